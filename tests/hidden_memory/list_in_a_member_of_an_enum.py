import enum

class Box(enum.Enum):
    NOTES = []

def count():
    Box.NOTES.value.append(1)
    return len(Box.NOTES.value)
