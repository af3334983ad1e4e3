"""Amounts: reading, the one rounding, and plain writing. A sum is kept twice: as shown and exact."""

import re
from decimal import ROUND_HALF_UP, Decimal

PAISA = Decimal("0.01")
ANNA = Decimal("0.0625")


def read(text):
    """Rupees from what a person writes: `4460`, `Rs. 1,25,000.50`, `1250/-`, `4 as` (sixteen annas are a rupee)."""
    text = str(text).strip()
    annas = re.fullmatch(r"(\d+)\s*(?:as|anna|annas)\.?", text)
    if annas:
        return int(annas[1]) * ANNA
    rupees = re.fullmatch(r"(?:₹|Rs\.?|Re\.?)?\s*(\d[\d,]*(?:\.\d{1,2})?)(?:/-)?", text)
    if not rupees:
        raise ValueError(f"not an amount: {text!r}")
    return Decimal(rupees[1].replace(",", ""))


def to_paisa(amount):
    return amount.quantize(PAISA, rounding=ROUND_HALF_UP)


def plain(amount):
    """Two decimals or none: `4460`, `4460.50`; the longer exact sum without trailing noughts."""
    if amount == amount.to_integral_value():
        return format(amount.quantize(Decimal(1)), "f")
    if amount == to_paisa(amount):
        return format(to_paisa(amount), "f")
    return format(amount.normalize(), "f")


class Sum:
    """What is shown and what it is exactly. Shown sums add up, whatever the exact ones do."""

    def __init__(self, shown=Decimal(0), exact=None):
        self.exact = shown if exact is None else exact
        self.shown = shown

    def __add__(self, other):
        return Sum(self.shown + other.shown, self.exact + other.exact)


def total(lines, round_at):
    """`lines`: each line rounds once and the total adds them; `total`: the total of a head rounds once."""
    exact = sum(lines, Decimal(0))
    if round_at == "total":
        return Sum(to_paisa(exact), exact)
    return Sum(sum((to_paisa(line) for line in lines), Decimal(0)), exact)
