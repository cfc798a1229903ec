"""News: how long it is shown, and what follows it."""

import pytest

from mazelib.window.stage.news import MOST_LIT, NEWS_SECONDS, News


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
    assert news.heading == ""
    assert news.complaint == ""
    assert news.places == frozenset()


def test_what_was_done_is_told_in_the_heading_for_three_seconds(news, clock, capsys):
    news.bring("Picture saved: a.png", {(1, 2)})
    assert capsys.readouterr().err == ""
    clock.seconds += NEWS_SECONDS - 0.01
    assert news.heading == "Picture saved: a.png"
    assert news.complaint == ""
    assert news.places == {(1, 2)}
    clock.seconds += 0.01
    assert news.heading == ""
    assert news.places == frozenset()


def test_what_went_wrong_is_told_as_the_sentence_and_in_the_terminal(news, clock, capsys):
    news.complain("The disk is full.")
    assert capsys.readouterr().err == "The disk is full.\n"
    assert news.complaint == "The disk is full."
    assert news.heading == ""
    clock.seconds += NEWS_SECONDS
    assert news.complaint == ""


def test_newer_news_replaces_older_news_and_begins_anew(news, clock):
    news.bring("first.txt was read again", {(1, 2)})
    clock.seconds += NEWS_SECONDS - 0.1
    news.complain("The disk is full.")
    clock.seconds += 1
    assert news.complaint == "The disk is full."
    assert (news.heading, news.places) == ("", frozenset())
    news.bring("", {(3, 4)})
    assert news.complaint == ""
    assert news.places == {(3, 4)}


def test_a_map_that_changed_everywhere_has_some_of_its_places_lit(news):
    news.bring("", {(x, y) for x in range(100) for y in range(100)})
    assert len(news.places) == MOST_LIT


def test_news_can_be_ended_early(news):
    news.bring("Saved.")
    news.end()
    assert news.heading == ""
