# The rules of Colors of Kasane in our own words, one message a rule: rule-KS-2-1 is KS-2.1.
# docs/rules is made from this file: python -m madoi.words.rules_pages

## The page

rules-page-kasane-intro = This is the whole game, rule by rule. The program cites the same ids when it refuses a move or explains what has just happened; in the browser press an id to read its rule, in the terminal type for example "? KS-2.4". Cards are written in the order of the hand or robe, so in a hand 6.7.3.2 the 2 is in front.
rules-page-kasane-makers = Colors of Kasane (襲ノ色目) belongs to its makers (game design 折口日向, Origuchi Hinata; artwork ナカヤマ皐月, Nakayama Satsuki; published by 桜遊庵, Ouyuuan), as every game belongs to those who made it; the text on this page is ours, and none of the book's text or art is here.

## KS-1

rule-chapter-KS-1 = Cards and setup
rule-title-KS-1-1 = The cards
rule-KS-1-1 = There are 52 kimono cards: the numbers 1 to 9, five of each, and seven +1 cards. Every number has its own color: 1 deep orange, 2 orange, 3 yellow, 4 yellow-green, 5 green, 6 light blue, 7 blue, 8 pale violet, 9 violet. A +1 card has no color.
rule-title-KS-1-2 = Cards for three and for four
rule-KS-1-2 = Four players use all 52 cards. Three players take out one card of each number and two +1 cards, and play with the other 41. (For two players see KS-6.4.)
rule-title-KS-1-3 = The common area
rule-KS-1-3 = All cards of the common area lie face up: with four players in four columns of four cards, with three in three columns of five. Only the top card of a column, the one laid last, can be taken.
rule-title-KS-1-4 = Who begins
rule-KS-1-4 = The start player is drawn at random. Turns then go round clockwise.

## KS-2

rule-chapter-KS-2 = The turn
rule-title-KS-2-1 = Take a card
rule-KS-2-1 = On your turn you must take the top card of one column; it goes to the front of your hand. The order of your hand never changes, and the other players do not see it. Example: hand 6.7.3.2 (the 2 is in front), take 1 → 6.7.3.2.1.
rule-title-KS-2-2 = Taking a +1
rule-KS-2-2 = A +1 card never enters your hand. Lay it at the right end of your robe and score 1 point at once; you make no yaku this turn (unless you play with KS-6.2).
rule-title-KS-2-3 = One yaku, from the front of the hand
rule-KS-2-3 = After taking a card you may make one yaku, never more than one a turn, or none. It uses the front-most cards of your hand, one or more, in their order, so the card you have just taken is always in it. Example: with 6.7.3.2.1 in hand you can use 3.2.1, but not 7.3 from the middle.
rule-title-KS-2-4 = Joining the end of your robe
rule-KS-2-4 = Your yaku may begin with the right-most card of your robe, followed by the cards from your hand; the robe card stays where it is. If the right-most card is a +1, this is not possible. Example: robe 8.7.6, hand 3.2.4, take 6 → 6.2.4.6 is Yugiri with four cards, and you lay 2.4.6.
rule-title-KS-2-5 = The cell must be free
rule-KS-2-5 = Count the cards of the yaku, a joined robe card included: that number names the cell on the yaku's card. You can make the yaku only if this cell has a free space; its other cells do not matter. Example: 6.2.4.6 needs a free space in Yugiri's cell for four cards.
rule-title-KS-2-6 = Lay, score, take the space
rule-KS-2-6 = Lay the cards from your hand to the right of your robe in their order, score the points, and take one space of the cell. Example: hand 6.7.3.2, take 1, make Wakana-ge with three cards → lay 3.2.1, score 3, keep 6.7 in hand.

## KS-3

rule-chapter-KS-3 = Yaku
rule-title-KS-3-1 = Kasane
rule-KS-3-1 = All cards show the same number. Examples: 2.2 and 9.9.9.
rule-title-KS-3-2 = Juu (ten)
rule-KS-3-2 = The numbers add up to exactly 10. Examples: 4.6 and 1.7.2.
rule-title-KS-3-3 = Sakura-chirashi
rule-KS-3-3 = The three cards 1, 2 and 6, one of each, in any order. Examples: 1.2.6 and 2.6.1; but 6.1.1 lacks the 2 and does not count.
rule-title-KS-3-4 = Mukai-zuru
rule-KS-3-4 = The three cards 3, 8 and 9, one of each, in any order. Examples: 3.8.9 and 9.3.8; but 9.8.9 lacks the 3 and does not count.
rule-title-KS-3-5 = Shippou
rule-KS-3-5 = The three cards 4, 5 and 7, one of each, in any order. Examples: 4.5.7 and 5.7.4; but 4.5.5 lacks the 7 and does not count.
rule-title-KS-3-6 = Wakana-ge
rule-KS-3-6 = Numbers from 1 to 5 that only rise or only fall; gaps are allowed. Examples: 1.2.4 and 5.3.2.1. No number may come twice, so 2.3.3.4 and 4.2.2 do not count.
rule-title-KS-3-7 = Wakana-jou
rule-KS-3-7 = Numbers from 5 to 9 that only rise or only fall; gaps are allowed. Examples: 9.8.5 and 5.6.7.9. No number may come twice, so 6.9.9 and 8.7.7.5.5 do not count.
rule-title-KS-3-8 = Asagao
rule-KS-3-8 = All numbers are odd, in any order, and they may repeat. Example: 7.5.1.1.7.3.
rule-title-KS-3-9 = Yugiri
rule-KS-3-9 = All numbers are even, in any order, and they may repeat. Examples: 6.4.8 and 8.4.6.2.8.
rule-title-KS-3-10 = Cells and points
rule-KS-3-10 = The point table lists the cells of every yaku: how many cards each needs, how many spaces it has, and what each space scores in the order in which they are taken. The rulebook's text does not print every number. The ones marked * are our own choice, and Yugiri with three cards follows a published review. If you own the box, you can correct or replace the table for any game: choose a file at a new table in the browser, or use --yaku FILE in the terminal.
rule-table-KS-3-10 =
    | Yaku | 2 cards | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|
    | { kasane-yaku-kasane } | 2*, 2* | 5*, 5* | 8* | | |
    | { kasane-yaku-juu } | 2*, 2* | 3* | 5* | | |
    | { kasane-yaku-sakura-chirashi } | | 4, 3 | | | |
    | { kasane-yaku-mukai-zuru } | | 4, 3 | | | |
    | { kasane-yaku-shippou } | | 4, 3 | | | |
    | { kasane-yaku-wakana-ge } | | 3 | 5* | 8* | |
    | { kasane-yaku-wakana-jou } | | 3 | 5 | 8 | |
    | { kasane-yaku-asagao } | | 2* | 4* | 6* | 8* |
    | { kasane-yaku-yugiri } | | 2 (review) | 4 | 6* | 8* |
rule-table-note-KS-3-10 = This is the table that comes with the program. One number is one space; two numbers are two spaces, the first to be taken on the left. That Kasane has two spaces each for two and three cards, and Juu two for two cards, is in the book.

## KS-4

rule-chapter-KS-4 = Rounds
rule-title-KS-4-1 = The end of a round
rule-KS-4-1 = A round ends when the common area holds as many cards as there are players: with four players after 3 turns each, with three after 4. (For two players see KS-6.4.) The cards left are discarded, and from then on nobody may look at them.
rule-title-KS-4-2 = The next round
rule-KS-4-2 = The player to the left of the start player becomes the new start player, and a new common area is laid from the deck.
rule-title-KS-4-3 = How many rounds, and the last one
rule-KS-4-3 = There are as many rounds as players. Before the last one is laid, the discards are shuffled into the deck; with three players two cards are over after that, and they are discarded. At the end everyone has had twelve turns.

## KS-5

rule-chapter-KS-5 = The end of the game
rule-title-KS-5-1 = Points for colors
rule-KS-5-1 = If your robe has eight or more cards, you score for its number of colors: 1 color 5 points, 2 colors 4, 3 colors 3, 4 colors 2, 5 colors 0, 6 colors 2, 7 colors 3, 8 colors 4, 9 colors 5. A +1 counts as a card but not as a color. Example: eleven cards in eight colors score 4.
rule-title-KS-5-2 = All twelve layers
rule-KS-5-2 = If all twelve of your cards are in your robe and none is left in your hand, you score 2 more points. Example: twelve cards in nine colors score 5 + 2.
rule-title-KS-5-3 = Who wins
rule-KS-5-3 = The player with the most points wins. If several have the most, the one of them with the most cards in the robe wins; if that is equal too, they share the win.

## KS-6

rule-chapter-KS-6 = Options
rule-title-KS-6-1 = Harder (three players)
rule-KS-6-1 = Only for three players: from the start, one space of Kasane with two cards and one space of Juu with two cards are already taken.
rule-title-KS-6-2 = Easier
rule-KS-6-2 = You may make a yaku even on a turn in which you took a +1. It is made from the front of your hand; since your robe now ends with that +1, no robe card can be joined (KS-2.4). Example: hand 3.2.4.6, take +1 → lay the +1 for 1 point, then make Yugiri of 2.4.6.
rule-title-KS-6-3 = Open hands
rule-KS-6-3 = All hands are shown. Every card was taken in plain sight, so this only spares you the remembering.
rule-title-KS-6-4 = Two players
rule-KS-6-4 = This comes from the reissue of the game and is not in the 2019 rulebook. Take out two cards of each number and two +1 cards; the common area is four columns of four. Play two rounds of six turns each; the four cards left in a round are discarded. The deck lasts for both rounds, so no discards are shuffled in.
