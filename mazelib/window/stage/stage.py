"""The stage: one window for all lessons. It takes keys and mouse, plays, and draws.

Every frame:  1. take the keys and the mouse, and do what the scene has to do
              2. check whether a watched file was saved
              3. move on by the time that has passed
              4. draw, if anything has changed (see frame.Frame)
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import pygame

from mazelib.command_line.terminal import tell
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.seen_lessons import keep_seen
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.film.film_screen import draw_film, film_pen, filmed
from mazelib.window.film.filming import Filming
from mazelib.window.guess.guessing import Guessing
from mazelib.window.input.inputs import Inputs
from mazelib.window.input.key_repeats import without_old_repeats
from mazelib.window.input.keys import Action, Command
from mazelib.window.pictures import Pictures
from mazelib.window.playing.player import Player
from mazelib.window.playing.stops import LONG_REST_SECONDS
from mazelib.window.rule.problem import Problem, problem_of, told, unusable, with_saved_code
from mazelib.window.scene import AnyScene, BlankScene, Reopening
from mazelib.window.screen.companions import Companions
from mazelib.window.screen.layout import is_too_small
from mazelib.window.screen.screen import draw_frame, draw_too_small, pen_for
from mazelib.window.stage.actions import Actions
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.frame_maker import FrameMaker
from mazelib.window.stage.lesson_files import LessonFiles
from mazelib.window.stage.news import News
from mazelib.window.stage.opening import Opening
from mazelib.window.stage.window import Window

#: If a frame takes longer than this, the time beyond it is lost.
LONGEST_FRAME_SECONDS = 0.25
FRAMES_A_SECOND = 60
#: How long a frame waits for a scene that is being opened.
OPENING_SECONDS = 0.01


class Stage:
    """The window with everything in it. ValueError: no window can be opened."""

    #: Whether it draws pictures of a film: the lesson alone, with nothing to press.
    is_film = False
    #: Whether the window itself was closed, and not only this lesson.
    was_quit = False
    #: The script of the lesson that follows, if it was asked for.
    next_script: Path | None = None
    _is_kept_as_seen = False
    _plays_when_mended = False

    def __init__(
        self, lesson: Lesson, size: tuple[int, int] | None = None, scene: AnyScene | None = None
    ) -> None:
        self.lesson = lesson
        self.window = Window(lesson.text.partition("\n")[0], size)
        self.player = Player(BlankScene(lesson), lesson.speed)
        self.player.playing = lesson.plays_at_once
        self.is_open = True
        self.is_dark = False
        self.panels = Companions(self.window, self.scene)
        #: The page on top: HELP, ABOUT or MORE.
        self.overlay: Command | None = None
        self.guessing = Guessing(self.player)
        self.news = News()
        self.files = LessonFiles(lesson)
        self.filming = Filming(self.news, self._draw_film, lesson.options)
        self._lettering = Lettering()
        self._pictures = Pictures(lesson.options.walker)
        # Nothing is drawn yet.
        self.drawn = Pen(self.window.surface, LIGHT, self._lettering, self._pictures, 1)
        self.inputs = Inputs(self, self.window.held_before)
        self._frames = FrameMaker(
            self.player, self.panels, self.guessing, self.inputs.mouse, self.news, self.files
        )
        self._frame_drawn: Frame | None = None
        self._unusable: Problem | None = None  # a file that is broken, until it is mended
        self._actions = Actions(self)
        #: The scene that is being opened, if there is one.
        self._opening: Opening | None = None
        if scene:
            self._show(scene, stays=False)
        else:
            self.open_scene()

    @property
    def scene(self) -> AnyScene:
        """The scene that is shown and played; a blank one while there is nothing to show."""
        return self.player.scene

    @property
    def problem(self) -> Problem | None:
        """What is wrong: with a file, or with the rule in the half that is shown."""
        if self._unusable:
            return self._unusable
        failure = self.player.failure
        return problem_of(failure, _("The rule stopped")) if failure else None

    @property
    def is_usable(self) -> bool:
        """Whether all files of the lesson can be used as they were saved last."""
        return self._unusable is None

    def run(self) -> None:
        """Show the lesson until it is closed; the window itself stays (see close_window)."""
        clock = pygame.time.Clock()
        while self.is_open:
            milliseconds = clock.tick(FRAMES_A_SECOND)
            self.frame(milliseconds / 1000)
            self.keep_worker_ready()
        self.filming.close(self.lesson.script.stem)

    def keep_worker_ready(self) -> None:
        """Let a fresh worker stand ready for the next save."""
        with self._errors_as_news():
            self.lesson.loaded.workers.keep_one_ready()

    def frame(self, seconds: float) -> None:
        """Do one frame; ``seconds`` have passed since the last."""
        self._take_events()
        if not self.is_open:
            return
        self._work()  # First of all, what a scene has saved itself: that is no news of a file.
        self._check_files()
        if not self.scene.features.is_blank:
            self._elapse(min(seconds, LONGEST_FRAME_SECONDS))
            self._write_trace()
        self.scene.lesson.loaded.workers.take_arrivals()  # After this, nothing changes any more.
        frame = self.as_frame()
        self.filming.elapse(seconds, self._film_frame, self.lesson.script.stem)
        if frame != self._frame_drawn:
            self.draw(frame)
            pygame.display.flip()
            self._frame_drawn = frame
            self._keep_as_seen(frame)
        self._go_on_opening()

    def _keep_as_seen(self, frame: Frame) -> None:
        """Once the end of a run is shown, the lesson carries a tick at the door."""
        if self._is_kept_as_seen or not self.scene.is_seen_to_end(frame.card):
            return
        self._is_kept_as_seen = True
        keep_seen(self.lesson.script)

    def _take_events(self) -> None:
        for event in without_old_repeats(pygame.event.get(), self.inputs.keyboard.held):
            if event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
                self._frame_drawn = None
            if event.type == pygame.QUIT:
                self.is_open = False
                self.was_quit = True
            if self._is_new_input(event):
                self.news.end()
                self.player.stop_going_to_end()
            with self._errors_as_news():
                self.inputs.take(event)

    def _is_new_input(self, event: pygame.event.Event) -> bool:
        """Whether a key or a button was pressed, or the wheel turned: older news are over then."""
        if event.type == pygame.KEYDOWN:
            return event.key not in self.inputs.keyboard.held
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)

    @contextmanager
    def _errors_as_news(self) -> Iterator[None]:
        """Whatever goes wrong here pauses the run and is told; the window lives on."""
        try:
            yield
        except (ValueError, OSError) as error:
            self.player.playing = False
            self.news.complain(told(error))

    def _check_files(self) -> None:
        """If a file was saved, begin afresh at the same tick."""
        saved = self.files.saved()
        if saved:
            self.lesson.note_saved(saved)
            of_rule = set(self.lesson.loaded.paths)
            self.open_scene(stays=True, is_map_new=not of_rule.issuperset(saved))

    def _work(self) -> None:
        """Let the scene do a part of a long task; open it afresh if it asks for that."""
        with self._errors_as_news():
            self.scene.work()
        if self.scene.ends_news:
            self.news.end()
            self.scene.ends_news = False
        if self.scene.news:
            self.news.bring(self.scene.news)
            self.scene.news = ""
        if self.scene.reopening:
            self._prepare_for(self.scene.reopening)
            self.open_scene()

    def _prepare_for(self, reopening: Reopening) -> None:
        """Play or pause, as a scene asks that is to be opened afresh."""
        if reopening is Reopening.UNCHANGED:
            return
        plays = reopening is Reopening.PLAYING
        self.player.playing = plays
        self.player.begun = plays
        if reopening is not Reopening.PAUSED:
            self.panels.close_sheet()
        if reopening is Reopening.ON_MAP:
            self.panels.uncover_map()

    def _elapse(self, seconds: float) -> None:
        """Let time pass."""
        with self._errors_as_news():
            self.inputs.keyboard.tell_held()
            self.player.elapse(seconds)
            self.guessing.compare()

    def open_scene(self, *, stays: bool = False, is_map_new: bool = False) -> None:
        """Begin a fresh scene; as long as it is not ready, the one before is shown.

        With ``stays`` it is shown from the same half on. An error is shown over the last good one,
        which pauses: its step is finished, and Space lets it walk on. But where ``is_map_new``, the
        last good rule is shown on the new map.
        """
        self.files.watch(self.lesson)
        self.scene.reopening = None
        is_map_new = is_map_new and not self.scene.features.is_blank
        self._opening = Opening(self.lesson, stays=stays, is_map_new=is_map_new)
        self._go_on_opening()

    def _go_on_opening(self) -> None:
        """Wait a moment for the scene that is being opened, if there is one."""
        opening = self._opening
        if opening is None:
            return
        try:
            self._take_steps(opening)
        except StopIteration as opened:
            self._opening = None
            self._show_opened(opened.value, opening)
            self.lesson.loaded.workers.end_former()
        except (ValueError, OSError, ModuleNotFoundError) as error:
            if not opening.has_last_rule:  # Otherwise a mistake is told already.
                self._note_unusable(error)
            if not opening.try_last_rule():
                self._opening = None

    def _take_steps(self, opening: Opening) -> None:
        """Open a scene for a moment; StopIteration: it is ready."""
        until = perf_counter() + OPENING_SECONDS
        while perf_counter() < until:
            begins = next(opening.steps)
            if begins and self.scene.features.is_blank:
                self._show(begins, stays=opening.stays)  # There is nothing better to see meanwhile.
            if begins is self.scene and not self.lesson.loaded.workers.waits:
                return  # The next frame has it, and needs nobody's answer to be drawn.

    def _note_unusable(self, error: ValueError | OSError | ModuleNotFoundError) -> None:
        """Pause, and tell what is wrong with a file until it is mended."""
        rule_files = {Path(piece.file) for piece in self.scene.source.pieces}
        self._unusable = with_saved_code(unusable(error), rule_files)
        if not self.news.is_of_file:
            self.news.end()  # It was the answer to a key.
        tell(self._unusable.message)
        self._plays_when_mended |= self.player.playing
        self.player.playing = False

    def _show_opened(self, scene: AnyScene, opening: Opening) -> None:
        """Show a scene that is ready; with the last good rule, the mistake of its file stays."""
        mistake = self._unusable
        plays_when_mended = self._plays_when_mended
        if scene is not self.scene:
            self._show(scene, stays=opening.stays)
        if opening.has_last_rule:
            self._unusable = mistake
            self._plays_when_mended = plays_when_mended
            self.player.playing = False

    def _show(self, scene: AnyScene, *, stays: bool) -> None:
        """Show a scene that can be shown, from its start; if it ``stays``, from the half shown."""
        self._unusable = None
        self.player.playing |= self._plays_when_mended
        self._plays_when_mended = False
        if scene.lesson is not self.lesson:  # The script was saved as another kind of lesson.
            self.lesson = scene.lesson
            self.files.watch(self.lesson)
        self.player.pace.take_usual(scene.lesson.speed)
        self.panels.begin(scene)
        if not self.scene.features.is_blank:
            if stays:
                scene.note_change(self.scene.source)
                self._tell_saved(scene)
            if scene.source.slip_in_words:
                self.news.complain(scene.source.slip_in_words, _("Look at this line"))
        replays = stays and scene.replays_saved
        self.player.restart(scene, stays and not replays)
        if replays:
            self.player.play()
            self.player.pace.rest_seconds = LONG_REST_SECONDS  # The strip says what to watch.

    def _tell_saved(self, scene: AnyScene) -> None:
        """Say which file was read again, and light the places of the map that changed."""
        changed = scene.signs() - self.scene.signs()
        sentence = ""
        if self.files.untold:
            sentence = scene.saved_in_words(self.files.untold.name)
            self.files.untold = None
        places = {place for place, _sign in changed}
        self.news.bring(sentence, places, is_of_file=True)

    def do(self, action: Action, *, with_shift: bool = False) -> None:
        """Carry out what a key or a button stands for; this closes the page on top."""
        self._actions.do(action, with_shift=with_shift)

    def as_frame(self) -> Frame:
        """What the window is to show now."""
        if self.is_film:
            return self._film_frame()
        frame = self._frames.frame(self.problem, self.overlay, is_dark=self.is_dark)
        return frame._replace(is_filming=self.filming.is_on)

    def toggle_filming(self) -> None:
        """Begin to film what is shown; or end that, and save it."""
        self.filming.toggle(self.lesson.script.stem)

    def _film_frame(self) -> Frame:
        """What a film is to show now."""
        return filmed(self._frames.frame(self.problem, self.overlay, is_dark=self.is_dark))

    def _draw_film(self, picture: pygame.Surface, frame: Frame) -> Pen:
        pen = film_pen(picture, frame.theme, self._lettering, self._pictures)
        draw_film(pen, frame)
        return pen

    def draw(self, frame: Frame | None = None) -> None:
        """Draw the frame given, or the one of now."""
        frame = frame or self.as_frame()
        surface = self.window.surface
        if self.is_film:
            self.drawn = self._draw_film(surface, frame)
            return
        self.drawn = pen_for(surface, frame.theme, self._lettering, self._pictures)
        if is_too_small(surface.get_size()):
            draw_too_small(self.drawn)
        else:
            draw_frame(self.drawn, frame)

    def _write_trace(self) -> None:
        try:
            self.lesson.trace.follow(self.scene.recording)
        except (ValueError, OSError) as error:
            self.news.complain(_("The trace ends here: {error}").format(error=error))
