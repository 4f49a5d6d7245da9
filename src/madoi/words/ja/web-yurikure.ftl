# ウェブの百合紅：盤面と、手を選ぶところ。

# Letters: one sign for each girl, where her name has no room.
web-yurikure-letter-akane = 赤
web-yurikure-letter-shirakaba = 白
web-yurikure-letter-kuroki = 黒
web-yurikure-letter-tsuge = 黄
web-yurikure-letter-murafuji = 紫
web-yurikure-letter-midorino = 緑
web-yurikure-letter-sorai = 空
web-yurikure-letter-haila = 灰
web-yurikure-letter-momozono = 桃

# The circle of girls.
web-yurikure-place = { $girl }、アクション順{ $place }番
web-yurikure-acting = いまアクション中
web-yurikure-asked = 返事待ち
web-yurikure-controlled = { $seat }が{ $value }点でコントロール
web-yurikure-uncontrolled = コントローラなし
web-yurikure-bonds = ふたりの間
web-yurikure-couple = カップル（{ $state }）
web-yurikure-no-bonds = まだ誰とも何もありません。
web-yurikure-in-words = 文字で読む盤面
web-yurikure-close = 閉じる
web-yurikure-matrix = 一覧表
web-yurikure-turn = 第{ $turn }ターン（全{ $turns }）
web-yurikure-setup = 準備
web-yurikure-turns-about = 第3ターンの終わりに1点、第6ターンの終わりに3点、全員が秘密で支援点を追加します。
web-yurikure-own-support = あなたの支援点：{ $points }

# What one is asked, and what one can do.
web-yurikure-dock = あなたの番
web-yurikure-verbs = アクションの種類
web-yurikure-verb-approach = アプローチ
web-yurikure-verb-confess = 告白
web-yurikure-verb-love = 駆け引き
web-yurikure-verb-warm = 気になる子
web-yurikure-verb-reveal = 公開
web-yurikure-tap-target = 相手の女の子をタップしてください。
web-yurikure-tap-lit = 光っている女の子をタップすると、その子に公開できます。
web-yurikure-tap-two = 女の子をふたり選んでください。
web-yurikure-tap-second = { $girl }と……もうひとりは？
web-yurikure-tap-pair = 女の子をふたり選んで、支援点{ $value }を入れてください。
web-yurikure-full = シートが埋まりました。提出するまで書き直せます。
web-yurikure-left = 残りの数：{ $values }
web-yurikure-must-declare = { $girl }のコントローラはあなたです。どうするか宣言してください。
web-yurikure-let-pass = { $seat }の宣言：{ $girl }は{ $choice }。パスしますか？
web-yurikure-chosen = { $girl }：{ $choice }？
web-yurikure-your-answer = { $girl }としての返事：{ $other }とカップルになる？
web-yurikure-your-vote = { $girl }としての投票：{ $one }と{ $other }はカップルになるべき？
web-yurikure-passed-together = { $seats }はパスしました。
web-yurikure-not-final = コントローラは{ $seat }。まだ確定していません。
web-yurikure-confirm = 宣言する
web-yurikure-about-approach = ふたりの好感度＋1。ふたりのほかのカップルは不満度＋1。
web-yurikure-about-confess = 相手が「はい」ならカップル。「いいえ」でも、ダイスが好感度以下ならカップルになります。
web-yurikure-about-love = ふたりについて、ほかの全員が投票します。可決されれば、ふたりに気持ちを聞きます。
web-yurikure-about-warm = この子への好感度3から始まります。
web-yurikure-effects = どうなるか
web-yurikure-if-yes = 「はい」なら
web-yurikure-if-no = 「いいえ」なら
web-yurikure-if-yes-or-die = 「はい」か、「いいえ」でもダイス{ $most }なら
web-yurikure-if-die = ダイス{ $most }
web-yurikure-if-die-above = ダイス{ $least }
web-yurikure-if-no-die = 「いいえ」でダイス{ $least }なら
web-yurikure-if-vote = 可決され、ふたりとも「はい」なら
web-yurikure-if-one-refuses = どちらかが「いいえ」なら
web-yurikure-if-both = ふたりとも「はい」なら
web-yurikure-vote-effect = 賛成が多ければ、ふたりに気持ちを聞きます。
web-yurikure-effect-couple = カップルになる
web-yurikure-speak-up = 割り込んで公開
web-yurikure-keep-quiet = やめておく
web-yurikure-speaking-up = 確定する前に、光っている女の子に触れて公開できます。
web-yurikure-to-vote = { $count ->
   *[other] 残り{ $count }票
 }
web-yurikure-pass-votes = 投票は{"\u200B"}全部パス
web-yurikure-pass-action = アクション{"\u200B"}全部パス
web-yurikure-beforehand = パス予約
web-yurikure-reveal-on = { $girl }への公開
web-yurikure-reveal = { $girl }に{ $value }点を公開
web-yurikure-stays = { $hidden ->
    [0] 未公開は残りません
   *[other] { $hidden }点は未公開のまま
 }
web-yurikure-ahead = あなたが{ $value }でリードしています。パスしても、誰かが上回らないかぎり変わりません。
web-yurikure-other-ahead = { $seat }が{ $value }でリードしています。
web-yurikure-nobody-ahead = まだ誰も公開していません。
web-yurikure-less = 減らす
web-yurikure-more = 増やす

# One's own sheet, control, dice.
web-yurikure-revealed = 公開されたコントロール点
web-yurikure-handed-in = 提出済み
web-yurikure-sheet = あなたのシート
web-yurikure-sheet-empty = まだ何も書かれていません。
web-yurikure-on-circle = 輪に重ねる
web-yurikure-cover = 隠す
web-yurikure-uncover = 見る
web-yurikure-covered = シートは隠してあります。
web-yurikure-uncover-first = シートを見て公開
web-yurikure-dice = ダイス
web-yurikure-unchanged = 変化なし。
# What a die decides, behind its sum.
web-yurikure-verdict = { $result ->
    [confession-couple] ：カップル成立
    [confession-favor] ：成立せず、好感度アップ
    [couple-break-up] ：別れ
    [couple-discomfort] ：不満度アップ
    [couple-favor] ：好感度アップ
    [kiss-success] ：キス成功
    [kiss-failure] ：キスならず
   *[couple-nothing] ：変化なし
 }

# The last scene.
web-yurikure-sheets = 全員のシート
web-yurikure-show-sheet = { $seat }のシートを輪に重ねる
web-yurikure-sum = 合計
web-yurikure-exposed = この女の子たちへの公開
