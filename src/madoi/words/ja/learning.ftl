# madoi learn：テンソルと学習。

learn-layout = { $game }（{ $count }人）の観測テンソル：数値{ $size }個、行動{ $actions }種類。配置{ $version }、{ $hash }。
learn-layout-columns = 列：開始位置、形、ストライド、項目と意味。
learn-no-layout = テンソルがありません：{ $reason }。

learn-no-numpy = 学習には Python パッケージ { $module } が必要です：pip install "madoi[research]"
learn-other-run = { $path } は別のネットワークか別の配置の学習です。別の --out を指定するか、削除してください。
learn-continues = { $path } の学習を再開します。
learn-progress = { $count }人：{ $games }局、損失{ $loss }
learn-trained = { $count }人：{ $games }局で学習（{ $minutes }分）。
learn-interrupted = 中断しました。途中経過は{ $path }にあり、同じコマンドで再開できます。
learn-result = { $count }人、greedy の中に1体：{ $games }局で勝率{ $share }%（95%区間 { $low }～{ $high }、互角なら{ $even }%）。
learn-written = 重みは{ $path }にあります。アリーナでは learned:{ $path } というボットになります。

learn-no-prior-model = { $game }には、当てはめに使う行動の特徴がありません。
learn-other-games = { $path } は別の設定の対局です。別の --out を指定するか、削除してください。
learn-games = { $count }人：{ $games }局
learn-games-kept = 中断しました。ここまでの対局は{ $path }にあり、同じコマンドで再開できます。
learn-fitted = { $count }人：{ $games }局、決定{ $decisions }回に当てはめました。当てはめに使わなかった対局では、1回の選択の驚きは{ $now }です（理論上の最小は{ $least }）。
learn-fitted-before = ゲームが今持つ重みでは、驚きは{ $before }です。
learn-fit-written = 重みは{ $path }にあります。
