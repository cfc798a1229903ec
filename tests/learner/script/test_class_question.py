"""The question for the class: its gaps are filled, and what cannot be filled is refused."""

import pytest

from mazelib.learner.script.given import KeyTable, MakingRule, WalkingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.diagnostics import ExplainedError

MAKE = MakingRule("make")
CASES = {"none": "All dug.", "one": "Only one: {count}.", "many": "{count}: which one?"}


def asked_before_step(call, *about, **more):
    """What a call asks before a step, all in one text; "" if it asks nothing."""
    return " ".join((call.question_before_step(*about, **more) or ())[:2]).strip()


def test_the_gaps_of_a_question_about_a_maze_are_filled():
    call = ShowCall(MAKE, question="{one} and {other}, {count}: break {{it}}?")
    assert asked_before_step(call, 2, (10, 4)) == "10 and 4, 2: break {it}?"


def test_each_case_has_a_question_of_its_own_and_one_that_is_left_out_has_none():
    call = ShowCall((MAKE, MAKE), question=CASES)
    questions = [asked_before_step(call, count) for count in range(4)]
    assert questions == ["All dug.", "Only one: 1.", "2: which one?", "3: which one?"]
    assert asked_before_step(ShowCall(MAKE, question={"one": "?"}), 2) == ""
    assert asked_before_step(ShowCall(MAKE), 1) == ""


def test_a_wall_has_a_case_of_its_own():
    call = ShowCall(MAKE, question={**CASES, "wall": "{one} and {other}: break it?"})
    assert asked_before_step(call, 2, (0, 4)) == "0 and 4: break it?"
    assert asked_before_step(ShowCall(MAKE, question=CASES), 2, (0, 0)) == ""


def test_going_back_is_a_further_case_if_some_room_may_be_taken():
    call = ShowCall(MAKE, question={**CASES, "back": "Back: {count}."})
    questions = [asked_before_step(call, count, rooms_back=3) for count in range(3)]
    assert questions == ["All dug.", "Back: 1.", "Back: 2."]
    assert asked_before_step(call, 2) == "2: which one?"
    assert asked_before_step(ShowCall(MAKE, question=CASES), 1, rooms_back=3) == "Only one: 1."


def test_where_it_has_gone_back_a_question_can_say_how_far():
    call = ShowCall(MAKE, question={"back": "Back {rooms}. And now?", "one": "One?"})
    asked = [call.question_before_step(1, rooms_back=far) for far in (1, 14)]
    assert asked == [("Back 1 room. And now?", "", True), ("Back 14 rooms. And now?", "", True)]
    assert call.question_before_step(1) == ("One?", "", False)


def test_that_once_more_no_room_may_be_taken_is_a_further_case():
    call = ShowCall(MAKE, question={**CASES, "again": "None again.", "wall": "Break it?"})
    questions = [asked_before_step(call, count, is_again=True) for count in range(3)]
    assert questions == ["None again.", "Only one: 1.", "2: which one?"]
    assert asked_before_step(call, 0) == "All dug."
    assert asked_before_step(call, 0, (1, 2), is_again=True) == "Break it?"
    assert asked_before_step(ShowCall(MAKE, question=CASES), 0, is_again=True) == "All dug."


def test_a_call_keeps_its_questions_even_if_the_script_changes_its_dict_later():
    questions = dict(CASES)
    call = ShowCall(MAKE, question=questions)
    questions.clear()
    assert asked_before_step(call, 0) == "All dug."


def test_the_question_of_a_walk_is_one_text():
    walk = ShowCall(WalkingRule("turn"), question="Where?")
    assert walk.question_before_turn() == ("Where?", "", False)
    assert ShowCall(WalkingRule("turn")).question_before_turn() is None
    assert ShowCall(MAKE, question=CASES).question_before_turn() is None


@pytest.mark.parametrize(
    ("text", "asked", "more"),
    [
        ("Where? Look at the wall.", "Where?", "Look at the wall."),
        ("It is stuck. Where? And why?", "It is stuck. Where?", "And why?"),
        ("Say where.", "Say where.", ""),
    ],
)
def test_what_is_said_after_the_question_is_no_part_of_it(text, asked, more):
    walk = ShowCall(WalkingRule("turn"), question=text)
    assert walk.question_before_turn() == (asked, more, False)
    assert ShowCall(MAKE, question=text).question_before_step(1) == (asked, more, False)
    of_case = ShowCall(MAKE, question={"one": text}).question_before_step(1)
    assert of_case == (asked, more, False)


@pytest.mark.parametrize(
    ("given", "question", "advice"),
    [
        (MAKE, 5, "Write some text in quotes. Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{cout}", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{}", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{count!r}", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{count:9}", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{count.real}", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "a { alone", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, {"none": "{two}"}, "Its gaps may be {count}, {one}, {other}."),
        (MAKE, "{rooms}?", "Its gaps may be {count}, {one}, {other}."),
        (MAKE, {"one": "{rooms}?"}, 'case "one", {rooms} is not known. Its gaps may be {count}.'),
        (MAKE, {"none": 5}, "Its gaps may be {count}, {one}, {other}."),
        (MAKE, {"two": "?"}, 'some of these cases: {"none": "...", "one": "...", "many": "...", '),
        (MAKE, "{count ways", "The bracket } is missing. Write some text in quotes."),
        (MAKE, "count} ways", "The bracket { is missing. Write some text in quotes."),
        (MAKE, {"manny": "?"}, 'There is no case "manny". Did you mean many?'),
        (MAKE, {"none": "?", 7: "?"}, 'There is no case "7". Write a text for some of these'),
        (
            MAKE,
            {"many": "{one} ways"},
            'In the case "many", {one} is not known. Its gaps may be {count}.',
        ),
        (
            MAKE,
            {"wall": "{count} and {other}"},
            'In the case "wall", {count} is not known. Its gaps may be {one}, {other}.',
        ),
        (WalkingRule("turn"), "{count}?", "Write one text in quotes, without gaps"),
        (WalkingRule("turn"), CASES, "Write one text in quotes, without gaps"),
        (KeyTable({}), 5.5, "Write one text in quotes, without gaps"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(given, question, advice):
    with pytest.raises(ExplainedError) as caught:
        ShowCall(given, question=question)
    assert caught.value.explanation.what.startswith("question=")
    assert advice in caught.value.explanation.advice


def test_the_numbers_beside_a_wall_are_not_filled_in_where_there_is_no_wall():
    """0 and 0 would be false: the class is asked what is always asked."""
    call = ShowCall(MAKE, question="{one} and {other}: break it?")
    assert asked_before_step(call, 2) == ""
    assert asked_before_step(call, 2, (3, 4)) == "3 and 4: break it?"
