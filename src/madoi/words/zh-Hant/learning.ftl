# madoi learn：張量與訓練。

learn-layout = { $game }（{ $count } 人）的觀測張量：{ $size } 個數值，{ $actions } 種行動。配置 { $version }，{ $hash }。
learn-layout-columns = 各欄：起點、形狀、步幅、欄位與意義。
learn-no-layout = 沒有張量：{ $reason }。

learn-no-numpy = 訓練需要 Python 套件 { $module }：pip install "madoi[research]"
learn-other-run = { $path } 是另一個網路或另一種配置的訓練。請改用別的 --out，或把它刪除。
learn-continues = 繼續 { $path } 的訓練。
learn-progress = { $count } 人：{ $games } 局，損失 { $loss }
learn-trained = { $count } 人：以 { $games } 局訓練，費時 { $minutes } 分鐘。
learn-interrupted = 已中斷。進度保存在 { $path }，執行同樣的指令即可繼續。
learn-result = { $count } 人局，一個對其餘 greedy：{ $games } 局勝率 { $share }%（95% 區間 { $low } 至 { $high }，實力相當則為 { $even }%）。
learn-written = 權重在 { $path }。在競技場中，這個機器人叫 learned:{ $path }。

learn-no-prior-model = { $game }沒有可供擬合的行動特徵。
learn-other-games = { $path } 裡是另一種設定的對局。請改用別的 --out，或把它刪除。
learn-games = { $count } 人：{ $games } 局
learn-games-kept = 已中斷。目前為止的對局保存在 { $path }，執行同樣的指令即可繼續。
learn-fitted = { $count } 人：以 { $games } 局、{ $decisions } 次決定擬合。對沒有用來擬合的對局，每次選擇的意外程度是 { $now }（理論最小值為 { $least }）。
learn-fitted-before = 以遊戲現有的權重，意外程度是 { $before }。
learn-fit-written = 權重在 { $path }。
