# Colors of Kasane: what is asked, what happens, why not. Terms and rules have files of their own.

kasane-question-turn = Take the top card of a column, and make a yaku if you like.
kasane-chance-start = the start player
kasane-chance-card = the next card of the common area

kasane-started = { $seat ->
    [You] You are
   *[other] { $seat } is
 } the start player.
kasane-started-name = the start player
kasane-cells-taken = Harder: one space each of Kasane 2 and Juu 2 is already taken.
kasane-laid = Round { $round }: a new common area. { $seat ->
    [You] You go
   *[other] { $seat } goes
 } first.
kasane-laid-name = the cards of a new common area
kasane-took = { $seat } took { $card ->
    [8] an 8
   *[other] a { $card }
 } from column { $column }.
kasane-took-plus-one = { $seat } took a +1 from column { $column } and put it on: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-made = { $seat } made { $yaku } of { $count } with { $cards }{ $join ->
    [yes] { " " }(with the last card of the robe)
   *[no] { "" }
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-round-ended = Round { $round } is over. { $cards } go to the discard pile.
kasane-reshuffled = { $count } discards are shuffled into the deck for the last round.
kasane-spares = The { $count } cards left over are discarded unseen.
kasane-colours = { $seat ->
    [You] You wear
   *[other] { $seat } wears
 } { $count } cards in { $colours ->
    [one] 1 color
   *[other] { $colours } colors
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-too-few = { $seat ->
    [You] You wear
   *[other] { $seat } wears
 } { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, fewer than { $needed }: no points for colors.
kasane-twelve = { $seat ->
    [You] You wear
   *[other] { $seat } wears
 } all twelve layers: { $points } points.
kasane-tied = { $seats } tie on { $points } points. The most cards in their robes: { $count }.
kasane-ended = { $count ->
    [one] { $seats } won.
   *[other] { $seats } share the win.
 }

kasane-no-column = There is no column { $column }. Choose one from 1 to { $columns }.
kasane-column-empty = Column { $column } is empty.
kasane-yaku-after-plus-one = You can't make a yaku on a turn in which you take a +1.
kasane-join-empty-row = Your robe is empty, so there is no card to join.
kasane-join-plus-one = Your robe ends with a +1, which can't be part of a yaku.
kasane-hand-too-small = You need { $needed } cards from the front of your hand, but you have only { $size }.
kasane-no-cell = { $yaku } has no cell for { $count } cards.
kasane-not-made = { $cards } isn't { $yaku }: { $condition }.
kasane-cell-full = { $yaku } of { $count } is taken. Others were faster.
kasane-harder-seats = The harder game is for three players, not { $given }.
kasane-plus-ones-few = { $given } +1 cards aren't enough to deal the last round. This many players need { $least }.
kasane-notation = "{ $text }" isn't a move. Write take COLUMN, take COLUMN YAKU CARDS, or take COLUMN YAKU CARDS join.
kasane-notation-column = "{ $text }" isn't a column. Choose one from 1 to 4.
kasane-notation-yaku = "{ $text }" isn't a yaku. Available: { $allowed }.
kasane-notation-count = "{ $text }" isn't a number of cards. A yaku has 2 to 12.

yaku-table-toml = Not TOML: { $reason }.
yaku-table-empty = The table has no cells. Write at least one.
yaku-table-unknown = "{ $found }" isn't a yaku. Available: { $allowed }.
yaku-table-cells = { $name }: write a section with one line per cell, not { $found }.
yaku-table-entry = { $name }, cell { $cell }: write {"{"} points = [ … ] {"}"}, not { $found }.
yaku-table-key = { $name }, cell { $cell }: "{ $found }" is unknown. Available: points, points_from, spaces_from.
yaku-table-points = { $name }, cell { $cell }: points must be a list with one number per space, not { $found }.
yaku-table-count = { $name }, cell { $cell }: name a cell of { $yaku } by its number of cards, { $least } to { $most }.
yaku-table-spaces = { $name }, cell { $cell }: { $found } spaces given; use 1 to { $most }.
yaku-table-value = { $name }, cell { $cell }: { $found } isn't a number of points. Use a whole number from 0 to { $most }.
yaku-table-sources = { $name }, cell { $cell }: "{ $found }" isn't a source. Use book, review or ours.
yaku-table-twice = { $name }, cell { $cell }: listed twice.

# What somebody may do later (hints): only what the turn itself says.
kasane-later-take = take from column { $column }
kasane-later-make = take from column { $column } and make { $yaku } of { $count }
kasane-later-join = take from column { $column } and make { $yaku } of { $count } with the last card of the robe
