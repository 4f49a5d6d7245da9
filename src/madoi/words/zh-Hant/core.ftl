# 拒絕與紀錄：不論哪個遊戲，核心說的話。

list-separator = |、|
seat-number = 座位 { $number }

not-your-turn = 現在輪到{ $seat }。
game-over = 遊戲已經結束。
not-now = 現在不能「{ $text }」。
not-of-this-game = 「{ $text }」不是這個遊戲的動作。

seats-wrong = { $given ->
   *[other] 指定了 { $given } 個座位
 }，但這個遊戲適合 { $allowed } 人。
name-bad = 「{ $text }」不能當名字。請用 1 到 { $most } 個可顯示的字元。
seed-bad = 亂數種子「{ $text }」不能用。請用 1 到 { $most } 個不含空白的字母、數字或符號。
option-unknown = 沒有「{ $option }」這個選項。可用的是：{ $allowed }。
option-value = 選項 { $option } 不能是「{ $value }」。可以是：{ $allowed }。
number-value = { $option } 不能是「{ $value }」，必須是 { $least } 到 { $most } 的整數。
game-unknown = 沒有「{ $game }」這個遊戲。可用的是：{ $allowed }。
game-missing = 這裡沒有安裝「{ $game }」這個遊戲，它來自 { $package }。
plugin-broken = 無法載入 { $package }。{ $reason }
plugin-twice = 「{ $name }」重複註冊了（{ $packages }），請移除其中一個。
plugin-path = { $path } 沒有外掛。請指定 Python 檔案，或含有 pyproject.toml 的資料夾。
plugin-no-game = { $package } 把「{ $target }」註冊成遊戲「{ $name }」，但它不是這個名稱的遊戲。名稱須為一個小寫英文單字。
plugin-no-bot = { $package } 把「{ $target }」註冊成機器人「{ $name }」，但用遊戲呼叫它得不到機器人。
bot-unknown = 沒有「{ $bot }」這個機器人。可用的是：{ $allowed }。
bot-budget = 「{ $bot }」不能指定思考量。只有會推演的機器人可以：strong:2000（推演次數）或 strong:0.5s（秒）。
bot-processes = 「{ $bot }」結尾要寫行程數，可用 1 到 { $most }，例如 strong:2000@2。
bot-processes-here = 這個系統無法分出行程，不能使用「{ $bot }」。請改用 { $instead }。
search-process-none = 無法再啟動推演用的行程：{ $reason }。請關閉其他程式，或去掉「@」和數字。
search-process-died = 推演用的行程被外部終止（可能是記憶體不足）。請減少行程數再試一次。
weights-broken = 無法讀取這份權重：{ $reason }。
weights-format = 這份權重的格式是 { $found }，此版 Madoi 讀的是 { $known }。
weights-game = 這份權重是給 { $found } 用的，不能用在 { $game }。
weights-layout = 這份權重以張量配置 { $found } 訓練，而目前規則的配置是 { $known }。請重新訓練。
weights-seats = 這份權重只適用於這些人數：{ $known }。

fed-impossible = 「{ $what }」的結果不可能是 { $result }。
fed-too-many = 輸入了結果 { $result }，但已經沒有要擲或要抽的了。

undo-nothing = 你沒有可以悔的棋。
undo-learnt = 不能悔棋：在你上一個決定之後，大家已經得知新的資訊（{ $what }）。
undo-others = 其他人已經依此做了決定；要悔棋，請先徵求他們同意。
undo-fell = 不能悔棋：結果已經出來了（{ $what }）。
undo-forked = 這一局接續或移動過，在那之前的棋不能悔。

fork-unseeded = 只有以亂數種子決定骰子與牌的遊戲，才能從中途接續。

file-exists = 檔案 { $path } 已經存在，請換一個名字。
file-missing = 找不到檔案 { $path }。
file-unreadable = 無法讀取檔案 { $path }：{ $reason }。
file-unwritable = 無法寫入檔案 { $path }：{ $reason }。
file-too-large = 檔案 { $path } 太大（最多 { $most } 位元組）。
output-full = 無法寫入輸出：{ $reason }。
file-not-text = 檔案 { $path } 不是 UTF-8 文字檔。

record-no-record = 第 { $line } 行：這不是紀錄檔；第一行必須是「madoi-record 1」。
record-version = 第 { $line } 行：這份紀錄的格式是 { $found }；本程式讀取格式 { $known }。較新的 Madoi 也許能讀。
record-after-end = 第 { $line } 行：「{ $text }」出現在結尾之後。
record-chance = 第 { $line } 行：不認得亂數方式「{ $found }」；較新的 Madoi 也許認得。
record-missing = 第 { $line } 行：遊戲開始了，上面卻沒有「{ $what }」這一行。
record-header = 第 { $line } 行：「{ $text }」不屬於檔頭，或重複出現。
record-from = 第 { $line } 行：「{ $text }」沒有說明從哪裡接續；必須是「from 決定數 kept 種子」或「from 決定數 imagined 座位 種子」。
record-from-order = 第 { $line } 行：「{ $text }」排在接續點較晚的一行之後；必須由早到晚排列。
record-from-fed = 第 { $line } 行：「{ $text }」不能出現在手動輸入結果的遊戲裡。
record-from-seat = 第 { $line } 行：「{ $text }」的座位不存在；必須是 1 到 { $count }，觀戰者則是 0。
record-from-beyond = 第 { $line } 行：「{ $text }」的接續點超出了紀錄：{ $decisions ->
   *[other] 紀錄只有 { $decisions } 個決定
 }。
record-from-over = 第 { $line } 行：「{ $text }」的接續點上遊戲已經結束，無法接續。
record-after-points = 第 { $line } 行：「{ $text }」出現在得分或種子之後，那裡不能有決定。
record-step = 第 { $line } 行：「{ $text }」不是決定；開頭必須是 1 到 { $count } 的座位號碼。
record-cut-off = 紀錄在第 { $line } 行之後中斷：缺少「end」這一行。
record-header-changed = 檔頭在寫成之後被改過：檢查碼不符。
record-step-changed = 第 { $line } 行：「{ $text }」被更改、加入或移動過，或上方有一行被刪除：檢查碼不符。
record-seed = 種子「{ $seed }」不是第一個決定之前封存的那一個（{ $commitment }）。
record-rules-version = 這份紀錄用的是 { $game } 規則第 { $found } 版；本程式是第 { $known } 版。
record-options = 無法以紀錄的選項進行：{ $refusal }
record-sealed = 紀錄裡沒有種子，無法重播。
record-unfed = 缺少一個結果：{ $what }。
record-points = 紀錄寫的得分是 { $told }，但照其中的決定進行會得到 { $played }。
record-decision = { $line ->
    [0] 第 { $decision } 個決定
   *[other] 第 { $line } 行，第 { $decision } 個決定
 }「{ $text }」：{ $refusal }

# Hints.
hint-too-fast = 提示要得太快了，請稍候。
hint-not-asked = 這個座位當時沒有要決定的事。
hint-no-decision = 沒有這個決定；這裡可以選第 { $first } 到第 { $last } 個。
hint-thought = 推演了 { $count } 次。推演越多的選擇排得越前面；推演越少，數字越粗略。
hint-worth = 勝率約 { $worth }%（占推演的 { $tried }%）
hint-then = 之後可能：
hint-reply = { $seat }：{ $what }
hint-for = 第 { $number } 個決定之前，{ $name }：
