# Lily: the printed text of cards, put together from the parts of their skills (`phrase` in games/lily/skills).
# 效果都寫成「使……」「將……」這樣的祈使句，前面才能加「可以」。

lily-card = 「{ $title }」{ $name }

lily-color-white-lily = 白百合
lily-color-hexagram = 六芒星
lily-color-rhododendron = 石楠花

## The frame of a skill

lily-skill-activated = 【起動】{ $what }。
lily-skill-continuous = 【常時】{ $what }。
lily-skill-auto = 【自動】{ $what }。
lily-skill-special = 【特殊】{ $what }。
lily-skill-sp = 【SP】{ $what }。
lily-skill-none = { $what }。

lily-once = 【一回合一次】
lily-cost-action = ［行動成本］
lily-cost-reverse = ［翻面成本{ $number }］
lily-cost-discard = ［棄牌成本{ $number }］
lily-cost-sacrifice = ［犧牲成本：{ $number }個{ $what }］
lily-cost-sacrifice-self = ［犧牲成本：這個角色］
lily-mark-and = { $first }{ $second }
lily-marked = { $marks }{ $what }
lily-use = { $marks }{ $what }

lily-turn-own-in = 在自己的回合，{ $what }
lily-turn-own-in-first = 在自己的回合，{ $what }
lily-turn-opponent-in = 在對手的回合，{ $what }
lily-turn-opponent-in-first = 在對手的回合，{ $what }
lily-pay = 若支付{ $cost }，{ $what }
lily-in-action = 在自己的行動階段，{ $what }
lily-in-action-first = 在自己的行動階段，{ $what }
lily-in-support = { $what }
lily-in-support-first = { $what }
lily-at-end = 戰鬥結束時，{ $what }
lily-at-end-first = 戰鬥結束時，{ $what }
lily-when = { $when }，{ $what }
lily-when-first = { $when }，{ $what }
lily-if = 若{ $condition }，{ $what }
lily-if-first = 若{ $condition }，{ $what }
lily-while = 只要{ $condition }，{ $what }
lily-while-first = 只要{ $condition }，{ $what }

## Effects one after the other, and inside each other

lily-then = { $first }，然後{ $second }
lily-further = { $first }，然後{ $second }
lily-after = { $first }。之後，{ $second }
lily-so = { $first }。若這麼做，{ $what }
lily-or-else = { $first }。若沒有這麼做，{ $what }
lily-else = 若{ $condition }，{ $what }。否則，{ $otherwise }
lily-may = 可以{ $what }
lily-may-all = 若願意，{ $what }
lily-may-theirs = 若對手願意，{ $what }
lily-one-of = 選擇下列一項執行：{ $what }
lily-one-of-theirs = 由對手選擇下列一項執行：{ $what }
lily-option = （{ $number }）{ $what }
lily-for-each = { $each }，{ $what }
lily-delayed-turn-end = 這個回合結束時，{ $what }
lily-delayed-next-turn = 自己的下個回合開始時，{ $what }
lily-delayed-battle-end = 這場戰鬥結束時，{ $what }
lily-or = { $first }；{ $second }
lily-also = { $first }，而且{ $second }
lily-block = （{ $what }）
lily-choose = 選擇{ $who }，{ $what }
lily-choose-theirs = 由對手選擇{ $who }，{ $what }

lily-until-battle = { $what }，直到戰鬥結束
lily-until-turn = { $what }，直到回合結束
lily-until-next-turn = { $what }，直到對手的下個回合結束

## When

lily-subject-self = 這個角色
lily-subject-ally = 我方角色
lily-subject-other-ally = 其他我方角色
lily-subject-enemy = 敵方角色
lily-subject-leader = 我方領袖
lily-some-ally = { $what }
lily-some-other-ally = 其他{ $what }
lily-some-enemy = { $what }

lily-when-deployed = { $who }出擊時
lily-when-levelled = { $who }升級時
lily-when-placed = { $who }出擊或升級時
lily-when-attacks = { $who }攻擊時
lily-when-attacked = { $who }被攻擊時
lily-when-defeats = { $who }擊破角色時
lily-when-defeated = { $who }被擊破時
lily-when-failed = { $who }未能擊破所攻擊的角色時
lily-when-critical = { $who }使用爆擊時
lily-when-blocked = { $who }受到格擋保護時
lily-when-activated = { $who }變成活躍時
lily-when-moved = { $who }移動時

lily-when-you-turn-start = 自己的回合開始時
lily-when-you-turn-end = 自己的回合結束時
lily-when-you-battle = 由自己攻擊的戰鬥開始時
lily-when-you-couples = 有牌放進自己的配對區時
lily-when-you-event = 自己把事件放進事件區時
lily-when-you-potential = 有牌放進自己的潛在能力區時
lily-when-you-refresh = 自己重整時
lily-when-opponent-turn-start = 對手的回合開始時
lily-when-opponent-turn-end = 對手的回合結束時
lily-when-opponent-battle = 由對手攻擊的戰鬥開始時
lily-when-opponent-couples = 有牌放進對手的配對區時
lily-when-opponent-event = 對手把事件放進事件區時
lily-when-opponent-potential = 有牌放進對手的潛在能力區時
lily-when-opponent-refresh = 對手重整時
lily-when-anyone-turn-start = 每個回合開始時
lily-when-anyone-turn-end = 每個回合結束時
lily-when-anyone-battle = 戰鬥開始時
lily-when-anyone-couples = 有牌放進任一方的配對區時
lily-when-anyone-event = 任一方把事件放進事件區時
lily-when-anyone-potential = 有牌放進任一方的潛在能力區時
lily-when-anyone-refresh = 任一方重整時
lily-when-this-trashed = 這張牌從手牌、牌庫或配對區放進棄牌區時
lily-when-this-coupled = 這張牌放進配對區時

## Conditions

lily-and = { $first }，且{ $second }
lily-either = { $what }
lily-either-or = { $first }，或{ $second }
lily-more = { $first }比{ $second }多
lily-more-not = { $first }不比{ $second }多
lily-counted-characters = { $what }
lily-counted-cards = { $zone }的{ $what }
lily-counted-hand = { $zone }
lily-turn-own = 是自己的回合
lily-turn-opponent = 是對手的回合
lily-event-lies = 事件區有事件
lily-event-lies-not = 事件區沒有事件
lily-partner-of-you = 自己的搭檔
lily-partner-of-opponent = 對手的搭檔
lily-partner-is-upright = { $who }是直放的
lily-partner-is-upright-not = { $who }不是直放的
lily-partner-is-sideways = { $who }是橫放的
lily-partner-is-sideways-not = { $who }不是橫放的
lily-partner-is-face-down = { $who }正面朝下
lily-partner-is-face-down-not = { $who }不是正面朝下

lily-count-least-characters = { $number ->
    [1] 有{ $what }
   *[other] { $what }至少有{ $number }個
 }
lily-count-least-cards = { $number ->
    [1] { $zone }有{ $what }
   *[other] { $zone }至少有{ $number }張{ $what }
 }
lily-count-least-hand = { $number ->
    [1] 有{ $zone }
   *[other] { $zone }至少有{ $number }張
 }
lily-count-most-characters = { $what }不超過{ $number }個
lily-count-most-cards = { $zone }的{ $what }不超過{ $number }張
lily-count-most-hand = { $zone }不超過{ $number }張
lily-count-none-characters = 沒有{ $what }
lily-count-none-cards = { $zone }沒有{ $what }
lily-count-none-hand = 沒有{ $zone }
lily-count-exactly-characters = { $what }剛好有{ $number }個
lily-count-exactly-cards = { $zone }剛好有{ $number }張{ $what }
lily-count-exactly-hand = { $zone }剛好有{ $number }張
lily-count-not-exactly-characters = { $what }不是剛好{ $number }個
lily-count-not-exactly-cards = { $zone }的{ $what }不是剛好{ $number }張
lily-count-not-exactly-hand = { $zone }不是剛好{ $number }張
lily-count-between-characters = { $what }有{ $least }到{ $most }個
lily-count-between-cards = { $zone }有{ $least }到{ $most }張{ $what }
lily-count-between-hand = { $zone }有{ $least }到{ $most }張
lily-count-not-between-characters = { $what }不是{ $least }到{ $most }個
lily-count-not-between-cards = { $zone }的{ $what }不是{ $least }到{ $most }張
lily-count-not-between-hand = { $zone }不是{ $least }到{ $most }張

# Somebody is so; "it" is whoever was just spoken of, and Chinese leaves it out.
lily-holder-self = 這個角色
lily-holder-leader = 我方領袖
lily-holder-enemy-leader = 敵方領袖
lily-holder-it = { "" }
lily-is-and = { $first }，且{ $second }
lily-is-or = { $first }，或{ $second }
lily-is-there = { $who }在戰場上
lily-is-there-not = { $who }不在戰場上
lily-is-other = { $who }不是這個角色
lily-is-other-not = { $who }就是這個角色
lily-is-up-yes = { $who }正面朝上
lily-is-up-no = { $who }正面朝下
lily-is-active-yes = { $who }是活躍的
lily-is-active-no = { $who }是非活躍的
lily-is-leader-yes = { $who }是領袖
lily-is-leader-no = { $who }不是領袖
lily-is-color = { $who }是{ $color }
lily-is-color-not = { $who }不是{ $color }
lily-is-level-least = { $who }等級{ $number }以上
lily-is-level-least-not = { $who }等級不到{ $number }
lily-is-level-most = { $who }等級{ $number }以下
lily-is-level-most-not = { $who }等級超過{ $number }
lily-is-level-exactly = { $who }是等級{ $number }
lily-is-level-exactly-not = { $who }不是等級{ $number }
lily-is-level-between = { $who }是等級{ $least }到{ $most }
lily-is-level-between-not = { $who }不是等級{ $least }到{ $most }
lily-is-power-least = { $who }力量{ $number }以上
lily-is-power-least-not = { $who }力量不到{ $number }
lily-is-power-most = { $who }力量{ $number }以下
lily-is-power-most-not = { $who }力量超過{ $number }
lily-is-power-exactly = { $who }力量是{ $number }
lily-is-power-exactly-not = { $who }力量不是{ $number }
lily-is-power-between = { $who }力量是{ $least }到{ $most }
lily-is-power-between-not = { $who }力量不是{ $least }到{ $most }
lily-is-below-none = { $who }下面沒有牌
lily-is-below-none-not = { $who }下面有牌
lily-is-below-least = { $who }下面至少有{ $number }張牌
lily-is-below-least-not = { $who }下面不到{ $number }張牌
lily-is-below-most = { $who }下面不超過{ $number }張牌
lily-is-below-most-not = { $who }下面超過{ $number }張牌
lily-is-below-exactly = { $who }下面剛好有{ $number }張牌
lily-is-below-exactly-not = { $who }下面不是剛好{ $number }張牌
lily-is-below-between = { $who }下面有{ $least }到{ $most }張牌
lily-is-below-between-not = { $who }下面不是{ $least }到{ $most }張牌
lily-is-named = { $who }名為「{ $name }」
lily-is-named-not = { $who }不名為「{ $name }」
lily-is-named-self = { $who }與這張牌同名
lily-is-named-self-not = { $who }與這張牌不同名
lily-is-named-leader = { $who }與我方領袖同名
lily-is-named-leader-not = { $who }與我方領袖不同名
lily-is-named-partner = { $who }與自己的搭檔同名
lily-is-named-partner-not = { $who }與自己的搭檔不同名
lily-is-column = { $who }在這個角色的直行
lily-is-column-not = { $who }不在這個角色的直行
lily-is-row-front = { $who }在前排
lily-is-row-back = { $who }在後排

## Whom and which

lily-noun-card-one = 牌
lily-noun-card-many = 牌
lily-noun-character-one = 角色卡
lily-noun-character-many = 角色卡
lily-noun-event-one = 事件卡
lily-noun-event-many = 事件卡
lily-noun-potential-one = 潛在能力卡
lily-noun-potential-many = 潛在能力卡
lily-noun-allies-one = 我方角色
lily-noun-allies-many = 我方角色
lily-noun-allies-leader-one = 我方領袖
lily-noun-allies-leader-many = 我方領袖
lily-noun-allies-leader-only = 我方領袖
lily-noun-enemies-one = 敵方角色
lily-noun-enemies-many = 敵方角色
lily-noun-enemies-leader-one = 敵方領袖
lily-noun-enemies-leader-many = 敵方領袖
lily-noun-enemies-leader-only = 敵方領袖
lily-noun-characters-one = 角色
lily-noun-characters-many = 角色
lily-noun-characters-leader-one = 領袖
lily-noun-characters-leader-many = 領袖

lily-with-before = { $before }的{ $what }
lily-with-after = { $after }的{ $what }
lily-with-both = { $before }、{ $after }的{ $what }
lily-before-and = { $first }、{ $second }
lily-after-and = { $second }、{ $first }
lily-mark-other = 這個角色以外
lily-mark-up-yes = 正面朝上
lily-mark-up-no = 正面朝下
lily-mark-active-yes = 活躍
lily-mark-active-no = 非活躍
lily-mark-leader-yes = 領袖
lily-mark-leader-no = 領袖以外
lily-mark-color = { $color }
lily-mark-level-least = 等級{ $number }以上
lily-mark-level-most = 等級{ $number }以下
lily-mark-level-exactly = 等級{ $number }
lily-mark-level-between = 等級{ $least }到{ $most }
lily-mark-power-least = 力量{ $number }以上
lily-mark-power-most = 力量{ $number }以下
lily-mark-power-exactly = 力量{ $number }
lily-mark-power-between = 力量{ $least }到{ $most }
lily-mark-below-none = 下面沒有牌
lily-mark-below-least = 下面疊有{ $number }張以上
lily-mark-below-most = 下面疊牌不超過{ $number }張
lily-mark-below-exactly = 下面疊有剛好{ $number }張
lily-mark-below-between = 下面疊有{ $least }到{ $most }張
lily-mark-named = 名為「{ $name }」
lily-mark-named-self = 與這張牌同名
lily-mark-named-leader = 與我方領袖同名
lily-mark-named-partner = 與自己的搭檔同名
lily-mark-column = 與這個角色同一直行
lily-mark-row-front = 前排
lily-mark-row-back = 後排

lily-zone-you-hand = 自己的手牌
lily-zone-you-trash = 自己的棄牌區
lily-zone-you-coupling = 自己的配對區
lily-zone-you-deck = 自己的牌庫
lily-zone-you-potentials = 自己的潛在能力區
lily-zone-opponent-hand = 對手的手牌
lily-zone-opponent-trash = 對手的棄牌區
lily-zone-opponent-coupling = 對手的配對區
lily-zone-opponent-deck = 對手的牌庫
lily-zone-opponent-potentials = 對手的潛在能力區
lily-zones = { $first }與{ $second }
lily-zones-together = { $what }合計

lily-pick-some-characters = { $number }個{ $what }
lily-pick-some-cards = { $zone }中的{ $number }張{ $what }
lily-pick-some-hand = { $number }張{ $zone }
lily-pick-up-to-characters = 最多{ $number }個{ $what }
lily-pick-up-to-cards = { $zone }中的最多{ $number }張{ $what }
lily-pick-up-to-hand = 最多{ $number }張{ $zone }
lily-pick-all-cards = { $zone }中的所有{ $what }
lily-pick-all-hand = 所有{ $zone }
lily-theirs-some-cards = { $zone }中對手所選的{ $number }張{ $what }
lily-theirs-some-hand = 對手所選的{ $number }張{ $zone }
lily-theirs-up-to-cards = { $zone }中對手所選的最多{ $number }張{ $what }
lily-theirs-up-to-hand = 對手所選的最多{ $number }張{ $zone }
lily-top-you = 自己牌庫最上面的{ $number }張牌
lily-top-opponent = 對手牌庫最上面的{ $number }張牌
lily-see-hand = 讓對手公開所有手牌，{ $what }
lily-see-hand-theirs = 公開自己的所有手牌，{ $what }
lily-among = 其中最多{ $number }張{ $what }
lily-among-one = 看到的最多{ $number }張{ $what }

lily-every-characters = 所有{ $what }
lily-every-characters-first = 所有{ $what }
lily-none-of = 所有{ $what }
lily-none-of-first = 所有{ $what }
lily-every-played = 自己打出的{ $what }
lily-every-played-first = 自己打出的{ $what }
lily-only-allies = { $what }
lily-only-allies-first = { $what }
lily-only-enemies = { $what }
lily-only-enemies-first = { $what }
lily-target-self = 這個角色
lily-target-self-first = 這個角色
lily-target-subject = 那個角色
lily-target-attacker = 攻擊者
lily-target-attacked = 被攻擊的角色
lily-target-leader = 我方領袖
lily-target-leader-first = 我方領袖
lily-target-enemy-leader = 敵方領袖
lily-target-enemy-leader-first = 敵方領袖
lily-target-chosen = 所選的角色
lily-target-chosen-many = 所選的角色
lily-target-it = 該角色
lily-target-them = 這些角色
lily-target-card = 這張牌
lily-target-card-first = 這張牌
lily-target-you = 自己
lily-target-you-first = 自己
lily-target-support = 自己沒有失敗的支援
lily-target-support-first = 自己沒有失敗的支援

lily-amount-plus = +{ $number }
lily-amount-minus = −{ $number }
lily-each-characters = 每有1個{ $what }
lily-each-cards = { $zone }每有1張{ $what }
lily-each-hand = { $zone }每有1張

## Effects on cards

lily-do-draw-you = 抽{ $number }張牌
lily-do-draw-opponent = 讓對手抽{ $number }張牌
lily-do-draw-both = 讓雙方各抽{ $number }張牌

lily-do-put-hand-you = 將{ $what }加入手牌
lily-do-put-hand-opponent = 將{ $what }加入對手的手牌
lily-do-put-trash-you = 將{ $what }放進棄牌區
lily-do-put-trash-opponent = 將{ $what }放進對手的棄牌區
lily-do-put-coupling-you = 將{ $what }放進配對區
lily-do-put-coupling-opponent = 將{ $what }放進對手的配對區
lily-do-put-deck-top-you = 將{ $what }放到牌庫最上面
lily-do-put-deck-top-opponent = 將{ $what }放到對手的牌庫最上面
lily-do-put-deck-bottom-you = 將{ $what }放到牌庫最下面
lily-do-put-deck-bottom-opponent = 將{ $what }放到對手的牌庫最下面
lily-do-put-deck-you = 將{ $what }洗進牌庫
lily-do-put-deck-opponent = 將{ $what }洗進對手的牌庫
lily-do-put-removed-you = 將{ $what }從遊戲中移除
lily-do-put-removed-opponent = 將{ $what }從遊戲中移除
lily-do-put-field-you = 讓{ $what }出擊
lily-do-put-field-opponent = 讓{ $what }在對手的戰場出擊
lily-do-put-level-up-you = 將{ $what }疊在同名的我方角色上使其升級
lily-do-put-level-up-opponent = 將{ $what }疊在同名的敵方角色上使其升級

# The same before something else that is done with the deck.
lily-put-hand-you = 將{ $what }加入手牌
lily-put-hand-opponent = 將{ $what }加入對手的手牌
lily-put-hand-you-shown = 公開{ $what }，加入手牌
lily-put-hand-you-shown-many = 公開{ $what }，加入手牌
lily-put-hand-opponent-shown-many = 公開{ $what }，加入對手的手牌
lily-put-hand-opponent-shown = 公開{ $what }，加入對手的手牌
lily-put-trash-you = 將{ $what }放進棄牌區
lily-put-trash-opponent = 將{ $what }放進對手的棄牌區
lily-put-coupling-you = 將{ $what }放進配對區
lily-put-coupling-opponent = 將{ $what }放進對手的配對區
lily-put-deck-top-you = 將{ $what }放到牌庫最上面
lily-put-removed-you = 將{ $what }從遊戲中移除
lily-put-removed-opponent = 將{ $what }從遊戲中移除
lily-put-field-you = 讓{ $what }出擊
lily-put-field-opponent = 讓{ $what }在對手的戰場出擊
lily-put-level-up-you = 將{ $what }疊在同名的我方角色上使其升級
lily-put-level-up-opponent = 將{ $what }疊在同名的敵方角色上使其升級

lily-search = { $put }，並將該牌庫洗勻
lily-search-deck-top = 選擇{ $what }，將該牌庫其餘的牌洗勻，再將所選的牌放到最上面
lily-search-deck-top-shown = 選擇並公開{ $what }，將該牌庫其餘的牌洗勻，再將所選的牌放到最上面
lily-search-deck-bottom-shown = 選擇並公開{ $what }，將該牌庫其餘的牌洗勻，再將所選的牌放到最下面
lily-search-deck-bottom = 選擇{ $what }，將該牌庫其餘的牌洗勻，再將所選的牌放到最下面

lily-do-look = 查看自己牌庫最上面的{ $number }張牌，{ $put }，{ $rest }
lily-do-look-one = 查看自己牌庫最上面的1張牌，{ $to }或{ $rest }
lily-place-hand = 加入手牌
lily-place-coupling = 放進配對區
lily-place-trash = 放進棄牌區
lily-place-deck-top = 放回牌庫最上面
lily-place-deck-bottom = 放到牌庫最下面
lily-rest-deck-top = 其餘放回牌庫最上面
lily-rest-deck-bottom = 其餘放到牌庫最下面
lily-rest-trash = 其餘放進棄牌區

lily-do-peek-you = 查看自己牌庫最上面的{ $number }張牌
lily-do-peek-opponent = 查看對手牌庫最上面的{ $number }張牌
lily-do-show-hand-you = 公開自己的所有手牌
lily-do-show-hand-opponent = 讓對手公開所有手牌

lily-do-turn-up-you = 將自己{ $number }張正面朝下的配對牌翻成正面朝上
lily-do-turn-up-opponent = 將對手{ $number }張正面朝下的配對牌翻成正面朝上
lily-do-turn-down-you = 將自己{ $number }張正面朝上的配對牌翻成正面朝下
lily-do-turn-down-opponent = 將對手{ $number }張正面朝上的配對牌翻成正面朝下
lily-do-partner-upright-you = 將自己的搭檔轉成直放
lily-do-partner-upright-opponent = 將對手的搭檔轉成直放
lily-do-partner-sideways-you = 將自己的搭檔轉成橫放
lily-do-partner-sideways-opponent = 將對手的搭檔轉成橫放
lily-do-partner-face-down-you = 將自己的搭檔翻成正面朝下
lily-do-partner-face-down-opponent = 將對手的搭檔翻成正面朝下
lily-do-partner-face-up-you = 將自己正面朝下的搭檔翻成正面朝上並直放
lily-do-partner-face-up-opponent = 將對手正面朝下的搭檔翻成正面朝上並直放
lily-do-potential-you = 將自己問號區最上面的{ $number }張牌正面朝上放進潛在能力區
lily-do-potential-opponent = 將對手問號區最上面的{ $number }張牌正面朝上放進對手的潛在能力區
lily-do-renew = 將自己{ $number }張正面朝下的潛在能力翻成正面朝上
lily-do-event-trash = 將事件區的事件放進持有者的棄牌區

## Effects on characters, on the battle, the turn and the game

lily-do-power = 使{ $target }的力量{ $amount }
lily-do-power-each = { $each }，使{ $target }的力量{ $amount }
lily-do-times = 使{ $target }的力量變成{ $number }倍
lily-do-halve = 使{ $target }的力量減半（無條件捨去）
lily-do-set-power = 使{ $target }的基本力量變成{ $number }
lily-do-grant = 給予{ $target }{ $word }
lily-do-give = 給予{ $target }{ $gifts }
lily-gift-and = { $first }與{ $second }
lily-gift-list = { $first }、{ $second }
lily-gift-power = 力量{ $amount }
lily-gift-grant = { $word }
lily-do-activate = 使{ $target }變成活躍
lily-do-deactivate = 使{ $target }變成非活躍
lily-do-defeat = 擊破{ $target }
lily-do-return = 將{ $target }最上面的牌放回持有者的手牌，下面的牌放進棄牌區
lily-do-return-unless-leader = 若不是領袖，將{ $target }最上面的牌放回持有者的手牌，下面的牌放進棄牌區
lily-do-return-deck-top = 將{ $target }最上面的牌放到持有者的牌庫最上面，下面的牌放進棄牌區
lily-do-return-deck-top-unless-leader = 若不是領袖，將{ $target }最上面的牌放到持有者的牌庫最上面，下面的牌放進棄牌區
lily-do-return-deck-bottom = 將{ $target }最上面的牌放到持有者的牌庫最下面，下面的牌放進棄牌區
lily-do-return-deck-bottom-unless-leader = 若不是領袖，將{ $target }最上面的牌放到持有者的牌庫最下面，下面的牌放進棄牌區
lily-do-return-deck = 將{ $target }最上面的牌洗進持有者的牌庫，下面的牌放進棄牌區
lily-do-return-deck-unless-leader = 若不是領袖，將{ $target }最上面的牌洗進持有者的牌庫，下面的牌放進棄牌區
lily-do-remove = 將{ $target }連同下面的牌從遊戲中移除
lily-do-remove-unless-leader = 若不是領袖，將{ $target }連同下面的牌從遊戲中移除
lily-do-move-adjacent = 使{ $target }移動到相鄰的區域
lily-do-move-front = 使{ $target }移動到前排空的區域
lily-do-move-back = 使{ $target }移動到後排空的區域
lily-do-move-any = 使{ $target }移動到任何空的區域
lily-do-support = 使自己的支援在這場戰鬥中{ $amount }
lily-do-support-each = { $each }，使自己的支援在這場戰鬥中{ $amount }
lily-do-budget = 使自己在這個回合的出擊階段能打出的等級總和+{ $number }
lily-do-win = 自己獲勝

lily-word-wide = 「攻擊範圍2」
lily-word-piercing = 「貫通」
lily-word-range-1 = 「也具有射程1」
lily-word-range-2 = 「也具有射程2」
lily-word-range-1-2 = 「也具有射程1-2」
lily-word-range-1-3 = 「也具有射程1-3」
lily-word-no-attack = 「不能攻擊」
lily-word-no-move = 「不能移動」
lily-word-no-activate = 「開始階段不會變成活躍」
lily-word-no-defeat = 「不會被擊破」
lily-word-no-critical = 「不能使用爆擊」
lily-word-no-block = 「攻擊不會被格擋」
lily-word-no-counter = 「攻擊不會被反擊」
lily-word-no-target = 「不會被攻擊」
lily-word-twins = 「可以與同名的我方角色並存」
lily-word-silent = 「失去所有技能」

## What continuous and special skills, and events, make so

lily-gives-power = { $target }的力量{ $amount }
lily-gives-power-each = { $each }，{ $target }的力量{ $amount }
lily-gives-wide = { $target }具有「攻擊範圍2」
lily-gives-piercing = { $target }具有「貫通」
lily-gives-range-1 = { $target }也具有射程1
lily-gives-range-2 = { $target }也具有射程2
lily-gives-range-1-2 = { $target }也具有射程1-2
lily-gives-range-1-3 = { $target }也具有射程1-3
lily-gives-no-attack = { $target }不能攻擊
lily-gives-no-move = { $target }不能移動
lily-gives-no-activate = { $target }在開始階段不會變成活躍
lily-gives-no-defeat = { $target }不會被擊破
lily-gives-no-critical = { $target }不能使用爆擊
lily-gives-no-block = { $target }的攻擊不會被格擋
lily-gives-no-counter = { $target }的攻擊不會被反擊
lily-gives-no-target = { $target }不會被攻擊
lily-gives-twins = { $target }可以與同名的我方角色並存
lily-gives-instead-hand = { $target }被擊破時，最上面的牌改為加入持有者的手牌，不放進棄牌區
lily-gives-instead-coupling = { $target }被擊破時，最上面的牌改為放進持有者的配對區，不放進棄牌區
lily-gives-instead-deck-top = { $target }被擊破時，最上面的牌改為放到持有者的牌庫最上面，不放進棄牌區
lily-gives-instead-deck-bottom = { $target }被擊破時，最上面的牌改為放到持有者的牌庫最下面，不放進棄牌區
lily-gives-instead-deck = { $target }被擊破時，最上面的牌改為洗進持有者的牌庫，不放進棄牌區
lily-gives-instead-removed = { $target }被擊破時，最上面的牌改為從遊戲中移除，不放進棄牌區

# The same of everybody; the target is "lily-none-of".
lily-none-no-attack = { $target }不能攻擊
lily-none-no-move = { $target }不能移動
lily-none-no-activate = { $target }在開始階段不會變成活躍
lily-none-no-defeat = { $target }不會被擊破
lily-none-no-critical = { $target }不能使用爆擊
lily-none-no-block = { $target }的攻擊不會被格擋
lily-none-no-counter = { $target }的攻擊不會被反擊
lily-none-no-target = { $target }不會被攻擊
lily-gives-support = { $target }{ $amount }
lily-gives-support-each = { $each }，{ $target }{ $amount }
lily-gives-budget = { $target }在出擊階段能打出的等級總和+{ $number }
lily-gives-cheaper = { $target }，等級少算{ $number }
lily-gives-name = { $target }也名為「{ $name }」
lily-gives-color = { $target }也是{ $color }
lily-gives-any-number = { $target }的牌組可以放入任意張這張牌
lily-gives-at-most = { $target }的牌組最多放入 { $number } 張這張牌
