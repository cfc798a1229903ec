class Hidden:
    def __getattr__(self, name):
        kept = object.__getattribute__(self, "__dict__")
        kept["_n"] = kept.get("_n", 0) + 1
        return kept["_n"]

hidden = Hidden()

def count():
    return hidden.anything
