# 對戰計數器：用自己的卡玩 Lily。

counter-title = Lily：對戰計數器
counter-about = 用自己的實體卡對戰時使用。一支手機放在兩人中間，或一人一支。它懂規則，不認得卡牌，離線也能用。
counter-player = 玩家 { $number }
counter-name = 玩家 { $number } 的名字
counter-who-first = 誰先攻？
counter-first = 我先攻
counter-turn = 第 { $turn } 回合
counter-over = 對戰結束
counter-won = 你贏了！
counter-lost = 你輸了
counter-again = 再來一局
counter-lose = { $name } 落敗
counter-less = 減少
counter-more = 增加
counter-undo = 復原
counter-potentials = 潛在能力：{ $count }／5
counter-set-potentials = 潛在能力設為 { $count }
counter-last-hit = 再被擊破就輸了
counter-coupling = 配對值
counter-reversed = 背面
counter-partner-upright = 搭檔 直置
counter-partner-sideways = 搭檔 橫置
counter-partner-down = 搭檔 背面
counter-couple = 配對牌組頂的卡（+1）
counter-levels-left = 剩餘等級 { $count }
counter-deploy = 打出等級 { $level }
counter-on-leader = 疊在領袖上（−1）
counter-extra = 追加
counter-attack = 攻擊
counter-no-attack = 先攻第一回合不能攻擊
counter-do-start = 角色恢復行動狀態，然後抽一張卡。
counter-do-event = 可以使用一張事件卡。
counter-do-end = 處理回合結束時的效果。
counter-next-phase = 下一階段
counter-end-turn = 結束回合
counter-up-to = 等級合計可等於配對值（規則書：須小於）

## 戰鬥

counter-leader = 領袖
counter-character = 角色
counter-power = 力量
counter-support = 支援
counter-targets = 目標數
counter-fails = 失敗
counter-critical = 爆擊 ×2
counter-block = 格擋
counter-sum = { $factor ->
    [1] { $power }
   *[other] { $power } × { $factor }
 } + { $support } = { $sum }
counter-step-attack = 攻擊
counter-step-sange = 散華反擊？
counter-step-supports = 支援
counter-step-coupling = 配對反擊？
counter-step-sums = 合計
counter-step-critical = 爆擊？
counter-step-block = 格擋？
counter-step-result = 結果
counter-ask-attack = 設定攻擊角色的力量，以及被攻擊的角色。
counter-ask-sange = 要把搭檔翻成背面，以兩倍力量反擊嗎？
counter-ask-supports = 翻開牌組頂的卡。事件卡與自己角色同名者失敗；事件卡可重翻一次。
counter-ask-coupling = 支援若是與搭檔同名的角色，就可以反擊。
counter-ask-sums = 現在處理攻擊方的 SP 技能。技能改變的數字請在這裡調整。
counter-ask-critical = 要捨棄一張與攻擊角色同名的手牌，讓力量加倍嗎？
counter-ask-block = 要捨棄一張與被攻擊角色同名的手牌來格擋嗎？
counter-ask-result = 把支援卡放進棄牌區。
counter-sange-power = 搭檔的力量
counter-coupling-power = 支援卡的力量
counter-do-sange = 散華反擊
counter-do-coupling = 配對反擊
counter-no = 不用
counter-go-on = 繼續
counter-cancel = 取消
counter-settle = 結束戰鬥
counter-blocked = 已格擋
counter-holds = 未被擊破
counter-defeated = 擊破
counter-leader-hit = 領袖中招：潛在能力 +1
counter-leader-falls = 領袖被擊破

## 兩支手機

counter-share = 連接第二支手機
counter-share-about = 對手用自己的手機開啟連結。有連結的人都能一起操作。
counter-link = 給另一支手機的連結
counter-other-side = 我坐另一邊
counter-unlink = 改用一支手機
counter-away = 離線：稍後送出
counter-none = 這個連結已經不存在。可以從這裡用一支手機繼續，內容都還在。
counter-too-many = 目前共用計數的對戰太多。請稍後再試，或先用一支手機。
