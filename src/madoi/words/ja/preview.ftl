# Titles and descriptions of links, for chat programs.

preview-evening-invites = { $name }さんが{ $game }の会に誘っています
preview-table-playing = { $game }：{ $name }が対戦中
preview-table-over = { $game }：{ $name }の対戦
preview-replay = { $game }のリプレイ：{ $name }
preview-rules = { $game }のルール
preview-new = { $game }で遊ぶ
preview-decks = Lilyのデッキ
preview-cards = Lilyのカード一覧
preview-decks-about = デッキを組んで引きを試し、ボットや友だちと対戦できます。
preview-learn-all = 遊びながら覚えるはじめてのゲーム
preview-rules-all = 図でわかるルール
