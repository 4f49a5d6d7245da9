# デザイナー向けレポート：どんなゲームか、ルールを変えたらどうなるか。

## 指定の誤り

lab-design-deals-few = 同じ配りの繰り返しを{ $given }回にはできません。0なら行いません。
lab-design-no-change = { $options }は元のままです。比べるものがありません。
lab-design-set-form = 「{ $text }」は変更として読めません。名前=値 と書いてください。
lab-design-set-twice = { $option }が2回指定されています。
lab-design-skill-form = 「{ $text }」は2つのボットとして読めません。強い方,弱い方 と書いてください。

## 見出し

lab-design-title = { $game }：デザイナー向けレポート
lab-design-head-deals = 同じ配りの繰り返し
lab-design-head-change = 変更点
lab-design-deals = { NUMBER($deals, useGrouping: "true") }通りの配りで{ $games }局ずつ：{ $better }対{ $weaker }

## 数値

lab-design-range = { $value }（{ $low }～{ $high }）
lab-design-row = { $row }：{ $measure }
lab-design-column-before = 現在
lab-design-column-after = 変更後
lab-design-column-difference = 差
lab-design-column-row = 項目
lab-design-column-measure = 指標
lab-design-clear = 値が変わった{ $seen }個の数値のうち、はっきり差があるのは{ $clear }個です（●：95%信頼区間が0を含まない）。偶然だけでも約{ $chance }個はそうなります。
lab-design-all = 表示はこれだけです。--all ですべての数値を表示し、--out でファイルに書き出します。
lab-design-note = 上に挙げたボットどうしの対局です。±と括弧は95%信頼区間で、図の●は平均、線は区間、┊は全員が互角の場合の値です。比較する対局は同じシードを使います。割合の差はポイントです。何かをした人の勝率が高くても、そのおかげで勝ったとは限りません（docs/lab.md）。

## 目立つこと：数字から作られる文

lab-findings-title = わかったこと
lab-findings-note = { NUMBER($compared, useGrouping: "true") }件の比較から選びました。これらの文の範囲は表より広く、全部が同時に95%の確かさで成り立ちます。
lab-findings-none = 対局が少なすぎて、まだ何も言えません。
lab-finding-last-more = 手番順で最後の人の勝率は{ $value }（{ $low }～{ $high }）。均等な場合の{ $even }を上回ります。
lab-finding-last-less = 手番順で最後の人の勝率は{ $value }（{ $low }～{ $high }）。均等な場合の{ $even }を下回ります。
lab-finding-wins-more = { $table }「{ $row }」の勝率は{ $value }（{ $low }～{ $high }）。均等な場合の{ $even }を上回ります。
lab-finding-wins-less = { $table }「{ $row }」の勝率は{ $value }（{ $low }～{ $high }）。均等な場合の{ $even }を下回ります。
lab-finding-even = { $table }：有利不利は確認できません。勝率はどれも{ $low }～{ $high }の間で、均等なら{ $even }です。
lab-finding-did-more = { $table }「{ $row }」：該当する人の勝率は{ $value }（{ $low }～{ $high }）。均等なら{ $even }です。
lab-finding-did-less = { $table }「{ $row }」：該当する人の勝率は{ $value }（{ $low }～{ $high }）にとどまります。均等なら{ $even }です。
lab-finding-ending = { $table }：最も多いのは「{ $row }」で、対局の{ $value }（{ $low }～{ $high }）です。
lab-finding-better = { $others ->
       *[other] { $weaker }{ $others }体を相手に、{ $better }は{ $value }勝ちます（{ $low }～{ $high }）。均等なら{ $even }です。
    }
lab-finding-deal = 勝敗のうち{ $value }（{ $low }～{ $high }）は配られた札だけで説明できます。
lab-finding-length = 1局の決定は平均{ $value }回（{ $low }～{ $high }）。10局のうち9局は{ $least }～{ $most }回です。
lab-finding-change = { $table }「{ $row }」の{ $measure }：{ $before } → { $after }、差は{ $difference }。
lab-finding-no-change = { NUMBER($games, useGrouping: "true") }組の対局では、違いは確認できません。
lab-simulation-title = { $game }：多数の対局の結果

## 運と実力

lab-design-better = { $others ->
       *[other] { $weaker }{ $others }人を相手にした{ $better }の勝率（互角なら{ $even }）
    }
lab-design-again = 同じ配りを同じボットで2回対局して勝者が一致した割合（何も決まらないなら{ $even }）
lab-design-deals-too-few = 運と実力：同じ配りの繰り返しが{ $least }回未満では何も言えません。
lab-design-part-deal = 配り：その席に来たもの
lab-design-part-seat = 席（配りによらない分）
lab-design-part-who = 誰が打つか
lab-design-part-both = 誰が打つかと配りの組み合わせ
lab-design-part-rest = 残り：対局中のダイスや引き、ボットの気まぐれ
lab-design-parts-caption = 勝敗を決めるもの（分散に占める割合）

## ページ

lab-design-points-caption = 各席の得点
lab-design-length-caption = 1局の手数
lab-design-contents = 目次
lab-design-changes-caption = 変更点
lab-design-clear-title = はっきりした違い
lab-design-drawn = 図
lab-design-written = ページと表を{ $path }に書き出しました。

## どのゲームにもある表・項目・指標

lab-table-decisive = 運と実力
lab-table-course = 対局の経過
lab-table-order = 手番順
lab-row-course-decisions = 1局の手数
lab-row-course-shared = 同点優勝の対局
lab-row-course-undecided = 勝者のいない対局
lab-measure-mean = 平均
lab-measure-games = 対局の割合
lab-measure-wins = 勝率
lab-measure-points = 得点
lab-measure-times = 回数
lab-measure-seats = 人数
lab-measure-won = その人たちの勝ち
lab-measure-share = した人の勝率
lab-measure-decided = 決着に関わった割合
