# 対局の終わり：順位、差、勝負を分けたもの、共有する絵。

web-end-won = あなたの勝ち！
web-end-shared = { $seats }と同時優勝
web-end-won-by = { $count ->
    [1] { $seats }の勝ち
   *[other] { $seats }の同時優勝
 }
web-end-draw = 引き分け
web-end-place = { $count }人中 { $place }位
web-end-ahead = { $seat }に{ $points }点差をつけました
web-end-behind = { $seat }と{ $points }点差
web-end-level = { $seat }と同点
web-end-kasane-layers = { $seat }と同点、重ねた枚数は{ $own }対{ $rival }
web-end-reasons = 差がついたところ
web-end-fold = 盤面を見る
web-end-unfold = 結果を見る
web-end-analysis = 感想戦
web-end-analysis-working = 解析中 { $percent }%
web-end-analysis-stop = 解析をやめる
web-end-share = 共有
web-end-picture = 結果を共有
web-end-send = 送る
web-end-save = 画像を保存
web-end-kasane-plus-one = +1
web-end-kasane-colours = 色数
web-end-kasane-twelve = 十二単
web-end-yurikure-couple = { $one }と{ $other }
web-end-yurikure-revealed = 公開した点数（同点なら少ない方の勝ち）
web-end-yurikure-missed = { $seat }：{ $one }と{ $other }に{ $points }点、カップル不成立
web-end-lily-hits = リーダーへの命中
web-end-lily-defeats = 撃破したキャラ
web-end-lily-repelled = しのいだ攻撃
web-end-lily-criticals = クリティカル
web-end-lily-blocks = ブロック
web-end-lily-conceded = { $turn ->
    [0] { $seat }が最初のターンの前に投了
   *[other] { $seat }が{ $turn }ターン目に投了
 }
web-end-lily-margin = { $turn }ターン目で決着、リーダーへの命中 { $own } 対 { $rival }
