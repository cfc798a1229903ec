"""A step of a making flashes first, and is done then: which step is seen in between."""


def seen(step: int, phase: float) -> int:
    """The step whose outcome is seen: while a step flashes (``phase`` < 1), the one before it."""
    return step if phase >= 1 else max(0, step - 1)
