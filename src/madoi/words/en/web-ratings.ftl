# Ratings and seasons.

rating-off = This server keeps no ratings.
rating-not-here = Games like this one are not rated.
rating-too-late = A game can be rated only if you say so before your third decision.

## Taking part

rating-switch = My games count for ratings
rating-switch-about = Your name and your rating are then on this server's public list. The others at the table don't see whether you take part.
rating-part = Take part
rating-counts = A game counts if you play it to the end yourself, without hints and without taking anything back that others have seen. Leaving a game doesn't cost points, but it is counted.
rating-delete = Delete my ratings
rating-delete-about = This server forgets your ratings of all games and seasons.
rating-delete-sure = Delete
rating-delete-not = Keep

## The list

rating-title = Ratings
rating-about = How strong players and bots are on this server. Nobody's strength is known exactly: the bar shows where it lies with 95% certainty.
rating-game = Game
rating-season = Season
rating-list = Ratings
rating-list-about = The order is by the low end of the bar: what somebody has surely shown.
rating-others = Not certain yet
rating-others-about = Fewer than { $count } games this season. A few lucky games look like strength, so there are no places here.
rating-yours = Your rating
rating-none = No game has been rated yet ({ $season }). Switch it on below and play, against bots or with friends.
rating-you = you
rating-bot = bot
rating-interval = { $points }, between { $low } and { $high }
rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
rating-broken-off = { $count } broken off

## After a game

rating-change = Rating { $change } ({ $points } ± { $reach })
rating-not-alone = Not rated: nobody else here is rated
rating-not-several = Not rated: you had several seats
rating-not-late = Not rated: you joined too late
rating-not-ended = Not rated: the game has no result
rating-not-left = Not rated: a bot played for you
rating-not-hint = Not rated: you took a hint
rating-not-undo = Not rated: you took something back
