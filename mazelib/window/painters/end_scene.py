"""Paints the end of a round over the picture of the garden: a feast for the winner, or dusk."""

from math import pi, sin

from pygame import Rect, Surface

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import PAPER, Colour
from mazelib.window.game.game_ending import CROWN_LANDS, SCENE_SECONDS, Ending, star_lands
from mazelib.window.game.game_shown import PLAYERS, WINNERS, WINNING_RIVAL
from mazelib.window.painters.coin_sign import draw_coin
from mazelib.window.painters.falling import draw_confetti

#: The winner jumps so often in a second, and so high, in heights of the picture.
JUMPS = 1.6
JUMP = 0.13
#: Under its card it goes on so softly, after so many seconds more.
SOFTLY = 0.25
CALM_SECONDS = 1.5
#: How large the winner, who has lost, a star and the crown are, in heights of the picture.
WINNER = 0.44
LOSER = 0.3
STAR = 0.15
CROWN = 0.17
#: How far over its foot the crown is on the winner's head, in heights of the winner.
HEAD = 0.63
#: How far below the top the stars are: higher than the cup comes when the winner jumps.
STARS_DOWN = 0.2
#: A star is seen coming for so long, from so many times its size.
STAR_SECONDS = 0.3
STAR_FROM = 3.0
#: The crown falls for so long.
CROWN_SECONDS = 0.4
#: The colour of dusk, how dense it becomes, and how soon.
DUSK: Colour = (22, 20, 58)
DENSE = 175
DUSK_SECONDS = 1.3


def draw_end_scene(pen: Pen, at: Rect, ending: Ending, player: int) -> None:
    """Draw the end of a round as a player sees it, over the picture of the garden."""
    clip = pen.window.get_clip()
    pen.window.set_clip(at.clip(pen.window.get_rect()))
    if ending.is_beaten:
        _draw_second(pen, at, ending, player)
    elif ending.winner == player:
        _draw_feast(pen, at, ending)
    else:
        _draw_dusk(pen, at, ending, player)
    pen.window.set_clip(clip)


def _draw_feast(pen: Pen, at: Rect, ending: Ending) -> None:
    """Draw confetti, the winner that jumps, its stars as they land, and its coins."""
    draw_confetti(pen, at, ending.seconds)
    size = round(WINNER * min(at.height, at.width))
    comes = min(1.0, ending.seconds / 0.25)
    calm = min(1.0, max(0.0, ending.seconds - SCENE_SECONDS) / CALM_SECONDS)
    high = JUMP * at.height * (1 - calm * (1 - SOFTLY))
    jump = high * abs(sin(pi * JUMPS * max(0.0, ending.seconds - 0.25)))
    foot = at.bottom - 0.12 * at.height + (1 - comes) * 2 * size
    assert ending.winner is not None
    pen.picture(WINNERS[ending.winner], (at.centerx, foot - size / 2 - jump), size)
    if ending.stars:
        _draw_stars(pen, at, ending)
    if ending.coins_counted:
        _draw_coins(pen, at, ending, size)
    if ending.has_crown:
        _draw_crown(pen, at, ending, foot - jump - HEAD * size)


def _draw_second(pen: Pen, at: Rect, ending: Ending, player: int) -> None:
    """Draw the rival that dances with the cup, and the player beside it, who was second."""
    large = round(WINNER * min(at.height, at.width))
    small = round(LOSER * min(at.height, at.width))
    comes = min(1.0, ending.seconds / 0.25)
    foot = at.bottom - 0.12 * at.height + (1 - comes) * 2 * large
    swing = sin(pi * JUMPS * ending.seconds)
    jump = 0.3 * JUMP * at.height * abs(swing)
    middle = (at.centerx + 0.08 * large * swing, foot - large / 2 - jump)
    pen.picture(WINNING_RIVAL, middle, large, 0.2 * swing)
    pen.picture(PLAYERS[player], (at.centerx - large, foot - small / 2), small)
    if ending.stars:
        _draw_stars(pen, at, ending)
    if ending.coins_counted:
        _draw_coins(pen, at, ending, large)


def _draw_stars(pen: Pen, at: Rect, ending: Ending) -> None:
    """Draw the stars in a bow: those that were missed are pale, the others land one by one."""
    size = round(STAR * min(at.height, at.width))
    for number in range(3):
        x = at.centerx + (number - 1) * 1.25 * size
        y = at.top + STARS_DOWN * at.height - (0.3 * size if number == 1 else 0)
        pale = pen.pictures.picture("star", size).copy()
        pale.set_alpha(70)
        pen.window.blit(pale, pale.get_rect(center=(round(x), round(y))))
        part = (ending.seconds - star_lands(number) + STAR_SECONDS) / STAR_SECONDS
        if number < ending.stars and part > 0:
            times = 1 + (STAR_FROM - 1) * (1 - min(1.0, part)) ** 2
            if 1 < part < 2:
                times += 0.18 * sin(pi * (part - 1))  # It bounces a little.
            large = round(size * times / 4) * 4
            pen.picture("star", (x, y - (times - 1) * size * 0.4), large)


def _draw_coins(pen: Pen, at: Rect, ending: Ending, winner: int) -> None:
    """Draw how many coins are counted so far, at the right of the winner that is so large."""
    size = round(0.09 * min(at.height, at.width))
    x = at.centerx + winner // 2 + size
    y = at.bottom - 0.12 * at.height - winner // 4
    draw_coin(pen, (x, y), size)
    room = Rect(x + size * 2 // 3, round(y) - size, 4 * size, 2 * size)
    words = _("× {count}").format(count=ending.coins_counted)
    pen.write(words, room.move(2, 2), (0, 0, 0), size, face=Face.BOLD)
    pen.write(words, room, PAPER, size, face=Face.BOLD)


def _draw_crown(pen: Pen, at: Rect, ending: Ending, head: float) -> None:
    """Draw the crown that falls from the sky, and lands on the winner's head."""
    part = (ending.seconds - CROWN_LANDS + CROWN_SECONDS) / CROWN_SECONDS
    if part <= 0:
        return
    size = round(CROWN * min(at.height, at.width))
    up = (1 - min(1.0, part) ** 2) * (head - at.top)
    pen.picture("crown", (at.centerx, head - up), size)


def _draw_dusk(pen: Pen, at: Rect, ending: Ending, player: int) -> None:
    """Let dusk fall. Where nobody was in time one falls asleep; who was second shakes its head."""
    seconds = ending.seconds
    area = at.clip(pen.window.get_rect())
    veil = Surface(area.size)
    veil.fill(DUSK)
    veil.set_alpha(round(DENSE * min(1.0, seconds / DUSK_SECONDS)))
    pen.window.blit(veil, area)
    size = round(LOSER * min(at.height, at.width))
    comes = min(1.0, seconds / 0.5)
    if ending.winner is not None:
        y = at.bottom - 0.12 * at.height - size / 2 + (1 - comes) * 2 * size
        pen.picture(PLAYERS[player], (at.centerx, y), size, 0.25 * sin(7 * seconds))
    else:
        breath = 0.012 * at.height * sin(3 * seconds)
        y = at.bottom - 0.12 * at.height - size / 2 + (1 - comes) * 2 * size + breath
        pen.picture("asleep", (at.centerx, y), size)
