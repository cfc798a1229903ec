"""Which known name was perhaps meant."""

from mazelib.text.nearest import did_you_mean_name


def test_the_nearest_name_is_guessed_whatever_its_case():
    assert did_you_mean_name("turn", ["Turn", "Heading"]) == "Did you mean Turn?"
    assert did_you_mean_name("Trun", ["Turn", "Heading"]) == "Did you mean Turn?"
    assert did_you_mean_name("somewhere", ["Turn", "Heading"]) == ""


def test_hidden_names_and_the_sandboxs_own_are_never_guessed():
    assert did_you_mean_name("_turn", ["_turns"]) == ""
    assert did_you_mean_name("answered", ["<answered>"]) == ""
