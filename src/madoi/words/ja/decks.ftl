# 作りかけのデッキとカード。

lily-list-nobody = { $line }行目：「{ $text }」というカードはありません。枚数とID、または枚数と書かれたとおりの二つ名と名前を書いてください。例：3 w101
lily-list-several = { $line }行目：「{ $text }」はどれのことか決まりません（{ $meant }）。代わりにIDを書いてください。
lily-deck-no-leader = リーダーがまだ決まっていません。
lily-deck-no-partner = パートナーがまだ決まっていません。
lily-set-no-cards = { $file }：カードが1枚もありません。
lily-more-faults = 間違いがほかに{ $count }つあります。

## Trials

trial-too-much = 対戦に時間がかかりすぎました。
trial-bot = { $bot }は試し対戦には考える時間が長すぎます。
