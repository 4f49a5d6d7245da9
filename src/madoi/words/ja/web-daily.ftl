# The deal of the day: why something is refused.
daily-no-day = この日の「今日の一局」はありません。
daily-no-game = このゲームに「今日の一局」はありません。あるのは{ $allowed }です。
daily-no-undo = 「今日の一局」では待ったはできません。
daily-no-unlock = 「今日の一局」は観戦できません。札が見えてしまうためです。
daily-no-bot = 「今日の一局」は自分で遊ぶ対局です。
daily-no-copy = 始めた「今日の一局」は、コピーも持ち出しもできません。
daily-unfinished = この対局はまだ終わっていません。
daily-not-alone = 待ったやボットの代打ちがあったので、この対局は記録に残りません。
daily-no-attempt = これは「今日の一局」の対局ではありません。
daily-begun = もうここで始めているので、持ち出せません。
daily-not-taken = この一局は持ち出されていません。
daily-too-many = 同じ回線からの挑戦が多すぎます。明日になれば練習できます。

# The page of the day.
daily-about = ゲームごとに1日1局。札やさいころも相手のボットも全員同じです。記録に残るのは最初の1回だけ、待ったとヒントはありません。
daily-about-site = ゲームごとに1日1局。札やさいころも相手のボットも全員同じです。結果はこの端末に残り、リンクを送ると比べられます。
daily-shared = { $name }さんの{ $game }は{ $text }でした。超えられますか？
daily-somebody = だれか
daily-days = ほかの日
daily-day-before = 前の日
daily-day-after = 次の日
daily-until = 次の一局は{ $time }
daily-practice-only = 過去の日は練習用です。
daily-against = 相手
daily-place = { $place ->
   *[other] { $place }位
 }
daily-won = 勝ち
daily-lost = 負け
daily-drawn = 引き分け
daily-ahead = { $points ->
   *[other] { $points }点リード
 }
daily-behind = { $points ->
   *[other] トップと{ $points }点差
 }
daily-level = 同点
daily-par = 強いボットは{ $text }。
daily-par-better = 強いボットを上回りました
daily-par-worse = 強いボットには及びませんでした
daily-par-same = 強いボットと同じ成績です
daily-par-waits = 強いボットもこの一局に挑戦しています。結果はまもなく出ます。
daily-rank = { $players }人中{ $rank }位
daily-unsent = 結果は、接続が戻ったら送られます。
daily-taken = この一局は端末に入っています。接続がなくても遊べます。
daily-offline = 接続がありません。持ち出した一局だけ遊べます。
daily-begun-note = 挑戦中です。この対局が記録に残ります。
daily-terms = 記録に残るのは最初の1回です。
daily-players = { $players ->
   *[other] { $players }人が終えました。
 }
daily-play = 対局する
daily-continue = 続ける
daily-practice = 練習する
daily-take = 持ち出す
daily-take-about = あとで接続なしで遊べます。ランキングには、自分の端末で遊んだと表示されます。
daily-board = ランキング
daily-board-begun = { $time }開始
daily-own-device = 自分の端末
daily-again = 同じ回線
daily-again-about = 同じ回線のだれかが、先にこの一局を終えていました。
daily-board-more = あと{ $count }人を表示
daily-seal = 封印されたシード
daily-seal-about = カードもダイスも、すべて上の数字から生まれました。下の数字は最初から公開され、上の数字が変わっていない証拠になります。
daily-share-title = 結果をシェア
daily-share-about = 画像にもリンクにも、札や選んだ手は出ません。
daily-to-board = 結果とランキング
