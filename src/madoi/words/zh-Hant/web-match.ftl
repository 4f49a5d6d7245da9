# Quick match: on the home page, in the waiting room, and in notifications.

match-title = 快速配對
match-about = 和想玩同一款遊戲的人一起玩。
match-game = 遊戲
match-find = 找對手
match-people = { $count ->
   *[other] 有 { $count } 人在等 { $game }
 }
match-room = { $game }：正在找對手
match-missing = { $count ->
   *[other] 再 { $count } 人就能開局。
 }
match-begins = 由在場的人開局，還有
match-best = 滿 { $count } 人就立刻開局。
match-stay = 請讓這一頁開著。離開的話，座位會讓給別人。
match-slow = 可以離開這一頁，座位會替你留著。有人加入、開局、輪到你時，都會通知你。
match-bots-now = 馬上和機器人玩
match-bots = 空位補機器人
match-bots-about = 在場的人都同意，機器人才會加入。
match-bots-wanted = 想補機器人
match-stop = 不等了
call-title-joined = { $game }：有人加入了
call-title-begun = { $game }開局了
