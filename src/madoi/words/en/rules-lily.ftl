# The rules of Lily in our own words, one message a rule: rule-LY-2-1 is LY-2.1.
# docs/rules is made from this file: python -m madoi.words.rules_pages

## The page

rules-page-lily-intro = This is the whole game for two players, rule by rule. The program cites the same ids when it refuses a move or explains what has just happened; in the browser press an id to read its rule, in the terminal type for example "? LY-8.2". The cards themselves are no part of the rules: the program comes with cards of its own and reads others from files. Where the book is silent or unclear, the last chapter says how we play.
rules-page-lily-makers = Lily: The Coupling Generation belongs to its makers, as every game belongs to those who made it; the text on this page and the cards of this program are ours, and none of the book's text, cards or art is here.

## LY-1

rule-chapter-LY-1 = Winning and losing
rule-title-LY-1-1 = No leader
rule-LY-1-1 = A player who has no leader on the field loses.
rule-title-LY-1-2 = No cards left
rule-LY-1-2 = A player whose deck and trash are both empty loses.
rule-title-LY-1-3 = Winning by a card
rule-LY-1-3 = Some card effects make a player win outright.
rule-title-LY-1-4 = When it is decided
rule-LY-1-4 = After every process it is checked whether somebody has won or lost; characters defeated together first leave the field together. If so, the game ends on the spot, and nothing that would follow is done. If both players win or both lose at the same time, the game is a draw.

## LY-2

rule-chapter-LY-2 = Cards
rule-title-LY-2-1 = Characters
rule-LY-2-1 = A character card has a title, a name, a color, a level, power, support, a range and skills. Its color is White Lily (blue), Hexagram (black) or Rhododendron (red).
rule-title-LY-2-2 = Events
rule-LY-2-2 = An event card has a title, a name and effects. It has no color.
rule-title-LY-2-3 = Potentials
rule-LY-2-3 = A potential card has a title, a name, a timing and an effect.
rule-title-LY-2-4 = The same card
rule-LY-2-4 = Cards with the same title and the same name are the same card. Cards that share only the name are different cards of the same name. Flavour text, card number, picture and illustrator mean nothing in play.

## LY-3

rule-chapter-LY-3 = Areas
rule-title-LY-3-1 = Where cards lie
rule-LY-3-1 = Each player has a deck, a partner area, a coupling area, a trash, hatena (where the potential deck lies), a potential area, a hand and a field. The field has three columns, left, center and right, each with a front and a back: six areas. There is one event area, and both players share it.
rule-title-LY-3-2 = What is public
rule-LY-3-2 = Nobody sees the cards in deck and hatena, and their order never changes by itself. Your hand is hidden from the opponent, and so are your face-down leader and partner until LY-5.5. Everything else is public: both players may read even face-down coupling cards. But to rules and skills a face-down coupling card has no color, no name and no other property. It still counts in the coupling value.
rule-title-LY-3-3 = Coupling value
rule-LY-3-3 = Your coupling value is the number of cards in your coupling area, face up and face down together.
rule-title-LY-3-4 = Revealed cards
rule-LY-3-4 = To reveal a card is to show its face to both players. A revealed card is still in the area it was revealed from. What you have seen you may remember: the program goes on showing it to you, even when the card has gone from the top of a deck into a hand, until it is shuffled away.

## LY-4

rule-chapter-LY-4 = Processes
rule-title-LY-4-1 = Cannot beats can
rule-LY-4-1 = If one effect allows a thing and another forbids it, it is forbidden.
rule-title-LY-4-2 = What cannot be done
rule-LY-4-2 = What cannot be done is skipped, and the rest is carried out. But what follows "if you did so" is skipped too when the thing before it was not done.
rule-title-LY-4-3 = Already so
rule-LY-4-3 = A card cannot be brought into a state it is in already. For example, an inactive character cannot be made inactive, not even to pay a cost.
rule-title-LY-4-4 = When both choose
rule-LY-4-4 = Where both players have a choice to make, the player whose turn it is chooses first.
rule-title-LY-4-5 = Changing numbers
rule-LY-4-5 = When a number is changed in several ways, multiply and divide first, then add and subtract.
rule-title-LY-4-6 = The same name twice
rule-LY-4-6 = If characters of the same name are on your field, you choose one to keep and put the others into the trash, unless a skill allows them. Like LY-4.7 to LY-4.9, this is done at once, even in the middle of a skill.
rule-title-LY-4-7 = Nobody in front
rule-LY-4-7 = If you have no character in front, all those in the back are put into the front, each in its own column. This is no move (LY-6.6): active characters stay active.
rule-title-LY-4-8 = The same name in the coupling area
rule-LY-4-8 = A card put into the coupling area goes there face down if a face-up card of the same name is there already.
rule-title-LY-4-9 = Refresh
rule-LY-4-9 = If your deck is empty, your trash is shuffled and becomes your deck. If this happens to both players at once, the player whose turn it is goes first.

## LY-5

rule-chapter-LY-5 = Decks and setup
rule-title-LY-5-1 = The deck
rule-LY-5-1 = A deck has 40 to 50 cards, characters and events, with at most 4 of the same card (LY-2.4) and at least 2 characters of level 1. Two of its level-1 characters become your leader and your partner; they may have the same name, or be copies of the same card. These two count in the size of the deck and in the number of copies.
rule-title-LY-5-2 = The potential deck
rule-LY-5-2 = A potential deck has 7 to 10 potential cards, at most 2 of the same card.
rule-title-LY-5-3 = Before the first turn
rule-LY-5-3 = Put your leader face down in the center front and your partner face down in the partner area. Both decks are shuffled and put face down in their places, the potential deck in hatena. Who goes first is drawn at random.
rule-title-LY-5-4 = The first hand
rule-LY-5-4 = Both players draw 6 cards. Then the first player, and after that the second, puts 0 to 6 of them into the trash and draws as many again.
rule-title-LY-5-5 = Face up
rule-LY-5-5 = Both players turn leader and partner face up at the same time, and the first turn begins.

## LY-6

rule-chapter-LY-6 = The turn
rule-title-LY-6-1 = Start Phase
rule-LY-6-1 = The players take turns, each of six phases: Start, Coupling, Event, Deployment, Action, End. In the Start Phase effects "when the turn starts" come first; then your characters become active, with the effects of that; then your partner, if sideways, is turned upright; then you draw a card. The first player's first turn has no Start Phase.
rule-title-LY-6-2 = Coupling Phase
rule-LY-6-2 = Reveal the top card of your deck. Put it into your coupling area (LY-4.8) or leave it on top of the deck. An event can be coupled too: it has a name and no color.
rule-title-LY-6-3 = Event Phase
rule-LY-6-3 = You may put one event card from your hand into the event area. The event that was there goes to its owner's trash.
rule-title-LY-6-4 = Deployment Phase
rule-LY-6-4 = Play characters from your hand, as many as you like. Deploy: put the card into an empty area of your field; not if an ally has the same name. Level up: put it on an ally of the same name, of whatever level. Both need a face-up coupling card of the card's color, and the levels played in this phase, this card's included, must add up to less than your coupling value (LY-D1); example: with a coupling value of 4, to at most 3. A card put on the leader counts one level less if its level is higher than the leader's present one. A deployed character is active and may act in the same turn.
rule-title-LY-6-5 = Action Phase
rule-LY-6-5 = As often as you like and in any order, let an active ally act, which makes it inactive, to move or to attack, or use activated skills. In the first player's first turn nobody can attack.
rule-title-LY-6-6 = Move
rule-LY-6-6 = A character moves to an adjacent area: the next one in its row, or the other one in its column, never diagonally. If an ally is there, the two swap places. When the move is an action, both must be active for that, and both become inactive.
rule-title-LY-6-7 = End Phase
rule-LY-6-7 = Effects "when the turn ends" are carried out, and the turn passes to the opponent.
rule-title-LY-6-8 = After a level-up
rule-LY-6-8 = A character that levels up keeps its area and stays active or inactive as it was; from now on the top card counts. When it leaves the field, the cards below leave with it. Its once-a-turn skills count as not yet used (LY-9.3).

## LY-7

rule-chapter-LY-7 = Range
rule-title-LY-7-1 = Range 1
rule-LY-7-1 = From a front area: the opponent's front areas in the same column or in one beside it. From the back this range reaches nobody. Columns face each other by name, your left the opponent's left; left and center are beside each other, and so are center and right.
rule-title-LY-7-2 = Range 2
rule-LY-7-2 = From a front area: the opponent's back areas in the same column or in one beside it. From a back area: the front areas in the same column or in one beside it.
rule-title-LY-7-3 = Range 1-2
rule-LY-7-3 = Every area that range 1 or range 2 reaches.
rule-title-LY-7-4 = Range 1-3
rule-LY-7-4 = From any area: front and back of the same column and of those beside it. From the center that is the opponent's whole field.
rule-title-LY-7-5 = Wide
rule-LY-7-5 = The attacker also names one area adjacent (LY-6.6) to the attacked one, in range or not, empty or not. Whoever is there is attacked at the same time.
rule-title-LY-7-6 = Piercing
rule-LY-7-6 = An attack on a back area, whether named first or added by LY-7.5, is at the same time an attack on the front area of its column.

## LY-8

rule-chapter-LY-8 = Battle
rule-title-LY-8-1 = The attack
rule-LY-8-1 = The attacker acts and names an enemy in its range.
rule-title-LY-8-2 = Sange counter
rule-LY-8-2 = If a leader is attacked, alone or with others, and its player's partner is face up and upright, that player may turn the partner face down. The battle is now the partner's attack on the attacker, and the partner's power is doubled for this battle.
rule-title-LY-8-3 = Effects of the attack
rule-LY-8-3 = Effects "when the battle starts" and "when attacking" are carried out, then those "when attacked".
rule-title-LY-8-4 = Revealing support
rule-LY-8-4 = Both players reveal the top card of their deck as support. Whoever reveals an event may put it into the trash and reveal the next card, once for each reveal; the player whose turn it is decides first.
rule-title-LY-8-5 = Failed support
rule-LY-8-5 = Support fails, and counts 0, if it is an event or has the name of the battling character on its own side (LY-D3).
rule-title-LY-8-6 = Coupling counter
rule-LY-8-6 = If the attacked player's support is a character with the partner's name, even a failed one, and the partner is face up and upright, that player may turn the partner sideways. The battle is now the attack of that support card on the attacker, and that player alone goes through LY-8.4 and LY-8.5 again.
rule-title-LY-8-7 = SP skill
rule-LY-8-7 = If the attacking side's support has not failed and has an SP skill, the skill is carried out. After a counter the attacking side is the one that countered.
rule-title-LY-8-8 = Adding support
rule-LY-8-8 = Each side adds its support to the power of its battling character.
rule-title-LY-8-9 = Critical
rule-LY-8-9 = The attacking player may put one card of any kind with the attacking character's name from hand into the trash. The character's power doubles: what skills change is doubled with it (skills that look at hand or trash see them as they are now), support is not (LY-4.5). A partner in a Sange counter then has four times its power.
rule-title-LY-8-10 = Block
rule-LY-8-10 = For each attacked character, the attacked player may put one card of any kind with its name from hand into the trash: it cannot be defeated in this battle. About critical and block players are asked whether or not they hold such a card, so that the question betrays nothing.
rule-title-LY-8-11 = Defeat
rule-LY-8-11 = If the attacker's power is at least that of the attacked character, the attacked one is defeated: it goes to the trash with the cards below it. If it is less, both stay.
rule-title-LY-8-12 = A defeated leader
rule-LY-8-12 = If a leader is defeated and its player has fewer than five cards in the potential area, face up and face down together, the leader stays on the field. Instead the top card of that player's hatena goes to the potential area face up.
rule-title-LY-8-13 = Effects during the battle
rule-LY-8-13 = Effects of using critical or block are carried out right after it; effects of defeating, of being defeated and of failing to defeat, once the powers have been compared; SP skills "at the end of the battle", last.
rule-title-LY-8-14 = Supports go away
rule-LY-8-14 = Then both supports go to the trash of their players.

## LY-9

rule-chapter-LY-9 = Skills
rule-title-LY-9-1 = Kinds of skill
rule-LY-9-1 = Activated: you may use it in your own Action Phase, any number of times. Continuous: it works while its character is on the field. Auto: while its character is on the field it is carried out whenever what it names happens, once for each time. Special: it works always, in whatever area the card is. SP: it is carried out when the card supports the attacking side (LY-8.7).
rule-title-LY-9-2 = Several skills at once
rule-LY-9-2 = If several auto skills are due at once, the player whose turn it is carries out theirs in any order, then the opponent does the same. One that is waiting is carried out even if its character has gone. No skill starts inside another: it waits. Only LY-4.6 to LY-4.9 cut in.
rule-title-LY-9-3 = Once a turn
rule-LY-9-3 = A skill so marked can be carried out once in a turn. An auto skill whose cost you did not pay, or whose "may" you declined, has not been used up.
rule-title-LY-9-4 = Costs
rule-LY-9-4 = Action cost: the character with the skill acts. Reverse cost: turn as many of your face-up coupling cards face down as it says. Costs are paid in full or not at all, and without them the skill is not carried out. Cards of your own can cost more: discard puts cards from your hand into your trash, sacrifice puts allies into the trash, who are not defeated.

## LY-10

rule-chapter-LY-10 = Events
rule-title-LY-10-1 = The event works for both
rule-LY-10-1 = The event in the event area works for both players, whoever put it there, at the moments it names.

## LY-11

rule-chapter-LY-11 = Potentials
rule-title-LY-11-1 = Using a potential
rule-LY-11-1 = A face-up card in your potential area may be used at the timing printed on it. After that it is turned face down.

## LY-D

rule-chapter-LY-D = Where the book is silent or unclear
rule-title-LY-D1 = The sum of levels
rule-LY-D1 = By the book the sum of levels in the Deployment Phase may not reach the coupling value. We play it as it stands: the sum is smaller. With the option deployment up-to it may be equal.
rule-title-LY-D2 = Revealing in the Coupling Phase
rule-LY-D2 = The book does not say clearly whether the reveal itself can be left out. The card is always revealed, and only placing it is optional. A card left on top of the deck is known to both players.
rule-title-LY-D3 = Whose name makes support fail
rule-LY-D3 = The book only speaks of the name of the attacking character. We compare each support with the battling character on its own side.
rule-title-LY-D4 = Cards for critical and block
rule-LY-D4 = The book does not say where they come from. They come from the hand.
rule-title-LY-D5 = Several targets
rule-LY-D5 = An attack on several characters, by wide or piercing, is one battle. For each of them by itself the defender's support is judged (LY-8.5) and added, powers are compared, and a block can be used.
rule-title-LY-D6 = A counter against several targets
rule-LY-D6 = If the attack had several targets, the battle after a counter has only one: the former attacker.
rule-title-LY-D7 = The support that attacked
rule-LY-D7 = The support card that attacks in a coupling counter goes to the trash with the supports.
rule-title-LY-D8 = Who attacks in a counter
rule-LY-D8 = The partner or support card that attacks in a counter is not on the field: it cannot be defeated, moved or leveled up.
rule-title-LY-D9 = Hatena is empty
rule-LY-D9 = If hatena is empty when a leader is defeated, LY-8.12 does not save the leader: it goes to the trash. LY-4.2 does not apply here.
rule-title-LY-D10 = A counter to a counter
rule-LY-D10 = A counter cannot be answered with a counter.
rule-title-LY-D11 = The deck runs out during a battle
rule-LY-D11 = If a deck runs out while a support is revealed, LY-4.9 is done at once, without the support and without the card that attacks in a coupling counter. This is an exception to LY-3.4 for LY-4.9 alone; for LY-1.2 those cards are still in the deck. With an empty trash nothing happens until a card comes into it. Support that cannot be revealed counts 0. A card revealed in the Coupling Phase is in the deck.
rule-title-LY-D12 = A game without end
rule-LY-D12 = If nobody has won at the end of the 100th turn, both players' turns counted together, the game is a draw. This limit is an option. It is also a draw if skills set each other off without end: after 1000 of their steps in one turn.
rule-title-LY-D13 = A player gives up
rule-LY-D13 = A player can concede at any time, also during the other player's turn. The other player wins at once.
rule-title-LY-D14 = Rulings
rule-LY-D14 = New duels are played by rulings 2. A support, and the card that attacks in a coupling counter, go to the trash from the deck. Characters defeated together hear of each other's defeat. A second character of a name may be deployed only where skills let both stay. An event has neither level nor power. If a card levels up one of several allies of its name, its player says whom. Of two copies in a coupling area either can be chosen. What lasts until the end of the battle does nothing outside a battle. Records without the option rulings were played by rulings 1, without these.
rule-title-LY-D15 = Edition of the cards
rule-LY-D15 = New duels use the third edition of the shipped cards and ready decks. From the second edition on, at most one in five cards of a deck may have the same name; cards of which a deck may have any number are not counted. Of some cards a deck may have fewer than four, and more characters are strong as leaders. The second set of cards (Lantern Night and Eclipse) and its two ready decks belong to the second edition and later ones. The third edition changes single cards, so that decks are fair to each other. Records without an edition use the first.
