# 断りと記録：どのゲームでも核が言うこと。

list-separator = |、|
seat-number = 席{ $number }

not-your-turn = いまは{ $seat }の手番です。
game-over = ゲームは終わっています。
not-now = 「{ $text }」は今はできません。
not-of-this-game = 「{ $text }」はこのゲームの手ではありません。

seats-wrong = { $given ->
   *[other] { $given }席が指定されました
 }。このゲームの人数は{ $allowed }です。
name-bad = 「{ $text }」は名前にできません。名前は表示できる1から{ $most }文字です。
seed-bad = シード「{ $text }」は使えません。空白を含まない1から{ $most }文字の英数字や記号にしてください。
option-unknown = 「{ $option }」という設定はありません。あるのは：{ $allowed }。
option-value = 設定{ $option }を「{ $value }」にはできません。選べるのは：{ $allowed }。
number-value = { $option }を「{ $value }」にはできません。{ $least }から{ $most }までの整数です。
game-unknown = 「{ $game }」というゲームはありません。あるのは：{ $allowed }。
bot-unknown = 「{ $bot }」というボットはいません。いるのは：{ $allowed }。
bot-budget = 「{ $bot }」は持ち時間付きのボットではありません。読みを入れるボットには strong:2000（読む筋の数）や strong:0.5s（秒）のように付けられます。

fed-impossible = 「{ $what }」の結果が{ $result }になることはありません。
fed-too-many = 結果{ $result }が入力されましたが、もう振るものも引くものもありません。

undo-nothing = 取り消せるあなたの手がありません。
undo-learnt = 取り消せません。あなたの最後の手のあとで、みんなが新しいことを知りました（{ $what }）。
undo-others = ほかの人がもうそれを受けて手を決めています。取り消すなら、まずその人たちに聞いてください。
undo-fell = 取り消せません。出た結果がもう入力されています（{ $what }）。
undo-forked = このゲームは途中から続けたものです。続け始めたところより前には戻せません。

fork-unseeded = 途中から続けられるのは、さいころやカードをシードで決めているゲームだけです。

file-exists = ファイル{ $path }はもうあります。別の名前にしてください。
file-missing = ファイル{ $path }がありません。
file-unreadable = ファイル{ $path }を読めません：{ $reason }。
file-unwritable = ファイル{ $path }に書けません：{ $reason }。
file-too-large = ファイル{ $path }は大きすぎます（{ $most }バイトまで）。
output-full = 出力を書き込めませんでした：{ $reason }。
file-not-text = ファイル{ $path }はUTF-8のテキストではありません。

record-no-record = { $line }行目：これは記録ではありません。1行目は「madoi-record 1」のはずです。
record-version = { $line }行目：この記録の形式は{ $found }です。このプログラムが読めるのは形式{ $known }です。新しいMadoiなら読めるかもしれません。
record-after-end = { $line }行目：「{ $text }」が終わりの後にあります。
record-chance = { $line }行目：「{ $found }」という乱数の方式を知りません。新しいMadoiなら知っているかもしれません。
record-missing = { $line }行目：ゲームが始まりますが、その前に「{ $what }」の行がありません。
record-header = { $line }行目：「{ $text }」は見出しに入らない行か、二度目の行です。
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
record-header-changed = 見出しが書かれた後に変えられています。検査数字が合いません。
record-step-changed = { $line }行目：「{ $text }」が変えられたか、足されたか、動かされたか、その上の行が消されています。検査数字が合いません。
record-seed = シード「{ $seed }」は最初の手の前に約束されたものではありません（{ $commitment }）。
record-rules-version = この記録は{ $game }のルール第{ $found }版のものです。このプログラムは第{ $known }版です。
record-options = 記録の設定では遊べません：{ $refusal }
record-sealed = 記録にシードがないので、再生できません。
record-unfed = 結果が足りません：{ $what }。
record-points = 記録の得点は{ $told }ですが、手のとおりに進めると{ $played }になります。
record-decision = { $line ->
    [0] { $decision }手目
   *[other] { $line }行目、{ $decision }手目
 }「{ $text }」：{ $refusal }

# Hints.
hint-too-fast = ヒントの間隔が短すぎます。少し待ってください。
hint-not-asked = この席には、その時点で決めることがありません。
hint-no-decision = その時点はありません。ここでは決定を { $first } から { $last } まで数えます。
hint-thought = { $count } 通りの筋を読みました。いちばん多く読んだ手が先頭です。読みが少ない手ほど、数字はおおまかです。
hint-worth = 勝つ見込み：約{ $worth }%（読みの{ $tried }%をこの手に）
hint-then = その後の見込み：
hint-reply = { $seat }：{ $what }
hint-for = 決定 { $number } の前、{ $name } の場合：
