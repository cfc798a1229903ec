"""The strip tells no lie: the comments of the lessons are executed over all views, and what a
walker did is compared with where it stands afterwards.
"""

import random
import re
import runpy
import sys
from itertools import product
from types import SimpleNamespace

import pytest

from mazelib.grid.compass import Heading, Turn, stepped, turned
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import source_of
from mazelib.walking.moment import Moment
from mazelib.walking.view import View, view_at
from mazelib.window.scenes.shared.walker_scene import BUMPS, STEPS, did, told_from_senses
from mazelib.window.theme import LIGHT
from tests.conftest import PROJECT
from tests.window.on_stage import LARGE, paused_stage, stage_at

LESSONS = PROJECT / "lessons"
ALL_VIEWS = [View(*sides) for sides in product((True, False), repeat=4)]
SIDES = ("front", "right", "left", "back")

#: What a sentence claims, and how it is checked: by the view, the turn and the coins.
CLAIMS = [
    (r"\b[Rr]ight is open", lambda it: it.view.right),
    (r"\b[Ll]eft is open", lambda it: it.view.left),
    (r"\b[Ff]ront is open", lambda it: it.view.front),
    (r"\b[Bb]ack is open", lambda it: it.view.back),
    (r"\b[Ww]all on the right and in front", lambda it: not (it.view.right or it.view.front)),
    (r"\b[Ww]all on the right", lambda it: not it.view.right),
    (r"\b[Ww]all on the left", lambda it: not it.view.left),
    (r"\b[Ww]all in front", lambda it: not it.view.front),
    (r"turn right", lambda it: it.turn is Turn.RIGHT),
    (r"turn left", lambda it: it.turn is Turn.LEFT),
    (r"turn back|turn round", lambda it: it.turn is Turn.BACK),
    (r"go ahead|keep heading", lambda it: it.turn is Turn.AHEAD),
    (r"coin says 0", lambda it: 0 in it.coins if "No coin" not in it.words else 0 not in it.coins),
]
#: Words that claim something: each of them has to be in a claim that is checked.
CLAIMING = re.compile(r"\b(right|left|front|ahead|round|wall|open|coin)\b", re.IGNORECASE)


def wrong_claims(it):
    """The claims of a sentence that are false; and its claiming words in no claim at all."""
    wrong = []
    rest = it.words
    for pattern, holds in CLAIMS:
        if re.search(pattern, it.words) and not holds(it):
            wrong.append(pattern)
        rest = re.sub(pattern, " ", rest)
    return wrong + CLAIMING.findall(rest)


class Coins:
    """Dice that give these coins, and note how many were tossed."""

    def __init__(self, coins):
        self.left = list(coins)
        self.given = []

    def randint(self, _least, _most):
        self.given.append(self.left.pop(0))
        return self.given[-1]


def line_of_answer(function, *arguments):
    """The answer of a function of a script, and the numbers of its lines that ran."""
    ran = []

    def trace(frame, event, _argument):
        if event == "line":
            ran.append((frame.f_code.co_filename, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        answer = function(*arguments)
    finally:
        sys.settrace(None)
    return answer, ran


@pytest.fixture
def lesson(monkeypatch):
    """Reads a lesson: its names, its comments by line, and its path."""

    def read(number):
        monkeypatch.syspath_prepend(LESSONS)
        (path,) = LESSONS.glob(f"{number}*.py")
        comments = source_of([read_learner_file(path)]).comments
        return runpy.run_path(str(path)), {line: words for (_, line), words in comments.items()}

    return read


@pytest.mark.parametrize(("number", "name"), [("03", "random_walk"), ("04", "right_hand")])
def test_every_comment_of_a_rule_is_true_of_all_views_that_reach_its_line(lesson, number, name):
    names, comments = lesson(number)
    said = set()
    for view, coins in product(ALL_VIEWS, product((0, 1), repeat=2)):
        dice = Coins(coins)
        arguments = (view, dice) if number == "03" else (view,)
        turn, ran = line_of_answer(names[name], *arguments)
        words = comments[ran[-1][1]]
        it = SimpleNamespace(view=view, turn=turn, coins=dice.given, words=words)
        assert wrong_claims(it) == [], (view, coins, words)
        said.add(words)
    answers = [words for words in comments.values() if CLAIMING.search(words)]
    assert said >= set(answers)


def test_a_comment_that_lies_would_be_found():
    view = View(front=True, right=False, left=False, back=True)
    for words, turn in (
        ("Wall on the left and in front: turn left.", Turn.LEFT),
        ("Wall on the right. Front is open: go ahead.", Turn.RIGHT),
        ("Right is open: turn right.", Turn.RIGHT),
        ("There is a wall somewhere.", Turn.AHEAD),
    ):
        assert wrong_claims(SimpleNamespace(view=view, turn=turn, coins=[], words=words)), words
    truth = "Wall on the right. Front is open: go ahead."
    assert not wrong_claims(SimpleNamespace(view=view, turn=Turn.AHEAD, coins=[], words=truth))


def walked_in_stage(number, maps, ticks):
    """The moments in which a lesson's rule thinks, on some maps, each with its strip."""
    (path,) = LESSONS.glob(f"{number}*.py")
    for name in maps:
        stage = paused_stage(path, LARGE, map=name)
        stage.scene.advance(ticks)
        for tick in range(stage.scene.last):
            shown = stage.scene.shown(tick, True)
            yield shown.moment, stage.scene.says(shown, is_asking=True), stage.scene


@pytest.mark.parametrize(
    ("number", "maps"),
    [
        ("03", ["open_square", "first"]),
        ("04", ["first", "loop"]),
        ("05", ["loop", "open_square", "trap_room"]),
        ("06", ["trap_room", "unreachable", "ring"]),
    ],
)
def test_what_the_strip_says_of_a_turn_is_true_of_that_turn(number, maps):
    voices = set()
    for moment, strip, scene in walked_in_stage(number, maps, 120):
        if moment.turn is None:
            continue
        coins = moment.lines_run.coins
        it = SimpleNamespace(view=moment.view, turn=moment.turn, coins=coins, words=strip.sentence)
        if number in ("03", "04"):
            assert wrong_claims(it) == [], (moment, strip.sentence)
        voices.add(strip.sentence)
        heya = scene.timeline.heya
        heading = turned(moment.heading, moment.turn)
        ahead = stepped(moment.place, heading)
        told = STEPS[moment.turn] if heya.is_open(ahead) else BUMPS[moment.turn]
        assert strip.did == told
        assert strip.view == moment.view
        assert strip.heading == "The rule says"
    assert len(voices) >= 2


def moment_of(turn, *, is_open, before=None, after=None):
    """A moment that thinks, in which the walker turns, and steps or does not."""
    view = View(front=True, right=True, left=True, back=True)
    heading = turned(Heading.UP, turn)
    place = stepped((3, 3), heading) if is_open else (3, 3)
    return Moment(
        tick=1,
        place=(3, 3),
        heading=Heading.UP,
        view=view,
        reached=None,
        moved=True,
        memory=after or {},
        memory_before=before or {},
        thinks=True,
        turn=turn,
        after=(place, heading),
    )


@pytest.mark.parametrize("turn", Turn)
@pytest.mark.parametrize("is_open", [True, False])
def test_what_a_walker_does_is_told_by_its_turn_and_by_whether_it_steps(turn, is_open):
    words = did(moment_of(turn, is_open=is_open))
    assert ("no step" in words) == (not is_open)
    assert ("right" in words) == (turn is Turn.RIGHT)
    assert ("left" in words) == (turn is Turn.LEFT)
    assert ("round" in words) == (turn is Turn.BACK)
    assert ("ahead" in words) == (turn is Turn.AHEAD)


def test_rubbing_out_has_words_of_its_own():
    many = {"chalk": {(1, 1): {Heading.UP: 2, Heading.LEFT: 1}}}
    few = {"chalk": {(1, 1): {Heading.UP: 1}}}
    anew = did(moment_of(Turn.LEFT, is_open=True, before=many, after=few))
    assert anew == "→ It rubs out its lines and begins anew."
    assert "anew" not in did(moment_of(Turn.LEFT, is_open=True, before=few, after=many))
    assert "line" not in did(moment_of(Turn.LEFT, is_open=True, before=few, after=few))


def test_on_a_map_with_three_targets_lesson_6_says_where_it_begins_anew():
    found = []
    for moment, strip, _scene in walked_in_stage("06", ["first"], 600):
        before = sum(sum(ways.values()) for ways in moment.memory_before.get("chalk", {}).values())
        after = sum(sum(ways.values()) for ways in moment.memory.get("chalk", {}).values())
        if moment.turn is not None:
            assert ("begins anew" in strip.did) == (after < before), moment.tick
            found.append(after < before)
    assert any(found), "on this map it passes b before a"


@pytest.mark.parametrize("view", ALL_VIEWS, ids=lambda view: view.in_words)
def test_what_it_senses_is_told_side_by_side(view):
    words = told_from_senses(view)
    opened, _, walls = words.partition("Wall:")
    for side in SIDES:
        if view.open_count in (0, 4):
            assert "four sides" in words
        else:
            assert (side in opened) == getattr(view, side)
            assert (side in walls) != getattr(view, side)
    assert ("open" in words) == (view.open_count == 4) or "Open:" in words


SILENT = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.RIGHT\n"


def test_for_a_rule_without_comments_the_strip_tells_what_is_sensed_and_speaks_for_nobody(tmp_path):
    path = tmp_path / "silent.py"
    path.write_text(SILENT)
    stage = stage_at(0, "04", thinks=True, strategy=path)
    strip = stage.as_frame().strip
    view = stage.scene.timeline.view(0)
    assert strip.heading == "It thinks"
    assert strip.sentence == told_from_senses(view)
    assert strip.did.startswith("→ It turns right")


def test_there_is_one_question_at_a_time():
    stage = paused_stage("04", LARGE)
    stage.scene.advance(150)
    rng = random.Random(1)
    reached = stage.scene.timeline.reached
    for tick in [*reached[:-1], *rng.sample(range(140), 20)]:
        for is_asking in (False, True):
            strip = stage.scene.says(stage.scene.shown(tick), is_asking=is_asking)
            told = f"{strip.sentence} {strip.did} {strip.more}"
            assert told.count("?") == is_asking
            assert strip.asks == is_asking
            assert ("is reached." in told) == (tick in reached)
    for tick in rng.sample(range(140), 20):
        strip = stage.scene.says(stage.scene.shown(tick, True), is_asking=True)
        assert "?" not in f"{strip.sentence} {strip.did} {strip.more}"


@pytest.mark.parametrize("lesson", ["04", "05"])
def test_the_cross_has_the_sides_of_the_walker_and_none_is_exchanged(lesson):
    stage = paused_stage(lesson, LARGE, map="loop")
    stage.scene.advance(60)
    rng = random.Random(5)
    ticks = rng.sample(range(28 if lesson == "04" else 60), 15)
    seen = set()
    for tick in ticks:
        stage.player.seek(tick)
        stage.draw()
        view = view_at(
            stage.scene.timeline.heya,
            stage.scene.timeline.place(tick),
            stage.scene.timeline.heading(tick),
        )
        written = {each.text: each.at for each in stage.drawn.written}
        for side in SIDES:
            at = written[side]
            ground = stage.window.surface.get_at((at.left - 2, at.centery))[:3]
            assert ground == (LIGHT.floor if getattr(view, side) else LIGHT.wall), (tick, side)
        seen.add((view.right, view.left))
        assert written["left"].right < written["front"].centerx < written["right"].left
        assert written["front"].bottom < written["left"].centery < written["back"].top
    assert {(True, False), (False, True)} <= seen, "or right and left could be exchanged"
