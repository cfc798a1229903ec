"""The command that prints the shortest route: its dots stand on every ground."""

import pytest

from mazelib.commands import solve
from mazelib.grid.compass import Heading
from mazelib.maps.heya import Heya
from mazelib.maps.signs import FLOORS


@pytest.mark.parametrize("ground", [*FLOORS, "~"])
def test_the_route_is_dotted_on_each_ground(ground, monkeypatch, capsys):
    rows = ("#####", f"#A{ground}a#", "#####")
    drawn = Heya(rows, (1, 1), Heading.UP, (("a", (3, 1)),))
    monkeypatch.setattr(solve, "FLOORS", FLOORS + "~")
    monkeypatch.setattr(solve, "find_map", str)
    monkeypatch.setattr(solve, "read_heya", lambda _path: drawn)
    assert solve.Solve(file="drawn").run() == 0
    assert capsys.readouterr().out.splitlines()[1] == "#A.a#"
