"""python -m mazelib solve: print the shortest route of a map."""

from dataclasses import dataclass, field
from typing import ClassVar

from mazelib.command_line.options import A_MAP
from mazelib.command_line.parser import argument
from mazelib.command_line.terminal import FINE, NOT_ARRIVED, tell
from mazelib.commands.shared.command import Command
from mazelib.grid.compass import Place
from mazelib.maps.drawing import marked_rows
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.maps.signs import FLOORS
from mazelib.maps.warnings import warnings
from mazelib.text.sentences import _, listed, ngettext

#: The mark of the route.
DOT = "."


@dataclass(frozen=True, kw_only=True)
class Solve(Command):
    """Find the shortest route through all control points."""

    help: ClassVar[str] = _("print a map with dots along its shortest route")

    file: str = field(metadata=argument(A_MAP, "FILE"))

    def run(self) -> int:
        """Print the map with its route, and the length; NOT_ARRIVED if there is no route."""
        heya = read_heya(find_map(self.file))
        route = tour(heya)
        if route is None or not heya.controls:
            for warning in warnings(heya):
                tell(warning)
            return NOT_ARRIVED
        for row in _dotted(heya, route):
            print(row)
        steps = len(route) - 1
        sentence = ngettext(
            "Shortest route past {letters}: {steps} step.",
            "Shortest route past {letters}: {steps} steps.",
            steps,
        )
        letters = listed(letter for letter, _place in heya.controls)
        print()
        print(sentence.format(letters=letters, steps=steps))
        return FINE


def _dotted(heya: Heya, route: list[Place]) -> list[str]:
    """The rows of a map, with a dot at each place of a route where no mark stands."""
    dots = {}
    for x, y in route:
        if heya.rows[y][x] in FLOORS:
            dots[x, y] = DOT
    return [row.rstrip() for row in marked_rows(heya.rows, dots)]


COMMAND = Solve
