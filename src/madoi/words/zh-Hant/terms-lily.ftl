# Lily: names of things, as sentences and screens use them.

lily-name = Lily The Coupling Generation

lily-term-color-white-lily = 白百合
lily-term-color-hexagram = 六芒星
lily-term-color-rhododendron = 石楠花

lily-term-leader = 領袖
lily-term-partner = 搭檔
lily-term-ally = 我方角色
lily-term-enemy = 敵方角色

lily-term-deck = 牌庫
lily-term-hand = 手牌
lily-term-coupling-area = 配對區
lily-term-coupling-value = 配對值
lily-term-trash = 棄牌區
lily-term-hatena = 問號區
lily-term-potential-area = 潛在能力區
lily-term-potential = 潛在能力
lily-term-event = 事件
lily-term-field = 戰場
lily-term-front = 前排
lily-term-back = 後排

lily-term-active = 活躍
lily-term-inactive = 非活躍
lily-term-deploy = 出擊
lily-term-level-up = 升級
lily-term-move = 移動
lily-term-attack = 攻擊
lily-term-refresh = 重整

lily-term-level = 等級
lily-term-power = 力量
lily-term-support = 支援
lily-term-range = 射程
lily-term-wide = 攻擊範圍2
lily-term-piercing = 貫通

lily-term-critical = 爆擊
lily-term-block = 格擋
lily-term-defeat = 擊破
lily-term-sange-counter = 散華反擊
lily-term-coupling-counter = 配對反擊

lily-term-skill-activated = 起動
lily-term-skill-continuous = 常時
lily-term-skill-auto = 自動
lily-term-skill-special = 特殊
lily-term-skill-sp = SP
lily-term-once-a-turn = 回合1
lily-term-cost-action = 行動成本
lily-term-cost-reverse = 翻面成本
