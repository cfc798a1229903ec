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
from mazelib.text.sentences import _
from mazelib.window.features import Features
from mazelib.window.game_cards import end_card
from mazelib.window.game_keys import GameKeys
from mazelib.window.game_shown import GameShown, round_shown
from mazelib.window.game_words import (
    MEANINGS,
    before_start,
    best_in_words,
    buttons,
    hud,
    to_find,
    walking_keys,
)
from mazelib.window.keys import Action, Command
from mazelib.window.layout import Share
from mazelib.window.painters.game_picture import draw_message, draw_round, draw_won_all
from mazelib.window.pen import Pen
from mazelib.window.scene import AnyScene, Reopening, RowButton
from mazelib.window.scenes.shared.game_replay import GameReplay
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.shown import WalkShown
from mazelib.window.sounds import Sound, Sounds
from mazelib.window.strip import Card, Strip

#: In the last so many seconds, one hears the clock.
LAST_SECONDS = 5
#: A round that was won or lost is seen for so long, before its card comes.
SCENE_SECONDS = 2.4
#: The sound of what a key did.
SOUNDS = {
    Happened.TURNED: Sound.TURN,
    Happened.STEPPED: Sound.STEP,
    Happened.BUMPED: Sound.WALL,
    Happened.REACHED: Sound.COIN,
    Happened.ARRIVED: Sound.WIN,
}
_sounds = Sounds()


class GameScene(MapScene):
    """Plays one round by the clock; after its end it can be played back like any walk."""

    lesson: GameLesson

    features = Features(
        commands=frozenset({Command.PLAY, Command.RESTART, Command.VIEW, Command.SOUND}),
        share=Share.STAGE,
        has_halves=True,
        has_clock=True,
        takes_arrows=True,
    )

    def __init__(self, lesson: GameLesson) -> None:
        super().__init__(lesson, lesson.maze())
        self.note = ""
        game = lesson.game
        if game.players > 1 and lesson.seeing is Seeing.EYES:
            lesson.seeing = Seeing.TORCH
        self._round = Round(game, self.timeline.heya, lesson.level, lesson.seeing)
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
        self.news = self.lesson.best_times.news or self.news
        self.lesson.best_times.news = ""

    @property
    def ended(self) -> bool:
        return self._is_over

    @property
    def share(self) -> Share:
        """While it is played, the picture has the strip's place, too."""
        return Share.WHOLE if self._is_over else Share.STAGE

    def press(self, arrow: Heading, tick: int) -> bool:
        """Do what an arrow key says, or keep it while the walker still moves."""
        if self.ended:
            return False
        self._keys.press(arrow, 0)
        return True

    @property
    def has_second_player(self) -> bool:
        return len(self._round.players) > 1

    def press_second(self, arrow: Heading) -> None:
        if not self.ended:
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
        """See the maze in the next way, and begin it anew; or switch the sound."""
        if command is Command.VIEW:
            self.lesson.seeing = self.lesson.next_seeing
            self.reopening = Reopening.PAUSED
        if command is Command.SOUND:
            self.lesson.has_sound = not self.lesson.has_sound
            self.news = _("Sound on") if self.lesson.has_sound else _("Sound off")

    def elapse(self, seconds: float) -> None:
        round = self._round
        before = ceil(round.left)
        round.elapsed += seconds
        if ceil(round.left) < before <= LAST_SECONDS and round.winner is None:
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
        if self._round.elapsed >= ended_at + SCENE_SECONDS:
            self._is_over = True

    def skip(self) -> bool:
        """Show the card of a round that was won or lost at once."""
        if self._is_over or self._round.ended_at is None:
            return False
        self._show_end(-SCENE_SECONDS)
        return True

    def _note_end(self) -> None:
        """Keep the time of a round that was won and its run, if they are the best ones."""
        lesson = self.lesson
        if self._round.winner is None:
            self._play(Sound.LOST)
            return
        if not lesson.seeing.counts:
            return
        if self.has_second_player:
            lesson.note_won_by_two()
            return
        arrived = self._you.arrived_at()
        assert arrived is not None
        lesson.keep_run(self._round.heya, arrived, self._you)
        if lesson.map_path is None:
            rooms = lesson.game.rooms(lesson.level)
            self._is_best = lesson.best_times.keep(rooms, lesson.seeing, arrived)
            self._tell_problem_of_times()

    def _advance_rival(self) -> None:
        """Let the rival run on. A rule that goes wrong stops, and that is told."""
        rival = self._rival
        if not isinstance(rival, RuleRacer):
            return
        try:
            rival.advance(self._round.elapsed)
        except ValueError as error:
            self._rival = None
            sentence = _("{name} stopped: {problem}")
            first = str(error).partition("\n")[0]
            self.news = sentence.format(name=rival.name, problem=first)

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> GameShown:
        walk = super().shown(tick, thinks, phase)
        is_live = not self._is_over and tick == self.last
        if not is_live:
            return GameShown(**vars(walk))
        signs = hud(self._round, before_start(self._round, self.lesson))
        return round_shown(walk, self._round, self._rival, self._seen, signs)

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """What is said under the picture; played back, what one sees there."""
        if self._is_over:
            return Strip(_("Played back"), _("This is how you walked."))
        if is_asking and self._round.elapsed:
            return Strip("", _("Paused. Space goes on."))
        return Strip()

    def card(self, shown: WalkShown) -> Card | None:
        if not self._is_over or shown.tick < self.last:
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
        return buttons(self.lesson)

    @property
    def row_note(self) -> str:
        return best_in_words(self.lesson)

    @property
    def own_keys(self) -> tuple[tuple[str, str], ...]:
        return walking_keys(self.lesson)

    def meaning(self, action: Action) -> str:
        return MEANINGS.get(action, action.meaning)

    @property
    def shift_restart(self) -> str:
        return "" if self.lesson.map_path else _("another maze")

    def restart_in_words(self, *, with_shift: bool) -> str:
        return _("Another maze.") if with_shift and self.shift_restart else ""

    def why_no_map(self, further: int) -> str:
        """Why there is no other level: the next one opens when this one was won."""
        if self.lesson.map_path:
            return _("This is a map of your own: there is no other level.")
        if self.lesson.level + further < 0:
            return _("This is the first level.")
        if self.lesson.may_play(self.lesson.level + further):
            return ""
        return _("The next level opens when you have won this one.")

    def status(self, shown: WalkShown) -> str:
        return _("{best} · seed {seed}").format(best=self.row_note, seed=self.seed)

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        if self._is_over:
            super().draw_strip(pen, area, strip)
        else:
            draw_message(pen, area, strip.news or strip.sentence)

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        if isinstance(shown, GameShown) and shown.is_live:
            if shown.is_filmed and not shown.seconds:
                shown = replace(shown, hud=shown.hud._replace(message=to_find(self._round)))
            draw_round(pen, area, shown)
            return
        has_won_all = self._round.winner is not None and self.lesson.is_at_last_level
        if shown.tick == self.last and has_won_all and self.lesson.seeing.counts:
            draw_won_all(pen, area)
            return
        self._painter.draw(pen, area, shown, self.timeline.tour)


SCENE = GameScene
