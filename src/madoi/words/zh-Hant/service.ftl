# 不論哪個遊戲，牌桌服務會說的話。

table-none = 沒有這張桌子：連結有誤，或因久未使用而已刪除。
table-closed = 這張桌子已由伺服器管理者關閉。
banned-address = 你的位址已被伺服器管理者暫時封鎖。
banned-name = 本伺服器不允許「{ $name }」這個名字，請換一個。
table-locked = 桌主已鎖上這張桌子。
host-only = 只有桌主（第一個座位的人）可以這麼做。
host-nobody = 那個座位沒有其他人。
spectator-removed = 桌主請觀戰者離席了。
chat-silenced = 桌主已關閉你的聊天。
table-not-begun = 遊戲還沒有開始。
concede-not-offered = 這個遊戲不能認輸，但可以離開座位。
table-not-playing = 這張桌子現在沒有進行遊戲。
table-goes-on = 遊戲還在進行。
table-stale = 桌上的情況變了，請重新選擇。
table-busy = 這張桌子正忙，請再試一次。
table-rules-version = 這張桌子用的是 { $game } 規則第 { $found } 版；這台伺服器是第 { $known } 版。
table-unreadable = 無法讀取這張桌子的紀錄，原因寫在伺服器的日誌裡。
table-full = 這張桌子的紀錄已滿 { $most } 筆；要繼續請另開一桌。
tables-too-many = 每人最多同時開 { $most } 張公開桌。請先結束其中一張，或改開不公開的桌子。
table-share-full = 除了出手以外，每個座位最多操作 { $most } 次。遊戲仍可繼續。
table-no-wish = 現在不能選「{ $text }」。
table-bot-plays = 現在由機器人（{ $bot }）替你玩，請先回到座位。
table-spectator = 你正在觀戰，只有玩家才能這麼做。
seat-none = 沒有座位 { $number }，這張桌子有 { $most } 個座位。
match-agree = 等候的人都同意，機器人才會加入。
seat-taken = 座位 { $number } 已經有人了。
seat-invited = 座位 { $number } 是保留的，需要邀請連結。
seat-no-secret = 你在這裡已經沒有座位，可能交給別人了。
seat-yours-already = 這個座位已經是你自己在玩。
seat-no-option = 這個座位不能自選{ $option }。
seat-me-twice = 你只能坐一個座位。
vote-here = { $seat }沒有離開，不能替換。
vote-twice = 你已經投過票了。
clock-too-short = 時限至少要一秒。
continue-no-moment = 沒有可以接續的第 { $number } 步，最多到 { $most }。
continue-taken-back = 那之後有人悔棋，請從更後面接續。
daily-sealed = 可能還有人在玩這一局。紀錄會在當天結束兩小時後公開。
record-goes-on = 這一局以及它所接續的那一局都結束後，才能看紀錄。

undo-not-asked = 沒有人在等你同意。
undo-waiting = { $seat }已經請求悔棋，請先等大家答覆。

chat-off = 這張桌子沒有聊天。
chat-full = 這張桌子的聊天訊息已滿。遊戲仍可繼續。
chat-too-fast = 傳送太快了，請稍候。
chat-bad = 訊息要有 1 到 { $most } 個可顯示的字元。

wire-hello-first = 第一則訊息必須是「hello」。
wire-hello-once = 這個連線已經送過「hello」。
wire-protocol = 用戶端使用通訊協定 { $given }，伺服器使用 { $known }。請重新載入頁面或更新用戶端。
wire-malformed = 無法讀取這則訊息：{ $reason }。
wire-too-long = 訊息最多{ $most }位元組。
wire-restart = 伺服器正在重新啟動，遊戲馬上繼續。
http-too-long = 一次請求最多{ $most }位元組。
http-too-slow = 請求花了太久才送達，請再試一次。
http-too-fast = 請求太頻繁了，請等一分鐘。
http-origin = 這個請求來自其他網站。
http-host = 這個伺服器不接受 { $host } 這個名稱。請改用它的位址，或以 --origin http://{ $host } 啟動。
http-nothing-here = 這個位址沒有東西。
http-not-so = 這個位址不接受這種請求。
http-broken = 伺服器出了問題，資料沒有遺失，請再試一次。
store-away = 現在連不上牌桌，資料沒有遺失，請稍後再試。
verify-too-much = 檢查這份紀錄所需的時間超過這裡容許的 { $seconds } 秒；請改用 madoi verify。

serve-at = Madoi 已在 { $address } 啟動（牌桌存放於 { $place }）。按 Ctrl-C 結束，資料不會遺失。
serve-database = 無法使用資料庫「{ $text }」。請指定 sqlite:///檔案 或 postgresql://使用者@主機/名稱。
serve-store = 連不上資料庫{ $place }：{ $reason }。
serve-store-busy = 資料庫{ $place }正由另一個伺服器使用。請停止那個伺服器，或讓兩者使用同一個 --bus。
serve-store-newer = 資料庫{ $place }是較新版本的 Madoi 建立的（版次 { $found }，此版本只支援到 { $known }）。請用較新的版本啟動，或從備份還原。
serve-proxy = 「{ $text }」不是位址也不是網段。請寫成 192.0.2.10 或 172.30.0.0/24。
serve-workers = { $workers } 個行程需要訊息匯流排：請指定 --bus nats://主機:埠，或不要用 --workers。
serve-address = 無法在{ $host }的埠{ $port }等候連線：{ $reason }。請用 --host 和 --port 選別的。
serve-metrics = 無法在{ $host }的埠{ $port }提供監測數據：{ $reason }。請用 --metrics 選別的。
serve-bus = 連不上匯流排{ $address }：{ $reason }。

front-about = 這是三款日本桌上遊戲的伺服器。程式透過 WebSocket 進行遊戲。
front-offer = 可以玩的遊戲
front-lobby = 公開的牌桌
front-api = HTTP 介面（OpenAPI）

# Hints.
hint-not-here = 這張桌子不能用提示；只和機器人玩、或開放提示的桌子才可以。
hint-not-over = 遊戲結束之後才能回顧各個決定。

# 實體桌
table-no-paper = 這不是實體桌：這裡的骰子與牌由程式決定。
table-chance-first = 請先輸入擲出或抽到的結果。
chance-not-yours = 只有看得到的人才能輸入「{ $what }」。
correct-too-fast = 更改得太頻繁了，請過幾秒再試。
correct-too-many = 這張桌子已有 { $most } 次更改，不能再更改了。
correct-nothing = 這個編號沒有可以更改的決定或結果。
correct-not-yours = 你看不到這一筆，只有知道的人才能更改。
correct-bot-hidden = 這個決定不能更改：機器人還能選什麼，取決於只有它知道的內容。
correct-only = 這裡不可能是別的結果（{ $what }）：它由先前輸入的內容決定，請改那一筆。
correct-needs = 缺少一個還沒輸入過的結果（{ $what }）。
correct-stops = 這樣更改後，從{ $decision ->
    [0] 設置
   *[other] 第 { $decision } 個決定
 }起就無法照原樣進行：{ $refusal }
correct-stops-hidden = 這樣更改後，從第 { $decision } 個決定起就無法照原樣進行。原因不能讓你知道。

site-written = 已在 { $folder } 寫入 { $count } 個檔案，任何靜態主機都能提供。
site-not-built = 網站需要建置好的網頁客戶端和執行環境。請在原始碼目錄執行一次 python3 run.py，或安裝 wheel。
site-not-empty = { $folder } 不是空的。請指定新的資料夾。
site-par = { $day } { $game } 的標準成績：第 { $place } 名，差距 { $margin }（{ $seconds } 秒）

## Evenings

evening-none = 沒有這場聚會，或已被刪除。
evening-too-many = 伺服器上的聚會太多了，請稍後再試。
evening-over = 這場聚會已經結束。
evening-full = 這場聚會已滿（{ $most } 人）。
evening-not-now = 現在不能這麼做。
evening-no-secret = 你沒有參加這場聚會。
evening-host-only = 只有聚會的主辦人可以這麼做。
