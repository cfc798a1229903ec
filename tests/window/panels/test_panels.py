"""What holds for every panel: one file, one class, and all that window and help want to know of it;
never blank, and nothing of it cut.
"""

from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.registry import KINDS
from mazelib.values.lines_run import LinesRun
from mazelib.walking.timeline import Timeline
from mazelib.window import panels as folder
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.guess.guesses import Choice
from mazelib.window.input.keys import ALWAYS, PanelKey
from mazelib.window.panel import Panel, keys_of
from mazelib.window.panels import new_panel
from mazelib.window.scenes import PLUGINS
from mazelib.window.scenes.exercises import ExerciseScene
from mazelib.window.scenes.make import MazeScene
from mazelib.window.scenes.walk import WalkScene
from mazelib.window.shown import ExercisesShown, PracticeShown, WalkShown
from tests.samples import heya
from tests.window.on_stage import LARGE, paused_stage, pixels_of, stage_at

NAMES = sorted(path.stem for path in Path(folder.__file__).parent.glob("[a-z]*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_panel_is_found_by_the_name_of_its_file_and_says_all_of_itself(name):
    panel = new_panel(name)
    assert panel.name == name
    assert type(panel) is type(new_panel(name))
    assert panel.title
    assert panel.word
    assert keys_of([panel])[0].meaning
    assert 0 < panel.share < 1
    assert len(panel.key) == 1
    assert panel.key.isupper()


@pytest.mark.parametrize("kind", KINDS)
def test_no_key_of_a_panel_is_that_of_a_command_of_the_same_lesson(kind):
    commands = ALWAYS | PLUGINS.class_named(kind).features.commands
    keys = {new_panel(name).key for name in KINDS[kind].panels}
    assert not keys & {command.key for command in commands}


def test_a_name_without_a_file_is_an_error():
    with pytest.raises(ModuleNotFoundError):
        new_panel("nonsense")


def test_panels_that_share_a_key_are_one_key():
    keys = keys_of([new_panel(name) for name in ("steps", "turns", "code")])
    assert keys == [
        PanelKey("Steps", "P", "see your steps, see its coins", ("steps", "turns")),
        PanelKey("Code", "C", "see the rule", ("code",)),
    ]


def test_help_says_of_a_shared_key_what_each_of_its_panels_shows():
    assert [key.meaning for key in keys_of([new_panel("steps")])] == ["see your steps"]

    class MoreEyes(Panel[WalkShown]):
        key = "F"
        meaning = "what is behind"

    (key,) = keys_of([new_panel("eyes"), MoreEyes("more_eyes")])
    assert key.meaning == "what is behind, look through its eyes"


def test_help_lists_the_keys_of_panels_in_one_order_wherever_they_lie_on_screen():
    names = ("code", "lines", "memory", "text", "eyes", "steps")
    keys = keys_of([new_panel(name) for name in names])
    assert "".join(key.key for key in keys) == "PTFKCL"


def shown_made(scene):
    """The class of what a scene says that it makes."""
    return get_type_hints(scene.shown)["return"]


def shown_drawn(panel):
    """The classes of what the methods of a panel say that they draw."""
    hints = [get_type_hints(method)["shown"] for method in (panel.draw, panel.title_of)]
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
        choices=(Choice(((1, 1),), Heading.UP),),
        lit=frozenset({(2, 1)}),
    )
    practice = PracticeShown.of(Practice.begin())
    shown = ExercisesShown.beside(walk, practice)
    assert shown.practice is practice
    for part in fields(WalkShown):
        assert getattr(shown, part.name) == getattr(walk, part.name), part.name


WITH_COMPANION = ("02", "03", "04", "05", "07")
#: The usual window; the others when asked for.
SIZES = (
    LARGE,
    *(
        pytest.param(size, marks=pytest.mark.thorough)
        for size in ((800, 1280), (1024, 768), (1920, 1080))
    ),
)


def companion_area(stage):
    """Where the companion is, and its small title."""
    frame = stage.as_frame()
    stage.draw()
    (title,) = [
        each
        for each in stage.drawn.written
        if each.text == frame.companion.title_of(frame.shown)
    ]
    left = title.at.left
    size = stage.window.surface.get_size()
    below = pygame.Rect(left, title.at.bottom, size[0] - left, size[1] - title.at.bottom)
    below.height = stage.drawn.timeline.top - below.top
    return below


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", WITH_COMPANION)
@pytest.mark.parametrize("tick", [0, 3])
@pytest.mark.sweep(4)
def test_a_companion_is_never_blank_and_all_of_its_words_have_room(lesson, size, tick):
    if lesson == "07":
        tick = 0  # Its walker stands still.
    stage = stage_at(tick, lesson, size, thinks=tick > 0 and lesson != "02")
    below = companion_area(stage)
    card = below.inflate(-20, -20)
    drawn = [pixel for pixel in pixels_of(stage.window.surface, card) if pixel != LIGHT.panel]
    assert len(drawn) > 400
    words = [each for each in stage.drawn.written if below.contains(each.at)]
    if lesson != "04":
        assert words
    for each in words:
        assert each.at.width <= each.room.width, each.text
        assert each.size >= 16


@pytest.mark.parametrize("lesson", WITH_COMPANION)
@pytest.mark.sweep(3)
def test_a_companion_leaves_the_rule_its_place_and_keeps_its_own(lesson):
    areas = set()
    for tick in (0, 1, 5):
        stage = paused_stage(lesson, LARGE)
        stage.scene.advance(tick)
        stage.player.seek(tick)
        areas.add(tuple(companion_area(stage)))
    assert len(areas) == 1
