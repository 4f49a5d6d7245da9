# madoi lily: cards, decks and sets, looked through, checked, counted.

folder-empty = There is no card file (.toml) in { $path }.
folder-not-joined = The { $count } files in { $path } are not valid TOML together: { $reason }. Each may contain only tables and arrays of tables, and no table twice.
file-not-toml = { $path } isn't TOML: { $reason }.

workshop-no-deck = "{ $text }" isn't a deck. Give a file, or one of { $allowed }.
workshop-no-card = There is no card "{ $text }". Give an id, a name or a title; madoi lily cards lists them all.
workshop-no-cards = No card matches.
workshop-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }

workshop-deck-good = { $deck }: a valid deck. { $count } cards and { $potentials } potentials; leader { $leader }, partner { $partner }.
workshop-deck-faults = { $count ->
    [one] 1 fault: this deck can't be played.
   *[other] { $count } faults: this deck can't be played.
 }
workshop-deck-made-of = { $count } cards and { $potentials } potentials; leader { $leader }, partner { $partner }.
workshop-kinds = kind
workshop-characters = characters
workshop-colors = color
workshop-names = Names ({ $count }): { $names }.
workshop-leader-name = Cards with the leader's name, { $name }: { $named }. They level the leader up, and pay for criticals and blocks.
workshop-mean-support = Mean support: { $printed } as printed on characters; { $counted } when { $name } fights, failures as 0.
workshop-support-fails = When { $name } fights, a support fails { $chance }% of the time: { $size } cards without leader and partner, { $same } of them with this name, { $events } events (revealed again, once): { $same }/{ $size } + { $events }/{ $size } × { $again }/{ $left }. For a name that is nowhere else in the deck: { $others }%. [LY-8.4, LY-8.5]

workshop-watching = Watching { $path }. Save a file to see its cards; Ctrl-C ends.
workshop-changed = { $count ->
    [0] No valid card changed.
    [one] One card changed.
   *[other] { $count } cards changed.
 }
workshop-no-faults = No faults.
workshop-line = Line { $line }: { $fault }
workshop-set-faults = { $count ->
    [one] 1 fault.
   *[other] { $count } faults.
 }
workshop-set-fine = Valid: { $cards }.
workshop-set-none = No card of this set is valid.
workshop-fine-character = { $count ->
    [one] 1 character
   *[other] { $count } characters
 }
workshop-fine-event = { $count ->
    [one] 1 event
   *[other] { $count } events
 }
workshop-fine-potential = { $count ->
    [one] 1 potential
   *[other] { $count } potentials
 }

# madoi new
new-name = "{ $text }" can't be the name: it must be one lower-case word of letters and digits that isn't taken.
new-game =
    Written to { $path }.
    Play it: { $use }
    Test it: { $test }
new-bot =
    Written to { $path }.
    Try it: { $use }
    Test it: { $test }
new-lesson =
    Written to { $path }.
    Check it: { $check }
    See it: { $use }

# Printing.
workshop-print-cards = Cards
workshop-printed = { $path }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } on { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }. Print it at 100%.
workshop-no-browser = Found no Chromium, Chrome or Edge to write a PDF with. Save the page as a PDF from your own browser instead, or name one in MADOI_CHROMIUM.
workshop-print-page = The cards are at { $address }. Print them there, or save them as a PDF; Ctrl-C ends.
workshop-print-failed = { $browser } did not print the cards: { $reason } Try --page to print from your own browser.
workshop-no-client = This installation has no web client, which draws the cards. Install Madoi from its wheel, or build the client.

# The page of the workshop.
workshop-page = Lily: card workshop
workshop-watch-page = The cards are shown at { $address } while you edit them; Ctrl-C ends.
workshop-page-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }
workshop-try = Try a duel with { $name } in hand
workshop-try-about = Against a bot, with a ready deck that has as many copies of the card as allowed. A potential is in the potential deck.
workshop-try-faults = Fix the faults first.
workshop-no-try = { $card } can't be tried: no ready deck can hold it.
