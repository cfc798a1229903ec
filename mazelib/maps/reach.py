"""What can be reached on a map: its shortest tour, and what is odd about it."""

from mazelib.grid.compass import Place
from mazelib.grid.routes import reachable, shortest_tour
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _


def tour(heya: Heya) -> list[Place] | None:
    """A shortest way from the start past all control points in order; None if there is no way."""
    stops = [heya.start]
    for _letter, place in heya.controls:
        stops.append(place)
    return shortest_tour(heya, stops)


def unreachable(heya: Heya) -> list[str]:
    """The letters of the control points that cannot be reached from the start."""
    places = set(reachable(heya, heya.start))
    return [letter for letter, place in heya.controls if place not in places]


def warnings(heya: Heya) -> list[str]:
    """What is odd about a map that can still be used, one line for each thing."""
    lines = []
    if not heya.controls:
        sentence = _(
            "{map}: there is no control point to walk to. Put the letter a on a floor place."
        )
        lines.append(sentence.format(map=heya.name))
    places = dict(heya.controls)
    for letter in unreachable(heya):
        x, y = places[letter]
        sentence = _(
            "{map}, line {line}, column {column}: control point '{letter}' cannot be reached "
            "from the start. Open a wall, unless that is what you want."
        )
        lines.append(sentence.format(map=heya.name, line=y + 1, column=x + 1, letter=letter))
    return lines
