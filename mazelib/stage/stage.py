"""The stage: one window for all lessons. Takes the keys, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse (see toolbar)
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame)
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from mazelib.files import FileWatcher
from mazelib.program.console import tell
from mazelib.program.program import TRACED_IN_A_FRAME, Program
from mazelib.stage.frame import Frame, Problem, draw_frame, problem_of
from mazelib.stage.guessing import Guessing
from mazelib.stage.keys import AWAY, SWITCHES, Command
from mazelib.stage.lettering import Lettering
from mazelib.stage.player import Player
from mazelib.stage.scene import SWITCHED, Scene
from mazelib.stage.scenes import blank_scene, open_scene
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.toolbar import Asked, Toolbar
from mazelib.stage.window import Window

FRAMES_A_SECOND = 60
#: Milliseconds between two looks at the files; for which a notice stays; within which F11 is the same press.
LOOK_EVERY, NOTICE_FOR, REPEAT_WITHIN = 200, 4000, 400
#: The titles of what is wrong: a stop is over when another tick is shown, a file's stays until it is mended.
STOPPED, UNUSABLE = "The rule stopped here", "This cannot be used yet"
_REDRAWN = (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED)
_PLAYS = {
    Command.PLAY: Player.toggle, Command.STEP: Player.step, Command.FASTER: Player.faster,
    Command.SLOWER: Player.slower, Command.BACK: lambda player: player.seek(player.tick - 1),
}  # fmt: skip


class Stage:
    """The window with everything in it; NoDisplayError where there is none."""

    def __init__(self, program: Program, size: tuple[int, int] | None = None) -> None:
        self.program = program
        self.window = Window(program.title, size)
        self.toolbar = Toolbar()
        self.player = Player(blank_scene(), program.options.speed)
        self.problem: Problem | None = None
        self.is_open = True
        self.switched_on: set[Command] = set()
        self._panels: Sequence[str] = ()
        self.asked_for: Command | None = None  # this panel has room where there is not room for all
        self.guessing = Guessing()
        self._lettering = Lettering()
        self._notice, self._notice_until, self._next_look = "", 0, 0
        self._full_screen_asked = -REPEAT_WITHIN
        self._plays_when_mended = True
        self._drawn: Frame | None = None
        self.open_scene()

    @property
    def scene(self) -> Scene:
        """What is shown and played; a blank scene as long as nothing can be."""
        return self.player.scene

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        pygame.display.quit()
        if not self.scene.is_blank:
            self.program.write_trace(self.scene.recording)

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            if event.type in _REDRAWN:
                self._drawn = None
            self.is_open = self.is_open and event.type != pygame.QUIT
            self._carry_out(self.toolbar.asked(event))
        if not self.is_open:
            return
        self._look_at_files()
        self._trying(lambda player: player.elapse(seconds))
        self._write_trace()
        frame = self.as_frame()
        if frame != self._drawn:
            self.draw()
            pygame.display.flip()
            self._drawn = frame

    def open_scene(self, *, stays: bool = False) -> None:
        """Begin the scene afresh (see Player.restart); an error is shown over the last good one."""
        self._watcher = FileWatcher(self.program.watched)
        if self.program.options.make:  # A large one takes a second.
            self._announce("Making the maze…")
        try:
            scene = open_scene(self.program)
        except ValueError as error:
            self._fail(UNUSABLE, error)
            return
        self.problem = None
        self.toolbar.commands = [each for each in Command if each not in AWAY[self.program.kind]]
        if self.program.call.panels != self._panels:
            self._panels = self.program.call.panels
            self.switched_on -= {*SWITCHED.values()}
            self.switched_on |= {SWITCHED[name] for name in self._panels if name in SWITCHED}
        self.switched_on &= {*self.toolbar.commands}
        self.player.playing |= self._plays_when_mended
        self.player.restart(scene, stays=stays)
        self._plays_when_mended = False

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command is Command.CLOSE:
            self.is_open = Command.HELP in self.switched_on
            self.switched_on.discard(Command.HELP)
        elif command not in self.toolbar.commands and command is not Command.HELP:
            return
        elif command in self.scene.hidden:
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
            self._trying(_PLAYS[command])

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        player = self.player
        on = self.switched_on | ({Command.GUESS} if self.guessing.is_on else set())
        return Frame(
            size=self.window.surface.get_size(),
            theme=DARK if Command.THEME in on else LIGHT,
            task=self.program.task,
            help_text=self.program.text,
            tick=player.tick,
            last=self.scene.last,
            speed_words=player.speed_words if Command.PLAY in self.toolbar.commands else "",
            playing=player.playing,
            phase=player.phase if Command.EYES in on else 1.0,
            caption=self._caption(),
            problem=self.problem,
            on=frozenset(on),
            asked_for=self.asked_for,
            scene=self.scene,
        )

    def draw(self) -> None:
        """Draw the whole frame."""
        draw_frame(self.as_frame(), self.window.surface, self._lettering, self.toolbar)

    def _carry_out(self, asked: Asked) -> None:
        if asked.command:
            self.do(asked.command, with_shift=asked.with_shift)
        if asked.arrow is not None:
            # A guess, or a step where the keys walk.
            heading = asked.arrow
            if self.guessing.is_on:
                self._notice = ""
                self._trying(lambda player: self.guessing.guess(player, heading))
            elif self.scene.press(heading, self.player.tick):
                self.player.seek(self.scene.last)
        if asked.share is not None:
            tick = round(asked.share * self.scene.last)
            self._trying(lambda player: player.seek(tick))

    def _trying(self, action: Callable[[Player], object]) -> None:
        """Do something with the player; a strategy that fails at it is shown, and the window lives on."""
        before = self.player.tick
        try:
            action(self.player)
        except ValueError as error:
            self._fail(STOPPED, error)
        else:
            if self.problem and self.player.tick != before:
                # Another tick is shown: nothing stopped there. What is wrong with a file is still so.
                self.problem = None if self.problem.title == STOPPED else self.problem
                self._plays_when_mended = False

    def _look_at_files(self) -> None:
        """Open the scene anew if a file of it was saved; looks a few times a second."""
        now = pygame.time.get_ticks()
        if now < self._next_look:
            return
        self._next_look = now + LOOK_EVERY
        if self._watcher.changed():
            self.open_scene(stays=True)

    def _caption(self) -> str:
        """A notice, or what there is to say of guessing, or what is happening."""
        if pygame.time.get_ticks() > self._notice_until:
            self._notice = ""
        if self._notice and not self.guessing.waits(self.player, self.player.tick):
            return self._notice
        if self.guessing.is_on:
            return self.guessing.caption(self.player)
        return self.scene.caption(self.player.tick)

    def _toggle_guessing(self) -> None:
        """Guess first, with a fresh score, or no more."""
        self.guessing = guessing = Guessing(is_on=not self.guessing.is_on)
        self.player.waits = (lambda tick: guessing.waits(self.player, tick)) if guessing.is_on else None
        if guessing.is_on:
            self._say("Guess first: the run will wait where three or four sides are open.")

    def _toggle_full_screen(self) -> None:
        # Once for every press: the new window never hears that the key was let go.
        if pygame.time.get_ticks() - self._full_screen_asked > REPEAT_WITHIN:
            self.window.toggle_full_screen()
            self.toolbar.held.clear()
            self._drawn = None
        self._full_screen_asked = pygame.time.get_ticks()

    def _save_picture(self) -> None:
        """Save what the window shows in the current folder."""
        self.draw()
        try:
            said = f"Saved a picture of the window: {self.window.save_picture(Path.cwd(), self.program.name)}"
        except OSError as error:
            said = f"The picture could not be saved: {error}"
        self._say(said)
        tell(said)

    def _write_trace(self) -> None:
        try:
            if not self.scene.is_blank:
                self.program.write_trace(self.scene.recording, TRACED_IN_A_FRAME)
        except (ValueError, OSError) as error:
            self._say(f"The trace ends here: {error}")
            tell(error)

    def _say(self, notice: str) -> None:
        """Have a line in place of the caption for a while."""
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + NOTICE_FOR

    def _announce(self, notice: str) -> None:
        """Show a line before something that takes a second."""
        self._say(notice)
        self.draw()
        pygame.display.flip()
        self._notice = ""

    def _fail(self, title: str, error: ValueError) -> None:
        self._plays_when_mended |= self.player.playing
        self.player.playing = False
        if title == STOPPED and self.problem:
            return  # It is told already, or the newest file has to be mended first.
        self.problem = problem_of(title, error, has_scene=not self.scene.is_blank)
        tell(error)
