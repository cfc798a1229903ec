"""The rules of the game: the numbers that a script gives, the mazes, what an arrow does, what is in sight."""

from collections.abc import Sequence
from dataclasses import dataclass

from mazelib.grid.compass import Heading, Place, Turn, stepped, turned
from mazelib.grid.routes import reachable
from mazelib.making.makers import make
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.text.demands import are_sizes, demand
from mazelib.walking.raycaster import SIGHT
from mazelib.walking.recording import Timeline
from mazelib.walking.strategies import RULES


@dataclass(frozen=True)
class Game:
    """The numbers of the game; ValueError where one is wrong.

    ``levels`` are the rooms across and down of each level; after the last one it stays at that size.
    ``seconds`` are on the clock; after ``map_after`` of them the mini-map appears. Three stars are for at
    most ``three_stars`` times the shortest steps, two for ``two_stars`` times. ``against`` names a rule of
    the library that walks as a ghost ("": none), at ``ghost_speed`` steps a second.
    """

    levels: Sequence[tuple[int, int]] = ((4, 3), (6, 4), (8, 5), (10, 6))
    seconds: float = 30
    map_after: float = 15
    three_stars: float = 1.2
    two_stars: float = 2
    against: str = ""
    ghost_speed: float = 4

    def __post_init__(self) -> None:
        least = {"seconds": 1, "map_after": 0, "three_stars": 1, "two_stars": 1, "ghost_speed": 0.1}
        demand(self, [
            ("levels", are_sizes(self.levels, 2, 60), "rooms across and down, 2 to 60: [(4, 3), (6, 4)]"),
            ("against", self.against in ("", *RULES), f'one of {", ".join(RULES)}, or "" for no ghost'),
        ])  # fmt: skip
        for name, few in least.items():
            number = getattr(self, name)
            demand(self, [(name, type(number) in (int, float) and few <= number < 1e6, f"{few} or more")])

    def stars(self, steps: int, shortest: int) -> int:
        """How many stars, 1 to 3, a walk to the goal has earned."""
        return 1 + (steps <= self.two_stars * shortest) + (steps <= self.three_stars * shortest)

    def maze(self, level: int, seed: int) -> Heya:
        """A dug maze: the start top left, facing an open way; the goal at the place farthest from it."""
        across, down = self.levels[min(level, len(self.levels) - 1)]
        heya = make("dig", across, down, seed)
        rows = [list(row.replace("G", " ")) for row in heya.rows]
        x, y = reachable(heya, heya.start)[-1]
        rows[1][1], rows[y][x] = ">" if heya.is_open((2, 1)) else "V", "G"
        return parse("\n".join(map("".join, rows)), f"{across} × {down} rooms")


def follow_arrow(walked: Timeline, arrow: Heading, *, from_above: bool) -> None:
    """Do what an arrow key says. From above it is a heading, and one step that way.

    Through the eyes it is a turn: up is one step ahead, left and right only turn, down turns back.
    """
    heya, place, heading = walked.heya, walked.place(walked.last), walked.heading(walked.last)
    heading = arrow if from_above else turned(heading, Turn(arrow))
    if (from_above or arrow is Heading.UP) and heya.is_open(stepped(place, heading)):
        place = stepped(place, heading)
    walked.states.append((place[1] * heya.width + place[0]) * 4 + heading)
    if place == heya.controls[0][1]:
        walked.reached.append(walked.last)


def in_sight(heya: Heya, place: Place, heading: Heading) -> set[Place]:
    """The places in sight: straight ahead up to the wall or as far as one sees, and those beside them."""
    seen = {place}
    for _ in range(SIGHT):
        seen |= {stepped(place, turned(heading, turn)) for turn in (Turn.LEFT, Turn.AHEAD, Turn.RIGHT)}
        place = stepped(place, heading)
        if not heya.is_open(place):
            break
    return seen


def seen_map(walked: Timeline) -> Timeline:
    """The same walk on a map of what was in sight so far; all else is wall there."""
    rows = [["#"] * walked.heya.width for _ in walked.heya.rows]
    moments = {(walked.place(tick), walked.heading(tick)) for tick in range(walked.last + 1)}
    for place, heading in moments:
        for x, y in in_sight(walked.heya, place, heading):
            rows[y][x] = walked.heya.rows[y][x]
    on_map = Timeline(parse("\n".join(map("".join, rows))))
    on_map.states = walked.states
    return on_map
