# The deal of the day: why something is refused.
daily-no-day = この日の「今日の一局」はありません。
daily-no-game = このゲームに「今日の一局」はありません。あるのは{ $allowed }です。
daily-no-undo = 「今日の一局」では待ったはできません。
daily-no-bot = 「今日の一局」は自分で打つ対局です。
daily-no-copy = 始めた「今日の一局」は、コピーも持ち出しもできません。
daily-sealed = まだ打っている人がいるかもしれません。記録は、その日が終わって2時間後に見られます。
daily-unfinished = この対局はまだ終わっていません。
daily-not-alone = 待ったやボットの代打ちがあったので、この対局は記録に残りません。
daily-no-attempt = これは「今日の一局」の対局ではありません。
daily-begun = もうここで始めているので、持ち出せません。
daily-not-taken = この一局は持ち出されていません。
daily-too-many = 同じ回線からの挑戦が多すぎます。明日になれば練習できます。
