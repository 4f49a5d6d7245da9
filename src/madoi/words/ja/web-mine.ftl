# 自分のゲーム、ほかの端末への引っ越し、手番の呼び出し。

web-mine = マイゲーム
web-mine-about = アカウントなしで、この端末に保存されます。ほかの人には見えません。
web-mine-none = まだ何もありません。参加したテーブルと結果が、ここに並びます。
web-mine-your-turn = あなたの番です：{ $game }
web-mine-running = { $count ->
   *[other] 対局中{ $count }件
 }
web-mine-on = 対局中
web-mine-over = { $count ->
   *[other] 終わった対局{ $count }件
 }
web-mine-asked-decision = あなたの番です
web-mine-asked-chance = 出目やカードを入力してください
web-mine-asked-consent = あなたの返事待ち
web-mine-seats = { $count ->
    [0] まもなく始まります
   *[other] 空席{ $count }
 }
web-mine-handed = ボットが代わりに打っています
web-mine-waits = { $seats }を待っています
web-mine-chance = 出目やカードの入力待ち
web-mine-just-now = たった今
web-mine-until = 時間切れは{ $when }
web-mine-paper = 紙のテーブル
web-mine-remove = 一覧から消す：{ $game }
web-mine-remove-seat = この端末から席を手放す：{ $game }
web-mine-remove-sure = 消す
web-mine-remove-about = ゲームは続きますが、この端末からはもう打てなくなります。
web-mine-removed = 一覧から消しました。
web-mine-undo = 元に戻す
web-mine-draw = 引き分け
web-mine-shared = 同率1位
web-mine-place = { $of }人中{ $place }位
web-mine-points = { $points }点
web-mine-continued = 別の対局の続き（成績には入りません）
web-mine-bot-ended = ボットが最後まで打ちました（成績には入りません）
web-mine-replay = リプレイ
web-mine-table = テーブルへ
web-mine-more = { $count ->
   *[other] もっと見る（あと{ $count }件）
 }
web-mine-away = いまサーバーにつながりません。最後にわかっていた状態です。
web-mine-lost = { $count ->
   *[other] { $count }件のテーブルで、席がほかの人に渡ったか、テーブルがなくなりました。
 }
web-mine-lost-remove = 消す
web-mine-device = この端末
web-mine-forget = すべて消去
web-mine-forget-about = この端末から、名前、対局中の席（{ $running }）、終わった対局（{ $over }）など、ほかの端末へ移せるものをすべて消します。手放した席は元に戻せません。
web-mine-forget-sure = すべて消去
web-mine-forget-not = 残す
web-mine-forgotten = この端末のデータをすべて消去しました。

## Statistics

web-stat = 成績
web-stat-won = { $games ->
   *[other] { $games }戦
 }{ $won }勝（{ $share }）
web-stat-interval = この対局数から見て、本当の勝率はおそらく{ $low }から{ $high }のあいだです。運だけなら{ $chance }です（破線）。
web-stat-places = 最近の順位（右が最新）：{ $places }
web-stat-place = 平均順位
web-stat-points = 平均得点
web-stat-best = 最高
web-stat-games = 対局
web-stat-wins = 勝ち
web-stat-people = 人間
web-stat-both = 人間とボット
web-stat-bots = いろいろなボット
web-stat-bot = ボット：{ $bot }
web-stat-uncounted = { $count ->
   *[other] { $count }件は、別の対局の続きか、ボットが最後まで打ったため、成績に入りません。
 }

## To another device

web-moving = ほかの端末へ移す
web-moving-about = リンクとQRコードを作ります。別の端末で開くと、席、終わった対局、名前など、ここに保存してあるものがそちらにも入ります。ここからは何も消えません。
web-moving-warning = このリンクを持つ人は、あなたの代わりに打てます。ほかの人に渡さないでください。
web-moving-make = リンクを作る
web-moving-link = ほかの端末で開くリンク
web-moving-qr = ほかの端末で開くリンクのQRコード
web-moving-until = { $time }まで、一度だけ使えます。サーバーは暗号化されたまま預かり、中身を読めません。
web-moving-forever = 中身はすべてリンクそのものに入っていて、何度でも使えます。使い終わったら消してください。
web-moving-arrived = ほかの端末から
web-moving-adds = ここに加わるもの：
web-moving-keeps = すでにここにあるものは変わりません。自分で作ったリンクでなければ、取り込まないでください。
web-moving-nothing = このリンクの中身は、もうすべてここにあります。
web-moving-known = { $count ->
   *[other] { $count }件はもうここにあります
 }
web-moving-take = 取り込む
web-moving-leave = 取り込まない
web-moving-broken = リンクが途中で切れています。もとの端末で作り直してください。
web-moving-part-name = { $count ->
   *[other] 名前
 }
web-moving-part-face = { $count ->
   *[other] アイコン
 }
web-moving-part-device-key = { $count ->
   *[other] ランキングと成績の引き継ぎ
 }
web-moving-part-rated = { $count ->
   *[other] レーティングへの参加
 }
web-moving-part-seats = { $count ->
   *[other] テーブルの席{ $count }件
 }
web-moving-part-daily = { $count ->
   *[other] 「今日の一局」の成績
 }
web-moving-part-invitations = { $count ->
   *[other] テーブル{ $count }件への招待
 }
web-moving-part-evenings = { $count ->
   *[other] 会 { $count }件
 }
web-moving-part-finished = { $count ->
   *[other] 終わった対局{ $count }件
 }
web-moving-part-lily-decks = { $count ->
   *[other] Lilyのデッキ{ $count }個
 }
web-moving-part-lily-sets = { $count ->
   *[other] Lilyのカードセット{ $count }個
 }
web-moving-part-sheets = { $count ->
   *[other] 百合紅のシート{ $count }枚
 }
web-moving-part-lessons = { $count ->
   *[other] レッスン{ $count }件の進み具合
 }
parcel-none = このリンクは使用済みか、期限切れです。もとの端末で作り直してください。
parcel-too-many = いま混み合っています。数分後にもう一度お試しください。

## Called when it is my turn

web-call = 手番になったら通知する
web-call-off = ブラウザの通知でお知らせします。はじめはオフです。
web-call-open = オン：このブラウザで Madoi のページを開いている間だけ通知します。
web-call-pushed = オン：ページを閉じていても通知します。
web-call-insecure = ブラウザが通知を出せるのは、httpsのページだけです。
web-call-unable = このブラウザではここで通知を出せません。iPhoneやiPadでは、先に Madoi をホーム画面に追加してください。
web-call-denied = このページの通知はブロックされています。ブラウザの設定で許可できます。
call-title = あなたの番です：{ $game }
call-title-chance = 出目やカードの入力待ちです：{ $game }
call-with = 相手：{ $seats }
call-no-service = このブラウザのプッシュサービスにはサーバーが対応していないため、通知できません。
