## The characters that bots play as: name, manner, and a sentence about the manner

cast-name-sayo = 小夜
cast-name-raita = 雷太
cast-name-isuzu = 五十鈴
cast-name-kohaku = 琥珀
cast-name-koharu = 小春
cast-name-genta = 源太
cast-name-ritsu = 阿律
cast-name-nagi = 小凪
cast-name-botan = 牡丹
cast-name-sota = 颯太
cast-name-toki = 時婆婆
cast-name-hayate = 疾風

cast-manner-sayo = 有耐心
cast-manner-raita = 大膽
cast-manner-isuzu = 謹慎
cast-manner-kohaku = 愛捉弄人
cast-manner-koharu = 開朗
cast-manner-genta = 豪爽
cast-manner-ritsu = 一絲不苟
cast-manner-nagi = 愛做夢
cast-manner-botan = 高傲
cast-manner-sota = 好奇
cast-manner-toki = 老練
cast-manner-hayate = 性急

cast-about-sayo = 從不著急，先泡茶，再看牌。
cast-about-raita = 出牌俐落，從不想會失手。
cast-about-isuzu = 什麼都數兩遍，還是不放心。
cast-about-kohaku = 戴著狐狸面具，總在奇怪的時候笑。
cast-about-koharu = 拿到什麼牌都高興，連你的牌也是。
cast-about-genta = 輸的時候笑得最大聲。
cast-about-ritsu = 每回合結束都把牌堆理整齊。
cast-about-nagi = 望著窗外，牌照樣打。
cast-about-botan = 據說輸了也很優雅，只是沒人見過。
cast-about-sota = 總想知道你為什麼這樣走。
cast-about-toki = 你出生以前就在玩了。
cast-about-hayate = 輪到自己之前，手指一直敲桌子。

# A bot and its strength
bot-with-strength = { $name }（{ $bot }）

## Faces that people can choose

face-choose = 頭像
face-none = 不用頭像
face-cat = 貓
face-fox = 狐狸
face-rabbit = 兔子
face-bear = 熊
face-owl = 貓頭鷹
face-frog = 青蛙
face-tanuki = 狸貓
face-crane = 鶴
