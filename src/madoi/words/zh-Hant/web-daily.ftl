# The deal of the day: why something is refused.
daily-no-day = 這一天沒有每日一局。
daily-no-game = 這款遊戲沒有每日一局。可玩的有：{ $allowed }。
daily-no-undo = 每日一局不能悔棋。
daily-no-unlock = 每日一局不開放觀戰，否則牌就被看到了。
daily-no-bot = 每日一局要自己玩。
daily-no-copy = 每日一局開始之後，不能複製，也不能帶走。
daily-unfinished = 這一局還沒結束。
daily-not-alone = 這一局有悔棋或由機器人代打，不列入排行。
daily-no-attempt = 這不是這一局的紀錄。
daily-begun = 你已經在這裡開始這一局，不能再帶走。
daily-not-taken = 你沒有帶走這一局。
daily-too-many = 同一個網路已有太多人挑戰這一局。明天可以當作練習。

# The page of the day.
daily-about = 每款遊戲每天一局，所有人牌局相同、對手機器人也相同。只有第一次算數，不能悔棋，也沒有提示。
daily-about-site = 每款遊戲每天一局，所有人牌局相同、對手機器人也相同。成績留在這台裝置上，傳連結就能比較。
daily-shared = { $name }的{ $game }成績：{ $text }。你能超越嗎？
daily-somebody = 有人
daily-days = 其他日子
daily-day-before = 前一天
daily-day-after = 後一天
daily-until = { $time }換新局
daily-practice-only = 過去的日子只供練習。
daily-against = 你的對手
daily-place = { $place ->
   *[other] 第 { $place } 名
 }
daily-won = 獲勝
daily-lost = 落敗
daily-drawn = 平手
daily-ahead = { $points ->
   *[other] 領先 { $points } 分
 }
daily-behind = { $points ->
   *[other] 落後 { $points } 分
 }
daily-level = 同分
daily-par = 強力機器人：{ $text }。
daily-par-better = 贏過強力機器人
daily-par-worse = 強力機器人表現更好
daily-par-same = 和強力機器人一樣好
daily-par-waits = 強力機器人也在玩這一局，結果很快就會出來。
daily-rank = { $players } 人中第 { $rank } 名
daily-unsent = 恢復連線後會送出成績。
daily-taken = 這一局已在你的裝置上，沒有連線也能玩。
daily-offline = 目前沒有連線，只能玩已帶走的局。
daily-begun-note = 你的挑戰已經開始，這一局算數。
daily-terms = 第一次的成績才算數。
daily-players = { $players ->
   *[other] 已有 { $players } 人完成。
 }
daily-play = 開始
daily-continue = 繼續
daily-practice = 練習
daily-take = 帶走
daily-take-about = 之後沒有連線也能玩。排行榜會註明是在自己的裝置上玩的。
daily-board = 排行榜
daily-board-begun = { $time } 開始
daily-own-device = 自己的裝置
daily-again = 同一網路
daily-again-about = 同一個網路上有人先完成了這一局。
daily-board-more = 再顯示 { $count } 人
daily-seal = 封存的種子
daily-seal-about = 所有的牌和骰子都來自第一個數字。第二個數字從一開始就公開，證明第一個數字從未改變。
daily-share-title = 分享成績
daily-share-about = 圖片和連結都不會透露牌面或你的決定。
daily-to-board = 成績與排行榜
