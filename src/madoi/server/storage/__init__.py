"""The database: tables, push subscriptions, device transfers, migrations."""
