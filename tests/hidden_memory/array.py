from array import array

kept = array("i", [0])

def count():
    kept[0] += 1
    return kept[0]
