"""What is shown before the first key of a level: its name, and a picture of what is new in it."""

from typing import NamedTuple

from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.specials import Special
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _
from mazelib.window.game.game_shown import GOOSE, RIVAL
from mazelib.window.game.garden_choice import NAMES

#: The picture of each special thing.
PICTURES = {
    Special.FOUNTAIN: "fountain",
    Special.ROBOT: RIVAL,
    Special.KEY: "key",
    Special.FOOTPRINTS: "footprints",
    Special.FIREFLY: "firefly",
}
#: Where nothing is special, there is always the cup.
USUAL = "prize"


class Intro(NamedTuple):
    """The name of a level, and the pictures of what is special in it."""

    title: str
    pictures: tuple[str, ...]


def intro_of(round: Round, lesson: GameLesson) -> Intro | None:
    """What is shown before the first key; None where a sentence is enough.

    From above there is no room for it, and a map of one's own is no garden with a name.
    """
    if round.elapsed or lesson.map_path or round.seeing is not Seeing.EYES:
        return None
    pictures = tuple(PICTURES[each] for each in PICTURES if each in round.specials)
    if round.goose:
        pictures = (f"{GOOSE}_front", *pictures)
    words = _("Maze {number}: {garden}") if lesson.is_in_run else _("Level {number}: {garden}")
    title = words.format(number=lesson.maze_number, garden=NAMES[round.level % len(NAMES)])
    return Intro(title, pictures or (USUAL,))
