kept = inside = []
for _ in range(30):
    inside.append([])
    inside = inside[0]

def count():
    inside.append(1)
    return len(inside)
