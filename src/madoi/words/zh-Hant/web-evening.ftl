# An evening: a small tournament among friends.

evening-about = 和朋友連打幾輪。每一輪都會分桌，積分累計。
evening-game = 遊戲
evening-mode = 配對方式
evening-mode-swiss = 瑞士制
evening-mode-round-robin = 循環賽
evening-mode-about-swiss = 成績相近的人會碰頭，盡量不重複遇到同一位對手。
evening-mode-about-round-robin = 打到每個人都遇過彼此為止。
evening-rounds = 輪數
evening-open = 辦一場聚會
evening-of = { $game } 聚會
evening-round = 第 { $number } 輪，共 { $count } 輪
evening-round-count = { $count ->
   *[other] 共 { $count } 輪
 }
evening-host-waits = { $count ->
    [1] 把連結傳給朋友，兩個人就能開始。
   *[other] 有 { $count } 人，到齊就開始吧。
 }
evening-waits = { $count ->
   *[other] 有 { $count } 人，等主辦人開始。
 }
evening-pause = 離下一輪還有
evening-is-over = 聚會結束了，謝謝大家。
evening-won = { $names }獲勝！
evening-playing = 這一輪進行中。
evening-others-play = 你這一局結束了，其他桌還在進行。
evening-bye = 這一輪你輪空，得 1 分。
evening-to-table = 到我的桌
evening-join = 參加
evening-start = 開始
evening-next = 馬上下一輪
evening-end = 結束聚會
evening-end-sure = 確定結束
evening-leave = 這一輪後離開
evening-return = 再次參加
evening-link-about = 打開的人都能參加，也可以在兩輪之間加入。
evening-players = 參加者
evening-standings = 名次
evening-place = 名次
evening-points = 積分
evening-strength = 對手
evening-firsts = 第一
evening-points-about = 每桌第一名得 1 分，最後一名 0 分，其餘依名次。同分時先比對手平均分，再比第一名次數。
evening-host = 主辦人
evening-left = 已離開
evening-final = 決賽
evening-watch = 觀戰
evening-replay = 重播
evening-play-on = 讓機器人打完
evening-no-result = 沒有結果：每人 0.5 分
evening-sits-out = 輪空（1 分）：{ $names }
evening-call = 新的一輪開始時通知我
call-title-round = { $game }：這一輪在等你
