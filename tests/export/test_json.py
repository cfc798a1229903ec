"""Maps as JSON: what a file holds, that a map comes back the same,
and the messages about broken files.
"""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.export.formats.json import map_as_json, map_from_json
from mazelib.export.page import Page
from mazelib.export.printing import print_pages, read_map
from mazelib.making.makers import make
from mazelib.maps.folder import maps_in, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse, write
from mazelib.text.diagnostics import LocatedError
from tests.samples import HEYA_FOLDER, heya, maps

ROWS = ["#####", "#S a#", "#####"]
#: Any that can be written in UTF-8. (Asked for by that name, they would be sought for seconds.)
CHARACTERS = st.characters(exclude_categories=["Cs"])


def error(text: str) -> str:
    """The message about a broken file."""
    with pytest.raises(LocatedError) as caught:
        map_from_json(text, "bad.json")
    return str(caught.value)


def rest(**data: object) -> str:
    """A JSON file with good rows and other data."""
    return json.dumps({"rows": ROWS, **data})


@pytest.mark.parametrize(
    "read", [read_heya(path) for path in maps_in(HEYA_FOLDER)], ids=lambda read: read.name
)
@pytest.mark.sweep(5)
def test_every_map_of_the_folder_comes_back_the_same(read: Heya):
    again = map_from_json(map_as_json(read), "again.json")
    assert again == read
    assert again.name == "again.json"


@given(maps(), st.text(CHARACTERS))
def test_any_map_comes_back_the_same_with_its_note(read: Heya, note: str):
    read = parse("\n".join([*read.rows, "", note]))
    again = map_from_json(map_as_json(read), "again.json")
    assert again == read
    assert parse(write(again)) == read


def test_a_file_says_what_the_map_is_and_programs_need_not_know_its_signs():
    read = parse("#####\n#b< #\n# aG#\n#####\n\nA “note”.\n")
    assert json.loads(map_as_json(read)) == {
        "rows": ["#####", "#b< #", "# aG#", "#####"],
        "start": [2, 1],
        "heading": "left",
        "controls": {"a": [2, 2], "b": [1, 1], "G": [3, 2]},
        "note": "A “note”.",
    }
    assert [*json.loads(map_as_json(read))["controls"]] == ["a", "b", "G"], (
        "in the order of the visits"
    )


def test_a_row_has_a_line_of_its_own_so_that_the_map_can_be_seen_in_the_file():
    lines = map_as_json(heya("first")).split("\n")
    assert [json.loads(line.strip().rstrip(",")) for line in lines[2:9]] == [*heya("first").rows]


def test_it_is_printed_and_read_by_the_ending(tmp_path):
    made = make("merge", 5, 4, 3)
    path = tmp_path / "Ümläut and space.json"
    print_pages([Page(made, "A maze")], path, print, force=False)
    assert read_map(path)[0] == made
    assert read_map(path)[0].name == path.name


def test_rows_alone_are_a_map():
    assert map_from_json(json.dumps({"rows": ROWS}), "x") == parse("\n".join(ROWS))
    assert map_from_json("\ufeff" + json.dumps({"rows": ROWS}), "x") == parse("\n".join(ROWS))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (
            '{\n  "rows": [\n    "###"\n    "#S#"\n  ]\n}',
            "bad.json, line 4, column 5: from here on this isn't JSON",
        ),
        ("", "bad.json, line 1, column 1: from here on this isn't JSON"),
        ("[" * 100_000, "bad.json: this JSON isn't a map: it's nested too deeply"),
        ("9" * 10_000, "bad.json: this JSON isn't a map"),
        ("[1, 2]", "bad.json: a map has to be an object in braces."),
        ("{}", 'bad.json: "rows" is missing, or isn\'t a list.'),
        ('{"rows": "###"}', 'bad.json: "rows" is missing, or isn\'t a list.'),
        ('{"rows": []}', 'bad.json: "rows" is missing, or isn\'t a list.'),
        ('{"rows": ["#S#", 5]}', 'bad.json, "rows", line 2: this isn\'t text.'),
        (
            '{"rows": ["#S#", "#\\n#"]}',
            'bad.json, "rows", line 2: there\'s a line break in this row.',
        ),
        (
            '{"rows": ["#S#", "   ", "###"]}',
            'bad.json, "rows", line 2: an empty row would end the map',
        ),
        (
            '{"rows": ["#S#", "#x#"]}',
            "bad.json, \"rows\", line 2, column 2: 'x' doesn't belong on this map.",
        ),
        (rest(note=5), 'bad.json: "note" isn\'t text.'),
        (rest(start=[2, 1]), 'bad.json: "start" is [2, 1], but the rows say [1, 1].'),
        (rest(heading="left"), 'bad.json: "heading" is "left", but the rows say "up".'),
        (rest(controls={}), 'bad.json: "controls" is {}, but the rows say {"a": [3, 1]}.'),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text, place):
    said = error(text)
    assert said.startswith(place)
    assert "\n  " in said, "and what to do next"


def test_where_a_file_is_not_json_nothing_is_said_in_pythons_words():
    assert error('{"rows": ["#S#"').splitlines()[0] == (
        "bad.json, line 1, column 16: from here on this isn't JSON."
    )


def test_the_line_of_a_mistake_is_quoted_with_a_caret():
    assert error('{"rows": ["#S#",]}').split("\n")[1:3] in (
        ['    {"rows": ["#S#",]}', "                    ^"],  # after the comma,
        [
            '    {"rows": ["#S#",]}',
            "                   ^",
        ],  # or at it, as later versions of Python say
    )


def test_a_line_is_quoted_without_the_line_end_of_windows():
    told = error('\ufeff{"rows": [\r\n"#S#"\r\n"###"\r\n]}').split("\n")
    assert told[0].startswith("bad.json, line 3, column 1: ")
    assert told[1] == '    "###"'


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(CHARACTERS, max_size=9),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["rows", "start", "heading", "controls", "note", "a"]), inner
            )
        ),
    )
)
def test_whatever_a_file_holds_it_is_a_map_or_an_error_that_names_it(data):
    try:
        read = map_from_json(json.dumps(data), "any.json")
    except LocatedError as wrong:
        assert str(wrong).startswith("any.json")
    else:
        assert replace(read, note="").rows == read.rows
        assert any(read.floor)


def test_a_key_written_twice_is_an_error():
    once = '"rows": ["#####", "#S a#", "#####"]'
    assert map_from_json(f"{{{once}}}", "m.json").rows
    assert 'bad.json: "rows" is in the same brackets twice' in error(f'{{{once}, "rows": ["Sa"]}}')
