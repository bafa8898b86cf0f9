"""The kind `spell`: words written from the large and small letters that the dice show."""

from rollpress.kinds.spell.rules import SpellParts, SpellRules, SpellSetup

__all__ = ["SpellParts", "SpellRules", "SpellSetup"]
