"""Rollpress turns a game written in YAML into printed sheets, a daily puzzle site and classroom handouts.

The data goes one way, each arrow a function from frozen values to a frozen value:
content -> spec -> roll -> solution -> puzzle -> document -> page or sheet -> output.
"""

__version__ = "0.1.0"
