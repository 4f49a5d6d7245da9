# An evening: a small tournament among friends.

evening-about = 友だちと何回戦か遊びます。回ごとにテーブルが決まり、点を足していきます。
evening-game = ゲーム
evening-mode = 組み合わせ
evening-mode-swiss = スイス式
evening-mode-round-robin = 総当たり
evening-mode-about-swiss = 成績の近い人どうしが当たります。同じ相手とは、できるだけ二度当たりません。
evening-mode-about-round-robin = 全員が全員と当たるまで続けます。
evening-rounds = 回戦の数
evening-open = 会を開く
evening-of = { $game }の会
evening-round = { $number }回戦（全{ $count }回）
evening-round-count = { $count ->
   *[other] 全{ $count }回戦
 }
evening-host-waits = { $count ->
    [1] リンクを送りましょう。2人から始められます。
   *[other] { $count }人います。そろったら始めましょう。
 }
evening-waits = { $count ->
   *[other] { $count }人います。ホストが始めるのをお待ちください。
 }
evening-pause = 次の回戦まで
evening-is-over = 会は終わりました。お疲れさまでした。
evening-won = { $names }の優勝です！
evening-playing = 対局中です。
evening-others-play = あなたの対局は終わりました。ほかのテーブルをお待ちください。
evening-bye = この回戦はお休みです。1点が入ります。
evening-to-table = 自分のテーブルへ
evening-join = 参加する
evening-start = 始める
evening-next = すぐ次の回戦へ
evening-end = 会を終える
evening-end-sure = 本当に終える
evening-leave = この回戦で抜ける
evening-return = もう一度参加する
evening-link-about = 開いた人は誰でも参加できます。途中の回戦からでも加われます。
evening-players = 参加者
evening-standings = 順位
evening-place = 順位
evening-points = 点
evening-strength = 相手
evening-firsts = 1位
evening-points-about = テーブルの1位は1点、最下位は0点、その間は順位に応じます。同点のときは、対戦相手の平均点、次に1位の数で決めます。
evening-host = ホスト
evening-left = 退出
evening-final = 決勝
evening-watch = 観戦
evening-replay = リプレイ
evening-play-on = ボットに続けさせる
evening-no-result = 結果なし：全員に0.5点
evening-sits-out = お休み（1点）：{ $names }
evening-call = 回戦が始まったら通知する
call-title-round = { $game }：回戦が始まりました
