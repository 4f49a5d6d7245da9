# どのゲームでもテーブルのサービスが言うこと。

table-none = そのテーブルはありません。リンクが違うか、使われなくなったため削除されました。
table-closed = このテーブルはサーバーの管理者が閉じました。
banned-address = あなたのアドレスは、このサーバーの管理者により一時的に禁止されています。
banned-name = 「{ $name }」という名前は、このサーバーでは使えません。別の名前を選んでください。
table-locked = このテーブルはホストが鍵をかけています。
host-only = これができるのはホスト（最初の席の人）だけです。
host-nobody = その席にはほかの人がいません。
spectator-removed = ホストが観戦者に退席を求めました。
chat-silenced = ホストがあなたのチャットを止めています。
table-not-begun = ゲームはまだ始まっていません。
table-not-playing = このテーブルではいまゲームをしていません。
table-goes-on = ゲームはまだ続いています。
table-stale = その後テーブルの状況が変わりました。いま尋ねられていることを見てください。
table-busy = このテーブルに一度に多くのことが重なりました。もう一度試してください。
table-rules-version = このテーブルは{ $game }のルール第{ $found }版で遊ばれました。このサーバーは第{ $known }版です。
table-unreadable = このテーブルの記録を読み込めません。理由はサーバーのログに残っています。
table-full = このテーブルの記録は{ $most }手でいっぱいになりました。続けるには別のテーブルを開いてください。
tables-too-many = 公開テーブルはひとりにつき{ $most }卓までです。どれかを終えるか、非公開のテーブルを開いてください。
table-share-full = 手番以外の操作は、ひとつの席につき{ $most }回までです。対局は続けられます。
table-no-wish = 「{ $text }」はいま選べません。
table-bot-plays = この席はボット（{ $bot }）が代わりに打っています。先に席に戻ってください。
table-spectator = 観戦中です。これができるのは席についている人だけです。
seat-none = 席{ $number }はありません。このテーブルの席は{ $most }までです。
seat-taken = 席{ $number }は埋まっています。
seat-invited = 席{ $number }は招待された人の席です。招待のリンクが必要です。
seat-no-secret = この鍵で座れる席はありません。席が別の人に渡されたのかもしれません。
seat-yours-already = この席はすでに自分で打っています。
seat-no-option = この席では、座る人が{ $option }を選ぶことはできません。
seat-me-twice = 自分の席は一つだけです。
vote-here = { $seat }は席を離れていないので、交代させる必要はありません。
vote-twice = もう投票しました。
clock-too-short = 持ち時間は1秒以上にしてください。
continue-no-moment = 続きを始められる場面{ $number }はありません。{ $most }までです。
continue-taken-back = その場面より後で手が取り消されました。もっと後の場面から続けてください。
record-goes-on = 記録が見られるのは、このゲームと元のゲームが終わってからです。

undo-not-asked = あなたの同意を待っている人はいません。
undo-waiting = すでに{ $seat }が取り消しを求めています。まずその返事を待ってください。

chat-off = このテーブルにチャットはありません。
chat-full = このテーブルのチャットはもういっぱいです。対局は続けられます。
chat-too-fast = 送信が速すぎます。少し待ってください。
chat-bad = チャットは表示できる1から{ $most }文字です。

wire-hello-first = 最初のメッセージは「hello」でなければなりません。
wire-hello-once = この接続ではもう「hello」を受け取りました。
wire-protocol = クライアントの通信規約は{ $given }、このサーバーは{ $known }です。ページを読み直すか、クライアントを新しくしてください。
wire-malformed = このメッセージは読めません：{ $reason }。
wire-too-long = メッセージは{ $most }バイトまでです。
wire-restart = サーバーを再起動しています。ゲームはすぐに続きます。
http-too-long = 一度に送れるのは{ $most }バイトまでです。
http-too-slow = リクエストが届くのに時間がかかりすぎました。もう一度お試しください。
http-too-fast = 一度に頼みすぎです。1分ほど待ってください。
http-origin = この要求は別のサイトから来ています。
http-host = このサーバーは { $host } という名前では呼べません。アドレスを使うか、--origin http://{ $host } を付けて起動してください。
http-nothing-here = このアドレスには何もありません。
http-not-so = このアドレスは、この呼び方では使えません。
http-broken = こちらで問題が起きました。あなたのせいではありません。何も失われていないので、もう一度お試しください。
store-away = いまテーブルにつながりません。何も失われていません。少し待ってもう一度試してください。
verify-too-much = この記録の検証は、ここで使える{ $seconds }秒では終わりません。madoi verify をお使いください。

serve-at = Madoiは{ $address }で動いています（テーブルの保存先：{ $place }）。Ctrl-Cで終了します。データは失われません。
serve-database = データベース「{ $text }」は使えません。sqlite:///ファイル か postgresql://利用者@ホスト/名前 を指定してください。
serve-store = データベース{ $place }につながりません：{ $reason }。
serve-store-busy = データベース{ $place }は別のサーバーが使っています。そのサーバーを止めるか、両方に同じ --bus を指定してください。
serve-store-newer = データベース{ $place }は新しい版の Madoi で作られています（リビジョン{ $found }。この版が扱えるのは{ $known }まで）。新しい版で起動するか、バックアップから復元してください。
serve-proxy = 「{ $text }」はアドレスでもネットワークでもありません。192.0.2.10 や 172.30.0.0/24 のように書いてください。
serve-workers = { $workers }個のプロセスは互いに知らせ合う必要があります。--bus nats://ホスト:ポート を指定するか、--workers を外してください。
serve-address = { $host }のポート{ $port }で待ち受けられません：{ $reason }。--host と --port で別のものを選んでください。
serve-metrics = { $host }のポート{ $port }でメトリクスを公開できません：{ $reason }。--metrics で別のものを選んでください。
serve-bus = バス{ $address }につながりません：{ $reason }。

front-about = 日本の三つのテーブルゲームを遊ぶためのテーブルのサービスです。通信規約に従うプログラムがWebSocketを通して遊びます。
front-offer = ここで遊べるもの
front-lobby = 公開のテーブル
front-api = HTTPの窓口（OpenAPI）

# Hints.
hint-not-here = この卓ではヒントを使う取り決めがありません。ヒントはボットだけを相手に遊ぶ人のためのものです。
hint-not-over = ゲームはまだ終わっていません。決定を振り返れるのは終わってからです。

# 紙のテーブル
table-no-paper = ここは紙のテーブルではありません。さいころもカードもプログラムのものを使います。
table-chance-first = 先に、振った結果や引いた結果を入力してください。
chance-not-yours = 「{ $what }」を入力できるのは、それを見る人だけです。
correct-too-fast = このテーブルでは一度にたくさん訂正されています。数秒待ってからもう一度試してください。
correct-too-many = このテーブルでは訂正が{ $most }件に達したため、これ以上は訂正できません。
correct-nothing = この番号には、直せる手も結果もありません。
correct-not-yours = これはあなたには伏せられています。直せるのは知っている人だけです。
correct-bot-hidden = ここでボットがほかに何を選べたかはボットだけが知ることなので、この決定は直せません。
correct-only = ここにはほかの結果がありえません（{ $what }）。前に打ち込んだものから決まるので、そちらを直してください。
correct-needs = まだ入力されていない結果が必要です（{ $what }）。
correct-stops = この変更をすると、{ $decision ->
    [0] セットアップ
   *[other] { $decision }手目
 }から先がそのとおりには進みません：{ $refusal }
correct-stops-hidden = この変更をすると、{ $decision }手目から先がそのとおりには進みません。理由はあなたには伏せられています。
