"""Printing: pages become a file, by its ending .xlsx (all of them, with answers), .svg or .txt (one page)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from time import strftime

from mazelib.files import check_may_save, write_bytes
from mazelib.heya import WALLS, Heya
from mazelib.sheets.page import STARTS, Page
from mazelib.sheets.svg import svg

ENDINGS = (".xlsx", ".svg", ".txt")


def usual_name() -> Path:
    """A name for a workbook in the folder at hand: by the time, to the second."""
    return Path(strftime("maze_%Y%m%d%H%M%S.xlsx"))


def check_may_print(path: Path, how_many: int, *, force: bool) -> None:
    """ValueError if so many pages cannot be written there: said before they are made."""
    check_may_save(path, force=force, what="a worksheet", endings=ENDINGS)
    if path.suffix.lower() == ".xlsx":
        import_module("openpyxl")
    elif how_many > 1:
        raise ValueError(f"{path}: it takes one page, and {how_many} are asked for: write an .xlsx instead.")


def print_pages(
    pages: Sequence[Page], path: Path, *, force: bool, progress: Callable[[str], None] = lambda said: None
) -> None:  # fmt: skip
    """Write pages into a file, whole or not at all. ValueError, OSError: it cannot be written."""
    check_may_print(path, len(pages), force=force)
    ending = path.suffix.lower()
    if ending == ".xlsx":
        from mazelib.sheets.excel import workbook  # openpyxl is an extra

        content = workbook(pages, progress)
    else:
        content = (svg(pages[0]) if ending == ".svg" else plain_text(pages[0])).encode()
    write_bytes(path, content, force=force)


def plain_text(page: Page) -> str:
    """The map of a page with walls as squares: ■ and spaces; the way of an answer is dotted."""
    heya = page.heya
    rows = [["■" if sign in WALLS else sign for sign in row] for row in heya.rows]
    for (x, y), sign in [(heya.start, STARTS[heya.heading]), *((place, "·") for place in page.route)]:
        rows[y][x] = sign if rows[y][x] == " " else rows[y][x]
    return "\n".join(map("".join, rows)) + "\n"


def read_sheet(path: Path, sheet: str = "") -> Heya:
    """The map in an Excel workbook, as it is drawn there (see read_excel); ValueError if it is none."""
    from mazelib.sheets.read_excel import read_workbook  # openpyxl is an extra

    return read_workbook(path, sheet)
