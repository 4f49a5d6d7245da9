## The characters that bots play as: name, manner, and a sentence about the manner

cast-name-sayo = 小夜
cast-name-raita = 雷太
cast-name-isuzu = 五十鈴
cast-name-kohaku = 琥珀
cast-name-koharu = 小春
cast-name-genta = 源太
cast-name-ritsu = 律
cast-name-nagi = 凪
cast-name-botan = 牡丹
cast-name-sota = 颯太
cast-name-toki = トキ
cast-name-hayate = ハヤテ

cast-manner-sayo = のんびり屋
cast-manner-raita = 大胆
cast-manner-isuzu = 慎重
cast-manner-kohaku = いたずら好き
cast-manner-koharu = 朗らか
cast-manner-genta = 豪快
cast-manner-ritsu = 几帳面
cast-manner-nagi = 夢見がち
cast-manner-botan = 誇り高い
cast-manner-sota = 知りたがり
cast-manner-toki = 老練
cast-manner-hayate = せっかち

cast-about-sayo = 急ぎません。まずお茶をいれて、それから札を見ます。
cast-about-raita = 失敗など考えずに、勢いよく札を出します。
cast-about-isuzu = 何でも二度数えて、それでもまだ心配します。
cast-about-kohaku = 狐の面をかぶり、妙なところで笑います。
cast-about-koharu = どんな札でも喜びます。あなたの札でも。
cast-about-genta = 負けたときほど大声で笑います。
cast-about-ritsu = 手番が終わるたびに山札をそろえます。
cast-about-nagi = 窓の外を眺めながら、ちゃんと打っています。
cast-about-botan = 負けても優雅だそうです。見た人はいません。
cast-about-sota = 今の一手の理由を知りたがります。
cast-about-toki = あなたが生まれる前から遊んでいます。
cast-about-hayate = 自分の番まで、指でテーブルをとんとん叩きます。

# A bot and its strength
bot-with-strength = { $name }（{ $bot }）

## Faces that people can choose

face-choose = アイコン
face-none = アイコンなし
face-cat = ネコ
face-fox = キツネ
face-rabbit = ウサギ
face-bear = クマ
face-owl = フクロウ
face-frog = カエル
face-tanuki = タヌキ
face-crane = ツル
