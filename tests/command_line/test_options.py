"""Options: each is read as it should be, and its help is true."""

import argparse
import math
import re
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

from mazelib.command_line.options import ForceOption, RoomsOptions, SeedOption, from_to
from mazelib.command_line.parser import (
    SHARED,
    Options,
    Parser,
    described,
    description_of,
    kept_options,
    offered,
    options_of,
)
from mazelib.commands import COMMANDS
from mazelib.kinds.make import MakeOptions
from mazelib.kinds.shared.lesson_options import (
    RUN_OPTIONS,
    USUAL_SPEED,
    LessonOptions,
    read_pixels,
    read_speed,
)
from mazelib.kinds.shared.map_lesson import MapLessonOptions
from mazelib.kinds.shared.registry import KINDS
from mazelib.kinds.walk import WalkOptions
from mazelib.making.field import Field, MakerError
from mazelib.making.masks import Mask
from mazelib.text.diagnostics import LocatedError

CLASSES = [*(kind.options_class for kind in KINDS.values()), *COMMANDS.values()]
#: A default as help tells it, at the end and in brackets: "the sheet to read (the first maze)" is
#: none.
DEFAULT = re.compile(r"\((\d[\dx.]*)\)$")
#: What holds without an option, where each kind of lesson has a usual value of its own.
HOLDS = {"speed": USUAL_SPEED}
#: The options whose help has to give the default.
WITH_DEFAULT = {"speed", "film_size", "film_rate", "film_seconds", "seconds"}


@pytest.mark.parametrize("options", CLASSES, ids=lambda options: options.__name__)
def test_every_default_in_help_is_the_one_that_holds(options):
    for each in offered(options):
        description = description_of(each)
        told = DEFAULT.search(description.help)
        assert told or each.name not in WITH_DEFAULT, each.name
        if told:
            assert description.read(told.group(1)) == HOLDS.get(each.name, each.default), each.name


@pytest.mark.parametrize("options", CLASSES, ids=lambda options: options.__name__)
def test_help_names_every_option_with_its_words(options):
    parser = Parser("mine")
    parser.add_options(options)
    told = " ".join(parser.format_help().split())
    for each in offered(options):
        description = description_of(each)
        assert description.help in told
        assert description.is_argument or "--" + each.name.replace("_", "-") in told


def test_help_begins_with_what_only_this_kind_knows_and_ends_with_films_and_force():
    def in_help(options):
        parser = Parser("mine")
        parser.add_options(options)
        return re.findall(r"^  --([a-z-]+)", parser.format_help(), re.MULTILINE)

    films = ["walker", "film", "film-size", "film-rate", "film-seconds", "force"]
    playing = ["seed", "speed", "play", "headless", "trace"]
    assert in_help(WalkOptions) == ["strategy", "check", "limit", "map", *playing, *films]
    assert in_help(MakeOptions) == ["forever", "mask", "width", "height", "save", *playing, *films]
    assert in_help(MapLessonOptions) == ["map", *films]


def test_an_option_has_one_description_wherever_it_is_known():
    seen = {}
    for options in CLASSES:
        for each in offered(options):
            description = description_of(each)
            if not description.is_argument:
                assert seen.setdefault(each.name, description) is description


def test_what_is_not_said_is_as_the_class_has_it_and_what_is_said_is_read():
    usual = options_of(WalkOptions, Parser("mine"), [])
    assert replace(usual, seed=1) == WalkOptions(seed=1)
    said = ["--speed", "max", "--play", "--seed", "7", "--film-size", "640X480", "--map", "loop"]
    asked = options_of(WalkOptions, Parser("mine"), said)
    assert (asked.speed, asked.play, asked.seed, asked.film_size) == (math.inf, True, 7, (640, 480))
    assert (asked.map, asked.strategy, asked.check, asked.force) == ("loop", None, False, False)


@pytest.mark.parametrize(
    "said",
    [
        ["--speed", "0"], ["--speed", "-1"], ["--speed", "nan"], ["--film-size", "640"],
        ["--film-size", "479x360"], ["--film-size", "480x359"], ["--film-size", "640x1921"],
        ["--film-rate", "0"], ["--film-rate", "51"], ["--film-seconds", "2"], ["--seed", "1.5"],
        ["--width", "3"], ["more"],
        ["--limit", "0"], ["--limit", "-3"], ["--limit", "x"],
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_one_line_with_the_status_2(said, capsys):
    with pytest.raises(SystemExit) as end:
        options_of(WalkOptions, Parser("mine"), said)
    told = capsys.readouterr().err
    assert end.value.code == 2
    assert told.count("\n") == 1
    assert told.startswith("mine: ")
    assert "(See mine --help.)" in told


def test_numbers_from_to_include_both_ends():
    read = from_to(3, 5)
    assert [read("3"), read("5")] == [3, 5]
    for text in ("2", "6"):
        with pytest.raises(argparse.ArgumentTypeError, match="isn't between 3 and 5"):
            read(text)
    assert (read_pixels("480x1920"), read_speed("0.5")) == ((480, 1920), 0.5)


def test_help_shows_shared_options_in_one_order_however_the_classes_are_combined():
    def told(*bases):
        parser = Parser("mine")
        parser.add_options(dataclass(frozen=True, kw_only=True)(type("Mine", bases, {})))
        return re.findall(r"^  --(\w+)", parser.format_help(), re.MULTILINE)

    in_order = ["mask", "width", "height", "seed", "force"]
    assert told(RoomsOptions, SeedOption, ForceOption) == in_order
    assert told(ForceOption, SeedOption, RoomsOptions) == in_order


def test_an_option_of_two_lessons_or_commands_has_its_place_among_the_shared_ones():
    all_offered = [each for options in {*CLASSES} for each in offered(options)]
    uses = Counter(each.name for each in all_offered if not description_of(each).is_argument)
    assert {*SHARED} <= {*uses}
    for name, count in uses.items():
        assert count == 1 or name in SHARED, f"add {name} to parser.SHARED"


def test_a_limit_of_ticks_is_one_or_more(capsys):
    assert options_of(WalkOptions, Parser("mine"), ["--limit", "1"]).limit == 1
    for text in ("0", "-3"):
        with pytest.raises(SystemExit):
            options_of(WalkOptions, Parser("mine"), ["--limit", text])
        assert f"argument --limit: {text} is too small: 1 is the least." in capsys.readouterr().err


def test_a_seed_that_is_not_given_is_chosen_once_for_all_who_ask_these_options():
    options = SeedOption()
    assert len({options.seed for _ in range(50)}) == 1


def test_a_seed_is_new_each_time_unless_it_is_given():
    assert {SeedOption(seed=7).seed for _ in range(9)} == {7}
    seeds = {SeedOption().seed for _ in range(50)}
    assert len(seeds) > 9
    assert all(0 <= seed < 10_000 for seed in seeds)


def test_rooms_that_are_not_asked_for_are_as_many_as_usual():
    assert RoomsOptions().rooms((5, 6)) == (5, 6)
    assert RoomsOptions(width=0).rooms((5, 6)) == (0, 6)
    assert RoomsOptions(height=7).rooms((5, 6)) == (5, 7)
    assert RoomsOptions(height=7).read_field((5, 6)) == Field(5, 7)


def test_a_mask_is_read_from_a_file_or_found_by_its_name_and_has_a_size_of_its_own(tmp_path):
    path = tmp_path / "tee.txt"
    path.write_text("|# #|\n|   |\n", encoding="utf-8")
    tee = Field(3, 2, Mask(3, 2, bytes([0, 1, 0, 1, 1, 1])))
    assert RoomsOptions(mask=str(path)).read_field((5, 6)) == tee
    assert RoomsOptions(mask=str(path), width=3, height=2).read_field((5, 6)) == tee
    with pytest.raises(MakerError, match="leave width and height out"):
        RoomsOptions(mask=str(path), width=4).read_field((5, 6))
    assert RoomsOptions(mask="heart").read_field((5, 6)).mask.name == "heart.txt"
    with pytest.raises(LocatedError, match="Did you mean heart"):
        RoomsOptions(mask="hart").read_field((5, 6))


def test_what_is_not_described_is_not_offered_and_always_has_its_default(capsys):
    @dataclass(frozen=True, kw_only=True)
    class Mine(Options):
        laps: int = field(default=3, metadata=described("how many laps (3)", "N", read=int))
        colour: str = "red"

    assert [each.name for each in offered(Mine)] == ["laps"]
    assert options_of(Mine, Parser("mine"), ["--laps", "5"]) == Mine(laps=5, colour="red")
    with pytest.raises(SystemExit):
        options_of(Mine, Parser("mine"), ["--colour", "blue"])
    assert "--colour" in capsys.readouterr().err


@pytest.mark.parametrize("name", RUN_OPTIONS)
def test_what_a_kind_does_not_offer_is_as_if_it_was_not_said(name, capsys):
    assert name in [each.name for each in offered(WalkOptions)]
    assert name not in [each.name for each in offered(LessonOptions)]
    with pytest.raises(SystemExit):
        options_of(LessonOptions, Parser("mine"), [f"--{name}", "1"])
    assert f"--{name}" in capsys.readouterr().err


def test_options_that_both_kinds_know_are_kept():
    @dataclass(frozen=True, kw_only=True)
    class Others(SeedOption):
        laps: int = 3

    before = WalkOptions(speed=9.0, seed=4, force=True)
    assert kept_options(Others, before) == Others(seed=4)
    kept = kept_options(LessonOptions, before)
    assert replace(kept, seed=1) == LessonOptions(force=True, seed=1)
