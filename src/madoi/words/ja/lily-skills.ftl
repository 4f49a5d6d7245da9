# Lily: the printed text of cards, put together from the parts of their skills (`phrase` in games/lily/skills).
# 効果は終止形で終わり（「〜を引く」）、「〜ことができる」が続けられる。lily-put-… だけは連用形で、後ろに文が続く。

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

lily-once = 【ターン1】
lily-cost-action = ［アクションコスト］
lily-cost-reverse = ［リバースコスト{ $number }］
lily-cost-discard = ［ディスカードコスト{ $number }］
lily-cost-sacrifice = ［犠牲コスト：{ $what }{ $number }体］
lily-cost-sacrifice-self = ［犠牲コスト：このキャラ］
lily-mark-and = { $first }{ $second }
lily-marked = { $marks }{ $what }
lily-use = { $marks }{ $what }

lily-turn-own-in = 自分のターン中、{ $what }
lily-turn-own-in-first = 自分のターン中、{ $what }
lily-turn-opponent-in = 相手のターン中、{ $what }
lily-turn-opponent-in-first = 相手のターン中、{ $what }
lily-pay = { $cost }を支払うなら、{ $what }
lily-in-action = 自分のアクションフェイズに、{ $what }
lily-in-action-first = 自分のアクションフェイズに、{ $what }
lily-in-support = { $what }
lily-in-support-first = { $what }
lily-at-end = バトル終了時、{ $what }
lily-at-end-first = バトル終了時、{ $what }
lily-when = { $when }、{ $what }
lily-when-first = { $when }、{ $what }
lily-if = { $condition }なら、{ $what }
lily-if-first = { $condition }なら、{ $what }
lily-while = { $condition }なら、{ $what }
lily-while-first = { $condition }なら、{ $what }

## Effects one after the other, and inside each other

lily-then = { $first }。その後、{ $second }
lily-further = { $first }。さらに、{ $second }
lily-after = { $first }。その後、{ $second }
lily-so = { $first }。そうしたなら、{ $what }
lily-or-else = { $first }。そうしなかったなら、{ $what }
lily-else = { $condition }なら、{ $what }。そうでなければ、{ $otherwise }
lily-may = { $what }ことができる
lily-may-all = 望むなら、{ $what }
lily-may-theirs = 相手が望むなら、{ $what }
lily-one-of = 次から1つを選んで行う：{ $what }
lily-one-of-theirs = 相手が次から1つを選ぶ：{ $what }
lily-option = ［{ $number }］{ $what }
lily-for-each = { $each }、{ $what }
lily-delayed-turn-end = このターンの終了時、{ $what }
lily-delayed-next-turn = 次の自分のターン開始時、{ $what }
lily-delayed-battle-end = このバトルの終了時、{ $what }
lily-or = { $first }／{ $second }
lily-also = { $first }。さらに、{ $second }
lily-block = （{ $what }）
lily-choose = { $who }を選び、{ $what }
lily-choose-theirs = 相手が{ $who }を選び、{ $what }

lily-until-battle = バトル終了時まで{ $what }
lily-until-turn = ターン終了時まで{ $what }
lily-until-next-turn = 次の相手のターン終了時まで{ $what }

## When

lily-subject-self = このキャラ
lily-subject-ally = 味方
lily-subject-other-ally = ほかの味方
lily-subject-enemy = 敵
lily-subject-leader = 自分のリーダー
lily-some-ally = { $what }
lily-some-other-ally = ほかの{ $what }
lily-some-enemy = { $what }

lily-when-deployed = { $who }が出撃した時
lily-when-levelled = { $who }がレベルアップした時
lily-when-placed = { $who }が出撃またはレベルアップした時
lily-when-attacks = { $who }が攻撃した時
lily-when-attacked = { $who }が攻撃された時
lily-when-defeats = { $who }がキャラを撃破した時
lily-when-defeated = { $who }が撃破された時
lily-when-failed = { $who }が攻撃したキャラを撃破できなかった時
lily-when-critical = { $who }がクリティカルを使った時
lily-when-blocked = { $who }がブロックで守られた時
lily-when-activated = { $who }がアクティブになった時
lily-when-moved = { $who }が移動した時

lily-when-you-turn-start = 自分のターン開始時
lily-when-you-turn-end = 自分のターン終了時
lily-when-you-battle = 自分が攻撃する側のバトル開始時
lily-when-you-couples = 自分のカップリングエリアにカードが置かれた時
lily-when-you-event = 自分がイベントをイベントエリアに置いた時
lily-when-you-potential = 自分の潜在能力エリアにカードが置かれた時
lily-when-you-refresh = 自分がリフレッシュした時
lily-when-opponent-turn-start = 相手のターン開始時
lily-when-opponent-turn-end = 相手のターン終了時
lily-when-opponent-battle = 相手が攻撃する側のバトル開始時
lily-when-opponent-couples = 相手のカップリングエリアにカードが置かれた時
lily-when-opponent-event = 相手がイベントをイベントエリアに置いた時
lily-when-opponent-potential = 相手の潜在能力エリアにカードが置かれた時
lily-when-opponent-refresh = 相手がリフレッシュした時
lily-when-anyone-turn-start = 各ターンの開始時
lily-when-anyone-turn-end = 各ターンの終了時
lily-when-anyone-battle = バトル開始時
lily-when-anyone-couples = どちらかのカップリングエリアにカードが置かれた時
lily-when-anyone-event = どちらかのプレイヤーがイベントをイベントエリアに置いた時
lily-when-anyone-potential = どちらかの潜在能力エリアにカードが置かれた時
lily-when-anyone-refresh = どちらかのプレイヤーがリフレッシュした時
lily-when-this-trashed = このカードが手札かデッキかカップリングエリアからトラッシュエリアに置かれた時
lily-when-this-coupled = このカードがカップリングエリアに置かれた時

## Conditions

lily-and = { $first }、かつ{ $second }
lily-either = { $what }
lily-either-or = { $first }、または{ $second }
lily-more = { $first }が{ $second }より多い
lily-more-not = { $first }が{ $second }より多くない
lily-counted-characters = { $what }
lily-counted-cards = { $zone }の{ $what }
lily-counted-hand = { $zone }
lily-turn-own = 自分のターン
lily-turn-opponent = 相手のターン
lily-event-lies = イベントエリアにイベントがある
lily-event-lies-not = イベントエリアにイベントがない
lily-partner-of-you = 自分のパートナー
lily-partner-of-opponent = 相手のパートナー
lily-partner-is-upright = { $who }が縦向き
lily-partner-is-upright-not = { $who }が縦向きでない
lily-partner-is-sideways = { $who }が横向き
lily-partner-is-sideways-not = { $who }が横向きでない
lily-partner-is-face-down = { $who }が裏向き
lily-partner-is-face-down-not = { $who }が裏向きでない

lily-count-least-characters = { $number ->
    [1] { $what }がいる
   *[other] { $what }が{ $number }体以上いる
 }
lily-count-least-cards = { $number ->
    [1] { $zone }に{ $what }がある
   *[other] { $zone }に{ $what }が{ $number }枚以上ある
 }
lily-count-least-hand = { $number ->
    [1] { $zone }がある
   *[other] { $zone }が{ $number }枚以上ある
 }
lily-count-most-characters = { $what }が{ $number }体以下
lily-count-most-cards = { $zone }の{ $what }が{ $number }枚以下
lily-count-most-hand = { $zone }が{ $number }枚以下
lily-count-none-characters = { $what }がいない
lily-count-none-cards = { $zone }に{ $what }がない
lily-count-none-hand = { $zone }がない
lily-count-exactly-characters = { $what }がちょうど{ $number }体
lily-count-exactly-cards = { $zone }の{ $what }がちょうど{ $number }枚
lily-count-exactly-hand = { $zone }がちょうど{ $number }枚
lily-count-not-exactly-characters = { $what }が{ $number }体でない
lily-count-not-exactly-cards = { $zone }の{ $what }が{ $number }枚でない
lily-count-not-exactly-hand = { $zone }が{ $number }枚でない
lily-count-between-characters = { $what }が{ $least }〜{ $most }体
lily-count-between-cards = { $zone }の{ $what }が{ $least }〜{ $most }枚
lily-count-between-hand = { $zone }が{ $least }〜{ $most }枚
lily-count-not-between-characters = { $what }が{ $least }〜{ $most }体でない
lily-count-not-between-cards = { $zone }の{ $what }が{ $least }〜{ $most }枚でない
lily-count-not-between-hand = { $zone }が{ $least }〜{ $most }枚でない

# Somebody is so; "it" is whoever was just spoken of, and Japanese leaves it out.
lily-holder-self = このキャラが
lily-holder-leader = 自分のリーダーが
lily-holder-enemy-leader = 敵リーダーが
lily-holder-it = { "" }
lily-is-and = { $first }で、{ $second }
lily-is-or = { $first }か、{ $second }
lily-is-there = { $who }フィールドにいる
lily-is-there-not = { $who }フィールドにいない
lily-is-other = { $who }このキャラ以外
lily-is-other-not = { $who }このキャラ
lily-is-up-yes = { $who }表向き
lily-is-up-no = { $who }裏向き
lily-is-active-yes = { $who }アクティブ
lily-is-active-no = { $who }非アクティブ
lily-is-leader-yes = { $who }リーダー
lily-is-leader-no = { $who }リーダー以外
lily-is-color = { $who }{ $color }
lily-is-color-not = { $who }{ $color }以外
lily-is-level-least = { $who }レベル{ $number }以上
lily-is-level-least-not = { $who }レベル{ $number }未満
lily-is-level-most = { $who }レベル{ $number }以下
lily-is-level-most-not = { $who }レベル{ $number }より上
lily-is-level-exactly = { $who }レベル{ $number }
lily-is-level-exactly-not = { $who }レベル{ $number }以外
lily-is-level-between = { $who }レベル{ $least }〜{ $most }
lily-is-level-between-not = { $who }レベル{ $least }〜{ $most }以外
lily-is-power-least = { $who }パワー{ $number }以上
lily-is-power-least-not = { $who }パワー{ $number }未満
lily-is-power-most = { $who }パワー{ $number }以下
lily-is-power-most-not = { $who }パワー{ $number }より上
lily-is-power-exactly = { $who }パワー{ $number }
lily-is-power-exactly-not = { $who }パワー{ $number }以外
lily-is-power-between = { $who }パワー{ $least }〜{ $most }
lily-is-power-between-not = { $who }パワー{ $least }〜{ $most }以外
lily-is-below-none = { $who }下にカードを持たない
lily-is-below-none-not = { $who }下にカードを持つ
lily-is-below-least = { $who }下にカードを{ $number }枚以上持つ
lily-is-below-least-not = { $who }下に持つカードが{ $number }枚未満
lily-is-below-most = { $who }下に持つカードが{ $number }枚以下
lily-is-below-most-not = { $who }下にカードを{ $number }枚より多く持つ
lily-is-below-exactly = { $who }下にカードをちょうど{ $number }枚持つ
lily-is-below-exactly-not = { $who }下に持つカードが{ $number }枚以外
lily-is-below-between = { $who }下にカードを{ $least }〜{ $most }枚持つ
lily-is-below-between-not = { $who }下に持つカードが{ $least }〜{ $most }枚以外
lily-is-named = { $who }「{ $name }」という名前
lily-is-named-not = { $who }「{ $name }」以外の名前
lily-is-named-self = { $who }このカードと同じ名前
lily-is-named-self-not = { $who }このカードと違う名前
lily-is-named-leader = { $who }自分のリーダーと同じ名前
lily-is-named-leader-not = { $who }自分のリーダーと違う名前
lily-is-named-partner = { $who }自分のパートナーと同じ名前
lily-is-named-partner-not = { $who }自分のパートナーと違う名前
lily-is-column = { $who }このキャラと同じ縦の並び
lily-is-column-not = { $who }このキャラと違う縦の並び
lily-is-row-front = { $who }フロントにいる
lily-is-row-back = { $who }バックにいる

## Whom and which

lily-noun-card-one = カード
lily-noun-card-many = カード
lily-noun-character-one = キャラカード
lily-noun-character-many = キャラカード
lily-noun-event-one = イベントカード
lily-noun-event-many = イベントカード
lily-noun-potential-one = 潜在能力カード
lily-noun-potential-many = 潜在能力カード
lily-noun-allies-one = 味方
lily-noun-allies-many = 味方
lily-noun-allies-leader-one = 自分のリーダー
lily-noun-allies-leader-many = 自分のリーダー
lily-noun-allies-leader-only = 自分のリーダー
lily-noun-enemies-one = 敵
lily-noun-enemies-many = 敵
lily-noun-enemies-leader-one = 敵リーダー
lily-noun-enemies-leader-many = 敵リーダー
lily-noun-enemies-leader-only = 敵リーダー
lily-noun-characters-one = キャラ
lily-noun-characters-many = キャラ
lily-noun-characters-leader-one = リーダー
lily-noun-characters-leader-many = リーダー

lily-with-before = { $before }の{ $what }
lily-with-after = { $after }の{ $what }
lily-with-both = { $before }の{ $after }の{ $what }
lily-before-and = { $first }の{ $second }
lily-after-and = { $second }の{ $first }
lily-mark-other = このキャラ以外
lily-mark-up-yes = 表向き
lily-mark-up-no = 裏向き
lily-mark-active-yes = アクティブ
lily-mark-active-no = 非アクティブ
lily-mark-leader-yes = リーダー
lily-mark-leader-no = リーダー以外
lily-mark-color = { $color }
lily-mark-level-least = レベル{ $number }以上
lily-mark-level-most = レベル{ $number }以下
lily-mark-level-exactly = レベル{ $number }
lily-mark-level-between = レベル{ $least }〜{ $most }
lily-mark-power-least = パワー{ $number }以上
lily-mark-power-most = パワー{ $number }以下
lily-mark-power-exactly = パワー{ $number }
lily-mark-power-between = パワー{ $least }〜{ $most }
lily-mark-below-none = 下のカードが0枚
lily-mark-below-least = 下のカードが{ $number }枚以上
lily-mark-below-most = 下のカードが{ $number }枚以下
lily-mark-below-exactly = 下のカードがちょうど{ $number }枚
lily-mark-below-between = 下のカードが{ $least }〜{ $most }枚
lily-mark-named = 名前が「{ $name }」
lily-mark-named-self = このカードと同じ名前
lily-mark-named-leader = 自分のリーダーと同じ名前
lily-mark-named-partner = 自分のパートナーと同じ名前
lily-mark-column = このキャラと同じ縦の並び
lily-mark-row-front = フロント
lily-mark-row-back = バック

lily-zone-you-hand = 自分の手札
lily-zone-you-trash = 自分のトラッシュエリア
lily-zone-you-coupling = 自分のカップリングエリア
lily-zone-you-deck = 自分のデッキ
lily-zone-you-potentials = 自分の潜在能力エリア
lily-zone-opponent-hand = 相手の手札
lily-zone-opponent-trash = 相手のトラッシュエリア
lily-zone-opponent-coupling = 相手のカップリングエリア
lily-zone-opponent-deck = 相手のデッキ
lily-zone-opponent-potentials = 相手の潜在能力エリア
lily-zones = { $first }と{ $second }
lily-zones-together = { $what }（合計）

lily-pick-some-characters = { $what }{ $number }体
lily-pick-some-cards = { $zone }の{ $what }{ $number }枚
lily-pick-some-hand = { $zone }{ $number }枚
lily-pick-up-to-characters = { $what }{ $number }体まで
lily-pick-up-to-cards = { $zone }の{ $what }{ $number }枚まで
lily-pick-up-to-hand = { $zone }{ $number }枚まで
lily-pick-all-cards = { $zone }の{ $what }すべて
lily-pick-all-hand = { $zone }すべて
lily-theirs-some-cards = 相手が選んだ{ $zone }の{ $what }{ $number }枚
lily-theirs-some-hand = 相手が選んだ{ $zone }{ $number }枚
lily-theirs-up-to-cards = 相手が選んだ{ $zone }の{ $what }{ $number }枚まで
lily-theirs-up-to-hand = 相手が選んだ{ $zone }{ $number }枚まで
lily-top-you = 自分のデッキの上から{ $number }枚
lily-top-opponent = 相手のデッキの上から{ $number }枚
lily-see-hand = 相手の手札をすべて公開させ、{ $what }
lily-see-hand-theirs = 自分の手札をすべて公開し、{ $what }
lily-among = その中の{ $what }{ $number }枚まで
lily-among-one = 見た{ $what }{ $number }枚まで

lily-every-characters = { $what }全員
lily-every-characters-first = { $what }全員
lily-none-of = { $what }全員
lily-none-of-first = { $what }全員
lily-every-played = 自分が出す{ $what }
lily-every-played-first = 自分が出す{ $what }
lily-only-allies = { $what }
lily-only-allies-first = { $what }
lily-only-enemies = { $what }
lily-only-enemies-first = { $what }
lily-target-self = このキャラ
lily-target-self-first = このキャラ
lily-target-subject = そのキャラ
lily-target-attacker = 攻撃しているキャラ
lily-target-attacked = 攻撃されているキャラ
lily-target-leader = 自分のリーダー
lily-target-leader-first = 自分のリーダー
lily-target-enemy-leader = 敵リーダー
lily-target-enemy-leader-first = 敵リーダー
lily-target-chosen = 選んだキャラ
lily-target-chosen-many = 選んだキャラ
lily-target-it = そのキャラ
lily-target-them = それらのキャラ
lily-target-card = このカード
lily-target-card-first = このカード
lily-target-you = 自分
lily-target-you-first = 自分
lily-target-support = 失敗していない自分のサポート
lily-target-support-first = 失敗していない自分のサポート

lily-amount-plus = ＋{ $number }
lily-amount-minus = －{ $number }
lily-each-characters = { $what }1体につき
lily-each-cards = { $zone }の{ $what }1枚につき
lily-each-hand = { $zone }1枚につき

## Effects on cards

lily-do-draw-you = カードを{ $number }枚引く
lily-do-draw-opponent = 相手にカードを{ $number }枚引かせる
lily-do-draw-both = お互いにカードを{ $number }枚ずつ引く

lily-do-put-hand-you = { $what }を手札に加える
lily-do-put-hand-opponent = { $what }を相手の手札に加える
lily-do-put-trash-you = { $what }をトラッシュエリアに置く
lily-do-put-trash-opponent = { $what }を相手のトラッシュエリアに置く
lily-do-put-coupling-you = { $what }をカップリングエリアに置く
lily-do-put-coupling-opponent = { $what }を相手のカップリングエリアに置く
lily-do-put-deck-top-you = { $what }をデッキの一番上に置く
lily-do-put-deck-top-opponent = { $what }を相手のデッキの一番上に置く
lily-do-put-deck-bottom-you = { $what }をデッキの一番下に置く
lily-do-put-deck-bottom-opponent = { $what }を相手のデッキの一番下に置く
lily-do-put-deck-you = { $what }をデッキに加えてシャッフルする
lily-do-put-deck-opponent = { $what }を相手のデッキに加えてシャッフルする
lily-do-put-removed-you = { $what }をゲームから除外する
lily-do-put-removed-opponent = { $what }をゲームから除外する
lily-do-put-field-you = { $what }を出撃させる
lily-do-put-field-opponent = { $what }を相手のフィールドに出撃させる
lily-do-put-level-up-you = { $what }を同じ名前の味方に重ねてレベルアップさせる
lily-do-put-level-up-opponent = { $what }を同じ名前の敵に重ねてレベルアップさせる

# The same before something else that is done with the deck.
lily-put-hand-you = { $what }を手札に加え
lily-put-hand-opponent = { $what }を相手の手札に加え
lily-put-hand-you-shown = { $what }を公開して手札に加え
lily-put-hand-you-shown-many = { $what }を公開して手札に加え
lily-put-hand-opponent-shown-many = { $what }を公開して相手の手札に加え
lily-put-hand-opponent-shown = { $what }を公開して相手の手札に加え
lily-put-trash-you = { $what }をトラッシュエリアに置き
lily-put-trash-opponent = { $what }を相手のトラッシュエリアに置き
lily-put-coupling-you = { $what }をカップリングエリアに置き
lily-put-coupling-opponent = { $what }を相手のカップリングエリアに置き
lily-put-deck-top-you = { $what }をデッキの一番上に置き
lily-put-removed-you = { $what }をゲームから除外し
lily-put-removed-opponent = { $what }をゲームから除外し
lily-put-field-you = { $what }を出撃させ
lily-put-field-opponent = { $what }を相手のフィールドに出撃させ
lily-put-level-up-you = { $what }を同じ名前の味方に重ねてレベルアップさせ
lily-put-level-up-opponent = { $what }を同じ名前の敵に重ねてレベルアップさせ

lily-search = { $put }、そのデッキをシャッフルする
lily-search-deck-top = { $what }を選び、残りをシャッフルしてから、そのデッキの一番上に置く
lily-search-deck-top-shown = { $what }を選んで公開し、残りをシャッフルしてから、そのデッキの一番上に置く
lily-search-deck-bottom-shown = { $what }を選んで公開し、残りをシャッフルしてから、そのデッキの一番下に置く
lily-search-deck-bottom = { $what }を選び、残りをシャッフルしてから、そのデッキの一番下に置く

lily-do-look = 自分のデッキの上から{ $number }枚を見て、{ $put }、{ $rest }
lily-do-look-one = 自分のデッキの一番上のカードを見て、{ $to }か、{ $rest }
lily-place-hand = 手札に加える
lily-place-coupling = カップリングエリアに置く
lily-place-trash = トラッシュエリアに置く
lily-place-deck-top = デッキの一番上に戻す
lily-place-deck-bottom = デッキの一番下に置く
lily-rest-deck-top = 残りをデッキの一番上に戻す
lily-rest-deck-bottom = 残りをデッキの一番下に置く
lily-rest-trash = 残りをトラッシュエリアに置く

lily-do-peek-you = 自分のデッキの上から{ $number }枚を見る
lily-do-peek-opponent = 相手のデッキの上から{ $number }枚を見る
lily-do-show-hand-you = 自分の手札をすべて公開する
lily-do-show-hand-opponent = 相手の手札をすべて公開させる

lily-do-turn-up-you = 自分の裏向きのカップリングカード{ $number }枚を表向きにする
lily-do-turn-up-opponent = 相手の裏向きのカップリングカード{ $number }枚を表向きにする
lily-do-turn-down-you = 自分の表向きのカップリングカード{ $number }枚を裏向きにする
lily-do-turn-down-opponent = 相手の表向きのカップリングカード{ $number }枚を裏向きにする
lily-do-partner-upright-you = 自分のパートナーを縦向きにする
lily-do-partner-upright-opponent = 相手のパートナーを縦向きにする
lily-do-partner-sideways-you = 自分のパートナーを横向きにする
lily-do-partner-sideways-opponent = 相手のパートナーを横向きにする
lily-do-partner-face-down-you = 自分のパートナーを裏向きにする
lily-do-partner-face-down-opponent = 相手のパートナーを裏向きにする
lily-do-partner-face-up-you = 自分の裏向きのパートナーを表向きで縦向きにする
lily-do-partner-face-up-opponent = 相手の裏向きのパートナーを表向きで縦向きにする
lily-do-potential-you = 自分のハテナマスエリアの上から{ $number }枚を表向きで潜在能力エリアに置く
lily-do-potential-opponent = 相手のハテナマスエリアの上から{ $number }枚を表向きで相手の潜在能力エリアに置く
lily-do-renew = 自分の裏向きの潜在能力{ $number }枚を表向きにする
lily-do-event-trash = イベントエリアのイベントを持ち主のトラッシュエリアに置く

## Effects on characters, on the battle, the turn and the game

lily-do-power = { $target }のパワーを{ $amount }する
lily-do-power-each = { $target }のパワーを、{ $each }{ $amount }する
lily-do-times = { $target }のパワーを{ $number }倍にする
lily-do-halve = { $target }のパワーを半分（端数切り捨て）にする
lily-do-set-power = { $target }の元のパワーを{ $number }にする
lily-do-grant = { $target }に{ $word }を与える
lily-do-give = { $target }に{ $gifts }を与える
lily-gift-and = { $first }と{ $second }
lily-gift-list = { $first }、{ $second }
lily-gift-power = パワー{ $amount }
lily-gift-grant = { $word }
lily-do-activate = { $target }をアクティブにする
lily-do-deactivate = { $target }を非アクティブにする
lily-do-defeat = { $target }を撃破する
lily-do-return = { $target }の一番上のカードを持ち主の手札に戻し、下のカードをトラッシュエリアに置く
lily-do-return-unless-leader = リーダーでなければ、{ $target }の一番上のカードを持ち主の手札に戻し、下のカードをトラッシュエリアに置く
lily-do-return-deck-top = { $target }の一番上のカードを持ち主のデッキの一番上に置き、下のカードをトラッシュエリアに置く
lily-do-return-deck-top-unless-leader = リーダーでなければ、{ $target }の一番上のカードを持ち主のデッキの一番上に置き、下のカードをトラッシュエリアに置く
lily-do-return-deck-bottom = { $target }の一番上のカードを持ち主のデッキの一番下に置き、下のカードをトラッシュエリアに置く
lily-do-return-deck-bottom-unless-leader = リーダーでなければ、{ $target }の一番上のカードを持ち主のデッキの一番下に置き、下のカードをトラッシュエリアに置く
lily-do-return-deck = { $target }の一番上のカードを持ち主のデッキに加えてシャッフルし、下のカードをトラッシュエリアに置く
lily-do-return-deck-unless-leader = リーダーでなければ、{ $target }の一番上のカードを持ち主のデッキに加えてシャッフルし、下のカードをトラッシュエリアに置く
lily-do-remove = { $target }を下のカードごとゲームから除外する
lily-do-remove-unless-leader = リーダーでなければ、{ $target }を下のカードごとゲームから除外する
lily-do-move-adjacent = { $target }を隣のエリアに移動させる
lily-do-move-front = { $target }をフロントの空いているエリアに移動させる
lily-do-move-back = { $target }をバックの空いているエリアに移動させる
lily-do-move-any = { $target }を好きな空いているエリアに移動させる
lily-do-support = このバトル中、自分のサポートを{ $amount }する
lily-do-support-each = このバトル中、自分のサポートを、{ $each }{ $amount }する
lily-do-budget = このターンの出撃フェイズに自分が出せるレベルの合計を＋{ $number }する
lily-do-win = 自分はゲームに勝利する

lily-word-wide = 「攻撃範囲2」
lily-word-piercing = 「貫通」
lily-word-range-1 = 「射程1も持つ」
lily-word-range-2 = 「射程2も持つ」
lily-word-range-1-2 = 「射程1-2も持つ」
lily-word-range-1-3 = 「射程1-3も持つ」
lily-word-no-attack = 「攻撃できない」
lily-word-no-move = 「移動できない」
lily-word-no-activate = 「スタートフェイズにアクティブにならない」
lily-word-no-defeat = 「撃破されない」
lily-word-no-critical = 「クリティカルを使えない」
lily-word-no-block = 「攻撃をブロックされない」
lily-word-no-counter = 「攻撃に対してカウンターを使われない」
lily-word-no-target = 「攻撃されない」
lily-word-twins = 「同じ名前の味方がほかにいてもよい」
lily-word-silent = 「スキルをすべて失う」

## What continuous and special skills, and events, make so

lily-gives-power = { $target }のパワーを{ $amount }する
lily-gives-power-each = { $target }のパワーを、{ $each }{ $amount }する
lily-gives-wide = { $target }は「攻撃範囲2」を持つ
lily-gives-piercing = { $target }は「貫通」を持つ
lily-gives-range-1 = { $target }は射程1も持つ
lily-gives-range-2 = { $target }は射程2も持つ
lily-gives-range-1-2 = { $target }は射程1-2も持つ
lily-gives-range-1-3 = { $target }は射程1-3も持つ
lily-gives-no-attack = { $target }は攻撃できない
lily-gives-no-move = { $target }は移動できない
lily-gives-no-activate = { $target }はスタートフェイズにアクティブにならない
lily-gives-no-defeat = { $target }は撃破されない
lily-gives-no-critical = { $target }はクリティカルを使えない
lily-gives-no-block = { $target }は攻撃をブロックされない
lily-gives-no-counter = { $target }の攻撃に対して、相手はカウンターを使えない
lily-gives-no-target = { $target }は攻撃されない
lily-gives-twins = { $target }は、同じ名前の味方がほかにいてもよい
lily-gives-instead-hand = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりに持ち主の手札に加える
lily-gives-instead-coupling = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりに持ち主のカップリングエリアに置く
lily-gives-instead-deck-top = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりに持ち主のデッキの一番上に置く
lily-gives-instead-deck-bottom = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりに持ち主のデッキの一番下に置く
lily-gives-instead-deck = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりに持ち主のデッキに加えてシャッフルする
lily-gives-instead-removed = { $target }が撃破されるなら、一番上のカードをトラッシュエリアに置くかわりにゲームから除外する

# The same of everybody; the target is "lily-none-of".
lily-none-no-attack = { $target }は攻撃できない
lily-none-no-move = { $target }は移動できない
lily-none-no-activate = { $target }はスタートフェイズにアクティブにならない
lily-none-no-defeat = { $target }は撃破されない
lily-none-no-critical = { $target }はクリティカルを使えない
lily-none-no-block = { $target }は攻撃をブロックされない
lily-none-no-counter = { $target }の攻撃に対して、カウンターを使えない
lily-none-no-target = { $target }は攻撃されない
lily-gives-support = { $target }を{ $amount }する
lily-gives-support-each = { $target }を、{ $each }{ $amount }する
lily-gives-budget = { $target }が出撃フェイズに出せるレベルの合計を＋{ $number }する
lily-gives-cheaper = { $target }のレベルを{ $number }低く数える
lily-gives-name = { $target }の名前は「{ $name }」でもある
lily-gives-color = { $target }の色は{ $color }でもある
lily-gives-any-number = { $target }のデッキにこのカードを何枚でも入れられる
lily-gives-at-most = { $target }のデッキに入れられるこのカードは{ $number }枚まで
