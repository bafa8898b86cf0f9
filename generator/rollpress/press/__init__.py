"""Print documents: views to HTML through templates, HTML to PDF through one layout engine, strictly checked."""

from rollpress.press.sheets import print_sheet

__all__ = ["print_sheet"]
