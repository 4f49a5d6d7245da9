# Yuri-Kure: names of things, as sentences and screens use them.

yurikure-name = 百合紅

yurikure-girl-akane = 赤根
yurikure-girl-shirakaba = 白樺
yurikure-girl-kuroki = 黒木
yurikure-girl-tsuge = 黄楊
yurikure-girl-murafuji = 紫藤
yurikure-girl-midorino = 緑野
yurikure-girl-sorai = 空井
yurikure-girl-haila = 灰羅
yurikure-girl-momozono = 桃園

yurikure-colour-akane = 赤
yurikure-colour-shirakaba = 白
yurikure-colour-kuroki = 黒
yurikure-colour-tsuge = 黄
yurikure-colour-murafuji = 紫
yurikure-colour-midorino = 緑
yurikure-colour-sorai = 空
yurikure-colour-haila = 灰
yurikure-colour-momozono = 桃

yurikure-orientation-aggressive = 大胆な告白
yurikure-orientation-attracting = 惑わす魅力
yurikure-orientation-cool = 怜悧な美人
yurikure-orientation-passive = 告白待ち
yurikure-orientation-shy = 人見知り
yurikure-orientation-friendly = みんななかよし？
yurikure-orientation-cute = あふれる可愛げ
yurikure-orientation-attracted = 人を見つめる

# What an orientation does, in one line.
yurikure-effect-aggressive = 告白を断られたとき、ダイスを好感度＋2と比べる
yurikure-effect-attracting = この子を含む女の子組は、カップルのフェーズで好感度5からカップルになる
yurikure-effect-cool = 1ターン目の前に、誰かひとりとの好感度＋3
yurikure-effect-passive = 告白されると、すぐに好感度＋1
yurikure-effect-shy = 好感度0でアプローチされると、好感度＋3
yurikure-effect-friendly = 投票が3票分になる
yurikure-effect-cute = 誓いのキスに＋1
yurikure-effect-attracted = カップルのフェーズのダイスで、不満度を1低く数える

yurikure-term-favor = 好感度
yurikure-term-discomfort = 不満度
yurikure-term-support = 支援点
yurikure-term-control = コントロール点
yurikure-term-controller = コントローラ
yurikure-term-unsworn = 誓いのキス前
yurikure-term-sworn = 誓いのキス成功

# What a girl does or answers, as a declaration names it.
yurikure-choice-approach = { $girl }にアプローチ
yurikure-choice-confess = { $girl }に告白
yurikure-choice-love = { $one }と{ $other }の駆け引き
yurikure-choice-warm = { $girl }との好感度＋3
yurikure-choice-nothing = 何もしない
yurikure-choice-yes = はい
yurikure-choice-no = いいえ
yurikure-choice-agree = 賛成
yurikure-choice-disagree = 反対
