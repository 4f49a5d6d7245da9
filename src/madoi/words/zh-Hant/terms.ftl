# Names of things, as sentences and screens use them.

## Languages, each by its own name

language-ja = 日本語
language-zh-Hant = 繁體中文
language-en = English

## Colors of Kasane

kasane-name = 襲之色目

kasane-yaku-kasane = 襲
kasane-yaku-juu = 拾
kasane-yaku-sakura-chirashi = 櫻散
kasane-yaku-mukai-zuru = 向鶴
kasane-yaku-shippou = 七寶
kasane-yaku-wakana-ge = 若菜下
kasane-yaku-wakana-jou = 若菜上
kasane-yaku-asagao = 朝顏
kasane-yaku-yugiri = 夕霧

# What the cards of a yaku must be; completes "these cards are not …" and stands alone.
kasane-condition-kasane = 數字全部相同
kasane-condition-juu = 總和正好 10
kasane-condition-sakura-chirashi = 1、2、6 各一張（順序不拘）
kasane-condition-mukai-zuru = 3、8、9 各一張（順序不拘）
kasane-condition-shippou = 4、5、7 各一張（順序不拘）
kasane-condition-wakana-ge = 1 到 5 之間一路遞增或一路遞減（不可重複，可跳號）
kasane-condition-wakana-jou = 5 到 9 之間一路遞增或一路遞減（不可重複，可跳號）
kasane-condition-asagao = 全是奇數
kasane-condition-yugiri = 全是偶數

# The colour of each number.
kasane-colour-1 = 深橙
kasane-colour-2 = 橙
kasane-colour-3 = 黃
kasane-colour-4 = 黃綠
kasane-colour-5 = 綠
kasane-colour-6 = 淺藍
kasane-colour-7 = 藍
kasane-colour-8 = 淡紫
kasane-colour-9 = 紫
