"""Which animals a sale under section 16 needs: the fewest whose proceeds reach, and the least value over any number."""

import itertools
import math
from decimal import Decimal

ENOUGH_TO_TRY_ALL = 50_000


def ways(rows):
    """Every (number, value, which) there is, `which` a tuple of heads by row; rows are (heads, price).

    Few enough are all tried. Otherwise ways of the same number and value are one, the earlier rows first: exact too.
    """
    if math.prod(heads + 1 for heads, _ in rows) <= ENOUGH_TO_TRY_ALL:
        for which in itertools.product(*(range(heads + 1) for heads, _ in rows)):
            yield sum(which), sum((n * price for n, (_, price) in zip(which, rows)), Decimal(0)), which
        return
    reached = {(0, Decimal(0)): ()}
    for heads, price in rows:
        more = {}
        for (number, value), which in reached.items():
            for n in range(heads + 1):
                key, way = (number + n, value + n * price), (*which, n)
                if key not in more or way > more[key]:
                    more[key] = way
        reached = more
        if len(reached) > 2_000_000:
            raise OverflowError("too many ways to sell")
    yield from ((number, value, which) for (number, value), which in reached.items())


def choose(rows, due, expenses_on):
    """(fewest, least value), each (number, value, which) or None where no choice reaches."""
    reaching = [way for way in ways(rows) if way[1] - expenses_on(way[1]) >= due]

    def backwards(which):
        return tuple(-n for n in which)

    fewest = min(reaching, key=lambda w: (w[0], w[1], backwards(w[2])), default=None)
    least = min(reaching, key=lambda w: (w[1], w[0], backwards(w[2])), default=None)
    return fewest, least
