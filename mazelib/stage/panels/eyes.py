"""Through the walker's eyes: the corridor ahead in perspective, and the four senses below it."""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.compass import Heading, Turn
from mazelib.eyes.perspective import Face, Kind, polygons
from mazelib.eyes.sight import Sight, look
from mazelib.stage.panels.panel import WalkShown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import Colour, mixed

#: In the first part of a move the walker turns, in the rest it steps.
TURNING_PART = 0.5


class EyesPanel:
    """Draws what the walker sees from where it stands; between two ticks, on the way there."""

    share = 1.15
    least_lines = 7

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the picture, and front, right, left, back as the strategy gets them."""
        inner = pen.panel(area, "Through its eyes, now")
        line = pen.lettering.line_height(pen.size)
        senses_height = line * (1 if inner.width > 21 * pen.size else 2)
        picture = Rect(inner.left, inner.top + 2, inner.width, max(1, inner.height - senses_height - 4))
        before = pen.window.get_clip()
        pen.window.set_clip(picture)
        for face in seen(shown, picture.width, picture.height):
            draw_face(pen, picture, face)
        pen.window.set_clip(before)
        pygame.draw.rect(pen.window, pen.theme.line, picture, 1)
        self._draw_senses(pen, Rect(inner.left, picture.bottom + 2, inner.width, senses_height), shown)

    def _draw_senses(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        view = shown.moment.view
        sides = (("front", view.front), ("right", view.right), ("left", view.left), ("back", view.back))
        rows = 1 if area.width > 21 * pen.size else 2
        across, height = area.width * rows // 4, area.height // rows
        for number, (side, is_open) in enumerate(sides):
            row, column = divmod(number, 4 // rows)
            cell = Rect(area.left + column * across, area.top + row * height, across, height)
            pen.sense(cell, side, is_open, min(pen.size, max(12, across // 7)))


def seen(shown: WalkShown, width: int, height: int) -> list[Face]:
    """The faces of the picture for the moment shown, ``shown.phase`` of the way into it."""
    moment, phase = shown.moment, shown.phase
    if phase >= 1 or moment.before is None or moment.turn is None:
        return polygons(sight_of(shown), width, height)
    place, old_heading = moment.before
    waiting = shown.timeline.waiting(max(0, moment.tick - 1))
    turning = min(1.0, phase / TURNING_PART)
    forward = max(0.0, (phase - TURNING_PART) / (1 - TURNING_PART)) if moment.moved else 0.0
    quarters = {Turn.RIGHT: 1, Turn.LEFT: -1, Turn.BACK: 2}.get(moment.turn, 0)
    turned = quarters * turning
    # A sight is good for a quarter turn to either side: look from the heading that is nearer.
    is_near_old = abs(turned) <= 1 and turning < 1
    heading, off = (old_heading, turned) if is_near_old else (moment.heading, turned - quarters)
    sight = look(shown.timeline.heya, place, heading, waiting=waiting)
    return polygons(sight, width, height, forward, off)


def sight_of(shown: WalkShown) -> Sight:
    """What the walker sees at the moment shown, when it has come to rest."""
    moment = shown.moment
    waiting = shown.timeline.waiting(moment.tick)
    return look(shown.timeline.heya, moment.place, moment.heading, waiting=waiting)


def draw_face(pen: Pen, picture: Rect, face: Face) -> None:
    """Draw one face: the farther away, the closer to the colour of the distance."""
    points = [(picture.left + x, picture.top + y) for x, y in face.points]
    if face.kind is Kind.LETTER:
        draw_letter(pen, points[0], face)
        return
    colour = mixed(colour_of(pen, face), pen.theme.far, min(1.0, face.shade) ** 0.7)
    pygame.draw.polygon(pen.window, colour, points)
    if face.kind not in (Kind.CEILING, Kind.FLOOR, Kind.DARK):
        edge = mixed(pen.theme.edge, pen.theme.far, min(1.0, face.shade) ** 0.7)
        pygame.draw.polygon(pen.window, edge, points, 1)


def draw_letter(pen: Pen, middle: tuple[float, float], face: Face) -> None:
    """Draw a control point that stands in the corridor: a disc with its letter."""
    radius = max(5, round(face.height / 2))
    pygame.draw.circle(pen.window, pen.theme.control, middle, radius)
    pygame.draw.circle(pen.window, pen.theme.outline, middle, radius, max(1, radius // 14))
    # Steps of four keep the number of different sizes small while the walker comes nearer.
    size = max(12, min(240, round(radius * 1.4) // 4 * 4))
    letter = pen.lettering.text(face.character, size, pen.theme.on_control)
    pen.window.blit(letter, letter.get_rect(center=(round(middle[0]), round(middle[1]))))


def colour_of(pen: Pen, face: Face) -> Colour:
    """The colour of a face right before the walker.

    Walls are coloured by how they lie on the map, so that none changes while the walker turns.
    """
    theme = pen.theme
    if face.kind is Kind.DARK:
        return theme.far
    if face.looking is not None:
        return theme.side_wall if face.looking in (Heading.LEFT, Heading.RIGHT) else theme.front_wall
    return theme.ceiling if face.kind is Kind.CEILING else theme.ground
