# Looking back at a game: the replay in the browser, and what the service says about it.

replay-no-viewer = A replay is seen from a seat (0 and on), by a spectator (-1) or with everything open (open).
continue-too-long = Games of more than { $most } decisions cannot be continued from a file.
records-too-many = Too many games are being looked through here just now; try again in a minute.
replay-too-much = This game is too long to be told again here; use madoi replay.
review-too-many = Two games are being looked through for you already; wait until one is done.
review-too-much = This game takes too long to look through.

web-replay = Replays
web-replay-title = Replay: { $game }
web-replay-about = Go through a finished game move by move, see it with anybody’s eyes, and play on from any moment.
web-replay-open = Open a record
web-replay-where = A record is the file that “Save the record” gives after a game, here or in the terminal. Choose it, drop it here or paste its text.
web-replay-file = Choose a file
web-replay-file-long = This file is longer than { $most } kB; no record is.
web-replay-paste = Paste its text
web-replay-show = Show the game
web-replay-seen = Looked at on this device
web-replay-seen-about = They open again without a connection, for every player with whose eyes you have seen them.
web-replay-seen-none = Nothing yet. What you look at is kept here, on this device only.
web-replay-forget = Forget this replay of { $game }
web-replay-others = Other replays
web-replay-loading = The game is being told again …
web-replay-link-broken = This link does not hold a whole game; a part of it is missing. Ask for the record file.
web-replay-not-kept = This replay is not kept on this device. Open its record again.
web-replay-only = This is a replay, so nothing can be played here. To try something else, play on from here: a table of its own opens at this moment.
web-replay-as = Seen by
web-replay-as-spectator = a spectator
web-replay-as-open = everything open
web-replay-about-seat = You see what { $seat } saw and was told. What { $seat } could not know is hidden here too, until the end opens everything.
web-replay-about-spectator = You see what everybody could see. Hands, sheets and face-down cards are hidden, until the end opens everything.
web-replay-about-open = Nothing is hidden: you also see what no single player could know at that moment.
web-replay-controls = Through the game
web-replay-slider = Moment
web-replay-place = moment { $place } of { $last }
web-replay-go-turn = Go to
web-replay-setup = Setup
web-replay-chapter-kasane = Round { $number }
web-replay-chapter-yurikure = Turn { $number }
web-replay-chapter-lily = Turn { $number }
web-replay-turn-back = Back to where the turn began
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-turn-on = On to the next turn
web-replay-speed = Speed: { $speed } ×
web-replay-do = What you can do with this game
web-replay-continue = Play on from here
web-replay-continue-end = The game was over at this moment. Go back a little to play on.
web-replay-continue-first = This moment belongs to the game that this one was continued from.
web-replay-continue-fed = The dice and cards of this game were typed in; such a game cannot be continued here.
web-replay-share = Share this moment
web-replay-share-about = The link opens the game at this moment, seen with the same eyes.
web-replay-share-whole = The whole record is inside this link; nothing is stored anywhere. It opens at this moment, seen with the same eyes.
web-replay-share-long = This game is too long for a link: it would have { $size } thousand characters, and many apps cut off what is longer than { $most } thousand. Send the record as a file.
web-replay-link = The link to this moment
web-replay-chances = Chances of winning
web-replay-chances-about = From each moment a bot plays on many times, as well as it can see. It knows all that lay on the table then, also what was hidden, but not the dice and cards to come. This is an estimate, and it tells how the game went on.
web-replay-chances-margin = It can be off by about { $margin } points of a hundred.
web-replay-chances-go = Work them out
web-replay-chances-on = Go on working them out
web-replay-chances-stop = Stop
web-replay-chances-working = Working …
web-replay-chances-waiting = { $count ->
    [one] One other game is looked at first …
   *[other] { $count } other games are looked at first …
 }
web-replay-curves = Chances of winning over the game: { $chances }
web-replay-curve = { $name } { $first } % at first, { $last } % at the end
web-replay-decided = What decided the game
web-replay-decided-none = No single moment decided this game.
web-replay-moment = after { $number ->
    [one] 1 decision
   *[other] { $number } decisions
 }
web-replay-and-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
 }
web-replay-fell = Chance had a hand in it: a die or a card fell here.
web-replay-no-better = By what { $seat } knew, a strong bot sees no better choice: this one promised { $worth } %.
web-replay-better = By what { $seat } knew, this promised { $worth } %. A strong bot would rather: { $choice } ({ $best } %).
web-replay-numbers = In numbers
web-verifying = The record is being played again …
web-verified = Everything in this record is right.
web-verified-decisions = { $decisions ->
    [one] One decision, played again and allowed by the rules
   *[other] { $decisions } decisions, each played again and allowed by the rules
 }
web-verified-points = The points are those that the decisions give: { $points }
web-verified-unfinished = The game is not finished, so there are no points yet
web-verified-seed = The seed is the one that was sealed before the first decision
web-verified-no-seal = The seed gives these dice and cards; the record does not say what was sealed before the game
web-verified-fed = Dice and cards were typed in; each was possible when it fell
web-verified-digits = The check digits of every line fit
web-verified-no-digits = Some lines have no check digits, so a changed line could only be noticed where it breaks a rule
web-yurikure-sheet-of = Sheet of { $seat }
