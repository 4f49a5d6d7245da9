# madoi learn：テンソルと学習。

learn-layout = { $game }（{ $seats }人）の観測テンソル：数値{ $size }個、行動{ $actions }種類。配置{ $version }、{ $hash }。
learn-layout-columns = 列：開始位置、形、ストライド、項目と意味。
learn-no-layout = テンソルがありません：{ $reason }。
