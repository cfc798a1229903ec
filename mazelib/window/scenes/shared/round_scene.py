"""A scene of the game that plays one round by its clock: keys, rival, sounds, and the end."""

from collections.abc import Set
from math import ceil

from mazelib.game.arrows import Happened
from mazelib.game.racers import RuleRacer, round_to_tenths
from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen, in_sight, in_torchlight
from mazelib.grid.compass import Heading
from mazelib.kinds.game import GameLesson, PlayedRound
from mazelib.text.sentences import _
from mazelib.window.game.game_ending import CROWN_LANDS, SCENE_SECONDS, Ending
from mazelib.window.game.game_keys import GameKeys
from mazelib.window.game.game_shown import ending_of
from mazelib.window.game.game_specials import goose_near
from mazelib.window.game.sounds import Sound, Sounds
from mazelib.window.input.hands import Players
from mazelib.window.painters.finale import FINALE_SECONDS
from mazelib.window.scenes.shared.choosing_scene import ChoosingScene

#: The sound of what a key did.
SOUNDS = {
    Happened.TURNED: Sound.TURN,
    Happened.STEPPED: Sound.STEP,
    Happened.BUMPED: Sound.WALL,
    Happened.REACHED: Sound.COIN,
    Happened.ARRIVED: Sound.WIN,
}
_sounds = Sounds()


class RoundScene(ChoosingScene):
    """Plays one round: what its keys do, what its rival does, and what comes at its end."""

    def __init__(self, lesson: GameLesson) -> None:
        super().__init__(lesson)
        self.note = ""
        lesson.match.begin_next(lesson.game.match_points)
        self._points_before = tuple(lesson.match.points)
        self._round = self._new_round(lesson)
        self._goose_walks = self._round.goose is not None
        if not lesson.seeing.counts:
            lesson.note_known(self._round.heya)
        self._you = self._round.players[0]
        self._show(self._you.timeline)
        self._rival = lesson.rival(self._round.heya) if lesson.seeing.counts else None
        if self._rival:
            self._round.rival_arrived_at = self._rival.arrived_at()
        sees = in_sight if lesson.seeing is Seeing.EYES else in_torchlight
        self._seen = [Seen(player.timeline, sees) for player in self._round.players]
        self._keys = GameKeys(self._round, self._take)
        self._is_noted = False  # what the round was worth
        self._is_over = False
        self._is_paused = False
        self._seconds_over = 0.0  # for which the card was seen
        self._is_best = False
        self._faster_by = 0.0  # than the best time before, in seconds
        self._tell_problem_of_times()

    def _new_round(self, lesson: GameLesson) -> Round:
        heya = self.timeline.heya
        round = Round(
            lesson.game,
            heya,
            lesson.level,
            lesson.seeing,
            is_known=lesson.is_known(heya),
            goose=lesson.goose(heya),
        )
        round.carry(lesson.carried)
        return round

    def _tell_problem_of_times(self) -> None:
        """Say what went wrong with the best times, once."""
        self.news = self.lesson.ladder.news() or self.news

    @property
    def ended(self) -> bool:
        return self._is_over

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
    def players(self) -> Players:
        return self

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
        sound = Sound.COIN if has_coin else SOUNDS[happened]
        if happened is Happened.ARRIVED and round.is_beaten:
            sound = Sound.LOST
        self._play(sound)
        if happened is Happened.REACHED and round.has_key(player):
            self.news = _("You have the key! Now find the cup.")
        if happened is Happened.STEPPED and round.is_at_locked_cup(player):
            self._play(Sound.WALL)
            self.news = _("The cup is locked. Find the key first.")

    def _play(self, sound: Sound) -> None:
        if self.lesson.has_sound:
            _sounds.play(sound)

    def elapse(self, seconds: float) -> None:
        self._is_paused = False
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
        self._advance_rival()
        self._advance_goose()
        self._keys.go_on()
        if round.look_for_goose():
            self._play(Sound.HONK)
        elif int(round.elapsed) > int(round.elapsed - seconds) and goose_near(round, 0):
            self._play(Sound.NEAR)
        if round.ended_at is not None:
            self._show_end(round.ended_at)

    def idle(self, seconds: float) -> None:
        """Let the feast go on under the card; no time passes unless elapse says so, too."""
        super().idle(seconds)
        self._is_paused = True
        if self._is_over:
            self._seconds_over += seconds

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
        elif now.has_crown and before.seconds < CROWN_LANDS <= now.seconds:
            self._play(Sound.WIN)

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
            lesson.note_known(round.heya)
            self._play(Sound.LOST)
        elif round.counts and lesson.map_path is None:
            before = lesson.best_time
            self._is_best = lesson.note_won(round)
            if self._is_best and before is not None:
                self._faster_by = before - round_to_tenths(self._you.arrived_at() or 0.0)
            self._tell_problem_of_times()
        if round.winner == 0 and round.counts and not self.has_second_player:
            lesson.keep_run(round.heya, self._you.arrived_at() or 0.0, self._you)

    def _advance_goose(self) -> None:
        """Let the goose walk on. One whose rule goes wrong stays where it is, and that is told."""
        goose = self._round.goose
        if goose is None or not self._goose_walks:
            return
        try:
            goose.advance(self._round.elapsed)
        except ValueError as error:
            self._goose_walks = False
            first = str(error).partition("\n")[0]
            self.news = _("The goose stopped: {problem}").format(problem=first)

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
        round.rival_arrived_at = rival.arrived_at()
        if rival.arrived_at() is not None and not was_there:
            self.news = _("Hurry: {name} is already there!").format(name=rival.name)
