//! Random cases: plain data of the tests' own, written out as the text a case file has and read through the border.
//!
//! Only what the strict readers take is made here, so a case that cannot be read is a fault of this file.
#![allow(dead_code, reason = "each test target uses a part of it")]

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use pound_reckoner::animal::Kind;
use pound_reckoner::case::Case;
use pound_reckoner::law;
use pound_reckoner::law::place::Place;

use crate::calendar;

/// An amount as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sum {
    /// Whole paise.
    Paise(u64),
    /// Whole annas.
    Annas(u16),
}

impl Sum {
    pub fn text(self) -> String {
        match self {
            Self::Paise(paise) => format!("{}.{:02}", paise / 100, paise % 100),
            Self::Annas(annas) => format!("{annas} as"),
        }
    }

    /// In ten-thousandths of a rupee: a paisa is 100, an anna 625.
    pub fn ten_thousandths(self) -> u128 {
        match self {
            Self::Paise(paise) => u128::from(paise) * 100,
            Self::Annas(annas) => u128::from(annas) * 625,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Row {
    pub kind: Kind,
    pub heads: u32,
    pub condition: &'static str,
    pub price: Option<u64>,
}

/// The rates of one kind.
#[derive(Clone, Debug)]
pub struct Rates {
    pub fine: Sum,
    pub feeding: Sum,
    pub from_day: u16,
    pub catching: Option<Sum>,
    pub maintenance: Option<Sum>,
}

#[derive(Clone, Debug)]
pub enum Expense {
    Amount(u64),
    /// Hundredths of a per cent.
    Percent(u32),
}

#[derive(Clone, Debug)]
pub struct Sale {
    pub unclaimed: bool,
    pub after: i64,
    /// Row, heads, price of the lot in paise.
    pub lots: Vec<(usize, u32, u64)>,
}

#[derive(Clone, Debug, Default)]
pub struct Choices {
    pub pairs: Vec<(&'static str, &'static str)>,
}

#[derive(Clone, Debug)]
pub struct Given {
    pub place: Place,
    pub text: Option<&'static str>,
    /// Running number of the day of arrival.
    pub impounded: i64,
    pub hour: Option<(u16, u16)>,
    /// Days from arrival to the claim.
    pub stay: i64,
    pub claim_hour: Option<(u16, u16)>,
    pub seized_before: Option<i64>,
    pub notice_after: Option<i64>,
    pub rows: Vec<Row>,
    /// By kind; a row takes the rates of its kind.
    pub rates: Vec<(Kind, Rates)>,
    pub expenses: Vec<Expense>,
    pub sale: Option<Sale>,
    pub deposited_after: Option<i64>,
    pub choices: Choices,
    pub ask: Vec<i64>,
}

fn moment(day: i64, hour: Option<(u16, u16)>) -> String {
    let day = calendar::text(calendar::civil(day));
    hour.map_or(day.clone(), |(h, m)| format!("{day}T{h:02}:{m:02}"))
}

fn plain_day(day: i64) -> String {
    calendar::text(calendar::civil(day))
}

impl Given {
    pub fn claimed(&self) -> i64 {
        self.impounded + self.stay
    }

    pub fn rates_of(&self, kind: Kind) -> &Rates {
        &self
            .rates
            .iter()
            .find(|(k, _)| *k == kind)
            .expect("each kind has rates")
            .1
    }

    /// The case as a case file says it.
    pub fn text(&self) -> String {
        let mut lines = vec![format!("place = \"{}\"", self.place.code())];
        if let Some(text) = self.text {
            lines.push(format!("text = \"{text}\""));
        }
        lines.push(format!(
            "impounded = \"{}\"",
            moment(self.impounded, self.hour)
        ));
        lines.push(format!(
            "claimed = \"{}\"",
            moment(self.claimed(), self.claim_hour)
        ));
        if let Some(before) = self.seized_before {
            lines.push(format!(
                "seized = \"{}\"",
                plain_day(self.impounded - before)
            ));
        }
        if let Some(after) = self.notice_after {
            lines.push(format!(
                "notice = \"{}\"",
                plain_day(self.impounded + after)
            ));
        }
        if !self.ask.is_empty() {
            let days: Vec<String> = self
                .ask
                .iter()
                .map(|n| format!("\"{}\"", plain_day(self.impounded + n)))
                .collect();
            lines.push(format!("ask = [{}]", days.join(", ")));
        }
        if let (Some(after), Some(sale)) = (self.deposited_after, &self.sale) {
            lines.push(format!(
                "deposited = \"{}\"",
                plain_day(self.impounded + sale.after + after)
            ));
        }
        let rows: Vec<String> = self
            .rows
            .iter()
            .map(|row| {
                let price = row.price.map_or(String::new(), |p| {
                    format!(", price = \"{}\"", Sum::Paise(p).text())
                });
                format!(
                    "{{ kind = \"{}\", heads = {}, condition = \"{}\"{price} }}",
                    row.kind.code(),
                    row.heads,
                    row.condition
                )
            })
            .collect();
        lines.push(format!("animals = [{}]", rows.join(", ")));
        let expenses: Vec<String> = self
            .expenses
            .iter()
            .map(|one| match one {
                Expense::Amount(paise) => {
                    format!("{{ amount = \"{}\" }}", Sum::Paise(*paise).text())
                }
                Expense::Percent(n) => format!("{{ percent = \"{}.{:02}\" }}", n / 100, n % 100),
            })
            .collect();
        lines.push(format!("expenses = [{}]", expenses.join(", ")));
        let mut charges = Vec::new();
        for (kind, rates) in &self.rates {
            let mut charge = |head: &str, amount: Sum, unit: &str, more: String| {
                charges.push(format!(
                    "{{ head = \"{head}\", kinds = [\"{}\"], amount = \"{}\", unit = \"{unit}\"{more} }}",
                    kind.code(),
                    amount.text()
                ));
            };
            charge("fine", rates.fine, "per-head", String::new());
            charge(
                "feeding",
                rates.feeding,
                "per-head-per-day",
                format!(", from-day = {}", rates.from_day),
            );
            if let Some(amount) = rates.catching {
                charge("catching", amount, "per-head", String::new());
            }
            if let Some(amount) = rates.maintenance {
                charge("maintenance", amount, "per-head-per-day", String::new());
            }
        }
        lines.push(format!("rates = {{ seen = [{}] }}", charges.join(", ")));
        let choices: Vec<String> = self
            .choices
            .pairs
            .iter()
            .map(|(name, code)| format!("{name} = \"{code}\""))
            .collect();
        lines.push(format!("choices = {{ {} }}", choices.join(", ")));
        if let Some(sale) = &self.sale {
            let lots: Vec<String> = sale
                .lots
                .iter()
                .map(|(row, heads, price)| {
                    format!(
                        "{{ row = {row}, heads = {heads}, price = \"{}\" }}",
                        Sum::Paise(*price).text()
                    )
                })
                .collect();
            lines.push(format!(
                "sale = {{ sold-as = \"{}\", day = \"{}\", lots = [{}] }}",
                if sale.unclaimed {
                    "unclaimed"
                } else {
                    "refused"
                },
                plain_day(self.impounded + sale.after),
                lots.join(", ")
            ));
        }
        lines.join("\n")
    }

    pub fn case(&self) -> Case {
        toml::from_str(&self.text()).unwrap_or_else(|e| panic!("{e}\n{}", self.text()))
    }

    /// The same without any anna: every amount in paise.
    pub fn in_paise(mut self) -> Self {
        let whole = |sum: &mut Sum| {
            if let Sum::Annas(n) = *sum {
                *sum = Sum::Paise(u64::from(n) * 5);
            }
        };
        for (_, rates) in &mut self.rates {
            whole(&mut rates.fine);
            whole(&mut rates.feeding);
            for sum in [&mut rates.catching, &mut rates.maintenance]
                .into_iter()
                .flatten()
            {
                whole(sum);
            }
        }
        self
    }
}

/// Every text of every place.
fn texts() -> Vec<(Place, &'static str)> {
    Place::ALL
        .iter()
        .flat_map(|place| law::texts(*place).iter().map(|text| (*place, text.code)))
        .collect()
}

fn paise() -> impl Strategy<Value = u64> {
    prop_oneof![4 => 1u64..=500_000, 2 => (1u64..=5_000).prop_map(|n| n * 100), 1 => Just(1), 1 => Just(99_999_999_999)]
}

fn sum() -> impl Strategy<Value = Sum> {
    prop_oneof![4 => paise().prop_map(Sum::Paise), 1 => (1u16..=200).prop_map(Sum::Annas)]
}

fn heads() -> impl Strategy<Value = u32> {
    prop_oneof![8 => 1u32..=12, 1 => 1u32..=99_999, 1 => Just(99_999)]
}

fn hour() -> impl Strategy<Value = Option<(u16, u16)>> {
    option::of((0u16..24, 0u16..60))
}

fn rates() -> impl Strategy<Value = Rates> {
    (
        sum(),
        sum(),
        1u16..=4,
        option::weighted(0.2, sum()),
        option::weighted(0.2, sum()),
    )
        .prop_map(|(fine, feeding, from_day, catching, maintenance)| Rates {
            fine,
            feeding,
            from_day,
            catching,
            maintenance,
        })
}

fn choices() -> impl Strategy<Value = Choices> {
    fn one(
        name: &'static str,
        codes: &'static [&'static str],
    ) -> impl Strategy<Value = Option<(&'static str, &'static str)>> {
        option::weighted(
            0.4,
            prop::sample::select(codes).prop_map(move |code| (name, code)),
        )
    }
    // Where amounts are rounded is switched by the tests that look at it.
    (
        one("feeding-days", &["every-day", "nights", "blocks"]),
        one("first-day", &["left-out", "counted"]),
        one("refusal-wait", &["none", "as-unclaimed"]),
        one("month-end", &["last-day", "runs-over"]),
        one("how-many", &["fewest", "least-value"]),
        one("closed-day", &["stays", "next-open"]),
    )
        .prop_map(|(a, b, c, d, e, f)| Choices {
            pairs: [a, b, c, d, e, f].into_iter().flatten().collect(),
        })
}

fn expense() -> impl Strategy<Value = Expense> {
    prop_oneof![
        (1u64..=100_000).prop_map(Expense::Amount),
        (0u32..=10_000).prop_map(Expense::Percent)
    ]
}

/// A day of arrival: mostly of our time, often anywhere between the first Act and the end of the calendar.
fn arrival() -> impl Strategy<Value = i64> {
    let far = calendar::number((1871, 1, 20))..calendar::number((2198, 6, 1));
    let near = calendar::number((1995, 1, 1))..calendar::number((2035, 1, 1));
    prop_oneof![3 => near, 2 => far]
}

/// Any case that the readers take.
pub fn given() -> impl Strategy<Value = Given> {
    let rows = vec(
        (
            prop::sample::select(Kind::ALL),
            heads(),
            prop::sample::select(&["ordinary", "ordinary", "unattached", "weak"][..]),
            paise(),
        ),
        1..5,
    );
    let law = (prop::sample::select(texts()), any::<bool>());
    let days = (
        arrival(),
        hour(),
        0i64..40,
        hour(),
        option::of(0i64..3),
        option::of(0i64..30),
        option::of(0i64..40),
    );
    let money = (
        vec(rates(), Kind::ALL.len()),
        any::<bool>(),
        vec(expense(), 0..3),
    );
    let sale = option::weighted(
        0.6,
        (
            any::<bool>(),
            0i64..60,
            vec(1u32..=1000, 5),
            vec(paise(), 5),
        ),
    );
    (law, days, rows, money, sale, choices(), vec(1i64..60, 0..3)).prop_map(
        |(
            (place_text, named),
            (impounded, hour, stay, claim_hour, seized, notice, deposited),
            rows,
            money,
            sale,
            choices,
            ask,
        )| {
            let (rates, priced, expenses) = money;
            let rows: Vec<Row> = rows
                .into_iter()
                .map(|(kind, heads, condition, price)| Row {
                    kind,
                    heads,
                    condition,
                    price: priced.then_some(price),
                })
                .collect();
            let mut by_kind: Vec<(Kind, Rates)> = Vec::new();
            for (row, rates) in rows.iter().zip(rates) {
                if !by_kind.iter().any(|(kind, _)| *kind == row.kind) {
                    by_kind.push((row.kind, rates));
                }
            }
            // On the day of arrival the claim does not come before the animals, whatever the hours.
            let claim_hour = if stay == 0 {
                hour.and(claim_hour).map(|_| (23, 59))
            } else {
                claim_hour
            };
            let sale = sale.map(|(unclaimed, after, shares, prices)| {
                let lots = rows
                    .iter()
                    .enumerate()
                    .zip(shares.iter().zip(prices))
                    .map(|((n, row), (share, price))| {
                        (
                            n,
                            if unclaimed {
                                row.heads
                            } else {
                                1 + (row.heads - 1) * share / 1000
                            },
                            price,
                        )
                    })
                    .collect();
                Sale {
                    unclaimed,
                    after,
                    lots,
                }
            });
            Given {
                place: place_text.0,
                text: named.then_some(place_text.1),
                impounded,
                hour,
                stay,
                claim_hour,
                seized_before: seized,
                notice_after: notice,
                rows,
                rates: by_kind,
                expenses,
                sale,
                deposited_after: deposited,
                choices,
                ask,
            }
        },
    )
}
