"""Regent: a digital tabletop for games of galactic empire."""

__version__ = "0.1.0"
