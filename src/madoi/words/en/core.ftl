# Refusals and records: what the core says, whatever the game.

list-separator = |, |
seat-number = Seat { $number }

not-your-turn = It is not your turn but that of { $seat }.
game-over = The game is over.
not-now = "{ $text }" is not possible now.
not-of-this-game = "{ $text }" is no action of this game.

seats-wrong = { $given ->
    [one] One seat was given
   *[other] { $given } seats were given
 }; this game is for { $allowed }.
name-bad = "{ $text }" cannot be a name: a name is 1 to { $most } printable characters.
seed-bad = The seed "{ $text }" cannot be used: it must be 1 to { $most } letters, digits or signs without a space.
option-unknown = There is no option "{ $option }". There are: { $allowed }.
option-value = Option { $option } cannot be "{ $value }". It can be: { $allowed }.
number-value = { $option } cannot be "{ $value }": it is a whole number from { $least } to { $most }.
game-unknown = There is no game "{ $game }". There are: { $allowed }.
bot-unknown = There is no bot "{ $bot }". There are: { $allowed }.
bot-budget = "{ $bot }" is not a bot with a budget. A bot that searches can have one: strong:2000 (simulations) or strong:0.5s (seconds).

fed-impossible = { $result } cannot be the result of "{ $what }".
fed-too-many = The result { $result } was given, but nothing is left to be rolled or drawn.

undo-nothing = There is no decision of yours to take back.
undo-learnt = Nothing can be taken back: since your last decision everybody has learnt something ({ $what }).
undo-others = Others have already decided on it; ask them before you take it back.
undo-fell = Nothing can be taken back: it has been told what fell ({ $what }).
undo-forked = This game was continued from another; nothing before that moment can be taken back.

fork-unseeded = Only a game whose dice and cards come from a seed can be continued from an earlier moment.

file-exists = The file { $path } is there already; choose another name.
file-missing = There is no file { $path }.
file-unreadable = The file { $path } cannot be read: { $reason }.
file-unwritable = The file { $path } cannot be written: { $reason }.
file-too-large = The file { $path } is too large: more than { $most } bytes.
output-full = The output could not be written: { $reason }.
file-not-text = The file { $path } is not text in UTF-8.

record-no-record = Line { $line }: this is no record; its first line must be "madoi-record 1".
record-version = Line { $line }: this record has format { $found }; this program reads format { $known }. A newer Madoi may read it.
record-after-end = Line { $line }: "{ $text }" stands after the end.
record-chance = Line { $line }: the chance "{ $found }" is unknown; a newer Madoi may know it.
record-missing = Line { $line }: the game begins, but no "{ $what }" line stands above.
record-header = Line { $line }: "{ $text }" does not belong in the header, or stands there twice.
record-from = Line { $line }: "{ $text }" does not say from where the game was continued; it must be "from DECISIONS kept SEED" or "from DECISIONS imagined SEAT SEED".
record-from-order = Line { $line }: "{ $text }" stands below a line that continues from a later moment; they must be in order.
record-from-fed = Line { $line }: "{ $text }" cannot stand in a game whose chance is fed by hand.
record-from-seat = Line { $line }: "{ $text }" names a seat that is not there; it must be from 1 to { $count }, or 0 for a spectator.
record-from-beyond = Line { $line }: "{ $text }" continues from a later moment than the record reaches: { $decisions ->
    [one] it has one decision
   *[other] it has { $decisions } decisions
 }.
record-from-over = Line { $line }: "{ $text }" continues from a moment at which the game was over.
record-after-points = Line { $line }: "{ $text }" stands below the points or the seed, where no decision can be.
record-step = Line { $line }: "{ $text }" is no decision; it must begin with a seat from 1 to { $count }.
record-cut-off = The record breaks off after line { $line }: the line "end" is missing.
record-header-changed = The header was changed after the record was written: its check digits do not fit.
record-step-changed = Line { $line }: "{ $text }" was changed, added or moved, or a line above it removed: its check digits do not fit.
record-seed = The seed "{ $seed }" is not the one that was committed to before the first decision ({ $commitment }).
record-rules-version = The record was played by version { $found } of the rules of { $game }; this program has version { $known }.
record-options = The options of the record cannot be played: { $refusal }
record-sealed = The record holds no seed, so it cannot be played again.
record-unfed = A result is missing: { $what }.
record-points = The record tells the points { $told }, but its decisions give { $played }.
record-decision = { $line ->
    [0] Decision { $decision }
   *[other] Line { $line }, decision { $decision }
 }, "{ $text }": { $refusal }

# Hints.
hint-too-fast = You are asking for hints too fast. Wait a moment.
hint-not-asked = This seat has nothing to decide at that moment.
hint-no-decision = There is no such moment; decisions are counted from { $first } to { $last } here.
hint-thought = { $count ->
    [one] One line of play was thought through.
   *[other] { $count } lines of play were thought through. First stands what was thought about most; the less, the rougher the figure.
}
hint-worth = Chance to win: about { $worth }% ({ $tried }% of the thinking)
hint-then = What may follow:
hint-reply = { $seat }: { $what }
hint-for = Before decision { $number }, for { $name }:
