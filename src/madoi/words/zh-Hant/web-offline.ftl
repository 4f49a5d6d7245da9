# 沒有連線時，以及作為應用程式使用時，網頁會說的話。

web-offline-home = 現在連不上牌桌。這些不用連線也能用：
web-offline-renewed = Madoi 有新版本了。
web-offline-load = 更新
web-offline-install = 安裝成應用程式
