# The rulebooks in the browser. The rules themselves are in rules-….ftl, what their pictures show in rules-pictures.ftl.

rules-title = ルール
rules-all = すべて
rules-books = ルールブック
rules-about = 三つのゲームのルールを、すべて私たちの言葉でまとめました。ルールには番号があり、できごとや理由に付いた § から開けます。言葉か番号で探せます。
rules-size = 全{ $chapters }章、{ $count }項目
rules-contents = 目次
rules-seek = ルールを検索
rules-seek-hint = 言葉、または { $rule }
rules-seek-end = 検索を消す
rules-found = { $count }項目
rules-nothing = 見つかりませんでした。別の言葉にするか、言葉を減らしてみてください。
rules-no-book = 「{ $name }」というルールブックはありません。読めるもの：
rules-no-rule = { $rule } というルールはここにはありません。
rules-other-book = このルールは別のルールブックにあります：
rules-is-decision = ここでの決めごと
rules-is-expansion = 拡張
rules-is-option = 選べるルール
rules-copy = { $rule } へのリンクをコピー
rules-in-book = ルールブックで読む

## In the pictures

rules-front = 手前
rules-robe = 自分の場
rules-hand = 手札
rules-taken = 取ったカード
rules-points = { $points }点
rules-colours = { $cards }枚、{ $colours }色：{ $points }
rules-die = 出目
rules-face-couple = カップルになる
rules-face-favor = 好感度＋1
rules-face-break = 別れる
rules-face-discomfort = 不満度＋1
rules-face-same = 変わらない
rules-face-kiss = キス成功
rules-face-fails = キス失敗
rules-bid-reveals = { $value }を公開
rules-bid-passes = パス
rules-bid-declares = 宣言：{ $choice }
rules-support-setup = セットアップ
rules-support-extra = 追加
rules-support-counted = 数える点
rules-lily-title = 二つ名
rules-lily-name = 名前
rules-lily-attacks = 攻撃側
rules-lily-attacked = 守る側
