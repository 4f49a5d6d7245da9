# The generic board in the browser, for games without a board of their own.
web-generic-face-down = 裏向き
web-generic-none = なし
web-generic-yes = はい
web-generic-no = いいえ
web-generic-tap = 印の付いたカード・コマ・名前を選んでください。
