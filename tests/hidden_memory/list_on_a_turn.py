Turn.RIGHT.notes = []

def count():
    Turn.RIGHT.notes.append(1)
    return len(Turn.RIGHT.notes)
