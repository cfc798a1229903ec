"""The stage: one window for all lessons. Takes the keys, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse (see controls)
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from mazelib.stage.controls import Controls
from mazelib.stage.frame import Frame, draw_frame
from mazelib.stage.guessing import Guessing
from mazelib.stage.keys import Command
from mazelib.stage.lettering import Lettering
from mazelib.stage.motion import Motion
from mazelib.stage.player import Player
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.toolbar import Toolbar
from mazelib.stage.walk_scene import WalkScene
from mazelib.stage.window import Window
from mazelib.watcher import Watcher

if TYPE_CHECKING:
    from mazelib.stage.program import Program
    from mazelib.stage.scene import Scene

FRAMES_A_SECOND = 60
#: Milliseconds between two looks at the watched files, and for which a notice stays.
LOOK_EVERY, NOTICE_FOR = 200, 4000
#: Seconds for which the end is shown before the next maze begins.
REST = 4.0
#: The title of a problem that is over when another tick is shown; a file's stays until it is mended.
STOPPED = "The strategy stopped here"
#: Milliseconds within which another F11 is the same key, still held.
REPEAT_WITHIN = 400


class Stage:
    """The window with everything in it. ``run`` returns when it is closed."""

    def __init__(self, program: Program, size: tuple[int, int] | None = None) -> None:
        """Open the window; NoDisplayError where there is none."""
        self.program = program
        self.window = Window(program.title, size)
        self.toolbar = Toolbar(program.commands)
        self.scene: Scene | None = None
        self.player: Player | None = None
        self.problem: tuple[str, str] | None = None
        self.is_open = True
        self.switched_on: set[Command] = set(program.opened)
        #: The panel that was asked for last: it has room where there is not room for all.
        self.asked_for: Command | None = None
        self.guessing = Guessing()
        self._lettering = Lettering()
        self._motion = Motion()
        self._controls = Controls(self)
        self._notice, self._notice_until = "", 0
        #: The only tick at which the notice is shown; None for one that is shown at any.
        self._notice_at: int | None = None
        self._next_look = 0
        self._rested = 0.0
        self._plays_when_mended = False
        self._full_screen_asked = -REPEAT_WITHIN
        self._drawn: Frame | None = None
        self._is_new_run = True
        self.open_scene()

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        self.window.close()
        if self.scene:
            self.program.closed(self.scene)

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            self._controls.take(event)
        if not self.is_open:
            return
        self.look_at_files()
        if self.program.has_news():
            self.open_scene()
        if self.player and self.scene:
            self.trying(lambda player: player.elapse(seconds))
            self._write_trace(self.scene)
            self._go_on_after_a_rest(seconds)
            self._motion.follow(self.player.tick, self.player.speed, seconds, new_run=self._is_new_run)
            self._is_new_run = False
        frame = self.as_frame()
        if frame != self._drawn:
            begun = perf_counter()
            self.draw()
            if self.player:
                self.player.leave_time_to_draw(perf_counter() - begun)
            pygame.display.flip()
            self._drawn = frame

    def open_scene(self) -> None:
        """Begin the scene afresh; a file that cannot be used is shown over the last good scene."""
        self._watcher = Watcher(self.program.watched())
        try:
            scene = self.program.open_scene()
        except ValueError as error:
            was_playing = self._plays_when_mended or (self.player is not None and self.player.playing)
            self._fail("This cannot be used yet", error)
            self._plays_when_mended = was_playing
            # Only for who waited for a maze: the lessons start sooner without.
            from mazelib.stage.waiting_scene import WaitingScene

            if isinstance(self.scene, WaitingScene):
                self.scene.is_given_up = True
            return
        self.problem = None
        self.scene = scene
        self._is_new_run = True
        self.show_panels()
        self.guessing.forget_answer()
        if self.player:
            self.player.playing |= self._plays_when_mended
            self.player.restart(scene)
        else:
            self.player = Player(scene, self.program.speed, playing=self.program.plays)
        self._plays_when_mended = False
        self.player.waits = self._waits if self.guessing.is_on else None

    def go_on(self) -> bool:
        """Begin what comes after the end, if the end is shown and anything does."""
        if self.player and self.player.at_end and self.program.go_on():
            self.open_scene()
            return True
        return False

    @property
    def rests(self) -> bool:
        """Whether the end is shown for a while, before something else comes."""
        return self.player is not None and self.player.finished and bool(self.program.follows)

    def _go_on_after_a_rest(self, seconds: float) -> None:
        self._rested = self._rested + seconds if self.rests else 0.0
        if self._rested > REST:
            self.go_on()

    def show_panels(self) -> None:
        """Open and close the panels as they are switched on."""
        if self.scene:
            self.scene.show(eyes=Command.EYES in self.switched_on, code=Command.CODE in self.switched_on)
            if self.asked_for in self.switched_on:
                self.scene.bring_forward(self.asked_for)

    def trying(self, action: Callable[[Player], object]) -> None:
        """Do something with the player; a strategy that fails at it is shown, and the window lives on."""
        if self.player:
            before, was_playing = self.player.tick, self.player.playing
            try:
                action(self.player)
            except ValueError as error:
                self._fail(STOPPED, error)
                self._plays_when_mended |= was_playing
            else:
                if self.player.tick != before:
                    self._move_on_from_problem()

    def _move_on_from_problem(self) -> None:
        """Another tick is shown: nothing stopped there, and what is wrong with a file takes one line."""
        self._plays_when_mended = False
        if self.problem:
            title, message = self.problem
            self.problem = None if title == STOPPED else (title, message.split("\n", 1)[0])

    def _write_trace(self, scene: Scene) -> None:
        try:
            self.program.frame_done(scene)
        except (ValueError, OSError) as error:
            self._tell(f"The trace ends here: {error}")

    def redraw(self) -> None:
        """Draw the next frame whether anything seems changed or not."""
        self._drawn = None

    def look_at_files(self) -> None:
        """Open the scene anew if a file of it was saved; looks a few times a second."""
        now = pygame.time.get_ticks()
        if now >= self._next_look:
            self._next_look = now + LOOK_EVERY
            if self._watcher.changed():
                self.open_scene()

    def toggle_guessing(self) -> None:
        """Guess first, or no more."""
        self.guessing.toggle()
        if self.guessing.is_on and self.player and not self._waits(self.player.tick):
            self._notice_for_a_while("Guess first: the run will wait where three or four sides are open.")
            self._notice_at = self.player.tick
        if self.player:
            self.player.waits = self._waits if self.guessing.is_on else None

    def _waits(self, tick: int) -> bool:
        return isinstance(self.scene, WalkScene) and self.guessing.waits(self.scene, tick)

    def toggle_full_screen(self) -> bool:
        """Switch once for every press: the new window never hears that the key was let go."""
        now = pygame.time.get_ticks()
        switches = now - self._full_screen_asked > REPEAT_WITHIN
        if switches:
            self.window.toggle_full_screen()
            self.redraw()
        self._full_screen_asked = pygame.time.get_ticks()
        return switches

    def save_picture(self) -> None:
        """Save what the window shows in the current folder."""
        try:
            self.draw()
            path = self.window.save_picture(Path.cwd(), self.program.name)
            self._tell(f"Saved a picture of the window: {path}")
        except OSError as error:
            self._tell(f"The picture could not be saved: {error}")

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        is_elsewhere = self.player and self._notice_at not in (None, self.player.tick)
        if self._notice and (is_elsewhere or pygame.time.get_ticks() > self._notice_until):
            self._notice = ""
        player, on = self.player, set(self.switched_on)
        on |= {Command.GUESS} if self.guessing.is_on else set()
        return Frame(
            size=self.window.surface.get_size(),
            theme=DARK if Command.THEME in on else LIGHT,
            task=self.program.task,
            help_text=self.program.help_text,
            words=self.program.words,
            tick=player.tick if player else 0,
            last=player.run.last if player else 0,
            speed_words=player.speed_words if player and self.program.plays else "",
            playing=player is not None and player.playing,
            rests=self.rests,
            phase=self._motion.phase if Command.EYES in on else 1.0,
            caption=self._caption(),
            problem=self.problem,
            switched_on=frozenset(on),
            scene=self.scene,
        )

    def _caption(self) -> str:
        """A notice, or what there is to say of guessing, or what is happening."""
        if self._notice or not (self.scene and self.player):
            return self._notice
        tick = self.player.tick
        if isinstance(self.scene, WalkScene) and self.guessing.is_on:
            return self.guessing.caption(self.scene, tick)
        said = self.scene.caption(tick)
        return f"{said} Next: {self.program.follows}. (Space: stay here.)" if self.rests else said

    def draw(self) -> None:
        """Draw the whole frame."""
        draw_frame(self.as_frame(), self.window.surface, self._lettering, self.toolbar)

    def _tell(self, notice: str) -> None:
        self._notice_for_a_while(notice)
        print(notice, file=sys.stderr)

    def _notice_for_a_while(self, notice: str) -> None:
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + NOTICE_FOR
        self._notice_at = None

    def _fail(self, title: str, error: ValueError) -> None:
        if self.player:
            self.player.playing = False
        self.problem = (title, str(error))
        print(error, file=sys.stderr)
