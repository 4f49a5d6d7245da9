"""Every limit and timeout of the service, with its unit and reason. It imports nothing of ours.

``…_PER_SECOND`` and ``…_BURST`` are the fill rate and size of a token bucket (`madoi.server.rate_limits`).
Durations are in seconds of the service's clock.
"""

from __future__ import annotations

from typing import Final

# --- Defaults of `madoi serve` ----------------------------------------------------------------------------

OPENED_TABLES_PER_MINUTE: Final = 120.0
"""Per address: far more than people open, too few to fill a disk in an hour."""
LEASE_SECONDS: Final = 12.0
"""How long a process owns a table before it must renew. After a crash another takes over then."""
STALLED_CLIENT_SECONDS: Final = 20.0
"""A client that reads nothing for this long is dropped, because unsent data is kept in memory."""
TRUSTED_PROXIES: Final = ("127.0.0.1", "::1")
"""Proxies whose X-Forwarded-For is believed: those on the same machine."""
PUSH_DELAY_SECONDS: Final = 30.0
"""How long an absent player may take to come back before a push notification is sent."""

# --- Sizes of what clients send ---------------------------------------------------------------------------

MAX_MESSAGE_BYTES: Final = 4096
"""One WebSocket message. The longest is a correction of a hundred results."""
MAX_BODY_BYTES: Final = 512_000
"""One HTTP body. The longest is a device transfer."""
MAX_HTTP_HEAD_BYTES: Final = 16_384
"""Request line and headers together; uvicorn has no limit."""
MAX_RECORD_CHARACTERS: Final = 400_000
"""A record: the longest games need a quarter of this."""
MAX_TRANSFER_CHARACTERS: Final = 450_000
"""An encrypted device transfer: the settings and decks of one browser."""
MAX_COUNTER_CHARACTERS: Final = 16_000
"""A shared duel counter: a hundred moves need half of this."""
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
"""Ids and secrets are generated here: a longer one cannot exist."""
MAX_COMMAND_ID_CHARACTERS: Final = 32
"""The id that a client chooses for a command, and that its answer repeats."""
MAX_ACTION_CHARACTERS: Final = 200
"""An action in a game's notation, and a premove."""
MAX_CHAT_CHARACTERS: Final = 300
"""One chat message."""
MAX_CARRIED_MESSAGES: Final = 40
"""Chat messages that a rematch shows from before: an evening's last words, too few to fill a page."""
MAX_RESULTS: Final = 100
"""Chance results in one message: no round of a game asks for more."""
MAX_RESULT_NUMBER: Final = 65_535
"""A chance result: more than any game has dice faces or cards."""
MAX_SEATS: Final = 16
"""Seats of a table: more than any game has."""
MAX_SPECTATOR_DELAY_SECONDS: Final = 600
"""How much later spectators may see a game: after ten minutes nothing seen is of use in it."""
MAX_SHOWN_SPECTATORS: Final = 12
"""Names of spectators that a table shows; more are only counted."""
MAX_CLOCK_SECONDS: Final = 30 * 86_400
"""A table's clock: a month per decision is correspondence play."""
MAX_PACE_SECONDS: Final = 10
"""How long a bot may wait before it answers."""
MAX_MY_TABLES: Final = 50
"""Tables per request: each may have to be read from the store."""
MAX_PUSH_ENDPOINT_CHARACTERS: Final = 1000
MAX_PUSH_KEY_CHARACTERS: Final = 100
MAX_PUSH_AUTH_CHARACTERS: Final = 40
MAX_LANGUAGE_CHARACTERS: Final = 10
"""What browsers give for a push subscription."""
MAX_ECHOED_CHARACTERS: Final = 200
MAX_ECHOED_HOST_CHARACTERS: Final = 60
"""How much of a bad message or host name an error message repeats."""

SPECTATOR_FOLD_ENTRIES: Final = 20
"""Entries of a table that are applied for its spectators in one go: others get their turn in between."""

# --- Rate limits per address (an IPv4 address or an IPv6 network) -----------------------------------------

REQUESTS_PER_OPENED_TABLE: Final = 10
"""An address may send this many requests for each table that it may open."""
MIN_REQUESTS_BURST: Final = 200.0
REQUESTS_BURST_SECONDS: Final = 15
"""The burst, in seconds of the rate: loading the page takes dozens of requests at once."""
CLIENT_FILE_TOKENS: Final = 0.1
"""What a file of the web client counts as a request. A first visit fetches 150 of them for later, and a
family or a class shares one address. Bytes and time of the event loop bound them too."""
MIN_OPENED_TABLES_BURST: Final = 10.0
OPENED_TABLES_BURST_MINUTES: Final = 1 / 4
"""A person may open several tables in a row."""
MIN_DRAFTS_BURST: Final = 40.0
DRAFTS_BURST_MINUTES: Final = 1 / 3
"""The deck builder sends its draft after every pause in typing."""
CHARACTERS_PER_TOKEN: Final = 20_000
"""Longer options count as several requests: they are parsed on the event loop."""
READS_PER_SECOND: Final = 5.0
READS_BURST: Final = 300.0
"""My tables, replays and lessons: each may have to be read from the store and compressed."""
BYTES_PER_READ_TOKEN: Final = 250_000
"""A longer answer counts as several reads."""
PUZZLES_PER_SECOND: Final = 1.0
PUZZLES_BURST: Final = 60.0
"""Puzzles and their answers: a player needs two requests per puzzle, and a household shares an address."""
RATINGS_PER_SECOND: Final = 2.0
RATINGS_BURST: Final = 60.0
"""Ratings, and games to be rated: a browser asks twice per game, and when somebody looks at the list."""
PREVIEWS_PER_SECOND: Final = 2.0
PREVIEWS_BURST: Final = 60.0
"""Pages of tables with a preview: each may read a row of the store. Chat programs ask once for a link."""
HINTS_PER_SECOND: Final = 0.5
HINTS_BURST: Final = 10.0
"""Hints: each is a search of most of a second."""
RECORD_JOBS_PER_SECOND: Final = 1.0
RECORD_JOBS_BURST: Final = 10.0
"""Records to verify or replay: each starts a process."""
SUBSCRIPTIONS_PER_SECOND: Final = 0.5
SUBSCRIPTIONS_BURST: Final = 60.0
"""Push subscriptions and fetched transfers: each writes to the store."""
TRANSFERS_PER_SECOND: Final = 0.05
TRANSFERS_BURST: Final = 10.0
"""Device transfers: each keeps up to half a megabyte."""
MATCHES_PER_SECOND: Final = 1 / 30
MATCHES_BURST: Final = 30.0
"""Seats in quick matches: a family behind one address, and nobody who sits down with everybody."""
COUNTERS_PER_SECOND: Final = 8.0
COUNTERS_BURST: Final = 120.0
"""Reading and changing shared duel counters: a phone asks every second, and two phones share an address."""
LOOP_COUNTED_SECONDS: Final = 0.0005
"""An address's time of the event loop is counted in steps of at least this."""
LOOP_SECONDS_PER_SECOND: Final = 0.2
LOOP_SECONDS_BURST: Final = 0.2
"""Seconds of the event loop that one address may use: all tables share it."""
LOOP_TURN_SECONDS_PER_SECOND: Final = 0.5
LOOP_TURN_SECONDS_BURST: Final = 0.005
"""Also within its share an address does not keep the loop: after a step it waits as long as the step took, so
that others come in between. Twenty requests at once would stop everybody for the whole burst."""
STEP_SECONDS: Final = 0.001
"""What a request or message costs at least."""
CHANGE_SECONDS: Final = 0.01
"""What a request that changes something is expected to cost, such as opening a table. Twenty at once would
otherwise begin before the first was counted."""
SENT_BYTES_PER_SECOND: Final = 1_000_000.0
SENT_BYTES_BURST: Final = 16_000_000.0
"""What one address is sent. Its WebSockets wait above that; new HTTP requests are refused."""
RUNTIME_BYTES_PER_SECOND: Final = 1_000_000.0
RUNTIME_BYTES_BURST: Final = 48_000_000.0
"""What one address is sent of the runtime, 6.4 MB for every new browser. It is counted apart: newcomers
fetch it in the background, and must not stop those who play beside them. Above it the runtime is refused."""
SHARED_RATES: Final = 65_536
"""Token buckets in memory, 16 bytes each. The one that has least to wait is dropped first."""
REMEMBERED_RATES: Final = 10_000
"""Names of such numbers whose places one process remembers, so that it need not hash them again."""
SHARED_GAUGES: Final = 8192
"""Counters of one process for the others, such as connections of one address, 16 bytes each."""
IPV6_NETWORK_BITS: Final = 64
"""A client with one IPv6 address has all of its network."""

# --- Rate limits per connection and per table -------------------------------------------------------------

MESSAGES_PER_SECOND: Final = 20.0
MESSAGES_BURST: Final = 60.0
"""WebSocket messages of one connection; the server reads a faster client more slowly."""
CHAT_PER_SECOND: Final = 0.5
CHAT_BURST: Final = 10.0
"""Chat of one seat: faster than anybody types."""
SPECTATOR_CHAT_PER_SECOND: Final = 1.0
SPECTATOR_CHAT_BURST: Final = 20.0
"""Chat of all spectators of one table together."""
ADDRESS_CHAT_PER_SECOND: Final = 2.0
ADDRESS_CHAT_BURST: Final = 60.0
"""Chat of one address at all tables: each message is stored."""
CORRECTIONS_PER_SECOND: Final = 0.2
CORRECTIONS_BURST: Final = 10.0
"""Corrections at one paper table: each replays the whole game while everybody waits."""
ALTERNATIVES_PER_SECOND: Final = 1.0
ALTERNATIVES_BURST: Final = 20.0
"""`Instead` messages at one paper table: each costs as much as a correction."""

# --- Connections ------------------------------------------------------------------------------------------

MAX_CONNECTIONS_PER_ADDRESS: Final = 300
"""Open connections of one address: a browser has up to seven, and a school has one address."""
CONNECTIONS_PER_SECOND: Final = 30.0
CONNECTIONS_BURST: Final = 200.0
"""New connections of one address: above that they are cut before they cost anything."""
MAX_WEBSOCKETS_PER_ADDRESS: Final = 150
"""WebSockets of one address, also behind a proxy."""
MAX_OPEN_FILES: Final = 65_536
"""How many files the server asks the system for: each connection is one."""
RESERVED_FILES: Final = 100
"""Files that are not connections: database, pages, pipes to other processes."""
HELLO_SECONDS: Final = 10.0
"""How long a client may take to send its first WebSocket message."""
MAX_QUEUED_ANSWERS: Final = 64
"""Answers queued for a client. A client that sends commands and does not read is dropped."""
PREPARE_SECONDS: Final = 1.0
"""How long after its start a process makes the answers that are the same for everybody. The person
who started it has the page by then."""
BALANCE_SECONDS: Final = 5.0
"""How often a worker looks for connections whose table has its home in another worker."""
BALANCE_RATIO: Final = 1.25
MIN_SURPLUS_TABLES: Final = 4
"""A worker has too many tables when it is above the average by this factor and by this number. New ones then
live elsewhere."""
BALANCED_SHARE: Final = 0.25
"""The part of the connections that belong elsewhere which a worker asks to reconnect in one round."""
IDLE_CONNECTION_SECONDS: Final = 3.0
"""Only clients that have sent nothing for this long are asked to reconnect."""
MAX_RECONNECT_SECONDS: Final = 3.0
"""They reconnect within this time, each after a random delay, so that they spread."""
RECONNECT_SECONDS: Final = 1.0
"""When clients should reconnect after a restart, or after the store was unreachable."""
DISCONNECT_SECONDS: Final = 5.0
"""How long a stopping process waits for its clients to leave."""
FLUSH_SECONDS: Final = 2.0
"""How long unsent data is kept for a client after its WebSocket was closed."""
HTTP_REQUEST_SECONDS: Final = 20.0
"""How long an HTTP connection may be idle, or in the middle of a request's head."""
HTTP_WRITE_SECONDS: Final = 20.0
"""How long a client may take to read what waits for it, at most two chunks of an answer."""
ANSWER_CHUNK_BYTES: Final = 65_536
"""Long HTTP answers are sent in chunks of this size: the next follows when the client has read."""
MAX_ANSWER_BYTES_PER_ADDRESS: Final = 16_000_000
"""HTTP answers of one address that are being sent."""
HTTP_BODY_SECONDS: Final = 20.0
"""How long a request's body may take."""
METRICS_REQUEST_SECONDS: Final = 10.0
"""How long a request at the metrics port may take to arrive."""
NEWS_PAGE_BYTES: Final = 65_536
"""News in one WebSocket message. A client that missed more gets several messages."""
THREAD_COMPRESSION_BYTES: Final = 32_768
"""Longer answers are compressed in a thread: a megabyte takes 30 ms."""
MIN_COMPRESSED_BYTES: Final = 500
"""Shorter answers are sent as they are."""
MAX_CACHED_ANSWERS: Final = 64
"""Encoded answers that many requests get: lessons, cards, offers."""
MAX_CACHED_PUZZLES: Final = 200
"""Puzzles and solutions as JSON, of 5 to 60 kB each."""
MAX_CACHED_PREVIEWS: Final = 500
PREVIEW_SECONDS: Final = 10.0
"""Tables whose previews are remembered, and for how long: a group chat opens one link many times at once."""
MAX_SEND_BUFFER_BYTES: Final = 65_536
"""The kernel's send buffer per connection. Its default holds megabytes for a client that does not read."""
ACCEPT_BACKLOG: Final = 2048
"""Connections that wait to be accepted: all clients reconnect at once after a restart."""

# --- The store --------------------------------------------------------------------------------------------

STORE_RETRY_SECONDS: Final = 8.0
"""How long a call retries when the database cannot be reached."""
STORE_FIRST_PAUSE_SECONDS: Final = 0.1
STORE_LONGEST_PAUSE_SECONDS: Final = 1.0
"""The pause between two tries doubles from the first to the longest."""
LOBBY_ROW_SECONDS: Final = 0.5
"""How long what the lobby shows of a table may wait for the next commit. This process sees it at once."""
POSTGRESQL_ANSWER_SECONDS: Final = 5.0
"""How long PostgreSQL may take to answer: a broken connection can look like a silent one."""
POSTGRESQL_TCP_SECONDS: Final = 10
"""How long sent data may stay unacknowledged before the connection counts as broken."""
POSTGRESQL_CONNECTIONS: Final = 5
"""The connection pool of one process."""
SQLITE_BUSY_SECONDS: Final = 10
"""How long SQLite waits for another process that writes."""
MAX_BATCH_ENTRIES: Final = 500
"""Entries per commit, and tables that are taken over in one round."""
MAX_QUERY_TABLES: Final = 10_000
"""Ids in one query: databases limit the parameters of a statement."""
MAX_LOBBY_TABLES: Final = 50
"""Tables that the lobby shows."""
LOBBY_SECONDS: Final = 2 * 86_400.0
"""A table that nobody joined or left for this long is not listed."""
LOBBY_REFRESH_SECONDS: Final = 1.0
"""How often the lobby is read from the store: everybody gets the same list."""
MAX_LOBBY_ROWS: Final = 1000
"""Public tables among which those are chosen that the lobby shows."""
MAX_LISTED_TABLES_PER_ADDRESS: Final = 4
"""Of one address in the lobby, so that nobody can push all others out of the list."""
MAX_PUBLIC_TABLES_PER_ADDRESS: Final = 12
"""Public tables of one address that are not over. Private ones are not limited by this."""
MAX_LISTED_OPTION_CHARACTERS: Final = 40
"""A longer option (a deck, a card set) is not in the lobby. Those who look at the table get it."""
MAX_SUBSCRIBED_BROWSERS: Final = 5
"""Push subscriptions of one seat; one more replaces the oldest."""
TRANSFER_SECONDS: Final = 600.0
"""How long a device transfer can be fetched."""
MAX_STORED_TRANSFER_CHARACTERS: Final = 50_000_000
"""All device transfers together."""
COUNTER_SECONDS: Final = 86_400.0
"""How long a shared duel counter is kept after its last change: a duel takes an hour."""
MAX_STORED_COUNTER_CHARACTERS: Final = 20_000_000
"""All shared duel counters together: some thousand duels at the same time."""
MAX_DAILY_ATTEMPTS: Final = 20_000
"""Attempts at one deal of the day: rows of some 300 bytes."""
MAX_DAILY_ATTEMPTS_PER_ADDRESS: Final = 30
"""Attempts at one deal from one address: a school class, not a list of invented players."""
BOARD_PAGE_ROWS: Final = 50
"""Rows of one page of the board of the day."""
PAR_SEARCH_SECONDS: Final = 0.5
"""What a strong bot may think about one decision of the par: at most two minutes per deal, once a day."""
PAR_PAUSE_SECONDS: Final = 1.0
"""How long the par waits when somebody's bot thinks: it comes last."""
PAR_CLAIM_SECONDS: Final = 1800.0
"""After this another process may compute a par whose process died."""

RATING_PAGE_ROWS: Final = 100
"""Players that the list of ratings shows, and as many whose rating is not certain yet."""
MAX_SETTLED_TABLES: Final = 50
"""Finished tables that one round of upkeep rates because their process died before it could."""

BACKUP_STEP_PAGES: Final = 1000
"""Pages that one step of an online backup copies: the service writes in between."""
SQLITE_JOURNAL_BYTES: Final = 64_000_000
"""The journal of an SQLite file is cut to this after a large transaction."""

# --- Quick matches --------------------------------------------------------------------------------------

DAILY_MOVE_SECONDS: Final = 86_400.0
"""What each has for a move at a slow table of a quick match."""
MATCH_START_SECONDS: Final = {"live": 40.0, "daily": 6 * 3600.0}
"""How long a quick match with enough people waits for more: as long as somebody may look at a screen, or for
those who wake up on the other side of the earth."""
MATCH_AWAY_SECONDS: Final = {"live": 12.0, "daily": 7 * 86_400.0}
"""How long somebody keeps a seat who waits for a quick match and is not connected: a page that is loaded
again, or a week without a look."""
MAX_MATCH_SEATS: Final = 10
"""Seats of a browser that may be where people wait: its latest ones."""
MAX_MATCH_TRIES: Final = 8
"""How often somebody looks for a seat while others are faster, before they are asked to try again."""

# --- Evenings ---------------------------------------------------------------------------------------------

MAX_EVENING_PLAYERS: Final = 32
MAX_EVENING_ROUNDS: Final = 31
"""A round robin of pairs among all of them."""
MAX_STORED_EVENINGS: Final = 5000
"""Each has up to 40 kB."""
EVENING_PAUSE_SECONDS: Final = 60.0
"""After this the next round begins by itself: time for a word, and for those who want to leave."""
MAX_EVENING_TRIES: Final = 8
"""How often a change is tried again because another was faster."""
EVENINGS_PER_SECOND: Final = 12.0
EVENINGS_BURST: Final = 240.0
"""Looking at an evening and acting in it: thirty people behind one address, every three seconds."""

# --- Retention --------------------------------------------------------------------------------------------

KEEP_UNJOINED_SECONDS: Final = 86_400.0
"""A table that nobody joined is deleted after a day: it was a try, or nobody came."""
KEEP_IDLE_SECONDS: Final = 60 * 86_400.0
"""A game that nobody continues is deleted after this: twice as long as the longest clock for one decision."""
KEEP_FINISHED_SECONDS: Final = 90 * 86_400.0
"""A finished game is deleted after this: long enough to look at it again, or to save its record."""
KEEP_PUZZLE_RATINGS_SECONDS: Final = 400 * 86_400.0
"""A rating, and what a device has tried, is deleted when nothing happened with it for this long."""
MAX_PUZZLE_ROWS: Final = 500_000
"""Attempts at puzzles, and ratings, of which the oldest are deleted first: some 50 MB each."""
KEEP_RATING_SEASONS: Final = 8
"""Seasons whose ratings can be looked at, this one included: two years. Older ones are deleted."""
KEEP_RATING_CLAIMS_SECONDS: Final = 90 * 86_400.0
"""What one game changed is deleted after this, as the game is."""
MAX_RATING_ROWS: Final = 200_000
"""Ratings, and seats whose games are rated, of which the oldest are deleted first: some 40 MB each."""
KEEP_EVENINGS_SECONDS: Final = 90 * 86_400.0
"""An evening is deleted this long after its last change, as its games are."""
KEEP_OWNER_ACTIONS_SECONDS: Final = 86_400.0
"""What the owner did is noticed within seconds; no process is paused for a day."""
KEEP_DAILY_DAYS: Final = 90
"""Boards and pars of the deals of the day are deleted after this, as finished games are."""
RETENTION_ROUND_SECONDS: Final = 60.0
"""How often one process of the service looks for tables to delete."""
MARK_ACTIVE_SECONDS: Final = 3600.0
"""How often each process stores which of its tables somebody is connected to. Far less than a day."""
MAX_RETENTION_TABLES: Final = 500
"""Tables that one round deletes. In a day that is 720,000, more than visitors can open."""
MAX_DELETED_ENTRIES: Final = 2000
"""Entries that one transaction deletes: it takes some ten milliseconds, and others write in between."""
SPARE_SQLITE_PAGES: Final = 256
"""Free pages (one megabyte) that an SQLite file keeps for the next tables."""
MAX_FREED_SQLITE_PAGES: Final = 5000
"""Pages that one round gives back to the disk: 20 MB, in some ten milliseconds."""

# --- Tables -----------------------------------------------------------------------------------------------

MAX_GAME_ENTRIES: Final = 12_000
"""Decisions and results in the log of one table: long games take some thousand."""
MAX_SIDE_ENTRIES: Final = 8000
"""Everything else in the log: chat, premoves, undo, seats. Seats and spectators have equal shares of it."""
MAX_CORRECTIONS: Final = 200
"""Corrections of one table: loading its log replays the game for each."""
MAX_IMPORTED_DECISIONS: Final = 2000
"""Decisions of a record that a table continues: opening the table replays all of them."""
MAX_MOVED_ENTRIES: Final = 4000
"""Entries of a log that moves from a device to the service: the service replays all of them."""
MAX_MOVES: Final = 40
"""How often one game moves between the service and devices: each draws again what is hidden."""
MAX_LOG_TIME_SECONDS: Final = 1e11
"""A time in a log from a device, in the year 5138."""
MAX_APPEND_TRIES: Final = 20
"""How often a command is tried again because another process was faster."""
STALE_RETRY_SECONDS: Final = 0.05
"""The pause before a table checks again what is due, after another entry came first."""
ROUNDS_PER_LEASE: Final = 6
"""How often per lease period a process renews its leases and looks for tables without an owner."""
IDLE_TABLE_SECONDS: Final = 120.0
"""A table that nobody uses is evicted from memory after this."""
REST_TABLE_SECONDS: Final = 30.0
"""A table in which nothing happens for this long keeps no more in memory than it needs to go on."""
READ_SLICE_SECONDS: Final = 0.01
"""Long logs and records are replayed in slices of this length, so that other tables get their turn."""
RETURN_GRACE_SECONDS: Final = 60.0
"""The least time on the clock of a returning player."""
MAX_SHARED_LEVELS: Final = 4096
"""Levels of answers that tables share in memory: a seat, a question and an outcome each."""
MAX_ANSWER_TIMES: Final = 400
"""The latest answer times of people that a delay is drawn from: fitting more takes milliseconds."""
MIN_ANSWER_SECONDS: Final = 0.001
"""Shorter answer times count as this long: the model uses logarithms."""
SHOWN_TIMES_PER_SECOND: Final = 10
"""Times are shown in tenths of a second. Finer ones help nobody but people who compare answers."""
FULL_COLLECTION_SECONDS: Final = 600.0
"""Between two full garbage collections: with a thousand tables each takes most of a second."""

# --- The bus ----------------------------------------------------------------------------------------------

PRESENCE_ANSWER_SECONDS: Final = 1.0
"""How long a process that has no client of a table waits until others say who is connected to them."""
BUS_CONNECT_SECONDS: Final = 3.0
"""How long a start waits for NATS."""
BUS_RECONNECT_SECONDS: Final = 0.5
"""Between two tries to reconnect."""
BUS_PING_SECONDS: Final = 5
"""A bus that is silent for three times this long counts as lost."""
MAX_UNSENT_BUS_BYTES: Final = 1_000_000
"""Notices queued for the bus. More are dropped: the store has everything."""

# --- Worker processes -------------------------------------------------------------------------------------

MIN_SEARCH_SECONDS: Final = 0.02
"""The least time for a search bot when many jobs come at once."""
MAX_HINTS: Final = 16
MAX_HINTS_PER_ADDRESS: Final = 3
"""Hints in work or queued: bots search in the same processes."""
SANDBOX_SECONDS: Final = 20
"""CPU time for verifying or replaying a record."""
SANDBOX_PATIENCE_SECONDS: Final = 60
"""Wall time for the same: sandboxes give way to games, so on a busy machine the work takes longer."""
SANDBOX_MEMORY_BYTES: Final = 1 << 30
"""Address space of one sandbox."""
SANDBOX_PROCESSES: Final = 2
"""Sandboxes that run at once."""
MAX_SANDBOX_JOBS: Final = 40
MAX_SANDBOX_JOBS_PER_ADDRESS: Final = 4
"""Records in work or queued: each is kept in memory."""
MAX_SANDBOX_OUTPUT_BYTES: Final = 8_000_000
"""The output of a sandbox. The replay of a long game has half a million bytes."""
MAX_CACHED_REPLAYS: Final = 32
"""Replays in the cache."""
ANALYSIS_SECONDS: Final = 120
"""CPU time for the analysis of one game, or for a trial. The limit on wall time is twice this."""
ANALYSIS_POLL_SECONDS: Final = 8.0
"""An analysis or a trial that nobody has polled for this long is stopped."""
MAX_ANALYSES: Final = 40
MAX_ANALYSES_PER_ADDRESS: Final = 2
"""Analyses and trials under way or queued."""
MAX_CACHED_ANALYSES: Final = 200
"""Finished analyses and trials in the cache."""
TRIAL_SECONDS: Final = 90
"""CPU time after which a trial reports the games it has played, before ANALYSIS_SECONDS end it."""
MAX_TRIAL_GAMES: Final = 200
"""Games of a trial against one opponent: enough for an interval of 7 percent either way."""
MAX_TRIAL_OPPONENTS: Final = 6
"""Opponents of one trial: the ready decks, and one more."""
MAX_TRIAL_MEASURES: Final = 8
"""Statistics that a trial reports."""
MAX_ANALYSIS_LINE_BYTES: Final = 1 << 20
"""One line of the output of an analysis."""
MAX_ANALYSED_POSITIONS: Final = 44
"""Positions of one game that are evaluated."""
POSITION_SECONDS: Final = 0.25
"""How long a position is evaluated; the most important ones are evaluated twice."""
TURNING_POINT_SECONDS: Final = 0.8
"""How long a bot searches for the best choice at a turning point."""

# --- Push notifications -----------------------------------------------------------------------------------

PUSH_POST_SECONDS: Final = 10.0
"""How long a push service may take for one request."""
PUSH_RETRY_SECONDS: Final = (2.0, 15.0)
"""Before the second and the third try."""
PUSH_SENDERS: Final = 16
"""Notifications that are sent at once."""
MAX_QUEUED_PUSHES: Final = 1000
"""Notifications in the queue. More are dropped: they would come too late."""
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
"""How long uvicorn waits for running requests."""
STOP_WORKER_SECONDS: Final = 15.0
"""How long a worker process may take to stop before it is killed."""
RESTART_WORKER_SECONDS: Final = 0.5
"""How often the supervisor checks for dead worker processes."""
WORKER_REPORT_SECONDS: Final = 1.0
"""How often a worker says that it lives."""
WORKER_SILENT_SECONDS: Final = 4.0
"""A worker that has not said so for this long is no table's home: it hangs, or has died."""
MAX_TRANSFERRED_BYTES: Final = 100_000
"""What was read of a request before its connection is given to another worker: one read of the socket."""
MAX_TRANSFERS_AT_ONCE: Final = 32
"""Connections that a worker takes from others before its tables get their turn."""
TRANSFER_RETRY_SECONDS: Final = 0.02
TRANSFER_TRIES: Final = 100
"""How often a worker tries to give a connection to another that is busy, before it serves it itself. Linux
queues ten."""
MAX_BUS_PROCESSES: Final = 1000
"""Other processes whose keys for the bus are remembered."""
BUS_ENTRY_BLOCK_BYTES: Final = 256
"""Entries on the bus are padded to multiples of this, so that their length says little."""
