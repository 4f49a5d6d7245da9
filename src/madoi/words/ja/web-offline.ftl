# つながらないときと、アプリとして使うときにウェブが言うこと。

web-offline-home = いまテーブルにつながりません。オフラインでも使えるもの：
web-offline-renewed = Madoi の新しい版が使えます。
web-offline-load = 更新
web-offline-install = アプリとしてインストール

# この端末の上のテーブル（web/src/local）。
web-offline-play = いまはつながっていません。この端末でボットと遊べます。オフラインで開けるページ：
web-local-loading = この端末でゲームを準備しています……
web-open-to-others = 友だちを招く
web-open-to-others-about = ゲームをオンラインに移し、友だちがボットと交代できます。見えない札は引き直されます。
web-take-along = 持ち出す
web-take-along-hint = このゲームの続きを、接続がなくてもこの端末で遊べます。
local-failed = この端末でゲームを始められませんでした。ページを読み込み直すか、インターネットにつないでもう一度お試しください。
web-findings = わかっていること
