# 終端機在每個遊戲周圍所說的話。

in-file = { $path }：{ $refusal }
option-no-file = 選項 { $option } 不能用檔案指定。
seat-kind = 「{ $text }」不是座位。請用 { $allowed } 之一，可以加上名字（Aki=me）或數量（greedy*3）。
seat-times = 「{ $text }」的座位數必須是 1 到 9。
resume-none = { $path } 裡沒有可以繼續的遊戲。
resume-fed = { $path } 的遊戲用的是實體骰子與牌，無法在這裡繼續。
game-first = 請把遊戲名稱寫在指令的正後方：play { $game } …
hotseat-bots = 使用 --hotseat 時全部都是真人；請不要加入機器人，或不要加 --hotseat。
resume-over = { $path } 的遊戲已經結束；觀看請用：{ $command }
resume-options = 繼續的遊戲沿用原來的座位、種子與選項；請不要加上 { $option }。

play-you = 你
play-bots = 機器人：{ $bots }
play-sealed = 牌序已封存：SHA-256 { $commitment }。亂數種子會在遊戲結束時公開。
play-opened = 亂數種子：{ $seed }
play-left = 遊戲保存在 { $path }。繼續請用：{ $command }
play-won = 勝者：{ $seats }
play-over = 紀錄在 { $path }。觀看請用：{ $command }
play-saved = 每個決定之後，遊戲都保存在 { $path }。
play-undone = 已悔棋到第 { $number } 個決定之前。
play-pass-screen = 輪到{ $name }。確定只有你看得到畫面時，請按 Enter。
play-wish-set = 已預先設定：{ $wish }（輸入 ask 取消）
play-prompt = 請選擇（輸入 ? 看說明）：
play-concede-sure = 輸入 { $command } 就認輸，對手獲勝。
play-no-concession = 這個遊戲不能認輸；要離開請輸入 quit。
play-no-number = 沒有第 { $number } 個選擇；只有 1 到 { $most }。
play-only-one = { $choice }（沒有別的選擇）
play-no-rule = 沒有規則 { $rule-id }。
play-no-language = 這裡沒有「{ $text }」這種語言。可用的是：{ $allowed }。
play-help = 輸入清單上的號碼，或直接輸入動作。只有一件事可做時，不詢問就直接進行（幾個人共用鍵盤時仍會詢問）。
      ? 3               第 3 個選擇會怎樣
      ? { $move }  這個動作會怎樣，或為什麼不行
      ? rules           所有規則
      ? { $chapter }            規則的一章
      ? { $rule-id }          規則全文
      undo              回到你上一個決定（在發出或公開新的東西之前）
      save FILE         保存到你選的檔案（平時也一直保存著）
      log               到目前為止發生的一切
      why               最後發生的事與它的規則
      menu              顯示所有選擇，包括畫面放不下的
      board             重新畫出桌面
      lang ja           更換語言：ja、zh-Hant、en
      concede           認輸（Lily）
      quit              離開（遊戲會保存）

replay-prompt = Enter：下一步　p：上一步　?：說明
replay-help = Enter 或 n：下一步 · p：上一步 · 12：到第 12 個決定 · start：開頭 · end：結尾 · seat 2：以座位 2 的視角 · spectator：觀戰者視角 · all：全部 · q：離開
replay-place = 第 { $number } 個決定（共 { $most } 個）　視角：{ $eyes }
replay-eyes-spectator = 觀戰者
replay-eyes-all = 全部
replay-no-place = 沒有第 { $number } 個決定；只有 0（開頭）到 { $most }。
replay-viewer = 這裡沒有「{ $text }」。請輸入 1 到 { $count } 的座位、玩家名字、spectator 或 all。
replay-not-ended = 遊戲還沒結束，所以還不能看到全部。

verify-good = { $path }：紀錄無誤。{ $decisions } 個決定，全部合乎規則；得分 { $points }。
verify-unfinished = { $path }：到目前為止無誤，但尚未結束。{ $decisions } 個決定，全部合乎規則。
verify-unchecked = 有 { $count ->
   *[other] { $count } 行
 }沒有檢查碼：那裡合乎規則的決定或名字可能被改過而看不出來。
verify-seed = 與開局時公布的雜湊值相符：SHA-256 { $commitment }。
verify-no-commitment = 沒有事先封存種子，所以無法得知發牌是否公平。

simulate-person = 無法模擬真人：模擬的座位都必須是機器人。
simulate-worker-died = 進行對局的行程被外部終止（可能是記憶體不足）。請減少 --jobs 再試一次。
simulate-written = 頁面與表格在 { $path }。

kasane-board-title = 襲之色目 · 第 { $round } 輪（共 { $rounds } 輪） · 牌庫 { $deck } 張
kasane-board-points = 得分
kasane-board-hand = 手牌
kasane-board-row = 自己的區域
kasane-board-own-hand = 手牌（右邊是前方）：
kasane-board-over = 襲之色目 · 遊戲結束
kasane-board-progress = { $count }/12 · { $colours ->
   *[other] { $colours } 色
 }
kasane-board-end = 結束時：排了 8 張以上，依顏色數（{ $counts }）得 { $points } 分；12 張全排再加 2 分
kasane-board-yaku = 牌型
kasane-board-ours = ○ 空位  ● 已占
kasane-menu-take = 從第 { $column } 疊
kasane-menu-make = → { $yaku }（{ $count } 張）{ $points ->
   *[other] { $points } 分
 }：
kasane-menu-join = → 連同最右邊的牌：{ $yaku }（{ $count } 張）{ $points ->
   *[other] { $points } 分
 }：
kasane-explain-take = 第 { $column } 疊的 { $card } 放到手牌最前方。[KS-2.1]
kasane-explain-plus-one = 第 { $column } 疊的 +1 排到自己區域的右端：1 分。[KS-2.2]
kasane-explain-make = { $cards } 是{ $yaku }（{ $condition }）。照原來的順序排在自己區域的右邊：{ $points ->
   *[other] { $points } 分
 }。[KS-2.3、KS-2.6]
kasane-explain-join = { $cards } 是{ $yaku }（{ $condition }）；第一張已經在自己區域的右端，原地不動。其餘排在它的右邊：{ $points ->
   *[other] { $points } 分
 }。[KS-2.4、KS-2.6]
kasane-explain-after = 之後手牌是 { $hand }，區域是 { $row }。

# What the cards of a yaku must be, as short as a column needs it.
kasane-short-kasane = 相同數字
kasane-short-juu = 合計 10
kasane-short-sakura-chirashi = 1、2、6 不拘順序
kasane-short-mukai-zuru = 3、8、9 不拘順序
kasane-short-shippou = 4、5、7 不拘順序
kasane-short-wakana-ge = 1～5 遞增減，可跳號
kasane-short-wakana-jou = 5～9 遞增減，可跳號
kasane-short-asagao = 奇數
kasane-short-yugiri = 偶數
play-bot-crashed = { $bot }當掉了（{ $detail }），已代為選擇最溫和的動作。
play-bot-stalled = { $bot }一手超過 { $detail } 秒，已代為選擇最溫和的動作。
play-bot-cheated = { $bot }選了不允許的動作（{ $detail }），已代為選擇最溫和的動作。
