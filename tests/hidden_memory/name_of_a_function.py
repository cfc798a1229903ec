def other():
    return 1

other.__name__ = "0"

def count():
    other.__name__ = str(int(other.__name__) + 1)
    return int(other.__name__)
