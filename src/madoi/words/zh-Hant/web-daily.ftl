# The deal of the day: why something is refused.
daily-no-day = 這一天沒有每日一局。
daily-no-game = 這款遊戲沒有每日一局。有的是：{ $allowed }。
daily-no-undo = 每日一局不能悔棋。
daily-no-bot = 每日一局要自己下。
daily-no-copy = 每日一局開始之後，不能複製，也不能帶走。
daily-sealed = 可能還有人在玩這一局。紀錄會在當天結束兩小時後公開。
daily-unfinished = 這一局還沒結束。
daily-not-alone = 這一局有悔棋或由機器人代打，不列入排行。
daily-no-attempt = 這不是這一局的紀錄。
daily-begun = 你已經在這裡開始這一局，不能再帶走。
daily-not-taken = 你沒有帶走這一局。
daily-too-many = 同一個網路已有太多人挑戰這一局。明天可以當作練習。
