# ブラウザでのレッスン
web-learn = 遊び方を学ぶ
web-learn-title = はじめての一局、案内つき
web-learn-about = それぞれ約10分。用意された手札で、ボットを相手に遊びます。何をするのか、なぜするのかを一手ずつ説明します。まちがった手も試してみてください。何も壊れません。
web-learn-first = はじめてですか？ { $minutes }分で覚えられます
web-learn-minutes = 約{ $minutes }分
web-learn-begin = はじめる
web-learn-go-on = { $number }/{ $count } から続ける
web-learn-again = もう一度
web-learn-done = 最後まで終えました。
web-learn-all = レッスン一覧
web-learn-try-again = もう一度試す
web-learn-guide = 案内
web-learn-step = { $number } / { $count }
web-learn-leave = やめる（あとでここから続けられます）
web-learn-back = 戻る
web-learn-next = 次へ
web-learn-for-me = 代わりにやって
web-learn-go-on-so = 先へ進む
web-learn-why = なぜ？
web-learn-what-if = もし……？
web-learn-is-fine = それも同じくらい良い手です！ここからは案内の手で進みます。
web-learn-is-other = そうすることもできます。
web-learn-is-refused = それはできません。
web-learn-otherwise = このレッスンでは、案内のとおりに進めましょう。
web-learn-skipped = { $count ->
   *[other] あなたの決定を{ $count }回、代わりに済ませました。
}
web-learn-meanwhile = ここまでの出来事（{ $count }）
web-learn-learnt = これで覚えたこと
web-learn-play = 初心者ボットと遊んでみる
