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
import tariff

HOUSE = {  # the decisions of the house, one a choice
    "feeding-days": "every-day",
    "feeding-from": "arrival",
    "first-day": "left-out",
    "refusal-wait": "none",
    "month-end": "last-day",
    "how-many": "fewest",
    "round-at": "lines",
    "closed-day": "stays",
    "daily-from": "sooner",
}


def yes(truth):
    return "yes" if truth else "no"


class Case:
    def __init__(self, given):
        self.situation = given.get("situation", "pound")
        self.area = given.get("area")
        self.impounded = days.moment(given.get("impounded"))
        self.notified = given.get("notified", {})
        self.law = law.answer(given["place"], given.get("text"), self.impounded.day, self.notified, self.area)
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
        self.actual_cost = money.read(given["actual-cost"]) if "actual-cost" in given else None
        self.sale = given.get("sale")
        self.security = given.get("security")
        self.suit = given.get("suit")
        self.order = days.moment(given.get("order-day"))
        self.demand = given.get("demand", [])
        self.kept_from = given.get("terms", {}).get("not-returned-from")
        self.or_from_day = given.get("terms", {}).get("or-from-day")
        self.choices = HOUSE | given.get("choices", {})

    def under_act(self):
        return self.situation != "by-law"

    def sold_by(self, day):
        """Whether a sale was held by this Moment: then nothing buys the animals free. No day is as good as past."""
        if not self.sale:
            return False
        held = days.moment(self.sale.get("day"))
        return day is None or held is None or held.day <= day.day

    def seizure_missing(self):
        """The day of seizure, where feeding is counted from it and nobody gave it."""
        return ["seized:not-answered"] if self.choices["feeding-from"] == "seizure" and self.seized is None else []

    def asked_parts(self):
        """The parts this case asks for, beside those that always answer."""
        out = ["deadlines", "speedy", "complaint", "dispute", "surplus"]
        out += ["plan", "wait"] if any("price" in row for row in self.animals) and not self.sold_by(self.claimed) else []
        out += ["sale"] if self.sale else []
        out += ["security"] if self.security else []
        out += ["suit"] if self.suit else []
        out += ["appeal"] if self.order else []
        return out


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


def charges(case, until):
    """Days, fines, feeding, outside and every head up to a Moment; None where something needed is missing."""
    number = tariff.numbers(case, until)
    if case.rates is None or number is None or not case.animals:
        return None
    return number[0], *tariff.Tariff(case).charges(number)


def stated(case):
    """Fine and feeding, as far as a by-law mentions them: of the rest it is not said that it costs nothing."""
    named = {charge["head"] for charge in case.rates}
    return [head for head in (law.FINE, law.FEEDING) if case.under_act() or head in named]


def alone(case, out, number):
    """What stands although the whole does not: the fines, the feeding, and what a day more adds."""
    at = case.choices["round-at"]
    for head in stated(case):
        try:
            out.amount("fines" if head == law.FINE else head, money.total(tariff.Tariff(case).lines(head, number), at))
        except tariff.Asked:
            pass
    more = tariff.Tariff(case).further_alone(number)
    if more:
        out.amount("each-further-day", more)


def unmoved(case, out):
    """What stands although nobody knows until when: heads that no line charges by the day."""
    for head in stated(case):
        amount = tariff.Tariff(case).unmoved(head)
        if amount is not None:
            out.amount("fines" if head == law.FINE else head, amount)


def deposited(case):
    """The security of this release, before which nothing is let out: part of whatever is to be brought. None: none is asked."""
    if not case.security or not case.under_act() or not case.law.security:
        return None
    rates = {kind: money.read(rate["amount"]) for rate in case.security["rates"] for kind in rate["kinds"]}
    if {row["kind"] for row in case.animals} - rates.keys():
        return None
    return money.total([rates[row["kind"]] * row["heads"] for row in case.animals], case.choices["round-at"])


def brought(case, paid):
    """What is paid, and the security with it."""
    security = deposited(case)
    return paid if security is None else paid + security


def fines_share(case, out, outcome, fines):
    """To whom the fines go, and to whom on the other reading."""
    name = f"share.{outcome}.fines.{case.law.fines_to}"
    out.paid(name, fines)
    if case.law.fines_or:
        out.say(f"{name}.or", case.law.fines_or)


def claim(case, out):
    sold = case.sold_by(case.claimed)
    if sold and case.not_seen:  # nothing buys them free, whatever the board says
        out.say("problem.claim", "claimed:sold")
    elif case.not_seen and case.claimed:
        out.say("problem.claim", " ".join(["rates:board-not-seen", *case.seizure_missing()]))
    fines = tariff.printed_alone(case) if case.rates is None and not sold else None
    if fines:
        out.amount("fines", money.total(fines, case.choices["round-at"]))
    if case.not_seen:
        return None
    try:
        for asked in case.ask:
            then = charges(case, asked)
            if then and not case.sold_by(asked):
                name, why = f"to-bring-on.{days.shown(asked.day)}", tariff.Tariff(case).another_day()
                if why:
                    out.say(f"problem.{name}", why)
                else:
                    out.amount(name, brought(case, then[1] + then[2] + then[3]))
        if sold:
            out.say("problem.claim", "claimed:sold")
            return None
        now = charges(case, case.claimed)
        if now is None and case.rates and case.animals:  # no claim, or one before the cattle came
            unmoved(case, out)
            tariff.Tariff(case).charges((1, 1))  # what is asked for beside the day
    except tariff.Asked as need:
        if sold:  # nothing buys them free, whatever the board lacks
            out.say("problem.claim", "claimed:sold")
            return None
        reasons = sorted([*str(need).split(), *case.seizure_missing(), *([] if case.claimed else ["claimed:not-answered"])])
        out.say("problem.claim", " ".join(reasons))
        number = tariff.numbers(case, case.claimed)
        if "not-returned" not in str(need):
            alone(case, out, number) if number else unmoved(case, out)
        return None
    if now is None:
        return None
    number, fines, feeding, outside, _ = now
    out.say("days", number)
    out.amount("fines", fines)
    out.amount("feeding", feeding)
    printed = tariff.Tariff(case).printed_beside()
    if printed:
        out.amount("printed-fines", money.total(printed, case.choices["round-at"]))
    out.amount("due", fines + feeding)
    out.amount("outside", outside)
    out.amount("to-pay", fines + feeding + outside)
    out.amount("to-bring", brought(case, fines + feeding + outside))
    why = tariff.Tariff(case).another_day()
    if why:
        out.say("problem.each-further-day", why)
    else:
        more = tariff.Tariff(case).charges(tariff.numbers(case, case.claimed), since=True)
        out.amount("each-further-day", more[0] + more[1] + more[2])
    if case.under_act() and case.law.fines_to:
        fines_share(case, out, "claimed", fines)
        out.paid(f"share.claimed.feeding.{case.law.charges_to}", feeding)
        if outside.shown:
            out.paid("share.claimed.outside.whoever-asks-it", outside)
    return now


def permitted(case, out):
    """The most that the Forest Act lets a State fine, beside fines that are above it."""
    if case.situation != "forest" or case.impounded.day.year < law.FOREST_ACT or case.rates is None:
        return
    of = tariff.Tariff(case)
    number = tariff.numbers(case, case.claimed) or (of.unmoved(law.FINE) and (1, 1))
    if not number or of.gone():
        return
    try:
        most = of.permitted(number)
    except tariff.Asked:
        return
    if most:
        out.amount("permitted-fines", money.total(most, case.choices["round-at"]))


def demand(case, out, now):
    """Each head asked for against the account; under an Act what is neither fine nor feeding stands outside it."""
    if now is None:
        return
    asked = {}
    for line in case.demand:
        head = line.get("head", "whole")
        asked[head] = asked.get(head, Decimal(0)) + money.read(line["amount"])
    for head, amount in asked.items():
        amount = money.to_paisa(amount)
        if case.under_act() and head not in ("whole", law.FINE, law.FEEDING):
            out.say(f"demand.{head}", f"outside-the-act {money.plain(amount)}")
            continue
        owed = now[1] + now[2] + now[3] if head == "whole" else now[4].get(head, money.Sum())
        over = amount - owed.shown
        verdict = "above" if over > 0 else "below" if over < 0 else "agrees"
        out.say(f"demand.{head}", f"{verdict} {money.plain(abs(over))}")


# --- The windows ---


def is_speedy(case, row):
    condition = row.get("condition", "ordinary")
    return case.law.speedy and (
        condition == "weak" or (condition == "unattached" and row["kind"] in law.SPEEDY_YOUNG)
    )


def only_speedy(case):
    """No animal keeps the windows: each goes by the hour, and the hours are not in doubt (else two windows are read)."""
    return bool(case.animals) and len(case.law.windows) == 1 and all(is_speedy(case, row) for row in case.animals)


def windows(case, reading=0):
    """(last safe day, lawful notice, notice, last claim after it, sale) of a reading; the last two may be unknown."""
    first, second = case.law.windows[reading]
    rule = case.choices["first-day"]
    safe = days.plus(case.impounded.day, first, rule)
    lawful = safe + days.DAY
    if case.notice and case.notice.day < case.impounded.day:
        return safe, lawful, None, None, None  # no notice of these animals: what runs from it is not known
    if second is None:
        return safe, lawful, None, None, None  # what follows the first window was not found
    notice = case.notice.day if case.notice else lawful
    last = days.plus(notice, second, rule)
    return safe, lawful, notice, last, last + days.DAY


def deadlines(case, out):
    if not case.law.windows:
        out.say("problem.deadlines", "place:law-not-known")
        return None

    def write(suffix, found):
        titles = ("last-safe-day", "report-from", "notice", "last-claim-after-notice", "earliest-sale")
        for title, day in zip(titles, found):
            if day:
                out.day(title + suffix, day)

    def read(suffix, reading):
        found = safe, lawful, notice, last, _ = windows(case, reading)
        write(suffix, found)
        if case.law.windows[reading][1] is None:
            if case.notice and case.impounded.day <= case.notice.day < lawful:
                write(suffix + ".lawful-notice", (safe, lawful))
            return found
        if notice is None:
            out.say("problem.notice" + suffix, "notice:before")
        elif notice < lawful:
            after = last and days.plus(lawful, case.law.windows[reading][1], case.choices["first-day"])
            write(suffix + ".lawful-notice", (safe, lawful, lawful, after, after and after + days.DAY))
        return found

    if only_speedy(case):
        out.say("problem.deadlines", "animals:shorter-time")
        return None
    if case.animals and all(is_speedy(case, row) for row in case.animals):
        out.say("if-not-shorter", "yes")  # the hours of s. 14A are themselves inferred
    _, lawful, notice, _, sale = read("", 0)
    dated = case.notice and case.impounded.day <= case.notice.day < lawful
    out.say("notice-premature", yes(bool(dated)))
    if len(case.law.windows) > 1:
        read(".other", 1)
    return sale


def refusal(case, out, sale):
    """A refusal is of the day on which the owner comes; what it leads to may not be known."""
    if not case.law.sale:
        return
    if case.sold_by(case.claimed):  # what was sold is not sold again
        out.say("problem.sale-after-refusal", "claimed:sold")
    elif case.claimed is None:
        out.say("problem.sale-after-refusal", "claimed:not-answered")
    elif case.claimed.day < case.impounded.day:
        out.say("problem.sale-after-refusal", "claimed:before")
    elif case.choices["refusal-wait"] != "as-unclaimed" or (sale is None and only_speedy(case)):
        out.day("sale-after-refusal", case.claimed.day)
    elif sale:
        out.day("sale-after-refusal", max(sale, case.claimed.day))


def speedy(case, out):
    if not any(is_speedy(case, row) for row in case.animals):
        return
    hours = timedelta(hours=law.SPEEDY_HOURS)
    first = case.impounded.earliest() + hours
    out.say("speedy-from", days.shown_hour(first))
    out.say("speedy-report-by", days.shown_hour(case.impounded.latest() + hours))
    out.say("speedy-latest", days.shown_hour(case.impounded.latest() + 2 * hours))
    if case.claimed and case.claimed.day >= case.impounded.day:
        # A claim with no hour may come at any time of its day, but before the midnight that ends it.
        hour = case.claimed.hour
        out.say("speedy-may-be-gone", yes(hour >= first if hour else case.claimed.latest() > first))


def complaint(case, out):
    if case.law.complaint_days is None:
        out.say("problem.complaint", "place:law-not-known")
        return
    if case.seized and case.seized.day > case.impounded.day:
        case.seizure_refused = True
        out.say("problem.complaint", "seized:before")
        return
    number, rule = case.law.complaint_days, case.choices["first-day"]

    def last_day(seized):
        day = days.plus(seized, number, rule)
        moves = case.law.complaint_moves and case.choices["closed-day"] == "next-open"
        return days.next_open(day) if moves else day

    seized = case.seized.day if case.seized else case.impounded.day - days.DAY
    last = last_day(seized)
    open_until = last if case.seized else last_day(case.impounded.day)
    open_until = days.next_open(open_until)  # by the later reading, or because it was not found that it stays
    out.day("complaint-last-day", last)
    out.say("complaint-to", case.law.complaint_to)
    out.say("complaint-sunday", yes(days.plus(seized, number, rule).weekday() == 6))
    if case.seized is None:
        out.day("complaint-last-day-if-seized-on-arrival", last_day(case.impounded.day))
        sunday = days.plus(case.impounded.day, number, rule).weekday() == 6
        out.say("complaint-sunday-if-seized-on-arrival", yes(sunday))
    if case.claimed and case.claimed.day >= case.impounded.day:
        out.say("complaint-open", yes(case.claimed.day <= last))
    case.complaint_over = bool(case.claimed and case.claimed.day > open_until)
    first = [] if only_speedy(case) else [windows(case)[4]]
    if any(is_speedy(case, row) for row in case.animals):
        first.append((case.impounded.earliest() + timedelta(hours=law.SPEEDY_HOURS)).date())
    out.say("sale-may-come-before-complaint-ends", yes(any(day and day <= last for day in first)))


def dispute(case, out, now):
    if now is None:
        return
    if getattr(case, "seizure_refused", False):
        out.say("problem.dispute", "seized:before")
        return
    if not case.law.deposit:
        out.say("problem.dispute", "place:law-not-known")
        return
    if getattr(case, "complaint_over", False):
        out.say("problem.dispute", "claimed:complaint-over")
        return
    deposit = now[1] + now[2]
    out.amount("deposit", deposit)
    out.amount("to-bring-for-deposit", brought(case, deposit))
    fines_share(case, out, "deposit-upheld", now[1])
    out.paid(f"share.deposit-upheld.feeding.{case.law.charges_to}", now[2])
    if case.law.compensation is not None:
        most = money.Sum(Decimal(case.law.compensation))
        out.amount("returned-most", deposit + most)
        out.paid("share.deposit-illegal.compensation-most.owner", most)
        out.paid("share.deposit-illegal.deposit.owner", deposit)


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


def unanswered(case, out, part):
    """Whether a part of the sale has to stay silent, with its reason."""
    missing = [f"animals[{i}].price:not-answered" for i, row in enumerate(case.animals) if "price" not in row]
    if not case.law.sale:
        out.say(f"problem.{part}", "place:law-not-known")
    elif part == "sale" and sale_refused(case):
        out.say("problem.sale", " ".join(sale_refused(case)))
    elif case.not_seen:
        # the sums of a sale count the days themselves; plan and wait rest on the claim, which says the same
        out.say(f"problem.{part}", " ".join(["rates:board-not-seen", *case.seizure_missing()]))
    elif missing and part != "sale":
        out.say(f"problem.{part}", " ".join(missing))
    else:
        return False
    return True


def wait(case, out, now):
    """What claiming leaves of the animals' worth, and what is left when they are sold unclaimed."""
    if now is None or unanswered(case, out, "wait"):
        return
    day = windows(case)[4]
    if day is None or case.claimed.day >= day or any(is_speedy(case, row) for row in case.animals):
        return  # some may be sold already, or disposed of by the hour
    value = sum((row["heads"] * money.read(row["price"]) for row in case.animals), Decimal(0))
    until = charges(case, days.Moment(days.shown(day)))
    deductions = until[1] + until[2] + expenses_on(case, value)
    bring = brought(case, now[1] + now[2] + now[3])
    out.paid("wait-value", money.Sum(value))
    out.paid("wait-left-by-claiming", money.Sum(max(value - bring.shown, Decimal(0))))
    out.day("wait-sale-day", day)
    out.amount("wait-deductions", deductions)
    out.paid("wait-left-by-waiting", money.Sum(max(value - deductions.shown, Decimal(0))))


def planned(case, out, now):
    if now is None or unanswered(case, out, "plan"):
        return
    priced = [(i, row["heads"], money.read(row["price"])) for i, row in enumerate(case.animals)]
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


def sale_refused(case):
    """What has to be said of the sale first: its day and whether it was after a refusal; then lots that cannot be: without
    a price, of a row that is not there, of more heads than it has."""
    unsaid = [f"sale.{name}:not-answered" for name in ("day", "sold-as") if name not in case.sale]
    if unsaid:
        return unsaid
    out, left = [], [row["heads"] for row in case.animals]
    for i, lot in enumerate(case.sale["lots"]):
        if "price" not in lot:
            out.append(f"sale.lots[{i}].price:not-answered")
        elif lot["row"] >= len(left):
            out.append(f"sale.lots[{i}].heads:more-than-impounded")
        else:
            left[lot["row"]] -= lot["heads"]
            if left[lot["row"]] < 0:
                out.append(f"sale.lots[{i}].heads:more-than-impounded")
    return out


def held(case, out):
    if unanswered(case, out, "sale"):
        return
    try:
        until = charges(case, days.moment(case.sale["day"]))
    except tariff.Asked as need:
        out.say("problem.sale", need)
        return
    if until is None:
        return
    number, fines, feeding = until[:3]
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
    fines_share(case, out, "sold", fines)
    out.paid(f"share.sold.feeding.{case.law.charges_to}", feeding)
    out.paid("share.sold.expenses-of-sale.whoever-bore-expenses", expenses)
    to = "owner" if case.sale["sold-as"] == "refused" else "held-as-surplus"
    balance = money.Sum(proceeds - deductions.shown)
    out.paid(f"share.sold.balance.{to}", balance)
    early = case.deposited and case.deposited.day < days.moment(case.sale["day"]).day
    if to == "held-as-surplus" and balance.shown and case.law.holds and not early:
        out.paid("share.balance-in-time.balance.owner", balance)
        name, after = "share.balance-late.balance.", [hold.after for hold in case.law.holds]
        out.paid(name + after[0], balance)
        if after[-1] != after[0]:
            out.say(f"{name}{after[0]}.or", after[-1])


def surplus(case, out):
    sold = days.moment(case.sale.get("day")) if case.sale else None
    start = case.deposited or sold
    if not case.law.holds:
        out.say("surplus", "not-known")
        return
    if start and start.day < (sold or case.impounded).day or sold and sold.day < case.impounded.day:
        return  # nothing is deposited before it is sold, nor sold before it is impounded
    if out.names.get("sale-balance") == "0" and not case.deposited:
        start = None  # nothing is left to be claimed
    for name, hold in zip(("surplus", "surplus-other"), case.law.holds):
        out.say(f"{name}-months", hold.months)
        out.say(f"{name}-must", hold.must)
        out.say(f"{name}-holder", hold.holder)
        out.say(f"{name}-after", hold.after)
        if start:
            out.day(f"{name}-last-day", days.months_after(start.day, hold.months, case.choices["month-end"]))


# --- Beside the pound ---


def security(case, out, now):
    """Section 12A: deposited at a release, returned after six months, forfeited where the owner's cattle come again."""
    if not case.law.security or now is None:
        return
    rates = {kind: money.read(rate["amount"]) for rate in case.security["rates"] for kind in rate["kinds"]}
    missing = sorted({row["kind"] for row in case.animals} - rates.keys())
    if missing:
        out.say("problem.security", " ".join(f"security.{kind}:not-answered" for kind in missing))
        return
    each = [rates[row["kind"]] * row["heads"] for row in case.animals]
    amount = money.total(each, case.choices["round-at"])
    given = days.moment(case.security.get("day")) or case.claimed
    again = days.moment(case.security.get("again"))
    part = money.Sum(money.read(case.security["part"])) if "part" in case.security else amount
    if part.shown > amount.shown:
        out.say("problem.security", "security.part:more-than-deposited")
        return
    last = days.months_after(given.day, 6, case.choices["month-end"])
    if given.day < case.impounded.day:
        out.say("problem.security", "security.day:before")
        return
    if again and again.day < given.day:
        out.say("problem.security", "security.again:before")
        return
    out.amount("security", amount)
    if case.law.security_lost:  # else it was not found when it is lost
        out.day("security-last-day", last)
    out.day("security-refund-from", last + days.DAY)
    inside = again and again.day <= last
    if inside and not case.law.security_lost:
        return  # what becomes of it then was not found
    inside = inside and not case.security.get("again-illegal", False)
    if not inside:
        if again:
            out.amount("security-refunded", amount)
        out.paid("share.security-refunded.security-refunded.owner", amount)
        return
    left = money.Sum(amount.shown - part.shown)
    out.amount("security-forfeited", part)
    out.paid("share.security-forfeited.security-forfeited.state", part)
    if left.shown:
        out.paid("security-refunded", left)
        out.paid("share.security-forfeited.security-refunded.owner", left)


def suit(case, out):
    """Sections 29 and 30: what the convicting Magistrate's order has paid is set off."""
    if not case.law.suit:
        out.say("problem.suit", "place:law-not-known")
    elif "claimed" in case.suit and "paid" in case.suit:
        claimed, paid = (money.to_paisa(money.read(case.suit[name])) for name in ("claimed", "paid"))
        out.paid("suit-left", money.Sum(max(claimed - paid, Decimal(0))))


def appeal(case, out):
    """Section 22A: a month must have run out, and its last day is still inside."""
    if case.law.appeal:
        out.day("not-paid-before", days.months_after(case.order.day, 1, case.choices["month-end"]) + days.DAY)


def silent(case, out, reason, more=()):
    for part in [*case.asked_parts(), *more]:
        out.say(f"problem.{part}", reason)


def reckon(given):
    """Every figure of the case, by name."""
    case, out = Case(given), Account()
    money_too = ["claim"] + (["demand"] if case.demand else [])
    if case.situation == "police":
        silent(case, out, "situation:court-decides", money_too)
        return out.names
    if case.area and given["place"] not in law.AREAS[case.area].split():
        silent(case, out, "area:not-answered" if case.under_act() else "situation:not-under-the-act")
        missing = [] if case.claimed else ["claimed:not-answered"]
        missing += ["rates:board-not-seen"] if case.not_seen else [] if case.rates is not None else ["rates:not-answered"]
        sold = case.sold_by(case.claimed)
        for part in money_too:
            out.say(f"problem.{part}", "claimed:sold" if sold else " ".join(["area:not-answered", *missing]))
        return out.names
    if not case.under_act():
        if case.law.answered_by:
            out.say("answered-by", case.law.answered_by)
        silent(case, out, "situation:not-under-the-act")
        demand(case, out, claim(case, out))
        return out.names
    if case.area == "presidency-town":
        silent(case, out, "area:act-does-not-reach", money_too)
        return out.names
    if case.law.no_law:
        silent(case, out, "impounded:no-law-that-day", money_too)
        return out.names
    if case.law.answered_by:
        out.say("answered-by", case.law.answered_by)
    now = claim(case, out)
    permitted(case, out)
    demand(case, out, now)
    refusal(case, out, deadlines(case, out))
    speedy(case, out)
    complaint(case, out)
    dispute(case, out, now)
    if any("price" in row for row in case.animals) and not case.sold_by(case.claimed):
        planned(case, out, now)
        wait(case, out, now)
    if case.sale:
        held(case, out)
    surplus(case, out)
    if case.security:
        security(case, out, now)
    if case.suit:
        suit(case, out)
    if case.order:
        appeal(case, out)
    for name, value in case.law.penalties:
        out.say(f"penalty.{name}", value)
    return out.names


def reckon_file(path):
    with Path(path).open("rb") as file:
        return reckon(tomllib.load(file)["given"])


if __name__ == "__main__":
    for name, value in sorted(reckon_file(sys.argv[1]).items()):
        print(f"{name} = {value}")
