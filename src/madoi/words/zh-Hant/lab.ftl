# 實驗室：大量對局與統計。

## 計畫的錯誤

lab-games-few = 至少要進行 1 局，不能是 { $given } 局。
lab-jobs-few = 至少要有 1 個行程，不能是 { $given } 個。
lab-line-up-form = 「{ $text }」不是機器人名單。請寫成 greedy*2,random 這樣。
lab-resume-where = --resume 需要 --out（執行結果的資料夾）。
lab-resume-other = { $path } 裡的是另一次執行，不同之處：{ $what }。請重複原來的指令，或不加 --resume 從頭開始。

## 進度

lab-progress-start = 正在進行最初幾局
lab-progress = 已完成 { NUMBER($done, useGrouping: "true") }/{ NUMBER($total, useGrouping: "true") } 局，每秒 { NUMBER($rate, useGrouping: "true") } 局
lab-partial = 部分結果：預定 { NUMBER($planned, useGrouping: "true") } 局，在第 { NUMBER($games, useGrouping: "true") } 局後中斷。數值只涵蓋已完成的 { NUMBER($games, useGrouping: "true") } 局。

## 標題

lab-head-game = 遊戲
lab-head-games = 局數
lab-head-line-up = 機器人
lab-head-options = 選項
lab-head-seed = 種子
lab-head-time = 時間
lab-games = { NUMBER($games, useGrouping: "true") } 局
lab-rotating = { $line-up }（每局移動一個座位）
lab-time = { $seconds } 秒，每秒 { NUMBER($rate, useGrouping: "true") } 局

## 表格

lab-table-seats = 各座位
lab-table-bots = 各機器人
lab-table-endings = 長度與勝負
lab-column-seat = 座位
lab-column-bot = 機器人
lab-column-seats = 座位數
lab-column-wins = 勝率
lab-column-interval = 95% 信賴區間
lab-column-even = 實力相等時
lab-column-points = 得分
lab-column-deviation = 標準差
lab-column-median = 中位數
lab-column-range = 範圍
lab-row-length = 每局決定次數
lab-length = { $mean }（標準差 { $deviation }，{ $least } 至 { $most }）
lab-row-shared = 並列獲勝的對局
lab-row-undecided = 無人獲勝的對局
lab-note = 數值為每局平均。區間與 ± 為 95% 信賴區間；數值完全不變時不標 ±。標準差為單局的離散程度，百分比為占全部對局的比例。

## 襲之色目

lab-table-kasane-yaku = 牌型
lab-row-kasane-yaku = { $name } { $number } 張
lab-measure-kasane-yaku-times = 次數
lab-measure-kasane-yaku-seats = 人數
lab-measure-kasane-yaku-points = 得分
lab-measure-kasane-yaku-share = 完成者的勝率
lab-table-kasane-cards = 拿取的牌
lab-measure-kasane-cards-times = 張數
lab-measure-kasane-cards-share = 拿取者的勝率
lab-table-kasane-robe = 各自的區域
lab-measure-kasane-robe-cards = 張數
lab-measure-kasane-robe-enough = 足以計顏色分
lab-measure-kasane-robe-twelve = 12 張全滿
lab-table-kasane-robes = 區域的張數
lab-row-kasane-robes = { $number } 張
lab-measure-kasane-robes-times = 人數
lab-measure-kasane-robes-share = 這些人的勝率
lab-table-kasane-colours = 可計顏色分的區域的顏色數
lab-row-kasane-colours = { $number } 色
lab-measure-kasane-colours-times = 人數
lab-measure-kasane-colours-share = 這些人的勝率
lab-row-kasane-order = { $number ->
        [1] 起始玩家
       *[other] 第 { $number } 位
    }
lab-number-kasane-plus-ones = 牌庫中 +1 的張數
lab-number-kasane-bonus-row = 計顏色分所需的張數
lab-number-kasane-twelve-points = 完成十二單的分數

# Bots from outside that failed.
lab-bot-crashed = { $bot } 在 { $games } 局中有 { $count } 局當掉，判負：{ $detail }。
lab-bot-stalled = { $bot } 在 { $games } 局中有 { $count } 局一手超過 { $detail } 秒，判負。
lab-bot-cheated = { $bot } 在 { $games } 局中有 { $count } 局選了不允許的動作（{ $detail }），判負。
