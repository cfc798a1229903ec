"""Plain data: what may go from one process to another without a class."""

PLAIN_TYPES = (int, float, str, bytes, bool, type(None))


def assert_plain(value: object) -> None:
    """A value is plain data, and so is all that lies in it."""
    if type(value) is tuple:
        for part in value:
            assert_plain(part)
    else:
        assert type(value) in PLAIN_TYPES, value
