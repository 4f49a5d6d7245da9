# madoi puzzles：有明確最佳著法的局面。

puzzles-unreadable = { $path } 不是題目檔：{ $reason }。
puzzles-other = { $path } 是用 { $kept } 產生的，不是 { $given }。請改用別的檔案。
puzzles-progress = 已找到 { $found }／{ $count } 題；看了 { $deals } 局、{ $positions } 個決定，每小時 { $rate } 題。
puzzles-made = { $path } 裡有 { $found } 題。
puzzles-interrupted = 已中斷。{ $path } 裡有 { $found } 題，執行同一指令即可繼續。
puzzles-checked = { $path }：{ $checked } 題中有 { $kept } 題的最佳著法不變（{ $percent }%），其中 { $clear } 題領先 15 個百分點以上。檔案共 { $count } 題。
puzzles-lost = 最佳著法改變的題目：{ $ids }
