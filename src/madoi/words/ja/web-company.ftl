# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = リアクション
web-phrases = ひとこと
web-phrase-love = いいね
web-phrase-laugh = あはは
web-phrase-wow = びっくり
web-phrase-cry = えーん
web-phrase-think = うーん
web-phrase-flower = お花をどうぞ
web-phrase-hello = よろしくお願いします！
web-phrase-luck = がんばりましょう！
web-phrase-nice = お見事！
web-phrase-oh-no = しまった！
web-phrase-thanks = ありがとう！
web-phrase-sorry = ごめんなさい！
web-phrase-moment = 少し待ってください。
web-phrase-back = 戻りました。
web-phrase-good-game = ありがとうございました！
web-mute-person = { $name }をミュート
web-unmute-person = { $name }のミュートを解除
web-mute-person-about = あなたの画面にだけ、この人の発言が表示されなくなります。相手には伝わりません。

## Somebody is away

web-absence = どうしますか？
web-absence-left = { $seat }が席を立ちました。どうしますか？
web-absence-lost = { $seat }との接続が切れました。どうしますか？
web-absence-late = { $seat }は時間切れになりました。どうしますか？
web-absence-answer-bot = ボットに任せる
web-absence-answer-wait = 待つ
web-absence-answer-end = ゲームを終える
web-absence-rule = 過半数が望めばボットが続け、全員が望めばゲームを終えます。
web-news-absence-answered = { $why ->
    [bot] { $by }は、{ $name }の代わりにボットが続けることを希望しています。
    [end] { $by }は、ゲームを終えることを希望しています。
   *[wait] { $by }は、{ $name }を待ちます。
 }
web-news-arrived = { $name }が来ました。
web-news-abandoned = プレイヤーの合意により、ゲームは勝敗なしで終わりました。
web-abandoned = ゲームを終えました
web-abandoned-about = 勝敗はありません。
web-abandoned-replay = 振り返る
web-news-moved-here = ゲームはここで続きます。{ $name }に見えなかったものは引き直されました。
web-news-taken-along = { $name }がゲームを自分の端末に持ち出しました。
web-taken-along = ゲームは別の場所で続いています
web-taken-along-about = プレイヤーが自分の端末に持ち出しました。
web-taken-along-again = この端末で続ける
web-consent-withdraw = やっぱり断る
web-undo-withdraw = 取り下げる
web-news-undo-withdrawn = { $name }は待ったを取り下げました。

## Once more

web-rematch-by = { $seat }が、もう一度遊ぼうと誘っています。
web-rematch-seats = 次のゲームの席順
web-rematch-seats-same = 同じ席順
web-rematch-seats-next = 席を1つずらす
web-rematch-seats-shuffled = 席をくじで決める
web-rematch-title = { $game }：もう一戦
web-rematch-waits = 全員がそろうと始まります。
web-rematch-here = 着席
web-rematch-on-the-way = まだ来ていません
web-evening = { $count }ゲームでの勝ち数

## Quick match

web-news-bots-wanted = { $answer ->
    [yes] { $name }は空席にボットを入れたいそうです。
   *[other] { $name }は人を待ちたいそうです。
 }
web-news-trimmed = いまいる人で始めます。

## Spectators

web-play-along = 参加する
web-watching = 観戦中
web-watching-live = 同時
web-watching-late = { $span }遅れ
web-spectator-delay = 観戦者に見せるタイミング
web-spectators-named = { $count }：{ $names }

## Preferences and keys

web-preferences = 設定
web-preferences-about = このブラウザだけに保存されます。名前とアイコンは、同じテーブルの人に見えます。
web-theme = 配色
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-auto-analysis = 終わったゲームを自動で分析する
web-muted = ミュート中
web-shortcuts = キーボードショートカット
web-shortcut-shortcuts = この一覧を表示
web-shortcut-chat = チャットを開く・閉じる
web-shortcut-undo = 待った
web-shortcut-hint = ヒント
web-shortcut-skip = 演出を飛ばす
web-shortcut-log = できごとへ移動
web-shortcut-rules = ルール
web-shortcut-sound = 音のオン・オフ
web-shortcut-menu = メニュー
web-shortcut-preferences = 設定
