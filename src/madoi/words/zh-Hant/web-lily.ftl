# 網頁桌上的 Lily。

## The board

web-lily-now = 第 { $turn } 回合 · { $seat }：{ $phase }
web-lily-field = { $seat }的戰場
web-lily-side = { $seat }的戰場旁
web-lily-whose = { $seat }的{ $what }
web-lily-empty = 無人
web-lily-level = 等級 { $level }
web-lily-power = 力量 { $power }
web-lily-power-now = 目前力量 { $power }
web-lily-ready-act = 可以行動
web-lily-ready-attacked = 可以攻擊
web-lily-lives = 還有 { $count } 片花瓣
web-lily-standing-petals = { $count ->
   *[other] 花瓣
}
web-lily-next-hit-wins = 再中一擊就贏
web-lily-next-hit-loses = 再中一擊就輸
web-lily-on-field = 場上
web-lily-shown = 攤開的牌
web-lily-nothing = 這裡沒有牌。
web-lily-in-words = 用文字看桌面
web-lily-hint = 點選或拖曳角色和牌來使用；按住可以放大來讀。

## What is picked

web-lily-read = 放大讀{ $name }
web-lily-close = 關閉
web-lily-skill = 技能
web-lily-place = 放到
web-lily-choose = 選擇
web-lily-swap = { $area }（與{ $name }交換）
web-lily-hint-area = 點桌上亮起的區域，或在這裡選。
web-lily-hint-aim = 攻擊範圍2：請再點一個相鄰的區域。
web-lily-do-couple = 把{ $name }放進配對區
web-lily-exchange = { $count ->
    [0] 保留這些手牌
   *[other] 換掉 { $count } 張牌
}
web-lily-do-leader = 以{ $name }為領袖
web-lily-do-partner = 以{ $name }為搭檔
web-lily-do-return = 換掉{ $name }
web-lily-do-event = 把「{ $title }」放進事件區
web-lily-do-block = 用{ $name }格擋
web-lily-do-potential = 使用「{ $title }」

## Settings

web-lily-needless = 略過不影響結果的提問
web-lily-needless-about = 爆擊或格擋改變不了戰鬥時，自動跳過。

## The end

web-lily-won = { $seat }獲勝
web-lily-drawn = 平手
web-lily-leader-was = 領袖：{ $name }
web-lily-leader-gone = 領袖已不在場上
web-lily-partner-was = 搭檔：{ $name }
web-lily-numbers = 潛在能力 { $potentials }/{ $most }，配對值 { $couplings }
web-lily-turns = 共進行 { $turn } 回合。

## Decks to choose from

web-option-decks-dawn = 黎明合唱（白百合）
web-option-decks-dusk = 暮夜目錄（六芒星）
web-option-decks-ember = 餘燼（石楠花）
web-option-decks-lantern = 燈籠之夜（石楠花）
web-option-decks-eclipse = 日月之蝕（白百合與六芒星）

## 舞台

web-lily-your-turn = 輪到你了
web-lily-their-turn = { $seat }的回合
web-lily-last-battle = 上一場戰鬥
web-lily-moment-sange = 散華反擊！
web-lily-moment-coupling = 配對反擊！
web-lily-moment-critical = 爆擊！
web-lily-moment-block = 格擋！
web-lily-moment-blow = 命中！
web-lily-moment-last = 最後一擊
web-lily-moment-held = 撐住了
web-lily-moment-petal = 一片花瓣飄落
web-lily-part-printed = { $name }的原始力量
web-lily-part-times = { $name }使力量倍增
web-lily-part-set = { $name }的技能設定的基本力量
web-lily-part-half = { $name }的技能減半
web-lily-part-skill = { $name }的技能
web-lily-part-sange = 散華反擊：搭檔的力量加倍
web-lily-part-least = 力量不會低於 0
web-lily-part-critical = 爆擊：力量加倍
web-lily-part-support = { $name }的支援
web-lily-part-failed = { $name }的支援失敗
