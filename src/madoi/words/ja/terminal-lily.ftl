# 端末でのLily：盤面、選択肢、その手でどうなるか、入力できる言い方。

play-nothing-called = 「{ $text }」というものはここにありません。
lily-named-several = 「{ $text }」はどれのことか決まりません：{ $meant }。
lily-named-nobody = ここに、当てはまる{ $text }はいません。

## The board

lily-board-title = Lily · 第{ $turn }ターン · { $seat }の{ $phase }
lily-board-before = Lily · 最初のターンの前
lily-board-won = Lily · 終了：{ $seat }の勝ち
lily-board-drawn = Lily · 終了：引き分け
lily-board-phase-start = スタートフェイズ
lily-board-phase-coupling = カップリングフェイズ
lily-board-phase-event = イベントフェイズ
lily-board-phase-deployment = 出撃フェイズ
lily-board-phase-action = アクションフェイズ
lily-board-phase-end = エンドフェイズ
lily-board-hint = card h104、card 澪：カードのテキスト · ? 3：3番の手がどうなるか
lily-board-more-choices = … ほか{ $count }件：menu と入力
lily-board-help = Lilyでは：
      card h104         カードに書いてあること。card 澪：その名前のカードすべて
      ? cf              そのエリアにいるキャラ
      deploy h104 lf    ほかに level h201 cf、attack cf rf、move lf lb、skill cf 1
      lf cf rf          フロントの左・中・右（左前でも可）。lb cb rb：バック
      攻撃 澪 黒江      誰のことか決まるときは名前でも：出撃 澪 左前
lily-board-sign-down = (…) 裏向き

# One letter a colour, one a card without any.
lily-board-mark-white-lily = 白
lily-board-mark-hexagram = 六
lily-board-mark-rhododendron = 石
lily-board-mark-event = 事
lily-board-mark-potential = 潜
lily-board-kind-event = イベント
lily-board-kind-potential = 潜在能力
lily-board-event-for-both = イベントエリアにあるあいだ、ふたりともに、それぞれの時に働きます。[LY-10.1]
lily-board-facts = { $color }　レベル{ $level }　パワー{ $power }　サポート{ $support }　射程{ $range }
lily-board-brief = { $mark }、Lv{ $level }、パワー{ $power }、サポート{ $support }、射程{ $range }
lily-board-no-skill = スキルはありません。

lily-board-level = Lv{ $level }
lily-board-below = 下に{ $count }枚
lily-board-used = スキル{ $number }使用済み
lily-board-face-down = 裏向き
lily-board-attacks = 攻撃中
lily-board-attacked = 被攻撃
lily-board-blocked = ブロック
lily-board-nobody = （なし）
lily-board-empty = { $area }（誰もいない）
lily-board-stands = { $seat }の{ $area }：パワー{ $power }
lily-board-stands-nobody = { $seat }の{ $area }：誰もいない
lily-board-granted-wide = 攻撃範囲2
lily-board-granted-piercing = 貫通
lily-board-granted-range-1 = 射程1も
lily-board-granted-range-2 = 射程2も
lily-board-granted-range-1-2 = 射程1-2も
lily-board-granted-range-1-3 = 射程1-3も
lily-board-granted-no-attack = 攻撃不可
lily-board-granted-no-move = 移動不可
lily-board-granted-no-activate = アクティブにならない
lily-board-granted-no-defeat = 撃破されない
lily-board-granted-no-critical = クリティカル不可
lily-board-granted-no-block = ブロックされない
lily-board-granted-no-counter = カウンターされない
lily-board-granted-no-target = 攻撃されない
lily-board-granted-twins = 同名可
lily-board-granted-silent = スキルなし
lily-board-of = （{ $seat }が置いた。ふたりともに働く）

lily-board-hatena = ハテナ
lily-board-trash = トラッシュ
lily-board-removed = 除外
lily-board-later = 後で
lily-board-later-turn-end = ターン終了時
lily-board-later-next-turn = 次の自分のターン
lily-board-later-battle-end = バトル終了時
lily-board-first = 先攻
lily-board-coupling = カップリング
lily-board-value = 値{ $value }、レベル計{ $played }/{ $most }
lily-board-value-waiting = 値{ $value }、レベル計{ $most }まで
lily-board-deck-top = デッキの上
lily-board-deck-bottom = デッキの下
lily-board-known-hand = 手札の中
lily-board-trash-last = トラッシュ
lily-board-choosing = リーダーとパートナーを選んでいるところ
lily-board-lies-upright = 縦向き
lily-board-lies-sideways = 横向き
lily-board-lies-face-down = 裏向き
lily-board-own-hand = 手札（{ $count }枚）

lily-board-battle-plain = バトル
lily-board-battle-sange = バトル：散華カウンター
lily-board-battle-coupling = バトル：カップリングカウンター
lily-board-step-declared = 攻撃
lily-board-step-starts = 開始
lily-board-step-support = サポート
lily-board-step-counter = カウンター
lily-board-step-sp = SP
lily-board-step-sums = 合計
lily-board-step-critical = クリティカル
lily-board-step-block = ブロック
lily-board-step-compare = 比較
lily-board-step-end = 終了
lily-board-attack = 攻撃
lily-board-defence = 防御
lily-board-off-field = フィールドの外
lily-board-fails = 失敗
lily-board-by-skills = スキル
lily-board-beats = { $attack } ≧ { $defence }：このままなら撃破
lily-board-holds = { $attack } < { $defence }：このままなら残る
lily-board-is-blocked = { $attack }対{ $defence }、ブロックしたので撃破されない
lily-board-no-defeat = { $attack }対{ $defence }、撃破されない
lily-board-beaten = { $attack }対{ $defence }：撃破された
lily-board-held = { $attack }対{ $defence }：撃破されなかった
lily-board-running = 実行中のスキル：
lily-board-waiting = 待っているスキル：
lily-board-target = { $leader ->
    [yes] リーダーの{ $name }
   *[no] { $name }
 }（パワー{ $power }）

## The menu: an action in one line

lily-menu-leader = { $name }をリーダーに（パワー{ $power }、射程{ $range }、同名{ $copies }枚）：{ $skill }
lily-menu-partner = { $name }をパートナーに（パワー{ $power }、射程{ $range }、同名{ $copies }枚）：{ $skill }
lily-menu-return = { $name }を引き直す（{ $brief }）
lily-menu-couple = { $name }をカップリング（{ $brief }）
lily-menu-couple-up-skill = { $name }をカップリング（{ $brief }）：{ $skill }
lily-menu-couple-down = { $name }を裏向きで置く：同じ名前がある
lily-menu-couple-down-skill = { $name }を裏向きで置く（同じ名前がある）：{ $skill }
lily-menu-event = イベント「{ $name }」：{ $skill }
lily-menu-deploy = { $name }が{ $area }に出撃（Lv{ $level }、パワー{ $power }）
lily-menu-deploy-areas = { $name }が出撃（Lv{ $level }、パワー{ $power }）
lily-menu-level = { $area }の{ $name }がレベルアップ（Lv{ $before }→{ $level }、パワー{ $power }）
lily-menu-level-leader = リーダーの{ $name }がレベルアップ（Lv{ $before }→{ $level }、パワー{ $power }、1少なく数える）
lily-menu-move = { $name }が{ $area }から{ $to }に移動
lily-menu-move-swap = { $name }が{ $area }から{ $to }に移動、{ $other }と入れ替わる
lily-menu-attack = { $name }（パワー{ $power }）が{ $targets }を攻撃
lily-menu-attack-several = { $name }（パワー{ $power }）が{ $targets }を攻撃
lily-menu-skill = { $name }（{ $area }）：{ $skill }
lily-menu-potential = 潜在能力「{ $name }」：{ $skill }
lily-menu-end = 終える
lily-menu-end-deploy = 出撃を終えてアクションフェイズへ
lily-menu-end-act = ターンを終える
lily-menu-counter = カウンター
lily-menu-counter-sange = 散華カウンター：{ $name }がパワー{ $power }で攻撃
lily-menu-counter-counter = カップリングカウンター：{ $name }がパワー{ $power }で攻撃
lily-menu-redraw = イベントをトラッシュエリアに置いて公開し直す
lily-menu-critical = { $card }でクリティカル：攻撃は合計{ $power }
lily-menu-block = { $card }でブロック
lily-menu-first = 先に{ $name }：{ $skill }
lily-menu-yes = はい
lily-menu-yes-use = 使う
lily-menu-yes-may = する
lily-menu-no = いいえ
lily-menu-no-use = 使わない
lily-menu-no-may = しない
lily-menu-reverse = { $card }を裏向きにする
lily-menu-target = { $seat }の{ $name }（{ $area }、パワー{ $power }）
lily-menu-take = { $name }（{ $brief }）
lily-menu-take-down = 裏向きの{ $name }
lily-menu-place = { $name }を{ $area }に（Lv{ $level }、パワー{ $power }）
lily-menu-place-areas = { $name }を置く（Lv{ $level }、パワー{ $power }）
lily-menu-to = { $area }へ
lily-menu-to-swap = { $area }へ、{ $other }と入れ替わる
lily-menu-option = { $skill }
lily-menu-option-unknown = { $number }番
lily-menu-keep = { $name }を残す（{ $area }、パワー{ $power }）
lily-menu-pass = パス
lily-menu-pass-mulligan = 残りの手札はこのまま
lily-menu-pass-couple = デッキの上に残す
lily-menu-pass-event = イベントなし
lily-menu-pass-sange = 散華カウンターなし
lily-menu-pass-redraw = イベントのまま：サポートは失敗
lily-menu-pass-counter = カップリングカウンターなし
lily-menu-pass-critical = クリティカルなし
lily-menu-pass-block = ブロックなし
lily-menu-pass-character = ここまでにする
lily-menu-pass-card = ここまでにする
lily-menu-pass-place = もう置かない

## What an action would do

lily-explain-leader = { $card }を裏向きでセンターフロントに置きます。ふたりとも選び終えて始まるまで見えません。フィールドからいなくなれば負けです。{ $about }。{ $skill } [LY-5.1、LY-5.3、LY-1.1]
lily-explain-partner = { $card }がパートナーになります。始まるまでは裏向きです。縦向きのあいだは散華カウンターを使え、名前がカップリングカウンターに役立ちます。{ $about }。{ $skill } [LY-5.3、LY-8.2、LY-8.6]
lily-explain-return = { $card }をトラッシュエリアに置きます。選び終えたら、置いた枚数だけ引きます。{ $about }。[LY-5.4]
lily-explain-couple = { $card }を表向きでカップリングエリアに置きます。カップリング値が1増え、この色のキャラを出せるようになります。{ $about }。{ $skills } [LY-6.2、LY-3.3、LY-6.4]
lily-explain-couple-down = { $card }をカップリングエリアに置きますが、同じ名前の表向きのカードがあるので裏向きになります。カップリング値は1増え、色は増えません。{ $about }。{ $skills } [LY-4.8、LY-3.2]
lily-explain-event = { $card }をイベントエリアに置きます。ふたりともに働きます。前のイベントは持ち主のトラッシュエリアに行きます。{ $skill } [LY-6.3、LY-10.1]
lily-explain-deploy = { $card }を空いている{ $area }に置きます。アクティブで、このターンに行動できます。スキルで軽くならなければレベル{ $level }として数えます（今の合計{ $played }、{ $most }まで）。{ $about }。[LY-6.4、LY-D1]
lily-explain-level = { $card }を{ $name }（{ $area }）に重ねます。状態とエリアはそのままで、ターン1の印は消えます。スキルで軽くならなければレベル{ $level }として数えます（今の合計{ $played }、{ $most }まで）。{ $about }。[LY-6.4、LY-6.8、LY-D1]
lily-explain-level-leader = { $card }をリーダーの{ $name }（{ $area }）に重ねます。状態とエリアはそのままで、ターン1の印は消えます。今より高いレベルは1少なく数えます（今の合計{ $played }、{ $most }まで）。{ $about }。[LY-6.4、LY-6.8、LY-D1]
lily-explain-move = { $name }がアクションをして非アクティブになり、{ $to }に移ります。[LY-6.5、LY-6.6]
lily-explain-move-swap = { $name }と{ $other }が入れ替わり、ふたりとも非アクティブになります。[LY-6.6]
lily-explain-attack = { $name }（パワー{ $power }）がアクションをして{ $targets }を攻撃します。ふたりともサポートを公開し、合計が相手以上なら撃破です。クリティカルならパワーは2倍、ブロックされれば撃破できません。リーダーへの攻撃はパートナーにカウンターされることがあります。[LY-8.1、LY-8.4、LY-8.9、LY-8.10、LY-8.11]
lily-explain-attack-several = { $name }（パワー{ $power }）がアクションをして{ $targets }を1つのバトルで攻撃します。サポート、合計、ブロックはひとりずつ決まります。[LY-7.5、LY-7.6、LY-8.1、LY-D5]
lily-explain-skill = { $name }（{ $area }）がスキル{ $number }を使います。{ $skill } [LY-9.1、LY-9.4]
lily-explain-potential = { $card }を使い、そのあと裏向きにします。{ $skill } [LY-11.1]
lily-explain-end = このフェイズを終えます。[LY-6.5]
lily-explain-end-deploy = アクションフェイズになります。このターンはもう出撃もレベルアップもできません。[LY-6.4、LY-6.5]
lily-explain-end-act = ターンを終えて、相手のターンになります。[LY-6.7]
lily-explain-counter = 攻撃にカウンターします。[LY-8.2、LY-8.6]
lily-explain-counter-sange = { $partner }を裏向きにします。このバトルは、2倍のパワー（{ $power }）での元の攻撃者への攻撃に変わります。[LY-8.2、LY-D6、LY-D8]
lily-explain-counter-counter = { $partner }を横向きにします。このバトルは、{ $support }（パワー{ $power }）から元の攻撃者への攻撃に変わり、あなただけがサポートを公開し直します。[LY-8.6、LY-D6、LY-D8]
lily-explain-redraw = イベントをトラッシュエリアに置き、次のカードをサポートとして公開します。1回だけです。[LY-8.4]
lily-explain-critical = { $card }を手札からトラッシュエリアに置き、攻撃者のパワーを2倍にします。合計は{ $power }になります。[LY-8.9、LY-4.5、LY-D4]
lily-explain-block = { $card }を手札からトラッシュエリアに置き、攻撃されたキャラはこのバトルで撃破されません。{ $about }。[LY-8.10、LY-D4]
lily-explain-first = { $card }のスキルを先に行い、ほかはそのあとです。{ $skill } [LY-9.2]
lily-explain-yes = はい。{ $skill } [LY-9.3]
lily-explain-yes-use = コストを払ってスキルを使います。{ $skill } [LY-9.3、LY-9.4]
lily-explain-yes-may = 行います。{ $skill } [LY-9.3]
lily-explain-no = いいえ。[LY-9.3]
lily-explain-no-use = スキルを使いません。使ったことにはなりません。[LY-9.3]
lily-explain-no-may = 行いません。それにかかる部分のほかは、スキルの続きを行います。[LY-4.2、LY-9.3]
lily-explain-reverse = { $card }をコストとして裏向きにします。カップリング値には数えますが、色はなくなります。{ $about }。[LY-9.4、LY-3.2]
lily-explain-target = スキルの対象に{ $seat }の{ $name }（{ $area }、パワー{ $power }）を選びます。[LY-9.1]
lily-explain-take = スキルのために{ $card }を選びます。{ $about }。[LY-9.1]
lily-explain-take-down = スキルのために裏向きの{ $card }を選びます。{ $about }。[LY-9.1]
lily-explain-place = スキルで{ $card }を{ $area }に置きます。{ $about }。[LY-9.1]
lily-explain-to = { $area }に移ります。[LY-9.1]
lily-explain-to-swap = { $area }に移り、{ $other }と入れ替わります。[LY-9.1、LY-6.6]
lily-explain-option = これを行います：{ $skill } [LY-9.1]
lily-explain-option-unknown = スキルの{ $number }番を行います。[LY-9.1]
lily-explain-keep = { $name }（{ $area }、パワー{ $power }）を残し、同じ名前のほかの味方はトラッシュエリアに置きます。[LY-4.6]
lily-explain-pass = 何もしません。[LY-9.1]
lily-explain-pass-mulligan = これ以上は替えずに、置いた枚数だけ引きます。[LY-5.4]
lily-explain-pass-couple = 公開したカードはデッキの上に残り、ふたりとも知っています。[LY-6.2、LY-D2]
lily-explain-pass-event = イベントを置きません。今あるイベントは残ります。[LY-6.3]
lily-explain-pass-sange = 攻撃はこのまま続き、パートナーもこのままです。[LY-8.2]
lily-explain-pass-redraw = イベントがそのままサポートになり、失敗して0と数えます。[LY-8.4、LY-8.5]
lily-explain-pass-counter = 攻撃はこのまま続き、パートナーもこのままです。[LY-8.6]
lily-explain-pass-critical = パワーを2倍にしません。できたかどうかは誰にも知られません。[LY-8.9、LY-8.10]
lily-explain-pass-block = ブロックしません。できたかどうかは誰にも知られません。[LY-8.10]
lily-explain-pass-character = もう誰も選びません。[LY-9.1]
lily-explain-pass-card = もうカードを選びません。[LY-9.1]
lily-explain-pass-place = もうフィールドに置きません。[LY-9.1]

## What people may type for a word of the notation, besides the word; between bars

lily-typed-lf = 左前|左フロント|前左|フロントレフト|フロント左
lily-typed-cf = 中央前|中前|前中央|中央フロント|フロントセンター|フロント中央
lily-typed-rf = 右前|右フロント|前右|フロントライト|フロント右
lily-typed-lb = 左後ろ|左後|左バック|後左|バックレフト|バック左
lily-typed-cb = 中央後ろ|中央後|中後|後中央|中央バック|バックセンター|バック中央
lily-typed-rb = 右後ろ|右後|右バック|後右|バックライト|バック右
lily-typed-own = 味方の|味方|自分の|自分
lily-typed-enemy = 敵の|敵|相手の|相手
lily-typed-leader = リーダー
lily-typed-partner = パートナー
lily-typed-return = 引き直す|引き直し|戻す
lily-typed-couple = カップリングする|カップリング|置く
lily-typed-event = イベント
lily-typed-deploy = 出撃する|出撃
lily-typed-level = レベルアップする|レベルアップ
lily-typed-move = 移動する|移動
lily-typed-attack = 攻撃する|攻撃
lily-typed-skill = スキル|起動
lily-typed-potential = 潜在能力
lily-typed-counter = 散華カウンター|カップリングカウンター|カウンター|散華
lily-typed-redraw = 公開し直す|引き直し公開
lily-typed-critical = クリティカル
lily-typed-block = ブロック
lily-typed-yes = はい|使う|する
lily-typed-no = いいえ|使わない|しない
lily-typed-reverse = 裏向き|裏返す|リバース
lily-typed-target = 対象|選ぶ
lily-typed-keep = 残す
lily-typed-pass = パスする|パス|なし
lily-typed-end = 終える|終わり|エンド|ターン終了

## Premoves

lily-wish-needless = バトルの結果が変わらないクリティカルやブロックは聞かない
