"""Who decides for a girl (YK-4): the competition procedure and the open procedure."""
