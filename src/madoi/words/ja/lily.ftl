# Lily：問い、出来事、断り。用語、スキル、ルール、端末の表示は別のファイル。

lily-area-lf = レフトフロント
lily-area-cf = センターフロント
lily-area-rf = ライトフロント
lily-area-lb = レフトバック
lily-area-cb = センターバック
lily-area-rb = ライトバック
lily-area-event = イベント
lily-area-potential = 潜在能力
lily-area-special = 特殊
lily-area-support = サポート

lily-chance-first = 先攻
lily-chance-card = デッキの次のカード
lily-chance-potential = ハテナマスエリアの次のカード
lily-chance-imagined = 見えないカードの推測

## Questions

lily-question-leader = リーダーを選んでください。デッキのレベル1のキャラから1枚です。
lily-question-partner = パートナーを選んでください。デッキのレベル1のキャラからもう1枚です。
lily-question-mulligan = いらない手札を入れ替えられます。入れ替えた枚数だけ引きます。
lily-question-couple = デッキの一番上は{ $card }です。カップリングエリアに置きますか？
lily-question-event = 手札のイベントを1枚イベントエリアに置くか、パスしてください。
lily-question-deploy = { $most ->
    [-1] カップリングエリアが空なので、誰も出せません。フェイズを終えてください。
   *[other] 出撃かレベルアップができます（レベルの合計{ $most }まで、今{ $played }）。
 }
lily-question-act = 移動や攻撃をしたり、スキルや潜在能力を使ったりできます。
lily-question-sange = リーダーが攻撃されています。散華カウンターを使いますか？
lily-question-redraw = サポートがイベントでした。トラッシュエリアに置いて公開し直しますか？
lily-question-counter = サポートがパートナーと同じ名前です。カップリングカウンターを使いますか？
lily-question-critical = クリティカル：{ $card }と同じ名前の手札を1枚捨てて、パワーを2倍にしますか？
lily-question-block = ブロック：{ $card }と同じ名前の手札を1枚捨てて、撃破を防ぎますか？
lily-question-order = どれを先にしますか？
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
lily-question-keep = 同じ名前の味方は並べません。誰を残しますか？ ほかはトラッシュエリアに行きます。

# What saying yes brings about. The question names the card.
lily-question-use-effect = { $whose ->
    [other] { $seat }のスキルです。
   *[own] { $skill }
 }
lily-question-may-effect = { lily-question-use-effect }

# The small print of a skill's question. The text of somebody else's card would call the reader an opponent.
lily-question-small = { $whose ->
    [other] { $seat }のスキル：{ $card }
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
    [0] 手札を{ $most }枚まで捨てる
   *[other] 手札を{ $most }枚捨てる
 }
lily-verb-discard-do = { $name }を捨てる
lily-verb-take-back = { $least ->
    [0] トラッシュから{ $most }枚まで手札に戻す
   *[other] トラッシュから{ $most }枚手札に戻す
 }
lily-verb-take-back-do = { $name }を戻す
lily-verb-to-hand = { $least ->
    [0] カードを{ $most }枚まで手札に加える
   *[other] カードを{ $most }枚手札に加える
 }
lily-verb-to-hand-do = { $name }を手札に
lily-verb-to-trash = { $least ->
    [0] カードを{ $most }枚までトラッシュに置く
   *[other] カードを{ $most }枚トラッシュに置く
 }
lily-verb-to-trash-do = { $name }をトラッシュに
lily-verb-to-coupling = { $least ->
    [0] カードを{ $most }枚までカップリングエリアに置く
   *[other] カードを{ $most }枚カップリングエリアに置く
 }
lily-verb-to-coupling-do = { $name }をカップリングに
lily-verb-to-deck-top = { $least ->
    [0] カードを{ $most }枚までデッキの上に置く
   *[other] カードを{ $most }枚デッキの上に置く
 }
lily-verb-to-deck-top-do = { $name }をデッキの上に
lily-verb-to-deck-bottom = { $least ->
    [0] カードを{ $most }枚までデッキの下に置く
   *[other] カードを{ $most }枚デッキの下に置く
 }
lily-verb-to-deck-bottom-do = { $name }をデッキの下に
lily-verb-to-deck = { $least ->
    [0] カードを{ $most }枚までデッキに戻して切る
   *[other] カードを{ $most }枚デッキに戻して切る
 }
lily-verb-to-deck-do = { $name }をデッキに戻す
lily-verb-to-field = { $least ->
    [0] キャラを{ $most }体までフィールドに出す
   *[other] キャラを{ $most }体フィールドに出す
 }
lily-verb-to-field-do = { $name }を出す
lily-verb-to-level-up = { $least ->
    [0] カードを{ $most }枚まで使ってレベルアップする
   *[other] カードを{ $most }枚使ってレベルアップする
 }
lily-verb-to-level-up-do = { $name }でレベルアップ
lily-verb-power-up = { $least ->
    [0] キャラを{ $most }体まで強くする
   *[other] キャラを{ $most }体強くする
 }
lily-verb-power-up-do = { $name }を強くする
lily-verb-power-down = { $least ->
    [0] キャラを{ $most }体まで弱くする
   *[other] キャラを{ $most }体弱くする
 }
lily-verb-power-down-do = { $name }を弱くする
lily-verb-grant = { $least ->
    [0] 効果を与えるキャラを{ $most }体まで選ぶ
   *[other] 効果を与えるキャラを{ $most }体選ぶ
 }
lily-verb-grant-do = { $name }を選ぶ
lily-verb-activate = { $least ->
    [0] キャラを{ $most }体までアクティブにする
   *[other] キャラを{ $most }体アクティブにする
 }
lily-verb-activate-do = { $name }をアクティブに
lily-verb-deactivate = { $least ->
    [0] キャラを{ $most }体まで非アクティブにする
   *[other] キャラを{ $most }体非アクティブにする
 }
lily-verb-deactivate-do = { $name }を非アクティブに
lily-verb-defeat = { $least ->
    [0] キャラを{ $most }体まで撃破する
   *[other] キャラを{ $most }体撃破する
 }
lily-verb-defeat-do = { $name }を撃破する
lily-verb-return = { $least ->
    [0] キャラを{ $most }体まで手札に戻す
   *[other] キャラを{ $most }体手札に戻す
 }
lily-verb-return-do = { $name }を手札に戻す
lily-verb-sacrifice = { $least ->
    [0] コスト：味方を{ $most }体までトラッシュに置く
   *[other] コスト：味方を{ $most }体トラッシュに置く
 }
lily-verb-sacrifice-do = { $name }をトラッシュに置く
lily-verb-power-set = { $least ->
    [0] キャラ{ $most }体までの元のパワーを変える
   *[other] キャラ{ $most }体の元のパワーを変える
 }
lily-verb-power-set-do = { $name }を選ぶ
lily-verb-return-deck = { $least ->
    [0] キャラを{ $most }体までデッキに戻してシャッフルする
   *[other] キャラを{ $most }体デッキに戻してシャッフルする
 }
lily-verb-return-deck-do = { $name }をデッキに戻す
lily-verb-return-deck-top = { $least ->
    [0] キャラを{ $most }体までデッキの一番上に置く
   *[other] キャラを{ $most }体デッキの一番上に置く
 }
lily-verb-return-deck-top-do = { $name }をデッキの上へ
lily-verb-return-deck-bottom = { $least ->
    [0] キャラを{ $most }体までデッキの一番下に置く
   *[other] キャラを{ $most }体デッキの一番下に置く
 }
lily-verb-return-deck-bottom-do = { $name }をデッキの下へ
lily-verb-remove = { $least ->
    [0] キャラを{ $most }体までゲームから除外する
   *[other] キャラを{ $most }体ゲームから除外する
 }
lily-verb-remove-do = { $name }を除外
lily-verb-to-removed = { $least ->
    [0] カードを{ $most }枚までゲームから除外する
   *[other] カードを{ $most }枚ゲームから除外する
 }
lily-verb-to-removed-do = { $name }を除外
lily-verb-move = { $least ->
    [0] キャラを{ $most }体まで移動させる
   *[other] キャラを{ $most }体移動させる
 }
lily-verb-move-do = { $name }を移動させる
lily-verb-turn-up = { $least ->
    [0] カップリングカードを{ $most }枚まで表向きにする
   *[other] カップリングカードを{ $most }枚表向きにする
 }
lily-verb-turn-up-do = { $name }を表に
lily-verb-turn-down = { $least ->
    [0] カップリングカードを{ $most }枚まで裏向きにする
   *[other] カップリングカードを{ $most }枚裏向きにする
 }
lily-verb-turn-down-do = { $name }を裏に
lily-verb-renew = { $least ->
    [0] 潜在能力を{ $most }枚まで表向きに戻す
   *[other] 潜在能力を{ $most }枚表向きに戻す
 }
lily-verb-renew-do = { $name }を戻す
lily-verb-reverse = { $least ->
    [0] コスト：カップリングカードを{ $most }枚まで裏向きにする
   *[other] コスト：カップリングカードを{ $most }枚裏向きにする
 }
lily-verb-reverse-do = { $name }を裏に
lily-verb-may = { $card }の効果を使いますか？
lily-verb-option = どれか1つを選ぶ
lily-verb-use = { $card }のスキルを使いますか？
lily-verb-area = どこへ移動しますか？

# What is asked, inside a refusal.
lily-asked-mulligan = トラッシュエリアに置く手札（return、pass）
lily-asked-couple = 公開したカードをカップリングエリアに置くかどうか（couple、pass）
lily-asked-event = イベントを置くかどうか（event、pass）
lily-asked-deploy = 出撃とレベルアップ（deploy、level、end）
lily-asked-act = キャラのアクション（move、attack、skill、potential、end）
lily-asked-sange = 散華カウンターを使うかどうか（counter、pass）
lily-asked-redraw = サポートを公開し直すかどうか（redraw、pass）
lily-asked-counter = カップリングカウンターを使うかどうか（counter、pass）
lily-asked-critical = クリティカルを使うかどうか（critical、pass）
lily-asked-block = ブロックを使うかどうか（block、pass）
lily-asked-order = 先に行うスキル（first）
lily-asked-use = スキルを使うかどうか（yes、no）
lily-asked-reverse = 裏向きにするカップリングカード（reverse）
lily-asked-discard = 捨てるカード（take）
lily-asked-sacrifice = 犠牲にする味方（target）
lily-asked-character = 選ぶキャラ（target、pass）
lily-asked-card = 選ぶカード（take、take-down、pass）
lily-asked-place = 置くカードとエリア（place、pass）
lily-asked-area = 移るエリア（to）
lily-asked-option = どれを選ぶか（option）
lily-asked-may = この効果を使うかどうか（yes、no）
lily-asked-keep = 同じ名前の中で残す味方（keep）

## Before the first turn

lily-chose-leader = { $seat }はリーダーを選びました：{ $card }。
lily-chose-partner = { $seat }はパートナーを選びました：{ $card }。
lily-ready = { $seat }はリーダーとパートナーを裏向きで選びました。
lily-first = 先攻は{ $seat }です。
lily-first-name = 先攻
lily-gave-back = { $seat }は{ $card }を引き直しました。
lily-gave-back-name = 引き直しで戻されたカード
lily-kept-hand = { $seat }は手札を替えませんでした。
lily-opened = { $seat }のリーダーは{ $card }、パートナーは{ $other }です。
lily-opened-name = リーダーとパートナー

## The turn

lily-turn = 第{ $number }ターン：{ $seat }。
lily-revealed = { $seat }がデッキの一番上を公開しました：{ $card }。
lily-revealed-name = デッキの一番上のカード
lily-coupled = { $seat }のカップリングエリアに{ $card }が置かれました。
lily-coupled-name = カップリングエリアに置かれたカード
lily-coupled-down = { $seat }のカップリングエリアに{ $card }が裏向きで置かれました。同じ名前のカードがもうあるからです。
lily-coupled-down-name = 裏向きでカップリングエリアに置かれたカード
lily-not-coupled = { $seat }は公開したカードをデッキの上に残しました。
lily-event-played = { $seat }がイベント{ $card }を置きました。
lily-event-played-name = 置かれたイベント
lily-event-left = イベント{ $card }が{ $seat }のトラッシュエリアに行きました。
lily-deployed = { $seat }の{ $card }が{ $area }に出撃しました。
lily-deployed-name = 出撃したキャラ
lily-levelled = { $seat }の{ $other }が{ $card }にレベルアップしました（{ $area }）。
lily-levelled-name = レベルアップに使われたカード
lily-moved = { $seat }の{ $card }が{ $start }から{ $area }に移りました。
lily-closed-up = { $seat }のフロントに誰もいないので、バックの味方が前に出ました。
lily-namesake-left = { $seat }の{ $card }（{ $area }）がトラッシュエリアに行きました。同じ名前の味方が残ります。
lily-refreshed = リフレッシュ：{ $seat }のトラッシュエリアの{ $number }枚が新しいデッキになりました。

## The battle

lily-attacked = { $seat }の{ $card }（{ $start }）が{ $other }（{ $area }）を攻撃しました。
lily-sange = 散華カウンター：{ $seat }のパートナー{ $card }が裏向きになり、2倍のパワーで攻撃者に立ち向かいます。
lily-passed-sange = { $seat }は散華カウンターを使いませんでした。
lily-support = { $seat }のサポート：{ $card }。
lily-support-name = 公開されたサポート
lily-no-support = { $seat }には公開できるカードがなく、サポートは0です。
lily-redrew = { $seat }はイベント{ $card }をトラッシュエリアに置き、サポートを公開し直します。
lily-coupling-counter = カップリングカウンター：{ $seat }のパートナーが横向きになり、サポートの{ $card }が攻撃者に立ち向かいます。
lily-passed-counter = { $seat }はカップリングカウンターを使いませんでした。
lily-sum-attack = 攻撃：{ $seat }の{ $card }は{ $sum }。
lily-sum-defence = 防御：{ $seat }の{ $card }は{ $sum }。
lily-critical = クリティカル：{ $seat }が{ $card }をトラッシュエリアに置き、攻撃は{ $sum }になりました。
lily-critical-name = クリティカルに使われたカード
lily-passed-critical = { $seat }はクリティカルを使いませんでした。
lily-blocked = ブロック：{ $seat }が{ $card }をトラッシュエリアに置き、攻撃されたキャラはこのバトルで撃破されません。
lily-blocked-name = ブロックに使われたカード
lily-not-blocked = { $seat }はブロックを使いませんでした。
lily-defeated = { $seat }の{ $card }（{ $area }）が撃破されました。
lily-not-defeated = { $seat }の{ $card }は持ちこたえました。
lily-stays = { $seat }のリーダー{ $card }は撃破されましたが、潜在能力を得て残ります。
lily-potential = { $seat }の潜在能力エリアに{ $card }が置かれました。
lily-potential-name = ハテナマスエリアのカード
lily-battle-over = バトルが終わりました。

# How a sum comes about: power, how many times, support, what skills add besides.
lily-parts-plain = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } = { $number }
lily-parts-plain-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } + { $more }（スキル） = { $number }
lily-parts-plain-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + { $support } − { $more }（スキル） = { $number }
lily-parts-fails = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（サポート失敗） = { $number }
lily-parts-fails-plus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（サポート失敗） + { $more }（スキル） = { $number }
lily-parts-fails-minus = { $times ->
    [1] { $power }
   *[other] { $power } × { $times }
 } + 0（サポート失敗） − { $more }（スキル） = { $number }

## Skills

lily-skill = { $card }（{ $area }）のスキル{ $number }が始まります（{ $seat }）：{ $skill }
lily-comes-first = { $seat }は待っているスキルのうち{ $number }番目の{ $card }を先に行います。
lily-chosen = 選ばれたのは{ $seat }の{ $card }（{ $area }）です。
lily-chose-option = { $seat }は{ $card }の［{ $number }］を選びました。
lily-declined = { $seat }は{ $card }の効果を使いませんでした。
lily-potential-used = { $seat }の潜在能力{ $card }は使われて裏向きになりました。
lily-renewed = { $seat }の潜在能力{ $card }が表向きに戻りました。
lily-power-changed = { $seat }の{ $card }（{ $area }）のパワー：{ $change }。
lily-power-changed-counter = カウンターする{ $seat }の{ $card }のパワー：{ $change }。
lily-power-multiplied = { $seat }の{ $card }（{ $area }）のパワーが{ $number }倍になりました。
lily-power-multiplied-counter = カウンターする{ $seat }の{ $card }のパワーが{ $number }倍になりました。
lily-power-halved = { $seat }の{ $card }（{ $area }）のパワーが{ $number }分の1になりました。
lily-power-halved-counter = カウンターする{ $seat }の{ $card }のパワーが{ $number }分の1になりました。
lily-power-set = { $seat }の{ $card }（{ $area }）の元のパワーが{ $number }になりました。
lily-power-set-counter = カウンターする{ $seat }の{ $card }の元のパワーが{ $number }になりました。
lily-support-changed = このバトルでの{ $seat }のサポート：{ $change }。
lily-levels-changed = { $seat }はこのターンの出撃フェイズに、レベルをあと{ $number }多く出せます。
lily-activated = { $seat }の{ $card }がアクティブになりました。
lily-deactivated = { $seat }の{ $card }が非アクティブになりました。
lily-returned = { $seat }の{ $card }が手札に戻りました。
lily-returned-deck = { $seat }の{ $card }がデッキに戻り、シャッフルされました。
lily-returned-deck-top = { $seat }の{ $card }がデッキの一番上に置かれました。
lily-returned-deck-bottom = { $seat }の{ $card }がデッキの一番下に置かれました。
lily-removed = { $seat }の{ $card }がゲームから除外されました。
lily-removed-card = { $seat }の{ $card }がゲームから除外されました。
lily-removed-card-name = ゲームから除外されたカード
lily-sacrificed = { $seat }が{ $card }（{ $area }）をトラッシュエリアに置きました。
lily-later = { $seat }の{ $card }の、後で行う効果が始まります。
lily-put-off = { $seat }の{ $card }の効果は後で行われます。
lily-instead-hand = { $card }がトラッシュエリアのかわりに{ $seat }の手札に加わりました。
lily-instead-deck = { $card }がトラッシュエリアのかわりに{ $seat }のデッキに加わりました。
lily-instead-deck-top = { $card }がトラッシュエリアのかわりに{ $seat }のデッキの一番上に置かれました。
lily-instead-deck-bottom = { $card }がトラッシュエリアのかわりに{ $seat }のデッキの一番下に置かれました。
lily-instead-removed = { $seat }の{ $card }がトラッシュエリアのかわりにゲームから除外されました。
lily-partner-upright = { $seat }のパートナー{ $card }が縦向きに戻りました。
lily-partner-sideways = { $seat }のパートナー{ $card }が横向きになりました。
lily-partner-face-down = { $seat }のパートナー{ $card }が裏向きになりました。
lily-turned-up = { $seat }のカップリングカード{ $card }が表向きになりました。
lily-turned-down = { $seat }のカップリングカード{ $card }が裏向きになりました。
lily-shuffled = { $seat }のデッキがシャッフルされました。

# How long stands in the skill.
lily-granted-wide = { $seat }の{ $card }（{ $area }）は、しばらく攻撃範囲2を得ます。
lily-granted-wide-counter = カウンターする{ $seat }の{ $card }は、しばらく攻撃範囲2を得ます。
lily-granted-piercing = { $seat }の{ $card }（{ $area }）は、しばらく貫通を得ます。
lily-granted-piercing-counter = カウンターする{ $seat }の{ $card }は、しばらく貫通を得ます。
lily-granted-range-1 = { $seat }の{ $card }（{ $area }）は、しばらく射程1も得ます。
lily-granted-range-1-counter = カウンターする{ $seat }の{ $card }は、しばらく射程1も得ます。
lily-granted-range-2 = { $seat }の{ $card }（{ $area }）は、しばらく射程2も得ます。
lily-granted-range-2-counter = カウンターする{ $seat }の{ $card }は、しばらく射程2も得ます。
lily-granted-range-1-2 = { $seat }の{ $card }（{ $area }）は、しばらく射程1-2も得ます。
lily-granted-range-1-2-counter = カウンターする{ $seat }の{ $card }は、しばらく射程1-2も得ます。
lily-granted-range-1-3 = { $seat }の{ $card }（{ $area }）は、しばらく射程1-3も得ます。
lily-granted-range-1-3-counter = カウンターする{ $seat }の{ $card }は、しばらく射程1-3も得ます。
lily-granted-no-attack = { $seat }の{ $card }（{ $area }）は、しばらく攻撃できません。
lily-granted-no-attack-counter = カウンターする{ $seat }の{ $card }は、しばらく次の攻撃ができません。
lily-granted-no-move = { $seat }の{ $card }（{ $area }）は、しばらく移動できません。
lily-granted-no-move-counter = カウンターする{ $seat }の{ $card }は、しばらく移動できません。
lily-granted-no-activate = { $seat }の{ $card }（{ $area }）は、しばらくスタートフェイズにアクティブになりません。
lily-granted-no-activate-counter = カウンターする{ $seat }の{ $card }は、しばらくスタートフェイズにアクティブになりません。
lily-granted-no-defeat = { $seat }の{ $card }（{ $area }）は、しばらく撃破されません。
lily-granted-no-defeat-counter = カウンターする{ $seat }の{ $card }は、しばらく撃破されません。
lily-granted-no-critical = { $seat }の{ $card }（{ $area }）は、しばらくクリティカルを使えません。
lily-granted-no-critical-counter = カウンターする{ $seat }の{ $card }は、しばらくクリティカルを使えません。
lily-granted-no-block = { $seat }の{ $card }（{ $area }）の攻撃は、しばらくブロックされません。
lily-granted-no-block-counter = カウンターする{ $seat }の{ $card }の攻撃はブロックされません。
lily-granted-no-counter = { $seat }の{ $card }（{ $area }）の攻撃は、しばらくカウンターされません。
lily-granted-no-counter-counter = カウンターする{ $seat }の{ $card }の攻撃はカウンターされません。
lily-granted-no-target = { $seat }の{ $card }（{ $area }）は、しばらく攻撃されません。
lily-granted-no-target-counter = カウンターする{ $seat }の{ $card }は、しばらく攻撃されません。
lily-granted-twins = { $seat }の{ $card }（{ $area }）は、しばらく、同じ名前の味方がほかにいてもかまいません。
lily-granted-twins-counter = カウンターする{ $seat }の{ $card }は、しばらく、同じ名前の味方がほかにいてもかまいません。
lily-granted-silent = { $seat }の{ $card }（{ $area }）は、しばらくスキルを失います。
lily-granted-silent-counter = カウンターする{ $seat }の{ $card }は、しばらくスキルを失います。

## Cards that only some see

lily-drew = { $seat }が{ $number }枚引きました。
lily-drew-known = { $seat }が引きました：{ $cards }。
lily-drew-name = 引かれたカード
lily-looked = { $seat }のデッキの上の{ $number }枚が見られました。
lily-looked-known = { $seat }のデッキの上から順に：{ $cards }。
lily-looked-name = デッキの上のカード
lily-searched = { $seat }のデッキの{ $number }枚が見られました。
lily-searched-known = { $seat }のデッキにあるカード：{ $cards }。
lily-searched-name = デッキにあるカード
lily-fitting = { $seat }の手札で当てはまるのは{ $number }枚です。
lily-fitting-name = 手札の当てはまるカードの枚数
lily-showed-hand = { $seat }の手札が公開されました：{ $cards }。
lily-showed-hand-name = 公開された手札
lily-to-hand = { $seat }が{ $number }枚を手札に加えました。
lily-to-hand-known = { $seat }が手札に加えました：{ $cards }。
lily-to-hand-name = 手札に加わったカード
lily-to-trash = { $seat }の{ $card }がトラッシュエリアに行きました。
lily-to-trash-name = トラッシュエリアに行ったカード
lily-to-deck = { $seat }のカード{ $number }枚がデッキに戻り、シャッフルされました。
lily-to-deck-known = { $seat }のデッキに戻り、シャッフルされました：{ $cards }。
lily-to-deck-top = { $seat }のカード{ $number }枚がデッキの上に置かれました。
lily-to-deck-top-known = { $seat }のデッキの上に置かれました：{ $cards }。
lily-to-deck-bottom = { $seat }のカード{ $number }枚がデッキの下に置かれました。
lily-to-deck-bottom-known = { $seat }のデッキの下に置かれました：{ $cards }。

## The end

lily-won-by-card = { $card }の効果で{ $seat }が勝利します。
lily-won = { $reason ->
    [leader] { $seat }の勝ちです。{ $other-seat }のリーダーがフィールドにいなくなりました。
    [deck] { $seat }の勝ちです。{ $other-seat }のデッキとトラッシュエリアが空になりました。
    [conceded] { $seat }の勝ちです。{ $other-seat }が投了しました。
   *[card] { $seat }の勝ちです。カードの効果によるものです。
 }
lily-drawn = { $reason ->
    [both] 引き分けです。ふたりの勝ち負けが同時に決まりました。
    [skills] 引き分けです。スキルが互いを誘発し続け、終わりません。
   *[turns] 引き分けです。最後のターンが終わりました。
 }

## Refusals: answers to a question

lily-not-in-duel = この対局では「{ $text }」はできません。どちらのデッキにもないカードです。
lily-already-chosen = リーダーとパートナーはもう選びました。相手が選ぶのを待ってください。
lily-choose-first = 先に{ $what }を選んでください。
lily-cannot-lead = { $card }は選べません。あなたのデッキに残っているレベル1のキャラではありません。
lily-other-question = いま「{ $verb }」とは答えられません。{ $question }を選んでください。
lily-must-choose = パスできません。スキルの対象を選んでください。
lily-not-among = それはここでは選べません。示されたものの中から選んでください。
lily-not-in-hand = { $card }は手札にありません。

## Refusals: playing cards

lily-no-event = { $card }はイベントではありません。イベントエリアに置けるのはイベントだけです。
lily-no-character = { $card }はキャラではありません。出撃とレベルアップはキャラだけです。
lily-no-color = { $card }は出せません。同じ色の表向きのカードがカップリングエリアにありません。
lily-levels = { $card }はここではレベル{ $levels }と数えます。このフェイズに出せるのは合計{ $most }まで、今の合計は{ $played }です（カップリング値{ $value }）。
lily-occupied = { $card }はそこに出撃できません。エリアが空いていません。
lily-same-name = { $card }は出撃できません。同じ名前の味方がいます。その味方をレベルアップさせることはできます。
lily-nobody-there = そのエリアに味方がいません。
lily-other-name = { $card }はそこに重ねられません。レベルアップは、そのエリアの味方と同じ名前のカードでします。

## Refusals: acting

lily-inactive = このキャラは非アクティブなので、アクションできません。
lily-not-adjacent = その2つのエリアは隣ではありません。移動先は横の隣か、同じ縦の並びのもう一方です。
lily-other-inactive = そのエリアの味方は非アクティブです。入れ替わるにはふたりともアクティブでなければなりません。
lily-cannot-move = いま移動できないキャラがいます。
lily-first-turn = 先攻の最初のターンには攻撃できません。
lily-cannot-attack = このキャラは、いま攻撃できません。
lily-no-enemy-there = そのエリアに敵がいません。
lily-out-of-range = そのエリアはこのキャラの射程の外です。
lily-cannot-be-attacked = そのエリアの敵は、いま攻撃できません。
lily-not-wide = このキャラには攻撃範囲2がありません。エリアは1つだけ指定してください。
lily-wide = このキャラは攻撃範囲2です。攻撃するエリアの隣を、空でもよいので、もう1つ指定してください。
lily-wide-not-adjacent = 2つ目のエリアは、攻撃するエリアの隣でなければなりません。
lily-no-critical = { $card }はクリティカルに使えません。攻撃しているキャラと名前が違います。
lily-no-block = { $card }はブロックに使えません。攻撃されているキャラと名前が違います。

## Refusals: skills and potentials

lily-no-such-skill = このキャラに、その番号の起動スキルはありません。
lily-silent = このキャラは今スキルを失っています。
lily-used = このスキルは1ターンに一度だけで、もう使いました。
lily-cost = コストを支払えません。アクティブなキャラ、表向きのカップリングカード、手札、または犠牲にできる味方が足りません。
lily-condition = このスキルの条件を満たしていません。
lily-nothing-to-do = いま使っても何も起こりません。
lily-no-such-potential = { $card }は、あなたの潜在能力エリアに表向きで置かれていません。
lily-other-timing = { $card }は好きなときには使えません。使えるときに確認が出ます。

## Refusals: notation

lily-notation = 「{ $text }」は手ではありません。手の書き方：leader カード、partner カード、return カード、couple、event カード、deploy カード エリア、level カード エリア、move エリア エリア、attack エリア エリア（攻撃範囲2は attack エリア エリア エリア）、skill エリア 番号、potential カード、counter、redraw、critical カード、block カード、first 番号、yes、no、reverse カード、target own エリア、target enemy エリア、take カード、take-down カード、place カード エリア、to エリア、option 番号、keep エリア、pass、end。
lily-notation-card = 「{ $text }」はカードではありません。カードは w101 のようなIDで書きます。
lily-notation-area = 「{ $text }」というエリアはありません。使えるのは：{ $allowed }（l、c、r がレフト、センター、ライト、f、b がフロント、バック）。
lily-notation-number = 「{ $text }」は1から{ $most }までの数ではありません。

## Refusals: decks

lily-decks-number = デッキが{ $given }つ指定されました。ふたり分を「,」で区切って書くか、共通のものを1つ書いてください。
lily-deck-toml = デッキを読めません。TOMLになっていません（{ $reason }）。
lily-deck-unknown = デッキに「{ $field }」という項目はありません。使えるのは：name、about、leader、partner、cards、potentials。
lily-deck-missing = デッキに「{ $field }」がないか、違うものが書かれています。cards と potentials はIDと枚数の表、leader と partner はIDです。
lily-deck-number = デッキの{ $field }が「{ $value }」になっています。1から99までの数にしてください。
lily-deck-text = 「{ $value }」はデッキではありません。{ $allowed }のどれかか、デッキのファイルか、1行に並べたカード、潜在能力、リーダーとパートナーにしてください：w101*2 w102*4 / wp1*2 / w101 w102。
lily-deck-no-card = デッキに「{ $id }」がありますが、そのIDのカードはありません。
lily-deck-size = デッキが{ $number }枚です。{ $least }枚から{ $most }枚にしてください。
lily-deck-potential-size = 潜在能力デッキが{ $number }枚です。{ $least }枚から{ $most }枚にしてください。
lily-deck-potential = { $card }（{ $id }）は潜在能力です。cards ではなく potentials に入れてください。
lily-deck-no-potential = { $card }（{ $id }）は潜在能力ではありません。potentials ではなく cards に入れてください。
lily-deck-alike = デッキに{ $card }（{ $id }）が{ $number }枚あります。{ $most }枚までです。
lily-deck-name = デッキに名前が「{ $name }」のカードが{ $number }枚あります。この枚数のデッキでは{ $most }枚までです。
lily-deck-first-level = デッキにレベル1のキャラが{ $number }枚しかありません。リーダーとパートナーのために{ $least }枚以上必要です。
lily-deck-people = { $card }（{ $id }）はリーダーやパートナーになれません。デッキの中のレベル1のキャラに限ります。ふたりとも同じカードなら、デッキに2枚必要です。

## Refusals: sets of cards

lily-set-toml = { $file }：カードのセットとして読めません（{ $reason }）。
lily-set-unknown = { $file }、{ $field }：セットにこの項目はありません。使えるのは：names、character、event、potential。
lily-set-list = { $file }、{ $field }：{ $field ->
    [names] 名前は表で書いてください：[names.キー]。
   *[other] カードは表のリストで書いてください：[[{ $field }]]。
 }

# Where the mistake is. Cards without an id are counted: "event 2"; names belong to no card.
lily-file-where = { $card ->
    [names] { $file }、{ $field }
   *[other] { $file }、カード{ $card }、{ $field }
 }
lily-file-table = 表 { "{ … }" }
lily-file-list = リスト [ … ]
lily-file-truth = true か false
lily-file-twice = { lily-file-where }：ID「{ $value }」のカードがもうあります。カードごとに別のIDを付けてください。
lily-file-same = { lily-file-where }：二つ名も名前も同じカードがもうあり、同じカードになってしまいます。どちらかを変えてください。
lily-file-name-twice = { lily-file-where }：この名前は別の書き方でもう登録されています。そのまま使うか、別のキーにしてください。
lily-file-language = { lily-file-where }：文がありません。ja、zh-Hant、en のすべてが必要です。
lily-file-id = { lily-file-where }：{ $value ->
    [None] IDがありません。
   *[other] 「{ $value }」はIDにできません。
 }IDは英小文字、数字、ハイフンの2から24文字で、最初は英字です。
lily-file-tens = { lily-file-where }：{ $value }は10の倍数ではありません。
lily-file-skills = { lily-file-where }：{ $value ->
    [event] イベントには、スキル1つ以上のリストが必要です。
    [potential] 潜在能力には、スキルちょうど1つのリストが必要です。
   *[other] スキルは4つまでのリストで書いてください。
 }
lily-file-type = { lily-file-where }：{ $value ->
    [None] 書かれていません。{ $wanted }を書いてください。
   *[other] 「{ $value }」ではなく、{ $wanted }を書いてください。
 }
lily-file-number = { lily-file-where }：{ $value ->
    [None] 書かれていません。{ $least }から{ $most }までの整数にしてください。
   *[other] 「{ $value }」は書けません。{ $least }から{ $most }までの整数にしてください。
 }
lily-file-value = { lily-file-where }：{ $value ->
    [None] 書かれていません。
   *[other] 「{ $value }」は書けません。
 }書けるのは：{ $allowed }。
lily-file-unknown = { lily-file-where }：ここにこの項目はありません。使えるのは：{ $allowed }。
lily-file-name = { lily-file-where }：{ $value ->
    [None] 名前がありません。[names] のキーを書いてください。
   *[other] 「{ $value }」という名前はありません。[names] のキーを書くか、そこに加えてください。
 }
lily-file-node = { lily-file-where }：次のどれか1つだけを、その項目と一緒に書いてください：{ $allowed }。書かれているのは「{ $value }」です。
lily-file-missing = { lily-file-where }：必要な項目がありません。
lily-file-not-here = { lily-file-where }：この種類のスキル（{ $value }）に、この項目は書けません。
lily-file-unused = { lily-file-where }：ここでは意味がありません。使えるもの：{ $allowed }。
lily-file-never = { lily-file-where }：いつも成り立つか、決して成り立たない内容です。
lily-file-no-subject = { lily-file-where }：このスキルの起こる時はキャラについてのものではないので、"subject" は使えません。
lily-file-no-battle = { lily-file-where }：このスキルが働くのはバトル中ではありません。
lily-file-none-chosen = { lily-file-where }：まだ誰も選ばれていません。前に "pick" のある効果を書いてください。
lily-file-one-option = { lily-file-where }：選択肢が1つだけです。2つ以上書いてください。
lily-file-may = { lily-file-where }：このスキルはもともと使わなくてもかまいません。
lily-file-empty = { lily-file-where }：効果を1つ以上書いてください。
lily-file-so = { lily-file-where }：so は先頭に書けません。その前に効果が必要です。
lily-file-so-else = { lily-file-where }："or-else" は、"so" の後ではなく、対象の効果のすぐ後に書いてください。逆も同じです。
lily-file-by = { lily-file-where }：もともとこのプレイヤーが選びます。
lily-file-do-or-gives = { lily-file-where }：スキルには do か gives のどちらか一方だけを書いてください。
lily-file-loop = { lily-file-where }：この起動スキルはいつまでも使えてしまいます。コスト action = true か once = true を加えてください。カップリングカードを表向きにせず、カップリングエリアやフィールドにカードを置かないスキルなら、リバースコストだけでもかまいません。
lily-file-zones = { lily-file-where }：違うエリアを2つ以上書いてください。
lily-file-target = { lily-file-where }：対象になっていません。self のような語か、all の表を書いてください。gives の外なら pick の表も書けます。
lily-file-hidden = { lily-file-where }：{ $value }のカードは条件なしでしか数えられません。数から見えないカードが分かってしまいます。
lily-file-static-power = { lily-file-where }：gives はパワーを条件にできません。パワーを変えるものかもしれないからです。
lily-file-special = { lily-file-where }：これを与えられるのは、type が special のスキルだけです。
lily-file-not-special = { lily-file-where }：type が special のスキルは、これを与えられません。与えられるのは：also-named、also-color、any-number、at-most。

# What the numbers of statistics are called.
lab-table-lily-endings = 終わり方
lab-measure-lily-endings-games = 対局の割合
lily-endings-leader = リーダーがいなくなった
lily-endings-deck = デッキもトラッシュエリアも空
lily-endings-card = カードの効果による勝利
lily-endings-both = 引き分け：両者同時
lily-endings-turns = 引き分け：ターンの上限
lab-table-lily-battles = バトルなど
lab-measure-lily-battles-times = 回数
lily-battles-attacks = 攻撃されたキャラ
lily-battles-sange = 散華カウンター
lily-battles-coupling-counter = カップリングカウンター
lily-battles-critical = クリティカル
lily-battles-block = ブロック
lily-battles-defeated = 撃破されて離れたキャラ
lily-battles-leader-stays = 撃破されて残ったリーダー
lily-battles-skills = 働いたスキル
lily-battles-refresh = リフレッシュ
lab-table-lily-length = 長さ
lab-measure-lily-length-each = ひとりあたり
lily-length-turns = ターン数
lab-table-lily-lengths = ひとりあたりのターン数
lab-row-lily-lengths = { $number ->
    [5] 1～5ターン
    [8] 6～8ターン
    [12] 9～12ターン
   *[other] 13ターン以上
 }
lab-measure-lily-lengths-games = 対局の割合
lab-table-lily-first = 先攻と後攻
lab-measure-lily-first-wins = 勝率
lily-first-first = 先攻
lily-first-second = 後攻
lab-table-lily-cards = カード
lab-measure-lily-cards-times = 使われた回数
lab-measure-lily-cards-seats = 人数
lab-measure-lily-cards-share = 使った人の勝率
lab-table-lily-more = 相手より多くしたこと
lily-more-attacks = 攻撃が多い
lily-more-couplings = カップリングが多い
lily-more-level-ups = レベルアップが多い
lily-more-criticals = クリティカルが多い
lily-more-sange = 散華カウンターが多い
lily-more-events = イベントが多い
lily-more-blocks = ブロックが多い
lab-measure-lily-more-times = 差のあった対局
lab-measure-lily-more-share = その人の勝率
lab-number-lily-potentials = リーダーが受けられる潜在能力の数
lab-number-lily-hand = 最初の手札の枚数
lab-number-lily-draw = ターンの始めに引く枚数

## What somebody may do later (hints): only what the action itself says

lily-later-leader = { $name }をリーダーに選ぶ
lily-later-partner = { $name }をパートナーに選ぶ
lily-later-return = { $name }を引き直す
lily-later-couple = 公開したカードをカップリングエリアに置く
lily-later-event = イベント「{ $name }」を置く
lily-later-deploy = { $name }（Lv{ $level }）が{ $area }に出撃
lily-later-level = { $area }の{ $name }がレベルアップ（Lv{ $level }）
lily-later-move = { $area }から{ $to }に移動
lily-later-attack = { $area }から{ $to }を攻撃
lily-later-attack-wide = { $area }から{ $to }と{ $second }を攻撃
lily-later-skill = { $area }のキャラのスキル{ $number }を使う
lily-later-potential = 潜在能力「{ $name }」を使う
lily-later-end = フェイズを終える
lily-later-counter = カウンターを使う
lily-later-redraw = イベントをトラッシュエリアに置き、サポートを公開し直す
lily-later-critical = { $name }でクリティカル
lily-later-block = { $name }でブロック
lily-later-first = 待っているスキルのうち{ $number }番目を先にする
lily-later-yes = スキルでできることをする
lily-later-no = スキルでできることをしない
lily-later-reverse = カップリングエリアの{ $name }を裏向きにする
lily-later-target-own = { $area }の味方を選ぶ
lily-later-target-enemy = { $area }の敵を選ぶ
lily-later-take = { $name }を選ぶ
lily-later-take-down = 裏向きの{ $name }を選ぶ
lily-later-place = { $name }を{ $area }に置く
lily-later-to = 移動先に{ $area }を選ぶ
lily-later-option = スキルの［{ $number }］を選ぶ
lily-later-keep = { $area }のキャラを残す
lily-later-pass = パス
