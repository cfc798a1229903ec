"""Actions: the stage, the player or the scene carries out what a key or a button stands for."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from mazelib.command_line.terminal import tell
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.seen_lessons import following_script
from mazelib.text.sentences import _
from mazelib.window.guess.guessing import Guessing
from mazelib.window.input.keys import Action, Command, PanelKey
from mazelib.window.input.silent_keys import why_not_here, why_nothing_happens
from mazelib.window.playing.player import Player
from mazelib.window.rule.problem import Problem
from mazelib.window.scene import AnyScene
from mazelib.window.screen.companions import Companions
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.news import News
from mazelib.window.stage.window import Window

#: What the player does for each of its commands.
PLAYS: dict[Command, Callable[[Player], None]] = {
    Command.PLAY: Player.toggle,
    Command.STEP: Player.step,
    Command.BACK: Player.step_back,
    Command.FIRST: Player.go_to_first,
    Command.LAST: Player.go_to_last,
}
#: What would pass over a question that the class is asked.
GOES_ON = {Command.PLAY, Command.STEP}
#: What changes the sheet of a small window, and does not close it.
ON_SHEET = {Command.TAKE_OUT}


class Commanded(Protocol):
    """What actions are carried out on: the stage."""

    lesson: Lesson
    window: Window
    player: Player
    panels: Companions
    guessing: Guessing
    news: News
    #: The page on top: HELP, ABOUT or MORE.
    overlay: Command | None
    is_dark: bool
    is_open: bool
    #: The script of the lesson that follows, if it was asked for.
    next_script: Path | None

    @property
    def scene(self) -> AnyScene:
        """The scene that is shown and played."""

    @property
    def problem(self) -> Problem | None:
        """What is wrong: with a file, or with the rule in the half that is shown."""

    @property
    def is_usable(self) -> bool:
        """Whether all files of the lesson can be used as they were saved last."""

    def open_scene(self, *, stays: bool = False, is_map_new: bool = False) -> None:
        """Begin a fresh scene; with ``stays`` it is shown from the same half on.

        A map that is new is shown even while the script has a mistake: with its last good rule.
        """

    def toggle_filming(self) -> None:
        """Begin to film what is shown; or end that, and save it."""

    def draw(self, frame: Frame | None = None) -> None:
        """Draw the frame given, or the one of now."""


class Actions:
    """Carries out actions on a stage."""

    def __init__(self, stage: Commanded) -> None:
        self._stage = stage
        self._does: dict[Command, Callable[[], None]] = {
            Command.NEXT_MAP: self._next_map,
            Command.MAP_BEFORE: self._map_before,
            Command.NEXT_LESSON: self._next_lesson,
            Command.FASTER: self._go_faster,
            Command.SLOWER: self._go_slower,
            Command.FOREVER: self._toggle_going_on,
            Command.GUESS: self._toggle_guessing,
            Command.ANSWER: self._turn_over,
            Command.VIEW: partial(self._let_scene, Command.VIEW),
            Command.SOUND: partial(self._let_scene, Command.SOUND),
            Command.THEME: self._change_theme,
            Command.FULL_SCREEN: stage.window.toggle_full_screen,
        }

    def do(self, action: Action, *, with_shift: bool) -> None:
        """Carry out what a key or a button stands for; this closes the page on top.

        A picture closes nothing, nor does a film. What does nothing says why.
        """
        stage = self._stage
        if action in GOES_ON and stage.scene.skip():
            return
        if not self._can_do(action):
            stage.news.bring(why_not_here(action, stage.player))
            return
        why_nothing = why_nothing_happens(action, stage.player, stage.panels)
        self._do(action, with_shift=with_shift)
        words = why_nothing
        if action is Command.RESTART:
            words = stage.scene.restart_in_words(with_shift=with_shift) or why_nothing
        if words:
            stage.news.bring(words)

    def _do(self, action: Action, *, with_shift: bool) -> None:
        stage = self._stage
        if action is Command.SCREENSHOT:
            self._save_picture()
            return
        if action is Command.FILM:
            stage.toggle_filming()
            return
        overlay = stage.overlay
        stage.overlay = None
        match action:
            case PanelKey(names=names):
                stage.panels.toggle(names)
            case Command.HELP | Command.ABOUT | Command.MORE:
                self._open_overlay(action, overlay)
            case Command.CLOSE:
                if overlay is None:
                    self._close_topmost()
            case Command.RESTART:
                self._restart(with_shift=with_shift)
            case _:
                self._carry_out(action)

    def _can_do(self, action: Action) -> bool:
        scene = self._stage.scene
        return action in scene.all_commands

    def _open_overlay(self, page: Command, before: Command | None) -> None:
        """Open help, what the lesson is about, or the menu; close it if it was open."""
        if page is before:
            return
        self._stage.overlay = page
        if page is not Command.MORE:
            self._stage.player.playing = False

    def _close_topmost(self) -> None:
        """Close whatever is open on top, or leave the guessing; if there is neither, the window."""
        stage = self._stage
        if stage.panels.sheet:
            stage.panels.close_sheet()
        elif stage.panels.return_to_own():
            pass  # The lesson's own companion is there again.
        elif stage.guessing.is_on:
            self._toggle_guessing()
        elif stage.scene.leave():
            stage.player.playing = False
            stage.news.end()
        elif stage.window.is_full:
            stage.window.toggle_full_screen()
        else:
            stage.is_open = False

    def _restart(self, *, with_shift: bool) -> None:
        """Begin anew; with other chance, if this scene does so."""
        self._stage.scene.note_restart()
        if self._stage.scene.restarts_with_other_chance(with_shift=with_shift):
            self._stage.lesson.seed += 1
        self._stage.player.introduce_again()
        self._stage.open_scene()

    def _carry_out(self, command: Command) -> None:
        """Carry out a command of the stage, of the player, or of the scene."""
        stage = self._stage
        if command is Command.STEP and stage.player.end_move():
            return  # It passes over no question that nobody has seen.
        if command in GOES_ON and stage.guessing.asks:
            stage.guessing.insist(plays_on=command is Command.PLAY)
        elif command in self._does:
            self._does[command]()
        elif command in PLAYS:
            PLAYS[command](stage.player)
        elif stage.is_usable or stage.scene.drawing:
            stage.player.playing = False
            if command not in ON_SHEET:
                stage.panels.close_sheet()
            stage.scene.carry_out(command)
        elif stage.problem and stage.problem.line:
            words = _("Fix line {line} first.").format(line=stage.problem.line)
            stage.news.bring(words, is_of_problem=True)

    def _go_faster(self) -> None:
        self._stage.player.pace.go_faster()
        self._stage.news.bring(self._stage.player.pace.in_words)

    def _go_slower(self) -> None:
        self._stage.player.pace.go_slower()
        self._stage.news.bring(self._stage.player.pace.in_words)

    def _turn_over(self) -> None:
        """Show the other side of what is shown, if there is one."""
        player = self._stage.player
        tick = player.tick
        other = player.scene.other_side(tick)
        if other == tick:
            self._stage.news.bring(player.scene.why_no_other_side)
            return
        player.scene.note_turned(tick)
        player.seek(other)

    def _next_map(self) -> None:
        self._turn_on(1)

    def _map_before(self) -> None:
        self._turn_on(-1)

    def _turn_on(self, further: int) -> None:
        """Turn to the map so much further on, if there is another one."""
        if not self._stage.scene.why_no_map(further):
            self._stage.lesson.turn_on(further)
            self._show_map()

    def _next_lesson(self) -> None:
        """Leave this lesson for the one that follows in its folder, if there is one."""
        script = following_script(self._stage.lesson.script)
        if script is None:
            self._stage.news.bring(_("This is the last lesson in the folder."))
            return
        self._stage.next_script = script
        self._stage.is_open = False

    def _show_map(self) -> None:
        """Show the map that was turned to, and pause, so that the class can be asked first."""
        stage = self._stage
        stage.player.playing = False
        stage.player.begun = False
        stage.news.end()  # It is about the map before.
        stage.open_scene(is_map_new=True)

    def _toggle_guessing(self) -> None:
        stage = self._stage
        guessing = stage.guessing
        guessing.toggle()
        stage.news.end()
        if not guessing.is_on:
            stage.news.bring(_("The guessing is over"))
        elif stage.scene.guesses and stage.player.playing and not guessing.asks:
            stage.news.bring(stage.scene.guesses.next_question)

    def _toggle_going_on(self) -> None:
        """Go on for ever, and play; or end with what is shown."""
        scene = self._stage.scene
        scene.carry_out(Command.FOREVER)
        if scene.goes_on:
            self._stage.player.play()
        else:
            self._stage.player.pause_at_end()

    def _let_scene(self, command: Command) -> None:
        """Let the scene carry out a command; whatever plays goes on."""
        self._stage.scene.carry_out(command)

    def _change_theme(self) -> None:
        self._stage.is_dark = not self._stage.is_dark

    def _save_picture(self) -> None:
        """Save a picture of what is shown."""
        stage = self._stage
        stage.draw()
        try:
            path = stage.window.save_picture(stage.lesson.script.stem)
        except OSError as error:
            sentence = _("Couldn't save the picture: {error}")
            stage.news.complain(sentence.format(error=error))
            return
        tell(_("Saved a picture of the window: {path}").format(path=path))
        stage.news.bring(_("Picture saved: {name}").format(name=path.name))
