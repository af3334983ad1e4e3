"""The law as small tables, each number with its section. A None says: not in hand for this text."""

from dataclasses import dataclass
from datetime import date

FIRST_DAY = date(1871, 1, 13)


@dataclass(frozen=True)
class Hold:
    """The unclaimed balance of a sale: how long, what must be done within it, who holds it, where it goes then."""

    months: int
    must: str
    holder: str
    after: str


@dataclass(frozen=True)
class Text:
    act: str
    claim_days: int  # from impounding to the report
    notice_days: int  # from the notice to the sale
    speedy: bool = False  # section 14A: unattached young and weak cattle by the hour
    complaint_days: int | None = None  # from the seizure
    compensation: int | None = None  # at most, in rupees
    fines_to: str | None = None
    charges_to: str | None = None
    hold: Hold | None = None
    by_law_too: bool = False  # the law of the by-law itself sends the cattle under the Act
    not_before: int = 1871  # the year of the text


CENTRAL = Text(
    act="Cattle-trespass Act 1871",
    claim_days=7,  # s. 14
    notice_days=7,  # s. 14
    complaint_days=10,  # s. 20
    compensation=100,  # s. 22
    fines_to="magistrate-or-authority",  # s. 17 with s. 31
    charges_to="pound-keeper",  # s. 17
    hold=Hold(3, "prefer-and-establish", "magistrate-or-authority", "state"),  # s. 17
)

PUNJAB = Text(
    act="Cattle-trespass Act 1871 as Punjab changes it",
    claim_days=3,  # s. 14, "three" for the first "seven"
    notice_days=4,  # s. 14, "four" for the second
    speedy=True,  # s. 14A
    complaint_days=10,  # s. 20, untouched
    compensation=100,  # s. 22, untouched
    fines_to="magistrate-or-authority",
    charges_to="pound-keeper",
    hold=Hold(6, "prefer", "magistrate-or-authority", "state"),  # s. 17 as changed
)

KERALA_1961 = Text(
    act="Kerala Cattle Trespass Act 1961",
    claim_days=7,  # s. 13(1)
    notice_days=7,  # s. 13(3)
    complaint_days=None,  # s. 19 is named in s. 14, its days are not in hand for this text
    compensation=None,  # s. 21 not seen
    fines_to="local-authority",  # s. 16(1)
    charges_to="pound-keeper",  # s. 16(2)
    hold=Hold(3, "prefer", "local-authority", "local-authority-fund"),  # ss. 16(3), 17(1)
    by_law_too=True,  # Kerala Municipality Act s. 439(3)
    not_before=1961,
)

KERALA_2000 = Text(
    act="Kerala Cattle Trespass Act 1961 after Act 16 of 2000",
    claim_days=7,  # s. 13, windows the same
    notice_days=7,
    complaint_days=10,  # s. 19
    compensation=None,  # s. 21: cap not found
    fines_to="local-authority",  # inferred: as in 1961, s. 16 of this text not seen
    charges_to="pound-keeper",  # inferred likewise
    hold=None,  # not found
    by_law_too=True,  # Kerala Municipality Act s. 439(3)
    not_before=2000,
)

# The first text of a place is its default.
PLACES = {
    "central": {"as-printed": CENTRAL},
    "punjab": {"as-amended": PUNJAB},
    "kerala": {"after-act-16-of-2000": KERALA_2000, "1961": KERALA_1961},
}

# Section 14A: which animals, and by when.
SPEEDY_YOUNG = ("calf", "kid", "lamb")  # when not attached to the mother
SPEEDY_HOURS = 24

# Heads that the Acts deduct; every other head stands outside.
FINE, FEEDING = "fine", "feeding"


def text_of(place, name):
    texts = PLACES[place]
    return texts[name] if name else next(iter(texts.values()))
