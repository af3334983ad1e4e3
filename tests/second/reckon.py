"""The second reckoner: `python3 reckon.py CASE.toml` prints every figure as `name = value`, sorted.

It shares no code with the engine and is written from the law alone, to disagree where one of the two is wrong.
"""

import sys
import tomllib
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import days
import law
import money
import plan

HOUSE = {  # the decisions of the house, one a choice
    "feeding-days": "every-day",
    "feeding-from": "arrival",
    "first-day": "left-out",
    "refusal-wait": "none",
    "month-end": "last-day",
    "how-many": "fewest",
    "round-at": "lines",
    "closed-day": "stays",
}


def yes(truth):
    return "yes" if truth else "no"


class Case:
    def __init__(self, given):
        self.situation = given.get("situation", "pound")
        self.law = law.text_of(given["place"], given.get("text"))
        self.impounded = days.moment(given.get("impounded"))
        self.seized = days.moment(given.get("seized"))
        self.claimed = days.moment(given.get("claimed"))
        self.notice = days.moment(given.get("notice"))
        self.deposited = days.moment(given.get("deposited"))
        self.ask = [days.moment(day) for day in given.get("ask", [])]
        self.animals = given.get("animals", [])
        self.expenses = given.get("expenses", [])
        rates = given.get("rates")
        self.rates = rates["seen"] if isinstance(rates, dict) else None
        self.not_seen = rates == "not-seen"
        self.sale = given.get("sale")
        self.choices = HOUSE | given.get("choices", {})

    def act_applies(self):
        """The Act's windows, dispute, sale and hold follow a by-law fine only where that law sends the cattle under it."""
        return self.situation != "by-law" or self.law.by_law_too


class Account:
    """The figures, by name."""

    def __init__(self):
        self.names = {}

    def say(self, name, value):
        self.names[name] = str(value)

    def day(self, name, day):
        self.say(name, days.shown(day))

    def amount(self, name, amount):
        """A sum of lines, with its exact value beside it where that differs."""
        self.paid(name, amount)
        if amount.exact != amount.shown:
            self.say(f"{name}.exact", money.plain(amount.exact))

    def paid(self, name, amount):
        """What is handed over, in whole paise."""
        self.say(name, money.plain(amount.shown))


# --- What is owed ---


def lines(case, wanted, number_of_days, since=None):
    """The amounts of one kind of head, a line for each row of animals under each rate; with `since`, only what
    `number_of_days` adds to so many."""
    out = []
    for row in case.animals:
        for rate in case.rates:
            if not wanted(rate["head"]) or row["kind"] not in rate["kinds"]:
                continue
            each = money.read(rate["amount"]) * row["heads"]
            if rate["unit"] == "per-head":
                if since is None:
                    out.append(each)
            elif rate["unit"] == "per-head-per-day":
                free = rate.get("from-day", 1) - 1
                before = 0 if since is None else max(0, since - free)
                out.append(each * (max(0, number_of_days - free) - before))
            else:
                raise NotImplementedError(f"unit {rate['unit']}")
    return out


def is_fine(head):
    return head == law.FINE


def is_feeding(head):
    return head == law.FEEDING


def is_outside(head):
    return head not in (law.FINE, law.FEEDING)


def feeding_start(case):
    return case.seized if case.choices["feeding-from"] == "seizure" else case.impounded


def charges(case, until):
    """Days, fines, feeding, outside up to a Moment; None where something needed is missing."""
    start = feeding_start(case)
    if case.rates is None or start is None or until is None:
        return None
    number = days.charged(case.choices["feeding-days"], start, until)
    if number is None or until.day < case.impounded.day:
        return None
    at = case.choices["round-at"]
    return (
        number,
        money.total(lines(case, is_fine, number), at),
        money.total(lines(case, is_feeding, number), at),
        money.total(lines(case, is_outside, number), at),
    )


def claim(case, out):
    if case.not_seen:
        out.say("problem.claim", "rates:board-not-seen")
        return
    for asked in case.ask:
        then = charges(case, asked)
        if then:
            out.amount(f"to-bring-on.{days.shown(asked.day)}", then[1] + then[2] + then[3])
    now = charges(case, case.claimed)
    if now is None:
        return
    number, fines, feeding, outside = now
    out.say("days", number)
    out.amount("fines", fines)
    out.amount("feeding", feeding)
    out.amount("due", fines + feeding)
    out.amount("outside", outside)
    out.amount("to-bring", fines + feeding + outside)
    more = lines(case, lambda head: True, number + 1, since=number)
    out.amount("each-further-day", money.total(more, case.choices["round-at"]))
    if not case.act_applies():
        return
    if case.law.fines_to:
        out.paid(f"share.claimed.fines.{case.law.fines_to}", fines)
        out.paid(f"share.claimed.feeding.{case.law.charges_to}", feeding)
        if outside.shown:
            out.paid("share.claimed.outside.whoever-asks-it", outside)


# --- The windows ---


def is_speedy(case, row):
    condition = row.get("condition", "ordinary")
    return case.law.speedy and (
        condition == "weak" or (condition == "unattached" and row["kind"] in law.SPEEDY_YOUNG)
    )


def earliest_sale(case):
    """(last safe day, lawful notice, notice, last claim after it, sale) of the ordinary windows."""
    rule = case.choices["first-day"]
    safe = days.plus(case.impounded.day, case.law.claim_days, rule)
    lawful = safe + days.DAY
    notice = case.notice.day if case.notice else lawful
    last = days.plus(notice, case.law.notice_days, rule)
    return safe, lawful, notice, last, last + days.DAY


def deadlines(case, out):
    safe, lawful, notice, last, sale = earliest_sale(case)
    out.day("last-safe-day", safe)
    out.day("report-from", lawful)
    out.day("notice", notice)
    out.day("last-claim-after-notice", last)
    out.day("earliest-sale", sale)
    out.say("notice-premature", yes(notice < lawful))
    if notice < lawful:
        after = days.plus(lawful, case.law.notice_days, case.choices["first-day"])
        out.day("last-safe-day.lawful-notice", safe)
        out.day("report-from.lawful-notice", lawful)
        out.day("notice.lawful-notice", lawful)
        out.day("last-claim-after-notice.lawful-notice", after)
        out.day("earliest-sale.lawful-notice", after + days.DAY)
    if case.choices["refusal-wait"] == "as-unclaimed":
        out.day("sale-after-refusal", sale)
    else:
        refused = [case.impounded.day] + ([case.claimed.day] if case.claimed else [])
        out.day("sale-after-refusal", max(refused))


def speedy(case, out):
    if not any(is_speedy(case, row) for row in case.animals):
        return
    hours = timedelta(hours=law.SPEEDY_HOURS)
    first = case.impounded.earliest() + hours
    out.say("speedy-from", days.shown_hour(first))
    out.say("speedy-report-by", days.shown_hour(case.impounded.latest() + hours))
    out.say("speedy-latest", days.shown_hour(case.impounded.latest() + 2 * hours))
    if case.claimed:
        # A claim with no hour may come at any time of its day, but before the midnight that ends it.
        hour = case.claimed.hour
        out.say("speedy-may-be-gone", yes(hour >= first if hour else case.claimed.latest() > first))


def complaint(case, out):
    if case.law.complaint_days is None:
        return
    number, rule = case.law.complaint_days, case.choices["first-day"]

    def last_day(seized):
        day = days.plus(seized, number, rule)
        return days.next_open(day) if case.choices["closed-day"] == "next-open" else day

    seized = case.seized.day if case.seized else case.impounded.day - days.DAY
    last = last_day(seized)
    out.day("complaint-last-day", last)
    out.say("complaint-sunday", yes(days.plus(seized, number, rule).weekday() == 6))
    if case.seized is None:
        out.day("complaint-last-day-if-seized-on-arrival", last_day(case.impounded.day))
    if case.claimed:
        out.say("complaint-open", yes(case.claimed.day <= last))
    out.say("sale-may-come-before-complaint-ends", yes(earliest_sale(case)[4] <= last))


def dispute(case, out):
    if case.not_seen:
        out.say("problem.dispute", "rates:board-not-seen")
        return
    now = charges(case, case.claimed)
    if now is None:
        return
    deposit = now[1] + now[2]
    out.amount("deposit", deposit)
    if case.law.compensation is not None:
        out.amount("returned-most", deposit + money.Sum(Decimal(case.law.compensation)))


# --- The sale ---


def expenses_on(case, proceeds):
    """Expenses of a sale that brings `proceeds`: amounts as they are, each percentage rounded once."""
    each = [
        money.read(e["amount"]) if "amount" in e else proceeds * Decimal(e["percent"]) / 100 for e in case.expenses
    ]
    return money.total(each, case.choices["round-at"])


def left_over(out, prefix, proceeds, deductions):
    """What is left of the proceeds, or what they do not recover; to the paisa, so that all parts add up."""
    left = proceeds - deductions.shown
    out.paid(f"{prefix}-balance", money.Sum(max(left, Decimal(0))))
    out.paid(f"{prefix}-not-recovered", money.Sum(max(-left, Decimal(0))))


def planned(case, out):
    priced = [(i, row["heads"], money.read(row["price"])) for i, row in enumerate(case.animals) if "price" in row]
    now = charges(case, case.claimed)
    if not priced or now is None:
        return
    due = now[1] + now[2]
    rows = [(heads, price) for _, heads, price in priced]
    fewest, least = plan.choose(rows, due.shown, lambda value: expenses_on(case, value).shown)
    covers = fewest is not None
    if not covers:  # as many as there are
        every = (sum(h for h, _ in rows), sum((h * p for h, p in rows), Decimal(0)), tuple(h for h, _ in rows))
        fewest = least = every
    main, other = (fewest, least) if case.choices["how-many"] == "fewest" else (least, fewest)

    def write(prefix, way):
        number, value, which = way
        pairs = [f"{row}:{n}" for (row, _, _), n in zip(priced, which) if n]
        out.say(f"{prefix}which", " ".join(pairs))
        out.say(f"{prefix}number", number)
        out.paid(f"{prefix}value", money.Sum(value))
        out.paid(f"{prefix}expenses", expenses_on(case, value))
        out.say(f"{prefix}covers", yes(covers))

    write("plan-", main)
    if other[:2] != main[:2]:
        write("plan-other-", other)
    out.say("plan-exact", "yes")
    left_over(out, "plan", main[1], due + expenses_on(case, main[1]))


def held(case, out):
    if case.sale is None or case.not_seen:
        return
    until = charges(case, days.moment(case.sale["day"]))
    if until is None:
        return
    number, fines, feeding, _ = until
    lots = case.sale["lots"]
    proceeds = sum((money.read(lot["price"]) for lot in lots), Decimal(0))
    expenses = expenses_on(case, proceeds)
    deductions = fines + feeding + expenses
    out.say("sale-seized", sum(row["heads"] for row in case.animals))
    out.say("sale-days", number)
    out.amount("sale-fines", fines)
    out.amount("sale-feeding", feeding)
    out.say("sale-sold", sum(lot["heads"] for lot in lots))
    out.amount("sale-proceeds", money.Sum(proceeds))
    out.amount("sale-expenses", expenses)
    out.amount("sale-deductions", deductions)
    left_over(out, "sale", proceeds, deductions)
    if proceeds < deductions.shown:
        out.paid("share.sold.proceeds.undivided", money.Sum(proceeds))
        return
    if case.law.fines_to is None:
        return
    out.paid(f"share.sold.fines.{case.law.fines_to}", fines)
    out.paid(f"share.sold.feeding.{case.law.charges_to}", feeding)
    out.paid("share.sold.expenses-of-sale.whoever-bore-expenses", expenses)
    to = "owner" if case.sale["sold-as"] == "refused" else "held-as-surplus"
    out.paid(f"share.sold.balance.{to}", money.Sum(proceeds - deductions.shown))


def surplus(case, out):
    sold = days.moment(case.sale["day"]) if case.sale else None
    start = case.deposited or sold
    hold = case.law.hold
    if hold is None:
        out.say("surplus", "not-known")
        return
    if start and start.day < (sold or case.impounded).day:
        return  # nothing is deposited before it is sold, nor sold before it is impounded
    out.say("surplus-months", hold.months)
    out.say("surplus-must", hold.must)
    out.say("surplus-holder", hold.holder)
    out.say("surplus-after", hold.after)
    if start:
        out.day("surplus-last-day", days.months_after(start.day, hold.months, case.choices["month-end"]))


def reckon(given):
    """Every figure of the case, by name."""
    case, out = Case(given), Account()
    if case.situation == "police":
        return out.names  # a court decides
    if case.impounded and (case.impounded.day < law.FIRST_DAY or case.impounded.day.year < case.law.not_before):
        return out.names  # no law yet
    claim(case, out)
    if not case.act_applies():
        return out.names  # the Act's windows, dispute, sale and hold do not apply of themselves
    if case.impounded:
        deadlines(case, out)
        speedy(case, out)
    if case.impounded:
        complaint(case, out)
    dispute(case, out)
    planned(case, out)
    held(case, out)
    surplus(case, out)
    return out.names


def reckon_file(path):
    with Path(path).open("rb") as file:
        return reckon(tomllib.load(file)["given"])


if __name__ == "__main__":
    for name, value in sorted(reckon_file(sys.argv[1]).items()):
        print(f"{name} = {value}")
