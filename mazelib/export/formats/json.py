"""JSON: a map as data for other programs. It can be read back as a map.

    {
      "rows": ["#####", "#S a#", "#####"],
      "start": [1, 1],
      "heading": "up",
      "controls": {"a": [3, 1]},
      "note": "A corridor."
    }

The rows are those of the map's text. They alone make the map; everything else in the file has to
agree with them. Places are [x, y], from 0. Control points are in the order of visit.
"""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from mazelib.export.format import Format, Progress
from mazelib.export.page import Page
from mazelib.maps import mistakes
from mazelib.maps.files import read_text
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import is_blank, parse
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

#: At most this many characters of a wrong value are quoted.
MOST_QUOTED = 60

#: The examples in messages: the rows of a map, and a file that has only rows.
_EXAMPLE_OF_ROWS = '"rows": ["#####", "#S a#", "#####"]'
_EXAMPLE = f"{{{_EXAMPLE_OF_ROWS}}}"


def map_as_json(heya: Heya) -> str:
    """The text of a JSON file with a map, one row on each line."""
    parts = []
    for key, value in {"rows": heya.rows, **_facts(heya), "note": heya.note}.items():
        parts.append(f'  "{key}": {_value_as_json(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def map_from_json(text: str, name: str) -> Heya:
    """The map in the text of a JSON file. LocatedError: there is a mistake; it has its place."""
    data = _loaded(text, name)
    if not isinstance(data, dict):
        what = _("a map has to be an object in braces.")
        raise _error(name, what, _("Write: {example}").format(example=_EXAMPLE))
    rows = _rows(data, name)
    note = data.get("note", "")
    if not isinstance(note, str):
        raise _error(name, _('"note" isn\'t text.'), _("Put it in quotes."))
    heya = parse("\n".join([*rows, "", note]), _('{file}, "rows"').format(file=name))
    _check_facts(data, heya, name)
    return heya.changed(name=name)


def _value_as_json(value: object) -> str:
    """A value on one line; the rows of a map on one line each."""
    if isinstance(value, tuple):
        rows = [f"    {json.dumps(row, ensure_ascii=False)}" for row in value]
        return "[\n" + ",\n".join(rows) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def _facts(heya: Heya) -> dict[str, object]:
    """What a file says about a map besides its rows, although the rows say the same."""
    controls = {letter: list(place) for letter, place in heya.controls}
    return {"start": list(heya.start), "heading": heya.heading.word, "controls": controls}


def _loaded(text: str, name: str) -> object:
    """The data in the text of a JSON file."""
    lines = lines_of(text)
    try:
        return json.loads("\n".join(lines), object_pairs_hook=partial(_object_of, name))
    except json.JSONDecodeError as error:
        what = _("from here on this isn't JSON.")
        advice = _("Is a comma, a quote or a bracket missing, or is there one too many?")
        quoted = lines[error.lineno - 1]
        diagnostic = Diagnostic(what, advice, error.lineno, error.colno, quoted)
        raise LocatedError(name, [diagnostic], text) from None
    except LocatedError:
        raise
    except (RecursionError, ValueError):  # Brackets in brackets, or a number of many digits.
        what = _("this JSON isn't a map: it's nested too deeply, or has a number that's too long.")
        raise _error(name, what, _("Did you choose the wrong file?")) from None


def _object_of(name: str, pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object in the file ``name``. LocatedError: one of its keys occurs twice."""
    values: dict[str, object] = {}
    for key, value in pairs:
        if key in values:
            what = _("{key} is in the same brackets twice.").format(key=_quoted_key(key))
            raise _error(name, what, _("Take one of the two away."))
        values[key] = value
    return values


def _quoted_key(key: str) -> str:
    return f'"{clipped(visible(key), MOST_QUOTED)}"'


def _rows(data: dict[str, object], name: str) -> list[str]:
    """The rows of a map: each is one line of text, and not blank."""
    rows = data.get("rows")
    if not isinstance(rows, list) or not rows:
        what = _('"rows" is missing, or isn\'t a list.')
        raise _error(name, what, _("Write: {example}").format(example=_EXAMPLE_OF_ROWS))
    for number, row in enumerate(rows, 1):
        place = _('{file}, "rows", line {number}').format(file=name, number=number)
        if not isinstance(row, str):
            raise _error(place, _("this isn't text."), _("Put the row in quotes."))
        if len(lines_of(row)) > 1:
            raise _error(place, _("there's a line break in this row."), _("Make two rows of it."))
        if is_blank(row):
            raise LocatedError(place, [mistakes.empty_row()])
    return rows


def _check_facts(data: dict[str, object], heya: Heya, name: str) -> None:
    """LocatedError: the file says something about the map that its rows do not say."""
    for key, fact in _facts(heya).items():
        if key in data and data[key] != fact:
            given = clipped(visible(json.dumps(data[key])), MOST_QUOTED)
            what = _('"{key}" is {given}, but the rows say {fact}.')
            what = what.format(key=key, given=given, fact=json.dumps(fact))
            advice = _('Change the rows, or leave "{key}" out.').format(key=key)
            raise _error(name, what, advice)


def _error(name: str, what: str, advice: str) -> LocatedError:
    return LocatedError(name, [Diagnostic(what, advice)])


def _write(pages: Sequence[Page], progress: Progress) -> bytes:
    return map_as_json(pages[0].heya).encode("utf-8")


def _read(path: Path, sheet: str) -> Heya:
    return map_from_json(read_text(path), visible(path.name))


FORMAT = Format(_write, _read)
