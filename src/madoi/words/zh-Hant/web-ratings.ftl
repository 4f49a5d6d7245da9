# 等級分與賽季

rating-off = 這個伺服器不計等級分。
rating-not-here = 這類對局不計等級分。
rating-too-late = 要計等級分，必須在你第三次做決定之前提出。
