"""What a rule cannot do with its maze, in words: the error for each, to be raised."""

from mazelib.grid.compass import Place
from mazelib.making.field import MakerError
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _
from mazelib.values.settings import MOST_CHARACTERS


class MazeUseError(MakerError, ExplainedError):
    """A rule asked its maze for something that cannot be."""


def is_no_place(place: object, last: Place, *, has_mask: bool) -> MazeUseError:
    """No place, or none inside the border; ``last`` is the last one that is."""
    what = _("{place} isn't inside the border of this maze.").format(place=quoted(place))
    right, bottom = last
    advice = _("Places are (x, y), from (1, 1) to ({right}, {bottom}).")
    advice = advice.format(right=right, bottom=bottom)
    if has_mask:
        advice = _("Everything outside its shape stays wall. Take rooms from maze.rooms.")
    is_many = isinstance(place, tuple) and all(isinstance(each, tuple) for each in place)
    if isinstance(place, list) or is_many:
        what = _("this is a list of places, but only one is needed here.")
        advice = _("Take one of them: maze.dig_to(pick(walls, rng))")
    return MazeUseError(Explanation(what, advice))


def is_no_room(place: object) -> MazeUseError:
    """A place that is not a room."""
    what = _("{place} isn't a room.").format(place=quoted(place))
    advice = _("The x and the y of a room are odd numbers. maze.rooms has all the rooms.")
    return MazeUseError(Explanation(what, advice))


def is_no_wall(place: object) -> MazeUseError:
    """A place that isn't a wall between two rooms."""
    what = _("{place} isn't a wall between two rooms.").format(place=quoted(place))
    return MazeUseError(Explanation(what, _("Take one of maze.walls.")))


def is_no_neighbour(room: object, worker: Place) -> MazeUseError:
    """A room that is no neighbour of the one where the worker stands."""
    what = _("{room} isn't beside {worker}, where the worker is.")
    advice = _("Look around first, so that the worker goes there. Then take a room beside it.")
    return MazeUseError(Explanation(what.format(room=quoted(room), worker=worker), advice))


def is_no_value(value: object, largest: int) -> MazeUseError:
    """A value that cannot be written; ``largest`` is the largest one that can."""
    what = _("{value} can't be written into a maze.").format(value=quoted(value))
    advice = _("Write WALL, FLOOR, or a whole number from 0 to {largest:,}.")
    return MazeUseError(Explanation(what, advice.format(largest=largest)))


def has_no_number(room: Place) -> MazeUseError:
    """A room that should have a number."""
    what = _("the room {room} has no number.").format(room=room)
    return MazeUseError(Explanation(what, _("Write number_rooms(maze) first.")))


def is_no_letter(letter: object) -> MazeUseError:
    """A mark that is no letter."""
    what = _("{letter} can't mark a place.").format(letter=quoted(letter))
    return MazeUseError(Explanation(what, _("Write one letter, or two, in quotes.")))


def is_not_marked(letter: str) -> MazeUseError:
    """A letter at whose place a rule looks, and which it has not drawn."""
    what = _("no place is marked {letter}.").format(letter=letter)
    advice = _('Mark one first: maze.mark("{letter}", place)').format(letter=letter)
    return MazeUseError(Explanation(what, advice))


def is_not_written(name: str) -> MazeUseError:
    """An attribute of a maze that a rule wanted to write or delete."""
    advice = _(
        "A rule can write maze[place] = 0, say, and maze.worker = place. Keep everything "
        "else in names of your own."
    )
    what = _("maze.{name} can't be changed.").format(name=name)
    return MazeUseError(Explanation(what, advice))


def quoted(value: object) -> str:
    """A wrong value as a message shows it."""
    return clipped(visible(repr(value)), MOST_CHARACTERS)
