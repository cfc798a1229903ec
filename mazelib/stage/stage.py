"""The stage: one window for all lessons. Takes the keys, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Rect

from mazelib.stage.header import draw_header
from mazelib.stage.keys import REPEATING, Command, arrow_of, command_of
from mazelib.stage.layout import laid_out
from mazelib.stage.lettering import Lettering
from mazelib.stage.overlay import draw_help, draw_problem
from mazelib.stage.pen import Pen
from mazelib.stage.player import Player
from mazelib.stage.scene import Scene
from mazelib.stage.theme import LIGHT
from mazelib.stage.toolbar import Toolbar
from mazelib.stage.window import Window
from mazelib.watcher import Watcher

FRAMES_A_SECOND = 60
#: Milliseconds between two looks at the watched files, and for which a notice stays.
LOOK_EVERY, NOTICE_FOR = 200, 4000
#: Milliseconds within which another F11 is the same key, still held.
REPEAT_WITHIN = 400


class Program(Protocol):
    """What a lesson gives to the stage."""

    name: str
    title: str
    task: str
    help_text: str
    commands: list[Command]
    speed: float

    @property
    def plays(self) -> bool:
        """Whether the scene begins to play by itself."""

    def open_scene(self) -> Scene:
        """Make the scene afresh. Raises ValueError with a message for the learner."""

    def next_map(self) -> None:
        """Turn to the next map of the folder."""

    def other_chance(self) -> None:
        """Turn to other coins."""

    def watched(self) -> list[Path]:
        """The files of which a change makes the scene anew."""

    def frame_done(self, scene: Scene) -> None:
        """Told after each frame, to write what is new into the trace. Raises OSError."""


class Stage:
    """The window with everything in it. ``run`` returns when it is closed."""

    def __init__(self, program: Program, size: tuple[int, int] | None = None) -> None:
        """Open the window; NoDisplayError where there is none."""
        self.program = program
        self.window = Window(program.title, size)
        self._lettering = Lettering()
        self._toolbar = Toolbar(program.commands)
        self.scene: Scene | None = None
        self.player: Player | None = None
        self.problem: tuple[str, str] | None = None
        self.is_open = True
        self._as_text = self._shows_help = self._drags = False
        self._held: set[int] = set()
        self._notice, self._notice_until = "", 0
        self._next_look = 0
        self._full_screen_asked = -REPEAT_WITHIN
        self._drawn: object = None
        self.open_scene()

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        self.window.close()

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            self.take(event)
        if not self.is_open:
            return
        self._look_at_files()
        if self.player and self.scene:
            try:
                self.player.elapse(seconds)
            except ValueError as error:
                self._fail("The strategy stopped", error)
            self.program.frame_done(self.scene)
        if self._has_changed():
            self.draw()
            pygame.display.flip()

    def open_scene(self) -> None:
        """Begin the scene afresh; a file that cannot be used is shown over the last good scene."""
        self._watcher = Watcher(self.program.watched())
        try:
            scene = self.program.open_scene()
        except ValueError as error:
            self._fail("This cannot be used yet", error)
            return
        self.problem = None
        self.scene = scene
        if self.player:
            self.player.restart(scene)
        else:
            self.player = Player(scene, self.program.speed, playing=self.program.plays)

    def take(self, event: pygame.event.Event) -> None:
        """Take one event of the window."""
        if event.type == pygame.QUIT:
            self.is_open = False
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._take_mouse(event)
        elif event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
            self._drawn = None

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command is Command.CLOSE:
            self._close_or_leave_help()
        elif command is Command.RESTART:
            if with_shift:
                self.program.other_chance()
            self.open_scene()
        elif command is Command.NEXT_MAP:
            self.program.next_map()
            self.open_scene()
        elif command is Command.TEXT:
            self._as_text = not self._as_text
        elif command is Command.HELP:
            self._shows_help = not self._shows_help
        elif command is Command.FULL_SCREEN:
            self._toggle_full_screen()
        elif command is Command.SCREENSHOT:
            self._save_picture()
        elif self.player:
            self._play(self.player, command)

    def _play(self, player: Player, command: Command) -> None:
        actions = {
            Command.PLAY: player.toggle,
            Command.STEP: player.step,
            Command.BACK: player.back,
            Command.FASTER: player.faster,
            Command.SLOWER: player.slower,
        }
        try:
            actions[command]()
        except ValueError as error:
            self._fail("The strategy stopped", error)

    def _take_key(self, event: pygame.event.Event) -> None:
        is_repeat = event.key in self._held
        self._held.add(event.key)
        heading = arrow_of(event)
        if heading is not None:
            self._take_arrow(heading)
            return
        command = command_of(event)
        if command and (command in REPEATING or not is_repeat):
            self.do(command, with_shift=bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))

    def _take_arrow(self, heading: object) -> None:
        if self.scene and self.player and self.scene.press(heading, self.player.tick):  # type: ignore[arg-type]
            self.player.tick = self.scene.last
            self.player.playing = False

    def _take_mouse(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP:
            self._drags = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            command = self._toolbar.command_at(event.pos)
            self._drags = self._toolbar.is_on_slider(event.pos)
            if command:
                self.do(command)
        if self._drags and self.player and self.scene:
            self.player.seek(self._toolbar.tick_at(event.pos[0], self.scene.last))

    def _look_at_files(self) -> None:
        now = pygame.time.get_ticks()
        if now >= self._next_look:
            self._next_look = now + LOOK_EVERY
            if self._watcher.changed():
                self.open_scene()

    def _close_or_leave_help(self) -> None:
        if self._shows_help:
            self._shows_help = False
        else:
            self.is_open = False

    def _toggle_full_screen(self) -> None:
        """Switch once for every press: the new window never hears that the key was let go."""
        now = pygame.time.get_ticks()
        if now - self._full_screen_asked > REPEAT_WITHIN:
            self.window.toggle_full_screen()
            self._held.clear()
            self._drawn = None
        self._full_screen_asked = pygame.time.get_ticks()

    def _save_picture(self) -> None:
        try:
            self.draw()
            path = self.window.save_picture(Path.cwd(), self.program.name)
            self._tell(f"Saved a picture of the window: {path}")
        except OSError as error:
            self._tell(f"The picture could not be saved: {error}")

    def _tell(self, notice: str) -> None:
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + NOTICE_FOR
        print(notice, file=sys.stderr)

    def _fail(self, title: str, error: ValueError) -> None:
        if self.player:
            self.player.playing = False
        self.problem = (title, str(error))
        print(error, file=sys.stderr)

    def _has_changed(self) -> bool:
        """Whether a frame drawn now would look other than the one on the screen."""
        if self._notice and pygame.time.get_ticks() > self._notice_until:
            self._notice = ""
        player = self.player
        played = (player.tick, player.playing, player.speed, player.run.last, player.run) if player else None
        now = (played, self.problem, self._as_text, self._shows_help, self._notice, self.window.surface.get_size())
        changed = now != self._drawn
        self._drawn = now
        return changed

    def draw(self) -> None:
        """Draw the whole frame."""
        surface, player, scene = self.window.surface, self.player, self.scene
        panels = scene.panel_count if scene else 0
        layout = laid_out(*surface.get_size(), has_panels=panels > 0)
        pen = Pen(surface, LIGHT, self._lettering, layout.text)
        surface.fill(pen.theme.window)
        caption = self._notice or (scene.caption(player.tick) if scene and player else "")
        draw_header(pen, layout, self.program.task, caption)
        self._toolbar.place(layout)
        if scene and player:
            scene.draw_status(pen, layout.status, player.tick, player.speed_words)
            scene.draw_map(pen, layout.map, player.tick, as_text=self._as_text)
            pen.write_lines(scene.note, layout.note, pen.theme.faint)
            if panels:
                scene.draw_panels(pen, layout.panels, player.tick)
        self._draw_toolbar(pen)
        if self.problem:
            draw_problem(pen, layout.map, *self.problem)
        if self._shows_help:
            room = Rect(layout.map.left, layout.task.top, layout.task.width, layout.timeline.top - layout.task.top)
            draw_help(pen, room, self.program.commands, self.program.help_text)

    def _draw_toolbar(self, pen: Pen) -> None:
        player = self.player
        pressed = {Command.TEXT} if self._as_text else set()
        if self._shows_help:
            pressed.add(Command.HELP)
        labels = {Command.PLAY: "Pause"} if player and player.playing else {}
        tick, last = (player.tick, player.run.last) if player else (0, 0)
        self._toolbar.draw(pen, tick, last, pressed, labels)


