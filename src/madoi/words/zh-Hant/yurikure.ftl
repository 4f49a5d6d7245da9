# 百合紅：提問、事件、拒絕。用語與規則另有檔案。

yurikure-question-setup = 請暗中把支援點 5、4、3、2、1 依序分配給女孩組合，然後交出支援表。
yurikure-question-extra = 請暗中把額外的支援點 { $count ->
   *[other] { $count } 點
 }一點一點分配給任意組合，然後交出支援表。
yurikure-question-action = 這個回合{ $girl }要做什麼？
yurikure-question-answer = { $actor }向{ $girl }告白了：答應還是拒絕？
yurikure-question-vote = { $girl }的票：{ $one }與{ $other }該成為伴侶嗎？
yurikure-question-love-answer = 大家贊成{ $one }與{ $other }成為伴侶，{ $girl }自己願意嗎？
yurikure-question-cool = 從一開始就在{ $girl }心上的是誰？
yurikure-question-start = 第一回合之前：公開對{ $girl }的控制點，或跳過。

yurikure-chance-orientation = 性向
yurikure-chance-couple = 一開始的伴侶
yurikure-chance-favor = 一開始就有好感度的組合
yurikure-chance-favor-girl = 一開始就有好感度的組合中的一位女孩
yurikure-chance-order = 行動順序的下一位女孩
yurikure-chance-virtual = 假想的控制者
yurikure-chance-confession = 告白的骰子
yurikure-chance-couple-die = 伴侶階段的骰子
yurikure-chance-kiss = 誓約之吻的骰子
yurikure-chance-imagined = 對其他玩家支援表的猜測

## Setup and support

yurikure-orientation = { $girl }的性向：{ $orientations }。
yurikure-orientation-name = 女孩們的性向
yurikure-setup-couple = 故事從一對伴侶開始：{ $one }與{ $other }。
yurikure-setup-couple-name = 一開始的伴侶
yurikure-setup-favor = { $one }與{ $other }一開始就有好感度 { $value }。
yurikure-setup-favor-name = 一開始的好感度
yurikure-order = 行動順序：{ $girls }。
yurikure-order-name = 行動順序
yurikure-virtual = 假想的控制者是{ $seat }。
yurikure-virtual-name = 假想的控制者
yurikure-supported = { $seat }給了{ $one }與{ $other } { $value ->
   *[other] { $value } 點
 }支援點。
yurikure-cleared = { $seat }重新填寫支援表。
yurikure-handed-in = { $seat }交出了支援表。
yurikure-handed-in-name = 有人交出支援表
yurikure-extra = 再想一想自己的心意：每個人暗中增加 { $count ->
   *[other] { $count } 點
 }支援點。

## Phases and control

yurikure-start-phase = 遊戲開始階段：逐一輪到每位女孩，可以公開控制點。
yurikure-turn = 第 { $turn } 回合（共 { $turns } 回合）。
yurikure-revealed = { $seat }公開了對{ $girl }的控制點：{ $before } → { $value }。
yurikure-revealed-name = 公開的控制點
yurikure-passed = { $seat }跳過。
yurikure-passed-over = 大家都看得出{ $seats }無法對{ $girl }公開更多，所以跳過。
yurikure-left-out =
    { $kind ->
        [vote] 投票結果已定，{ $girls }不必再投。
        [love-answer] 有一人拒絕就成定局，{ $girls }不必再答。
       *[answer] 無論{ $girls }怎麼回答，兩人都會成為伴侶。
    }
yurikure-declared = { $seat }為{ $girl }宣告：{ $choice }。
yurikure-void = 對{ $girl }的宣告作廢。
yurikure-nobody = 沒有人控制{ $girl }：她什麼也沒做，什麼也沒答應。
yurikure-final-action = { $girl }下定了決心：{ $choice }。
yurikure-final-answer = { $girl }對告白的答覆：{ $choice }。
yurikure-final-love-answer = 被問到願不願意成為伴侶，{ $girl }的回答：{ $choice }。
yurikure-final-cool = { $girl }的心上早已有人：{ $choice }。

## What becomes of the girls

yurikure-favor = { $before ->
    [6] { $one }與{ $other }已經親近得不能再親近：好感度維持 { $after }。
   *[other] { $one }與{ $other }更親近了：好感度 { $before } → { $after }。
 }
yurikure-discomfort = { $before ->
    [6] { $one }與{ $other }之間的陰影已經深得不能再深：不滿度維持 { $after }。
   *[other] { $one }與{ $other }之間蒙上陰影：不滿度 { $before } → { $after }。
 }
yurikure-couple = { $one }與{ $other }成為伴侶。
yurikure-broke-up = { $one }與{ $other }分手了：好感度與不滿度都歸零。
yurikure-confession-die = 答覆是拒絕，但{ $one }與{ $other }的心意擲出了 { $die }：小於或等於 { $limit } 就成為伴侶。
yurikure-confession-die-name = 告白的骰子
yurikure-voted = { $girl }投下了{ $agrees ->
    [yes] 贊成
   *[no] 反對
 }票{ $count ->
    [1] { "" }
   *[other] （算 { $count } 票）
 }。
yurikure-vote-result = 投票結果：贊成 { $agree }，反對 { $disagree }。{ $passed ->
    [yes] 接下來就看這兩人的心意了。
   *[no] 這件事不了了之。
 }
yurikure-couple-die = { $die ->
    [6] { $one }與{ $other }擲出 6：一段幸福時光，好感度上升。
   *[other] { $one }與{ $other }擲出 { $die }：{ $die } − 不滿度 { $discomfort } = { $sum }。
 }{ $patience ->
    [0] { "" }
   *[other] （「凝望著人」：不滿度少算 { $patience }。）
 }{ $result ->
    [break-up] 兩人分手。
    [discomfort] 不滿度上升。
    [nothing] 沒有變化。
   *[favor] { "" }
 }
yurikure-couple-die-name = 伴侶的骰子
yurikure-kiss-die = { $one }與{ $other }的誓約之吻：骰子 { $die } + 好感度 { $favor } - 不滿度 { $discomfort }{ $charm ->
    [0] { "" }
   *[other] { " " }+ 可愛 { $charm }
 } = { $sum }；{ $needed } 以上就成功。
yurikure-kiss-die-name = 誓約之吻的骰子
yurikure-sworn = { $one }與{ $other }以吻立下誓約。再成功一次，就是命運的伴侶。
yurikure-unsworn = { $one }與{ $other }的誓約之吻沒有成功。
yurikure-fated = 連續第二次誓約之吻：{ $one }與{ $other }成為命運的伴侶。

## The end

yurikure-ending-fated = 命運已定：{ $pairs }。遊戲在第 { $turn } 回合結束。
yurikure-ending-polygamy = 何必只選一個？百合重婚：{ $pairs }。遊戲在第 { $turn } 回合結束。
yurikure-ending-nine-turns = 第 { $turn } 回合結束，校園時光也落幕了：以此刻的伴侶決定勝負：{ $pairs }。
yurikure-sheet-opened = { $seat }的支援表：{ $pairs }。
yurikure-sheet-opened-name = 所有玩家的支援點
yurikure-score = { $seat }：{ $parts }，合計支援點 { $points ->
   *[other] { $points } 點
 }，對這些女孩公開的控制點 { $revealed } 點。
yurikure-ended = { $count ->
    [0] { $seats }平手：沒有人獲勝。
   *[other] { $seats }獲勝。
 }

## Refusals

yurikure-sheet-handed-in = 你已經交出支援表，不能再改。
yurikure-sheet-unfinished = 支援表還沒填滿：還有 { $count ->
   *[other] { $count } 個
 }數值要分配。
yurikure-sheet-empty = 支援表是空的，沒有東西可以清除。
yurikure-sheet-first = 「{ $text }」還不行：要先等所有人填好支援表。
yurikure-sheet-full = 支援表已經填滿。請交出，或清除後重新填寫。
yurikure-sheet-same-pair = 這個組合已經有數值了；五個數值必須給五個不同的組合。
yurikure-girl-not-here = 其中有不在這場遊戲裡的女孩；登場的是前 { $count } 位。
yurikure-not-asked = 現在還沒輪到你，正在等{ $seats }。
yurikure-not-now = 現在不能「{ $text }」。
yurikure-reveal-other-girl = 現在只能公開對{ $girl }的控制點，而且在控制者該宣告時不能公開。
yurikure-reveal-too-much = 不能對{ $girl }公開 { $value }：你對她的控制點是 { $most }。
yurikure-reveal-too-little = 對{ $girl }公開 { $value } 不夠：必須大於 { $highest }。
yurikure-must-declare = 你是{ $girl }的控制者，必須為她宣告，不能跳過。
yurikure-not-yours-to-declare = 現在不能為{ $girl }宣告：只有她的控制者，而且輪到宣告時才可以。
yurikure-declared-before = 你已經為{ $girl }宣告過「{ $text }」，之後也沒有人對她公開過。
yurikure-choice-herself = { $girl }不能選自己。
yurikure-confess-in-couple = { $girl }已有伴侶，不能告白。
yurikure-love-couple = 「{ $text }」不行：戰術談判的對象必須是還不是伴侶的組合。
yurikure-choice-wrong-kind = 現在問{ $girl }的事，不能用「{ $text }」來回答。
yurikure-advanced-with-orientations = 進階支援與性向不能同時使用。
yurikure-orientation-girl = 「{ $text }」的開頭不是這場遊戲的女孩。可用的是：{ $allowed }。
yurikure-orientation-twice = { $text } 的性向寫了兩次。
yurikure-orientation-unknown = 沒有「{ $text }」這個性向。可用的是：{ $allowed }。
yurikure-orientation-two = { $text } 必須有兩個不同的性向；現在寫了 { $count ->
   *[other] { $count } 個
 }。
yurikure-orientation-holders = { $count } 位女孩有 { $text }；一種性向最多給三位。
yurikure-notation = 「{ $text }」不是動作。寫法：support 女孩 女孩、clear、hand-in、reveal 女孩 數字、pass、approach 女孩、confess 女孩、love 女孩 女孩、nothing、yes、no、warm 女孩。
yurikure-notation-girl = 沒有「{ $text }」這位女孩。可用的是：{ $allowed }。
yurikure-notation-same = 組合是兩位不同的女孩，不能寫兩次 { $text }。
yurikure-notation-value = 「{ $text }」不是控制點的數字；可以是 1 到 { $most }。

# Phrases inside other sentences.
yurikure-sheet-entry = { $one }・{ $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
yurikure-pair = { $one }・{ $other }
yurikure-score-part = { $one }・{ $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }

# What somebody may do later (hints): only what the action itself says.
yurikure-later-support = 在支援表寫上{ $one }與{ $other }
yurikure-later-reveal = 對{ $girl }公開 { $value } 點
yurikure-later-declare = 宣告「{ $choice }」
yurikure-later-yes = 宣告「答應」
yurikure-later-no = 宣告「拒絕」
