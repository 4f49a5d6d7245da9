# What the table service says, at any game.

table-none = This table doesn't exist. The link may be wrong, or the table was deleted after a long time unused.
table-closed = The owner of this server closed this table.
banned-address = The owner of this server has banned your address for now.
banned-name = The owner of this server doesn't allow the name { $name }. Choose another.
table-locked = The host has locked this table.
host-only = Only the host (the player in seat 1) can do this.
host-nobody = Nobody else is in that seat.
spectator-removed = The host asked the spectators to leave.
chat-silenced = The host turned off your chat.
table-not-begun = The game hasn't started yet.
concede-not-offered = This game can't be conceded. You can leave your seat instead.
table-not-playing = There is no game in progress at this table.
table-goes-on = The game is still in progress.
table-stale = Something has changed at the table. Look again and choose once more.
table-busy = Too much is happening at this table at once. Try again.
table-rules-version = This table was played with version { $found } of the rules of { $game }, but this server has version { $known }.
table-unreadable = This table can't be read. The server's log says why.
table-full = This table's log is full after { $most } entries. Open another table to continue.
tables-too-many = You already have { $most } public tables. Finish or leave one first, or open a private table.
table-share-full = You have used all { $most } changes a seat can make besides its decisions. You can still play.
table-no-wish = "{ $text }" isn't available now.
table-bot-plays = A bot ({ $bot }) is playing for you. Take your seat back first.
table-spectator = You're spectating. Only players can do this.
seat-none = There is no seat { $number }. This table has { $most } seats.
match-agree = Bots join when everyone who is waiting wants them.
seat-taken = Seat { $number } is taken.
seat-invited = Seat { $number } is reserved; you need its invitation link.
seat-no-secret = You no longer hold a seat here. It may have been given to somebody else.
seat-yours-already = You are already playing this seat yourself.
seat-no-option = You can't choose your own { $option } at this seat.
seat-me-twice = You can take only one seat.
vote-here = { $seat } hasn't left and can't be replaced.
vote-twice = You have already voted.
clock-too-short = The time limit must be at least one second.
continue-no-moment = There is no point { $number } to continue from. Choose one up to { $most }.
continue-taken-back = Something after that point was undone. Continue from a later one.
daily-sealed = Others may still be playing this deal. Its record opens two hours after the day ends.
record-goes-on = You can open the record when this game, and the one it was continued from, are over.

undo-not-asked = Nobody is waiting for your consent.
undo-waiting = { $seat } has already asked to undo. Wait for the others to answer.

chat-off = This table has no chat.
chat-full = This table's chat is full. You can still play.
chat-too-fast = You're sending messages too fast. Wait a moment.
chat-bad = A message has 1 to { $most } printable characters.

wire-hello-first = The first message must be "hello".
wire-hello-once = This connection has already sent "hello".
wire-protocol = The client speaks protocol { $given } and this server { $known }. Reload the page or update the client.
wire-malformed = Can't read this message: { $reason }.
wire-too-long = The message is too long. The limit is { $most } bytes.
wire-restart = The server is restarting. The game continues in a moment.
http-too-long = The request is too long. The limit is { $most } bytes.
http-too-slow = The request took too long to arrive. Try again.
http-too-fast = Too many requests. Wait a minute.
http-origin = This request comes from another site.
http-host = This server doesn't answer to the name { $host }. Use its address, or start it with --origin http://{ $host }.
http-nothing-here = There is nothing at this address.
http-not-so = This address doesn't accept this kind of request.
http-broken = Something went wrong on the server. Nothing is lost; try again.
store-away = The table can't be reached right now. Nothing is lost; try again in a moment.
verify-too-much = Checking this record takes longer than the { $seconds } s allowed here. Use madoi verify instead.

serve-at = Madoi is running at { $address } (tables are stored in { $place }). Press Ctrl-C to stop; nothing is lost.
serve-database = Can't use the database "{ $text }". Give sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-store = Can't reach the database { $place }: { $reason }.
serve-store-busy = Another server is using the database { $place }. Stop that server, or give both the same --bus.
serve-store-newer = The database { $place } was made by a newer version of Madoi (revision { $found }; this version knows up to { $known }). Start the newer version, or restore a backup.
serve-proxy = "{ $text }" isn't an address or a network. Write 192.0.2.10 or 172.30.0.0/24.
serve-workers = { $workers } processes need a message bus. Give --bus nats://HOST:PORT, or leave out --workers.
serve-address = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serve-metrics = Cannot serve metrics on { $host }, port { $port }: { $reason }. Choose another address with --metrics.
serve-bus = Can't reach the bus { $address }: { $reason }.

front-about = This is a server for three Japanese tabletop games. Programs play at its tables over WebSocket.
front-offer = Games
front-lobby = Public tables
front-api = HTTP API (OpenAPI)

# Hints.
hint-not-here = This table plays without hints. They are for games against bots only, or where the table allows them.
hint-not-over = You can look back at decisions when the game is over.

# The paper table.
table-no-paper = This isn't a paper table: the program rolls the dice and draws the cards here.
table-chance-first = First enter what was rolled or drawn.
chance-not-yours = "{ $what }": only the player who sees it can enter it.
correct-too-fast = Too many corrections at once. Try again in a few seconds.
correct-too-many = This table has reached its limit of { $most } corrections.
correct-nothing = There is no decision or result with this number.
correct-not-yours = This is hidden from you. Only a player who knows it can change it.
correct-bot-hidden = This decision can't be changed: what else the bot could have done depends on what only it knows.
correct-only = This can't be anything else ({ $what }): it follows from an earlier entry. Change that one instead.
correct-needs = A result that was never entered would be needed ({ $what }).
correct-stops = With this change, the game couldn't have continued as it did from { $decision ->
    [0] the setup
   *[other] decision { $decision }
 } on: { $refusal }
correct-stops-hidden = With this change, the game couldn't have continued as it did from decision { $decision } on. The reason is hidden from you.

site-written = Wrote { $count } files to { $folder }. Any static host can serve them.
site-not-built = A site needs the built web client and its runtime. Run python3 run.py once in a checkout, or install a wheel.
site-not-empty = { $folder } is not empty. Name a new folder.
site-par = Par { $day } { $game }: place { $place }, margin { $margin } ({ $seconds } s)

## Evenings

evening-none = There is no such evening, or it was deleted.
evening-too-many = This server has too many evenings at the moment. Try again later.
evening-over = This evening is over.
evening-full = This evening is full: { $most } players.
evening-not-now = This is not possible right now.
evening-no-secret = You are not in this evening.
evening-host-only = Only the host of the evening can do this.
