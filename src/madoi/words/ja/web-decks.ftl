# ブラウザで見るLilyのカードとデッキ：探す、組む、試す。

decks-page = Lily：デッキ
decks-cards-page = Lily：カード一覧

## Looking through the cards

decks-search = 検索：名前、二つ名、テキスト、ID
decks-filters = { $count ->
    [0] 絞り込み
   *[other] 絞り込み（{ $count }件）
 }
decks-clear = 検索と絞り込みを消す
decks-found = { $all }枚中{ $count }枚
decks-sort = 並び順
decks-sort-set = セット順
decks-sort-name = 名前順
decks-sort-level = レベル順
decks-sort-power = パワー順
decks-sort-support = サポート順
decks-texts = テキストも表示
decks-kind = 種類
decks-kind-character = キャラ
decks-kind-event = イベント
decks-kind-potential = 潜在能力
decks-power-least = 下限
decks-power-most = 上限
decks-skills = スキル
decks-skill-none = なし
decks-name = 名前
decks-anyone = 指定なし
decks-with = 相性のいい名前
decks-with-about = この名前のカードと、スキルにこの名前が出てくるカード。
decks-set = セット
lily-set-white-lily = 白百合
lily-set-hexagram = 六芒星
lily-set-rhododendron = 石楠花
lily-set-lantern = 灯籠の夜
lily-set-eclipse = 日と月の食
decks-place = 対象
decks-place-any = すべてのカード
decks-place-in = このデッキにある
decks-place-out = このデッキにない
decks-place-more = もう1枚入れられる
decks-place-leader = リーダーかパートナーになれる
decks-reading = { $count }枚中{ $number }枚目
decks-previous = 前へ
decks-next = 次へ
decks-most = デッキに{ $most }枚まで
decks-rules = ルール

## Cards of one's own

decks-own-sets = 自作のカード
decks-own-sets-about = 自分で書いたカードや、人からもらったカードのファイルを読み込めます。この端末だけに保存され、すぐに見て、組んで、遊べます。
decks-load-set = セットをファイル（.toml）から読み込む
decks-set-kept = { $name }：{ $count }枚を読み込みました。
decks-set-wrong = { $name }は読み込めませんでした。間違いが{ $count }つあります。
decks-set-twice = カード{ $id }は、すでにあるセット{ $set }にも入っています。先にそのセットを消すか、IDを変えてください。
decks-set-dropped = セット{ $name }を消しました。
decks-line = { $line }行目：

## Decks kept here

decks-kept = 自分のデッキ
decks-kept-about = この端末だけに保存されます。ほかで使うには、ファイルに保存するか、自分にリンクを送ってください。
decks-none = まだデッキがありません。下から、白紙か付属のデッキを選んで始めてください。
decks-counts = カード{ $cards }枚、潜在能力{ $potentials }枚
decks-led-by = リーダーは{ $name }
decks-drop = 削除
decks-drop-deck = { $name }を削除
decks-dropped = { $name }を削除しました。
decks-undo = 元に戻す
decks-full = この端末にはもう保存できません。最後の変更はページを閉じると失われます。デッキをファイルに保存するか、何かを消してください。
decks-no-such = このデッキはこの端末にありません。
decks-new = 新しいデッキ
decks-new-name = 新しいデッキ
decks-from-nothing = 白紙から作る
decks-from-ready = または、付属のデッキから：
decks-sent = このリンクにはデッキが入っています
decks-sent-bad = リンクの中のデッキが読めません。リンクが途中で切れているかもしれません。ここでは何も変わっていません。
decks-keep-new = 新しいデッキとして保存

## Text in, text out

decks-take-in = デッキを読み込む
decks-take-in-about = デッキのファイル、一覧（「3 w101」、または書かれたとおりの二つ名と名前）、記録の中の1行が読めます。
decks-choose-file = ファイルを選ぶ
decks-paste = または、ここに貼り付ける
decks-read = 読み込む
decks-was-read = { $name }：カード{ $cards }枚、潜在能力{ $potentials }枚。
decks-text-wrong = 足りないところや間違いが{ $count }つあります。保存して、あとで仕上げられます。
decks-taken-in = 取り込んだデッキ
decks-give-out = 共有・保存
decks-form = 形式
decks-form-file = ファイル
decks-form-list = 一覧
decks-form-link = リンク
decks-form-about-file = デッキのファイル。このページでも、端末の madoi でも読めます。
decks-form-about-list = チャットなどで人が読むための形。このページでも読めます。
decks-form-about-link = デッキ全体がリンクの中にあります。送った相手のほかには、どこにも届きません。
decks-save-file = ファイルに保存
decks-give-sets = 自作のカードは入りません。{ $names }も送ってください。

## Building

decks-deck-name = デッキの名前
decks-print = 印刷
decks-double = 複製
decks-doubled = { $name }の複製です。
decks-copy-of = { $name }（複製）
decks-tabs = デッキ構築
decks-tab-cards = カード
decks-tab-deck = デッキ
decks-tab-figures = 統計
decks-tab-draw = 試し引き
decks-copies-of = { $name }の枚数
decks-fewer = 1枚減らす：{ $name }
decks-more = 1枚増やす：{ $name }
decks-over = { $most }枚を超えています
decks-level = レベル{ $level }
decks-events = イベント
decks-potentials = 潜在能力
decks-empty = まだ何も入っていません。カードから選んでください。
decks-choose = 選ぶ
decks-first-level-missing = レベル1のキャラがまだない
decks-bar-cards = カード{ $count }枚（{ $least }～{ $most }）
decks-bar-potentials = 潜在能力{ $count }枚（{ $least }～{ $most }）
decks-bar-good = 対局できます
decks-bar-away = 未確認（オフライン）
decks-checking = 確認しています……
decks-good = このデッキに問題はありません。
decks-faults = 不足・間違い{ $count }つ
decks-away = オフラインです。そのまま組み続けられます。つながったらデッキを確認します。
decks-no-card-about = ここに読み込まれていないセットのカードかもしれません。
decks-do-add = あと{ $count }枚以上入れる
decks-do-less = { $count }枚以上抜く
decks-do-take = { $count }枚抜く
decks-do-first-level = リーダー候補を見る
decks-do-drop = 抜く
decks-do-move = 正しい場所へ移す
decks-do-choose = 選ぶ

## In numbers

decks-count = 枚数
decks-curve = レベルごとのキャラの枚数
decks-level-count = レベル{ $level }が{ $count }枚
decks-means = キャラ{ $characters }枚、イベント{ $events }枚。平均レベル{ $level }、平均パワー{ $power }。
decks-failing = サポートが失敗する確率
decks-failing-none = 先にリーダーを選んでください。失敗するかどうかは、その名前で決まります。
decks-seen = カードを引けている確率
decks-copies = { $count }枚
decks-named-leader = { $name }のどれか
decks-first-hand = 最初の手札
decks-by-turn = { $turn }ターン目
decks-seen-about = 自分のそのターンまでに1枚以上引けている確率。リーダーとパートナーを除く{ $size }枚から、最初に{ $hand }枚、毎ターン1枚引き、引き直しはしない場合です。先攻は1枚少なくなります。

## Test draw

decks-draw-empty = 先にデッキにカードを入れてください。
decks-draw-hand = 手札（{ $count }枚）
decks-draw-left = デッキ{ $deck }枚、トラッシュ{ $trash }枚
decks-draw-exchange-about = トラッシュに置くカードをタップします。同じ枚数を引きます。今、一度だけです。
decks-draw-exchange = { $count ->
    [0] この手札で始める
   *[other] { $count }枚引き直す
 }
decks-draw-again = 引き直す
decks-draw-card = 1枚引く
decks-draw-supports = サポート
decks-draw-supports-about = { $name }が戦うつもりで、デッキの上のカードを公開します。イベントは1回だけ公開し直せます。イベントと同じ名前は失敗です。
decks-draw-turn = サポートを公開
decks-draw-many = まとめて{ $count }回
decks-draw-failed = 失敗：0
decks-draw-supported = サポート{ $support }
decks-draw-count = { $supports }回のうち{ $failed }回失敗（{ $share }%）。
decks-draw-expected = 計算では{ $chance }%。

## Playing

decks-play = 今すぐ遊ぶ
decks-against = 対戦相手
decks-against-whom = 相手：{ $bot }、{ $deck }
decks-their-deck = 相手のデッキ
decks-build = 自分のデッキを組む
decks-all-copies = { $most }枚すべて入れる：{ $name }
decks-languages = 3つの言語で読む
decks-complete = デッキを完成させる
decks-complete-about = いちばん近い既製デッキのカードを足します。「元に戻す」で取り消せます。
decks-own = 自分のデッキ
decks-difficulty-dawn = はじめての対戦に
decks-difficulty-dusk = 慣れた人向け
decks-difficulty-ember = 扱いやすく、決着が早い
decks-difficulty-lantern = 始めやすく、組み合わせが豊富
decks-difficulty-eclipse = 慣れた人向け

## Trial games

decks-trial-title = 試し対戦
decks-trial-about = ボット同士で、このデッキと既製デッキを{ $games }戦ずつ戦わせます。
decks-trial-start = 各デッキと{ $games }戦する
decks-trial-again = もう一度
decks-trial-stop = やめる
decks-trial-waiting = 順番待ち：あと{ $count }件
decks-trial-progress = { $all }戦のうち{ $games }戦
decks-trial-wins = { $games }戦の勝率{ $share }%
decks-trial-interval = 95%信頼区間：{ $low }〜{ $high }%
decks-trial-turns = 平均{ $turns }ターン
decks-trial-first = 先攻の勝率{ $share }%（{ $low }〜{ $high }%）
decks-trial-bot = 両方のデッキをボット「{ $bot }」が使いました。{ $about }ひげは、同じ試しを100回したとき95回は本当の勝率が入る範囲です。
decks-trial-verdict-good = 有利
decks-trial-verdict-even = ほぼ互角
decks-trial-verdict-bad = 不利
decks-trial-off = 先にデッキを完成させてください。不備のないデッキだけが対戦できます。
decks-trial-partial = サーバーの時間切れで、全部の対戦はできませんでした。
