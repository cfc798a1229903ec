"""One round of the game: its clock, its coins, and its players. The time is passed in."""

from typing import NamedTuple

from mazelib.game.arrows import Happened, follow_arrow
from mazelib.game.coins import dead_ends, steps_for_coins
from mazelib.game.goose import Goose, Meetings
from mazelib.game.racers import KeyRacer, round_to_tenths
from mazelib.game.rules import Game
from mazelib.game.seeing import Seeing
from mazelib.game.specials import KEY, Special, specials_of
from mazelib.grid.compass import Heading, Place
from mazelib.maps.heya import Heya

#: The last seconds are felt: so many, but at most this share of the clock.
LAST_SECONDS = 10
LAST_SHARE = 1 / 3
#: Of two players who arrives first has so many points; each coin is one.
POINTS_OF_GOAL = 3
#: The most stars in a maze of which all was shown.
STARS_IF_KNOWN = 1
#: The most stars where a rival was first.
STARS_IF_BEATEN = 1
#: And where a goose was met.
STARS_IF_MET = 2
#: A goose that was met is told for so long, in seconds.
HONK_SECONDS = 1.6
#: A coin that was taken is told for so long, and a firefly shows the way for so long, in seconds.
COIN_SECONDS = 1.0
FIREFLY_SECONDS = 5.0


class Press(NamedTuple):
    """An arrow key that a player has pressed, and at which second of the round."""

    seconds: float
    arrow: Heading
    player: int


class Round:
    """A round on one map.

    ``seconds`` were on the clock at the start, and ``elapsed`` of them are over. ``coins`` still
    lie there, so many were ``taken``, and there were so many ``coins_in_all``. ``presses`` are all
    keys so far. ``winner`` is the number of the player who arrived first. ``is_known``: all
    of the maze was shown before, in training or because it was lost, so it earns one star at most,
    no crown and no record. ``rival_arrived_at`` is the second at which a rival is at the end of its
    way, once that is known. A ``goose`` may walk here; who meets it loses time, or of two players a
    point. In a run, ``carried`` seconds of the clock were left in the maze before.
    ValueError: no way leads to all letters of the map.
    """

    def __init__(
        self,
        game: Game,
        heya: Heya,
        level: int,
        seeing: Seeing,
        *,
        is_known: bool = False,
        goose: Goose | None = None,
    ) -> None:
        self.game = game
        self.heya = heya
        self.level = level
        self.seeing = seeing
        self.is_known = is_known
        self.seconds = game.seconds(heya, level, seeing)
        self.carried = 0.0
        self.elapsed = 0.0
        self.players = [KeyRacer(heya) for _player in range(game.players)]
        self.coins = set[Place](dead_ends(heya))
        self.coins_in_all = len(self.coins)
        self._taken = list[Place]()
        self._taken_by = list[int]()
        self._steps_for_coins = 0
        self.presses = list[Press]()
        self._coins_at = [-FIREFLY_SECONDS for _player in self.players]
        self.winner: int | None = None
        self.rival_arrived_at: float | None = None
        self.goose = goose
        self.meetings = Meetings()

    def carry(self, seconds: float) -> None:
        """Give this maze of a run the seconds that were left in the one before."""
        self.carried = seconds
        self.seconds += seconds

    @property
    def specials(self) -> frozenset[Special]:
        """What is special in this garden."""
        return specials_of(self.level)

    @property
    def counts(self) -> bool:
        """Whether it earns stars and may be a record."""
        return self.seeing.counts

    @property
    def may_be_record(self) -> bool:
        """Whether it may win a crown, or be the best time."""
        return self.counts and not self.is_known

    @property
    def has_clock(self) -> bool:
        """Whether time runs out."""
        return self.seeing.counts

    @property
    def taken(self) -> int:
        """How many coins were taken."""
        return len(self._taken)

    def coins_of(self, player: int) -> int:
        """How many coins a player has taken."""
        return self._taken_by.count(player)

    def points(self, player: int) -> int:
        """What a round is worth to one of two players: coins, and who arrives first has more.

        Each meeting with the goose costs one.
        """
        points = self.coins_of(player) + (POINTS_OF_GOAL if self.winner == player else 0)
        return max(0, points - self.meetings.count(player))

    @property
    def all_coins(self) -> set[Place]:
        """Where coins lay at the start."""
        return self.coins.union(self._taken)

    @property
    def has_all_coins(self) -> bool:
        """Whether there were coins, and all were taken."""
        return self.taken > 0 and not self.coins

    @property
    def shortest(self) -> int:
        """The steps of the shortest path."""
        return len(self.players[0].timeline.tour) - 1

    @property
    def steps(self) -> int:
        """The steps of the first player."""
        timeline = self.players[0].timeline
        return timeline.steps(timeline.last)

    @property
    def steps_that_count(self) -> int:
        """Those of the first player, without the way from the shortest one to coins and back."""
        return max(self.shortest, self.steps - self._steps_for_coins)

    @property
    def stars(self) -> int:
        """How many stars the first player has with the steps so far; 0 if none can be earned."""
        if not self.counts or len(self.players) > 1:
            return 0
        stars = self.game.stars(self.steps_that_count, self.shortest)
        if self.is_known:
            stars = min(stars, STARS_IF_KNOWN)
        if self.is_beaten:
            stars = min(stars, STARS_IF_BEATEN)
        if self.meetings.count(0):
            stars = min(stars, STARS_IF_MET)
        return stars

    @property
    def is_beaten(self) -> bool:
        """Whether a rival was there before the only player, in tenths of a second as told."""
        if self.rival_arrived_at is None or len(self.players) > 1:
            return False
        arrived = self._arrived_at
        seconds = self.elapsed if arrived is None else arrived
        return round_to_tenths(self.rival_arrived_at) < round_to_tenths(seconds)

    @property
    def left(self) -> float:
        """The seconds that are left on the clock."""
        arrived = self._arrived_at
        elapsed = self.elapsed if arrived is None else arrived
        return max(0.0, self._given - elapsed)

    @property
    def _given(self) -> float:
        """The seconds on the clock, with those of coins, and without those that a goose cost."""
        given = self.seconds + self.taken * self.game.coin_seconds
        if len(self.players) == 1:
            given -= self.meetings.count(0) * self.game.goose_seconds
        return given

    @property
    def _arrived_at(self) -> float | None:
        """The second at which the winner arrived, if there is one."""
        return None if self.winner is None else self.players[self.winner].arrived_at()

    @property
    def ended_at(self) -> float | None:
        """The second at which it was won or lost; None while it goes on."""
        if not self.is_lost:
            return self._arrived_at
        # Where the goose has cost the last seconds, it ends when it was met.
        met = [meeting.seconds for meeting in self.meetings.noted]
        return max([self._given, *met])

    @property
    def is_lost(self) -> bool:
        """Whether the time is up, and nobody has arrived."""
        return self.has_clock and self.winner is None and self.left <= 0

    @property
    def is_urgent(self) -> bool:
        """Whether the last seconds run."""
        return self.has_clock and self.left <= min(LAST_SECONDS, LAST_SHARE * self.seconds)

    @property
    def has_map(self) -> bool:
        """Whether it is time for the mini-map."""
        return self.elapsed >= self.game.map_after * self.seconds

    @property
    def has_new_coin(self) -> bool:
        """Whether a coin was taken just now."""
        return self.elapsed - max(self._coins_at) < COIN_SECONDS

    def seconds_since_honk(self, player: int) -> float | None:
        """How long ago a player met the goose, if that was just now."""
        seconds = self.meetings.seconds_since(self.elapsed, player)
        return None if seconds is None or seconds >= HONK_SECONDS else seconds

    def look_for_goose(self) -> list[int]:
        """Note who meets the goose now; return the numbers of these players."""
        if self.goose is None or self.ended_at is not None:
            return []
        players = [player.at(self.elapsed) for player in self.players]
        return self.meetings.look(self.elapsed, self.goose.at(self.elapsed), players)

    def seconds_since_coin(self, player: int) -> float | None:
        """How long ago a player took a coin, if that was just now."""
        seconds = self.elapsed - self._coins_at[player]
        return seconds if seconds < COIN_SECONDS else None

    def has_key(self, player: int) -> bool | None:
        """Whether a player has the key; None where there is none."""
        if Special.KEY not in self.specials or KEY not in dict(self.heya.controls):
            return None
        timeline = self.players[player].timeline
        return KEY not in dict(timeline.waiting(timeline.last))

    def is_at_locked_cup(self, player: int) -> bool:
        """Whether a player stands at the cup without the key."""
        timeline = self.players[player].timeline
        is_at_cup = timeline.place(timeline.last) == self.heya.controls[-1][1]
        return is_at_cup and self.has_key(player) is False

    def has_firefly(self, player: int) -> bool:
        """Whether a firefly shows the way to a player, who has taken a coin."""
        has_coin = self.elapsed - self._coins_at[player] < FIREFLY_SECONDS
        return has_coin and self.counts and Special.FIREFLY in self.specials

    def as_it_was(self, seconds: float) -> "Round":
        """The same round when so many of its seconds were over: its keys are pressed again."""
        again = Round(
            self.game,
            self.heya,
            self.level,
            self.seeing,
            is_known=self.is_known,
            goose=self.goose,
        )
        again.carry(self.carried)
        again.meetings = self.meetings.until(seconds)
        again.rival_arrived_at = self.rival_arrived_at
        for press in self.presses:
            if press.seconds > seconds:
                break
            again.elapsed = press.seconds
            again.press(press.arrow, press.player)
        again.elapsed = seconds
        return again

    def press(self, arrow: Heading, player: int = 0) -> tuple[Happened, bool]:
        """Do what a player's arrow key says; return what happened, and whether it took a coin."""
        self.presses.append(Press(self.elapsed, arrow, player))
        racer = self.players[player]
        turns_first = self.seeing.turns_first
        happened = follow_arrow(racer.recording, arrow, turns_first=turns_first)
        racer.note_tick_at(self.elapsed)
        place = racer.timeline.place(racer.timeline.last)
        has_coin = place in self.coins
        if has_coin:
            self.coins.remove(place)
            self._taken.append(place)
            self._taken_by.append(player)
            tour = racer.timeline.tour
            self._steps_for_coins = steps_for_coins(self.heya, tour, self._taken)
            self._coins_at[player] = self.elapsed
        if happened is Happened.ARRIVED and self.winner is None:
            self.winner = player
        return happened, has_coin
