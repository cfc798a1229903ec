"""Lessons: what they write, and what they all have in common."""

import pytest

from mazelib.command_line.parser import offered
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import USUAL_SPEED, LessonOptions
from mazelib.kinds.shared.map_lesson import MapLesson
from mazelib.kinds.shared.registry import KINDS
from mazelib.making.field import FLOOR, WALL, MakerError
from mazelib.making.masks import MaskError
from tests.learners import saved, script
from tests.lessons import MAKES, lesson_of

KIND_OF_SCRIPT = {
    "01": "look", "02": "keys", "03": "walk", "04": "walk", "05": "walk", "06": "walk",
    "07": "exercises", "08": "make", "09": "make", "10": "make", "11": "worksheet", "12": "game",
}  # fmt: skip


@pytest.mark.parametrize(("number", "name"), KIND_OF_SCRIPT.items())
def test_each_script_is_a_lesson_of_its_kind_and_its_panels_are_of_that_kind(number, name):
    lesson = lesson_of(number)
    assert lesson.name == name
    assert set(lesson.call.panels) <= set(lesson.panels)
    assert lesson.script == script(number)
    assert lesson.text.startswith("Lesson ")


class PlainLesson(Lesson):
    """A kind without options of its own."""


def test_a_lesson_has_what_its_options_have_and_what_is_usual_without_them(tmp_path):
    loaded = lesson_of("04").loaded
    trace = tmp_path / "trace.jsonl"
    given = LessonOptions(seed=7, speed=9.0, play=True, headless=True, trace=str(trace))
    lesson = PlainLesson(loaded, given)
    assert (lesson.seed, lesson.speed, lesson.trace.path) == (7, 9.0, trace)
    assert lesson.plays_at_once
    assert lesson.is_headless
    plain = PlainLesson(loaded, LessonOptions())
    assert (plain.speed, plain.trace.path) == (USUAL_SPEED, None)
    assert not plain.plays_at_once
    assert not plain.is_headless


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_that_runs_without_a_window_offers_that_and_no_other_does(name):
    kind = KINDS[name]
    overridden = [
        name
        for name in ("begin", "do_instead_of_run")
        if getattr(kind, name) is not getattr(Lesson, name)
    ]
    offers = "headless" in {field.name for field in offered(kind.options_class)}
    advice = "its options class: name headless in run_options"
    assert bool(overridden) == offers, f"mazelib/kinds/{name}.py overrides {overridden}. {advice}"
    assert kind.run_headless is Lesson.run_headless, "a film would not show the run that is told"


def test_a_kind_offers_what_its_options_name_and_has_no_more():
    names = ("seed", "speed", "play", "headless", "trace")
    expected = {
        "exercises": [*names],
        "game": ["seed"],
        "keys": ["trace"],
        "look": [],
        "make": [*names],
        "walk": [*names],
        "worksheet": ["seed", "headless"],
    }
    for kind, wanted in expected.items():
        told = [field.name for field in offered(KINDS[kind].options_class)]
        assert [name for name in told if name in names] == wanted, kind


RACE = """from mazelib import Turn, right_hand, show
class Counts:
    def __init__(self):
        self.turns = 0
    def turn(self, view, place, heading):
        self.turns += 1
        return Turn.LEFT if self.turns <= 200 else Turn.AHEAD
if __name__ == "__main__":
    show([right_hand, Counts], kind="race")
"""


class RaceLesson(MapLesson):
    takes = tuple

    def walks(self):
        return [self.rule_script.walk(self.heya(), 0, 200, rule=number) for number in range(2)]


def test_a_kind_whose_rule_is_two_rules_makes_each_of_them_afresh(tmp_path, monkeypatch):
    monkeypatch.setitem(KINDS, "race", RaceLesson)
    lesson = lesson_of(saved(tmp_path, RACE))
    assert type(lesson) is RaceLesson
    for _ in range(2):
        endings = [walk.run() for walk in lesson.walks()]
        assert [ending.words for ending in endings] == [
            "arrived after 143 ticks",
            "out of ticks after 200 ticks",
        ]


def test_after_an_error_nothing_more_is_written_into_a_trace(tmp_path, monkeypatch):
    lesson = lesson_of("04", trace=str(tmp_path / "trace.jsonl"))
    timeline = lesson.walk(lesson.heya()).timeline
    asked = []

    def traced(self, tick):
        asked.append(tick)
        raise OSError("the disk is full")

    monkeypatch.setattr(type(timeline), "traced", traced)
    assert lesson.trace.is_wanted
    with pytest.raises(OSError, match="the disk is full"):
        lesson.trace.follow(timeline)
    lesson.trace.follow(timeline)
    assert asked == [0]
    assert not lesson.trace.is_wanted


def test_a_lesson_that_was_asked_for_no_trace_writes_none(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for number in ("01", "02", "04", "08"):
        assert not lesson_of(number).trace.is_wanted
    lesson = lesson_of("04")
    lesson.trace.follow(lesson.walk(lesson.heya()).timeline)
    assert not lesson.trace.is_printed
    assert capsys.readouterr().out == ""
    assert not list(tmp_path.iterdir())


def test_without_a_film_a_trace_and_a_maze_of_the_same_name_all_is_well(tmp_path):
    one = tmp_path / "one.gif"
    with pytest.raises(ValueError, match="can't be the same file"):
        lesson_of("08", save=one, trace=str(one)).check_may_begin()
    with pytest.raises(ValueError, match="can't be the same file"):
        lesson_of("04", film=one, trace=str(one)).check_may_begin()
    lesson_of("08", save=one, trace=str(tmp_path / "two")).check_may_begin()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"film": "film.txt"}, "the name has to end in .gif"),
        ({"film": "no/film.gif"}, "there's no folder"),
        ({"film": "film.gif", "film_size": (1920, 1080), "film_rate": 50}, "make it smaller"),
        ({"trace": "no/trace.jsonl"}, "there's no folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_anything_is_done(options, words, tmp_path):
    paths = {name: tmp_path / value for name, value in options.items() if isinstance(value, str)}
    if "trace" in paths:
        paths["trace"] = str(paths["trace"])
    with pytest.raises(ValueError, match=words):
        lesson_of("04", **{**options, **paths}).check_may_begin()


def test_turning_on_changes_the_size_alone_and_comes_round(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES.replace("(4, 4)]", "(4, 4), (5, 1)]"))
    lesson = lesson_of(path, seed=3)
    seen = []
    for further in (0, 1, 1, 1, -1, -1):
        lesson.turn_on(further)
        seen.append((lesson.size, lesson.is_last_map))
    assert seen[:3] == [((3, 2), False), ((4, 4), False), ((5, 1), True)]
    assert seen[3:] == [seen[0], seen[2], seen[1]]
    assert lesson.seed == 3


def test_the_maze_that_follows_by_itself_has_the_next_size_and_another_seed(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    lesson = lesson_of(path, seed=3)
    assert not lesson.goes_on
    assert lesson_of(path, forever=True).goes_on
    for size, seed in (((4, 4), 4), ((3, 2), 5)):
        lesson.turn_to_next_maze()
        assert (lesson.size, lesson.seed) == (size, seed)


def test_a_size_that_is_asked_for_is_the_only_one(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    for options, sizes in (({"width": 9}, [(9, 2), (9, 4)]), ({"width": 9, "height": 5}, [(9, 5)])):
        lesson = lesson_of(path, **options)
        seen = []
        for _turn in range(2):
            seen.append(lesson.size)
            lesson.turn_on(1)
        assert seen == (2 * sizes)[:2]
        assert (lesson.has_sizes, lesson.is_last_map) == (len(sizes) > 1, False)


def test_a_larger_maze_is_made_faster_however_its_size_was_chosen_unless_a_speed_is_asked_for():
    lesson = lesson_of("10")
    asked = lesson_of("10", speed=2.0)
    seen = []
    for _turn in range(3):
        seen.append((lesson.size, lesson.speed))
        assert asked.speed == 2.0
        lesson.turn_on(1)
        asked.turn_on(1)
    assert seen == [((10, 5), 2.0), ((20, 10), 10.0), ((40, 20), 200.0)]
    sizes = {(99, 1): 2.0, (10, 10): 10.0, (57, 7): 10.0, (20, 20): 200.0}  # 99, 100, 399, 400
    for (width, height), speed in sizes.items():
        assert lesson_of("08", width=width, height=height).speed == speed


def test_what_never_ends_is_refused_without_a_window_but_for_a_film(tmp_path):
    with pytest.raises(ValueError, match="--forever never ends without a window"):
        lesson_of("08", headless=True, forever=True).check_may_begin()
    film = tmp_path / "film.gif"
    lesson_of("08", headless=True, forever=True, film=film).check_may_begin()
    lesson_of("08", forever=True).check_may_begin()


def test_a_lesson_with_a_mask_makes_that_shape_whatever_sizes_its_script_names(tmp_path):
    script = tmp_path / "mine.py"
    script.write_text(MAKES)
    drawn = tmp_path / "tee.txt"
    drawn.write_text("|# #|\n|   |\n", encoding="utf-8")
    lesson = lesson_of(script, mask=str(drawn), seed=3)
    for seed in (3, 4):
        assert (lesson.size, lesson.seed) == ((3, 2), seed)
        making = lesson.making()
        making.advance(9)
        assert making.timeline.rooms == ((3, 1), (1, 3), (3, 3), (5, 3))
        made = making.timeline.frame(making.timeline.last)
        assert {made.value(room) for room in made.field.rooms_around((3, 3))} == {FLOOR}
        assert made.value((1, 1)) == WALL
        lesson.turn_to_next_maze()


def test_a_mask_that_is_saved_anew_is_read_again_and_a_wrong_one_changes_nothing(tmp_path):
    script = tmp_path / "mine.py"
    script.write_text(MAKES)
    drawn = tmp_path / "tee.txt"
    drawn.write_text("|# #|\n|   |\n", encoding="utf-8")
    lesson = lesson_of(script, mask=str(drawn))
    assert drawn in lesson.watched()
    drawn.write_text("|# # #|\n|     |\n", encoding="utf-8")
    lesson.take(lesson.loaded)
    assert lesson.size == (5, 2)
    drawn.write_text("|# # #|\n|  #  |\n", encoding="utf-8")
    with pytest.raises(MaskError, match=r"tee\.txt, line 1, column 5: "):
        lesson.take(lesson.loaded)
    assert lesson.size == (5, 2)
    with pytest.raises(MaskError):
        lesson_of(script, mask=str(drawn))


def test_a_mask_that_would_take_hours_is_refused_with_the_command_that_takes_it(tmp_path):
    script = tmp_path / "mine.py"
    script.write_text(MAKES)
    drawn = tmp_path / "long.txt"
    drawn.write_text(f"#{301 * ' '}#\n", encoding="utf-8")
    with pytest.raises(MakerError, match=r"python3 lessons make dig --mask long\.txt"):
        lesson_of(script, mask=str(drawn))
