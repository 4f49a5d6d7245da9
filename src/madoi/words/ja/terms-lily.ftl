# Lily: names of things, as sentences and screens use them.

lily-name = Lily The Coupling Generation

lily-term-color-white-lily = 白百合
lily-term-color-hexagram = 六芒星
lily-term-color-rhododendron = 石楠花

lily-term-leader = リーダー
lily-term-partner = パートナー
lily-term-ally = 味方
lily-term-enemy = 敵

lily-term-deck = デッキ
lily-term-hand = 手札
lily-term-coupling-area = カップリングエリア
lily-term-coupling-value = カップリング値
lily-term-trash = トラッシュエリア
lily-term-hatena = ハテナマスエリア
lily-term-potential-area = 潜在能力エリア
lily-term-potential = 潜在能力
lily-term-event = イベント
lily-term-field = フィールド
lily-term-front = フロント
lily-term-back = バック

lily-term-active = アクティブ
lily-term-inactive = 非アクティブ
lily-term-deploy = 出撃
lily-term-level-up = レベルアップ
lily-term-move = 移動
lily-term-attack = 攻撃
lily-term-refresh = リフレッシュ

lily-term-level = レベル
lily-term-power = パワー
lily-term-support = サポート
lily-term-range = 射程
lily-term-wide = 攻撃範囲2
lily-term-piercing = 貫通

lily-term-critical = クリティカル
lily-term-block = ブロック
lily-term-defeat = 撃破
lily-term-sange-counter = 散華カウンター
lily-term-coupling-counter = カップリングカウンター

lily-term-skill-activated = 起動
lily-term-skill-continuous = 常時
lily-term-skill-auto = 自動
lily-term-skill-special = 特殊
lily-term-skill-sp = SP
lily-term-once-a-turn = ターン1
lily-term-cost-action = アクションコスト
lily-term-cost-reverse = リバースコスト
