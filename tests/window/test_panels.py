"""What holds for every panel: one file, one class,
and all that window and help want to know of it.
"""

from dataclasses import fields
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import get_type_hints

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.kinds.exercises import GivenLines
from mazelib.kinds.shared.registry import KINDS
from mazelib.learner.script.source import Piece, Source
from mazelib.values.lines_run import LinesRun
from mazelib.walking.timeline import Timeline
from mazelib.window import panels as folder
from mazelib.window.keys import Command, PanelKey
from mazelib.window.lettering import Lettering
from mazelib.window.panel import Panel, divided, keys_of, with_room
from mazelib.window.panels import new_panel
from mazelib.window.pen import Pen
from mazelib.window.scenes.exercises import ExerciseScene
from mazelib.window.scenes.make import MazeScene
from mazelib.window.scenes.walk import WalkScene
from mazelib.window.shown import ExercisesShown, PracticeShown, Shown, WalkShown
from mazelib.window.theme import LIGHT
from tests.samples import heya

NAMES = sorted(path.stem for path in Path(folder.__file__).parent.glob("[a-z]*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_panel_is_found_by_the_name_of_its_file_and_says_all_of_itself(name):
    panel = new_panel(name)
    assert panel.name == name
    assert type(panel) is type(new_panel(name))
    assert panel.title
    assert panel.label
    assert panel.word
    assert keys_of([panel])[0].meaning
    assert panel.icon
    assert len(panel.key) == 1
    assert panel.key.isupper()
    for stroke in panel.icon:
        assert len(stroke) >= 2
        assert all(abs(x) <= 2 and abs(y) <= 1 for x, y in stroke)


def test_no_key_of_a_panel_is_that_of_a_command_of_the_same_lesson():
    keys = {new_panel(name).key for name in NAMES}
    assert keys & {command.key for command in Command} == {"P"}, (
        "only a worksheet prints, and it has no panel"
    )


def test_a_name_without_a_file_is_an_error():
    with pytest.raises(ModuleNotFoundError):
        new_panel("nonsense")


def test_panels_that_share_a_key_are_one_key():
    keys = keys_of([new_panel(name) for name in ("steps", "turns", "code")])
    assert keys == [
        PanelKey("Panel", "P", "the lesson's own panels", ("steps", "turns")),
        PanelKey("Code", "C", "the code that runs", ("code",)),
    ]


def test_help_says_of_a_shared_key_what_each_of_its_panels_shows():
    assert [key.meaning for key in keys_of([new_panel("steps")])] == ["the lesson's own panel"]

    class MoreEyes(Panel[WalkShown]):
        key = "F"
        meaning = "what is behind"

    (key,) = keys_of([new_panel("eyes"), MoreEyes("more_eyes")])
    assert key.meaning == "what is behind, through the walker's eyes"


def test_help_lists_the_keys_of_panels_in_one_order_wherever_they_lie_on_screen():
    keys = keys_of([new_panel(name) for name in ("code", "lines", "memory", "text", "eyes", "log")])
    assert "".join(key.key for key in keys) == "PTFKCL"


def test_as_many_panels_are_drawn_as_there_is_room_for_and_at_least_one():
    three = [new_panel(name) for name in ("steps", "code", "eyes")]
    assert [panel.least_lines for panel in three] == [5, 7, 6]
    for lines, count in ((18, 3), (17, 2), (12, 2), (11, 1), (0, 1)):
        assert with_room(three, lines) == three[:count]


@pytest.mark.parametrize(
    ("shares", "needed", "least", "heights"),
    [
        ((1.0, 1.0), (10, 10), (10, 10), [50, 50]),
        ((1.0, 1.5), (10, 10), (10, 10), [40, 60]),
        ((1.0, 1.0), (70, 10), (10, 10), [70, 30]),  # The other one can spare it.
        (
            (1.0, 1.0),
            (95, 10),
            (10, 10),
            [50, 50],
        ),  # It cannot spare so much: then nothing changes.
        ((1.0, 2.0, 1.0), (10, 20, 45), (20, 20, 10), [20, 35, 45]),
        ((1.0,), (500,), (10,), [100]),
    ],
)
def test_a_panel_that_needs_more_than_its_share_gets_what_the_others_can_spare(
    shares, needed, least, heights
):
    assert divided(shares, needed, least, 100) == heights


def shown_made(scene):
    """The class of what a scene says that it makes."""
    return get_type_hints(scene.shown)["return"]


def shown_drawn(panel):
    """The classes of what the methods of a panel say that they draw."""
    methods = (panel.draw, panel.wanted_width, panel.needed_height)
    hints = [get_type_hints(method)["shown"] for method in methods]
    return [hint for hint in hints if isinstance(hint, type)]  # A type variable: as Panel has it.


def fits(panel, scene):
    drawn = shown_drawn(panel)
    made = shown_made(scene)
    return drawn != [] and all(issubclass(made, each) for each in drawn)


def test_every_panel_of_a_kind_draws_what_the_scene_of_that_kind_makes():
    # Panels and scenes are found by their names: this is what mypy cannot see (see new_panel).
    pairs = [(kind, name) for kind in KINDS for name in KINDS[kind].panels]
    assert len(pairs) > 20
    for kind, name in pairs:
        scene = import_module(f"mazelib.window.scenes.{kind}").SCENE
        assert fits(new_panel(name), scene), (kind, name)


def test_a_panel_that_does_not_fit_a_scene_would_be_found():
    memory = new_panel("memory")
    lines = new_panel("lines")
    code = new_panel("code")
    assert [fits(memory, scene) for scene in (WalkScene, ExerciseScene, MazeScene)] == [1, 1, 0]
    assert [fits(lines, scene) for scene in (WalkScene, ExerciseScene, MazeScene)] == [0, 1, 0]
    assert [fits(code, scene) for scene in (WalkScene, ExerciseScene, MazeScene)] == [1, 1, 1]


def test_beside_the_exercises_all_is_shown_that_a_walk_shows():
    timeline = Timeline.still(heya("first"))
    walk = WalkShown(
        timeline=timeline,
        moment=timeline.moment(0),
        tick=3,
        phase=0.5,
        lines_run=LinesRun((), ("mine.py", 1)),
        ghost=((1, 1), Heading.DOWN),
        ways=(Heading.UP,),
        lit=frozenset({(2, 1)}),
    )
    practice = PracticeShown("mine.py", 0, frozenset(), None, GivenLines(), (), None)
    shown = ExercisesShown.beside(walk, practice)
    assert shown.practice is practice
    for part in fields(WalkShown):
        assert getattr(shown, part.name) == getattr(walk, part.name), part.name


def test_a_panel_wants_the_usual_width_and_the_code_as_much_as_its_longest_row():
    pen = Pen(pygame.Surface((10, 10)), LIGHT, Lettering(), 22, 18)
    long = Shown(source=Source((Piece("mine.py", 1, ("def rule(view):", "    " + "x" * 50)),)))
    assert new_panel("steps").wanted_width(pen, long) == 16 * 22
    assert new_panel("code").wanted_width(pen, Shown()) == 16 * 22, "without a rule too"
    # The margin, half the indent, the letters, and two columns more; each 12 pixels wide at a size
    # of 20.
    assert new_panel("code").wanted_width(pen, long) == (1 + 2 + 50 + 2) * 12 + 2 * 22


LONG_MEMORIES = [
    {"s": "x" * 1000},
    {"s": "W" * 60},
    {"n": 10**150},
    {"cards": {(1, 1): "x" * 500, (2, 1): 7}},
    {"n" * 300: 1},
]


@pytest.mark.parametrize("memory", LONG_MEMORIES)
def test_what_is_too_long_for_the_memory_panel_is_cut_inside_it(memory):
    pen = Pen(pygame.Surface((600, 300)), LIGHT, Lettering(), 22, 14)
    area = pygame.Rect(100, 0, 300, 300)
    shown = SimpleNamespace(moment=SimpleNamespace(memory=memory, memory_before={}))
    new_panel("memory").draw(pen, area, shown)
    assert all(area.contains(text.at) for text in pen.written)
    cut = [text for text in pen.written if text.text.endswith("…")]
    assert cut
    assert all(text.at.width > 0.9 * area.width for text in cut), "no more is cut than has to be"
    assert all(text.size == pen.smallest for text in cut)


def test_what_fits_into_the_memory_panel_is_not_cut():
    pen = Pen(pygame.Surface((600, 300)), LIGHT, Lettering(), 22, 14)
    shown = SimpleNamespace(moment=SimpleNamespace(memory={"s": "x" * 20}, memory_before={}))
    new_panel("memory").draw(pen, pygame.Rect(0, 0, 300, 300), shown)
    assert [text.text for text in pen.written] == ["s = '" + "x" * 20 + "'"]
