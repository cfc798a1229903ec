"""How fast mazes are made and solved: ``python tests/bench_makers.py [part ...]``.

Prints a table and asserts nothing. Every figure is the median of some runs, and what it is
compared with is measured in the same run. Parts: making solving memory others.

PyPI has an unrelated package that is called mazelib, as ours is. Give the folder in which it is
installed (``pip install --target FOLDER mazelib``) to measure it in a process of its own:

    HEYA_OTHER_MAZELIB=FOLDER python tests/bench_makers.py others
"""

from __future__ import annotations

import importlib.util
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from mazelib.heya import Heya  # noqa: E402
from mazelib.makers import MAKERS  # noqa: E402
from mazelib.makers.fill_with_road import solve_with_road  # noqa: E402
from mazelib.makers.goals import made_heya  # noqa: E402
from mazelib.routes import shortest_route  # noqa: E402

Row = tuple[str, float, str]
RUNS = 5
SEEDS = range(RUNS)
WANTED = {"dig": (1_000_000, 1_000_000), "merge": (400_000, 200_000), "road": (400_000, 200_000)}


def main() -> None:
    """Measure the parts that are asked for, or all, and print the table."""
    print(f"Python {sys.version.split()[0]}; medians of {RUNS} runs with different seeds\n")
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
    """Rooms a second of each maker, and how the time for one room grows."""
    yield "reference: 10 million turns of an empty loop", median_seconds(empty_loop), "s"
    for name, wanted in WANTED.items():
        rates = []
        for size, least in zip((300, 1000), wanted, strict=True):
            rates.append(size * size / median_seconds(lambda seed, n=size, m=name: drained(m, n, seed)))
            yield f"{name}, {size} × {size} rooms (wanted {least:,})", rates[-1], "rooms/s"
        most = "1.33" if name == "dig" else "2"
        yield f"{name}, time per room, 1000² to 300² rooms (at most {most})", rates[0] / rates[1], "times"
        recorded = median_seconds(lambda seed, m=name: drained(m, 1000, seed, recorded=True))
        yield f"{name}, 1000 × 1000 rooms, recorded", 1_000_000 / recorded, "rooms/s"


def solving() -> Iterator[Row]:
    """Seconds from corner to corner in 1000 × 1000 rooms."""
    for name in MAKERS:
        mazes = [dug(name, 1000, seed) for seed in SEEDS]
        works: dict[str, Callable[[Heya], object]] = {
            "shortest route (wanted 0.3 where dug)": solved,
            "shortest route, the open sides not yet known": lambda heya: solved(fresh(heya)),
            "fill with road (wanted 2)": road_solved,
        }
        for words, work in works.items():
            yield f"{name}: {words}", median_seconds(lambda seed, w=work, m=mazes: w(m[seed])), "s"


def memory() -> Iterator[Row]:
    """The most memory that a process took for 1000 × 1000 rooms, Python itself included."""
    for words, code in {
        "Python and our imports alone": "",
        "dig, drained (wanted 150)": "b.drained('dig', 1000, 0)",
        "dig, recorded (wanted 250)": "b.drained('dig', 1000, 0, recorded=True)",
        "dig, recorded and shown at two steps (wanted 250)": (
            "m = b.drained('dig', 1000, 0, recorded=True); s = m.shown(); s.show(m.steps_done); s.show(10**6)"
        ),
        "merge, drained": "b.drained('merge', 1000, 0)",
        "road, drained": "b.drained('road', 1000, 0)",
    }.items():
        yield words, peak_megabytes(code), "MB"


def others() -> Iterator[Row]:
    """What one would take instead, where it is installed, and the originals restated."""
    yield "recursive digging, restated, 300 × 300", 90_000 / median_seconds(recursive_dig), "rooms/s"
    yield "merging with renumbering, restated, 60 × 60", 3_600 / median_seconds(renumbering), "rooms/s"
    if importlib.util.find_spec("networkx"):
        yield from with_networkx()
    else:
        print("  (networkx is not installed: left out)")
    folder = os.environ.get("HEYA_OTHER_MAZELIB")
    if folder:
        yield "PyPI's mazelib, backtracking, 300 × 300", 90_000 / other_mazelib(folder), "rooms/s"
    else:
        print("  (PyPI's mazelib is left out: HEYA_OTHER_MAZELIB names no folder where it is)")


PARTS = {"making": making, "solving": solving, "memory": memory, "others": others}


def empty_loop(seed: int) -> None:
    """Something that only depends on how busy the machine is."""
    for _ in range(10_000_000):
        pass


def drained(name: str, size: int, seed: int, *, recorded: bool = False) -> object:
    """A square maze, made at one go."""
    made = MAKERS[name].make(size, size, random.Random(seed), recorded=recorded)
    made.run()
    return made


def dug(name: str, size: int, seed: int) -> Heya:
    """A square maze as a map from corner to corner, its open sides found."""
    made = MAKERS[name].make(size, size, random.Random(seed), recorded=False)
    made.run()
    heya = made_heya(made.field, made.floor)
    assert heya.exits
    return heya


def fresh(heya: Heya) -> Heya:
    """The same map, of which nothing has been found out yet."""
    return Heya(heya.rows, heya.start, heya.heading, heya.controls)


def solved(heya: Heya) -> object:
    """The shortest route from the start to the goal."""
    return shortest_route(heya, heya.start, heya.controls[0][1])


def road_solved(heya: Heya) -> None:
    """The same with roads, not recorded."""
    solve_with_road(heya, recorded=False).run()


def peak_megabytes(code: str) -> float:
    """The most memory of a fresh process that runs some code; ``b`` is this module."""
    script = f"import bench_makers as b\n{code}\nprint(open('/proc/self/status').read())"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=PROJECT / "tests", capture_output=True, text=True, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1000


def recursive_dig(seed: int, size: int = 300) -> None:
    """Each room calls the digging of the next one."""
    rng, columns = random.Random(seed), 2 * size + 1
    wall = [[True] * columns for _ in range(columns)]

    def dig(x: int, y: int) -> None:
        wall[y][x] = False
        ways = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        rng.shuffle(ways)
        for dx, dy in ways:
            far_x, far_y = x + 2 * dx, y + 2 * dy
            if 0 < far_x < columns and 0 < far_y < columns and wall[far_y][far_x]:
                wall[y + dy][x + dx] = False
                dig(far_x, far_y)

    with_deep_stack(lambda: dig(1, 1))


def with_deep_stack(work: Callable[[], None]) -> None:
    """Run what calls itself a hundred thousand times: it takes a limit and a stack of its own."""
    import threading

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(2_000_000)
    threading.stack_size(512 * 1024 * 1024)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    threading.stack_size(0)
    sys.setrecursionlimit(before)


def renumbering(seed: int, size: int = 60) -> None:
    """A coin for room and direction, decided before or not; all rooms looked at for each wall."""
    rng, left = random.Random(seed), size * size - 1
    numbers = list(range(size * size))
    while left:
        room, (dx, dy) = rng.randrange(size * size), rng.choice(((0, -1), (1, 0), (0, 1), (-1, 0)))
        x, y = room % size + dx, room // size + dy
        if not (0 <= x < size and 0 <= y < size) or numbers[room] == numbers[y * size + x]:
            continue
        low, high = sorted((numbers[room], numbers[y * size + x]))
        numbers = [low if number == high else number for number in numbers]
        left -= 1


def with_networkx() -> Iterator[Row]:
    """Build a graph of a dug maze of 1000 × 1000 rooms, and find the shortest path."""
    import networkx

    heya = dug("dig", 1000, 0)
    begun = time.perf_counter()
    graph, width = networkx.Graph(), heya.width
    places = [index for index, is_open in enumerate(heya.floor) if is_open]
    for step in (1, width):
        graph.add_edges_from((index, index + step) for index in places if heya.floor[index + step])
    yield "networkx builds the graph, 1000 × 1000 (once)", time.perf_counter() - begun, "s"
    start, goal = width + 1, len(heya.floor) - width - 2
    begun = time.perf_counter()
    networkx.shortest_path(graph, start, goal)
    yield "networkx finds the shortest path (once)", time.perf_counter() - begun, "s"
    yield "ours on the same maze", median_seconds(lambda seed: solved(heya)), "s"


def other_mazelib(folder: str, size: int = 300) -> float:
    """Seconds that PyPI's mazelib takes for one maze, in a process that cannot see ours."""
    script = (
        f"import sys, time; sys.path.insert(0, {folder!r})\n"
        "from mazelib.generate.BacktrackingGenerator import BacktrackingGenerator as Generator\n"
        "begun = time.perf_counter()\n"
        f"Generator({size}, {size}).generate()\n"
        "print(time.perf_counter() - begun)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


if __name__ == "__main__":
    main()
