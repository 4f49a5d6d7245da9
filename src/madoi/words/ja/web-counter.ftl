# デュエルカウンター：手持ちのカードでLilyを遊ぶとき。

counter-title = Lily：デュエルカウンター
counter-about = 手持ちのカードで対戦するときに使います。1台を2人の間に置くか、1人1台で使えます。ルールを知っていて、カードは知りません。オフラインでも使えます。
counter-player = プレイヤー{ $number }
counter-name = プレイヤー{ $number }の名前
counter-who-first = 先攻はどちら？
counter-first = こちらが先攻
counter-turn = { $turn }ターン目
counter-over = 対戦終了
counter-won = 勝ち！
counter-lost = 負け
counter-again = もう一度
counter-lose = { $name }の負け
counter-less = 減らす
counter-more = 増やす
counter-undo = 元に戻す
counter-potentials = 潜在能力：5枚中{ $count }枚
counter-set-potentials = 潜在能力を{ $count }枚にする
counter-last-hit = 次に倒されると負け
counter-coupling = カップリング
counter-reversed = 裏向き
counter-partner-upright = パートナー 縦
counter-partner-sideways = パートナー 横
counter-partner-down = パートナー 裏
counter-couple = デッキの上をカップリング（+1）
counter-levels-left = 残りレベル { $count }
counter-deploy = レベル{ $level }を出す
counter-on-leader = リーダーに重ねる（−1）
counter-extra = 追加
counter-attack = 攻撃
counter-no-attack = 先攻の最初のターンは攻撃できません
counter-do-start = キャラをアクティブにして、1枚引きます。
counter-do-event = イベントを1枚使えます。
counter-do-end = ターン終了時の効果を処理します。
counter-next-phase = 次のフェイズへ
counter-end-turn = ターン終了
counter-up-to = レベルの合計はカップリング値と同じでもよい（ルールブックでは未満）

## バトル

counter-leader = リーダー
counter-character = キャラ
counter-power = パワー
counter-support = サポート
counter-targets = 対象の数
counter-fails = 失敗
counter-critical = クリティカル ×2
counter-block = ブロック
counter-sum = { $factor ->
    [1] { $power }
   *[other] { $power } × { $factor }
 } + { $support } = { $sum }
counter-step-attack = 攻撃
counter-step-sange = 散華カウンター？
counter-step-supports = サポート
counter-step-coupling = カップリングカウンター？
counter-step-sums = 合計
counter-step-critical = クリティカル？
counter-step-block = ブロック？
counter-step-result = 結果
counter-ask-attack = 攻撃するキャラのパワーと、攻撃されるキャラを入れてください。
counter-ask-sange = パートナーを裏向きにして、2倍のパワーで反撃しますか？
counter-ask-supports = デッキの上を公開します。イベントと自分のキャラと同じ名前は失敗。イベントは1回公開し直せます。
counter-ask-coupling = サポートがパートナーと同じ名前のキャラなら、反撃できます。
counter-ask-sums = 攻撃側のSPスキルを処理します。スキルで変わる数字はここで直してください。
counter-ask-critical = 攻撃キャラと同じ名前のカードを手札から捨てて、パワーを2倍にしますか？
counter-ask-block = 攻撃されたキャラと同じ名前のカードを手札から捨てて、ブロックしますか？
counter-ask-result = サポートをトラッシュに置きます。
counter-sange-power = パートナーのパワー
counter-coupling-power = サポートカードのパワー
counter-do-sange = 散華カウンター
counter-do-coupling = カップリングカウンター
counter-no = しない
counter-go-on = 次へ
counter-cancel = 取り消し
counter-settle = バトル終了
counter-blocked = ブロック
counter-holds = 倒されない
counter-defeated = 撃破
counter-leader-hit = リーダーに命中：潜在能力+1
counter-leader-falls = リーダー撃破

## 2台で

counter-share = もう1台とつなぐ
counter-share-about = 相手のスマートフォンでリンクを開きます。リンクを知っている人は、いっしょに操作できます。
counter-link = 相手の端末用のリンク
counter-other-side = 反対側に座る
counter-unlink = 1台で使う
counter-away = オフライン：あとで送ります
counter-none = このリンクはもうありません。ここからは1台で続けられます。内容は残っています。
counter-too-many = 今は共有中の対戦が多すぎます。あとでやり直すか、1台で使ってください。
