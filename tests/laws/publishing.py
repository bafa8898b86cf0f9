"""Publish a tree of one sign into a folder, as a process that may be killed: `publishing.py FOLDER SIGN`."""

import sys
from pathlib import Path

from rollpress.build.publish import publish

if __name__ == "__main__":
    folder, sign = sys.argv[1:]
    tree = {f"days/{n}/index.html": f"{sign}{n}".encode() * 20_000 for n in range(40)}
    publish(tree | {f"only-{sign}.html": b"x"}, Path(folder))
