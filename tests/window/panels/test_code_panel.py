"""The rule: which rows are shown, how they are marked, which part where there is no room for all,
and what stands over it.
"""

import itertools
import random
import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import Piece, Source, source_of
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT, mixed
from mazelib.window.input.clicks import CodeLine
from mazelib.window.panels import new_panel
from mazelib.window.pictures import Pictures
from mazelib.window.rule.code_rows import CodeRow, height_of, part_in_sight, rows_of
from mazelib.window.shown import Shown
from tests.conftest import PROJECT
from tests.learners import saved, script
from tests.window.on_stage import (
    LARGE,
    check_files,
    marked,
    mouse,
    paused_stage,
    pixels_of,
    press,
    settle,
    stage_at,
    wait_for_scene,
    words_on,
)


def rows_at(lesson, tick, **options):
    """The rows of the panel after so many ticks of a lesson."""
    stage = paused_stage(lesson, **options)
    stage.scene.advance(tick)
    recording = stage.scene.recording
    ran = (
        recording.frame(tick).lines_run
        if isinstance(recording, MakingTimeline)
        else recording.lines_run_at(tick)
    )
    return rows_of(stage.scene.source, ran)


@pytest.mark.parametrize(
    ("tick", "decided", "ran"),
    [
        (1, "return Turn.RIGHT", ["if view.right:"]),
        (2, "return Turn.AHEAD", ["if view.right:", "if view.front:"]),
        (14, "return Turn.AHEAD", ["if view.right:", "if view.front:"]),
        (15, "return Turn.LEFT", ["if view.right:", "if view.front:"]),
    ],
)
def test_the_lines_that_ran_are_marked_and_the_one_that_decided(tick, decided, ran):
    rows = rows_at("04", tick)
    assert [row.text.strip() for row in rows if row.decided] == [decided]
    assert [row.text.strip() for row in rows if row.ran] == [*ran, decided]


def test_all_rows_of_a_statement_that_ran_are_marked():
    stage = paused_stage("10", width=4, height=3)
    stage.scene.advance(100)
    timeline = stage.scene.timeline
    going_on = {"maze, room, 1, rng)", "maze, maze.start,", "1, maze.goal):"}
    going_on.add("maze, place, road + 1, by)")
    marked_rows = set()
    for step in range(timeline.last + 1):
        rows = rows_of(stage.scene.source, timeline.frame(step).lines_run)
        for before, row in itertools.pairwise(rows):
            if row.text.strip() in going_on:
                assert before.ran == row.ran, step
                marked_rows |= {row.text.strip()} if row.ran else set()
        assert not any(row.text.startswith("def ") and row.ran for row in rows)
    assert marked_rows == going_on


@pytest.mark.parametrize("tick", [1, 2, 15])
def test_a_row_that_ran_is_pale_and_the_one_that_decided_is_strong(tick):
    stage = paused_stage("04", LARGE)
    stage.scene.advance(tick)
    stage.player.half = 2 * tick - 1  # It has decided, and not stepped yet.
    stage.draw()
    lines_run = stage.scene.timeline.lines_run_at(tick)
    pale = mixed(LIGHT.panel, LIGHT.mark, 0.3)
    seen = []
    for target in stage.drawn.targets:
        if isinstance(target.what, CodeLine):
            ground = stage.window.surface.get_at((target.at.right - 4, target.at.centery))[:3]
            expected = LIGHT.panel
            if target.what.line == lines_run.decided:
                expected = LIGHT.mark
            elif target.what.line in lines_run.lines:
                expected = pale
            assert ground == expected, target.what.line
            seen.append(expected)
    assert len(seen) == 6
    assert seen.count(LIGHT.mark) == 1


def test_rows_are_the_lines_of_the_file_without_comments():
    text = script("04").read_text().split("\n")
    rows = rows_at("04", 1)
    assert rows[0].text == "def right_hand(view):"
    for row in rows:
        assert row.text == text[row.line[1] - 1].split("  #")[0]


def test_lines_that_are_only_a_comment_are_left_out_and_the_numbers_are_those_of_the_file():
    lines = ["def mine(view):", "    # Look.", '    note = """', "# no comment", '"""']
    text = "\n".join([*lines, "    return 1  # Go."])
    rows = rows_of(source_of([read_learner_file(Path("mine.py"), text)]), None)
    shown = [(row.line[1], row.text) for row in rows]
    assert shown == [
        (1, "def mine(view):"),
        (3, '    note = """'),
        (4, "# no comment"),
        (5, '"""'),
        (6, "    return 1"),
    ]


def test_each_row_stands_beside_the_number_of_its_line():
    stage = stage_at(14, thinks=True)
    stage.draw()
    text = script("04").read_text().split("\n")
    left = min(each.left for each in code_lines(stage).values())
    written = [each for each in stage.drawn.written if each.at.left > left]
    numbers = [each for each in written if each.text.isdigit()]
    assert len(numbers) == 6
    for number in numbers:
        code = text[int(number.text) - 1].split("  #")[0]
        (line,) = [each for each in stage.drawn.written if each.text == code]
        assert abs(line.at.centery - number.at.centery) < number.size / 2
        assert line.at.left > number.at.right
        assert number.size < line.size


def test_a_rule_of_another_file_is_shown_while_one_of_its_lines_decides():
    own = Piece("mine.py", 4, ("def turn(view):", "    return other(view)"))
    other = Piece("other.py", 1, ("def other(view):", "    return 1"))
    source = Source((own, other))
    for decided, first in ((("mine.py", 5), own), (("other.py", 2), other), (None, own)):
        lines_run = LinesRun((decided,), decided) if decided else None
        rows = rows_of(source, lines_run)
        assert [row.text for row in rows] == [*first.lines]
        assert [row.decided for row in rows] == [False, decided is not None]


def test_a_maker_is_marked_from_yield_to_yield():
    stage = stage_at(2, "09")
    settle(stage)
    assert marked(stage) == [set(), set()], "while the class is asked, nothing is marked"
    press(stage, pygame.K_n)
    ran, strong = marked(stage)
    assert "one, other = maze.beside(wall)" in ran
    assert [code[:5] for code in strong] == ["yield"]


def makers_at_work(stage):
    """For some halves: the half, and which of the two makers is at work in it."""
    stage.scene.advance(10**4)
    ready = stage.scene.pauses_at
    first, second = (maker.name for maker in stage.scene.call.given)
    moments = ((0, first, first), (ready, first, second), (ready + 1, second, second))
    for tick, looks, acts in moments:
        stage.player.seek(tick)
        for thinks, at_work in enumerate((looks, acts)):
            stage.player.half = 2 * tick + thinks
            stage.draw()
            yield stage.player.half, at_work


@pytest.mark.parametrize(
    ("lesson", "size", "also"), [("10", LARGE, ["fill_with_road"]), ("08", (1280, 640), [])]
)
def test_without_room_for_two_makers_the_one_at_work_is_shown_and_what_both_call(
    lesson, size, also
):
    stage = stage_at(0, lesson, size)
    for half, at_work in makers_at_work(stage):
        defined = re.findall(r"def (\w+)", " ".join(text.text for text in stage.drawn.written))
        assert sorted(defined) == sorted([at_work, *also]), half


def test_both_rules_of_lesson_8_are_in_sight_at_the_same_places_and_the_resting_one_is_pale():
    stage = stage_at(0, "08", LARGE)
    places = set()
    seen = set()
    for half, at_work in makers_at_work(stage):
        assert stage.drawn.scrolls is None
        heads = {text.text[4:8]: text for text in stage.drawn.written if text.text[:4] == "def "}
        assert set(heads) == {"dig(", "fill"}
        places.add(tuple(tuple(head.at) for head in heads.values()))
        assert {head.size >= 20 for head in heads.values()} == {True}
        dark = {}
        for name, head in heads.items():
            pixels = pixels_of(stage.window.surface, head.at)
            dark[name] = sum(max(pixel) < 100 for pixel in pixels)
        rests = "fill" if at_work == "dig" else "dig("
        assert dark.pop(rests) == 0, half
        (letters,) = dark.values()
        assert letters > 50
        seen.add(at_work)
    assert seen == {"dig", "fill"}
    assert len(places) == 1, "nothing moves"


def strong_rows(rows):
    return [row.text.strip() for row in rows if row.decided]


SPEAKING = """from mazelib import Turn, right_hand


def turn(view):
    way = least(view)  # This one speaks.
    if view.front:
        note = 1  # And this one.
    else:
        note = 2
    if note == 1:
        return right_hand(view)
    return way
"""


@pytest.mark.parametrize(
    ("spoken", "strong"),
    [
        ([], ["return way"]),
        ([5], ["way = least(view)"]),
        ([5, 12], ["way = least(view)"]),
        ([5, 7], ["note = 1"]),
        ([5, "library"], ["return way"]),
        (["library"], ["return way"]),
    ],
)
def test_one_line_is_strong_the_last_that_is_read_or_else_the_one_that_decided(spoken, strong):
    source = source_of(
        [
            read_learner_file(Path("mine.py"), SPEAKING),
            read_learner_file(Path("library.py"), "def other(view):\n    return 1  # Mine.\n"),
        ]
    )
    lines = tuple(("library.py", 2) if line == "library" else ("mine.py", line) for line in spoken)
    decided = ("mine.py", 12)
    lines_run = LinesRun((*lines, decided), decided, lines)
    assert strong_rows(rows_of(source, lines_run)) == strong
    assert bool(source.caption(lines_run)) == any(line != 12 for line in spoken)


@pytest.mark.parametrize("lesson", ["05", "06"])
def test_one_line_is_strong_and_where_its_comment_is_read_it_is_the_last_one(lesson):
    stage = paused_stage(lesson, LARGE)
    stage.scene.advance(200)
    source = stage.scene.source
    own = source.pieces[0].file
    for tick in range(stage.scene.last):
        lines_run = stage.scene.timeline.moment(tick, thinks=True).lines_run
        (strong,) = [row.line for row in rows_of(source, lines_run) if row.decided]
        last = [line for line in lines_run.spoken_lines if line in source.comments][-1]
        assert strong == (last if last[0] == own else lines_run.decided)


@pytest.mark.parametrize(("ran", "is_marked"), [((5, 6, 9), True), ((5, 6, 7), False)])
def test_else_is_marked_where_its_branch_ran(ran, is_marked):
    source = source_of([read_learner_file(Path("mine.py"), SPEAKING)])
    lines = tuple(("mine.py", line) for line in (*ran, 10, 12))
    rows = rows_of(source, LinesRun(lines, lines[-1]))
    assert [row.ran for row in rows if row.text.strip() == "else:"] == [is_marked]


def test_of_a_class_the_turn_comes_first_and_what_is_above_it_where_there_is_room_to_spare():
    stage = paused_stage("05", LARGE)
    source = stage.scene.source
    text = [row.text for row in rows_of(source, None)]
    turn = next(number for number, row in enumerate(text) if "def turn(" in row)
    assert turn > 0
    heights = []
    for height in (330, 900):
        pen = Pen(pygame.Surface((580, height)), LIGHT, Lettering(), Pictures(), 21, 17)
        new_panel("code").draw(pen, pen.window.get_rect(), stage.as_frame().shown)
        written = [each.text for each in pen.written]
        assert [row for row in text[turn:] if row.strip() and row not in written] == []
        assert (text[0] in written) == (height == 900)
        rows = [target.at for target in pen.targets]
        assert pen.window.get_rect().contains(rows[-1])
        heights.append(rows[1].top - rows[0].top)
    assert min(heights) >= 24


def numbered(count, **marks):
    """Rows with numbers, each marked if its number is among those that a mark is given for."""
    rows = []
    for number in range(count):
        marked = {mark: number in numbers for mark, numbers in marks.items()}
        rows.append(CodeRow(str(number), ("f", number), **marked))
    return rows


def test_the_part_shown_has_the_deciding_row_and_the_rows_that_ran_around_it():
    rows = numbered(100, ran=[*range(5, 30), 90], decided=[28])
    assert part_in_sight(rows, 10) == range(20, 30)
    assert part_in_sight(rows[:30], 40) == range(30)
    assert part_in_sight([], 5) == range(0)


def test_while_the_first_rows_show_all_that_ran_the_panel_stands_still():
    rows = numbered(40, ran=range(6, 9), decided=[8])
    assert part_in_sight(rows, 9) == range(9)
    assert part_in_sight(rows, 20) == range(20)
    assert part_in_sight(rows, 8).start > 0


def test_before_a_turn_the_rows_from_where_the_turn_begins_are_shown():
    rows = numbered(40, begins_turn=[7])
    assert part_in_sight(rows, 10) == range(7, 17)
    assert part_in_sight(rows, 35) == range(5, 40)


def test_the_part_that_was_scrolled_to_is_shown_whatever_ran():
    rows = numbered(40, ran=[30], decided=[30])
    assert part_in_sight(rows, 10, first=3) == range(3, 13)
    assert part_in_sight(rows, 10, first=99) == range(30, 40)


def test_a_turn_begins_where_its_class_defines_it_and_nowhere_else():
    text = "class Mine:\n    note = 'def turn('\n    def  turn(self, view):\n        return 1\n"
    file = read_learner_file(Path("mine.py"), text)
    rows = rows_of(source_of([file]), None)
    assert [row.begins_turn for row in rows] == [False, False, True, False]


def test_whatever_ran_the_deciding_row_is_shown():
    rng = random.Random(4)
    for _ in range(100):
        count = rng.randint(1, 60)
        at = rng.randrange(count)
        ran = {at, *(number for number in range(count) if rng.random() < 0.4)}
        rows = numbered(count, ran=ran, decided=[at])
        room = rng.randint(1, 50)
        part = part_in_sight(rows, room)
        assert at in part
        assert len(part) == min(room, count)


# --- all of a rule -------------------------------------------------------------------------

LESSONS = sorted((PROJECT / "lessons").glob("[0-9]*.py"))


def code_lines(stage):
    """The lines of the rule that are in sight, each with its rectangle."""
    stage.draw()
    targets = [target for target in stage.drawn.targets if isinstance(target.what, CodeLine)]
    return {target.what.line: target.at for target in targets}


@pytest.mark.parametrize("path", LESSONS[:7], ids=lambda path: path.stem)
def test_every_lessons_rule_is_seen_whole_in_letters_of_20_pixels(path):
    stage = paused_stage(path, LARGE)
    rows = rows_of(stage.scene.source, None)
    if "code" not in stage.panels.shown:
        return
    in_sight = code_lines(stage)
    rows = [row for row in rows if row.text.strip()]
    assert [row.text for row in rows if row.line not in in_sight] == []
    assert stage.drawn.scrolls is None
    panel = Rect(in_sight[rows[0].line]).unionall([*in_sight.values()])
    texts = {row.text for row in rows}
    written = [each for each in stage.drawn.written if each.text in texts]
    assert len(written) >= len(rows)
    for each in written:
        assert each.size >= 20
        assert each.at.right <= panel.right, "it ends inside the panel"


@pytest.mark.parametrize("share", [456, 560])
def test_letters_stay_as_they_are_while_a_line_is_written(share):
    """Up to where it does not fit; from there on all letters have one other size."""
    sizes = []
    for columns in range(12, 43):
        pen, _rows = code_panel(["def my_rule(view):", "x" * columns], (share, 300))
        (written,) = [each for each in pen.written if each.text.startswith("x")]
        sizes.append((written.size, written.at.width / len(written.text)))
    changes = [one != other for one, other in itertools.pairwise(sizes)].count(True)
    assert changes <= 4, "narrower columns come last"
    assert sizes[0] == sizes[14]
    written_whole = {size for size, _column in sizes} - {17}
    assert written_whole == {24, 20}


def test_before_a_line_is_cut_all_letters_shrink():
    long = f"    def turn(self, {'x' * 26}):"
    pen, _rows = code_panel(["class MyTurn:", long], (456, 300))
    (written,) = [each for each in pen.written if each.text.startswith("    def")]
    assert (written.text, written.size) == (long, 17)


def code_panel(lines, size, **shown):
    """The rule alone, drawn into a window of this size: the pen, and its rows from the top."""
    source = Source((Piece("mine.py", 1, tuple(lines)),))
    pen = Pen(pygame.Surface(size), LIGHT, Lettering(), Pictures(), 21, 17)
    new_panel("code").draw(pen, pen.window.get_rect(), Shown(source=source, **shown))
    return pen, [target.at for target in pen.targets]


def test_rows_move_closer_together_before_any_is_out_of_sight():
    lines = [f"line_{number} = {number}" for number in range(20)]
    _, airy = code_panel(lines, (500, 640))
    pen, close = code_panel(lines, (500, 470))
    scrolled, cut = code_panel(lines, (500, 460))
    assert (len(airy), len(close)) == (20, 20)
    assert len(cut) < 20
    assert airy[0].height > close[0].height >= 23
    assert pen.scrolls is None
    assert scrolled.scrolls
    for rows in (airy, close, cut):
        assert all(one.bottom == other.top for one, other in itertools.pairwise(rows))


def test_a_blank_line_is_lower_than_a_row():
    _, rows = code_panel(["first = 1", "", "second = 2"], (500, 600))
    gap = rows[1].top - rows[0].bottom
    assert gap == pytest.approx(0.4 * rows[0].height, abs=1)
    assert height_of(numbered(2)) == 2


def test_forty_two_columns_fit_beside_a_long_rule_at_1280_and_1024():
    lines = ["x" * 42, "    return 1"]
    for width, size, smallest in ((555, 21, 17), (430, 17, 16)):
        pen = Pen(pygame.Surface((width, 300)), LIGHT, Lettering(), Pictures(), size, smallest)
        source = Source((Piece("mine.py", 98, tuple(lines)),))
        new_panel("code").draw(pen, pen.window.get_rect(), Shown(source=source))
        (long,) = [each for each in pen.written if each.text == lines[0]]
        assert long.at.right <= width
        assert long.size >= 0.94 * size


def dark_pixels_of_first_row(lines, size):
    """How many pixels are dark in the first row, which decided."""
    first = ("mine.py", 1)
    pen, rows = code_panel(lines, size, lines_run=LinesRun(lines=(first,), decided=first))
    return sum(max(pixel) < 100 for pixel in pixels_of(pen.window, rows[0]))


@pytest.mark.parametrize("size", [LARGE, (1024, 768)])
def test_a_line_that_is_wider_than_its_place_ends_with_dots_within_it(tmp_path, size):
    long = f"    return Turn.LEFT if view.left == {' == '.join(['view.left'] * 12)} else Turn.BACK"
    short = "def turn(view):"
    path = saved(tmp_path, f"from mazelib import Turn\n\n\n{short}\n{long}\n")
    stage = paused_stage("04", size, strategy=path)
    assert short in words_on(stage)
    (cut,) = [each for each in stage.drawn.written if each.text.startswith(long[:20])]
    assert cut.text == f"{long[: len(cut.text) - 1]}…"
    assert cut.room.width - cut.size < cut.at.width <= cut.room.width


@pytest.mark.parametrize("height", [600, 440])
def test_an_underscore_is_seen_inside_the_row_that_decided(height):
    others = [f"line = {number}" for number in range(19)]
    without = dark_pixels_of_first_row(["return right hand", *others], (500, height))
    underlined = dark_pixels_of_first_row(["return right_hand", *others], (500, height))
    assert underlined - without >= 20


# --- a long rule is scrolled ---------------------------------------------------------------

LONG = "\n".join(
    [
        "from mazelib import Turn, show",
        "def mine(view):",
        *[f"    step_{number} = {number}" for number in range(2, 50)],
        "    return Turn.AHEAD",
        'if __name__ == "__main__":',
        "    show(mine)",
    ]
)


@pytest.fixture
def long_rule(tmp_path):
    path = tmp_path / "long.py"
    path.write_text(LONG)
    return paused_stage(path, LARGE)


def turn_wheel(stage, up):
    """Turn the wheel over the rule."""
    stage.inputs.mouse.at = stage.drawn.scrolls.at.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=up, x=0))
    stage.frame(0.0)


def lines_in_sight(stage):
    return sorted(number for _file, number in code_lines(stage))


def test_a_long_rule_scrolls_to_the_line_that_answers_and_says_how_to_read_on(long_rule):
    assert lines_in_sight(long_rule)[0] == 2
    assert 51 not in lines_in_sight(long_rule)
    assert "Scroll to see the rest." in words_on(long_rule)
    press(long_rule, pygame.K_n)
    assert 51 in lines_in_sight(long_rule)


def test_the_mouse_wheel_scrolls_a_long_rule_and_never_beyond_its_ends(long_rule):
    first = lines_in_sight(long_rule)
    turn_wheel(long_rule, -3)
    assert lines_in_sight(long_rule)[0] == first[0] + 3
    turn_wheel(long_rule, -99)
    assert lines_in_sight(long_rule)[-1] == 51
    turn_wheel(long_rule, 1)
    assert lines_in_sight(long_rule)[-1] == 50
    turn_wheel(long_rule, 99)
    assert lines_in_sight(long_rule) == first
    turn_wheel(long_rule, -1)
    press(long_rule, pygame.K_n)
    assert 51 in lines_in_sight(long_rule), "when something happens, it is shown"


def test_the_scrollbar_shows_where_in_the_rule_the_rows_are(long_rule):
    tops = []
    long_rule.draw()
    for up in (0, -9, -99):
        turn_wheel(long_rule, up)
        area = long_rule.drawn.scrolls.at
        bar = [
            y
            for y in range(area.top, area.bottom)
            if long_rule.window.surface.get_at((area.right - 3, y))[:3] == LIGHT.faint
        ]
        shown = lines_in_sight(long_rule)
        assert len(bar) / area.height == pytest.approx(len(shown) / 50, abs=0.03)
        assert (bar[0] - area.top) / area.height == pytest.approx((shown[0] - 2) / 50, abs=0.03)
        tops.append(bar[0])
    assert tops[0] < tops[1] < tops[2]


# --- what stands over the rule -------------------------------------------------------------


def test_over_the_rule_stands_its_file_and_when_it_was_saved(tmp_path):
    path = saved(tmp_path, script("04").read_text())
    now = [100.0]
    stage = paused_stage(path, LARGE)
    stage.files._clock = lambda: now[0]
    assert path.name in words_on(stage)
    assert "saved" not in words_on(stage)
    path.write_text(script("04").read_text().replace("Turn.LEFT", "Turn.BACK"))
    check_files(stage)
    for seconds, words in (
        (0.5, "saved just now"),
        (1.2, "saved 1 second ago"),
        (3.9, "saved 3 seconds ago"),
        (59.0, "saved 59 seconds ago"),
    ):
        now[0] = 100.0 + seconds
        assert words in words_on(stage)
    now[0] = 160.5
    assert "saved" not in words_on(stage)


def ground_of(stage, code):
    """The colour at the right end of the row of a line of code."""
    stage.draw()
    (written,) = [each for each in stage.drawn.written if each.text == code]
    rows = [target.at for target in stage.drawn.targets if isinstance(target.what, CodeLine)]
    (row,) = [at for at in rows if at.collidepoint(written.at.center)]
    return stage.window.surface.get_at((row.right - 6, row.centery))[:3]


def test_a_file_with_a_mistake_is_shown_as_it_was_saved_and_none_of_it_has_run(tmp_path):
    text = script("04").read_text()
    path = saved(tmp_path, text)
    stage = paused_stage(path, LARGE)
    lines = text.split("\n")
    number = lines.index("    if view.front:") + 1
    press(stage, pygame.K_n)
    assert ground_of(stage, "    if view.right:") != LIGHT.panel, "a line that ran is yellow"
    other = text.replace("if view.right:", "if view.back:")
    path.write_text(other.replace("if view.front:", "if view.front"))
    check_files(stage)
    assert f"Line {number} has a mistake. The old rule still runs." in words_on(stage)
    rows = [written.text for written in stage.drawn.written]
    assert "    if view.front" in rows
    assert "    if view.back:" in rows, "all others are those that were saved, too"
    assert "    if view.right:" not in rows
    assert "!" in rows
    assert ground_of(stage, "    if view.back:") == LIGHT.panel, "it has not run"
    path.write_text(text.replace("import here", "import here here"))
    check_files(stage)
    rows = [written.text for written in stage.drawn.written]
    assert "import here here" in rows
    assert "    if view.front:" not in rows
    number = lines.index("import here  # finds mazelib beside this folder") + 1
    assert f"Line {number} has a mistake. The old rule still runs." in words_on(stage)
    path.write_text(text)
    check_files(stage)
    assert "has a mistake" not in words_on(stage)


def test_a_long_slip_is_told_whole_below_the_rule_with_what_to_write(tmp_path):
    text = script("04").read_text().replace("if view.right:", "if view.right == 'open':")
    stage = paused_stage(saved(tmp_path, text), LARGE)
    stage.draw()
    told = stage.scene.source.slip_in_words
    assert told.startswith("Line 18: view.right is True or False, and never 'open'. Write: ")
    assert told in words_on(stage)
    assert "Look at line 18." in words_on(stage)


def test_a_slip_in_a_line_that_has_not_run_is_told_as_it_is_saved(tmp_path):
    text = script("04").read_text()
    path = saved(tmp_path, text)
    stage = paused_stage(path, LARGE)
    before = stage.scene
    path.write_text(text.replace("Turn.LEFT", "Turn.LFET"))
    check_files(stage)
    wait_for_scene(stage, before)
    told = "Turn has no 'LFET'. Did you mean Turn.LEFT?"
    stage.draw()
    written = [each.text for each in stage.drawn.written]
    assert words_on(stage).count(told) == 2, "in the strip, and over the rule"
    assert "!" in written, "its row is marked"
    stage.news.end()
    assert words_on(stage).count(told) == 1, "it stays over the rule"
    assert stage.problem is None, "the rule walks until it gets there"
    press(stage, *[pygame.K_n] * 60)
    assert stage.problem.title == "The rule stopped"
    stage.news.end()  # The last keys were told that it has stopped.
    words = words_on(stage)
    assert words.count("Did you mean") == 1, "the strip has it whole"
    assert "THE RULE STOPPED" in words
    assert "saved" not in words
    before = stage.scene
    path.write_text(text)
    check_files(stage)
    wait_for_scene(stage, before)
    assert told not in words_on(stage)


def test_a_broken_map_says_nothing_of_the_rule(map_file):
    stage = paused_stage("04", LARGE, map=str(map_file))
    map_file.write_text("#x#\n")
    check_files(stage)
    assert stage.problem.line == 1
    assert "before the mistake" not in words_on(stage)


# --- the keys of lesson 2 ------------------------------------------------------------------

KEYS = {
    "up": pygame.K_UP,
    "right": pygame.K_RIGHT,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
}


def test_the_rule_of_lesson_2_are_its_keys_and_the_line_of_the_pressed_one_is_marked():
    stage = paused_stage("02", LARGE)
    text = script("02").read_text().split("\n")
    shown = [text[number - 1] for _file, number in code_lines(stage)]
    assert shown[0] == "KEYS = {"
    assert shown[-1] == "}"
    assert len(shown) == 6
    pressed = ["right", "left", "down", "up", "right"]
    press(stage, *[KEYS[key] for key in pressed])
    for tick in (5, 2, 1, 3, 4):
        stage.player.seek(tick)
        (_ran, decided) = marked(stage)
        assert decided == {f'"{pressed[tick - 1]}": Heading.{pressed[tick - 1].upper()},'}
    stage.player.seek(0)
    assert marked(stage) == [set(), set()]


def test_keys_that_are_written_in_the_call_of_show_are_the_rule_too(tmp_path):
    path = saved(
        tmp_path,
        "from mazelib import Heading, show\n\n"
        'show(\n    {\n        "up": Heading.DOWN,\n        "down": Heading.UP,\n    },\n)\n',
    )
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_UP)
    assert marked(stage)[1] == {'"up": Heading.DOWN,'}


def test_a_line_lights_up_under_the_mouse_only_while_the_class_is_to_click_one():
    stage = stage_at(3, size=LARGE)
    line = next(iter(code_lines(stage)))
    place = code_lines(stage)[line]
    before = pixels_of(stage.window.surface, place)
    mouse(stage, pygame.MOUSEMOTION, place.center)
    assert CodeLine(line) == stage.inputs.mouse.hovered
    stage.draw()
    assert pixels_of(stage.window.surface, place) == before
    frame = stage.as_frame()
    stage.draw(frame._replace(shown=replace(frame.shown, line_question="Which?")))
    assert pixels_of(stage.window.surface, place) != before


def test_where_many_rows_ran_they_are_paler_and_the_line_that_decided_is_not():
    stage = paused_stage("10", LARGE, width=6, height=4)
    stage.scene.advance(200)
    shares = {}
    for step in range(1, stage.scene.timeline.last):
        lines_run = stage.scene.timeline.frame(step).lines_run
        stage.player.half = 2 * step - 1
        source = stage.as_frame().shown.source
        count = sum(row.ran for row in rows_of(source, lines_run))
        if count in shares or count < 2:
            continue
        stage.draw()
        grounds = [
            stage.window.surface.get_at((target.at.right - 4, target.at.centery))[:3]
            for target in stage.drawn.targets
            if isinstance(target.what, CodeLine)
        ]
        (share,) = [
            share
            for share in (0.3, 0.14)
            if mixed(LIGHT.panel, LIGHT.mark, share) in grounds
        ]
        assert grounds.count(LIGHT.mark) >= 1
        shares[count] = share
    assert {count for count, share in shares.items() if share == 0.3} == {*shares} & {*range(8)}
    assert min(shares) < 8 <= max(shares)
