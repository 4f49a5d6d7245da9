# madoi lily metagame: the search for decks that break the pool.

metagame-number = --{ $option } 至少要是 { $least }，不能是 { $given }。
metagame-no-field = 請至少指定一副對手牌組。
metagame-not-saved = { $path } 不是這個指令儲存的檔案。請另外指定 --out。
metagame-other-plan = { $path } 屬於另一次執行，差別在：{ $what }。請重複原來的指令，或另外指定 --out。

metagame-title = Lily：尋找破壞環境的牌組
metagame-head-field = 預組牌組
metagame-head-cards = 牌池張數
metagame-head-round = 階段
metagame-round-generation = 第 { $number } 代，共 { $all } 代
metagame-round-shortlist = 為每位領袖挑選牌組
metagame-round-leaders = 測量領袖
metagame-round-final = 決賽
metagame-round-strong = 強力機器人的決賽
metagame-round-over = 完成
metagame-progress = 接下來：{ $round }。目前最好的牌組：{ $share }（搜尋時的對局）。
metagame-partial = 中途停止。以下是目前的結果。

metagame-broken = 環境失衡：由 { $bot } 來打，最好的牌組（領袖：{ $leader }）對所有對手的勝率是 { $share }（95% 信賴區間 { $interval }）。上限是 { $limit }。
metagame-holds = 環境公平：由 { $bot } 來打，最好的牌組（領袖：{ $leader }）對所有對手的勝率是 { $share }（95% 信賴區間 { $interval }），沒有超過上限 { $limit }。
metagame-practical = { $all } 位領袖中有 { $count } 位實用：最好的牌組對預組牌組的勝率至少 { $share }。
metagame-unused = 機器人從未用過預組牌組的這些潛能：{ $potentials }。

metagame-table-final = 決賽
metagame-table-strong = 強力機器人的決賽
metagame-table-leaders = 領袖
metagame-table-best = 目前每位領袖最好的牌組
metagame-column-deck = 牌組
metagame-column-all = 對所有對手
metagame-column-leader = 領袖
metagame-column-field = 對預組牌組
metagame-column-duels = 對局數
metagame-note-final = 「對所有對手」是預組牌組加上其他決賽牌組；右邊各欄是對每副預組牌組的勝率。
metagame-note-leaders = 每位領袖找到的最好牌組，用新的對局測量。至少 { $share } 就算實用。
metagame-note-best = 尋找和測量用的是同樣的對局，所以名列前茅的會偏高。
metagame-plot-final = 決賽中對所有對手的勝率與 95% 信賴區間。虛線：公平環境的上限。
metagame-alt-final = 每副牌組是區間上的一個點；數字與決賽的表格相同。
metagame-plot-leaders = 每位領袖最好的牌組對預組牌組的勝率與 95% 信賴區間。虛線：由此往右算實用。
metagame-alt-leaders = 每位領袖是區間上的一個點；數字與領袖的表格相同。

metagame-written = 報告在 { $path }。
metagame-go-on = 進度已存在 { $path }；同一個指令會接著做。

# madoi lily matchups: every deck against every other.

matchups-two-decks = 請至少指定兩副牌組（目前只有 { $given } 副）。
matchups-title = Lily：所有牌組循環賽
matchups-head-decks = 牌組
matchups-head-bot = 機器人
matchups-head-duels = 對局數
matchups-fair = 公平：{ $pairs } 組對局中，雙方的勝率都在 { $low } 到 { $high } 之間。
matchups-unfair = { $pairs } 組對局中，有 { $count } 組超出 { $low } 到 { $high } 的範圍，其中 { $certain } 組並非偶然（整個信賴區間都在範圍外）。
matchups-unfair-pair = 「{ $deck }」對「{ $other }」的勝率是 { $share }（95% 信賴區間 { $interval }）。
matchups-first-fair = 先手與後手公平：先手勝率 { $share }（95% 信賴區間 { $interval }），各組介於 { $least } 與 { $most } 之間。
matchups-first-unfair = 有些組合的先手與後手並不公平：先手總勝率 { $share }（95% 信賴區間 { $interval }），各組介於 { $least } 與 { $most } 之間。
matchups-turns = 每組對局的回合數（每位玩家）中位數都是 { $least }。
matchups-turns-range = 各組對局的回合數（每位玩家）中位數介於 { $least } 與 { $most } 之間。
matchups-pair = { $deck } 對 { $other }
matchups-table-decks = 牌組
matchups-note-decks = 該列牌組的勝率：先是對所有牌組，再來是分別對每副牌組。
matchups-table-pairs = 組合
matchups-column-pair = 組合
matchups-column-wins = 前者勝率
matchups-column-first = 先手勝率
matchups-column-turns = 回合數（中位數）
matchups-plot = 前者的勝率與 95% 信賴區間。虛線是公平的範圍。
matchups-alt = 每組對局是區間上的一點；數值與組合表相同。
