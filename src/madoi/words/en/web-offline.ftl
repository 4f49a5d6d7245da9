# What the web client says without a connection, and as an app.

web-offline-home = No connection to the tables right now. These work offline:
web-offline-renewed = A new version of Madoi is available.
web-offline-load = Update
web-offline-install = Install Madoi as an app

# A table on this device (web/src/local).
web-offline-play = No connection right now. You can play against bots on this device. These pages work offline too:
web-local-loading = Getting the game ready on this device…
web-open-to-others = Invite others
web-open-to-others-about = The game moves online, and friends can take over from the bots. Hidden cards are drawn again.
web-take-along = Take it along
web-take-along-hint = Goes on with this game on your device, also without a connection.
local-failed = The game couldn't start on this device. Reload the page, or connect to the internet and try again.
web-findings = Findings
