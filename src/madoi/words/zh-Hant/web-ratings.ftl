# 等級分與賽季

rating-off = 這個伺服器不計等級分。
rating-not-here = 這類對局不計等級分。
rating-too-late = 要計等級分，必須在你第三次做決定之前提出。

## 參加

rating-switch = 我的對局計入等級分
rating-switch-about = 你的名字和等級分會公開在這個伺服器的名單上。同桌的人不會看到你有沒有參加。
rating-part = 參加
rating-counts = 親自下到最後、沒用提示、也沒把別人看過的著法悔掉的對局才算。中途離開不扣分，但會記次數。
rating-delete = 刪除我的等級分
rating-delete-about = 這個伺服器會刪除你在所有遊戲與賽季的紀錄。
rating-delete-sure = 刪除
rating-delete-not = 保留

## 名單

rating-title = 等級分
rating-about = 這個伺服器上玩家與機器人的實力。沒有人的實力能精確得知：橫條表示有95%把握的範圍。
rating-game = 遊戲
rating-season = 賽季
rating-list = 等級分
rating-list-about = 名次依橫條的左端排列，也就是已經確實展現的實力。
rating-others = 還不確定
rating-others-about = 本季不到{ $count }局。幾局好運看起來也像實力，所以這裡不排名次。
rating-yours = 你的等級分
rating-none = 還沒有計分的對局（{ $season }）。打開下面的開關，和機器人或朋友玩一局吧。
rating-you = 你
rating-bot = 機器人
rating-interval = { $points }，介於{ $low }與{ $high }之間
rating-games = { $count }局
rating-broken-off = 中途結束{ $count }次

## 對局之後

rating-change = 等級分 { $change }（{ $points } ± { $reach }）
rating-not-alone = 不計分：沒有其他計分的人
rating-not-several = 不計分：你坐了好幾個位子
rating-not-late = 不計分：你中途才加入
rating-not-ended = 不計分：這局沒有結果
rating-not-left = 不計分：機器人代你玩過
rating-not-hint = 不計分：你用了提示
rating-not-undo = 不計分：你悔過棋
