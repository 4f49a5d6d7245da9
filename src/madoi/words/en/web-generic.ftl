# The generic board in the browser, for games without a board of their own.
web-generic-face-down = Face down
web-generic-none = Nothing here
web-generic-yes = Yes
web-generic-no = No
web-generic-tap = Tap one of the marked cards, tokens or names.
