# 設計者報告：這個遊戲是什麼樣子，改了規則又會如何。

## 可能的錯誤

lab-design-deals-few = 重複發牌不能是 { $given } 次；0 表示不做。
lab-design-no-change = { $options }和原來一樣，沒有可比較的。
lab-design-set-form = 「{ $text }」不是變更，請寫成「名稱=值」。
lab-design-set-twice = { $option } 設定了兩次。
lab-design-skill-form = 「{ $text }」不是兩個機器人，請寫成「較強,較弱」。

## 標題

lab-design-title = { $game }：設計者報告
lab-design-head-deals = 重複發牌
lab-design-head-change = 變更
lab-design-deals = { NUMBER($deals, useGrouping: "true") } 副牌，每副 { $games } 局：{ $better } 對 { $weaker }

## 數值

lab-design-range = { $value }（{ $low } 至 { $high }）
lab-design-row = { $row }：{ $measure }
lab-design-column-before = 現行
lab-design-column-after = 變更後
lab-design-column-difference = 差異
lab-design-column-row = 項目
lab-design-column-measure = 指標
lab-design-clear = 在 { $seen } 個有變動的數值中，{ $clear } 個差異明確（●：95% 信賴區間不含 0）。單憑偶然也會有約 { $chance } 個。
lab-design-all = 只顯示這些；--all 顯示全部數值，--out 寫入檔案。
lab-design-note = 這些是上列機器人之間的對局。± 與括號為 95% 信賴區間；圖中 ● 是平均，線段是區間，┊ 是人人相等時的值。比較的兩邊使用相同的種子；百分比的差異以百分點計。做了某事的人較常獲勝，不代表是因為做了那件事才獲勝（docs/lab.md）。

## 值得注意的事：由數字產生的句子

lab-findings-title = 重點發現
lab-findings-note = 從 { NUMBER($compared, useGrouping: "true") } 項比較中選出。這些句子的範圍比表格寬，讓所有句子同時成立的把握有 95%。
lab-findings-none = 對局太少，還無法下結論。
lab-finding-last-more = 順位最後的玩家勝率是 { $value }（{ $low } 到 { $high }），高於平均分配的 { $even }。
lab-finding-last-less = 順位最後的玩家勝率是 { $value }（{ $low } 到 { $high }），低於平均分配的 { $even }。
lab-finding-wins-more = { $table }「{ $row }」：勝率 { $value }（{ $low } 到 { $high }），高於平均分配的 { $even }。
lab-finding-wins-less = { $table }「{ $row }」：勝率 { $value }（{ $low } 到 { $high }），低於平均分配的 { $even }。
lab-finding-even = { $table }：看不出誰占優勢。勝率都在 { $low } 到 { $high } 之間，平均分配是 { $even }。
lab-finding-did-more = { $table }「{ $row }」：這些玩家的勝率是 { $value }（{ $low } 到 { $high }），平均分配是 { $even }。
lab-finding-did-less = { $table }「{ $row }」：這些玩家的勝率只有 { $value }（{ $low } 到 { $high }），平均分配是 { $even }。
lab-finding-ending = { $table }：最常見的是「{ $row }」，占 { $value }（{ $low } 到 { $high }）的對局。
lab-finding-better = { $others ->
       *[other] 面對 { $others } 個 { $weaker }，{ $better } 的勝率是 { $value }（{ $low } 到 { $high }），平均分配是 { $even }。
    }
lab-finding-deal = 勝負有 { $value }（{ $low } 到 { $high }）單由發牌決定。
lab-finding-length = 一局平均要做 { $value } 次決定（{ $low } 到 { $high }），十局有九局在 { $least } 到 { $most } 次之間。
lab-finding-change = { $table }「{ $row }」的{ $measure }：{ $before } 變成 { $after }，差 { $difference }。
lab-finding-no-change = 在這 { NUMBER($games, useGrouping: "true") } 組對局中看不出差異。
lab-simulation-title = { $game }：多場對局的結果

## 運氣與實力

lab-design-better = { $others ->
       *[other] 一個 { $better } 對 { $others } 個 { $weaker } 的勝率（相等時 { $even }）
    }
lab-design-again = 同一副牌由同樣的機器人玩兩次，勝者相同的比例（毫無影響時 { $even }）
lab-design-deals-too-few = 運氣與實力：重複發牌少於 { $least } 次時不作結論。
lab-design-part-deal = 發牌：座位分到的東西
lab-design-part-seat = 座位本身（與發牌無關）
lab-design-part-who = 由誰來玩
lab-design-part-both = 玩家與發牌的搭配
lab-design-part-rest = 其餘：過程中的骰子與抽牌、機器人的隨意選擇
lab-design-parts-caption = 決定勝負的因素（占變異數的比例）

## 網頁

lab-design-points-caption = 各座位的得分
lab-design-length-caption = 每局決定次數
lab-design-contents = 目錄
lab-design-changes-caption = 變更內容
lab-design-clear-title = 明確的差異
lab-design-drawn = 圖示
lab-design-written = 網頁與表格已寫入 { $path }。

## 每個遊戲都有的表格、項目與指標

lab-table-decisive = 運氣與實力
lab-table-course = 對局過程
lab-table-order = 依行動順序
lab-row-course-decisions = 每局決定次數
lab-row-course-shared = 並列獲勝的對局
lab-row-course-undecided = 無人獲勝的對局
lab-measure-mean = 平均
lab-measure-games = 對局比例
lab-measure-wins = 勝率
lab-measure-points = 得分
lab-measure-times = 次數
lab-measure-seats = 人數
lab-measure-won = 這些人的勝利
lab-measure-share = 做了的人的勝率
lab-measure-decided = 決定勝負的比例
