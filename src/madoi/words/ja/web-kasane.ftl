# 襲ノ色目のウェブ画面：ゲームとターミナルの言葉にないもの。

web-kasane-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
web-kasane-deck = { $count ->
   *[other] 山札{ $count }枚
 }
web-kasane-area = 共通の場
web-kasane-column = 列{ $column }：{ $cards }。一番上は{ $card }です。
web-kasane-column-lit = 列{ $column }：{ $cards }。{ $card }を取れます。{ $count ->
    [0] できる役はありません
   *[other] できる役は{ $count }つ
 }。
web-kasane-offers = このカードでできること
web-kasane-take = 列{ $column }の{ $card }を取ります。
web-kasane-take-plus-one = 列{ $column }の+1を取って並べます：1点。
web-kasane-and = { $taken }{ $made }
web-kasane-make = { $cards }で{ $yaku }（{ $count }枚）を達成：{ $points ->
   *[other] { $points }点
 }。
web-kasane-make-joined = 右端のカードも使って、{ $cards }で{ $yaku }（{ $count }枚）を達成：{ $points ->
   *[other] { $points }点
 }。
web-kasane-only-take = { $card }を取るだけ（役なし）
web-kasane-lay-plus-one = +1を並べて1点（役なし）
web-kasane-joined = 右端のカードも使う
web-kasane-cards = { $count ->
   *[other] { $count }枚
 }
web-kasane-points = { $points ->
   *[other] { $points }点
 }
web-kasane-own-row = 自分の場（右が一番外側）
web-kasane-own-robe = 自分の場
web-kasane-standing-layers = { $layers }/{ $most }
web-kasane-standing-colours = { $colours }色
web-kasane-colours-worth = 色で{ $points }点{ $more ->
    [yes] 、次の色で{ $next }点
   *[no] {""}
}
web-kasane-more-yaku = ほか{ $count }
web-kasane-cards-in-order = { $cards }
web-kasane-enlarge = 自分の場を大きく表示
web-kasane-robe-of = { $seat }の場：{ $count ->
    [0] まだ何も重ねていません
    [1] 1枚、{ $cards }
   *[other] { $count }枚、{ $colours ->
       *[other] { $colours }色
     }、内側から{ $cards }
 }。
web-kasane-hand-of = { $seat }の手札：{ $cards }。
web-kasane-hand-size = { $count ->
   *[other] 手札{ $count }枚
 }
web-kasane-starts = このラウンドの先手
web-kasane-others = ほかのプレイヤー
web-kasane-cell = { $yaku }（{ $count }枚）：空き{ $free ->
   *[other] { $free }つ
 }、{ $points }点。今は達成できません。タップすると理由が出ます。
web-kasane-cell-lit = { $yaku }（{ $count }枚）：空き{ $free ->
   *[other] { $free }つ
 }、{ $points }点。今、達成できます。
web-kasane-cell-short = { $yaku }{ $count }枚（{ $points }点）
web-kasane-free = 空いているマスと点数
web-kasane-counted = 得点の内訳
web-kasane-earlier = 役と+1：{ $points ->
   *[other] { $points }点
 }
web-kasane-left = 手札に残ったカード：{ $cards }
web-kasane-in-words = 場を文字で読む
web-kasane-dock = あなたの手番
web-kasane-end = 終了時、8枚以上なら色の数に応じて得点。12枚すべてなら、さらに2点。
web-kasane-end-colours = 色の数
web-kasane-end-points = 得点
