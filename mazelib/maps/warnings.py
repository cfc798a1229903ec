"""What is odd about a map that can still be used."""

from mazelib.maps.heya import Heya
from mazelib.maps.reach import unreachable
from mazelib.text.sentences import _


def warnings(heya: Heya) -> list[str]:
    """What is odd about a map, one line for each thing."""
    lines = []
    if not heya.controls:
        sentence = _(
            "{map}: there's no target to walk to. Put the letter a on the floor."
        )
        lines.append(sentence.format(map=heya.name))
    places = dict(heya.controls)
    for letter in unreachable(heya):
        x, y = places[letter]
        sentence = _(
            "{map}, line {line}, column {column}: there's no path from the start to "
            "'{letter}'. Open a wall, unless that's what you want."
        )
        lines.append(sentence.format(map=heya.name, line=y + 1, column=x + 1, letter=letter))
    return lines
