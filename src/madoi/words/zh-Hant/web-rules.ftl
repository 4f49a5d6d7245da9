# The rulebooks in the browser. The rules themselves are in rules-….ftl, what their pictures show in rules-pictures.ftl.

rules-title = 規則
rules-all = 全部
rules-books = 規則書
rules-about = 三款遊戲的完整規則，全部用我們自己的話寫成。每條規則都有編號；紀錄或理由旁的 § 會帶你過去。可以用詞語或編號搜尋。
rules-size = 共{ $chapters }章、{ $count }條
rules-contents = 目錄
rules-seek = 搜尋規則
rules-seek-hint = 詞語，或 { $rule }
rules-seek-end = 清除搜尋
rules-found = { $count }條規則
rules-nothing = 沒有找到。請換個詞，或少打幾個詞。
rules-no-book = 沒有名為「{ $name }」的規則書。可用的是：
rules-no-rule = 這裡沒有{ $rule }這條規則。
rules-other-book = 這條規則在另一本規則書裡：
rules-is-decision = 我們的決定
rules-is-expansion = 擴充
rules-is-option = 可選規則
rules-copy = 複製{ $rule }的連結
rules-in-book = 在規則書中閱讀

## In the pictures

rules-front = 最前方
rules-robe = 自己的區域
rules-hand = 手牌
rules-taken = 拿到的牌
rules-points = { $points }分
rules-colours = { $cards }張，{ $colours }色：{ $points }
rules-die = 點數
rules-face-couple = 成為伴侶
rules-face-favor = 好感度 +1
rules-face-break = 分手
rules-face-discomfort = 不滿度 +1
rules-face-same = 沒有變化
rules-face-kiss = 吻成功
rules-face-fails = 吻失敗
rules-bid-reveals = 公開{ $value }
rules-bid-passes = 跳過
rules-bid-declares = 宣告：{ $choice }
rules-support-setup = 初期
rules-support-extra = 額外
rules-support-counted = 計入
rules-lily-title = 稱號
rules-lily-name = 名字
rules-lily-attacks = 攻擊方
rules-lily-attacked = 被攻擊方
