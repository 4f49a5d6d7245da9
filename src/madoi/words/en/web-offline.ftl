# What the web client says without a connection, and as an app.

web-offline-home = There is no connection to the tables just now. These open without one:
web-offline-renewed = A new version of Madoi is here.
web-offline-load = Load it
web-offline-install = Install Madoi as an app
