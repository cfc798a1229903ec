"""The mini-map: in a corner of the picture, only what was in sight."""

import pygame
from pygame import Rect

from mazelib.eyes.raycaster import on_the_way
from mazelib.game.play import Play
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import GHOST, PAPER


class MiniMap:
    """Draws what was seen in one round of the game."""

    def __init__(self, play: Play) -> None:
        self._play, self.cells = play, bytearray(len(play.heya.floor))
        self.picture = PlacePicture(play.heya.width, play.heya.height, self.cells)

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the map into the upper right corner of an area."""
        seen, heya, theme, picture = self._play.seen, self._play.heya, pen.theme, self.picture
        for x, y in seen:
            self.cells[y * heya.width + x] = 1 + heya.is_open((x, y))  # 0 was never in sight.
        cell = max(1, min(area.width * 2 // 5 // heya.width, area.height // 2 // heya.height))
        box = Rect(0, 0, cell * heya.width + pen.size // 2, cell * heya.height + pen.size // 2)
        box.topright = area.right - pen.size // 2, area.top + pen.size // 2
        pen.box(box, theme.outline, 2, theme.far)
        inner = box.inflate(-pen.size // 2, -pen.size // 2)
        picture.draw(pen.window, inner, [theme.far, theme.wall, theme.floor], theme.grid)
        for letter, place in shown.recording.waiting(shown.moment.tick):
            if place in seen:
                at, radius = picture.rect_of(place), max(cell // 2, pen.smallest * 2 // 3)
                pygame.draw.circle(pen.window, theme.control, at.center, radius)
                pen.write_centred(letter, at.inflate(radius, 0), PAPER, pen.smallest)
        if shown.ghost and (round(shown.ghost[0]), round(shown.ghost[1])) in seen:
            picture.draw_arrow(pen, shown.ghost, GHOST)
        picture.draw_arrow(pen, on_the_way(shown.moment, shown.phase), theme.walker)
