# What the web table says around every game.

web-home = Home
web-language = Language
web-about = A table for three Japanese tabletop games. Play bots right away, or send friends a link.
web-site-about = A table for three Japanese tabletop games. Play bots right away, in your browser.
web-name = Your name
web-guest = Guest
web-play-now = Play now
web-open-table = Open table
web-cancel = Cancel
web-seats = Seats
web-clock = Time limit
web-clock-none = None
web-kind-me = you
web-lobby = Open tables
web-seat-free = free
web-phase-waiting = Waiting for players
web-phase-playing = In progress
web-phase-over = Finished
web-connecting = Connecting…
web-lost = Connection lost. Reconnecting… Your game is saved.
web-board = Table
web-link = Link to this table
web-copy = Copy
web-rematch = Rematch
web-you = you
web-you-name = You
web-standing = { $score }, { $detail }
web-thinking = thinking
web-away = away
web-sit = Join
web-replace = Replace
web-fill = Fill with bots
web-log = Log
web-say = Send
web-others = Waiting for { $seats }.
web-stage-lately = Just now
web-stage-since = Since your last turn
web-stage-missed = While you were away: { $count }
web-stage-replay = { $what } Watch again
web-all-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
 }
web-wish-set = Set in advance: { $wish }
web-ask-me = Ask me again
web-undo = Undo
web-undo-ask = Ask to undo
web-yes = Yes
web-no = No
web-news-sat = { $name } joined.
web-news-filled = { $name } ({ $bot }) joined.
web-news-left = { $why ->
    [host] The host removed { $name }.
    [away] { $name } was no longer there.
   *[other] { $name } left.
 }
web-news-undo-asked = { $name } asks to undo.
web-news-undone = { $name } undid a decision.
web-news-returned = { $name } is back.
web-game-kasane = Colors of Kasane
web-game-yurikure = Yuri-Kure
web-game-lily = Lily: The Coupling Generation
web-about-kasane = Draft cards into a hand you can't rearrange, score yaku before the others do, and dress in twelve layers. 2 to 4 players.
web-about-yurikure = Secretly support pairs of girls, outbid the others for control of what they do, and let the dice decide who stays together. 3 to 5 players.
web-about-lily = A trading card game of leaders, partners and couplings. 2 players.
bot-name-beginner = Beginner
bot-name-casual = Casual
bot-name-strong = Strong
bot-name-strongest = Strongest
bot-name-random = Whim
bot-name-greedy = Quick
bot-about-beginner = They know the rules and look one move ahead, but often slip.
bot-about-casual = They look one move ahead and slip now and then.
bot-about-greedy = They look one move ahead and always take what looks best.
bot-about-strong = They think several moves ahead.
bot-about-strongest = They think ahead for almost two seconds.
bot-about-random = They play at random.
web-qr = QR code for the link to this table
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

web-title = { $games ->
    [3] Three games, one table
   *[other] { $games } games, one table
 }
web-opponents = Opponents
web-lobby-sit = Join
web-lobby-yours = Your table
web-owners = The games belong to their makers. All drawings and texts here are our own.

## A new table

web-how-many = Players
web-kind-open = Open: anyone with the link
web-kind-invited = Reserved: by invitation
web-bots = Bots
web-rules = Rules
web-rules-here = Rules
web-terms = Table
web-comes = Who can join
web-comes-link = Anyone with the link
web-comes-public = Everybody
web-comes-about-link = Only people with the link can watch or join.
web-comes-about-public = The table is listed on the home page.
web-clock-each = Per decision
web-clock-bank = Per game
web-clock-seconds = Time
web-clock-increment = plus, per decision
web-clock-each-of = { $span } per decision
web-clock-bank-of = { $span } per game, plus { $more } per decision
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
web-timeout-default = Play the mildest choice
web-timeout-bot = Let a bot take over
web-timeout-about-default = The player passes, says No or does nothing, and stays in the game.
web-timeout-about-bot = A bot plays for them until they come back.
web-pace = Bot speed
web-pace-0-3 = Fast
web-pace-0-8 = Natural
web-pace-2 = Slow
web-hints = Hints for everybody
web-hints-about = Everyone may ask what a strong bot would do. Alone against bots, you always can.
web-agreed = { $what }: { $how }
web-own = Custom
web-remove = Remove

## Before the game

web-waiting = The game starts when every seat is taken. Send the link, or fill the seats with bots.
web-link-about = Anyone with the link can watch, and take a free seat.
web-seat-kept = reserved
web-invitation = Invitation
web-invitation-for = Invitation to seat { $number }
web-invitation-about = Only this link opens that seat. It works once.
web-fill-one = Add a bot

## At the table

web-menu = Menu
web-close = Close
web-comfort = Sound and motion
web-sound-on = Sound on
web-sound-off = Sound off
web-is-bot = bot
web-bot-for = a bot ({ $bot }) is playing for them
web-seat-vacant = free for anyone
web-gone = left
web-votes = { $count ->
    [one] 1 vote to replace them
   *[other] { $count } votes to replace them
 }
web-replace-about = If more than half of the others agree, a bot takes over the seat, and somebody else can sit there.
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
 }
web-spectator = spectator
web-seat-lost = Your seat was given to somebody else. You can still spectate.
web-undo-asked = { $seat } asks to undo the last decision. Agree?
web-undo-waits = { $seat } asked to undo. Waiting for the others.
web-handed = A bot ({ $bot }) is playing for you. It knows only what you know.
web-you-left = You left this table.
web-hand = Let a bot play
web-return = Take my seat back
web-share = Invite
web-concede = Concede
web-concede-sure = Concede and lose the game?
web-leave = Leave my seat
web-leave-sure = Leave for good?
web-follow = Join them
web-nothing-about = The link may be incomplete, or it may be for another server.
web-reload = Reload
web-reload-about = A newer version of Madoi is here.

## Talking

web-chat = Chat
web-chat-spectators = Spectators' chat
web-chat-line = Say something
web-chat-about = Everyone at the table can read this.
web-chat-about-spectators = The players can't read this.
web-mute = Hide chat
web-unread = { $count } new

## Looking back, going on

web-after = After the game
web-record = Save record
web-verify = Check record
web-continue = Continue from a point
web-continue-pick = Choose a point in the log. The game continues from there at a new table; this one stays as it is.
web-continue-over = The game continues from there, with everything hidden as it was.
web-continue-running = The game continues from there with what you knew. Everything hidden is redrawn.
web-continue-as = Play as
web-continue-go = Continue
web-from-here = From here
web-news-undo-answered = { $answer ->
    [yes] { $name } agrees.
   *[other] { $name } doesn't agree.
 }
web-news-handed = { $why ->
    [clock] { $name } ran out of time. A bot ({ $bot }) takes over.
    [host] The host removed { $name }. A bot ({ $bot }) takes over.
    [vote] { $name } was replaced by a bot ({ $bot }).
    [opened] Anybody with the link can now play in place of a bot.
   *[other] A bot ({ $bot }) is playing for { $name }.
 }
web-report = Report a problem
web-report-done = The report is in your downloads. It holds what you saw, the versions and the latest errors. Nothing was sent; give it to the owner of this server.
web-host = Host
web-host-lock = Lock the table
web-host-unlock = Unlock the table
web-host-lock-about = Nobody else can join or spectate.
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
web-news-voted = { $name } votes to replace { $other }.
web-news-rematched = There is a rematch at another table.

## The options of the games

web-option-procedure = Control
web-option-procedure-competition = Competition
web-option-procedure-open = Simple
web-option-about-procedure-competition = In turn, players reveal or pass; then the controller declares.
web-option-about-procedure-open = Anyone may reveal on any girl at any time. Enough for most games.
web-option-advanced-support = Advanced support
web-option-advanced-support-yes = yes
web-option-advanced-support-no = no
web-option-about-advanced-support-yes = A pair may receive several of the values 1 to 5. Not for a first game.
web-option-brisk = Brisk
web-option-brisk-yes = yes
web-option-brisk-no = no
web-option-about-brisk-yes = Skips questions that can no longer change anything: a vote that is decided, a bid that everybody can see can't be beaten. Whatever depends on secret sheets is asked as always.
web-option-orientations = Orientations (Utsuroi)
web-option-orientations-none = none
web-option-orientations-standard = standard
web-option-orientations-random = random
web-option-orientations-agreed = our choice
web-option-about-orientations-agreed = Two different ones for each girl, each on at most three girls.
web-option-about-orientations-none = The base game, without the expansion.
web-option-about-orientations-standard = Each girl has the two orientations the expansion gives her.
web-option-about-orientations-random = Each girl gets two random orientations, shown before the game.
web-option-edition = Starting favor
web-option-edition-ja = three pairs
web-option-edition-zh-hant = six girls
web-option-about-edition-ja = Japanese edition: three different pairs; a girl can be in two of them.
web-option-about-edition-zh-hant = Chinese edition: three pairs of six different girls.
web-option-harder = Harder (3 players)
web-option-harder-yes = yes
web-option-harder-no = no
web-option-about-harder-yes = One space each of Kasane 2 and Juu 2 is taken from the start. For three players.
web-option-easier = Easier
web-option-easier-yes = yes
web-option-easier-no = no
web-option-about-easier-yes = You may also make a yaku on a turn in which you take a +1.
web-option-open-hands = Open hands
web-option-open-hands-yes = yes
web-option-open-hands-no = no
web-option-about-open-hands-yes = All hands are open; every card was taken in plain sight anyway.
web-option-yaku = Point table
web-option-about-yaku = If you own the box, play with its numbers, or with your own table.
web-option-file-yaku = Choose a file
web-option-decks = Deck
web-option-file-decks = Load my own deck
web-option-about-decks-dawn = Patient: grows couplings, keeps the leader safe, wins late.
web-option-about-decks-dusk = Cunning: slows and weakens, brings friends back, and has another way to win.
web-option-about-decks-ember = Fast: sets low levels alight and presses the enemy leader.
web-option-about-decks-lantern = Crowded: fills the field with small characters and wins by their number.
web-option-about-decks-eclipse = Two colors: silences enemies and halves their power.
web-option-set = Your own cards
web-option-about-set = A file with more cards for the decks.
web-option-file-set = Choose a file
web-option-deployment = Levels per turn
web-option-deployment-below = below the coupling value
web-option-deployment-up-to = up to the coupling value
web-option-about-deployment-below = The levels you deploy in a turn add up to less than your coupling value. This is the rulebook's rule.
web-option-about-deployment-up-to = The levels you deploy in a turn may add up to exactly your coupling value.
web-option-rulings = Rulings
web-option-rulings-1 = Earlier
web-option-rulings-2 = Current
web-option-about-rulings-1 = As in records made before November 2026.
web-option-about-rulings-2 = By the rulebook in seven rare cases too.
web-option-card-edition = Edition
web-option-card-edition-1 = First
web-option-card-edition-2 = Second
web-option-card-edition-3 = Third
web-option-about-card-edition-1 = The cards as in records made before the second edition.
web-option-about-card-edition-2 = The cards as in puzzles and records made before the third edition.
web-option-about-card-edition-3 = The cards as they are now.
web-option-turns = Draw after
web-option-turns-100 = 100 turns
web-option-turns-60 = 60 turns
web-option-turns-none = never

# Hints.
web-hint = Hint
web-hint-about = What a strong bot would do, knowing only what you know. The numbers are on the board. Tap a choice to play it.
web-hint-lost = A win is hardly possible any more. The choices are ranked by place and points.
web-hint-worth = about { $worth }% to win
web-around = Navigation
