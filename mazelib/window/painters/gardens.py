"""The gardens of the game: each level is another place, with its own sky, hedges and trees.

After the last garden, the first one follows: mazes go on without end.
"""

from functools import lru_cache
from typing import NamedTuple

from mazelib.window.drawing.theme import Colour, mixed

#: The colour of the night, and how much of it lies over a garden in the dark theme.
NIGHT_SKY: Colour = (12, 18, 44)
NIGHT_SHARE = 0.5


class Garden(NamedTuple):
    """A garden: its colours from above to below, and what grows and hangs there.

    The sand is that of two places side by side, and that behind an opening at the side. Among the
    leaves of a hedge are ``blossoms``. ``falls`` is what is in the air. ``landmarks`` are pictures,
    and so is ``tree``. With ``has_snow`` the hedges are white at the top; where it
    ``is_motley``, leaves have the colours of blossoms.
    """

    sky: Colour
    horizon: Colour
    sand: tuple[Colour, Colour]
    sunny_sand: Colour
    hedge: Colour
    light_leaf: Colour
    blossoms: tuple[Colour, ...]
    falls: tuple[Colour, ...]
    tree: str
    landmarks: tuple[str, ...]
    is_night: bool = False
    has_snow: bool = False
    is_motley: bool = False


SPRING = Garden(
    sky=(120, 186, 240), horizon=(222, 238, 250), sand=((236, 218, 178), (226, 206, 162)),
    sunny_sand=(255, 224, 120), hedge=(62, 142, 72), light_leaf=(164, 214, 108),
    blossoms=((255, 255, 255), (252, 200, 218)), falls=((250, 190, 212), (255, 236, 242)),
    tree="tree_blossom", landmarks=("garden_flowers", "garden_birdhouse"),
)  # fmt: skip
SUMMER = Garden(
    sky=(56, 148, 232), horizon=(190, 226, 250), sand=((242, 222, 164), (232, 208, 146)),
    sunny_sand=(255, 218, 96), hedge=(28, 112, 58), light_leaf=(112, 184, 76),
    blossoms=((255, 214, 60),), falls=((255, 240, 150),),
    tree="tree_green", landmarks=("garden_flowers", "garden_statue"),
)  # fmt: skip
ROSES = Garden(
    sky=(150, 190, 236), horizon=(250, 232, 232), sand=((232, 208, 196), (222, 194, 182)),
    sunny_sand=(255, 214, 170), hedge=(30, 92, 60), light_leaf=(92, 150, 86),
    blossoms=((214, 40, 78), (244, 120, 150), (255, 214, 222)), falls=((226, 70, 104),),
    tree="tree_cypress", landmarks=("garden_statue", "garden_birdhouse"),
)  # fmt: skip
AUTUMN = Garden(
    sky=(142, 182, 214), horizon=(250, 230, 200), sand=((214, 184, 140), (202, 170, 126)),
    sunny_sand=(252, 204, 112), hedge=(168, 88, 34), light_leaf=(234, 164, 60),
    blossoms=((206, 60, 36), (246, 200, 80)), falls=((214, 96, 36), (240, 170, 60)),
    tree="tree_autumn", landmarks=("garden_birdhouse", "garden_lantern"), is_motley=True,
)  # fmt: skip
WINTER = Garden(
    sky=(164, 194, 224), horizon=(238, 244, 250), sand=((238, 243, 250), (224, 232, 243)),
    sunny_sand=(252, 244, 222), hedge=(66, 112, 106), light_leaf=(150, 186, 182),
    blossoms=((255, 255, 255), (206, 44, 54)), falls=((255, 255, 255),),
    tree="tree_snow", landmarks=("garden_lantern", "garden_birdhouse"), has_snow=True,
)  # fmt: skip
EVENING = Garden(
    sky=(92, 78, 150), horizon=(255, 180, 116), sand=((214, 168, 136), (202, 154, 122)),
    sunny_sand=(255, 190, 110), hedge=(60, 86, 66), light_leaf=(184, 150, 86),
    blossoms=((255, 190, 120),), falls=((255, 214, 150),),
    tree="tree_cypress", landmarks=("garden_lantern", "garden_flowers"),
)  # fmt: skip
NIGHT = Garden(
    sky=(12, 18, 48), horizon=(54, 66, 118), sand=((116, 110, 112), (104, 98, 102)),
    sunny_sand=(206, 170, 92), hedge=(24, 66, 60), light_leaf=(66, 120, 100),
    blossoms=((190, 200, 255),), falls=((250, 244, 150),),
    tree="tree_cypress", landmarks=("garden_lantern", "garden_statue"), is_night=True,
)  # fmt: skip
SUNRISE = Garden(
    sky=(104, 176, 216), horizon=(255, 228, 168), sand=((244, 236, 226), (228, 214, 206)),
    sunny_sand=(255, 226, 150), hedge=(24, 116, 108), light_leaf=(128, 204, 160),
    blossoms=((255, 212, 59), (255, 255, 255)), falls=((255, 226, 120),),
    tree="tree_green", landmarks=("garden_statue", "garden_flowers"),
)  # fmt: skip
GARDENS = (SPRING, SUMMER, ROSES, AUTUMN, WINTER, EVENING, NIGHT, SUNRISE)


@lru_cache(16)
def garden_of(level: int, *, is_dark: bool) -> Garden:
    """The garden of a level, counted from 0; in the dark theme, at night."""
    garden = GARDENS[level % len(GARDENS)]
    if not is_dark or garden.is_night:
        return garden
    one, other = garden.sand
    return garden._replace(
        sky=_by_night(garden.sky, 0.85),
        horizon=_by_night(garden.horizon, 0.65),
        sand=(_by_night(one), _by_night(other)),
        sunny_sand=_by_night(garden.sunny_sand, 0.3),
        hedge=_by_night(garden.hedge),
        light_leaf=_by_night(garden.light_leaf),
        blossoms=tuple(_by_night(each, 0.3) for each in garden.blossoms),
        is_night=True,
    )


def _by_night(colour: Colour, share: float = NIGHT_SHARE) -> Colour:
    return mixed(colour, NIGHT_SKY, share)
