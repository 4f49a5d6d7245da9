# The home page: ways into a game.

web-play = 遊ぶ
web-decks = デッキ
web-also = その他
web-your-turn = あなたの番です
web-learn-to-play = { $minutes }分で覚える
web-learn-resume = レッスンを続ける
web-play-at-once = レッスンをとばす
web-with-friends = 友だちと遊ぶ
