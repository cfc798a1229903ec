"""The scene of the maze game: through the walker's eyes or by torch, against the clock."""

from dataclasses import replace
from typing import cast

from pygame import Rect

from mazelib.game.seeing import Seeing
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.game.game_cards import end_card
from mazelib.window.game.game_ending import SCENE_SECONDS
from mazelib.window.game.game_intro import intro_of
from mazelib.window.game.game_results import beaten_in_words
from mazelib.window.game.game_shown import GameShown, other_ways, round_shown
from mazelib.window.game.game_words import (
    before_start,
    best_in_words,
    buttons,
    finale_of,
    hud,
    meaning_in,
    outcome_in_words,
    to_find,
    walking_keys,
)
from mazelib.window.input.keys import Action, Command
from mazelib.window.painters.finale import draw_finale
from mazelib.window.painters.game_picture import draw_round
from mazelib.window.painters.game_signs import draw_message
from mazelib.window.painters.garden_board import draw_board
from mazelib.window.painters.garden_choice import draw_gardens
from mazelib.window.scene import AnyScene, Reopening, RowButton
from mazelib.window.scenes.shared.game_replay import GameReplay
from mazelib.window.scenes.shared.round_scene import RoundScene
from mazelib.window.scenes.shared.walked_round import draw_walked_round, draw_won_round
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import WalkShown

#: Who presses V in the middle of a round presses it once more, in so many seconds of the round.
SECONDS_TO_CONFIRM = 4.0


class GameScene(RoundScene):
    """Shows and tells of one round; after its end it can be played back like any walk."""

    lesson: GameLesson

    def __init__(self, lesson: GameLesson) -> None:
        super().__init__(lesson)
        self._view_asked_at = -SECONDS_TO_CONFIRM

    features = Features(
        commands=frozenset(
            {
                Command.PLAY,
                Command.RESTART,
                Command.ANOTHER,
                Command.VIEW,
                Command.RACE,
                Command.SOUND,
            }
        ),
        share=Share.STAGE,
        has_halves=True,
        has_clock=True,
        takes_arrows=True,
    )

    @property
    def share(self) -> Share:
        """While it is played, the picture has the strip's place, too."""
        return Share.WHOLE if self._is_over and not self._choice else Share.STAGE

    def carry_out(self, command: Command) -> None:
        """Begin another maze, or this one anew in the next way of seeing; or switch the sound."""
        if command is Command.VIEW:
            self._change_view()
        if command is Command.ANOTHER:
            self._begin_another()
        if command is Command.RACE:
            self.note_restart()
            self.lesson.choose_next_race()
            self.reopening = Reopening.PAUSED
        if command is Command.SOUND:
            self.lesson.has_sound = not self.lesson.has_sound
            self.news = _("Sound on") if self.lesson.has_sound else _("Sound off")

    def _change_view(self) -> None:
        """See the maze in the next way; after training, it is another maze.

        In the middle of a round, the first V only says so.
        """
        lesson = self.lesson
        if self._asks_before_view():
            return
        if lesson.seeing.counts or lesson.map_path:
            self.note_restart()
        else:
            self._begin_another()
        lesson.seeing = lesson.seeing.following
        self.reopening = Reopening.PAUSED

    def _asks_before_view(self) -> bool:
        """Whether V is to be pressed once more, since a round goes on; if so, that is said."""
        round = self._round
        is_running = round.counts and bool(round.presses) and round.ended_at is None
        was_asked = round.elapsed - self._view_asked_at < SECONDS_TO_CONFIRM
        if not is_running or was_asked:
            return False
        self._view_asked_at = round.elapsed
        self.news = _("V once more: another view, and this round ends.")
        return True

    def _begin_another(self) -> None:
        if self.lesson.map_path:
            self.news = _("This is your own map, so there's no other maze.")
            return
        self.note_restart()
        self.lesson.seed += 1
        self.reopening = Reopening.PAUSED

    def note_restart(self) -> None:
        """In a run there is one try for each maze: who begins again begins a new run."""
        if self.lesson.is_in_run and self._round.presses:
            self.lesson.begin_run()

    def restarts_with_other_chance(self, *, with_shift: bool) -> bool:
        return False

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> GameShown:
        walk = super().shown(tick, thinks, phase)
        if self._choice:
            return GameShown(**vars(walk), gardens=self._choice.shown())
        round = self._round
        ways = other_ways(round, self._rival, walk.tick) if self._is_over else ()
        first = "" if round.elapsed else before_start(round, self.lesson)
        outcome = outcome_in_words(round, self._faster_by)
        if self._rival and round.is_beaten and round.winner is not None:
            outcome = beaten_in_words(round, self._rival)
        signs = hud(round, first, outcome, points=self._points_before)
        if tick < self.last:
            return GameShown(**vars(walk), ways=ways, hud=signs)
        shown = round_shown(walk, round, self._rival, self._seen, signs)
        ending = shown.ending
        if ending and self._is_over:
            seconds = max(SCENE_SECONDS, ending.seconds) + self._seconds_over
            ending = ending._replace(seconds=seconds)
        has_begun = round.elapsed > 0 and round.ended_at is None
        is_paused = self._is_paused and has_begun and round.seeing is Seeing.EYES
        return replace(
            shown, is_over=self._is_over, ways=ways, ending=ending, is_paused=is_paused
        )

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """What is said under the picture; played back, what one sees there."""
        if self._choice:
            return Strip("", self._choice.shown().message)
        if self._is_over:
            return Strip(_("Replay"), _("Here's how you walked."))
        if is_asking and self._round.elapsed:
            return Strip("", _("Paused. Space goes on."))
        if isinstance(shown, GameShown) and not shown.is_filmed:
            return Strip("", shown.hud.message)
        return Strip()

    def card(self, shown: WalkShown) -> Card | None:
        if self._choice or not self._is_over or shown.tick < self.last:
            return None
        card = end_card(self._round, self.lesson, self._rival, is_best=self._is_best)
        return card._replace(question="") if shown.is_filmed else card

    def to_film(self) -> AnyScene | None:
        """All rounds that were played, as they were seen."""
        if not self.lesson.played:
            return None
        return cast(AnyScene, GameReplay(self.lesson))  # See AnyScene.

    @property
    def row_buttons(self) -> tuple[RowButton, ...]:
        if self._choice:
            return (RowButton(Command.PLAY, Command.PLAY.word, is_main=True),)
        return buttons(self.lesson, is_over=self._is_over)

    @property
    def row_note(self) -> str:
        if self._choice or (self._is_over and self._is_best):
            return ""  # The card tells it.
        return best_in_words(self.lesson, self._round)

    @property
    def own_keys(self) -> tuple[tuple[str, str], ...]:
        return walking_keys(self.lesson)

    def meaning(self, action: Action) -> str:
        return meaning_in(self.lesson, action)

    def key_of(self, action: Action) -> str:
        """D walks; so dark mode has another key, and none beside two players."""
        if action is Command.THEME:
            return "" if self.has_second_player else "Shift D"
        return super().key_of(action)

    def is_of_use(self, action: Action) -> bool:
        if action is Command.ANOTHER:
            return not self.lesson.map_path
        return super().is_of_use(action)

    def why_no_map(self, further: int) -> str:
        """Why there is no other level: the next one opens when this one was won."""
        if self.lesson.map_path:
            return _("This is your own map, so there's no other level.")
        if further < 0 and self.lesson.is_in_run:
            return ""
        if self.lesson.level + further < 0:
            return _("This is the first level.")
        if self.lesson.may_play(self.lesson.level + further):
            return ""
        if self.lesson.is_in_run:
            return _("Win this maze to open the next one.")
        return _("Win this level to open the next one.")

    def status(self, shown: WalkShown) -> str:
        return _("{best} · seed {seed}").format(best=self.row_note, seed=self.seed)

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        if self._is_over and not self._choice:
            super().draw_strip(pen, area, strip)
            return
        intro = intro_of(self._round, self.lesson)
        if intro and strip.sentence and not (self._choice or strip.news):
            draw_board(pen, area, intro, strip.sentence)
        elif self._choice or self._finale_seconds < 0:
            draw_message(pen, area, strip.news or strip.sentence, is_gold=self._is_record)

    @property
    def _is_record(self) -> bool:
        """Whether a time is told that is better than any one before."""
        return self._faster_by > 0 and not (self._choice or self._round.is_beaten)

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        if isinstance(shown, GameShown) and shown.gardens:
            draw_gardens(pen, area, shown.gardens)
            return
        if not isinstance(shown, GameShown) or not shown.is_live:
            draw_walked_round(pen, area, self._round, shown)
            return
        if self._finale_seconds >= 0:
            draw_finale(pen, area, self._finale_seconds, finale_of(self.lesson))
        elif shown.is_over and (self._round.winner is None or self.has_second_player):
            draw_walked_round(pen, area, self._round, shown)
        elif shown.is_over:
            draw_won_round(pen, area, self._round, shown)
        else:
            if shown.is_filmed and not shown.seconds:
                shown = replace(shown, hud=shown.hud._replace(message=to_find(self._round)))
            draw_round(pen, area, shown)


SCENE = GameScene
