# The home page: ways into a game.

web-play = 遊ぶ
web-decks = デッキ
web-puzzles = 次の一手
web-puzzle-of-day = 今日の次の一手
web-also = その他
web-your-turn = あなたの番です
web-learn-to-play = { $minutes }分で覚える
web-learn-resume = レッスンを続ける
web-play-at-once = レッスンをとばす
web-with-friends = 友だちと遊ぶ

## Friends, invitations and the waiting room

web-name-ask = 何と呼ばれたいですか？
web-name-go-on = 続ける
web-invites-you = { $name }さんが{ $game }に誘っています
web-invitation-to = { $game }への招待です
web-invited-learn = はじめてなら、先に覚えましょう（{ $minutes }分）
web-more-settings = くわしく
web-practice = 待つあいだ、練習で遊ぶ
web-practice-again = もう一度配る
web-waiting-title = 友だちを誘いましょう
web-share-link = リンクを送る
web-link-opened = { $count ->
    [0] まだ誰もリンクを開いていません。
   *[other] { $count }人がリンクを開いています。
 }
web-link-opened-by = { $others ->
    [0] リンクを開いている人：{ $names }
   *[other] リンクを開いている人：{ $names }、ほか{ $others }人
 }
web-more-ways = もっと
web-ways-bots = ボットと
web-ways-friends = 友だちと
web-ways-friends-about = リンクを送るだけ。開いた人は誰でも参加できます。
web-invite = 誘う
web-all-settings = すべての設定
web-seat-take = この席に座る
web-tempo = ペース
web-tempo-live = いますぐ
web-tempo-daily = 1日1手
web-tempo-about-live = 全員が同じ時間に遊びます。
web-tempo-about-daily = 同じ時間に集まらなくても遊べます。通知をオンにすると、自分の番がわかります。
web-today = 今日
web-daily = 今日の一局
web-today-streak = { $days ->
   *[other] { $days }日連続
 }

## Evenings

web-evening-page = 友だちとの会
web-evening-table = { $game }：会の対局
web-evening-back = 会に戻る
