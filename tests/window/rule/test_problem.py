"""What is wrong, as the strip shows it: place, words, the line with its mark, and advice.

Asked of every broken map and every broken strategy that is kept as a file.
"""

from pathlib import Path

import pygame
import pytest

from mazelib.maps.folder import read_heya
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.painters.problem import draw_problem
from mazelib.window.pictures import Pictures
from mazelib.window.rule.problem import problem_of, unusable
from mazelib.window.screen.layout import Share, laid_out, text_size
from tests.examples import is_thorough
from tests.learners import BROKEN, error_of
from tests.samples import TESTS
from tests.window.on_stage import pixels_of
from tests.window.screen.test_layout import SIZES

BROKEN_MAPS = sorted(
    path for path in (TESTS / "broken_maps").glob("*.txt") if ".message" not in path.name
)
BROKEN_RULES = sorted(path for path in BROKEN.glob("*.py") if path.with_suffix(".txt").exists())
LETTERING = Lettering()


def spread(paths: list[Path]) -> list[Path]:
    """All of them in the thorough run, and every fourth in any other."""
    return paths[:: 1 if is_thorough() else 4]


def map_error(path) -> LocatedError:
    with pytest.raises(LocatedError) as caught:
        read_heya(path)
    return caught.value


def drawn(problem, size, theme=LIGHT, share=Share.SHORT_RULE, *, is_line_in_sight=False):
    """The pen with which a problem was drawn into the strip of a window, and the strip."""
    pygame.font.init()
    text = text_size(size)
    strip = laid_out(size, share).strip
    pen = Pen(pygame.Surface(size), theme, LETTERING, Pictures(), text.usual, text.smallest)
    draw_problem(pen, strip, problem, is_line_in_sight=is_line_in_sight)
    return pen, strip


def check_all_of_it_is_there(problem, size, share):
    """Nothing is cut or lies over another; place and words are there, whole."""
    pen, strip = drawn(problem, size, share=share)
    texts = pen.written
    for text in texts:
        assert strip.contains(text.at), text
        assert text.size >= min(14, text_size(size).smallest)
    boxes = [text.at.inflate(-2, -text.size // 3) for text in texts]
    for number, box in enumerate(boxes):
        assert box.collidelist(boxes[number + 1 :]) == -1, texts
    words = " ".join(text.text for text in texts)
    assert problem.place in words
    return words


@pytest.mark.parametrize("path", spread(BROKEN_MAPS), ids=lambda path: path.stem)
@pytest.mark.sweep(3)
def test_place_words_and_advice_about_every_broken_map_fit_the_strip(path):
    problem = unusable(map_error(path))
    for size in SIZES:
        words = check_all_of_it_is_there(problem, size, Share.SHORT_RULE)
        assert problem.what.split()[0] in words
        if size == (1280, 800):
            told = words.replace(" ", "")
            assert problem.what.replace(" ", "") in told
            assert problem.advice.replace(" ", "") in told


@pytest.mark.parametrize("path", spread(BROKEN_RULES), ids=lambda path: path.stem)
@pytest.mark.sweep(3)
def test_place_words_and_advice_about_every_broken_rule_fit_the_strip(path):
    problem = problem_of(error_of(path), "The rule stopped")
    for share in (Share.SHORT_RULE, Share.LONG_RULE):
        for size in SIZES:
            words = check_all_of_it_is_there(problem, size, share)
        words = check_all_of_it_is_there(problem, (1280, 800), share)
        told = words.replace(" ", "")
        assert problem.what.replace(" ", "").replace("\n", "") in told
        assert problem.advice.replace(" ", "").replace("\n", "")[:60] in told


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("#S x  #", 4),
        ("        if view.front", 22),
        (f"#{'.' * 300}x{' ' * 30}#", 302),
        ("部屋x", 3),
    ],
)
def test_the_wrong_character_is_marked_and_no_other(theme, line, column):
    """By the red under it: the mark's columns are those of the letter that is wrong."""
    mistake = Diagnostic("It is wrong.", "Mend it.", 2, column, line)
    pen, strip = drawn(unusable(LocatedError("map.txt", [mistake])), (1280, 800), theme)
    (quote,) = [text for text in pen.written if text.text not in {"It is wrong.", "Mend it."}][2:]
    cell = LETTERING.mono_width(quote.size)
    inside = strip.inflate(-20, -20)
    row = pygame.Rect(inside.left, quote.room.bottom - 2, inside.width, 1)
    red = [
        x
        for x, colour in enumerate(pixels_of(pen.window, row), row.left)
        if colour == theme.wrong
    ]
    assert max(red) - min(red) == cell - 1
    index = (min(red) - quote.room.left) // cell
    wrong = line[column - 1 : column]
    assert quote.text[index : index + 1] == wrong, quote
    assert quote.text.count("…") == (2 if len(line) > 100 else 0)


def test_how_many_mistakes_follow_is_told():
    mistakes = [Diagnostic("It is wrong.", "Mend it.", line, 1, "x") for line in (2, 3, 4)]
    for count, words in ((1, ""), (2, "(and 1 more mistake)"), (3, "(and 2 more mistakes)")):
        problem = unusable(LocatedError("map.txt", mistakes[:count]))
        pen, _strip = drawn(problem, (1280, 800))
        told = " ".join(text.text for text in pen.written)
        assert f"map.txt, line 2, column 1 {words}".strip() in told
        assert ("more" in told) == (count > 1)


@pytest.mark.parametrize(
    ("what", "quoted", "shown"),
    [
        ("random cannot be used here.", "import random", "random cannot be used here."),
        ("time.sleep cannot be used here.", "time.sleep(1)", "time.sleep cannot be used here."),
        ("a text has no 'x'.", "a = b.x", "A text has no 'x'."),
        ("this line begins too far to the right.", "  a = 1", "This line begins too far"),
    ],
)
def test_a_sentence_begins_with_a_capital_but_a_name_of_the_line_keeps_its_letters(
    what, quoted, shown
):
    error = LocatedError("mine.py", [Diagnostic(what, "Mend it.", 1, quoted=quoted)])
    assert problem_of(error, "").what.startswith(shown)


def test_a_line_that_is_marked_in_the_rule_makes_room_for_larger_letters():
    words = "Here my_turn ended, and gave no answer (front: wall, right: wall, left: wall)."
    advice = (
        "What shall it do then? Write a return below line 25, beginning exactly under the first "
        "word of line 24, for example: return Turn.BACK"
    )
    quoted = "    if view.left:"
    error = LocatedError("mine.py", [Diagnostic(words, advice, 24, quoted=quoted)])
    problem = problem_of(error, "The rule stopped")
    whole, _strip = drawn(problem, (1280, 800))
    assert "if view.left:" in [each.text for each in whole.written]
    pen, _strip = drawn(problem, (1280, 800), is_line_in_sight=True)
    texts = [each.text for each in pen.written]
    assert "if view.left:" not in texts
    assert " ".join(texts).endswith(advice)
    assert whole.written[-1].size < pen.written[-1].size
    short = problem._replace(what="It stopped.", advice="Try again.")
    pen, _strip = drawn(short, (1280, 800), is_line_in_sight=True)
    assert "if view.left:" in [each.text for each in pen.written], "there is room for it"


def test_a_sentence_begins_with_a_capital_even_with_an_apostrophe_and_a_name_keeps_its_letters():
    def told(what):
        error = LocatedError("mine.py", [Diagnostic(what, "", 1, quoted="view = pick(ways)")])
        return problem_of(error, "").what

    assert told("there's nothing to pick from.") == "There's nothing to pick from."
    assert told("view has no 'x'.") == "view has no 'x'."
    assert told("'x' is not known.") == "'x' is not known."
