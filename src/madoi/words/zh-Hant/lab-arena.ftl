# 競技場：機器人的比賽，以及用來進行比賽的叢集。

## 錯誤

lab-arena-bots-few = 比賽至少需要 2 個機器人，不能是 { $given } 個。
lab-arena-bot-twice = 機器人 { $bot } 出現了兩次。每個只要寫一次。
lab-arena-mix = 沒有「{ $given }」這種組合方式。可用的是：{ $allowed }。
lab-arena-records-where = --records 需要用 --out 指定保存紀錄的資料夾。
lab-arena-journal-other = 日誌 { $path } 屬於另一場比賽，不同之處：{ $what }。請使用當時的指令，或指定另一個 --out。
lab-arena-journal-damaged = 日誌 { $path } 的第 { $line } 行已損壞。請指定另一個 --out，或刪除日誌後重新開始。
lab-arena-journal-busy = 另一個行程正在寫入日誌 { $path }。請等它結束，或指定另一個 --out。
lab-cluster-missing = 使用叢集需要 Dask，但尚未安裝。請安裝套件 distributed，或不要使用 --on。
lab-cluster-silent = { $address } 沒有 Dask 排程器回應。
lab-cluster-empty = { $address } 的叢集沒有工作節點。
lab-cluster-without = { $address } 的叢集中，工作節點 { $worker } 無法載入 Madoi { $here }。請在那裡安裝。
lab-cluster-version = { $address } 的叢集中，工作節點 { $worker } 的 Madoi 是 { $there }，這裡是 { $here }。兩者必須相同。
lab-cluster-lost = 與 { $address } 的叢集失去連線。使用 --out 的比賽會保留已完成的對局，再次執行同樣的指令即可繼續。

## 標題

lab-arena-title = { $game }：機器人的比賽
lab-arena-played = { NUMBER($games, useGrouping: "true") } 局（發牌 { NUMBER($deals, useGrouping: "true") } 種，每種 { NUMBER($line-ups, useGrouping: "true") } 種座次）
lab-arena-head-seats = 座位
lab-arena-even = { $seats } 席；對戰的兩個機器人交錯入座，並交換座位
lab-arena-one = { $seats } 席；對戰的兩個機器人輪流單獨一席，其餘座位都是另一個，並輪流坐遍每個座位
lab-arena-early = 預定 { NUMBER($planned, useGrouping: "true") } 局，在 { NUMBER($games, useGrouping: "true") } 局後提前結束：任兩個機器人之間，都已證明哪一個較強。其中任何一項判定有誤的機率不超過 5%。
lab-arena-best = 等級分最高的是 { $bot }：{ $value } 分（{ $low } 到 { $high }）。
lab-arena-better = { $better } 比 { $worse } 強：兩者的勝場中拿下 { $value }（{ $low } 到 { $high }），在 { NUMBER($deals, useGrouping: "true") } 副牌後確定。
lab-arena-neither = { $one } 與 { $other }：看不出誰比較強。{ $one } 拿下 { $value }（{ $low } 到 { $high }），勢均力敵是 50%。

## 表格

lab-arena-table-ratings = 等級分
lab-arena-table-cross = 對戰成績
lab-arena-table-alone = 單獨一席時
lab-arena-column-rating = 等級分
lab-arena-column-score = 得分率
lab-arena-column-what = 項目
lab-arena-column-value = 數值
lab-arena-note-ratings = 等級分：以 0 為中心的 Elo 分；高 400 分，表示每席的勝利是 10 倍。得分率：對其他各機器人得分率的平均。
lab-arena-note-cross = 左側機器人對上方機器人的得分率：勝利中由左側取得的比例；實力相等時為 50%。
lab-arena-note-alone = 左側機器人只占一席、其餘都是上方機器人時的勝率；實力相等時為 { $even }。
lab-arena-note = 區間為 95%，在比賽的任何時刻查看、任何時刻停止都成立；因此比固定局數的區間寬。

## 圖

lab-arena-plot-history = 曲線顯示答案如何變得明確：得分率與 95% 區間隨發牌數的變化。虛線：實力相等。直線：從這裡起，已證明哪一個較強。

## 檔案

lab-arena-written = 報告在 { $path }。
lab-arena-go-on = 已完成的對局保存在 { $path }；再次執行同樣的指令即可繼續。
