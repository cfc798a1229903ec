"""Words that are nearly Python's own, where only one of Python's can stand."""

import pytest

from mazelib.learner.script.words.line_mistake import Unreadable
from mazelib.learner.script.words.misspelt_words import misspelt_word

#: A line, its misspelt word, and the word that was meant.
MEANT = {
    "    fi view.right:": ("fi", "if"),
    "esle:": ("esle", "else"),
    "if ways[0] adn view.right:": ("adn", "and"),
    "if toss() ro view.right:": ("ro", "or"),
    "if not view.right adn view.left:": ("adn", "and"),
}
#: In these a name stands where a name may stand.
NAMES = ("fi = 1", "fi(view)", "x = fi", "adn", "if adn:", "f(adn, b)", '"adn" adn')


@pytest.mark.parametrize("text", MEANT)
def test_a_word_that_is_nearly_pythons_is_told_at_its_place(text):
    word, meant = MEANT[text]
    mistake = misspelt_word(Unreadable(text, "invalid syntax"))
    assert mistake.advice == f"Did you mean {meant}?"
    assert text[mistake.column - 1 :].startswith(word)


@pytest.mark.parametrize("text", NAMES)
def test_a_name_is_no_misspelt_word_where_a_name_may_stand(text):
    assert misspelt_word(Unreadable(text, "invalid syntax")) is None
