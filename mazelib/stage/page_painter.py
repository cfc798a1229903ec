"""Paints a page as it will print: paper with its squares, made larger or smaller as one picture."""

import pygame
from pygame import Rect

from mazelib.compass import DELTAS
from mazelib.sheets.page import HEAD, LINE, MARGIN, TITLE, WALL, WAY, Page
from mazelib.stage.lettering import Face
from mazelib.stage.pen import Pen
from mazelib.stage.theme import INK, PAPER

#: Pixels of a millimetre on the picture, before it is fitted.
FINE = 5


class PagePainter:
    """Draws one page; its picture is made once, and once for every size."""

    def __init__(self, page: Page) -> None:
        self._page, self._picture = page, pygame.Surface((0, 0))
        self._fitted = self._picture

    def draw(self, pen: Pen, area: Rect) -> None:
        """Draw the page in the middle of an area, as large as it fits."""
        paper = self._page.paper
        if not self._picture.get_width():
            self._picture = self._drawn(pen)
        scale = min(area.width / paper.width, area.height / paper.height)
        size = max(1, round(paper.width * scale)), max(1, round(paper.height * scale))
        if self._fitted.get_size() != size:
            self._fitted = pygame.transform.smoothscale(self._picture, size)
        at = self._fitted.get_rect(center=area.center)
        pen.window.blit(self._fitted, at)
        pygame.draw.rect(pen.window, pen.theme.line, at.inflate(2, 2), 1)

    def _drawn(self, pen: Pen) -> pygame.Surface:
        page, paper = self._page, self._page.paper
        picture = pygame.Surface((round(paper.width * FINE), round(paper.height * FINE)))
        picture.fill(PAPER)
        for said, top, most, face in ((page.title, 0.0, TITLE, Face.BOLD), (page.line, 0.5, LINE, Face.TEXT)):
            line = pen.lettering.text(said, round(page.letter_height(said, most) * FINE), INK, face)
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
                    pygame.draw.rect(picture, INK, edge.inflate(thick - 1, thick - 1))
            if square.letter:
                size = max(4, round(paper.side * FINE * 0.7))
                letter = pen.lettering.text(square.letter, size, INK, Face.BOLD)
                picture.blit(letter, letter.get_rect(center=at.center))
        return picture
