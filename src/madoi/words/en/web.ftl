# What the web table says around every game.

web-home = To the first page
web-language = Language
web-about = A table for three Japanese tabletop games. Play at once against bots, or send friends a link.
web-name = Your name
web-guest = Guest
web-play-now = Play now
web-new-table = New table
web-open-table = Open the table
web-cancel = Cancel
web-seats = Seats
web-clock = Time
web-clock-none = no limit
web-kind-me = you
web-lobby = Open tables
web-lobby-empty = No public table is open now.
web-seat-free = free
web-phase-waiting = waits for players
web-phase-playing = is being played
web-phase-over = is over
web-connecting = Going to the table …
web-lost = The line is broken. It heals by itself; nothing is lost.
web-board = The table
web-link = The link to this table
web-copy = Copy
web-rematch = Play again
web-you = you
web-you-name = You
web-standing = { $score }, { $detail }
web-thinking = thinking
web-away = not here
web-sit = Sit down
web-replace = Replace
web-fill = Fill up with bots
web-log = What happened
web-say = Say
web-others = Waiting for { $seats }.
web-stage-since = Since your turn
web-stage-missed = While you were away
web-stage-replay = { $what } Play it again
web-all-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
 }
web-wish-set = Set beforehand: { $wish }
web-ask-me = Ask me again
web-undo = Take back
web-undo-ask = Ask to take back
web-yes = Yes
web-no = No
web-news-sat = { $name } sits down.
web-news-filled = { $name } ({ $bot }) sits down.
web-news-left = { $why ->
    [host] The host removed { $name }.
   *[other] { $name } has left.
 }
web-news-undo-asked = { $name } asks to take back.
web-news-undone = { $name } has taken back.
web-news-returned = { $name } plays again.
web-game-kasane = Colors of Kasane
web-game-yurikure = Yuri-Kure
web-game-lily = Lily: The Coupling Generation
web-about-kasane = Draft cards into a hand whose order never changes, make patterns, yaku, before the others do, dress in twelve layers. 2 to 4 players.
web-about-yurikure = Secretly support pairs of girls, bid hidden control over what they do; dice decide who stays together. 3 to 5 players.
web-about-lily = A trading card game of leaders, partners and couplings, for two.
bot-name-beginner = Beginner
bot-name-casual = Casual
bot-name-strong = Strong
bot-name-strongest = Strongest
bot-name-random = Whim
bot-name-greedy = Quick
bot-about-beginner = knows the rules, looks one move ahead, and slips often
bot-about-casual = looks one move ahead, and slips now and then
bot-about-greedy = looks one move ahead and always takes what looks best
bot-about-strong = thinks several moves ahead
bot-about-strongest = thinks ahead for almost two seconds
bot-about-random = takes anything that is allowed
web-qr = QR code of the link to this table
web-copied = Copied
web-send = Send
web-sound = Sound
web-volume = Volume
web-haptics = Vibrate
web-speed = Animation speed
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off

## The first page

web-title = Three games, one table
web-opponents = Opponents
web-lobby-sit = Sit down
web-lobby-yours = Your table
web-owners = The games belong to their makers. All drawings and all words here are ours.

## A new table

web-how-many = How many play
web-kind-open = open: whoever has the link
web-kind-invited = kept: with an invitation
web-bots = Bots
web-rules = Rules
web-rules-here = Rules of this game
web-terms = At the table
web-comes = Who can come
web-comes-link = By link
web-comes-public = Everybody
web-comes-about-link = Only those who have the link can look on and sit down.
web-comes-about-public = The table stands in the list of open tables.
web-clock-each = Each decision
web-clock-bank = Whole game
web-clock-seconds = Time
web-clock-increment = and for each decision
web-clock-each-of = { $span } for each decision
web-clock-bank-of = { $span } for the game, { $more } more for each decision
web-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
web-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
web-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
web-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
web-days-left = { $days }d { $hours }h
web-timeout = When time runs out
web-timeout-default = The mildest choice
web-timeout-bot = A bot takes over
web-timeout-about-default = The player passes, says No or does nothing, and goes on playing.
web-timeout-about-bot = A bot plays for them until they take their seat back.
web-pace = Bots answer
web-pace-0-3 = quickly
web-pace-0-8 = as people do
web-pace-2 = slowly
web-hints = Hints for everybody
web-hints-about = Anybody may ask what a strong bot would do. Who plays alone with bots always may.
web-agreed = { $what }: { $how }
web-own = self-made
web-remove = Remove

## Before the game

web-waiting = The game begins when every seat is taken. Send the link, or fill up with bots.
web-waiting-sit = Choose a seat and sit down. The game begins when every seat is taken.
web-link-about = Whoever opens it can look on, and sit down where a seat is free.
web-seat-kept = kept for somebody
web-invitation = Invitation
web-invitation-for = Invitation to seat { $number }
web-invitation-about = Whoever has this link, and nobody else, can sit down there. It works once.
web-fill-one = A bot

## At the table

web-menu = Menu
web-close = Close
web-comfort = Sound and motion
web-sound-on = Sound is on
web-sound-off = Sound is off
web-is-bot = bot
web-bot-for = a bot ({ $bot }) plays for them
web-seat-vacant = anybody may sit down here
web-gone = has left
web-votes = { $count ->
    [one] 1 vote to replace
   *[other] { $count } votes to replace
 }
web-replace-about = When more than half of the others want it, a bot takes the seat, and somebody else can sit down there.
web-spectators = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
 }
web-spectator = looks on
web-seat-lost = This seat is no longer held from here: it was given to somebody else. You can go on looking on.
web-undo-asked = { $seat } asks to take back the last decision. Agree?
web-undo-waits = { $seat } has asked to take back; waiting for the others.
web-handed = A bot ({ $bot }) plays for you, with what you know.
web-you-left = You have left this table.
web-hand = Let a bot play
web-return = Play myself
web-share = Show the link
web-leave = Leave my seat
web-leave-sure = Really leave?
web-follow = Come along
web-nothing-about = Perhaps the link is not complete, or the table was kept on another server.
web-reload = Load the page anew
web-reload-about = The server speaks a newer protocol than this page.

## Talking

web-chat = Chat
web-chat-spectators = Chat of those who look on
web-chat-line = Say something
web-chat-about = Everybody at the table reads this.
web-chat-about-spectators = Those who play cannot read this.
web-mute = show me no chat
web-unread = { $count } new

## Looking back, going on

web-after = After the game
web-record = Save the record
web-verify = Check the record
web-continue = Go on from a moment
web-continue-pick = Choose a moment in the log: from there the game goes on at a table of its own. This game stays as it is.
web-continue-over = The game goes on from there, with all hidden things as they were.
web-continue-running = The game goes on from there with what you knew; everything hidden is drawn anew.
web-continue-as = In the place of
web-continue-go = Play on
web-from-here = From here
web-news-undo-answered = { $answer ->
    [yes] { $name } agrees.
   *[other] { $name } does not agree.
 }
web-news-handed = { $why ->
    [clock] The time of { $name } is up: a bot ({ $bot }) plays for them.
    [host] The host removed { $name }; a bot ({ $bot }) plays.
    [vote] { $name } is replaced; a bot ({ $bot }) plays.
   *[other] A bot ({ $bot }) plays for { $name }.
 }
web-report = Report a problem
web-report-done = The report is in your downloads. It shows what you saw, the versions and the last errors, and nothing was sent. Give it to whoever runs this server.
web-host = Host
web-host-lock = Lock the table
web-host-unlock = Unlock the table
web-host-lock-about = Nobody else can sit down or spectate.
web-host-silence = Mute { $name }
web-host-unsilence = Unmute { $name }
web-host-remove = Remove { $name }
web-host-remove-sure = Really remove { $name }?
web-host-spectators = the spectators
web-news-hosted = { $why ->
    [silence] The host muted { $name }.
    [unsilence] The host unmuted { $name }.
    [lock] The host locked the table.
    [unlock] The host unlocked the table.
   *[other] The host asked the spectators to leave.
 }
web-news-voted = { $name } wants { $other } to be replaced.
web-news-rematched = It is played again at another table.

## The options of the games

web-option-procedure = Control is settled
web-option-procedure-competition = in turn
web-option-procedure-open = openly
web-option-about-procedure-competition = The competition procedure: one after the other reveals or passes, then the controller declares.
web-option-about-procedure-open = The open procedure, simpler: anybody may reveal on any girl at any time.
web-option-advanced-support = Advanced support
web-option-advanced-support-yes = yes
web-option-advanced-support-no = no
web-option-about-advanced-support-yes = One pair may get several of the values 1 to 5.
web-option-brisk = Brisk
web-option-brisk-yes = yes
web-option-brisk-no = no
web-option-about-brisk-yes = Nobody is asked what can no longer change anything: a vote that is decided, a bid that everybody can see cannot be beaten. What depends on secret sheets is asked as always.
web-option-orientations = Orientations (Utsuroi)
web-option-orientations-none = none
web-option-orientations-standard = standard
web-option-orientations-random = drawn
web-option-orientations-agreed = as agreed
web-option-about-orientations-agreed = Two different ones for every girl, none on more than three girls.
web-option-about-orientations-none = The girls are all alike: the game without the expansion.
web-option-about-orientations-standard = Every girl has the two orientations that the expansion gives her.
web-option-about-orientations-random = Every girl gets two orientations by chance, told before the game.
web-option-edition = First favor
web-option-edition-ja = three pairs
web-option-edition-zh-hant = six girls
web-option-about-edition-ja = Japanese edition: favor on three different pairs; a girl can be in two of them.
web-option-about-edition-zh-hant = Chinese edition: the three pairs are of six different girls.
web-option-harder = Harder (for three)
web-option-harder-yes = yes
web-option-harder-no = no
web-option-about-harder-yes = One space of Kasane and one of Juu with two cards are taken from the start. Only with three players.
web-option-easier = Easier
web-option-easier-yes = yes
web-option-easier-no = no
web-option-about-easier-yes = A yaku can be made also on a turn in which a +1 is taken.
web-option-open-hands = Open hands
web-option-open-hands-yes = yes
web-option-open-hands-no = no
web-option-about-open-hands-yes = All hands are shown; they were taken in plain sight anyway.
web-option-yaku = Point table
web-option-about-yaku = If you own the box, you can play with its numbers or with a table of your own.
web-option-file-yaku = Choose a file
web-option-decks = Deck
web-option-file-decks = A deck of my own, from a file
web-option-about-decks-dawn = Patient: grows couplings, keeps the leader safe, wins late.
web-option-about-decks-dusk = Cunning: slows and weakens, brings friends back, has another way to win.
web-option-about-decks-ember = Fast: sets low levels alight and presses the enemy leader.
web-option-set = Cards of one's own
web-option-about-set = A file with more cards, which the decks may use.
web-option-file-set = Choose a file
web-option-deployment = Levels deployed in a turn
web-option-deployment-below = below the value
web-option-deployment-up-to = up to the value
web-option-about-deployment-below = Their sum is smaller than the coupling value, as the book says.
web-option-about-deployment-up-to = Their sum may be equal to the coupling value.
web-option-turns = A draw after
web-option-turns-100 = 100 turns
web-option-turns-60 = 60 turns
web-option-turns-none = never

# Hints.
web-hint = Hint
web-hint-about = What a strong bot would do here, knowing only what you know. First stands what it thought about most; the less it thought about a choice, the rougher the figure. Tap a choice to make it.
web-hint-worth = about { $worth }% to win
web-around = Around the table
