"""The rules of the game: the numbers that a script gives, and the mazes, clocks and stars."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import getdoc
from itertools import pairwise

from mazelib.game.coins import dead_ends
from mazelib.game.seeing import Seeing
from mazelib.game.specials import GARDENS, KEY, Special, place_of_key, specials_of
from mazelib.grid.compass import Heading, Place, heading_to, stepped
from mazelib.grid.routes import reachable
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.drawing import drawn_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.characters import clipped, visible
from mazelib.text.sentences import _, one_of_quoted
from mazelib.values.settings import Demand, OwnRule, Settings, are_sizes, write_a_number
from mazelib.walking.strategies import RULES

#: All numbers of a game are at most this.
MOST = 1000
#: The first maze of a run has so many times the seconds that one needs who knows the way, besides
#: those; each further one has so much of what the one before it had.
RUN_SPARE = 1.0
TIGHTER = 0.75
#: So many characters of what a rule says of itself are told, of its first line.
MOST_SAID = 80
#: The rule of a goose: a name of the library, or a function or class in the script.
GooseRule = str | OwnRule | Callable[..., object]
#: The signs of a start that say where the walker faces.
HEADINGS = "A>V<"
#: Written in place of a rule: one's own best run of the same maze.
YOURSELF = "you"


@dataclass(frozen=True)
class Game(Settings):
    """The numbers of the game. ValueError: one of them is wrong.

    ``levels`` are the rooms across and down of each level. After the last level, a run begins: its
    first maze is as large as the first level, each further one is a little larger, and its clock a
    little tighter. The clock of a maze has the
    seconds that a walker needs who knows the way and presses ``keys_a_second``, times a number:
    ``easy`` at the first level, ``hard`` at the last one, and between them in between. The
    mini-map comes when ``map_after`` of that time is over (0.5 is half of it). A coin is worth
    ``coin_seconds`` more.

    A walk earns three stars if it takes at most ``three_stars`` times the steps of the shortest
    way, and two stars for at most ``two_stars`` times; the way to a coin and back does not count.
    ``against`` names who runs against the
    player: "you" is the best run of the same maze, or it is a rule of the library, which takes
    ``ghost_speed`` steps a second; with "" there is nobody. There are one or two ``players``; of
    two, who has ``match_points`` first wins the match.

    ``geese`` says in which levels, counted from 1, a goose walks, and by which rule: a function or
    class of the script, or a name of the library. It takes ``goose_speed`` steps a second, and who
    meets it loses ``goose_seconds``.
    """

    levels: Sequence[tuple[int, int]] = (
        (4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 8), (12, 9),
    )  # fmt: skip
    keys_a_second: float = 2
    easy: float = 3
    hard: float = 1.3
    map_after: float = 0.5
    coin_seconds: float = 2
    three_stars: float = 1.2
    two_stars: float = 2
    against: str = YOURSELF
    ghost_speed: float = 2
    players: int = 1
    match_points: float = 10
    geese: Mapping[int, GooseRule] = field(default_factory=dict)
    goose_speed: float = 1
    goose_seconds: float = 3

    def demands(self) -> list[Demand]:
        """The demands on the numbers."""
        sentence = _("Write rooms across and down, {least} to {most}: [(4, 3), (6, 4)].")
        levels = sentence.format(least=LEAST_ROOMS, most=MOST_ROOMS)
        are_levels = are_sizes(self.levels, LEAST_ROOMS, MOST_ROOMS)
        sentence = _('Write "you", {rules}, or "" for nobody.')
        rules = sentence.format(rules=one_of_quoted(RULES))
        is_rival = self.against in ("", YOURSELF, *RULES)
        sentence = _('Write levels, each with a rule: {{3: "right_hand"}}. The rules are {rules}.')
        geese = sentence.format(rules=one_of_quoted(RULES))
        are_players = type(self.players) is int and self.players in (1, 2)
        return [
            Demand("levels", are_levels, levels),
            Demand("against", is_rival, rules),
            Demand("players", are_players, _("Write 1, or 2 for two players side by side.")),
            _number("keys_a_second", self.keys_a_second, 0.1),
            _number("easy", self.easy, 1),
            _number("hard", self.hard, 1),
            _number("map_after", self.map_after, 0),
            _number("coin_seconds", self.coin_seconds, 0),
            _number("three_stars", self.three_stars, 1),
            _number("two_stars", self.two_stars, 1),
            _number("ghost_speed", self.ghost_speed, 0.1),
            _number("match_points", self.match_points, 1),
            Demand("geese", _are_geese(self.geese), geese),
            _number("goose_speed", self.goose_speed, 0.1),
            _number("goose_seconds", self.goose_seconds, 0),
        ]

    def rules(self) -> Sequence[Callable[..., object]]:
        """The rules of geese that stand in the script itself, each once."""
        own = [rule for rule in self.geese.values() if not isinstance(rule, (str, OwnRule))]
        return list(dict.fromkeys(own))

    def described(self) -> "Game":
        """The same, without the functions of the script: each goose has its number and sentence."""
        own = self.rules()
        geese = dict[int, GooseRule]()
        for level, rule in self.geese.items():
            geese[level] = rule
            if not isinstance(rule, (str, OwnRule)):
                geese[level] = OwnRule(own.index(rule), _says_of_itself(rule))
        return replace(self, geese=geese)

    def goose(self, level: int) -> GooseRule | None:
        """The rule of the goose at a level, counted from 0; None if there is none.

        After the last garden, the first one follows.
        """
        return self.geese.get(level + 1) or self.geese.get(level % GARDENS + 1)

    def stars(self, steps: int, shortest: int) -> int:
        """How many stars, 1 to 3, a walk to the goal earns."""
        if steps <= self.three_stars * shortest:
            return 3
        if steps <= self.two_stars * shortest:
            return 2
        return 1

    def rooms(self, level: int) -> tuple[int, int]:
        """The rooms across and down of a level, counted from 0."""
        maze = self.beyond(level)
        if not maze:
            return self.levels[level]
        across, down = self.levels[0]
        # Each maze of a run is longer by one room than the one before, across and down by turns.
        return min(across + maze // 2, MOST_ROOMS), min(down + (maze - 1) // 2, MOST_ROOMS)

    def beyond(self, level: int) -> int:
        """The number of a maze of the run after the last one of ``levels``, from 1; 0 before."""
        return max(0, level - (len(self.levels) - 1))

    def seconds(self, heya: Heya, level: int, seeing: Seeing) -> float:
        """The seconds on the clock for a map, which is played as one of this level.

        Where a goose walks, there is time to meet it once.
        ValueError: no way leads to all control points.
        """
        needed = keys_needed(heya, seeing) / self.keys_a_second
        last_level = max(1, len(self.levels) - 1)
        spare = (self.easy + (self.hard - self.easy) * level / last_level) - 1
        if self.beyond(level):
            spare = RUN_SPARE * TIGHTER ** (self.beyond(level) - 1)
        seconds = needed * (1 + spare)
        return seconds + (self.goose_seconds if self.goose(level) else 0)

    def maze(self, level: int, seed: int) -> Heya:
        """The maze of a level. The start is top left; the goal is the place farthest from it.

        In some gardens there is a key to be found before it.
        """
        across, down = self.rooms(level)
        maze = make("dig", across, down, seed)
        # At the start the walker faces an open way.
        is_open_at_right = maze.is_open(stepped(maze.start, Heading.RIGHT))
        heading = Heading.RIGHT if is_open_at_right else Heading.DOWN
        goal = reachable(maze, maze.start)[-1]
        controls: tuple[tuple[str, Place], ...] = ((LAST_CONTROL, goal),)
        heya = drawn_heya(maze.floor, maze.places, maze.start, heading, controls)
        if Special.KEY in specials_of(level):
            key = place_of_key(heya, dead_ends(heya))
            if key:
                controls = ((KEY, key), *controls)
                heya = drawn_heya(maze.floor, maze.places, maze.start, heading, controls)
        name = _("maze {number}") if self.beyond(level) else _("level {number}")
        return heya.changed(name=name.format(number=self.number(level)))

    def number(self, level: int) -> int:
        """The number by which a level is called, or a maze of a run: each counts from 1."""
        return self.beyond(level) or level + 1


def facing_a_way(heya: Heya) -> Heya:
    """The same map, its walker facing an open way, if there is one and the map names no heading."""
    x, y = heya.start
    ways = [way for way in Heading if heya.is_open(stepped(heya.start, way))]
    if heya.rows[y][x] in HEADINGS or heya.heading in ways or not ways:
        return heya
    return replace(heya, heading=ways[0])


def keys_needed(heya: Heya, seeing: Seeing) -> int:
    """How many keys lead along the shortest path: steps, and turns if those take keys of their own.

    ValueError: no way leads to all control points.
    """
    way = reach.tour(heya)
    if way is None:
        raise ValueError(_("No way leads to all letters of this map."))
    keys = 0
    heading = heya.heading
    for place, following in pairwise(way):
        ahead = heading_to(place, following)
        if seeing.turns_first and ahead is not heading:
            keys += 1
        keys += 1
        heading = ahead
    return keys


def _are_geese(value: object) -> bool:
    """Whether a value names levels, each with the rule of a goose."""
    if not isinstance(value, Mapping):
        return False
    are_levels = all(type(level) is int and level >= 1 for level in value)
    return are_levels and all(
        rule in RULES if isinstance(rule, str) else isinstance(rule, OwnRule) or callable(rule)
        for rule in value.values()
    )


def _says_of_itself(rule: Callable[..., object]) -> str:
    """The first line of what stands under the name of a rule; "" if nothing does."""
    lines = (getdoc(rule) or "").splitlines()
    return clipped(visible(lines[0]), MOST_SAID) if lines else ""


def _number(name: str, value: float, least: float) -> Demand:
    """The demand that a value is a number within the limits. True and nan do not count."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    is_met = is_number and least <= value <= MOST
    return Demand(name, is_met, write_a_number(least, MOST), is_number=True)
