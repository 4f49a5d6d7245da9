# Names of things, as sentences and screens use them.

## Languages, each by its own name

language-ja = 日本語
language-zh-Hant = 繁體中文
language-en = English

## Colors of Kasane

kasane-name = Colors of Kasane

kasane-yaku-kasane = Kasane
kasane-yaku-juu = Juu (ten)
kasane-yaku-sakura-chirashi = Sakura-chirashi
kasane-yaku-mukai-zuru = Mukai-zuru
kasane-yaku-shippou = Shippou
kasane-yaku-wakana-ge = Wakana-ge
kasane-yaku-wakana-jou = Wakana-jou
kasane-yaku-asagao = Asagao
kasane-yaku-yugiri = Yugiri

# What the cards of a yaku must be; completes "these cards are not …" and stands alone.
kasane-condition-kasane = all the same number
kasane-condition-juu = a sum of exactly 10
kasane-condition-sakura-chirashi = 1, 2, 6 in any order
kasane-condition-mukai-zuru = 3, 8, 9 in any order
kasane-condition-shippou = 4, 5, 7 in any order
kasane-condition-wakana-ge = numbers from 1 to 5, always rising or always falling, gaps allowed
kasane-condition-wakana-jou = numbers from 5 to 9, always rising or always falling, gaps allowed
kasane-condition-asagao = all odd
kasane-condition-yugiri = all even

# The colour of each number.
kasane-colour-1 = deep orange
kasane-colour-2 = orange
kasane-colour-3 = yellow
kasane-colour-4 = yellow-green
kasane-colour-5 = green
kasane-colour-6 = light blue
kasane-colour-7 = blue
kasane-colour-8 = pale violet
kasane-colour-9 = violet
