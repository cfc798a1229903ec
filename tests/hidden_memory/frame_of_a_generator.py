def look():
    yield generator.gi_frame.f_back.f_back.f_back

generator = look()
kept = {"n": 0}

def count():
    kept["n"] += 1
    return kept["n"]
