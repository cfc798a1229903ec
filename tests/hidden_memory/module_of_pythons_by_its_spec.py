from math import __spec__ as spec
spec.kept = []
def count():
    spec.kept.append(1)
    return len(spec.kept)
