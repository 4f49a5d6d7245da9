# アリーナ：ボットの大会。それを動かすクラスタも。

## 誤り

lab-arena-bots-few = 大会にはボットが2つ以上必要です（指定：{ $given }）。
lab-arena-bot-twice = ボット{ $bot }が2回指定されています。1回ずつ指定してください。
lab-arena-mix = 「{ $given }」という組み方はありません。使えるのは{ $allowed }です。
lab-arena-records-where = --records には、記録を残すフォルダを指定する --out が必要です。
lab-arena-journal-other = ジャーナル{ $path }は別の大会のものです（違うところ：{ $what }）。そのときと同じコマンドにするか、別の --out を指定してください。
lab-arena-journal-damaged = ジャーナル{ $path }は{ $line }行目が壊れています。別の --out を指定するか、ジャーナルを削除して最初からやり直してください。
lab-arena-journal-busy = 別のプロセスがジャーナル{ $path }に書き込んでいます。終わるのを待つか、別の --out を指定してください。
lab-cluster-missing = クラスタを使うには Dask が必要ですが、インストールされていません。パッケージ distributed をインストールするか、--on を外してください。
lab-cluster-silent = { $address }の Dask スケジューラから応答がありません。
lab-cluster-empty = { $address }のクラスタにはワーカーがいません。
lab-cluster-without = { $address }のクラスタのワーカー{ $worker }は Madoi { $here }を読み込めません。そちらにもインストールしてください。
lab-cluster-version = { $address }のクラスタのワーカー{ $worker }の Madoi は{ $there }、こちらは{ $here }です。同じ版にしてください。
lab-cluster-lost = { $address }のクラスタとの接続が失われました。--out を付けた大会で終わった対局は残っています。同じコマンドで続きから始められます。

## 見出し

lab-arena-title = { $game }：ボットの大会
lab-arena-played = { NUMBER($games, useGrouping: "true") }局（配り{ NUMBER($deals, useGrouping: "true") }通り×座り方{ NUMBER($line-ups, useGrouping: "true") }通り）
lab-arena-head-seats = 席
lab-arena-even = { $seats }席。対戦する2つのボットが交互に座り、席を入れ替える
lab-arena-one = { $seats }席。対戦する2つのボットの一方が1席、残りはすべて他方。役を替え、すべての席に座る
lab-arena-early = 予定の{ NUMBER($planned, useGrouping: "true") }局のうち{ NUMBER($games, useGrouping: "true") }局で終了しました。どの2つのボットでも、どちらが強いかが示されたためです。この判定が1つでも誤っている確率は5%以下です。
lab-arena-best = レーティングが最も高いのは{ $bot }で、{ $value }点（{ $low }～{ $high }）です。
lab-arena-better = { $better }は{ $worse }より強い：両者の勝ちのうち{ $value }（{ $low }～{ $high }）を取りました。{ NUMBER($deals, useGrouping: "true") }配札で判明しました。
lab-arena-neither = { $one }と{ $other }：どちらが強いとも言えません。{ $one }の取り分は{ $value }（{ $low }～{ $high }）、互角なら50%です。

## 表

lab-arena-table-ratings = レーティング
lab-arena-table-cross = 対戦成績
lab-arena-table-alone = 1席だけのとき
lab-arena-column-rating = レーティング
lab-arena-column-score = 得点率
lab-arena-column-what = 項目
lab-arena-column-value = 値
lab-arena-note-ratings = レーティング：0を中心とするElo点。400点高いと1席あたりの勝ちが10倍になります。得点率：ほかの各ボットに対する得点率の平均。
lab-arena-note-cross = 左のボットの、上のボットに対する得点率：勝ちのうち左のボットが取った割合。互角なら50%です。
lab-arena-note-alone = 左のボットが1席だけ、残りの席がすべて上のボットのときの勝率。互角なら{ $even }です。
lab-arena-note = 区間は95%で、大会のどの時点で見ても、いつやめても成り立ちます。そのため、対局数を決めておく場合の区間より広くなります。

## 図

lab-arena-plot-history = 曲線は答えがはっきりしていくようすです。得点率と95%区間を、配りの数に対して示します。破線：互角。縦線：ここから先、どちらが強いかが示されています。

## ファイル

lab-arena-written = レポートは{ $path }です。
lab-arena-go-on = 終わった対局は{ $path }に残っています。同じコマンドで続きから始められます。
