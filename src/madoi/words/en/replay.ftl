# Looking back at a game: the replay in the browser, and what the service says about it.

replay-no-viewer = Watch a replay as a seat (0 and up), a spectator (-1) or with everything open (open).
continue-too-long = Games of more than { $most } decisions can't be continued from a file.
move-no-log = This game can't be moved: its log doesn't hold. It stays on your device.
move-alone = Only a game of one person against bots can be moved.
records-too-many = Too many games are being analyzed right now. Try again in a minute.
replay-too-much = The server couldn't prepare this replay within { $seconds } s. Try again in a minute, or use madoi replay.
review-too-many = Two of your analyses are already running. Wait until one is done.
review-too-much = Analyzing this game would take too long.

web-replay = Replays
web-replay-title = Replay: { $game }
web-replay-about = Step through a finished game, see it through any player's eyes, and play on from any point.
web-replay-open = Open a record
web-replay-where = A record is the file that “Save record” gives you after a game, here or in the terminal. Choose it, drop it here, or paste its text.
web-replay-file = Choose a file
web-replay-file-long = This file is larger than { $most } kB and can't be a record.
web-replay-paste = Paste the text
web-replay-show = Watch
web-replay-seen = Watched on this device
web-replay-seen-about = You can open these again offline, as each player you watched them as.
web-replay-seen-none = Nothing yet. What you watch is kept here, on this device only.
web-replay-forget = Delete this replay of { $game }
web-replay-others = Other replays
web-replay-loading = Loading the game…
web-replay-link-broken = This link is incomplete. Ask for the record file.
web-replay-not-kept = This replay isn't on this device. Open its record again.
web-replay-only = This is a replay, so you can't play here. To try something else, play on from here at a new table.
web-replay-as = Seen by
web-replay-as-spectator = a spectator
web-replay-as-open = everything open
web-replay-about-seat = This is what { $seat } saw. Anything { $seat } could not know stays hidden until the end.
web-replay-about-spectator = You see what everybody could see. Hands, sheets and face-down cards stay hidden until the end.
web-replay-about-open = Nothing is hidden, not even what no player could know.
web-replay-controls = Playback
web-replay-slider = Position
web-replay-place = { $place } of { $last }
web-replay-go-turn = Go to
web-replay-setup = Setup
web-replay-chapter-kasane = Round { $number }
web-replay-chapter-yurikure = Turn { $number }
web-replay-chapter-lily = Turn { $number }
web-replay-turn-back = Start of the turn
web-replay-back = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Step forward
web-replay-turn-on = Next turn
web-replay-speed = Speed { $speed } ×
web-replay-do = Actions
web-replay-continue = Play on from here
web-replay-continue-end = The game is over here. Go back a little to play on.
web-replay-continue-first = This part belongs to the game this one was continued from.
web-replay-continue-fed = This game was played with real dice and cards and can't be continued here.
web-replay-share = Share this moment
web-replay-share-about = The link opens the game here, seen through the same eyes.
web-replay-share-whole = The link contains the whole record; nothing is stored anywhere. It opens here, seen through the same eyes.
web-replay-share-long = This game is too long for a link: it would have { $size } thousand characters, and many apps cut links off after { $most } thousand. Send the record file instead.
web-replay-link = Link to this moment
web-replay-chances = Chances of winning
web-replay-chances-about = From each point, a bot plays on many times. It knows everything on the table then, hidden things too, but not the dice and cards to come. This is an estimate, and it gives away how the game went on.
web-replay-chances-margin = It can be off by about { $margin } percentage points.
web-replay-chances-go = Analyze
web-replay-chances-on = Continue the analysis
web-replay-chances-stop = Stop
web-replay-chances-working = Analyzing…
web-replay-chances-waiting = { $count ->
    [one] 1 other game is analyzed first…
   *[other] { $count } other games are analyzed first…
 }
web-replay-curves = Chances of winning: { $chances }
web-replay-curve = { $name } { $first }% at first, { $last }% at the end
web-replay-decided = What decided the game
web-replay-decided-none = No single moment decided this game.
web-replay-moment = after { $number ->
    [one] 1 decision
   *[other] { $number } decisions
 }
web-replay-and-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
 }
web-replay-fell = Luck played a part: a die was rolled or a card drawn here.
web-replay-no-better = A strong bot with { $seat }'s knowledge sees no better choice ({ $worth }%).
web-replay-better = With { $seat }'s knowledge, this was worth { $worth }%. A strong bot would choose: { $choice } ({ $best }%).
web-replay-numbers = In numbers
web-verifying = Checking the record…
web-verified = This record is valid.
web-verified-decisions = { $decisions ->
    [one] 1 decision, replayed and legal
   *[other] { $decisions } decisions, all replayed and legal
 }
web-verified-points = The points follow from the decisions: { $points }
web-verified-unfinished = The game isn't finished, so there are no points yet
web-verified-seed = The seed is the one sealed before the first decision
web-verified-no-seal = The seed gives these dice and cards, but the record doesn't say what was sealed before the game
web-verified-fed = Dice and cards were entered by hand; each result was possible
web-verified-digits = The check digits of every line match
web-verified-no-digits = Some lines have no check digits, so a change would show only where it breaks a rule
web-yurikure-sheet-of = { $seat }'s sheet
web-replay-own = Your moves
web-replay-own-best = Your best move
web-replay-own-costliest = Your costliest move
web-replay-own-luck = Your luck
web-replay-own-bad-luck = Your bad luck
web-replay-automatic = Analyse my games when they are over
