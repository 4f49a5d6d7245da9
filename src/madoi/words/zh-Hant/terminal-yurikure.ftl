# 終端機的百合紅：桌面、選單、動作說明。

yurikure-board-title = 百合紅 · 第 { $turn } 回合（共 { $turns } 回合）
yurikure-board-before = 百合紅 · 第一回合之前
yurikure-board-pair = 組合
yurikure-board-order = 行動順序
yurikure-board-own = 你的控制點
yurikure-board-hidden = 尚未公開
yurikure-board-hint-setup = 也可以一次寫完整張表：akane kuroki 5, sorai tsuge 4, akane sorai 3, tsuge murafuji 2, midorino sorai 1
yurikure-board-hint-extra = 也可以一次寫完（附點數）：akane kuroki 2, sorai tsuge 1
yurikure-board-help = 在百合紅裡：
      a, b, c           預先跳過（可選時）
      ask               重新詢問
yurikure-board-declared = 為{ $girl }宣告：{ $choice }
yurikure-board-sheet = { $seat }的支援點：
yurikure-menu-support = 在{ $one }與{ $other }放 { $value } 點
yurikure-menu-clear = 重新填寫
yurikure-menu-hand-in = 交出支援表
yurikure-menu-reveal = 對{ $girl }公開 { $value } 點（還有 { $hidden } 點不公開）
yurikure-menu-pass = 跳過
yurikure-explain-support = 在{ $one }與{ $other }放 { $value } 點支援；你對兩人的控制點也各增加同樣的點數。[YK-1.6、YK-2.5]
yurikure-explain-clear = 支援表回到空白；沒有人會知道。[YK-2.5]
yurikure-explain-hand-in = 支援表就此確定。別人只知道你交了，不知道內容。[YK-2.5]
yurikure-explain-reveal = 你公開對{ $girl }的 { $value } 點控制，由你替她決定，直到有人公開更多。還有 { $hidden } 點不公開。[YK-4.1、YK-4.2]
yurikure-explain-pass = 你什麼都不公開。沒有人看得出你能不能公開。[YK-4.4、YK-D13]
yurikure-explain-approach = 兩人的好感度上升；任一人的其他伴侶會不滿。對象：{ $girl }。[YK-5.1]
yurikure-explain-confess = 由{ $girl }回答。好：成為伴侶。不：骰子不大於好感度時仍成為伴侶，否則好感度上升。[YK-5.2]
yurikure-explain-love = 其他女孩對{ $one }與{ $other }投票，再由兩人回答。兩人都說好就成為伴侶，否則不滿度上升。[YK-5.3]
yurikure-explain-nothing = 她不行動。[YK-5.4]
yurikure-explain-yes = 她同意。[YK-5.2、YK-5.3]
yurikure-explain-no = 她不同意。[YK-5.2、YK-5.3]
yurikure-explain-warm = 她與{ $girl }的好感度上升 3。[YK-8.12]
yurikure-sheet-part = 「{ $text }」不是兩個女孩加一個數字。
yurikure-sheet-values = 1、2、3、4、5 必須各用一次；你寫的是 { $given }。
yurikure-sheet-points = 要分配 { $needed } 點；你寫的是 { $given } 點。
yurikure-wish-until-reveal = 本回合，在有人對{ $girl }公開超過 { $value } 之前都跳過（自己支援的組合照問）
yurikure-wish-all-votes = 這次戰術談判的投票全部跳過
yurikure-wish-this-action = { $girl }的行動結束前都跳過（自己支援的組合照問）
yurikure-wish-all-this-action = { $girl }的行動結束前都跳過，自己支援的組合也不問
yurikure-wish-off-sheet = 今後凡是不在我支援表上的組合都跳過
yurikure-wish-unless-mine = 今後只在我必須宣告時才問我

# 統計項目的名稱。
lab-table-yurikure-endings = 遊戲如何結束
lab-measure-yurikure-endings-games = 占全部對局
yurikure-endings-fated = 命運的伴侶
yurikure-endings-polygamy = 百合重婚
yurikure-endings-nine-turns = 最後一回合結束
lab-table-yurikure-length = 長度
lab-row-length-turns = 回合數
lab-row-yurikure-order = { $number ->
        [1] 假想的控制者
       *[other] 第 { $number } 位
    }
lab-table-yurikure-girl = 女孩
lab-measure-yurikure-girl-formed = 成為伴侶
lab-table-yurikure-pair = 組合
lab-measure-yurikure-pair-times = 支援人數
lab-measure-yurikure-pair-share = 支援者的勝率
lab-measure-yurikure-pair-support = 支援點總和
lab-measure-yurikure-pair-formed = 成為伴侶
lab-table-yurikure-orientation = 性向（每個擁有的女孩）
lab-measure-yurikure-orientation-formed = 成為伴侶
lab-measure-yurikure-orientation-broken = 分手
lab-row-orientation-all = 所有女孩
lab-number-yurikure-turns = 回合數
lab-number-yurikure-extra-after-3 = 第 3 回合後增加的支援點
lab-number-yurikure-extra-after-6 = 第 6 回合後增加的支援點
lab-number-yurikure-kiss = 誓約之吻所需的總和
lab-table-yurikure-favor = 組合的最高好感度
lab-row-yurikure-favor = 好感度 { $number }
lab-measure-yurikure-favor-pairs = 組合數
lab-measure-yurikure-favor-deciding = 其中決定勝負
lab-table-yurikure-spread = 支援的組合數
lab-row-yurikure-spread = { $number ->
        [8] 8 組以上
       *[other] { $number } 組
    }
lab-measure-yurikure-spread-times = 人數
lab-measure-yurikure-spread-share = 這些玩家的勝率
lab-table-yurikure-control = 公開的控制點
lab-row-control-most = 公開最多
lab-row-control-least = 公開最少
lab-measure-yurikure-control-times = 人數
lab-measure-yurikure-control-share = 這些玩家的勝率
lab-table-yurikure-last-turn = 在哪一回合結束
lab-row-yurikure-last-turn = 第 { $number } 回合
lab-measure-yurikure-last-turn-games = 占全部對局
lab-table-yurikure-actions = 女孩的行動
lab-measure-yurikure-actions-done = 次數
lab-measure-yurikure-actions-couples = 促成的伴侶
yurikure-actions-approach = 接近
yurikure-actions-confess = 告白
yurikure-actions-love = 戰術談判
yurikure-actions-nothing = 宣告不行動
lab-table-yurikure-couples = 伴侶
lab-measure-yurikure-couples-times = 次數
yurikure-couples-by-favor = 只靠好感度成立
yurikure-couples-broke-up = 分手
yurikure-couples-kissed = 誓約之吻成功
yurikure-couples-failed-to-kiss = 誓約之吻失敗
lab-table-yurikure-dice = 骰子
lab-measure-yurikure-dice-rolled = 擲骰次數
yurikure-dice-confession = 告白
yurikure-dice-couple = 伴侶階段
yurikure-dice-kiss = 誓約之吻
lab-table-yurikure-players = 支援點與公開的控制點
lab-measure-yurikure-players-support = 計入的支援點
lab-measure-yurikure-players-revealed = 公開的總和
yurikure-players-winners = 贏家
yurikure-players-others = 其他玩家
