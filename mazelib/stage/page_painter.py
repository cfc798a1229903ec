"""Paints a page as it will print: paper with its squares, as one picture, to be made larger or smaller."""

from pygame import Rect, Surface, draw

from mazelib.compass import DELTAS
from mazelib.sheets.page import HEAD, LINE, MARGIN, TITLE, WALL, WAY, Page
from mazelib.stage.lettering import Face, Lettering
from mazelib.stage.theme import INK, PAPER

#: Pixels of a millimetre on the picture.
FINE = 5


def painted(page: Page, lettering: Lettering) -> Surface:
    """The picture of a page."""
    paper = page.paper
    picture = Surface((round(paper.width * FINE), round(paper.height * FINE)))
    picture.fill(PAPER)
    for said, top, most, face in ((page.title, 0.0, TITLE, Face.BOLD), (page.line, 0.5, LINE, Face.TEXT)):
        line = lettering.text(said, round(page.letter_height(said, most) * FINE), INK, face)
        picture.blit(line, (MARGIN * FINE, (MARGIN + HEAD * top) * FINE))
    thick = max(2, min(round(paper.side / 8 * FINE), FINE))  # at most a millimetre
    for column, row, square in page.squares():
        left, right = (round((paper.left + each * paper.side) * FINE) for each in (column, column + 1))
        top, bottom = (round((paper.top + each * paper.side) * FINE) for each in (row, row + 1))
        at = Rect(left, top, right - left, bottom - top)
        if square.is_wall or square.is_way:
            picture.fill(f"#{WALL if square.is_wall else WAY}", at)
        for is_wall, (dx, dy) in zip(square.walls, DELTAS, strict=True):
            if is_wall:
                edge = at.move(dx * at.width, dy * at.height).clip(at.inflate(2, 2))
                draw.rect(picture, INK, edge.inflate(thick - 1, thick - 1))
        if square.letter:
            letter = lettering.text(square.letter, max(4, round(paper.side * FINE * 0.7)), INK, Face.BOLD)
            picture.blit(letter, letter.get_rect(center=at.center))
    return picture
