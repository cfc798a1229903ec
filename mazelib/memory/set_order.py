"""May the order in which a set goes round decide a turn?

Equal sets may go round in different orders, {8, 0} and {0, 8} for two, and ``pop`` takes an
entry by a place that only the set itself knows. So equal sets are equal memories only for who
never asks for their order. A set among a strategy's attributes is fit for a proof if its name
stands in the code, all over, in nothing but

    place in self.seen              len(self.seen), also sorted, min and max
    self.seen.add(place)            and the other methods that give no entry away
    if self.seen                    self.seen |= {place}
"""

from __future__ import annotations

import dis
from collections.abc import Sequence
from types import CodeType, FunctionType

from mazelib.memory.reach import LOADS, reached

_METHODS = frozenset([
    "add", "clear", "difference_update", "discard", "intersection_update", "isdisjoint", "issubset",
    "issuperset", "remove", "symmetric_difference_update", "update",
])  # fmt: skip
_FUNCTIONS = frozenset(["len", "max", "min", "sorted"])
#: Who uses these may come to an attribute without its name.
_DETOURS = frozenset(["asdict", "astuple", "attrgetter", "getattr"])
_READS = ("LOAD_ATTR", "LOAD_METHOD")
_CALLS = ("CALL_FUNCTION", "PRECALL", "CALL")
_TESTS = ("CONTAINS_OP", "TO_BOOL", "UNARY_NOT")


def names_read_in_order(strategy: object) -> frozenset[str] | None:
    """The names of attributes whose order, were they sets, may matter; None if that may be any."""
    found: set[str] = set()
    for function in reached(strategy):
        if isinstance(function, FunctionType):
            for code in _codes(function.__code__):
                steps = list(dis.get_instructions(code))
                if any(_is_detour(step) for step in steps):
                    return None
                found |= _read_in_order(steps, _FUNCTIONS - function.__globals__.keys())
    return frozenset(found)


def _codes(code: CodeType) -> list[CodeType]:
    inside = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return [code, *(other for constant in inside for other in _codes(constant))]


def _is_detour(step: dis.Instruction) -> bool:
    return step.opname == "MATCH_CLASS" or (step.opname in (*LOADS, *_READS) and step.argval in _DETOURS)


def _read_in_order(steps: Sequence[dis.Instruction], functions: frozenset[str]) -> set[str]:
    """The names that the steps read for more than what is in them."""
    return {
        step.argval
        for number, step in enumerate(steps)
        if step.opname in _READS
        and not _is_harmless(steps[max(0, number - 2) : number], steps[number + 1], functions)
    }


def _is_harmless(
    before: Sequence[dis.Instruction], after: dis.Instruction, functions: frozenset[str]
) -> bool:
    """Whether the steps just before and after the reading of an attribute leave its order alone."""
    if after.opname in _TESTS or after.opname.startswith("POP_JUMP"):
        return True
    if after.opname in _READS:
        return after.argval in _METHODS
    if before and before[-1].opname in ("DUP_TOP", "COPY"):
        # What is copied there is the owner: an assignment such as |= writes to the same name.
        return True
    calls_one = after.opname in _CALLS and after.arg == 1
    return calls_one and before[0].opname in LOADS and before[0].argval in functions
