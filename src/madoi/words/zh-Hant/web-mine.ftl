# 我的遊戲、搬到另一台裝置、輪到時通知。

web-mine = 我的遊戲
web-mine-about = 存在這台裝置上，不需要帳號，別人看不到。
web-mine-none = 這裡還沒有東西。你加入的桌子和結果都會列在這裡。
web-mine-your-turn = 輪到你了：{ $game }
web-mine-running = { $count ->
   *[other] 進行中的遊戲 { $count } 局
 }
web-mine-on = 進行中
web-mine-over = { $count ->
   *[other] 已結束 { $count } 局
 }
web-mine-asked-decision = 輪到你了
web-mine-asked-chance = 請輸入擲骰或抽牌的結果
web-mine-asked-consent = 等你答覆
web-mine-seats = { $count ->
    [0] 即將開始
   *[other] 還有 { $count } 個空位
 }
web-mine-handed = 機器人正在替你玩
web-mine-waits = 等待{ $seats }
web-mine-chance = 等待輸入擲骰或抽牌的結果
web-mine-just-now = 剛剛
web-mine-until = { $when }時間用完
web-mine-paper = 實體桌
web-mine-remove = 從清單移除：{ $game }
web-mine-remove-seat = 在這台裝置上讓出座位：{ $game }
web-mine-remove-sure = 移除
web-mine-remove-about = 遊戲會繼續，但這台裝置再也不能在那裡玩。
web-mine-removed = 已從清單移除。
web-mine-undo = 復原
web-mine-draw = 平手
web-mine-shared = 並列第一
web-mine-place = { $of } 人中第 { $place } 名
web-mine-points = { $points } 分
web-mine-continued = 從另一局接續，不計入成績
web-mine-bot-ended = 由機器人替你玩完，不計入成績
web-mine-replay = 重播
web-mine-table = 到牌桌
web-mine-more = { $count ->
   *[other] 顯示更多（還有 { $count } 局）
 }
web-mine-away = 現在連不上伺服器。這是最後得知的狀態。
web-mine-lost = { $count ->
   *[other] 有 { $count } 張桌子的座位已不是你的，或桌子已經不在了。
 }
web-mine-lost-remove = 移除
web-mine-device = 這台裝置
web-mine-forget = 全部刪除
web-mine-forget-about = 這會從這台裝置刪除你的名字、進行中的座位（{ $running }）、已結束的遊戲（{ $over }），以及其他可以搬到另一台裝置的東西。座位刪了就拿不回來。
web-mine-forget-sure = 全部刪除
web-mine-forget-not = 保留
web-mine-forgotten = 這台裝置上的資料已全部刪除。

## Statistics

web-stat = 我的成績
web-stat-won = { $games ->
   *[other] { $games } 局
 }，{ $won } 勝（{ $share }）
web-stat-interval = 以這些局數來看，真正的勝率大概在 { $low } 到 { $high } 之間。只憑運氣會是 { $chance }（虛線）。
web-stat-places = 最近的名次（最後是最新的一局）：{ $places }
web-stat-place = 平均名次
web-stat-points = 平均得分
web-stat-best = 最佳
web-stat-games = 局數
web-stat-wins = 勝
web-stat-people = 真人
web-stat-both = 真人與機器人
web-stat-bots = 各種機器人
web-stat-bot = 機器人：{ $bot }
web-stat-uncounted = { $count ->
   *[other] 有 { $count } 局從別局接續或由機器人玩完，不計入。
 }

## To another device

web-moving = 搬到另一台裝置
web-moving-about = 產生一個連結和 QR 碼。在另一台裝置打開，你的座位、已結束的遊戲、名字以及這裡保存的其他東西也會出現在那裡。這裡不會刪除任何東西。
web-moving-warning = 有這個連結的人就能替你玩，請不要給別人。
web-moving-make = 產生連結
web-moving-link = 給另一台裝置的連結
web-moving-qr = 給另一台裝置的連結的 QR 碼
web-moving-until = 只能用一次，到 { $time } 為止。伺服器保管的是加密內容，無法讀取。
web-moving-forever = 所有內容都在連結裡，可以重複使用。用完請刪除。
web-moving-arrived = 來自你的另一台裝置
web-moving-adds = 這裡會加入：
web-moving-keeps = 這裡原有的東西都不會改變。如果連結不是你自己產生的，就不要加入。
web-moving-nothing = 這個連結帶來的東西這裡都有了。
web-moving-known = { $count ->
   *[other] { $count } 個已經在這裡
 }
web-moving-take = 加入
web-moving-leave = 不加入
web-moving-broken = 連結不完整。請在另一台裝置重新產生。
web-moving-part-name = { $count ->
   *[other] 你的名字
 }
web-moving-part-face = { $count ->
   *[other] 頭像
 }
web-moving-part-device-key = { $count ->
   *[other] 你在排行榜上的身分
 }
web-moving-part-rated = { $count ->
   *[other] 是否計等級分
 }
web-moving-part-seats = { $count ->
   *[other] { $count } 個座位
 }
web-moving-part-daily = { $count ->
   *[other] 每日一局的成績
 }
web-moving-part-invitations = { $count ->
   *[other] { $count } 張桌子的邀請
 }
web-moving-part-evenings = { $count ->
   *[other] { $count } 場聚會
 }
web-moving-part-finished = { $count ->
   *[other] { $count } 局已結束的遊戲
 }
web-moving-part-lily-decks = { $count ->
   *[other] { $count } 副 Lily 牌組
 }
web-moving-part-lily-sets = { $count ->
   *[other] { $count } 組 Lily 卡片
 }
web-moving-part-sheets = { $count ->
   *[other] { $count } 張百合紅支援表
 }
web-moving-part-lessons = { $count ->
   *[other] { $count } 個教學的進度
 }
parcel-none = 這個連結已經用過，或已過期。請在另一台裝置重新產生。
parcel-too-many = 現在搬移裝置的人太多，請過幾分鐘再試。

## Called when it is my turn

web-call = 輪到我時通知我
web-call-off = 用瀏覽器的通知。預設為關閉。
web-call-open = 已開啟：這個瀏覽器開著 Madoi 的頁面時通知。
web-call-pushed = 已開啟：沒有開著頁面時也會通知。
web-call-insecure = 只有 HTTPS 的頁面才能顯示通知。
web-call-unable = 這個瀏覽器在這裡沒有通知功能。使用 iPhone 或 iPad 時，請先把 Madoi 加到主畫面。
web-call-denied = 這個網頁的通知已被封鎖，可以在瀏覽器的設定裡允許。
call-title = 輪到你了：{ $game }
call-title-chance = 等你輸入骰子或卡牌：{ $game }
call-with = 同桌：{ $seats }
call-no-service = 伺服器不支援這個瀏覽器的推播服務，無法通知你。
