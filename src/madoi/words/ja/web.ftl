# どのゲームでもウェブのテーブルが言うこと。

web-home = ホーム
web-language = 言語
web-about = 日本のテーブルゲーム三作のための円居です。ボットを相手にすぐ遊ぶことも、友だちをリンクで誘うこともできます。
web-site-about = 日本のテーブルゲーム三作のための円居です。ブラウザーだけで、ボットを相手にすぐ遊べます。
web-name = 名前
web-guest = ゲスト
web-play-now = すぐ遊ぶ
web-open-table = テーブルを開く
web-cancel = キャンセル
web-seats = 席
web-clock = 制限時間
web-clock-none = なし
web-kind-me = あなた
web-lobby = 公開テーブル
web-seat-free = 空席
web-phase-waiting = 参加者募集中
web-phase-playing = 対局中
web-phase-over = 終了
web-connecting = 接続しています……
web-lost = 接続が切れました。再接続しています……ゲームは保存されています。
web-board = テーブル
web-link = このテーブルへのリンク
web-copy = コピー
web-rematch = もう一局
web-you = あなた
web-you-name = あなた
web-standing = { $score }、{ $detail }
web-thinking = 考え中
web-away = 不在
web-sit = 参加する
web-replace = 交代させる
web-fill = 空席をボットで埋める
web-log = できごと
web-say = 送信
web-others = { $seats }を待っています。
web-stage-lately = 最近の手
web-stage-since = 前回の手番のあと
web-stage-missed = 離席中に{ $count }件
web-stage-replay = { $what }もう一度見る
web-all-choices = { $count ->
   *[other] 選択肢（{ $count }）
 }
web-wish-set = 予約中：{ $wish }
web-ask-me = 予約を取り消す
web-undo = 待った
web-undo-ask = 待ったを頼む
web-yes = はい
web-no = いいえ
web-news-sat = { $name }が着席しました。
web-news-filled = { $name }（{ $bot }）が着席しました。
web-news-left = { $why ->
    [host] ホストが{ $name }を外しました。
    [away] { $name }がいなくなりました。
   *[other] { $name }が席を離れました。
 }
web-news-undo-asked = { $name }が待ったを頼んでいます。
web-news-undone = { $name }が待ったをしました。
web-news-returned = { $name }が戻りました。
web-game-kasane = 襲ノ色目
web-game-yurikure = 百合紅
web-game-lily = Lily: The Coupling Generation
web-about-kasane = 並べ替えのできない手札にカードを取り、誰より先に役を作って、十二単をまといます。2人から4人で遊びます。
web-about-yurikure = 女の子組をひそかに応援し、隠したコントロール点で女の子たちを動かします。結ばれるかどうかはダイスしだい。3人から5人で遊びます。
web-about-lily = リーダーとパートナー、カップリングで戦うトレーディングカードゲーム。2人で遊びます。
bot-name-beginner = 初級
bot-name-casual = 中級
bot-name-strong = 上級
bot-name-strongest = 最強
bot-name-random = 気まぐれ
bot-name-greedy = 早打ち
bot-about-beginner = ルールを知っていて一手先を見ますが、よく間違えます。
bot-about-casual = 一手先を見ますが、ときどき間違えます。
bot-about-greedy = 一手先を見て、いつも一番良さそうな手を選びます。
bot-about-strong = 何手も先を読みます。
bot-about-strongest = 二秒近くかけて先を読みます。
bot-about-random = 手当たりしだいに打ちます。
web-qr = このテーブルへのリンクのQRコード
web-copied = コピーしました
web-send = 送信
web-sound = 音
web-volume = 音量
web-haptics = 振動
web-speed = アニメーションの速さ
web-speed-calm = ゆっくり
web-speed-normal = ふつう
web-speed-fast = 速い
web-speed-off = なし

## The first page

web-title = { $games ->
    [3] 三つのゲーム、ひとつの円居
   *[other] { $games }種類のゲーム、ひとつの円居
 }
web-opponents = 対戦相手
web-lobby-sit = 参加
web-lobby-yours = 自分のテーブル
web-owners = ゲームはそれぞれの作者のものです。ここの絵と文章はすべて私たちが作りました。

## A new table

web-how-many = 人数
web-kind-open = 空席：リンクを知っている人
web-kind-invited = 予約席：招待した人
web-bots = ボット
web-rules = ルール
web-rules-here = このゲームのルール
web-terms = テーブル
web-comes = 参加できる人
web-comes-link = リンクを知っている人
web-comes-public = 誰でも
web-comes-about-link = リンクを知っている人だけが観戦・参加できます。
web-comes-about-public = ホームの公開テーブル一覧に載ります。
web-clock-each = 一手ごと
web-clock-bank = 持ち時間
web-clock-seconds = 時間
web-clock-increment = 一手ごとの加算
web-clock-each-of = 一手{ $span }
web-clock-bank-of = 持ち時間{ $span }、一手ごとに{ $more }加算
web-span-seconds = { $count }秒
web-span-minutes = { $count }分
web-span-hours = { $count }時間
web-span-days = { $count }日
web-days-left = { $days }日{ $hours }時間
web-timeout = 時間が切れたら
web-timeout-default = 無難な手
web-timeout-bot = ボットに交代
web-timeout-about-default = パス、「いいえ」、何もしない、のいずれかを選んだことにして続けます。
web-timeout-about-bot = 本人が戻るまでボットが代わりに打ちます。
web-pace = ボットの速さ
web-pace-0-3 = 速い
web-pace-0-8 = ふつう
web-pace-2 = ゆっくり
web-hints = 全員がヒントを使える
web-hints-about = 強いボットならどう打つかを、誰でも見られます。ボットだけが相手なら、いつでも見られます。
web-agreed = { $what }：{ $how }
web-own = 自作
web-remove = 外す

## Before the game

web-waiting = 席が埋まると始まります。リンクを送るか、空席をボットで埋めてください。
web-link-about = リンクを開いた人は観戦でき、空席があれば座れます。
web-seat-kept = 予約席
web-invitation = 招待
web-invitation-for = 席{ $number }への招待
web-invitation-about = このリンクを持つ人だけが、一度だけその席に座れます。
web-fill-one = ボットを追加

## At the table

web-menu = メニュー
web-close = 閉じる
web-comfort = 音と動き
web-sound-on = 音あり
web-sound-off = 音なし
web-is-bot = ボット
web-bot-for = ボット（{ $bot }）が代わりに打っています
web-seat-vacant = 誰でも座れます
web-gone = 退席
web-votes = 交代に{ $count }票
web-replace-about = ほかの人の過半数が望めば、ボットが席を引き継ぎ、別の人が座れるようになります。
web-spectators = 観戦{ $count }人
web-spectator = 観戦者
web-seat-lost = あなたの席は別の人に渡されました。観戦は続けられます。
web-undo-asked = { $seat }が最後の手の待ったを頼んでいます。認めますか？
web-undo-waits = { $seat }が待ったを頼みました。ほかの人の返事を待っています。
web-handed = ボット（{ $bot }）が代わりに打っています。知っているのはあなたと同じことだけです。
web-you-left = このテーブルを離れました。
web-hand = ボットに任せる
web-return = 席に戻る
web-share = 招待
web-concede = 投了
web-concede-sure = 投了して負けにしますか？
web-leave = 席を離れる
web-leave-sure = 本当に離れますか？
web-follow = 参加する
web-nothing-about = リンクが途中で切れているか、別のサーバーのテーブルかもしれません。
web-reload = 再読み込み
web-reload-about = Madoi が新しくなりました。

## Talking

web-chat = チャット
web-chat-spectators = 観戦者のチャット
web-chat-line = ひとこと
web-chat-about = テーブルの全員が読みます。
web-chat-about-spectators = 対局している人には見えません。
web-mute = チャットを表示しない
web-unread = 新着{ $count }

## Looking back, going on

web-after = 終局後
web-record = 記録を保存
web-verify = 記録を検証
web-continue = 途中から続ける
web-continue-pick = 「できごと」から場面を選ぶと、そこから別のテーブルで続けられます。このゲームはそのまま残ります。
web-continue-over = 伏せられたものも含めて、そのときのまま続けます。
web-continue-running = あなたが知っていたことはそのまま、見えなかったものは引き直して続けます。
web-continue-as = 座る席
web-continue-go = 続きを遊ぶ
web-from-here = ここから
web-news-undo-answered = { $answer ->
    [yes] { $name }が認めました。
   *[other] { $name }は認めませんでした。
 }
web-news-handed = { $why ->
    [clock] { $name }の時間が切れ、ボット（{ $bot }）が代わりました。
    [host] ホストが{ $name }を外し、ボット（{ $bot }）が代わりました。
    [vote] { $name }はボット（{ $bot }）に交代しました。
    [opened] リンクを知っている人は、ボットの席で参加できるようになりました。
   *[other] { $name }の代わりにボット（{ $bot }）が打ちます。
 }
web-report = 問題を報告する
web-report-done = 報告をダウンロードしました。あなたが見ていたもの、バージョン、最近のエラーが入っています。どこにも送っていません。サーバーの管理者に渡してください。
web-host = ホスト
web-host-lock = テーブルに鍵をかける
web-host-unlock = 鍵を開ける
web-host-lock-about = ほかの人は参加も観戦もできなくなります。
web-host-silence = { $name }のチャットを止める
web-host-unsilence = { $name }のチャットを再開
web-host-remove = { $name }を外す
web-host-remove-sure = 本当に{ $name }を外しますか？
web-host-spectators = 観戦者
web-news-hosted = { $why ->
    [silence] ホストが{ $name }のチャットを止めました。
    [unsilence] ホストが{ $name }のチャットを許しました。
    [lock] ホストがテーブルに鍵をかけました。
    [unlock] ホストが鍵を開けました。
   *[other] ホストが観戦者に退席を求めました。
 }
web-news-voted = { $name }が{ $other }の交代を求めています。
web-news-rematched = 別のテーブルで、もう一局始まります。

## The options of the games

web-option-procedure = コントロールの決め方
web-option-procedure-competition = 競技ルール
web-option-procedure-open = 簡易ルール
web-option-about-procedure-competition = 順番に公開かパスを選び、最後にコントローラが宣言します。厳密に競いたい人向けです。
web-option-about-procedure-open = 誰でも、いつでも、どの女の子にも公開できます。たいていはこれで十分です。
web-option-advanced-support = 支援点の重複
web-option-advanced-support-yes = あり
web-option-advanced-support-no = なし
web-option-about-advanced-support-yes = ひとつの組に、1～5のうちいくつでも入れられます。はじめての人には勧めません。
web-option-brisk = テンポよく
web-option-brisk-yes = あり
web-option-brisk-no = なし
web-option-about-brisk-yes = 決着のついた投票や、誰にも超えられないとわかる公開など、結果の変わらないことは聞かずに進みます。秘密の支援点に関わることは、いつもどおり聞きます。
web-option-orientations = 性向（うつろひ）
web-option-orientations-none = なし
web-option-orientations-standard = 標準
web-option-orientations-random = ランダム
web-option-orientations-agreed = 自分たちで決める
web-option-about-orientations-agreed = 女の子ごとに違う性向を2つ。同じ性向を持てるのは3人までです。
web-option-about-orientations-none = 拡張「うつろひ」を使いません。
web-option-about-orientations-standard = どの女の子も、拡張に書かれた2つの性向を持ちます。
web-option-about-orientations-random = どの女の子も、ランダムに2つの性向を持ちます。始める前に公開します。
web-option-edition = 最初の好感度
web-option-edition-ja = 3つの組
web-option-edition-zh-hant = 6人の女の子
web-option-about-edition-ja = 日本語版：3つの組が別々であればよく、同じ女の子が重なることもあります。
web-option-about-edition-zh-hant = 中国語版：3つの組の6人が全員別々です。
web-option-harder = 難しい遊び方（3人用）
web-option-harder-yes = あり
web-option-harder-no = なし
web-option-about-harder-yes = 襲ねの2枚と拾の2枚のマスが、始めから1つずつ埋まっています。3人のときだけ選べます。
web-option-easier = やさしい遊び方
web-option-easier-yes = あり
web-option-easier-no = なし
web-option-about-easier-yes = +1カードを取った手番でも役を達成できます。
web-option-open-hands = 手札公開
web-option-open-hands-yes = あり
web-option-open-hands-no = なし
web-option-about-open-hands-yes = 全員の手札を公開して遊びます。どれもみんなの前で取ったカードです。
web-option-yaku = 点数表
web-option-about-yaku = 製品をお持ちの方は、その点数で遊べます。自作の表も使えます。
web-option-file-yaku = ファイルを選ぶ
web-option-decks = デッキ
web-option-file-decks = 自作のデッキを読み込む
web-option-about-decks-dawn = 辛抱強く：カップリングを育て、リーダーを守り、終盤に勝つ。
web-option-about-decks-dusk = したたかに：動きを封じ、仲間を呼び戻し、もうひとつの勝ち方も狙う。
web-option-about-decks-ember = 速く：低いレベルに火をつけ、敵のリーダーを攻め立てる。
web-option-about-decks-lantern = にぎやかに：小さな仲間を並べ、数で押し切る。
web-option-about-decks-eclipse = 二色で：敵を黙らせ、パワーを半分にする。
web-option-set = 自作のカード
web-option-about-set = デッキで使えるカードを追加するファイルです。
web-option-file-set = ファイルを選ぶ
web-option-deployment = 1ターンの出撃レベル
web-option-deployment-below = カップリング値未満
web-option-deployment-up-to = カップリング値以下
web-option-about-deployment-below = 1ターンに出撃させるレベルの合計は、カップリング値より小さくします。ルールブックどおりです。
web-option-about-deployment-up-to = 1ターンに出撃させるレベルの合計が、カップリング値と同じでもかまいません。
web-option-rulings = 裁定
web-option-rulings-1 = 以前
web-option-rulings-2 = 現行
web-option-about-rulings-1 = 2026年11月より前の記録と同じです。
web-option-about-rulings-2 = まれな7つの場合も、ルールブックどおりにします。
web-option-card-edition = カードの版
web-option-card-edition-1 = 第1版
web-option-card-edition-2 = 第2版
web-option-card-edition-3 = 第3版
web-option-about-card-edition-1 = 第2版より前の記録と同じカードです。
web-option-about-card-edition-2 = 問題や、第3版より前の記録と同じカードです。
web-option-about-card-edition-3 = 現在のカードです。
web-option-turns = 引き分けになるまで
web-option-turns-100 = 100ターン
web-option-turns-60 = 60ターン
web-option-turns-none = 上限なし

# Hints.
web-hint = ヒント
web-hint-about = あなたに見えていることだけをもとに、強いボットが選んだ手です。番号は盤面にも出ています。タップするとその手を打ちます。
web-hint-lost = 勝ちは難しそうです。順位と得点がよくなる順に並べています。
web-hint-worth = 勝率 約{ $worth }%
web-around = ナビゲーション
