# 瀏覽器中的課程
web-learn = 學玩法
web-learn-title = 有人帶著玩的第一局
web-learn-about = 每堂三到十分鐘，用準備好的牌局和機器人玩。每一步都會說明要做什麼、為什麼。也可以試試別的走法，不會弄壞任何東西。
web-learn-minutes = 約 { $minutes } 分鐘
web-learn-begin = 開始
web-learn-go-on = 從第 { $number }／{ $count } 步繼續
web-learn-again = 重新開始
web-learn-done = 這一堂已經學完了。
web-learn-all = 所有課程
web-learn-try-again = 再試一次
web-learn-guide = 引導
web-learn-step = { $number } / { $count }
web-learn-leave = 離開（之後可以從這裡繼續）
web-learn-back = 上一步
web-learn-next = 下一步
web-learn-for-me = 幫我走這一步
web-learn-go-on-so = 繼續
web-learn-why = 為什麼？
web-learn-what-if = 如果我……？
web-learn-is-fine = 這樣也一樣好！這堂課照引導的走法繼續。
web-learn-is-other = 這樣做也可以。
web-learn-is-refused = 這樣不行。
web-learn-otherwise = 這一課要示範別的東西，所以接下來走另一手。自己玩的時候可以這樣下。
web-learn-skipped = { $count ->
   *[other] 課程替你做了 { $count } 個決定。
}
web-learn-meanwhile = 剛才發生的事（{ $count }）
web-learn-learnt = 學會的事
web-learn-next-lesson = 下一課
web-learn-play = 和初級機器人玩一局
