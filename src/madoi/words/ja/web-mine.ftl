# 自分のゲーム、ほかの端末への引っ越し、手番の呼び出し。

web-mine = 自分のゲーム
web-mine-about = アカウントなしで、この端末に残ります。ほかの人には見えません。
web-mine-none = まだ何もありません。席についたテーブルはここに並び、ゲームの結果もここに残ります。
web-mine-your-turn = あなたの番です：{ $game }
web-mine-running = { $count ->
   *[other] 続いているゲーム{ $count }件
 }
web-mine-on = 続いているゲーム
web-mine-over = { $count ->
   *[other] 終わったゲーム{ $count }件
 }
web-mine-asked-decision = あなたの番です
web-mine-asked-chance = 出た目や引いた札の入力待ち
web-mine-asked-consent = あなたの同意を待っています
web-mine-seats = { $count ->
    [0] まもなく始まります
   *[other] 空席{ $count }
 }
web-mine-handed = ボットが代わりに打っています
web-mine-waits = { $seats }を待っています
web-mine-chance = 出た目や引いた札の入力待ち
web-mine-just-now = たった今
web-mine-until = 時間切れは{ $when }
web-mine-paper = 実物のテーブルで
web-mine-remove = 一覧から外す：{ $game }
web-mine-remove-seat = この端末から席を手放す：{ $game }
web-mine-remove-sure = 本当に外す
web-mine-remove-about = ゲームは続きますが、この端末からはもう打てなくなります。
web-mine-removed = 一覧から外しました。
web-mine-undo = 元に戻す
web-mine-draw = 引き分け
web-mine-shared = 同点一位
web-mine-place = { $of }人中{ $place }位
web-mine-points = { $points }点
web-mine-continued = 別のゲームの続き（成績には数えません）
web-mine-bot-ended = 最後はボットが打ちました（成績には数えません）
web-mine-replay = 再生
web-mine-table = テーブルへ
web-mine-more = { $count ->
   *[other] もっと見る（あと{ $count }件）
 }
web-mine-away = いまサーバーにつながりません。最後に分かっていたようすです。
web-mine-lost = { $count ->
   *[other] { $count }つのテーブルでは、席がもうあなたのものではないか、テーブルがなくなりました。
 }
web-mine-lost-remove = 外す
web-mine-device = この端末
web-mine-forget = すべて忘れる
web-mine-forget-about = この端末から、名前、続いているゲームの席（{ $running }）、終わったゲーム（{ $over }）、ほかの端末へ移せるものすべてを消します。手放した席は誰にも返せません。
web-mine-forget-sure = すべて忘れる
web-mine-forget-not = 残す
web-mine-forgotten = この端末のものをすべて忘れました。

## Statistics

web-stat = 成績
web-stat-won = { $games ->
   *[other] { $games }戦
 }{ $won }勝（{ $share }）
web-stat-interval = この対局数から見て、本当の勝率はおそらく{ $low }から{ $high }のあいだです。運だけなら{ $chance }です（破線）。
web-stat-places = 最近の順位（最後が最新）：{ $places }
web-stat-place = 平均順位
web-stat-points = 平均得点
web-stat-best = 最高
web-stat-games = 対局
web-stat-wins = 勝ち
web-stat-people = 人
web-stat-both = 人とボット
web-stat-bots = いろいろなボット
web-stat-bot = ボット：{ $bot }
web-stat-uncounted = { $count ->
   *[other] { $count }件は、別のゲームの続きか、最後をボットが打ったので、数えていません。
 }

## To another device

web-moving = ほかの端末へ移す
web-moving-about = リンクと、カメラで読むコードを作ります。別の端末で開くと、席、終わったゲーム、名前など、ここに残してあるものがそちらにも入ります。ここからは何も消えません。
web-moving-warning = このリンクを持つ人は、あなたの代わりに打てます。ほかの人には渡さないでください。
web-moving-make = リンクを作る
web-moving-link = ほかの端末で開くリンク
web-moving-qr = ほかの端末で開くリンクのQRコード
web-moving-until = { $time }まで、一度だけ使えます。サーバーは封をしたまま預かり、中を読めません。
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
web-moving-part-seats = { $count ->
   *[other] テーブルの席{ $count }件
 }
web-moving-part-invitations = { $count ->
   *[other] テーブル{ $count }件への招待
 }
web-moving-part-finished = { $count ->
   *[other] 終わったゲーム{ $count }件
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
   *[other] はじめての一局{ $count }件の進みぐあい
 }
parcel-none = このリンクはもう使われたか、古すぎます。もとの端末で作り直してください。
parcel-too-many = いま端末を移す人が多すぎます。数分後にもう一度試してください。

## Called when it is my turn

web-call = 自分の番になったら知らせる
web-call-off = ブラウザの通知で知らせます。オンにするまでは何も出ません。
web-call-open = オン。このブラウザで円居のページを開いているあいだ知らせます。
web-call-pushed = オン。ページを閉じていても知らせます。
web-call-insecure = ブラウザが通知を出せるのは、httpsのページだけです。
web-call-unable = このブラウザではここで通知を出せません。iPhoneやiPadでは、先に円居をホーム画面に追加してください。
web-call-denied = このページの通知は、ブラウザの設定で止められています。
call-title = あなたの番です：{ $game }
call-title-chance = 出目やカードの入力待ちです：{ $game }
call-with = 相手：{ $seats }
call-no-service = このブラウザには知らせられません。このサーバーの知らないプッシュサービスを使っています。
