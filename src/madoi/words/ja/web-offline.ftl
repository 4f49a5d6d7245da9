# つながらないときと、アプリとして使うときにウェブが言うこと。

web-offline-home = いまテーブルにつながりません。オフラインでも使えるもの：
web-offline-renewed = Madoi の新しい版が使えます。
web-offline-load = 更新
web-offline-install = アプリとしてインストール
