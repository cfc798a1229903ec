"""Real events in any order: never an exception, and never a frame that takes long."""

import shutil
import time

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mazelib.window.input.keys import Command
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import paused_stage

KEYS = [
    pygame.K_SPACE, pygame.K_n, pygame.K_b, pygame.K_r, pygame.K_t, pygame.K_f, pygame.K_c,
    pygame.K_m,
    pygame.K_g, pygame.K_d, pygame.K_h, pygame.K_o, pygame.K_k, pygame.K_p, pygame.K_v,
    pygame.K_HOME, pygame.K_END, pygame.K_KP_PLUS, pygame.K_KP_MINUS, pygame.K_UP, pygame.K_RIGHT,
    pygame.K_DOWN, pygame.K_LEFT,
]  # fmt: skip
SIZES = [(640, 480), (1280, 800), (500, 900), (320, 240), (60, 60)]
#: A learner's strategy whose memory is of every kind, some of it odd.
LEARNER = """
import dataclasses
from mazelib import Turn


@dataclasses.dataclass
class Unset:
    value: int = dataclasses.field(init=False)


class Odd(list):
    def __iter__(self):
        raise ValueError("not so")


class MyTurn:
    def __init__(self):
        self.number = 10 ** 5000
        self.things = [Unset()]
        self.odd = Odd([1, 2])
        self.visits = {}

    def turn(self, view, place, heading):
        before = self.visits.get(place, 0)
        self.visits[place] = before + 1  # a lone surrogate \\ud800 and a zero \\0
        return Turn.RIGHT if view.right else Turn.AHEAD if view.front else Turn.LEFT
"""
#: Seconds of this process: what another program takes of the machine is not ours.
LONGEST_FRAME = 0.1

events = st.one_of(
    st.tuples(st.just("key"), st.sampled_from(KEYS)),
    st.tuples(st.just("drag"), st.integers(0, 1279)),
    st.tuples(st.just("click"), st.tuples(st.integers(0, 1279), st.integers(0, 799))),
    st.tuples(st.just("wheel"), st.sampled_from([-1, 1])),
    st.tuples(st.just("size"), st.sampled_from(SIZES)),
    st.tuples(st.just("frames"), st.integers(1, 4)),
)


@pytest.fixture(scope="module", autouse=True)
def maps_to_draw_on(tmp_path_factory):
    """Lesson 1 saves what is drawn: here on copies of the maps that all tests share."""
    copies = tmp_path_factory.mktemp("maps") / "heya"
    shutil.copytree(HEYA_FOLDER, copies)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mazelib.maps.folder.HEYA_FOLDER", copies)
        yield


@pytest.fixture(scope="module")
def learner(tmp_path_factory):
    """The file with the learner's strategy."""
    path = tmp_path_factory.mktemp("learner") / "mine.py"
    path.write_text(LEARNER)
    return path


@pytest.mark.thorough
@pytest.mark.usefixtures("only_our_garbage")
@given(
    st.sampled_from(["01", "02", "03", "04", "05", "06", "07", "learner", "08", "09", "10", "12"]),
    st.sampled_from([4.0, float("inf")]),
    st.lists(events, min_size=10, max_size=40),
)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_order_of_events_is_answered_at_once(learner, lesson, speed, happenings):
    stage = paused_stage("04", strategy=learner) if lesson == "learner" else paused_stage(lesson)
    assert stage.problem is None
    stage.player.playing = True
    stage.player.pace.speed = speed
    # The folder's largest map takes longer to open than a frame may.
    if getattr(stage.lesson, "map_path", None):
        stage.lesson.map_path = stage.lesson.map_path.parent / "trap_room.txt"
    stage.frame(0.02)
    for kind, value in happenings:
        happen(stage, kind, value)
        for _ in range(value if kind == "frames" else 1):
            begun = time.process_time()
            stage.frame(0.02)
            assert time.process_time() - begun < LONGEST_FRAME
            assert stage.problem is None
            assert stage.player.tick >= 0
            assert stage.scene.goes_round or stage.player.tick <= stage.scene.last
        if not stage.is_open:
            return


def happen(stage, kind, value):
    """Post the events of one happening."""
    slider = stage.drawn.timeline
    if kind == "key":
        for event in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(event, key=value, mod=0, unicode="", scancode=0))
    elif kind == "drag":
        point = (value % max(1, stage.window.surface.get_width()), slider.centery)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=slider.center, button=1))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 0), buttons=(1, 0, 0))
        )
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
    elif kind == "wheel":
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=value, x=0))
    elif kind == "click":
        stage.inputs.mouse.at = value
        if stage.inputs.mouse.target in (Command.FULL_SCREEN, Command.SCREENSHOT, Command.CLOSE):
            return
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=value, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=value, button=1))
    elif kind == "size":
        pygame.display.set_mode(value, pygame.RESIZABLE)
        pygame.event.post(
            pygame.event.Event(pygame.VIDEORESIZE, size=value, w=value[0], h=value[1])
        )
