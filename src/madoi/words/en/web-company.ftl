# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = Reactions
web-phrases = Phrases
web-phrase-love = Love it
web-phrase-laugh = Ha ha
web-phrase-wow = Wow
web-phrase-cry = Boo hoo
web-phrase-think = Hmm
web-phrase-flower = For you
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-nice = Nice move!
web-phrase-oh-no = Oh no!
web-phrase-thanks = Thanks!
web-phrase-sorry = Sorry!
web-phrase-moment = One moment, please.
web-phrase-back = I'm back.
web-phrase-good-game = Good game!
web-mute-person = Mute { $name }
web-unmute-person = Unmute { $name }
web-mute-person-about = Only you stop seeing what they say. Nobody is told.
