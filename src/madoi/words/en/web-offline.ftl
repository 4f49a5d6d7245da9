# What the web client says without a connection, and as an app.

web-offline-home = No connection to the tables right now. These work offline:
web-offline-renewed = A new version of Madoi is available.
web-offline-load = Update
web-offline-install = Install Madoi as an app
