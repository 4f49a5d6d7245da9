# The generic board in the browser, for games without a board of their own.
web-generic-face-down = 蓋著的牌
web-generic-none = 空
web-generic-yes = 是
web-generic-no = 否
web-generic-tap = 請點選有標記的卡牌、標記物或名字。
