# My games, taking them to another device, being called when it is one's turn.

web-mine = My games
web-mine-about = On this device, without an account: nobody else sees this list.
web-mine-none = Nothing here yet. Every table where you take a seat shows up on this page, and how its game ended stays here.
web-mine-your-turn = Your turn: { $game }
web-mine-running = { $count ->
    [one] One game going on
   *[other] { $count } games going on
 }
web-mine-on = Going on
web-mine-over = { $count ->
    [one] One game finished
   *[other] { $count } games finished
 }
web-mine-asked-decision = Your turn
web-mine-asked-chance = Waiting for what was rolled or drawn
web-mine-asked-consent = Waiting for your consent
web-mine-seats = { $count ->
    [0] About to begin
    [one] One seat is free
   *[other] { $count } seats are free
 }
web-mine-handed = A bot is playing for you
web-mine-waits = Waiting for { $seats }
web-mine-chance = Waiting for what was rolled or drawn
web-mine-just-now = just now
web-mine-until = time is up { $when }
web-mine-paper = on a real table
web-mine-remove = Remove from the list: { $game }
web-mine-remove-seat = Give up the seat on this device: { $game }
web-mine-remove-sure = Really remove?
web-mine-remove-about = The game goes on, but from this device you can no longer play there.
web-mine-removed = Removed from the list.
web-mine-undo = Undo
web-mine-draw = Draw
web-mine-shared = First place, shared
web-mine-place = Place { $place } of { $of }
web-mine-points = { $points } points
web-mine-continued = continued from another game; not counted
web-mine-bot-ended = a bot finished it for you; not counted
web-mine-replay = Replay
web-mine-table = The table
web-mine-more = { $count ->
    [one] Show one more
   *[other] Show more (another { $count })
 }
web-mine-away = The server cannot be reached just now. This is how things stood last.
web-mine-lost = { $count ->
    [one] At one table the seat is no longer yours, or the table is gone.
   *[other] At { $count } tables the seat is no longer yours, or the table is gone.
 }
web-mine-lost-remove = Remove
web-mine-device = This device
web-mine-forget = Forget everything
web-mine-forget-about = This removes from this device: your name, your seats in running games ({ $running }), finished games ({ $over }) and everything else that could be taken to another device. Nobody can give the seats back to you.
web-mine-forget-sure = Forget everything
web-mine-forget-not = Keep it
web-mine-forgotten = Everything on this device is forgotten.

## Statistics

web-stat = How I play
web-stat-won = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $won } won ({ $share })
web-stat-interval = Judging by these games, your true share is probably between { $low } and { $high }. By luck alone it would be { $chance } (dashed).
web-stat-places = Places in the latest games, the last one at the end: { $places }
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
    [one] One game is not counted, because it was continued from another or a bot finished it.
   *[other] { $count } games are not counted, because they were continued from others or a bot finished them.
 }

## To another device

web-moving = Take to another device
web-moving-about = This makes a link, and a code for a camera. Open it on the other device, and your seats, finished games, name and whatever else you keep here are there as well. Nothing is removed here.
web-moving-warning = Whoever has the link can play for you. Give it to nobody else.
web-moving-make = Make the link
web-moving-link = Link for your other device
web-moving-qr = QR code of the link for your other device
web-moving-until = It works once, until { $time }. The server holds it sealed and cannot read it.
web-moving-forever = Everything is in the link itself, so it works again and again. Delete it when you have used it.
web-moving-arrived = From your other device
web-moving-adds = This would be added here:
web-moving-keeps = Nothing that is here already is changed. If you did not make this link yourself, leave it.
web-moving-nothing = Everything that this link brings is here already.
web-moving-known = { $count ->
    [one] one is here already
   *[other] { $count } are here already
 }
web-moving-take = Add it
web-moving-leave = Leave it
web-moving-broken = This link is incomplete. Make a new one on the other device.
web-moving-part-name = { $count ->
   *[other] your name
 }
web-moving-part-face = { $count ->
   *[other] your face
 }
web-moving-part-seats = { $count ->
    [one] one seat at a table
   *[other] { $count } seats at tables
 }
web-moving-part-invitations = { $count ->
    [one] invitations to one table
   *[other] invitations to { $count } tables
 }
web-moving-part-finished = { $count ->
    [one] one finished game
   *[other] { $count } finished games
 }
web-moving-part-lily-decks = { $count ->
    [one] one deck of Lily
   *[other] { $count } decks of Lily
 }
web-moving-part-lily-sets = { $count ->
    [one] one set of cards of Lily
   *[other] { $count } sets of cards of Lily
 }
web-moving-part-sheets = { $count ->
    [one] one sheet of Yuri-Kure
   *[other] { $count } sheets of Yuri-Kure
 }
web-moving-part-lessons = { $count ->
    [one] how far you are in one lesson
   *[other] how far you are in { $count } lessons
 }
parcel-none = This link was used already, or it is too old. Make a new one on the other device.
parcel-too-many = Too many people are changing devices just now; try again in a few minutes.

## Called when it is my turn

web-call = Call me when it is my turn
web-call-off = With a notification of your browser. Off until you want it.
web-call-open = On, as long as a page of Madoi is open in this browser.
web-call-pushed = On, also when no page of Madoi is open.
web-call-insecure = Browsers call only for pages that come by https.
web-call-unable = This browser has no notifications here. On an iPhone or iPad, add Madoi to the home screen first.
web-call-denied = This browser was told to show no notifications of this page; its settings can change that.
call-title = Your turn: { $game }
call-title-chance = Something to enter: { $game }
call-with = With { $seats }
call-no-service = This browser cannot be called: its push service is not known to this server.
