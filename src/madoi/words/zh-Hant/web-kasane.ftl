# 襲之色目的網頁畫面：遊戲與終端機用語之外的文字。

web-kasane-round = 第 { $round } 輪（共 { $rounds } 輪）
web-kasane-deck = { $count ->
   *[other] 牌庫 { $count } 張
 }
web-kasane-area = 公共區
web-kasane-column = 第 { $column } 疊：{ $cards }；最上面是 { $card }。
web-kasane-column-lit = 第 { $column } 疊：{ $cards }。可以拿 { $card }；{ $count ->
    [0] 沒有可完成的牌型
   *[other] 可完成 { $count } 個牌型
 }。
web-kasane-offers = 這張牌可以做什麼
web-kasane-take = 拿第 { $column } 疊的 { $card }。
web-kasane-take-plus-one = 拿第 { $column } 疊的 +1 並排上：1 分。
web-kasane-and = { $taken }{ $made }
web-kasane-make = 用 { $cards } 完成{ $yaku }（{ $count } 張）：{ $points ->
   *[other] { $points } 分
 }。
web-kasane-make-joined = 連同最右邊的牌，用 { $cards } 完成{ $yaku }（{ $count } 張）：{ $points ->
   *[other] { $points } 分
 }。
web-kasane-only-take = 只拿 { $card }，不完成牌型
web-kasane-lay-plus-one = 排上 +1，得 1 分，不完成牌型
web-kasane-joined = 連同最右邊的牌
web-kasane-cards = { $count ->
   *[other] { $count } 張
 }
web-kasane-points = { $points ->
   *[other] { $points } 分
 }
web-kasane-own-row = 自己的區域（右邊是最外層）
web-kasane-own-robe = 自己的區域
web-kasane-standing-layers = { $layers }/{ $most }
web-kasane-standing-colours = { $colours } 色
web-kasane-colours-worth = 顏色 { $points } 分{ $more ->
    [yes] ，再一色 { $next } 分
   *[no] {""}
}
web-kasane-more-yaku = 另有 { $count } 種
web-kasane-cards-in-order = { $cards }
web-kasane-enlarge = 放大自己的區域
web-kasane-robe-of = { $seat }的區域：{ $count ->
    [0] 還沒有任何一層
    [1] 1 層，{ $cards }
   *[other] { $count } 層、{ $colours ->
       *[other] { $colours } 色
     }，由內而外 { $cards }
 }。
web-kasane-hand-of = { $seat }的手牌：{ $cards }。
web-kasane-hand-size = { $count ->
   *[other] 手牌 { $count } 張
 }
web-kasane-starts = 本輪起始玩家
web-kasane-others = 其他玩家
web-kasane-cell = { $yaku }（{ $count } 張）：空位 { $free ->
   *[other] { $free } 個
 }，{ $points } 分。現在不能完成；點一下看原因。
web-kasane-cell-lit = { $yaku }（{ $count } 張）：空位 { $free ->
   *[other] { $free } 個
 }，{ $points } 分。現在可以完成。
web-kasane-cell-short = { $yaku } { $count } 張（{ $points } 分）
web-kasane-free = 還空著的格子與分數
web-kasane-counted = 得分明細
web-kasane-earlier = 牌型與 +1：{ $points ->
   *[other] { $points } 分
 }
web-kasane-left = 留在手上的牌：{ $cards }
web-kasane-in-words = 用文字看牌桌
web-kasane-dock = 輪到你
web-kasane-end = 結束時，排了 8 張以上就依顏色數得分；12 張排滿再加 2 分。
web-kasane-end-colours = 顏色數
web-kasane-end-points = 得分
