# 沒有連線時，以及作為應用程式使用時，網頁會說的話。

web-offline-home = 現在連不上牌桌。這些不用連線也能用：
web-offline-renewed = Madoi 有新版本了。
web-offline-load = 更新
web-offline-install = 安裝成應用程式

# 在這個裝置上的牌桌（web/src/local）。
web-offline-play = 現在沒有連線。可以在這個裝置上跟機器人玩。這些頁面也能離線使用：
web-local-loading = 正在這個裝置上準備遊戲……
web-open-to-others = 邀請朋友
web-open-to-others-about = 遊戲會移到線上，朋友可以接替機器人。看不到的牌會重新抽取。
web-take-along = 帶著走
web-take-along-hint = 在這個裝置上繼續這一局，沒有連線也能玩。
local-failed = 遊戲無法在這個裝置上開始。請重新載入頁面，或連上網路後再試一次。
web-findings = 研究結果
