"""What the owner of a server does with the store, also while the service runs (`madoi admin`)."""
