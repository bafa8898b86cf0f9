"""Read the engine's layout tree: every line of text with its edges and the room it had, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rollpress.press.checks import LaidText

__all__ = ["laid_texts"]

_MM_PER_PX = 25.4 / 96


@dataclass(frozen=True, slots=True)
class _Room:
    """The place that a text may fill: the width of its nearest block, the height of the nearest fixed one."""

    page: int
    page_width: float
    page_height: float
    left: float
    right: float
    bottom: float


def laid_texts(pages: list[Any]) -> Iterator[LaidText]:
    """Yield all texts of the laid out pages, those in the margins too; texts inside pictures are not boxes."""
    for number, page in enumerate(pages, 1):
        width, height = page.width * _MM_PER_PX, page.height * _MM_PER_PX
        yield from _texts(page._page_box, _Room(number, width, height, 0, width, height))


def _texts(box: Any, room: _Room) -> Iterator[LaidText]:
    box = getattr(box, "_box", box)  # what is placed absolutely stands behind a placeholder
    if hasattr(box, "text"):
        if box.text.strip():
            yield _laid(box, room)
        return
    inner = _inside(box, room)
    for child in getattr(box, "children", ()):
        yield from _texts(child, inner)


def _laid(box: Any, room: _Room) -> LaidText:
    return LaidText(
        text=box.text.strip(),
        page=room.page,
        left=box.position_x * _MM_PER_PX,
        top=box.position_y * _MM_PER_PX,
        right=(box.position_x + box.width) * _MM_PER_PX,
        bottom=(box.position_y + box.height) * _MM_PER_PX,
        page_width=room.page_width,
        page_height=room.page_height,
        room_left=room.left,
        room_right=room.right,
        room_bottom=room.bottom,
    )


def _inside(box: Any, room: _Room) -> _Room:
    """Blocks bound their text sideways; one whose height is given bounds it below as well."""
    if str(box.element_tag).endswith("::marker"):  # a list's numbers stand beside their block on purpose
        return replace(room, left=0, right=room.page_width)
    if not _is_block(box):
        return room
    left = box.content_box_x() * _MM_PER_PX
    narrowed = replace(room, left=left, right=left + box.width * _MM_PER_PX)
    if box.style["height"] == "auto":
        return narrowed
    return replace(narrowed, bottom=(box.content_box_y() + box.height) * _MM_PER_PX)


def _is_block(box: Any) -> bool:
    return any(kind.__name__ == "BlockContainerBox" for kind in type(box).__mro__)
