# Each game in one minute, for people who were invited.

primer-title = { $game } in one minute
primer-kasane-1 = Take the top card of a column. It goes to the front of your hand, and the order of your hand never changes.
primer-kasane-2 = Then you may make one yaku with the front cards of your hand: all the same number, a sum of 10, all odd, and so on. It scores points, and its cards become layers of your robe.
primer-kasane-3 = Every yaku has only a few spaces, so be faster than the others.
primer-kasane-4 = After twelve turns each, a robe of eight or more cards also scores for its colors. The most points win.
primer-yurikure-1 = In secret, give support points to pairs of girls that you would like to see together.
primer-yurikure-2 = Your support is also control: whoever reveals most of it on a girl decides what she does. She approaches another girl, confesses, or brings two others together.
primer-yurikure-3 = Dice decide how couples get on. Favor brings two girls closer, discomfort drives them apart.
primer-yurikure-4 = A couple whose Kiss of Promise succeeds twice in a row is fated and ends the game. The most support on such couples wins.
primer-lily-1 = Your leader stands on the field, and her partner stands by. If your leader is defeated once too often, you lose.
primer-lily-2 = Each turn you draw, couple a card from your deck if you like, then deploy girls from your hand or level them up.
primer-lily-3 = In a battle both sides turn up a support card and add it to their power. If the attacker has at least as much, the other girl falls.
primer-lily-4 = A leader who would fall uses up a potential instead, which makes her side stronger. After five there is no help left.
