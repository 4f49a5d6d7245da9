# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = 表情
web-phrases = 短句
web-phrase-love = 好喜歡
web-phrase-laugh = 哈哈
web-phrase-wow = 哇
web-phrase-cry = 嗚嗚
web-phrase-think = 嗯……
web-phrase-flower = 送你一朵花
web-phrase-hello = 你好！
web-phrase-luck = 祝你好運！
web-phrase-nice = 這步真妙！
web-phrase-oh-no = 糟糕！
web-phrase-thanks = 謝謝！
web-phrase-sorry = 不好意思！
web-phrase-moment = 請等一下。
web-phrase-back = 我回來了。
web-phrase-good-game = 玩得很開心！
web-mute-person = 將 { $name } 靜音
web-unmute-person = 取消 { $name } 的靜音
web-mute-person-about = 只有你看不到對方說的話，對方不會知道。
