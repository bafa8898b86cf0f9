"""The kind `crossword`: dice laid as one crossword, crossing letters scored twice, dice left over subtracted."""

from rollpress.kinds.crossword.kind import Crossword

__all__ = ["Crossword"]
