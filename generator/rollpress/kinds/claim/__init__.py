"""The kind `claim`: words as long as the roll, each die claiming one letter tile of its number."""

from rollpress.kinds.claim.rules import ClaimParts, ClaimRules, ClaimSetup

__all__ = ["ClaimParts", "ClaimRules", "ClaimSetup"]
