"""SVG: the sheet of the maze as a drawing, the same as in the PDF. Every browser shows it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape

from mazelib.export.format import Format, Progress
from mazelib.export.page import Page
from mazelib.export.sheets.plan import maze_sheets
from mazelib.export.sheets.shapes import Area, Disc, Line, Point, Shape, Words, broken

#: About how wide a letter is, as a part of its height: browsers have various typefaces.
LETTER_WIDTH = 0.56
ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


def svg(page: Page) -> str:
    """The text of an SVG file."""
    *_cover, sheet = maze_sheets([page])
    width = f"{sheet.width:g}"
    height = f"{sheet.height:g}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"',
        f' viewBox="0 0 {width} {height}" style="background: #fff" font-family="sans-serif"',
        ' stroke-linecap="round" stroke-linejoin="round">',
    ]
    for shape in sheet.shapes:
        lines += _drawn(shape)
    lines += ["</svg>", ""]
    return "\n".join(lines)


def _drawn(shape: Shape) -> Iterator[str]:
    colour = f"#{shape.colour}"
    match shape:
        case Line(points, thick):
            style = f'fill="none" stroke="{colour}" stroke-width="{thick:.2f}"'
            yield f'<polyline points="{_points(points)}" {style}/>'
        case Area(corners):
            yield f'<polygon points="{_points(corners)}" fill="{colour}"/>'
        case Disc((x, y), radius):
            yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{colour}"/>'
        case Words():
            for words in broken(shape, _width(shape)):
                yield _text(words)


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def _width(words: Words) -> float:
    return LETTER_WIDTH * words.height * len(words.text)


def _text(words: Words) -> str:
    """Words, smaller if they are too wide."""
    wide = _width(words)
    if wide > words.most:
        words = replace(words, height=words.height * words.most / wide)
    x, y = words.at
    place = f'x="{x:.2f}" y="{y:.2f}" text-anchor="{ANCHORS[words.side]}"'
    weight = "bold" if words.is_bold else "normal"
    colour = f'fill="#{words.colour}" stroke="none"'
    style = f'font-size="{words.height:.2f}" font-weight="{weight}" {colour}'
    return f"<text {place} {style}>{escape(words.text)}</text>"


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return svg(pages[0]).encode("utf-8")


FORMAT = Format(_write)
