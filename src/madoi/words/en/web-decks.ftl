# Lily's cards and decks in the browser: looked through, built, tried.

decks-page = Lily: decks
decks-cards-page = Lily: cards

## Looking through the cards

decks-search = Search: name, title, text, id
decks-filters = { $count ->
    [0] Filters
    [one] Filters (1 set)
   *[other] Filters ({ $count } set)
 }
decks-clear = Clear search and filters
decks-found = { $count } of { $all } cards
decks-sort = Order
decks-sort-set = by set
decks-sort-name = by name
decks-sort-level = by level
decks-sort-power = by power
decks-sort-support = by support
decks-texts = Show texts
decks-kind = Kind
decks-kind-character = character
decks-kind-event = event
decks-kind-potential = potential
decks-power-least = from
decks-power-most = to
decks-skills = Skills
decks-skill-none = none
decks-name = Name
decks-anyone = anybody
decks-with = Goes together with
decks-with-about = Cards that have this name, or whose skills speak of her.
decks-set = Set
decks-place = Which
decks-place-any = all cards
decks-place-in = in this deck
decks-place-out = not in this deck
decks-place-more = room for one more
decks-place-leader = can be leader or partner
decks-reading = Card { $number } of { $count }
decks-previous = Previous
decks-next = Next
decks-most = at most { $most } in a deck
decks-rules = Rules

## Cards of one's own

decks-own-sets = Cards of your own
decks-own-sets-about = Load a file of cards you have written, or got from somebody. It stays on this device; its cards can be looked through, built with and played at once.
decks-load-set = Load a set from a file (.toml)
decks-set-kept = { $name }: { $count ->
    [one] 1 card is here now.
   *[other] { $count } cards are here now.
 }
decks-set-wrong = { $count ->
    [one] { $name } was not taken: 1 thing is wrong.
   *[other] { $name } was not taken: { $count } things are wrong.
 }
decks-set-twice = The card { $id } is also in your set { $set }. Remove that set first, or give the card another id.
decks-set-dropped = The set { $name } was removed.
decks-line = Line { $line }:

## Decks kept here

decks-kept = Your decks
decks-kept-about = They are kept on this device only. Save them as files, or send yourself a link, to have them elsewhere.
decks-none = No deck yet. Begin one below: from nothing, or from one that comes with the game.
decks-counts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $potentials ->
    [one] 1 potential
   *[other] { $potentials } potentials
 }
decks-led-by = leader { $name }
decks-drop = Delete
decks-drop-deck = Delete { $name }
decks-dropped = { $name } was deleted.
decks-undo = Undo
decks-full = This device keeps no more: the latest change is lost when the page is closed. Save the deck as a file, or delete something.
decks-no-such = There is no such deck on this device.
decks-new = A new deck
decks-new-name = New deck
decks-from-nothing = From nothing
decks-from-ready = Or from a deck that comes with the game:
decks-sent = A deck came with this link
decks-sent-bad = The deck in this link cannot be read; part of the link may be missing. Nothing has changed here.
decks-keep-new = Keep as a new deck

## Text in, text out

decks-take-in = From text or file
decks-take-in-about = A deck file, a list ("3 w101", or title and name as printed), or one line from a record.
decks-choose-file = Choose a file
decks-paste = Or paste the text here
decks-read = Read it
decks-was-read = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and { $potentials ->
    [one] 1 potential
   *[other] { $potentials } potentials
 } were read.
decks-text-wrong = { $count ->
    [one] 1 thing is missing or wrong. What was read can be kept and finished.
   *[other] { $count } things are missing or wrong. What was read can be kept and finished.
 }
decks-taken-in = Imported deck
decks-give-out = Share, save
decks-form = As
decks-form-file = File
decks-form-list = List
decks-form-link = Link
decks-form-about-file = A deck file: this page reads it, and so does madoi in the terminal.
decks-form-about-list = To be read by people, in chat for example; this page reads it too.
decks-form-about-link = The whole deck is in the link. It goes to whom you send it and to nobody else.
decks-save-file = Save as a file
decks-give-sets = Cards of your own are not in it: send { $names } too.

## Building

decks-deck-name = Name of the deck
decks-double = Duplicate
decks-doubled = This is a copy of { $name }.
decks-copy-of = { $name } (copy)
decks-tabs = Parts of the builder
decks-tab-cards = Cards
decks-tab-deck = Deck
decks-tab-figures = Figures
decks-tab-draw = Test draw
decks-copies-of = Copies of { $name }
decks-fewer = One fewer: { $name }
decks-more = One more: { $name }
decks-over = more than { $most }
decks-level = Level { $level }
decks-events = Events
decks-potentials = Potentials
decks-empty = Nothing is in it yet. Choose among the cards.
decks-choose = choose
decks-first-level-missing = no level-1 character in the deck yet
decks-bar-cards = Cards { $count } ({ $least }–{ $most })
decks-bar-potentials = Potentials { $count } ({ $least }–{ $most })
decks-bar-good = can be played
decks-bar-away = not checked: no connection
decks-checking = Being checked …
decks-good = Nothing is wrong with this deck.
decks-faults = { $count ->
    [one] 1 thing missing or wrong
   *[other] { $count } things missing or wrong
 }
decks-away = No connection just now. You can go on building; the rules and the chance of failed support are checked as soon as the server answers.
decks-no-card-about = It may be of a set that is not loaded here.
decks-do-add = Add { $count } at least
decks-do-less = Take out { $count } at least
decks-do-take = Take { $count } out
decks-do-first-level = Show those who can lead
decks-do-drop = Take it out
decks-do-move = Put it where it belongs
decks-do-choose = Choose

## In numbers

decks-count = number
decks-curve = Characters by level
decks-level-count = level { $level }: { $count }
decks-means = Characters: { $characters }, events: { $events }. Mean level { $level }, mean power { $power }.
decks-failing = Chance of failed support
decks-failing-none = Choose a leader first: supports fail by her name.
decks-seen = Chance to have seen a card
decks-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
 }
decks-named-leader = any { $name }
decks-first-hand = first hand
decks-by-turn = turn { $turn }
decks-seen-about = At least one in hand by your turn of this number: { $hand } cards at first and one each turn, out of { $size } without leader and partner; nothing exchanged. Who goes first has drawn one fewer.

## Test draw

decks-draw-empty = Put cards into the deck first.
decks-draw-hand = Hand ({ $count })
decks-draw-left = { $deck } in the deck, { $trash } in the trash
decks-draw-exchange-about = Tap the cards you would put into the trash; as many are drawn. Only now, and only once.
decks-draw-exchange = { $count ->
    [0] Keep this hand
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
 }
decks-draw-again = Shuffle and draw anew
decks-draw-card = Draw a card
decks-draw-supports = Supports
decks-draw-supports-about = As if { $name } fought: the top card is revealed. An event is revealed anew, once; an event and her own name fail.
decks-draw-turn = Reveal a support
decks-draw-many = { $count } at once
decks-draw-failed = failed: 0
decks-draw-supported = support { $support }
decks-draw-count = { $failed } of { $supports } failed ({ $share }%).
decks-draw-expected = Expected: { $chance }%.

## Playing

decks-play = Play now
decks-against = Play against
decks-against-whom = against { $bot } with { $deck }
decks-their-deck = The bot's deck
decks-build = Build a deck of your own
decks-all-copies = All { $most } copies: { $name }
decks-languages = In three languages
decks-complete = Complete my deck
decks-complete-about = Adds cards of the ready deck that is nearest to yours. Undo takes them out again.
decks-own = Your own deck
decks-difficulty-dawn = Good for a first duel
decks-difficulty-dusk = For experienced players
decks-difficulty-ember = Easy to play, quick to decide
