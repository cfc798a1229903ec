import tempfile

path = tempfile.mkstemp()[1]

def count():
    with open(path, "a") as file:
        file.write("x")
    with open(path) as file:
        return len(file.read())
