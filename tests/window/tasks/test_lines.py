"""The lines of a workshop that are put in order: how they are drawn, chosen and told of."""

from collections import Counter

import pygame
import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.window.drawing.theme import LIGHT, mixed
from mazelib.window.guess.guesses import Question
from mazelib.window.input.clicks import ExerciseTask, LineToOrder, MapPlaces
from mazelib.window.input.keys import Command
from mazelib.window.screen.layout import laid_out
from tests.learners import saved, script
from tests.window.on_stage import (
    LARGE,
    check_files,
    click,
    click_on,
    colours,
    paused_stage,
    pixels_of,
    press,
    rect_of,
    settle,
    words_on,
)
from tests.window.tasks.on_workshop import (
    AHEAD,
    FAST,
    LEFT,
    LEFT_HAND,
    ONCE_EACH,
    ROUND_CORNERS,
    WALLS,
    beside,
    box_of,
    check,
    choose,
    finish_check,
    line_to_order,
    lines_of,
    lines_stage,
    order,
    rows_of_lines,
    strip_of_pass,
    walk_to_the_end,
)


def test_escape_closes_the_lines_first_then_leaves_the_map_and_then_the_lesson(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    press(stage, pygame.K_l)
    closed = []
    for _ in range(4):
        press(stage, pygame.K_ESCAPE)
        stage.frame(0.0)
        closed.append((stage.panels.name, stage.scene.name, stage.is_open))
    shown = "a map of task 1"
    assert closed == [
        ("exercises", shown, True),
        ("exercises", "first", True),
        ("exercises", "first", True),
        ("exercises", "first", False),
    ]


def test_escape_does_not_throw_lines_in_order_away_without_a_word():
    stage = paused_stage("07", LARGE)
    for number in range(2):
        press(stage, pygame.K_l)
        stage.scene.choose(LineToOrder(number))
        press(stage, pygame.K_ESCAPE, pygame.K_ESCAPE)
        stage.frame(0.0)
        assert stage.is_open, "each further line is told of anew"
        assert "Your lines aren't saved. Esc again closes" in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


@pytest.mark.thorough
def test_lines_are_checked_as_soon_as_they_are_in_order_and_the_star_is_for_the_task():
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    assert stage.panels.name == "lines"
    assert "2 of these lines do not belong." in words_on(stage)
    lines = lines_of("left_hand")
    order(stage, lines[:-1])
    assert "The rule is ready" not in words_on(stage)
    own = "return Turn.AHEAD"
    assert stage.scene.source.pieces[0].lines[-1].strip().startswith(own)
    order(stage, lines[-1:])
    stage.frame(0.0)
    finish_check(stage)
    assert stage.panels.shown == ("lines",)
    ready = "Your rule is ready: all 6 lines are right."
    assert ink_of(stage, ready) == LIGHT.good
    assert "Watch it walk." in words_on(stage)
    assert not stage.as_frame().shown.is_map_covered
    assert [each for each in stage.drawn.targets if isinstance(each.what, MapPlaces)]
    rows = rows_of_lines(stage).values()
    assert min(row.left for row in rows) > laid_out(LARGE, stage.panels.layout_share).map.right
    assert [*stage.scene.source.pieces[0].lines] == lines
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}
    assert strip_of_pass(stage).sentence == EXERCISES[LEFT_HAND].learned
    press(stage, pygame.K_l)
    assert colours(stage, box_of(stage, LEFT_HAND)) & {LIGHT.good}
    assert not colours(stage, box_of(stage, LEFT_HAND + 1)) & {LIGHT.good}
    stage.do(Command.RESTART)
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}


@pytest.mark.thorough
def test_the_first_line_that_cannot_stand_there_is_told_and_lines_can_be_taken_out(folder):
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    order(stage, [*lines[:3], lines[4], lines[3], lines[5]])
    stage.frame(0.0)
    finish_check(stage)
    assert stage.panels.name == "lines"
    assert stage.problem is None
    assert ink_of(stage, "Line 4 can't go there.") == LIGHT.wrong
    strip = stage.as_frame().strip
    assert strip.heading == "Line 4 can't go there"
    assert strip.sentence == "Line 3 has already answered, so line 4 never runs."
    red = [number for number in stage.lesson.practice.lines.order
           if LIGHT.wrong in colours(stage, rect_of(stage, LineToOrder(number)))]
    assert red == [stage.lesson.practice.lines.order[3]]
    assert not stage.lesson.practice.earned
    press(stage, pygame.K_z)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[:3], lines[4], lines[3]]
    assert "cannot stand" not in words_on(stage)
    press(stage, pygame.K_BACKSPACE)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[:3], lines[4]]
    click_on(stage, LineToOrder(stage.lesson.practice.lines.order[0]))
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[1:3], lines[4]], "a click undoes one"
    assert "straight" in stage.scene.source.pieces[0].lines[-1]
    assert not stage.player.playing


def test_a_line_is_told_as_soon_as_it_stands_where_it_cannot():
    stage = lines_stage(task=ONCE_EACH)
    lines = lines_of("once_each")
    for line in (*lines[:3], lines[7]):
        assert not stage.lesson.practice.tells_lines
        stage.scene.choose(line_to_order(stage, line))
    stage.frame(0.0)
    strip = stage.as_frame().strip
    assert strip.heading == "Line 4 can't go there"
    assert "line 3 doesn't end with a colon" in strip.sentence
    wrong = stage.lesson.practice.lines.order[3]
    assert LIGHT.wrong in colours(stage, rect_of(stage, LineToOrder(wrong)))
    press(stage, pygame.K_z)
    stage.frame(0.0)
    assert stage.as_frame().strip.sentence == EXERCISES[ONCE_EACH].goal


def test_lines_that_make_a_wrong_rule_are_told_with_their_line_and_their_fault(folder):
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    order(stage, [lines[0], lines[3], lines[4], lines[1], lines[2], lines[5]])
    stage.frame(0.0)
    finish_check(stage)
    fault = stage.lesson.practice.results[LEFT_HAND].fault
    assert stage.as_frame().strip.sentence == fault.sentence
    assert stage.player.tick == fault.tick
    assert stage.as_frame().strip.heading == "Line 2 can't go there"
    assert ink_of(stage, "Line 2 can't go there.") == LIGHT.wrong


def test_chosen_lines_and_the_exercise_at_hand_are_tinted():
    stage = paused_stage("07", LARGE)
    for chosen in (0, 2):
        stage.lesson.practice.number = chosen
        rows = [rect_of(stage, ExerciseTask(number)) for number in range(6)]
        edged = [LIGHT.accent in colours(stage, row) for row in rows]
        assert edged == [number == chosen for number in range(6)]
    stage.lesson.practice.number = LEFT_HAND
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand")[:2])
    chosen = stage.lesson.practice.lines.order
    stage.inputs.mouse.at = (1, 1)
    tint = mixed(LIGHT.panel, LIGHT.accent, 0.14)
    for number in range(8):
        rect = rect_of(stage, LineToOrder(number))
        assert (tint in colours(stage, rect)) == (number in chosen)


def ink_of(stage, text: str):
    """The darkest colour of a text in the window, or the most red or green one."""
    stage.draw()
    (written,) = [each for each in stage.drawn.written if each.text == text]
    pixels = pixels_of(stage.window.surface, written.at)
    return Counter(pixel for pixel in pixels if pixel != LIGHT.panel).most_common(1)[0][0]


def test_the_chosen_lines_are_numbered_as_they_follow_each_other():
    stage = lines_stage()
    lines = lines_of("left_hand")
    chosen = [lines[2], lines[0], lines[1]]
    order(stage, chosen)
    rows = rows_of_lines(stage)
    numbers = stage.lesson.practice.lines.order
    assert [beside(stage, each) for each in numbers] == [
        [str(place), line.split("  #")[0]] for place, line in enumerate(chosen, 1)
    ]
    tops = [rows[each].top for each in numbers]
    assert tops == sorted(tops)
    left = [at.left for number, at in rows.items() if number not in numbers]
    rights = [rows[each].right for each in numbers]
    assert min(left) >= max(rights), "the lines that are left stand beside the rule"


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (800, 1280)])
def test_no_line_moves_while_others_are_chosen_and_taken_out(size):
    stage = lines_stage(size)
    before = rows_of_lines(stage)
    assert len(before) == 8
    clicked = [3, 0, 5, 1]
    for number in clicked:
        click(stage, before[number].center)
        stage.frame(0.0)
        rows = rows_of_lines(stage)
        order_now = stage.lesson.practice.lines.order
        assert rows[number] != before[number]
        for other, at in rows.items():
            assert other in order_now or at == before[other], "the others keep their places"
    in_rule = rows_of_lines(stage)
    click(stage, in_rule[0].center)
    stage.frame(0.0)
    rows = rows_of_lines(stage)
    assert stage.lesson.practice.lines.order == [3, None, 5, 1]
    assert rows[0] == before[0], "it is back where it was"
    assert [rows[each] for each in (3, 5, 1)] == [in_rule[each] for each in (3, 5, 1)]
    click(stage, rows[7].center)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.order == [3, 7, 5, 1]
    assert rows_of_lines(stage)[7] == in_rule[0], "the free place is filled first"


def test_a_line_that_was_taken_leaves_a_place_where_nothing_can_be_clicked():
    stage = lines_stage()
    at = rows_of_lines(stage)[3]
    click(stage, at.center)
    stage.frame(0.0)
    click(stage, at.center)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.order == [3]


@pytest.mark.parametrize(("size", "least"), [(LARGE, 18), ((1024, 768), 16)])
def test_all_lines_of_each_task_are_in_sight_in_large_letters(size, least):
    for task, exercise in enumerate(EXERCISES):
        stage = lines_stage(size, task=task)
        lines = stage.lesson.practice.lines.given
        rows = rows_of_lines(stage)
        assert sorted(rows) == list(range(len(lines.mixed))), exercise.name
        for number, text in enumerate(lines.mixed):
            code = text.split("  #")[0]
            written = [each for each in stage.drawn.written if each.text == code]
            assert all(each.size >= least for each in written), (exercise.name, number)
            assert all(each.at.right <= rows[number].right for each in written)
        assert stage.drawn.scrolls is None
    assert len(lines_of("once_each")) == 17


def test_the_lines_stand_over_map_and_side_and_l_takes_them_away():
    stage = paused_stage("07", LARGE)
    place = laid_out(LARGE, stage.panels.layout_share)
    own = paused_stage("07", LARGE).as_frame()
    press(stage, pygame.K_l)
    frame = stage.as_frame()
    assert (frame.rule, frame.companion.name) == (None, "lines")
    stage.draw()
    rows = rows_of_lines(stage).values()
    assert min(row.left for row in rows) >= place.map.left
    assert max(row.right for row in rows) > place.side.centerx
    assert max(row.bottom for row in rows) <= place.strip.top
    assert not [each for each in stage.drawn.targets if isinstance(each.what, MapPlaces)]
    for key in (pygame.K_l, pygame.K_c):
        press(stage, key)
        again = stage.as_frame()
        assert (again.rule.name, again.companion.name) == (own.rule.name, own.companion.name)
        press(stage, pygame.K_l)


def test_while_the_class_is_to_click_a_line_of_the_rule_the_rule_has_the_side(tmp_path):
    rule = "from mazelib import Turn\n\n\n" + "\n".join(lines_of("left_hand")) + "\n"
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, rule), map="open_square")
    press(stage, pygame.K_l, pygame.K_g)
    seen = set()
    for key in 3 * (pygame.K_1, pygame.K_2, pygame.K_3):
        asks = stage.guessing.asks
        seen.add((asks is Question.WHY, stage.as_frame().rule is not None))
        press(stage, key if asks is Question.WHAT else pygame.K_n)
        settle(stage)
    assert seen == {(True, True), (False, False)}


def test_a_walk_goes_on_while_lines_are_clicked():
    stage = lines_stage()
    press(stage, pygame.K_n, pygame.K_n)
    settle(stage)
    scene = stage.scene
    half = stage.player.half
    assert half > 0
    click_on(stage, LineToOrder(2))
    stage.frame(0.0)
    assert (stage.scene, stage.player.half) == (scene, half)


def test_in_a_small_window_the_sheet_says_why_and_keeps_the_row_it_was_turned_to(folder):
    stage = lines_stage((640, 480), ONCE_EACH)
    stage.inputs.mouse.at = rows_of_lines(stage)[3].center
    for _ in range(4):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
        stage.frame(0.0)
    before = rows_of_lines(stage)
    assert 0 not in before
    click(stage, before[5].center)
    stage.frame(0.0)
    after = rows_of_lines(stage)
    assert {number: at for number, at in after.items() if number != 5} == {
        number: at for number, at in before.items() if number != 5
    }
    stage = lines_stage((640, 480))
    lines = lines_of("left_hand")
    for line in [*lines[:3], lines[4], lines[3], lines[5]]:
        stage.scene.choose(line_to_order(stage, line))
    stage.frame(0.0)
    finish_check(stage)
    assert "Line 3 has already answered, so line 4 never runs." in words_on(stage)


def test_the_lines_that_ran_are_marked_while_their_rule_walks():
    stage = lines_stage()
    lines = lines_of("left_hand")
    order(stage, lines)
    stage.frame(0.0)
    finish_check(stage)
    walk_to_the_end(stage)
    press(stage, pygame.K_r)
    press(stage, pygame.K_n)
    settle(stage)
    shown = stage.as_frame().shown
    assert shown.thinks
    decided = shown.lines_run.decided[1]
    given = stage.lesson.practice.lines
    strong = [
        place
        for place, number in enumerate(given.order, 1)
        if LIGHT.mark in colours(stage, rect_of(stage, LineToOrder(number)))
    ]
    assert strong == [decided]
    press(stage, pygame.K_b)
    assert not any(
        LIGHT.mark in colours(stage, rect_of(stage, LineToOrder(number))) for number in given.order
    )


@pytest.mark.parametrize("content", ["", "\n\nabc\n", "x\n" * 500])
def test_any_lines_are_drawn_and_can_be_clicked(content, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    (tmp_path / "left_hand.txt").write_text(content)
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    for number in range(len(stage.lesson.practice.lines.given.mixed)):
        stage.scene.choose(LineToOrder(number))
    stage.frame(0.0)
    stage.draw()
    finish_check(stage)
    said = {"": "There are no lines", "\n\nabc\n": "Line 1:", "x\n" * 500: "Line 1:"}
    assert said[content] in words_on(stage)


def test_a_broken_file_of_lines_is_told_on_the_sheet(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    stage = paused_stage("07", LARGE)
    assert stage.problem is None
    press(stage, pygame.K_l)
    assert "there's no such file" in words_on(stage)
    check(stage)
    assert stage.lesson.practice.results[0].words.startswith("Not yet")


@pytest.mark.thorough
def test_another_exercise_has_other_lines():
    stage = paused_stage("07", LARGE)
    choose(stage, FAST)
    press(stage, pygame.K_l)
    assert stage.lesson.practice.number == FAST
    assert stage.lesson.practice.lines.given.wanted == 8
    assert "2 of these lines do not belong." in words_on(stage)
    order(stage, lines_of("fast"))
    stage.frame(0.0)
    finish_check(stage)
    assert set(stage.lesson.practice.earned) == {FAST}


@pytest.mark.thorough
def test_the_scripts_own_rule_walks_again_once_it_is_saved(tmp_path):
    path = tmp_path / "07_your_turn.py"
    path.write_text(script("07").read_text())
    stage = paused_stage(path, LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    finish_check(stage)
    path.write_text(LEFT)
    check_files(stage)
    assert stage.lesson.practice.lines.order == []
    assert "Left is open." in stage.scene.source.pieces[0].lines[2]
    check(stage)
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}


def test_while_the_lines_have_the_side_the_strip_tells_the_task():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].goal


def test_lines_to_put_in_order_are_shown_without_comments_and_their_strings_as_they_are(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    says = '    print("a  # b    c")  # It says so.'
    lines = [says, "    ways = [# All of them.", "def turn(view):"]
    (tmp_path / "left_hand.txt").write_text("\n".join(lines))
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    shown = words_on(stage)
    texts = {each.text for each in stage.drawn.written}
    assert {'    print("a  # b    c")', "    ways = [", "def turn(view):"} <= texts
    assert "It says so" not in shown
    assert "All of them" not in shown


def test_after_three_failed_checks_the_lines_are_offered(folder, tmp_path):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    offer = "Stuck? Press L."
    for number in range(3):
        assert offer not in words_on(stage)
        path.write_text(f"{AHEAD}# {number}\n")
        check_files(stage)
        check(stage)
    assert offer in words_on(stage)


def test_a_hint_stays_while_lines_are_chosen():
    stage = lines_stage(task=WALLS)
    press(stage, pygame.K_a)
    for line in (0, 1):
        stage.scene.choose(LineToOrder(line))
        stage.frame(0.0)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].hints[0].sentence


def test_what_came_of_the_own_rule_is_seen_on_the_map_though_the_lines_were_open(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    press(stage, pygame.K_l)
    assert stage.as_frame().shown.is_map_covered
    check(stage)
    assert stage.lesson.result_shown
    assert not stage.as_frame().shown.is_map_covered
    assert stage.panels.name == "exercises"


def test_lines_in_a_wrong_order_are_walked_beside_them_up_to_where_it_goes_wrong(folder):
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    order(stage, [lines[0], lines[3], lines[4], lines[1], lines[2], lines[5]])
    stage.frame(0.0)
    finish_check(stage)
    assert not stage.as_frame().shown.is_map_covered
    words_on(stage)
    place = stage.lesson.practice.results[LEFT_HAND].fault.place
    assert stage.as_frame().shown.fault_at == place
    (grid,) = stage.drawn.maps
    assert LIGHT.wrong in colours(stage, grid.rect_of(place))
    assert "Click line 2 to take it out again." in words_on(stage)
    stage.scene.choose(LineToOrder(stage.lesson.practice.lines.order[1]))
    stage.frame(0.0)
    assert stage.as_frame().shown.is_map_covered, "the lines that are left are in sight again"
    assert "Click the line that comes next. Z takes one out." in words_on(stage)
