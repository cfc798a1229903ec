"""News: how long it is shown, and what follows it."""

import pytest

from mazelib.window.news import MOST_LIT, NEWS_SECONDS, News


class Clock:
    """A clock that a test sets, in seconds."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def news(clock):
    return News(clock)


def test_at_first_there_is_no_news(news):
    assert news.sentence == ""
    assert news.places == frozenset()


def test_a_sentence_is_told_in_the_terminal_and_shown_for_three_seconds(news, clock, capsys):
    news.bring("Saved.")
    assert capsys.readouterr().err == "Saved.\n"
    clock.seconds += NEWS_SECONDS - 0.01
    assert news.sentence == "Saved."
    clock.seconds += 0.01
    assert news.sentence == ""


def test_places_are_lit_for_as_long_and_no_sentence_is_told(news, clock, capsys):
    news.light({(1, 2)})
    assert news.places == {(1, 2)}
    assert capsys.readouterr().err == ""
    clock.seconds += NEWS_SECONDS
    assert news.places == frozenset()


def test_newer_news_replaces_older_news_and_begins_anew(news, clock):
    news.light({(1, 2)})
    clock.seconds += NEWS_SECONDS - 0.1
    news.bring("Saved.")
    clock.seconds += 1
    assert news.sentence == "Saved."
    assert news.places == frozenset()
    news.light({(3, 4)})
    assert news.sentence == ""
    assert news.places == {(3, 4)}


def test_a_map_that_changed_everywhere_has_some_of_its_places_lit(news):
    news.light({(x, y) for x in range(100) for y in range(100)})
    assert len(news.places) == MOST_LIT


def test_news_can_be_ended_early(news):
    news.bring("Saved.")
    news.end()
    assert news.sentence == ""
