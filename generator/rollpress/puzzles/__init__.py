"""Puzzles made of solved rolls: days and their gates, ranks, the ledger of what was published."""
