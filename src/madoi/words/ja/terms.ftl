# Names of things, as sentences and screens use them.

## Languages, each by its own name

language-ja = 日本語
language-zh-Hant = 繁體中文
language-en = English

## Colors of Kasane

kasane-name = 襲ノ色目

kasane-yaku-kasane = 襲ね
kasane-yaku-juu = 拾
kasane-yaku-sakura-chirashi = 桜散らし
kasane-yaku-mukai-zuru = 向鶴
kasane-yaku-shippou = 七宝
kasane-yaku-wakana-ge = 若菜下
kasane-yaku-wakana-jou = 若菜上
kasane-yaku-asagao = 朝顔
kasane-yaku-yugiri = 夕霧

# What the cards of a yaku must be; completes "these cards are not …" and stands alone.
kasane-condition-kasane = すべて同じ数字
kasane-condition-juu = 合計ちょうど10
kasane-condition-sakura-chirashi = 順不同の1・2・6
kasane-condition-mukai-zuru = 順不同の3・8・9
kasane-condition-shippou = 順不同の4・5・7
kasane-condition-wakana-ge = 重複のない1〜5の昇順か降順（飛ばし可）
kasane-condition-wakana-jou = 重複のない5〜9の昇順か降順（飛ばし可）
kasane-condition-asagao = すべて奇数
kasane-condition-yugiri = すべて偶数

# The colour of each number.
kasane-colour-1 = 濃い橙
kasane-colour-2 = 橙
kasane-colour-3 = 黄
kasane-colour-4 = 黄緑
kasane-colour-5 = 緑
kasane-colour-6 = 水色
kasane-colour-7 = 青
kasane-colour-8 = 薄紫
kasane-colour-9 = 紫
