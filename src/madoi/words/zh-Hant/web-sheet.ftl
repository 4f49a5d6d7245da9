# 配合實體遊戲使用的個人《百合紅》支援表。

web-sheet-title = 百合紅：支援表
web-sheet-about = 玩實體遊戲時，你自己的祕密支援表。資料只留在這台裝置上，不會傳到任何地方，離線也能用。
web-sheet-forgetful = 這個瀏覽器無法保存資料（無痕視窗，或空間不足）；關閉頁面後支援表就會消失。
web-sheet-mode = 模式
web-sheet-points = 支援
web-sheet-reveals = 控制點
web-sheet-end = 最後得分

# Giving points.
web-sheet-round = 支援點
web-sheet-round-is = { $round }：
web-sheet-setup = 初期
web-sheet-after = 第 { $turn } 回合後
web-sheet-values = 下一個要放的數值
web-sheet-placed = 已經放好
web-sheet-all-placed = 全部放好了。點選列表中的組合可以修改。
web-sheet-tap-point = { $count ->
   *[other] 還有 { $count } 點：每一點請點選兩位女孩。
 }
web-sheet-faulty = 有錯
web-sheet-line = 初期 { $setup }、額外 { $extra }
web-sheet-remove = 移除

# Control.
web-sheet-reveals-about = 你對每位女孩的控制點，以及其中尚未公開的部分。點選女孩可以記下公開的點數。
web-sheet-yours = 由你決定
web-sheet-can-take = 公開 { $value } 以上就歸你
web-sheet-cannot-take = 搶不到
web-sheet-no-control = 沒有控制點
web-sheet-hidden = 未公開 { $hidden }
web-sheet-revealed = 你公開的
web-sheet-others = 其他人公開的最大值

# The end.
web-sheet-end-tap = 遊戲結束時的每一對伴侶，請點選兩位女孩；命運的伴侶另外標記。
web-sheet-ending = 結局：{ $ending }
web-sheet-fated = 命運
web-sheet-not-counted = 這裡不計入
web-sheet-cut = 初期 { $setup } 只計 5、額外 { $extra }
web-sheet-tie = 合計相同時，對這些女孩公開較少的人獲勝。你公開了 { $revealed } 點。
web-sheet-no-couples = 一對伴侶都沒有的話，所有人平手。

# What breaks a rule.
web-sheet-good = 沒有違反規則。
web-sheet-fault-girl = { $girl }只在五人遊戲時登場。
web-sheet-fault-value = 初期沒有 { $value } 這個數值，只有 1 到 5。
web-sheet-fault-twice = { $value } 用了 { $count } 次；每個數值只能用一次。
web-sheet-fault-missing = 還沒放的數值：{ $values }
web-sheet-fault-same-pair = { $one }・{ $other }有一個以上的數值；五個數值必須給五個不同的組合。
web-sheet-fault-points = 第 { $turn } 回合後要分配 { $needed } 點；現在是 { $given } 點。
web-sheet-fault-equal = { $girl }：你和別人不可能都公開了 { $value }；公開的數字必須比所有人都大。

# What the table plays.
web-sheet-how-many = 人數
web-sheet-players = { $count } 人
web-sheet-girls = { $count } 位女孩
web-sheet-extra = 額外的支援點

# The sheets of this device.
web-sheet-sheets = 支援表清單
web-sheet-name = 這張支援表的名稱
web-sheet-new = 新支援表
web-sheet-redo = 重做
web-sheet-clear = 清空這張支援表
web-sheet-clear-sure = 要清空這張支援表嗎？之後可以復原。
web-sheet-delete = 刪除{ $name }
web-sheet-delete-sure = 要永久刪除{ $name }嗎？
web-sheet-delete-yes = 刪除
