//! A case with every box filled.

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{
    Age, Bands, Choices, Condition, FirstDay, Growth, Head, NotReturned, Notified, Situation,
    SoldAs, Unit,
};
use pound_reckoner::day::{DayRule, MonthEnd};
use pound_reckoner::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, ExpenseDraft, HELD, LineDraft, LotDraft, PERCENT,
    RateDraft, RunDraft, SEEN, SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};

/// The boxes of a day.
pub fn day(day: &str, month: &str, year: &str) -> DayDraft {
    DayDraft {
        day: day.into(),
        month: month.into(),
        year: year.into(),
    }
}

/// Ten rows with every box filled, each by its longest usual answer.
pub fn ten_rows() -> Draft {
    let kinds: Vec<Kind> = Kind::ALL.iter().copied().skip(4).take(10).collect();
    let rows = || (1u32..).zip(&kinds);
    let line = |id: u32| LineDraft {
        id,
        head: Head::Maintenance.code().into(),
        kinds: Kinds::of(&kinds),
        amount: "1,250.50".into(),
        unit: Unit::PerHeadPer24Hours.code().into(),
        from_day: "12".into(),
        age: Age::UnderThree.code().into(),
        captures: RunDraft {
            from: "1".into(),
            to: "3".into(),
        },
        number: RunDraft {
            from: "10".into(),
            to: "25".into(),
        },
        percent: "12.5".into(),
        growth: Growth::Compound.code().into(),
        replaces: "500".into(),
    };
    let draft = Draft {
        situation: Situation::ByLawUnderAct.code().into(),
        place: "dadra-and-nagar-haveli-and-daman-and-diu".into(),
        area: "assam-before".into(),
        text: "as-amended".into(),
        animals: rows()
            .map(|(id, kind)| AnimalsDraft {
                id,
                kind: kind.code().into(),
                heads: "99,999".into(),
                condition: Condition::Unattached.code().into(),
                capture: "3".into(),
                age: Age::UnderThree.code().into(),
                kilograms: "12,500".into(),
                price: "₹1,25,000.50".into(),
            })
            .collect(),
        impounded: day("28", "11", "2026"),
        impounded_hour: "10:30 pm".into(),
        seized: day("27", "11", "2026"),
        claimed: day("30", "11", "2026"),
        claimed_hour: "11.45 am".into(),
        notice: day("29", "11", "2026"),
        board: SEEN.into(),
        rates: rows()
            .map(|(_, kind)| RateDraft {
                kind: kind.code().into(),
                fine: "1,500.00".into(),
                feeding: "100.50".into(),
            })
            .collect(),
        lines: (11..15).map(line).collect(),
        terms: TermsDraft {
            scale: "uttar-pradesh-lucknow-2024".into(),
            not_returned_from: "4".into(),
            then: NotReturned::Pinjrapole.code().into(),
            auction_day: "10".into(),
            or_from_day: "12".into(),
        },
        actual_cost: "12,345.67".into(),
        ask: day("5", "12", "2026"),
        demand: (21..26)
            .map(|id| DemandDraft {
                id,
                head: Head::Administration.code().into(),
                amount: "12,345.50".into(),
            })
            .collect(),
        notified: Notified {
            security: true,
            removal: true,
            trespass_all_cattle: true,
            trespass_fifty: true,
        },
        security: SecurityDraft {
            rates: rows()
                .map(|(_, kind)| SecurityRateDraft {
                    kind: kind.code().into(),
                    amount: "5,000.00".into(),
                })
                .collect(),
            day: day("30", "11", "2026"),
            again: day("15", "12", "2026"),
            again_illegal: true,
            part: "2,500.00".into(),
        },
        suit: SuitDraft {
            claimed: "25,000.00".into(),
            paid: "1,500.00".into(),
        },
        order_day: day("20", "12", "2026"),
        sale: HELD.into(),
        sold_as: SoldAs::Unclaimed.code().into(),
        sale_day: day("12", "12", "2026"),
        lots: rows()
            .map(|(id, _)| LotDraft {
                id: id + 30,
                row: id.to_string(),
                heads: "12,345".into(),
                price: "1,23,456.50".into(),
            })
            .collect(),
        expenses: (41..43)
            .map(|id| ExpenseDraft {
                id,
                unit: PERCENT.into(),
                amount: "2.5%".into(),
            })
            .collect(),
        deposited: day("14", "12", "2026"),
        choices: Choices {
            feeding_days: Some(DayRule::Nights),
            first_day: Some(FirstDay::Counted),
            month_end: Some(MonthEnd::RunsOver),
            bands: Some(Bands::Marginal),
            ..Choices::default()
        },
    };
    // Whatever the draft has is filled here: nothing prints as empty.
    let all = format!("{draft:?}");
    assert!(!all.contains("\"\"") && !all.contains("[]"), "{all}");
    draft
}
