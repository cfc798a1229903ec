"""A round that is over: its map with the ways walked, or the garden in which it was won."""

from dataclasses import replace

from pygame import Rect

from mazelib.game.racers import Spot
from mazelib.game.round import Round
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import DARK
from mazelib.window.game.game_shown import PLAYERS, GameShown, RacerShown
from mazelib.window.game.game_specials import waiting_shown
from mazelib.window.input.clicks import MapPlaces
from mazelib.window.painters.game_picture import draw_round
from mazelib.window.painters.garden_map import GardenMap
from mazelib.window.painters.garden_picture import draw_frame
from mazelib.window.painters.garden_plan import NIGHT
from mazelib.window.painters.gardens import garden_of
from mazelib.window.painters.match_track import draw_match
from mazelib.window.painters.other_ways import draw_other_way
from mazelib.window.painters.small_map import HUD_BAND
from mazelib.window.painters.walked_map import Walked, draw_walked_map
from mazelib.window.playing.walker_position import walker_position
from mazelib.window.shown import WalkShown

#: How much of the picture's width and height the map has in the garden in which it was won.
MAP_WIDTH = 0.3
MAP_HEIGHT = 0.6


def draw_won_round(pen: Pen, area: Rect, round: Round, shown: GameShown) -> None:
    """Draw the garden with the winner, and at the right the map with the way.

    The card under it tells of the stars and coins.
    """
    ending = shown.ending
    if ending is not None:
        ending = ending._replace(stars=0, coins=0)
    draw_round(pen, area, replace(shown, ending=ending))
    room = Rect(0, 0, int(MAP_WIDTH * area.width), int(MAP_HEIGHT * area.height))
    room.topright = (area.right - pen.size // 2, area.top + pen.size // 2)
    draw_walked_round(pen, room, round, shown, has_frame=False)


def draw_walked_round(
    pen: Pen, area: Rect, round: Round, shown: WalkShown, *, has_frame: bool = True
) -> None:
    """Draw all of the maze, the way walked so far, and the shortest one."""
    if isinstance(shown, GameShown) and len(round.players) > 1:
        area = _below_match(pen, area, shown)
    you = round.players[0].timeline
    spot = Spot(*walker_position(shown.moment, shown.phase))
    places = [you.place(tick) for tick in range(shown.tick + 1)]
    walked = Walked(places, RacerShown(spot, PLAYERS[0]))
    coins = frozenset(round.all_coins) - frozenset(places)
    if len(round.players) > 1:
        coins = frozenset(round.coins)
    garden = garden_of(round.level, is_dark=pen.theme is DARK)
    waiting = waiting_shown(round, you, shown.tick)
    seen = GardenMap(round.heya, None, None, waiting, coins, (), garden, room=area)
    grid = draw_walked_map(pen, area.inflate(-pen.size, -pen.size), seen, walked, you.tour)
    if has_frame:
        draw_frame(pen, area)
    if isinstance(shown, GameShown):
        for way in shown.ways:
            draw_other_way(pen, grid, way)
    pen.maps.append(grid)
    if not shown.is_filmed:
        pen.can_click(grid.area, MapPlaces(grid))


def _below_match(pen: Pen, area: Rect, shown: GameShown) -> Rect:
    """Draw the points of two players over the map; return what is left for the map."""
    band = round(HUD_BAND * pen.size)
    pen.rounded(area, NIGHT, pen.corner)
    draw_match(pen, area, shown.hud)
    return Rect(area.left, area.top + band, area.width, area.height - band)
