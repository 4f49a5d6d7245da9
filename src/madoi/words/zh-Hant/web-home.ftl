# The home page: ways into a game.

web-play = 遊玩
web-decks = 牌組
web-puzzles = 題目
web-puzzle-of-day = 今日一題
web-also = 其他
web-your-turn = 輪到你了
web-learn-to-play = { $minutes } 分鐘學會
web-learn-resume = 繼續教學
web-play-at-once = 跳過教學
web-with-friends = 和朋友玩

## Friends, invitations and the waiting room

web-name-ask = 希望大家怎麼稱呼你？
web-name-go-on = 繼續
web-invites-you = { $name } 邀你來玩 { $game }
web-invitation-to = 邀你來玩 { $game }
web-invited-learn = 沒玩過嗎？先花 { $minutes } 分鐘學一下
web-more-settings = 更多
web-practice = 等人時先練習一局
web-practice-again = 再發一次
web-waiting-title = 邀請朋友
web-share-link = 分享連結
web-link-opened = { $count ->
    [0] 還沒有人打開連結。
   *[other] 有 { $count } 人打開了連結。
 }
web-link-opened-by = { $others ->
    [0] 已打開連結：{ $names }
   *[other] 已打開連結：{ $names }和另外 { $others } 人
 }
web-more-ways = 更多
web-ways-bots = 和機器人
web-ways-friends = 和朋友
web-ways-friends-about = 傳連結給朋友，打開的人都能加入。
web-invite = 邀請
web-all-settings = 所有設定
web-seat-take = 坐這裡
web-tempo = 步調
web-tempo-live = 現在
web-tempo-daily = 一天一步
web-tempo-about-live = 大家同時在線上玩。
web-tempo-about-daily = 不必同時在線上。打開通知，輪到你時就會知道。
web-today = 今天
web-daily = 每日一局
web-today-streak = { $days ->
   *[other] 連續 { $days } 天
 }

## Evenings

web-evening-page = 朋友聚會
web-evening-table = { $game }：聚會的一輪
web-evening-back = 回到聚會
