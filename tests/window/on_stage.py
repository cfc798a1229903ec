"""A stage for tests: a lesson in a window of the dummy driver, with keys that can be pressed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame
import pytest

from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT, mixed
from mazelib.window.input.clicks import Click, CodeLine
from mazelib.window.input.keys import PanelKey
from mazelib.window.painters.rule_rows import MARK_OF_FEW, MARK_OF_MANY
from mazelib.window.pictures import Pictures
from mazelib.window.scene import AnyScene
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.stage import Stage
from tests.lessons import lesson_of

LARGE = (1280, 800)
#: What drawn_now or a frame has drawn last on each stage. Whoever draws there has another pen.
_LAST_DRAWN: WeakKeyDictionary[Stage, tuple[Pen, Frame]] = WeakKeyDictionary()
#: Lessons without panels.
OF_ONE_PICTURE = ("12",)


def paused_stage(lesson: str | Path = "04", size=(640, 480), **options) -> Stage:
    """A stage that shows tick 0 and does not play; the usual window is LARGE, this one is small."""
    return Stage(lesson_of(lesson, **options), size)


def stage_at(
    tick: int, lesson: str | Path = "04", size=LARGE, *, thinks: bool = False, **options
) -> Stage:
    """A stage that shows a half of a tick."""
    stage = paused_stage(lesson, size, **options)
    come_to(stage, tick)
    stage.player.seek(tick)
    stage.player.half += thinks
    return stage


def come_to(stage: Stage, tick: int) -> None:
    """Record until a tick can be shown. A busy machine may need more than one request for that.

    Where nobody walks by itself, nothing is recorded however often one asks.
    """
    stage.scene.advance(tick + 1)
    for _request in range(50):
        if stage.scene.last >= tick or stage.scene.ended:
            return
        stage.scene.advance(2)


def pen_of(size=(600, 300), text=21, smallest=17) -> Pen:
    """A pen for a window of this size, in which nothing is drawn but by the test."""
    surface = pygame.Surface(size)
    surface.fill(LIGHT.panel)
    return Pen(surface, LIGHT, Lettering(), Pictures(), text, smallest)


def at(stage: Stage) -> tuple[int, bool]:
    """The half that is shown: its tick, and whether it thinks."""
    return stage.player.tick, stage.player.thinks


def settle(stage: Stage) -> None:
    """Let a move be over."""
    with undrawn(stage):
        let_pass(stage, 0.25)
    let_pass(stage, 0.25)


def check_files(stage: Stage) -> None:
    """Let the stage look at its files now."""
    stage.files.next_look_at = 0.0
    let_pass(stage, 0.0)


def let_pass(stage: Stage, seconds: float) -> None:
    """Do one frame. What it draws need not be drawn again (see drawn_now)."""
    before = stage.drawn
    stage.frame(seconds)
    if stage.drawn is not before and stage._frame_drawn:
        _LAST_DRAWN[stage] = (stage.drawn, stage._frame_drawn)


@contextmanager
def unseen(stage: Stage) -> Iterator[None]:
    """A test waits here, and looks at none of the frames meanwhile: only the last is drawn."""
    with undrawn(stage):
        yield
    let_pass(stage, 0.0)


@contextmanager
def undrawn(stage: Stage) -> Iterator[None]:
    """No frame is drawn here; the one that follows is, unless it is in the window already."""
    before = stage._frame_drawn
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(stage), "draw", lambda _frame: None)
        yield
    stage._frame_drawn = before


def drawn_now(stage: Stage) -> Pen:
    """The window as it is now: drawn, unless the very same frame was drawn here last."""
    frame = stage.as_frame()
    before = _LAST_DRAWN.get(stage)
    if before is None or before[0] is not stage.drawn or before[1] != frame:
        stage.draw(frame)
        _LAST_DRAWN[stage] = (stage.drawn, frame)
    return stage.drawn


def pixels_of(surface: pygame.Surface, rect: pygame.Rect) -> list[tuple[int, int, int]]:
    """The colours of all pixels of a part of a surface, row by row."""
    packed = _packed(surface, rect)
    unpacked = _unpacked(set(packed))
    return [unpacked[pixel] for pixel in packed]


def colours_of(surface: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, int, int]]:
    """The colours of a part of a surface, each once: far faster than all of its pixels."""
    return set(_unpacked(set(_packed(surface, rect))).values())


def _packed(surface: pygame.Surface, rect: pygame.Rect) -> memoryview:
    """The pixels of a part of a surface, each of them one number."""
    part = surface.subsurface(rect.clip(surface.get_rect()))
    return memoryview(pygame.image.tobytes(part, "RGBA")).cast("I")


def _unpacked(pixels: set[int]) -> dict[int, tuple[int, int, int]]:
    """The colour of each of these numbers."""
    parts = {pixel: pixel.to_bytes(4, sys.byteorder) for pixel in pixels}
    return {pixel: (red, green, blue) for pixel, (red, green, blue, _) in parts.items()}


def colours(stage: Stage, rect: pygame.Rect) -> set[tuple[int, int, int]]:
    """All colours of a part of the window, drawn now."""
    drawn_now(stage)
    return colours_of(stage.window.surface, rect)


def words_on(stage: Stage) -> str:
    """All that is written in the window, drawn now."""
    return " ".join(text.text for text in drawn_now(stage).written)


def press(stage: Stage, *keys: int, mod: int = 0, letters: str = "") -> None:
    """Press and release keys, each within one frame, as quick fingers do."""
    for number, key in enumerate(keys):
        letter = letters[number] if number < len(letters) else ""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(
                pygame.event.Event(kind, key=key, mod=mod, unicode=letter, scancode=0)
            )
        let_pass(stage, 0.0)


def go_on(stage: Stage, halves: int, key: int = pygame.K_n) -> None:
    """Press N, or another key that goes forward, so often; each time the last move is over."""
    for half in range(halves):
        stage.player.end_move()
        with undrawn(stage) if half < halves - 1 else nullcontext():
            press(stage, key)


def mouse(stage: Stage, kind: int, at: tuple[int, int]) -> None:
    """Move the mouse, or its left button."""
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    let_pass(stage, 0.0)


def click(stage: Stage, at: tuple[int, int]) -> None:
    """Click with the left button, within one frame."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    let_pass(stage, 0.0)


def rect_of(stage: Stage, what: Click) -> pygame.Rect:
    """Where that is which a click would mean, the uppermost."""
    return next(target.at for target in reversed(drawn_now(stage).targets) if target.what == what)


def click_on(stage: Stage, what: Click) -> None:
    """Click on a button, a panel's title, a line of the rule."""
    click(stage, rect_of(stage, what).center)


def on_map(stage: Stage, place: tuple[int, int]) -> pygame.Rect:
    """Where a place of a walk's map is in the window, drawn now."""
    return drawn_now(stage).maps[0].rect_of(place)


def marked(stage: Stage) -> list[set[str]]:
    """What the code panel shows of the rule: the lines that ran, and those that decided, by the
    colour of their ground.
    """
    drawn_now(stage)
    pieces = stage.scene.source.pieces
    text = {
        CodeLine((piece.file, number)): line
        for piece in pieces
        for number, line in enumerate(piece.lines, piece.first)
    }
    rows = [(text[what], at) for at, what in stage.drawn.targets if what in text]
    pale = {mixed(LIGHT.panel, LIGHT.mark, share) for share in (MARK_OF_FEW, MARK_OF_MANY)}
    ran = set()
    decided = set()
    for row, at in rows:
        ground = stage.window.surface.get_at((at.left + 3, at.centery))[:3]
        code = row.split("  #")[0].strip()
        if ground in pale | {LIGHT.mark}:
            ran.add(code)
        if ground == LIGHT.mark:
            decided.add(code)
    return [ran, decided]


def panel_key(stage: Stage, name: str) -> PanelKey:
    """The key that shows a panel."""
    keys = [action for action in stage.scene.all_commands if isinstance(action, PanelKey)]
    return next(key for key in keys if name in key.names)


def wait_for_scene(stage: Stage, before: AnyScene) -> None:
    """Wait until another scene is shown; on a busy machine a worker takes more than one frame."""
    for _frame in range(500):
        if stage.scene is not before:
            return
        let_pass(stage, 0.0)
