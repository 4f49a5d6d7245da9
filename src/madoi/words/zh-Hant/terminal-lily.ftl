# 終端機裡的 Lily：桌面、選單、動作會怎樣、可以怎麼輸入。

play-nothing-called = 這裡沒有叫做「{ $text }」的東西。
lily-named-several = 「{ $text }」可能是：{ $meant }。
lily-named-nobody = 這裡沒有符合的{ $text }。

## The board

lily-board-title = Lily · 第 { $turn } 回合 · { $seat }：{ $phase }
lily-board-before = Lily · 第一個回合之前
lily-board-won = Lily · 對局結束：{ $seat }獲勝
lily-board-drawn = Lily · 對局結束：平手
lily-board-phase-start = 開始階段
lily-board-phase-coupling = 配對階段
lily-board-phase-event = 事件階段
lily-board-phase-deployment = 出擊階段
lily-board-phase-action = 行動階段
lily-board-phase-end = 結束階段
lily-board-hint = card h104、card 澪：牌的內容 · ? 3：第 3 個選擇會怎樣
lily-board-more-choices = … 還有 { $count } 個選擇：輸入 menu
lily-board-help = 在 Lily 裡：
      card h104         牌上印的內容；card 澪：這個名字的所有牌
      ? cf              那個區域裡的角色
      deploy h104 lf    還有 level h201 cf、attack cf rf、move lf lb、skill cf 1 等等
      lf cf rf          前排的左、中、右；lb cb rb：後排。也可以寫左前、前排左側
      攻擊 澪 黑江      只可能是一個時，也可以寫名字：出擊 澪 左前
lily-board-sign-down = (…) 正面朝下

# One letter a colour, one a card without any.
lily-board-mark-white-lily = 白
lily-board-mark-hexagram = 六
lily-board-mark-rhododendron = 石
lily-board-mark-event = 事
lily-board-mark-potential = 潛
lily-board-kind-event = 事件
lily-board-kind-potential = 潛在能力
lily-board-event-for-both = 在事件區時對雙方都有效，各自在自己的時機發動。[LY-10.1]
lily-board-facts = { $color }　等級 { $level }　力量 { $power }　支援 { $support }　射程 { $range }
lily-board-brief = { $mark }，等級 { $level }，力量 { $power }，支援 { $support }，射程 { $range }
lily-board-no-skill = 沒有技能。

lily-board-level = Lv{ $level }
lily-board-below = 下面 { $count } 張
lily-board-used = 技能 { $number } 已用
lily-board-face-down = 正面朝下
lily-board-attacks = 攻擊中
lily-board-attacked = 被攻擊
lily-board-blocked = 已格擋
lily-board-nobody = （無）
lily-board-empty = { $area }（無人）
lily-board-stands = { $seat }的{ $area }：力量 { $power }
lily-board-stands-nobody = { $seat }的{ $area }：無人
lily-board-granted-wide = 攻擊範圍2
lily-board-granted-piercing = 貫通
lily-board-granted-range-1 = 另有射程 1
lily-board-granted-range-2 = 另有射程 2
lily-board-granted-range-1-2 = 另有射程 1-2
lily-board-granted-range-1-3 = 另有射程 1-3
lily-board-granted-no-attack = 不能攻擊
lily-board-granted-no-move = 不能移動
lily-board-granted-no-activate = 不會變活躍
lily-board-granted-no-defeat = 不會被擊破
lily-board-granted-no-critical = 不能爆擊
lily-board-granted-no-block = 不能被格擋
lily-board-granted-no-counter = 不能被反擊
lily-board-granted-no-target = 不能被攻擊
lily-board-granted-twins = 可以同名
lily-board-granted-silent = 沒有技能
lily-board-of = （{ $seat }放出，對雙方都有效）

lily-board-hatena = 問號區
lily-board-trash = 棄牌區
lily-board-removed = 移出遊戲
lily-board-later = 延後
lily-board-later-turn-end = 回合結束時
lily-board-later-next-turn = 下個自己的回合
lily-board-later-battle-end = 戰鬥結束時
lily-board-first = 先攻
lily-board-coupling = 配對
lily-board-value = 配對值 { $value }，已用等級 { $played }/{ $most }
lily-board-value-waiting = 配對值 { $value }，等級最多 { $most }
lily-board-deck-top = 牌庫頂
lily-board-deck-bottom = 牌庫底
lily-board-known-hand = 手牌中
lily-board-trash-last = 棄牌
lily-board-choosing = 正在選擇領袖與搭檔
lily-board-lies-upright = 直放
lily-board-lies-sideways = 橫放
lily-board-lies-face-down = 正面朝下
lily-board-own-hand = 手牌（{ $count } 張）

lily-board-battle-plain = 戰鬥
lily-board-battle-sange = 戰鬥：散華反擊
lily-board-battle-coupling = 戰鬥：配對反擊
lily-board-step-declared = 攻擊
lily-board-step-starts = 開始
lily-board-step-support = 支援
lily-board-step-counter = 反擊
lily-board-step-sp = SP
lily-board-step-sums = 合計
lily-board-step-critical = 爆擊
lily-board-step-block = 格擋
lily-board-step-compare = 比較
lily-board-step-end = 結束
lily-board-attack = 攻擊
lily-board-defence = 防守
lily-board-off-field = 不在戰場上
lily-board-fails = 失敗
lily-board-by-skills = 技能
lily-board-beats = { $attack } ≧ { $defence }：照這樣會被擊破
lily-board-holds = { $attack } < { $defence }：照這樣會留著
lily-board-is-blocked = { $attack } 對 { $defence }，但已格擋，不會被擊破
lily-board-no-defeat = { $attack } 對 { $defence }，但不會被擊破
lily-board-beaten = { $attack } 對 { $defence }：被擊破了
lily-board-held = { $attack } 對 { $defence }：沒有被擊破
lily-board-running = 執行中的技能：
lily-board-waiting = 等待中的技能：
lily-board-target = { $leader ->
    [yes] 領袖{ $name }
   *[no] { $name }
 }（力量 { $power }）

## The menu: an action in one line

lily-menu-leader = 以{ $name }為領袖（力量 { $power }，射程 { $range }，同名 { $copies } 張）：{ $skill }
lily-menu-partner = 以{ $name }為搭檔（力量 { $power }，射程 { $range }，同名 { $copies } 張）：{ $skill }
lily-menu-return = 換掉{ $name }（{ $brief }）
lily-menu-couple = 把{ $name }放進配對區（{ $brief }）
lily-menu-couple-up-skill = 把{ $name }放進配對區（{ $brief }）：{ $skill }
lily-menu-couple-down = 把{ $name }正面朝下放：已有同名的牌
lily-menu-couple-down-skill = 把{ $name }正面朝下放（已有同名的牌）：{ $skill }
lily-menu-event = 事件「{ $name }」：{ $skill }
lily-menu-deploy = { $name }出擊到{ $area }（等級 { $level }，力量 { $power }）
lily-menu-deploy-areas = { $name }出擊（等級 { $level }，力量 { $power }）
lily-menu-level = { $area }的{ $name }升級（等級 { $before } → { $level }，力量 { $power }）
lily-menu-level-leader = 領袖{ $name }升級（等級 { $before } → { $level }，力量 { $power }，少算 1）
lily-menu-move = { $name }從{ $area }移到{ $to }
lily-menu-move-swap = { $name }從{ $area }移到{ $to }，與{ $other }交換
lily-menu-attack = { $name }（力量 { $power }）攻擊{ $targets }
lily-menu-attack-several = { $name }（力量 { $power }）攻擊{ $targets }
lily-menu-skill = { $name }（{ $area }）：{ $skill }
lily-menu-potential = 潛在能力「{ $name }」：{ $skill }
lily-menu-end = 結束
lily-menu-end-deploy = 出擊結束，進入行動階段
lily-menu-end-act = 結束回合
lily-menu-counter = 反擊
lily-menu-counter-sange = 散華反擊：{ $name }以力量 { $power } 攻擊
lily-menu-counter-counter = 配對反擊：{ $name }以力量 { $power } 攻擊
lily-menu-redraw = 把事件放進棄牌區，再公開一張
lily-menu-critical = 用{ $card }爆擊：攻擊合計 { $power }
lily-menu-block = 用{ $card }格擋
lily-menu-first = 先執行{ $name }：{ $skill }
lily-menu-yes = 是
lily-menu-yes-use = 使用
lily-menu-yes-may = 要做
lily-menu-no = 否
lily-menu-no-use = 不使用
lily-menu-no-may = 不做
lily-menu-reverse = 把{ $card }翻成正面朝下
lily-menu-target = { $seat }的{ $name }（{ $area }，力量 { $power }）
lily-menu-take = { $name }（{ $brief }）
lily-menu-take-down = 正面朝下的{ $name }
lily-menu-place = 把{ $name }放到{ $area }（等級 { $level }，力量 { $power }）
lily-menu-place-areas = 放置{ $name }（等級 { $level }，力量 { $power }）
lily-menu-to = 到{ $area }
lily-menu-to-swap = 到{ $area }，與{ $other }交換
lily-menu-option = { $skill }
lily-menu-option-unknown = 第 { $number } 項
lily-menu-keep = 留下{ $name }（{ $area }，力量 { $power }）
lily-menu-pass = 跳過
lily-menu-pass-mulligan = 其餘手牌都留著
lily-menu-pass-couple = 留在牌庫上
lily-menu-pass-event = 不放事件
lily-menu-pass-sange = 不用散華反擊
lily-menu-pass-redraw = 維持事件：支援失敗
lily-menu-pass-counter = 不用配對反擊
lily-menu-pass-critical = 不用爆擊
lily-menu-pass-block = 不格擋
lily-menu-pass-character = 到此為止
lily-menu-pass-card = 到此為止
lily-menu-pass-place = 不再放置

## What an action would do

lily-explain-leader = { $card }正面朝下放在前排中央，直到雙方都選好。她一離開戰場你就輸了。{ $about }。{ $skill } [LY-5.1、LY-5.3、LY-1.1]
lily-explain-partner = { $card }成為你的搭檔，正面朝下，直到雙方都選好。直放時可以用散華反擊回應攻擊，她的名字也用於配對反擊。{ $about }。{ $skill } [LY-5.3、LY-8.2、LY-8.6]
lily-explain-return = { $card }放進棄牌區。全部選好之後，放了幾張就抽幾張。{ $about }。[LY-5.4]
lily-explain-couple = { $card }正面朝上放進配對區：配對值加 1，並且可以打出這個顏色的角色。{ $about }。{ $skills } [LY-6.2、LY-3.3、LY-6.4]
lily-explain-couple-down = { $card }放進配對區，但因為已有同名的牌正面朝上，所以正面朝下。配對值照樣加 1，但不提供顏色。{ $about }。{ $skills } [LY-4.8、LY-3.2]
lily-explain-event = { $card }放到事件區，對雙方都有效；原本的事件放進擁有者的棄牌區。{ $skill } [LY-6.3、LY-10.1]
lily-explain-deploy = { $card }放到空的{ $area }，是活躍的，這個回合就能行動。除非技能讓它變少，算等級 { $level }；已用 { $played }，最多 { $most }。{ $about }。[LY-6.4、LY-D1]
lily-explain-level = { $card }疊在{ $name }（{ $area }）上；狀態與區域不變，回合1 的記號會清除。除非技能讓它變少，算等級 { $level }；已用 { $played }，最多 { $most }。{ $about }。[LY-6.4、LY-6.8、LY-D1]
lily-explain-level-leader = { $card }疊在領袖{ $name }（{ $area }）上；狀態與區域不變，回合1 的記號會清除。比她現在高的等級少算 1；已用 { $played }，最多 { $most }。{ $about }。[LY-6.4、LY-6.8、LY-D1]
lily-explain-move = { $name }行動，變成非活躍，移到{ $to }。[LY-6.5、LY-6.6]
lily-explain-move-swap = { $name }與{ $other }交換區域，兩者都行動，都變成非活躍。[LY-6.6]
lily-explain-attack = { $name }（力量 { $power }）行動，攻擊{ $targets }。雙方公開支援；合計大於或等於對方就擊破。爆擊讓力量變成 2 倍，格擋能保住對方。攻擊領袖時，可能被搭檔反擊。[LY-8.1、LY-8.4、LY-8.9、LY-8.10、LY-8.11]
lily-explain-attack-several = { $name }（力量 { $power }）行動，在一場戰鬥中攻擊{ $targets }；支援、合計與格擋各自判定。[LY-7.5、LY-7.6、LY-8.1、LY-D5]
lily-explain-skill = { $name }（{ $area }）使用技能 { $number }：{ $skill } [LY-9.1、LY-9.4]
lily-explain-potential = 使用{ $card }，之後翻成正面朝下。{ $skill } [LY-11.1]
lily-explain-end = 結束這個階段。[LY-6.5]
lily-explain-end-deploy = 進入行動階段；這個回合不能再出擊或升級。[LY-6.4、LY-6.5]
lily-explain-end-act = 你的回合結束，輪到對手。[LY-6.7]
lily-explain-counter = 反擊這次攻擊。[LY-8.2、LY-8.6]
lily-explain-counter-sange = { $partner }翻成正面朝下，這場戰鬥變成她攻擊原本的攻擊者，力量變成 2 倍：{ $power }。[LY-8.2、LY-D6、LY-D8]
lily-explain-counter-counter = { $partner }轉成橫放，這場戰鬥變成{ $support }（力量 { $power }）攻擊原本的攻擊者。只有你再公開一次支援。[LY-8.6、LY-D6、LY-D8]
lily-explain-redraw = 事件放進棄牌區，公開下一張作為支援，只有一次。[LY-8.4]
lily-explain-critical = { $card }從手牌放進棄牌區：攻擊者的力量變成 2 倍，合計變成 { $power }。[LY-8.9、LY-4.5、LY-D4]
lily-explain-block = { $card }從手牌放進棄牌區：被攻擊的角色在這場戰鬥中不會被擊破。{ $about }。[LY-8.10、LY-D4]
lily-explain-first = 先執行{ $card }的技能，其他的在後。{ $skill } [LY-9.2]
lily-explain-yes = 是。{ $skill } [LY-9.3]
lily-explain-yes-use = 支付成本，使用技能。{ $skill } [LY-9.3、LY-9.4]
lily-explain-yes-may = 照做。{ $skill } [LY-9.3]
lily-explain-no = 否。[LY-9.3]
lily-explain-no-use = 不使用技能，也不算用過。[LY-9.3]
lily-explain-no-may = 不做；除了取決於它的部分，技能繼續執行。[LY-4.2、LY-9.3]
lily-explain-reverse = 把{ $card }翻成正面朝下作為成本：仍算在配對值裡，但不再提供顏色。{ $about }。[LY-9.4、LY-3.2]
lily-explain-target = 為技能選擇{ $seat }的{ $name }（{ $area }，力量 { $power }）。[LY-9.1]
lily-explain-take = 為技能選擇{ $card }。{ $about }。[LY-9.1]
lily-explain-take-down = 為技能選擇正面朝下的{ $card }。{ $about }。[LY-9.1]
lily-explain-place = 由技能把{ $card }放到{ $area }。{ $about }。[LY-9.1]
lily-explain-to = 放到{ $area }。[LY-9.1]
lily-explain-to-swap = 放到{ $area }，與{ $other }交換。[LY-9.1、LY-6.6]
lily-explain-option = 執行這一項：{ $skill } [LY-9.1]
lily-explain-option-unknown = 執行技能的第 { $number } 項。[LY-9.1]
lily-explain-keep = 留下{ $name }（{ $area }，力量 { $power }）；其他同名的放進棄牌區。[LY-4.6]
lily-explain-pass = 什麼都不做。[LY-9.1]
lily-explain-pass-mulligan = 不再換牌，放了幾張就抽幾張。[LY-5.4]
lily-explain-pass-couple = 公開的牌留在牌庫上，雙方都知道。[LY-6.2、LY-D2]
lily-explain-pass-event = 不放事件；已經在那裡的留著。[LY-6.3]
lily-explain-pass-sange = 攻擊照常進行，搭檔維持原樣。[LY-8.2]
lily-explain-pass-redraw = 事件就是你的支援：失敗，以 0 計算。[LY-8.4、LY-8.5]
lily-explain-pass-counter = 攻擊照常進行，搭檔維持原樣。[LY-8.6]
lily-explain-pass-critical = 攻擊者的力量不變成 2 倍。沒有人會知道你能不能用。[LY-8.9、LY-8.10]
lily-explain-pass-block = 不格擋。沒有人會知道你能不能用。[LY-8.10]
lily-explain-pass-character = 不再選擇角色。[LY-9.1]
lily-explain-pass-card = 不再選擇牌。[LY-9.1]
lily-explain-pass-place = 不再放到戰場上。[LY-9.1]

## What people may type for a word of the notation, besides the word; between bars

lily-typed-lf = 左前排|左前|前左|前排左
lily-typed-cf = 中前排|中央前排|中前|前中|前排中
lily-typed-rf = 右前排|右前|前右|前排右
lily-typed-lb = 左後排|左後|後左|後排左
lily-typed-cb = 中後排|中央後排|中後|後中|後排中
lily-typed-rb = 右後排|右後|後右|後排右
lily-typed-own = 我方角色|我方的|我方|自己的|自己
lily-typed-enemy = 敵方角色|敵方的|敵方|對手的|對手
lily-typed-leader = 領袖
lily-typed-partner = 搭檔
lily-typed-return = 換掉|換牌
lily-typed-couple = 配對
lily-typed-event = 事件
lily-typed-deploy = 出擊
lily-typed-level = 升級
lily-typed-move = 移動
lily-typed-attack = 攻擊
lily-typed-skill = 技能|起動
lily-typed-potential = 潛在能力
lily-typed-counter = 散華反擊|配對反擊|反擊
lily-typed-redraw = 再公開
lily-typed-critical = 爆擊
lily-typed-block = 格擋
lily-typed-yes = 是|使用|要
lily-typed-no = 否|不使用|不要
lily-typed-reverse = 翻面|翻成正面朝下
lily-typed-target = 目標|選擇
lily-typed-keep = 留下
lily-typed-pass = 跳過|放棄|不用
lily-typed-end = 結束回合|結束

## Premoves

lily-wish-needless = 改變不了戰鬥的爆擊或格擋，不必問我
