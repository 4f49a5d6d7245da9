# どのゲームでもテーブルのサービスが言うこと。

table-none = そのテーブルはありません。リンクが違うか、使われなくなったため削除されました。
table-closed = このテーブルはサーバーの管理者が閉じました。
banned-address = あなたのアドレスは、このサーバーの管理者により一時的に禁止されています。
banned-name = 「{ $name }」という名前は、このサーバーでは使えません。別の名前を選んでください。
table-locked = このテーブルには、ホストが鍵をかけています。
host-only = これができるのはホスト（最初の席の人）だけです。
host-nobody = その席にはほかの人がいません。
spectator-removed = ホストが観戦者に退席を求めました。
chat-silenced = ホストがあなたのチャットを止めています。
table-not-begun = ゲームはまだ始まっていません。
concede-not-offered = このゲームは投了できません。席を離れることはできます。
table-not-playing = このテーブルではいまゲームをしていません。
table-goes-on = ゲームはまだ続いています。
table-stale = テーブルの状況が変わりました。もう一度見て選び直してください。
table-busy = テーブルが混み合っています。もう一度お試しください。
table-rules-version = このテーブルは{ $game }のルール第{ $found }版で遊ばれました。このサーバーは第{ $known }版です。
table-unreadable = このテーブルの記録を読み込めません。理由はサーバーのログに残っています。
table-full = このテーブルの記録は{ $most }件でいっぱいです。続けるには別のテーブルを開いてください。
tables-too-many = 公開テーブルはひとりにつき{ $most }卓までです。どれかを終えるか、非公開のテーブルを開いてください。
table-share-full = 手番以外の操作は、ひとつの席につき{ $most }回までです。対局は続けられます。
table-no-wish = いま「{ $text }」は選べません。
table-bot-plays = この席はボット（{ $bot }）が打っています。先に席に戻ってください。
table-spectator = 観戦中です。これができるのは席についている人だけです。
seat-none = 席{ $number }はありません。このテーブルの席は{ $most }までです。
match-agree = ボットは、待っている全員が望むと入ります。
seat-taken = 席{ $number }は埋まっています。
seat-invited = 席{ $number }は予約席です。座るには招待リンクが必要です。
seat-no-secret = あなたの席はここにはありません。別の人に渡されたのかもしれません。
seat-yours-already = この席は、もうあなたが打っています。
seat-no-option = この席では{ $option }を自分で選べません。
seat-me-twice = 座れるのは一つの席だけです。
vote-here = { $seat }は席を離れていないので、交代させられません。
vote-twice = もう投票しています。
clock-too-short = 持ち時間は1秒以上にしてください。
continue-no-moment = { $number }からは続けられません。{ $most }までを選んでください。
continue-taken-back = その後に待ったがありました。もっと後から続けてください。
daily-sealed = まだ遊んでいる人がいるかもしれません。記録は、その日が終わって2時間後に見られます。
record-goes-on = 記録は、このゲームと元のゲームが終わると見られます。

undo-not-asked = あなたの同意を待っている人はいません。
undo-waiting = { $seat }がもう待ったを頼んでいます。まずその返事を待ってください。

chat-off = このテーブルにチャットはありません。
chat-full = このテーブルのチャットはもういっぱいです。対局は続けられます。
chat-too-fast = 送信が速すぎます。少し待ってください。
chat-bad = チャットは表示できる文字で1～{ $most }文字です。

wire-hello-first = 最初のメッセージは「hello」でなければなりません。
wire-hello-once = この接続では「hello」を受け取り済みです。
wire-protocol = クライアントのプロトコルは{ $given }、サーバーは{ $known }です。ページを読み込み直すか、クライアントを更新してください。
wire-malformed = このメッセージは読めません：{ $reason }。
wire-too-long = メッセージは{ $most }バイトまでです。
wire-restart = サーバーを再起動しています。ゲームはすぐに続きます。
http-too-long = 一度に送れるのは{ $most }バイトまでです。
http-too-slow = リクエストが届くのに時間がかかりすぎました。もう一度お試しください。
http-too-fast = アクセスが多すぎます。1分ほど待ってください。
http-origin = このリクエストは別のサイトから送られています。
http-host = このサーバーは { $host } という名前では使えません。アドレスで開くか、--origin http://{ $host } を付けて起動してください。
http-nothing-here = このアドレスには何もありません。
http-not-so = このアドレスは、この使い方に対応していません。
http-broken = サーバーで問題が起きました。データは失われていません。もう一度お試しください。
store-away = いまテーブルにつながりません。データは失われていません。少し待ってもう一度お試しください。
verify-too-much = この記録の検証は、ここで使える{ $seconds }秒では終わりません。madoi verify をお使いください。

serve-at = Madoiは{ $address }で動いています（テーブルの保存先：{ $place }）。Ctrl-Cで終了します。データは失われません。
serve-database = データベース「{ $text }」は使えません。sqlite:///ファイル か postgresql://利用者@ホスト/名前 を指定してください。
serve-store = データベース{ $place }につながりません：{ $reason }。
serve-store-busy = データベース{ $place }は別のサーバーが使っています。そのサーバーを止めるか、両方に同じ --bus を指定してください。
serve-store-newer = データベース{ $place }は新しいバージョンの Madoi で作られています（リビジョン{ $found }。このバージョンが扱えるのは{ $known }まで）。新しいバージョンで起動するか、バックアップから復元してください。
serve-proxy = 「{ $text }」はアドレスでもネットワークでもありません。192.0.2.10 や 172.30.0.0/24 のように書いてください。
serve-workers = { $workers }個のプロセスで動かすにはバスが必要です。--bus nats://ホスト:ポート を指定するか、--workers を外してください。
serve-address = { $host }のポート{ $port }で待ち受けられません：{ $reason }。--host と --port で別のものを選んでください。
serve-metrics = { $host }のポート{ $port }でメトリクスを公開できません：{ $reason }。--metrics で別のものを選んでください。
serve-bus = バス{ $address }につながりません：{ $reason }。

front-about = 日本のテーブルゲーム三作を遊ぶためのサーバーです。プログラムがWebSocketを通して遊びます。
front-offer = 遊べるゲーム
front-lobby = 公開テーブル
front-api = HTTP API（OpenAPI）

# Hints.
hint-not-here = このテーブルではヒントを使えません。使えるのは、ボットだけが相手のときか、ヒントありのテーブルです。
hint-not-over = 手を振り返れるのは、ゲームが終わってからです。

# 紙のテーブル
table-no-paper = ここは紙のテーブルではありません。ダイスもカードもプログラムが扱います。
table-chance-first = 先に、ダイスやカードの結果を入力してください。
chance-not-yours = 「{ $what }」を入力できるのは、それを見る人だけです。
correct-too-fast = 訂正が続いています。数秒待ってからもう一度お試しください。
correct-too-many = このテーブルでは訂正が{ $most }件に達したため、これ以上は訂正できません。
correct-nothing = この番号には、直せる手も結果もありません。
correct-not-yours = これはあなたには見えません。直せるのは知っている人だけです。
correct-bot-hidden = この手は直せません。ボットがほかに何を選べたかは、ボットしか知らないことで決まるからです。
correct-only = ここはほかの結果になりません（{ $what }）。前に入力したものから決まるので、そちらを直してください。
correct-needs = まだ入力されていない結果が必要です（{ $what }）。
correct-stops = この変更をすると、{ $decision ->
    [0] セットアップ
   *[other] { $decision }手目
 }から先がそのとおりには進みません：{ $refusal }
correct-stops-hidden = この変更をすると、{ $decision }手目から先がそのとおりには進みません。理由はあなたには見せられません。

site-written = { $folder }に{ $count }個のファイルを書きました。静的なホスティングならどこでも公開できます。
site-not-built = サイトにはビルド済みのウェブクライアントとランタイムが必要です。チェックアウトで python3 run.py を一度実行するか、wheel をインストールしてください。
site-not-empty = { $folder }は空ではありません。新しいフォルダーを指定してください。
site-par = { $day } { $game } の目標: { $place }位、差{ $margin }（{ $seconds }秒）

## Evenings

evening-none = この会はありません。削除された可能性があります。
evening-too-many = いまは会が多すぎます。しばらくしてからお試しください。
evening-over = この会は終わりました。
evening-full = 満員です（{ $most }人）。
evening-not-now = いまはできません。
evening-no-secret = この会に参加していません。
evening-host-only = 会のホストだけができます。
