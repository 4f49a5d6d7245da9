# The deal of the day: why something is refused.
daily-no-day = There is no deal for this day.
daily-no-game = This game has no deal of the day. These have: { $allowed }.
daily-no-undo = In the deal of the day every decision stands.
daily-no-unlock = Nobody can watch a deal of the day: it would show the cards.
daily-no-bot = In the deal of the day you play yourself.
daily-no-copy = The deal of the day can't be copied or taken along once it has begun.
daily-unfinished = This game isn't over yet.
daily-not-alone = This game doesn't count: something in it was undone or decided by a bot.
daily-no-attempt = This isn't a game of this deal.
daily-begun = You have begun this deal here already, so you can't take it along.
daily-not-taken = You haven't taken this deal along.
daily-too-many = Too many players have begun this deal from your network. You can practice it tomorrow.

# The page of the day.
daily-about = One deal per game, the same for everybody, against the same bots. One try counts: no undo, no hints.
daily-about-site = One deal per game, the same for everybody, against the same bots. Your results stay on this device; share a link to compare them.
daily-shared = { $name } played { $game }: { $text }. Can you do better?
daily-somebody = Somebody
daily-days = Other days
daily-day-before = The day before
daily-day-after = The day after
daily-until = new deals { $time }
daily-practice-only = Past days are for practice.
daily-against = Your opponents
daily-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
 }
daily-won = Won
daily-lost = Lost
daily-drawn = Draw
daily-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
 }
daily-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
 }
daily-level = level on points
daily-par = A strong bot: { $text }.
daily-par-better = Better than the strong bot
daily-par-worse = The strong bot did better
daily-par-same = As good as the strong bot
daily-par-waits = A strong bot is playing this deal too. Its result comes soon.
daily-rank = Rank { $rank } of { $players }
daily-unsent = This result is sent when you're online again.
daily-taken = This deal is on your device. You can play it without a connection.
daily-offline = You're offline. Deals that you have taken along can be played.
daily-begun-note = Your try has begun. It counts.
daily-terms = Your first try counts.
daily-players = { $players ->
    [one] 1 player has finished.
   *[other] { $players } players have finished.
 }
daily-play = Play
daily-continue = Continue
daily-practice = Practice
daily-take = Take along
daily-take-about = Play it later without a connection. The board will say that it was played on your own device.
daily-board = Board
daily-board-begun = begun { $time }
daily-own-device = own device
daily-again = same network
daily-again-about = Somebody on the same network had finished this deal before.
daily-board-more = Show { $count } more
daily-seal = The sealed seed
daily-seal-about = All cards and dice came from the first number. The second was public from the start and proves that the first never changed.
daily-share-title = Share your result
daily-share-about = Neither the picture nor the link shows cards or decisions.
daily-to-board = Result and board
