# ウェブの卓でのLily。

## The board

web-lily-now = 第{ $turn }ターン · { $seat }の{ $phase }
web-lily-field = { $seat }のフィールド
web-lily-side = { $seat }のフィールドのそば
web-lily-whose = { $seat }の{ $what }
web-lily-empty = 誰もいない
web-lily-level = レベル{ $level }
web-lily-power = パワー{ $power }
web-lily-power-now = 今のパワー{ $power }
web-lily-ready-act = 行動できる
web-lily-ready-attacked = 攻撃できる相手
web-lily-lives = 残りの花びら{ $count }枚
web-lily-standing-petals = { $count ->
   *[other] 花びら
}
web-lily-next-hit-wins = 次の一撃で勝ち
web-lily-next-hit-loses = 次の一撃で負け
web-lily-on-field = フィールド
web-lily-shown = 見えているカード
web-lily-nothing = ここにカードはありません。
web-lily-in-words = 盤面を言葉で
web-lily-hint = キャラクターやカードは、タップするかドラッグして使います。長押しで大きく読めます。

## What is picked

web-lily-read = { $name }を大きく読む
web-lily-close = 閉じる
web-lily-skill = スキル
web-lily-place = 置く先
web-lily-choose = 選ぶ
web-lily-swap = { $area }（{ $name }と入れ替わる）
web-lily-hint-area = 光っているエリアをタップするか、ここで選びます。
web-lily-hint-aim = 攻撃範囲2です。隣り合うもうひとつのエリアをタップします。
web-lily-do-couple = { $name }をカップリングする
web-lily-exchange = { $count ->
    [0] この手札で始める
   *[other] { $count }枚を入れ替える
}
web-lily-do-leader = { $name }をリーダーにする
web-lily-do-partner = { $name }をパートナーにする
web-lily-do-return = { $name }を引き直す
web-lily-do-event = 「{ $title }」をイベントエリアに置く
web-lily-do-block = { $name }でブロックする
web-lily-do-potential = 「{ $title }」を使う

## Settings

web-lily-needless = 結果の変わらない質問を省く
web-lily-needless-about = バトルの結果が変わらないクリティカルやブロックは、自動で見送ります。

## The end

web-lily-won = { $seat }の勝ち
web-lily-drawn = 引き分け
web-lily-leader-was = リーダーは{ $name }
web-lily-leader-gone = リーダーはもういない
web-lily-partner-was = パートナーは{ $name }
web-lily-numbers = 潜在能力{ $potentials }/{ $most }、カップリング値{ $couplings }
web-lily-turns = { $turn }ターンで終わりました。

## Decks to choose from

web-option-decks-dawn = 夜明けの合唱（白百合）
web-option-decks-dusk = 宵闇の目録（六芒星）
web-option-decks-ember = 残り火（石楠花）
web-option-decks-lantern = 灯籠の夜（石楠花）
web-option-decks-eclipse = 日と月の食（白百合と六芒星）

## 舞台

web-lily-your-turn = あなたのターン
web-lily-their-turn = { $seat }のターン
web-lily-last-battle = 前のバトル
web-lily-moment-sange = 散華カウンター！
web-lily-moment-coupling = カップリングカウンター！
web-lily-moment-critical = クリティカル！
web-lily-moment-block = ブロック！
web-lily-moment-blow = 命中！
web-lily-moment-last = とどめの一撃
web-lily-moment-held = 持ちこたえました
web-lily-moment-petal = 花びらがひとつ散ります
web-lily-part-printed = { $name }の元のパワー
web-lily-part-times = { $name }による倍化
web-lily-part-set = { $name }のスキルによる元のパワー
web-lily-part-half = { $name }のスキルで半分
web-lily-part-skill = { $name }のスキル
web-lily-part-sange = 散華カウンターでパートナーのパワーが2倍
web-lily-part-least = パワーは0を下回らない
web-lily-part-critical = クリティカルでパワーが2倍
web-lily-part-support = { $name }のサポート
web-lily-part-failed = { $name }のサポートは失敗
