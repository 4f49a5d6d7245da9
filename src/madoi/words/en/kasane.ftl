# Colors of Kasane: what is asked, what happens, why not. Terms and rules have files of their own.

kasane-question-turn = Take the front card of a column, and make a yaku if you like.
kasane-chance-start = who is the start player
kasane-chance-card = the next card of the common area

kasane-started = The start player: { $seat }.
kasane-started-name = the start player
kasane-cells-taken = Harder: one space of Kasane 2 and one of Juu 2 are taken from the start.
kasane-laid = Round { $round }: a new common area is laid. The first turn: { $seat }.
kasane-laid-name = the cards of a new common area
kasane-took = { $seat } took { $card ->
    [8] an 8
   *[other] a { $card }
 } from column { $column }.
kasane-took-plus-one = { $seat } took a +1 from column { $column } and laid it at once: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-made = { $seat } made { $yaku } of { $count } with { $cards }{ $join ->
    [yes] { " " }(joined to the robe)
   *[no] { "" }
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-round-ended = Round { $round } is over; { $cards } are discarded.
kasane-reshuffled = For the last round { $count } discards are shuffled into the deck.
kasane-spares = { $count } cards are left over and discarded unseen.
kasane-colours = { $seat } laid { $count } cards in { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
kasane-too-few = { $seat } laid { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, fewer than { $needed }: nothing for colours.
kasane-twelve = { $seat } put on all twelve layers: { $points } points.
kasane-tied = { $points } points each: { $seats }. Of them, most cards laid: { $count }.
kasane-ended = { $count ->
    [one] The winner: { $seats }.
   *[other] The win is shared by { $seats }.
 }

kasane-no-column = There is no column { $column }; the columns are 1 to { $columns }.
kasane-column-empty = Column { $column } is empty.
kasane-yaku-after-plus-one = On a turn in which you take a +1 you make no yaku.
kasane-join-empty-row = Your robe is empty; there is no card to join.
kasane-join-plus-one = Your robe ends with a +1, and a +1 cannot be part of a yaku.
kasane-hand-too-small = That takes { $needed } cards from the front of your hand, and it has { $size }.
kasane-no-cell = { $yaku } has no cell for { $count } cards.
kasane-not-made = { $cards } is not { $yaku }: { $condition }.
kasane-cell-full = { $yaku } of { $count } is full; others were faster.
kasane-harder-seats = The harder variant is for three players, not { $given }.
kasane-plus-ones-few = With { $given } +1 cards the last round cannot be laid; with this many players it takes { $least }.
kasane-notation = I do not understand "{ $text }". A move is: take COLUMN, or take COLUMN YAKU CARDS, or take COLUMN YAKU CARDS join.
kasane-notation-column = "{ $text }" is no column; columns are 1 to 4.
kasane-notation-yaku = "{ $text }" is no yaku. There are: { $allowed }.
kasane-notation-count = "{ $text }" is no number of cards; a yaku has 2 to 12.

yaku-table-toml = Not TOML: { $reason }.
yaku-table-empty = The table has no cell at all; write at least one.
yaku-table-unknown = "{ $found }" is no yaku. There are: { $allowed }.
yaku-table-cells = { $name }: must be a section with one line a cell, not { $found }.
yaku-table-entry = { $name }, cell { $cell }: must be written as {"{"} points = [ … ] {"}"}, not { $found }.
yaku-table-key = { $name }, cell { $cell }: "{ $found }" is unknown; there are points, points_from, spaces_from.
yaku-table-points = { $name }, cell { $cell }: points must be a list with one number a space, not { $found }.
yaku-table-count = { $name }, cell { $cell }: a cell of { $yaku } is named by a number of cards from { $least } to { $most }.
yaku-table-spaces = { $name }, cell { $cell }: { $found } spaces; there must be 1 to { $most }.
yaku-table-value = { $name }, cell { $cell }: { $found } is no number of points; points are whole numbers from 0 to { $most }.
yaku-table-sources = { $name }, cell { $cell }: "{ $found }" says nothing about where it comes from; it must be book, review or ours.
yaku-table-twice = { $name }, cell { $cell }: stands there twice.

# What somebody may do later (hints): only what the turn itself says.
kasane-later-take = take from column { $column }
kasane-later-make = take from column { $column } and make { $yaku } of { $count }
kasane-later-join = take from column { $column } and make { $yaku } of { $count }, joined to the robe
