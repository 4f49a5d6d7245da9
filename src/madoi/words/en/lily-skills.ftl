# Lily: the printed text of cards, put together from the parts of their skills (`phrase` in games/lily/skills).
# Effects are commands ("draw 1 card"), so that "you may" can stand before them; what begins a text is "-first".

lily-card = { $name } “{ $title }”

lily-color-white-lily = White Lily
lily-color-hexagram = Hexagram
lily-color-rhododendron = Rhododendron

## The frame of a skill

lily-skill-activated = [Activated] { $what }.
lily-skill-continuous = [Continuous] { $what }.
lily-skill-auto = [Auto] { $what }.
lily-skill-special = [Special] { $what }.
lily-skill-sp = [SP] { $what }.
lily-skill-none = { $what }.

lily-once = [Once a turn]
lily-cost-action = [Action]
lily-cost-reverse = [Reverse { $number }]
lily-cost-discard = [Discard { $number }]
lily-cost-sacrifice = [Sacrifice { $number } { $what }]
lily-cost-sacrifice-self = [Sacrifice this character]
lily-mark-and = { $first } { $second }
lily-marked = { $marks } { $what }
lily-use = { $marks }: { $what }

lily-turn-own-in = during your turn, { $what }
lily-turn-own-in-first = During your turn, { $what }
lily-turn-opponent-in = during your opponent's turn, { $what }
lily-turn-opponent-in-first = During your opponent's turn, { $what }
lily-pay = if you pay { $cost }, { $what }
lily-in-action = in your Action Phase, { $what }
lily-in-action-first = In your Action Phase, { $what }
lily-in-support = when this card supports an attack, { $what }
lily-in-support-first = When this card supports an attack, { $what }
lily-at-end = at the end of the battle, { $what }
lily-at-end-first = At the end of the battle, { $what }
lily-when = when { $when }, { $what }
lily-when-first = When { $when }, { $what }
lily-if = if { $condition }, { $what }
lily-if-first = If { $condition }, { $what }
lily-while = while { $condition }, { $what }
lily-while-first = While { $condition }, { $what }

## Effects one after the other, and inside each other

lily-then = { $first }, then { $second }
lily-further = { $first }, then { $second }
lily-after = { $first }. Then { $second }
lily-so = { $first }. If you did so, { $what }
lily-or-else = { $first }. If not, { $what }
lily-else = if { $condition }, { $what }. Otherwise, { $otherwise }
lily-may = you may { $what }
lily-may-all = if you wish, { $what }
lily-may-theirs = if your opponent agrees, { $what }
lily-one-of = choose one: { $what }
lily-one-of-theirs = let your opponent choose one: { $what }
lily-option = ({ $number }) { $what }
lily-for-each = { $each }, { $what }
lily-delayed-turn-end = at the end of this turn, { $what }
lily-delayed-next-turn = at the start of your next turn, { $what }
lily-delayed-battle-end = at the end of this battle, { $what }
lily-or = { $first }; { $second }
lily-also = { $first }, and { $second }
lily-block = ({ $what })
lily-choose = choose { $who } and { $what }
lily-choose-theirs = let your opponent choose { $who } and { $what }

lily-until-battle = { $what } until the end of the battle
lily-until-turn = { $what } until the end of the turn
lily-until-next-turn = { $what } until the end of your opponent's next turn

## When

lily-subject-self = this character
lily-subject-ally = an ally
lily-subject-other-ally = another ally
lily-subject-enemy = an enemy
lily-subject-leader = your leader
lily-some-ally = one of your { $what }
lily-some-other-ally = another of your { $what }
lily-some-enemy = one of the { $what }

lily-when-deployed = { $who } is deployed
lily-when-levelled = { $who } levels up
lily-when-placed = { $who } is deployed or levels up
lily-when-attacks = { $who } attacks
lily-when-attacked = { $who } is attacked
lily-when-defeats = { $who } defeats a character
lily-when-defeated = { $who } is defeated
lily-when-failed = { $who } attacks a character and does not defeat it
lily-when-critical = { $who } uses a critical
lily-when-blocked = { $who } is protected by a block
lily-when-activated = { $who } becomes active
lily-when-moved = { $who } moves

lily-when-you-turn-start = your turn starts
lily-when-you-turn-end = your turn ends
lily-when-you-battle = a battle starts in which you attack
lily-when-you-couples = a card is put into your coupling area
lily-when-you-event = you put an event into the event area
lily-when-you-potential = a card is put into your potential area
lily-when-you-refresh = your deck is refreshed
lily-when-opponent-turn-start = your opponent's turn starts
lily-when-opponent-turn-end = your opponent's turn ends
lily-when-opponent-battle = a battle starts in which your opponent attacks
lily-when-opponent-couples = a card is put into your opponent's coupling area
lily-when-opponent-event = your opponent puts an event into the event area
lily-when-opponent-potential = a card is put into your opponent's potential area
lily-when-opponent-refresh = your opponent's deck is refreshed
lily-when-anyone-turn-start = a turn starts
lily-when-anyone-turn-end = a turn ends
lily-when-anyone-battle = a battle starts
lily-when-anyone-couples = a card is put into a coupling area
lily-when-anyone-event = a player puts an event into the event area
lily-when-anyone-potential = a card is put into a potential area
lily-when-anyone-refresh = a deck is refreshed
lily-when-this-trashed = this card is put into your trash from your hand, deck or coupling area
lily-when-this-coupled = this card is put into your coupling area

## Conditions

lily-and = { $first } and { $second }
lily-either = either { $what }
lily-either-or = { $first } or { $second }
lily-more = there are more { $first } than { $second }
lily-more-not = there are not more { $first } than { $second }
lily-counted-characters = { $what }
lily-counted-cards = { $what } in { $zone }
lily-counted-hand = cards in { $zone }
lily-turn-own = it is your turn
lily-turn-opponent = it is your opponent's turn
lily-event-lies = there is an event in the event area
lily-event-lies-not = there is no event in the event area
lily-partner-of-you = your partner
lily-partner-of-opponent = your opponent's partner
lily-partner-is-upright = { $who } is upright
lily-partner-is-upright-not = { $who } is not upright
lily-partner-is-sideways = { $who } is sideways
lily-partner-is-sideways-not = { $who } is not sideways
lily-partner-is-face-down = { $who } is face down
lily-partner-is-face-down-not = { $who } is not face down

lily-count-least-characters = { $number ->
    [1] there is at least 1 { $what }
   *[other] there are { $number } or more { $what }
 }
lily-count-least-cards = { $number ->
    [1] there is at least 1 { $what } in { $zone }
   *[other] there are { $number } or more { $what } in { $zone }
 }
lily-count-least-hand = { $number ->
    [1] there is at least 1 card in { $zone }
   *[other] there are { $number } or more cards in { $zone }
 }
lily-count-most-characters = { $number ->
    [1] there is at most 1 { $what }
   *[other] there are { $number } or fewer { $what }
 }
lily-count-most-cards = { $number ->
    [1] there is at most 1 { $what } in { $zone }
   *[other] there are { $number } or fewer { $what } in { $zone }
 }
lily-count-most-hand = { $number ->
    [1] there is at most 1 card in { $zone }
   *[other] there are { $number } or fewer cards in { $zone }
 }
lily-count-none-characters = there are no { $what }
lily-count-none-cards = there are no { $what } in { $zone }
lily-count-none-hand = there are no cards in { $zone }
lily-count-exactly-characters = { $number ->
    [1] there is exactly 1 { $what }
   *[other] there are exactly { $number } { $what }
 }
lily-count-exactly-cards = { $number ->
    [1] there is exactly 1 { $what } in { $zone }
   *[other] there are exactly { $number } { $what } in { $zone }
 }
lily-count-exactly-hand = { $number ->
    [1] there is exactly 1 card in { $zone }
   *[other] there are exactly { $number } cards in { $zone }
 }
lily-count-not-exactly-characters = { $number ->
    [1] there is not exactly 1 { $what }
   *[other] there are not exactly { $number } { $what }
 }
lily-count-not-exactly-cards = { $number ->
    [1] there is not exactly 1 { $what } in { $zone }
   *[other] there are not exactly { $number } { $what } in { $zone }
 }
lily-count-not-exactly-hand = { $number ->
    [1] there is not exactly 1 card in { $zone }
   *[other] there are not exactly { $number } cards in { $zone }
 }
lily-count-between-characters = there are { $least } to { $most } { $what }
lily-count-between-cards = there are { $least } to { $most } { $what } in { $zone }
lily-count-between-hand = there are { $least } to { $most } cards in { $zone }
lily-count-not-between-characters = there are not { $least } to { $most } { $what }
lily-count-not-between-cards = there are not { $least } to { $most } { $what } in { $zone }
lily-count-not-between-hand = there are not { $least } to { $most } cards in { $zone }

# Somebody is so; "it" is whoever was just spoken of, and English leaves it out.
lily-holder-self = this character
lily-holder-leader = your leader
lily-holder-enemy-leader = the enemy leader
lily-holder-it = { "" }
lily-is-and = { $first } and{ $second }
lily-is-or = { $first } or{ $second }
lily-is-there = { $who } is on the field
lily-is-there-not = { $who } is not on the field
lily-is-other = { $who } is another character
lily-is-other-not = { $who } is this very character
lily-is-up-yes = { $who } is face up
lily-is-up-no = { $who } is face down
lily-is-active-yes = { $who } is active
lily-is-active-no = { $who } is inactive
lily-is-leader-yes = { $who } is a leader
lily-is-leader-no = { $who } is not a leader
lily-is-color = { $who } is { $color }
lily-is-color-not = { $who } is not { $color }
lily-is-level-least = { $who } is level { $number } or higher
lily-is-level-least-not = { $who } is below level { $number }
lily-is-level-most = { $who } is level { $number } or lower
lily-is-level-most-not = { $who } is above level { $number }
lily-is-level-exactly = { $who } is level { $number }
lily-is-level-exactly-not = { $who } is not level { $number }
lily-is-level-between = { $who } is level { $least } to { $most }
lily-is-level-between-not = { $who } is not level { $least } to { $most }
lily-is-power-least = { $who } has { $number } or more power
lily-is-power-least-not = { $who } has less than { $number } power
lily-is-power-most = { $who } has { $number } or less power
lily-is-power-most-not = { $who } has more than { $number } power
lily-is-power-exactly = { $who } has exactly { $number } power
lily-is-power-exactly-not = { $who } does not have exactly { $number } power
lily-is-power-between = { $who } has { $least } to { $most } power
lily-is-power-between-not = { $who } does not have { $least } to { $most } power
lily-is-below-none = { $who } has no cards below
lily-is-below-none-not = { $who } has cards below
lily-is-below-least = { $number ->
    [1] { $who } has at least 1 card below
   *[other] { $who } has { $number } or more cards below
 }
lily-is-below-least-not = { $number ->
    [1] { $who } has fewer than 1 card below
   *[other] { $who } has fewer than { $number } cards below
 }
lily-is-below-most = { $number ->
    [1] { $who } has at most 1 card below
   *[other] { $who } has { $number } or fewer cards below
 }
lily-is-below-most-not = { $number ->
    [1] { $who } has more than 1 card below
   *[other] { $who } has more than { $number } cards below
 }
lily-is-below-exactly = { $number ->
    [1] { $who } has exactly 1 card below
   *[other] { $who } has exactly { $number } cards below
 }
lily-is-below-exactly-not = { $number ->
    [1] { $who } does not have exactly 1 card below
   *[other] { $who } does not have exactly { $number } cards below
 }
lily-is-below-between = { $who } has { $least } to { $most } cards below
lily-is-below-between-not = { $who } does not have { $least } to { $most } cards below
lily-is-named = { $who } is named { $name }
lily-is-named-not = { $who } is not named { $name }
lily-is-named-self = { $who } has this card's name
lily-is-named-self-not = { $who } does not have this card's name
lily-is-named-leader = { $who } has your leader's name
lily-is-named-leader-not = { $who } does not have your leader's name
lily-is-named-partner = { $who } has your partner's name
lily-is-named-partner-not = { $who } does not have your partner's name
lily-is-column = { $who } is in this character's column
lily-is-column-not = { $who } is not in this character's column
lily-is-row-front = { $who } is in the front
lily-is-row-back = { $who } is in the back

## Whom and which

lily-noun-card-one = card
lily-noun-card-many = cards
lily-noun-character-one = character card
lily-noun-character-many = character cards
lily-noun-event-one = event card
lily-noun-event-many = event cards
lily-noun-potential-one = potential card
lily-noun-potential-many = potential cards
lily-noun-allies-one = ally
lily-noun-allies-many = allies
lily-noun-allies-leader-one = leader of yours
lily-noun-allies-leader-many = leaders of yours
lily-noun-allies-leader-only = leader
lily-noun-enemies-one = enemy
lily-noun-enemies-many = enemies
lily-noun-enemies-leader-one = enemy leader
lily-noun-enemies-leader-many = enemy leaders
lily-noun-enemies-leader-only = enemy leader
lily-noun-characters-one = character
lily-noun-characters-many = characters
lily-noun-characters-leader-one = leader
lily-noun-characters-leader-many = leaders

lily-with-before = { $before } { $what }
lily-with-after = { $what } { $after }
lily-with-both = { $before } { $what } { $after }
lily-before-and = { $first } { $second }
lily-after-and = { $first } { $second }
lily-mark-other = other
lily-mark-up-yes = face-up
lily-mark-up-no = face-down
lily-mark-active-yes = active
lily-mark-active-no = inactive
lily-mark-leader-yes = leader
lily-mark-leader-no = non-leader
lily-mark-color = { $color }
lily-mark-level-least = of level { $number } or higher
lily-mark-level-most = of level { $number } or lower
lily-mark-level-exactly = of level { $number }
lily-mark-level-between = of level { $least } to { $most }
lily-mark-power-least = with { $number } or more power
lily-mark-power-most = with { $number } or less power
lily-mark-power-exactly = with exactly { $number } power
lily-mark-power-between = with { $least } to { $most } power
lily-mark-below-none = without cards below
lily-mark-below-least = { $number ->
    [1] with at least 1 card below
   *[other] with { $number } or more cards below
 }
lily-mark-below-most = { $number ->
    [1] with at most 1 card below
   *[other] with { $number } or fewer cards below
 }
lily-mark-below-exactly = { $number ->
    [1] with exactly 1 card below
   *[other] with exactly { $number } cards below
 }
lily-mark-below-between = with { $least } to { $most } cards below
lily-mark-named = named { $name }
lily-mark-named-self = with this card's name
lily-mark-named-leader = with your leader's name
lily-mark-named-partner = with your partner's name
lily-mark-column = in this character's column
lily-mark-row-front = in the front
lily-mark-row-back = in the back

lily-zone-you-hand = your hand
lily-zone-you-trash = your trash
lily-zone-you-coupling = your coupling area
lily-zone-you-deck = your deck
lily-zone-you-potentials = your potential area
lily-zone-opponent-hand = your opponent's hand
lily-zone-opponent-trash = your opponent's trash
lily-zone-opponent-coupling = your opponent's coupling area
lily-zone-opponent-deck = your opponent's deck
lily-zone-opponent-potentials = your opponent's potential area
lily-zones = { $first } and { $second }
lily-zones-together = { $what } together

lily-pick-some-characters = { $number } { $what }
lily-pick-some-cards = { $number } { $what } from { $zone }
lily-pick-some-hand = { $number ->
    [1] 1 card from { $zone }
   *[other] { $number } cards from { $zone }
 }
lily-pick-up-to-characters = up to { $number } { $what }
lily-pick-up-to-cards = up to { $number } { $what } from { $zone }
lily-pick-up-to-hand = { $number ->
    [1] up to 1 card from { $zone }
   *[other] up to { $number } cards from { $zone }
 }
lily-pick-all-cards = all { $what } from { $zone }
lily-pick-all-hand = all cards from { $zone }
lily-theirs-some-cards = { $number } { $what } of your opponent's choice from { $zone }
lily-theirs-some-hand = { $number ->
    [1] 1 card of your opponent's choice from { $zone }
   *[other] { $number } cards of your opponent's choice from { $zone }
 }
lily-theirs-up-to-cards = up to { $number } { $what } of your opponent's choice from { $zone }
lily-theirs-up-to-hand = { $number ->
    [1] up to 1 card of your opponent's choice from { $zone }
   *[other] up to { $number } cards of your opponent's choice from { $zone }
 }
lily-top-you = { $number ->
    [1] the top card of your deck
   *[other] the top { $number } cards of your deck
 }
lily-top-opponent = { $number ->
    [1] the top card of your opponent's deck
   *[other] the top { $number } cards of your opponent's deck
 }
lily-see-hand = reveal your opponent's hand, then { $what }
lily-see-hand-theirs = reveal your hand, then { $what }
lily-among = up to { $number } { $what } among them
lily-among-one = up to { $number } { $what } seen this way

lily-every-characters = each { $what }
lily-every-characters-first = Each { $what }
lily-none-of = no { $what }
lily-none-of-first = No { $what }
lily-every-played = each { $what } you play
lily-every-played-first = Each { $what } you play
lily-only-allies = your { $what }
lily-only-allies-first = Your { $what }
lily-only-enemies = the { $what }
lily-only-enemies-first = The { $what }
lily-target-self = this character
lily-target-self-first = This character
lily-target-subject = that character
lily-target-attacker = the attacker
lily-target-attacked = each attacked character
lily-target-leader = your leader
lily-target-leader-first = Your leader
lily-target-enemy-leader = the enemy leader
lily-target-enemy-leader-first = The enemy leader
lily-target-chosen = the chosen character
lily-target-chosen-many = the chosen characters
lily-target-it = it
lily-target-them = them
lily-target-card = this card
lily-target-card-first = This card
lily-target-you = you
lily-target-you-first = You
lily-target-support = your support
lily-target-support-first = Your support

lily-amount-plus = +{ $number }
lily-amount-minus = −{ $number }
lily-each-characters = for each { $what }
lily-each-cards = for each { $what } in { $zone }
lily-each-hand = for each card in { $zone }

## Effects on cards

lily-do-draw-you = { $number ->
    [1] draw 1 card
   *[other] draw { $number } cards
 }
lily-do-draw-opponent = { $number ->
    [1] let your opponent draw 1 card
   *[other] let your opponent draw { $number } cards
 }
lily-do-draw-both = { $number ->
    [1] let both players draw 1 card
   *[other] let both players draw { $number } cards
 }

lily-do-put-hand-you = put { $what } into your hand
lily-do-put-hand-opponent = put { $what } into your opponent's hand
lily-do-put-trash-you = put { $what } into your trash
lily-do-put-trash-opponent = put { $what } into your opponent's trash
lily-do-put-coupling-you = put { $what } into your coupling area
lily-do-put-coupling-opponent = put { $what } into your opponent's coupling area
lily-do-put-deck-top-you = put { $what } on top of your deck
lily-do-put-deck-top-opponent = put { $what } on top of your opponent's deck
lily-do-put-deck-bottom-you = put { $what } on the bottom of your deck
lily-do-put-deck-bottom-opponent = put { $what } on the bottom of your opponent's deck
lily-do-put-deck-you = shuffle { $what } into your deck
lily-do-put-deck-opponent = shuffle { $what } into your opponent's deck
lily-do-put-removed-you = remove { $what } from the game
lily-do-put-removed-opponent = remove { $what } from the game
lily-do-put-field-you = deploy { $what }
lily-do-put-field-opponent = deploy { $what } on your opponent's field
lily-do-put-level-up-you = level up your ally of the same name with { $what }
lily-do-put-level-up-opponent = level up the enemy of the same name with { $what }

# The same before something else that is done with the deck.
lily-put-hand-you = put { $what } into your hand
lily-put-hand-opponent = put { $what } into your opponent's hand
lily-put-hand-you-shown = reveal { $what }, put it into your hand
lily-put-hand-you-shown-many = reveal { $what }, put them into your hand
lily-put-hand-opponent-shown = reveal { $what }, put it into your opponent's hand
lily-put-hand-opponent-shown-many = reveal { $what }, put them into your opponent's hand
lily-put-trash-you = put { $what } into your trash
lily-put-trash-opponent = put { $what } into your opponent's trash
lily-put-coupling-you = put { $what } into your coupling area
lily-put-coupling-opponent = put { $what } into your opponent's coupling area
lily-put-deck-top-you = put { $what } on top of your deck
lily-put-removed-you = remove { $what } from the game
lily-put-removed-opponent = remove { $what } from the game
lily-put-field-you = deploy { $what }
lily-put-field-opponent = deploy { $what } on your opponent's field
lily-put-level-up-you = level up your ally of the same name with { $what }
lily-put-level-up-opponent = level up the enemy of the same name with { $what }

lily-search = { $put } and shuffle that deck
lily-search-deck-top = choose { $what }, shuffle the rest of that deck and put what you chose on top
lily-search-deck-top-shown = choose and reveal { $what }, shuffle the rest of that deck and put what you chose on top
lily-search-deck-bottom-shown = choose and reveal { $what }, shuffle the rest of that deck and put what you chose on the bottom
lily-search-deck-bottom = choose { $what }, shuffle the rest of that deck and put what you chose on the bottom

lily-do-look = { $number ->
    [1] look at the top card of your deck, { $put } and { $rest }
   *[other] look at the top { $number } cards of your deck, { $put } and { $rest }
 }
lily-do-look-one = look at the top card of your deck and put it { $to } or { $rest }
lily-place-hand = into your hand
lily-place-coupling = into your coupling area
lily-place-trash = into your trash
lily-place-deck-top = back on top
lily-place-deck-bottom = on the bottom
lily-rest-deck-top = leave the rest on top
lily-rest-deck-bottom = put the rest on the bottom
lily-rest-trash = put the rest into your trash

lily-do-peek-you = { $number ->
    [1] look at the top card of your deck
   *[other] look at the top { $number } cards of your deck
 }
lily-do-peek-opponent = { $number ->
    [1] look at the top card of your opponent's deck
   *[other] look at the top { $number } cards of your opponent's deck
 }
lily-do-show-hand-you = reveal your hand
lily-do-show-hand-opponent = reveal your opponent's hand

lily-do-turn-up-you = { $number ->
    [1] turn 1 of your face-down coupling cards face up
   *[other] turn { $number } of your face-down coupling cards face up
 }
lily-do-turn-up-opponent = { $number ->
    [1] turn 1 of your opponent's face-down coupling cards face up
   *[other] turn { $number } of your opponent's face-down coupling cards face up
 }
lily-do-turn-down-you = { $number ->
    [1] turn 1 of your face-up coupling cards face down
   *[other] turn { $number } of your face-up coupling cards face down
 }
lily-do-turn-down-opponent = { $number ->
    [1] turn 1 of your opponent's face-up coupling cards face down
   *[other] turn { $number } of your opponent's face-up coupling cards face down
 }
lily-do-partner-upright-you = turn your partner upright
lily-do-partner-upright-opponent = turn your opponent's partner upright
lily-do-partner-sideways-you = turn your partner sideways
lily-do-partner-sideways-opponent = turn your opponent's partner sideways
lily-do-partner-face-down-you = turn your partner face down
lily-do-partner-face-down-opponent = turn your opponent's partner face down
lily-do-partner-face-up-you = turn your face-down partner face up and upright
lily-do-partner-face-up-opponent = turn your opponent's face-down partner face up and upright
lily-do-potential-you = { $number ->
    [1] put the top card of your hatena into your potential area face up
   *[other] put the top { $number } cards of your hatena into your potential area face up
 }
lily-do-potential-opponent = { $number ->
    [1] put the top card of your opponent's hatena into your opponent's potential area face up
   *[other] put the top { $number } cards of your opponent's hatena into your opponent's potential area face up
 }
lily-do-renew = turn { $number } of your face-down potentials face up
lily-do-event-trash = put the event in the event area into its owner's trash

## Effects on characters, on the battle, the turn and the game

lily-do-power = give { $target } { $amount } power
lily-do-power-each = give { $target } { $amount } power { $each }
lily-do-times = { $number ->
    [2] double the power of { $target }
    [3] triple the power of { $target }
   *[other] multiply the power of { $target } by { $number }
 }
lily-do-halve = halve the power of { $target } (rounded down)
lily-do-set-power = set the printed power of { $target } to { $number }
lily-do-grant = give { $target } { $word }
lily-do-give = give { $target } { $gifts }
lily-gift-and = { $first } and { $second }
lily-gift-list = { $first }, { $second }
lily-gift-power = { $amount } power
lily-gift-grant = { $word }
lily-do-activate = make { $target } active
lily-do-deactivate = make { $target } inactive
lily-do-defeat = defeat { $target }
lily-do-return = return { $target } to the owner's hand, putting the cards below into the trash
lily-do-return-unless-leader = return { $target }, unless a leader, to the owner's hand, putting the cards below into the trash
lily-do-return-deck-top = put { $target } on top of the owner's deck, the cards below into the trash
lily-do-return-deck-top-unless-leader = put { $target }, unless a leader, on top of the owner's deck, the cards below into the trash
lily-do-return-deck-bottom = put { $target } on the bottom of the owner's deck, the cards below into the trash
lily-do-return-deck-bottom-unless-leader = put { $target }, unless a leader, on the bottom of the owner's deck, the cards below into the trash
lily-do-return-deck = shuffle { $target } into the owner's deck, putting the cards below into the trash
lily-do-return-deck-unless-leader = shuffle { $target }, unless a leader, into the owner's deck, putting the cards below into the trash
lily-do-remove = remove { $target } and the cards below from the game
lily-do-remove-unless-leader = remove { $target }, unless a leader, and the cards below from the game
lily-do-move-adjacent = move { $target } to an adjacent area
lily-do-move-front = move { $target } to an empty area in the front
lily-do-move-back = move { $target } to an empty area in the back
lily-do-move-any = move { $target } to any empty area
lily-do-support = give your support { $amount } in this battle
lily-do-support-each = give your support { $amount } in this battle { $each }
lily-do-budget = { $number ->
    [1] raise the levels you may play in this turn's Deployment Phase by 1
   *[other] raise the levels you may play in this turn's Deployment Phase by { $number }
 }
lily-do-win = win the game

lily-word-wide = Wide
lily-word-piercing = Piercing
lily-word-range-1 = “also has range 1”
lily-word-range-2 = “also has range 2”
lily-word-range-1-2 = “also has range 1-2”
lily-word-range-1-3 = “also has range 1-3”
lily-word-no-attack = “cannot attack”
lily-word-no-move = “cannot move”
lily-word-no-activate = “does not become active in the Start Phase”
lily-word-no-defeat = “cannot be defeated”
lily-word-no-critical = “cannot use a critical”
lily-word-no-block = “cannot be blocked when attacking”
lily-word-no-counter = “cannot be countered when attacking”
lily-word-no-target = “cannot be attacked”
lily-word-twins = “may share its name with other allies”
lily-word-silent = “has no skills”

## What continuous and special skills, and events, make so

lily-gives-power = { $target } gets { $amount } power
lily-gives-power-each = { $target } gets { $amount } power { $each }
lily-gives-wide = { $target } has Wide
lily-gives-piercing = { $target } has Piercing
lily-gives-range-1 = { $target } also has range 1
lily-gives-range-2 = { $target } also has range 2
lily-gives-range-1-2 = { $target } also has range 1-2
lily-gives-range-1-3 = { $target } also has range 1-3
lily-gives-no-attack = { $target } cannot attack
lily-gives-no-move = { $target } cannot move
lily-gives-no-activate = { $target } does not become active in the Start Phase
lily-gives-no-defeat = { $target } cannot be defeated
lily-gives-no-critical = { $target } cannot use a critical
lily-gives-no-block = { $target } cannot be blocked when attacking
lily-gives-no-counter = { $target } cannot be countered when attacking
lily-gives-no-target = { $target } cannot be attacked
lily-gives-twins = { $target } may share its name with other allies
lily-gives-instead-hand = { $target }, when defeated, has the top card put into the owner's hand instead of the trash
lily-gives-instead-coupling = { $target }, when defeated, has the top card put into the owner's coupling area instead of the trash
lily-gives-instead-deck-top = { $target }, when defeated, has the top card put on top of the owner's deck instead of the trash
lily-gives-instead-deck-bottom = { $target }, when defeated, has the top card put on the bottom of the owner's deck instead of the trash
lily-gives-instead-deck = { $target }, when defeated, has the top card shuffled into the owner's deck instead of the trash
lily-gives-instead-removed = { $target }, when defeated, has the top card removed from the game instead of the trash

# The same of everybody; the target is "lily-none-of".
lily-none-no-attack = { $target } can attack
lily-none-no-move = { $target } can move
lily-none-no-activate = { $target } becomes active in the Start Phase
lily-none-no-defeat = { $target } can be defeated
lily-none-no-critical = { $target } can use a critical
lily-none-no-block = { $target } can be blocked when attacking
lily-none-no-counter = { $target } can be countered when attacking
lily-none-no-target = { $target } can be attacked
lily-gives-support = { $target } gets { $amount } unless it fails
lily-gives-support-each = { $target } gets { $amount } { $each } unless it fails
lily-gives-budget = { $number ->
    [1] { $target } may play 1 more level in your Deployment Phase
   *[other] { $target } may play { $number } more levels in your Deployment Phase
 }
lily-gives-cheaper = { $number ->
    [1] { $target } counts 1 level less
   *[other] { $target } counts { $number } levels less
 }
lily-gives-name = { $target } is also named { $name }
lily-gives-color = { $target } is also { $color }
lily-gives-any-number = { $target } may have any number of this card in a deck
lily-gives-at-most = { $target } may have at most { $number } of this card in a deck
