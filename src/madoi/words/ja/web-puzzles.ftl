# 次の一手：はっきりした最善手のある局面。

puzzle-none = その問題はありません。
puzzle-no-move = ここではその手は選べません。
puzzle-away = いま問題を読み込めません。一度開いた問題は、つながっていなくても見られます。ほかの問題は、つながってからもう一度お試しください。
puzzle-answer-away = いま答え合わせができません。つながってからもう一度お試しください。

puzzle-title = 最善の一手を見つける
puzzle-about = どの局面にも、ほかより明らかに良い一手があります。
puzzle-all = 問題一覧
puzzle-level = 難易度
puzzle-level-any = すべて
puzzle-level-easy = やさしい
puzzle-level-medium = ふつう
puzzle-level-hard = 難しい
puzzle-count = { $count }問
puzzle-solved-here = { $tried }問中{ $solved }問正解
puzzle-solve = 問題を解く

## 一つの問題

puzzle-task = 最善の一手は？
puzzle-task-about = 対局と同じように盤上で選んでください。記録されるのは最初の一回だけです。
puzzle-right = 正解です！
puzzle-right-about = この手の勝率は{ $percent }%で、ほかのどの手よりも{ $gap }ポイント以上高くなります。
puzzle-wrong = 最善手ではありません
puzzle-wrong-about = 選んだ手の勝率は{ $percent }%、最善手は{ $best }%です。
puzzle-chances = それぞれの手の勝率
puzzle-percent = { $percent }%
puzzle-your-move = あなたの手
puzzle-all-moves = { $count }手すべてを表示
puzzle-show-best = 最善手の続き
puzzle-show-other = 次善手の続き
puzzle-imagined = 考えられる展開の一つです。見えない情報は仮のものです。
puzzle-next = 次の問題
puzzle-again = もう一度
puzzle-play-on = ここから対局

## レーティング

puzzle-rating = あなたのレーティング：{ $points }（{ $low }～{ $high }）。
puzzle-rating-few = まだ{ $attempts }問なので、おおよその目安です。
puzzle-rating-many = { $attempts }問の結果です。
puzzle-rating-puzzle = この問題：{ $points }、{ $attempts }回中{ $solved }回正解。
