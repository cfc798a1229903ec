"""The stage: one window for all lessons. Takes the keys and the mouse, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame)
"""

import re
from collections.abc import Callable
from pathlib import Path

import pygame

from mazelib.command_line import tell
from mazelib.compass import Heading, Place, stepped
from mazelib.files import FileWatcher
from mazelib.learner.loading import Kind
from mazelib.program import TRACED_IN_A_FRAME, Program
from mazelib.stage.frame import Frame
from mazelib.stage.guessing import Guessing
from mazelib.stage.keys import ARROWS, AWAY, BY_ARROW, PANEL_COMMANDS, REPEATING, Command, command_of
from mazelib.stage.layout import text_size
from mazelib.stage.lettering import Lettering
from mazelib.stage.open_panels import OpenPanels
from mazelib.stage.overlays import Problem, problem_of
from mazelib.stage.pen import Drawn
from mazelib.stage.player import Player
from mazelib.stage.pointer import Pointer
from mazelib.stage.scene import PANELS, Scene, Why
from mazelib.stage.scenes import blank_scene, open_scene
from mazelib.stage.screen import MAP, draw_frame
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.window import Window
from mazelib.timeline import Timeline

FRAMES_A_SECOND = 60
#: Milliseconds between two looks at the files; for which a notice stays, and a saved change is lit; within
#: which F11 is the same press.
LOOK_EVERY, NOTICE_FOR, FLASH_FOR, REPEAT_WITHIN = 200, 4000, 2000, 400
#: The titles of what is wrong: a stop is over when another tick is shown, a file's stays until it is mended.
STOPPED, UNUSABLE = "The rule stopped here", "This cannot be used yet"
_REDRAWN = (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED)
_PLAYS: dict[Command, Callable[[Player], None]] = {
    Command.PLAY: Player.toggle, Command.STEP: Player.step, Command.BACK: Player.back,
    Command.FASTER: Player.faster, Command.SLOWER: Player.slower,
    Command.FIRST: lambda player: player.seek(0), Command.LAST: lambda player: player.seek(player.scene.last),
}  # fmt: skip


class Stage:
    """The window with everything in it; NoDisplayError where there is none."""

    def __init__(self, program: Program, size: tuple[int, int] | None = None) -> None:
        self.program = program
        self.window = Window(program.title, size)
        self.player = Player(blank_scene(), program.options.speed)
        self.problem: Problem | None = None
        self.is_open, self.is_dark = True, False
        self.commands: list[Command] = []
        self.panels = OpenPanels(lambda: self.is_small)
        self.overlay: Command | None = None  # HELP or MORE
        self.guessing = Guessing()
        self.pointer = Pointer()
        self._lettering = Lettering()
        self._frame_drawn: Frame | None = None
        self._held: set[int] = set()
        self._notice, self._notice_until, self._next_look = "", 0, 0
        self._flash, self._flash_until = frozenset[Place](), 0
        self._full_screen_asked = -REPEAT_WITHIN
        self._plays_when_mended = program.options.play
        self.open_scene()

    @property
    def scene(self) -> Scene:
        """What is shown and played; a blank scene as long as nothing can be."""
        return self.player.scene

    @property
    def is_small(self) -> bool:
        """Whether a panel lies over the map, because there is no room beside it."""
        return text_size(self.window.surface.get_size())[2] and self.program.kind is not Kind.LOOK

    @property
    def drawn(self) -> Drawn:
        """What was put on the screen last."""
        return self.pointer.drawn

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
            self._take(event)
        if not self.is_open:
            return
        self._look_at_files()
        self._trying(lambda player: player.elapse(seconds))
        self._write_trace()
        frame = self.as_frame()
        if frame != self._frame_drawn:
            self.draw()
            pygame.display.flip()
            self._frame_drawn = frame

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
        kind = self.program.kind
        self.panels.begin(self.program.call, kind)
        has_own = Command.OWN in [PANEL_COMMANDS[name] for name in self.panels.available]
        away = AWAY[kind] | (set() if has_own else {Command.OWN})
        self.commands = [command for command in Command if command not in away]
        if stays:
            self._light_changes(self.scene, scene)
        self.player.playing |= self._plays_when_mended
        self.player.begun |= self.player.playing
        self.player.restart(scene, stays=stays)
        self._plays_when_mended = False

    def _light_changes(self, before: Scene, after: Scene) -> None:
        """Light the places of the map that were changed by a save."""
        one, other = before.recording, after.recording
        if before.is_blank or not isinstance(one, Timeline) or not isinstance(other, Timeline):
            return
        old, rows = one.heya.rows, other.heya.rows
        changed = [
            (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row)
            if "".join(old[y : y + 1])[x : x + 1] != sign
        ]  # fmt: skip
        self._flash, self._flash_until = frozenset(changed[:1000]), pygame.time.get_ticks() + FLASH_FOR

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command is Command.CLOSE:
            self._close_topmost()
            return
        if command not in self.commands and command is not Command.HELP:
            return
        if command in (Command.HELP, Command.MORE):
            self.overlay = None if self.overlay is command else command
            self.player.playing = self.player.playing and self.overlay is not Command.HELP
            return
        self.overlay = None if self.overlay is Command.MORE else self.overlay
        if command in PANEL_COMMANDS.values():
            self.panels.toggle(command, self.program.kind)
        elif command in (Command.RESTART, Command.NEXT_MAP):
            if command is Command.NEXT_MAP:
                self.program.next_map()
            self.program.seed += with_shift
            self.open_scene()
        elif command is Command.GUESS:
            self._toggle_guessing()
        elif command is Command.THEME:
            self.is_dark = not self.is_dark
        elif command is Command.FULL_SCREEN:
            self._toggle_full_screen()
        elif command is Command.SCREENSHOT:
            self._save_picture()
        else:
            self._trying(_PLAYS[command])

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        player, program, panels = self.player, self.program, self.panels
        number, size = re.match(r"\d+", program.name), self.window.surface.get_size()
        return Frame(
            size=size,
            theme=DARK if self.is_dark else LIGHT,
            number=str(int(number.group())) if number else "",
            task=program.task, path=str(program.map_path or ""),
            help_text=f"{program.text}\nThe map: {self.scene.note or self.scene.name}",
            kind=program.kind, commands=tuple(self.commands),
            tick=player.tick, thinks=player.thinks, phase=player.phase, last=self.scene.last,
            playing=player.playing, begun=player.begun, speed_words=player.speed_words,
            why=self._why(), ways=self.guessing.open_ways(player) if player.phase == 1 else (),
            problem=self.problem,
            panels=panels.shown, available=panels.available, filled=panels.filled,
            overlay=self.overlay, hovered=self._hovered(), pressed=self.pointer.is_pressed,
            pointed=self.pointer.place(self.scene, on_map=program.kind is Kind.LOOK),
            flash=self._flash if pygame.time.get_ticks() < self._flash_until else frozenset(),
            scene=self.scene,
        )  # fmt: skip

    def draw(self) -> None:
        """Draw the whole frame."""
        self.pointer.drawn = draw_frame(self.as_frame(), self.window.surface, self._lettering)

    # --- keys and mouse ------------------------------------------------------------------------

    def _take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type in _REDRAWN:
            self._frame_drawn = None
        elif event.type == pygame.QUIT:
            self.is_open = False
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self._held.clear()
        elif event.type == pygame.MOUSEWHEEL:
            if self.drawn.timeline.collidepoint(self.pointer.at):
                self._trying(lambda player: player.seek(player.tick - event.y))
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._take_mouse(event)

    def _take_key(self, event: pygame.event.Event) -> None:
        is_repeat, command, arrow = event.key in self._held, command_of(event), ARROWS.get(event.key)
        self._held.add(event.key)
        if arrow is not None and self._take_arrow(arrow):
            return
        command = BY_ARROW.get(arrow, command) if arrow is not None else command
        if command and (not is_repeat or command in REPEATING):
            self.do(command, with_shift=bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))

    def _take_arrow(self, heading: Heading) -> bool:
        """A guess, or a step where the keys walk; whether it was one."""
        if self.guessing.asks_way(self.player):
            self._guess_way(heading)
            return True
        if self.program.kind is Kind.KEYS and self.scene.press(heading, self.player.tick):
            self.player.seek(self.scene.last)
        return self.program.kind is Kind.KEYS

    def _take_mouse(self, event: pygame.event.Event) -> None:
        pointer = self.pointer
        if pointer.take(event):
            self._click(pointer.target)
        if pointer.drags:
            self._trying(lambda player: player.seek(round(pointer.share * player.scene.last)))

    def _hovered(self) -> object:
        """What is drawn as pointed at: a line of code only where one is asked for."""
        is_in_vain = self.pointer.line is not None and not self.guessing.asks_why(self.player)
        return None if is_in_vain else self.pointer.target

    def _click(self, what: object) -> None:
        """A click on a button, a panel's title, a place of the map, a line of the rule."""
        line = self.pointer.line
        if isinstance(what, Command):
            self.do(what)
        elif self.overlay is Command.MORE:
            self.overlay = None
        elif what in PANELS:
            self.panels.fill(str(what))
        elif what == MAP:
            self._click_place(self.scene.place_under(self.pointer.at))
        elif line:
            self._trying(lambda player: self.guessing.guess_why(player, line))
            self.panels.close_topmost()

    def _click_place(self, place: Place | None) -> None:
        """A guess, or the next tick at which the walker stands there."""
        here = self.scene.place_at(self.player.tick)
        if place is None or here is None:
            return
        if self.guessing.asks_way(self.player):
            for heading in Heading:
                if stepped(here, heading) == place:
                    self._guess_way(heading)
            return
        tick = self.scene.tick_at(place, self.player.tick)
        if tick is not None:
            self._trying(lambda player: player.seek(tick))

    def _guess_way(self, heading: Heading) -> None:
        self._notice = ""
        self._trying(lambda player: self.guessing.guess_way(player, heading))
        if self.guessing.asks_why(self.player):
            self.panels.open("code")
            self.panels.filled = "code"

    # --- what commands do -----------------------------------------------------------------------

    def _close_topmost(self) -> None:
        """Close what is open on top, and only then the window."""
        if self.overlay:
            self.overlay = None
        elif self.panels.close_topmost():
            return
        elif self.window.is_full:
            self._toggle_full_screen()
        else:
            self.is_open = False

    def _trying(self, action: Callable[[Player], object]) -> None:
        """Do something with the player; a strategy that fails at it is shown, and the window lives on."""
        before = self.player.tick, self.player.thinks
        try:
            action(self.player)
        except ValueError as error:
            self._fail(STOPPED, error)
        else:
            if self.problem and (self.player.tick, self.player.thinks) != before:
                # Another moment is shown: nothing stopped there. What is wrong with a file is still so.
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

    def _why(self) -> Why:
        """A notice, or what there is to say of guessing, or what is happening."""
        if pygame.time.get_ticks() > self._notice_until:
            self._notice = ""
        player = self.player
        if self._notice and not self.guessing.waits(player, player.tick):
            return Why("", self._notice)
        shown = self.scene.shown(player.tick, player.thinks, player.phase)
        why = self.scene.why(shown, is_asking=not player.playing)
        return self.guessing.why(player, why) if self.guessing.is_on else why

    def _toggle_guessing(self) -> None:
        """Guess first, with a fresh score, or no more."""
        self.guessing = guessing = Guessing(is_on=not self.guessing.is_on)
        self.player.waits = (lambda tick: guessing.waits(self.player, tick)) if guessing.is_on else None
        if guessing.is_on:
            self.say("Guess first: the run will wait where three or four sides are open.")

    def _toggle_full_screen(self) -> None:
        # Once for every press: the new window never hears that the key was let go.
        if pygame.time.get_ticks() - self._full_screen_asked > REPEAT_WITHIN:
            self.window.toggle_full_screen()
            self._held.clear()
            self._frame_drawn = None
        self._full_screen_asked = pygame.time.get_ticks()

    def _save_picture(self) -> None:
        """Save what the window shows in the current folder."""
        self.draw()
        try:
            said = f"Saved a picture of the window: {self.window.save_picture(Path.cwd(), self.program.name)}"
        except OSError as error:
            said = f"The picture could not be saved: {error}"
        self.say(said)
        tell(said)

    def _write_trace(self) -> None:
        try:
            if not self.scene.is_blank:
                self.program.write_trace(self.scene.recording, TRACED_IN_A_FRAME)
        except (ValueError, OSError) as error:
            self.say(f"The trace ends here: {error}")
            tell(error)

    def say(self, notice: str) -> None:
        """Have a line in place of the caption for a while."""
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + NOTICE_FOR

    def _announce(self, notice: str) -> None:
        """Show a line before something that takes a second."""
        self.say(notice)
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
