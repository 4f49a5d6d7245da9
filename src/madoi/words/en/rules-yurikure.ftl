# The rules of Yuri-Kure in our own words, one message a rule: rule-YK-2-1 is YK-2.1.
# docs/rules is made from this file: python -m madoi.words.rules_pages

## The page

rules-page-yurikure-intro = This is the whole game, rule by rule, with the expansion Utsuroi. The program cites the same ids when it refuses a move or explains what has just happened; in the browser press an id to read its rule, in the terminal type for example "? YK-4.2". Where the books are silent or disagree, the last chapter says how we play.
rules-page-yurikure-makers = Yuri-Kure (百合紅) and its expansion Utsuroi (うつろひ) belong to their makers (game design tackman; published by 世界革命研究所, World Revolution Institute), as every game belongs to those who made it; the text on this page is ours, and none of the books' text or art is here. Traditional Chinese edition (2024): translation 丁佳欣, 郭少亭 and 王永翔, proofreading and layout 軒轅封. The designer names Urs Hostettler's Kremlin as the source of the idea: characters led by secret influence that is revealed bit by bit, and better kept hidden. The book also mentions, with a wink, an unofficial way to decide for a girl: the interpretation battle, in which players argue about what she would do. That one we leave to your table.

## YK-1

rule-chapter-YK-1 = Terms
rule-title-YK-1-1 = The girls
rule-YK-1-1 = Seven girls, each with a color: Akane (red), Shirakaba (white), Kuroki (black), Tsuge (yellow), Murafuji (purple), Midorino (green), Sorai (sky blue). With five players there are two more: Haila (gray) and Momozono (pink). Their full names in the Japanese book: 赤根茉莉花、白樺アレクサンドラ、黒木蘭、黄楊久、紫藤薫、緑野文子、空井美菜、灰羅イルミ、桃園蓮華.
rule-title-YK-1-2 = Pairs
rule-YK-1-2 = A pair is any two different girls; their order does not matter. Seven girls make 21 pairs, nine girls 36.
rule-title-YK-1-3 = Favor and discomfort
rule-YK-1-3 = Every pair has two separate counters, favor and discomfort, each from 0 to 6. They never cancel each other out. What would rise above 6 stays at 6, and nothing falls below 0.
rule-title-YK-1-4 = Couples
rule-YK-1-4 = A pair with a couple marker is a couple. The blue side means that the couple is unsworn, the red side that it is sworn: its last Kiss of Promise succeeded.
rule-title-YK-1-5 = Support
rule-YK-1-5 = Support points are what a player has given to pairs in secret. Those of the setup and the additional ones of later are counted apart, because YK-9.1 treats them differently.
rule-title-YK-1-6 = Control
rule-YK-1-6 = Your control of a girl is the sum of all your support points, of both kinds, on the pairs she belongs to. Example: 3 on Akane and Shirakaba and 2 on Shirakaba and Kuroki give control 3 of Akane, 5 of Shirakaba and 2 of Kuroki.
rule-title-YK-1-7 = Revealed control
rule-YK-1-7 = How much of your control of a girl you have revealed is public, and it never falls.
rule-title-YK-1-8 = The controller
rule-YK-1-8 = The controller of a girl is the player who has revealed most on her. As long as nobody has revealed anything on her, she has none. There is never a tie, by YK-4.2.
rule-title-YK-1-9 = Left and right
rule-YK-1-9 = The players sit in a circle. The player to your left has the next seat, the player to your right the one before yours.
rule-title-YK-1-10 = The die
rule-YK-1-10 = Every die is an ordinary one with the faces 1 to 6.

## YK-2

rule-chapter-YK-2 = Setup
rule-title-YK-2-1 = Players and girls
rule-YK-2-1 = Three or four players play with seven girls, five players with nine. The game is not for any other number.
rule-title-YK-2-2 = The first couple
rule-YK-2-2 = One pair drawn at random starts as an unsworn couple. It is called the setup couple.
rule-title-YK-2-3 = The first favor
rule-YK-2-3 = One random pair starts at favor 2 and two others at favor 1. These three pairs are different, but a girl may be in several of them, and the setup couple may be one of them.
rule-title-YK-2-4 = The action order
rule-YK-2-4 = The girls are put in a random order, in which they act in every turn. It stays the same for the whole game.
rule-title-YK-2-5 = Setup support
rule-YK-2-5 = All this is public. Then every player in secret gives the values 1, 2, 3, 4 and 5, each once, to five different pairs; with advanced support one pair may get several of them (the book advises against that in a first game). A sheet that has been handed in is final. Everybody sees who has handed in, but not what.
rule-title-YK-2-6 = The virtual controller
rule-YK-2-6 = Only in the competition procedure: before support is given, a random player becomes the virtual controller (see YK-4.7). It matters only as long as nobody has revealed anything. At a paper table the players may decide by any means they like who it is, as with the rest of the setup: enter what you have drawn or agreed on. The open procedure has none.
rule-title-YK-2-7 = Secrecy
rule-YK-2-7 = Nobody sees the support points of others until the game is over. Then all sheets are opened.

## YK-3

rule-chapter-YK-3 = The turn
rule-title-YK-3-1 = Turns and phases
rule-YK-3-1 = The game has up to nine turns. Each turn has three phases: the Action Phase (YK-4, YK-5), the Couples Phase (YK-6) and the Kiss of Promise Phase (YK-7).
rule-title-YK-3-2 = Additional support
rule-YK-3-2 = At the end of turn 3 every player in secret adds 1 support point to any pair, at the end of turn 6 another 3, point by point, on the same pair or on different ones. Everybody chooses at the same time and hands in as in YK-2.5.
rule-title-YK-3-3 = Control grows
rule-YK-3-3 = Additional support raises your control of both girls of the pair at once.
rule-title-YK-3-4 = An end is an end
rule-YK-3-4 = What ends the game ends it on the spot. Nothing that would come later in that turn happens any more.

## YK-4

rule-chapter-YK-4 = Who decides for a girl
rule-title-YK-4-1 = To reveal
rule-YK-4-1 = To reveal is to raise your revealed control of a girl to a number of your choice, at most your control of her. Everything a girl does or answers can be fought over in this way: her action, her answer to a confession, her vote, her answer in a Game of Love, her choice as a Cool girl.
rule-title-YK-4-2 = More than everybody
rule-YK-4-2 = The number you reveal must be larger than everything revealed on that girl so far, your own included. Example: 1, then 2, then 4 were revealed on Murafuji; now it takes 5.
rule-title-YK-4-3 = Nobody in control
rule-YK-4-3 = A girl whom nobody controls does nothing, answers No and votes against.
rule-title-YK-4-4 = Competition: the reveal step
rule-YK-4-4 = Priority begins to the left of the girl's controller and goes on to the left. The player with priority reveals on this girl or passes; after a reveal it begins anew to the left of the one who revealed. The step is over when all players in a row have passed, the controller too. Everybody is asked, even those who could not reveal.
rule-title-YK-4-5 = Competition: the declaration step
rule-YK-4-5 = The controller must declare what the girl does, with all it needs, even if it is nothing. Then the others get priority once each, from the controller's right and on to the right. If all of them pass, the decision is final; if one reveals, the declaration is void and the reveal step comes again.
rule-title-YK-4-6 = Competition: only this girl
rule-YK-4-6 = Only control of the girl whose decision it is can be revealed.
rule-title-YK-4-7 = Competition: nobody in control yet
rule-YK-4-7 = If nobody controls the girl who decides, go back from her through the action order (before the first comes the last) to the nearest girl who has a controller. The reveal step begins to the left of that player. If no girl has a controller, it begins to the left of the virtual controller (YK-2.6). If still nobody controls her at the end of the step, YK-4.3 applies at once.
rule-title-YK-4-8 = Open: reveal whenever you like
rule-YK-4-8 = In the Action Phase, as long as a decision is not final, every player may reveal on any girl: more than anybody has revealed on her, and at most their own control (YK-4.1, YK-4.2). That goes for players who have passed, too. A decision is final only after the last pass, not after your own. The book calls this simple procedure enough in most cases; the competition procedure is for players who want it strict.
rule-title-YK-4-9 = Open: declare and let pass
rule-YK-4-9 = The controller declares; it is final when all others have let it pass since the last declaration or reveal on that girl. Until then there is nothing to let pass, and the controller needs no pass of their own. The controller may change it to something not declared before, counted from the beginning of the decision or, if later, from the last reveal on her. A reveal on her by somebody else makes the declaration void, one by the controller leaves it standing; both cancel all passes, and reveals on other girls cancel nothing. If nobody controls her, YK-4.3 applies when all have let it pass.

## YK-5

rule-chapter-YK-5 = Actions
rule-title-YK-5-1 = Approach
rule-YK-5-1 = She approaches any other girl, and the favor of the two rises by 1. Every other couple that one of the two belongs to gets discomfort +1.
rule-title-YK-5-2 = Confession
rule-YK-5-2 = Only a girl who is in no couple can confess, to any other girl, who answers Yes or No. After a Yes they become a couple (YK-5.5). After a No a die is rolled: at most their favor, and they become a couple all the same; above it, their favor rises by 1.
rule-title-YK-5-3 = Game of Love
rule-YK-5-3 = She names two other girls who are not a couple with each other; either of them may be in a couple with somebody else. With that she has voted for them. All other girls outside the pair vote, from the one after her in the action order and round. With more votes for than against, both of the two are asked, in action order from the first: two Yes make them a couple (YK-5.5), anything else gives the pair discomfort +1. Without that majority nothing happens.
rule-title-YK-5-4 = Do nothing
rule-YK-5-4 = Nothing happens, and the next girl acts.
rule-title-YK-5-5 = Becoming a couple
rule-YK-5-5 = Whoever becomes a couple by a confession or a Game of Love gets an unsworn marker, whatever they once were, and keeps favor and discomfort. Every other couple of either girl gets discomfort +1. A girl may be in several couples.

## YK-6

rule-chapter-YK-6 = Couples Phase
rule-title-YK-6-1 = A die for every couple
rule-YK-6-1 = Every couple rolls a die. A 6 gives favor +1 and nothing else here, whatever the discomfort (but see YK-6.2). Otherwise subtract the discomfort from the die: 0 or less and they break up, 1 or 2 gives discomfort +1, 3 or more changes nothing.
rule-title-YK-6-2 = Too much discomfort
rule-YK-6-2 = After all dice, every couple whose discomfort is 6 breaks up, even if it has just rolled a 6.
rule-title-YK-6-3 = Breaking up
rule-YK-6-3 = The couple marker is taken away, and favor and discomfort of the pair fall to 0.
rule-title-YK-6-4 = Brought together by favor
rule-YK-6-4 = Then every pair with favor 6 that is not a couple becomes an unsworn couple. Other couples get no discomfort from it.

## YK-7

rule-chapter-YK-7 = Kiss of Promise Phase
rule-title-YK-7-1 = The kiss
rule-YK-7-1 = All couples roll at the same time, a die each. Die plus favor minus discomfort must be 4 or more for the Kiss of Promise to succeed.
rule-title-YK-7-2 = The first turn
rule-YK-7-2 = In turn 1 the setup couple does not roll. Couples that have formed during turn 1 do.
rule-title-YK-7-3 = What a kiss changes
rule-YK-7-3 = An unsworn couple that succeeds becomes sworn; a sworn couple that succeeds becomes a Fated Couple. A couple that fails is unsworn.
rule-title-YK-7-4 = Fated Couples
rule-YK-7-4 = One or more Fated Couples end the game, see YK-9.2.
rule-title-YK-7-5 = Yuri Polygamy
rule-YK-7-5 = If there is no Fated Couple, the game ends when three or more girls are all couples with one another, see YK-9.3. Example: Sorai and Midorino, Midorino and Tsuge are not enough as long as Sorai and Tsuge aren't a couple. A confession cannot close such a group, because a girl in a couple does not confess: it takes a Game of Love or enough favor (YK-6.4).
rule-title-YK-7-6 = Nine turns
rule-YK-7-6 = If neither is the case, the game ends with turn 9, see YK-9.4.

## YK-8

rule-chapter-YK-8 = Orientations (Utsuroi)
rule-title-YK-8-1 = Two for every girl
rule-YK-8-1 = Orientations can be played with any number of players. Every girl has two different ones, and none is on more than three girls. The standard ones are named below; they can also be drawn at random or chosen by the players.
rule-title-YK-8-2 = Support with orientations
rule-YK-8-2 = Setup support must be on five different pairs, so there is no advanced support. Additional support is 3 points after turn 3 and 5 points after turn 6.
rule-title-YK-8-3 = Game Start Phase
rule-YK-8-3 = Before turn 1 there is a reveal step for every girl in action order; a Cool girl goes through the whole procedure and chooses a girl with whom her favor rises by 3. If nobody controls her, nothing happens. In the open procedure only the girl whose moment it is can be revealed on, until all players have let it pass since the last reveal; for a Cool girl with a controller YK-4.9 applies.
rule-title-YK-8-10 = Aggressive
rule-YK-8-10 = Akane, Sorai. When she confesses and hears No, the die is compared with favor + 2. The favor itself does not change by this.
rule-title-YK-8-11 = Attracting
rule-YK-8-11 = Shirakaba, Akane, Kuroki. A pair with her becomes a couple by YK-6.4 from favor 5: unsworn, at the end of the Couples Phase, and without discomfort for other couples. Two such girls in a pair count like one.
rule-title-YK-8-12 = Cool
rule-YK-8-12 = Sorai, Momozono. In the Game Start Phase (YK-8.3) her controller chooses another girl, and the favor of the two rises by 3. Example: from 1 to 4.
rule-title-YK-8-13 = Passive
rule-YK-8-13 = Murafuji, Midorino. When it is final that somebody confesses to her, the favor of the two rises by 1 at once, before she answers. So the die after a No is compared with the raised favor, and a Yes keeps it too.
rule-title-YK-8-14 = Shy
rule-YK-8-14 = Shirakaba, Midorino. When she is approached by a girl with whom her favor is 0, it rises by 3 instead of 1.
rule-title-YK-8-15 = Friendly
rule-YK-8-15 = Tsuge, Murafuji. Her vote in a Game of Love counts three times, for or against: also the one she casts by starting it, and the one against when nobody controls her.
rule-title-YK-8-16 = Cute
rule-YK-8-16 = Kuroki, Haila, Momozono. Each Cute girl of a couple adds 1 to its Kiss of Promise.
rule-title-YK-8-17 = Attracted
rule-YK-8-17 = Haila, Tsuge. For the die of YK-6.1 discomfort counts 1 lower for each such girl of the couple, though not below 0. YK-6.2 looks at the true discomfort.

## YK-9

rule-chapter-YK-9 = Who wins
rule-title-YK-9-1 = Counted support
rule-YK-9-1 = For a pair your setup support counts up to 5, and your additional support in full. Example: 4 and 3 from the setup count 5; 5 from the setup and 1 more count 6.
rule-title-YK-9-2 = Fated ending
rule-YK-9-2 = Add up your counted support on the Fated Couples.
rule-title-YK-9-3 = Polygamy ending
rule-YK-9-3 = Add up all your support, without the limit of 5, on all pairs inside the groups.
rule-title-YK-9-4 = Nine-turn ending
rule-YK-9-4 = Add up your counted support on all couples there are. If there is not one couple, the game is a draw for everybody.
rule-title-YK-9-5 = The winner
rule-YK-9-5 = The highest sum wins. Among equals it is whoever has revealed least on the girls concerned (of the Fated Couples, of the groups, or of all couples), each girl counted once; example: 6 revealed beats 7. If that is equal too, these players draw and nobody wins. Even where nobody has any support on those pairs, the one who revealed least on those girls wins.

## YK-D

rule-chapter-YK-D = Where the books are silent or disagree
rule-title-YK-D1 = Which additional support counts
rule-YK-D1 = The Japanese book lets the additional points of turns 6 and 9 count in full, but they are given after turns 3 and 6. We count all additional support.
rule-title-YK-D2 = A die equal to the favor
rule-YK-D2 = After a No to a confession the Chinese translation asks for a die below the favor, the Japanese book for at most the favor. We play at most.
rule-title-YK-D3 = Exactly 0 in the Couples Phase
rule-YK-D3 = In the Chinese translation a couple breaks up below 0, in the Japanese book at 0 or less. We play 0 or less.
rule-title-YK-D4 = The pairs with favor at the start
rule-YK-D4 = In the Japanese book the three pairs must be different, in the Chinese translation all six girls in them. We play with different pairs; the option edition zh-hant draws six different girls and changes nothing else.
rule-title-YK-D5 = Which way priority goes after a declaration
rule-YK-D5 = The book only says that it begins to the controller's right. It goes on to the right; to the left it would come to the controller first.
rule-title-YK-D6 = The limit of 5 after nine turns
rule-YK-D6 = The Japanese book does not say whether the limit of 5 holds in the nine-turn ending; the publisher's English rules treat it like the fated ending. We apply the limit.
rule-title-YK-D7 = Several groups in a polygamy
rule-YK-D7 = If several groups are complete at the same time, all pairs of all of them count, each pair once.
rule-title-YK-D8 = The order of the dice
rule-YK-D8 = Couples roll in the action order of their earlier girl, then of their later one. It changes nothing but the order of the log.
rule-title-YK-D9 = A Game of Love without a controller
rule-YK-D9 = If nobody controls a girl of the pair in a Game of Love, she answers No.
rule-title-YK-D10 = Outbidding yourself
rule-YK-D10 = Controllers may raise their own revealed control too, by YK-4.2; in the reveal step (YK-4.4) they are asked like everybody else.
rule-title-YK-D11 = Who is asked first in a Game of Love
rule-YK-D11 = The two girls are asked in action order from the first place, not from the girl who started it.
rule-title-YK-D12 = Several Fated Couples
rule-YK-D12 = The limit of 5 holds for each pair, not for all of them together.
rule-title-YK-D13 = A player who can only pass
rule-YK-D13 = Nobody may be able to tell, from an answer or from how long it took, that a player could not have revealed. In the open procedure no list shows who can still act, either.
rule-title-YK-D14 = Whom an approach disturbs
rule-YK-D14 = The Chinese translation can be read as if an approach gave discomfort to every couple there is. We play that it is only the couples of the two girls.
