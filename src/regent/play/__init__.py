"""A table in use: journal, session, undo, standing orders, descriptions, scenarios."""
