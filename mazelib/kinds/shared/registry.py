"""The kinds of lesson by their names, and which one a call of ``show`` makes."""

import ast
from collections.abc import Sequence

from mazelib.grid.compass import Turn
from mazelib.kinds.shared.lesson import Lesson
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.given import Given, GivenRule, MakingRule, Unusable, WalkingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.learner.script.texts_side_by_side import texts_side_by_side
from mazelib.learner.script.words.wrong_show import (
    comma_between,
    is_given_no_rule,
    no_makers_in_a_list,
    too_many_makers,
    walks_in_a_list,
)
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _, listed, one_of_quoted, paragraph
from mazelib.values.settings import Demand, check

#: Every kind by its name, which is that of its file: mazelib.kinds adds them.
KINDS: dict[str, type[Lesson]] = {}


def kind_for(call: ShowCall) -> type[Lesson]:
    """The kind of lesson that a call of ``show`` makes.

    It is the kind that the call names or, if it names none, the one that takes what was given and
    need not be named. ExplainedError: there is no such kind, or there are two.
    """
    if call.kind:
        return _kind_named(call)
    takers = {}
    for name, kind in KINDS.items():
        if not kind.must_be_named and kind.can_take(call.given):
            takers[name] = kind
    if not takers:
        raise ExplainedError(_no_kind(call.given))
    if len(takers) > 1:
        one, other, *_more = sorted(takers)
        what = _("Two kinds of lesson could use this call of show: {one} and {other}.")
        advice = _('Say which one you want: kind="{kind}"')
        what = what.format(one=one, other=other)
        raise ExplainedError(Explanation(what, advice.format(kind=one)))
    return next(iter(takers.values()))


def _kind_named(call: ShowCall) -> type[Lesson]:
    """The kind that the call names. ExplainedError: there is none, or it takes something else."""
    advice = _("Write {kinds}.").format(kinds=one_of_quoted(sorted(KINDS)))
    check({"kind": call.kind}, [Demand("kind", call.kind in KINDS, advice)])
    kind = KINDS[call.kind]
    if not kind.can_take(call.given):
        if isinstance(call.given, Unusable) and call.given.has_turn:
            raise ExplainedError(_no_kind(call.given))
        if call.given is None or call.given == Unusable("str"):
            what = _("show doesn't get a rule here.")
            advice = _("Write the name of your rule, without quotes: show(my_turn, ...)")
            raise ExplainedError(Explanation(what, advice))
        if call.given == Unusable(Turn.__name__):
            what = _("show gets a turn here, not a rule.")
            advice = _("A rule is a function. Write def my_turn(view): and below it its return.")
            raise ExplainedError(Explanation(what, advice))
        sentence = _('show can\'t make a lesson of the kind "{kind}" out of this.')
        what = sentence.format(kind=call.kind)
        advice = _("Give it something else, or leave out the kind.")
        raise ExplainedError(Explanation(what, advice))
    return kind


def _no_kind(given: Given) -> Explanation:
    """Explains that no kind of lesson takes what was given."""
    if isinstance(given, tuple):
        return _no_list(given)
    class_name = type(given).__name__
    if isinstance(given, Unusable):
        class_name = given.class_name
        if class_name in (list.__name__, tuple.__name__):
            return no_makers_in_a_list()
        if given.has_turn:
            what = _("show needs the class {name} itself, but {name}() is an object of it.")
            advice = _("Leave out the brackets: show({name})")
            what = what.format(name=class_name)
            return Explanation(what, advice.format(name=class_name))
    what = _("show can't use a value of type {type}.").format(type=class_name)
    advice = _("Give it a function of the view, or a class with a method turn.")
    return Explanation(what, advice)


def _no_list(rules: Sequence[GivenRule]) -> Explanation:
    """Explains that no kind of lesson takes these rules together."""
    makes = any(isinstance(rule, MakingRule) for rule in rules)
    for rule in rules:
        if isinstance(rule, WalkingRule):
            return walks_in_a_list(rule.name, is_beside_a_maker=makes)
    return too_many_makers([rule.name for rule in rules])


def check_panels(call: ShowCall) -> None:
    """Check that the kind of a call can open the panels that the call names.

    ExplainedError: it cannot, or the call is of no kind, or of two.
    """
    panels = kind_for(call).panels
    wanted = set(call.panels)
    sentence = _("Write a list of some of these: {panels}.")
    advice = sentence.format(panels=listed(sorted(panels)))
    if not panels:
        advice = _("Leave the panels out: this kind of lesson has none to open.")
    for name, kind in KINDS.items():
        if _has_to_be_named(kind, call, wanted):
            sentence = _('Write kind="{kind}" beside it: only that kind has these panels.')
            advice = sentence.format(kind=name)
    for name in call.panels:
        if name not in panels:
            what = _("there's no panel called {name} here.").format(name=f'"{name}"')
            explanation = Explanation(what, paragraph(did_you_mean(name, panels), advice))
            raise ExplainedError(explanation, "panels", name)


def _has_to_be_named(kind: type[Lesson], call: ShowCall, panels: set[str]) -> bool:
    """Whether a call would be of this kind, with these panels, if it named the kind."""
    return kind.must_be_named and kind.can_take(call.given) and panels <= set(kind.panels)


def kind_of(script: LearnerScript) -> type[Lesson]:
    """The kind of lesson that a script makes.

    LocatedError: there is none, there are two, or the kind does not have the panels.
    """
    call = script.call
    try:
        check_panels(call)
        _demand_rule(script)
        return kind_for(call)
    except ExplainedError as error:
        row = texts_side_by_side(script.file.lines, error.value) if error.value else None
        if row:
            raise script.file.error(comma_between(row.one, row.other, row.code), row.line) from None
        line = script.file.line_of_argument(call.line, error.argument, error.value)
        raise script.file.error(error.explanation, line) from None


def _demand_rule(script: LearnerScript) -> None:
    """Check that a call without a rule leaves none out. ExplainedError: the file has one."""
    call = script.call
    if call.given is not None or call.kind or call.line is None:
        return
    for name, definition in script.file.definitions.items():
        match definition:
            case ast.FunctionDef(args=ast.arguments(args=[ast.arg(arg="view" | "maze"), *_])):
                raise ExplainedError(is_given_no_rule(name))
            case _:
                pass
