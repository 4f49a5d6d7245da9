# Lily: what is asked, what happens, why not. Terms, skills, rules and the terminal have files of their own.

lily-area-lf = left front
lily-area-cf = centre front
lily-area-rf = right front
lily-area-lb = left back
lily-area-cb = centre back
lily-area-rb = right back
lily-area-event = event
lily-area-potential = potential
lily-area-special = special skill
lily-area-support = support

lily-chance-first = who goes first
lily-chance-card = the next card of a deck
lily-chance-potential = the next card of hatena
lily-chance-imagined = a guess at the hidden cards

## Questions

lily-question-leader = Choose your leader, face down: a level-1 character of your deck.
lily-question-partner = Choose your partner, face down: another level-1 character of your deck.
lily-question-mulligan = Exchange any cards of your hand, one by one. When you keep the rest, you draw as many.
lily-question-couple = { $card } is on top of your deck. Put it into your coupling area, or pass and leave it there?
lily-question-event = Put an event from your hand into the event area, or pass.
lily-question-deploy = { $most ->
    [-1] Your coupling area is empty, so nobody can be deployed. End the phase.
   *[other] Deploy or level up characters ({ $played } of { $most } levels played), or end the phase.
 }
lily-question-act = Move, attack, use a skill or a potential, or end the phase.
lily-question-sange = Your leader is attacked. Use a Sange counter, or pass?
lily-question-redraw = Your support is an event. Put it into the trash and reveal another, or pass?
lily-question-counter = Your support has your partner's name. Use a coupling counter, or pass?
lily-question-critical = Critical: trash a card with the name of { $card } from your hand, and the power doubles. Or pass?
lily-question-block = Block: trash a card with the name of { $card } from your hand, and this character cannot be defeated in this battle. Or pass?
lily-question-order = Several of your skills are due. Which comes first?
lily-question-use = Use this skill of { $card }? { $skill }
lily-question-may = Do what { $card } says you may? { $skill }
lily-question-reverse = The cost of { $card }: turn { $most ->
    [one] a face-up coupling card
   *[other] { $most } face-up coupling cards
 } face down. { $skill }
lily-question-character = Choose { $least ->
    [0] up to { $most ->
        [one] one character (or pass)
       *[other] { $most } characters, one by one (or pass)
     }
    [one] a character
   *[other] { $least } characters, one by one,
 } for the skill of { $card }. { $skill }
lily-question-card = Choose { $least ->
    [0] up to { $most ->
        [one] one card (or pass)
       *[other] { $most } cards, one by one (or pass)
     }
    [one] a card
   *[other] { $least } cards, one by one,
 } for the skill of { $card }. { lily-question-theirs }{ $skill }
lily-question-place = Choose { $least ->
    [0] up to { $most ->
        [one] one card and its area (or pass)
       *[other] { $most } cards and their areas, one by one (or pass)
     }
    [one] a card and its area
   *[other] { $least } cards and their areas, one by one,
 } for the skill of { $card }. { lily-question-theirs }{ $skill }
lily-question-area = Choose the area to move to, for the skill of { $card }. { $skill }
lily-question-option = Choose one of the options of { $card }. { $skill }
lily-question-keep = You have characters of the same name. Which one stays? The others go to the trash.

# Who must choose for somebody else's skill.
lily-question-theirs = { $whose ->
    [other] The skill is { $seat }'s: “your opponent” in its text is you.{ " " }
   *[own] { "" }
 }

# What is asked, inside a refusal: "You are asked …".
lily-asked-mulligan = which cards to put into the trash (return, pass)
lily-asked-couple = whether to couple the revealed card (couple, pass)
lily-asked-event = whether to play an event (event, pass)
lily-asked-deploy = whom to deploy or level up (deploy, level, end)
lily-asked-act = what your characters do (move, attack, skill, potential, end)
lily-asked-sange = whether to use a Sange counter (counter, pass)
lily-asked-redraw = whether to reveal another support (redraw, pass)
lily-asked-counter = whether to use a coupling counter (counter, pass)
lily-asked-critical = whether to use a critical (critical, pass)
lily-asked-block = whether to block (block, pass)
lily-asked-order = which skill comes first (first)
lily-asked-use = whether to use a skill (yes, no)
lily-asked-reverse = which coupling card to turn face down (reverse)
lily-asked-character = to choose a character (target, pass)
lily-asked-card = to choose a card (take, pass)
lily-asked-place = to choose a card and its area (place, pass)
lily-asked-area = to choose an area (to)
lily-asked-option = to choose an option (option)
lily-asked-may = whether to do what you may (yes, no)
lily-asked-keep = which of two with the same name stays (keep)

## Before the first turn

lily-chose-leader = { $seat } chose a leader: { $card }.
lily-chose-partner = { $seat } chose a partner: { $card }.
lily-ready = { $seat } has chosen leader and partner, face down.
lily-first = { $seat } goes first.
lily-first-name = who goes first
lily-gave-back = { $seat } put { $card } into the trash.
lily-gave-back-name = a card given back
lily-kept-hand = { $seat } kept the whole hand.
lily-opened = { $seat } turned face up: leader { $card }, partner { $other }.
lily-opened-name = leaders and partners

## The turn

lily-turn = Turn { $number }: { $seat }.
lily-revealed = { $seat } revealed { $card } on top of the deck.
lily-revealed-name = the top card of a deck
lily-coupled = { $seat } put { $card } into the coupling area.
lily-coupled-name = a coupled card
lily-coupled-down = { $seat } put { $card } into the coupling area, face down: a card of this name lies there already.
lily-coupled-down-name = a card coupled face down
lily-not-coupled = { $seat } left the revealed card on the deck.
lily-event-played = { $seat } played the event { $card }.
lily-event-played-name = an event that was played
lily-event-left = The event { $card } went to the trash of { $seat }.
lily-deployed = { $seat } deployed { $card } ({ $area }).
lily-deployed-name = a deployed character
lily-levelled = { $seat } levelled up { $other } to { $card } ({ $area }).
lily-levelled-name = a level-up
lily-moved = { $seat }'s { $card } moved from the { $start } to the { $area }.
lily-closed-up = { $seat } had nobody in front: those in the back were put there.
lily-namesake-left = { $seat }'s { $card } ({ $area }) went to the trash: another of the same name stays.
lily-refreshed = Refresh: the trash of { $seat } ({ $number ->
    [one] 1 card
   *[other] { $number } cards
 }) became a new deck.

## The battle

lily-attacked = { $seat }'s { $card } ({ $start }) attacked { $other } ({ $area }).
lily-sange = Sange counter: { $card }, partner of { $seat }, was turned face down and attacks the attacker with double power.
lily-passed-sange = { $seat } used no Sange counter.
lily-support = { $seat } revealed a support: { $card }.
lily-support-name = a revealed support
lily-no-support = { $seat } had no card to reveal: support 0.
lily-redrew = { $seat } put the event { $card } into the trash to reveal another support.
lily-coupling-counter = Coupling counter: { $seat } turned the partner sideways, and the support { $card } attacks the attacker.
lily-passed-counter = { $seat } used no coupling counter.
lily-sum-attack = Attack: { $seat }'s { $card } has { $sum }.
lily-sum-defence = Defence: { $seat }'s { $card } has { $sum }.
lily-critical = Critical: { $seat } trashed { $card }; the attack now has { $sum }.
lily-critical-name = the card of a critical
lily-passed-critical = { $seat } used no critical.
lily-blocked = Block: { $seat } trashed { $card }; the attacked character cannot be defeated in this battle.
lily-blocked-name = the card of a block
lily-not-blocked = { $seat } did not block.
lily-defeated = { $seat }'s { $card } ({ $area }) was defeated.
lily-not-defeated = { $seat }'s { $card } was not defeated.
lily-stays = { $card }, leader of { $seat }, was defeated but stays, at the price of a potential.
lily-potential = From hatena into the potential area of { $seat }: { $card }.
lily-potential-name = a card from hatena
lily-battle-over = The battle is over.

# How a sum comes about: power, how many times, support, what skills add besides.
lily-parts-plain = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } = { $number }
lily-parts-plain-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } + { $more } (skills) = { $number }
lily-parts-plain-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } − { $more } (skills) = { $number }
lily-parts-fails = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0 (support fails) = { $number }
lily-parts-fails-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0 (support fails) + { $more } (skills) = { $number }
lily-parts-fails-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0 (support fails) − { $more } (skills) = { $number }

## Skills

lily-skill = Skill { $number } of { $card } ({ $area }) starts for { $seat }: { $skill }
lily-comes-first = { $seat } lets { $card } come first, number { $number } of the skills that are due.
lily-chosen = Chosen: { $seat }'s { $card } ({ $area }).
lily-chose-option = { $seat } chose option { $number } of { $card }.
lily-declined = { $seat } declined what { $card } allows.
lily-potential-used = { $seat } has used the potential { $card }: it was turned face down.
lily-renewed = { $seat } may use the potential { $card } again: it was turned face up.
lily-power-changed = Power of { $seat }'s { $card } ({ $area }): { $change }.
lily-power-changed-counter = Power of { $card }, who counters for { $seat }: { $change }.
lily-power-multiplied = Power of { $seat }'s { $card } ({ $area }) multiplied by { $number }.
lily-power-multiplied-counter = Power of { $card }, who counters for { $seat }, multiplied by { $number }.
lily-support-changed = Support of { $seat } in this battle: { $change }.
lily-levels-changed = { $seat } may play { $number ->
    [one] one more level
   *[other] { $number } more levels
 } in this Deployment Phase.
lily-activated = { $seat }'s { $card } became active.
lily-deactivated = { $seat }'s { $card } became inactive.
lily-returned = { $seat }'s { $card } returned to the hand.
lily-partner-upright = { $card }, partner of { $seat }, is upright again.
lily-partner-sideways = { $card }, partner of { $seat }, was turned sideways.
lily-partner-face-down = { $card }, partner of { $seat }, was turned face down.
lily-turned-up = Coupling card of { $seat } turned face up: { $card }.
lily-turned-down = Coupling card of { $seat } turned face down: { $card }.
lily-shuffled = { $seat } shuffled the deck.

# "For now": how long stands in the skill.
lily-granted-wide = { $seat }'s { $card } ({ $area }) has wide for now.
lily-granted-wide-counter = { $card }, who counters for { $seat }, has wide for now.
lily-granted-piercing = { $seat }'s { $card } ({ $area }) has piercing for now.
lily-granted-piercing-counter = { $card }, who counters for { $seat }, has piercing for now.
lily-granted-range-1 = { $seat }'s { $card } ({ $area }) also has range 1 for now.
lily-granted-range-1-counter = { $card }, who counters for { $seat }, also has range 1 for now.
lily-granted-range-2 = { $seat }'s { $card } ({ $area }) also has range 2 for now.
lily-granted-range-2-counter = { $card }, who counters for { $seat }, also has range 2 for now.
lily-granted-range-1-2 = { $seat }'s { $card } ({ $area }) also has range 1-2 for now.
lily-granted-range-1-2-counter = { $card }, who counters for { $seat }, also has range 1-2 for now.
lily-granted-range-1-3 = { $seat }'s { $card } ({ $area }) also has range 1-3 for now.
lily-granted-range-1-3-counter = { $card }, who counters for { $seat }, also has range 1-3 for now.
lily-granted-no-attack = { $seat }'s { $card } ({ $area }) cannot attack for now.
lily-granted-no-attack-counter = { $card }, who counters for { $seat }, cannot attack again for now.
lily-granted-no-move = { $seat }'s { $card } ({ $area }) cannot move for now.
lily-granted-no-move-counter = { $card }, who counters for { $seat }, cannot move for now.
lily-granted-no-activate = { $seat }'s { $card } ({ $area }) does not become active in the Start Phase for now.
lily-granted-no-activate-counter = { $card }, who counters for { $seat }, does not become active in the Start Phase for now.
lily-granted-no-defeat = { $seat }'s { $card } ({ $area }) cannot be defeated for now.
lily-granted-no-defeat-counter = { $card }, who counters for { $seat }, cannot be defeated for now.
lily-granted-no-critical = { $seat }'s { $card } ({ $area }) cannot use a critical for now.
lily-granted-no-critical-counter = { $card }, who counters for { $seat }, cannot use a critical for now.
lily-granted-no-block = Attacks by { $seat }'s { $card } ({ $area }) cannot be blocked for now.
lily-granted-no-block-counter = The attack of { $card }, who counters for { $seat }, cannot be blocked.
lily-granted-no-counter = Attacks by { $seat }'s { $card } ({ $area }) cannot be countered for now.
lily-granted-no-counter-counter = The attack of { $card }, who counters for { $seat }, cannot be countered.
lily-granted-no-target = { $seat }'s { $card } ({ $area }) cannot be attacked for now.
lily-granted-no-target-counter = { $card }, who counters for { $seat }, cannot be attacked for now.
lily-granted-twins = { $seat }'s { $card } ({ $area }) may have allies of the same name for now.
lily-granted-twins-counter = { $card }, who counters for { $seat }, may have allies of the same name for now.

## Cards that only some see

lily-drew = { $seat } drew { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-drew-known = { $seat } drew: { $cards }.
lily-drew-name = drawn cards
lily-looked = Looked at on the deck of { $seat }: { $number ->
    [one] the top card
   *[other] the top { $number } cards
 }.
lily-looked-known = Looked at on the deck of { $seat }, from the top: { $cards }.
lily-looked-name = the top of a deck
lily-searched = The deck of { $seat } was searched: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-searched-known = In the deck of { $seat }: { $cards }.
lily-searched-name = a searched deck
lily-fitting = { $seat }'s hand has { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 } of that kind.
lily-fitting-name = how many cards of a hand are meant
lily-showed-hand = { $seat } showed the hand: { $cards }.
lily-showed-hand-name = a shown hand
lily-to-hand = { $seat } took { $number ->
    [one] 1 card
   *[other] { $number } cards
 } into the hand.
lily-to-hand-known = { $seat } took into the hand: { $cards }.
lily-to-hand-name = a card taken into a hand
lily-to-trash = To the trash of { $seat }: { $card }.
lily-to-trash-name = a card put into the trash
lily-to-deck = Shuffled into the deck of { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-known = Shuffled into the deck of { $seat }: { $cards }.
lily-to-deck-top = Put on top of the deck of { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-top-known = Put on top of the deck of { $seat }: { $cards }.
lily-to-deck-bottom = Put under the deck of { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-bottom-known = Put under the deck of { $seat }: { $cards }.

## The end

lily-won-by-card = { $card } wins the game for { $seat }.
lily-won = { $reason ->
    [leader] { $seat } wins: { $other-seat } has no leader on the field any more.
    [deck] { $seat } wins: { $other-seat } has no card left in deck and trash.
   *[card] { $seat } wins by the effect of a card.
 }
lily-drawn = { $reason ->
    [both] A draw: both would win, or lose, at the same moment.
    [skills] A draw: skills set each other off without end.
   *[turns] A draw: the last turn is over, and nobody has won.
 }

## Refusals: answers to a question

lily-not-in-duel = "{ $text }" is not possible in this game: the card it names is in neither deck.
lily-already-chosen = You have chosen leader and partner; the other player is still choosing.
lily-choose-first = First choose your { $what }.
lily-cannot-lead = { $card } cannot be chosen: it is not among the level-1 characters left in your deck.
lily-other-question = "{ $verb }" is no answer now. You are asked { $question }.
lily-must-choose = You cannot pass here: there is something to choose, and the skill tells you to.
lily-not-among = This cannot be chosen here. Choose one of what is offered.
lily-not-in-hand = { $card } is not in your hand.

## Refusals: playing cards

lily-no-event = { $card } is no event; only an event goes to the event area.
lily-no-character = { $card } is no character; only characters are deployed or levelled up.
lily-no-color = { $card } cannot be played: no face-up card in your coupling area has its colour.
lily-levels = { $card } counts { $levels ->
    [one] 1 level
   *[other] { $levels } levels
 } here, and { $played } of the { $most } you may play in this phase are played (coupling value { $value }).
lily-occupied = { $card } cannot be deployed there: the area is not empty.
lily-same-name = { $card } cannot be deployed: an ally of the same name is on the field. You may level up that ally instead.
lily-nobody-there = None of your characters is in that area.
lily-other-name = { $card } cannot be put there: a level-up takes a card with the name of the character in that area.

## Refusals: acting

lily-inactive = This character is inactive and cannot act.
lily-not-adjacent = These areas are not adjacent: a move goes to the next area in the row or to the other one in the column.
lily-other-inactive = The ally in that area is inactive; two characters swap only if both are active.
lily-cannot-move = Something forbids this move: one of the characters cannot move for now.
lily-first-turn = Nobody can attack in the first player's first turn.
lily-cannot-attack = This character is forbidden to attack for now.
lily-no-enemy-there = No enemy is in that area.
lily-out-of-range = That area is out of this character's range.
lily-cannot-be-attacked = The enemy in that area cannot be attacked for now.
lily-not-wide = This character does not attack wide; name one area only.
lily-wide = This character attacks wide: name a second area beside the attacked one, empty or not.
lily-wide-not-adjacent = The second area must be adjacent to the attacked one.
lily-no-critical = { $card } cannot be used for a critical: it does not have the attacking character's name.
lily-no-block = { $card } cannot be used to block: it does not have the attacked character's name.

## Refusals: skills and potentials

lily-no-such-skill = This character has no activated skill with this number.
lily-used = This skill can be used once a turn, and it has been used.
lily-cost = The cost cannot be paid: the character must be active to act, and enough coupling cards must be face up to be turned down.
lily-condition = What this skill asks for does not hold now.
lily-nothing-to-do = This would do nothing now.
lily-no-such-potential = { $card } does not lie face up in your potential area.
lily-other-timing = { $card } is not used at will: you are asked when its moment comes.

## Refusals: notation

lily-notation = "{ $text }" is no move. Moves are: leader CARD, partner CARD, return CARD, couple, event CARD, deploy CARD AREA, level CARD AREA, move AREA AREA, attack AREA AREA (wide: attack AREA AREA AREA), skill AREA NUMBER, potential CARD, counter, redraw, critical CARD, block CARD, first NUMBER, yes, no, reverse CARD, target own AREA, target enemy AREA, take CARD, place CARD AREA, to AREA, option NUMBER, keep AREA, pass, end.
lily-notation-card = "{ $text }" cannot be a card. Cards are called by their ids, such as w101.
lily-notation-area = "{ $text }" is no area. There are: { $allowed } (left, centre, right; front, back).
lily-notation-number = "{ $text }" is no number from 1 to { $most }.

## Refusals: decks

lily-decks-number = { $given ->
    [one] One deck was
   *[other] { $given } decks were
 } given. Give one for each of the two players, with a comma between them, or one for both.
lily-deck-toml = The deck cannot be read: it is not TOML ({ $reason }).
lily-deck-unknown = The deck has a field "{ $field }", which no deck has. There are: name, about, leader, partner, cards, potentials.
lily-deck-missing = The deck lacks "{ $field }", or has something else in its place. cards and potentials are tables of ids and numbers, leader and partner are ids.
lily-deck-number = The deck has "{ $value }" for { $field }; it must be a number from 1 to 99.
lily-deck-text = "{ $value }" is no deck. It can be one of these: { $allowed }; a deck file; or, in one line, cards, potentials, leader and partner: w101*2 w102*4 / wp1*2 / w101 w102.
lily-deck-no-card = The deck has "{ $id }", but there is no card with this id.
lily-deck-size = The deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }; it must have { $least } to { $most }.
lily-deck-potential-size = The potential deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }; it must have { $least } to { $most }.
lily-deck-potential = { $card } ({ $id }) is a potential and belongs under potentials, not under cards.
lily-deck-no-potential = { $card } ({ $id }) is no potential and belongs under cards, not under potentials.
lily-deck-alike = The deck has { $number } of { $card } ({ $id }); { $most } at most are allowed.
lily-deck-first-level = The deck has { $number ->
    [one] 1 level-1 character
   *[other] { $number } level-1 characters
 }; at least { $least } are needed, for leader and partner.
lily-deck-people = { $card } ({ $id }) cannot be leader or partner: these are level-1 characters of the deck, and if both are the same card, the deck must have two of it.

## Refusals: sets of cards

lily-set-toml = { $file }: this cannot be read as a set of cards ({ $reason }).
lily-set-unknown = { $file }, { $field }: there is no such part of a set. There are: names, character, event, potential.
lily-set-list = { $file }, { $field }: { $field ->
    [names] names must be tables: [names.KEY].
   *[other] cards must be a list of tables: [[{ $field }]].
 }

# Where the mistake is. Cards without an id are counted: "event 2"; names belong to no card.
lily-file-where = { $card ->
    [names] { $file }, { $field }
   *[other] { $file }, card { $card }, { $field }
 }
lily-file-table = a table { "{ … }" }
lily-file-list = a list [ … ]
lily-file-truth = true or false
lily-file-twice = { lily-file-where }: another card has the id "{ $value }"; each card needs one of its own.
lily-file-same = { lily-file-where }: another card has the same title and name, so the two would be the same card; change one of them.
lily-file-name-twice = { lily-file-where }: this name is there already, with other texts. Use it as it is, or choose another key.
lily-file-language = { lily-file-where }: a text is missing; it is needed in ja, zh-Hant and en.
lily-file-id = { lily-file-where }: { $value ->
    [None] the id is missing.
   *[other] "{ $value }" cannot be an id.
 } An id is 2 to 24 small letters, digits and hyphens, a letter first.
lily-file-tens = { lily-file-where }: { $value } is no multiple of ten.
lily-file-skills = { lily-file-where }: { $value ->
    [event] an event needs a list of at least one skill.
    [potential] a potential needs a list of exactly one skill.
   *[other] the skills must be a list of at most four.
 }
lily-file-type = { lily-file-where }: { $value ->
    [None] this is missing; it must be { $wanted }.
   *[other] this must be { $wanted }, not "{ $value }".
 }
lily-file-number = { lily-file-where }: { $value ->
    [None] this is missing; it must be a whole number from { $least } to { $most }.
   *[other] "{ $value }" cannot stand here; it must be a whole number from { $least } to { $most }.
 }
lily-file-value = { lily-file-where }: { $value ->
    [None] this is missing.
   *[other] "{ $value }" cannot stand here.
 } It can be: { $allowed }.
lily-file-unknown = { lily-file-where }: there is no such field here. There are: { $allowed }.
lily-file-name = { lily-file-where }: { $value ->
    [None] the name is missing; write a key of [names].
   *[other] there is no name "{ $value }"; write a key of [names], or add it there.
 }
lily-file-node = { lily-file-where }: exactly one of these must stand here, with its own fields: { $allowed }. Found: "{ $value }".
lily-file-missing = { lily-file-where }: this field is needed and is missing.
lily-file-not-here = { lily-file-where }: this field does not belong in a skill of this kind ({ $value }).
lily-file-empty = { lily-file-where }: at least one effect must stand here.
lily-file-so = { lily-file-where }: "so" cannot come first; it needs an effect before it.
lily-file-do-or-gives = { lily-file-where }: a skill needs exactly one of "do" and "gives".
lily-file-loop = { lily-file-where }: an activated skill needs the cost action = true, or once = true; otherwise it could be used without end.
lily-file-target = { lily-file-where }: this is no target. Write a word such as "self", or a table with "all" or, outside "gives" only, "pick".
lily-file-hidden = { lily-file-where }: cards of a { $value } are counted without a filter only, since the count would betray hidden cards.
lily-file-static-power = { lily-file-where }: "gives" cannot look at power, since it may change it.
lily-file-special = { lily-file-where }: only a skill of type special can give this.
lily-file-not-special = { lily-file-where }: a skill of type special cannot give this. It can give: also-named, also-color, any-number.

# What the numbers of statistics are called.
lab-table-lily-endings = How games ended
lab-measure-lily-endings-games = share of games
lily-endings-leader = a leader was gone
lily-endings-deck = deck and trash were empty
lily-endings-card = won by a card
lily-endings-both = draw: both at once
lily-endings-turns = draw: out of turns
lab-table-lily-battles = In battles and besides
lab-measure-lily-battles-times = times
lily-battles-attacks = characters attacked
lily-battles-sange = Sange counters
lily-battles-coupling-counter = coupling counters
lily-battles-critical = criticals
lily-battles-block = blocks
lily-battles-defeated = characters defeated
lily-battles-leader-stays = leaders that stayed instead
lily-battles-skills = skills that took effect
lily-battles-refresh = refreshes
lab-table-lily-length = Length
lab-measure-lily-length-each = each player
lily-length-turns = turns
lab-table-lily-lengths = Turns of each player
lab-row-lily-lengths = { $number ->
    [5] 1 to 5 turns
    [8] 6 to 8 turns
    [12] 9 to 12 turns
   *[other] 13 turns or more
 }
lab-measure-lily-lengths-games = share of games
lab-table-lily-first = Who goes first
lab-measure-lily-first-wins = wins
lily-first-first = the first player
lily-first-second = the second player
lab-table-lily-cards = Cards
lab-measure-lily-cards-times = played
lab-measure-lily-cards-seats = players
lab-measure-lily-cards-share = win share of the players
lab-number-lily-potentials = potentials a leader can take
lab-number-lily-hand = cards of the first hand
lab-number-lily-draw = cards drawn at the start of a turn

## What somebody may do later (hints): only what the action itself says

lily-later-leader = choose { $name } as leader
lily-later-partner = choose { $name } as partner
lily-later-return = exchange { $name }
lily-later-couple = put the revealed card into the coupling area
lily-later-event = play the event { $name }
lily-later-deploy = deploy { $name } (level { $level }) to the { $area }
lily-later-level = level up { $name } in the { $area } (level { $level })
lily-later-move = move from the { $area } to the { $to }
lily-later-attack = attack the { $to } from the { $area }
lily-later-attack-wide = attack the { $to } and the { $second } from the { $area }
lily-later-skill = use skill { $number } of the character in the { $area }
lily-later-potential = use the potential { $name }
lily-later-end = end the phase
lily-later-counter = use a counter
lily-later-redraw = trash the event and reveal another support
lily-later-critical = use a critical with { $name }
lily-later-block = block with { $name }
lily-later-first = let number { $number } of the skills that are due come first
lily-later-yes = do what a skill allows
lily-later-no = decline what a skill allows
lily-later-reverse = turn { $name } in the coupling area face down
lily-later-target-own = choose the ally in the { $area }
lily-later-target-enemy = choose the enemy in the { $area }
lily-later-take = choose { $name }
lily-later-place = put { $name } into the { $area }
lily-later-to = choose the { $area } to move to
lily-later-option = choose option { $number } of a skill
lily-later-keep = keep the character in the { $area }
lily-later-pass = pass
