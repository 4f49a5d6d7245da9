# Yuri-Kure: names of things, as sentences and screens use them.

yurikure-name = 百合紅

yurikure-girl-akane = 小赤
yurikure-girl-shirakaba = 小白
yurikure-girl-kuroki = 小黑
yurikure-girl-tsuge = 小黃
yurikure-girl-murafuji = 小紫
yurikure-girl-midorino = 小綠
yurikure-girl-sorai = 小空
yurikure-girl-haila = 小灰
yurikure-girl-momozono = 小桃

yurikure-colour-akane = 赤
yurikure-colour-shirakaba = 白
yurikure-colour-kuroki = 黑
yurikure-colour-tsuge = 黃
yurikure-colour-murafuji = 紫
yurikure-colour-midorino = 綠
yurikure-colour-sorai = 天藍
yurikure-colour-haila = 灰
yurikure-colour-momozono = 桃

yurikure-orientation-aggressive = 大膽的告白
yurikure-orientation-attracting = 惑人的魅力
yurikure-orientation-cool = 冷豔美人
yurikure-orientation-passive = 等待告白
yurikure-orientation-shy = 怕生
yurikure-orientation-friendly = 大家都是好朋友？
yurikure-orientation-cute = 滿溢的可愛
yurikure-orientation-attracted = 凝望著人

# What an orientation does, in one line.
yurikure-effect-aggressive = 告白被拒絕時，骰子與好感度 + 2 比較
yurikure-effect-attracting = 含有她的組合在伴侶階段好感度 5 就成為伴侶
yurikure-effect-cool = 第一回合之前，與一位女孩的好感度 +3
yurikure-effect-passive = 被告白時，好感度立刻 +1
yurikure-effect-shy = 好感度 0 時被接近，好感度 +3
yurikure-effect-friendly = 投票算三票
yurikure-effect-cute = 誓約之吻 +1
yurikure-effect-attracted = 伴侶階段擲骰時，不滿度少算 1

yurikure-term-favor = 好感度
yurikure-term-discomfort = 不滿度
yurikure-term-support = 支援點
yurikure-term-control = 控制點
yurikure-term-controller = 控制者
yurikure-term-unsworn = 尚未進行誓約之吻
yurikure-term-sworn = 誓約之吻成功

# What a girl does or answers, as a declaration names it.
yurikure-choice-approach = 接近{ $girl }
yurikure-choice-confess = 向{ $girl }告白
yurikure-choice-love = 對{ $one }與{ $other }發起戰術談判
yurikure-choice-warm = 與{ $girl }的好感度 +3
yurikure-choice-nothing = 不行動
yurikure-choice-yes = 答應
yurikure-choice-no = 拒絕
yurikure-choice-agree = 贊成
yurikure-choice-disagree = 反對
