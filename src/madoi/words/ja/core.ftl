# 断りと記録：どのゲームでも核が言うこと。

list-separator = |、|
seat-number = 席{ $number }

not-your-turn = いまは{ $seat }の手番です。
game-over = ゲームは終わっています。
not-now = 「{ $text }」は今はできません。
not-of-this-game = 「{ $text }」はこのゲームの手ではありません。

seats-wrong = { $given ->
   *[other] { $given }席が指定されました
 }が、このゲームは{ $allowed }人用です。
name-bad = 「{ $text }」は名前にできません。表示できる文字を1～{ $most }文字で入れてください。
seed-bad = シード「{ $text }」は使えません。空白なしの英数字や記号1～{ $most }文字にしてください。
option-unknown = 「{ $option }」という設定はありません。使える設定：{ $allowed }。
option-value = { $option }を「{ $value }」にはできません。選べる値：{ $allowed }。
number-value = { $option }を「{ $value }」にはできません。{ $least }から{ $most }までの整数にしてください。
game-unknown = 「{ $game }」というゲームはありません。遊べるゲーム：{ $allowed }。
game-missing = ここにはゲーム「{ $game }」が入っていません。{ $package } に含まれていたゲームです。
plugin-broken = { $package } を読み込めません。{ $reason }
plugin-twice = 「{ $name }」が重複して登録されています（{ $packages }）。どちらかを外してください。
plugin-path = { $path } にプラグインはありません。Python のファイルか、pyproject.toml のあるフォルダーを指定してください。
plugin-no-game = { $package } は「{ $target }」をゲーム「{ $name }」として登録していますが、その名前のゲームではありません。名前は半角小文字の一語です。
plugin-no-bot = { $package } は「{ $target }」をボット「{ $name }」として登録していますが、ゲームを渡して呼んでもボットになりません。
bot-unknown = 「{ $bot }」というボットはいません。使えるボット：{ $allowed }。
bot-budget = 「{ $bot }」には読みの量を指定できません。先を読むボットなら、strong:2000（シミュレーション回数）や strong:0.5s（秒）のように指定できます。
bot-processes = 「{ $bot }」の末尾には、strong:2000@2 のように 1 から { $most } までのプロセス数を指定してください。
bot-processes-here = この環境ではプロセスを分けられないため、「{ $bot }」は使えません。代わりに { $instead } をお使いください。
search-process-none = 読みに使うプロセスを新しく起動できません（{ $reason }）。ほかのプログラムを終了するか、「@」と数字を外してください。
search-process-died = 読みに使うプロセスが強制終了しました（メモリ不足かもしれません）。プロセス数を減らしてもう一度お試しください。
weights-broken = この重みファイルは読めません：{ $reason }。
weights-format = この重みファイルの形式は{ $found }ですが、この Madoi で読めるのは{ $known }です。
weights-game = この重みは{ $found }用で、{ $game }には使えません。
weights-layout = この重みはテンソル配置{ $found }で学習したものですが、このルールでの配置は{ $known }です。学習し直してください。
weights-seats = この重みが使える人数は{ $known }です。

fed-impossible = 「{ $what }」の結果が{ $result }になることはありません。
fed-too-many = 結果{ $result }が入力されましたが、もう振るものも引くものもありません。

undo-nothing = 待ったできる手がありません。
undo-learnt = 待ったはできません。あなたの最後の手のあとに、全員が新しいことを知りました（{ $what }）。
undo-others = ほかの人がもうそれを受けて手を決めています。待ったをするなら、まずその人たちに頼んでください。
undo-fell = 待ったはできません。結果がもう出ています（{ $what }）。
undo-forked = 途中から続けたり移動したりしたゲームでは、それより前の手に待ったはできません。

fork-unseeded = 途中から続けられるのは、さいころやカードをシードで決めているゲームだけです。

file-exists = ファイル{ $path }はすでにあります。別の名前にしてください。
file-missing = ファイル{ $path }がありません。
file-unreadable = ファイル{ $path }を読めません：{ $reason }。
file-unwritable = ファイル{ $path }に書けません：{ $reason }。
file-too-large = ファイル{ $path }は大きすぎます（{ $most }バイトまで）。
output-full = 出力を書き込めませんでした：{ $reason }。
file-not-text = ファイル{ $path }はUTF-8のテキストではありません。

record-no-record = { $line }行目：これは記録ではありません。1行目は「madoi-record 1」のはずです。
record-version = { $line }行目：この記録の形式は{ $found }です。このプログラムが読めるのは形式{ $known }です。新しいMadoiなら読めるかもしれません。
record-after-end = { $line }行目：「{ $text }」が終わりの後にあります。
record-chance = { $line }行目：「{ $found }」は知らない乱数の方式です。新しいMadoiなら読めるかもしれません。
record-missing = { $line }行目：ゲームが始まりますが、その前に「{ $what }」の行がありません。
record-header = { $line }行目：「{ $text }」は見出しに書けない行か、二度書かれています。
record-from = { $line }行目：「{ $text }」からは、どこから続けたのかがわかりません。「from 手数 kept シード」か「from 手数 imagined 席 シード」のはずです。
record-from-order = { $line }行目：「{ $text }」が、もっと後から続けたという行の下にあります。早い順に並んでいるはずです。
record-from-fed = { $line }行目：「{ $text }」は、結果を手で入力するゲームには書けません。
record-from-seat = { $line }行目：「{ $text }」の席はありません。1から{ $count }まで、観戦者なら0です。
record-from-beyond = { $line }行目：「{ $text }」は記録より先から続けたことになっています。{ $decisions ->
   *[other] 記録にあるのは{ $decisions }手です
 }。
record-from-over = { $line }行目：「{ $text }」のところでゲームはもう終わっていて、続けられません。
record-after-points = { $line }行目：「{ $text }」が得点やシードより下にあります。ここに手は書けません。
record-step = { $line }行目：「{ $text }」は手ではありません。行頭は1から{ $count }までの席の番号です。
record-cut-off = 記録が{ $line }行目で途切れています。「end」の行がありません。
record-header-changed = 見出しがあとから書き換えられています。検査数字が合いません。
record-step-changed = { $line }行目：「{ $text }」が書き換え・追加・移動されたか、上の行が消されています。検査数字が合いません。
record-seed = シード「{ $seed }」は、最初の手の前に封印されたもの（{ $commitment }）と違います。
record-rules-version = この記録は{ $game }のルール第{ $found }版のものです。このプログラムは第{ $known }版です。
record-options = 記録の設定では遊べません：{ $refusal }
record-sealed = 記録にシードがないので、再現できません。
record-unfed = 結果が足りません：{ $what }。
record-points = 記録の得点は{ $told }ですが、手順どおりに進めると{ $played }になります。
record-decision = { $line ->
    [0] { $decision }手目
   *[other] { $line }行目、{ $decision }手目
 }「{ $text }」：{ $refusal }

# Hints.
hint-too-fast = ヒントは少し間をおいて使ってください。
hint-not-asked = この席は、その時点では手番ではありません。
hint-no-decision = その手はありません。{ $first }手目から{ $last }手目までを選んでください。
hint-thought = { $count }通り読みました。よく読んだ手から順に並べています。読みが少ない手ほど、数字はおおまかです。
hint-worth = 勝率 約{ $worth }%（読みの{ $tried }%）
hint-then = その後の展開：
hint-reply = { $seat }：{ $what }
hint-for = { $number }手目の前、{ $name }の場合：
