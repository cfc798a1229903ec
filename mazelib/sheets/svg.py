"""A page as SVG: lines and letters that print sharp in any size; every browser shows and prints it."""

from html import escape
from itertools import groupby

from mazelib.sheets.page import MARGIN, Page

LINE = '<text x="{x}" y="{y}" font-size="{size}" font-family="sans-serif">{said}</text>'
LETTER = (
    '<text x="{x}" y="{y}" font-size="{size}" font-family="sans-serif" font-weight="bold"'
    ' text-anchor="middle" dominant-baseline="central">{said}</text>'
)


def svg(page: Page) -> str:
    """The text of an SVG file, one A4 sheet."""
    paper = page.paper
    letters, walls = [], _edges(page) if page.has_rooms else _dark_rows(page)
    for column, row, square in page.squares():
        if square.letter:
            x, y = column + 0.5, row + 0.5
            letters.append(LETTER.format(x=x, y=y, size=0.75, said=escape(square.letter)))
    first, step = (1, 2) if page.has_rooms else (0, 1)
    way = " ".join(f"{(x - first) / step + 0.5:g},{(y - first) / step + 0.5:g}" for x, y in page.route)
    style = 'stroke="#000" stroke-width="0.12" stroke-linecap="square" fill="none"'
    style = style if page.has_rooms else 'fill="#333"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{paper.width:g}mm" height="{paper.height:g}mm"'
        f' viewBox="0 0 {paper.width:g} {paper.height:g}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        LINE.format(x=MARGIN, y=MARGIN + 6, size=7, said=escape(page.title)),
        LINE.format(x=MARGIN, y=MARGIN + 15, size=5, said=escape(page.line)),
        f'<g transform="translate({paper.left:.3f} {paper.top:.3f}) scale({paper.side:.4f})">',
        f'<polyline points="{way}" fill="none" stroke="#e06000" stroke-width="0.3"/>',
        f'<path d="{walls}" {style}/>',
        *letters,
        "</g>",
        "</svg>",
        "",
    ])  # fmt: skip


def _edges(page: Page) -> str:
    """The walls between rooms as long straight lines."""
    heya, (across, down) = page.heya, page.size
    rows = [heya.floor[y * heya.width : (y + 1) * heya.width] for y in range(0, heya.height, 2)]
    lines = []
    for y, row in enumerate(rows):
        lines += [f"M{first} {y}h{length}" for first, length in _runs(row[1::2])]
    for x in range(across + 1):
        column = heya.floor[2 * x + heya.width :: heya.width][: 2 * down : 2]
        lines += [f"M{x} {first}v{length}" for first, length in _runs(column)]
    return "".join(lines)


def _dark_rows(page: Page) -> str:
    """The places that are wall, as bars."""
    heya, bars = page.heya, []
    for y in range(heya.height):
        row = heya.floor[y * heya.width : (y + 1) * heya.width]
        bars += [f"M{first} {y}h{length}v1h-{length}z" for first, length in _runs(row)]
    return "".join(bars)


def _runs(places: bytes) -> list[tuple[int, int]]:
    """Where walls lie side by side: the first of each run, and how many they are."""
    runs, number = [], 0
    for is_open, group in groupby(places):
        length = len(list(group))
        if not is_open:
            runs.append((number, length))
        number += length
    return runs
