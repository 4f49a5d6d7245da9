# 網頁的百合紅：局面與選擇動作的地方。

# Letters: one sign for each girl, where her name has no room.
web-yurikure-letter-akane = 赤
web-yurikure-letter-shirakaba = 白
web-yurikure-letter-kuroki = 黑
web-yurikure-letter-tsuge = 黃
web-yurikure-letter-murafuji = 紫
web-yurikure-letter-midorino = 綠
web-yurikure-letter-sorai = 空
web-yurikure-letter-haila = 灰
web-yurikure-letter-momozono = 桃

# The circle of girls.
web-yurikure-place = { $girl }，行動順序第 { $place }
web-yurikure-acting = 正在行動
web-yurikure-asked = 等她答覆
web-yurikure-controlled = 由{ $seat }以 { $value } 點控制
web-yurikure-uncontrolled = 沒有控制者
web-yurikure-bonds = 女孩之間
web-yurikure-couple = 伴侶（{ $state }）
web-yurikure-no-bonds = 她和其他人之間還沒有什麼。
web-yurikure-in-words = 用文字看局面
web-yurikure-close = 關閉

# What one is asked, and what one can do.
web-yurikure-dock = 輪到你
web-yurikure-verbs = 行動的種類
web-yurikure-verb-approach = 接近
web-yurikure-verb-confess = 告白
web-yurikure-verb-love = 戰術談判
web-yurikure-verb-warm = 心上人
web-yurikure-verb-reveal = 公開
web-yurikure-tap-target = 請點選對象女孩。
web-yurikure-tap-lit = 點選發亮的女孩，可以對她公開。
web-yurikure-tap-two = 請點選兩位女孩。
web-yurikure-tap-second = { $girl }和……另一位是？
web-yurikure-tap-pair = 請點選兩位女孩，放上支援點 { $value }。
web-yurikure-full = 支援表填滿了。交出之前還可以重填。
web-yurikure-left = 還沒放的數值：{ $values }
web-yurikure-must-declare = { $girl }由你控制。請宣告她怎麼做。
web-yurikure-not-final = 控制者是{ $seat }，尚未定案。
web-yurikure-declare = 宣告：{ $choice }
web-yurikure-to-vote = { $count ->
   *[other] 還有 { $count } 票
 }
web-yurikure-beforehand = 預先跳過
web-yurikure-reveal-on = 對{ $girl }公開
web-yurikure-reveal = 對{ $girl }公開 { $value } 點
web-yurikure-stays = { $hidden ->
    [0] 不再有未公開的點
   *[other] 還有 { $hidden } 點不公開
 }
web-yurikure-ahead = 你以 { $value } 領先。跳過也不會改變，除非有人公開更多。
web-yurikure-other-ahead = { $seat }以 { $value } 領先。
web-yurikure-nobody-ahead = 還沒有人對她公開過。
web-yurikure-less = 減少
web-yurikure-more = 增加

# One's own sheet, control, dice.
web-yurikure-revealed = 公開的控制點
web-yurikure-handed-in = 已交出
web-yurikure-sheet = 你的支援表
web-yurikure-sheet-empty = 還是空白。
web-yurikure-on-circle = 疊在圓圈上
web-yurikure-cover = 遮住
web-yurikure-uncover = 打開
web-yurikure-covered = 支援表已遮住。
web-yurikure-uncover-first = 打開支援表來公開
web-yurikure-dice = 骰子
web-yurikure-unchanged = 沒有變化。

# The last scene.
web-yurikure-sheets = 所有人的支援表
web-yurikure-show-sheet = 把{ $seat }的支援表疊在圓圈上
web-yurikure-sum = 合計
web-yurikure-exposed = 對這些女孩的公開
