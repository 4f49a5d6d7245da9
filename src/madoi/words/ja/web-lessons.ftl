# ブラウザでのレッスン
web-learn = 遊び方
web-learn-title = はじめての一局、案内つき
web-learn-about = どれも3分から10分ほど。用意された場面で、ボットを相手に遊びます。何をするか、なぜそうするかを一手ずつ説明します。違う手も試してみてください。何も壊れません。
web-learn-minutes = 約{ $minutes }分
web-learn-begin = はじめる
web-learn-go-on = ステップ{ $number }/{ $count }から再開
web-learn-again = 最初から
web-learn-done = 最後まで終えました。
web-learn-all = レッスン一覧
web-learn-try-again = もう一度試す
web-learn-guide = 案内
web-learn-step = { $number } / { $count }
web-learn-leave = やめる（あとでここから続けられます）
web-learn-back = 戻る
web-learn-next = 次へ
web-learn-for-me = 代わりに打ってもらう
web-learn-go-on-so = 続ける
web-learn-why = なぜ？
web-learn-what-if = もし……？
web-learn-is-fine = それも良い手です！ ここでは案内の手で進めます。
web-learn-is-other = その手も打てます。
web-learn-is-refused = それはできません。
web-learn-otherwise = レッスンでは見せたいことがあるので、別の手で進みます。自分の対局ではこの手も打てます。
web-learn-skipped = { $count ->
   *[other] レッスンがあなたの手を{ $count }回進めました。
}
web-learn-meanwhile = ここまでの出来事（{ $count }）
web-learn-learnt = 覚えたこと
web-learn-next-lesson = 次のレッスン
web-learn-play = 初級ボットと対局する
