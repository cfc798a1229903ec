"""The stage: one window for all lessons. Takes the keys and the mouse, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame)
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from mazelib.command_line import tell
from mazelib.compass import Heading, Place, stepped
from mazelib.files import FileWatcher
from mazelib.learner.loading import Kind
from mazelib.program import Program, Recording
from mazelib.stage.frame import Frame
from mazelib.stage.game_scene import GameScene
from mazelib.stage.guessing import Guessing
from mazelib.stage.keys import ARROWS, AWAY, PANEL_COMMANDS, REPEATING, Command, command_of
from mazelib.stage.layout import text_size
from mazelib.stage.lettering import Lettering
from mazelib.stage.open_panels import OpenPanels
from mazelib.stage.overlays import Problem, problem_of
from mazelib.stage.page_scene import PageScene
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.player import Player
from mazelib.stage.pointer import Pointer
from mazelib.stage.scene import PANELS, Why
from mazelib.stage.scenes import Scene, blank_scene, open_scene, tick_at
from mazelib.stage.screen import MAP, draw_frame
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.walk_scene import KeyboardScene
from mazelib.stage.window import Window
from mazelib.timeline import Timeline

#: The titles of what is wrong: a stop is over when another tick is shown, a file's stays until it is mended.
STOPPED, UNUSABLE = "The rule stopped here", "This cannot be used yet"
#: Milliseconds within which F11 is the same press: the new window never hears that the key was let go.
SAME_PRESS = 400
_PLAYS: dict[Command, Callable[[Player], None]] = {
    Command.PLAY: Player.toggle, Command.STEP: Player.step, Command.BACK: Player.back,
    Command.FASTER: Player.faster, Command.SLOWER: Player.slower,
    Command.FIRST: lambda player: player.seek(0), Command.LAST: lambda player: player.seek(player.scene.last),
}  # fmt: skip


class Stage:
    """The window with everything in it; ValueError where there is none. A ``scene`` is one that is open."""

    def __init__(
        self, program: Program, size: tuple[int, int] | None = None, scene: Scene | None = None
    ) -> None:  # fmt: skip
        self.program = program
        self.window = Window(program.title, size)
        self.player = Player(blank_scene(program), program.options.speed)
        self.problem: Problem | None = None
        self.is_open, self.is_dark = True, False
        self.commands = [Command.HELP]
        self.panels = OpenPanels(lambda: self.is_small)
        self.overlay: Command | None = None  # HELP or MORE
        self.guessing = Guessing()
        self._lettering = Lettering()
        self.drawn = Pen(self.window.surface, LIGHT, self._lettering, 1)  # Nothing is drawn yet.
        self.pointer = Pointer(self.drawn)
        self._frame_drawn: Frame | None = None
        self._held: set[int] = set()
        self._notice, self._notice_until, self._next_look = "", 0, 0
        self._flash, self._flash_until = frozenset[Place](), 0
        self._full_screen_asked = -SAME_PRESS
        self._plays_when_mended = program.options.play
        self.open_scene(scene)

    @property
    def scene(self) -> Scene:
        """What is shown and played; a blank scene as long as nothing can be."""
        return self.player.scene

    @property
    def is_small(self) -> bool:
        """Whether a panel lies over the map, because there is no room beside it."""
        return text_size(self.window.surface.get_size())[2] and self.program.kind is not Kind.LOOK

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(60) / 1000)
        pygame.display.quit()

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            self._take(event)
        if not self.is_open:
            return
        if pygame.time.get_ticks() >= self._next_look:
            self._next_look = pygame.time.get_ticks() + 200
            if self._watcher.changed():
                self.open_scene(stays=True)
        self._trying(Player.elapse, seconds)
        self._write_trace()
        frame = self.as_frame()
        if frame != self._frame_drawn:
            self.draw(frame)
            pygame.display.flip()
            self._frame_drawn = frame

    def open_scene(self, scene: Scene | None = None, *, stays: bool = False) -> None:
        """Begin the scene, or one afresh (see Player.restart); an error is shown over the last good one."""
        self._watcher = FileWatcher(self.program.watched)
        try:
            scene = scene or open_scene(self.program)
        except ValueError as error:
            self._fail(UNUSABLE, error)
            return
        self.problem, kind = None, self.program.kind
        self.panels.begin(self.program.call, kind)
        own = {Command.OWN} - {PANEL_COMMANDS.get(name, Command.OWN) for name in self.panels.available}
        self.commands = [command for command in Command if command not in AWAY[kind] | own]
        if stays:
            self._light_changes(self.scene.recording, scene.recording)
        self.player.playing |= self._plays_when_mended
        self.player.begun |= self.player.playing
        self._plays_when_mended = False
        self._trying(Player.restart, scene, stays)

    def _light_changes(self, before: Recording, after: Recording) -> None:
        if self.scene.is_blank or not isinstance(before, Timeline) or not isinstance(after, Timeline):
            return
        old = {(x, y, sign) for y, row in enumerate(before.heya.rows) for x, sign in enumerate(row)}
        now = ((x, y, sign) for y, row in enumerate(after.heya.rows) for x, sign in enumerate(row))
        changed = [(x, y) for x, y, sign in now if (x, y, sign) not in old]
        self._flash, self._flash_until = frozenset(changed[:1000]), pygame.time.get_ticks() + 2000

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command is Command.CLOSE:
            self._close_topmost()
            return
        if command not in self.commands:
            return
        if command in (Command.HELP, Command.MORE):
            self.overlay = None if self.overlay is command else command
            self.player.playing &= self.overlay is not Command.HELP
            return
        self.overlay = None if self.overlay is Command.MORE else self.overlay
        if command is Command.OWN or command in PANEL_COMMANDS.values():
            self.panels.toggle(command, self.program.kind)
        elif command in (Command.RESTART, Command.NEXT_MAP):
            if command is Command.NEXT_MAP:
                self.program.next_map()
            elif with_shift or self.program.kind is Kind.GAME:
                self.program.seed += 1
            self.open_scene()
        elif command is Command.GUESS:
            self._toggle_guessing()
        elif command is Command.PRINT and isinstance(self.scene, PageScene):
            self.scene.print_out()
        elif command is Command.VIEW:
            self.program.from_above = not self.program.from_above
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
        player, scene, panels, now = self.player, self.scene, self.panels, pygame.time.get_ticks()
        stands = player.phase == 1
        shown = replace(
            scene.shown(player.tick, player.thinks, player.phase),
            ways=self.guessing.open_ways(player) if stands else (),
            pointed=self.pointer.place(scene, on_map=self.program.kind is Kind.LOOK),
            flash=self._flash if now < self._flash_until else frozenset(),
            problem=self.problem, panels=() if scene.is_blank else panels.shown,
            # x and y stand along the map while a panel names places.
            has_axes=not {"memory", "log"}.isdisjoint(panels.shown if self.is_small else panels.names),
        )  # fmt: skip
        # A maze that is ready waits for Space, as a run does that has not begun.
        waits = player.tick == scene.pauses_at and not player.playing and not player.at_end
        begun = player.begun and not waits
        if scene.has_clock:  # There the first arrow begins, and Space goes on.
            begun = player.playing or scene.ended or not player.begun
        return Frame(
            self.program, scene, player.tick, player.thinks, scene.last, shown, self._why(shown),
            card=scene.card(shown) if stands or scene.goes_round else None,
            playing=player.playing, begun=begun, speed_words=player.speed_words,
            theme=DARK if self.is_dark else LIGHT, commands=self.commands,
            available=panels.available, filled=panels.filled, overlay=self.overlay,
            hovered=self.pointer.target, pressed=self.pointer.is_pressed,
        )  # fmt: skip

    def _why(self, shown: Shown) -> Why:
        """A notice, or what there is to say of guessing, or what is happening."""
        player, guessing, is_new = self.player, self.guessing, pygame.time.get_ticks() <= self._notice_until
        if self._notice and is_new and not guessing.waits(player, player.tick):
            return Why("", self._notice)
        why = self.scene.why(shown, is_asking=not player.playing)
        return guessing.why(player, why) if guessing.is_on else why

    def draw(self, frame: Frame | None = None) -> None:
        """Draw a whole frame, or what there is to show now."""
        self.drawn = draw_frame(frame or self.as_frame(), self.window.surface, self._lettering)
        self.pointer.drawn = self.drawn

    def _take(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
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
                self._trying(Player.seek, self.player.tick - event.y)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if self.pointer.take(event):
                self._click(self.pointer.target)
            if self.pointer.drags:
                self._trying(Player.seek, round(self.pointer.share * self.scene.last))

    def _take_key(self, event: pygame.event.Event) -> None:
        is_repeat, command, arrow = event.key in self._held, command_of(event), ARROWS.get(event.key)
        self._held.add(event.key)
        if arrow is not None and self.guessing.asks_way(self.player):
            self._guess_way(arrow)
        elif arrow is not None and isinstance(self.scene, (KeyboardScene, GameScene)):
            may_walk = self.overlay is not Command.HELP and not (is_repeat and self.player.phase < 1)
            if may_walk and self.scene.press(arrow, self.player.tick):
                self.player.walked()
        elif command and (not is_repeat or command in REPEATING):
            # P is the panel of its own, or where there is none prints.
            command = Command.PRINT if command is Command.OWN and Command.PRINT in self.commands else command
            self.do(command, with_shift=bool(event.mod & pygame.KMOD_SHIFT))

    def _click(self, what: object) -> None:
        """A click on a button, a panel's title, a place of the map, a line of the rule."""
        if isinstance(what, Command):
            self.do(what)
        elif self.overlay is Command.MORE:
            self.overlay = None
        elif what in PANELS:
            self.panels.fill(str(what))
        elif what == MAP:
            self._click_place(self.scene.place_under(self.pointer.at))
        elif self.pointer.line and self.guessing.asks_why(self.player):
            self._trying(self.guessing.guess_why, self.pointer.line)
            self.panels.close_topmost()

    def _click_place(self, place: Place | None) -> None:
        here = self.scene.place_at(self.player.tick)
        if place and here and self.guessing.asks_way(self.player):
            for heading in Heading:
                if stepped(here, heading) == place:
                    self._guess_way(heading)
        elif place:
            tick = tick_at(self.scene, place, self.player.tick)
            if tick is not None:
                self._trying(Player.seek, tick)

    def _guess_way(self, heading: Heading) -> None:
        self._notice = ""
        self._trying(self.guessing.guess_way, heading)
        if self.guessing.asks_why(self.player):
            if "code" not in self.panels.names:
                self.panels.toggle(Command.CODE, self.program.kind)
            self.panels.filled = "code"

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

    def _trying(self, action: Callable[..., object], *given: object) -> None:
        """Do something with the player; a strategy that fails at it is shown, and the window lives on."""
        player = self.player
        before = player.tick, player.thinks
        try:
            action(player, *given)
        except ValueError as error:
            self._fail(STOPPED, error)
        else:
            if self.problem and (player.tick, player.thinks) != before:
                # Another moment is shown: nothing stopped there. What is wrong with a file is still so.
                self.problem = None if self.problem.title == STOPPED else self.problem
                self._plays_when_mended = False

    def _toggle_guessing(self) -> None:
        self.guessing = guessing = Guessing(is_on=not self.guessing.is_on)
        self.player.waits = (lambda tick: guessing.waits(self.player, tick)) if guessing.is_on else None
        if guessing.is_on:
            self._say("Guess first: the run will wait where three or four sides are open.")

    def _toggle_full_screen(self) -> None:
        if pygame.time.get_ticks() - self._full_screen_asked > SAME_PRESS:
            self.window.toggle_full_screen()
            self._held.clear()
            self._frame_drawn = None
        self._full_screen_asked = pygame.time.get_ticks()

    def _save_picture(self) -> None:
        self.draw()  # Without the menu that asked for it.
        try:
            path = self.window.save_picture(Path.cwd(), self.program.name)
            said = f"Saved a picture of the window: {path}"
        except OSError as error:
            said = f"The picture could not be saved: {error}"
        self._say(said, on_console=True)

    def _write_trace(self) -> None:
        try:
            if not self.scene.is_blank:
                self.program.write_trace(self.scene.recording)
        except (ValueError, OSError) as error:
            self._say(f"The trace ends here: {error}", on_console=True)

    def _say(self, notice: str, *, on_console: bool = False) -> None:
        self._notice, self._notice_until = notice, pygame.time.get_ticks() + 4000
        if on_console:
            tell(notice)

    def _fail(self, title: str, error: ValueError) -> None:
        self._plays_when_mended |= self.player.playing
        self.player.playing = False
        if title == STOPPED and self.problem:
            return  # It is told already, or the newest file has to be mended first.
        self.problem = problem_of(title, error)
        tell(error)
