# どのゲームでもウェブのテーブルが言うこと。

web-home = 最初のページへ
web-language = 言語
web-about = 日本の三つのテーブルゲームのための円居です。ボット相手にすぐ遊ぶことも、友だちにリンクを送ることもできます。
web-name = 名前
web-guest = ゲスト
web-play-now = すぐ遊ぶ
web-new-table = テーブルを作る
web-open-table = テーブルを開く
web-cancel = やめる
web-seats = 席
web-clock = 時間
web-clock-none = 制限なし
web-kind-me = あなた
web-lobby = 開いているテーブル
web-lobby-empty = いま公開のテーブルはありません。
web-seat-free = 空席
web-phase-waiting = 参加者を待っています
web-phase-playing = 対局中
web-phase-over = 終了
web-connecting = テーブルに向かっています……
web-lost = 接続が切れました。自動でつなぎ直します。何も失われません。
web-board = テーブル
web-link = このテーブルへのリンク
web-copy = コピー
web-rematch = もう一度遊ぶ
web-you = あなた
web-you-name = あなた
web-standing = { $score }、{ $detail }
web-thinking = 考え中
web-away = 不在
web-sit = 座る
web-replace = 交代させる
web-fill = 空席をボットで埋める
web-log = できごと
web-say = 送る
web-others = { $seats }を待っています。
web-stage-since = 前の手番から
web-stage-missed = 離れている間に
web-stage-replay = { $what }もう一度見る
web-all-choices = { $count ->
   *[other] 選択肢（{ $count }）
 }
web-wish-set = 予約中：{ $wish }
web-ask-me = やめて自分で決める
web-undo = 取り消す
web-undo-ask = 取り消しを頼む
web-yes = はい
web-no = いいえ
web-news-sat = { $name }が席につきました。
web-news-filled = { $name }（{ $bot }）が席につきました。
web-news-left = { $why ->
    [host] ホストが{ $name }を外しました。
   *[other] { $name }が席を離れました。
 }
web-news-undo-asked = { $name }が取り消しを求めています。
web-news-undone = { $name }が手を取り消しました。
web-news-returned = { $name }が戻りました。
web-game-kasane = 襲ノ色目
web-game-yurikure = 百合紅
web-game-lily = Lily: The Coupling Generation
web-about-kasane = 並べ替えられない手札に札を取り、先に役を作り、十二単をまとう。2～4人。
web-about-yurikure = ひそかに女の子たちの組を応援し、隠したコントロール点を競り合い、誰が結ばれるかはダイスが決める。3～5人。
web-about-lily = リーダーとパートナー、カップリングで戦う二人用トレーディングカードゲーム。
bot-name-beginner = 初級
bot-name-casual = 中級
bot-name-strong = 上級
bot-name-strongest = 最強
bot-name-random = 気まぐれ
bot-name-greedy = 早打ち
bot-about-beginner = ルールを知っていて一手先を見るが、よく間違える
bot-about-casual = 一手先を見て、ときどき間違える
bot-about-greedy = 一手先を見て、いつも一番良さそうな手を選ぶ
bot-about-strong = 何手も先を読む
bot-about-strongest = 二秒近くかけて先を読む
bot-about-random = できることなら何でもする
web-qr = このテーブルへのリンクのQRコード
web-copied = コピーしました
web-send = 送る
web-sound = 音
web-volume = 音量
web-haptics = 振動
web-speed = アニメーションの速さ
web-speed-calm = ゆっくり
web-speed-normal = ふつう
web-speed-fast = 速い
web-speed-off = なし

## The first page

web-title = 三つのゲーム、ひとつの円居
web-opponents = 対戦相手
web-lobby-sit = 座る
web-lobby-yours = あなたのテーブル
web-owners = ゲームはそれぞれの作り手のものです。ここの絵と文はすべて私たちが作りました。

## A new table

web-how-many = 人数
web-kind-open = 空席：リンクを知っている人
web-kind-invited = 予約席：招待した人
web-bots = ボット
web-rules = ルール
web-rules-here = このゲームのルール
web-terms = テーブル
web-comes = 参加できる人
web-comes-link = リンクを知る人
web-comes-public = 誰でも
web-comes-about-link = リンクを知っている人だけが観戦したり座ったりできます。
web-comes-about-public = 開いているテーブルの一覧に載ります。
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
web-timeout-default = おだやかな手
web-timeout-bot = ボットが代わる
web-timeout-about-default = パス・いいえ・何もしない、のどれかになり、そのまま続けます。
web-timeout-about-bot = 本人が戻るまでボットが代わりに打ちます。
web-pace = ボットの速さ
web-pace-0-3 = 速い
web-pace-0-8 = ふつう
web-pace-2 = ゆっくり
web-hints = 全員がヒントを使える
web-hints-about = 強いボットの考えを誰でも聞けます。ボットだけが相手のときは、いつでも聞けます。
web-agreed = { $what }：{ $how }
web-own = 自作のもの
web-remove = 外す

## Before the game

web-waiting = 席がすべて埋まるとゲームが始まります。リンクを送るか、空席をボットで埋めてください。
web-waiting-sit = 席を選んで座ってください。席がすべて埋まるとゲームが始まります。
web-link-about = 開いた人は観戦でき、空席があれば座れます。
web-seat-kept = 予約席
web-invitation = 招待
web-invitation-for = 席{ $number }への招待
web-invitation-about = このリンクを持つ人だけが、一度だけその席に座れます。
web-fill-one = ボットを座らせる

## At the table

web-menu = メニュー
web-close = 閉じる
web-comfort = 音と動き
web-sound-on = 音が出ます
web-sound-off = 音は出ません
web-is-bot = ボット
web-bot-for = ボット（{ $bot }）が代わりに打っています
web-seat-vacant = 誰でも座れます
web-gone = 席を離れています
web-votes = 交代に{ $count }票
web-replace-about = ほかの人の過半数が望めば、ボットが席を引き継ぎ、別の人が座れるようになります。
web-spectators = 観戦{ $count }人
web-spectator = 観戦者
web-seat-lost = この席はもうここからは打てません。別の人の席になりました。観戦は続けられます。
web-undo-asked = { $seat }が最後の手の取り消しを求めています。同意しますか。
web-undo-waits = { $seat }が取り消しを求めました。ほかの人の返事を待っています。
web-handed = ボット（{ $bot }）が、あなたの知っていることだけを使って代わりに打っています。
web-you-left = あなたはこのテーブルを離れました。
web-hand = ボットに任せる
web-return = 自分で打つ
web-share = リンクを見せる
web-leave = 席を離れる
web-leave-sure = 本当に離れますか
web-follow = 参加する
web-nothing-about = リンクが途中で切れているか、別のサーバーのテーブルかもしれません。
web-reload = ページを読み直す
web-reload-about = サーバーがこのページより新しくなっています。

## Talking

web-chat = チャット
web-chat-spectators = 観戦者のチャット
web-chat-line = ひとこと
web-chat-about = テーブルの全員が読みます。
web-chat-about-spectators = 対局している人には見えません。
web-mute = チャットを表示しない
web-unread = 新着{ $count }

## Looking back, going on

web-after = ゲームのあと
web-record = 棋譜を保存
web-verify = 棋譜を確かめる
web-continue = 途中から続ける
web-continue-pick = 下のできごとから時点を選ぶと、そこから別のテーブルで続けられます。このゲームはそのままです。
web-continue-over = 伏せられたものもすべて当時のまま、そこから続けます。
web-continue-running = あなたが知っていたことだけを残し、伏せられたものは引き直して、そこから続けます。
web-continue-as = 座る席
web-continue-go = 続きを遊ぶ
web-from-here = ここから
web-news-undo-answered = { $answer ->
    [yes] { $name }が同意しました。
   *[other] { $name }は同意しませんでした。
 }
web-news-handed = { $why ->
    [clock] { $name }の時間が切れ、ボット（{ $bot }）が代わりに打ちます。
    [host] ホストが{ $name }を外し、ボット（{ $bot }）が打ちます。
    [vote] { $name }は交代になり、ボット（{ $bot }）が打ちます。
   *[other] ボット（{ $bot }）が{ $name }の代わりに打ちます。
 }
web-report = 問題を報告する
web-report-done = 報告をダウンロードしました。あなたが見ていたもの、バージョン、最近のエラーが入っています。どこにも送っていません。サーバーの管理者に渡してください。
web-host = ホスト
web-host-lock = テーブルに鍵をかける
web-host-unlock = 鍵を開ける
web-host-lock-about = ほかの人は参加も観戦もできなくなります。
web-host-silence = { $name }のチャットを止める
web-host-unsilence = { $name }のチャットを許す
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
web-news-rematched = 別のテーブルで再戦します。

## The options of the games

web-option-procedure = コントロールの決め方
web-option-procedure-competition = 競技ルール
web-option-procedure-open = 簡易ルール
web-option-about-procedure-competition = 順番に公開かパスを選び、そのあとコントローラが宣言します。
web-option-about-procedure-open = 誰でも、いつでも、どの女の子にも公開できます。
web-option-advanced-support = 支援点の重複
web-option-advanced-support-yes = あり
web-option-advanced-support-no = なし
web-option-about-advanced-support-yes = 1つの組に、1から5のうちいくつでも入れられます。
web-option-brisk = テンポよく
web-option-brisk-yes = あり
web-option-brisk-no = なし
web-option-about-brisk-yes = 決着のついた投票や、超えられないと誰にでもわかる公開など、もう結果の変わらないことは尋ねずに進みます。秘密の支援点に関わることは、いつもどおり尋ねます。
web-option-orientations = 性向（うつろひ）
web-option-orientations-none = なし
web-option-orientations-standard = 標準
web-option-orientations-random = 無作為
web-option-orientations-agreed = 話し合いで
web-option-about-orientations-agreed = 女の子ごとに違う性向を2つ。同じ性向を持てるのは3人までです。
web-option-about-orientations-none = 拡張「うつろひ」を使いません。
web-option-about-orientations-standard = どの女の子も、拡張に書かれた2つの性向を持ちます。
web-option-about-orientations-random = どの女の子も、無作為に選ばれた2つの性向を持ちます。始める前に公開します。
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
web-option-about-open-hands-yes = 全員の手札を見せて遊びます。どれも目の前で取ったカードです。
web-option-yaku = 点数表
web-option-about-yaku = 箱をお持ちの方は、その点数や自作の表で遊べます。
web-option-file-yaku = ファイルを選ぶ
web-option-decks = デッキ
web-option-file-decks = 自作のデッキをファイルから
web-option-about-decks-dawn = 辛抱強く：カップリングを育て、リーダーを守り、終盤に勝つ。
web-option-about-decks-dusk = したたかに：動きを封じ、仲間を呼び戻し、もうひとつの勝ち方も狙う。
web-option-about-decks-ember = 速く：低いレベルに火をつけ、敵のリーダーを攻め立てる。
web-option-set = 自作のカード
web-option-about-set = デッキで使えるカードをファイルで加えます。
web-option-file-set = ファイルを選ぶ
web-option-deployment = 1ターンの出撃レベル
web-option-deployment-below = カップリング値未満
web-option-deployment-up-to = カップリング値以下
web-option-about-deployment-below = ルールブックのとおり、合計はカップリング値より小さくします。
web-option-about-deployment-up-to = 合計がカップリング値と等しくてもかまいません。
web-option-turns = 引き分けまで
web-option-turns-100 = 100ターン
web-option-turns-60 = 60ターン
web-option-turns-none = 上限なし

# Hints.
web-hint = ヒント
web-hint-about = あなたに見えていることだけから、強いボットならこうします。いちばん多く読んだ手が先頭です。読みが少ない手ほど、数字はおおまかです。選ぶとその手を指します。
web-hint-worth = 勝つ見込み 約{ $worth }%
web-around = 卓のまわり
