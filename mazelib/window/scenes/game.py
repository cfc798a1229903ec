"""The scene of the maze game: through the walker's eyes or by torch, against the clock."""

from collections.abc import Set
from dataclasses import replace
from math import ceil
from typing import cast

from pygame import Rect

from mazelib.game.arrows import Happened
from mazelib.game.racers import RuleRacer
from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen, in_sight, in_torchlight
from mazelib.grid.compass import Heading
from mazelib.kinds.game import GameLesson, PlayedRound
from mazelib.kinds.shared.seen_lessons import following_script
from mazelib.text.sentences import _
from mazelib.window.features import Features
from mazelib.window.game_cards import end_card
from mazelib.window.game_ending import SCENE_SECONDS, Ending
from mazelib.window.game_keys import GameKeys
from mazelib.window.game_shown import GameShown, ending_of, other_ways, round_shown
from mazelib.window.game_words import (
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
from mazelib.window.keys import Action, Command
from mazelib.window.layout import Share
from mazelib.window.painters.finale import FINALE_SECONDS, draw_finale
from mazelib.window.painters.game_picture import draw_round
from mazelib.window.painters.game_signs import draw_message
from mazelib.window.painters.garden_choice import draw_gardens
from mazelib.window.pen import Pen
from mazelib.window.scene import AnyScene, Reopening, RowButton
from mazelib.window.scenes.shared.choosing_scene import ChoosingScene
from mazelib.window.scenes.shared.game_replay import GameReplay
from mazelib.window.scenes.shared.walked_round import draw_walked_round, draw_won_round
from mazelib.window.shown import WalkShown
from mazelib.window.sounds import Sound, Sounds
from mazelib.window.strip import Card, Strip

#: The sound of what a key did.
SOUNDS = {
    Happened.TURNED: Sound.TURN,
    Happened.STEPPED: Sound.STEP,
    Happened.BUMPED: Sound.WALL,
    Happened.REACHED: Sound.COIN,
    Happened.ARRIVED: Sound.WIN,
}
_sounds = Sounds()


class GameScene(ChoosingScene):
    """Plays one round by the clock; after its end it can be played back like any walk."""

    lesson: GameLesson

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

    def __init__(self, lesson: GameLesson) -> None:
        super().__init__(lesson)
        self.note = ""
        game = lesson.game
        lesson.match.begin_next(game.match_points)
        self._points_before = tuple(lesson.match.points)
        heya = self.timeline.heya
        is_known = lesson.is_known(heya)
        self._round = Round(game, heya, lesson.level, lesson.seeing, is_known=is_known)
        if not lesson.seeing.counts:
            lesson.note_known(heya)
        self._you = self._round.players[0]
        self._show(self._you.timeline)
        self._rival = lesson.rival(self._round.heya) if lesson.seeing.counts else None
        sees = in_sight if lesson.seeing is Seeing.EYES else in_torchlight
        self._seen = [Seen(player.timeline, sees) for player in self._round.players]
        self._keys = GameKeys(self._round, self._take)
        self._is_noted = False  # what the round was worth
        self._is_over = False
        self._is_best = False
        self._tell_problem_of_times()

    def _tell_problem_of_times(self) -> None:
        """Say what went wrong with the best times, once."""
        self.news = self.lesson.ladder.news() or self.news

    @property
    def ended(self) -> bool:
        return self._is_over

    @property
    def share(self) -> Share:
        """While it is played, the picture has the strip's place, too."""
        return Share.WHOLE if self._is_over and not self._choice else Share.STAGE

    def press(self, arrow: Heading, tick: int) -> bool:
        """Do what an arrow key says, or keep it while the walker still moves."""
        self._end_passage()
        if self._choice:
            self._is_to_close = False
            self._choice.press(arrow)
            return False
        if self.ended:
            return False
        self._keys.press(arrow, 0)
        return True

    @property
    def has_second_player(self) -> bool:
        return len(self._round.players) > 1

    def press_second(self, arrow: Heading) -> None:
        self._end_passage()
        if not self.ended and not self._choice:
            self._keys.press(arrow, 1)

    def hold(self, player: int, headings: Set[Heading]) -> None:
        self._keys.hold(player, headings)

    def _take(self, arrow: Heading, player: int) -> None:
        """Carry out a key whose turn has come."""
        round = self._round
        if not round.presses:
            self.lesson.played.append(PlayedRound(round, self._rival))
        happened, has_coin = round.press(arrow, player)
        self._play(Sound.COIN if has_coin else SOUNDS[happened])

    def _play(self, sound: Sound) -> None:
        if self.lesson.has_sound:
            _sounds.play(sound)

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
        """See the maze in the next way; after training, it is another maze."""
        lesson = self.lesson
        if lesson.seeing.counts or lesson.map_path:
            self.note_restart()
        else:
            self._begin_another()
        lesson.seeing = lesson.seeing.following
        self.reopening = Reopening.PAUSED

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

    def elapse(self, seconds: float) -> None:
        if self._choice:
            return
        self._is_to_close = False
        round = self._round
        before = ceil(round.left)
        ending = self._ending()
        round.elapsed += seconds
        self._sound_end(ending)
        if ceil(round.left) < before and round.is_urgent and round.winner is None:
            self._play(Sound.CLOCK)
        self._keys.go_on()
        self._advance_rival()
        if round.ended_at is not None:
            self._show_end(round.ended_at)

    def _show_end(self, ended_at: float) -> None:
        """Let the end be seen for a while, and then its card."""
        if not self._is_noted:
            self._is_noted = True
            self._note_end()
        seconds = SCENE_SECONDS + (FINALE_SECONDS if self._has_finale else 0)
        if self._round.elapsed >= ended_at + seconds:
            self._is_over = True

    @property
    def _has_finale(self) -> bool:
        """Whether this was the last level, and it was won; or the end of a match."""
        if self.has_second_player:
            return self._is_noted and self.lesson.match_winner is not None
        has_won = self._round.winner is not None and self._round.counts
        return has_won and self.lesson.is_at_last_level

    @property
    def _finale_seconds(self) -> float:
        """For how long the picture of the finale is seen; less than 0 before and without it."""
        ending = self._ending()
        if ending is None or not self._has_finale:
            return -1.0
        return FINALE_SECONDS if self._is_over else ending.seconds - SCENE_SECONDS

    def _ending(self) -> Ending | None:
        return ending_of(self._round)

    def _sound_end(self, before: Ending | None) -> None:
        """Let each star be heard as it lands, and the coins as they are counted."""
        now = self._ending()
        if before is None or now is None or self._round.winner is None:
            return
        if now.stars_landed > before.stars_landed:
            self._play(Sound.STAR)
        elif now.coins_counted > before.coins_counted:
            self._play(Sound.COIN)

    def skip(self) -> bool:
        """Show the card of a round that was won or lost at once."""
        if self._choice:
            self._begin_chosen(self._choice)
            return True
        if self._is_over or self._round.ended_at is None:
            return False
        self._show_end(-SCENE_SECONDS - FINALE_SECONDS)
        return True

    def _note_end(self) -> None:
        """Keep the time of a round that was won and its run, if they are the best ones."""
        lesson = self.lesson
        round = self._round
        if self.has_second_player and round.counts:
            lesson.match.note(round)
        if round.winner is None:
            self._play(Sound.LOST)
        elif round.counts and lesson.map_path is None:
            self._is_best = lesson.note_won(round)
            self._tell_problem_of_times()
        if round.winner == 0 and round.counts and not self.has_second_player:
            lesson.keep_run(round.heya, self._you.arrived_at() or 0.0, self._you)

    def _advance_rival(self) -> None:
        """Let the rival run on. A rule that goes wrong stops, and that is told."""
        rival = self._rival
        round = self._round
        if not isinstance(rival, RuleRacer) or round.ended_at is not None:
            return
        was_there = rival.arrived_at() is not None
        try:
            rival.advance(round.elapsed)
        except ValueError as error:
            self._rival = None
            sentence = _("{name} stopped: {problem}")
            first = str(error).partition("\n")[0]
            self.news = sentence.format(name=rival.name, problem=first)
        if rival.arrived_at() is not None and not was_there:
            self.news = _("Hurry: {name} is already there!").format(name=rival.name)

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> GameShown:
        walk = super().shown(tick, thinks, phase)
        if self._choice:
            return GameShown(**vars(walk), gardens=self._choice.shown())
        round = self._round
        ways = other_ways(round, self._rival, walk.tick) if self._is_over else ()
        first = "" if round.elapsed else before_start(round, self.lesson)
        signs = hud(round, first, outcome_in_words(round), points=self._points_before)
        if tick < self.last:
            return GameShown(**vars(walk), ways=ways, hud=signs)
        shown = round_shown(walk, round, self._rival, self._seen, signs)
        return replace(shown, is_over=self._is_over, ways=ways)

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

    def is_of_use(self, action: Action) -> bool:
        if action is Command.NEXT_LESSON:
            return following_script(self.lesson.script) is not None
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
        elif self._choice or self._finale_seconds < 0:
            draw_message(pen, area, strip.news or strip.sentence)

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
