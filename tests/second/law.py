"""The law as small tables, each number with its section. A None says: not in hand for this text.

`answer(place, text, day)` gives what applies: windows and holds as lists of readings, the safer for the owner first.
"""

from dataclasses import dataclass, replace
from datetime import date

FIRST_DAY = date(1871, 1, 13)
ACT_OF_1891 = date(1891, 1, 1)  # ss. 20, 22 and the notifications of s. 26, whose day is not in hand
ORDER_OF_1937 = date(1937, 4, 1)  # s. 17: State revenue, where s. 18 had said what becomes of the surplus
ACT_OF_1921 = date(1921, 9, 30)  # the new s. 12, brought in province by province
DECIDED = date(2000, 1, 1)  # where no day was found, in force from here by decision


@dataclass(frozen=True)
class Hold:
    """The unclaimed balance of a sale: how long, what must be done within it, who holds it, where it goes then."""

    months: int
    must: str
    holder: str
    after: str


@dataclass(frozen=True)
class Text:
    windows: tuple = ()  # readings: (days to the report, days from the notice or None)
    holds: tuple = ()
    speedy: bool = False  # section 14A: unattached young and weak cattle by the hour
    complaint_days: int | None = None  # from the seizure
    complaint_to: str = "magistrate"
    complaint_moves: bool = True  # from a Sunday, arguably: General Clauses Act 1897 s. 10, for s. 20 of the central Act alone
    compensation: int | None = None  # at most, in rupees
    fines_to: str | None = None
    fines_or: str | None = None  # on the other reading
    charges_to: str | None = None
    deposit: bool = False  # s. 15
    sale: bool = False  # what a sale is and what it deducts is known
    suit: bool = False  # ss. 29 and 30
    security: bool = False  # 12A: returned after six months
    security_lost: bool = False  # 12A(2): forfeited
    appeal: bool = False  # 22A
    doubtful_scale: bool = False  # between the two days of a doubtful print either section 12 may run
    old_scale: bool = False  # the fines of 1871 answer where the tariff names none
    penalties: tuple = ()
    answered_by: str | None = None
    no_law: bool = False


OLD_HOLD = Hold(3, "prefer-and-establish", "magistrate-or-authority", "not-known")  # s. 18 was not found
STATE_HOLD = Hold(3, "prefer-and-establish", "magistrate-or-authority", "state")  # s. 17
PUNJAB_HOLD = Hold(6, "prefer", "magistrate-or-authority", "state")  # s. 17 as Punjab changes it
GOVERNMENT_HOLD = replace(PUNJAB_HOLD, after="government")  # as printed for Chhattisgarh, inferred for Chandigarh
COLLECTOR_HOLD = replace(STATE_HOLD, holder="collector-or-authority")  # Madras Act 20 of 1957
KERALA_HOLD = Hold(3, "prefer", "local-authority", "local-authority-fund")  # ss. 16(3), 17(1) of 1961

PENALTIES = {  # least, most, months
    "rescue": "0 500 6",  # s. 24
    "keeper-default": "0 50 0",  # s. 27
    "fine-by-sale": "stands",  # s. 25
    "fines-as-compensation": "stands",  # s. 28
}
WEEKS, FASTER = (7, 7), (3, 4)

CENTRAL = Text(
    windows=(WEEKS,),  # s. 14
    holds=(STATE_HOLD,),
    complaint_days=10,  # s. 20
    compensation=100,  # s. 22
    fines_to="magistrate-or-authority",  # s. 17 with s. 31
    charges_to="pound-keeper",  # s. 17
    deposit=True,
    sale=True,
    suit=True,
    penalties=tuple(PENALTIES.items()),
)
KERALA = Text(
    windows=(WEEKS,),  # s. 13
    fines_to="local-authority",  # s. 16(1)
    charges_to="pound-keeper",  # s. 16(2)
    deposit=True,
    sale=True,
)
KERALA_1961 = replace(KERALA, holds=(KERALA_HOLD,))  # s. 19 is named, its days are not in hand; s. 21 not seen
KERALA_2000 = replace(  # s. 21 and the hold: not found
    KERALA, complaint_days=10, complaint_to="local-authority", complaint_moves=False, penalties=(("keeper-default", "0 50 0"), ("unnamed-penalty", "25 250 3"))
)
NOTHING = Text()
WEEK_ONLY = Text(windows=((7, None),))  # Karnataka s. 15, Jammu & Kashmir s. 14: the first window alone

OWN_ACT = {  # first year of each text
    ("kerala", "1961"): (1961, KERALA_1961),
    ("kerala", "after-act-16-of-2000"): (2000, KERALA_2000),
    # s. 13 (Rules r. 8): refund after 6 months; that anything is forfeited was not found
    ("karnataka", "as-found"): (1966, replace(WEEK_ONLY, security=True)),
    ("nagaland", "as-found"): (1985, NOTHING),
    ("mizoram", "as-found"): (1980, NOTHING),
    ("jammu-kashmir", "as-found"): (1920, WEEK_ONLY),
    ("ladakh", "as-found"): (1920, WEEK_ONLY),
}
DEFAULTS = {
    "central": "as-printed",
    "haryana": "as-punjab",
    "chandigarh": "as-punjab",
    "chhattisgarh": "as-printed",
    "gujarat": "as-maharashtra",
    "kerala": "after-act-16-of-2000",
} | {place: "as-found" for place in ("karnataka", "nagaland", "mizoram", "jammu-kashmir", "ladakh")}
DEFAULTS |= {
    place: "as-amended"
    for place in ("punjab assam himachal-pradesh maharashtra tamil-nadu uttar-pradesh uttarakhand west-bengal").split()
}
PLACES = set(DEFAULTS) | set(
    "andhra-pradesh arunachal-pradesh bihar goa jharkhand madhya-pradesh manipur meghalaya odisha rajasthan sikkim "
    "telangana tripura andaman-nicobar dadra-nagar-haveli-daman-diu delhi lakshadweep puducherry".split()
)
AREAS = {  # the areas of s. 1, and where they lie today
    "presidency-town": "maharashtra tamil-nadu west-bengal",
    "santhal-parganas": "jharkhand",
    "hyderabad": "telangana andhra-pradesh maharashtra karnataka",
    "former-jammu-kashmir": "jammu-kashmir ladakh",
    "madhya-bharat": "madhya-pradesh",
    "mysore": "karnataka",
    "pepsu": "punjab haryana himachal-pradesh",
    "former-rajasthan": "rajasthan",
    "saurashtra": "gujarat",
    "travancore-cochin": "kerala tamil-nadu",
}
FORMED = {  # and whose entry answers an earlier day
    "haryana": (date(1966, 11, 1), "punjab"),
    "chandigarh": (date(1966, 11, 1), "punjab"),
    "chhattisgarh": (date(2000, 11, 1), "madhya-pradesh"),
    "uttarakhand": (date(2000, 11, 9), "uttar-pradesh"),
    "jharkhand": (date(2000, 11, 15), "bihar"),
    "telangana": (date(2014, 6, 2), "andhra-pradesh"),
    "maharashtra": (date(1960, 5, 1), "bombay"),
    "gujarat": (date(1960, 5, 1), "bombay"),
}
# The first day of the new section 12. Between two days of a doubtful print neither scale is asserted.
SECTION_12 = (
    {place: date(1922, 4, 28) for place in ("punjab", "haryana", "chandigarh")}
    | {place: date(1922, 5, 1) for place in ("madhya-pradesh", "chhattisgarh")}
    | {place: date(1923, 10, 1) for place in ("bihar", "odisha", "jharkhand")}
    | {place: date(1924, 5, 1) for place in ("bombay", "maharashtra", "gujarat")}
    | {place: date(1928, 4, 1) for place in ("west-bengal", "tamil-nadu", "andhra-pradesh")}
    | {"delhi": date(1925, 12, 10), "andaman-nicobar": date(1938, 1, 20)}
)
# The last day of the doubt about it: the print and the gazette it cites disagree, or only the list's last day is in hand.
DOUBT_12 = {"tamil-nadu": date(1938, 4, 1), "andhra-pradesh": date(1938, 4, 1), "central": date(1938, 4, 1)}
COORG_DOUBT_12 = date(1938, 12, 31)
COORG_12 = date(1935, 8, 22)  # no State of today: a text of the central Act by itself
SCALE_OF_1871 = {"elephant": "2"} | {
    kind: amount
    for kinds, amount in (
        ("camel buffalo", "8 as"),
        ("horse mare gelding pony colt filly mule bull bullock cow heifer", "4 as"),
        ("calf ass pig", "2 as"),
        ("ram ewe sheep lamb goat kid", "1 as"),
    )
    for kind in kinds.split()
}

# Forest Act s. 71: the most fine for each head in a forest.
FOREST = {"elephant": "10"} | {
    kind: amount
    for kinds, amount in (
        ("buffalo camel", "2"),
        ("horse mare gelding pony colt filly mule bull bullock cow heifer", "1"),
        ("calf ass pig ram ewe sheep lamb goat kid", "0.50"),
    )
    for kind in kinds.split()
}
FOREST_ACT = 1927

# Section 14A: which animals, and by when.
SPEEDY_YOUNG = ("calf", "kid", "lamb")  # when not attached to the mother
SPEEDY_HOURS = 24

# Heads that the Acts deduct; every other head stands outside.
FINE, FEEDING = "fine", "feeding"


def punjab_family(law, doubtful, hold, forfeit):
    """Punjab's changes to ss. 14, 14A, 17, 26; with the central reading beside each where that is in doubt."""
    return replace(
        law,
        windows=(FASTER, WEEKS) if doubtful else (FASTER,),
        holds=(STATE_HOLD, hold) if doubtful else (hold,),
        speedy=True,
        penalties=(*law.penalties, ("trespass-compensation", "0 250 0"), ("forfeiture", f"forfeit {forfeit}")),
    )


def central_with_state(place, text, day, notified, area):
    law = CENTRAL if day >= ACT_OF_1891 else replace(CENTRAL, complaint_days=None, compensation=None)
    law = law if day >= ORDER_OF_1937 else replace(law, holds=(OLD_HOLD,))
    fifty, all_cattle = (
        day >= ACT_OF_1891 and notified.get(name) for name in ("trespass-fifty", "trespass-all-cattle")
    )
    trespass = f"0 {50 if fifty else 10} 0" + ("" if all_cattle else " pigs-only")
    beneath = None  # the older penalty, beside the later one while its commencement is in doubt
    own_regulation = area == "santhal-parganas"  # since when is not found: not the old scale from the Act of 1921 on
    first_12 = COORG_12 if text == "section-12-coorg" else SECTION_12.get(place, ACT_OF_1921)
    first_12 = ACT_OF_1921 if own_regulation else first_12
    last_12 = COORG_DOUBT_12 if text == "section-12-coorg" else DOUBT_12.get(place, first_12)
    old = day < first_12 or text == "scale-of-1871"
    law = replace(law, old_scale=old, doubtful_scale=not old and day < last_12)
    if text == "central-reading":
        pass
    elif place == "punjab" and day >= date(1950, 1, 26):
        law = punjab_family(law, day < date(1966, 11, 1), PUNJAB_HOLD, "state")
    elif place == "haryana":
        law = punjab_family(law, True, PUNJAB_HOLD, "state")
    elif place == "chandigarh":
        law = punjab_family(law, True, GOVERNMENT_HOLD, "government")
    elif place == "chhattisgarh":
        law = replace(law, holds=(STATE_HOLD, GOVERNMENT_HOLD))
    elif place in ("uttar-pradesh", "uttarakhand"):
        law = replace(law, penalties=(*law.penalties, ("compounding", "stands")))  # s. 24A
    elif place == "himachal-pradesh":
        law = replace(law, windows=(FASTER,) if day >= DECIDED else (FASTER, WEEKS), speedy=True)
    elif place == "tamil-nadu":
        law = replace(law, appeal=True)
        if day >= date(1957, 1, 1):
            holds = (COLLECTOR_HOLD,) if day >= date(1958, 1, 1) else (COLLECTOR_HOLD, STATE_HOLD)
            law = replace(law, holds=holds, fines_to="collector-or-authority")
            if day < date(1958, 1, 1):
                law = replace(law, fines_or="magistrate-or-authority")
    elif place in ("maharashtra", "gujarat", "bombay") and day >= date(1959, 1, 1):
        law = replace(law, security=True, security_lost=True)
        if notified.get("removal"):
            law = replace(law, penalties=(*law.penalties, ("removal", "0 1000 0 more-than 20")))
    elif place == "west-bengal":
        beneath = trespass if day < DECIDED else None
        trespass = "0 200 0 cattle"  # any cattle
        cognizable = ("cognizable", "stands")  # s. 24(2)
        law = replace(law, penalties=(*law.penalties, cognizable))
    elif place == "assam" and day >= date(1974, 4, 1):
        beneath = trespass if day < DECIDED else None
        trespass = "500 1000 1 in-default cattle-and-more"  # persons and roads too
        more = (("trespass-again", "1000 2000 3 or"), ("trespass-compensation", "reasonable"), ("forfeiture", "forfeit-in-default victim"), ("cognizance", "stands"))
        law = replace(law, penalties=law.penalties + more)
    more = (("trespass.other", beneath),) if beneath else ()
    return replace(law, penalties=(*law.penalties, ("trespass", trespass), *more))


def answer(place, text, day, notified, area=None):
    """The law of a place on a day; a place not yet formed is answered by its parent's."""
    if place not in PLACES:
        raise KeyError(place)
    formed, parent = FORMED.get(place, (FIRST_DAY, None))
    if day < formed:
        law = central_with_state(parent, None, day, notified, area)
        return replace(law, answered_by=parent)
    text = text or DEFAULTS.get(place, "central")
    if (place, text) == ("kerala", "after-act-16-of-2000") and day.year <= 2000:
        # before it the text of 1961 answers; in the year whose day is not in hand its hold still stands
        return answer(place, "1961", day, notified) if day.year < 2000 else replace(KERALA_2000, holds=(KERALA_HOLD,))
    if (place, text) in OWN_ACT:
        since, law = OWN_ACT[place, text]
        return law if day.year >= since else Text(no_law=True)
    if day < FIRST_DAY:
        return Text(no_law=True)
    return central_with_state(place, text, day, notified, area)
