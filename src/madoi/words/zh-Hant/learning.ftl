# madoi learn：張量與訓練。

learn-layout = { $game }（{ $seats } 人）的觀測張量：{ $size } 個數值，{ $actions } 種行動。配置 { $version }，{ $hash }。
learn-layout-columns = 各欄：起點、形狀、步幅、欄位與意義。
learn-no-layout = 沒有張量：{ $reason }。
