# madoi lily：瀏覽、檢查、統計牌、牌組與卡包。

folder-empty = { $path } 裡沒有牌的檔案（.toml）。
folder-not-joined = { $path } 裡的 { $count } 個檔案合在一起不是正確的 TOML：{ $reason }。每個檔案只能有表格與表格陣列，同一個表格不能寫兩次。
file-not-toml = 檔案 { $path } 不是正確的 TOML：{ $reason }。

workshop-no-deck = 沒有「{ $text }」這副牌組：沒有這個檔案，附帶的牌組是 { $allowed }。
workshop-no-card = 沒有「{ $text }」這張牌。請輸入編號、名字或稱號；用 madoi lily cards 可以列出全部。
workshop-no-cards = 沒有符合的牌。
workshop-cards = { $count } 張

workshop-deck-good = { $deck }：可以使用的牌組。{ $count } 張牌，{ $potentials } 張潛在能力；領袖是{ $leader }，搭檔是{ $partner }。
workshop-deck-faults = 有 { $count } 個錯誤：這副牌組不能使用。
workshop-deck-made-of = { $count } 張牌，{ $potentials } 張潛在能力；領袖是{ $leader }，搭檔是{ $partner }。
workshop-kinds = 種類
workshop-characters = 角色
workshop-colors = 顏色
workshop-names = 名字（{ $count } 種）：{ $names }。
workshop-leader-name = 與領袖同名（{ $name }）的牌：{ $named } 張，可用於升級、爆擊與格擋。
workshop-mean-support = 支援的平均：角色上印的是 { $printed }；{ $name }戰鬥時，失敗以 0 計算，是 { $counted }。
workshop-support-fails = { $name }戰鬥時，支援失敗的機率是 { $chance }%：領袖與搭檔以外的 { $size } 張裡，同名的角色 { $same } 張，事件 { $events } 張（只能再公開一次）：{ $same }/{ $size } + { $events }/{ $size } × { $again }/{ $left }。牌組裡沒有其他同名牌的角色則是 { $others }%。[LY-8.4、LY-8.5]

workshop-watching = 正在監看 { $path }。儲存檔案就會顯示其中的牌；按 Ctrl-C 結束。
workshop-changed = { $count ->
    [0] 可用的牌沒有變更。
   *[other] 有 { $count } 張牌變更。
 }
workshop-no-faults = 沒有錯誤。
workshop-line = 第 { $line } 行：{ $fault }
workshop-set-faults = 有 { $count } 個錯誤。
workshop-set-fine = 沒有問題：{ $cards }。
workshop-set-none = 沒有一張牌是沒有問題的。
workshop-fine-character = { $count } 張角色
workshop-fine-event = { $count } 張事件
workshop-fine-potential = { $count } 張潛在能力

# madoi new
new-name = 「{ $text }」不能當名稱：須為尚未使用、由小寫英文字母和數字組成的一個單字。
new-game =
    已寫入 { $path }。
    試玩：{ $use }
    測試：{ $test }
new-bot =
    已寫入 { $path }。
    試用：{ $use }
    測試：{ $test }
new-lesson =
    已寫入 { $path }。
    檢查：{ $check }
    觀看：{ $use }

# 列印。
workshop-print-cards = 卡牌
workshop-printed = { $path }：{ $count } 張卡，共 { $pages } 頁。請以 100% 列印。
workshop-no-browser = 找不到可以產生 PDF 的 Chromium、Chrome 或 Edge。請改用自己的瀏覽器把頁面存成 PDF，或用 MADOI_CHROMIUM 指定。
workshop-print-page = 卡牌在 { $address }。在那裡列印或存成 PDF；按 Ctrl-C 結束。
workshop-print-failed = { $browser } 沒有印出卡牌：{ $reason } 可加上 --page，用自己的瀏覽器列印。
workshop-no-client = 這個安裝沒有繪製卡牌的網頁用戶端。請從 wheel 安裝 Madoi，或先建置用戶端。

# 卡牌工坊的頁面。
workshop-page = Lily：卡牌工坊
workshop-watch-page = 編輯中的卡牌顯示在 { $address }；按 Ctrl-C 結束。
workshop-page-faults = { $count } 個錯誤
workshop-try = 手上拿著{ $name }試打一局
workshop-try-about = 與機器人對戰。現成牌組中放入這張卡的最大張數；潛在能力放在潛在能力牌組裡。
workshop-try-faults = 請先修正錯誤。
workshop-no-try = 無法試用 { $card }：沒有現成牌組能放這張卡。
