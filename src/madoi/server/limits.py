"""Every limit and timeout of the service: what a visitor may cost, how long we wait, how much is kept.

Names carry their unit. ``…_PER_SECOND`` and ``…_BURST`` belong together: the rate at which a token bucket
(`madoi.server.rate_limits`) fills up, and how much it holds. Durations are in seconds of the service's clock.
This module imports nothing, so everything can import it.
"""

from __future__ import annotations

from typing import Final

# --- Defaults of `madoi serve` ----------------------------------------------------------------------------

OPENED_TABLES_PER_MINUTE: Final = 120.0
"""Per address: far more than people open, too few to fill a disk in an hour."""
LEASE_SECONDS: Final = 12.0
"""How long a process owns a table before it must renew; after a crash another process takes over then."""
STALLED_CLIENT_SECONDS: Final = 20.0
"""A client that reads nothing for this long is dropped, because what it is sent is kept in memory."""
PUSH_DELAY_SECONDS: Final = 30.0
"""How long a player who is away is waited for before a push notification: closing a page may be a slip."""

# --- Sizes of what clients send ---------------------------------------------------------------------------

MAX_MESSAGE_BYTES: Final = 4096
"""One WebSocket message: the longest, a correction of a hundred results, fits."""
MAX_BODY_BYTES: Final = 512_000
"""One HTTP body: the longest that is allowed, a device transfer, fits with its quotes."""
MAX_HTTP_HEAD_BYTES: Final = 16_384
"""Request line and headers together; uvicorn would gather more without end."""
MAX_RECORD_CHARACTERS: Final = 400_000
"""A record: the longest games have a quarter of that."""
MAX_TRANSFER_CHARACTERS: Final = 450_000
"""An encrypted device transfer: the settings and decks of one browser."""
MAX_OPTION_FILE_CHARACTERS: Final = 200_000
"""A file with a deck, a card set or a point table."""
MAX_OPTION_CHARACTERS: Final = 100_000
"""The value of one option of a table, and the text of a draft."""
MAX_SEAT_OPTION_CHARACTERS: Final = 4000
"""One seat's own entry in an option: a deck list."""
MAX_OPTION_NAME_CHARACTERS: Final = 40
MAX_GAME_NAME_CHARACTERS: Final = 40
MAX_BOT_NAME_CHARACTERS: Final = 40
"""Names of options, games and bots are ours, and short."""
MAX_TABLE_ID_CHARACTERS: Final = 64
MAX_PROMPT_ID_CHARACTERS: Final = 64
MAX_SECRET_CHARACTERS: Final = 64
"""Ids and secrets are ours too: a longer one cannot exist."""
MAX_COMMAND_ID_CHARACTERS: Final = 32
"""The id that a client chooses for a command, and that its answer repeats."""
MAX_ACTION_CHARACTERS: Final = 200
"""An action in a game's notation, and a wish."""
MAX_CHAT_CHARACTERS: Final = 300
"""One chat message."""
MAX_RESULTS: Final = 100
"""Chance results in one message: no round of a game asks for more."""
MAX_RESULT_NUMBER: Final = 65_535
"""A chance result: more than any game has dice faces or cards."""
MAX_SEATS: Final = 16
"""Seats of a table: more than any game has."""
MAX_CLOCK_SECONDS: Final = 30 * 86_400
"""A table's clock: a month for a decision is correspondence play."""
MAX_PACE_SECONDS: Final = 10
"""How long a machine may wait before it answers."""
MAX_MY_TABLES: Final = 50
"""Tables that one request can ask about: each may have to be read from the store."""
MAX_PUSH_ENDPOINT_CHARACTERS: Final = 1000
MAX_PUSH_KEY_CHARACTERS: Final = 100
MAX_PUSH_AUTH_CHARACTERS: Final = 40
MAX_LANGUAGE_CHARACTERS: Final = 10
"""What browsers give for a push subscription."""
MAX_ECHOED_CHARACTERS: Final = 200
MAX_ECHOED_HOST_CHARACTERS: Final = 60
"""How much of a bad message or host name an error repeats."""

# --- Rate limits per address (an IPv4 address or an IPv6 network) -----------------------------------------

REQUESTS_PER_OPENED_TABLE: Final = 10
"""All requests of an address are limited to this multiple of the tables it may open."""
MIN_REQUESTS_BURST: Final = 200.0
REQUESTS_BURST_SECONDS: Final = 15
"""The burst is what fills up in so many seconds: loading the page takes dozens of requests at once."""
MIN_OPENED_TABLES_BURST: Final = 10.0
OPENED_TABLES_BURST_MINUTES: Final = 1 / 4
"""Somebody may open several tables in a row."""
MIN_DRAFTS_BURST: Final = 40.0
DRAFTS_BURST_MINUTES: Final = 1 / 3
"""A deck editor has its draft checked after every pause in typing."""
CHARACTERS_PER_TOKEN: Final = 20_000
"""A longer text of options counts as several requests: it is parsed on the event loop."""
READS_PER_SECOND: Final = 5.0
READS_BURST: Final = 300.0
"""Tables of one's own, replays and lessons: each may have to be read from the store and compressed."""
BYTES_PER_READ_TOKEN: Final = 250_000
"""A longer answer counts as several reads."""
RECORD_JOBS_PER_SECOND: Final = 1.0
RECORD_JOBS_BURST: Final = 10.0
"""Records to verify or replay: each starts a process."""
SUBSCRIPTIONS_PER_SECOND: Final = 0.5
SUBSCRIPTIONS_BURST: Final = 60.0
"""Push subscriptions and fetched transfers: each writes to the store."""
TRANSFERS_PER_SECOND: Final = 0.05
TRANSFERS_BURST: Final = 10.0
"""Device transfers: each keeps up to half a megabyte."""
MAX_TRACKED_ADDRESSES: Final = 10_000
"""Token buckets that are remembered; the address that asked longest ago is forgotten first."""
IPV6_NETWORK_BITS: Final = 64
"""Whoever has one IPv6 address has all of its network."""

# --- Rate limits per connection and per table -------------------------------------------------------------

MESSAGES_PER_SECOND: Final = 20.0
MESSAGES_BURST: Final = 60.0
"""WebSocket messages of one connection; a faster client is read more slowly."""
CORRECTIONS_PER_SECOND: Final = 0.2
CORRECTIONS_BURST: Final = 10.0
"""Corrections at one paper table: each plays the whole game again while everybody waits."""
ALTERNATIVES_PER_SECOND: Final = 1.0
ALTERNATIVES_BURST: Final = 20.0
"""Questions at one paper table about what else could stand in an earlier place: they cost the same."""

# --- Connections ------------------------------------------------------------------------------------------

HELLO_SECONDS: Final = 10.0
"""How long a new WebSocket may take for its first message."""
MAX_QUEUED_ANSWERS: Final = 64
"""Answers that wait for a client; one that asks and does not read is dropped."""
RECONNECT_SECONDS: Final = 1.0
"""When clients should come back after a restart, or after the store was unreachable."""
DISCONNECT_SECONDS: Final = 5.0
"""How long a stopping process waits for its clients to leave."""
CLOSE_FRAME_SECONDS: Final = 1.0
"""How long a closing frame may take before the connection is cut."""
FLUSH_SECONDS: Final = 2.0
"""How long unsent data is kept for a client after its WebSocket was closed."""
HTTP_REQUEST_SECONDS: Final = 20.0
"""How long an HTTP connection may be idle, or in the middle of a request's head."""
HTTP_BODY_SECONDS: Final = 20.0
"""How long a request's body may take."""
MAX_SEND_BUFFER_BYTES: Final = 65_536
"""The kernel's buffer per connection; it would hold megabytes for a client that does not read."""
ACCEPT_BACKLOG: Final = 2048
"""Connections that wait to be accepted: all clients come back at once after a restart."""

# --- The store --------------------------------------------------------------------------------------------

STORE_RETRY_SECONDS: Final = 8.0
"""How long one call goes on trying when the database cannot be reached."""
STORE_FIRST_PAUSE_SECONDS: Final = 0.1
STORE_LONGEST_PAUSE_SECONDS: Final = 1.0
"""Between two tries; the pause doubles."""
POSTGRESQL_ANSWER_SECONDS: Final = 5.0
"""A connection can be silent without being broken."""
POSTGRESQL_TCP_SECONDS: Final = 10
"""How long sent data may stay unacknowledged before the connection counts as broken."""
POSTGRESQL_CONNECTIONS: Final = 5
"""The connection pool of one process."""
SQLITE_BUSY_SECONDS: Final = 10
"""How long SQLite waits for another process that writes."""
MAX_BATCH_ENTRIES: Final = 500
"""Entries that are committed together, and tables that are taken over in one round."""
MAX_QUERY_TABLES: Final = 10_000
"""Ids in one query: databases limit the parameters of a statement."""
MAX_LOBBY_TABLES: Final = 50
"""Tables that the lobby shows."""
LOBBY_DAYS: Final = 2
"""A table that nobody joined or left for this long leaves the lobby."""
MAX_SUBSCRIBED_BROWSERS: Final = 5
"""Push subscriptions of one seat; one more replaces the oldest."""
TRANSFER_SECONDS: Final = 600.0
"""How long a device transfer can be fetched."""
MAX_STORED_TRANSFER_CHARACTERS: Final = 50_000_000
"""All device transfers together."""

# --- Tables -----------------------------------------------------------------------------------------------

MAX_TABLE_ENTRIES: Final = 20_000
"""The log of one table: long games take some thousand entries, and endless chat must not fill the disk."""
MAX_CORRECTIONS: Final = 200
"""Corrections of one table: whoever reads its log plays the game again for each."""
MAX_IMPORTED_DECISIONS: Final = 2000
"""A record that a table continues from: opening the table plays all of it again."""
MAX_APPEND_TRIES: Final = 20
"""How often a command is judged again because another process was faster."""
STALE_RETRY_SECONDS: Final = 0.05
"""Before a table looks again at what is due, when it had moved on."""
ROUNDS_PER_LEASE: Final = 6
"""How often in a lease a process renews it and looks for tables without an owner."""
IDLE_TABLE_SECONDS: Final = 120.0
"""A table that nobody uses leaves memory after this."""
READ_SLICE_SECONDS: Final = 0.05
"""A long log is read in slices, so that other tables get their turn."""
RETURN_GRACE_SECONDS: Final = 60.0
"""What a player who comes back to a seat has at least on the clock."""
MAX_ANSWER_TIMES: Final = 40
"""Answer times of people that a table remembers, so that automatic answers look like theirs."""
FULL_COLLECTION_SECONDS: Final = 600.0
"""Between two full garbage collections: with a thousand tables each stops everything for most of a second."""

# --- The bus ----------------------------------------------------------------------------------------------

BUS_CONNECT_SECONDS: Final = 3.0
"""How long a start waits for the bus."""
BUS_RECONNECT_SECONDS: Final = 0.5
"""Between two tries to reach a bus that was lost."""
BUS_PING_SECONDS: Final = 5
"""A bus that is silent for three times as long counts as lost."""
MAX_UNSENT_BUS_BYTES: Final = 1_000_000
"""Notices that wait for the bus; more are dropped, for the store has everything."""

# --- Worker processes -------------------------------------------------------------------------------------

MIN_SEARCH_SECONDS: Final = 0.02
"""What a search bot gets at least when many are asked at once."""
SANDBOX_SECONDS: Final = 20
"""CPU and wall time for verifying or replaying a record."""
SANDBOX_MEMORY_BYTES: Final = 1 << 30
"""Address space of one sandbox."""
SANDBOX_PROCESSES: Final = 2
"""Records that are worked on at once."""
MAX_SANDBOX_JOBS: Final = 40
MAX_SANDBOX_JOBS_PER_ADDRESS: Final = 4
"""Records that are worked on or wait: each is kept in memory."""
MAX_SANDBOX_OUTPUT_BYTES: Final = 8_000_000
"""What a sandbox may return; the replay of a long game has half a million."""
MAX_CACHED_REPLAYS: Final = 32
"""Replays of finished games that are kept for the next viewer."""
ANALYSIS_SECONDS: Final = 120
"""CPU time for the analysis of one game; it may take twice as long by the clock."""
ANALYSIS_POLL_SECONDS: Final = 8.0
"""An analysis that nobody has asked about for this long is stopped."""
MAX_ANALYSES: Final = 40
MAX_ANALYSES_PER_ADDRESS: Final = 2
"""Games that are analysed or wait for it."""
MAX_CACHED_ANALYSES: Final = 200
"""Finished analyses that are kept."""
MAX_ANALYSIS_LINE_BYTES: Final = 1 << 20
"""One line of what an analysis returns."""
MAX_ANALYSED_POSITIONS: Final = 44
"""Positions of one game that are looked at."""
POSITION_SECONDS: Final = 0.25
"""How long a position is looked at, and once more where it may have decided the game."""
TURNING_POINT_SECONDS: Final = 0.8
"""How long a bot looks for the best choice at a turning point."""

# --- Push notifications -----------------------------------------------------------------------------------

PUSH_POST_SECONDS: Final = 10.0
"""How long a push service may take for one request."""
PUSH_RETRY_SECONDS: Final = (2.0, 15.0)
"""Before the second and the third try."""
PUSH_SENDERS: Final = 16
"""Notifications that are sent at once."""
MAX_QUEUED_PUSHES: Final = 1000
"""Notifications that wait; more are dropped, for they would come too late."""
PUSH_TTL_SECONDS: Final = 86_400
"""How long a push service keeps a notification for a browser that is off."""
PUSH_SIGNATURE_SECONDS: Final = 12 * 3600
"""How long a signature is valid; push services accept a day at most."""
PUSH_LOOK_BACK_SECONDS: Final = 600.0
"""After a start, tables with an entry this recent are checked for players to notify."""
MAX_PUSH_NAMES_CHARACTERS: Final = 200
"""The players' names in a notification."""

# --- Processes --------------------------------------------------------------------------------------------

SHUTDOWN_SECONDS: Final = 10
"""How long uvicorn waits for requests that are under way."""
STOP_WORKER_SECONDS: Final = 15.0
"""How long a worker process may take to stop before it is killed."""
RESTART_WORKER_SECONDS: Final = 0.5
"""How often the supervisor looks for worker processes that have died."""
