# The home page: ways into a game.

web-play = 遊玩
web-decks = 牌組
web-also = 其他
web-your-turn = 輪到你了
web-learn-to-play = { $minutes } 分鐘學會
web-learn-resume = 繼續教學
web-play-at-once = 跳過教學
web-with-friends = 和朋友玩
