# What the pictures of the rules show: picture-KS-2-1 is said of KS-2.1. Which picture it is, web/src/features/rules/pictures/pictures.json says.

## Colors of Kasane

picture-KS-1-1 = The nine numbers with their colors, and the +1.
picture-KS-1-3 = Four players: four columns of four cards. The ringed ones are on top and can be taken.
picture-KS-2-1 = The hand was 6.7.3.2. The 1 just taken goes to the front; nothing else moves.
picture-KS-2-2 = The +1 goes straight to the right end of the robe and scores 1 point; the hand stays as it was.
picture-KS-2-3 = 3.2.1 is at the front, so it can be used; 7.3 is in the middle, so it cannot.
picture-KS-2-4 = The 6 at the end of the robe begins the yaku and stays where it is: 6.2.4.6, all even. Only 2.4.6 are laid.
picture-KS-2-5 = The space for three cards is taken. Yugiri with four cards is still free, and so are the larger cells.
picture-KS-2-6 = 3.2.1 are laid in their order for 3 points; 6.7 stay in the hand.
picture-KS-3-1 = The same number twice or three times; 5.5.6 is not.
picture-KS-3-2 = 4 + 6 and 1 + 7 + 2 make 10; 8 + 3 is one too many.
picture-KS-3-3 = 1, 2 and 6 in any order; two 1s do not stand in for the 2.
picture-KS-3-4 = 3, 8 and 9 in any order; two 9s do not stand in for the 3.
picture-KS-3-5 = 4, 5 and 7 in any order; two 5s do not stand in for the 7.
picture-KS-3-6 = Only up or only down, from 1 to 5. No number twice, and no turning back.
picture-KS-3-7 = Only up or only down, from 5 to 9. No number twice, and no 4.
picture-KS-3-8 = All odd, in any order, also the same twice; a single 4 spoils it.
picture-KS-3-9 = All even, in any order, also the same twice; a single 5 spoils it.
picture-KS-4-1 = Four players, four cards left: the round is over, and these are discarded.
picture-KS-5-1 = Eleven cards in eight colors: the upper numbers are colors, the lower ones points.
picture-KS-5-2 = Twelve cards and an empty hand: 5 points for nine colors, and 2 more.
picture-KS-6-2 = The +1 is laid for 1 point, then 2.4.6 from the hand for 2: together 3.

## Yuri-Kure

picture-YK-1-1 = The seven girls, and the two who join with five players.
picture-YK-1-3 = Left: favor 3. Right: favor 2 and, as a jagged line, discomfort 4; each is counted by itself.
picture-YK-1-4 = A couple has a ribbon around its line: dashed and blue before the Kiss of Promise, red after it.
picture-YK-1-6 = 3 points on Akane and Shirakaba, 2 on Shirakaba and Kuroki. The number beside each girl is your control of her: Shirakaba's is 3 + 2.
picture-YK-1-8 = Player 2 has revealed 4 on Murafuji, more than player 1 with 2, and controls her. Player 4 controls Akane with 3, player 3 Sorai. The others have no controller yet.
picture-YK-2-5 = A sheet: 5, 4, 3, 2 and 1 on five different pairs. Akane gets the most control, 5 + 4.
picture-YK-4-2 = Each number beats everything before it, also one's own.
picture-YK-4-4 = Player 1 is Akane's controller, so player 2 is asked first and reveals 3. Then everybody passes in a row, player 2 last: the step is over.
picture-YK-4-5 = Player 2 declares. Player 1 on the right passes, but player 4 reveals 4: the declaration is void, and it is fought over again.
picture-YK-4-9 = Player 2 declares, and the others let it pass, in whatever order: it is final.
picture-YK-5-1 = Akane approaches Sorai: their favor goes from 1 to 2. Akane and Kuroki are a couple, and get discomfort 1.
picture-YK-5-2 = After a No at favor 2: a 1 or 2 makes them a couple all the same.
picture-YK-5-3 = Tsuge names Akane and Sorai. Three for (○), two against (×): now the two are asked.
picture-YK-5-5 = Akane and Kuroki become a couple and keep favor 2; Kuroki's other couple gets discomfort 1.
picture-YK-6-1 = A couple with discomfort 2.
picture-YK-6-3 = A couple breaks up: nothing is left between the two.
picture-YK-6-4 = Favor 6: they become a couple by themselves.
picture-YK-7-1 = A couple with favor 2 and discomfort 1: a 3 is enough.
picture-YK-7-3 = Two kisses in a row make a Fated Couple; a failed one means beginning again.
picture-YK-7-5 = Left: all three are couples with one another. Right: Sorai and Tsuge are not, so it is not enough.
picture-YK-8-1 = The standard orientations, what they do and who has them.
picture-YK-8-10 = Favor 1, and she is Aggressive: up to 3 they become a couple.
picture-YK-8-11 = Akane is Attracting: favor 5 is enough.
picture-YK-8-12 = Sorai is Cool: before turn 1 her favor with Midorino goes from 1 to 4.
picture-YK-8-13 = Tsuge confesses to Midorino, who is Passive: favor 3 at once, and only then does she answer.
picture-YK-8-14 = Nothing was between Kuroki and Shirakaba, who is Shy: favor 3 at once.
picture-YK-8-15 = Tsuge and Murafuji are Friendly, their votes count three times: five for, four against.
picture-YK-8-16 = Favor 1, discomfort 1 and one Cute girl: a 3 is enough; without her it would take a 4.
picture-YK-8-17 = Discomfort 3 and one Attracted girl: it counts as 2.
picture-YK-9-1 = Three pairs of one sheet: more than 5 from the setup counts 5, what was added counts in full.

## Lily

picture-LY-2-1 = A character card as it is drawn here, and what its parts mean.
picture-LY-3-1 = Your side is below, the enemy's above; the event lies between.
picture-LY-3-3 = Three face up and one face down: coupling value 4.
picture-LY-4-7 = Nobody is left in front: both come forward in their columns.
picture-LY-4-8 = A Minato lies there already, so the second one goes face down; it still counts.
picture-LY-6-4 = With value 4, levels 2 + 1 may be played in one turn, 2 + 2 may not. A face-up card of each color played lies there too.
picture-LY-6-6 = From here she may go to the areas with arrows, never diagonally.
picture-LY-6-8 = The level-2 card is laid on the level-1 card of the same name and counts from now on.
picture-LY-7-1 = From the left, from the center, and from the back, where it reaches nobody.
picture-LY-7-2 = From the front it reaches over the front row; from the back it reaches the front row.
picture-LY-7-3 = From the front both rows; from the back only the front row.
picture-LY-7-4 = Also from the back both rows; from the center everything.
picture-LY-7-5 = The center front is attacked; the right front, or the center back, is attacked with it.
picture-LY-7-6 = The center back is attacked, and the front before it with it.
picture-LY-8-2 = The partner Yoru strikes back at the attacker Itoha: 50 doubled, and Mio's support of 30, against 40 + 10.
picture-LY-8-5 = Minato attacks and reveals another Minato: the support fails and counts 0.
picture-LY-8-6 = Natsume was revealed as support and has the partner's name. Now she attacks Minato, with a new support.
picture-LY-8-8 = Itoha 40 with Mio's 30 makes 70; Kagari 50 with Yoru's 10 makes 60.
picture-LY-8-9 = A Minato from the hand was put into the trash: 50 doubled is 100, and the support of 30 comes on top, not doubled.
picture-LY-8-11 = 60 against 60: equal is enough, and Natsume is defeated.
picture-LY-8-12 = A leader was defeated with two cards in the potential area: a third comes from hatena, and she stays.
