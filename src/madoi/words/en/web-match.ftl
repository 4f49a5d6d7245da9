# Quick match: on the home page, in the waiting room, and in notifications.

match-title = Quick match
match-about = Play with people who want the same game.
match-game = Game
match-find = Find players
match-people = { $count ->
    [one] One person is waiting for { $game }
   *[other] { $count } people are waiting for { $game }
 }
match-room = { $game }: looking for players
match-missing = { $count ->
    [one] One more player and you can start.
   *[other] { $count } more players and you can start.
 }
match-begins = Starts with those who are here in
match-best = With { $count } players it starts at once.
match-stay = Keep this page open. If you leave, your seat goes to someone else.
match-slow = You can leave this page. Your seat stays yours, and a notification tells you when someone joins, when the game starts and when it is your turn.
match-bots-now = Play with bots now
match-bots = Fill the free seats with bots
match-bots-about = Bots join when everyone here wants them.
match-bots-wanted = Wants bots
match-stop = Stop waiting
call-title-joined = { $game }: somebody joined you
call-title-begun = { $game } has begun
