"""A step of a making first flashes, then happens: this tells which step is seen meanwhile."""


def seen(step: int, phase: float) -> int:
    """The step whose result is seen: while a step flashes (``phase`` < 1), the one before it."""
    return step if phase >= 1 else max(0, step - 1)
