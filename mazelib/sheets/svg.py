"""A page as SVG: lines and letters that print sharp in any size; every browser shows and prints it."""

from html import escape

from mazelib.sheets.page import LINE, MARGIN, TITLE, WALL, Page

TEXT = '<text x="{x}" y="{y}" font-size="{size}" font-family="sans-serif">{said}</text>'
LETTER = (
    '<text x="{x}" y="{y}" font-size="0.75" font-family="sans-serif" font-weight="bold"'
    ' text-anchor="middle" dominant-baseline="central">{said}</text>'
)
#: How a path draws the wall at an edge of a square, by heading; and a square that is wall.
EDGES = ("M{x} {y}h1", "M{right} {y}v1", "M{x} {below}h1", "M{x} {y}v1")
DARK = "M{x} {y}h1v1h-1z"
STROKE = 'stroke="#000" stroke-width="{thick:.4f}" stroke-linecap="square" fill="none"'


def svg(page: Page) -> str:
    """The text of an SVG file, one A4 sheet."""
    paper, letters, walls = page.paper, list[str](), dict[str, None]()
    for x, y, square in page.squares():
        if square.letter:
            letters.append(LETTER.format(x=x + 0.5, y=y + 0.5, said=escape(square.letter)))
        drawn = [edge for edge, is_wall in zip(EDGES, square.walls, strict=True) if is_wall]
        for form in [DARK] if square.is_wall else drawn:
            walls[form.format(x=x, y=y, right=x + 1, below=y + 1)] = None
    first, step = (1, 2) if page.has_rooms else (0, 1)
    way = " ".join(f"{(x - first) / step + 0.5:g},{(y - first) / step + 0.5:g}" for x, y in page.route)
    style = STROKE.format(thick=min(0.12, 1.2 / paper.side)) if page.has_rooms else f'fill="#{WALL}"'
    head = [
        TEXT.format(x=MARGIN, y=MARGIN + y, size=f"{page.letter_height(said, most):.2f}", said=escape(said))
        for said, most, y in ((page.title, TITLE, 6), (page.line, LINE, 15))
    ]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{paper.width:g}mm" height="{paper.height:g}mm"'
        f' viewBox="0 0 {paper.width:g} {paper.height:g}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        *head,
        f'<g transform="translate({paper.left:.3f} {paper.top:.3f}) scale({paper.side:.4f})">',
        f'<polyline points="{way}" fill="none" stroke="#e06000" stroke-width="0.3"/>',
        f'<path d="{"".join(walls)}" {style}/>',
        *letters,
        "</g>",
        "</svg>",
        "",
    ])  # fmt: skip
