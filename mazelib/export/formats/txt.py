"""Text: the map of a page with its walls as squares, ■. It can be read back as a map."""

from collections.abc import Sequence
from pathlib import Path

from mazelib.export.format import Format, Progress
from mazelib.export.page import Page
from mazelib.maps.drawing import marked_rows
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import WALLS

#: Draws each sign of wall as a square. All other signs stay as they are.
SQUARE_WALLS = str.maketrans(dict.fromkeys(WALLS, "■"))


def plain_text(page: Page) -> str:
    """The map of a page with its walls as squares and, if the page has it, the note below."""
    heya = page.heya
    rows = [row.translate(SQUARE_WALLS) for row in heya.rows]
    lines = list(marked_rows(rows, heya.marks))
    if page.has_note and heya.note:
        lines += ["", heya.note]
    return "\n".join(lines) + "\n"


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return plain_text(pages[0]).encode("utf-8")


def _read(path: Path, sheet: str) -> Heya:
    return read_heya(path)


FORMAT = Format(_write, _read)
