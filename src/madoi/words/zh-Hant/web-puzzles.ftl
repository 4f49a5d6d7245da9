# 題目：有明確最佳著法的局面。

puzzle-none = 沒有這個題目。
puzzle-no-move = 這裡不能走這一步。
puzzle-away = 現在無法載入題目。開過的題目離線也能看，其他題目請連線後再試。
puzzle-answer-away = 現在無法對答案，請連線後再試。

puzzle-title = 找出最佳一步
puzzle-about = 每個局面都有一步明顯優於其他選擇。
puzzle-all = 所有題目
puzzle-level = 難度
puzzle-level-any = 全部
puzzle-level-easy = 簡單
puzzle-level-medium = 普通
puzzle-level-hard = 困難
puzzle-count = { $count } 題
puzzle-solved-here = 答對 { $solved }／{ $tried } 題
puzzle-solve = 開始解題

## 單一題目

puzzle-task = 最佳的一步是？
puzzle-task-about = 像對局時一樣在盤面上選擇。只計第一次作答。
puzzle-right = 答對了！
puzzle-right-about = 這一步的勝率是 { $percent }%，比其他任何一步至少高 { $gap } 個百分點。
puzzle-wrong = 不是最佳的一步
puzzle-wrong-about = 你這一步的勝率是 { $percent }%，最佳的一步是 { $best }%。
puzzle-chances = 每一步之後的勝率
puzzle-percent = { $percent }%
puzzle-your-move = 你的選擇
puzzle-all-moves = 顯示全部 { $count } 步
puzzle-show-best = 看最佳一步的發展
puzzle-show-other = 看次佳一步的發展
puzzle-imagined = 這是其中一種可能的發展，看不見的部分是假設的。
puzzle-next = 下一題
puzzle-again = 再試一次
puzzle-play-on = 從這裡繼續對局

## 積分

puzzle-rating = 你的積分：{ $points }（{ $low }～{ $high }）。
puzzle-rating-few = 目前只有 { $attempts } 題，僅供參考。
puzzle-rating-many = 共 { $attempts } 題。
puzzle-rating-puzzle = 本題積分 { $points }，{ $attempts } 次作答中答對 { $solved } 次。
