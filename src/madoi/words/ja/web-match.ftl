# Quick match: on the home page, in the waiting room, and in notifications.

match-title = クイックマッチ
match-about = 同じゲームで遊びたい人と遊びます。
match-game = ゲーム
match-find = 相手を探す
match-people = { $count ->
   *[other] { $game }で{ $count }人が待っています
 }
match-room = { $game }：相手を探しています
match-missing = { $count ->
   *[other] あと{ $count }人で始められます。
 }
match-begins = いまいる人で始まるまで
match-best = { $count }人そろうと、すぐに始まります。
match-stay = このページを開いたままお待ちください。離れると、席はほかの人に移ります。
match-slow = ページを閉じても、席はそのままです。誰かが来たとき、始まったとき、自分の番のときに通知でお知らせします。
match-bots-now = すぐにボットと遊ぶ
match-bots = 空席にボットを入れる
match-bots-about = 全員が望むと、ボットが入ります。
match-bots-wanted = ボット希望
match-stop = 待つのをやめる
call-title-joined = { $game }：相手が来ました
call-title-begun = { $game }が始まりました
