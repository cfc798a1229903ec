"""The stage: one window for all lessons. Takes the keys and the mouse, plays the scene, draws the frame.

Every frame:  1. take the keys and the mouse
              2. look whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see scene.Frame)
"""

from dataclasses import replace
from pathlib import Path

import pygame

from mazelib.grid.compass import Place
from mazelib.kinds.lesson import Lesson
from mazelib.kinds.terminal import tell
from mazelib.maps.heya_text import parse
from mazelib.maps.watching import FileWatcher
from mazelib.walking.recording import Timeline
from mazelib.window.guessing import Guessing
from mazelib.window.inputs import Inputs
from mazelib.window.keys import Command
from mazelib.window.lettering import Lettering
from mazelib.window.open_panels import OpenPanels
from mazelib.window.overlays import Problem, unusable
from mazelib.window.pen import Pen
from mazelib.window.player import PLAYS, Player
from mazelib.window.scene import Frame, Recording, Scene, Why
from mazelib.window.scenes import open_scene
from mazelib.window.screen import draw_frame
from mazelib.window.theme import DARK, LIGHT
from mazelib.window.window import Window

#: Seconds: a longer pause between two frames is not made up for.
LONGEST_FRAME = 0.25


def blank_scene(lesson: Lesson) -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    scene = Scene(lesson, Timeline.still(parse("A")), "", (1, 1))
    scene.is_blank = True
    return scene


class Stage:
    """The window with everything in it; ValueError where there is none. A ``scene`` is one that is open."""

    def __init__(
        self, lesson: Lesson, size: tuple[int, int] | None = None, scene: Scene | None = None
    ) -> None:  # fmt: skip
        self.lesson = lesson
        self.window = Window(lesson.text.partition("\n")[0], size)
        self.player = Player(blank_scene(lesson), lesson.speed)
        self.player.playing = lesson.plays_at_once
        self.is_open, self.is_dark = True, False
        self.panels = OpenPanels(self.window, self.scene)
        self.overlay: Command | None = None  # HELP or MORE
        self.guessing = Guessing(self.player)
        self._lettering = Lettering()
        self.drawn = Pen(self.window.surface, LIGHT, self._lettering, 1)  # Nothing is drawn yet.
        self.inputs = Inputs(self)
        self._frame_drawn: Frame | None = None
        self._next_look = 0
        self._notice, self._flash, self._news_until = "", frozenset[Place](), 0
        self._unusable: Problem | None = None  # a file, until it is mended
        self.open_scene(scene)

    @property
    def scene(self) -> Scene:
        """What is shown and played; a blank scene as long as nothing can be."""
        return self.player.scene

    @property
    def problem(self) -> Problem | None:
        """What is wrong: with a file, or with the rule in the half that is shown."""
        failure = self.player.failure
        return self._unusable or (Problem("The rule stopped here", str(failure)) if failure else None)

    def run(self) -> None:
        """Show the lesson until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_open:
            self.frame(clock.tick(60) / 1000)
        pygame.display.quit()

    def frame(self, seconds: float) -> None:
        """Do one frame, so many seconds after the last."""
        for event in pygame.event.get():
            if event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
                self._frame_drawn = None
            self.is_open &= event.type != pygame.QUIT
            self.inputs.take(event)
        if not self.is_open:
            return
        if pygame.time.get_ticks() >= self._next_look:
            self._next_look = pygame.time.get_ticks() + 200
            if saved := self._watcher.changed():
                self.lesson.note_saved(saved)
                self.open_scene(stays=True)
        try:
            self.scene.work()
        except ValueError as error:
            self._bring_news(str(error))
        if self.scene.is_outdated:
            self.player.playing = self.player.begun = self.scene.begins_playing
            self.panels.filled = "" if self.player.playing else self.panels.filled
            self.open_scene()
        if not self._unusable and not self.scene.is_blank:
            self.player.elapse(min(seconds, LONGEST_FRAME))
            self._write_trace()
        frame = self.as_frame()
        if frame != self._frame_drawn:
            self.draw(frame)
            pygame.display.flip()
            self._frame_drawn = frame

    def open_scene(self, scene: Scene | None = None, *, stays: bool = False) -> None:
        """Begin the scene, or one afresh (see Player.restart); an error is shown over the last good one."""
        self._watcher = FileWatcher(self.lesson.watched)
        self.scene.is_outdated = False
        try:
            scene = scene or open_scene(self.lesson)
        except ValueError as error:
            self._unusable = unusable(error)
            tell(error)
            return
        self._unusable = None
        if scene.lesson is not self.lesson:  # The script was saved as another kind of lesson.
            self.lesson = scene.lesson
            self._watcher = FileWatcher(self.lesson.watched)
        self.panels.begin(scene)
        if stays and not self.scene.is_blank:
            changed = _signs(scene.recording) - _signs(self.scene.recording)
            self._bring_news("", frozenset(place for place, _ in [*changed][:1000]))
        self.player.restart(scene, stays)

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command, from a key or from a button."""
        if command not in self.scene.all_commands:
            return
        overlay, self.overlay = self.overlay, None
        if command in (Command.HELP, Command.MORE):
            self.overlay = None if overlay is command else command
            self.player.playing &= self.overlay is not Command.HELP
        elif command is Command.CLOSE:
            if not overlay:
                self._close_topmost()
        elif name := self.panels.of(command):
            self.panels.toggle(name)
        elif command is Command.RESTART:
            self.lesson.seed += with_shift or self.scene.has_clock
            self.open_scene()
        elif command is Command.NEXT_MAP:
            self.lesson.next_map()
            self.player.playing = self.player.begun = False  # First the class is asked.
            self.open_scene()
        elif command is Command.GUESS:
            self.guessing = Guessing(self.player, is_on=not self.guessing.is_on)
            if self.guessing.is_on:
                self.panels.open("code")
        elif command is Command.VIEW:
            self.lesson.other_view = not self.lesson.other_view
        elif command is Command.THEME:
            self.is_dark = not self.is_dark
        elif command is Command.FULL_SCREEN:
            self.window.toggle_full_screen()
        elif command is Command.SCREENSHOT:
            self.draw()  # Without the menu that asked for it.
            self._bring_news(self.window.save_picture(Path.cwd(), self.lesson.script.stem))
        elif command in PLAYS:
            PLAYS[command](self.player)
        elif not self._unusable:
            self.player.playing, self.panels.filled = False, ""
            self.scene.carry_out(command)

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        player, scene, panels = self.player, self.scene, self.panels
        names = ("code",) if self.guessing.asks == "why" else panels.shown
        stands, has_news = player.phase == 1, pygame.time.get_ticks() < self._news_until
        shown = replace(
            scene.shown(player.tick, player.thinks, player.phase),
            ways=self.guessing.open_ways if stands else (), pointed=self.inputs.place,
            flash=self._flash if has_news else frozenset(),
            problem=self.problem, panels=() if scene.is_blank else names,
            # x and y stand along the map while any text names places.
            has_axes=scene.names_places or not {"memory", "log"}.isdisjoint(names),
        )  # fmt: skip
        why = self.guessing.why(scene.why(shown, is_asking=not player.playing))
        why = Why("", self._notice) if self._notice and has_news and not self.guessing.asks else why
        return Frame(
            scene, player.thinks, shown, why,
            card=scene.card(shown) if stands or scene.goes_round else None,
            playing=player.playing and not self.problem,
            needs_space=player.needs_space, speed_words=player.speed_words,
            theme=DARK if self.is_dark else LIGHT, filled=panels.filled, overlay=self.overlay,
            hovered=self.inputs.place or self.inputs.target, pressed=self.inputs.is_pressed,
        )  # fmt: skip

    def draw(self, frame: Frame | None = None) -> None:
        """Draw a whole frame, or what there is to show now."""
        self.drawn = draw_frame(frame or self.as_frame(), self.window.surface, self._lettering)

    def _close_topmost(self) -> None:
        """Close what is open on top, and only then the window."""
        if self.panels.filled:
            self.panels.filled = ""
        elif self.window.is_full:
            self.window.toggle_full_screen()
        else:
            self.is_open = False

    def _write_trace(self) -> None:
        try:
            self.lesson.write_trace(self.scene.recording)
        except (ValueError, OSError) as error:
            self._bring_news(f"The trace ends here: {error}")

    def _bring_news(self, notice: str, flash: frozenset[Place] = frozenset()) -> None:
        """Show something for a while: words, or places of the map."""
        self._notice, self._flash, self._news_until = notice, flash, pygame.time.get_ticks() + 3000
        if notice:
            tell(notice)


def _signs(recording: Recording) -> set[tuple[Place, str]]:
    """All characters of a walk's map, each with its place."""
    rows = recording.heya.rows if isinstance(recording, Timeline) else ()
    return {((x, y), sign) for y, row in enumerate(rows) for x, sign in enumerate(row)}
