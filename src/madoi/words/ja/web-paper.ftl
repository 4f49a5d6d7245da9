# The paper table in the browser.

web-lies = どこで遊ぶか
web-lies-here = この画面で
web-lies-paper = 実物のテーブルで
web-lies-about-here = 配るのも、混ぜるのも、振るのもプログラムです。
web-lies-about-paper = 箱のゲームをテーブルに広げ、めいめいのスマホが自分のシートになります。振ったもの、引いたもの、並べたものを打ち込めば、記録とルールはプログラムが引き受けます。
web-lies-about-box = 箱が手元にありますか？
web-paper = さいころとカード
web-paper-rolls-people = 人が振る
web-paper-rolls-program = プログラムが振る
web-paper-rolls-about-people = テーブルで出たものを打ち込みます。いつでも切り替えられます。
web-paper-rolls-about-program = 振るのも引くのもプログラムです。いつでも切り替えられます。
web-corrections = 訂正
web-corrections-agreed = 全員の同意で
web-corrections-free = 自由に
web-corrections-about-agreed = 前の記入を直すときは、ほかの人に尋ねます。打ったばかりの間違いは自分で直せます。
web-corrections-about-free = 誰でもすぐに前の記入を直せます。直したことはできごとに残ります。
web-paper-link-about = このリンクかコードから、めいめいが自分のスマホで座ります。テーブルの真ん中に置く画面は、同じリンクを開いて観戦するだけです。

## What falls

web-paper-setup = { $game }の準備
web-paper-setup-about = ルールどおりにテーブルの上で準備し、ひとつずつ打ち込んでください。プログラムに任せることもできます。
web-paper-let-program = プログラムに振らせる
web-paper-let-people = 自分たちで振る
web-paper-so-far = ここまで：
web-paper-change = 直す
web-paper-only-you = あなたにだけ見えるので、打ち込めるのもあなただけです。
web-paper-anybody = この席の誰が打ち込んでもかまいません。
web-paper-waits = { $seats }が打ち込めます。
web-paper-unsent = まだ送っていません：
web-paper-unsent-many = まだ送っていません：{ $count }件。
web-paper-drop = 取り下げる
web-paper-drop-last = 最後のひとつを取り下げる
web-paper-unknown = 次に何を尋ねられるかは、つながらないとわかりません。接続が戻れば続きます。
web-paper-all-entered = 出るとわかっているものは、すべて打ち込みました。
web-paper-perhaps = テーブルの上で振ったときだけ打ち込んでください。
web-paper-not-rolled = 振らなかった
web-paper-withdrawn = ここから先は、打ち込んだものが尋ねられていることと合わないため、使われませんでした：
web-paper-kept = 打ち込んだもの{ $count }件はこの端末に残っています。接続が戻れば送ります。
web-paper-only-one = （残りはこれだけ）
web-paper-program = プログラム
web-falls-kasane-chance-start = スタートプレイヤーは誰？
web-falls-kasane-chance-card = 次に並べたカードは？
web-falls-yurikure-chance-orientation = { $girl }の性向は？
web-falls-yurikure-chance-couple = 最初のカップルはどの女の子組？
web-falls-yurikure-chance-favor = 好感度{ $value }から始まる女の子組は？
web-falls-yurikure-chance-favor-girl = 好感度{ $value }から始まる組の女の子は？
web-falls-yurikure-chance-order = アクション順の{ $place }番目は誰？
web-falls-yurikure-chance-virtual = 仮想コントローラは誰？
web-falls-yurikure-chance-confession = { $one }と{ $other }の告白：さいころを振ってください。
web-falls-yurikure-chance-couple-die = カップルのフェーズの{ $one }と{ $other }：さいころを振ってください。
web-falls-yurikure-chance-kiss = { $one }と{ $other }の誓いのキス：さいころを振ってください。
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
web-kasane-lay = { $column }列目、{ $height }枚中{ $place }枚目
web-lily-find = カードの番号か名前
web-lily-not-found = このデッキにその名前のカードはありません。

## Correcting

web-paper-correct = 記入を直す
web-paper-correct-do = 直す
web-paper-correct-free = これでゲームをたどり直します。何を直したかは全員に見えます。
web-paper-correct-agreed = これでゲームをたどり直します。打ったばかりの間違いでなければ、先にほかの人に尋ねます。
web-paper-of-bot = { $seat }の決定です。可能だったと誰にでもわかるものの中から選べます。
web-paper-find = 検索
web-paper-stands = 今のまま
web-paper-show = この記入を見る
web-paper-missing = これも振っていたはずです：
web-paper-cut = そこまで戻す
web-paper-cut-sure = はい、そこまで戻します
web-paper-cut-about = その記入から後はすべて失われ、遊び直しになります。取り消せません。
web-paper-hidden = あなたには見えないものです。
web-paper-cuts = 続けられなくなるところまでゲームを戻します。
web-correct-asked = { $seat }が前の記入を直したいと言っています。同意しますか？
web-correct-waits = { $seat }が前の記入の訂正を求めました。ほかの人を待っています。
web-news-decided = { $name }が決めました。
web-news-fell = { $name }の記入：
web-news-rolls = { $why ->
    [program] { $name }：ここからはプログラムが振ります。
   *[other] { $name }：ここからはまた人が振ります。
 }
web-news-correct-asked = { $name }が訂正を求めています：
web-news-corrected = { $name }が直しました：
