"""Web Push notifications: when to send them, how to encrypt them, how to deliver them."""
