"""The house as a whole: arrows point downwards, without circles.

Each rule first shows that it catches a lie: a few lines of source that break it.
"""

import pytest

from tests.house import (
    Imports,
    imports_of,
    imports_of_the_house,
    modules_with_effects,
    modules_with_unclear_imports,
    sources_of_the_house,
)

#: The floors of the house, from the top. A room imports those of lower floors, not its neighbours.
FLOORS = (
    (
        "", "lesson", "run_lesson", "open_door", "search_path", "started_in",
        "interrupts", "uncaught", "__main__", "program", "commands", "version",
    ),
    ("window",),
    ("kinds",),
    ("command_line",),
    ("learner", "challenges", "game", "export"),
    ("walking", "making"),
    ("maps",),
    ("grid",),
    ("values",),
    ("text",),
)
FLOOR_OF = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}


def room_of(module: str) -> str:
    return module.partition(".")[0]


def arrows_upwards(imports: Imports) -> set[tuple[str, str]]:
    """(module, room) for each import of a higher floor or of a neighbour's room."""
    found = set()
    for module, others in imports.items():
        here = room_of(module)
        for other in others:
            there = room_of(other)
            if there != here and FLOOR_OF[there] <= FLOOR_OF[here] and FLOOR_OF[here] > 0:
                found.add((module, there))
    return found


def circles(imports: Imports) -> list[set[str]]:
    """Modules that import each other, directly or through others."""
    reach = {module: reached_from(module, imports) for module in imports}
    found: list[set[str]] = []
    for module, reached in reach.items():
        circle = {other for other in reached if module in reach[other]} | {module}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def reached_from(module: str, imports: Imports) -> set[str]:
    seen: set[str] = set()
    todo = [module]
    while todo:
        for other in imports.get(todo.pop(), ()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


#: Ways to import the window from maps/heya.py.
WAYS_TO_THE_WINDOW = {
    "plainly": "import mazelib.window.pen",
    "a name from it": "from mazelib.window.pen import Pen",
    "late": "def late():\n    from mazelib.window.pen import Pen\n",
    "for its types only": "if TYPE_CHECKING:\n    from mazelib.window import pen\n",
    "by name": "importlib.import_module('mazelib.window.pen')",
}
#: Ways that no rule can follow, and that no module takes therefore.
UNCLEAR_WAYS = {
    "by a name that is put together": "import_module(f'mazelib.window.{name}')",
    "by a name that is added up": "import_module('mazelib.window.' + name)",
    "by any name": "import_module(name)",
    "by a constant of the file": "ROOM = 'mazelib.window'\nimport_module(f'{ROOM}.pen')",
    "by a relative name": "import_module('..window.pen', __package__)",
    "relatively": "from ..window.pen import Pen",
    "relatively, the room": "from .. import window",
}


@pytest.mark.parametrize("way", WAYS_TO_THE_WINDOW)
def test_an_import_is_found_however_it_is_written(way):
    lies = {"maps/heya.py": WAYS_TO_THE_WINDOW[way], "window/__init__.py": "", "window/pen.py": ""}
    assert arrows_upwards(imports_of(lies)) == {("maps.heya", "window")}
    assert modules_with_unclear_imports(lies) == set()


@pytest.mark.parametrize("way", UNCLEAR_WAYS)
def test_an_import_that_no_rule_can_follow_is_found(way):
    lies = {"maps/heya.py": UNCLEAR_WAYS[way], "window/__init__.py": "", "window/pen.py": ""}
    assert modules_with_unclear_imports(lies) == {"maps.heya"}


@pytest.mark.parametrize("made", ["Plugins(", "Plugins[Lesson]("])
def test_who_has_plugins_imports_each_of_them(made):
    plugins = f"PLUGINS = {made}__name__, 'KIND', Lesson)\n"
    sources = {
        "kinds/__init__.py": plugins, "kinds/walk.py": "", "kinds/make.py": "", "maps/a.py": ""
    }  # fmt: skip
    assert imports_of(sources)["kinds"] == {"kinds.walk", "kinds.make"}


def test_an_arrow_to_a_neighbour_or_to_mazelib_itself_is_upwards_and_the_top_may_import_all():
    lies = {
        "__init__.py": "from mazelib.lesson import show",
        "lesson.py": "from mazelib.window.stage import Stage",
        "walking/walk.py": "import mazelib.making.maze",
        "game/rules.py": "from mazelib import show",
        "window/stage.py": "import mazelib.kinds.walk\nimport mazelib.window.pen\n",
        "making/maze.py": "",
        "kinds/walk.py": "",
        "window/pen.py": "",
    }
    assert arrows_upwards(imports_of(lies)) == {("walking.walk", "making"), ("game.rules", "")}


def test_a_circle_is_found_through_any_number_of_modules():
    lies = {
        "walking/__init__.py": "",
        "walking/a.py": "from mazelib.walking.b import x",
        "walking/b.py": "def late():\n    import mazelib.walking.c\n",
        "walking/c.py": "from mazelib.walking import a",
        "walking/d.py": "from mazelib.walking.a import y",
    }
    assert circles(imports_of(lies)) == [{"walking.a", "walking.b", "walking.c"}]


def test_a_circle_is_found_through_plugins():
    lies = {
        "kinds/__init__.py": "PLUGINS = Plugins(__name__, 'KIND', Lesson)",
        "kinds/walk.py": "from mazelib.kinds import KINDS",
        "kinds/look.py": "",
    }
    assert circles(imports_of(lies)) == [{"kinds", "kinds.walk"}]


def test_a_circle_is_found_through_the_folder_of_a_module():
    lies = {
        "walking/walk.py": "from mazelib.maps.heya import Heya",
        "maps/__init__.py": "from mazelib.walking.walk import Walk",
        "maps/heya.py": "from mazelib.maps.signs import SIGNS",
        "maps/signs.py": "",
    }
    assert circles(imports_of(lies)) == [{"walking.walk", "maps"}]


def test_a_module_that_does_something_when_it_is_imported_is_found():
    lies = {
        "maps/a.py": '"""Words."""\nimport sys\nX = f()\ndef f():\n    g()\nclass C:\n    y = 1\n',
        "maps/b.py": "if __name__ == '__main__':\n    f()\nif TYPE_CHECKING:\n    import c\n",
        "maps/c.py": "import sys\nsys.excepthook = print\n",
        "maps/d.py": "f()",
        "maps/e.py": "for name in NAMES:\n    f(name)\n",
        "maps/f.py": "NAMES['a'] = 1",
        "maps/g.py": "if True:\n    f()\n",
    }
    assert modules_with_effects(lies) == {f"maps.{letter}" for letter in "cdefg"}


def test_every_room_has_its_floor():
    rooms = {room_of(module) for module in imports_of_the_house()}
    assert rooms == set(FLOOR_OF), "FLOORS, above, and README's list of folders name every room"


def test_arrows_only_point_downwards():
    assert arrows_upwards(imports_of_the_house()) == set()


def test_no_module_imports_itself_through_others():
    assert circles(imports_of_the_house()) == []


def test_only_three_folders_do_something_when_they_are_imported():
    """Mazelib itself says why; the kinds are found; pygame reads what the window sets."""
    assert modules_with_effects(sources_of_the_house()) == {"", "kinds", "window"}


def test_the_name_of_every_import_is_written_out_but_for_plugins_and_a_learners_imports():
    assert modules_with_unclear_imports(sources_of_the_house()) == {
        "learner.script.files_beside",
        "learner.script.surroundings",
        "values.plugins",
    }
