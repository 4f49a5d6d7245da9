# Colors of Kasane on the web: what its board says beyond the words of the game and of the terminal.

web-kasane-round = Round { $round } of { $rounds }
web-kasane-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
 }
web-kasane-area = Common area
web-kasane-column = Column { $column }: { $cards }. Top card: { $card }.
web-kasane-column-lit = Column { $column }: { $cards }. You can take the { $card }; { $count ->
    [0] no yaku with it
    [one] 1 yaku with it
   *[other] { $count } yaku with it
 }.
web-kasane-offers = What you can do with this card
web-kasane-take = Take the { $card } from column { $column }.
web-kasane-take-plus-one = Take the +1 from column { $column } and put it on: 1 point.
web-kasane-and = { $taken } { $made }
web-kasane-make = Make { $yaku } of { $count } with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
web-kasane-make-joined = Make { $yaku } of { $count } with { $cards }, using the last card of your robe: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
web-kasane-only-take = Take the { $card }, no yaku
web-kasane-lay-plus-one = Put on the +1: 1 point, no yaku
web-kasane-joined = uses your robe's last card
web-kasane-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-kasane-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-kasane-own-row = Your robe, outermost on the right
web-kasane-own-robe = Your robe
web-kasane-standing-layers = { $layers }/{ $most }
web-kasane-standing-colours = { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
}
web-kasane-colours-worth = colors: +{ $points }{ $more ->
    [yes] {" · "}one more: +{ $next }
   *[no] {""}
}
web-kasane-more-yaku = +{ $count } more
web-kasane-cards-in-order = { $cards }
web-kasane-enlarge = Enlarge your robe
web-kasane-robe-of = { $seat }'s robe: { $count ->
    [0] no layers yet
    [one] 1 layer, { $cards }
   *[other] { $count } layers in { $colours ->
        [one] 1 color
       *[other] { $colours } colors
     }, from the inside { $cards }
 }.
web-kasane-hand-of = { $seat }'s hand: { $cards }.
web-kasane-hand-size = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-kasane-starts = first this round
web-kasane-others = The others
web-kasane-cell = { $yaku } of { $count }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
 }, { $points } points. You can't make it now; tap to see why.
web-kasane-cell-lit = { $yaku } of { $count }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
 }, { $points } points. You can make it now.
web-kasane-cell-short = { $yaku } of { $count } ({ $points })
web-kasane-free = Free spaces and their points
web-kasane-counted = How the points were counted
web-kasane-earlier = Yaku and +1 cards: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-kasane-left = Left in hand: { $cards }
web-kasane-in-words = The table in words
web-kasane-dock = Your turn
web-kasane-end = At the end, a robe of 8 or more layers scores for its colors. All 12 layers: 2 more points.
web-kasane-end-colours = colors
web-kasane-end-points = points
