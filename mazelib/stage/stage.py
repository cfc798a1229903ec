"""The stage: one window for all lessons. Takes the keys, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse (see controls)
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame)
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from mazelib.compass import Heading
from mazelib.diagnostics import visible
from mazelib.files import FileWatcher
from mazelib.lesson.console import tell
from mazelib.lesson.program import TRACED_IN_A_FRAME, Program
from mazelib.stage.controls import Controls
from mazelib.stage.frame import Frame, draw_frame
from mazelib.stage.guessing import Guessing
from mazelib.stage.keys import SWITCHES, Command, commands_of
from mazelib.stage.lettering import Lettering
from mazelib.stage.open_scene import open_scene
from mazelib.stage.overlay import Problem, problem_of
from mazelib.stage.player import Player
from mazelib.stage.scene import SWITCHED, Scene
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.toolbar import Toolbar
from mazelib.stage.window import Window

FRAMES_A_SECOND = 60
#: Milliseconds between two looks at the watched files, and for which a notice stays.
LOOK_EVERY, NOTICE_FOR = 200, 4000
#: The titles of what is wrong: a stop is over when another tick is shown, a file's stays until it is mended.
STOPPED, UNUSABLE = "The strategy stopped here", "This cannot be used yet"
#: Milliseconds within which another F11 is the same key, still held.
REPEAT_WITHIN = 400
_PLAYS = {
    Command.PLAY: Player.toggle, Command.STEP: Player.step, Command.BACK: Player.back,
    Command.FASTER: Player.faster, Command.SLOWER: Player.slower,
}  # fmt: skip


class Stage:
    """The window with everything in it. ``run`` returns when it is closed."""

    def __init__(self, program: Program, size: tuple[int, int] | None = None) -> None:
        """Open the window; NoDisplayError where there is none."""
        self.program = program
        self.window = Window(program.title, size)
        self.toolbar = Toolbar()
        self.scene: Scene | None = None
        self.player: Player | None = None
        self.problem: Problem | None = None
        self.is_open = True
        self.switched_on = {SWITCHED[name] for name in program.call.panels if name in SWITCHED}
        #: The panel that was asked for last: it has room where there is not room for all.
        self.asked_for: Command | None = None
        self.guessing = Guessing()
        self._lettering = Lettering()
        self._controls = Controls(self)
        self._notice, self._notice_until = "", 0
        self._next_look = 0
        self._plays_when_mended = False
        self._full_screen_asked = -REPEAT_WITHIN
        self._drawn: Frame | None = None
        self.open_scene()

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        self.window.close()
        if self.scene:
            self.program.write_trace(self.scene.recording)

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            self._controls.take(event)
        if not self.is_open:
            return
        self.look_at_files()
        self.trying(lambda player: player.elapse(seconds))
        self._write_trace()
        frame = self.as_frame()
        if frame != self._drawn:
            self.draw()
            pygame.display.flip()
            self._drawn = frame

    def open_scene(self) -> None:
        """Begin the scene afresh; a file that cannot be used is shown over the last good scene."""
        self._watcher = FileWatcher(self.program.watched())
        if self.program.takes_long:
            self._announce("Making the maze…")
        try:
            scene = open_scene(self.program)
        except ValueError as error:
            was_playing = self._plays_when_mended or (self.player is not None and self.player.playing)
            self._fail(UNUSABLE, error)
            self._plays_when_mended = was_playing
            return
        self.problem = None
        self.scene = scene
        self.toolbar.commands = commands_of(self.program.kind)
        self.guessing.forget_answer()
        if self.player:
            self.player.playing |= self._plays_when_mended
            self.player.restart(scene)
        else:
            self.player = Player(scene, self.program.options.speed)
        self._plays_when_mended = False
        self.player.waits = self._waits if self.guessing.is_on else None

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command is Command.CLOSE:
            self._close_or_leave_help()
        elif command not in self.toolbar.commands and command is not Command.HELP:
            return
        elif self.scene and command in self.scene.hidden:
            self.asked_for = command
        elif command in SWITCHES:
            self.switched_on ^= {command}
            self.asked_for = command if command in SWITCHED.values() else self.asked_for
        elif command in (Command.RESTART, Command.NEXT_MAP):
            if command is Command.NEXT_MAP:
                self.program.next_map()
            self.program.seed += with_shift
            self.open_scene()
        elif command is Command.GUESS:
            self._toggle_guessing()
        elif command is Command.FULL_SCREEN:
            self._toggle_full_screen()
        elif command is Command.SCREENSHOT:
            self._save_picture()
        else:
            self.trying(_PLAYS[command])

    def take_arrow(self, heading: Heading) -> None:
        """Take an arrow key: a guess, or a step where the keys walk."""
        scene, player = self.scene, self.player
        if scene is None or player is None:
            return
        if self.guessing.is_on:
            self._notice = ""
            self.trying(lambda player: self.guessing.guess(scene, player, heading))
        elif scene.press(heading, player.tick):
            player.seek(scene.last)

    def seek(self, share: float) -> None:
        """Go to a part of the timeline, 0 to 1."""
        if self.player and self.scene:
            self.player.seek(round(share * self.scene.last))
            self._move_on_from_problem()

    def close(self) -> None:
        """Close the window."""
        self.is_open = False

    def redraw(self) -> None:
        """Draw the next frame whether anything seems changed or not."""
        self._drawn = None

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

    def look_at_files(self) -> None:
        """Open the scene anew if a file of it was saved; looks a few times a second."""
        now = pygame.time.get_ticks()
        if now >= self._next_look:
            self._next_look = now + LOOK_EVERY
            changed = self._watcher.changed()
            deleted = [visible(path.name) for path in changed if not path.exists()]
            if deleted and self.scene:
                what = "The last one stays on the screen. Save it again, and the window goes on with it."
                self._fail(UNUSABLE, ValueError(f"{', '.join(deleted)} was deleted.\n  {what}"))
            elif changed:
                self.open_scene()

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        if pygame.time.get_ticks() > self._notice_until:
            self._notice = ""
        player = self.player
        on = self.switched_on | ({Command.GUESS} if self.guessing.is_on else set())
        return Frame(
            size=self.window.surface.get_size(),
            theme=DARK if Command.THEME in on else LIGHT,
            task=self.program.task,
            help_text=self.program.text,
            tick=player.tick if player else 0,
            last=player.run.last if player else 0,
            speed_words=player.speed_words if player and Command.PLAY in self.toolbar.commands else "",
            playing=player is not None and player.playing,
            phase=player.phase if player and Command.EYES in on else 1.0,
            caption=self._caption(),
            problem=self.problem,
            on=frozenset(on),
            asked_for=self.asked_for,
            scene=self.scene,
        )

    def draw(self) -> None:
        """Draw the whole frame."""
        draw_frame(self.as_frame(), self.window.surface, self._lettering, self.toolbar)

    def _caption(self) -> str:
        """A notice, or what there is to say of guessing, or what is happening."""
        if not (self.scene and self.player):
            return self._notice
        tick = self.player.tick
        if self._notice and not self._waits(tick):
            return self._notice
        return self.guessing.caption(self.scene, tick) if self.guessing.is_on else self.scene.caption(tick)

    def _close_or_leave_help(self) -> None:
        if Command.HELP in self.switched_on:
            self.switched_on.discard(Command.HELP)
        else:
            self.is_open = False

    def _toggle_guessing(self) -> None:
        """Guess first, or no more."""
        self.guessing.toggle()
        if self.player:
            self.player.waits = self._waits if self.guessing.is_on else None
            if self.guessing.is_on and not self._waits(self.player.tick):
                self._notice_for_a_while("Guess first: the run will wait where three or four sides are open.")

    def _waits(self, tick: int) -> bool:
        return self.scene is not None and self.guessing.waits(self.scene, tick)

    def _toggle_full_screen(self) -> None:
        """Switch once for every press: the new window never hears that the key was let go."""
        if pygame.time.get_ticks() - self._full_screen_asked > REPEAT_WITHIN:
            self.window.toggle_full_screen()
            self._controls = Controls(self)
            self.redraw()
        self._full_screen_asked = pygame.time.get_ticks()

    def _save_picture(self) -> None:
        """Save what the window shows in the current folder."""
        try:
            self.draw()
            path = self.window.save_picture(Path.cwd(), self.program.name)
            self._tell(f"Saved a picture of the window: {path}")
        except OSError as error:
            self._tell(f"The picture could not be saved: {error}")

    def _write_trace(self) -> None:
        if self.scene:
            try:
                self.program.write_trace(self.scene.recording, TRACED_IN_A_FRAME)
            except (ValueError, OSError) as error:
                self._tell(f"The trace ends here: {error}")

    def _tell(self, notice: str) -> None:
        self._notice_for_a_while(notice)
        tell(notice)

    def _notice_for_a_while(self, notice: str) -> None:
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + NOTICE_FOR

    def _announce(self, notice: str) -> None:
        """Show a line before something that takes a second."""
        self._notice_for_a_while(notice)
        self.draw()
        pygame.display.flip()
        self._notice = ""

    def _move_on_from_problem(self) -> None:
        """Another tick is shown: nothing stopped there, and what is wrong with a file takes one line."""
        self._plays_when_mended = False
        if self.problem:
            self.problem = None if self.problem.title == STOPPED else self.problem.in_one_line()

    def _fail(self, title: str, error: ValueError) -> None:
        if self.player:
            self.player.playing = False
        self.problem = problem_of(title, error, has_scene=self.scene is not None)
        tell(error)
