# 端末がどのゲームのまわりでも言うこと。

in-file = { $path }：{ $refusal }
option-no-file = 設定{ $option }はファイルでは渡せません。
seat-kind = 「{ $text }」という席はありません。{ $allowed }のどれかにしてください。名前（Aki=me）や数（greedy*3）も付けられます。
seat-times = 「{ $text }」の席の数は1から9までにしてください。
resume-none = { $path }に再開できるゲームはありません。
resume-fed = { $path }のゲームは実物のダイスやカードを使ったものなので、ここでは再開できません。
game-first = ゲームの名前はコマンドのすぐ後に書いてください：play { $game } …
hotseat-bots = --hotseatでは全員が人です。ボットを入れないか、--hotseatを外してください。
resume-over = { $path }のゲームは終わっています。見るには：{ $command }
resume-options = 再開するゲームの席・シード・設定は元のままです。{ $option }は付けないでください。

play-you = あなた
play-bots = ボット：{ $bots }
play-sealed = 配札は封印済みです（SHA-256 { $commitment }）。シードは終局後に公開します。
play-opened = シード：{ $seed }
play-left = ゲームは{ $path }に保存しました。再開するには：{ $command }
play-won = 勝者：{ $seats }
play-over = 記録は{ $path }にあります。見るには：{ $command }
play-saved = ゲームは一手ごとに{ $path }に保存されます。
play-undone = { $number }手目の前まで戻しました。
play-pass-screen = { $name }さんの番です。ほかの人に画面が見えなくなったらEnterを押してください。
play-wish-set = 予約中：{ $wish }（ask で取り消し）
play-prompt = どうしますか（?で説明）：
play-concede-sure = 投了するには { $command } と入力してください。相手の勝ちになります。
play-no-concession = このゲームは投了できません。やめるには quit と入力してください。
play-no-number = { $number }番はありません。1から{ $most }までです。
play-only-one = { $choice }（ほかに選べません）
play-no-rule = ルール{ $rule-id }はありません。
play-no-language = 「{ $text }」という言語はありません。使える言語：{ $allowed }。
play-help = 番号か、手を直接入力してください。選べる手が1つしかないときは、聞かずに進めます（1台のキーボードで何人かが遊ぶときは聞きます）。
      ? 3               3番の手がどうなるか
      ? { $move }  その手がどうなるか、またはなぜできないか
      ? rules           ルール一覧
      ? { $chapter }            ルールの章
      ? { $rule-id }          ルールの全文
      undo              自分の最後の手まで戻す（新しいものが配られたり公開されたりするまで）
      save FILE         別のファイルにも保存する（ふだんから自動で保存しています）
      log               これまでの出来事
      why               最後の出来事とそのルール
      menu              画面に入りきらない選択肢もすべて表示
      board             もう一度盤面を描く
      lang en           言語を変える：ja、zh-Hant、en
      concede           投了（Lily）
      quit              中断する（ゲームは保存されます）

replay-prompt = Enter：次へ　p：前へ　?：説明
replay-help = Enterかn：次へ · p：前へ · 12：12手目へ · start：最初 · end：最後 · seat 2：席2の目で · spectator：観戦者の目で · all：すべて · q：やめる
replay-place = { $number }手目（全{ $most }手）　視点：{ $eyes }
replay-eyes-spectator = 観戦者
replay-eyes-all = すべて公開
replay-no-place = { $number }手目はありません。0（開始）から{ $most }までです。
replay-viewer = 「{ $text }」はここにいません。1から{ $count }までの席、プレイヤーの名前、spectator、allのどれかを入れてください。
replay-not-ended = ゲームがまだ終わっていないので、すべてを見ることはできません。

verify-good = { $path }：正しい記録です。{ $decisions }手、すべてルールどおり。得点 { $points }。
verify-unfinished = { $path }：ここまでは正しい記録ですが、途中です。{ $decisions }手、すべてルールどおり。
verify-unchecked = 検査数字のない行が{ $count ->
   *[other] { $count }行
 }あります。そこではルールに合う手や名前が書き換えられていても、わかりません。
verify-seed = シードは開始時に示したハッシュ値と一致します：SHA-256 { $commitment }。
verify-no-commitment = シードのハッシュ値がないので、配札が公正だったかはわかりません。

simulate-person = 人はシミュレーションできません。席はすべてボットにしてください。
simulate-worker-died = 対局中のプロセスが強制終了しました（メモリ不足かもしれません）。--jobs を減らしてもう一度お試しください。
simulate-written = ページと表は{ $path }にあります。

kasane-board-title = 襲ノ色目 · 第{ $round }ラウンド（全{ $rounds }ラウンド） · 山札{ $deck }枚
kasane-board-points = 得点
kasane-board-hand = 手札
kasane-board-row = 自分の場
kasane-board-own-hand = 手札（右が手前）：
kasane-board-over = 襲ノ色目 · ゲーム終了
kasane-board-progress = { $count }/12 · { $colours ->
   *[other] { $colours }色
 }
kasane-board-end = 終了時：8枚以上なら色数（{ $counts }）に応じて{ $points }点、12枚すべてでさらに2点
kasane-board-yaku = 役
kasane-board-ours = ○ 空き  ● 済み
kasane-menu-take = 列{ $column }から
kasane-menu-make = → { $yaku }（{ $count }枚）{ $points ->
   *[other] { $points }点
 }：
kasane-menu-join = → 右端も使って{ $yaku }（{ $count }枚）{ $points ->
   *[other] { $points }点
 }：
kasane-explain-take = 列{ $column }の{ $card }が手札の一番手前に入ります。[KS-2.1]
kasane-explain-plus-one = 列{ $column }の+1を自分の場の右端に並べて1点。[KS-2.2]
kasane-explain-make = { $cards }は{ $yaku }です（{ $condition }）。その順のまま自分の場の右に並べます：{ $points ->
   *[other] { $points }点
 }。[KS-2.3、KS-2.6]
kasane-explain-join = { $cards }は{ $yaku }です（{ $condition }）。最初の1枚はもう自分の場の右端にあり、そのまま動きません。残りをその右に並べます：{ $points ->
   *[other] { $points }点
 }。[KS-2.4、KS-2.6]
kasane-explain-after = そのあと手札は{ $hand }、自分の場は{ $row }になります。

# What the cards of a yaku must be, as short as a column needs it.
kasane-short-kasane = 同じ数字
kasane-short-juu = 合計10
kasane-short-sakura-chirashi = 1・2・6を順不同
kasane-short-mukai-zuru = 3・8・9を順不同
kasane-short-shippou = 4・5・7を順不同
kasane-short-wakana-ge = 1〜5の昇順か降順（飛ばし可）
kasane-short-wakana-jou = 5〜9の昇順か降順（飛ばし可）
kasane-short-asagao = 奇数
kasane-short-yugiri = 偶数
play-bot-crashed = { $bot }が異常終了しました（{ $detail }）。代わりに最も穏やかな手を選びました。
play-bot-stalled = { $bot }の一手が { $detail } 秒を超えました。代わりに最も穏やかな手を選びました。
play-bot-cheated = { $bot }が許されない手（{ $detail }）を選びました。代わりに最も穏やかな手を選びました。
