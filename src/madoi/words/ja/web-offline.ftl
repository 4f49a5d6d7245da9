# つながらないときと、アプリとして使うときにウェブが言うこと。

web-offline-home = いまテーブルにつながりません。つながらなくても開けるもの：
web-offline-renewed = Madoi の新しい版があります。
web-offline-load = 読み込む
web-offline-install = アプリとしてインストール
