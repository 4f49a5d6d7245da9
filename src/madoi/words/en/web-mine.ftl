# My games, taking them to another device, being called when it is one's turn.

web-mine = My games
web-mine-about = Kept on this device, without an account. Nobody else can see it.
web-mine-none = Nothing here yet. Every table you join appears here, with its result.
web-mine-your-turn = Your turn: { $game }
web-mine-running = { $count ->
    [one] 1 game in progress
   *[other] { $count } games in progress
 }
web-mine-on = In progress
web-mine-over = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
 }
web-mine-asked-decision = Your turn
web-mine-asked-chance = Enter what was rolled or drawn
web-mine-asked-consent = Waiting for your answer
web-mine-seats = { $count ->
    [0] About to start
    [one] 1 free seat
   *[other] { $count } free seats
 }
web-mine-handed = A bot is playing for you
web-mine-waits = Waiting for { $seats }
web-mine-chance = Waiting for a roll or a card
web-mine-just-now = just now
web-mine-until = time runs out { $when }
web-mine-paper = on a real table
web-mine-remove = Remove from the list: { $game }
web-mine-remove-seat = Give up the seat on this device: { $game }
web-mine-remove-sure = Remove
web-mine-remove-about = The game continues, but you can no longer play it from this device.
web-mine-removed = Removed from the list.
web-mine-undo = Undo
web-mine-draw = Draw
web-mine-shared = Shared first place
web-mine-place = Place { $place } of { $of }
web-mine-points = { $points } points
web-mine-continued = continued from another game, not counted
web-mine-bot-ended = finished by a bot, not counted
web-mine-replay = Replay
web-mine-table = Table
web-mine-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
 }
web-mine-away = Can't reach the server. This is the last known state.
web-mine-lost = { $count ->
    [one] At 1 table, the seat is no longer yours or the table is gone.
   *[other] At { $count } tables, the seat is no longer yours or the table is gone.
 }
web-mine-lost-remove = Remove
web-mine-device = This device
web-mine-forget = Delete everything
web-mine-forget-about = This deletes from this device your name, your seats in running games ({ $running }), finished games ({ $over }) and everything else you could move to another device. You can't get the seats back.
web-mine-forget-sure = Delete everything
web-mine-forget-not = Keep
web-mine-forgotten = Everything on this device was deleted.

## Statistics

web-stat = My statistics
web-stat-won = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won ({ $share })
web-stat-interval = Judging by these games, your true win rate is probably between { $low } and { $high }. By luck alone it would be { $chance } (dashed).
web-stat-places = Recent places, newest last: { $places }
web-stat-place = Average place
web-stat-points = Average points
web-stat-best = Best
web-stat-games = Games
web-stat-wins = Won
web-stat-people = People
web-stat-both = People and bots
web-stat-bots = Various bots
web-stat-bot = Bots: { $bot }
web-stat-uncounted = { $count ->
    [one] 1 game isn't counted: it was continued from another, or a bot finished it.
   *[other] { $count } games aren't counted: they were continued from others, or a bot finished them.
 }

## To another device

web-moving = Move to another device
web-moving-about = Create a link and a QR code. Open it on your other device, and your seats, finished games, name and everything else you keep here appear there too. Nothing is deleted here.
web-moving-warning = Anyone with this link can play for you. Don't share it.
web-moving-make = Create link
web-moving-link = Link for your other device
web-moving-qr = QR code of the link for your other device
web-moving-until = It works once, until { $time }. The server stores it encrypted and can't read it.
web-moving-forever = The link contains everything and can be used again and again. Delete it after use.
web-moving-arrived = From your other device
web-moving-adds = This will be added
web-moving-keeps = Nothing already here changes. If you didn't create this link yourself, don't add it.
web-moving-nothing = Everything in this link is already here.
web-moving-known = { $count ->
    [one] 1 is already here
   *[other] { $count } are already here
 }
web-moving-take = Add
web-moving-leave = Don't add
web-moving-broken = This link is incomplete. Create a new one on the other device.
web-moving-part-name = { $count ->
   *[other] your name
 }
web-moving-part-face = { $count ->
   *[other] your face
 }
web-moving-part-device-key = { $count ->
   *[other] your place on boards and in ratings
 }
web-moving-part-rated = { $count ->
   *[other] whether your games are rated
 }
web-moving-part-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
 }
web-moving-part-daily = { $count ->
   *[other] your deals of the day
 }
web-moving-part-invitations = { $count ->
    [one] invitations to 1 table
   *[other] invitations to { $count } tables
 }
web-moving-part-evenings = { $count ->
    [one] 1 evening
   *[other] { $count } evenings
 }
web-moving-part-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
 }
web-moving-part-lily-decks = { $count ->
    [one] 1 Lily deck
   *[other] { $count } Lily decks
 }
web-moving-part-lily-sets = { $count ->
    [one] 1 Lily card set
   *[other] { $count } Lily card sets
 }
web-moving-part-sheets = { $count ->
    [one] 1 Yuri-Kure sheet
   *[other] { $count } Yuri-Kure sheets
 }
web-moving-part-lessons = { $count ->
    [one] progress in 1 lesson
   *[other] progress in { $count } lessons
 }
parcel-none = This link was already used, or it has expired. Create a new one on the other device.
parcel-too-many = Too many people are moving devices right now. Try again in a few minutes.

## Called when it is my turn

web-call = Notify me when it's my turn
web-call-off = Your browser will show a notification. Off by default.
web-call-open = On while a Madoi page is open in this browser.
web-call-pushed = On, even when no Madoi page is open.
web-call-insecure = Browsers show notifications only for pages served over HTTPS.
web-call-unable = This browser can't show notifications here. On an iPhone or iPad, add Madoi to the home screen first.
web-call-denied = Notifications are blocked for this page. You can allow them in your browser's settings.
call-title = Your turn: { $game }
call-title-chance = Something to enter: { $game }
call-with = With { $seats }
call-no-service = This server doesn't know this browser's push service, so it can't notify you.
