# The home page: ways into a game.

web-play = Play
web-decks = Decks
web-also = More
web-your-turn = Your turn
web-learn-to-play = Learn to play in { $minutes } minutes
web-learn-resume = Continue the lesson
web-play-at-once = Skip the lesson
web-with-friends = With friends
