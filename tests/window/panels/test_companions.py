"""What each companion draws, read back from its words and pixels, and compared with a walk by hand:
cards, coins, bars, tasks.
"""

import random
import re
import runpy
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from types import SimpleNamespace

import pygame
import pytest

from mazelib.grid.compass import DELTAS, Heading, Turn, stepped, turned
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import Source, source_of
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import view_at
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.guess.guesses import Choice
from mazelib.window.input.clicks import NamedPlace
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.painters.memory_cards import draw_cards
from mazelib.window.panels import new_panel
from mazelib.window.panels.memory import memory_rows
from mazelib.window.panels.steps import is_perfect, remark_on
from mazelib.window.panels.turns import full_bar
from mazelib.window.rule.remembered import (
    EarlierCard,
    MemoryCard,
    Remark,
    cards_shown,
    earlier_cards,
)
from mazelib.window.shown import WalkShown
from tests.examples import is_thorough
from tests.learners import script
from tests.samples import SCRIPTS, heya
from tests.window.on_stage import (
    LARGE,
    colours_of,
    paused_stage,
    pen_of,
    pixels_of,
    press,
    stage_at,
)

UP, RIGHT, DOWN, LEFT = Heading


# --- cards --------------------------------------------------------------------------------------

STAYS = "There's a wall, so it stays put."


def cards_by_hand(monkeypatch, ticks, name="open_square"):
    """The cards of lesson 5 on a map before each tick, by running its class alone."""
    monkeypatch.syspath_prepend(SCRIPTS)
    on = heya(name)
    rule = runpy.run_path(str(script("05")))["BranchStack"]()
    place = on.start
    heading = on.heading
    kept = []
    for _ in range(ticks):
        kept.append(dict(rule.cards))
        heading = turned(heading, rule.turn(view_at(on, place, heading), place, heading))
        place = stepped(place, heading) if on.is_open(stepped(place, heading)) else place
    return kept


def cards_on(stage):
    """The cards that are drawn, but for those of earlier ticks: their places, and where."""
    stage.draw()
    earlier = [each.at for each in stage.drawn.written if re.fullmatch(r"tick \d+", each.text)]
    return {
        target.what.place: target.at
        for target in stage.drawn.targets
        if isinstance(target.what, NamedPlace) and target.at.collidelist(earlier) < 0
    }


def pointing_of(pen, at):
    """Where the arrow on a card points: along its length, to the end that has most of its ink."""
    words = [each.at for each in pen.written if each.at.colliderect(at)]
    inner = at.inflate(-8, -8)
    xs = []
    ys = []
    pixels = pixels_of(pen.window, inner)
    places = product(range(inner.top, inner.bottom), range(inner.left, inner.right))
    for (y, x), colour in zip(places, pixels, strict=True):
        is_dark = max(colour) < 130
        if is_dark and not any(word.collidepoint(x, y) for word in words):
            xs.append(x)
            ys.append(y)
    wide = max(xs) - min(xs)
    high = max(ys) - min(ys)
    assert abs(wide - high) > 3, "it is longer than wide"
    if wide > high:
        return RIGHT if sum(xs) / len(xs) > (max(xs) + min(xs)) / 2 else LEFT
    return DOWN if sum(ys) / len(ys) > (max(ys) + min(ys)) / 2 else UP


def test_the_cards_are_those_of_the_half_that_is_shown_and_their_arrows_point_their_way(
    monkeypatch,
):
    kept = cards_by_hand(monkeypatch, 60)
    assert {way for cards in kept for way in cards.values()} == {*Heading}
    stage = paused_stage("05", LARGE, map="open_square")
    stage.scene.advance(60)
    rng = random.Random(7)
    have_room = [tick for tick in range(59) if len({*kept[tick], *kept[tick + 1]}) <= 8]
    for tick in rng.sample(have_room, 16 if is_thorough() else 8):
        for thinks in (False, True):
            stage.player.seek(tick)
            stage.player.half += thinks
            drawn = cards_on(stage)
            before = kept[tick]
            now = kept[tick + thinks]
            assert set(drawn) == set(before) | set(now), (tick, thinks)
            words = {each.text for each in stage.drawn.written}
            for place, at in drawn.items():
                way = now.get(place, before.get(place))
                assert pointing_of(stage.drawn, at) is way, (tick, place)
                x, y = place
                on_it = {each.text for each in stage.drawn.written if at.colliderect(each.at)}
                assert f"x {x}, y {y}" in on_it
            for place, at in drawn.items():
                ground = stage.window.surface.get_at((at.right - 6, at.centery))[:3]
                assert (ground == LIGHT.mark) == ((place in before) != (place in now))
            count = len(now)
            title = "its memory"
            if before or now:
                title += f": {count} card{'s' * (count != 1)}"
            assert title in words


def test_a_card_that_is_thrown_away_is_lifted_and_says_so_and_no_other_one_does():
    before = {"cards": {(1, 1): UP, (2, 1): LEFT, (3, 1): DOWN}}
    now = {"cards": {(1, 1): UP, (3, 1): DOWN}}
    pen = draw_memory(now, size=(500, 190), before=before)
    tops = {target.what.place: target.at.top for target in pen.targets}
    assert tops[2, 1] < tops[1, 1] == tops[3, 1]
    words = [each.text for each in pen.written]
    assert words.count("thrown away") == 1
    assert "new" not in words
    last = draw_memory({"cards": {}}, size=(500, 190), before={"cards": {(2, 1): LEFT}})
    assert "No cards." not in [each.text for each in last.written], "one is in sight"
    words = [each.text for each in draw_memory(before, size=(500, 190), before=now).written]
    assert words.count("new") == 1
    assert "thrown away" not in words


def test_a_new_card_turns_up_and_a_used_one_rises_while_all_others_lie_still():
    old = {"cards": {(1, 1): UP, (2, 1): LEFT}}
    new = {"cards": {(1, 1): UP, (9, 1): DOWN}}
    widths = []
    rises = []
    for flipped in (0.0, 0.3, 0.7, 1.0):
        pen = draw_memory(new, size=(500, 190), before=old, flipped=flipped)
        at = {target.what.place: target.at for target in pen.targets}
        rises.append(at[1, 1].top - at[2, 1].top)
        row = [pen.window.get_at((x, at[1, 1].bottom - 5))[:3] for x in range(500)]
        widths.append(row[at[2, 1].right + 4 :].count(LIGHT.mark))
    assert widths == sorted(widths)
    assert len(set(widths)) == 4
    assert rises == sorted(rises)
    assert rises[0] == 0 < rises[-1]


def test_cards_flip_when_a_half_is_come_to_and_lie_still_after_a_jump():
    stage = paused_stage("05", LARGE, map="open_square")
    stage.scene.advance(20)
    stage.player.seek(9)
    assert stage.as_frame().shown.flipped == 1.0
    press(stage, pygame.K_n)
    parts = []
    for _ in range(20):
        parts.append(stage.as_frame().shown.flipped)
        stage.frame(0.02)
    assert parts[0] == 0.0
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert sum(0 < part < 1 for part in parts) > 5
    press(stage, pygame.K_b)
    assert stage.as_frame().shown.flipped == 1.0


def test_before_the_first_card_an_empty_one_lies_there_and_it_is_said_what_will_come():
    stage = paused_stage("05", LARGE)
    for _frame in range(500):  # On a busy machine the rule takes more than one frame to begin.
        if stage.scene.timeline.moment(0).memory:
            break
        stage.frame(0.0)
    stage.draw()
    words = " ".join(each.text for each in stage.drawn.written)
    assert "No cards yet. Each card will show a way it didn't take." in words
    assert "remembers nothing" not in words
    (first,) = [each.at for each in stage.drawn.written if each.text.startswith("No cards yet")]
    beside = pygame.Rect(first.left - 100, first.top, 90, 20)
    assert LIGHT.faint in colours_of(stage.window.surface, beside), "the edge of an empty card"


def test_before_the_rule_has_answered_for_the_first_time_the_same_is_said():
    empty = Timeline.still(heya("loop"))
    assert empty.moment(0).memory == {}, "its worker has said nothing yet"
    panel = new_panel("memory")
    words = {}
    for number in ("05", "06", "04"):
        source = source_of([read_learner_file(script(number))])
        pen = pen_of((500, 190))
        shown = WalkShown(timeline=empty, moment=empty.moment(0), source=source)
        panel.draw(pen, pen.window.get_rect(), shown)
        words[number] = " ".join(each.text for each in pen.written)
    assert words == {
        "05": "No cards yet. Each card will show a way it didn't take.",
        "06": "",
        "04": "It doesn't remember anything.",
    }


def test_on_a_later_lap_the_cards_thrown_away_are_those_of_that_lap(monkeypatch):
    kept = cards_by_hand(monkeypatch, 26, "trap_room")
    stage = paused_stage("05", LARGE, map="trap_room")
    stage.scene.advance(60)
    assert stage.scene.last == 10, "the recording ends with the first lap"
    for tick in (10, 17, 20):
        thrown = [at for at in range(tick) if set(kept[at]) - set(kept[at + 1])]
        stage.player.half = 2 * tick
        stage.draw()
        told = [each.text for each in stage.drawn.written if each.text.startswith("tick ")]
        told = [int(text.split()[1]) for text in told if text != f"tick {tick}"]
        assert told
        assert told == thrown[::-1][: len(told)], tick


def test_cards_that_were_used_stay_in_sight_the_newest_first_with_the_tick(monkeypatch):
    kept = cards_by_hand(monkeypatch, 64, "loop")
    used = []
    for tick, (before, now) in enumerate(pairwise(kept)):
        used += [(place, tick) for place in before if place not in now]
    assert len(used) == 2
    stage = paused_stage("05", LARGE, map="loop")
    stage.scene.advance(100)
    for tick in (used[0][1], used[0][1] + 1, used[1][1] + 1, 63, 10):
        stage.player.seek(tick)
        stage.draw()
        expected = []
        for (x, y), at in reversed(used):
            if at < tick:
                expected += [f"x {x}, y {y}", f"tick {at}"]
        told = [each for each in stage.drawn.written if each.text == "thrown away"]
        assert bool(told) == bool(expected)
        below = min((each.at.top for each in told), default=9999)
        low = [each for each in stage.drawn.written if each.at.top > below]
        seen = [each for each in low if each.text in expected]
        assert [each.text for each in seen] == expected
        assert all(each.size >= 17 for each in seen)


def test_in_large_memories_cards_that_were_used_are_looked_for_in_few_ticks():
    asked = []

    def memory_at(tick):
        asked.append(tick)
        return {"cards": {}, "log": [0] * 10_000}

    assert earlier_cards(SimpleNamespace(memory_at=memory_at), 400, 3) == []
    assert len(asked) <= 10
    asked.clear()
    no_cards = SimpleNamespace(memory_at=lambda tick: asked.append(tick) or {"count": 7})
    assert earlier_cards(no_cards, 400, 3) == []
    assert asked == [400]


def test_cards_that_were_used_stay_inside_the_panel_whatever_stands_above_them():
    pen = pen_of((540, 130))
    earlier = [EarlierCard(MemoryCard((1, 1), UP, Remark.THROWN_AWAY), tick) for tick in range(9)]
    for height in (130, 90, 40, 10):
        pen.targets.clear()
        draw_cards(pen, pygame.Rect(0, 0, 540, height), [], earlier)
        assert all(target.at.bottom <= height for target in pen.targets)
        assert all(target.at.right <= 540 for target in pen.targets)


def test_a_card_that_was_thrown_away_is_told_with_its_tick():
    memories = [{"cards": {(1, 1): UP}}, {"cards": {}}, {"cards": {}}]
    timeline = SimpleNamespace(memory_at=memories.__getitem__)
    ((card, tick),) = earlier_cards(timeline, 2, 3)
    assert (card, tick) == (MemoryCard((1, 1), UP, Remark.THROWN_AWAY), 0)
    assert earlier_cards(timeline, 0, 3) == []


@pytest.mark.parametrize("heading", Heading)
def test_a_cards_arrow_points_where_its_way_leads(heading):
    pen = pen_of((200, 200))
    draw_cards(pen, pen.window.get_rect(), [MemoryCard((3, 5), heading)])
    (target,) = pen.targets
    assert pointing_of(pen, target.at) is heading
    assert DELTAS[heading] != DELTAS[turned(heading, Turn.BACK)]


def test_cards_stay_in_their_order_a_used_one_too_and_new_ones_come_last():
    before = {"cards": {(1, 1): UP, (2, 1): LEFT, (3, 1): DOWN}}
    now = {"cards": {(1, 1): UP, (3, 1): DOWN, (9, 9): RIGHT}}
    assert cards_shown(now, before) == [
        MemoryCard((1, 1), UP),
        MemoryCard((2, 1), LEFT, Remark.THROWN_AWAY),
        MemoryCard((3, 1), DOWN),
        MemoryCard((9, 9), RIGHT, Remark.NEW),
    ]


@pytest.mark.parametrize("count", [1, 4, 9, 30, 200])
@pytest.mark.parametrize("size", [(540, 170), (420, 130), (260, 300)])
@pytest.mark.sweep(4)
def test_as_many_cards_are_drawn_as_have_room_and_the_rest_is_counted(count, size):
    pen = pen_of(size)
    cards = [MemoryCard((number, 1), RIGHT) for number in range(count)]
    draw_cards(pen, pen.window.get_rect(), cards)
    drawn = [target.at for target in pen.targets]
    assert all(pen.window.get_rect().contains(at) for at in drawn)
    assert all(not one.colliderect(other) for one in drawn for other in drawn if one is not other)
    words = " ".join(each.text for each in pen.written)
    rest = count - len(drawn)
    assert ("and " in words) == bool(rest)
    assert not rest or f"and {rest} more" in words


# --- everything else that is remembered ---------------------------------------------------------

LONG_MEMORIES = [
    {"s": "x" * 1000},
    {"s": "W" * 60},
    {"n": 10**150},
    {"cards": {(1, 1): "x" * 500, (2, 1): 7}},
    {"n" * 300: 1},
]


def draw_memory(memory, size=(300, 300), before=None, flipped=1.0):
    pen = pen_of(size, smallest=14)
    before = memory if before is None else before
    moment = SimpleNamespace(memory=memory, memory_before=before)
    timeline = SimpleNamespace(memory_at=lambda tick: before, last=9)
    shown = SimpleNamespace(
        tick=0, moment=moment, flipped=flipped, timeline=timeline, source=Source()
    )
    new_panel("memory").draw(pen, pen.window.get_rect(), shown)
    return pen


@pytest.mark.parametrize("memory", LONG_MEMORIES)
def test_what_is_too_long_for_the_memory_panel_is_cut_inside_it(memory):
    pen = draw_memory(memory)
    cut = [text for text in pen.written if text.text.endswith("…")]
    assert cut
    assert all(text.at.right <= 300 for text in pen.written)
    assert all(text.at.width > 0.9 * 300 for text in cut), "no more is cut than has to be"


def test_what_fits_into_the_memory_panel_is_not_cut():
    pen = draw_memory({"s": "x" * 20})
    assert [text.text for text in pen.written] == ["s = '" + "x" * 20 + "'"]


def test_a_rule_that_remembers_nothing_and_one_that_keeps_nothing_now_say_so():
    assert [text.text for text in draw_memory({}).written] == ["It doesn't remember anything."]
    assert [text.text for text in draw_memory({"_my_ways": []}).written] == ["_my_ways: nothing"]


def test_over_the_cards_it_is_said_how_many_are_kept():
    kept = {(5, 3): RIGHT, (3, 5): RIGHT}
    timeline = paused_stage("05", LARGE).scene.timeline
    panel = new_panel("memory")

    def title(now, before):
        moment = replace(timeline.moment(0), memory={"c": now}, memory_before={"c": before})
        return panel.title_of(WalkShown(timeline=timeline, moment=moment))

    assert title(kept, kept) == "its memory: 2 cards"
    assert title({(3, 5): RIGHT}, kept) == "its memory: 1 card"
    assert title({}, {(3, 5): RIGHT}) == "its memory: 0 cards"
    assert title({}, {}) == "its memory"


def test_of_a_long_list_the_newest_entries_have_rows_and_a_last_row_says_that_there_are_more():
    rows = memory_rows({"count": 7, "seen": list(range(100, 200))}, 6)
    assert rows == ["count = 7", "seen: 100", "   199", "   198", "   197", "and 97 older ones"]
    assert memory_rows({"count": 7}, 6) == ["count = 7"]


def test_a_set_has_no_newest_entry_and_its_entries_keep_their_order():
    places = {(x, y) for x in range(10, 20) for y in range(10, 14)}
    rows = memory_rows({"seen": places}, 5)
    assert rows == ["seen: 40 places", "   (10, 10)", "   (10, 11)", "   (10, 12)", "and 37 more"]


def test_what_has_no_room_is_counted():
    memory = {f"a{number}": number for number in range(10)}
    assert memory_rows(memory, 4) == ["a0 = 0", "a1 = 1", "a2 = 2", "and 7 more"]
    assert len(memory_rows(memory, 10)) == 10
    long = {"seen": [*range(100, 140)], "x": {*range(100, 140)}}
    assert memory_rows(long, 4) == ["seen: 40", "x: 40"]
    assert memory_rows(long, 0) == []


def test_rows_and_cards_stand_below_each_other():
    pen = draw_memory({"count": 7, "cards": {(1, 1): UP}}, size=(400, 200))
    (target,) = pen.targets
    (row,) = [text for text in pen.written if text.text == "count = 7"]
    assert row.at.bottom <= target.at.top


# --- coins and bars -----------------------------------------------------------------------------


class NotedCoins(random.Random):
    """Dice that note what they gave."""

    def __init__(self, seed):
        super().__init__(seed)
        self.given = []

    def randint(self, a, b):
        self.given.append(super().randint(a, b))
        return self.given[-1]


def walked_by_chance(seed, ticks):
    """Lesson 3 by hand on open_square: view, coins and turn of each tick."""
    on = heya("open_square")
    rule = runpy.run_path(str(script("03")))["random_walk"]
    dice = NotedCoins(seed)
    place = on.start
    heading = on.heading
    walked = []
    for _ in range(ticks):
        view = view_at(on, place, heading)
        dice.given = []
        turn = rule(view, dice)
        walked.append((view, tuple(dice.given), turn))
        heading = turned(heading, turn)
        place = stepped(place, heading) if on.is_open(stepped(place, heading)) else place
    return walked


def draw_turns(scene, tick, *, thinks):
    pen = pen_of((440, 250))
    new_panel("turns").draw(pen, pen.window.get_rect(), scene.shown(tick, thinks))
    return pen


def told_by_hand(view, coins, turn, *, thinks):
    """What the two rows of coins have to say, from the walk by hand."""
    rows = []
    fell = list(coins)
    for is_open, sent in ((view.right, Turn.RIGHT), (view.left, Turn.LEFT)):
        question = f"{sent.word}?"
        if not is_open:
            rows.append([question, "wall: no coin"])
        elif not thinks:
            rows.append([question, "open"])
        elif not fell:
            rows.append([question, "not asked"])
        elif fell.pop(0) == 0:
            rows.append([question, "0", f"yes → {sent.word}"])
        else:
            rows.append([question, "1", "no"])
    assert not (thinks and fell)
    return rows


def told_in_rows(pen):
    """What stands in the two rows of coins, each from left to right."""
    bars = next(each.at.top for each in pen.written if each.text == "turns to the right")
    above = [each for each in pen.written if each.at.bottom <= bars]
    middles = sorted(each.at.centery for each in above if each.text.endswith("?"))
    rows = []
    for middle in middles:
        row = [each for each in above if abs(each.at.centery - middle) < 8]
        rows.append([each.text for each in sorted(row, key=lambda each: each.at.left)])
    assert sum(map(len, rows)) == len(above), "nothing else stands there"
    return rows


@pytest.mark.parametrize("thinks", [True, False])
def test_each_coin_stands_beside_the_question_that_it_answers(monkeypatch, thinks):
    monkeypatch.syspath_prepend(SCRIPTS)
    walked = walked_by_chance(3, 40)
    assert {coins for _, coins, _ in walked} >= {(), (0,), (1, 0), (1, 1)}
    scene = paused_stage("03", LARGE, map="open_square", seed=3).scene
    scene.advance(41)
    for tick, (view, coins, turn) in enumerate(walked):
        pen = draw_turns(scene, tick, thinks=thinks)
        rows = told_in_rows(pen)
        assert rows == told_by_hand(view, coins, turn, thinks=thinks), tick
        questions = [each.at for each in pen.written if each.text.endswith("?")]
        strong = [LIGHT.text in colours_of(pen.window, at) for at in questions]
        assert strong == [not thinks or row[1] in ("0", "1") for row in rows], "those that toss"
        for each in pen.written:
            if each.text in ("0", "1") and each.at.bottom < 80:
                around = pixels_of(pen.window, each.at.inflate(12, 12))
                assert LIGHT.mark in around, "it lies on a coin"
        if not thinks and coins == (1, 0):
            everything = pixels_of(pen.window, pen.window.get_rect())
            assert LIGHT.mark not in everything, "no coin of now"


def test_while_the_class_guesses_no_coin_is_in_sight():
    scene = paused_stage("03", LARGE, map="open_square", seed=3).scene
    scene.advance(20)
    asked = replace(scene.shown(5), choices=(Choice(((1, 1),), Heading.UP),))
    pen = pen_of((440, 250))
    new_panel("turns").draw(pen, pen.window.get_rect(), asked)
    assert LIGHT.mark not in colours_of(pen.window, pen.window.get_rect())
    assert {words for _question, words in told_in_rows(pen)} <= {"open", "wall: no coin"}


def test_there_is_one_coin_for_each_toss_on_the_stage():
    stage = stage_at(0, "03", map="open_square", seed=3)
    seen = set()
    for _ in range(12):
        stage.player.step()
        if not stage.player.thinks:
            continue
        coins = stage.scene.timeline.moment(stage.player.tick, thinks=True).lines_run.coins
        stage.draw()
        yellow = LIGHT.mark
        drawn = [
            each.text
            for each in stage.drawn.written
            if each.text in ("0", "1")
            and yellow in colours_of(stage.window.surface, each.at.inflate(8, 8))
        ]
        assert drawn == [str(coin) for coin in coins]
        seen.add(coins)
    assert len(seen) > 2


def bar_lengths(pen, colours):
    """How long the bars of these colours are, from the top to the bottom."""
    window = pen.window
    width, height = window.get_size()
    pixels = pixels_of(window, window.get_rect())
    lengths = []
    for y in range(height):
        row = [pixel in colours for pixel in pixels[y * width : (y + 1) * width]]
        lengths.append(sum(row))
    runs = []
    previous = 0
    for length in lengths:
        if length and not previous:
            runs.append(0)
        if length:
            runs[-1] = max(runs[-1], length)
        previous = length
    return runs


def test_the_bars_of_right_and_left_are_those_of_an_independent_count(monkeypatch):
    monkeypatch.syspath_prepend(SCRIPTS)
    walked = walked_by_chance(3, 200)
    scene = paused_stage("03", LARGE, map="open_square", seed=3).scene
    scene.advance(200)
    for tick in (0, 7, 30, 200, 11):
        turns = Counter(turn for _, _, turn in walked[:tick])
        right = turns[Turn.RIGHT]
        left = turns[Turn.LEFT]
        pen = draw_turns(scene, tick, thinks=False)
        numbers = [each.text for each in pen.written if each.text.isdigit()]
        assert numbers[-2:] == [str(right), str(left)], tick
    assert right != left


@pytest.mark.parametrize(("tick", "full"), [(12, 20), (50, 20), (200, 80)])
def test_each_turn_makes_a_bar_longer_and_a_full_scale_doubles_and_says_so(tick, full):
    scene = paused_stage("03", LARGE, map="open_square", seed=3).scene
    scene.advance(200)
    right, left = scene.timeline.turns_aside(tick)
    assert right != left
    pen = draw_turns(scene, tick, thinks=False)
    assert full == 20 or full / 2 < max(right, left) <= full
    bars = bar_lengths(pen, {LIGHT.accent})
    gaps = [2 * max(0, count - 1) if full == 20 else 0 for count in (right, left)]
    one = pen.window.get_width() / full
    assert bars == pytest.approx([one * right - gaps[0], one * left - gaps[1]], abs=3)
    told = " ".join(each.text for each in pen.written)
    assert f"A full bar is {full} turns." in told


@pytest.mark.parametrize(("most", "full"), [(0, 20), (20, 20), (21, 40), (258, 320)])
def test_a_full_bar_is_twice_as_many_turns_as_soon_as_one_bar_is_too_long(most, full):
    assert full_bar(most) == full


@pytest.mark.parametrize("numbers", [(0, 48), (24, 48), (96, 48), (48, 48)])
@pytest.mark.parametrize("size", [(440, 250), (400, 120), (300, 90)])
@pytest.mark.sweep(3)
def test_bars_are_as_long_as_their_numbers(numbers, size):
    pen = pen_of(size)
    bars = [Bar("one", numbers[0], LIGHT.walker), Bar("other", numbers[1], LIGHT.good)]
    draw_bars(pen, pen.window.get_rect(), bars, "And a remark.")
    one = max(bar_lengths(pen, {LIGHT.walker}), default=0)
    other = max(bar_lengths(pen, {LIGHT.good}))
    assert max(one, other) == pytest.approx(size[0], abs=2)
    assert one / other == pytest.approx(numbers[0] / numbers[1], abs=0.03)
    assert [each.text for each in pen.written if each.text.isdigit()] == [*map(str, numbers)]
    assert all(pen.window.get_rect().contains(each.at) for each in pen.written)


# --- steps --------------------------------------------------------------------------------------

ARROWS = {"U": pygame.K_UP, "R": pygame.K_RIGHT, "D": pygame.K_DOWN, "L": pygame.K_LEFT}


@pytest.mark.parametrize(
    ("keys", "steps", "remark"),
    [
        ("", 0, "Reached: 0 of 1."),
        ("R", 1, "Reached: 0 of 1."),
        ("U", 0, "Reached: 0 of 1. You bumped into a wall once."),
        ("UURDR", 2, "Reached: 0 of 1. You bumped into walls 3 times."),
        ("RRRR", 4, "Perfect: not one step too many."),
        ("URRRR", 4, "Reached: 1 of 1. You bumped into a wall once."),
        ("RLRRRR", 6, "Reached: 1 of 1."),
    ],
)
@pytest.mark.sweep(3)
def test_your_steps_are_counted_and_only_a_perfect_walk_is_praised(map_file, keys, steps, remark):
    stage = paused_stage("02", LARGE, map=str(map_file))
    press(stage, *[ARROWS[key] for key in keys])
    shown = stage.as_frame().shown
    assert remark_on(shown) == remark
    pen = pen_of((440, 250))
    new_panel("steps").draw(pen, pen.window.get_rect(), shown)
    assert [each.text for each in pen.written if each.text.isdigit()] == [str(steps), "4"]
    assert "Perfect" not in " ".join(each.text for each in pen.written) or keys == "RRRR"


def test_where_no_way_leads_to_the_target_there_is_no_shortest_way(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(">  #a\n")
    stage = paused_stage("02", LARGE, map=str(path))
    pen = pen_of((440, 250))
    new_panel("steps").draw(pen, pen.window.get_rect(), stage.as_frame().shown)
    words = [each.text for each in pen.written]
    assert "the shortest path" not in words
    assert "your steps" in words


# --- the compass of lesson 2 --------------------------------------------------------------------


def test_the_key_that_was_pressed_is_yellow_in_the_compass_and_no_other():
    stage = paused_stage("02", LARGE)
    words = {UP: "up", RIGHT: "right", DOWN: "down", LEFT: "left"}
    pressed = [RIGHT, DOWN, UP, LEFT, RIGHT]
    keys = {UP: pygame.K_UP, RIGHT: pygame.K_RIGHT, DOWN: pygame.K_DOWN, LEFT: pygame.K_LEFT}
    press(stage, *[keys[heading] for heading in pressed])
    for tick in (5, 0, 2, 3, 4, 1):
        stage.player.seek(tick)
        stage.draw()
        written = {each.text: each for each in stage.drawn.written}
        centre_x = (written["left"].at.centerx + written["right"].at.centerx) / 2
        centre_y = (written["up"].at.centery + written["down"].at.centery) / 2
        for heading, word in words.items():
            at = written[word].at
            ground = stage.window.surface.get_at((at.left - 2, at.top))[:3]
            is_pressed = tick > 0 and pressed[tick - 1] is heading
            assert (ground == LIGHT.mark) == is_pressed, (tick, word)
            dx, dy = DELTAS[heading]
            assert (at.centerx - centre_x) * dx + (at.centery - centre_y) * dy > 10


def test_what_a_key_did_is_told_from_the_walk(tmp_path):
    path = tmp_path / "mirror.py"
    path.write_text(script("02").read_text().replace('"left": Heading.LEFT', '"left": Heading.UP'))
    stage = paused_stage(path, LARGE)
    told = []
    for key in "RLDD":
        press(stage, ARROWS[key])
        strip = stage.as_frame().strip
        assert strip.view is None, "it has directions of the map, and no sides"
        told.append((strip.sentence, strip.did))
    assert told == [
        ("You pressed right.", "→ It takes a step right."),
        ("You pressed left. KEYS says up.", f"→ It faces up. {STAYS}"),
        ("You pressed down.", f"→ It faces down. {STAYS}"),
        ("You pressed down.", f"→ It faces down. {STAYS}"),
    ]
    press(stage, pygame.K_HOME)
    press(stage, *[pygame.K_DOWN] * 3)
    assert stage.as_frame().strip.did == "→ It takes a step down. It reached a."




def test_the_bar_of_the_shortest_way_is_green_only_when_the_walk_is_perfect(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("#####\n#> a#\n#####\n")
    stage = paused_stage("02", LARGE, map=str(path))
    for keys, is_green in (("", False), ("R", False), ("R", True)):
        press(stage, *[ARROWS[key] for key in keys])
        assert is_perfect(stage.as_frame().shown) == is_green
        stage.draw()
        at = next(each.at for each in stage.drawn.written if each.text == "the shortest path")
        bar = pygame.Rect(at.left, at.bottom, at.width, at.height)
        assert (LIGHT.good in colours_of(stage.window.surface, bar)) == is_green


@pytest.mark.parametrize("key", "URDL")
def test_every_key_is_told_by_the_heading_that_the_keys_give_it(tmp_path, key):
    words = {"U": "up", "R": "right", "D": "down", "L": "left"}
    for text, did in (
        ("#####\n#   #\n# > #\n#  a#\n#####\n", f"→ It takes a step {words[key]}."),
        ("#####\n#>#a#\n#####\n", f"→ It faces {words[key]}. {STAYS}"),
    ):
        path = tmp_path / "map.txt"
        path.write_text(text)
        stage = paused_stage("02", LARGE, map=str(path))
        press(stage, ARROWS[key])
        assert stage.as_frame().strip.did == did


def test_the_walker_in_the_compass_faces_where_it_faces_on_the_map():
    stage = paused_stage("02", LARGE)
    for key in "RDLU":
        press(stage, ARROWS[key])
        stage.frame(0.25)
        stage.draw()
        written = {each.text: each.at for each in stage.drawn.written}
        centre = (
            (written["left"].centerx + written["right"].centerx) // 2,
            (written["up"].centery + written["down"].centery) // 2,
        )
        at = pygame.Rect(0, 0, 40, 40)
        at.center = centre
        side = round((written["down"].top - written["up"].top) / 2 * 0.92)
        drawn = pixels_of(stage.window.surface, at)
        unlike = {}
        for heading in Heading:
            pen = pen_of((200, 200))
            pen.picture("walker", (100, 100), side, heading)
            there = at.copy()
            there.center = (100, 100)
            expected = pixels_of(pen.window, there)
            unlike[heading] = sum(one != other for one, other in zip(drawn, expected, strict=True))
        assert min(unlike, key=unlike.get) is stage.scene.timeline.heading(stage.player.tick)


@pytest.mark.parametrize("lesson", ["03", "04", "05", "07"])
@pytest.mark.sweep(2)
def test_another_companion_leaves_the_rule_where_it_is(lesson):
    stage = paused_stage(lesson, LARGE)
    own = stage.as_frame().companion_share
    assert own > 0
    for key in "tfk":
        press(stage, ord(key))
        assert stage.as_frame().companion_share == own
