# 不論哪個遊戲，網頁牌桌會說的話。

web-home = 首頁
web-language = 語言
web-about = 為三款日本桌上遊戲準備的牌桌。可以馬上和機器人玩，也可以傳連結邀朋友。
web-site-about = 為三款日本桌上遊戲準備的牌桌。用瀏覽器就能馬上和機器人玩。
web-name = 名字
web-guest = 訪客
web-play-now = 馬上玩
web-open-table = 開桌
web-cancel = 取消
web-seats = 座位
web-clock = 時限
web-clock-none = 不限
web-kind-me = 你
web-lobby = 公開桌
web-seat-free = 空位
web-phase-waiting = 等待玩家
web-phase-playing = 進行中
web-phase-over = 已結束
web-connecting = 連線中……
web-lost = 連線中斷，正在重新連線……遊戲已經存好。
web-board = 牌桌
web-link = 這張桌子的連結
web-copy = 複製
web-rematch = 再來一局
web-you = 你
web-you-name = 你
web-standing = { $score }，{ $detail }
web-thinking = 思考中
web-away = 不在
web-sit = 加入
web-replace = 替換
web-fill = 用機器人補滿
web-log = 紀錄
web-say = 送出
web-others = 等待{ $seats }。
web-stage-lately = 剛才
web-stage-since = 你上次行動之後
web-stage-missed = 你不在時：{ $count } 件
web-stage-replay = { $what } 再看一次
web-all-choices = { $count ->
   *[other] 全部{ $count }個選擇
 }
web-wish-set = 已預先設定：{ $wish }
web-ask-me = 取消預設
web-undo = 悔棋
web-undo-ask = 請求悔棋
web-yes = 是
web-no = 否
web-news-sat = { $name }入座。
web-news-filled = { $name }（{ $bot }）入座。
web-news-left = { $why ->
    [host] 桌主請{ $name }離席。
    [away] { $name }不在了。
   *[other] { $name }離開了。
 }
web-news-undo-asked = { $name }請求悔棋。
web-news-undone = { $name }悔棋了。
web-news-returned = { $name }回來了。
web-game-kasane = 襲之色目
web-game-yurikure = 百合紅
web-game-lily = Lily: The Coupling Generation
web-about-kasane = 把牌收進不能調換順序的手牌，搶先湊成牌型，穿上十二單。2 到 4 人。
web-about-yurikure = 暗中支援女孩們的組合，用隱藏的控制點左右她們的行動，再由骰子決定誰能在一起。3 到 5 人。
web-about-lily = 以領袖、搭檔與配對對戰的集換式卡牌遊戲。2 人。
bot-name-beginner = 初級
bot-name-casual = 中級
bot-name-strong = 高級
bot-name-strongest = 最強
bot-name-random = 隨興
bot-name-greedy = 快手
bot-about-beginner = 懂規則，會看一步，但常常失手。
bot-about-casual = 會看一步，偶爾失手。
bot-about-greedy = 會看一步，總是選看起來最好的。
bot-about-strong = 會往後推演好幾步。
bot-about-strongest = 會花將近兩秒往後推演。
bot-about-random = 隨便亂出。
web-qr = 這張桌子連結的 QR 碼
web-copied = 已複製
web-send = 傳送
web-sound = 聲音
web-volume = 音量
web-haptics = 震動
web-speed = 動畫速度
web-speed-calm = 悠閒
web-speed-normal = 普通
web-speed-fast = 快速
web-speed-off = 關閉

## The first page

web-title = { $games ->
    [3] 三款遊戲，一張桌子
   *[other] { $games } 款遊戲，一張桌子
 }
web-opponents = 對手
web-lobby-sit = 加入
web-lobby-yours = 你的桌子
web-owners = 遊戲屬於各自的作者。這裡的圖與文字全由我們製作。

## A new table

web-how-many = 人數
web-kind-open = 開放：有連結的人
web-kind-invited = 保留：收到邀請的人
web-bots = 機器人
web-rules = 規則
web-rules-here = 這個遊戲的規則
web-terms = 牌桌
web-comes = 誰能加入
web-comes-link = 有連結的人
web-comes-public = 所有人
web-comes-about-link = 只有知道連結的人可以觀戰或加入。
web-comes-about-public = 這張桌子會列在首頁的公開桌裡。
web-clock-each = 每次決定
web-clock-bank = 整局
web-clock-seconds = 時間
web-clock-increment = 每次決定加
web-clock-each-of = 每次決定{ $span }
web-clock-bank-of = 整局{ $span }，每次決定加{ $more }
web-span-seconds = { $count } 秒
web-span-minutes = { $count } 分鐘
web-span-hours = { $count } 小時
web-span-days = { $count } 天
web-days-left = { $days }天{ $hours }時
web-timeout = 時間用完時
web-timeout-default = 最保守的選擇
web-timeout-bot = 機器人接手
web-timeout-about-default = 視為跳過、不同意或不行動，之後照常繼續。
web-timeout-about-bot = 由機器人代打，直到本人回到座位。
web-pace = 機器人的速度
web-pace-0-3 = 快
web-pace-0-8 = 一般
web-pace-2 = 慢
web-hints = 所有人都能用提示
web-hints-about = 每個人都能看強的機器人會怎麼做。只和機器人玩時，隨時都能看。
web-agreed = { $what }：{ $how }
web-own = 自訂
web-remove = 移除

## Before the game

web-waiting = 坐滿後遊戲開始。請傳送連結，或用機器人補滿。
web-link-about = 打開連結的人可以觀戰，有空位就能入座。
web-seat-kept = 保留
web-invitation = 邀請
web-invitation-for = 座位 { $number } 的邀請
web-invitation-about = 只有持有這個連結的人能坐這個座位，只能用一次。
web-fill-one = 加入機器人

## At the table

web-menu = 選單
web-close = 關閉
web-comfort = 聲音與動態
web-sound-on = 有聲音
web-sound-off = 靜音
web-is-bot = 機器人
web-bot-for = 機器人（{ $bot }）代打中
web-seat-vacant = 任何人都可以坐下
web-gone = 已離開
web-votes = { $count } 票要求替換
web-replace-about = 其他人過半數同意時，由機器人接手這個座位，別人也可以坐下。
web-spectators = { $count } 人觀戰
web-spectator = 觀戰者
web-seat-lost = 你的座位已經交給別人。你仍可以觀戰。
web-undo-asked = { $seat }請求悔棋，收回上一個決定。同意嗎？
web-undo-waits = { $seat }請求悔棋，正在等其他人回答。
web-handed = 機器人（{ $bot }）正在替你玩，它只知道你知道的事。
web-you-left = 你已離開這張桌子。
web-hand = 讓機器人代打
web-return = 回到座位
web-share = 邀請
web-concede = 認輸
web-concede-sure = 確定認輸？
web-leave = 離開座位
web-leave-sure = 確定離開？
web-follow = 一起玩
web-nothing-about = 可能連結不完整，或這張桌子在別的伺服器上。
web-reload = 重新載入
web-reload-about = Madoi 有新版本了。

## Talking

web-chat = 聊天
web-chat-spectators = 觀戰者的聊天
web-chat-line = 說句話
web-chat-about = 桌上的每個人都看得到。
web-chat-about-spectators = 正在玩的人看不到。
web-mute = 不顯示聊天
web-unread = { $count } 則新訊息

## Looking back, going on

web-after = 遊戲結束後
web-record = 儲存紀錄
web-verify = 驗證紀錄
web-continue = 從中途接續
web-continue-pick = 在紀錄裡選一步，就能在另一張桌子從那裡接續。這一局不受影響。
web-continue-over = 從那一步接續，隱藏的東西都和當時一樣。
web-continue-running = 從那一步接續，保留你當時知道的事，其餘隱藏的東西重新抽取。
web-continue-as = 誰的座位
web-continue-go = 接續
web-from-here = 從這裡
web-news-undo-answered = { $answer ->
    [yes] { $name }同意了。
   *[other] { $name }不同意。
 }
web-news-handed = { $why ->
    [clock] { $name }的時間用完了，由機器人（{ $bot }）代打。
    [host] 桌主請{ $name }離席，由機器人（{ $bot }）代打。
    [vote] { $name }被替換，由機器人（{ $bot }）接手。
    [opened] 知道連結的人現在可以接替機器人入座。
   *[other] 機器人（{ $bot }）代替{ $name }。
 }
web-report = 回報問題
web-report-done = 報告已下載，內容是你看到的畫面、版本與最近的錯誤，沒有送出任何東西。請交給伺服器管理者。
web-host = 桌主
web-host-lock = 鎖上桌子
web-host-unlock = 解鎖桌子
web-host-lock-about = 其他人無法加入或觀戰。
web-host-silence = 關閉{ $name }的聊天
web-host-unsilence = 恢復{ $name }的聊天
web-host-remove = 請{ $name }離開
web-host-remove-sure = 確定請{ $name }離開？
web-host-spectators = 觀戰者
web-news-hosted = { $why ->
    [silence] 桌主關閉了{ $name }的聊天。
    [unsilence] 桌主恢復了{ $name }的聊天。
    [lock] 桌主鎖上了桌子。
    [unlock] 桌主解鎖了桌子。
   *[other] 桌主請觀戰者離席。
 }
web-news-voted = { $name }投票替換{ $other }。
web-news-rematched = 另一張桌子再來一局。

## The options of the games

web-option-procedure = 控制的決定方式
web-option-procedure-competition = 競技規則
web-option-procedure-open = 簡易規則
web-option-about-procedure-competition = 輪流公開或跳過，最後由控制者宣告。適合想嚴謹競爭的人。
web-option-about-procedure-open = 任何人隨時都能對任何女孩公開。多數時候這樣就夠了。
web-option-advanced-support = 進階支援
web-option-advanced-support-yes = 採用
web-option-advanced-support-no = 不採用
web-option-about-advanced-support-yes = 同一個組合可以放 1 到 5 之中的好幾個數值。不建議第一次玩就用。
web-option-brisk = 快節奏
web-option-brisk-yes = 採用
web-option-brisk-no = 不採用
web-option-about-brisk-yes = 已經分出勝負的投票、大家都看得出無人能超越的公開等，不會再改變結果的事就不再詢問。與祕密支援點有關的事照常詢問。
web-option-orientations = 性向（『うつろひ』擴充）
web-option-orientations-none = 不使用
web-option-orientations-standard = 標準
web-option-orientations-random = 隨機
web-option-orientations-agreed = 自行商定
web-option-about-orientations-agreed = 每位女孩兩種不同的性向，同一種性向最多三位女孩。
web-option-about-orientations-none = 不使用擴充，女孩們沒有性向。
web-option-about-orientations-standard = 每位女孩有擴充所列的兩個性向。
web-option-about-orientations-random = 每位女孩隨機得到兩個性向，開始前公開。
web-option-edition = 最初的好感度
web-option-edition-ja = 三個組合
web-option-edition-zh-hant = 六位女孩
web-option-about-edition-ja = 日文版：三個組合不同即可，同一位女孩可以重複。
web-option-about-edition-zh-hant = 中文版：三個組合的六位女孩都不同。
web-option-harder = 較難的玩法（三人）
web-option-harder-yes = 採用
web-option-harder-no = 不採用
web-option-about-harder-yes = 一開始，襲 2 張與拾 2 張的格子就各有一個空位被占用。只適用於三人。
web-option-easier = 較易的玩法
web-option-easier-yes = 採用
web-option-easier-no = 不採用
web-option-about-easier-yes = 拿到 +1 卡的回合也可以湊牌型。
web-option-open-hands = 公開手牌
web-option-open-hands-yes = 採用
web-option-open-hands-no = 不採用
web-option-about-open-hands-yes = 所有人的手牌都攤開；反正每張都是當著大家的面拿的。
web-option-yaku = 分數表
web-option-about-yaku = 有實體遊戲的人可以用盒中的分數，也可以用自訂的表。
web-option-file-yaku = 選擇檔案
web-option-decks = 牌組
web-option-file-decks = 載入自己的牌組
web-option-about-decks-dawn = 沉穩：累積配對牌，守住領袖，後期取勝。
web-option-about-decks-dusk = 狡黠：封鎖並削弱對手，喚回同伴，另有一條取勝之路。
web-option-about-decks-ember = 迅速：點燃低等級的同伴，緊逼敵方領袖。
web-option-about-decks-lantern = 熱鬧：派出許多小小的同伴，以數量取勝。
web-option-about-decks-eclipse = 雙色：讓敵人沉默，力量減半。
web-option-set = 自己的卡牌
web-option-about-set = 加入更多卡牌的檔案，牌組就能使用。
web-option-file-set = 選擇檔案
web-option-deployment = 每回合出擊的等級
web-option-deployment-below = 小於配對值
web-option-deployment-up-to = 不超過配對值
web-option-about-deployment-below = 每回合出擊的等級總和必須小於配對值。這是規則書的規定。
web-option-about-deployment-up-to = 每回合出擊的等級總和可以等於配對值。
web-option-rulings = 裁定
web-option-rulings-1 = 舊版
web-option-rulings-2 = 現行
web-option-about-rulings-1 = 與 2026 年 11 月以前的紀錄相同。
web-option-about-rulings-2 = 七種少見的情況也依照規則書。
web-option-card-edition = 卡牌版本
web-option-card-edition-1 = 第一版
web-option-card-edition-2 = 第二版
web-option-card-edition-3 = 第三版
web-option-about-card-edition-1 = 與第二版之前的紀錄相同的卡牌。
web-option-about-card-edition-2 = 與題目及第三版之前的紀錄相同的卡牌。
web-option-about-card-edition-3 = 現在的卡牌。
web-option-turns = 幾回合後平手
web-option-turns-100 = 100 回合
web-option-turns-60 = 60 回合
web-option-turns-none = 不限

# Hints.
web-hint = 提示
web-hint-about = 強的機器人只憑你看得到的資訊會怎麼做。號碼也標在盤面上。點一下就照做。
web-hint-lost = 這局已經很難贏了。依還能爭到的名次和分數排列。
web-hint-worth = 勝率約 { $worth }%
web-around = 導覽
