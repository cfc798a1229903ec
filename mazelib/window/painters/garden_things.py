"""Paints what stands on the paths of the garden: letters, coins, racers, a goose."""

from functools import lru_cache
from math import sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.game.racers import Spot
from mazelib.grid.compass import Place
from mazelib.maps.signs import LAST_CONTROL
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import PAPER, Colour
from mazelib.window.game.game_shown import RIVAL, RacerShown
from mazelib.window.game.game_specials import KEY_SIGN
from mazelib.window.painters.coin_sign import GOLD, RIM_OF_GOLD
from mazelib.window.painters.garden_view import COLUMN, View
from mazelib.window.painters.goose import draw_goose_ahead
from mazelib.window.painters.raycaster import Letter, spot

#: What stands on a path is at least so large, in heights of the picture.
LEAST_SIZE = 0.04
#: And the prize, which is to be known from afar.
LEAST_PRIZE = 0.09
#: Who runs ahead is the paler the nearer it is, up to so many places: one sees the way through it.
PALE_UP_TO = 2.0
PALEST = 70
#: The colours of a firefly and of its light.
BRIGHT: Colour = (255, 255, 226)
HALO: Colour = (255, 236, 120)


class Standing(NamedTuple):
    """What stands on the paths: letters that wait, coins, racers, and who walks there."""

    waiting: tuple[tuple[str, Place], ...]
    coins: frozenset[Place]
    racers: tuple[RacerShown, ...]
    seconds: float = 0.0
    firefly: Spot | None = None
    goose: Spot | None = None


def draw_standing(view: View, standing: Standing) -> None:
    """Draw all that stands there, the farthest first."""
    found = _found(view, standing)
    found.sort(key=_depth_of, reverse=True)
    following = standing.waiting[0][0] if standing.waiting else ""
    for letter, kind in found:
        clip = Rect(COLUMN * letter.seen[0], 0, COLUMN * len(letter.seen), view.height)
        view.window.set_clip(clip)
        if kind == "coin":
            _draw_coin(view, letter, standing.seconds)
        elif kind == "racer":
            _draw_racer(view, letter)
        elif kind == "goose" and standing.goose:
            draw_goose_ahead(view, standing.goose, standing.seconds)
        elif kind == "firefly":
            draw_firefly(view.pen, (letter.x, view.horizon), letter.height * 0.5)
        else:
            _draw_letter(view, letter, is_next=letter.character == following)
        view.window.set_clip(None)


def _found(view: View, standing: Standing) -> list[tuple[Letter, str]]:
    """All that is in sight, each with its kind."""
    found = list[tuple[Letter, str]]()
    for character, place in standing.waiting:
        _look_for(view, found, character, place, "letter")
    for place in standing.coins:
        _look_for(view, found, "", place, "coin")
    for racer in standing.racers:
        picture = "rival" if racer.picture == RIVAL else racer.picture
        _look_for(view, found, picture, racer.spot[:2], "racer")
    if standing.firefly:
        _look_for(view, found, "", standing.firefly[:2], "firefly")
    if standing.goose:
        depth, _right = view.seen(standing.goose.x + 0.5, standing.goose.y + 0.5)
        found.append((Letter("", depth, 0.0, 0.0, range(1)), "goose"))
    return found


def _look_for(
    view: View,
    found: list[tuple[Letter, str]],
    character: str,
    place: tuple[float, float],
    kind: str,
) -> None:
    sight = view.sight
    letter = spot(
        character, place, view.eye, sight.columns, view.width, sight.focal
    )
    if letter:
        found.append((letter, kind))


def _draw_coin(view: View, letter: Letter, seconds: float) -> None:
    """Draw a coin that turns, low over the path."""
    size = max(LEAST_SIZE * view.height, letter.height * 0.5)
    wide = max(3.0, size * abs(sin(2 * seconds + letter.depth)))
    y = view.horizon + letter.height * 0.5
    at = Rect(letter.x - wide / 2, y - size / 2, wide, size)
    draw.ellipse(view.window, RIM_OF_GOLD, at)
    draw.ellipse(view.window, GOLD, at.inflate(-max(2, wide / 5), -max(2, size / 5)))


def _draw_racer(view: View, letter: Letter) -> None:
    """Draw who runs there, the picture that the letter names: a rival is a ghost."""
    size = round(max(LEAST_SIZE * view.height, letter.height))
    middle = (round(letter.x), round(view.horizon + letter.height * 0.2))
    if letter.depth >= PALE_UP_TO:
        view.pen.picture(letter.character, middle, size)
        return
    picture = view.pen.pictures.picture(letter.character, size // 4 * 4).copy()
    picture.set_alpha(round(PALEST + (255 - PALEST) * letter.depth / PALE_UP_TO))
    view.window.blit(picture, picture.get_rect(center=middle))


def _draw_letter(view: View, letter: Letter, *, is_next: bool) -> None:
    """Draw the disc of a letter, and over it a light that is seen from afar."""
    size = max(LEAST_SIZE * view.height, letter.height)
    if letter.character == LAST_CONTROL:
        size = max(size, LEAST_PRIZE * view.height)
    y = view.horizon + max(0.0, letter.height * 0.25)
    if is_next:
        beam = _beam(max(2, round(size * 0.6)), max(2, round(y)))
        view.window.blit(beam, (round(letter.x - beam.get_width() / 2), 0))
    width = round(size / 4) * 4
    picture = picture_of(letter.character, is_next=is_next)
    if picture:
        view.pen.picture(picture, (round(letter.x), round(y)), width)
        return
    disc = Rect(0, 0, width, width)
    disc.center = (round(letter.x), round(y))
    view.pen.picture("target_next" if is_next else "target", disc.center, width)
    size_of_letter = max(12, width * 9 // 16)
    view.pen.write(
        letter.character, disc, PAPER, size_of_letter, face=Face.BOLD, anchor="center"
    )


def picture_of(letter: str, *, is_next: bool) -> str:
    """The picture of a letter that is no letter: the cup, locked until its turn comes, the key."""
    if letter == LAST_CONTROL:
        return "prize" if is_next else "prize_locked"
    return "key" if letter == KEY_SIGN else ""


def draw_firefly(pen: Pen, middle: Point, size: float) -> None:
    """Draw a firefly: a bright point in a light of its own."""
    halo = _halo(max(4, round(1.6 * size / 4) * 4))
    pen.window.blit(halo, halo.get_rect(center=(round(middle[0]), round(middle[1]))))
    pen.disc(middle, max(2, round(0.16 * size)), BRIGHT)


@lru_cache(40)
def _halo(size: int) -> Surface:
    """The light around a firefly, paler to its edge."""
    halo = Surface((size, size), SRCALPHA)
    for number in range(8):
        radius = round(size / 2 * (1 - number / 8))
        draw.circle(halo, (*HALO, 18 + 20 * number), (size // 2, size // 2), radius)
    return halo


def _depth_of(found: tuple[Letter, str]) -> float:
    return found[0].depth


@lru_cache(60)
def _beam(width: int, height: int) -> Surface:
    """A light that stands over a letter: bright at its foot, gone at its top."""
    beam = Surface((1, 2), SRCALPHA)
    beam.set_at((0, 0), (255, 244, 170, 40))
    beam.set_at((0, 1), (255, 240, 150, 190))
    return transform.smoothscale(beam, (width, height))
