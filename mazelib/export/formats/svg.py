"""SVG: a page as a drawing on one sheet of A4. It prints sharply, and every browser shows it."""

from collections.abc import Sequence
from html import escape

from mazelib.export.format import Format, Progress
from mazelib.export.page import Box, Page, Words

#: How far the baseline of letters is below their middle, as a part of their height.
BASE = 0.35


def svg(page: Page) -> str:
    """The text of an SVG file."""
    width = page.paper.width
    height = page.paper.height
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"',
        f' viewBox="0 0 {width:g} {height:g}" style="background: #fff"',
        ' font-family="sans-serif" font-weight="bold" text-anchor="middle">',
    ]
    lines += [_rectangle(box) for box in page.boxes()]
    lines += [_text(words) for words in page.words()]
    lines += ["</svg>", ""]
    return "\n".join(lines)


def _rectangle(box: Box) -> str:
    place = f'x="{box.left:.2f}" y="{box.top:.2f}"'
    size = f'width="{box.width:.2f}" height="{box.height:.2f}"'
    return f'<rect {place} {size} fill="#{box.colour}"/>'


def _text(words: Words) -> str:
    base = words.y + BASE * words.height
    place = f'x="{words.x:.2f}" y="{base:.2f}"'
    return f'<text {place} font-size="{words.height:.2f}">{escape(words.text)}</text>'


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return svg(pages[0]).encode("utf-8")


FORMAT = Format(_write)
