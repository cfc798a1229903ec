"""What somebody has changed in a maze that was printed, in one line."""

from mazelib.making.field import is_post
from mazelib.making.made_map import is_maze_of_rooms
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed, ngettext


def changes_in_words(name: str, before: Heya, after: Heya) -> str:
    """What differs between a map and its answer: walls, and signs that moved, came or went."""
    if before.places != after.places:
        sentence = _("{sheet}: the maze has a different size now.")
        return sentence.format(sheet=name)
    changes = [*_walls_in_words(before, after), *_signs_in_words(before, after)]
    if not changes:
        return _("{sheet}: nothing was changed.").format(sheet=name)
    return _("{sheet}: {changes}.").format(sheet=name, changes=listed(changes))


def _walls_in_words(before: Heya, after: Heya) -> list[str]:
    """How many walls there are more, and how many less."""
    more = 0
    less = 0
    has_rooms = is_maze_of_rooms(before)
    for place in before.places:
        if has_rooms and is_post(place):
            continue
        more += before.is_open(place) and not after.is_open(place)
        less += after.is_open(place) and not before.is_open(place)
    found = []
    if more:
        found.append(ngettext("{count} more wall", "{count} more walls", more).format(count=more))
    if less:
        found.append(ngettext("{count} fewer wall", "{count} fewer walls", less).format(count=less))
    return found


def _signs_in_words(before: Heya, after: Heya) -> list[str]:
    """Which signs were moved, are new, or are gone."""
    old = {sign: place for place, sign in before.marks.items()}
    new = {sign: place for place, sign in after.marks.items()}
    found = []
    for sign in sorted({*old, *new}):
        if sign not in new:
            found.append(_("{sign} is gone").format(sign=sign))
        elif sign not in old:
            found.append(_("{sign} is new").format(sign=sign))
        elif old[sign] != new[sign]:
            found.append(_("{sign} moved").format(sign=sign))
    return found
