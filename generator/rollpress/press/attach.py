"""Put into a finished PDF the files that it was made from, so that it can be made anew from itself.

The pages are not touched: a sheet that was laid out before serves again when the texts beside it were changed.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import pikepdf

__all__ = ["Attached", "with_attached"]


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that travels inside a PDF: its name, its type, and what it holds."""

    name: str
    media_type: str
    content: bytes


def with_attached(pdf: bytes, files: Sequence[Attached]) -> bytes:
    """Return the PDF with files in it, named in the catalogue as its source; no dates, for none is known."""
    if not files:
        return pdf
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as target:
        for one in sorted(files, key=lambda one: one.name):
            target.attachments[one.name] = pikepdf.AttachedFileSpec(
                target,
                one.content,
                filename=one.name,
                description=one.name,
                mime_type=one.media_type,
                relationship=pikepdf.Name.Source,
            )
        target.Root.AF = pikepdf.Array([spec.obj for _, spec in sorted(target.attachments.items())])
        target.save(out, deterministic_id=True)
    return out.getvalue()
