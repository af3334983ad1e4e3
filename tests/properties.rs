//! What holds for every case: nothing is lost or made, waiting and more heads never cost less, the order of rows does
//! not matter, the curve meets the account, and the planned sale is the best one a full search finds.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

#[path = "by_hand/calendar.rs"]
mod calendar;
#[path = "by_hand/random.rs"]
mod random;

use pound_reckoner::account::{Account, Amount, Plan, Point};
use pound_reckoner::case::Case;
use pound_reckoner::day::Day;
use pound_reckoner::reckon;
use pound_reckoner::{outline, reckon::reckon};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::{Expense, Given, Sum, given};
use rust_decimal::Decimal;

/// The same cases on every run: a failure can be met again. `PROPTEST_CASES` asks for more of them.
fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1871),
        ..ProptestConfig::default()
    }
}

fn d(amount: Amount) -> Decimal {
    amount.shown.decimal()
}

/// Every distribution adds up to what came in, and the account of the sale closes.
fn closes(account: &Account) -> Result<(), TestCaseError> {
    for distribution in &account.distributions {
        let sum: Decimal = distribution
            .shares
            .iter()
            .map(|share| d(share.amount))
            .sum();
        prop_assert_eq!(sum, distribution.came_in.decimal(), "{:?}", distribution);
    }
    if let Ok(claim) = &account.claim {
        prop_assert_eq!(d(claim.fines) + d(claim.feeding), d(claim.due));
        prop_assert_eq!(d(claim.due) + d(claim.outside), d(claim.to_bring));
    }
    if let Ok(Some(sale)) = &account.sale {
        prop_assert_eq!(
            d(sale.balance) + d(sale.deductions),
            d(sale.proceeds) + d(sale.not_recovered)
        );
        prop_assert_eq!(
            d(sale.fines) + d(sale.feeding) + d(sale.expenses),
            d(sale.deductions)
        );
        prop_assert!(d(sale.balance).is_zero() || d(sale.not_recovered).is_zero());
    }
    if let Ok(Some(plan)) = &account.plan {
        let expenses = d(plan.balance) + d(plan.due) - d(plan.not_recovered);
        prop_assert!(
            plan.value.value.decimal()
                >= expenses - Decimal::ONE_HUNDRED * plan.value.value.decimal()
        );
        prop_assert!(d(plan.balance).is_zero() || d(plan.not_recovered).is_zero());
    }
    Ok(())
}

/// Whatever is shown or paid is whole paise.
fn whole_paise(account: &Account) -> Result<(), TestCaseError> {
    let mut shown: Vec<Amount> = Vec::new();
    if let Ok(claim) = &account.claim {
        shown.extend(claim.lines.iter().map(|line| line.amount));
        shown.extend([
            claim.fines,
            claim.feeding,
            claim.due,
            claim.outside,
            claim.to_bring,
        ]);
    }
    shown.extend(account.permitted_fines);
    shown.extend(account.each_further_day.as_ref().ok());
    shown.extend(
        account
            .asked
            .iter()
            .filter_map(|(_, amount)| amount.as_ref().ok().copied()),
    );
    if let Ok(security) = &account.security {
        shown.extend(security.iter().map(|one| one.amount));
    }
    if let Ok(Some(sale)) = &account.sale {
        shown.extend([
            sale.fines,
            sale.feeding,
            sale.proceeds,
            sale.expenses,
            sale.deductions,
            sale.balance,
            sale.not_recovered,
        ]);
    }
    shown.extend(
        account
            .distributions
            .iter()
            .flat_map(|one| one.shares.iter().map(|share| share.amount)),
    );
    for amount in shown {
        prop_assert!(
            amount.shown.in_paise().is_some()
                || amount.shown.decimal() > Decimal::from(u64::MAX / 100),
            "{:?}",
            amount
        );
    }
    Ok(())
}

fn totals(case: &Case) -> Option<Vec<(Decimal, Decimal)>> {
    let claim = reckon(case).claim.ok()?;
    let pair = |amount: Amount| (amount.shown.decimal(), amount.exact.decimal());
    Some(
        [
            claim.fines,
            claim.feeding,
            claim.due,
            claim.outside,
            claim.to_bring,
        ]
        .into_iter()
        .map(pair)
        .collect(),
    )
}

fn later(given: &Given, days: i64) -> Given {
    Given {
        stay: given.stay + days,
        claim_hour: given.claim_hour,
        ..given.clone()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_comes_in_is_what_goes_out_to_the_paisa(given in given()) {
        let account = reckon(&given.case());
        closes(&account)?;
        whole_paise(&account)?;
    }

    #[test]
    fn a_later_day_never_costs_less_and_the_next_day_adds_what_is_announced(given in given(), far in 2i64..400) {
        let account = reckon(&given.case());
        let today = account.claim;
        let next = reckon(&later(&given, 1).case()).claim;
        let then = reckon(&later(&given, far).case()).claim;
        if let (Ok(today), Ok(next)) = (&today, &next) {
            prop_assert!(next.to_bring.exact >= today.to_bring.exact);
            prop_assert!(next.to_bring.shown >= today.to_bring.shown);
            let remainder = |claim: &pound_reckoner::account::Claim| claim.lines.iter().any(|line| line.amount.shown != line.amount.exact);
            let adds = account.each_further_day.clone().unwrap();
            prop_assert_eq!(adds.exact.decimal(), next.to_bring.exact.decimal() - today.to_bring.exact.decimal());
            if !remainder(today) && !remainder(next) {
                prop_assert_eq!(d(adds), d(next.to_bring) - d(today.to_bring));
            }
        }
        if let (Ok(next), Ok(then)) = (&next, &then) {
            prop_assert!(then.to_bring.exact >= next.to_bring.exact);
        }
    }

    #[test]
    fn one_more_head_never_costs_less(given in given(), which in any::<prop::sample::Index>()) {
        let mut more = given.clone();
        let row = which.index(more.rows.len());
        prop_assume!(more.rows[row].heads < 99_999);
        more.rows[row].heads += 1;
        if let (Some(less), Some(more)) = (totals(&given.case()), totals(&more.case())) {
            for (less, more) in less.iter().zip(&more) {
                prop_assert!(more.0 >= less.0 && more.1 >= less.1);
            }
        }
    }

    #[test]
    fn the_order_of_rows_lots_and_expenses_changes_no_total(given in given(), turn in 0usize..5) {
        let mut turned = given.clone();
        let n = turned.rows.len();
        turned.rows.rotate_left(turn % n);
        turned.rates.reverse();
        turned.expenses.reverse();
        if let Some(sale) = &mut turned.sale {
            for lot in &mut sale.lots {
                lot.0 = (lot.0 + n - turn % n) % n;
            }
            sale.lots.reverse();
        }
        let mut one = outline::outline(&reckon(&given.case()));
        let mut two = outline::outline(&reckon(&turned.case()));
        // Which row an animal stands in is the one thing that moves; among equal prices the plan may take either row.
        for out in [&mut one, &mut two] {
            out.retain(|name, value| !name.ends_with("-which") && !value.contains("animals["));
        }
        let exact = one.get("plan-exact").is_none_or(|is| is == "yes") && two.get("plan-exact").is_none_or(|is| is == "yes");
        if !exact {
            for out in [&mut one, &mut two] {
                out.retain(|name, _| !name.starts_with("plan"));
            }
        }
        for out in [&mut one, &mut two] {
            // The other choice at the same value is looked at by itself below.
            out.retain(|name, _| !name.starts_with("plan-other"));
        }
        prop_assert_eq!(one, two);
    }

    #[test]
    fn a_row_split_in_two_changes_no_exact_amount(given in given(), which in any::<prop::sample::Index>(), cut in 1u32..99_999) {
        // What a sale takes from which row is said by the row: that is another matter.
        let given = Given { sale: None, ..given };
        let mut split = given.clone();
        let at = which.index(split.rows.len());
        let heads = split.rows[at].heads;
        prop_assume!(heads > 1);
        let first = 1 + cut % (heads - 1);
        let mut second = split.rows[at].clone();
        split.rows[at].heads = first;
        second.heads = heads - first;
        split.rows.push(second);
        let exact = |totals: Option<Vec<(Decimal, Decimal)>>| totals.map(|t| t.iter().map(|one| one.1).collect::<Vec<_>>());
        prop_assert_eq!(exact(totals(&given.case())), exact(totals(&split.case())));
    }

    #[test]
    fn a_day_asked_about_is_the_point_of_the_curve_and_the_claim_made_that_day(given in given()) {
        // A day asked about has no hour: where blocks of 24 hours are counted it runs to its end, as a claim without one.
        let given = Given { claim_hour: None, ..given };
        let case = given.case();
        let account = reckon(&case);
        let same = |one: Amount, two: Amount| (one.shown, one.exact) == (two.shown, two.exact);
        match &account.claim {
            Ok(claim) => prop_assert!(same(reckon::to_bring_on(&case, claim.at.day).unwrap(), claim.to_bring)),
            Err(_) => prop_assert!(reckon::to_bring_on(&case, case.claimed.unwrap().day).is_err()),
        }
        for (n, (day, amount)) in given.ask.iter().zip(&account.asked) {
            let then = reckon(&Given { stay: *n, ask: Vec::new(), ..given.clone() }.case()).claim;
            match (amount, then) {
                (Ok(amount), Ok(then)) => {
                    prop_assert!(same(*amount, then.to_bring));
                    prop_assert!(same(*amount, reckon::to_bring_on(&case, *day).unwrap()));
                }
                (amount, then) => prop_assert!(amount.is_err() && then.is_err()),
            }
        }
    }

    #[test]
    fn a_curve_is_its_days_asked_one_by_one_and_the_claims_made_on_them(given in given(), before in 0i64..4, days in 1i64..40) {
        let given = Given { claim_hour: None, ask: Vec::new(), ..given };
        let case = given.case();
        let arrival = case.impounded.unwrap().day;
        let first = (0..before).fold(arrival, |day, _| day.before().unwrap());
        let last = arrival.plus_days(u32::try_from(days).unwrap()).unwrap();
        let one_by_one = || (0..=u32::try_from(before + days).unwrap()).map(|n| first.plus_days(n).unwrap());
        match reckon::curve(&case, first, last) {
            Ok(points) => {
                let asked: Vec<Point> = one_by_one()
                    .filter_map(|day| Some(Point { day, to_bring: reckon::to_bring_on(&case, day).ok()?.shown }))
                    .collect();
                prop_assert_eq!(&points, &asked);
                for point in &points {
                    let stay = i64::from(arrival.days_to(point.day).unwrap());
                    let claim = reckon(&Given { stay, ..given.clone() }.case()).claim.unwrap();
                    prop_assert_eq!((claim.at.day, claim.to_bring.shown), (point.day, point.to_bring));
                }
            }
            Err(_) => prop_assert!(one_by_one().all(|day| reckon::to_bring_on(&case, day).is_err())),
        }
    }

    #[test]
    fn the_bill_is_heads_times_rates_times_days_by_our_own_count(given in given()) {
        let Ok(claim) = reckon(&given.case()).claim else { return Ok(()) };
        let rule = given.choices.pairs.iter().find(|(name, _)| *name == "feeding-days").map_or("every-day", |(_, code)| code);
        let minutes = |hour: Option<(u16, u16)>, none: i64| hour.map_or(none, |(h, m)| i64::from(h) * 60 + i64::from(m));
        let days = match rule {
            "nights" => given.stay,
            "blocks" => {
                let minutes = given.stay * 1440 + minutes(given.claim_hour, 1440) - minutes(given.hour, 0);
                ((minutes + 1439) / 1440).max(1)
            }
            _ => given.stay + 1,
        };
        prop_assert_eq!(i64::from(claim.days.value), days);
        let (mut fines, mut feeding, mut outside) = ((0, 0), (0, 0), (0, 0));
        for row in &given.rows {
            let rates = given.rates_of(row.kind);
            let add = |total: &mut (u128, u128), sum: Sum, times: i64| {
                let exact = sum.ten_thousandths() * u128::from(row.heads) * u128::try_from(times.max(0)).unwrap();
                total.0 += exact;
                total.1 += (exact + 50) / 100;
            };
            add(&mut fines, rates.fine, 1);
            add(&mut feeding, rates.feeding, days - i64::from(rates.from_day) + 1);
            if let Some(sum) = rates.catching { add(&mut outside, sum, 1); }
            if let Some(sum) = rates.maintenance { add(&mut outside, sum, days); }
        }
        let all = (fines.0 + feeding.0 + outside.0, fines.1 + feeding.1 + outside.1);
        for (amount, own) in [(claim.fines, fines), (claim.feeding, feeding), (claim.outside, outside), (claim.to_bring, all)] {
            prop_assert_eq!(amount.exact.decimal(), Decimal::from_i128_with_scale(i128::try_from(own.0).unwrap(), 4));
            prop_assert_eq!(amount.shown.decimal(), Decimal::from_i128_with_scale(i128::try_from(own.1).unwrap(), 2));
        }
    }
}

// The planned sale against a full search, in whole paise.

/// What selling for `proceeds` costs: amounts once, each per cent rounded half-up; nothing where nothing is sold.
fn expenses(expenses: &[Expense], proceeds: u64) -> u64 {
    expenses
        .iter()
        .map(|one| match one {
            Expense::Amount(paise) => *paise,
            Expense::Percent(n) => {
                u64::try_from((u128::from(proceeds) * u128::from(*n) + 5_000) / 10_000).unwrap()
            }
        })
        .sum()
}

/// Number and value of the two best choices: the fewest animals and of those the least value; the least value and of
/// those the fewest animals. Nothing where even all of them do not cover.
struct Best {
    fewest: (u32, u64),
    least: (u64, u32),
}

fn best(rows: &[(u32, u64)], due: u64, costs: &[Expense]) -> Option<Best> {
    // For each number of animals and each value that number can fetch.
    let mut reach: std::collections::BTreeSet<(u32, u64)> =
        std::collections::BTreeSet::from([(0, 0)]);
    for (heads, price) in rows {
        let mut next = std::collections::BTreeSet::new();
        for (number, value) in &reach {
            for n in 0..=*heads {
                next.insert((number + n, value + u64::from(n) * price));
            }
        }
        reach = next;
    }
    let covers = |(number, value): &&(u32, u64)| {
        let cost = if *number == 0 {
            0
        } else {
            expenses(costs, *value)
        };
        *value >= due + cost
    };
    let fewest = reach.iter().filter(covers).min().copied()?;
    let least = reach
        .iter()
        .filter(covers)
        .map(|(number, value)| (*value, *number))
        .min()?;
    Some(Best { fewest, least })
}

fn plan_case(
    rows: &[(u32, u64)],
    due: Sum,
    costs: &[Expense],
    choice: Option<&'static str>,
) -> Case {
    let kinds = pound_reckoner::animal::Kind::ALL;
    let template = Given {
        place: pound_reckoner::law::place::Place::Central,
        text: None,
        impounded: calendar::number((2026, 11, 28)),
        hour: None,
        stay: 2,
        claim_hour: None,
        seized_before: None,
        notice_after: None,
        rows: rows
            .iter()
            .map(|(heads, price)| random::Row {
                kind: kinds[0],
                heads: *heads,
                condition: "ordinary",
                price: Some(*price),
            })
            .collect(),
        rates: vec![(
            kinds[0],
            random::Rates {
                fine: due,
                feeding: Sum::Paise(0),
                from_day: 1,
                catching: None,
                maintenance: None,
            },
        )],
        expenses: costs.to_vec(),
        sale: None,
        deposited_after: None,
        choices: random::Choices {
            pairs: choice.map(|code| ("how-many", code)).into_iter().collect(),
        },
        ask: Vec::new(),
    };
    template.case()
}

fn planned(rows: &[(u32, u64)], due: Sum, costs: &[Expense], choice: Option<&'static str>) -> Plan {
    let account = reckon(&plan_case(rows, due, costs, choice));
    account
        .plan
        .unwrap_or_else(|problems| panic!("{problems:?}"))
        .expect("prices were entered")
}

fn rows_and_costs() -> impl Strategy<Value = (Vec<(u32, u64)>, u64, Vec<Expense>)> {
    let price = prop_oneof![
        1u64..=40,
        1u64..=2_000_000,
        (1u64..=30).prop_map(|n| n * 100_000)
    ];
    let cost = prop_oneof![
        2 => Just(Vec::new()),
        1 => (1u64..=50_000).prop_map(|n| vec![Expense::Amount(n)]),
        1 => (0u32..=10_000).prop_map(|n| vec![Expense::Percent(n)]),
        1 => ((0u32..=1_000), (1u64..=5_000)).prop_map(|(n, m)| vec![Expense::Percent(n), Expense::Amount(m)]),
    ];
    (
        vec((1u32..=4, price), 1..5),
        cost,
        0u64..=1_100,
        any::<bool>(),
    )
        .prop_map(|(mut rows, cost, share, near)| {
            let mut left = 10u32;
            rows.retain_mut(|row| {
                row.0 = row.0.min(left);
                left -= row.0;
                row.0 > 0
            });
            let all: u64 = rows
                .iter()
                .map(|(heads, price)| u64::from(*heads) * price)
                .sum();
            let heads: u64 = rows.iter().map(|(heads, _)| u64::from(*heads)).sum();
            // The rate for a head, so that the whole due lies anywhere up to a little above what all would fetch.
            let rate = (all * share / 1_000 / heads).max(u64::from(!near));
            (rows, rate.max(1), cost)
        })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_planned_sale_is_the_best_that_a_full_search_finds((rows, rate, costs) in rows_and_costs(), choice in prop::option::of(prop::sample::select(&["fewest", "least-value"][..]))) {
        let heads: u64 = rows.iter().map(|(heads, _)| u64::from(*heads)).sum();
        let plan = planned(&rows, Sum::Paise(rate), &costs, choice);
        prop_assert!(plan.exact, "ten animals are few");
        prop_assert_eq!(plan.due.shown.in_paise(), Some(rate * heads));
        let number = plan.chosen.number;
        let value = plan.chosen.value.in_paise().unwrap();
        let counted: u32 = plan.chosen.which.iter().map(|(_, n)| *n).sum();
        let worth: u64 = plan.chosen.which.iter().map(|(row, n)| u64::from(*n) * rows[usize::from(*row)].1).sum();
        prop_assert_eq!((counted, worth), (number, value), "which, how many and their value agree");
        prop_assert_eq!(plan.chosen.expenses.in_paise(), Some(expenses(&costs, value)));
        let over = value.checked_sub(rate * heads + expenses(&costs, value));
        prop_assert_eq!(plan.balance.shown.in_paise(), Some(over.unwrap_or(0)));
        prop_assert_eq!(plan.not_recovered.shown.is_zero(), over.is_some());
        prop_assert_eq!(plan.chosen.covers, over.is_some());
        match best(&rows, rate * heads, &costs) {
            None => {
                prop_assert!(!plan.chosen.covers);
                prop_assert_eq!(u64::from(number), heads, "nothing covers: all are sold");
            }
            Some(best) => {
                let other = plan.other.as_ref().map(|one| (one.number, one.value.in_paise().unwrap()));
                let least = (best.least.1, best.least.0);
                if choice == Some("least-value") {
                    prop_assert_eq!(value, best.least.0);
                } else {
                    prop_assert_eq!((number, value), best.fewest);
                    // Where another choice sells less value, it is shown too.
                    if best.least.0 < value {
                        prop_assert_eq!(other.map(|one| one.1), Some(least.1));
                    }
                }
            }
        }
    }

}

proptest! {
    // Each of these searches a few thousand sums.
    #![proptest_config(ProptestConfig { cases: 48, ..config() })]

    #[test]
    fn a_plan_that_calls_itself_exact_is_and_one_that_does_not_is_possible(
        rows in vec((1u32..=8, 1u64..=90), 4..7), rate in 1u64..=80, costs in prop_oneof![Just(vec![]), (0u32..=900).prop_map(|n| vec![Expense::Percent(n)])]
    ) {
        let heads: u64 = rows.iter().map(|(heads, _)| u64::from(*heads)).sum();
        let plan = planned(&rows, Sum::Paise(rate), &costs, None);
        let value = plan.chosen.value.in_paise().unwrap();
        match best(&rows, rate * heads, &costs) {
            None => prop_assert!(!plan.chosen.covers && u64::from(plan.chosen.number) == heads),
            Some(best) => {
                prop_assert!(plan.chosen.covers);
                let found = (plan.chosen.number, value);
                prop_assert!(found >= best.fewest);
                if plan.exact {
                    prop_assert_eq!(found, best.fewest);
                    let least = plan.other.as_ref().map_or(value, |one| one.value.in_paise().unwrap());
                    prop_assert_eq!(least.min(value), best.least.0);
                }
            }
        }
    }
}

#[test]
fn the_other_choice_is_shown_only_where_it_sells_less_value() {
    // Due 10. Fewest: two animals, 5 + 5 = 10. No choice sells less than 10, so there is no other to show.
    let plan = planned(
        &[(1, 700), (2, 500), (1, 200), (1, 100)],
        Sum::Paise(200),
        &[],
        None,
    );
    assert_eq!(
        (plan.chosen.number, plan.chosen.value.in_paise()),
        (2, Some(1_000))
    );
    assert_eq!(
        plan.other, None,
        "7 + 2 + 1 = 10 is no less value and one animal more"
    );
}

#[test]
fn what_covers_is_the_sum_that_is_paid_where_annas_leave_a_remainder() {
    // Two rows of one head at 14 annas: each line is 0.875, paid as 0.88, together 1.76. One animal at 1.75 does not
    // cover 1.76, two animals do.
    let plan = planned(&[(1, 175), (1, 100)], Sum::Annas(14), &[], None);
    assert_eq!(plan.due.shown.in_paise(), Some(176));
    assert_eq!(plan.chosen.number, 2);
    assert!(plan.chosen.covers && plan.not_recovered.shown.is_zero());
}

#[test]
fn what_covers_counts_each_expense_as_it_is_paid() {
    // Due 0.99. One animal at 1.00: two expenses of half a per cent are 0.005 each, paid as 0.01 and 0.01: 0.01 short.
    let costs = [Expense::Percent(50), Expense::Percent(50)];
    let plan = planned(&[(1, 100)], Sum::Paise(99), &costs, None);
    assert_eq!(plan.not_recovered.shown.in_paise(), Some(1));
    assert!(
        !plan.chosen.covers,
        "a plan that covers leaves nothing unrecovered"
    );
    assert_eq!(plan.chosen.expenses.in_paise(), Some(2));
}

#[test]
fn where_nothing_is_due_nothing_is_sold() {
    // Fines and charges of nothing need no sale, so there is no expense of a sale to cover either.
    let plan = planned(
        &[(2, 900_000)],
        Sum::Paise(0),
        &[Expense::Amount(25_000)],
        None,
    );
    assert_eq!(plan.chosen.number, 0);
}

#[test]
fn zero_on_the_board_is_a_rate() {
    // Zero rates are rates: the owner pays nothing, and nothing has grown too large.
    let account = reckon(&plan_case(&[(2, 900_000)], Sum::Paise(0), &[], None));
    let claim = account.claim.unwrap();
    assert!(claim.to_bring.shown.is_zero());
}

#[test]
fn conservation_holds_where_only_the_total_is_rounded() {
    // Fine 14 annas and feeding 14 annas, 0.875 each, go to different hands: the shares must add up to what came in.
    let text = r#"
        place = "central"
        impounded = "2026-11-28"
        claimed = "2026-11-28"
        animals = [{ kind = "cow", heads = 1 }]
        rates = { seen = [
          { head = "fine", kinds = ["cow"], amount = "14 as", unit = "per-head" },
          { head = "feeding", kinds = ["cow"], amount = "14 as", unit = "per-head-per-day" },
        ] }
        choices = { round-at = "total" }
    "#;
    let account = reckon(&toml::from_str(text).unwrap());
    closes(&account).unwrap();
}

#[test]
fn a_lot_or_an_expense_in_annas_is_paid_in_whole_paise() {
    let text = r#"
        place = "central"
        impounded = "2026-11-28"
        animals = [{ kind = "cow", heads = 1 }]
        rates = { seen = [
          { head = "fine", kinds = ["cow"], amount = "1", unit = "per-head" },
          { head = "feeding", kinds = ["cow"], amount = "1", unit = "per-head-per-day" },
        ] }
        expenses = [{ amount = "3 as" }]
        sale = { sold-as = "refused", day = "2026-11-28", lots = [{ row = 0, heads = 1, price = "167 as" }] }
    "#;
    // 167 annas = 10.4375, paid as 10.44; 3 annas = 0.1875, paid as 0.19; balance 10.44 - 1 - 1 - 0.19 = 8.25.
    let account = reckon(&toml::from_str(text).unwrap());
    closes(&account).unwrap();
    whole_paise(&account).unwrap();
    assert_eq!(
        account.sale.unwrap().unwrap().balance.shown.in_paise(),
        Some(825)
    );
}

#[test]
fn a_price_in_annas_is_not_too_large() {
    let text = r#"
        place = "central"
        impounded = "2026-11-28"
        claimed = "2026-11-28"
        animals = [{ kind = "cow", heads = 1, price = "167 as" }]
        rates = { seen = [
          { head = "fine", kinds = ["cow"], amount = "1", unit = "per-head" },
          { head = "feeding", kinds = ["cow"], amount = "1", unit = "per-head-per-day" },
        ] }
    "#;
    let account = reckon(&toml::from_str(text).unwrap());
    assert!(account.plan.is_ok(), "{:?}", account.plan.err());
}

#[test]
fn the_largest_entries_are_reckoned_exactly_or_refused_and_never_stop_the_page() {
    // 99,999 heads at 99,99,99,999.99 for every day from 13 January 1871 to 31 December 2200.
    for (from, to) in [
        ("1871-01-13", "2200-12-30"),
        ("1871-01-13", "2200-12-31"),
        ("2200-12-31", "2200-12-31"),
    ] {
        for rule in ["every-day", "nights", "blocks"] {
            let text = format!(
                r#"
                place = "central"
                impounded = "{from}"
                claimed = "{to}"
                seized = "{from}"
                notice = "{to}"
                ask = ["{to}"]
                deposited = "{to}"
                animals = [
                  {{ kind = "cow", heads = 99999, price = "999999999.99" }},
                  {{ kind = "cow", heads = 99999, price = "0.01" }},
                  {{ kind = "cow", heads = 99999, price = "0" }},
                ]
                expenses = [{{ percent = "100" }}, {{ percent = "99.99" }}, {{ amount = "999999999.99" }}]
                choices = {{ feeding-days = "{rule}" }}
                rates = {{ seen = [
                  {{ head = "fine", kinds = ["cow"], amount = "999999999.99", unit = "per-head" }},
                  {{ head = "feeding", kinds = ["cow"], amount = "999999999.99", unit = "per-head-per-day" }},
                ] }}
                sale = {{ sold-as = "unclaimed", day = "{to}", lots = [{{ row = 0, heads = 99999, price = "999999999.99" }}] }}
                "#
            );
            let case: Case = toml::from_str(&text).unwrap();
            let account = reckon(&case);
            closes(&account).unwrap();
            if let Ok(claim) = &account.claim {
                // 3 x 99,999 heads x 99,999,999,999 paise x (1 + days).
                let days = i128::from(
                    calendar::number(calendar::read(to)) - calendar::number(calendar::read(from)),
                );
                let days = if rule == "nights" { days } else { days + 1 };
                let paise = 3 * 99_999 * 99_999_999_999_i128 * (1 + days);
                assert_eq!(
                    claim.to_bring.exact.decimal(),
                    Decimal::from_i128_with_scale(paise, 2)
                );
            }
            let _ = reckon::to_bring_on(&case, Day::LAST);
            let _ = reckon::to_bring_on(&case, Day::FIRST);
        }
    }
}

#[test]
fn the_last_day_of_the_calendar_still_has_a_bill() {
    // What the next day would add is not known past the calendar; what is due that day is.
    let mut case = plan_case(&[(1, 100)], Sum::Paise(100), &[], None);
    case.impounded = Some(pound_reckoner::day::Moment::day_only(Day::LAST));
    case.claimed = case.impounded;
    assert!(reckon::to_bring_on(&case, Day::LAST).is_ok());
    assert!(
        reckon(&case).claim.is_ok(),
        "{:?}",
        reckon(&case).claim.err()
    );
}

/// One cow at a fine of 500 and feeding of 100 a day, brought in on 28 November 2026.
fn one_cow(more: &str) -> Case {
    let case = format!(
        "situation = 'pound'\nplace = 'punjab'\nimpounded = '2026-11-28'\n{more}\n[[animals]]\nkind = 'cow'\nheads = 1\n"
    );
    let rates = "[[rates.seen]]\nhead = 'fine'\nkinds = ['cow']\namount = '500'\nunit = 'per-head'\n\
                 [[rates.seen]]\nhead = 'feeding'\nkinds = ['cow']\namount = '100'\nunit = 'per-head-per-day'\n";
    toml::from_str(&[case.as_str(), rates].concat()).unwrap()
}

#[test]
fn a_curve_needs_no_day_of_claiming_ends_before_the_sale_and_after_400_days() {
    let (from, to) = (Day::on(2026, 11, 1), Day::on(2028, 12, 31));
    let said = |case: &Case| -> Vec<(String, String)> {
        let points = reckon::curve(case, from, to).unwrap();
        points
            .iter()
            .map(|point| (point.day.plain(), point.to_bring.plain()))
            .collect()
    };
    let pair = |day: &str, sum: &str| (day.to_owned(), sum.to_owned());
    let points = said(&one_cow(""));
    assert_eq!(points.len(), 400);
    assert_eq!(points[0], pair("2026-11-28", "600"));
    // 28 November 2026 and 399 days: the 400th day of feeding.
    assert_eq!(points[399], pair("2028-01-01", "40500"));
    let sale = "sale = { sold-as = 'unclaimed', day = '2026-12-01', lots = [] }";
    let sold = said(&one_cow(sale));
    assert_eq!(
        sold,
        [
            pair("2026-11-28", "600"),
            pair("2026-11-29", "700"),
            pair("2026-11-30", "800")
        ]
    );
    // Sold on a day that nobody knows: no day is safe to say.
    let sale = "sale = { sold-as = 'unclaimed', lots = [] }";
    assert!(said(&one_cow(sale)).is_empty());
    assert!(reckon::curve(&one_cow(""), to, from).unwrap().is_empty());
}

#[test]
fn a_day_asked_about_before_arrival_leaves_the_bill_alone() {
    let mut case = plan_case(&[(1, 100)], Sum::Paise(100), &[], None);
    case.ask = vec![Day::on(2026, 11, 27)];
    let out = outline::outline(&reckon(&case));
    assert_eq!(
        out.get("to-bring").map(String::as_str),
        Some("1"),
        "{out:?}"
    );
}

#[test]
fn a_thousand_animals_of_twenty_prices_are_planned() {
    let rows: Vec<(u32, u64)> = (0..20u64)
        .map(|n| (50, 300_000 + n * n * 7_919 + n * 13))
        .collect();
    for rate in [1_000u64, 150_000, 299_999, 400_000, 10_000_000] {
        for costs in [vec![], vec![Expense::Percent(275), Expense::Amount(99_999)]] {
            let plan = planned(&rows, Sum::Paise(rate), &costs, None);
            let all: u64 = rows.iter().map(|(n, price)| u64::from(*n) * price).sum();
            let can = all >= rate * 1000 + expenses(&costs, all);
            assert_eq!(plan.chosen.covers, can, "rate {rate}");
            if can {
                // The fewest is what the dearest animals first give, however near the value is to the least.
                let mut dearest: Vec<u64> = rows
                    .iter()
                    .flat_map(|(n, price)| std::iter::repeat_n(*price, *n as usize))
                    .collect();
                dearest.sort_unstable_by(|a, b| b.cmp(a));
                let mut value = 0;
                let need = dearest.iter().position(|price| {
                    value += price;
                    value >= rate * 1000 + expenses(&costs, value)
                });
                assert_eq!(
                    plan.chosen.number as usize,
                    need.unwrap() + 1,
                    "rate {rate}"
                );
            }
        }
    }
}

/// Twenty prices a hundred rupees apart, ten animals of each: no number of them fetches anything between the hundreds.
fn in_whole_hundreds() -> Vec<(u32, u64)> {
    (0..20u64).map(|n| (10, 1_000_000 + n * 10_000)).collect()
}

#[test]
fn a_plan_is_near_and_not_exact_where_the_search_for_the_fewest_was_cut_short() {
    // Due 250 x 459.80 = 114,950. Ten animals it takes, as nine fetch 107,100 at most; ten fetch 114,900 or 115,000 and never
    // the sum itself, so the search for less among ten goes on to its end. More than ten do fetch it: goats at a rupee fill the 50.
    let mut rows = in_whole_hundreds();
    rows.push((50, 100));
    let plan = planned(&rows, Sum::Paise(45_980), &[], None);
    let other = plan.other.as_ref().map(|one| one.value.plain());
    assert_eq!(plan.chosen.number, 10);
    assert_eq!(other.as_deref(), Some("114950"));
    assert!(!plan.exact);
}

#[test]
fn a_plan_is_near_and_not_exact_where_the_search_for_the_least_value_was_cut_short() {
    // Due 201 x 571.90 = 114,951.90. One animal at 200,000 does, and no other alone; of the others 115,000 would be the least, but
    // that nothing lies between is only known at the end of a search that is too long.
    let mut rows = in_whole_hundreds();
    rows.push((1, 20_000_000));
    let plan = planned(&rows, Sum::Paise(57_190), &[], None);
    let other = plan.other.as_ref().map(|one| one.value.plain());
    assert_eq!(
        (plan.chosen.number, plan.chosen.value.plain()),
        (1, "200000".to_owned())
    );
    assert_eq!(other.as_deref(), Some("115000"));
    assert!(!plan.exact);
}
