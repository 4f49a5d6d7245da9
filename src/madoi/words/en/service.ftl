# What the table service says, at any game.

table-none = There is no such table: the link is wrong, or the table was deleted because nobody used it any more.
table-closed = The owner of this server has closed this table.
banned-address = The owner of this server has banned your address for a time.
banned-name = The owner of this server does not allow the name { $name }. Choose another.
table-locked = The host has locked this table.
host-only = Only the host can do this: the person at the first seat.
host-nobody = There is no other person at that seat.
spectator-removed = The host has asked the spectators to leave.
chat-silenced = The host has turned off your chat.
table-not-begun = The game has not begun yet.
table-not-playing = No game is being played at this table now.
table-goes-on = The game is still going on.
table-stale = The table has moved on since; look at what is asked now.
table-busy = Too much is happening at this table at once; try again.
table-rules-version = This table was played by version { $found } of the rules of { $game }; this server has version { $known }.
table-unreadable = The book of this table cannot be read. Whoever runs the server finds the reason in the log.
table-full = The log of this table is full after { $most } decisions; open another table to go on.
tables-too-many = You already have { $most } public tables. Finish or leave one first, or open a private table.
table-share-full = You have used up the { $most } changes that one seat can make here besides its decisions. You can still play.
table-no-wish = "{ $text }" is not offered now.
table-bot-plays = A bot ({ $bot }) plays for this seat; take the seat back first.
table-spectator = You are looking on; only those who have a seat can do this.
seat-none = There is no seat { $number }; this table has { $most }.
seat-taken = Seat { $number } is taken.
seat-invited = Seat { $number } is reserved. You need its invitation link to sit there.
seat-no-secret = This secret holds no seat here; the seat may have been given to somebody else.
seat-yours-already = You play this seat yourself already.
seat-no-option = You cannot choose your own { $option } at this seat.
seat-me-twice = You can take only one seat.
vote-here = { $seat } has not left, so nobody can replace them.
vote-twice = You have voted already.
clock-too-short = A clock needs at least one second.
continue-no-moment = There is no moment { $number } to go on from; there are up to { $most }.
continue-taken-back = Something was taken back after that moment; go on from a later one.
record-goes-on = The record is opened when the game has ended, and the one it came from.

undo-not-asked = Nobody waits for your consent.
undo-waiting = { $seat } has asked to take back already; the others answer that first.

chat-off = This table has no chat.
chat-full = No more chat messages fit at this table. The game goes on.
chat-too-fast = You are sending messages too fast. Wait a moment.
chat-bad = A line of chat is 1 to { $most } printable characters.

wire-hello-first = The first message must be "hello".
wire-hello-once = This connection has said hello already.
wire-protocol = The client speaks protocol { $given }, this server { $known }; reload the page or update the client.
wire-malformed = This message cannot be read: { $reason }.
wire-too-long = A message is at most { $most } bytes.
wire-restart = The server is being restarted; the game goes on in a moment.
http-too-long = A request is at most { $most } bytes.
http-too-slow = The request took too long to arrive; try again.
http-too-fast = That was too much at once; wait a minute.
http-origin = This request comes from another site.
http-host = This server does not go by the name { $host }. Use its address, or start it with --origin http://{ $host }.
http-nothing-here = There is nothing at this address.
http-not-so = This address does not work in this way.
http-broken = Something went wrong here; it is not your fault. Nothing is lost, try again.
store-away = The table cannot be reached just now; nothing is lost, try again in a moment.
verify-too-much = Checking this record takes longer than the { $seconds } s it may take here; use madoi verify.

serve-at = Madoi is running at { $address } (it stores tables in { $place }). Ctrl-C stops it; nothing is lost.
serve-database = The database "{ $text }" cannot be used. Give sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-store = The database { $place } cannot be reached: { $reason }.
serve-store-busy = The database { $place } is in use by another server. Stop that server, or give both a common --bus.
serve-store-newer = The database { $place } was made by a newer version of Madoi (revision { $found }; this version knows up to { $known }). Start the newer version, or restore a backup.
serve-proxy = "{ $text }" is not an address or a network. Write 192.0.2.10 or 172.30.0.0/24.
serve-workers = { $workers } processes need a bus to communicate: give --bus nats://HOST:PORT, or leave out --workers.
serve-address = Madoi cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serve-metrics = Madoi cannot serve metrics on { $host }, port { $port }: { $reason }. Choose another address with --metrics.
serve-bus = The bus { $address } cannot be reached: { $reason }.

front-about = This is a table service for three Japanese tabletop games. Tables are played over its WebSocket, by programs that speak its protocol.
front-offer = What can be played here
front-lobby = The public tables
front-api = The HTTP interface (OpenAPI)

# Hints.
hint-not-here = This table has not agreed on hints; they are for who plays alone with bots.
hint-not-over = The game is not over; only then can decisions be looked back at.

# The paper table.
table-no-paper = This is no paper table: dice and cards are the program's here.
table-chance-first = First somebody must enter what was rolled or drawn.
chance-not-yours = "{ $what }": only who sees it can enter it.
correct-too-fast = Too much is being corrected at this table at once; try again in a few seconds.
correct-too-many = { $most } corrections were asked for or made at this table, and no more can be.
correct-nothing = There is no decision and no result with this number that could be changed.
correct-not-yours = This is hidden from you, so only who knows it can change it.
correct-bot-hidden = What the bot could have done here instead depends on what only it knows, so this decision cannot be changed.
correct-only = Nothing else could stand here ({ $what }): it follows from what was entered before. Change that instead.
correct-needs = A result is missing that was never entered ({ $what }).
correct-stops = With this change the game could not have gone on as it did, from { $decision ->
    [0] the setup
   *[other] decision { $decision }
 } on: { $refusal }
correct-stops-hidden = With this change the game could not have gone on as it did, from decision { $decision } on. Why is hidden from you.
