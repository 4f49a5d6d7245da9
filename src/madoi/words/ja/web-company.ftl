# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = リアクション
web-phrases = ひとこと
web-phrase-love = いいね
web-phrase-laugh = あはは
web-phrase-wow = びっくり
web-phrase-cry = えーん
web-phrase-think = うーん
web-phrase-flower = お花をどうぞ
web-phrase-hello = よろしくお願いします！
web-phrase-luck = がんばりましょう！
web-phrase-nice = お見事！
web-phrase-oh-no = しまった！
web-phrase-thanks = ありがとう！
web-phrase-sorry = ごめんなさい！
web-phrase-moment = 少し待ってください。
web-phrase-back = 戻りました。
web-phrase-good-game = ありがとうございました！
web-mute-person = { $name }をミュート
web-unmute-person = { $name }のミュートを解除
web-mute-person-about = あなたの画面にだけ、この人の発言が表示されなくなります。相手には伝わりません。
