"""What the line and the function tell about a name that nothing has: what was meant by it."""

import ast
import re

from mazelib.learner.script.words.misspelt_words import FIRST, meant_word
from mazelib.learner.script.words.turns_and_sides import (
    ask_side_as_it_is,
    meant_side,
    meant_turn,
)
from mazelib.learner.script.words.unknown_name import UnknownName
from mazelib.learner.script.words.walls_met import ASK_VIEW
from mazelib.learner.script.words.wrong_show import is_called_by_the_lesson
from mazelib.text.nearest import did_you_mean, did_you_mean_name
from mazelib.text.sentences import _, one_of
from mazelib.walking.view import SENSES

#: What nearly is one of these words is no name for a side.
_TRUTH = ("true", "false")
#: Words that begin a line, and so many letters of one that can be told from a name.
_BEGIN_LINES = (*FIRST, "break", "continue", "pass", "yield")
_ENOUGH_LETTERS = 2
#: What ends a block in other languages.
_ENDS_A_BLOCK = ("end", "endif", "fi", "done", "stop", "next")


def what_this_line_means(unknown: UnknownName) -> str:
    """The advice that follows from the function and the line in which a name stands, or ""."""
    if re.match(rf"\s*{re.escape(unknown.name)}\s*:", unknown.quoted):
        return _('Write it in quotes: "{name}":').format(name=unknown.name)
    for each, line in unknown.lines_of_own_names.items():
        if did_you_mean_name(unknown.name, [each]):
            question = _("Did you mean {name}, from line {line}?")
            return question.format(name=each, line=line)
    return (
        _only_said_to_be_global(unknown)
        or _ends_no_block(unknown)
        or _only_begun(unknown)
        or _side_in_a_name(unknown)
        or _not_the_main_file(unknown)
        or _without_a_dot(unknown)
        or _told_to_move(unknown)
        or _compared_with_a_side(unknown)
        or _about_the_view(unknown)
    )


def what_show_gets(unknown: UnknownName) -> str:
    """A rule that is called, one of another name, or one that is not there yet; or a text."""
    name = unknown.name
    if not unknown.is_in_a_call_of_show:
        return ""
    called = re.search(rf"\b(\w+)\(\s*{name}\b", unknown.quoted)
    if called and called[1] in unknown.definitions:
        return is_called_by_the_lesson(called[1], unknown.quoted)
    if re.match(rf"\s*(show\(\s*)?\[?\s*{name}\b(?!\s*[=(])", unknown.quoted):
        return _rule_that_is_not_there(unknown)
    return perhaps_a_text(unknown)


def _rule_that_is_not_there(unknown: UnknownName) -> str:
    """The advice about a rule that is given to show, and has another name, or is not there yet."""
    name = unknown.name
    if name in unknown.definitions:
        first, last = unknown.lines_of_statement
        if first == last:
            sentence = _("It stands below, in line {line}. Move this line to the end of the file.")
            return sentence.format(line=unknown.definitions[name])
        sentence = _(
            "It stands below, in line {line}. Move the lines {first} to {last}, which call show, "
            "to the end of the file."
        )
        return sentence.format(line=unknown.definitions[name], first=first, last=last)
    if unknown.line_in_a_comment:
        sentence = _(
            'In line {line} it is still a comment. Take away the "# " before all of its lines.'
        )
        return sentence.format(line=unknown.line_in_a_comment)
    if len(unknown.rules) == 1:
        rule = unknown.rules[0]
        if rule.lower() == name.lower():
            sentence = _("Small and capital letters differ in a name. Write here: {rule}")
            return sentence.format(rule=rule)
        sentence = _("The rule is called {rule}. Write {rule} in this line, instead of {name}.")
        return sentence.format(name=name, rule=rule)
    return _renamed(unknown)


def _renamed(unknown: UnknownName) -> str:
    """The advice about the only rule of its sort (a function, or a class) with another name."""
    is_class = unknown.name[:1].isupper()
    rules = [rule for rule in unknown.rules if rule[:1].isupper() == is_class]
    if len(rules) != 1:
        return ""
    sentence = _("You called it {rule} in line {first}: write that in show, in line {line}.")
    first = unknown.definitions[rules[0]]
    return sentence.format(rule=rules[0], first=first, line=unknown.line)


def perhaps_a_text(unknown: UnknownName) -> str:
    """The advice about a name that stands where a text may stand; "" if it does not."""
    in_show = rf"=\s*\[?.*\b{unknown.name}\b"
    is_in_show = unknown.is_in_a_call_of_show and re.search(in_show, unknown.quoted)
    is_said = rf"\bprint\(\s*{unknown.name}\s*\)|\byield\s+{unknown.name}\s*$"
    if is_in_show or re.search(is_said, unknown.quoted):
        return _('If it is a text, write it in quotes: "{name}"').format(name=unknown.name)
    return ""


def compared_as_a_text(unknown: UnknownName) -> str:
    """The advice about a name that is nowhere, and that a value is compared with; or ""."""
    if re.search(rf"[=!]=\s*{unknown.name}\b(?![.(\[])", unknown.quoted):
        return _('If it is a text, write it in quotes: "{name}"').format(name=unknown.name)
    return ""


def misspelt_first_word(unknown: UnknownName) -> str:
    """retrun(Turn.RIGHT), returnTurn.RIGHT."""
    begins = re.match(rf"\s*{unknown.name}\b", unknown.quoted)
    if not begins:
        return ""
    glued = re.match(r"(?i)return_?(\w+)$", unknown.name)
    if glued:
        return _("A space is missing. Write: return {name}").format(name=glued[1])
    meant = meant_word(unknown.name, FIRST)
    return did_you_mean(unknown.name, [meant]) if meant else ""


def _only_said_to_be_global(unknown: UnknownName) -> str:
    """The words global steps, where nothing at the top of the file is called steps."""
    for node in ast.walk(unknown.program):
        if isinstance(node, ast.Global) and unknown.name in node.names:
            sentence = _(
                "Line {line} says global {name}, but no {name} has a value at the top of the file. "
                "Write there, above the function: {name} = 0"
            )
            return sentence.format(line=node.lineno, name=unknown.name)
    return ""


def _ends_no_block(unknown: UnknownName) -> str:
    """A line with nothing but the word with which other languages end a block."""
    is_alone = unknown.quoted.strip() == unknown.name
    if not is_alone or unknown.name.lower() not in _ENDS_A_BLOCK:
        return ""
    return _("A block ends where its lines end, without a word. Delete this line.")


def _only_begun(unknown: UnknownName) -> str:
    """A line with nothing but the beginning of one of Python's words: ret, el."""
    if unknown.quoted.strip() != unknown.name or len(unknown.name) < _ENOUGH_LETTERS:
        return ""
    words = [word for word in _BEGIN_LINES if word.startswith(unknown.name)]
    if not words:
        return ""
    advice = _("This line is not finished. Did you mean {words}?")
    return advice.format(words=one_of(words))


def _side_in_a_name(unknown: UnknownName) -> str:
    """wall_right, right_is_open, can_go_left(), is_open(right)."""
    words = [word for word in unknown.name.lower().split("_") if word not in ("is", "the")]
    called = re.search(rf"\b{unknown.name}\(\s*(?:view\.)?(\w+)\s*\)", unknown.quoted)
    if called:
        words.append(called[1])
    sides = [word for word in words if word in SENSES]
    others = {word for word in words if word not in SENSES}
    if len(sides) != 1 or not others or "view" not in unknown.known:
        return ""
    if others <= {"wall", "closed", "blocked"}:
        return _("Ask the view: if not view.{side}:").format(side=sides[0])
    if others <= {"open", "free", "clear", "can", "go", "move", "way"}:
        return ASK_VIEW.format(side=sides[0])
    return ""


def _not_the_main_file(unknown: UnknownName) -> str:
    """The question if name == "main":, which has two underscores on each side of both words."""
    if unknown.name not in ("name", "_name_", "_name", "__name") or "main" not in unknown.quoted:
        return ""
    sentence = _("Both words have two underscores on each side. Write: {code}")
    return sentence.format(code='if __name__ == "__main__":')


def _without_a_dot(unknown: UnknownName) -> str:
    """view(right), Turn(RIGHT), Turn_RIGHT, viewright, return right."""
    name = unknown.name
    found = re.search(rf"\b(view|Turn)([(\[])\s*{name}\s*[)\]]", unknown.quoted)
    if found:
        part = name if found[1] == "view" else meant_turn(name)
        sentence = _("Write {instead} instead of {written}")
        return sentence.format(instead=f"{found[1]}.{part}", written=found[0]) if part else ""
    glued = re.match(r"(?i)(view|turn)_?(\w+)$", name)
    is_called = re.search(rf"\b{name}\(", unknown.quoted)
    if glued and not is_called and meant_side(glued[2]):
        is_side = glued[1].lower() == "view"
        code = f"view.{meant_side(glued[2])}" if is_side else f"Turn.{meant_turn(glued[2])}"
        return _("A dot is missing. Write: {code}").format(code=code)
    if re.match(rf"\s*return\s+{name}\s*(#.*)?$", unknown.quoted) and meant_turn(name):
        return _("Did you mean {name}?").format(name=f"Turn.{meant_turn(name)}")
    return ""


def _told_to_move(unknown: UnknownName) -> str:
    """turn.right(), turn(right), turn_right(), turn.LEFT."""
    name = unknown.name
    order = re.match(r"(?:turn|go|move|walk|step)_?(\w+)$", name, re.IGNORECASE)
    called = re.search(rf"\b{name}(?:\.(\w+))?\(\s*(\w*)", unknown.quoted)
    if called:
        words = (order[1] if order else "", called[1] or "", called[2])
        turns = [meant_turn(word) for word in words if meant_turn(word)]
        if turns:
            sentence = _("Nothing here is told to move: a rule answers. Write: return {turn}")
            return sentence.format(turn=f"Turn.{turns[0]}")
    field = re.search(rf"\b{name}\.(\w+)", unknown.quoted)
    if name in ("turn", "turns", "Turns", "TURN") and field and meant_turn(field[1]):
        sentence = _("Write it as one of the turns, with a capital T: {turn}")
        return sentence.format(turn=f"Turn.{meant_turn(field[1])}")
    return ""


def _compared_with_a_side(unknown: UnknownName) -> str:
    """view.right == wall, view.front is Open; true and false are other words for True and False."""
    sides = "|".join(SENSES)
    compared = rf"\bview\.({sides})\s*(?:==|!=|is\s+not|is)\s*{unknown.name}\b"
    found = re.search(compared, unknown.quoted)
    if found and not did_you_mean(unknown.name, _TRUTH):
        return ask_side_as_it_is(found[1])
    return ""


def _view_outside_a_rule(unknown: UnknownName) -> str:
    """The view at the left edge: the lines of a rule, without its def."""
    sentence = _(
        "Only a rule knows its view. Write def my_turn(view): above line {line}, "
        "and put 4 spaces before each line of the rule. It answers with return, not with =."
    )
    return sentence.format(line=unknown.line)


def _about_the_view(unknown: UnknownName) -> str:
    """The view in a function that does not get it, or that calls it otherwise."""
    name = unknown.name
    if name not in ("view", *SENSES):
        return ""
    if not unknown.function:
        return _view_outside_a_rule(unknown) if name == "view" else ""
    own_name = unknown.view
    if name == "view" and own_name and did_you_mean_name(own_name, ["view"]):
        sentence = _("Line {line} calls it {own_name}. Write there: {form}")
        line_of_def = unknown.lines[unknown.line_of_function - 1].strip()
        form = re.sub(rf"\b{own_name}\b", "view", line_of_def)
        return sentence.format(line=unknown.line_of_function, own_name=own_name, form=form)
    if own_name and own_name != "view":
        written = re.search(r"\bview(\.\w+)", unknown.quoted)
        meant = f"{own_name}.{name}"
        if name == "view":
            meant = own_name + (written[1] if written else "")
        sentence = _("This function calls the view {own_name}. Write: {meant}")
        return sentence.format(own_name=own_name, meant=meant)
    if own_name or name != "view":
        return ""
    sentence = _("{function} does not get the view. Write {form} and give it the view: {call}")
    call = f"{unknown.function}(view)"
    form = unknown.def_with("view")
    return sentence.format(function=unknown.function, form=form, call=call)
