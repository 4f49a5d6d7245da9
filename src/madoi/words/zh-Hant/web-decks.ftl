# 瀏覽器裡的 Lily 牌與牌組：瀏覽、編組、試抽。

decks-page = Lily：牌組
decks-cards-page = Lily：牌一覽

## Looking through the cards

decks-search = 搜尋：名字、稱號、文字、ID
decks-filters = { $count ->
    [0] 篩選
   *[other] 篩選（{ $count } 項）
 }
decks-clear = 清除搜尋與篩選
decks-found = { $all } 張中的 { $count } 張
decks-sort = 排序
decks-sort-set = 依卡包
decks-sort-name = 依名字
decks-sort-level = 依等級
decks-sort-power = 依力量
decks-sort-support = 依支援
decks-texts = 顯示文字
decks-kind = 種類
decks-kind-character = 角色
decks-kind-event = 事件
decks-kind-potential = 潛在能力
decks-power-least = 從
decks-power-most = 到
decks-skills = 技能
decks-skill-none = 沒有
decks-name = 名字
decks-anyone = 不限
decks-with = 與誰搭配
decks-with-about = 有這個名字的牌，以及技能提到她的牌。
decks-set = 卡包
lily-set-white-lily = 白百合
lily-set-hexagram = 六芒星
lily-set-rhododendron = 石楠花
lily-set-lantern = 燈籠之夜
lily-set-eclipse = 日月之蝕
decks-place = 範圍
decks-place-any = 所有的牌
decks-place-in = 這副牌組裡的
decks-place-out = 不在這副牌組裡的
decks-place-more = 還能再放一張的
decks-place-leader = 能當領袖或搭檔的
decks-reading = { $count } 張中的第 { $number } 張
decks-previous = 上一張
decks-next = 下一張
decks-most = 每副最多 { $most } 張
decks-rules = 規則

## Cards of one's own

decks-own-sets = 自製的牌
decks-own-sets-about = 可以載入自己寫的、或別人給的牌檔。它只存在這台裝置上，馬上就能瀏覽、編組、對戰。
decks-load-set = 從檔案（.toml）載入卡包
decks-set-kept = { $name }：已載入 { $count } 張牌。
decks-set-wrong = 沒有載入 { $name }：有 { $count } 個錯誤。
decks-set-twice = 你的卡包 { $set } 裡也有 { $id } 這張牌。請先刪除那個卡包，或換一個 ID。
decks-set-dropped = 已刪除卡包 { $name }。
decks-line = 第 { $line } 行：

## Decks kept here

decks-kept = 你的牌組
decks-kept-about = 只存在這台裝置上。想在別處使用，請存成檔案，或把連結傳給自己。
decks-none = 還沒有牌組。從下面開始：從頭編，或從附帶的牌組改。
decks-counts = { $cards } 張牌，{ $potentials } 張潛在能力
decks-led-by = 領袖是{ $name }
decks-drop = 刪除
decks-drop-deck = 刪除{ $name }
decks-dropped = 已刪除{ $name }。
decks-undo = 復原
decks-full = 這台裝置存不下了：最後的改動在關閉頁面後會消失。請把牌組存成檔案，或刪除一些東西。
decks-no-such = 這台裝置上沒有這副牌組。
decks-new = 新的牌組
decks-new-name = 新牌組
decks-from-nothing = 從頭編
decks-from-ready = 或從附帶的牌組開始：
decks-sent = 這個連結帶來一副牌組
decks-sent-bad = 讀不出連結裡的牌組，連結可能不完整。這裡什麼都沒有改變。
decks-keep-new = 存成新的牌組

## Text in, text out

decks-take-in = 從文字或檔案
decks-take-in-about = 可以讀牌組檔、清單（「3 w101」，或印在牌上的稱號與名字），或紀錄裡的一行。
decks-choose-file = 選擇檔案
decks-paste = 或把文字貼在這裡
decks-read = 讀取
decks-was-read = { $name }：讀到 { $cards } 張牌與 { $potentials } 張潛在能力。
decks-text-wrong = 有 { $count } 處缺漏或錯誤。讀到的部分可以先存起來，之後再補完。
decks-taken-in = 匯入的牌組
decks-give-out = 分享、儲存
decks-form = 形式
decks-form-file = 檔案
decks-form-list = 清單
decks-form-link = 連結
decks-form-about-file = 牌組檔：這個頁面能讀，終端機裡的 madoi 也能讀。
decks-form-about-list = 給人讀的形式，例如貼在聊天室；這個頁面也能讀。
decks-form-about-link = 整副牌組都在連結裡，只會到你傳送的對象手上。
decks-save-file = 存成檔案
decks-give-sets = 裡面不含自製的牌，請一併傳送{ $names }。

## Building

decks-deck-name = 牌組名稱
decks-print = 列印
decks-double = 複製
decks-doubled = 這是{ $name }的複本。
decks-copy-of = { $name }（複本）
decks-tabs = 編組畫面
decks-tab-cards = 牌
decks-tab-deck = 牌組
decks-tab-figures = 數字
decks-tab-draw = 試抽
decks-copies-of = { $name }的張數
decks-fewer = 減少一張：{ $name }
decks-more = 增加一張：{ $name }
decks-over = 超過 { $most } 張
decks-level = 等級 { $level }
decks-events = 事件
decks-potentials = 潛在能力
decks-empty = 裡面還沒有牌，請從牌裡挑選。
decks-choose = 選擇
decks-first-level-missing = 牌組裡還沒有等級 1 的角色
decks-bar-cards = 牌 { $count } 張（{ $least }～{ $most }）
decks-bar-potentials = 潛在能力 { $count } 張（{ $least }～{ $most }）
decks-bar-good = 可以使用
decks-bar-away = 未檢查（沒有連線）
decks-checking = 檢查中……
decks-good = 這副牌組沒有問題。
decks-faults = { $count } 處缺漏或錯誤
decks-away = 現在沒有連線。你可以繼續編組；一連上伺服器，就會檢查規則與支援失敗的機率。
decks-no-card-about = 可能是這裡沒有載入的卡包裡的牌。
decks-do-add = 至少再放 { $count } 張
decks-do-less = 至少拿掉 { $count } 張
decks-do-take = 拿掉 { $count } 張
decks-do-first-level = 看誰可以當
decks-do-drop = 拿掉
decks-do-move = 放到該放的地方
decks-do-choose = 選擇

## In numbers

decks-count = 張數
decks-curve = 各等級的角色張數
decks-level-count = 等級 { $level } 有 { $count } 張
decks-means = 角色 { $characters } 張，事件 { $events } 張。平均等級 { $level }，平均力量 { $power }。
decks-failing = 支援失敗的機率
decks-failing-none = 請先選領袖：支援會不會失敗，要看她的名字。
decks-seen = 抽到某張牌的機率
decks-copies = { $count } 張
decks-named-leader = 任一張{ $name }
decks-first-hand = 起手
decks-by-turn = 第 { $turn } 回合
decks-seen-about = 到自己的那個回合為止，至少抽到一張的機率：從領袖與搭檔以外的 { $size } 張裡，一開始抽 { $hand } 張，每回合抽一張，不換牌。先攻會少抽一張。

## Test draw

decks-draw-empty = 請先把牌放進牌組。
decks-draw-hand = 手牌（{ $count } 張）
decks-draw-left = 牌組 { $deck } 張，棄牌區 { $trash } 張
decks-draw-exchange-about = 點選要放進棄牌區的牌，再抽同樣的張數。只有現在，而且只有一次。
decks-draw-exchange = { $count ->
    [0] 保留這手牌
   *[other] 換 { $count } 張
 }
decks-draw-again = 重新洗牌再抽
decks-draw-card = 抽一張
decks-draw-supports = 支援
decks-draw-supports-about = 假設{ $name }在戰鬥：公開牌組最上面的牌。事件可以再公開一次；事件與同名的牌會失敗。
decks-draw-turn = 公開支援
decks-draw-many = 一次 { $count } 回
decks-draw-failed = 失敗：0
decks-draw-supported = 支援 { $support }
decks-draw-count = { $supports } 回中失敗 { $failed } 回（{ $share }%）。
decks-draw-expected = 計算值：{ $chance }%。

## Playing

decks-play = 馬上開始
decks-against = 對手
decks-against-whom = 對手：{ $bot }，{ $deck }
decks-their-deck = 對手的牌組
decks-build = 編一副自己的牌組
decks-all-copies = 放滿 { $most } 張：{ $name }
decks-languages = 三種語言對照
decks-complete = 幫我補滿牌組
decks-complete-about = 從最接近的現成牌組補上卡牌，可以復原。
decks-own = 自己的牌組
decks-difficulty-dawn = 適合第一次對戰
decks-difficulty-dusk = 適合老手
decks-difficulty-ember = 容易上手，勝負來得快
decks-difficulty-lantern = 容易上手，組合豐富
decks-difficulty-eclipse = 適合老手

## Trial games

decks-trial-title = 試打
decks-trial-about = 讓機器人用這副牌組和現成的牌組各打 { $games } 局。
decks-trial-start = 和每副牌組各打 { $games } 局
decks-trial-again = 再打一次
decks-trial-stop = 停止
decks-trial-waiting = 前面還有 { $count } 項
decks-trial-progress = { $all } 局中的 { $games } 局
decks-trial-wins = { $games } 局，勝率 { $share }%
decks-trial-interval = 95% 信賴區間：{ $low }～{ $high }%
decks-trial-turns = 平均 { $turns } 回合
decks-trial-first = 先攻勝率 { $share }%（{ $low }～{ $high }%）
decks-trial-bot = 兩副牌組都由機器人「{ $bot }」操作。{ $about }橫線是 100 次試打中有 95 次會包含真正勝率的範圍。
decks-trial-verdict-good = 有利
decks-trial-verdict-even = 勢均力敵
decks-trial-verdict-bad = 不利
decks-trial-off = 請先完成牌組，沒有問題的牌組才能試打。
decks-trial-partial = 伺服器的時間用完了，沒有打完全部對局。
