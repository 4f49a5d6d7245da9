# 実物の箱で遊ぶときの、ひとり用の百合紅の支援点シート。

web-sheet-title = 百合紅：支援点シート
web-sheet-about = 実物で遊ぶときの、あなただけの秘密のシートです。この端末の中だけに残り、どこにも送られず、オフラインで使えます。
web-sheet-forgetful = このブラウザには何も残せません（プライベートウィンドウ、または空き容量不足）。ページを閉じるとシートは消えます。
web-sheet-mode = モード
web-sheet-points = 支援点
web-sheet-reveals = コントロール
web-sheet-end = 最終得点

# Giving points.
web-sheet-round = 入れる点
web-sheet-round-is = { $round }：
web-sheet-setup = セットアップ
web-sheet-after = { $turn }ターン目のあと
web-sheet-values = 次に入れる数
web-sheet-placed = 使用済み
web-sheet-all-placed = 全部入れました。一覧の組をタップすると直せます。
web-sheet-tap-point = { $count ->
   *[other] あと{ $count }点。1点ごとに女の子をふたり選んでください。
 }
web-sheet-faulty = 間違いあり
web-sheet-line = セットアップ{ $setup }、追加{ $extra }
web-sheet-remove = 消す

# Control.
web-sheet-reveals-about = それぞれの女の子へのコントロール点と、そのうち未公開の点です。女の子をタップすると、公開された点を書き込めます。
web-sheet-yours = コントローラはあなた
web-sheet-can-take = { $value }以上の公開で取れる
web-sheet-cannot-take = 届かない
web-sheet-no-control = コントロール点なし
web-sheet-hidden = 未公開{ $hidden }
web-sheet-revealed = あなたの公開
web-sheet-others = ほかの人の最大の公開

# The end.
web-sheet-end-tap = 終了時のカップルを、女の子ふたりずつ選んでください。運命のカップルには印をつけます。
web-sheet-ending = 終わり方：{ $ending }
web-sheet-fated = 運命
web-sheet-not-counted = ここでは数えません
web-sheet-cut = セットアップ{ $setup }は5まで、追加{ $extra }
web-sheet-tie = 合計が同じなら、この女の子たちへの公開が少ない人の勝ちです。あなたの公開は{ $revealed }点です。
web-sheet-no-couples = カップルがひと組もなければ、全員の引き分けです。

# What breaks a rule.
web-sheet-good = ルール違反はありません。
web-sheet-fault-girl = { $girl }が登場するのは5人で遊ぶときだけです。
web-sheet-fault-value = { $value }という数はセットアップにはありません。使うのは1から5までです。
web-sheet-fault-twice = { $value }を{ $count }回使っています。どの数も1回だけです。
web-sheet-fault-missing = まだ入れていない数：{ $values }
web-sheet-fault-same-pair = { $one }・{ $other }に2つ以上の数が入っています。5つの数は5つの別々の女の子組に入れます。
web-sheet-fault-points = { $turn }ターン目のあとに入れる点は{ $needed }点です。入っているのは{ $given }点です。
web-sheet-fault-equal = { $girl }：あなたとほかの人が同じ{ $value }を公開していることはありません。公開する数は、誰よりも大きくなければなりません。

# What the table plays.
web-sheet-how-many = 人数
web-sheet-players = { $count }人
web-sheet-girls = 女の子{ $count }人
web-sheet-extra = 追加の支援点

# The sheets of this device.
web-sheet-sheets = シート一覧
web-sheet-name = 開いているシートの名前
web-sheet-new = 新しいシート
web-sheet-redo = やり直し
web-sheet-clear = 開いているシートを白紙に
web-sheet-clear-sure = 開いているシートを白紙にしますか？ あとで元に戻せます。
web-sheet-delete = { $name }を削除
web-sheet-delete-sure = { $name }を削除しますか？元には戻せません。
web-sheet-delete-yes = 削除
