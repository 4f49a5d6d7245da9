# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = 表情
web-phrases = 短句
web-phrase-love = 好喜歡
web-phrase-laugh = 哈哈
web-phrase-wow = 哇
web-phrase-cry = 嗚嗚
web-phrase-think = 嗯……
web-phrase-flower = 送你一朵花
web-phrase-hello = 你好！
web-phrase-luck = 祝你好運！
web-phrase-nice = 這步真妙！
web-phrase-oh-no = 糟糕！
web-phrase-thanks = 謝謝！
web-phrase-sorry = 不好意思！
web-phrase-moment = 請等一下。
web-phrase-back = 我回來了。
web-phrase-good-game = 玩得很開心！
web-mute-person = 將{ $name }靜音
web-unmute-person = 取消{ $name }的靜音
web-mute-person-about = 只有你看不到對方說的話，對方不會知道。

## Somebody is away

web-absence = 怎麼辦？
web-absence-left = { $seat }離開了。怎麼辦？
web-absence-lost = { $seat }斷線了。怎麼辦？
web-absence-late = { $seat }的時間用完了。怎麼辦？
web-absence-answer-bot = 讓機器人接手
web-absence-answer-wait = 等一等
web-absence-answer-end = 結束遊戲
web-absence-rule = 過半數同意時由機器人接手；全員同意時結束遊戲。
web-news-absence-answered = { $why ->
    [bot] { $by }希望由機器人代替{ $name }繼續。
    [end] { $by }希望結束遊戲。
   *[wait] { $by }願意等{ $name }。
 }
web-news-arrived = { $name }到了。
web-news-abandoned = 玩家們同意結束遊戲，沒有勝負。
web-abandoned = 遊戲已結束
web-abandoned-about = 這一局沒有勝負。
web-abandoned-replay = 回顧
web-news-moved-here = 遊戲在這裡繼續。{ $name }看不到的部分已重新抽取。
web-news-taken-along = { $name }把遊戲帶到自己的裝置上了。
web-taken-along = 遊戲在別處繼續
web-taken-along-about = 玩家把它帶到自己的裝置上了。
web-taken-along-again = 在這個裝置上繼續
web-consent-withdraw = 還是不同意
web-undo-withdraw = 撤回請求
web-news-undo-withdrawn = { $name }撤回了悔棋請求。

## Once more

web-rematch-by = { $seat }想再玩一局。
web-rematch-seats = 下一局的座位
web-rematch-seats-same = 座位不變
web-rematch-seats-next = 座位順移一位
web-rematch-seats-shuffled = 抽籤決定座位
web-rematch-title = { $game }：再來一局
web-rematch-waits = 所有人到齊後開始。
web-rematch-here = 已到
web-rematch-on-the-way = 還沒到
web-evening = { $count } 局中的勝場

## Quick match

web-news-bots-wanted = { $answer ->
    [yes] { $name }想讓機器人補位。
   *[other] { $name }想繼續等人。
 }
web-news-trimmed = 由在場的人開局。

## Spectators

web-play-along = 加入遊戲
web-watching = 觀戰中
web-watching-live = 即時
web-watching-late = 延遲 { $span }
web-spectator-delay = 觀戰者看到的時間
web-spectators-named = { $count }：{ $names }

## Preferences and keys

web-preferences = 偏好設定
web-preferences-about = 只保存在這個瀏覽器裡。同桌的人會看到你的名字和頭像。
web-theme = 配色
web-theme-system = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-auto-analysis = 自動分析結束的遊戲
web-muted = 已靜音
web-shortcuts = 鍵盤快速鍵
web-shortcut-shortcuts = 顯示這份清單
web-shortcut-chat = 開啟或關閉聊天
web-shortcut-undo = 悔棋
web-shortcut-hint = 提示
web-shortcut-skip = 跳過動畫
web-shortcut-log = 前往紀錄
web-shortcut-rules = 規則
web-shortcut-sound = 開關音效
web-shortcut-menu = 選單
web-shortcut-preferences = 偏好設定
