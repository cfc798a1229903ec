"""Paints a garden maze through a walker's eyes: sky, paths of sand, hedges, and what stands there.

dark green      the hedges along the way straight ahead
green           hedges across it, paler the farther they are
sunny           what is seen through an opening at the side of that way
"""

import random
from dataclasses import replace
from functools import lru_cache
from math import ceil, floor, pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.game.racers import Spot
from mazelib.grid.compass import DELTAS, Heading, Place, direction
from mazelib.maps.heya import Heya
from mazelib.walking.view import SIGHT
from mazelib.window.game_shown import RacerShown
from mazelib.window.lettering import Face
from mazelib.window.painters.raycaster import Letter, Sight, WallPiece, eye_at, see, spot
from mazelib.window.painters.raycaster import wall_pieces as pieces_of
from mazelib.window.painters.sight import wall_colour
from mazelib.window.pen import Pen, Point
from mazelib.window.theme import DARK, INK, LIGHT, PAPER, Colour, Theme, mixed

#: How many pixels of the picture share a ray.
COLUMN = 4
#: The sky all around is so many pictures wide.
SKY_WIDTHS = 4
#: What is nearer than this is behind the eye, in places.
NEAR = 0.06
#: How far the picture goes up and down with a step, in heights of the picture.
BOB = 0.008
#: One side of a wall in so many has a landmark.
LANDMARKS = 8
#: A hedge that is lower than this in the picture has neither leaves nor landmarks, in pixels.
LEAST_HEIGHT = 50
#: So many leaves has a side of a hedge.
LEAVES = 30
#: What stands on a path is at least so large, in heights of the picture.
LEAST_SIZE = 0.04

GOLD: Colour = (255, 200, 40)
LIT: Colour = (240, 255, 190)
#: How sunny that sand is.
SUNNY = 0.75
#: By whether it is night: the sky above and at the horizon; sand of two places side by side; the
#: sand behind an opening at the side; the edges of hedges.
SKY = {False: ((120, 186, 240), (214, 234, 248)), True: ((14, 20, 46), (48, 62, 104))}
SAND = {False: ((236, 218, 178), (226, 206, 162)), True: ((116, 106, 92), (104, 94, 82))}
SUNNY_SAND = {False: (255, 224, 120), True: (196, 164, 84)}
#: The panes of a window: the sky in them, or a light behind them.
PANES = {False: (186, 222, 246), True: (255, 214, 120)}
EDGE = {False: (26, 66, 38), True: (8, 24, 18)}


@lru_cache(2)
def garden_theme(theme: Theme) -> Theme:
    """The theme with the colours of hedges in place of those of walls."""
    if theme is LIGHT:
        return theme._replace(near=(38, 110, 56), far=(142, 200, 140), opening=(218, 230, 142))
    return theme._replace(near=(16, 58, 40), far=(54, 96, 84), opening=(150, 160, 90))


class Standing(NamedTuple):
    """What stands on the paths: letters that wait, coins, and racers."""

    waiting: tuple[tuple[str, Place], ...]
    coins: frozenset[Place]
    racers: tuple[RacerShown, ...]
    seconds: float = 0.0


def draw_garden(
    pen: Pen, area: Rect, heya: Heya, at: Spot, standing: Standing, bob: float = 0.0
) -> None:
    """Draw what a walker sees from a spot; ``bob`` is how far it is in its step, from 0 to 1."""
    picture = area.clip(pen.window.get_rect())
    if picture.width < 2 or picture.height < 2:
        return
    view = View(pen, picture, heya, at, sin(pi * bob) * BOB)
    view.draw_ground()
    view.draw_hedges()
    view.draw_standing(standing)
    corner = pen.corner
    frame = picture.inflate(2 * corner, 2 * corner)
    clip = pen.window.get_clip()
    pen.window.set_clip(picture)
    draw.rect(pen.window, pen.theme.window, frame, corner, border_radius=2 * corner)
    pen.window.set_clip(clip)


class View:
    """One picture of the garden."""

    def __init__(self, pen: Pen, picture: Rect, heya: Heya, at: Spot, bob: float) -> None:
        self._pen = replace(pen, window=pen.window.subsurface(picture), written=[])
        self._window = self._pen.window
        self._is_dark = pen.theme is DARK
        self._heya = heya
        self._width, self._height = picture.size
        self._eye = eye_at(at.x, at.y, at.heading)
        controls: tuple[tuple[str, Place], ...] = ()
        rays = ceil(self._width / COLUMN)
        self._sight: Sight = see(heya, self._eye, controls, *picture.size, rays)
        self._horizon = self._height / 2 + bob * self._height
        self._ahead = direction(self._eye.heading)

    def _seen(self, x: float, y: float) -> tuple[float, float]:
        """How far a point is ahead of the eye, and how far to its right, in places."""
        ahead_x, ahead_y = self._ahead
        dx = x - self._eye.x
        dy = y - self._eye.y
        return dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y

    def _point(self, depth: float, right: float, high: float) -> Point:
        """Where in the picture a point is that stands so high, from 0 to 1."""
        scale = self._sight.focal / depth
        return self._width / 2 + right * scale, self._horizon + (0.5 - high) * scale

    # Sky and paths.

    def draw_ground(self) -> None:
        """Draw the sky, and the places of the paths."""
        self._draw_sky()
        heya = self._heya
        for place in heya.places:
            if not heya.is_open(place):
                continue
            depth, right = self._seen(place[0] + 0.5, place[1] + 0.5)
            if -1 < depth < SIGHT and abs(right) < 1.4 * depth + 2:
                self._draw_floor(place)

    def _draw_sky(self) -> None:
        """Draw sky and sand. The sky goes past as the walker turns, and begins again after a turn.
        """
        upper = self._height // 2
        sky = _sky(self._width, upper, self._is_dark)
        ground = _ground(self._width, self._height - upper, self._is_dark)
        around = sky.get_width()
        left = -round(self._eye.heading % 4 / 4 * around)
        for start in (left, left + around):
            self._window.blit(sky, (start, 0))
        self._window.blit(ground, (0, upper))

    def _draw_floor(self, place: Place) -> None:
        x, y = place
        corners = [self._seen(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
        points = [self._point(depth, right, 0.0) for depth, right in _ahead_of_eye(corners)]
        if len(points) < 3:
            return
        colour = SAND[self._is_dark][(x + y) % 2]
        sunny = SUNNY * self._aside(place)
        draw.polygon(self._window, mixed(colour, SUNNY_SAND[self._is_dark], sunny), points)

    def _aside(self, place: Place) -> float:
        """Whether a place lies aside of the way straight ahead, 0 or 1; while one turns, between.
        """
        heading = self._eye.heading
        here = (floor(self._eye.x), floor(self._eye.y))
        before = floor(heading)
        share = heading - before
        # Up and down, one looks along a column, where x is the same; otherwise along a row.
        one = place[before % 2] != here[before % 2]
        other = place[1 - before % 2] != here[1 - before % 2]
        return (1 - share) * one + share * other

    # Hedges.

    def draw_hedges(self) -> None:
        """Draw the hedges, with leaves and landmarks."""
        theme = garden_theme(self._pen.theme)
        for piece in pieces_of(self._sight, self._width):
            self._draw_piece(piece, wall_colour(theme, piece, self._eye))
        self._window.set_clip(None)

    def _draw_piece(self, piece: WallPiece, colour: Colour) -> None:
        left = round(piece.left)
        right = round(piece.right)
        half_left = piece.height_at_left / 2
        half_right = piece.height_at_right / 2
        top: list[Point] = [(left, self._horizon - half_left), (right, self._horizon - half_right)]
        foot: list[Point] = [(right, self._horizon + half_right), (left, self._horizon + half_left)]
        draw.polygon(self._window, colour, [*top, *foot])
        edge = mixed(EDGE[self._is_dark], colour, min(0.75, piece.depth / SIGHT))
        if piece.place is not None and piece.side is not None:
            high = max(piece.height_at_left, piece.height_at_right)
            if high > LEAST_HEIGHT:
                self._window.set_clip(Rect(left, 0, right - left, self._height))
                self._draw_leaves(piece.place, piece.side, colour)
                self._draw_crown(top, half_left, half_right, colour)
                self._draw_landmark(piece.place, piece.side)
                self._window.set_clip(None)
            for (x, y), (_x, below) in ((top[0], foot[1]), (top[1], foot[0])):
                draw.aaline(self._window, edge, (x, y), (x, below))
        draw.aaline(self._window, edge, top[0], top[1])
        draw.aaline(self._window, edge, foot[0], foot[1])

    def _draw_crown(
        self, top: list[Point], half_left: float, half_right: float, colour: Colour
    ) -> None:
        """Draw the sunlit top of a hedge."""
        (left, high), (right, high_right) = top
        lower = [(right, high_right + 0.09 * half_right), (left, high + 0.09 * half_left)]
        draw.polygon(self._window, mixed(colour, LIT, 0.22), [*top, *lower])

    def _draw_leaves(self, place: Place, side: Heading, colour: Colour) -> None:
        for along, high, size, is_light in leaves_of(place, side):
            at = self._on_side(place, side, along, high)
            if at is None:
                continue
            x, y, scale, narrow = at
            wide = size * scale * narrow
            if wide < 2:
                continue
            shade = mixed(colour, LIT if is_light else EDGE[self._is_dark], 0.16)
            tall = size * scale * 0.7
            draw.ellipse(self._window, shade, Rect(x - wide / 2, y - tall / 2, wide, tall))

    def _on_side(
        self, place: Place, side: Heading, along: float, high: float
    ) -> tuple[float, float, float, float] | None:
        """A point on a side of a hedge: x, y, pixels of a place there, and how narrow it looks.

        None if it is behind the eye.
        """
        x, y = place
        dx, dy = DELTAS[side]
        along -= 0.5
        depth, right = self._seen(
            x + 0.5 + 0.5 * dx - along * dy, y + 0.5 + 0.5 * dy + along * dx
        )
        if depth < NEAR:
            return None
        ahead_x, ahead_y = self._ahead
        across = abs(dx * ahead_x + dy * ahead_y)  # 1: seen from straight before it
        narrow = max(across, 0.4 * abs(right) / max(depth, 0.2))
        at_x, at_y = self._point(depth, right, high)
        return at_x, at_y, self._sight.focal / depth, min(1.0, narrow)

    def _draw_landmark(self, place: Place, side: Heading) -> None:
        """Draw what makes this side of a hedge unlike the others, if it has a landmark."""
        kind = landmark_of(place, side)
        if kind is None:
            return
        box = []
        for along, high in ((0.32, 0.78), (0.68, 0.78), (0.68, 0.4), (0.32, 0.4)):
            at = self._on_side(place, side, along, high)
            if at is None:
                return
            box.append((at[0], at[1]))
        if kind == 0:
            self._draw_window(box)
        elif kind == 1:
            self._draw_flowers(place, side)
        else:
            self._draw_number(box, kind)

    def _draw_window(self, box: list[Point]) -> None:
        """Draw a window with four panes."""
        draw.polygon(self._window, (122, 84, 52), _grown(box, 1.18))
        draw.polygon(self._window, PANES[self._is_dark], box)
        top, right, foot, left = [_middle(box[n], box[(n + 1) % 4]) for n in range(4)]
        thick = max(2, round(abs(box[0][1] - box[3][1]) / 14))
        draw.line(self._window, (122, 84, 52), top, foot, thick)
        draw.line(self._window, (122, 84, 52), right, left, thick)

    def _draw_flowers(self, place: Place, side: Heading) -> None:
        """Draw five flowers."""
        petals = ((240, 84, 110), (255, 255, 255), (255, 160, 60))[(place[0] + place[1]) // 2 % 3]
        for along, high in ((0.3, 0.6), (0.5, 0.72), (0.7, 0.58), (0.42, 0.44), (0.62, 0.4)):
            at = self._on_side(place, side, along, high)
            if at is None:
                continue
            x, y, scale, narrow = at
            size = 0.15 * scale
            wide = max(2.0, size * narrow)
            draw.ellipse(self._window, petals, Rect(x - wide / 2, y - size / 2, wide, size))
            heart = Rect(x - wide / 6, y - size / 6, max(1.0, wide / 3), size / 3)
            draw.ellipse(self._window, GOLD, heart)

    def _draw_number(self, box: list[Point], kind: int) -> None:
        """Draw a board with a number, as wide as it is seen."""
        draw.polygon(self._window, (122, 84, 52), _grown(box, 1.12))
        draw.polygon(self._window, (250, 240, 214), box)
        left = min(x for x, _y in box)
        right = max(x for x, _y in box)
        high = min(abs(box[0][1] - box[3][1]), abs(box[1][1] - box[2][1]))
        wide = (right - left) * 0.7
        if wide < 5 or high < 10:
            return
        digits = self._pen.lettering.text(str(kind), 60, INK, Face.BOLD)
        shape = (round(min(wide, high * 0.6)), round(high * 0.8))
        drawn = transform.smoothscale(digits, shape)
        x = (left + right) / 2
        y = sum(y for _x, y in box) / 4
        self._window.blit(drawn, drawn.get_rect(center=(round(x), round(y))))

    # What stands on the paths.

    def draw_standing(self, standing: Standing) -> None:
        """Draw letters, coins and racers, the farthest first."""
        found = list[tuple[Letter, str]]()
        for character, place in standing.waiting:
            self._look_for(found, character, place, "letter")
        for place in standing.coins:
            self._look_for(found, "", place, "coin")
        for racer in standing.racers:
            self._look_for(found, "", (racer.spot.x, racer.spot.y), "racer")
        found.sort(key=_depth_of, reverse=True)
        following = standing.waiting[0][0] if standing.waiting else ""
        for letter, kind in found:
            clip = Rect(COLUMN * letter.seen[0], 0, COLUMN * len(letter.seen), self._height)
            self._window.set_clip(clip)
            if kind == "coin":
                self._draw_coin(letter, standing.seconds)
            elif kind == "racer":
                self._draw_racer(letter)
            else:
                self._draw_letter(letter, is_next=letter.character == following)
            self._window.set_clip(None)

    def _look_for(
        self,
        found: list[tuple[Letter, str]],
        character: str,
        place: tuple[float, float],
        kind: str,
    ) -> None:
        sight = self._sight
        letter = spot(
            character, place, self._eye, sight.columns, self._width, sight.focal
        )
        if letter:
            found.append((letter, kind))

    def _draw_coin(self, letter: Letter, seconds: float) -> None:
        """Draw a coin that turns, low over the path."""
        size = max(LEAST_SIZE * self._height, letter.height * 0.5)
        wide = max(3.0, size * abs(sin(2 * seconds + letter.depth)))
        y = self._horizon + letter.height * 0.5
        at = Rect(letter.x - wide / 2, y - size / 2, wide, size)
        draw.ellipse(self._window, (176, 116, 0), at)
        draw.ellipse(self._window, GOLD, at.inflate(-max(2, wide / 5), -max(2, size / 5)))

    def _draw_racer(self, letter: Letter) -> None:
        size = round(max(LEAST_SIZE * self._height, letter.height))
        self._pen.picture("rival", (letter.x, self._horizon + letter.height * 0.2), size)

    def _draw_letter(self, letter: Letter, *, is_next: bool) -> None:
        """Draw the disc of a letter, and over it a light that is seen from afar."""
        size = max(LEAST_SIZE * self._height, letter.height)
        y = self._horizon + max(0.0, letter.height * 0.25)
        if is_next:
            beam = _beam(max(2, round(size * 0.6)), max(2, round(y)))
            self._window.blit(beam, (round(letter.x - beam.get_width() / 2), 0))
        width = round(size / 4) * 4
        disc = Rect(0, 0, width, width)
        disc.center = (round(letter.x), round(y))
        self._pen.picture("target_next" if is_next else "target", disc.center, width)
        size_of_letter = max(12, width * 9 // 16)
        self._pen.write(
            letter.character, disc, PAPER, size_of_letter, face=Face.BOLD, anchor="center"
        )


def _depth_of(found: tuple[Letter, str]) -> float:
    return found[0].depth


def _ahead_of_eye(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The part of a polygon that is ahead of the eye; corners are (depth, right)."""
    kept = []
    for number, (depth, right) in enumerate(corners):
        before_depth, before_right = corners[number - 1]
        if (depth >= NEAR) != (before_depth >= NEAR):
            part = (NEAR - before_depth) / (depth - before_depth)
            kept.append((NEAR, before_right + part * (right - before_right)))
        if depth >= NEAR:
            kept.append((depth, right))
    return kept


@lru_cache(500)
def leaves_of(place: Place, side: Heading) -> list[tuple[float, float, float, bool]]:
    """The leaves of a side of a hedge: how far along, how high, how large, whether light."""
    dice = random.Random(f"{place} {side}")
    leaves = []
    for _leaf in range(LEAVES):
        size = 0.03 + 0.05 * dice.random()
        leaves.append((dice.random(), 0.05 + 0.8 * dice.random(), size, dice.random() < 0.5))
    return leaves


@lru_cache(500)
def landmark_of(place: Place, side: Heading) -> int | None:
    """The landmark of a side: 0 a window, 1 flowers, or a number from 2 on; None: it has none."""
    dice = random.Random(f"landmark {place} {side}")
    if dice.randrange(LANDMARKS):
        return None
    kind = dice.randrange(3)
    return kind if kind < 2 else dice.randrange(2, 10)


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _grown(box: list[Point], times: float) -> list[Point]:
    """A box around the same middle, so many times as large."""
    x, y = _middle(box[0], box[2])
    return [(x + times * (at_x - x), y + times * (at_y - y)) for at_x, at_y in box]


@lru_cache(4)
def _sky(width: int, height: int, is_dark: bool) -> Surface:
    """The sky all around, with clouds; at night there are stars."""
    around = SKY_WIDTHS * max(1, width)
    sky = _shaded(*SKY[is_dark], (around, height))
    dice = random.Random(1)
    if is_dark:
        for _star in range(200):
            at = (dice.randrange(around), dice.randrange(max(1, height)))
            draw.circle(sky, (214, 220, 240), at, dice.choice((1, 1, 2)))
        return sky
    for number in range(3 * SKY_WIDTHS):
        middle = ((number + 0.3 + 0.4 * dice.random()) * width / 3, dice.uniform(0.1, 0.5) * height)
        _draw_cloud(sky, middle, dice.uniform(0.08, 0.13) * width)
    return sky


def _draw_cloud(sky: Surface, middle: Point, size: float) -> None:
    for offset, scale in ((-0.6, 0.6), (0.0, 1.0), (0.65, 0.7)):
        at = Rect(0, 0, size * scale, size * scale * 0.42)
        at.center = (round(middle[0] + offset * size), round(middle[1]))
        draw.ellipse(sky, (240, 247, 253), at)


@lru_cache(4)
def _ground(width: int, height: int, is_dark: bool) -> Surface:
    """Sand, paler far away."""
    sand = SAND[is_dark][0]
    far = mixed(sand, SKY[is_dark][1], 0.4)
    return _shaded(far, sand, (width, height))


def _shaded(upper: Colour, lower: Colour, size: tuple[int, int]) -> Surface:
    """A picture that goes smoothly from one colour at its top to another at its foot."""
    two = Surface((1, 2))
    two.set_at((0, 0), upper)
    two.set_at((0, 1), lower)
    return transform.smoothscale(two, (max(1, size[0]), max(1, size[1])))


@lru_cache(60)
def _beam(width: int, height: int) -> Surface:
    """A light that stands over a letter: bright at its foot, gone at its top."""
    beam = Surface((1, 2), SRCALPHA)
    beam.set_at((0, 0), (255, 244, 170, 40))
    beam.set_at((0, 1), (255, 240, 150, 190))
    return transform.smoothscale(beam, (width, height))
