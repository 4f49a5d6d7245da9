# ラボ：多くの対局とその集計。

## 計画の誤り

lab-games-few = 対局数は1以上にしてください（指定：{ $given }）。
lab-jobs-few = プロセス数は1以上にしてください（指定：{ $given }）。
lab-line-up-form = 「{ $text }」はボットの並びではありません。greedy*2,random のように書いてください。
lab-resume-where = --resume には --out（実行のフォルダー）が必要です。
lab-resume-other = { $path } にあるのは別の実行です。違うのは：{ $what }。元のコマンドをもう一度使うか、--resume を外して最初から始めてください。

## 進み具合

lab-progress-start = 最初の対局を進めています
lab-progress = { NUMBER($total, useGrouping: "true") }局中{ NUMBER($done, useGrouping: "true") }局、毎秒{ NUMBER($rate, useGrouping: "true") }局
lab-partial = 途中結果：予定の{ NUMBER($planned, useGrouping: "true") }局のうち{ NUMBER($games, useGrouping: "true") }局で中断しました。数値はその{ NUMBER($games, useGrouping: "true") }局だけのものです。

## 見出し

lab-head-game = ゲーム
lab-head-games = 対局数
lab-head-line-up = ボット
lab-head-options = 設定
lab-head-seed = シード
lab-head-time = 時間
lab-games = { NUMBER($games, useGrouping: "true") }局
lab-rotating = { $line-up }（1局ごとに席を1つずらす）
lab-time = { $seconds }秒、毎秒{ NUMBER($rate, useGrouping: "true") }局

## 表

lab-table-seats = 席ごとの成績
lab-table-bots = ボットごとの成績
lab-table-endings = 長さと決着
lab-column-seat = 席
lab-column-bot = ボット
lab-column-seats = 席数
lab-column-wins = 勝率
lab-column-interval = 95%信頼区間
lab-column-even = 互角の場合
lab-column-points = 得点
lab-column-deviation = 標準偏差
lab-column-median = 中央値
lab-column-range = 範囲
lab-row-length = 1局の手数
lab-length = { $mean }（標準偏差{ $deviation }、{ $least }～{ $most }）
lab-row-shared = 同点優勝の対局
lab-row-undecided = 勝者のいない対局
lab-note = 数値は1局あたりの平均です。区間と±は95%信頼区間で、値が一定だったものには±を付けません。標準偏差は1局ごとの散らばり、%は全対局に占める割合です。

## 襲ノ色目

lab-table-kasane-yaku = 役
lab-row-kasane-yaku = { $name } { $number }枚
lab-measure-kasane-yaku-times = 回数
lab-measure-kasane-yaku-seats = 人数
lab-measure-kasane-yaku-points = 得点
lab-measure-kasane-yaku-share = 達成した人の勝率
lab-table-kasane-cards = 取られたカード
lab-measure-kasane-cards-times = 枚数
lab-measure-kasane-cards-share = 取った人の勝率
lab-table-kasane-robe = 各自の場
lab-measure-kasane-robe-cards = 枚数
lab-measure-kasane-robe-enough = 色の得点に足りる
lab-measure-kasane-robe-twelve = 12枚すべて
lab-table-kasane-robes = 場の枚数
lab-row-kasane-robes = { $number }枚
lab-measure-kasane-robes-times = 人数
lab-measure-kasane-robes-share = その人の勝率
lab-table-kasane-colours = 色の得点がある場の色数
lab-row-kasane-colours = { $number }色
lab-measure-kasane-colours-times = 人数
lab-measure-kasane-colours-share = その人の勝率
lab-row-kasane-order = { $number ->
        [1] スタートプレイヤー
       *[other] { $number }番目
    }
lab-number-kasane-plus-ones = 山札の+1の枚数
lab-number-kasane-bonus-row = 色の得点に必要な場の枚数
lab-number-kasane-twelve-points = 十二単の得点

# Bots from outside that failed.
lab-bot-crashed = { $bot } は { $games } 局中 { $count } 局で異常終了し、負けになりました（{ $detail }）。
lab-bot-stalled = { $bot } は { $games } 局中 { $count } 局で一手に { $detail } 秒を超え、負けになりました。
lab-bot-cheated = { $bot } は { $games } 局中 { $count } 局で許されない手（{ $detail }）を選び、負けになりました。
