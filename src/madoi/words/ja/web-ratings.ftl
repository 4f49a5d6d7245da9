# レーティングとシーズン

rating-off = このサーバーではレーティングを行っていません。
rating-not-here = この種類の対局はレーティングの対象外です。
rating-too-late = レーティングの対象にするには、3手目を選ぶ前に申し込む必要があります。

## 参加

rating-switch = 自分の対局をレーティングの対象にする
rating-switch-about = 名前とレーティングが、このサーバーの一覧で公開されます。参加しているかどうかは、対局の相手には表示されません。
rating-part = 参加する
rating-counts = 最後まで自分で打ち、ヒントを使わず、相手が見たあとの手を待ったしなかった対局が対象です。途中でやめても点数は減りませんが、その回数は表示されます。
rating-delete = レーティングを削除
rating-delete-about = すべてのゲームとシーズンの記録を、このサーバーから削除します。
rating-delete-sure = 削除
rating-delete-not = 残す

## 一覧

rating-title = レーティング
rating-about = このサーバーのプレイヤーとボットの強さです。強さを正確に知ることはできません。横棒は、本当の強さが95%の確かさで収まる範囲です。
rating-game = ゲーム
rating-season = シーズン
rating-list = レーティング
rating-list-about = 順位は横棒の左端、つまり確実に示された強さで決まります。
rating-others = まだ不確か
rating-others-about = 今シーズンの対局が{ $count }回未満です。数回の幸運は強さのように見えるため、順位はつけません。
rating-yours = あなたのレーティング
rating-none = まだ対象の対局がありません（{ $season }）。下のスイッチを入れて、ボットや友だちと対局してください。
rating-you = あなた
rating-bot = ボット
rating-interval = { $points }（{ $low }から{ $high }のあいだ）
rating-games = { $count }局
rating-broken-off = 途中終了{ $count }回

## 対局のあと

rating-change = レーティング { $change }（{ $points } ± { $reach }）
rating-not-alone = 対象外：ほかに対象の相手がいません
rating-not-several = 対象外：一人で複数の席に着きました
rating-not-late = 対象外：途中からの参加です
rating-not-ended = 対象外：結果のない対局です
rating-not-left = 対象外：ボットが代わりに打ちました
rating-not-hint = 対象外：ヒントを使いました
rating-not-undo = 対象外：待ったをしました
