kept = {f"word {n}" for n in range(50)}
seen = ["word"]

def count():
    pile = [kept]
    word = pile.pop().pop()
    kept.add(word)
    seen.append(word)
    return len(seen) - 1
