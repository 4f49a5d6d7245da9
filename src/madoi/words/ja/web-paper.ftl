# The paper table in the browser.

web-lies = どこで遊ぶか
web-lies-here = この画面で
web-lies-device = この端末だけで
web-lies-paper = 実物のテーブルで
web-lies-about-here = 配るのも、混ぜるのも、振るのもプログラムに任せます。
web-lies-about-device = 相手はボットです。つながっていなくても遊べます。対局はこのブラウザーに残ります。
web-lies-about-paper = 箱のゲームをテーブルに広げ、めいめいのスマホが自分のシートになります。振ったもの、引いたもの、並べたものを入力すれば、計算とルールはプログラムが引き受けます。
web-lies-about-box = 箱が手元にありますか？
web-paper = ダイスとカード
web-paper-rolls-people = 人が振る
web-paper-rolls-program = プログラムが振る
web-paper-rolls-about-people = テーブルで出たものを入力します。いつでも切り替えられます。
web-paper-rolls-about-program = 振るのも引くのもプログラムです。いつでも切り替えられます。
web-corrections = 訂正
web-corrections-agreed = 全員の同意で
web-corrections-free = 自由に
web-corrections-about-agreed = 前の入力を直すときは、ほかの人に同意を求めます。直前の打ち間違いは自分で直せます。
web-corrections-about-free = 誰でもすぐに前の入力を直せます。直したことは「できごと」に残ります。
web-paper-link-about = このリンクかQRコードから、めいめいが自分のスマホで参加します。テーブルの真ん中に置く画面では、同じリンクを開いて観戦してください。

## What falls

web-paper-setup = { $game }の準備
web-paper-setup-about = ルールどおりにテーブルの上で準備し、ひとつずつ入力してください。プログラムに任せることもできます。
web-paper-box-kasane = 得点用カード4枚を1から20までつながるように並べます（得点トラック）。役カード9枚は、概要カードと同じ順に、全員から見えるように並べます。各自、概要カード1枚、イラストカード1枚、同じ色のマーカー2個を取り、マーカーの1個は自分の前、もう1個は得点トラックのそばに置きます。おはじきは手の届くところに。役ができたら、そのマスに1個置きます。
web-paper-box-yurikure = 女の子カードを、間をあけて輪に並べます。好感度と不満度のトークン、カップルマーカーは、そのふたりの間に置きます。輪のそばにコントロール点表示ボードを置き、女の子トークンを左からアクション順に並べます。
web-paper-let-program = プログラムに振らせる
web-paper-let-people = 自分たちで振る
web-paper-so-far = ここまで：
web-paper-change = 直す
web-paper-only-you = あなたにだけ見えるので、入力できるのもあなただけです。
web-paper-anybody = 誰が入力してもかまいません。
web-paper-waits = { $seats }が入力できます。
web-paper-unsent = まだ送っていません：
web-paper-unsent-many = まだ送っていません：{ $count }件。
web-paper-drop = 取り下げる
web-paper-drop-last = 最後のひとつを取り下げる
web-paper-unknown = 続きは、接続が戻ると表示されます。
web-paper-all-entered = ここまでにわかるものは、すべて入力しました。
web-paper-perhaps = テーブルの上で振ったときだけ入力してください。
web-paper-not-rolled = 振らなかった
web-paper-withdrawn = ここから先は、入力が進行と合わないため使われませんでした：
web-paper-kept = { $count }件の入力がこの端末に残っています。接続が戻ると送信します。
web-paper-only-one = （残りはこれだけ）
web-paper-program = プログラム
web-falls-kasane-chance-start = スタートプレイヤーは誰？
web-falls-kasane-chance-card = 次に並べたカードは？
web-falls-yurikure-chance-orientation = { $girl }の性向は？
web-falls-yurikure-chance-couple = 最初のカップルはどの女の子組？
web-falls-yurikure-chance-favor = { $number }組目（全3組）：好感度{ $value }で始まる女の子組は？
web-falls-yurikure-chance-favor-girl = { $number }組目（全3組）：好感度{ $value }で始まる女の子組のひとりは？
web-falls-yurikure-chance-order = アクション順の{ $place }番目は誰？
web-falls-yurikure-chance-virtual = 仮想コントローラは誰？ まだ誰もコントロールしていないとき、コントローラとみなされます。
web-falls-yurikure-chance-confession = { $one }と{ $other }の告白：ダイスを振ってください。
web-falls-yurikure-chance-couple-die = カップルのフェーズの{ $one }と{ $other }：ダイスを振ってください。
web-falls-yurikure-chance-kiss = { $one }と{ $other }の誓いのキス：ダイスを振ってください。
web-falls-lily-chance-first = 先攻は誰？
web-falls-lily-chance-card = { $seat }の山札から出たカードは？
web-falls-lily-chance-potential = { $seat }のハテナマスエリアから出たカードは？
web-against-yurikure-chance-confession = { $limit }以下ならカップル成立。それより大きければ好感度が1上がります。
web-against-yurikure-chance-couple-die = 出目から不満度{ $discomfort }{ $patience ->
    [0] { "" }
   *[other] （「人を見つめる」により{ $patience }低く数えています）
 }を引いて、3以上なら変化なし、1か2なら不満度が上がり、0以下なら別れます。6なら代わりに好感度が上がりますが、不満度が6のカップルはそれでも別れます。
web-against-yurikure-chance-kiss = 出目＋好感度{ $favor }－不満度{ $discomfort }{ $charm ->
    [0] {""}
   *[other] ＋{ $charm }（あふれる可愛げ）
 }が{ $needed }以上なら成功です。
web-kasane-lay = 列{ $column }、{ $height }枚中{ $place }枚目
web-lily-find = カードのコード・番号・名前
web-lily-not-found = このデッキにその名前のカードはありません。
web-lily-wrong-code = このコードのカードはありません。1文字ずつ確かめてください。
web-lily-other-code = このカードは、今ここに出るカードではありません。
web-lily-scan = コードを読み取る
web-lily-scan-stop = 読み取りをやめる
web-lily-scan-about = カードのコードをカメラにかざしてください。
web-lily-scan-refused = カメラを使えません：{ $reason } コードを入力してください。

## Correcting

web-paper-correct = 入力を直す
web-paper-correct-do = 直す
web-paper-correct-free = 訂正してゲームを計算し直します。何を直したかは全員に見えます。
web-paper-correct-agreed = 訂正してゲームを計算し直します。直前の打ち間違いでなければ、先にほかの人の同意を求めます。
web-paper-of-bot = { $seat }の手です。ありえたと誰にでもわかるものの中から選べます。
web-paper-find = 検索
web-paper-stands = 今のまま
web-paper-show = この入力を見る
web-paper-missing = これも振っていたはずです：
web-paper-cut = そこまで戻す
web-paper-cut-sure = 戻す
web-paper-cut-about = その入力から後はすべて失われ、遊び直しになります。元に戻せません。
web-paper-hidden = あなたには見えないものです。
web-paper-cuts = 食い違いのないところまで、ゲームを戻します。
web-correct-asked = { $seat }が前の入力の訂正を求めています。同意しますか？
web-correct-waits = { $seat }が前の入力の訂正を求めました。ほかの人の返事を待っています。
web-news-decided = { $name }が決めました。
web-news-fell = { $name }の入力：
web-news-rolls = { $why ->
    [program] { $name }：ここからはプログラムが振ります。
   *[other] { $name }：ここからはまた人が振ります。
 }
web-news-correct-asked = { $name }が訂正を求めています：
web-news-corrected = { $name }が訂正しました：
