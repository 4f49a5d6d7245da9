# Yuri-Kure: names of things, as sentences and screens use them.

yurikure-name = Yuri-Kure

yurikure-girl-akane = Akane
yurikure-girl-shirakaba = Shirakaba
yurikure-girl-kuroki = Kuroki
yurikure-girl-tsuge = Tsuge
yurikure-girl-murafuji = Murafuji
yurikure-girl-midorino = Midorino
yurikure-girl-sorai = Sorai
yurikure-girl-haila = Haila
yurikure-girl-momozono = Momozono

yurikure-colour-akane = red
yurikure-colour-shirakaba = white
yurikure-colour-kuroki = black
yurikure-colour-tsuge = yellow
yurikure-colour-murafuji = purple
yurikure-colour-midorino = green
yurikure-colour-sorai = sky blue
yurikure-colour-haila = gray
yurikure-colour-momozono = pink

yurikure-orientation-aggressive = Aggressive
yurikure-orientation-attracting = Attracting
yurikure-orientation-cool = Cool
yurikure-orientation-passive = Passive
yurikure-orientation-shy = Shy
yurikure-orientation-friendly = Friendly
yurikure-orientation-cute = Cute
yurikure-orientation-attracted = Attracted

# What an orientation does, in one line.
yurikure-effect-aggressive = if the answer to her confession is No, the die counts against favor + 2
yurikure-effect-attracting = in the Couples Phase, she and another become a couple from favor 5
yurikure-effect-cool = before turn 1, her favor with one girl rises by 3
yurikure-effect-passive = when somebody confesses to her, favor +1 at once
yurikure-effect-shy = when somebody approaches her at favor 0, favor +3
yurikure-effect-friendly = her vote counts three times
yurikure-effect-cute = +1 to the Kiss of Promise
yurikure-effect-attracted = in the Couples Phase, discomfort counts 1 less

yurikure-term-favor = favor
yurikure-term-discomfort = discomfort
yurikure-term-support = support points
yurikure-term-control = control points
yurikure-term-controller = controller
yurikure-term-unsworn = before the Kiss of Promise
yurikure-term-sworn = first Kiss of Promise done

# What a girl does or answers, as a declaration names it.
yurikure-choice-approach = approach { $girl }
yurikure-choice-confess = confess to { $girl }
yurikure-choice-love = Game of Love about { $one } and { $other }
yurikure-choice-warm = favor with { $girl } +3
yurikure-choice-nothing = do nothing
yurikure-choice-yes = Yes
yurikure-choice-no = No
yurikure-choice-agree = agree
yurikure-choice-disagree = disagree
