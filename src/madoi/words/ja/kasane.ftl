# 襲ノ色目：問い、出来事、断り。用語とルールは別のファイル。

kasane-question-turn = 列の一番上のカードを1枚取り、できるなら役を作ってください。
kasane-chance-start = スタートプレイヤー
kasane-chance-card = 共通の場の次のカード

kasane-started = スタートプレイヤーは{ $seat }です。
kasane-started-name = スタートプレイヤー
kasane-cells-taken = 難しい遊び方：襲ね2枚と拾2枚のマスが、はじめから1つずつ埋まっています。
kasane-laid = 第{ $round }ラウンド：共通の場に新しいカードが並びました。{ $seat }から始めます。
kasane-laid-name = 新しい共通の場のカード
kasane-took = { $seat }が列{ $column }の{ $card }を取りました。
kasane-took-plus-one = { $seat }が列{ $column }の+1を取り、すぐに並べました：{ $points ->
   *[other] { $points }点
 }。
kasane-made = { $seat }が{ $cards }で{ $yaku }（{ $count }枚）を達成しました{ $join ->
    [yes] （自分の場の右端のカードも使用）
   *[no] { "" }
 }：{ $points ->
   *[other] { $points }点
 }。
kasane-round-ended = 第{ $round }ラウンド終了。{ $cards }は捨て札になります。
kasane-reshuffled = 最終ラウンドのため、捨て札{ $count }枚を山札に混ぜました。
kasane-spares = 余った{ $count }枚は見ずに捨て札にします。
kasane-colours = { $seat }は{ $count }枚・{ $colours ->
   *[other] { $colours }色
 }：{ $points ->
   *[other] { $points }点
 }。
kasane-too-few = { $seat }は{ $count ->
   *[other] { $count }枚
 }（{ $needed }枚未満）：色の得点はありません。
kasane-twelve = { $seat }は十二単をまといました：{ $points }点。
kasane-tied = { $seats }が{ $points }点で並びました。場に並べた枚数の最多は{ $count }枚です。
kasane-ended = { $count ->
    [1] { $seats }の勝ちです。
   *[other] { $seats }が同点優勝です。
 }

kasane-no-column = 列{ $column }はありません。列は1から{ $columns }までです。
kasane-column-empty = 列{ $column }は空です。
kasane-yaku-after-plus-one = +1を取った手番では役を達成できません。
kasane-join-empty-row = 自分の場が空なので、つなげるカードがありません。
kasane-join-plus-one = 自分の場の右端が+1です。+1は役に入れられません。
kasane-hand-too-small = 手札の手前から{ $needed }枚必要ですが、手札は{ $size }枚しかありません。
kasane-no-cell = { $yaku }に{ $count }枚のマスはありません。
kasane-not-made = { $cards }は{ $yaku }になりません。条件：{ $condition }。
kasane-cell-full = { $yaku }の{ $count }枚はもう埋まっています。
kasane-harder-seats = 難しい遊び方は3人用です（{ $given }人ではできません）。
kasane-plus-ones-few = +1が{ $given }枚では最後のラウンドのカードが足りません。この人数では{ $least }枚以上必要です。
kasane-notation = 「{ $text }」は読み取れません。書き方：take 列、take 列 役 枚数、take 列 役 枚数 join。
kasane-notation-column = 「{ $text }」は列ではありません。列は1から4までです。
kasane-notation-yaku = 「{ $text }」という役はありません。使える役：{ $allowed }。
kasane-notation-count = 「{ $text }」は枚数ではありません。役は2枚から12枚です。

yaku-table-toml = TOMLとして読めません：{ $reason }。
yaku-table-empty = 表にマスが1つもありません。少なくとも1つ書いてください。
yaku-table-unknown = 「{ $found }」という役はありません。使える役：{ $allowed }。
yaku-table-cells = { $name }：{ $found }ではなく、1マス1行の節で書いてください。
yaku-table-entry = { $name }、マス{ $cell }：{ $found }ではなく、{"{"} points = [ … ] {"}"} の形で書いてください。
yaku-table-key = { $name }、マス{ $cell }：「{ $found }」は使えません。書けるのはpoints、points_from、spaces_fromです。
yaku-table-points = { $name }、マス{ $cell }：pointsには、{ $found }ではなく、空きごとの点数を並べてください。
yaku-table-count = { $name }、マス{ $cell }：{ $yaku }のマスは{ $least }から{ $most }までの枚数で書いてください。
yaku-table-spaces = { $name }、マス{ $cell }：空きが{ $found }個あります。1個から{ $most }個までです。
yaku-table-value = { $name }、マス{ $cell }：{ $found }は点数ではありません。点数は0から{ $most }までの整数です。
yaku-table-sources = { $name }、マス{ $cell }：「{ $found }」は出典になりません。book、review、oursのどれかです。
yaku-table-twice = { $name }、マス{ $cell }：二度書かれています。

# What somebody may do later (hints): only what the turn itself says.
kasane-later-take = 列{ $column }から取る
kasane-later-make = 列{ $column }から取って、{ $yaku }（{ $count }枚）を達成
kasane-later-join = 列{ $column }から取り、右端のカードも使って{ $yaku }（{ $count }枚）を達成
