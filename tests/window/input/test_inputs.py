"""Keys and mouse alone: what each event asks for, on a stand-in for the stage."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from mazelib.grid.compass import Heading
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.features import Features
from mazelib.window.guess.guesses import Question
from mazelib.window.input.clicks import (
    CodeLine,
    ExerciseTask,
    GuessButton,
    MapPlaces,
    NamedPlace,
    TimelineBar,
)
from mazelib.window.input.inputs import Inputs
from mazelib.window.input.keys import Command, PanelKey
from mazelib.window.input.mouse import NOWHERE
from mazelib.window.pictures import Pictures
from mazelib.window.playing.player import Player
from tests.window.stand_ins import NumberedScene

#: Four places in a row, of 10 pixels each.
GRID = PlaceGrid(4, 1, 100, 100, 40, 10)
CODE_KEY = PanelKey("Code", "C", "the code that runs", ("code",))


class NotedGuesses:
    """Asks what it is told to ask, and notes what is guessed."""

    def __init__(self) -> None:
        self.asks = None
        self.is_on = False
        self.choices = ()
        self.guesses = []

    def guess_way(self, way) -> None:
        self.guesses.append(way)

    def guess_place(self, place) -> None:
        self.guesses.append(place)

    def guess_number(self, number) -> None:
        self.guesses.append(number)

    def guess_why(self, line) -> None:
        self.guesses.append(line)


class NotedPanels:
    def __init__(self) -> None:
        self.shown = ()


class StandIn:
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        self.player = Player(NumberedScene(all_commands=[*Command, CODE_KEY]), 4.0)
        self.panels = NotedPanels()
        self.guessing = NotedGuesses()
        self.overlay = None
        self.drawn = Pen(pygame.Surface((400, 300)), LIGHT, Lettering(), Pictures(), 20)
        self.done = []

    @property
    def scene(self):
        return self.player.scene

    def do(self, action, *, with_shift=False) -> None:
        self.done.append((action, with_shift))


@pytest.fixture
def stage():
    return StandIn()


@pytest.fixture
def inputs(stage):
    return Inputs(stage)


def key(kind, name, *, mod=0):
    return Event(kind, key=name, mod=mod, unicode="", scancode=0)


def press(inputs, name, **also):
    inputs.take(key(pygame.KEYDOWN, name, **also))
    inputs.take(key(pygame.KEYUP, name))


def mouse(inputs, kind, at):
    inputs.take(Event(kind, pos=at, button=1))


def click(inputs, at):
    mouse(inputs, pygame.MOUSEBUTTONDOWN, at)
    mouse(inputs, pygame.MOUSEBUTTONUP, at)


def put(stage, what, at=(10, 10, 20, 20)):
    """Have something there that can be clicked; returns its middle."""
    stage.drawn.can_click(Rect(at), what)
    return Rect(at).center


def test_a_key_is_what_is_done_by_its_command_and_shift_is_told(stage, inputs):
    press(inputs, pygame.K_n)
    press(inputs, pygame.K_m, mod=pygame.KMOD_LSHIFT)
    press(inputs, pygame.K_c)
    press(inputs, pygame.K_F7)
    assert stage.done == [(Command.STEP, False), (Command.MAP_BEFORE, True), (CODE_KEY, False)]


def test_a_held_key_repeats_a_step_and_opens_a_panel_once(stage, inputs):
    for name in (pygame.K_n, pygame.K_c):
        for _ in range(3):
            inputs.take(key(pygame.KEYDOWN, name))
    assert [action for action, _ in stage.done] == [Command.STEP] * 3 + [CODE_KEY]
    inputs.take(Event(pygame.WINDOWFOCUSLOST))
    inputs.take(key(pygame.KEYDOWN, pygame.K_c))
    assert len(stage.done) == 5, "it was let go in another window"


def test_full_screen_waits_until_its_key_is_let_go(stage, inputs):
    inputs.take(key(pygame.KEYDOWN, pygame.K_F11))
    assert stage.done == []
    inputs.take(key(pygame.KEYUP, pygame.K_F11))
    assert stage.done == [(Command.FULL_SCREEN, False)]


def test_an_arrow_key_steps_walks_or_guesses(stage, inputs):
    press(inputs, pygame.K_RIGHT)
    assert stage.done == [(Command.STEP, False)]
    stage.scene.features = Features(has_halves=True, takes_arrows=True)
    press(inputs, pygame.K_RIGHT)
    assert stage.scene.pressed == [(Heading.RIGHT, 0)]
    assert len(stage.done) == 1
    stage.guessing.asks = Question.WHAT
    press(inputs, pygame.K_UP)
    assert stage.guessing.guesses == [Heading.UP]
    assert len(stage.scene.pressed) == 1


def test_nobody_walks_behind_the_help_page_or_before_the_held_step_is_over(stage, inputs):
    stage.scene.features = Features(has_halves=True, takes_arrows=True)
    stage.overlay = Command.HELP
    press(inputs, pygame.K_UP)
    assert stage.scene.pressed == []
    stage.overlay = None
    inputs.take(key(pygame.KEYDOWN, pygame.K_UP))
    stage.scene.last = 1
    stage.player.show_newest()
    inputs.take(key(pygame.KEYDOWN, pygame.K_UP))
    assert len(stage.scene.pressed) == 1, "the move is not over"
    stage.player.elapse(1.0)
    inputs.take(key(pygame.KEYDOWN, pygame.K_UP))
    assert len(stage.scene.pressed) == 2


@pytest.mark.parametrize("what", [Command.PLAY, CODE_KEY])
def test_a_click_on_a_button_is_what_it_stands_for(stage, inputs, what):
    click(inputs, put(stage, what))
    assert stage.done == [(what, False)]


def test_a_click_means_what_lies_uppermost_and_nothing_where_nothing_is(stage, inputs):
    put(stage, Command.PLAY)
    at = put(stage, Command.STEP)
    click(inputs, at)
    click(inputs, (390, 290))
    put(stage, None)
    click(inputs, at)
    assert stage.done == [(Command.STEP, False)]


def test_a_click_beside_the_menu_closes_it_and_no_more(stage, inputs):
    at = put(stage, ExerciseTask(2))
    stage.overlay = Command.MORE
    click(inputs, at)
    assert stage.overlay is None
    assert stage.scene.chosen == []
    click(inputs, at)
    assert stage.scene.chosen == [ExerciseTask(2)]


def test_a_click_on_what_only_a_scene_knows_goes_to_the_scene(stage, inputs):
    click(inputs, put(stage, ExerciseTask(2)))
    assert stage.scene.chosen == [ExerciseTask(2)]


def test_a_line_is_a_guess_only_when_it_is_asked_for(stage, inputs):
    at = put(stage, CodeLine(("mine.py", 3)))
    click(inputs, at)
    assert stage.guessing.guesses == []
    stage.guessing.asks = Question.WHY
    click(inputs, at)
    assert stage.guessing.guesses == [("mine.py", 3)]


def test_a_click_on_a_place_goes_to_the_next_tick_there_and_then_to_the_first(stage, inputs):
    stage.scene.last = 3
    stage.scene.place_at = lambda tick: (tick % 2, 0)
    put(stage, MapPlaces(GRID), GRID.area)
    for then in (1, 3, 1):
        click(inputs, GRID.rect_of((1, 0)).center)
        assert stage.player.tick == then
    click(inputs, GRID.rect_of((3, 0)).center)
    assert stage.player.tick == 1, "nobody was ever there"


def test_a_click_on_a_place_or_on_an_answer_is_a_guess(stage, inputs):
    stage.guessing.asks = Question.WHAT
    put(stage, MapPlaces(GRID), GRID.area)
    click(inputs, GRID.rect_of((1, 0)).center)
    click(inputs, put(stage, GuessButton(2)))
    assert stage.guessing.guesses == [(1, 0), 2]
    assert stage.player.tick == 0


def test_the_timeline_is_dragged_until_the_button_is_let_go(stage, inputs):
    stage.scene.last = 100
    stage.scene.ended = True
    stage.drawn.timeline = Rect(100, 200, 200, 10)
    put(stage, TimelineBar(), stage.drawn.timeline)
    for kind, x, tick in (
        (pygame.MOUSEMOTION, 300, 0),
        (pygame.MOUSEBUTTONDOWN, 150, 25),
        (pygame.MOUSEMOTION, 200, 50),
        (pygame.MOUSEMOTION, 999, 100),
        (pygame.MOUSEBUTTONUP, 200, 100),
        (pygame.MOUSEMOTION, 100, 100),
    ):
        mouse(inputs, kind, (x, 205))
        assert stage.player.tick == tick
        assert inputs.mouse.is_pressed == (kind != pygame.MOUSEBUTTONUP and tick > 0 and x != 100)


def test_dragged_beyond_what_is_recorded_the_handle_stops_at_the_newest_tick(stage, inputs):
    stage.scene.last = 20
    stage.drawn.timeline = Rect(100, 200, 200, 10)
    put(stage, TimelineBar(), stage.drawn.timeline)
    for x, tick in ((150, 10), (175, 15), (200, 20), (290, 20)):
        mouse(inputs, pygame.MOUSEBUTTONDOWN, (x, 205))
        assert stage.player.tick == tick


def test_the_wheel_turns_ticks_over_the_timeline_alone(stage, inputs):
    stage.scene.last = 100
    stage.drawn.timeline = Rect(100, 200, 200, 10)
    inputs.take(Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert stage.player.tick == 0
    mouse(inputs, pygame.MOUSEMOTION, (150, 205))
    for up, tick in ((-1, 1), (-1, 2), (1, 1)):
        inputs.take(Event(pygame.MOUSEWHEEL, y=up, x=0))
        assert stage.player.tick == tick


def test_a_place_is_pointed_at_on_a_card_and_on_the_map_only_beside_its_text(stage, inputs):
    assert inputs.mouse.at == NOWHERE
    assert inputs.mouse.place is None
    assert inputs.mouse.hovered is None
    card = put(stage, NamedPlace((2, 0)))
    put(stage, MapPlaces(GRID), GRID.area)
    mouse(inputs, pygame.MOUSEMOTION, card)
    assert inputs.mouse.place == (2, 0)
    assert inputs.mouse.hovered == NamedPlace((2, 0))
    mouse(inputs, pygame.MOUSEMOTION, GRID.rect_of((2, 0)).center)
    assert inputs.mouse.place is None
    assert inputs.mouse.hovered == MapPlaces(GRID)
    stage.panels.shown = ("text",)
    assert inputs.mouse.place == (2, 0)
    assert inputs.mouse.hovered == NamedPlace((2, 0))
