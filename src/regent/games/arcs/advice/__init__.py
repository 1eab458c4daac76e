"""What speaks for and against an option: what bots follow and a person may ask for."""
