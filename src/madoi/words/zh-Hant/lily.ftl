# Lily：提問、事件、拒絕。用語、技能、規則與終端機畫面另有檔案。

lily-area-lf = 前排左側
lily-area-cf = 前排中央
lily-area-rf = 前排右側
lily-area-lb = 後排左側
lily-area-cb = 後排中央
lily-area-rb = 後排右側
lily-area-event = 事件
lily-area-potential = 潛在能力
lily-area-special = 特殊
lily-area-support = 支援

lily-chance-first = 先攻
lily-chance-card = 牌庫的下一張牌
lily-chance-potential = 問號區的下一張牌
lily-chance-imagined = 對看不到的牌的猜測

## Questions

lily-question-leader = 請選擇領袖：牌組裡一張等級 1 的角色。
lily-question-partner = 請選擇搭檔：牌組裡另一張等級 1 的角色。
lily-question-mulligan = 可以換掉不要的手牌，換幾張就抽幾張。
lily-question-couple = 牌庫最上面是{ $card }。要放進配對區嗎？
lily-question-event = 從手牌放一張事件到事件區，或跳過。
lily-question-deploy = { $most ->
    [-1] 配對區是空的，誰都不能出擊。請結束這個階段。
   *[other] 可以讓角色出擊或升級（等級最多 { $most }，已用 { $played }）。
 }
lily-question-act = 可以移動、攻擊，或使用技能、潛在能力。
lily-question-sange = 你的領袖被攻擊了。要使用散華反擊嗎？
lily-question-redraw = 你的支援是事件。要放進棄牌區，再公開一張嗎？
lily-question-counter = 你的支援與搭檔同名。要使用配對反擊嗎？
lily-question-critical = 爆擊：要棄掉一張與{ $card }同名的手牌，讓力量變成 2 倍嗎？
lily-question-block = 格擋：要棄掉一張與{ $card }同名的手牌，擋下擊破嗎？
lily-question-order = 先做哪一個？
lily-question-use = { $verb }
lily-question-may = { $verb }
lily-question-reverse = { $verb }
lily-question-discard = { $verb }
lily-question-sacrifice = { $verb }
lily-question-character = { $verb }
lily-question-card = { $verb }
lily-question-place = { $verb }
lily-question-area = { $verb }
lily-question-option = { $verb }
lily-question-keep = 同名的角色不能並存。要留下哪一個？其他的放進棄牌區。

# What saying yes brings about. The question names the card.
lily-question-use-effect = { $whose ->
    [other] 這是{ $seat }的技能。
   *[own] { $skill }
 }
lily-question-may-effect = { lily-question-use-effect }

# The small print of a skill's question. The text of somebody else's card would call the reader an opponent.
lily-question-small = { $whose ->
    [other] { $seat }的技能：{ $card }
   *[own] { $card }：{ $skill }
 }
lily-question-reverse-small = { lily-question-small }
lily-question-discard-small = { lily-question-small }
lily-question-sacrifice-small = { lily-question-small }
lily-question-character-small = { lily-question-small }
lily-question-card-small = { lily-question-small }
lily-question-place-small = { lily-question-small }
lily-question-area-small = { lily-question-small }
lily-question-option-small = { lily-question-small }

# What a player does who answers the question of a skill; -do: the same on a button.
lily-verb-discard = { $least ->
    [0] 捨最多 { $most } 張手牌
   *[other] 捨 { $most } 張手牌
 }
lily-verb-discard-do = 捨棄{ $name }
lily-verb-take-back = { $least ->
    [0] 從棄牌區拿回最多 { $most } 張
   *[other] 從棄牌區拿回 { $most } 張
 }
lily-verb-take-back-do = 拿回{ $name }
lily-verb-to-hand = { $least ->
    [0] 把最多 { $most } 張牌加入手牌
   *[other] 把 { $most } 張牌加入手牌
 }
lily-verb-to-hand-do = 拿{ $name }
lily-verb-to-trash = { $least ->
    [0] 把最多 { $most } 張牌放進棄牌區
   *[other] 把 { $most } 張牌放進棄牌區
 }
lily-verb-to-trash-do = 棄{ $name }
lily-verb-to-coupling = { $least ->
    [0] 把最多 { $most } 張牌放進配對區
   *[other] 把 { $most } 張牌放進配對區
 }
lily-verb-to-coupling-do = 配對{ $name }
lily-verb-to-deck-top = { $least ->
    [0] 把最多 { $most } 張牌放到牌庫頂
   *[other] 把 { $most } 張牌放到牌庫頂
 }
lily-verb-to-deck-top-do = { $name }放牌庫頂
lily-verb-to-deck-bottom = { $least ->
    [0] 把最多 { $most } 張牌放到牌庫底
   *[other] 把 { $most } 張牌放到牌庫底
 }
lily-verb-to-deck-bottom-do = { $name }放牌庫底
lily-verb-to-deck = { $least ->
    [0] 把最多 { $most } 張牌洗回牌庫
   *[other] 把 { $most } 張牌洗回牌庫
 }
lily-verb-to-deck-do = 洗回{ $name }
lily-verb-to-field = { $least ->
    [0] 讓最多 { $most } 個角色上場
   *[other] 讓 { $most } 個角色上場
 }
lily-verb-to-field-do = { $name }上場
lily-verb-to-level-up = { $least ->
    [0] 用最多 { $most } 張牌升級
   *[other] 用 { $most } 張牌升級
 }
lily-verb-to-level-up-do = 用{ $name }升級
lily-verb-power-up = { $least ->
    [0] 強化最多 { $most } 個角色
   *[other] 強化 { $most } 個角色
 }
lily-verb-power-up-do = 強化{ $name }
lily-verb-power-down = { $least ->
    [0] 削弱最多 { $most } 個角色
   *[other] 削弱 { $most } 個角色
 }
lily-verb-power-down-do = 削弱{ $name }
lily-verb-grant = { $least ->
    [0] 選擇最多 { $most } 個角色獲得效果
   *[other] 選擇 { $most } 個角色獲得效果
 }
lily-verb-grant-do = 選{ $name }
lily-verb-activate = { $least ->
    [0] 讓最多 { $most } 個角色恢復行動
   *[other] 讓 { $most } 個角色恢復行動
 }
lily-verb-activate-do = 讓{ $name }恢復行動
lily-verb-deactivate = { $least ->
    [0] 讓最多 { $most } 個角色不能行動
   *[other] 讓 { $most } 個角色不能行動
 }
lily-verb-deactivate-do = 讓{ $name }不能行動
lily-verb-defeat = { $least ->
    [0] 擊破最多 { $most } 個角色
   *[other] 擊破 { $most } 個角色
 }
lily-verb-defeat-do = 擊破{ $name }
lily-verb-return = { $least ->
    [0] 讓最多 { $most } 個角色回到手牌
   *[other] 讓 { $most } 個角色回到手牌
 }
lily-verb-return-do = { $name }回手牌
lily-verb-sacrifice = { $least ->
    [0] 成本：犧牲最多 { $most } 個我方角色
   *[other] 成本：犧牲 { $most } 個我方角色
 }
lily-verb-sacrifice-do = 犧牲{ $name }
lily-verb-power-set = { $least ->
    [0] 改變最多 { $most } 個角色的基本力量
   *[other] 改變 { $most } 個角色的基本力量
 }
lily-verb-power-set-do = 選擇{ $name }
lily-verb-return-deck = { $least ->
    [0] 把最多 { $most } 個角色洗進牌庫
   *[other] 把 { $most } 個角色洗進牌庫
 }
lily-verb-return-deck-do = 將{ $name }洗進牌庫
lily-verb-return-deck-top = { $least ->
    [0] 把最多 { $most } 個角色放到牌庫最上面
   *[other] 把 { $most } 個角色放到牌庫最上面
 }
lily-verb-return-deck-top-do = 將{ $name }放到最上面
lily-verb-return-deck-bottom = { $least ->
    [0] 把最多 { $most } 個角色放到牌庫最下面
   *[other] 把 { $most } 個角色放到牌庫最下面
 }
lily-verb-return-deck-bottom-do = 將{ $name }放到最下面
lily-verb-remove = { $least ->
    [0] 把最多 { $most } 個角色從遊戲中移除
   *[other] 把 { $most } 個角色從遊戲中移除
 }
lily-verb-remove-do = 移除{ $name }
lily-verb-to-removed = { $least ->
    [0] 把最多 { $most } 張牌從遊戲中移除
   *[other] 把 { $most } 張牌從遊戲中移除
 }
lily-verb-to-removed-do = 移除{ $name }
lily-verb-move = { $least ->
    [0] 移動最多 { $most } 個角色
   *[other] 移動 { $most } 個角色
 }
lily-verb-move-do = 移動{ $name }
lily-verb-turn-up = { $least ->
    [0] 把最多 { $most } 張配對牌翻成正面朝上
   *[other] 把 { $most } 張配對牌翻成正面朝上
 }
lily-verb-turn-up-do = { $name }翻成正面
lily-verb-turn-down = { $least ->
    [0] 把最多 { $most } 張配對牌翻成正面朝下
   *[other] 把 { $most } 張配對牌翻成正面朝下
 }
lily-verb-turn-down-do = { $name }翻成背面
lily-verb-renew = { $least ->
    [0] 恢復最多 { $most } 張潛能
   *[other] 恢復 { $most } 張潛能
 }
lily-verb-renew-do = 恢復{ $name }
lily-verb-reverse = { $least ->
    [0] 成本：把最多 { $most } 張配對牌翻成正面朝下
   *[other] 成本：把 { $most } 張配對牌翻成正面朝下
 }
lily-verb-reverse-do = { $name }翻成背面
lily-verb-may = 要使用{ $card }的效果嗎？
lily-verb-option = 選擇一項
lily-verb-use = 要使用{ $card }的技能嗎？
lily-verb-area = 要移到哪裡？

# What is asked, inside a refusal.
lily-asked-mulligan = 哪些手牌要放進棄牌區（return、pass）
lily-asked-couple = 公開的牌要不要放進配對區（couple、pass）
lily-asked-event = 要不要放事件（event、pass）
lily-asked-deploy = 讓誰出擊或升級（deploy、level、end）
lily-asked-act = 角色要做什麼（move、attack、skill、potential、end）
lily-asked-sange = 要不要使用散華反擊（counter、pass）
lily-asked-redraw = 要不要再公開一張支援（redraw、pass）
lily-asked-counter = 要不要使用配對反擊（counter、pass）
lily-asked-critical = 要不要使用爆擊（critical、pass）
lily-asked-block = 要不要格擋（block、pass）
lily-asked-order = 先執行哪個技能（first）
lily-asked-use = 要不要使用技能（yes、no）
lily-asked-reverse = 把哪張配對牌翻成正面朝下（reverse）
lily-asked-discard = 棄哪張牌（take）
lily-asked-sacrifice = 犧牲誰（target）
lily-asked-character = 選擇哪個角色（target、pass）
lily-asked-card = 選擇哪張牌（take、take-down、pass）
lily-asked-place = 把哪張牌放到哪個區域（place、pass）
lily-asked-area = 移到哪個區域（to）
lily-asked-option = 選擇哪一項（option）
lily-asked-may = 可以做的事要不要做（yes、no）
lily-asked-keep = 同名的角色留下哪一個（keep）

## Before the first turn

lily-chose-leader = { $seat }選了領袖：{ $card }。
lily-chose-partner = { $seat }選了搭檔：{ $card }。
lily-ready = { $seat }選好了領袖與搭檔，正面朝下。
lily-first = { $seat }先攻。
lily-first-name = 誰先攻
lily-gave-back = { $seat }換掉了{ $card }。
lily-gave-back-name = 換牌時放回的牌
lily-kept-hand = { $seat }沒有換手牌。
lily-opened = { $seat }的領袖是{ $card }，搭檔是{ $other }。
lily-opened-name = 領袖與搭檔

## The turn

lily-turn = 第 { $number } 回合：{ $seat }。
lily-revealed = { $seat }公開牌庫最上面的牌：{ $card }。
lily-revealed-name = 牌庫最上面的牌
lily-coupled = { $card }放進{ $seat }的配對區。
lily-coupled-name = 放進配對區的牌
lily-coupled-down = { $card }正面朝下放進{ $seat }的配對區：那裡已有同名的牌。
lily-coupled-down-name = 蓋著放進配對區的牌
lily-not-coupled = { $seat }把公開的牌留在牌庫上。
lily-event-played = { $seat }放出事件{ $card }。
lily-event-played-name = 打出的事件
lily-event-left = 事件{ $card }進了{ $seat }的棄牌區。
lily-deployed = { $seat }的{ $card }出擊到{ $area }。
lily-deployed-name = 出擊的角色
lily-levelled = { $seat }的{ $other }升級為{ $card }（{ $area }）。
lily-levelled-name = 用來升級的牌
lily-moved = { $seat }的{ $card }從{ $start }移到{ $area }。
lily-closed-up = { $seat }的前排沒有人，後排的角色全部放到前排。
lily-namesake-left = { $seat }的{ $card }（{ $area }）進了棄牌區：留下的是另一個同名的角色。
lily-refreshed = 重整：{ $seat }棄牌區的 { $number } 張牌成為新的牌庫。

## The battle

lily-attacked = { $seat }的{ $card }（{ $start }）攻擊{ $other }（{ $area }）。
lily-sange = 散華反擊：{ $seat }的搭檔{ $card }翻成正面朝下，以 2 倍力量攻擊原本的攻擊者。
lily-passed-sange = { $seat }沒有使用散華反擊。
lily-support = { $seat }公開支援：{ $card }。
lily-support-name = 公開的支援
lily-no-support = { $seat }沒有牌可以公開，支援是 0。
lily-redrew = { $seat }把事件{ $card }放進棄牌區，再公開一張支援。
lily-coupling-counter = 配對反擊：{ $seat }的搭檔轉成橫放，支援的{ $card }攻擊原本的攻擊者。
lily-passed-counter = { $seat }沒有使用配對反擊。
lily-sum-attack = 攻擊：{ $seat }的{ $card }是 { $sum }。
lily-sum-defence = 防守：{ $seat }的{ $card }是 { $sum }。
lily-critical = 爆擊：{ $seat }把{ $card }放進棄牌區，攻擊變成 { $sum }。
lily-critical-name = 用來爆擊的牌
lily-passed-critical = { $seat }沒有使用爆擊。
lily-blocked = 格擋：{ $seat }把{ $card }放進棄牌區，被攻擊的角色在這場戰鬥中不會被擊破。
lily-blocked-name = 用來格擋的牌
lily-not-blocked = { $seat }沒有格擋。
lily-defeated = { $seat }的{ $card }（{ $area }）被擊破。
lily-not-defeated = { $seat }的{ $card }撐住了。
lily-stays = { $seat }的領袖{ $card }被擊破，但換得一張潛在能力，留在戰場上。
lily-potential = { $seat }的潛在能力區多了{ $card }。
lily-potential-name = 問號區的牌
lily-battle-over = 戰鬥結束。

# How a sum comes about: power, how many times, support, what skills add besides.
lily-parts-plain = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } = { $number }
lily-parts-plain-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } + { $more }（技能） = { $number }
lily-parts-plain-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } − { $more }（技能） = { $number }
lily-parts-fails = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（支援失敗） = { $number }
lily-parts-fails-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（支援失敗） + { $more }（技能） = { $number }
lily-parts-fails-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（支援失敗） − { $more }（技能） = { $number }

## Skills

lily-skill = { $card }（{ $area }）的技能 { $number } 發動（{ $seat }）：{ $skill }
lily-comes-first = { $seat }先執行等待中的第 { $number } 個技能：{ $card }。
lily-chosen = 選擇了{ $seat }的{ $card }（{ $area }）。
lily-chose-option = { $seat }選擇{ $card }的第 { $number } 項。
lily-declined = { $seat }沒有使用{ $card }的效果。
lily-potential-used = { $seat }的潛在能力{ $card }用過了，翻成正面朝下。
lily-renewed = { $seat }的潛在能力{ $card }翻回正面朝上。
lily-power-changed = { $seat }的{ $card }（{ $area }）力量：{ $change }。
lily-power-changed-counter = 為{ $seat }反擊的{ $card }力量：{ $change }。
lily-power-multiplied = { $seat }的{ $card }（{ $area }）力量變成 { $number } 倍。
lily-power-multiplied-counter = 為{ $seat }反擊的{ $card }力量變成 { $number } 倍。
lily-power-halved = { $seat }的{ $card }（{ $area }）力量變成 { $number } 分之一。
lily-power-halved-counter = 為{ $seat }反擊的{ $card }力量變成 { $number } 分之一。
lily-power-set = { $seat }的{ $card }（{ $area }）基本力量變成 { $number }。
lily-power-set-counter = 為{ $seat }反擊的{ $card }基本力量變成 { $number }。
lily-support-changed = { $seat }在這場戰鬥的支援：{ $change }。
lily-levels-changed = { $seat }在這個回合的出擊階段可以多用 { $number } 個等級。
lily-activated = { $seat }的{ $card }變成活躍。
lily-deactivated = { $seat }的{ $card }變成非活躍。
lily-returned = { $seat }的{ $card }回到手牌。
lily-returned-deck = { $seat }的{ $card }洗進牌庫。
lily-returned-deck-top = { $seat }的{ $card }放到牌庫最上面。
lily-returned-deck-bottom = { $seat }的{ $card }放到牌庫最下面。
lily-removed = { $seat }的{ $card }從遊戲中移除。
lily-removed-card = { $seat }的{ $card }從遊戲中移除。
lily-removed-card-name = 從遊戲中移除的牌
lily-sacrificed = { $seat }犧牲了{ $card }（{ $area }）。
lily-later = { $seat }的{ $card }延後的效果現在執行。
lily-put-off = { $seat }的{ $card }的效果稍後執行。
lily-instead-hand = { $card }沒有進棄牌區，加入{ $seat }的手牌。
lily-instead-deck = { $card }沒有進棄牌區，洗進{ $seat }的牌庫。
lily-instead-deck-top = { $card }沒有進棄牌區，放到{ $seat }的牌庫最上面。
lily-instead-deck-bottom = { $card }沒有進棄牌區，放到{ $seat }的牌庫最下面。
lily-instead-removed = { $seat }的{ $card }沒有進棄牌區，從遊戲中移除。
lily-partner-upright = { $seat }的搭檔{ $card }轉回直放。
lily-partner-sideways = { $seat }的搭檔{ $card }轉成橫放。
lily-partner-face-down = { $seat }的搭檔{ $card }翻成正面朝下。
lily-turned-up = { $seat }的配對牌{ $card }翻成正面朝上。
lily-turned-down = { $seat }的配對牌{ $card }翻成正面朝下。
lily-shuffled = { $seat }的牌庫洗牌了。

# How long stands in the skill.
lily-granted-wide = { $seat }的{ $card }（{ $area }）暫時獲得攻擊範圍2。
lily-granted-wide-counter = 為{ $seat }反擊的{ $card }暫時獲得攻擊範圍2。
lily-granted-piercing = { $seat }的{ $card }（{ $area }）暫時獲得貫通。
lily-granted-piercing-counter = 為{ $seat }反擊的{ $card }暫時獲得貫通。
lily-granted-range-1 = { $seat }的{ $card }（{ $area }）暫時也有射程 1。
lily-granted-range-1-counter = 為{ $seat }反擊的{ $card }暫時也有射程 1。
lily-granted-range-2 = { $seat }的{ $card }（{ $area }）暫時也有射程 2。
lily-granted-range-2-counter = 為{ $seat }反擊的{ $card }暫時也有射程 2。
lily-granted-range-1-2 = { $seat }的{ $card }（{ $area }）暫時也有射程 1-2。
lily-granted-range-1-2-counter = 為{ $seat }反擊的{ $card }暫時也有射程 1-2。
lily-granted-range-1-3 = { $seat }的{ $card }（{ $area }）暫時也有射程 1-3。
lily-granted-range-1-3-counter = 為{ $seat }反擊的{ $card }暫時也有射程 1-3。
lily-granted-no-attack = { $seat }的{ $card }（{ $area }）暫時不能攻擊。
lily-granted-no-attack-counter = 為{ $seat }反擊的{ $card }暫時不能再攻擊。
lily-granted-no-move = { $seat }的{ $card }（{ $area }）暫時不能移動。
lily-granted-no-move-counter = 為{ $seat }反擊的{ $card }暫時不能移動。
lily-granted-no-activate = { $seat }的{ $card }（{ $area }）暫時不會在開始階段變成活躍。
lily-granted-no-activate-counter = 為{ $seat }反擊的{ $card }暫時不會在開始階段變成活躍。
lily-granted-no-defeat = { $seat }的{ $card }（{ $area }）暫時不會被擊破。
lily-granted-no-defeat-counter = 為{ $seat }反擊的{ $card }暫時不會被擊破。
lily-granted-no-critical = { $seat }的{ $card }（{ $area }）暫時不能使用爆擊。
lily-granted-no-critical-counter = 為{ $seat }反擊的{ $card }暫時不能使用爆擊。
lily-granted-no-block = { $seat }的{ $card }（{ $area }）的攻擊暫時不能格擋。
lily-granted-no-block-counter = 為{ $seat }反擊的{ $card }的攻擊不能格擋。
lily-granted-no-counter = { $seat }的{ $card }（{ $area }）的攻擊暫時不能反擊。
lily-granted-no-counter-counter = 為{ $seat }反擊的{ $card }的攻擊不能反擊。
lily-granted-no-target = { $seat }的{ $card }（{ $area }）暫時不能被攻擊。
lily-granted-no-target-counter = 為{ $seat }反擊的{ $card }暫時不能被攻擊。
lily-granted-twins = { $seat }的{ $card }（{ $area }）暫時可以與同名的我方角色並存。
lily-granted-twins-counter = 為{ $seat }反擊的{ $card }暫時可以與同名的我方角色並存。
lily-granted-silent = { $seat }的{ $card }（{ $area }）暫時失去技能。
lily-granted-silent-counter = 為{ $seat }反擊的{ $card }暫時失去技能。

## Cards that only some see

lily-drew = { $seat }抽了 { $number } 張牌。
lily-drew-known = { $seat }抽了：{ $cards }。
lily-drew-name = 抽到的牌
lily-looked = 看了{ $seat }牌庫最上面的 { $number } 張牌。
lily-looked-known = 看了{ $seat }的牌庫，從最上面起：{ $cards }。
lily-looked-name = 牌庫上面的牌
lily-searched = 看了{ $seat }牌庫的 { $number } 張牌。
lily-searched-known = { $seat }牌庫裡的牌：{ $cards }。
lily-searched-name = 牌庫裡的牌
lily-fitting = { $seat }的手牌中符合的有 { $number } 張。
lily-fitting-name = 手牌中符合的張數
lily-showed-hand = { $seat }公開手牌：{ $cards }。
lily-showed-hand-name = 公開的手牌
lily-to-hand = { $seat }把 { $number } 張牌加入手牌。
lily-to-hand-known = { $seat }加入手牌：{ $cards }。
lily-to-hand-name = 加入手牌的牌
lily-to-trash = { $seat }的{ $card }進了棄牌區。
lily-to-trash-name = 進了棄牌區的牌
lily-to-deck = { $seat }的 { $number } 張牌洗進牌庫。
lily-to-deck-known = 洗進{ $seat }的牌庫：{ $cards }。
lily-to-deck-top = { $seat }的 { $number } 張牌放到牌庫最上面。
lily-to-deck-top-known = 放到{ $seat }牌庫的最上面：{ $cards }。
lily-to-deck-bottom = { $seat }的 { $number } 張牌放到牌庫最下面。
lily-to-deck-bottom-known = 放到{ $seat }牌庫的最下面：{ $cards }。

## The end

lily-won-by-card = { $card }的效果讓{ $seat }獲勝。
lily-won = { $reason ->
    [leader] { $seat }獲勝：{ $other-seat }的領袖不在戰場上了。
    [deck] { $seat }獲勝：{ $other-seat }的牌庫與棄牌區都空了。
    [conceded] { $seat }獲勝：{ $other-seat }認輸了。
   *[card] { $seat }因牌的效果獲勝。
 }
lily-drawn = { $reason ->
    [both] 平手：雙方的勝負同時成立。
    [skills] 平手：技能互相觸發，沒有盡頭。
   *[turns] 平手：最後的回合結束，沒有人獲勝。
 }

## Refusals: answers to a question

lily-not-in-duel = 這場遊戲不能「{ $text }」：兩副牌組裡都沒有這張牌。
lily-already-chosen = 你已經選好領袖與搭檔，請等對手選擇。
lily-choose-first = 請先選擇{ $what }。
lily-cannot-lead = 不能選{ $card }：它不是你的牌組裡剩下的等級 1 角色。
lily-other-question = 現在不能回答「{ $verb }」。問的是：{ $question }。
lily-must-choose = 不能跳過：請選擇技能的對象。
lily-not-among = 這裡不能這樣選。請從列出的選項中選擇。
lily-not-in-hand = { $card }不在你的手牌裡。

## Refusals: playing cards

lily-no-event = { $card }不是事件；只有事件能放到事件區。
lily-no-character = { $card }不是角色；只有角色能出擊或升級。
lily-no-color = 不能打出{ $card }：配對區裡沒有正面朝上、顏色相同的牌。
lily-levels = { $card }在這裡算等級 { $levels }；這個階段最多可用 { $most }，已經用了 { $played }（配對值 { $value }）。
lily-occupied = { $card }不能在那裡出擊：那個區域不是空的。
lily-same-name = { $card }不能出擊：戰場上已有同名的我方角色。可以改讓那個角色升級。
lily-nobody-there = 那個區域沒有你的角色。
lily-other-name = { $card }不能放在那裡：升級要用與那個區域的角色同名的牌。

## Refusals: acting

lily-inactive = 這個角色是非活躍的，不能行動。
lily-not-adjacent = 這兩個區域不相鄰：只能移到同一排的隔壁，或同一個直行的前後。
lily-other-inactive = 那個區域的我方角色是非活躍的；兩者都活躍才能交換位置。
lily-cannot-move = 其中有角色現在不能移動。
lily-first-turn = 先攻的第一個回合不能攻擊。
lily-cannot-attack = 這個角色暫時不能攻擊。
lily-no-enemy-there = 那個區域沒有敵方角色。
lily-out-of-range = 那個區域在這個角色的射程之外。
lily-cannot-be-attacked = 那個區域的敵方角色暫時不能被攻擊。
lily-not-wide = 這個角色沒有攻擊範圍2，只能指定一個區域。
lily-wide = 這個角色有攻擊範圍2：請再指定一個與被攻擊區域相鄰的區域，空的也可以。
lily-wide-not-adjacent = 第二個區域必須與被攻擊的區域相鄰。
lily-no-critical = { $card }不能用來爆擊：它與攻擊的角色不同名。
lily-no-block = { $card }不能用來格擋：它與被攻擊的角色不同名。

## Refusals: skills and potentials

lily-no-such-skill = 這個角色沒有這個編號的起動技能。
lily-silent = 這個角色目前沒有技能。
lily-used = 這個技能一個回合只能用一次，已經用過了。
lily-cost = 無法支付成本：需要活躍的角色、足夠的正面朝上配對牌、手牌，或可犧牲的我方角色。
lily-condition = 這個技能的條件還沒達成。
lily-nothing-to-do = 現在使用不會發生任何事。
lily-no-such-potential = { $card }沒有正面朝上放在你的潛在能力區。
lily-other-timing = { $card }不能隨時使用；可以用的時候會問你。

## Refusals: notation

lily-notation = 「{ $text }」不是動作。寫法：leader 牌、partner 牌、return 牌、couple、event 牌、deploy 牌 區域、level 牌 區域、move 區域 區域、attack 區域 區域（攻擊範圍2：attack 區域 區域 區域）、skill 區域 編號、potential 牌、counter、redraw、critical 牌、block 牌、first 編號、yes、no、reverse 牌、target own 區域、target enemy 區域、take 牌、take-down 牌、place 牌 區域、to 區域、option 編號、keep 區域、pass、end。
lily-notation-card = 「{ $text }」不是牌。牌用 w101 這樣的 ID 來寫。
lily-notation-area = 沒有「{ $text }」這個區域。可用的是：{ $allowed }（l、c、r 是左、中、右，f、b 是前排、後排）。
lily-notation-number = 「{ $text }」不是 1 到 { $most } 的數字。

## Refusals: decks

lily-decks-number = 給了 { $given } 副牌組。請用逗號分開寫兩位玩家的牌組，或只寫一副給雙方。
lily-deck-toml = 無法讀取牌組：不是 TOML（{ $reason }）。
lily-deck-unknown = 牌組沒有「{ $field }」這個欄位。可用的是：name、about、leader、partner、cards、potentials。
lily-deck-missing = 牌組缺少「{ $field }」，或寫成了別的東西。cards 與 potentials 是 ID 與張數的表，leader 與 partner 是 ID。
lily-deck-number = 牌組的 { $field } 是「{ $value }」；必須是 1 到 99 的數字。
lily-deck-text = 「{ $value }」不是牌組。可以是 { $allowed } 其中之一、牌組檔案，或寫成一行的牌、潛在能力、領袖與搭檔：w101*2 w102*4 / wp1*2 / w101 w102。
lily-deck-no-card = 牌組裡有「{ $id }」，但沒有這個 ID 的牌。
lily-deck-size = 牌組有 { $number } 張牌；必須是 { $least } 到 { $most } 張。
lily-deck-potential-size = 潛在能力牌組有 { $number } 張牌；必須是 { $least } 到 { $most } 張。
lily-deck-potential = { $card }（{ $id }）是潛在能力，要寫在 potentials，不是 cards。
lily-deck-no-potential = { $card }（{ $id }）不是潛在能力，要寫在 cards，不是 potentials。
lily-deck-alike = 牌組裡有 { $number } 張{ $card }（{ $id }）；最多 { $most } 張。
lily-deck-name = 牌組裡有 { $number } 張名字是{ $name }的牌；這個張數的牌組最多 { $most } 張。
lily-deck-first-level = 牌組裡只有 { $number } 張等級 1 的角色；至少要有 { $least } 張，當領袖與搭檔。
lily-deck-people = { $card }（{ $id }）不能當領袖或搭檔：必須是牌組裡等級 1 的角色；兩者是相同的牌時，牌組裡要有兩張。

## Refusals: sets of cards

lily-set-toml = { $file }：無法讀取為卡牌集（{ $reason }）。
lily-set-unknown = { $file }，{ $field }：卡牌集沒有這個部分。可用的是：names、character、event、potential。
lily-set-list = { $file }，{ $field }：{ $field ->
    [names] 名字要寫成表：[names.鍵]。
   *[other] 牌要寫成表的清單：[[{ $field }]]。
 }

# Where the mistake is. Cards without an id are counted: "event 2"; names belong to no card.
lily-file-where = { $card ->
    [names] { $file }，{ $field }
   *[other] { $file }，牌 { $card }，{ $field }
 }
lily-file-table = 表 { "{ … }" }
lily-file-list = 清單 [ … ]
lily-file-truth = true 或 false
lily-file-twice = { lily-file-where }：已有 ID 是「{ $value }」的牌；每張牌要有自己的 ID。
lily-file-same = { lily-file-where }：已有稱號與名字都一樣的牌，會變成相同的牌；請改掉其中一張。
lily-file-name-twice = { lily-file-where }：這個名字已經用別的寫法登錄過。請照原樣使用，或換一個鍵。
lily-file-language = { lily-file-where }：缺少文字；ja、zh-Hant、en 三種都要有。
lily-file-id = { lily-file-where }：{ $value ->
    [None] 缺少 ID。
   *[other] 「{ $value }」不能當 ID。
 }ID 是 2 到 24 個小寫英文字母、數字或連字號，第一個是字母。
lily-file-tens = { lily-file-where }：{ $value } 不是 10 的倍數。
lily-file-skills = { lily-file-where }：{ $value ->
    [event] 事件需要至少一個技能的清單。
    [potential] 潛在能力需要正好一個技能的清單。
   *[other] 技能必須寫成清單，最多四個。
 }
lily-file-type = { lily-file-where }：{ $value ->
    [None] 沒有寫；必須是{ $wanted }。
   *[other] 必須是{ $wanted }，不能是「{ $value }」。
 }
lily-file-number = { lily-file-where }：{ $value ->
    [None] 沒有寫；必須是 { $least } 到 { $most } 的整數。
   *[other] 不能寫「{ $value }」；必須是 { $least } 到 { $most } 的整數。
 }
lily-file-value = { lily-file-where }：{ $value ->
    [None] 沒有寫。
   *[other] 不能寫「{ $value }」。
 }可以是：{ $allowed }。
lily-file-unknown = { lily-file-where }：這裡沒有這個欄位。可用的是：{ $allowed }。
lily-file-name = { lily-file-where }：{ $value ->
    [None] 缺少名字；請寫 [names] 的鍵。
   *[other] 沒有「{ $value }」這個名字；請寫 [names] 的鍵，或在那裡加上。
 }
lily-file-node = { lily-file-where }：這裡必須正好有下列其中一個，以及它自己的欄位：{ $allowed }。現在寫的是「{ $value }」。
lily-file-missing = { lily-file-where }：缺少必要的欄位。
lily-file-not-here = { lily-file-where }：這種技能（{ $value }）不能有這個欄位。
lily-file-unused = { lily-file-where }：在這裡沒有意義。可用的是：{ $allowed }。
lily-file-never = { lily-file-where }：這永遠不會成立，或是永遠成立。
lily-file-no-subject = { lily-file-where }：這個技能的時機與角色無關，不能用 "subject"。
lily-file-no-battle = { lily-file-where }：這個技能發揮作用時不在戰鬥中。
lily-file-none-chosen = { lily-file-where }：還沒有選過任何角色。請在前面寫一個有 "pick" 的效果。
lily-file-one-option = { lily-file-where }：只有一個選項。請至少寫兩個。
lily-file-may = { lily-file-where }：這個技能本來就可以不用。
lily-file-empty = { lily-file-where }：至少要有一個效果。
lily-file-so = { lily-file-where }：so 不能放在最前面；它前面要有一個效果。
lily-file-so-else = { lily-file-where }："or-else" 必須緊接在所指的效果之後，不能接在 "so" 後面，反之亦然。
lily-file-by = { lily-file-where }：本來就由這位玩家選擇。
lily-file-do-or-gives = { lily-file-where }：一個技能只能有 do 或 gives 其中一個，而且一定要有。
lily-file-loop = { lily-file-where }：這個起動技能可以無限使用。請加上成本 action = true 或 once = true；若技能不把配對牌翻成正面朝上，也不把牌放進配對區或戰場，只有翻面成本也可以。
lily-file-zones = { lily-file-where }：請寫至少兩個不同的區域。
lily-file-target = { lily-file-where }：這不是對象。請寫 self 之類的詞，或含有 all 的表；在 gives 之外也可以是含有 pick 的表。
lily-file-hidden = { lily-file-where }：{ $value } 的牌只能不加條件地計數，否則張數會洩漏看不到的牌。
lily-file-static-power = { lily-file-where }：gives 不能以力量為條件，因為它可能改變力量。
lily-file-special = { lily-file-where }：只有 type 是 special 的技能可以給予這個。
lily-file-not-special = { lily-file-where }：type 是 special 的技能不能給予這個。可以給予的是：also-named、also-color、any-number、at-most。

# What the numbers of statistics are called.
lab-table-lily-endings = 遊戲如何結束
lab-measure-lily-endings-games = 占全部對局
lily-endings-leader = 領袖不在了
lily-endings-deck = 牌庫與棄牌區都空了
lily-endings-card = 因牌的效果獲勝
lily-endings-both = 平手：雙方同時
lily-endings-turns = 平手：到達回合上限
lab-table-lily-battles = 戰鬥與其他
lab-measure-lily-battles-times = 次數
lily-battles-attacks = 被攻擊的角色
lily-battles-sange = 散華反擊
lily-battles-coupling-counter = 配對反擊
lily-battles-critical = 爆擊
lily-battles-block = 格擋
lily-battles-defeated = 被擊破而離開的角色
lily-battles-leader-stays = 被擊破而留下的領袖
lily-battles-skills = 發動的技能
lily-battles-refresh = 重整
lab-table-lily-length = 長度
lab-measure-lily-length-each = 每位玩家
lily-length-turns = 回合數
lab-table-lily-lengths = 每位玩家的回合數
lab-row-lily-lengths = { $number ->
    [5] 1 到 5 回合
    [8] 6 到 8 回合
    [12] 9 到 12 回合
   *[other] 13 回合以上
 }
lab-measure-lily-lengths-games = 占全部對局
lab-table-lily-first = 先攻與後攻
lab-measure-lily-first-wins = 勝率
lily-first-first = 先攻
lily-first-second = 後攻
lab-table-lily-cards = 卡牌
lab-measure-lily-cards-times = 使用次數
lab-measure-lily-cards-seats = 人數
lab-measure-lily-cards-share = 使用者的勝率
lab-table-lily-more = 誰做得比較多
lily-more-attacks = 攻擊較多
lily-more-couplings = 配對較多
lily-more-level-ups = 升級較多
lily-more-criticals = 爆擊較多
lily-more-sange = 散華反擊較多
lily-more-events = 事件較多
lily-more-blocks = 阻擋較多
lab-measure-lily-more-times = 有差別的對局
lab-measure-lily-more-share = 該玩家的勝率
lab-number-lily-potentials = 領袖能承受的潛在能力數
lab-number-lily-hand = 起始手牌張數
lab-number-lily-draw = 回合開始時抽的張數

## What somebody may do later (hints): only what the action itself says

lily-later-leader = 選{ $name }為領袖
lily-later-partner = 選{ $name }為搭檔
lily-later-return = 換掉{ $name }
lily-later-couple = 把公開的牌放進配對區
lily-later-event = 放出事件「{ $name }」
lily-later-deploy = { $name }（等級 { $level }）出擊到{ $area }
lily-later-level = { $area }的{ $name }升級（等級 { $level }）
lily-later-move = 從{ $area }移到{ $to }
lily-later-attack = 從{ $area }攻擊{ $to }
lily-later-attack-wide = 從{ $area }攻擊{ $to }和{ $second }
lily-later-skill = 使用{ $area }角色的第 { $number } 個技能
lily-later-potential = 使用潛在能力「{ $name }」
lily-later-end = 結束階段
lily-later-counter = 使用反擊
lily-later-redraw = 把事件放進棄牌區，再公開一張支援
lily-later-critical = 用{ $name }爆擊
lily-later-block = 用{ $name }格擋
lily-later-first = 讓待執行的第 { $number } 個技能先執行
lily-later-yes = 執行技能允許的事
lily-later-no = 不執行技能允許的事
lily-later-reverse = 把配對區的{ $name }翻成正面朝下
lily-later-target-own = 選{ $area }的我方角色
lily-later-target-enemy = 選{ $area }的敵方角色
lily-later-take = 選{ $name }
lily-later-take-down = 選正面朝下的{ $name }
lily-later-place = 把{ $name }放到{ $area }
lily-later-to = 選{ $area }作為移動目標
lily-later-option = 選技能的第 { $number } 項
lily-later-keep = 留下{ $area }的角色
lily-later-pass = 跳過
