"""Sentences: whole, their gaps named, so that another language can say them in another order."""

import ast
from string import Formatter

import pytest

from mazelib.text import sentences
from mazelib.text.sentences import _, all_of, listed, ngettext, one_of, one_of_quoted
from tests.conftest import PROJECT
from tests.house import nodes_of, parsed

SOURCES = sorted((PROJECT / "mazelib").rglob("*.py"))


def sentences_in(path):
    """All calls of _ and ngettext in a file: the line, and the texts in their brackets."""
    for node in nodes_of(parsed(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "_":
                yield node.lineno, node.args[:1]
            elif node.func.id == "ngettext":
                yield node.lineno, node.args[:2]


def test_without_a_translation_a_sentence_is_said_in_english():
    assert _("{count} steps").format(count=3) == "3 steps"


@pytest.mark.parametrize(("count", "words"), [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
def test_one_and_many_are_told_apart(count, words):
    assert ngettext("{count} step", "{count} steps", count).format(count=count) == words


def test_a_translation_would_lie_in_the_package():
    assert sentences.LOCALE_FOLDER == PROJECT / "mazelib" / "locale"


def test_every_sentence_stands_whole_in_the_code_and_its_gaps_have_names():
    for path in SOURCES:
        for line, texts in sentences_in(path):
            for text in texts:
                assert_whole(text, f"{path}, line {line}")


def assert_whole(text, where):
    assert isinstance(text, ast.Constant), where
    assert isinstance(text.value, str), where
    for _text, gap, _form, _conversion in Formatter().parse(text.value):
        assert gap is None or gap.isidentifier(), f"{where}: {gap!r} is not a name of a gap"


def test_the_sentences_of_the_maps_are_among_those_looked_at():
    count = 0
    for path in SOURCES:
        if path.parent.name == "maps":
            count += len(list(sentences_in(path)))
    assert count > 10


def test_no_sentence_is_written_in_two_files():
    """Otherwise one of the two would be mended, and the other not. (A few words may come again.)"""
    files = {}
    for path in SOURCES:
        for _line, texts in sentences_in(path):
            for text in texts:
                files.setdefault(text.value, set()).add(path.name)
    twice = {words: names for words, names in files.items() if len(names) > 1}
    assert "{place}: {what}" in twice, "what comes again is found at all"
    assert [words for words in twice if len(words.split()) > 4] == []


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ((), ""),
        (("One.",), "One."),
        (("One.", "Two."), "One. Two."),
        (("", "One.", "", "Two?"), "One. Two?"),
    ],
)
def test_a_paragraph_is_whole_sentences_one_after_the_other(parts, text):
    assert sentences.paragraph(*parts) == text


@pytest.mark.parametrize(
    ("names", "words"),
    [([".gif"], ".gif"), ([".gif", ".png"], ".gif or .png"), (iter("abc"), "a, b or c")],
)
def test_the_last_name_stands_behind_or(names, words):
    assert one_of(names) == words


def test_names_are_listed_with_commas():
    assert listed(iter("abG")) == "a, b, G"
    assert listed([]) == ""


def test_lists_of_names_are_made_in_one_place_so_that_their_commas_can_be_translated():
    bare = [path.name for path in SOURCES if '", ".join(' in path.read_text(encoding="utf-8")]
    assert bare == []


def test_names_of_a_script_stand_in_quotes():
    assert one_of_quoted({"dig": 1, "merge": 2, "road": 3}) == '"dig", "merge" or "road"'


def test_nothing_to_choose_from_is_an_error():
    with pytest.raises(ValueError):
        one_of([])


def test_the_last_of_several_names_follows_the_word_and():
    assert all_of(["24"]) == "24"
    assert all_of(["24", "26"]) == "24 and 26"
    assert all_of(["24", "26", "28"]) == "24, 26 and 28"
