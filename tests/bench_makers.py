"""How fast mazes are made and solved: ``python tests/bench_makers.py [part ...]``.

Prints a table of medians of some runs and asserts nothing. Parts: making lessons solving.
"""

from __future__ import annotations

import importlib.util
import random
import runpy
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PROJECT), str(PROJECT / "lessons")]

from mazelib.heya import Heya  # noqa: E402
from mazelib.makers import MAKERS, make  # noqa: E402
from mazelib.makers.field import Field  # noqa: E402
from mazelib.makers.making import Making  # noqa: E402
from mazelib.makers.maze import Maze  # noqa: E402
from mazelib.routes import shortest_route  # noqa: E402

Row = tuple[str, float, str]
SEEDS = range(5)
#: Rooms a second that are wanted of 300 × 300 and of 1000 × 1000 rooms.
WANTED = {"dig": (1_000_000, 1_000_000), "merge": (400_000, 200_000), "road": (400_000, 400_000)}
LESSONS = ("08_dig_and_fill", "09_merge_rooms", "10_fill_with_road")


def main() -> None:
    """Measure the parts that are asked for, or all, and print the table."""
    print(f"Python {sys.version.split()[0]}; medians of {len(SEEDS)} runs with different seeds\n")
    for title in sys.argv[1:] or PARTS:
        print_part(title)


def print_part(title: str) -> None:
    """Measure one part and print its rows."""
    print(title)
    for name, figure, unit in PARTS[title]():
        shown = f"{figure:,.3f}" if figure < 100 else f"{figure:,.0f}"
        print(f"  {name:<62} {shown:>12} {unit}")


def median_seconds(work: Callable[[int], object]) -> float:
    """The median time of one run for each seed."""
    seconds = []
    for seed in SEEDS:
        begun = time.perf_counter()
        work(seed)
        seconds.append(time.perf_counter() - begun)
    return statistics.median(seconds)


def making() -> Iterator[Row]:
    """Rooms a second of each maker: its cells alone, and the map that is made of them."""
    for name, wanted in WANTED.items():
        for size, least in zip((300, 1000), wanted, strict=True):
            field, maker = Field(size, size), MAKERS[name].make
            cells = median_seconds(lambda seed, m=maker, f=field: m(f, random.Random(seed)))
            heya = median_seconds(lambda seed, m=name, n=size: make(m, n, n, random.Random(seed)))
            yield f"{name}, {size} × {size} rooms (wanted {least:,})", size * size / cells, "rooms/s"
            yield f"{name}, {size} × {size} rooms, as a map", size * size / heya, "rooms/s"


def lessons() -> Iterator[Row]:
    """Rooms a second of each lesson's rule, recorded to its end, without the window."""
    for script in LESSONS:
        rule = runpy.run_path(str(PROJECT / "lessons" / f"{script}.py"))["make"]
        rate = 10_000 / median_seconds(lambda seed, r=rule: record(r, 100, seed))
        yield f"{script}, 100 × 100 rooms (wanted 100,000)", rate, "rooms/s"


def record(rule: Callable[[Maze, random.Random], Iterator[object]], size: int, seed: int) -> None:
    """Run a lesson's rule to its end."""
    maze = Maze(size, size)
    Making(maze, rule(maze, random.Random(seed))).advance(sys.maxsize)


def solving() -> Iterator[Row]:
    """Seconds for the shortest route from corner to corner in 1000 × 1000 rooms."""
    for name in MAKERS:
        heya = make(name, 1000, 1000, random.Random(0))
        ours = median_seconds(lambda seed, h=heya: shortest_route(h, h.start, h.controls[0][1]))
        yield f"{name}: shortest route (wanted 0.3 where dug)", ours, "s"
        if importlib.util.find_spec("networkx"):
            yield f"{name}: networkx, graph and shortest path (once)", networkx_seconds(heya), "s"


def networkx_seconds(heya: Heya) -> float:
    """Seconds to build a graph of the map and to find its shortest path."""
    import networkx

    begun = time.perf_counter()
    graph, width = networkx.Graph(), heya.width
    places = [index for index, is_open in enumerate(heya.floor) if is_open]
    for step in (1, width):
        graph.add_edges_from((index, index + step) for index in places if heya.floor[index + step])
    networkx.shortest_path(graph, width + 1, len(heya.floor) - width - 2)
    return time.perf_counter() - begun


PARTS = {"making": making, "lessons": lessons, "solving": solving}

if __name__ == "__main__":
    main()
