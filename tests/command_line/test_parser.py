"""The command line from a class of options: what was given, and what keeps its default."""

from dataclasses import dataclass, field

import pytest

from mazelib.command_line.parser import (
    Options,
    Parser,
    argument,
    described,
    kept_options,
    lesson_parser,
    offered,
    options_of,
)
from mazelib.command_line.terminal import BAD_INPUT


@dataclass(frozen=True, kw_only=True)
class Laps(Options):
    """An argument, an option of numbers, a switch, and a field that is not described."""

    name: str = field(default="first", metadata=argument("which map", how_many="?"))
    seed: int = field(default=0, metadata=described("the seed (0)", "N", read=int))
    how_many: int = field(default=3, metadata=described("how many laps (3)", "N", read=int))
    quick: bool = field(default=False, metadata=described("no pauses"))
    hidden: int = 7


@dataclass(frozen=True, kw_only=True)
class LapsWithoutSeed(Laps):
    """The same, but that its seed cannot be given."""

    @classmethod
    def offers(cls, name: str) -> bool:
        return name != "seed"


def test_what_is_given_is_read_and_all_else_has_its_default():
    given = options_of(Laps, Parser("mine"), ["loop", "--how-many", "5", "--quick"])
    assert given == Laps(name="loop", how_many=5, quick=True)
    assert given.seed == 0
    assert options_of(Laps, Parser("mine"), []) == Laps()


@pytest.mark.parametrize("wrong", [["--how-many", "x"], ["--hidden", "9"], ["a", "b"]])
def test_what_is_wrong_is_told_in_one_line_that_names_help(wrong, capsys):
    with pytest.raises(SystemExit) as ended:
        options_of(Laps, Parser("mine"), wrong)
    assert ended.value.code == BAD_INPUT
    told = capsys.readouterr().err
    assert told.startswith("mine: ")
    assert told.endswith("(See mine --help.)\n")
    assert told.count("\n") == 1


def test_what_a_class_does_not_offer_cannot_be_given():
    assert "seed" not in [each.name for each in offered(LapsWithoutSeed)]
    with pytest.raises(SystemExit):
        options_of(LapsWithoutSeed, Parser("mine"), ["--seed", "1"])


def test_help_has_the_options_of_its_own_before_those_that_many_share():
    parser = Parser("mine")
    parser.add_options(Laps)
    told = parser.format_help()
    described_part = told[told.index("options:") :]
    assert described_part.index("--how-many") < described_part.index("--seed")


def test_options_of_another_class_keep_what_both_offer_and_nothing_else():
    before = Laps(name="loop", seed=4, how_many=9, quick=True, hidden=8)
    kept = kept_options(LapsWithoutSeed, before)
    assert kept == LapsWithoutSeed(name="loop", how_many=9, quick=True)
    assert (kept.seed, kept.hidden) == (0, 7)


def test_the_help_of_a_lesson_is_its_docstring_as_it_is_and_names_its_panels():
    text = "Lesson 4: 100 % sure,\n   on %(prog)s and on paper."
    told = lesson_parser("04.py", text, ["eyes", "code"]).format_help()
    assert text in told
    assert "panels=[...]): eyes, code." in " ".join(told.split())
    told = lesson_parser("04.py", "Lesson 4: 100 % sure.", []).format_help()
    assert "Lesson 4: 100 % sure." in told
    assert "panels" not in told
