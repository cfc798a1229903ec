"""Each mistake of a map stands at its place, quotes its line, and says what to do."""

from mazelib.maps import mistakes
from mazelib.text.diagnostics import MOST_LISTED

LINES = ["#A  ?#", "# ?!a#", "\t    #"]


def test_a_mistake_counts_lines_and_columns_from_one_and_quotes_its_line():
    error = mistakes.second_control("a", (4, 1), (2, 7), LINES[1])
    assert error.position == (2, 5)
    assert error.quoted == LINES[1]
    assert "The first one is in line 8, column 3." in error.what
    start = mistakes.second_start((4, 1), (2, 7), LINES[1])
    assert start.position == (2, 5)
    assert "The first one is in line 8, column 3." in start.what


def test_the_longest_line_of_a_map_that_is_too_large_is_quoted_at_its_end():
    error = mistakes.too_large(["##", "####", "####", "#"])
    assert (error.position, error.quoted) == ((2, 4), "####")
    assert "4 × 4 places" in error.what


def test_characters_that_do_not_belong_are_one_error_in_reading_order():
    (error,) = mistakes.wrong_characters([(2, 1), (4, 0), (3, 1)], LINES)
    assert error.position == (1, 5)
    assert error.also == ((2, 3), (2, 4))
    assert error.what == "3 characters don't belong on this map: '?', '!'."


def test_what_cannot_be_seen_is_an_error_of_its_own_with_its_own_advice():
    seen, unseen = mistakes.wrong_characters([(0, 2), (4, 0)], LINES)
    assert (seen.position, unseen.position) == ((1, 5), (3, 1))
    assert unseen.advice == "Use spaces instead: each space is one place."
    assert unseen.advice not in seen.advice


def test_only_a_letter_whose_capital_is_a_sign_is_asked_about():
    for letter, asks in (("s", "Did you mean the capital S?"), ("z", "")):
        (error,) = mistakes.wrong_characters([(0, 0)], [letter])
        assert error.what == f"'{letter}' doesn't belong on this map."
        assert ("Did you mean" in error.advice) == bool(asks)
        assert asks in error.advice
    (error,) = mistakes.wrong_characters([(0, 0)], ["?"])
    assert error.what == "'?' doesn't mean anything on a map."


def test_of_very_many_characters_a_few_are_named():
    line = "?!$%&" * MOST_LISTED
    places = [(x, 0) for x in range(MOST_LISTED + 1)]
    (error,) = mistakes.wrong_characters(places, [line])
    assert error.what == (
        f"more than {MOST_LISTED} characters don't belong on this map: "
        "'?', '!', '$', '%', and others."
    )


def test_the_letter_that_is_missing_is_the_one_to_add():
    error = mistakes.letter_missing("b", "c", (4, 1), LINES[1])
    assert error.what == "there's 'c' but no 'b'."
    assert error.advice.endswith("Add 'b' or take 'c' away.")


def test_a_row_that_is_no_text_has_no_place():
    assert mistakes.empty_row().position == (0, 0)
    assert mistakes.cut_in_two(3).position == (4, 1)
