"""Texts that can be taken back, one by one."""

from mazelib.maps.undo import Texts


def texts(*all_texts: str) -> Texts:
    history = Texts()
    for text in all_texts:
        history.add(text)
    return history


def test_before_the_first_text_an_empty_one_is_shown_and_no_way_leads_back():
    empty = Texts()
    assert (empty.shown, empty.first) == ("", "")
    assert not empty.go(-1)
    assert not empty.go(1)


def test_one_goes_back_as_far_as_the_first_and_forth_as_far_as_the_last():
    history = texts("a", "b", "c")
    assert [history.go(-1) and history.shown for _ in range(3)] == ["b", "a", False]
    assert [history.go(1) and history.shown for _ in range(3)] == ["b", "c", False]
    assert not history.go(-3), "so far back there is none"
    assert history.shown == "c"


def test_a_text_that_was_taken_back_is_gone_when_another_follows():
    history = texts("a", "b", "c")
    history.go(-2)
    history.add("d")
    assert history.all == ["a", "d"]
    assert not history.go(1)
    assert history.go(-1)


def test_a_replaced_text_leaves_those_before_and_after_it():
    history = texts("a", "b", "c")
    history.go(-1)
    history.replace("d")
    assert (history.all, history.shown, history.first) == (["a", "d", "c"], "d", "a")
