"""The light of a torch: it is round, and ends at walls."""

from math import ceil, hypot

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya

#: How far a torch gives light from the middle of its place, in places.
REACH = 2.9
#: Between two places, a line is looked at so often in each place.
POINTS = 8


def in_line_of_sight(heya: Heya, one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether there is only floor on the straight line between the middles of two places."""
    points = max(1, ceil(POINTS * hypot(other[0] - one[0], other[1] - one[1])))
    for number in range(points + 1):
        part = number / points
        x = round(one[0] + part * (other[0] - one[0]))
        y = round(one[1] + part * (other[1] - one[1]))
        if not heya.is_open((x, y)):
            return False
    return True


def is_lit(heya: Heya, torch: tuple[float, float], at: tuple[float, float]) -> bool:
    """Whether who stands there stands in the light of a torch."""
    if hypot(at[0] - torch[0], at[1] - torch[1]) > REACH:
        return False
    return in_line_of_sight(heya, torch, at)


def lit_places(heya: Heya, torch: Place) -> set[Place]:
    """The places of the map in the light of a torch: floor, and the walls around it."""
    x, y = torch
    around = range(-int(REACH), int(REACH) + 1)
    places = {(x + right, y + down) for right in around for down in around}
    floor = {place for place in places if heya.is_open(place) and is_lit(heya, torch, place)}
    lit = set(floor)
    for x, y in floor:
        lit |= {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} & places
    return {each for each in lit if heya.places.contains(each)} - {
        each for each in lit - floor if heya.is_open(each)
    }
