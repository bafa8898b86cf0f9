"""Word lists: what is a word of a language, how common it is, and all words that given letters spell.

Input: a compiled artefact, a dictionary file, or plain words. Output: a frozen `Lexicon`.
"""

from rollpress.lexicon.artefact import load
from rollpress.lexicon.dictionary import parse_dictionary
from rollpress.lexicon.words import TIERS, Lexicon, Rank, Tier

__all__ = ["TIERS", "Lexicon", "Rank", "Tier", "load", "parse_dictionary"]
