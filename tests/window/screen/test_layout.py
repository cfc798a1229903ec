"""The stage as drawn: letters are large, and no text is cut or lies over another."""

import re
from types import SimpleNamespace

import pytest
from pygame import K_1, K_e, K_g, K_n, K_o, Rect, Surface

from mazelib.window.door.door import Door
from mazelib.window.drawing.pen import Written
from mazelib.window.input.clicks import CodeLine, TimelineBar
from mazelib.window.input.keys import Command
from mazelib.window.screen.key_page import key_groups
from mazelib.window.screen.layout import text_size
from tests.samples import SCRIPTS
from tests.window.on_stage import panel_key, paused_stage, press, settle

THOROUGH = pytest.mark.thorough
SIZES = [(1280, 800), (1024, 768), (1920, 1080), (800, 1280), (640, 480), (480, 360)]
#: All of these; all but the usual one and the one with the least room when asked for.
MOST_SIZES = [
    pytest.param(size, marks=() if size[0] in (1280, 480) else THOROUGH) for size in SIZES
]
#: The same in the light. In the dark, where every text has the same place, two of them.
LOOKS = [
    *(pytest.param(*size.values, False, marks=size.marks) for size in MOST_SIZES),
    *(pytest.param(size, True, marks=THOROUGH) for size in (SIZES[0], SIZES[-1])),
]
NUMBERS = sorted(path.name[:2] for path in SCRIPTS.glob("[0-9]*.py"))
#: All lessons; those of a kind and with panels that another has, when asked for.
ONE_OF_A_KIND = [
    pytest.param(number, marks=THOROUGH if number in ("03", "05", "09", "10") else ())
    for number in NUMBERS
]


def stage_at(lesson, size, tick, *, thinks=False, commands=(), **options):
    stage = paused_stage(lesson, size, **options)
    stage.player.begun = tick > 0
    stage.scene.advance(tick + 1)
    if tick:
        stage.player.seek(min(tick, stage.scene.last))
    stage.player.half += (
        thinks and stage.scene.features.has_halves and stage.player.tick < stage.scene.last
    )
    for command in commands:
        stage.do(command)
    stage.draw()
    return stage


def share_of_map(stage) -> float:
    """How much of the window the places of the map cover."""
    area = stage.drawn.maps[0].area
    (width, height) = stage.window.surface.get_size()
    return area.width * area.height / (width * height)


@pytest.mark.parametrize(
    ("name", "shares"),
    # As measured: what the map covers at each of SIZES as lesson 4 opens, in percent at the least.
    [
        ("first", (17, 16, 18, 17, 25, 19)),
        ("trap_room", (18, 16, 16, 18, 18, 14)),
    ],
)
@pytest.mark.sweep(1)
def test_maps_of_several_shapes_get_their_share_of_every_window(name, shares):
    got = [share_of_map(stage_at("04", size, 9, map=name)) for size in SIZES]
    assert all(share * 100 >= asked for share, asked in zip(got, shares, strict=True)), got


@pytest.mark.parametrize("lesson", ONE_OF_A_KIND)
@pytest.mark.parametrize(("size", "is_dark"), LOOKS)
@pytest.mark.sweep(8)
def test_no_text_is_cut_or_lies_over_another_and_none_is_too_small(lesson, size, is_dark):
    for tick, thinks in ((0, False), (11, False), (11, True), (2000, False)):
        stage = stage_at(lesson, size, tick, thinks=thinks)
        stage.is_dark = is_dark
        # The sheets of a small window; then help, and then the menu: they are always the same.
        sheets = stage.panels.sheet_keys
        pages = (Command.HELP, Command.ABOUT, Command.MORE) if tick == 0 else ()
        for command in (None, *sheets, *pages):
            if command:
                stage.do(command)
            if command or is_dark:
                stage.draw()
            for problem in problems_of(stage):
                raise AssertionError((lesson, size, command, tick, thinks, problem))


@pytest.mark.parametrize("lesson", ["02", "04", "07", "08", "12"])
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(4)
def test_the_controls_have_room_for_their_words_and_handles_while_it_plays(lesson, size):
    stage = stage_at(lesson, size, 3)
    for plays in (False, True):
        stage.player.playing = plays
        stage.draw()
        assert not [*problems_of(stage)]
        bar = stage.drawn.timeline
        others = [target.at for target in stage.drawn.targets if target.what != TimelineBar()]
        handle = bar.inflate(round(1.4 * text_size(size).usual), 0) if bar else Rect(0, 0, 0, 0)
        assert handle.collidelist(others) == -1


def problems_of(stage):
    """What is wrong with the texts of the frame drawn last."""
    window = stage.window.surface.get_rect()
    smallest = text_size(window.size).smallest
    texts = [text for text in stage.drawn.written if not is_code(stage, text)]
    for text in texts:
        if not window.contains(text.at):
            yield "outside of the window", text
        if text.at.width > text.room.width + 2:
            yield "wider than its room", text
        # A sign on a map is as large as its place; small headings have 14 pixels or more.
        is_sign = len(text.text) == 1 or stage.lesson.name == "look"
        if text.size < min(14, smallest) and not is_sign:
            yield "too small", text
        if text.at.height > text.size * 1.4:
            yield "odd", text
    # The letters of a line are lower than its box, so boxes may touch by a few pixels.
    boxes = [text.at.inflate(-2, -text.size // 3) for text in texts]
    for number, one in enumerate(texts):
        later = number + 1
        for other in boxes[number].collidelistall(boxes[later:]):
            yield "one over the other", one, texts[later + other]


def is_code(stage, text):
    """Whether a text is of the rule: a learner's line may be longer than its place, and is cut.

    That no line of a lesson is, test_code_panel.py knows.
    """
    targets = stage.drawn.targets
    pages = [target.at for target in targets if target.what is None]
    rows = [target.at for target in targets if isinstance(target.what, CodeLine)]
    return text.at.collidelist(rows) >= 0 and not any(page.contains(text.at) for page in pages)


def test_two_texts_that_overlap_are_named_among_many():
    window = Surface((1280, 800))
    texts = [
        Written(text, Rect(10, y, 80, 20), 20, Rect(10, y, 80, 20))
        for text, y in (("a", 0), ("b", 40), ("c", 80), ("d", 50))
    ]
    stage = SimpleNamespace(
        window=SimpleNamespace(surface=window),
        drawn=SimpleNamespace(written=texts, targets=[]),
        overlay=None,
        lesson=SimpleNamespace(name="walk"),
    )
    assert [*problems_of(stage)] == [("one over the other", texts[1], texts[3])]


@pytest.mark.parametrize(
    ("size", "sentence", "title", "text", "code", "heading"),
    [
        ((1280, 800), 32, 28, 21, 20, 14),
        ((800, 1280), 32, 24, 21, 20, 14),
        ((1920, 1080), 43, 38, 28, 27, 14),
        ((1024, 768), 24, 20, 17, 16, 14),
        ((640, 480), 20, 14, 14, 14, 14),
        ((480, 360), 18, 14, 14, 14, 14),
        pytest.param((2560, 1600), 64, 56, 42, 40, 28, marks=THOROUGH),
    ],
)
@pytest.mark.sweep(2)
def test_letters_are_at_least_as_large_as_their_window_needs(
    size, sentence, title, text, code, heading, tmp_path
):
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "04_mine.py"
    script = (SCRIPTS / "04_right_hand.py").read_text()
    path.write_text(re.sub('task=".*"', 'task="Keep your right hand on the wall."', script))
    stage = stage_at(path, size, 12, thinks=True, map="first")
    written = {each.text.strip(): each.size for each in stage.drawn.written}
    if stage.window.is_small:
        stage.do(panel_key(stage, "code"))
        stage.draw()
        written |= {each.text.strip(): each.size for each in stage.drawn.written}
    assert written["Right is open: turn right."] >= sentence
    assert written["THE RULE SAYS"] >= heading
    assert written["return Turn.RIGHT"] >= code
    assert next(written[each] for each in written if each.startswith("Keep your")) >= title
    assert text_size(size).usual >= text
    is_plain = {words: size for words, size in written.items() if words != "THE RULE SAYS"}
    assert min(is_plain.values()) >= text_size(size).smallest >= (14 if size[0] < 900 else 16)


@pytest.mark.parametrize("lesson", ONE_OF_A_KIND)
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(6)
def test_help_and_menu_are_never_blank_cut_or_too_small(lesson, size):
    stage = paused_stage(lesson, size)
    for command in (Command.HELP, Command.MORE):
        stage.do(command)
        stage.draw()
        (sheet,) = [target.at for target in stage.drawn.targets if target.what is None]
        body = [text for text in stage.drawn.written if sheet.contains(text.at)]
        assert len(body) > 8
        assert not [*problems_of(stage)]
        smallest = text_size(size).smallest
        assert all(text.size >= smallest for text in body)
        assert not any("…" in text.text for text in body)


def test_the_lessons_own_page_has_its_three_blocks_and_the_map():
    for size in SIZES:
        stage = stage_at("04", size, 0, commands=(Command.ABOUT,))
        words = [text.text for text in stage.drawn.written]
        titles = [words.index(title) for title in ("Idea", "Try", "Next", "The map")]
        assert titles == sorted(titles), size


def test_help_has_a_cap_for_each_key_beside_what_it_does_at_every_size():
    for size in SIZES:
        stage = stage_at("04", size, 0, commands=(Command.HELP,))
        groups = key_groups(stage.scene, is_small=stage.window.is_small)
        assert 3 <= len(groups) <= 5
        written = {text.text: text.at for text in stage.drawn.written}
        for group in groups:
            assert group.heading.upper() in written
            for row in group.rows:
                if row.key == "F":  # The eyes are open, or a button opens them.
                    continue
                cap = written[row.key]
                meaning = written[row.meaning]
                assert cap.right < meaning.left
                assert abs(cap.centery - meaning.centery) <= 2


@pytest.mark.parametrize(
    ("lesson", "has", "lacks"),
    [
        ("02", ("Arrow keys: ", "M: ", "F10: "), ("dice", "coin", "Space: ", "tick", "Home")),
        ("03", ("Space: ", "other coins", "G: "), ("dice", "another maze", "F11", "C: ")),
        ("04", ("Space: ", "R: start again", "G: "), ("Mouse", "dice", "coins)", "F11", "C: ")),
        ("05", ("Mouse: point at a line",), ("dice", "coins)")),
        ("08", ("another maze", "G: guess what it will do"), ("dice", "coins)", "guess where")),
    ],
)
def test_help_names_the_keys_that_matter_in_this_lesson(lesson, has, lacks):
    stage = paused_stage(lesson, SIZES[0])
    groups = key_groups(stage.scene, in_sight=("code",))
    rows = [f"{row.key}: {row.meaning}" for group in groups for row in group.rows]
    keys = "\n".join(rows)
    assert [words for words in has if words not in keys] == []
    assert [words for words in lacks if words in keys] == []
    assert 3 <= len(groups) <= 5
    assert len(rows) <= 15


def test_tick_and_seed_stand_at_the_foot_of_the_menu_and_not_in_help():
    for command in (Command.HELP, Command.MORE):
        for size in SIZES:
            stage = stage_at("03", size, 5, commands=(command,))
            has_seed = any("seed 0" in text.text for text in stage.drawn.written)
            assert has_seed == (command is Command.MORE), (command, size)


def test_help_begins_with_what_one_does_in_this_lesson_and_names_nothing_without_effect():
    first = {lesson: key_groups(paused_stage(lesson).scene)[0].rows for lesson in ("01", "02")}
    assert [row.key for row in first["01"]] == [
        "Click", "Drag", "a b c", "Arrow keys", "Z", "Shift Z", "R",
    ]  # fmt: skip
    assert first["02"][0].key == "Arrow keys"
    keys = dict[str, set[str]]()
    for lesson in ("04", "05"):
        keys[lesson] = set()
        for group in key_groups(paused_stage(lesson).scene):
            keys[lesson].update(row.key for row in group.rows)
    assert "1 2 3 4" not in keys["04"], "they do nothing yet"
    guesses = key_groups(paused_stage("04").scene, is_guessing=True)
    assert "1 2 3 4" in {row.key for group in guesses for row in group.rows}
    assert "K" not in keys["04"], "a function remembers nothing"
    assert "K" in keys["05"]
    menu = stage_at("04", SIZES[0], 0, commands=(Command.MORE,))
    assert "See the rule" not in [text.text for text in menu.drawn.written]


@pytest.mark.parametrize("size", MOST_SIZES)
def test_a_docstring_of_any_length_fits_the_help_page(size, tmp_path):
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "04_mine.py"
    text = (SCRIPTS / "04_right_hand.py").read_text()
    for words in ("word " * 2000, "Short one. " * 300, "Unbroken" * 400):
        path.write_text(text.replace("What to try:  ", f"What to try:  {words}\n", 1))
        stage = stage_at(path, size, 0, commands=(Command.ABOUT,))
        assert not [*problems_of(stage)]
        assert any(each.text == "Idea" for each in stage.drawn.written)


@pytest.mark.parametrize("size", MOST_SIZES)
def test_a_task_and_a_comment_of_any_length_fit_their_places(size, tmp_path):
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "04_mine.py"
    text = (SCRIPTS / "04_right_hand.py").read_text()
    long = "How very long a sentence of somebody can be, if nobody ends it " * 12
    path.write_text(
        text.replace("# Right is open: turn right.", f"# {long}").replace("Keep your", long)
    )
    stage = stage_at(path, size, 12, thinks=True)
    settle(stage)
    stage.draw()
    assert not [*problems_of(stage)]


@pytest.mark.parametrize("size", [(479, 360), (480, 359), (200, 1500), (300, 200), (60, 60)])
@pytest.mark.sweep(2)
def test_a_window_without_room_for_the_stage_says_so_and_nothing_else(size, tmp_path):
    stage = paused_stage("04", size)
    stage.draw()
    door = Door(tmp_path)
    for pen in (stage.drawn, door.draw()):
        words = " ".join(text.text for text in pen.written)
        assert words == "This window is too small. Make it larger." or size == (60, 60)
        assert not pen.targets
        window = Rect((0, 0), size)
        assert all(window.contains(text.at) for text in pen.written) or size == (60, 60)


def test_in_the_smallest_window_the_title_is_whole_and_the_map_keeps_its_name():
    stage = stage_at("04", (480, 360), 0)
    header = [each.text for each in stage.drawn.written if each.at.bottom <= 40]
    assert stage.lesson.task in " ".join(header)
    assert stage.scene.name in header


def test_in_a_tall_window_the_words_beside_an_empty_card_stand_below_it():
    stage = stage_at("05", (800, 1280), 0)
    assert any("No cards yet. Each" in each.text for each in stage.drawn.written)


@pytest.mark.parametrize("lesson", ["08", "09", "10"])
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(3)
def test_while_the_class_guesses_what_a_maker_does_no_text_is_cut_or_lies_over_another(
    lesson, size
):
    stage = stage_at(lesson, size, 0)
    press(stage, K_g)
    asked = 0
    while asked < 3:
        if stage.guessing.asks:
            asked += 1
            for keys in ((), (K_n,), (K_1,)):
                press(stage, *keys)
                settle(stage)
                stage.draw()
                assert not [*problems_of(stage)], (stage.player.half, keys)
        press(stage, K_n)
        settle(stage)


#: The smallest letters that the last row can read, where a projector shows 1280 x 800.
READABLE = 18


@pytest.mark.parametrize("lesson", ["08", "09", "10"])
def test_the_last_row_can_read_all_letters_of_a_maker_even_in_the_menu_and_for_ever(lesson):
    stage = stage_at(lesson, (1280, 800), 1)
    seen = set()
    for key in (K_n, K_n, K_e, K_g, K_g, K_o):
        press(stage, key)
        settle(stage)
        stage.draw()
        seen |= {(each.size, each.text) for each in stage.drawn.written}
    assert {"forever", "GUESS"} <= {text for _size, text in seen}
    assert [each for each in sorted(seen) if each[0] < READABLE] == []
