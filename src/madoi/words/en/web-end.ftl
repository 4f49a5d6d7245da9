# The end of a game: place, margin, what made the difference, a picture to share.

web-end-won = You won!
web-end-shared = You share the win with { $seats }
web-end-won-by = { $count ->
    [one] { $seats } won
   *[other] { $seats } share the win
 }
web-end-draw = A draw
web-end-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $count }
web-end-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
 } ahead of { $seat }
web-end-behind = { $points ->
    [one] 1 point
   *[other] { $points } points
 } behind { $seat }
web-end-level = The same points as { $seat }
web-end-kasane-layers = Level on points with { $seat }: { $own } layers to { $rival }
web-end-reasons = What made the difference
web-end-fold = Show the board
web-end-unfold = Show the result
web-end-analysis = Analysis
web-end-analysis-working = Analysis { $percent }%
web-end-analysis-stop = Stop the analysis
web-end-share = Share
web-end-picture = Share the result
web-end-send = Send
web-end-save = Save the picture
web-end-kasane-plus-one = +1 cards
web-end-kasane-colours = Colours
web-end-kasane-twelve = Twelve layers
web-end-yurikure-couple = { $one } and { $other }
web-end-yurikure-revealed = Points revealed (fewer wins a tie)
web-end-yurikure-missed = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } on { $one } and { $other }, who aren't a couple
web-end-lily-hits = Hits on the leader
web-end-lily-defeats = Characters defeated
web-end-lily-repelled = Attacks withstood
web-end-lily-criticals = Criticals
web-end-lily-blocks = Blocks
web-end-lily-conceded = { $turn ->
    [0] { $seat } conceded before the first turn
   *[other] { $seat } conceded on turn { $turn }
 }
web-end-lily-margin = { $own } to { $rival } in hits on the leader, on turn { $turn }
