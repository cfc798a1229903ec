"""Guess first: the way, then the line that decides; nothing is given away before."""

from pathlib import Path

import pygame
import pytest

from mazelib.grid.compass import Heading, Turn, stepped, turn_between
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.guess.guesses import Question
from mazelib.window.guess.guessing import ANSWER_SECONDS
from mazelib.window.input.clicks import CodeLine
from mazelib.window.input.keys import ARROWS, Command
from mazelib.window.painters import walk_painter
from mazelib.window.painters.bars import draw_score
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.pictures import Pictures
from mazelib.window.scenes.shared.walker_scene import did
from mazelib.window.screen.strip import Score
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    click_on,
    marked,
    on_map,
    paused_stage,
    press,
    rect_of,
    settle,
    stage_at,
    unseen,
    words_on,
)

KEY = {heading: key for key, heading in ARROWS.items()}
#: What is said of a guess, by whether its way was right, and its line: the way it went, its
#: number, and the number of the line.
ANSWERS = {
    (False, False): "No, {goes} (way {way}). Line {line} decides.",
    (True, False): "Yes, that way. But line {line} decides.",
    (False, True): "No, {goes} (way {way}). Line {line}: yes.",
    (True, True): "Yes. Line {line} decides.",
}
GOES = {
    Turn.AHEAD: "it goes ahead",
    Turn.RIGHT: "it turns right",
    Turn.BACK: "it turns back",
    Turn.LEFT: "it turns left",
}


def ways_of(stage):
    """The ways that can be guessed now, in the order of their numbers."""
    return [choice.way for choice in stage.guessing.choices]


def guessed_in(frame):
    """The number and the way that were guessed."""
    guessed = frame.shown.guessed
    return guessed.number, guessed.choice.way


def answer_words(stage, *, is_way, is_line):
    """What is to be said of a guess at the tick that is shown, by the walk itself."""
    tick, _ = at(stage)
    timeline = stage.scene.timeline
    moment = timeline.moment(tick, thinks=True)
    place = timeline.place(tick)
    ways = [way for way in Heading if timeline.heya.is_open(stepped(place, way))]
    _, line = stage.scene.source.strong(moment.lines_run)
    return ANSWERS[is_way, is_line].format(
        goes=GOES[moment.turn], way=ways.index(moment.after[1]) + 1, line=line
    )
OWN = """from mazelib import Turn


def turn(view):
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT
"""


@pytest.fixture(params=["04", "05", "own"])
def asking(request, tmp_path):
    """A stage that waits for the first guess."""
    path = tmp_path / "mine.py"
    path.write_text(OWN)
    options = {"strategy": path} if request.param == "own" else {}
    stage = paused_stage("04" if options else request.param, LARGE, **options)
    press(stage, pygame.K_g)
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    settle(stage)
    return stage


def answer(stage):
    """The way that it will go and the line that will decide, without showing them."""
    stage.scene.advance(1)
    moment = stage.scene.timeline.moment(at(stage)[0], thinks=True)
    return moment.after[1], moment.lines_run.decided


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("by_click", "way_is_right", "line_is_right"),
    [(False, True, True), (True, True, False), (False, False, True), (True, False, False)],
)
def test_a_way_and_a_line_are_asked_shown_and_counted(
    asking, by_click, way_is_right, line_is_right
):
    stage = asking
    (tick, _) = at(asking)
    timeline = stage.scene.timeline
    place = timeline.place(tick)
    (went, decides) = answer(stage)
    is_open = {way: timeline.heya.is_open(stepped(place, way)) for way in Heading}
    assert sum(is_open.values()) >= 3
    marked_ways = [choice.way for choice in stage.as_frame().shown.choices]
    assert marked_ways == [way for way in Heading if is_open[way]]
    for way in Heading:
        if not is_open[way]:
            press(stage, KEY[way])
            assert stage.guessing.asks is Question.WHAT, "only an open way is a guess"
    way = (
        went
        if way_is_right
        else next(each for each in Heading if is_open[each] and each is not went)
    )
    if by_click:
        click(stage, on_map(stage, stepped(place, way)).center)
    else:
        press(stage, KEY[way])
    frame = stage.as_frame()
    assert at(stage) == (tick, False)
    number = [each for each in Heading if is_open[each]].index(way) + 1
    assert frame.shown.choices == ()
    assert guessed_in(frame) == (number, way)
    assert frame.strip.sentence == "And which line of the rule will decide?"
    assert not frame.strip.did
    assert marked(stage) == [set(), set()]
    assert stage.guessing.asked == 0
    other = next(line for line in answering_lines(stage) if line != decides)
    click_on(stage, CodeLine(decides if line_is_right else other))
    strip = stage.as_frame().strip
    assert at(stage) == (tick, True)
    # Where a rule notes a card and then asks another rule, both lines speak.
    assert 1 <= len(marked(stage)[1]) <= 2
    assert strip.score == Score(1, int(way_is_right), int(line_is_right))
    if len(marked(stage)[1]) == 1:  # Otherwise two lines are right.
        assert strip.sentence == answer_words(stage, is_way=way_is_right, is_line=line_is_right)
    assert guessed_in(stage.as_frame()) == (number, way), "it stays until the next step"
    assert strip.did == did(stage.scene.timeline.moment(tick, thinks=True))
    click_on(stage, CodeLine(decides))
    press(stage, KEY[went])
    assert stage.guessing.asked == 1, "a guess is made once"


def answering_lines(stage):
    """The lines of the rule in sight that can answer."""
    stage.draw()
    targets = [target.what for target in stage.drawn.targets]
    lines = [what.line for what in targets if isinstance(what, CodeLine)]
    return [line for line in lines if "return" in text_of(stage, line)]


def text_of(stage, line):
    """The line of a file as it stands there."""
    path, number = line
    return Path(path).read_text().split("\n")[number - 1]


@pytest.mark.thorough
@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize("speed", [pytest.param(4.0, marks=pytest.mark.thorough), 100.0])
def test_a_run_that_plays_pauses_at_each_junction_and_goes_on_after_the_answer(asking, speed):
    stage = asking
    asked = []
    stage.player.pace.speed = speed
    for _ in range(3):
        if not stage.player.playing:
            press(stage, pygame.K_SPACE)
        with unseen(stage):
            for _ in range(400):
                stage.frame(0.05)
                if stage.guessing.asks:
                    break
        asked.append(at(stage))
        for _ in range(30):
            stage.frame(0.05)
        assert not stage.as_frame().playing, "the button says Play while the class is asked"
        assert at(stage) == asked[-1], "it waits for the answer"
        went, decides = answer(stage)
        press(stage, KEY[went])
        click_on(stage, CodeLine(decides))
        assert at(stage) == (asked[-1][0], True)
    timeline = stage.scene.timeline
    junctions = [tick for tick in range(timeline.last) if timeline.view(tick).open_count >= 3]
    assert asked == [(tick, False) for tick in junctions[:3]]
    assert stage.as_frame().strip.score == Score(3, 3, 3)


def test_the_line_that_answers_in_a_rule_that_is_called_is_right_too():
    stage = stage_at(6, "05", map="loop")
    press(stage, pygame.K_g)
    went, _ = answer(stage)
    press(stage, KEY[went])
    stage.guessing.guess_why(stage.scene.timeline.moment(6, thinks=True).lines_run.spoken_lines[-1])
    assert stage.as_frame().strip.score == Score(1, 1, 1)


def junction(stage, ways=3, after=0):
    """The first tick after another at a junction of so many open ways."""
    stage.scene.advance(100)
    view = stage.scene.timeline.view
    return next(tick for tick in range(after + 1, 100) if view(tick).open_count == ways)


@pytest.mark.parametrize(
    ("lesson", "thinks"),
    [
        ("03", False),
        ("04", True),
        pytest.param("03", True, marks=pytest.mark.thorough),
        pytest.param("04", False, marks=pytest.mark.thorough),
    ],
)
def test_g_at_a_junction_asks_at_once_and_neither_n_nor_space_gives_the_answer(lesson, thinks):
    stage = paused_stage(lesson, LARGE)
    tick = junction(stage)
    stage.player.seek(tick)
    stage.player.half += thinks
    settle(stage)
    press(stage, pygame.K_g)
    for key in (0, pygame.K_n, pygame.K_n, pygame.K_SPACE):
        if key:
            press(stage, key)
            settle(stage)
        frame = stage.as_frame()
        assert at(stage) == (tick, False)
        assert not frame.playing
        assert frame.strip.asks
        assert frame.strip.coins == ()
        assert len(frame.shown.choices) >= 3
        assert marked(stage) == [set(), set()]
    assert stage.guessing.asked == 0
    if lesson == "04":
        press(stage, pygame.K_1)
        press(stage, pygame.K_n)
        assert at(stage) == (tick, False)
        assert stage.guessing.asks is Question.WHY


def test_where_coins_are_tossed_each_possible_way_is_a_guess_and_no_luck_is_counted():
    told = {}
    for number in range(4):
        stage = paused_stage("03", LARGE, map="open_square", seed=1)
        tick = junction(stage, ways=4)
        stage.player.seek(tick)
        press(stage, pygame.K_g)
        moment = stage.scene.timeline.moment(tick, thinks=True)
        way = ways_of(stage)[number]
        stage.guessing.guess_way(way)
        strip = stage.as_frame().strip
        assert strip.score is None
        told[turn_between(moment.heading, way)] = (at(stage), strip.sentence)
        if way is moment.after[1]:
            assert strip.sentence == "Yes, it could, and it did."
    front = next(row for row in answering_lines(stage) if "AHEAD" in text_of(stage, row))
    never = f"It never turns back here. If no coin comes up 0, line {front[1]} decides."
    assert told.pop(Turn.BACK) == ((tick, False), never), "it may be guessed once more"
    assert {half for half, _ in told.values()} == {(tick, True)}
    others = {turn: words for turn, (_, words) in told.items() if turn is not moment.turn}
    assert len(others) == 2
    assert all(words.startswith("It could have, but ") for words in others.values())
    assert all(words.endswith(f"{moment.turn.word}.") for words in others.values())


def test_the_question_says_what_to_do_and_where_coins_are_tossed_it_asks_what_is_possible():
    told = {}
    for lesson in ("03", "04"):
        stage = paused_stage(lesson, LARGE, map="open_square", seed=1)
        stage.player.seek(junction(stage))
        press(stage, pygame.K_g)
        settle(stage)
        strip = stage.as_frame().strip
        told[lesson] = (strip.sentence, strip.more)
    assert told["04"] == ("Where will it go?", "Press 1, 2 or 3, or click a way.")
    assert told["03"] == (
        "Which ways can it take now? Click one.",
        "Press 1, 2 or 3, or click a way.",
    )


def test_away_from_a_junction_it_is_said_where_the_guessing_begins_and_nothing_is_marked():
    stage = stage_at(1, "04", thinks=True, map="loop")
    assert marked(stage)[1]
    press(stage, pygame.K_g)
    strip = stage.as_frame().strip
    assert strip.sentence == "At the next junction, you guess first."
    assert "Press Space" in strip.more
    assert marked(stage) == [set(), set()]
    press(stage, pygame.K_n, pygame.K_n)
    settle(stage)
    assert not stage.scene.timeline.view(at(stage)[0]).is_junction
    assert stage.as_frame().strip.more == "At the next junction, you guess first."
    press(stage, pygame.K_g)
    assert not stage.as_frame().strip.more


def test_the_score_is_said_in_words():
    pen = Pen(pygame.Surface((600, 60)), LIGHT, Lettering(), Pictures(), 21, 17)
    draw_score(pen, pen.window.get_rect(), Score(3, 2, 1))
    assert [each.text for each in pen.written] == ["Ways: 2 of 3", "Reasons: 1 of 3"]


def test_without_guessing_a_number_says_how_to_begin():
    stage = stage_at(12)
    press(stage, pygame.K_2)
    assert stage.as_frame().strip.news == "Press G to guess."


def test_without_guessing_the_arrows_are_back_and_on_at_a_junction_too():
    stage = stage_at(12)
    press(stage, pygame.K_RIGHT)
    assert at(stage) == (12, True)
    assert stage.as_frame().shown.choices == ()
    assert stage.guessing.asked == 0


def guess(stage, *, is_way: bool, is_line: bool) -> None:
    """Go on to the next junction, and guess its way and its line, right or wrong."""
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    went, decided = answer(stage)
    ways = ways_of(stage)
    stage.guessing.guess_way(went if is_way else next(way for way in ways if way is not went))
    others = [line for line in answering_lines(stage) if line != decided]
    stage.guessing.guess_why(decided if is_line else others[0])


@pytest.mark.thorough
def test_ways_and_lines_are_counted_each_for_themselves_also_after_a_wrong_guess():
    stage = paused_stage("04")
    press(stage, pygame.K_g)
    assert stage.as_frame().strip.score is None, "there is nothing to show yet"
    score = [0, 0]
    for asked, (is_way, is_line) in enumerate(ANSWERS, 1):
        guess(stage, is_way=is_way, is_line=is_line)
        score[0] += is_way
        score[1] += is_line
        strip = stage.as_frame().strip
        assert strip.score == Score(asked, *score)
        assert strip.sentence == answer_words(stage, is_way=is_way, is_line=is_line)


def test_only_open_ways_can_be_guessed():
    stage = paused_stage("04")
    press(stage, pygame.K_g)
    timeline = stage.scene.timeline
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    place = timeline.place(at(stage)[0])
    is_open = {way: timeline.heya.is_open(stepped(place, way)) for way in Heading}
    assert list(is_open.values()).count(False) == 1, "with all four open, nothing could be wrong"
    assert set(ways_of(stage)) == {way for way in Heading if is_open[way]}


def asked_why(lesson, size=LARGE, **options):
    """A stage on which the class has guessed a way, and is asked for the line."""
    stage = paused_stage(lesson, size, **options)
    press(stage, pygame.K_g)
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    settle(stage)
    stage.guessing.guess_way(ways_of(stage)[0])
    return stage


@pytest.mark.parametrize("lesson", ["04", pytest.param("05", marks=pytest.mark.thorough)])
def test_a_line_that_cannot_answer_is_no_guess_and_the_class_has_another_try(lesson):
    stage = asked_why(lesson)
    tick, _ = at(stage)
    stage.draw()
    clicked = {target.what for target in stage.drawn.targets if isinstance(target.what, CodeLine)}
    hints = {}
    for what in clicked:
        code = text_of(stage, what.line).split("#")[0].split()
        if "return" in code or "#" in text_of(stage, what.line):
            continue
        click_on(stage, what)
        assert stage.guessing.asks is Question.WHY
        assert at(stage) == (tick, False)
        assert marked(stage) == [set(), set()], "nothing is given away"
        hints[code[0]] = stage.as_frame().strip.sentence
    assert stage.guessing.asked == 0
    asks = {hints.pop(word) for word in ("if", "elif") if word in hints}
    assert asks == {"That line only asks. Which one decides?"}
    assert set(hints.values()) == {"That line doesn't decide. Which one does?"}
    click_on(stage, CodeLine(answering_lines(stage)[0]))
    assert stage.guessing.asked == 1
    assert "That line" not in stage.as_frame().strip.sentence


def test_of_a_hint_nothing_is_left_at_the_next_question():
    stage = asked_why("04", (640, 480))
    decides = answer(stage)[1]
    stage.guessing.guess_why((decides[0], decides[1] - 1))
    assert "That line" in stage.as_frame().strip.sentence
    stage.guessing.guess_why(decides)
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    settle(stage)
    assert stage.as_frame().strip.sentence == "Where will it go?"
    press(stage, pygame.K_1)
    assert stage.as_frame().strip.sentence == "And which line of the rule will decide?"


def test_a_rule_of_one_expression_can_be_guessed(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Turn, show\n\n"
        "mine = lambda view: Turn.RIGHT if view.right else Turn.LEFT\n\n"
        "show(mine)\n"
    )
    stage = asked_why(path)
    decides = answer(stage)[1]
    stage.guessing.guess_why(decides)
    assert stage.as_frame().strip.score.lines == 1


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.sweep(2)
def test_the_number_on_a_way_is_its_key(number):
    stage = paused_stage("05", LARGE, map="trap_room")
    stage.scene.advance(50)
    tick = next(tick for tick in range(50) if stage.scene.timeline.view(tick).open_count == 4)
    stage.player.seek(tick)
    press(stage, pygame.K_g)
    ways = ways_of(stage)
    assert len(ways) == 4
    stage.draw()
    place = stage.scene.timeline.place(tick)
    beside = {way: on_map(stage, stepped(place, way)) for way in ways}
    around = on_map(stage, place).inflate(200, 200)
    (written,) = [
        each
        for each in stage.drawn.written
        if each.text == str(number) and around.contains(each.at)
    ]
    pointed = next(way for way in ways if beside[way].collidepoint(written.at.center))
    press(stage, getattr(pygame, f"K_{number}"))
    assert stage.guessing.choice.way is pointed


def test_a_number_without_a_way_is_no_guess():
    stage = paused_stage("04", LARGE)
    press(stage, pygame.K_g)
    with unseen(stage):
        while stage.guessing.asks is not Question.WHAT:
            press(stage, pygame.K_n)
    ways = ways_of(stage)
    assert len(ways) == 3
    press(stage, pygame.K_4)
    assert stage.guessing.asks is Question.WHAT
    press(stage, pygame.K_KP3)
    assert stage.guessing.choice.way is ways[2]


def test_the_score_is_two_bars_as_long_as_the_guesses_that_were_right():
    pen = Pen(pygame.Surface((600, 60)), LIGHT, Lettering(), Pictures(), 21, 17)
    lengths = []
    for ways, lines in ((4, 1), (2, 4), (0, 3)):
        pen.window.fill(LIGHT.panel)
        draw_score(pen, pen.window.get_rect(), Score(4, ways, lines))
        row = [pen.window.get_at((x, 30))[:3] == LIGHT.good for x in range(600)]
        lengths.append((sum(row[:290]), sum(row[290:])))
    (full, quarter), (half, other), (none, more) = lengths
    assert half / full == pytest.approx(0.5, abs=0.05)
    assert quarter / other == pytest.approx(0.25, abs=0.05)
    assert more / other == pytest.approx(0.75, abs=0.05)
    assert none == 0
    assert full > 60


def test_in_a_small_window_the_rule_comes_up_while_a_line_is_to_be_clicked():
    stage = asked_why("04", (640, 480))
    _, decides = answer(stage)
    click_on(stage, CodeLine(decides))
    assert stage.as_frame().sheet is None
    assert stage.as_frame().strip.score.lines == 1


def test_in_a_small_window_what_is_to_be_done_stands_over_the_rule():
    stage = asked_why("04", (640, 480))
    assert "Click the line that will decide." in words_on(stage)
    press(stage, pygame.K_n)
    assert "Guess first: click a line." in words_on(stage)
    file, line = answer(stage)[1]
    stage.guessing.guess_why((file, line - 1))
    assert "That line only asks. Which one decides?" in words_on(stage)


def test_a_line_that_answers_but_not_here_is_a_wrong_guess():
    stage = asked_why("05", map="loop")
    decides = answer(stage)[1]
    other = next(line for line in answering_lines(stage) if line != decides)
    stage.guessing.guess_why(other)
    assert stage.as_frame().strip.score.lines == 0
    assert f"Line {decides[1]} decides." in stage.as_frame().strip.sentence


def test_in_lesson_6_the_counts_of_lines_make_room_for_the_numbers_of_the_ways(monkeypatch):
    drawn = []
    monkeypatch.setattr(walk_painter, "draw_tallies", lambda *given: drawn.append(given))
    stage = stage_at(2, "06", map="trap_room")
    stage.draw()
    assert drawn, "here the counts would hide the numbers"
    press(stage, pygame.K_g)
    drawn.clear()
    stage.draw()
    area = stage.drawn.maps[0].area
    on_it = [each.text for each in stage.drawn.written if area.contains(each.at)]
    assert on_it[-4:] == ["1", "2", "3", "4"]
    press(stage, pygame.K_2)
    assert stage.as_frame().shown.guessed[0] == 2
    assert not drawn
    stage.guessing.guess_why(answer(stage)[1])
    press(stage, pygame.K_g)
    press(stage, pygame.K_b)
    stage.draw()
    assert drawn


@pytest.mark.parametrize("lesson", ["05", "06"])
def test_the_numbers_lie_on_top_of_all_else(monkeypatch, lesson):
    stage = paused_stage(lesson, LARGE, map="trap_room")
    tick = junction(stage, ways=4)
    stage.player.seek(tick)
    press(stage, pygame.K_g)
    order = []
    for name in ("numbered_way", "card", "lifted_card", "target", "walker", "line"):
        method = getattr(MapDrawing, name)

        def noted(drawing, *given, method=method, name=name, **named):
            order.append(name)
            return method(drawing, *given, **named)

        monkeypatch.setattr(MapDrawing, name, noted)
    stage.draw()
    assert order[-4:] == ["numbered_way"] * 4
    assert order.count("numbered_way") == 4
    assert "target" in order


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_SPACE])
def test_no_key_passes_over_a_question_it_is_said_how_to_answer_and_how_to_end(key):
    stage = paused_stage("04", LARGE)
    stage.player.seek(junction(stage))
    press(stage, pygame.K_g)
    settle(stage)
    usual = stage.as_frame().strip
    press(stage, key)
    strip = stage.as_frame().strip
    assert strip.sentence == "Guess first. Press 1, 2 or 3, or click a way."
    assert strip.more == "G stops the guessing."
    assert usual != strip
    press(stage, pygame.K_1)
    assert stage.as_frame().strip.sentence == "And which line of the rule will decide?"
    press(stage, key)
    assert "Guess first: click a line." in stage.as_frame().strip.sentence
    there = at(stage)[0]
    stage.player.seek(junction(stage, after=there))
    assert stage.as_frame().strip.sentence == "Where will it go?", "the hint was about one tick"
    press(stage, pygame.K_g)
    assert stage.guessing.asks is None
    assert "Guess" not in stage.as_frame().strip.sentence


def test_the_play_button_says_that_the_class_is_to_guess_and_only_then():
    stage = paused_stage("04", LARGE)
    tick = junction(stage)
    stage.player.seek(tick - 1)
    press(stage, pygame.K_g, pygame.K_SPACE)
    assert word_on_play(stage) == "Pause"
    for _ in range(40):
        stage.frame(0.05)
    assert stage.guessing.asks is Question.WHAT
    assert word_on_play(stage) == "Guess"
    press(stage, pygame.K_1)
    assert word_on_play(stage) == "Guess"
    stage.guessing.guess_why(answer(stage)[1])
    assert word_on_play(stage) == "Pause", "it plays on by itself"


def test_while_the_walker_comes_to_a_junction_nothing_is_asked_yet():
    stage = paused_stage("04", LARGE)
    stage.player.seek(junction(stage) - 1)
    press(stage, pygame.K_g, pygame.K_n, pygame.K_n)
    assert stage.player.phase < 1
    assert word_on_play(stage) == "Play"
    assert stage.as_frame().shown.choices == ()
    settle(stage)
    assert word_on_play(stage) == "Guess"
    assert len(stage.as_frame().shown.choices) == 3


def test_g_says_in_the_small_heading_that_it_is_over_and_where_it_begins_while_it_plays():
    stage = paused_stage("04", LARGE)
    press(stage, pygame.K_SPACE, pygame.K_g)
    assert stage.as_frame().strip.news == "At the next junction, you guess first."
    press(stage, pygame.K_g)
    assert stage.as_frame().strip.news == "The guessing is over"
    stage.player.seek(junction(stage))
    press(stage, pygame.K_g)
    strip = stage.as_frame().strip
    assert (strip.news, strip.heading) == ("", "First guess: which way?")


def word_on_play(stage):
    """The word on the play button."""
    button = rect_of(stage, Command.PLAY)
    (word,) = [
        each.text
        for each in stage.drawn.written
        if button.contains(each.at) and each.text.isalpha()
    ]
    return word


@pytest.mark.parametrize("plays", [True, False])
def test_after_the_answer_a_run_goes_on_by_itself_if_it_played(plays):
    stage = paused_stage("04", LARGE)
    tick = junction(stage)
    stage.player.seek(tick)
    press(stage, pygame.K_g)
    if plays:
        press(stage, pygame.K_SPACE)
    press(stage, pygame.K_1)
    stage.guessing.guess_why(answer(stage)[1])
    for _ in range(round(0.9 * ANSWER_SECONDS / 0.05)):
        stage.frame(0.05)
    assert at(stage) == (tick, True), "there is time to read the answer"
    assert stage.as_frame().strip.heading == "The answer"
    for _ in range(20):
        stage.frame(0.05)
    assert (at(stage)[0] > tick) == plays


def test_a_guess_is_counted_also_where_the_rule_thinks_for_longer_than_a_frame(monkeypatch):
    stage = paused_stage("04", LARGE)
    tick = junction(stage)
    stage.player.seek(tick)
    press(stage, pygame.K_g, pygame.K_1)
    decides = answer(stage)[1]
    with monkeypatch.context() as slow:
        slow.setattr(stage.player, "step", lambda: None)
        stage.guessing.guess_why(decides)
        assert stage.guessing.asked == 0
        stage.frame(0.0)
        assert stage.guessing.asked == 0
    stage.player.half += 1
    stage.frame(0.0)
    assert stage.as_frame().strip.score.lines == 1


def test_in_lesson_6_the_line_that_is_marked_can_be_clicked():
    stage = stage_at(2, "06", map="trap_room")
    press(stage, pygame.K_g, pygame.K_1)
    moment = stage.scene.timeline.moment(2, thinks=True)
    strong = stage.scene.source.strong(moment.lines_run)
    assert "return" in text_of(stage, strong)
    stage.guessing.guess_why(strong)
    assert stage.as_frame().strip.score.lines == 1
