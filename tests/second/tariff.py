"""What a tariff makes of the animals: one line a charge and row, or what has to be asked first."""

import days
import law
import money


class Asked(Exception):
    """Something the figure needs was not answered: `path:reason` pairs."""


DAILY = ("per-head-per-day", "per-head-per-24-hours")


def names(charge, kind):
    return kind in charge["kinds"] or "any" in charge["kinds"]


def captured(charge, row):
    span, number = charge.get("captures", {}), row.get("capture", 1)
    return span.get("from", 1) <= number <= span.get("to", number)


def banded(charge, number):
    """How many of `number` heads lie in the charge's band."""
    band = charge["number"]
    return max(0, min(number, band.get("to", number)) - band.get("from", 1) + 1)


def each(charge, row, index):
    """The price of one head at its capture."""
    amount, again = money.read(charge["amount"]), row.get("capture", 1) - 1
    if "repeat" not in charge or again == 0:
        return amount
    percent, growth = money.read(charge["repeat"]["percent"]) / 100, charge["repeat"].get("growth")
    if again == 1:  # on the second capture both come to the same
        return amount * (1 + percent)
    if growth is None:
        raise Asked(f"rates.seen[{index}].repeat.growth:not-answered")
    return amount * (1 + again * percent) if growth == "simple" else amount * (1 + percent) ** again


def times(charge, numbers, since):
    """How often a charge counts: `numbers` are (days, blocks); with `since` only what the last of them adds."""
    unit = charge["unit"]
    if unit not in DAILY:
        return 0 if since else 1
    number = numbers[unit == "per-head-per-24-hours"]
    first = charge.get("from-day", 1)
    counted = max(0, number - first + 1)
    return max(0, number + 1 - first + 1) - counted if since else counted


class Tariff:
    def __init__(self, case):
        self.case = case
        self.seen = list(enumerate(self.as_chosen(charge) for charge in case.rates))

    def as_chosen(self, charge):
        """The charge from the first of the two days that two reports name, unless the later one was chosen."""
        if self.case.or_from_day is None:
            return charge
        days = charge.get("from-day", 1), self.case.or_from_day
        return charge | {"from-day": max(days) if self.case.choices.get("daily-from") == "later" else min(days)}

    def fits(self, row, i, charge):
        if not names(charge, row["kind"]) or not captured(charge, row):
            return False
        if "age" in charge:
            if "age" not in row:
                raise Asked(f"animals[{i}].age:not-answered")
            if charge["age"] != row["age"]:
                return False
        return True

    def number_named(self, charge):
        every = self.case.choices.get("bands") == "whole-herd"
        return sum(row["heads"] for row in self.case.animals if every or names(charge, row["kind"]))

    def found(self, head):
        """The charges of a head for each row, and what is asked for."""
        marginal, out, every = self.case.choices.get("bands") == "marginal", [], set()
        for i, row in enumerate(self.case.animals):
            kind, mine, covered, asked = row["kind"], [], 0, set()
            if i in self.gone():
                continue
            for index, charge in self.seen:
                if charge["head"] != head:
                    continue
                unsaid = {"choices.bands:not-answered"} if "number" in charge and "bands" not in self.case.choices else set()
                try:
                    if not self.fits(row, i, charge):
                        continue
                except Asked as need:
                    unsaid.add(str(need))
                if unsaid:
                    cost = charge.get("unit") == "times-actual-cost" and self.case.actual_cost is None
                    asked |= unsaid | ({"actual-cost:not-answered"} if cost else set())
                    continue
                if "number" in charge:
                    number = self.number_named(charge)
                    inside = banded(charge, number)
                    if inside == 0 or (not marginal and inside < number - charge["number"].get("from", 1) + 1):
                        continue
                    covered += inside
                mine.append((index, charge))
            bands = [charge for _, charge in mine if "number" in charge]
            if len(mine) > 1 and not (marginal and len(bands) == len(mine)):
                asked.add(f"rates.{head}.{kind}:two-rates")  # which of them is this row's comes before what it still needs
                mine = [(index, charge) for index, charge in mine if charge.get("unit") in ("per-lot", "times-actual-cost")]
            if any("amount" not in charge for _, charge in mine):
                asked.add(f"rates.{head}.{kind}:not-answered")
            if marginal and bands and covered < self.number_named(bands[0]):
                asked.add(f"rates.{head}.{kind}:not-answered")  # a head between two bands is not free
            if marginal and bands and covered > self.number_named(bands[0]):
                asked.add(f"rates.{head}.{kind}:two-rates")  # and one in both has two prices
            if not mine and not asked and self.wanted(head, row):
                if head == law.FINE and self.case.law.old_scale and kind in law.SCALE_OF_1871:
                    mine = [(None, {"amount": law.SCALE_OF_1871[kind], "unit": "per-head", "kinds": [kind]})]
                else:
                    asked.add(f"rates.{head}.{kind}:not-answered")
            out.append((i, row, mine))
            every |= asked
        return out, every

    def may_fit(self, charge, row):
        """Whether a charge is for this row, were its age known; a band of the whole lot only where the number lies in it."""
        if "number" in charge and self.case.choices.get("bands") in ("whole-lot", "whole-herd"):
            number = self.number_named(charge)
            if not 0 < banded(charge, number) == number - charge["number"].get("from", 1) + 1:
                return False
        return names(charge, row["kind"]) and captured(charge, row)

    def gone(self):
        """The rows that are not given back at this capture, whatever is paid."""
        kept = self.case.kept_from
        return [i for i, row in enumerate(self.case.animals) if kept and row.get("capture", 1) >= kept]

    def one_price(self, charge, found, index):
        """A price for several rows together is one price only where they are captured equally often."""
        captures = {row.get("capture", 1) for _, row, mine in found if index in [at for at, _ in mine]}
        if "repeat" in charge and len(captures) > 1:
            kind = next(row["kind"] for _, row, mine in found if index in [at for at, _ in mine])
            raise Asked(f"rates.{charge['head']}.{kind}:two-rates")

    def wanted(self, head, row):
        """Under an Act a fine and a feeding rate are needed for each kind, and whatever names it at another capture or
        number; under a by-law what it mentions for any, and a fine for animals that it does not name at all."""
        mentioned = [charge for _, charge in self.seen if charge["head"] == head]
        if not self.case.under_act():
            unnamed = not any(self.may_fit(charge, row) for _, charge in self.seen)
            return bool(mentioned) or (head == law.FINE and unnamed)
        return head in (law.FINE, law.FEEDING) or any(names(charge, row["kind"]) for charge in mentioned)

    def printed_beside(self):
        """The fines of 1871 for all animals they name, where the tariff prices any animal's fine itself."""
        scale = self.case.law.old_scale or self.case.law.doubtful_scale
        priced = [charge for _, charge in self.seen if charge["head"] == law.FINE]
        beside = any(names(charge, row["kind"]) for charge in priced for row in self.case.animals)
        if not (scale and beside and self.case.under_act()):
            return []
        named = [row for row in self.case.animals if row["kind"] in law.SCALE_OF_1871]
        return [money.read(law.SCALE_OF_1871[row["kind"]]) * row["heads"] for row in named]

    def permitted(self, numbers):
        """Section 71 of the Forest Act: the most for the animals it names, where a row's fine or all fines are above it."""
        most = {
            i: money.read(law.FOREST[row["kind"]]) * row["heads"]
            for i, row in enumerate(self.case.animals)
            if row["kind"] in law.FOREST
        }
        fines = self.lines_by_row(law.FINE, numbers)
        of_row = {i: sum(amount for row, amount in fines if row == i) for i in most}
        above = any(of_row[i] > most[i] for i in most)
        if len(most) == len(self.case.animals):
            above = above or sum(amount for _, amount in fines) > sum(most.values())
        return list(most.values()) if above else []

    def heads(self):
        return dict.fromkeys([law.FINE, law.FEEDING, *(charge["head"] for _, charge in self.seen)])

    def lines(self, head, numbers, since=False):
        """The amounts of a head. Raises Asked with what is missing."""
        return [amount for _, amount in self.lines_by_row(head, numbers, since)]

    def lines_by_row(self, head, numbers, since=False):
        """The amounts of a head, each with the row of animals it is for; with None where it is for several."""
        short = [i for i, row in enumerate(self.case.animals) if "heads" not in row]
        if short:
            raise Asked(" ".join(f"animals[{i}].heads:not-answered" for i in short))
        found, asked = self.found(head)
        out, once = [], set()
        for i, row, mine in found:
            for index, charge in mine:
                if "amount" not in charge:
                    continue
                try:
                    if "unit" not in charge:
                        raise Asked(f"rates.seen[{index}].unit:not-answered")
                    unit = charge["unit"]
                    by_head = "number" in charge and self.case.choices["bands"] == "marginal"
                    if by_head and unit.startswith("per-kilogram"):  # bands are of heads
                        raise Asked(f"rates.seen[{index}].unit:not-answered")
                    if by_head or unit in ("per-lot", "times-actual-cost"):
                        self.one_price(charge, found, index)
                    price = each(charge, row, index)
                    if unit == "times-actual-cost":
                        if self.case.actual_cost is None:
                            raise Asked("actual-cost:not-answered")
                        amount = price * self.case.actual_cost
                    elif unit == "per-lot":
                        amount = price
                    elif unit == "per-kilogram":
                        if "kilograms" not in row:
                            raise Asked(f"animals[{i}].kilograms:not-answered")
                        amount = price * money.read(row["kilograms"])
                    elif by_head:
                        amount = price * banded(charge, self.number_named(charge))
                        unit = "per-lot"  # of all the rows it names, once
                    else:
                        amount = price * row["heads"]
                except Asked as need:
                    asked.add(str(need))
                    continue
                if unit in ("per-lot", "times-actual-cost"):
                    if index in once:
                        continue
                    once.add(index)
                out.append((None if unit in ("per-lot", "times-actual-cost") else i, amount * times(charge, numbers, since)))
        if asked:
            raise Asked(" ".join(sorted(asked)))
        return out

    def charges(self, numbers, since=False):
        """Fines, feeding and the rest, and every head by name."""
        sums, asked = {}, {f"animals[{i}].capture:not-returned" for i in self.gone()}
        for head in self.heads():
            try:
                sums[head] = self.lines(head, numbers, since)
            except Asked as need:
                asked |= set(str(need).split())
        if asked:
            raise Asked(" ".join(sorted(asked)))
        at = self.case.choices["round-at"]
        outside = [line for head, of in sums.items() if head not in (law.FINE, law.FEEDING) for line in of]
        by_head = {head: money.total(of, at) for head, of in sums.items()}
        return by_head[law.FINE], by_head[law.FEEDING], money.total(outside, at), by_head

    def another_day(self):
        """Why nobody knows what another day costs; None where it is known. A by-law that says nothing of feeding, and
        charges these animals nothing by the day, has not said that a day is free."""
        units = {charge.get("unit") for head in self.heads() for _, _, mine in self.found(head)[0] for _, charge in mine}
        if "times-actual-cost" in units:
            return "actual-cost:cost-of-another-day"
        silent = not self.case.under_act() and not any(charge["head"] == law.FEEDING for _, charge in self.seen)
        return "rates:feeding-not-stated" if silent and not units & set(DAILY) else None

    def further_alone(self, numbers):
        """What a day more adds, where everything that runs by the day is answered; None otherwise."""
        def runs(charge):
            return charge.get("unit") in (None, "times-actual-cost", *DAILY)

        if any(charge.get("unit") == "times-actual-cost" for _, charge in self.seen):
            return None
        for row in self.case.animals:
            for head in (head for head in self.heads() if self.wanted(head, row)):
                named = any(c["head"] == head and self.may_fit(c, row) for _, c in self.seen)
                printed = head == law.FINE and self.case.law.old_scale and row["kind"] in law.SCALE_OF_1871
                if not named and not printed:
                    return None  # it may well run by the day
        only = Tariff(self.case)
        only.seen = [(index, charge) for index, charge in self.seen if runs(charge)]
        only.wanted = lambda head, row: False
        if only.another_day():
            return None
        try:
            more = only.charges(numbers, since=True)
        except Asked:
            return None
        return more[0] + more[1] + more[2]

    def unmoved(self, head):
        """A head where no day moves it and nothing is asked for it; None otherwise."""
        if self.gone():
            return None
        try:
            if any(charge.get("unit") in DAILY for _, _, mine in self.found(head)[0] for _, charge in mine):
                return None
            return money.total(self.lines(head, (1, 1)), self.case.choices["round-at"])
        except Asked:
            return None


def printed_alone(case):
    """The fines of 1871 for all the animals, where that scale answers and nobody has seen the board; else none."""
    named = case.animals and all(row.get("kind") in law.SCALE_OF_1871 and "heads" in row for row in case.animals)
    if not (named and case.law.old_scale and case.under_act()):
        return []
    return [money.read(law.SCALE_OF_1871[row["kind"]]) * row["heads"] for row in case.animals]


def numbers(case, until):
    """(days, blocks) up to a Moment; None when it lies before the start."""
    start = case.seized if case.choices["feeding-from"] == "seizure" else case.impounded
    if start is None or until is None or until.day < case.impounded.day:
        return None
    number = days.charged(case.choices["feeding-days"], start, until)
    return None if number is None else (number, days.charged("blocks", start, until))
