notes = []
def print(text):
    notes.append(text)
def count():
    print(f"{zip()}")
    return len(notes)
