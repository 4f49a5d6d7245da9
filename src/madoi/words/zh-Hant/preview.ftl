# Titles and descriptions of links, for chat programs.

preview-evening-invites = { $name } 邀你參加 { $game } 聚會
preview-table-playing = { $game }：{ $name } 對戰中
preview-table-over = { $game }：{ $name } 的對戰
preview-replay = { $game } 重播：{ $name }
preview-rules = { $game } 規則
preview-new = 來玩 { $game }
preview-decks = Lily 牌組
preview-cards = Lily 牌一覽
preview-decks-about = 組牌組、試抽牌，再和機器人或朋友對戰。
preview-learn-all = 邊玩邊學：會自己解說的第一局
preview-rules-all = 圖解規則
