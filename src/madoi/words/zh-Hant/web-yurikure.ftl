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
web-yurikure-matrix = 總表
web-yurikure-turn = 第 { $turn } 回合（共 { $turns }）
web-yurikure-setup = 準備
web-yurikure-turns-about = 第 3 回合結束時，所有人暗中增加 1 點支援點；第 6 回合結束時再增加 3 點。
web-yurikure-own-support = 你的支援點：{ $points }

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
web-yurikure-let-pass = { $seat }宣告：{ $girl }{ $choice }。跳過嗎？
web-yurikure-chosen = { $girl }：{ $choice }？
web-yurikure-your-answer = 代{ $girl }回答：要和{ $other }成為伴侶嗎？
web-yurikure-your-vote = 代{ $girl }投票：{ $one }與{ $other }該成為伴侶嗎？
web-yurikure-passed-together = { $seats }跳過。
web-yurikure-not-final = 控制者是{ $seat }，尚未定案。
web-yurikure-confirm = 宣告
web-yurikure-about-approach = 兩人的好感度 +1。兩人的其他伴侶關係，不滿度 +1。
web-yurikure-about-confess = 對方答應就成為伴侶。就算拒絕，骰子不超過好感度也會成為伴侶。
web-yurikure-about-love = 其他女孩對這兩人投票。通過後，再問她們自己的意願。
web-yurikure-about-warm = 她對這位女孩一開始就有好感度 3。
web-yurikure-effects = 會發生什麼
web-yurikure-if-yes = 答應的話
web-yurikure-if-no = 拒絕的話
web-yurikure-if-yes-or-die = 答應，或拒絕但骰子 { $most }
web-yurikure-if-die = 骰子 { $most }
web-yurikure-if-die-above = 骰子 { $least }
web-yurikure-if-no-die = 拒絕且骰子 { $least }
web-yurikure-if-vote = 投票通過且兩人都答應
web-yurikure-if-one-refuses = 其中一人拒絕
web-yurikure-if-both = 兩人都答應
web-yurikure-vote-effect = 贊成過半，才會詢問兩人。
web-yurikure-effect-couple = 成為伴侶
web-yurikure-speak-up = 插話公開
web-yurikure-keep-quiet = 還是不要
web-yurikure-speaking-up = 定案之前，點選發亮的女孩就能公開。
web-yurikure-to-vote = { $count ->
   *[other] 還有 { $count } 票
 }
web-yurikure-pass-votes = 投票{"\u200B"}全部跳過
web-yurikure-pass-action = 這次行動{"\u200B"}全部跳過
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
# What a die decides, behind its sum.
web-yurikure-verdict = { $result ->
    [confession-couple] ：成為伴侶
    [confession-favor] ：沒成為伴侶，但更親近
    [couple-break-up] ：分手
    [couple-discomfort] ：不滿度上升
    [couple-favor] ：更親近了
    [kiss-success] ：親吻成功
    [kiss-failure] ：沒有親吻
   *[couple-nothing] ：沒有變化
 }

# The last scene.
web-yurikure-sheets = 所有人的支援表
web-yurikure-show-sheet = 把{ $seat }的支援表疊在圓圈上
web-yurikure-sum = 合計
web-yurikure-exposed = 對這些女孩的公開
