"""What is said of a rule that is written in another way than rules are."""

from mazelib.learner.script.words.wrong_rules import several_rules


def test_of_two_rules_each_is_told_with_its_own_line():
    told = several_rules("left", 3, "right", 9)
    assert told.what.startswith("left in line 3 and right in line 9 ")
    assert "show(left)" in told.advice
    assert "show(right)" in told.advice
