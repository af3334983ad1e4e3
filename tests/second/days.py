"""Days and hours, counted with nothing but the calendar."""

import calendar
from datetime import date, datetime, timedelta

DAY = timedelta(days=1)


class Moment:
    """A day, with its hour where one was given."""

    def __init__(self, text):
        text = str(text).replace(" ", "T")
        self.day = date.fromisoformat(text[:10])
        self.hour = datetime.fromisoformat(text[:16]) if "T" in text else None

    def earliest(self):
        return self.hour or datetime.combine(self.day, datetime.min.time())

    def latest(self):
        return self.hour or datetime.combine(self.day + DAY, datetime.min.time())


def moment(text):
    return None if text is None else Moment(text)


def plus(day, number, first_day="left-out"):
    """The last of `number` days from `day`; the first day is left out unless it is to be counted."""
    return day + (number - (1 if first_day == "counted" else 0)) * DAY


def months_after(day, number, month_end="last-day"):
    """The same day number `number` months on; where that month lacks it, its last day, or as many
    days over into the next month (30 November and 3 months: 30 February, two days after the 28th)."""
    year, month = divmod(day.month - 1 + number, 12)
    year, month = day.year + year, month + 1
    length = calendar.monthrange(year, month)[1]
    if day.day <= length:
        return date(year, month, day.day)
    over = day.day - length if month_end == "runs-over" else 0
    return date(year, month, length) + over * DAY


def next_open(day):
    return day + DAY if day.weekday() == 6 else day


def charged(rule, start, end):
    """Feeding days from one Moment to another; None when the end lies before the start."""
    if end.day < start.day or (start.hour and end.hour and end.hour < start.hour):
        return None
    apart = (end.day - start.day).days
    if rule == "every-day":
        return apart + 1
    if rule == "nights":
        return apart
    if rule == "blocks":
        blocks = -((start.earliest() - end.latest()) // DAY)  # a started block counts whole
        return max(1, blocks)
    raise ValueError(f"unknown day rule {rule!r}")


def shown(day):
    return day.isoformat()


def shown_hour(at):
    return at.strftime("%Y-%m-%dT%H:%M")
