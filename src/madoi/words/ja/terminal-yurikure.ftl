# 端末の百合紅：盤面、選択肢、手の説明。

yurikure-board-title = 百合紅 · 第{ $turn }ターン（全{ $turns }ターン）
yurikure-board-before = 百合紅 · 第1ターンの前
yurikure-board-pair = 女の子組
yurikure-board-order = アクション順
yurikure-board-own = あなたのコントロール点
yurikure-board-hidden = 未公開
yurikure-board-hint-setup = シート全体を一度に書くこともできます：akane kuroki 5, sorai tsuge 4, akane sorai 3, tsuge murafuji 2, midorino sorai 1
yurikure-board-hint-extra = まとめて書くこともできます（点数つき）：akane kuroki 2, sorai tsuge 1
yurikure-board-help = 百合紅では：
      a, b, c           パスの予約（選べるとき）
      ask               予約の取り消し
yurikure-board-declared = { $girl }の宣言：{ $choice }
yurikure-board-sheet = { $seat }の支援点：
yurikure-menu-support = { $one }・{ $other }に{ $value }点
yurikure-menu-clear = 最初から書き直す
yurikure-menu-hand-in = シートを提出する
yurikure-menu-reveal = { $girl }に{ $value }点を公開（残り{ $hidden }点は未公開のまま）
yurikure-menu-pass = パス
yurikure-explain-support = { $one }と{ $other }に支援点{ $value }点を入れます。二人のコントロール点も同じだけ増えます。[YK-1.6、YK-2.5]
yurikure-explain-clear = シートが白紙に戻ります。だれにも知られません。[YK-2.5]
yurikure-explain-hand-in = シートが確定します。提出したことだけが知られ、中身は知られません。[YK-2.5]
yurikure-explain-reveal = { $girl }のコントロール点{ $value }点を見せ、もっと見せる人が出るまで彼女のことを決めます。{ $hidden }点は未公開のままです。[YK-4.1、YK-4.2]
yurikure-explain-pass = 何も公開しません。公開できたかどうかはだれにも分かりません。[YK-4.4、YK-D13]
yurikure-explain-approach = 二人の好感度が上がり、どちらかのほかのカップルは不満を持ちます。相手：{ $girl }。[YK-5.1]
yurikure-explain-confess = { $girl }が答えます。はい：カップルになります。いいえ：ダイスが好感度以下ならそれでもカップル、そうでなければ好感度が上がります。[YK-5.2]
yurikure-explain-love = { $one }と{ $other }についてほかの女の子が投票し、そのあと二人が答えます。二人ともはいならカップル、そうでなければ不満度が上がります。[YK-5.3]
yurikure-explain-nothing = 何もしません。[YK-5.4]
yurikure-explain-yes = 受け入れます。[YK-5.2、YK-5.3]
yurikure-explain-no = 受け入れません。[YK-5.2、YK-5.3]
yurikure-explain-warm = { $girl }との好感度が3上がります。[YK-8.12]
yurikure-sheet-part = 「{ $text }」は女の子二人と数になっていません。
yurikure-sheet-values = 1、2、3、4、5を一度ずつ使います。書かれているのは{ $given }です。
yurikure-sheet-points = 入れる点は{ $needed }点です。書かれているのは{ $given }点です。
yurikure-wish-until-reveal = このターン、{ $girl }に{ $value }より多く公開されるまでパス（自分の推しの組は聞く）
yurikure-wish-all-votes = この駆け引きの投票はすべてパス
yurikure-wish-this-action = { $girl }のアクションが終わるまでパス（自分の推しの組は聞く）
yurikure-wish-all-this-action = { $girl }のアクションが終わるまでパス（自分の推しの組も）
yurikure-wish-off-sheet = 今後、自分のシートにない組のことはパス
yurikure-wish-unless-mine = 今後、自分が宣言するときだけ聞く

# 統計の項目名。
lab-table-yurikure-endings = 終わり方
lab-measure-yurikure-endings-games = 対局の割合
yurikure-endings-fated = 運命のカップル
yurikure-endings-polygamy = 百合重婚
yurikure-endings-nine-turns = 最終ターン終了
lab-table-yurikure-length = 長さ
lab-row-length-turns = ターン数
lab-row-yurikure-order = { $number ->
        [1] 仮想コントローラ
       *[other] { $number }番目
    }
lab-table-yurikure-girl = 女の子
lab-measure-yurikure-girl-formed = カップル成立
lab-table-yurikure-pair = 女の子組
lab-measure-yurikure-pair-times = 支援した人数
lab-measure-yurikure-pair-share = 支援した人の勝率
lab-measure-yurikure-pair-support = 支援点の合計
lab-measure-yurikure-pair-formed = カップル成立
lab-table-yurikure-orientation = 性向（持っている女の子1人あたり）
lab-measure-yurikure-orientation-formed = カップル成立
lab-measure-yurikure-orientation-broken = 別れた
lab-row-orientation-all = 全員の平均
lab-number-yurikure-turns = ターン数
lab-number-yurikure-extra-after-3 = 第3ターン後の追加の支援点
lab-number-yurikure-extra-after-6 = 第6ターン後の追加の支援点
lab-number-yurikure-kiss = 誓いのキスに必要な合計
lab-table-yurikure-favor = 組の最高の好感度
lab-row-yurikure-favor = 好感度{ $number }
lab-measure-yurikure-favor-pairs = 組の数
lab-measure-yurikure-favor-deciding = うち勝敗を決めた組
lab-table-yurikure-spread = 支援した組の数
lab-row-yurikure-spread = { $number ->
        [8] 8組以上
       *[other] { $number }組
    }
lab-measure-yurikure-spread-times = 人数
lab-measure-yurikure-spread-share = その人たちの勝率
lab-table-yurikure-control = 公開したコントロール点
lab-row-control-most = 最も多く公開
lab-row-control-least = 最も少なく公開
lab-measure-yurikure-control-times = 人数
lab-measure-yurikure-control-share = その人たちの勝率
lab-table-yurikure-last-turn = 終わったターン
lab-row-yurikure-last-turn = 第{ $number }ターン
lab-measure-yurikure-last-turn-games = 対局の割合
lab-table-yurikure-actions = 女の子のアクション
lab-measure-yurikure-actions-done = 回数
lab-measure-yurikure-actions-couples = 成立したカップル
yurikure-actions-approach = アプローチ
yurikure-actions-confess = 告白
yurikure-actions-love = 駆け引き
yurikure-actions-nothing = 何もしないと宣言
lab-table-yurikure-couples = カップル
lab-measure-yurikure-couples-times = 回数
yurikure-couples-by-favor = 好感度だけで成立
yurikure-couples-broke-up = 別れた
yurikure-couples-kissed = 誓いのキス成功
yurikure-couples-failed-to-kiss = 誓いのキス失敗
lab-table-yurikure-dice = ダイス
lab-measure-yurikure-dice-rolled = 振った回数
yurikure-dice-confession = 告白
yurikure-dice-couple = カップルのフェーズ
yurikure-dice-kiss = 誓いのキス
lab-table-yurikure-players = 支援点と公開したコントロール点
lab-measure-yurikure-players-support = 計上された支援点
lab-measure-yurikure-players-revealed = 公開した合計
yurikure-players-winners = 勝者
yurikure-players-others = ほかのプレイヤー
