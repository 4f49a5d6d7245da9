# 百合紅：問い、出来事、断り。用語とルールは別のファイル。

yurikure-question-setup = 支援点の5、4、3、2、1を、この順に女の子組へ秘密で割り振り、シートを提出してください。
yurikure-question-extra = 追加の支援点{ $count ->
   *[other] { $count }点
 }を1点ずつ、好きな女の子組へ秘密で割り振り、シートを提出してください。
yurikure-question-action = このターン、{ $girl }はどうする？
yurikure-question-answer = { $actor }が{ $girl }に告白しました。返事は「はい」か「いいえ」か。
yurikure-question-vote = { $girl }の票：{ $one }と{ $other }はカップルになるべき？
yurikure-question-love-answer = みんなは{ $one }と{ $other }がカップルになることに賛成です。{ $girl }の返事は「はい」か「いいえ」か。
yurikure-question-cool = { $girl }がはじめから気にかけているのは誰？
yurikure-question-start = 最初のターンの前に、{ $girl }のコントロール点を公開するか、パスしてください。

yurikure-chance-orientation = 性向
yurikure-chance-couple = 最初のカップル
yurikure-chance-favor = はじめから好感度のある女の子組
yurikure-chance-favor-girl = はじめから好感度のある女の子組のひとり
yurikure-chance-order = アクション順の次の女の子
yurikure-chance-virtual = 仮想コントローラ
yurikure-chance-confession = 告白のダイス
yurikure-chance-couple-die = カップルのフェーズのダイス
yurikure-chance-kiss = 誓いのキスのダイス
yurikure-chance-imagined = ほかの人のシートの推測

## Setup and support

yurikure-orientation = { $girl }の性向：{ $orientations }。
yurikure-orientation-name = 女の子たちの性向
yurikure-setup-couple = 物語は、カップルの{ $one }と{ $other }から始まります。
yurikure-setup-couple-name = 最初のカップル
yurikure-setup-favor = { $one }と{ $other }は、はじめから好感度{ $value }です。
yurikure-setup-favor-name = 最初の好感度
yurikure-order = アクション順：{ $girls }。
yurikure-order-name = アクション順
yurikure-virtual = 仮想コントローラは{ $seat }です。
yurikure-virtual-name = 仮想コントローラ
yurikure-supported = { $seat }は{ $one }と{ $other }に支援点{ $value ->
   *[other] { $value }点
 }を入れました。
yurikure-cleared = { $seat }はシートを書き直すことにしました。
yurikure-handed-in = { $seat }がシートを提出しました。
yurikure-handed-in-name = シートの提出
yurikure-extra = 想いを見つめ直すとき。全員が秘密で支援点を{ $count ->
   *[other] { $count }点
 }追加します。

## Phases and control

yurikure-start-phase = ゲーム開始フェーズ。女の子ひとりずつ、コントロール点を公開できます。
yurikure-turn = 第{ $turn }ターン（全{ $turns }ターン）。
yurikure-revealed = { $seat }が{ $girl }のコントロール点を公開しました：{ $before }→{ $value }。
yurikure-revealed-name = 公開されたコントロール点
yurikure-passed = { $seat }はパスしました。
yurikure-passed-over = { $seats }は{ $girl }にこれ以上公開できないことが明らかなので、パスしました。
yurikure-left-out =
    { $kind ->
        [vote] 投票の結果はもう変わりません。{ $girls }の投票は省きます。
        [love-answer] 「いいえ」がひとつ出たので決まりです。{ $girls }の返事は省きます。
       *[answer] { $girls }がどう答えても、ふたりはカップルになります。
    }
yurikure-declared = { $seat }が{ $girl }について宣言しました：{ $choice }。
yurikure-void = { $girl }についての宣言は取り消されました。
yurikure-nobody = { $girl }にはコントローラがいません。何もせず、何にも応じません。
yurikure-final-action = { $girl }は心を決めました：{ $choice }。
yurikure-final-answer = 告白への{ $girl }の返事：{ $choice }。
yurikure-final-love-answer = カップルになりたいかと聞かれて、{ $girl }の答え：{ $choice }。
yurikure-final-cool = { $girl }には、はじめから気になる子がいました：{ $choice }。

## What becomes of the girls

yurikure-favor = { $before ->
    [6] { $one }と{ $other }は、これ以上ないほど親しい仲です：好感度は{ $after }のまま。
   *[other] { $one }と{ $other }の距離が縮まりました：好感度{ $before }→{ $after }。
 }
yurikure-discomfort = { $before ->
    [6] { $one }と{ $other }の間は、これ以上ないほど曇っています：不満度は{ $after }のまま。
   *[other] { $one }と{ $other }の間に影が差しました：不満度{ $before }→{ $after }。
 }
yurikure-couple = { $one }と{ $other }がカップルになりました。
yurikure-broke-up = { $one }と{ $other }は別れました：好感度も不満度も0に戻ります。
yurikure-confession-die = 返事は「いいえ」。それでも{ $one }と{ $other }の気持ちは…ダイス{ $die }（{ $limit }以下ならカップルになります）。
yurikure-confession-die-name = 告白のダイス
yurikure-voted = { $girl }は{ $agrees ->
    [yes] 賛成
   *[no] 反対
 }に投票しました{ $count ->
    [1] { "" }
   *[other] （{ $count }票分）
 }。
yurikure-vote-result = 投票の結果：賛成{ $agree }、反対{ $disagree }。{ $passed ->
    [yes] あとは、ふたりの気持ち次第です。
   *[no] この話は流れました。
 }
yurikure-couple-die = { $die ->
    [6] { $one }と{ $other }のダイスは6。幸せなひとときで、好感度が上がります。
   *[other] { $one }と{ $other }のダイスは{ $die }：{ $die }－不満度{ $discomfort }＝{ $sum }。
 }{ $patience ->
    [0] { "" }
   *[other] （「人を見つめる」により、不満度を{ $patience }低く数えます。）
 }{ $result ->
    [break-up] ふたりは別れます。
    [discomfort] 不満度が上がります。
    [nothing] 変わりはありません。
   *[favor] { "" }
 }
yurikure-couple-die-name = カップルのダイス
yurikure-kiss-die = { $one }と{ $other }の誓いのキス：ダイス{ $die }＋好感度{ $favor }－不満度{ $discomfort }{ $charm ->
    [0] { "" }
   *[other] ＋可愛げ{ $charm }
 }＝{ $sum }（{ $needed }以上で成功）。
yurikure-kiss-die-name = 誓いのキスのダイス
yurikure-sworn = { $one }と{ $other }は誓いのキスを交わしました。次も成功すれば、運命のカップルです。
yurikure-unsworn = { $one }と{ $other }の誓いのキスはなりませんでした。
yurikure-fated = 二度続けての誓いのキス。{ $one }と{ $other }は運命のカップルになりました。

## The end

yurikure-ending-fated = 運命は決まりました：{ $pairs }。第{ $turn }ターンでゲーム終了です。
yurikure-ending-polygamy = ひとりだけなんて選べない。百合重婚（{ $pairs }）により、第{ $turn }ターンでゲーム終了です。
yurikure-ending-nine-turns = 第{ $turn }ターンが終わり、学園の日々も幕を閉じます。いまのカップルで勝敗を決めます：{ $pairs }。
yurikure-sheet-opened = { $seat }のシート：{ $pairs }。
yurikure-sheet-opened-name = 全員の支援点
yurikure-score = { $seat }：{ $parts }。支援点の合計{ $points ->
   *[other] { $points }点
 }、この女の子たちに公開したコントロール点{ $revealed }点。
yurikure-ended = { $count ->
    [0] { $seats }の引き分け。勝者はいません。
   *[other] { $seats }の勝ちです。
 }

## Refusals

yurikure-sheet-handed-in = シートはもう提出しました。変更はできません。
yurikure-sheet-unfinished = シートが埋まっていません。あと{ $count ->
   *[other] { $count }つ
 }割り振ってください。
yurikure-sheet-empty = シートは空です。消すものがありません。
yurikure-sheet-first = 「{ $text }」はまだできません。先に全員がシートを書きます。
yurikure-sheet-full = シートは埋まっています。提出するか、消して書き直してください。
yurikure-sheet-same-pair = この女の子組にはもう入れました。5つの数は5つの別々の女の子組に入れます。
yurikure-girl-not-here = このゲームにいない女の子が入っています。登場するのは最初の{ $count }人です。
yurikure-not-asked = いまはあなたの番ではありません。{ $seats }を待っています。
yurikure-not-now = いま「{ $text }」はできません。
yurikure-reveal-other-girl = いま公開できるのは{ $girl }だけです。コントローラの宣言を待つ間は公開できません。
yurikure-reveal-too-much = { $girl }に{ $value }は公開できません。あなたのコントロール点は{ $most }です。
yurikure-reveal-too-little = { $girl }に{ $value }では足りません。{ $highest }より大きい数を公開してください。
yurikure-must-declare = { $girl }のコントローラはあなたです。パスはできず、宣言しなければなりません。
yurikure-not-yours-to-declare = いま{ $girl }について宣言することはできません。宣言できるのはコントローラだけで、宣言の番になってからです。
yurikure-declared-before = 「{ $text }」は{ $girl }について宣言済みで、そのあと誰も公開していません。
yurikure-choice-herself = { $girl }は自分自身を選べません。
yurikure-confess-in-couple = { $girl }はカップルなので、告白できません。
yurikure-love-couple = 「{ $text }」はできません。駆け引きの対象は、カップルでない女の子組です。
yurikure-choice-wrong-kind = 「{ $text }」は、いま{ $girl }に問われていることの答えになりません。
yurikure-advanced-with-orientations = 支援点の重複を認めるルールと性向は、一緒に使えません。
yurikure-orientation-girl = 「{ $text }」の先頭がこのゲームの女の子ではありません。登場する女の子：{ $allowed }。
yurikure-orientation-twice = { $text }の性向が二度書かれています。
yurikure-orientation-unknown = 「{ $text }」という性向はありません。使える性向：{ $allowed }。
yurikure-orientation-two = { $text }には別々の性向が2つ必要です。書かれているのは{ $count ->
   *[other] { $count }つ
 }です。
yurikure-orientation-holders = { $text }が{ $count }人に付いています。1つの性向は3人までです。
yurikure-notation = 「{ $text }」という手はありません。書き方：support 女の子 女の子、clear、hand-in、reveal 女の子 数、pass、approach 女の子、confess 女の子、love 女の子 女の子、nothing、yes、no、warm 女の子。
yurikure-notation-girl = 「{ $text }」という女の子はいません。登場する女の子：{ $allowed }。
yurikure-notation-same = 女の子組は別々のふたりです。{ $text }を二度は書けません。
yurikure-notation-value = 「{ $text }」はコントロール点の数ではありません。1から{ $most }までです。

# Phrases inside other sentences.
yurikure-sheet-entry = { $one }・{ $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
yurikure-pair = { $one }・{ $other }
yurikure-score-part = { $one }・{ $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }

# What somebody may do later (hints): only what the action itself says.
yurikure-later-support = シートに{ $one }・{ $other }を書く
yurikure-later-reveal = { $girl }に{ $value }点を公開
yurikure-later-declare = 「{ $choice }」と宣言
yurikure-later-yes = 「はい」と宣言
yurikure-later-no = 「いいえ」と宣言
