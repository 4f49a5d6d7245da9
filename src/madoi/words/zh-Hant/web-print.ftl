# 列印卡牌。

print-page = Lily：列印卡牌
print-choose = 要列印哪一副牌組？
print-counts = { $cards } 張卡，共 { $sheets } 頁
print-unknown = 這台裝置上沒有這些卡，不會列印：{ $cards }
print-select = 要列印的卡
print-select-all = 整副牌組
print-select-cards = 不含潛在能力
print-select-potentials = 只印潛在能力
print-select-once = 每種一張
print-paper = 紙張
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = 同時列印卡背（雙面列印）
print-do = 列印或存成 PDF
print-about = 列印時請選相同的紙張、100%、無邊界；印卡背時沿長邊翻面。卡牌尺寸為 63 × 88 mm，可裝入一般卡套。
print-code-about = 卡上的代碼在實體桌上使用：輸入代碼，或把卡對準鏡頭。
print-foot = { $name } · { $page } / { $pages }
print-owners = Lily: The Coupling Generation 屬於其作者。這些卡牌與圖由 Madoi 製作。
