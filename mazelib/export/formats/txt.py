"""Text: the map of a page with its walls as squares, ■. It can be read back as a map."""

from collections.abc import Sequence
from pathlib import Path

from mazelib.export.format import Format, Progress
from mazelib.export.page import Page
from mazelib.maps.drawing import marked_rows, plain_rows
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import Heya

SQUARE = "■"


def plain_text(page: Page) -> str:
    """The map of a page with its walls as squares, and below it the note of its author.

    The note of a maze that was made only says how; such a maze stands alone.
    """
    heya = page.heya
    lines = list(marked_rows(plain_rows(heya.floor, heya.places, SQUARE), heya.marks))
    has_author = heya.text != ""
    if heya.note and has_author:
        lines += ["", heya.note]
    return "\n".join(lines) + "\n"


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return plain_text(pages[0]).encode("utf-8")


def _read(path: Path, sheet: str) -> Heya:
    return read_heya(path)


FORMAT = Format(_write, _read)
