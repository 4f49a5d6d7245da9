# The paper table in the browser.

web-lies = 在哪裡玩
web-lies-here = 在這個畫面上
web-lies-device = 只在這個裝置上
web-lies-paper = 在實體桌上
web-lies-about-here = 由程式發牌、洗牌、擲骰。
web-lies-about-device = 對手是機器人，沒有連線也能玩。對局留在這個瀏覽器裡。
web-lies-about-paper = 盒裝遊戲擺在桌上，每個人的手機就是自己的支援表。擲出、抽到、擺出什麼就輸入什麼；計分和規則交給程式。
web-lies-about-box = 手邊就有盒裝遊戲？
web-paper = 骰子與卡牌
web-paper-rolls-people = 由人來擲
web-paper-rolls-program = 由程式來擲
web-paper-rolls-about-people = 桌上出現什麼就輸入什麼。隨時可以切換。
web-paper-rolls-about-program = 擲骰和抽牌都由程式代勞。隨時可以切換。
web-corrections = 更正
web-corrections-agreed = 需要大家同意
web-corrections-free = 自由更正
web-corrections-about-agreed = 想更改先前的輸入，要先問過其他人。剛剛打錯的可以自己改。
web-corrections-about-free = 任何人都可以立即更改先前的輸入；大家都會在紀錄裡看到。
web-paper-link-about = 每個人用自己的手機，從這個連結或 QR 碼加入。放在桌子中央的螢幕只要打開同一個連結觀戰即可。

## What falls

web-paper-setup = { $game }：遊戲準備
web-paper-setup-about = 請在桌上依規則擺設，再一步一步輸入；也可以交給程式。
web-paper-box-kasane = 把 4 張計分卡接成 1 到 20 的計分軌。9 張牌型卡照概要卡的順序排在大家都看得到的地方。每人拿 1 張概要卡、1 張插圖卡和同色的標記 2 個：一個放在自己面前，另一個放在計分軌旁。彈珠放在大家拿得到的地方，牌型完成後放 1 顆在那一格上。
web-paper-box-yurikure = 把女孩卡隔開排成一圈。好感度與不滿度指示物、伴侶標記放在那兩個女孩之間。控制點公開板放在旁邊，女孩指示物由左到右照行動順序排好。
web-paper-let-program = 讓程式來擲
web-paper-let-people = 我們自己擲
web-paper-so-far = 目前為止：
web-paper-change = 更改
web-paper-only-you = 只有你看得到，所以只有你能輸入。
web-paper-anybody = 桌上任何人都可以輸入。
web-paper-waits = { $seats }可以輸入。
web-paper-unsent = 尚未送出：
web-paper-unsent-many = 尚未送出：{ $count } 筆。
web-paper-drop = 取消
web-paper-drop-last = 取消最後一筆
web-paper-unknown = 連線恢復後，才知道接下來問什麼。
web-paper-all-entered = 目前能輸入的都輸入了。
web-paper-perhaps = 只有在桌上真的擲了才輸入。
web-paper-not-rolled = 沒有擲
web-paper-withdrawn = 從這裡起，你輸入的內容與牌桌所問的不符，沒有採用：
web-paper-kept = 這台裝置上留有 { $count } 筆輸入，連線恢復後就會送出。
web-paper-only-one = （只剩這個）
web-paper-program = 程式
web-falls-kasane-chance-start = 誰是起始玩家？
web-falls-kasane-chance-card = 接下來擺出的是哪張卡？
web-falls-yurikure-chance-orientation = { $girl }得到哪種性向？
web-falls-yurikure-chance-couple = 一開始的伴侶是哪個組合？
web-falls-yurikure-chance-favor = 第 { $number } 組（共 3 組）：好感度從 { $value } 開始的組合是？
web-falls-yurikure-chance-favor-girl = 第 { $number } 組（共 3 組）：好感度從 { $value } 開始的組合裡有誰？
web-falls-yurikure-chance-order = 行動順序的第 { $place } 位是誰？
web-falls-yurikure-chance-virtual = 假想的控制者是誰？在還沒有人控制時，由這位玩家算作控制者。
web-falls-yurikure-chance-confession = { $one }與{ $other }之間的告白：請擲骰。
web-falls-yurikure-chance-couple-die = 伴侶階段的{ $one }與{ $other }：請擲骰。
web-falls-yurikure-chance-kiss = { $one }與{ $other }的誓約之吻：請擲骰。
web-falls-lily-chance-first = 誰先攻？
web-falls-lily-chance-card = { $seat } 的牌庫翻出哪張卡？
web-falls-lily-chance-potential = { $seat } 的問號區翻出哪張卡？
web-against-yurikure-chance-confession = 小於或等於 { $limit } 就成為伴侶；否則好感度加 1。
web-against-yurikure-chance-couple-die = 骰值減去不滿度 { $discomfort }{ $patience ->
    [0] { "" }
   *[other] （因「凝望著人」少算 { $patience }）
 }：3 以上沒有變化，1 或 2 會增加不滿度，等於或小於 0 就分手。擲出 6 則改為好感度增加，但不滿度為 6 的伴侶仍然會分手。
web-against-yurikure-chance-kiss = 骰值＋好感度 { $favor }－不滿度 { $discomfort }{ $charm ->
    [0] {""}
   *[other] ＋{ $charm }（滿溢的可愛）
 }：達到 { $needed } 就成功。
web-kasane-lay = 第 { $column } 疊，{ $height } 張中的第 { $place } 張
web-lily-find = 卡牌的代碼、編號或名稱
web-lily-not-found = 這副牌組裡沒有這樣的卡。
web-lily-wrong-code = 沒有這個代碼的卡。請逐字檢查。
web-lily-other-code = 這張卡現在不可能出現。
web-lily-scan = 掃描代碼
web-lily-scan-stop = 停止掃描
web-lily-scan-about = 把卡上的代碼對準鏡頭。
web-lily-scan-refused = 無法使用鏡頭：{ $reason } 請改用輸入。

## Correcting

web-paper-correct = 更改輸入
web-paper-correct-do = 更改
web-paper-correct-free = 遊戲會照更改後的內容重算；大家都看得到改了什麼。
web-paper-correct-agreed = 遊戲會照更改後的內容重算。除非只是剛剛打錯，否則會先問過其他人。
web-paper-of-bot = { $seat } 的決定；可以從大家都知道可行的選項中挑選。
web-paper-find = 搜尋
web-paper-stands = 目前的內容
web-paper-show = 查看這筆輸入
web-paper-missing = 這個原本也應該擲：
web-paper-cut = 退回到那裡
web-paper-cut-sure = 退回
web-paper-cut-about = 從那筆輸入起的一切都會消失，要重新進行，而且無法復原。
web-paper-hidden = 你看不到的內容。
web-paper-cuts = 遊戲退回到還沒有矛盾的地方。
web-correct-asked = { $seat } 想更改先前的輸入。同意嗎？
web-correct-waits = { $seat } 想更改先前的輸入；正在等其他人。
web-news-decided = { $name } 做了決定。
web-news-fell = { $name } 輸入：
web-news-rolls = { $why ->
    [program] { $name }：從現在起由程式來擲。
   *[other] { $name }：從現在起再由人來擲。
 }
web-news-correct-asked = { $name } 想更改：
web-news-corrected = { $name } 更改了：
