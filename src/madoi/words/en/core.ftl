# Refusals and records: what the core says, whatever the game.

list-separator = |, |
seat-number = Seat { $number }

not-your-turn = It's { $seat }'s turn, not yours.
game-over = The game is over.
not-now = "{ $text }" isn't possible now.
not-of-this-game = "{ $text }" isn't a move in this game.

seats-wrong = { $given ->
    [one] 1 seat was given
   *[other] { $given } seats were given
 }, but this game is for { $allowed } players.
name-bad = "{ $text }" can't be a name. Use 1 to { $most } printable characters.
seed-bad = "{ $text }" can't be a seed. Use 1 to { $most } letters, digits or symbols without spaces.
option-unknown = There is no option "{ $option }". Available: { $allowed }.
option-value = { $option } can't be "{ $value }". Choose one of: { $allowed }.
number-value = { $option } can't be "{ $value }". Use a whole number from { $least } to { $most }.
game-unknown = There is no game "{ $game }". Available: { $allowed }.
game-missing = This needs the game "{ $game }", which isn't installed here. It came with { $package }.
plugin-broken = { $package } can't be loaded. { $reason }
plugin-twice = "{ $name }" is registered by both { $packages }. Remove one of them.
plugin-path = There is no plugin at { $path }. It must be a Python file, or a folder with a pyproject.toml.
plugin-no-game = { $package } registers "{ $target }" as the game "{ $name }", but it isn't a game of that name. A name is one lower-case word.
plugin-no-bot = { $package } registers "{ $target }" as the bot "{ $name }", but calling it with a game doesn't give a bot.
bot-unknown = There is no bot "{ $bot }". Available: { $allowed }.
bot-budget = "{ $bot }" can't have a budget. Only bots that search can: strong:2000 (simulations) or strong:0.5s (seconds).
bot-processes = "{ $bot }" should end with a number of processes from 1 to { $most }, such as strong:2000@2.
bot-processes-here = "{ $bot }" needs a system that can fork processes, which this one can't. Use { $instead } instead.
search-process-none = The search can't start another process: { $reason }. Close other programs, or leave out "@" and the number.
search-process-died = A process of the search was killed, perhaps because memory ran out. Try again with fewer processes.
weights-broken = These weights can't be read: { $reason }.
weights-format = These weights have format { $found }. This Madoi reads format { $known }.
weights-game = These weights are for { $found }, not for { $game }.
weights-layout = These weights were trained with tensor layout { $found }; this Madoi, with these rules, has { $known }. Train them again.
weights-seats = These weights are for other numbers of seats: { $known }.

fed-impossible = { $result } isn't a possible result of "{ $what }".
fed-too-many = You entered { $result }, but there is nothing left to roll or draw.

undo-nothing = You have no decision to undo.
undo-learnt = You can't undo: since your last decision, everybody has learned something new ({ $what }).
undo-others = Others have already acted on it. Ask them before you undo it.
undo-fell = You can't undo: the result is already known ({ $what }).
undo-forked = You can't undo anything from before the game was continued or moved.

fork-unseeded = Only a game with seeded dice and cards can be continued from an earlier point.

file-exists = { $path } already exists. Choose another name.
file-missing = There is no file { $path }.
file-unreadable = Can't read { $path }: { $reason }.
file-unwritable = Can't write { $path }: { $reason }.
file-too-large = { $path } is too large. The limit is { $most } bytes.
output-full = Can't write the output: { $reason }.
file-not-text = { $path } isn't a UTF-8 text file.

record-no-record = Line { $line }: this isn't a record. Its first line must be "madoi-record 1".
record-version = Line { $line }: the record has format { $found }, but this version of Madoi reads format { $known }. Try a newer version.
record-after-end = Line { $line }: "{ $text }" comes after the end.
record-chance = Line { $line }: unknown chance "{ $found }". Try a newer version of Madoi.
record-missing = Line { $line }: the game starts before a "{ $what }" line.
record-header = Line { $line }: "{ $text }" doesn't belong in the header, or is there twice.
record-from = Line { $line }: "{ $text }" doesn't say where the game was continued from. Write "from DECISIONS kept SEED" or "from DECISIONS imagined SEAT SEED".
record-from-order = Line { $line }: "{ $text }" comes after a line that continues from a later point. Put the earlier one first.
record-from-fed = Line { $line }: "{ $text }" isn't possible in a game whose dice and cards are entered by hand.
record-from-seat = Line { $line }: "{ $text }" names a seat that doesn't exist. Use 1 to { $count }, or 0 for a spectator.
record-from-beyond = Line { $line }: "{ $text }" continues from beyond the end of the record, which has { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }.
record-from-over = Line { $line }: "{ $text }" continues from a point where the game was already over.
record-after-points = Line { $line }: "{ $text }" comes after the points or the seed, where there can be no decision.
record-step = Line { $line }: "{ $text }" isn't a decision. It must begin with a seat from 1 to { $count }.
record-cut-off = The record breaks off after line { $line }: the line "end" is missing.
record-header-changed = The header was changed after the record was written: its check digits don't match.
record-step-changed = Line { $line }: "{ $text }" was changed, added or moved, or a line above it was removed: its check digits don't match.
record-seed = The seed "{ $seed }" isn't the one committed to before the first decision ({ $commitment }).
record-rules-version = The record was played with version { $found } of the rules of { $game }, but this version of Madoi has version { $known }.
record-options = The record's options can't be played: { $refusal }
record-sealed = The record has no seed, so it can't be replayed.
record-unfed = A result is missing: { $what }.
record-points = The record says { $told } points, but its decisions give { $played }.
record-decision = { $line ->
    [0] Decision { $decision }
   *[other] Line { $line }, decision { $decision }
 }, "{ $text }": { $refusal }

# Hints.
hint-too-fast = That's a lot of hints. Wait a moment.
hint-not-asked = This seat has nothing to decide at that point.
hint-no-decision = There is no such decision here. Choose one from { $first } to { $last }.
hint-thought = { $count ->
    [one] 1 simulation.
   *[other] { $count } simulations. The choices tried most come first; the fewer the simulations, the rougher the figure.
}
hint-worth = About { $worth }% to win ({ $tried }% of the simulations)
hint-then = What may follow:
hint-reply = { $seat }: { $what }
hint-for = Before decision { $number }, for { $name }:
