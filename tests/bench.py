"""How fast it is. Run by hand: ``python tests/bench.py [part ...]``; prints a table, no more.

Every figure is the median of several runs in one go, and what it is compared with is measured
in the same run, because machines differ and are busy at times. Parts: walking lessons making
solving drawing taking_home start.
"""

from __future__ import annotations

import itertools
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
PROJECT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PROJECT), str(PROJECT / "lessons")]

from mazelib.grid.compass import Heading  # noqa: E402
from mazelib.grid.routes import shortest_route  # noqa: E402
from mazelib.kinds.make import MakeLesson  # noqa: E402
from mazelib.kinds.shared.lesson import Lesson  # noqa: E402
from mazelib.kinds.walk import WalkLesson  # noqa: E402
from mazelib.making.field import Field  # noqa: E402
from mazelib.making.makers import MAKERS, floor_of_maze, make  # noqa: E402
from mazelib.maps.heya import Heya  # noqa: E402
from mazelib.maps.heya_text import parse, write  # noqa: E402
from mazelib.walking.walk import Walk  # noqa: E402
from tests.lessons import lesson_of  # noqa: E402
from tests.samples import rule  # noqa: E402

Row = tuple[str, str, str]
RUNS = 7


def median_seconds(work: Callable[[], object], runs: int = RUNS) -> float:
    """The median time of some runs, after one to warm up."""
    work()
    seconds = []
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - begun)
    return statistics.median(seconds)


def dug_map(rooms: int) -> Heya:
    """A dug maze whose control point is walled in, so that walks go all round."""
    text = write(make("dig", rooms, rooms, 1))
    return parse(text.replace("G", " ").replace("+", "a", 1))


def lesson_at_work(number: str, **options: object) -> Lesson:
    """A lesson by its number."""
    script = next((PROJECT / "lessons").glob(f"{number}_*.py"))
    return lesson_of(script, **{"seed": 1, **options})


def walking() -> Iterator[Row]:
    """Ticks a second for the verdict; beside it those of a loop that watches for no circle."""
    heya = dug_map(100)
    least = {"right_hand": "2,000,000", "branch_stack": "400,000", "tremaux": "", "random_walk": ""}
    for name, wanted in least.items():

        def run(name: str = name) -> int:
            return Walk(heya, rule(name), limit=100_000, recorded=False).run().tick

        rate = run() / median_seconds(run)
        yield f"{name}, library, for the verdict, 201 × 201", f"{rate:,.0f} ticks/s", wanted
    seconds = median_seconds(lambda: plain_right_hand(heya.rows, 40_000))
    yield "  a plain loop of the right hand beside it", f"{40_000 / seconds:,.0f} ticks/s", ""


def plain_right_hand(rows: tuple[str, ...], ticks: int) -> tuple[int, int]:
    """The right hand as a loop over strings."""
    x = 1
    y = 1
    facing = 0
    dx = [0, 1, 0, -1]
    dy = [-1, 0, 1, 0]
    for _ in range(ticks):
        right = (facing + 1) % 4
        left = (facing + 3) % 4
        if rows[y + dy[right]][x + dx[right]] == " ":
            facing = right
        elif rows[y + dy[facing]][x + dx[facing]] != " ":
            facing = left
        if rows[y + dy[facing]][x + dx[facing]] == " ":
            x = x + dx[facing]
            y = y + dy[facing]
    return x, y


def lessons() -> Iterator[Row]:
    """The lessons' own rules as the window runs them: guarded, recorded, their lines noted."""
    heya = dug_map(100)
    for number in ("03", "04", "05"):
        lesson = lesson_at_work(number, limit=30_000)
        assert isinstance(lesson, WalkLesson)

        def walk(lesson: WalkLesson = lesson) -> None:
            walk = lesson.walk(heya)
            walk.run()
            source = lesson.rule_script.source
            for tick in range(walk.timeline.last):
                source.caption(walk.timeline.lines_run_at(tick))

        yield (
            f"lesson {number}, recorded and captioned",
            f"{30_000 / median_seconds(walk, 3):,.0f} ticks/s",
            "30,000",
        )
    for number in ("08", "09", "10"):
        lesson = lesson_at_work(number, width=100, height=100)
        assert isinstance(lesson, MakeLesson)
        seconds = median_seconds(lambda lesson=lesson: lesson.making().advance(1 << 40), 3)
        yield f"lesson {number}, recorded, 100 × 100", f"{10_000 / seconds:,.0f} rooms/s", "100,000"


def making() -> Iterator[Row]:
    """Rooms a second of each maker of the library."""
    wanted = {"dig": ("1,000,000",) * 2, "merge": ("400,000", "200,000"), "road": ("400,000",) * 2}
    for name, least in wanted.items():
        for size, asked in zip((300, 1000), least, strict=True):
            seconds = median_seconds(
                lambda n=name, s=size: floor_of_maze(n, Field(s, s), random.Random(1)), 3
            )
            yield f"{name}, {size} × {size} rooms", f"{size * size / seconds:,.0f} rooms/s", asked


def solving() -> Iterator[Row]:
    """Seconds for the shortest route from corner to corner in 1000 × 1000 rooms."""
    for name in MAKERS:
        heya = make(name, 1000, 1000, 0)
        goal = heya.controls[0][1]
        seconds = median_seconds(lambda h=heya, g=goal: shortest_route(h, h.start, g), 3)
        yield f"{name}: shortest route, 1000 × 1000 rooms", f"{seconds:.2f} s", "0.7"
    if find_spec("networkx"):
        yield (
            "  networkx, graph and shortest path of the last",
            f"{networkx_seconds(heya):.2f} s",
            "",
        )


def networkx_seconds(heya: Heya) -> float:
    """Seconds to build a graph of the map and to find its shortest path."""
    import networkx

    begun = time.perf_counter()
    graph = networkx.Graph()
    width = heya.width
    places = [index for index, is_open in enumerate(heya.floor) if is_open]
    for step in (1, width):
        graph.add_edges_from((index, index + step) for index in places if heya.floor[index + step])
    networkx.shortest_path(graph, width + 1, len(heya.floor) - width - 2)
    return time.perf_counter() - begun


def drawing() -> Iterator[Row]:
    """A whole frame at 1280 × 800 with all panels while the walk runs; full speed in the window."""
    import pygame

    from mazelib.window.stage.stage import Stage

    for rooms, wanted in ((100, "10 ms"), (500, "12 ms")):
        path = Path(tempfile.mkdtemp()) / "bench.txt"
        path.write_text(write(dug_map(rooms)), encoding="utf-8")
        stage = Stage(lesson_at_work("05", map=str(path), speed=1000.0), (1280, 800))
        stage.panels.name = "eyes"
        stage.player.toggle()
        frames = []
        for _ in range(120):
            stage.player.elapse(1 / 60)
            begun = time.perf_counter()
            stage.draw()
            pygame.display.flip()
            frames.append(time.perf_counter() - begun)
        size = 2 * rooms + 1
        yield (
            f"frame, all panels, {size} × {size}",
            f"{1000 * statistics.median(frames):.1f} ms",
            wanted,
        )
        begun = time.perf_counter()
        first = stage.player.tick
        stage.player.pace.speed = float("inf")
        for _ in range(60):
            stage.frame(1 / 60)
        rate = (stage.player.tick - first) / (time.perf_counter() - begun)
        yield "  full speed in the window, code open", f"{rate:,.0f} ticks/s", ""


_BARE = """
import time; begun = time.perf_counter()
import os; os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame; pygame.display.init(); pygame.display.set_mode((1280, 800)); pygame.display.flip()
print(time.perf_counter() - begun)
"""

_LESSON = """
import time; begun = time.perf_counter()
import runpy, sys
sys.argv = [{script!r}, "--map", "first"]
sys.path.insert(0, {folder!r})
import here
import mazelib.window.stage.stage as stage_module
def once(stage):
    stage.frame(0)
    print(time.perf_counter() - begun)
    raise SystemExit
stage_module.Stage.run = once
runpy.run_path({script!r}, run_name="__main__")
"""


def run(command: list[str]) -> None:
    """Run a program quietly to its end."""
    subprocess.run(command, capture_output=True, check=True)


def taking_home() -> Iterator[Row]:
    """Worksheets, and a large drawing."""
    from mazelib.export.excel.writing import workbook
    from mazelib.export.formats.svg import svg
    from mazelib.export.page import Page
    from mazelib.export.worksheet import Worksheet

    for rooms, many, asked in (((60, 60), 1, "1 s"), ((20, 20), 30, "6 s")):
        sheet = Worksheet(rooms=rooms, how_many=many)
        seconds = median_seconds(lambda sheet=sheet: workbook(list(sheet.pages(1)), str), 3)
        yield (
            f"worksheets: {many} of {rooms[0]} × {rooms[1]}, with answers",
            f"{seconds:.2f} s",
            asked,
        )
    page = Page(make("dig", 300, 300, 1), "a large one")
    yield "SVG of 300 × 300 rooms", f"{median_seconds(lambda: svg(page), 3):.2f} s", "1 s"


def playing() -> Iterator[Row]:
    """Films, and a frame of the game through the walker's eyes."""
    import pygame

    from mazelib.window.stage.stage import Stage

    with tempfile.TemporaryDirectory() as folder:
        film = Path(folder) / "film.gif"
        script = str(PROJECT / "lessons" / "04_right_hand.py")
        options = ["--headless", "--film", str(film), "--film-seconds", "10", "--force"]
        seconds = median_seconds(lambda: run([sys.executable, script, *options]), 3)
        yield "ten seconds of film of lesson 04, as a GIF", f"{seconds:.2f} s", "5 s"
        yield "  its size", f"{film.stat().st_size / 1e6:.2f} MB", "1 MB"
    stage = Stage(lesson_at_work("12"), (1280, 800))

    def frame() -> None:
        stage.scene.press(next(stage.headings), 0)
        stage.draw()
        pygame.display.flip()

    stage.headings = itertools.cycle(Heading)  # type: ignore[attr-defined]
    yield "a frame of the game, first person", f"{1000 * median_seconds(frame, 60):.1f} ms", "16 ms"


def start() -> Iterator[Row]:
    """From the start of the script to the first frame, beside a bare pygame window.

    As from the second start on: the bytecode of all modules is kept, as Python does for a user.
    """
    script = PROJECT / "lessons" / "04_right_hand.py"
    lesson = _LESSON.format(script=str(script), folder=str(script.parent))
    bare_seconds = []
    lesson_seconds = []
    with tempfile.TemporaryDirectory() as bytecode:
        fresh_process(_BARE, bytecode)
        fresh_process(lesson, bytecode)
        for _ in range(RUNS):
            bare_seconds.append(fresh_process(_BARE, bytecode))
            lesson_seconds.append(fresh_process(lesson, bytecode))
    pairs = zip(bare_seconds, lesson_seconds, strict=True)
    more = statistics.median(ours - bare for bare, ours in pairs)
    yield "a bare pygame window", f"{1000 * statistics.median(bare_seconds):.0f} ms", ""
    yield "lesson 04 to its first frame", f"{1000 * statistics.median(lesson_seconds):.0f} ms", ""
    yield "  more than the bare window", f"{1000 * more:.0f} ms", "150 ms"


def fresh_process(code: str, bytecode: str) -> float:
    """The number that a Python process of its own prints; it keeps bytecode in that folder."""
    surroundings = dict(os.environ)
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    surroundings["PYTHONPYCACHEPREFIX"] = bytecode
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=surroundings,
    )
    return float(result.stdout)


PARTS: dict[str, Callable[[], Iterator[Row]]] = {
    "walking": walking,
    "lessons": lessons,
    "making": making,
    "solving": solving,
    "drawing": drawing,
    "taking_home": taking_home,
    "playing": playing,
    "start": start,
}

if __name__ == "__main__":
    print(f"Python {sys.version.split()[0]}; medians; the last column is what is asked\n")
    for part in sys.argv[1:] or PARTS:
        print(part)
        for name, figure, wanted in PARTS[part]():
            print(f"  {name:<50} {figure:>20}   {wanted}")
