# 一局結束：名次、差距、勝負關鍵、可以分享的圖。

web-end-won = 你贏了！
web-end-shared = 你和{ $seats }並列第一
web-end-won-by = { $count ->
    [1] { $seats }獲勝
   *[other] { $seats }並列第一
 }
web-end-draw = 平手
web-end-place = { $count } 人中第 { $place } 名
web-end-ahead = 領先{ $seat } { $points } 分
web-end-behind = 落後{ $seat } { $points } 分
web-end-level = 和{ $seat }同分
web-end-kasane-layers = 和{ $seat }同分，層數 { $own } 比 { $rival }
web-end-reasons = 勝負關鍵
web-end-fold = 看盤面
web-end-unfold = 看結果
web-end-analysis = 覆盤
web-end-analysis-working = 分析中 { $percent }%
web-end-analysis-stop = 停止分析
web-end-share = 分享
web-end-picture = 分享結果
web-end-send = 傳送
web-end-save = 儲存圖片
web-end-kasane-plus-one = +1 牌
web-end-kasane-colours = 顏色
web-end-kasane-twelve = 十二單
web-end-yurikure-couple = { $one }和{ $other }
web-end-yurikure-revealed = 公開的點數（同分時少者勝）
web-end-yurikure-missed = { $seat }：在{ $one }和{ $other }上放了 { $points } 點，兩人沒有成為伴侶
web-end-lily-hits = 擊中領袖
web-end-lily-defeats = 擊破的角色
web-end-lily-repelled = 擋下的攻擊
web-end-lily-criticals = 爆擊
web-end-lily-blocks = 格擋
web-end-lily-conceded = { $turn ->
    [0] { $seat }在第一回合前認輸
   *[other] { $seat }在第 { $turn } 回合認輸
 }
web-end-lily-margin = 第 { $turn } 回合分出勝負，擊中領袖 { $own } 比 { $rival }
