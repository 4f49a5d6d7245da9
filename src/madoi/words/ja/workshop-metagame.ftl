# madoi lily metagame: the search for decks that break the pool.

metagame-number = --{ $option } は { $least } 以上にしてください（{ $given } が指定されました）。
metagame-no-field = 相手になるデッキを1つ以上指定してください。
metagame-not-saved = { $path } はこのコマンドの保存ファイルではありません。別の --out を指定してください。
metagame-other-plan = { $path } は別の実行のものです。違うところ：{ $what }。同じコマンドで続けるか、別の --out を指定してください。

metagame-title = リリィ：環境を壊すデッキの探索
metagame-head-field = 構築済みデッキ
metagame-head-cards = カードプールの枚数
metagame-head-round = 段階
metagame-round-generation = 第 { $number } 世代（全 { $all } 世代）
metagame-round-shortlist = リーダーごとのデッキの選択
metagame-round-leaders = リーダーの測定
metagame-round-final = 決勝
metagame-round-strong = 強いボットによる決勝
metagame-round-over = 完了
metagame-progress = 次は{ $round }。これまでの最良のデッキは { $share }（探索中の対戦での値）。
metagame-partial = 途中で止めました。ここまでの結果です。

metagame-broken = 環境が壊れています。{ $bot } では、最良のデッキ（リーダー：{ $leader }）が全相手に { $share }（95%信頼区間 { $interval }）勝ちます。上限は { $limit } です。
metagame-holds = 環境は公平です。{ $bot } では、最良のデッキ（リーダー：{ $leader }）の勝率は全相手に { $share }（95%信頼区間 { $interval }）で、上限の { $limit } 以下です。
metagame-practical = { $all } 人のリーダーのうち { $count } 人が実用的です。最良のデッキが構築済みデッキに { $share } 以上勝ちます。
metagame-unused = 構築済みデッキの次のポテンシャルは、ボットが一度も使いませんでした：{ $potentials }。

metagame-table-final = 決勝
metagame-table-strong = 強いボットによる決勝
metagame-table-leaders = リーダー
metagame-table-best = リーダーごとの最良のデッキ（途中）
metagame-column-deck = デッキ
metagame-column-all = 全相手
metagame-column-leader = リーダー
metagame-column-field = 対 構築済みデッキ
metagame-column-duels = 対戦数
metagame-note-final = 「全相手」は構築済みデッキとほかの決勝進出デッキ。その右は構築済みデッキごとの勝率。
metagame-note-leaders = リーダーごとに見つかった最良のデッキを、新しい対戦で測った値。{ $share } 以上なら実用的。
metagame-note-best = 見つけたときの対戦で測ったままなので、上位は実際より高く出ます。
metagame-plot-final = 決勝での全相手への勝率と95%信頼区間。破線は公平とみなす上限。
metagame-alt-final = デッキごとに、区間の上の点。値は決勝の表と同じ。
metagame-plot-leaders = リーダーごとの最良のデッキの、構築済みデッキへの勝率と95%信頼区間。破線から右が実用的。
metagame-alt-leaders = リーダーごとに、区間の上の点。値はリーダーの表と同じ。

metagame-written = レポートは { $path } です。
metagame-go-on = 途中経過は { $path } に保存しました。同じコマンドで続きから再開します。

# madoi lily matchups: every deck against every other.

matchups-two-decks = デッキを2つ以上指定してください（{ $given } 個しかありません）。
matchups-title = リリィ：全デッキの総当たり
matchups-head-decks = デッキ
matchups-head-bot = ボット
matchups-head-duels = 対戦数
matchups-fair = 公平です。{ $pairs } 通りの組み合わせのすべてで、どちらのデッキの勝率も { $low } から { $high } に収まりました。
matchups-unfair = { $pairs } 通りの組み合わせのうち { $count } 通りが { $low } から { $high } に収まりませんでした。偶然とは言えない（信頼区間全体が外にある）のは { $certain } 通りです。
matchups-unfair-pair = 「{ $deck }」は「{ $other }」に { $share } 勝ちます（95%信頼区間 { $interval }）。
matchups-first-fair = 先手と後手は公平です。先手の勝率は { $share }（95%信頼区間 { $interval }）、組み合わせごとでは { $least } から { $most } です。
matchups-first-unfair = 先手と後手が公平でない組み合わせがあります。先手の勝率は全体で { $share }（95%信頼区間 { $interval }）、組み合わせごとでは { $least } から { $most } です。
matchups-turns = 決着までのターン数（各プレイヤー）の中央値は、どの組み合わせでも { $least } です。
matchups-turns-range = 決着までのターン数（各プレイヤー）の中央値は、組み合わせによって { $least } から { $most } です。
matchups-pair = { $deck } 対 { $other }
matchups-table-decks = デッキ
matchups-note-decks = 行のデッキの勝率。まず全相手、続いて相手ごと。
matchups-table-pairs = 組み合わせ
matchups-column-pair = 組み合わせ
matchups-column-wins = 左のデッキの勝率
matchups-column-first = 先手の勝率
matchups-column-turns = ターン数（中央値）
matchups-plot = 左に書いたデッキの勝率と95%信頼区間。破線は公平とみなす範囲。
matchups-alt = 組み合わせごとに、区間の上の点。値は組み合わせの表と同じ。
