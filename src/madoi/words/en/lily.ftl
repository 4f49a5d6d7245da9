# Lily: what is asked, what happens, why not. Terms, skills, rules and the terminal have files of their own.

lily-area-lf = left front
lily-area-cf = center front
lily-area-rf = right front
lily-area-lb = left back
lily-area-cb = center back
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

lily-question-leader = Choose your leader: a level-1 character from your deck.
lily-question-partner = Choose your partner: another level-1 character from your deck.
lily-question-mulligan = Exchange any cards in your hand. You draw the same number.
lily-question-couple = Your top card is { $card }. Put it into your coupling area?
lily-question-event = Put an event from your hand into the event area, or pass.
lily-question-deploy = { $most ->
    [-1] Your coupling area is empty, so nobody can be deployed. End the phase.
   *[other] Deploy or level up characters ({ $played } of { $most } levels played).
 }
lily-question-act = Move, attack, or use a skill or a potential.
lily-question-sange = Your leader is under attack. Use a Sange counter?
lily-question-redraw = Your support is an event. Trash it and reveal another card?
lily-question-counter = Your support has your partner's name. Use a coupling counter?
lily-question-critical = Critical: trash a card with the same name as { $card } to double her power?
lily-question-block = Block: trash a card with the same name as { $card } to save her?
lily-question-order = Which first?
lily-question-use = { $verb }
lily-question-may = { $verb }
lily-question-reverse = { $verb }
lily-question-discard = { $verb }
lily-question-sacrifice = { $verb }
lily-question-character = { $verb }
lily-question-card = { $verb }
lily-question-place = { $verb }
lily-question-area = { $verb }
lily-question-option = { $verb }
lily-question-keep = Characters with the same name can't stay together. Which one stays? The others go to the trash.

# What saying yes brings about. The question names the card.
lily-question-use-effect = { $whose ->
    [other] A skill of { $seat }.
   *[own] { $skill }
 }
lily-question-may-effect = { lily-question-use-effect }

# The small print of a skill's question. The text of somebody else's card would call the reader an opponent.
lily-question-small = { $whose ->
    [other] A skill of { $seat }: { $card }
   *[own] { $card }: { $skill }
 }
lily-question-reverse-small = { lily-question-small }
lily-question-discard-small = { lily-question-small }
lily-question-sacrifice-small = { lily-question-small }
lily-question-character-small = { lily-question-small }
lily-question-card-small = { lily-question-small }
lily-question-place-small = { lily-question-small }
lily-question-area-small = { lily-question-small }
lily-question-option-small = { lily-question-small }

# What a player does who answers the question of a skill; -do: the same on a button.
lily-verb-discard = { $least ->
    [0] { $most ->
        [one] Discard up to one card
       *[other] Discard up to { $most } cards
     }
   *[other] { $most ->
        [one] Discard a card
       *[other] Discard { $most } cards
     }
 }
lily-verb-discard-do = Discard { $name }
lily-verb-take-back = { $least ->
    [0] { $most ->
        [one] Take up to one card back from the trash
       *[other] Take up to { $most } cards back from the trash
     }
   *[other] { $most ->
        [one] Take a card back from the trash
       *[other] Take { $most } cards back from the trash
     }
 }
lily-verb-take-back-do = Take { $name } back
lily-verb-to-hand = { $least ->
    [0] { $most ->
        [one] Take up to one card into your hand
       *[other] Take up to { $most } cards into your hand
     }
   *[other] { $most ->
        [one] Take a card into your hand
       *[other] Take { $most } cards into your hand
     }
 }
lily-verb-to-hand-do = Take { $name }
lily-verb-to-trash = { $least ->
    [0] { $most ->
        [one] Put up to one card into the trash
       *[other] Put up to { $most } cards into the trash
     }
   *[other] { $most ->
        [one] Put a card into the trash
       *[other] Put { $most } cards into the trash
     }
 }
lily-verb-to-trash-do = Trash { $name }
lily-verb-to-coupling = { $least ->
    [0] { $most ->
        [one] Put up to one card into the coupling area
       *[other] Put up to { $most } cards into the coupling area
     }
   *[other] { $most ->
        [one] Put a card into the coupling area
       *[other] Put { $most } cards into the coupling area
     }
 }
lily-verb-to-coupling-do = Couple { $name }
lily-verb-to-deck-top = { $least ->
    [0] { $most ->
        [one] Put up to one card on top of the deck
       *[other] Put up to { $most } cards on top of the deck
     }
   *[other] { $most ->
        [one] Put a card on top of the deck
       *[other] Put { $most } cards on top of the deck
     }
 }
lily-verb-to-deck-top-do = { $name } on top
lily-verb-to-deck-bottom = { $least ->
    [0] { $most ->
        [one] Put up to one card at the bottom of the deck
       *[other] Put up to { $most } cards at the bottom of the deck
     }
   *[other] { $most ->
        [one] Put a card at the bottom of the deck
       *[other] Put { $most } cards at the bottom of the deck
     }
 }
lily-verb-to-deck-bottom-do = { $name } to the bottom
lily-verb-to-deck = { $least ->
    [0] { $most ->
        [one] Shuffle up to one card into the deck
       *[other] Shuffle up to { $most } cards into the deck
     }
   *[other] { $most ->
        [one] Shuffle a card into the deck
       *[other] Shuffle { $most } cards into the deck
     }
 }
lily-verb-to-deck-do = Shuffle { $name } in
lily-verb-to-field = { $least ->
    [0] { $most ->
        [one] Put up to one character on the field
       *[other] Put up to { $most } characters on the field
     }
   *[other] { $most ->
        [one] Put a character on the field
       *[other] Put { $most } characters on the field
     }
 }
lily-verb-to-field-do = Deploy { $name }
lily-verb-to-level-up = { $least ->
    [0] { $most ->
        [one] Level up with up to one card
       *[other] Level up with up to { $most } cards
     }
   *[other] { $most ->
        [one] Level up with a card
       *[other] Level up with { $most } cards
     }
 }
lily-verb-to-level-up-do = Level up with { $name }
lily-verb-power-up = { $least ->
    [0] { $most ->
        [one] Strengthen up to one character
       *[other] Strengthen up to { $most } characters
     }
   *[other] { $most ->
        [one] Strengthen a character
       *[other] Strengthen { $most } characters
     }
 }
lily-verb-power-up-do = Strengthen { $name }
lily-verb-power-down = { $least ->
    [0] { $most ->
        [one] Weaken up to one character
       *[other] Weaken up to { $most } characters
     }
   *[other] { $most ->
        [one] Weaken a character
       *[other] Weaken { $most } characters
     }
 }
lily-verb-power-down-do = Weaken { $name }
lily-verb-grant = { $least ->
    [0] { $most ->
        [one] Who is affected? Choose up to one character
       *[other] Who is affected? Choose up to { $most } characters
     }
   *[other] { $most ->
        [one] Who is affected? Choose a character
       *[other] Who is affected? Choose { $most } characters
     }
 }
lily-verb-grant-do = Choose { $name }
lily-verb-activate = { $least ->
    [0] { $most ->
        [one] Make up to one character active
       *[other] Make up to { $most } characters active
     }
   *[other] { $most ->
        [one] Make a character active
       *[other] Make { $most } characters active
     }
 }
lily-verb-activate-do = Activate { $name }
lily-verb-deactivate = { $least ->
    [0] { $most ->
        [one] Make up to one character inactive
       *[other] Make up to { $most } characters inactive
     }
   *[other] { $most ->
        [one] Make a character inactive
       *[other] Make { $most } characters inactive
     }
 }
lily-verb-deactivate-do = Deactivate { $name }
lily-verb-defeat = { $least ->
    [0] { $most ->
        [one] Defeat up to one character
       *[other] Defeat up to { $most } characters
     }
   *[other] { $most ->
        [one] Defeat a character
       *[other] Defeat { $most } characters
     }
 }
lily-verb-defeat-do = Defeat { $name }
lily-verb-return = { $least ->
    [0] { $most ->
        [one] Return up to one character to the hand
       *[other] Return up to { $most } characters to the hand
     }
   *[other] { $most ->
        [one] Return a character to the hand
       *[other] Return { $most } characters to the hand
     }
 }
lily-verb-return-do = Return { $name }
lily-verb-sacrifice = { $least ->
    [0] { $most ->
        [one] Pay: sacrifice up to one ally
       *[other] Pay: sacrifice up to { $most } allies
     }
   *[other] { $most ->
        [one] Pay: sacrifice an ally
       *[other] Pay: sacrifice { $most } allies
     }
 }
lily-verb-sacrifice-do = Sacrifice { $name }
lily-verb-power-set = { $least ->
    [0] { $most ->
        [one] Set the power of up to one character
       *[other] Set the power of up to { $most } characters
     }
   *[other] { $most ->
        [one] Set the power of a character
       *[other] Set the power of { $most } characters
     }
 }
lily-verb-power-set-do = Choose { $name }
lily-verb-return-deck = { $least ->
    [0] { $most ->
        [one] Shuffle up to one character into the deck
       *[other] Shuffle up to { $most } characters into the deck
     }
   *[other] { $most ->
        [one] Shuffle a character into the deck
       *[other] Shuffle { $most } characters into the deck
     }
 }
lily-verb-return-deck-do = Shuffle { $name } in
lily-verb-return-deck-top = { $least ->
    [0] { $most ->
        [one] Put up to one character on top of the deck
       *[other] Put up to { $most } characters on top of the deck
     }
   *[other] { $most ->
        [one] Put a character on top of the deck
       *[other] Put { $most } characters on top of the deck
     }
 }
lily-verb-return-deck-top-do = { $name } on top
lily-verb-return-deck-bottom = { $least ->
    [0] { $most ->
        [one] Put up to one character at the bottom of the deck
       *[other] Put up to { $most } characters at the bottom of the deck
     }
   *[other] { $most ->
        [one] Put a character at the bottom of the deck
       *[other] Put { $most } characters at the bottom of the deck
     }
 }
lily-verb-return-deck-bottom-do = { $name } to the bottom
lily-verb-remove = { $least ->
    [0] { $most ->
        [one] Remove up to one character from the game
       *[other] Remove up to { $most } characters from the game
     }
   *[other] { $most ->
        [one] Remove a character from the game
       *[other] Remove { $most } characters from the game
     }
 }
lily-verb-remove-do = Remove { $name }
lily-verb-to-removed = { $least ->
    [0] { $most ->
        [one] Remove up to one card from the game
       *[other] Remove up to { $most } cards from the game
     }
   *[other] { $most ->
        [one] Remove a card from the game
       *[other] Remove { $most } cards from the game
     }
 }
lily-verb-to-removed-do = Remove { $name }
lily-verb-move = { $least ->
    [0] { $most ->
        [one] Move up to one character
       *[other] Move up to { $most } characters
     }
   *[other] { $most ->
        [one] Move a character
       *[other] Move { $most } characters
     }
 }
lily-verb-move-do = Move { $name }
lily-verb-turn-up = { $least ->
    [0] { $most ->
        [one] Turn up to one coupling card face up
       *[other] Turn up to { $most } coupling cards face up
     }
   *[other] { $most ->
        [one] Turn a coupling card face up
       *[other] Turn { $most } coupling cards face up
     }
 }
lily-verb-turn-up-do = Turn { $name } up
lily-verb-turn-down = { $least ->
    [0] { $most ->
        [one] Turn up to one coupling card face down
       *[other] Turn up to { $most } coupling cards face down
     }
   *[other] { $most ->
        [one] Turn a coupling card face down
       *[other] Turn { $most } coupling cards face down
     }
 }
lily-verb-turn-down-do = Turn { $name } down
lily-verb-renew = { $least ->
    [0] { $most ->
        [one] Renew up to one potential
       *[other] Renew up to { $most } potentials
     }
   *[other] { $most ->
        [one] Renew a potential
       *[other] Renew { $most } potentials
     }
 }
lily-verb-renew-do = Renew { $name }
lily-verb-reverse = { $least ->
    [0] { $most ->
        [one] Pay: turn up to one coupling card face down
       *[other] Pay: turn up to { $most } coupling cards face down
     }
   *[other] { $most ->
        [one] Pay: turn a coupling card face down
       *[other] Pay: turn { $most } coupling cards face down
     }
 }
lily-verb-reverse-do = Turn { $name } down
lily-verb-may = Use the effect of { $card }?
lily-verb-option = Choose one
lily-verb-use = Use the skill of { $card }?
lily-verb-area = Where to?

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
lily-asked-discard = which card to discard (take)
lily-asked-sacrifice = whom to sacrifice (target)
lily-asked-character = to choose a character (target, pass)
lily-asked-card = to choose a card (take, take-down, pass)
lily-asked-place = to choose a card and its area (place, pass)
lily-asked-area = to choose an area (to)
lily-asked-option = to choose an option (option)
lily-asked-may = whether to use an effect (yes, no)
lily-asked-keep = which of two with the same name stays (keep)

## Before the first turn

lily-chose-leader = { $seat } chose a leader: { $card }.
lily-chose-partner = { $seat } chose a partner: { $card }.
lily-ready = { $seat } chose a leader and a partner.
lily-first = { $seat ->
    [You] You go
   *[other] { $seat } goes
 } first.
lily-first-name = who goes first
lily-gave-back = { $seat } exchanged { $card }.
lily-gave-back-name = an exchanged card
lily-kept-hand = { $seat } kept the whole hand.
lily-opened = { $seat } showed leader { $card } and partner { $other }.
lily-opened-name = leaders and partners

## The turn

lily-turn = Turn { $number }: { $seat }.
lily-revealed = { $seat } revealed { $card } on top of the deck.
lily-revealed-name = the top card of a deck
lily-coupled = { $seat } put { $card } into the coupling area.
lily-coupled-name = a coupled card
lily-coupled-down = { $seat } put { $card } into the coupling area face down: the name is already there.
lily-coupled-down-name = a card coupled face down
lily-not-coupled = { $seat } left the card on the deck.
lily-event-played = { $seat } played the event { $card }.
lily-event-played-name = an event that was played
lily-event-left = The event { $card } went to { $seat }'s trash.
lily-deployed = { $seat } deployed { $card } ({ $area }).
lily-deployed-name = a deployed character
lily-levelled = { $seat } leveled up { $other } to { $card } ({ $area }).
lily-levelled-name = a level-up
lily-moved = { $seat }'s { $card } moved from the { $start } to the { $area }.
lily-closed-up = { $seat } had nobody in the front row, so the back row moved up.
lily-namesake-left = { $seat }'s { $card } ({ $area }) went to the trash: another character has the same name.
lily-refreshed = Refresh: { $seat }'s trash ({ $number ->
    [one] 1 card
   *[other] { $number } cards
 }) became a new deck.

## The battle

lily-attacked = { $seat }'s { $card } ({ $start }) attacked { $other } ({ $area }).
lily-sange = Sange counter: { $seat }'s partner { $card } turns face down and strikes back with double power.
lily-passed-sange = { $seat } didn't use a Sange counter.
lily-support = { $seat } revealed a support: { $card }.
lily-support-name = a revealed support
lily-no-support = { $seat } had no card to reveal: support 0.
lily-redrew = { $seat } trashed the event { $card } to reveal another support.
lily-coupling-counter = Coupling counter: { $seat }'s partner turns sideways, and the support { $card } strikes back.
lily-passed-counter = { $seat } didn't use a coupling counter.
lily-sum-attack = Attack: { $seat }'s { $card } has { $sum }.
lily-sum-defence = Defense: { $seat }'s { $card } has { $sum }.
lily-critical = Critical: { $seat } trashed { $card }. The attack is now { $sum }.
lily-critical-name = the card of a critical
lily-passed-critical = { $seat } didn't use a critical.
lily-blocked = Block: { $seat } trashed { $card }. The attacked character can't be defeated in this battle.
lily-blocked-name = the card of a block
lily-not-blocked = { $seat } didn't block.
lily-defeated = { $seat }'s { $card } ({ $area }) was defeated.
lily-not-defeated = { $seat }'s { $card } held.
lily-stays = { $seat }'s leader { $card } was defeated, but takes a potential and stays.
lily-potential = { $seat } took a potential from hatena: { $card }.
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

lily-skill = { $seat }: { $card } ({ $area }), skill { $number }: { $skill }
lily-comes-first = { $seat } let { $card } go first (number { $number } of the waiting skills).
lily-chosen = Chosen: { $seat }'s { $card } ({ $area }).
lily-chose-option = { $seat } chose option { $number } of { $card }.
lily-declined = { $seat } didn't use the effect of { $card }.
lily-potential-used = { $seat } used the potential { $card } and turned it face down.
lily-renewed = { $seat }'s potential { $card } is face up again.
lily-power-changed = Power of { $seat }'s { $card } ({ $area }): { $change }.
lily-power-changed-counter = Power of { $seat }'s countering { $card }: { $change }.
lily-power-multiplied = Power of { $seat }'s { $card } ({ $area }) × { $number }.
lily-power-multiplied-counter = Power of { $seat }'s countering { $card } × { $number }.
lily-power-halved = Power of { $seat }'s { $card } ({ $area }) ÷ { $number }.
lily-power-halved-counter = Power of { $seat }'s countering { $card } ÷ { $number }.
lily-power-set = The printed power of { $seat }'s { $card } ({ $area }) is now { $number }.
lily-power-set-counter = The printed power of { $seat }'s countering { $card } is now { $number }.
lily-support-changed = { $seat }'s support in this battle: { $change }.
lily-levels-changed = { $seat } may play { $number ->
    [one] one more level
   *[other] { $number } more levels
 } in this Deployment Phase.
lily-activated = { $seat }'s { $card } became active.
lily-deactivated = { $seat }'s { $card } became inactive.
lily-returned = { $seat }'s { $card } returned to the hand.
lily-returned-deck = { $seat }'s { $card } was shuffled into the deck.
lily-returned-deck-top = { $seat }'s { $card } was put on top of the deck.
lily-returned-deck-bottom = { $seat }'s { $card } was put on the bottom of the deck.
lily-removed = { $seat }'s { $card } was removed from the game.
lily-removed-card = Removed from the game: { $seat }'s { $card }.
lily-removed-card-name = a card removed from the game
lily-sacrificed = { $seat } sacrificed { $card } ({ $area }).
lily-later = { $card } acts now, as { $seat } put it off.
lily-put-off = { $seat } put off what { $card } does.
lily-instead-hand = { $card } goes to { $seat }'s hand instead of the trash.
lily-instead-deck = { $card } is shuffled into { $seat }'s deck instead of going to the trash.
lily-instead-deck-top = { $card } goes on top of { $seat }'s deck instead of to the trash.
lily-instead-deck-bottom = { $card } goes to the bottom of { $seat }'s deck instead of to the trash.
lily-instead-removed = { $seat }'s { $card } is removed from the game instead of going to the trash.
lily-partner-upright = { $seat }'s partner { $card } is upright again.
lily-partner-sideways = { $seat }'s partner { $card } turned sideways.
lily-partner-face-down = { $seat }'s partner { $card } turned face down.
lily-turned-up = { $seat } turned a coupling card face up: { $card }.
lily-turned-down = { $seat } turned a coupling card face down: { $card }.
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
lily-granted-silent = { $seat }'s { $card } ({ $area }) has no skills for now.
lily-granted-silent-counter = { $card }, who counters for { $seat }, has no skills for now.

## Cards that only some see

lily-drew = { $seat } drew { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-drew-known = { $seat } drew: { $cards }.
lily-drew-name = drawn cards
lily-looked = Looked at in { $seat }'s deck: { $number ->
    [one] the top card
   *[other] the top { $number } cards
 }.
lily-looked-known = Looked at in { $seat }'s deck, from the top: { $cards }.
lily-looked-name = the top of a deck
lily-searched = Searched in { $seat }'s deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-searched-known = In { $seat }'s deck: { $cards }.
lily-searched-name = a searched deck
lily-fitting = { $seat }'s hand has { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 } of that kind.
lily-fitting-name = how many cards of a hand are meant
lily-showed-hand = { $seat } showed the whole hand: { $cards }.
lily-showed-hand-name = a shown hand
lily-to-hand = { $seat } took { $number ->
    [one] 1 card
   *[other] { $number } cards
 } to hand.
lily-to-hand-known = { $seat } took to hand: { $cards }.
lily-to-hand-name = a card taken into a hand
lily-to-trash = To { $seat }'s trash: { $card }.
lily-to-trash-name = a card put into the trash
lily-to-deck = Shuffled into { $seat }'s deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-known = Shuffled into { $seat }'s deck: { $cards }.
lily-to-deck-top = On top of { $seat }'s deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-top-known = On top of { $seat }'s deck: { $cards }.
lily-to-deck-bottom = Under { $seat }'s deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
lily-to-deck-bottom-known = Under { $seat }'s deck: { $cards }.

## The end

lily-won-by-card = { $card } wins the game for { $seat }.
lily-won = { $reason ->
    [leader] { $seat } won: { $other-seat }'s leader has fallen.
    [deck] { $seat } won: { $other-seat ->
        [You] you have
       *[other] { $other-seat } has
     } no cards left in deck and trash.
    [conceded] { $seat } won: { $other-seat } conceded.
   *[card] { $seat } won by the effect of a card.
 }
lily-drawn = { $reason ->
    [both] A draw: both would win or lose at the same moment.
    [skills] A draw: skills trigger each other forever.
   *[turns] A draw: the last turn is over.
 }

## Refusals: answers to a question

lily-not-in-duel = "{ $text }" isn't possible: that card is in neither deck.
lily-already-chosen = You have chosen. Waiting for the other player.
lily-choose-first = First choose your { $what }.
lily-cannot-lead = { $card } can't be chosen: it isn't a level-1 character left in your deck.
lily-other-question = "{ $verb }" doesn't answer the question. You are asked { $question }.
lily-must-choose = You can't pass: the skill tells you to choose.
lily-not-among = You can't choose this here. Choose one of the marked ones.
lily-not-in-hand = { $card } isn't in your hand.

## Refusals: playing cards

lily-no-event = { $card } isn't an event.
lily-no-character = { $card } isn't a character, so it can't be deployed or level anybody up.
lily-no-color = You can't play { $card }: no face-up card in your coupling area has its color.
lily-levels = { $card } costs { $levels ->
    [one] 1 level
   *[other] { $levels } levels
 }, but you have played { $played } of { $most } in this phase (coupling value { $value }).
lily-occupied = You can't deploy { $card } there: the area isn't empty.
lily-same-name = You can't deploy { $card }: an ally on the field has the same name. Level up that ally instead.
lily-nobody-there = You have nobody in that area.
lily-other-name = You can't put { $card } there: a level-up needs the name of the character in that area.

## Refusals: acting

lily-inactive = This character is inactive and can't act.
lily-not-adjacent = These areas aren't adjacent. You can move sideways in a row, or between front and back.
lily-other-inactive = The ally in that area is inactive. To swap, both must be active.
lily-cannot-move = One of these characters can't move right now.
lily-first-turn = Nobody can attack in the very first turn.
lily-cannot-attack = This character can't attack right now.
lily-no-enemy-there = There is no enemy in that area.
lily-out-of-range = That area is out of range.
lily-cannot-be-attacked = The enemy in that area can't be attacked right now.
lily-not-wide = This attack isn't wide. Name only one area.
lily-wide = This attack is wide. Name a second area beside the first, empty or not.
lily-wide-not-adjacent = The second area must be beside the first.
lily-no-critical = { $card } can't be used for a critical: it doesn't have the attacker's name.
lily-no-block = { $card } can't be used to block: it doesn't have the attacked character's name.

## Refusals: skills and potentials

lily-no-such-skill = This character has no activated skill with this number.
lily-silent = This character has no skills at the moment.
lily-used = This skill works once per turn and was already used.
lily-cost = You can't pay the cost: it takes an active character, enough face-up coupling cards, cards in hand or allies to sacrifice.
lily-condition = The condition of this skill isn't met.
lily-nothing-to-do = This would do nothing now.
lily-no-such-potential = { $card } isn't face up in your potential area.
lily-other-timing = You can't use { $card } at will. You'll be asked when it triggers.

## Refusals: notation

lily-notation = "{ $text }" isn't a move. Moves: leader CARD, partner CARD, return CARD, couple, event CARD, deploy CARD AREA, level CARD AREA, move AREA AREA, attack AREA AREA (wide: attack AREA AREA AREA), skill AREA NUMBER, potential CARD, counter, redraw, critical CARD, block CARD, first NUMBER, yes, no, reverse CARD, target own AREA, target enemy AREA, take CARD, take-down CARD, place CARD AREA, to AREA, option NUMBER, keep AREA, pass, end.
lily-notation-card = "{ $text }" isn't a card. Use an id, such as w101.
lily-notation-area = "{ $text }" isn't an area. Available: { $allowed } (left, center, right; front, back).
lily-notation-number = "{ $text }" isn't a number from 1 to { $most }.

## Refusals: decks

lily-decks-number = { $given ->
    [one] 1 deck was
   *[other] { $given } decks were
 } given. Give one for each player, separated by a comma, or one for both.
lily-deck-toml = The deck isn't TOML: { $reason }.
lily-deck-unknown = Unknown field "{ $field }" in the deck. Available: name, about, leader, partner, cards, potentials.
lily-deck-missing = "{ $field }" is missing or wrong in the deck. cards and potentials are tables of ids and numbers; leader and partner are ids.
lily-deck-number = { $field } is "{ $value }" in the deck. It must be a number from 1 to 99.
lily-deck-text = "{ $value }" isn't a deck. Give one of { $allowed }, a deck file, or cards, potentials, leader and partner in one line: w101*2 w102*4 / wp1*2 / w101 w102.
lily-deck-no-card = There is no card "{ $id }", which is in the deck.
lily-deck-size = The deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }; it must have { $least } to { $most }.
lily-deck-potential-size = The potential deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }; it must have { $least } to { $most }.
lily-deck-potential = { $card } ({ $id }) is a potential and belongs under potentials.
lily-deck-no-potential = { $card } ({ $id }) isn't a potential and belongs under cards.
lily-deck-alike = The deck has { $number } copies of { $card } ({ $id }). The limit is { $most }.
lily-deck-name = { $number } cards of the deck are named { $name }. In a deck of this size the limit is { $most }.
lily-deck-first-level = The deck has { $number ->
    [one] 1 level-1 character
   *[other] { $number } level-1 characters
 }; at least { $least } are needed, for leader and partner.
lily-deck-people = { $card } ({ $id }) can't be leader or partner. Both must be level-1 characters in the deck, and if they are the same card, it must be there twice.

## Refusals: sets of cards

lily-set-toml = { $file }: not a valid card set ({ $reason }).
lily-set-unknown = { $file }, { $field }: a set has no such part. Available: names, character, event, potential.
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
lily-file-twice = { lily-file-where }: another card already has the id "{ $value }".
lily-file-same = { lily-file-where }: another card has the same title and name. Change one of them.
lily-file-name-twice = { lily-file-where }: this name already exists with other texts. Use it as it is, or choose another key.
lily-file-language = { lily-file-where }: a text is missing. Write it in ja, zh-Hant and en.
lily-file-id = { lily-file-where }: { $value ->
    [None] the id is missing.
   *[other] "{ $value }" can't be an id.
 } Use 2 to 24 lowercase letters, digits and hyphens, starting with a letter.
lily-file-tens = { lily-file-where }: { $value } isn't a multiple of ten.
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
   *[other] this must be a whole number from { $least } to { $most }, not "{ $value }".
 }
lily-file-value = { lily-file-where }: { $value ->
    [None] this is missing.
   *[other] this can't be "{ $value }".
 } Available: { $allowed }.
lily-file-unknown = { lily-file-where }: unknown field. Available: { $allowed }.
lily-file-name = { lily-file-where }: { $value ->
    [None] the name is missing; write a key of [names].
   *[other] there is no name "{ $value }"; write a key of [names], or add it there.
 }
lily-file-node = { lily-file-where }: write exactly one of these, with its own fields: { $allowed }. Found: "{ $value }".
lily-file-missing = { lily-file-where }: this field is missing.
lily-file-not-here = { lily-file-where }: this field doesn't belong in a skill of this kind ({ $value }).
lily-file-unused = { lily-file-where }: this would mean nothing here. Useful here: { $allowed }.
lily-file-never = { lily-file-where }: this can never be so, or is always so.
lily-file-no-subject = { lily-file-where }: the moment of this skill isn't about a character, so there is no "subject".
lily-file-no-battle = { lily-file-where }: there is no battle when this skill works.
lily-file-none-chosen = { lily-file-where }: nobody has been chosen yet. Put an effect with "pick" before it.
lily-file-one-option = { lily-file-where }: one option is no choice. Write at least two.
lily-file-may = { lily-file-where }: this skill can be declined anyway.
lily-file-empty = { lily-file-where }: write at least one effect.
lily-file-so = { lily-file-where }: "so" can't come first; put an effect before it.
lily-file-so-else = { lily-file-where }: "or-else" must directly follow the effect it is about, not a "so", and the other way round.
lily-file-by = { lily-file-where }: this player picks anyway.
lily-file-do-or-gives = { lily-file-where }: a skill needs exactly one of "do" and "gives".
lily-file-loop = { lily-file-where }: this activated skill could be used forever. Give it the cost action = true, or once = true; a reverse cost is enough if the skill turns no coupling cards up and puts no cards into the coupling area or on the field.
lily-file-zones = { lily-file-where }: write at least two different zones.
lily-file-target = { lily-file-where }: this isn't a target. Write a word such as "self", or a table with "all" or, outside "gives", "pick".
lily-file-hidden = { lily-file-where }: cards of a { $value } can only be counted without a filter, since the count would reveal hidden cards.
lily-file-static-power = { lily-file-where }: "gives" can't look at power, since it may change it.
lily-file-special = { lily-file-where }: only a skill of type special can give this.
lily-file-not-special = { lily-file-where }: a skill of type special can't give this. Available: also-named, also-color, any-number, at-most.

# What the numbers of statistics are called.
lab-table-lily-endings = How games ended
lab-measure-lily-endings-games = share of games
lily-endings-leader = a leader fell
lily-endings-deck = deck and trash were empty
lily-endings-card = won by a card
lily-endings-both = draw: both at once
lily-endings-turns = draw: out of turns
lab-table-lily-battles = Battles and skills
lab-measure-lily-battles-times = times
lily-battles-attacks = characters attacked
lily-battles-sange = Sange counters
lily-battles-coupling-counter = coupling counters
lily-battles-critical = criticals
lily-battles-block = blocks
lily-battles-defeated = characters defeated
lily-battles-leader-stays = leaders saved by a potential
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
lab-table-lily-more = Who did it more often
lily-more-attacks = attacked more often
lily-more-couplings = coupled more often
lily-more-level-ups = leveled up more often
lily-more-criticals = made more criticals
lily-more-sange = used more Sange counters
lily-more-events = played more events
lily-more-blocks = blocked more often
lab-measure-lily-more-times = duels with a difference
lab-measure-lily-more-share = win share of that player
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
lily-later-first = resolve skill { $number } first
lily-later-yes = use a skill's effect
lily-later-no = decline a skill's effect
lily-later-reverse = turn { $name } in the coupling area face down
lily-later-target-own = choose the ally in the { $area }
lily-later-target-enemy = choose the enemy in the { $area }
lily-later-take = choose { $name }
lily-later-take-down = choose the face-down { $name }
lily-later-place = put { $name } into the { $area }
lily-later-to = choose the { $area } to move to
lily-later-option = choose option { $number } of a skill
lily-later-keep = keep the character in the { $area }
lily-later-pass = pass
