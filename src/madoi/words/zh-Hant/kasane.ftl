# 襲之色目：提問、事件、拒絕。用語與規則另有檔案。

kasane-question-turn = 拿走其中一疊最上面的牌；湊得成的話，可以組一個牌型。
kasane-chance-start = 起始玩家
kasane-chance-card = 公共區的下一張牌

kasane-started = 起始玩家是{ $seat }。
kasane-started-name = 起始玩家
kasane-cells-taken = 較難的玩法：襲 2 張與拾 2 張的格子一開始就各被占去一個。
kasane-laid = 第 { $round } 輪：擺好新的公共區，由{ $seat }開始。
kasane-laid-name = 新公共區的牌
kasane-took = { $seat }從第 { $column } 疊拿了 { $card }。
kasane-took-plus-one = { $seat }從第 { $column } 疊拿了 +1，立刻放到自己的區域：{ $points ->
   *[other] { $points } 分
 }。
kasane-made = { $seat }用 { $cards } 完成{ $yaku }（{ $count } 張）{ $join ->
    [yes] ，含自己區域最右邊的牌
   *[no] { "" }
 }：{ $points ->
   *[other] { $points } 分
 }。
kasane-round-ended = 第 { $round } 輪結束；{ $cards } 放入棄牌堆。
kasane-reshuffled = 為了最後一輪，把 { $count } 張棄牌洗入牌庫。
kasane-spares = 多出的 { $count } 張不看直接棄掉。
kasane-colours = { $seat }排了 { $count } 張、{ $colours ->
   *[other] { $colours } 色
 }：{ $points ->
   *[other] { $points } 分
 }。
kasane-too-few = { $seat }排了 { $count ->
   *[other] { $count } 張
 }，不到 { $needed } 張：沒有顏色得分。
kasane-twelve = { $seat }穿上了完整的十二單：{ $points } 分。
kasane-tied = { $seats }同為 { $points } 分；其中排最多的有 { $count } 張。
kasane-ended = { $count ->
    [1] { $seats }獲勝。
   *[other] { $seats }並列獲勝。
 }

kasane-no-column = 沒有第 { $column } 疊；只有 1 到 { $columns }。
kasane-column-empty = 第 { $column } 疊已經空了。
kasane-yaku-after-plus-one = 拿了 +1 的回合不能完成牌型。
kasane-join-empty-row = 你的區域是空的，沒有可以接的牌。
kasane-join-plus-one = 你的區域右端是 +1，而 +1 不能算進牌型。
kasane-hand-too-small = 需要手牌前方的 { $needed } 張，但手牌只有 { $size } 張。
kasane-no-cell = { $yaku }沒有 { $count } 張的格子。
kasane-not-made = { $cards } 不是{ $yaku }。條件：{ $condition }。
kasane-cell-full = { $yaku } { $count } 張已經被占滿了。
kasane-harder-seats = 較難的玩法適用 3 人，不適用 { $given } 人。
kasane-plus-ones-few = 只有 { $given } 張 +1，最後一輪的牌不夠；這個人數至少要 { $least } 張。
kasane-notation = 看不懂「{ $text }」。寫法：take 疊，或 take 疊 牌型 張數，或 take 疊 牌型 張數 join。
kasane-notation-column = 「{ $text }」不是疊的號碼；只有 1 到 4。
kasane-notation-yaku = 沒有「{ $text }」這個牌型。可用的是：{ $allowed }。
kasane-notation-count = 「{ $text }」不是張數；牌型是 2 到 12 張。

yaku-table-toml = 不是正確的 TOML：{ $reason }。
yaku-table-empty = 表裡一個格子也沒有；請至少寫一個。
yaku-table-unknown = 沒有「{ $found }」這個牌型。可用的是：{ $allowed }。
yaku-table-cells = { $name }：必須是一個區段，一行一格，而不是 { $found }。
yaku-table-entry = { $name }，格 { $cell }：必須寫成 {"{"} points = [ … ] {"}"}，而不是 { $found }。
yaku-table-key = { $name }，格 { $cell }：不認得「{ $found }」；可以寫 points、points_from、spaces_from。
yaku-table-points = { $name }，格 { $cell }：points 必須是一串數字，一個位置一個，而不是 { $found }。
yaku-table-count = { $name }，格 { $cell }：{ $yaku }的格子以張數命名，從 { $least } 到 { $most }。
yaku-table-spaces = { $name }，格 { $cell }：有 { $found } 個位置；必須是 1 到 { $most } 個。
yaku-table-value = { $name }，格 { $cell }：{ $found } 不是分數；分數是 0 到 { $most } 的整數。
yaku-table-sources = { $name }，格 { $cell }：「{ $found }」沒有說明出處；必須是 book、review 或 ours。
yaku-table-twice = { $name }，格 { $cell }：寫了兩次。

# What somebody may do later (hints): only what the turn itself says.
kasane-later-take = 從第 { $column } 疊拿牌
kasane-later-make = 從第 { $column } 疊拿牌，完成{ $yaku }（{ $count } 張）
kasane-later-join = 從第 { $column } 疊拿牌，連同最右邊的牌完成{ $yaku }（{ $count } 張）
