"""What a script gives to show, and show cannot take."""

import json
import re
from collections.abc import Sequence

from mazelib.grid.compass import Heading
from mazelib.making.field import MOST_ROOMS_EACH_WAY
from mazelib.text.diagnostics import Explanation
from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _, ngettext

#: The advice about words of show that are wrong.
_WRITE_MAPS = _('Write a list of the names of maps in quotes, such as ["first", "loop"].')
WRITE_A_QUESTION = _("Write a question in quotes, or one for each end: {example}.").format(
    example='{"arrived": "...", "circling": "..."}'
)
WRITE_A_MAKER_S_QUESTION = _("Write a question in quotes, or two: {example}.").format(
    example='{"ready": "...", "end": "..."}'
)
_WRITE_SIZES = _(
    "Each size is a pair: rooms across and down, from 1 to {most} each, as in [(20, 10), (40, 20)]."
).format(most=MOST_ROOMS_EACH_WAY)
WRITE_NAMES = _('Write a list of names in quotes, such as ["code"].')
#: The names of maps in one text, as in: "first, loop".
_NAMES = re.compile(r"[\w./-]+(?:[,;] *[\w./-]+)*")


def write_a_hand(given: object) -> str:
    """What to write instead of this hand."""
    hand = f"{given}".lower()
    if hand in ("right", "left"):
        return _("Write it with a small letter: {code}").format(code=f'hand="{hand}",')
    return _('Write "right" or "left".')


def write_maps(given: object) -> str:
    """What to write instead of these maps."""
    if not isinstance(given, str) or not _NAMES.fullmatch(given):
        return _WRITE_MAPS
    names = re.split("[,;] *", given)
    advice = ngettext(
        "maps is a list, even with only one name. Write: {code}",
        "maps is a list, and each name has quotes of its own. Write: {code}",
        len(names),
    )
    return advice.format(code=f"maps={json.dumps(names, ensure_ascii=False)},")


def write_sizes(given: object) -> str:
    """What to write instead of these sizes: 10, 6 are numbers of rooms, across and down."""
    numbers = list(given) if isinstance(given, (list, tuple)) else []
    if not numbers or len(numbers) % 2 or not all(map(_is_number_of_rooms, numbers)):
        return _WRITE_SIZES
    sizes = [*zip(numbers[::2], numbers[1::2], strict=True)]
    advice = _("Each size stands in round brackets of its own. Write: {code}")
    return advice.format(code=f"sizes={sizes},")


def _is_number_of_rooms(value: object) -> bool:
    return type(value) is int and 1 <= value <= MOST_ROOMS_EACH_WAY


def walks_in_a_list(name: str, *, is_beside_a_maker: bool = False) -> Explanation:
    """A list of rules, one of which walks: perhaps it is meant to make, as the other one does."""
    what = _("{name} walks, and a list of rules is for two makers.").format(name=name)
    advice = _("Show it alone, without the square brackets: show({name})").format(name=name)
    if is_beside_a_maker:
        advice = _(
            "If it is to make a maze, it takes the maze: def {name}(maze, rng): If it is to walk, "
            "show it alone: show({name})"
        ).format(name=name)
    return Explanation(what, advice)


def is_called_by_the_lesson(name: str, quoted: str) -> str:
    """The advice about a rule that is called in the brackets of show, in this line."""
    code = re.sub(r"\b(?!show\b)(\w+)\([\w, ]*\)", r"\1", re.sub(r" *#.*", "", quoted).strip())
    if not re.fullmatch(r"(show\()?[\[\]\w, ]*\)?,?", code):
        advice = _("The lesson calls {name} itself. Write its name alone, without brackets.")
        return advice.format(name=name)
    advice = _("The lesson calls {name} itself. Write: {code}")
    return advice.format(name=name, code=code)


def is_given_no_rule(name: str) -> Explanation:
    """An empty call of show, in a file with a rule."""
    what = _("these brackets are empty, so the rule {name} is not shown.").format(name=name)
    return Explanation(what, _("Write its name in them: show({name})").format(name=name))


def is_shown_twice(first: int) -> Explanation:
    """A second call of show, in a file whose first call is in another line."""
    what = _("this is the second show. Only the first one counts, in line {line}.")
    return Explanation(what.format(line=first), _("Delete one of them."))


def comma_between(one: str, other: str, code: str) -> Explanation:
    """Two texts with no comma between them. ``code`` is the line with it; "" if it is not sure."""
    what = _("a comma is missing between {one} and {other}.").format(one=one, other=other)
    advice = _("Write: {code}").format(code=code) if code else _("Write it there.")
    return Explanation(what, advice)


def no_makers_in_a_list() -> Explanation:
    """A list of something else than rules, or an empty one."""
    what = _("this list is not one of two makers.")
    advice = _("Write their names, without brackets after them: show([make, solve])")
    return Explanation(what, advice)


def too_many_makers(names: Sequence[str]) -> Explanation:
    """A list of more than two makers."""
    what = _("{count} makers are too many: one makes the maze, and one goes on with it.")
    advice = _("Show two of them: show([{first}, {second}])").format(
        first=names[0], second=names[1]
    )
    return Explanation(what.format(count=len(names)), advice)


def is_no_key_table() -> Explanation:
    """A dict without any key."""
    what = _("these brackets are empty: no arrow key walks.")
    advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
    return Explanation(what, advice)


def is_no_arrow_key(key: object) -> Explanation:
    """A key of the dict that is not the word of an arrow key."""
    if not isinstance(key, str):
        key = f"{key}"
    what = _('there is no arrow key called "{key}".').format(key=key)
    words = [heading.word for heading in Heading]
    if key.lower() in words:
        advice = _('Write "{word}", in small letters.').format(word=key.lower())
        return Explanation(what, advice)
    advice = _('The arrow keys are "up", "right", "down" and "left".')
    return Explanation(what, did_you_mean(key, words) or advice)


def is_no_heading(key: str) -> Explanation:
    """A key of the dict that leads to something else than a heading."""
    what = _('the key "{key}" must lead to a heading.').format(key=key)
    advice = _("Write: {example}").format(example=f'"{key}": Heading.{key.upper()},')
    return Explanation(what, advice)
