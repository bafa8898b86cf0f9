"""Where the shipped content and templates lie: beside the source tree, or inside the installed package."""

from __future__ import annotations

from pathlib import Path

__all__ = ["shipped_content", "shipped_templates"]

_PACKAGE = Path(__file__).resolve().parent
_SHIPPED = _PACKAGE / "_shipped"
_ROOT = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent.parent


def shipped_content() -> Path:
    """Return the folder of games, languages and puzzles that ship with Rollpress."""
    return _ROOT / "content"


def shipped_templates() -> Path:
    """Return the folder of templates that ship with Rollpress."""
    return _ROOT / "templates"
