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
decks-sort = Sort
decks-sort-set = Set
decks-sort-name = Name
decks-sort-level = Level
decks-sort-power = Power
decks-sort-support = Support
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
decks-anyone = anyone
decks-with = Works with
decks-with-about = Cards with this name, or with skills that mention it.
decks-set = Set
lily-set-white-lily = White Lily
lily-set-hexagram = Hexagram
lily-set-rhododendron = Rhododendron
lily-set-lantern = Lantern Night
lily-set-eclipse = Eclipse
decks-place = Show
decks-place-any = all cards
decks-place-in = in this deck
decks-place-out = not in this deck
decks-place-more = room for another copy
decks-place-leader = can be leader or partner
decks-reading = Card { $number } of { $count }
decks-previous = Previous
decks-next = Next
decks-most = at most { $most } in a deck
decks-rules = Rules

## Cards of one's own

decks-own-sets = Your own cards
decks-own-sets-about = Load a file of cards you wrote or received. It stays on this device. You can browse its cards, build decks with them and play them at once.
decks-load-set = Load a set from a file (.toml)
decks-set-kept = { $name }: { $count ->
    [one] 1 card loaded.
   *[other] { $count } cards loaded.
 }
decks-set-wrong = { $count ->
    [one] { $name } wasn't loaded: 1 fault.
   *[other] { $name } wasn't loaded: { $count } faults.
 }
decks-set-twice = The card { $id } is also in your set { $set }. Remove that set first, or give the card another id.
decks-set-dropped = The set { $name } was removed.
decks-line = Line { $line }:

## Decks kept here

decks-kept = Your decks
decks-kept-about = They are saved on this device only. Save them as files, or send yourself a link, to use them elsewhere.
decks-none = No decks yet. Start one below, from scratch or from a ready-made deck.
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
decks-full = This device is out of space, so the latest change isn't saved. Save the deck as a file, or delete something.
decks-no-such = This deck isn't on this device.
decks-new = New deck
decks-new-name = New deck
decks-from-nothing = From scratch
decks-from-ready = Or from a ready-made deck
decks-sent = Deck from this link
decks-sent-bad = Can't read the deck in this link. Part of the link may be missing. Nothing has changed here.
decks-keep-new = Save as a new deck

## Text in, text out

decks-take-in = Import a deck
decks-take-in-about = A deck file, a list ("3 w101", or title and name as printed), or one line from a record.
decks-choose-file = Choose a file
decks-paste = Or paste the text here
decks-read = Import
decks-was-read = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and { $potentials ->
    [one] 1 potential
   *[other] { $potentials } potentials
 }.
decks-text-wrong = { $count ->
    [one] 1 thing is missing or wrong. You can save the deck and finish it.
   *[other] { $count } things are missing or wrong. You can save the deck and finish it.
 }
decks-taken-in = Imported deck
decks-give-out = Share
decks-form = Format
decks-form-file = File
decks-form-list = List
decks-form-link = Link
decks-form-about-file = A deck file, for this page and for madoi in the terminal.
decks-form-about-list = For people to read, in a chat for example. This page reads it too.
decks-form-about-link = The link contains the whole deck. Only people you send it to have it.
decks-save-file = Save as a file
decks-give-sets = Your own cards aren't included. Send { $names } too.

## Building

decks-deck-name = Name of the deck
decks-print = Print
decks-double = Duplicate
decks-doubled = This is a copy of { $name }.
decks-copy-of = { $name } (copy)
decks-tabs = Deck builder
decks-tab-cards = Cards
decks-tab-deck = Deck
decks-tab-figures = Statistics
decks-tab-draw = Test draw
decks-copies-of = Copies of { $name }
decks-fewer = One fewer: { $name }
decks-more = One more: { $name }
decks-over = more than { $most }
decks-level = Level { $level }
decks-events = Events
decks-potentials = Potentials
decks-empty = Still empty. Choose cards.
decks-choose = choose
decks-first-level-missing = no level-1 character in the deck yet
decks-bar-cards = Cards { $count } ({ $least }–{ $most })
decks-bar-potentials = Potentials { $count } ({ $least }–{ $most })
decks-bar-good = ready to play
decks-bar-away = offline, not checked
decks-checking = Checking…
decks-good = This deck is valid.
decks-faults = { $count ->
    [one] 1 thing missing or wrong
   *[other] { $count } things missing or wrong
 }
decks-away = You are offline. Keep building; the deck is checked when the server is back.
decks-no-card-about = It may be from a set that isn't loaded here.
decks-do-add = Show cards to add ({ $count } or more)
decks-do-less = Remove { $count } or more
decks-do-take = Remove { $count }
decks-do-first-level = Show possible leaders
decks-do-drop = Remove
decks-do-move = Move it there
decks-do-choose = Choose

## In numbers

decks-count = number
decks-curve = Characters by level
decks-level-count = level { $level }: { $count }
decks-means = Characters: { $characters }, events: { $events }. Mean level { $level }, mean power { $power }.
decks-failing = Chance of failed support
decks-failing-none = Choose a leader first. Supports fail by her name.
decks-seen = Chance of having drawn a card
decks-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
 }
decks-named-leader = any { $name }
decks-first-hand = opening hand
decks-by-turn = turn { $turn }
decks-seen-about = At least one copy in hand by this turn of yours: { $hand } cards at first and one per turn, out of { $size } without leader and partner, nothing exchanged. The first player has drawn one fewer.

## Test draw

decks-draw-empty = Put cards into the deck first.
decks-draw-hand = Hand ({ $count })
decks-draw-left = { $deck } in the deck, { $trash } in the trash
decks-draw-exchange-about = Tap the cards to exchange. You can do this once, now.
decks-draw-exchange = { $count ->
    [0] Keep this hand
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
 }
decks-draw-again = New hand
decks-draw-card = Draw a card
decks-draw-supports = Supports
decks-draw-supports-about = As if { $name } were fighting: the top card is revealed. An event is replaced once. Events and her own name fail.
decks-draw-turn = Reveal support
decks-draw-many = { $count } at once
decks-draw-failed = failed: 0
decks-draw-supported = support { $support }
decks-draw-count = { $failed } of { $supports } failed ({ $share }%).
decks-draw-expected = Expected: { $chance }%.

## Playing

decks-play = Play now
decks-against = Play against
decks-against-whom = vs. { $bot } with { $deck }
decks-their-deck = The bot's deck
decks-build = Build your own deck
decks-all-copies = All { $most } copies: { $name }
decks-languages = In three languages
decks-complete = Complete my deck
decks-complete-about = Adds cards of the ready deck that is nearest to yours. Undo takes them out again.
decks-own = Your own deck
decks-difficulty-dawn = Good for a first duel
decks-difficulty-dusk = For experienced players
decks-difficulty-ember = Easy to play, quick to decide
decks-difficulty-lantern = Easy to begin, much to combine
decks-difficulty-eclipse = For experienced players

## Trial games

decks-trial-title = Trial games
decks-trial-about = Bots play your deck against the ready decks, { $games } games each.
decks-trial-start = Play { $games } games against each deck
decks-trial-again = Play again
decks-trial-stop = Stop
decks-trial-waiting = { $count } before you in the queue
decks-trial-progress = { $games } of { $all } games
decks-trial-wins = { $share }% of { $games } games won
decks-trial-interval = 95% interval: { $low } to { $high }%
decks-trial-turns = { $turns } turns each
decks-trial-first = whoever goes first wins { $share }% ({ $low } to { $high }%)
decks-trial-bot = Both decks were played by the bot “{ $bot }”. { $about } A whisker shows where the true share lies in 95 of 100 such trials.
decks-trial-verdict-good = ahead
decks-trial-verdict-even = about even
decks-trial-verdict-bad = behind
decks-trial-off = Finish the deck first: only a deck without faults can play.
decks-trial-partial = The server’s time was up before all games were played.
