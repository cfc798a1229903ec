class Box:
    kept = [0]
Other = Box
class Box:
    kept = [0]
def count():
    Other.kept[0] += 1
    return Other.kept[0]
