"""The game-agnostic core: frames, table, decisions, events. Imports nothing above itself."""
