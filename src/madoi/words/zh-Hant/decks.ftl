# 還在編寫的牌組與牌。

lily-list-nobody = 第 { $line } 行：沒有「{ $text }」這張牌。請寫張數與 ID，或張數與印在牌上的稱號及名字，例如：3 w101
lily-list-several = 第 { $line } 行：「{ $text }」可能是這些牌：{ $meant }。請改寫 ID。
lily-deck-no-leader = 還沒有選領袖。
lily-deck-no-partner = 還沒有選搭檔。
lily-set-no-cards = { $file }：裡面沒有任何牌。
lily-more-faults = 另外還有 { $count } 個錯誤。

## Trials

trial-too-much = 對戰花了太久的時間。
trial-bot = { $bot }思考太久，不能用來試打。
