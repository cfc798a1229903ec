"""Printing: pages become a file, by its ending .xlsx (all of them, with answers), .svg or .txt (one page)."""

from collections.abc import Callable, Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from time import strftime

from mazelib.export.page import Page
from mazelib.maps.files import check_may_save, write_bytes
from mazelib.maps.signs import WALLS


def usual_name() -> Path:
    """A name for a workbook in the folder at hand: by the time, to the second."""
    return Path(strftime("maze_%Y%m%d%H%M%S.xlsx"))


def check_may_print(path: Path, how_many: int, *, force: bool) -> None:
    """ValueError if so many pages cannot be written there: said before they are made."""
    check_may_save(path, force=force, what="a worksheet", endings=(".xlsx", ".svg", ".txt"))
    if path.suffix.lower() == ".xlsx":
        import_module("openpyxl")
    elif how_many > 1:
        raise ValueError(f"{path}: it takes one page, and {how_many} are asked for: write an .xlsx instead.")


def print_pages(pages: Sequence[Page], path: Path, progress: Callable[[str], None], *, force: bool) -> None:
    """Write pages into a file, whole or not at all. ValueError, OSError: it cannot be written."""
    check_may_print(path, len(pages), force=force)
    if path.suffix.lower() == ".xlsx":
        from mazelib.export.excel import workbook  # openpyxl is an extra

        content = workbook(pages, progress)
    else:
        content = (svg if path.suffix.lower() == ".svg" else plain_text)(pages[0]).encode()
    write_bytes(path, content, force=force)


def plain_text(page: Page) -> str:
    """The map of a page with walls as squares: ■ and spaces."""
    rows = [["■" if sign in WALLS else sign for sign in row] for row in page.heya.rows]
    for (x, y), letter in page.letters.items():
        rows[y][x] = letter
    return "\n".join(map("".join, rows)) + "\n"


def svg(page: Page) -> str:
    """The text of an SVG file, one A4 sheet: it prints sharp, and every browser shows it."""
    _, width, height = page.paper
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"',
        f' viewBox="0 0 {width:g} {height:g}" style="background: #fff"',
        ' font-family="sans-serif" font-weight="bold" text-anchor="middle">',
    ]
    for colour, (x, y, wide, high) in page.boxes():
        size = f'width="{wide:.2f}" height="{high:.2f}"'
        lines.append(f'<rect x="{x:.2f}" y="{y:.2f}" {size} fill="#{colour}"/>')
    for said, x, y, high in page.words():
        base = y + 0.35 * high  # Letters stand on their base.
        lines.append(f'<text x="{x:.2f}" y="{base:.2f}" font-size="{high:.2f}">{escape(said)}</text>')
    return "\n".join([*lines, "</svg>", ""])
