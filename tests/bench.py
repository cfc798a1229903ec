"""How fast it is. Run by hand: ``python tests/bench.py [part ...]``; prints a table, asserts nothing.

Every figure is the median of several runs in one go, and what it is compared with is measured
in the same run, because machines differ and are busy at times. Parts: walking recording
remembering drawing thinking watching start making solving memory others (the last four: see
bench_makers; remembering: see bench_learner).
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from mazelib.heya import Heya, parse  # noqa: E402
from mazelib.strategies import RULES  # noqa: E402
from mazelib.walk import Walk  # noqa: E402

if TYPE_CHECKING:
    from mazelib.stage.stage import Stage

Row = tuple[str, str, str]
RUNS = 7


def main() -> None:
    """Measure the parts that are asked for, or all, and print the table."""
    import bench_learner
    import bench_makers

    parts: dict[str, Callable[[], Iterator[Row]]] = {
        "walking": walking, "recording": recording, "remembering": bench_learner.remembering,
        "drawing": drawing, "thinking": thinking, "watching": watching, "start": start,
    }  # fmt: skip
    print(f"Python {sys.version.split()[0]}; medians of {RUNS} runs\n")
    for title in asked_for([*parts, *bench_makers.PARTS]):
        if title in bench_makers.PARTS:
            bench_makers.print_part(title)
            continue
        print(title)
        for name, figure, wanted in parts[title]():
            print(f"  {name:<50} {figure:>20}   {wanted}")


def asked_for(parts: list[str]) -> list[str]:
    """The parts named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("part", nargs="*", help=", ".join(parts))
    asked: list[str] = parser.parse_args().part
    for name in asked:
        if name not in parts:
            parser.error(f"there is no part {name!r}: choose of {', '.join(parts)}.")
    return asked or parts


def median_seconds(work: Callable[[], object]) -> float:
    """The median time of some runs, after one to warm up."""
    work()
    seconds = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - begun)
    return statistics.median(seconds)


def dug_map(size: int, control: bool = True) -> Heya:
    """A dug maze of size × size characters; the control point is walled in, so walks go all round."""
    rng = random.Random(1)
    wall, rows = "#", [["#"] * size for _ in range(size)]
    way = [(1, 1)]
    rows[1][1] = " "
    while way:
        x, y = way[-1]
        open_ways = [
            (x + dx, y + dy)
            for dx, dy in ((0, -2), (2, 0), (0, 2), (-2, 0))
            if 0 < x + dx < size and 0 < y + dy < size and rows[y + dy][x + dx] == wall
        ]
        if not open_ways:
            way.pop()
            continue
        there = rng.choice(open_ways)
        rows[(y + there[1]) // 2][(x + there[0]) // 2] = rows[there[1]][there[0]] = " "
        way.append(there)
    rows[1][1], rows[0][0] = "S", "a"
    return parse("\n".join("".join(row) for row in rows) + "\n")


# --- walking -------------------------------------------------------------------------------


def walking() -> Iterator[Row]:
    """Ticks a second without a window, when only the verdict is wanted."""
    heya = dug_map(201)
    ticks: dict[str, int] = {}

    def run(rule: str) -> None:
        ticks[rule] = Walk(heya, RULES[rule].make(random.Random(0)), limit=200_000, recorded=False).run().tick

    wanted = {"right_hand": "at least 2,000,000", "branch_stack": "at least 500,000"}
    rows = ["".join(row) for row in heya.rows]
    for name, plain in (("right_hand", plain_right_hand), ("branch_stack", plain_branch_stack)):
        ours = median_seconds(lambda name=name: run(name))
        most = ticks[name] if name == "right_hand" else 20_000
        theirs = median_seconds(lambda plain=plain, most=most: plain(rows, most))
        yield f"{name}, 201 × 201, {ticks[name]:,} ticks", f"{ticks[name] / ours:,.0f} ticks/s", wanted[name]
        yield f"  the original's plain loop, {most:,} ticks", f"{most / theirs:,.0f} ticks/s", "beside it"
    seconds = median_seconds(lambda: run("random_walk"))
    yield "random_walk", f"{ticks['random_walk'] / seconds:,.0f} ticks/s", ""


def plain_right_hand(rows: list[str], ticks: int) -> tuple[int, int]:
    """The right-hand loop of the original lessons, restated: strings, and no circle is watched for."""
    x, y, facing = 1, 1, 0
    dx, dy = [0, 1, 0, -1], [-1, 0, 1, 0]
    for _ in range(ticks):
        right, left = (facing + 1) % 4, (facing + 3) % 4
        if rows[y + dy[right]][x + dx[right]] == " ":
            facing = right
        elif rows[y + dy[facing]][x + dx[facing]] != " ":
            facing = left
        if rows[y + dy[facing]][x + dx[facing]] == " ":
            x, y = x + dx[facing], y + dy[facing]
    return x, y


def plain_branch_stack(rows: list[str], ticks: int) -> tuple[int, int]:
    """The branch loop of the original lessons, restated: a list that is searched at every tick."""
    x, y, facing = 1, 1, 0
    dx, dy = [0, 1, 0, -1], [-1, 0, 1, 0]
    branches: list[tuple[int, int, int]] = []
    for _ in range(ticks):
        senses = [rows[y + dy[(facing + n) % 4]][x + dx[(facing + n) % 4]] == " " for n in range(4)]
        found = -1
        for number, branch in enumerate(branches):
            if branch[0] == x and branch[1] == y:
                found = number
        if found >= 0:
            there = branches.pop(found)[2]
            if (there - facing) % 4 != 2:
                facing = there
        elif senses[1]:
            if senses[0]:
                branches.append((x, y, facing))
            elif senses[3]:
                branches.append((x, y, (facing + 3) % 4))
            facing = (facing + 1) % 4
        elif senses[0]:
            if senses[3]:
                branches.append((x, y, (facing + 3) % 4))
        else:
            facing = (facing + 3) % 4
        if rows[y + dy[facing]][x + dx[facing]] == " ":
            x, y = x + dx[facing], y + dy[facing]
    return x, y


# --- recording -----------------------------------------------------------------------------

_RECORD = """
import random, resource, sys
sys.path[:0] = [{project!r}, {project!r} + "/tests"]
from bench import dug_map
from mazelib.strategies import RULES
from mazelib.walk import Walk
walk = Walk(dug_map(1001), RULES[{rule!r}].make(random.Random(0)), limit={ticks})
walk.run()
print(walk.tick, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""

_VERDICT = """
import resource, sys
sys.path[:0] = [{project!r}]
from mazelib.heya import parse
from mazelib.strategies.branch_stack import BranchStack
from mazelib.walk import Walk
field = parse("\\n".join(["#" * 300, *["#" + " " * 298 + "#"] * 298, "#" * 299 + "a"]))
walk = Walk(field, BranchStack(), limit=2_000_000, recorded=False)
walk.run()
print(walk.tick, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def recording() -> Iterator[Row]:
    """Memory of a whole process that records a walk on 1001 × 1001 characters, and of one for the verdict."""
    for rule, most in (("right_hand", 1_000_000), ("branch_stack", 100_000), ("random_walk", 1_000_000)):
        said = fresh_process(_RECORD.format(project=str(PROJECT), rule=rule, ticks=most))
        ticks, megabytes = said.split()
        yield f"{rule}, {int(ticks):,} ticks recorded", f"{megabytes} MB", "under 200 MB"
    ticks, megabytes = fresh_process(_VERDICT.format(project=str(PROJECT))).split()
    yield f"branch_stack, open field of 300 × 300, {int(ticks):,} ticks", f"{megabytes} MB", "under 100 MB"


def fresh_process(code: str) -> str:
    """What a Python process of its own prints."""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return result.stdout.strip()


# --- drawing -------------------------------------------------------------------------------


def drawing() -> Iterator[Row]:
    """A whole frame of the stage at 1280 × 800 while the walk runs as fast as it goes."""
    from bench_stage import stage_on

    for size, wanted in ((201, "under 5 ms"), (1001, "under 12 ms")):
        stage = stage_on(dug_map(size), speed=5000.0)
        yield f"frame, {size} × {size} characters", frames_of(stage), wanted


def frames_of(stage: Stage, count: int = 120) -> str:
    """The median time of drawing a whole frame while the scene plays, and the 95th of 100."""
    import pygame

    frames = []
    for _ in range(count):
        assert stage.player is not None
        stage.player.elapse(1 / 60)
        begun = time.perf_counter()
        stage.draw()
        pygame.display.flip()
        frames.append(time.perf_counter() - begun)
    stage.window.close()
    frames.sort()
    return f"{1000 * statistics.median(frames):.1f} ms (95%: {1000 * frames[count * 95 // 100]:.1f})"


# --- thinking ------------------------------------------------------------------------------


def thinking() -> Iterator[Row]:
    """All panels open; and ticks a second at full speed with the code panel open and closed."""
    from bench_stage import stage_on

    from mazelib.stage.keys import Command

    for rule in ("right_hand", "branch_stack"):
        stage = stage_on(dug_map(201), speed=1000.0, rule=rule)
        stage.switched_on |= {Command.EYES, Command.CODE}
        stage.show_panels()
        yield f"frame with all panels, 201 × 201, {rule}", frames_of(stage), "under 10 ms"
    for is_open in (False, True):
        stage = stage_on(dug_map(1001), speed=float("inf"), rule="branch_stack")
        if is_open:
            stage.switched_on |= {Command.CODE}
            stage.show_panels()
        begun = time.perf_counter()
        for _ in range(60):
            stage.frame(1 / 60)
        assert stage.player is not None
        ticks = stage.player.tick / (time.perf_counter() - begun)
        stage.window.close()
        name = f"full speed in the window, code {'open' if is_open else 'closed'}"
        yield name, f"{ticks:,.0f} ticks/s", "at least 2,000" if is_open else ""
    heya = dug_map(1001)

    def recorded() -> None:
        Walk(heya, RULES["branch_stack"](random.Random(0)), limit=50_000).run()

    yield "  the same walk recorded without a window", f"{50_000 / median_seconds(recorded):,.0f} ticks/s", ""


# --- watching ------------------------------------------------------------------------------


def watching() -> Iterator[Row]:
    """A maze of 1000 × 1000 rooms being made at full speed: a whole frame, steps and all."""
    from bench_stage import making_stage

    for maker in ("dig", "merge", "road"):
        stage = making_stage(maker, 1000, float("inf"))
        stage.draw()
        frames = []
        for _ in range(150):
            begun = time.perf_counter()
            stage.frame(1 / 60)
            frames.append(time.perf_counter() - begun)
        frames.sort()
        stage.window.close()
        figure = f"{1000 * statistics.median(frames):.1f} ms (95%: {1000 * frames[142]:.1f})"
        yield f"{maker}, frame with its steps, 1000 × 1000 rooms", figure, "under 12 ms"


# --- start ---------------------------------------------------------------------------------

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
sys.path.insert(0, {project!r})
import mazelib.stage.stage as stage_module
def once(stage):
    stage.frame(0)
    print(time.perf_counter() - begun)
    raise SystemExit
stage_module.Stage.run = once
runpy.run_path({script!r}, run_name="__main__")
"""


def start() -> Iterator[Row]:
    """From the start of the script to the first frame, beside a bare pygame window."""
    script = str(PROJECT / "lessons" / "04_right_hand.py")
    lesson = _LESSON.format(script=script, project=str(PROJECT))
    pairs = [(float(fresh_process(_BARE)), float(fresh_process(lesson))) for _ in range(RUNS)]
    bare, ours = (statistics.median(times) for times in zip(*pairs, strict=True))
    more = statistics.median(ours - bare for bare, ours in pairs)
    yield "a bare pygame window", f"{1000 * bare:.0f} ms", ""
    yield "lesson 04 to its first frame", f"{1000 * ours:.0f} ms", ""
    yield "  more than the bare window", f"{1000 * more:.0f} ms", "at most 150 ms"


if __name__ == "__main__":
    main()
