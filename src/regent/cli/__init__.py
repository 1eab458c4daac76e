"""The command line: `regent …`, a module for each command, each a thin door."""
