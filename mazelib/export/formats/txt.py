"""Text: the map of a page with its walls as squares, ■. It can be read back as a map."""

from collections.abc import Sequence
from pathlib import Path

from mazelib.export.format import Format, Progress
from mazelib.export.page import Page
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import WALLS

SQUARE = "■"


def plain_text(page: Page) -> str:
    """The map of a page with its walls as squares."""
    rows = []
    for row in page.heya.rows:
        rows.append([SQUARE if sign in WALLS else sign for sign in row])
    for (x, y), mark in page.marks.items():
        rows[y][x] = mark
    lines = ["".join(row) for row in rows]
    return "\n".join(lines) + "\n"


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return plain_text(pages[0]).encode("utf-8")


def _read(path: Path, sheet: str) -> Heya:
    return read_heya(path)


FORMAT = Format(_write, _read)
