"""Solve games exactly, from plain arguments: nothing here knows a kind, a word list's files or a page."""
