from datetime import datetime

calls = [0]

def count():
    datetime.now()
    calls[0] += 1
    return calls[0]
