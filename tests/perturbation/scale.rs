//! Each published scale changed in turn: its lines, its days, its basis and status. A changed line must move a figure of
//! a worked case of that scale, reckoned from the scale's own charges and terms, or no longer be the line that the case
//! took over by hand; what no figure rests on stands in the tables below, typed from the sources.

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{Age, Charge, Growth, Head, NotReturned, Rates, Run, Unit};
use pound_reckoner::day::{Day, When};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::scales::{self, Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use pound_reckoner::money::Rupees;
use pound_reckoner::{outline, reckon};

use crate::worked::{self, Worked};

/// What each source says beside its amounts: id, place, basis, status, since when, later than, until when, still on,
/// whether it is called superseded, what it replaces, from which capture animals are not returned and what then, the
/// day of an auction. A dash: the source says nothing.
const PRINTED: &str = "
port-blair-2017       andaman-nicobar not-stated          reported            2017-11    -          -          -          -          -               -            -
machilipatnam-2019    andhra-pradesh  municipal           reported            2019-11-01 -          -          -          -          -               -            -
visakhapatnam-2021    andhra-pradesh  not-stated          reported            2021-08-05 -          -          -          -          -               -            -
cta-1871-original     central         cattle-trespass-act statute             1871-01-13 -          -          1922-04-27 -          -               -            -
forest-s71-ceiling    central         forest-act          statute             1927       -          -          -          -          -               -            -
chandigarh-s12        chandigarh      cattle-trespass-act official            -          2019-11-14 -          -          -          chandigarh-2013 -            -
chandigarh-2013       chandigarh      cattle-trespass-act reported            2013-10-23 -          -          2019-11-14 superseded -               -            -
dhamtari-2023         chhattisgarh    cattle-trespass-act reported            2023-08-22 -          -          -          -          -               -            -
ahmedabad-2023        gujarat         municipal           reported            2023-09-01 -          -          -          -          -               4 not-said   -
vadodara-2021         gujarat         not-stated          reported            2021-10-06 -          -          -          -          -               -            -
surat-2018            gujarat         not-stated          reported            2018-09    -          -          -          -          -               -            -
rajkot                gujarat         not-stated          reported            -          -          -          -          -          -               -            -
panchkula-2025        haryana         not-stated          reported            2025-09    -          -          -          -          -               3 kept       -
bengaluru-2014        karnataka       state-act           reported            2014-05    -          -          -          -          -               -            -
bengaluru-before-2014 karnataka       not-stated          reported            -          -          2014-05    -          superseded -               -            -
mysuru-2025           karnataka       not-stated          reported            2025-07-30 -          -          -          -          -               4 pinjrapole -
kozhikode-2017        kerala          state-act           reported            2017-06    -          -          -          -          -               -            -
choornikkara-2021     kerala          not-stated          reported            2021-11-26 -          -          -          -          -               -            -
latur-2016            maharashtra     not-stated          reported            2016-08-22 -          -          -          -          -               -            8
mumbai-2004           maharashtra     municipal           reported            2004-03-01 -          -          -          -          -               -            -
bhubaneswar-2012      odisha          not-stated          reported            2012-09    -          -          -          superseded -               -            -
bhubaneswar-2024      odisha          municipal           reported            2024-01-15 -          -          -          -          -               -            -
karaikal-2025         puducherry      not-stated          reported            2025-11-07 -          -          -          -          -               -            -
rajasthan-model-2022  rajasthan       municipal           reported            2022-04    -          -          -          -          -               -            -
chennai-2024          tamil-nadu      municipal           reported            2024-08-01 -          -          -          -          -               -            -
chennai-2023          tamil-nadu      municipal           reported            2023-09-29 -          2024-07-31 -          -          -               -            -
chennai-2022          tamil-nadu      municipal           reported            2022-10    -          2023-09-28 -          -          -               -            -
salem-2023            tamil-nadu      municipal           reported            2023-02-13 -          -          -          -          -               -            -
tiruchi-2015          tamil-nadu      municipal           reported            2015-12-16 -          -          -          -          -               3 auctioned  -
coimbatore-2023       tamil-nadu      not-stated          reported            2023-08    -          -          -          -          -               -            -
agra-2025             uttar-pradesh   not-stated          reported            2025-10-24 -          -          -          -          -               -            -
noida-2023            uttar-pradesh   municipal           reported            2023-08-22 -          -          -          -          -               -            -
mirzapur              uttar-pradesh   not-stated          reported            -          -          -          -          -          -               -            -
kanpur-cantonment     uttar-pradesh   not-stated          official-incomplete -          -          -          -          -          -               -            -
";

/// Where each scale runs, under what, and who printed it: id, area, reference, source, address.
const SOURCES: &str = "
port-blair-2017 | Port Blair Municipal Council | - | Echo of India, 22-11-2017 | http://echoofindia.com/port-blair-pbmc-s-cattle-pound-faces-resource-crunch-contain-menace-135847
machilipatnam-2019 | Machilipatnam Municipal Corporation | - | The Hindu, 24-11-2019 | https://www.thehindu.com/news/national/andhra-pradesh/cattle-roaming-on-the-road-can-burn-a-hole-in-owners-pocket/article30070172.ece
visakhapatnam-2021 | Visakhapatnam | - | The Hindu, August 2021 | https://www.thehindu.com/news/national/andhra-pradesh/owners-of-stray-cattle-to-be-fined-3000-mayor/article35734853.ece/amp/
cta-1871-original | British India before the 1921 section 12 (by province) | Cattle-trespass Act 1871 s.12 as first enacted | Act I of 1871, old print | https://books.google.ee/books?id=21ASAAAAYAAJ&pg=PA327
forest-s71-ceiling | reserved and closed protected forests, where a State applies s.71 | Indian Forest Act 1927 s.71 | Indian Forest Act 1927, ch. X | https://www.ignfa.gov.in/hindi/chapter-x-cattle-trespass
chandigarh-s12 | Municipal Area, Municipal Corporation Chandigarh | Cattle-trespass Act 1871 s.12 | Chandigarh Administration, notification page | http://chdpr.gov.in/dashboard/?q=node/81337
chandigarh-2013 | UT local area | Cattle-trespass Act 1871 s.12, gazette of 23-10-2013 | The Indian Express, 12-09-2018 | https://indianexpress.com/article/cities/chandigarh/chandigarh-civic-body-proposes-hike-in-fine-for-leaving-animals-on-road-5351703/
dhamtari-2023 | Dhamtari district (rural) | Collector's order under the Cattle-trespass Act 1871 | Janta Se Rishta, August 2023 | https://jantaserishta.com/amp/cg-dpr/livestock-owners-will-be-fined-rs-1000-for-leaving-animals-loose-2739187
ahmedabad-2023 | Ahmedabad Municipal Corporation | cattle policy, effective 01-09-2023 | The Ayurveda News, 14-07-2023 | https://theayurvedanews.com/index.php/2023/07/14/after-hc-rap-amc-passes-cattle-control-policy-framed-in
vadodara-2021 | Vadodara Municipal Corporation | - | Akila News, 06-10-2021 | http://www.akilanews.com/Gujarat_news/Detail/06-10-2021/178669
surat-2018 | Surat Municipal Corporation | - | The Telegraph (PTI), September 2018 | https://www.telegraphindia.com/india/ear-tags-aadhaar-to-keep-cows-off-roads/cid/1667247
rajkot | Rajkot Municipal Corporation | - | Maa Ashapura News | https://maashapuranews.com/28796/
panchkula-2025 | Panchkula Municipal Corporation | - | Hindustan Times Chandigarh (HT Syndication), September 2025 | https://www.htsyndication.com/ht-chandigarh/article/panchkula-mc-impounded-457-stray-cattle-in-a-month%2C-levied-rs.80k-fine/92926164
bengaluru-2014 | Bengaluru (BBMP) | Karnataka Cattle Trespass Act 1966 s.10, notified May 2014 | The Hindu, 30-11-2019 | https://www.thehindu.com/news/cities/bangalore/fine-on-stray-cattle-may-go-up/article30126250.ece
bengaluru-before-2014 | Bengaluru | - | The New Indian Express, 21-02-2013 | http://www.newindianexpress.com/cities/bengaluru/2013/feb/21/bbmp-make-hay-fine-cow-buffalo-owners-452385.html
mysuru-2025 | Mysuru City Corporation | council resolution of 30-07-2025 | Star of Mysore, 16-09-2025 | https://starofmysore.com/stray-crackdown-mcc-raises-fines-catches-123-animals/
kozhikode-2017 | Kozhikode Corporation | Kerala Cattle Trespass Act 1961 / Kerala Municipality Act s.439 (as reported) | Deccan Chronicle, 10-06-2017 | https://www.deccanchronicle.com/nation/in-other-news/100617/kozhikode-stray-cattle-to-cost-owners-rs-5000-in-fine.html
choornikkara-2021 | Choornikkara panchayat | - | The Hindu, 26-11-2021 | https://www.thehindu.com/news/cities/Kochi/wandering-cattle-in-this-kerala-panchayat-to-cost-their-owners-dear/article37694509.ece
latur-2016 | Latur Municipal Corporation | - | Lokmat, 22-08-2016 | https://www.lokmat.com/chhatrapati-sambhajinagar/21-animals-kondwada/amp
mumbai-2004 | Mumbai (BMC) | approved 01-03-2004 | The Free Press Journal | https://www.freepressjournal.in/mumbai/mumbai-stray-cows-will-cost-owners-dear
bhubaneswar-2012 | Bhubaneswar Municipal Corporation | - | The Telegraph, 10-09-2012 | https://www.telegraphindia.com/odisha/fine-up-to-check-cattle-menace/cid/383604
bhubaneswar-2024 | Bhubaneswar Municipal Corporation | - | The New Indian Express, 13-01-2024 | https://www.newindianexpress.com/cities/bhubaneswar/2024/jan/13/bmc-issues-sop-to-lift-stray-cattle-from-jan-15-2650596.html
karaikal-2025 | Karaikal municipality | - | The New Indian Express, 07-11-2025 | https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/07/karaikal-cracks-down-on-stray-cattle-60-animals-impounded-in-two-days
rajasthan-model-2022 | towns adopting the model by-laws | model by-laws, April 2022 | Aap Ka Rajasthan, April 2022 | https://aapkarajasthan.com/jaipur/Rajasthan-Breaking-News-Order-to-make-license-for-keeping/cid7097045.htm
chennai-2024 | Greater Chennai Corporation | council resolution of 30-07-2024 | DT Next, 2024 | https://www.dtnext.in/news/city/gcc-penalty-for-owners-of-stray-cattle-doubled-to-rs-10000-797461
chennai-2023 | Greater Chennai Corporation | resolution of 29-09-2023 | The New Indian Express, 30-09-2023 | https://www.newindianexpress.com/cities/chennai/2023/sep/30/cattle-on-streets-may-get-owners-rs-5000-fine-2619534.html
chennai-2022 | Greater Chennai Corporation | as charged from October 2022 | DT Next, 21-10-2022 | https://www.dtnext.in/city/2022/10/21/owners-fined-for-releasing-cattle-on-roads-by-gcc
salem-2023 | Salem Corporation | resolution under the Tamil Nadu Animals and Birds in Urban Areas Act 1997 | The Hindu, 13-02-2023 | https://www.thehindu.com/news/cities/Coimbatore/salem-corporation-to-impose-fine-on-owners-of-stray-cattle/article66503997.ece/amp/
tiruchi-2015 | Tiruchirappalli Corporation | 'gazette notification' of 16-12-2015 | The Hindu, December 2015 | http://www.thehindu.com/news/cities/Tiruchirapalli/corporation-officials-round-up-stray-cattle/article7994966.ece
coimbatore-2023 | Coimbatore Corporation | - | The Hindu, August 2023 | https://www.thehindu.com/news/cities/Coimbatore/coimbatore-corporation-initiates-action-to-curb-stray-cattle-menace/article67230648.ece
agra-2025 | Agra Nagar Nigam | - | Hindustan (HT Syndication), 24-10-2025 | https://www.htsyndication.com/hindustan-delhi/article/%E0%A4%AA%E0%A4%B9%E0%A4%B2%E0%A5%87-%E0%A4%A6%E0%A4%BF%E0%A4%A8-%E0%A4%A8%E0%A4%BF%E0%A4%97%E0%A4%AE-%E0%A4%95%E0%A5%80-%E0%A4%9F%E0%A5%80%E0%A4%AE-%E0%A4%A8%E0%A5%87-%E0%A4%AA%E0%A4%95%E0%A4%A1%E0%A4%BC%E0%A5%87-30-%E0%A4%A8%E0%A4%BF%E0%A4%B0%E0%A4%BE%E0%A4%B6%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%A4-%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%82%E0%A4%B6/94339942
noida-2023 | Noida Authority | - | Hindustan Times, 22-08-2023 | https://www.hindustantimes.com/cities/noida-news/noida-authority-implements-heftier-fines-to-reduce-stray-cattle-population-in-the-city-101692707363927.html
mirzapur | Mirzapur municipality | - | Vindhya News | https://vindhynews.com/46350-2
kanpur-cantonment | Kanpur Cantonment Board | - | Kanpur Cantonment Board | http://cbkanpur.org.in/cattle-pound/
";

/// What each source leaves open or warns of, by its codes: of the whole (0) or of one line (the first is 1).
const CAVEATS: &str = "
cta-1871-original     0 commencement-not-found replaced-by-province
cta-1871-original     1 inferred
cta-1871-original     3 inferred
cta-1871-original     4 inferred
forest-s71-ceiling    0 state-changes-not-found
forest-s71-ceiling    1 ceiling
forest-s71-ceiling    2 ceiling
forest-s71-ceiling    3 ceiling
forest-s71-ceiling    4 ceiling unofficial-copy
chandigarh-s12        0 lost-row says-proposed part-days-not-defined date-not-visible
chandigarh-s12        1 ram-is-sheep
chandigarh-s12        4 other-may-be-lost-row
chandigarh-s12        6 ram-is-sheep
chandigarh-2013       0 feeding-not-found
dhamtari-2023         1 repeat-not-visible
ahmedabad-2023        1 growth-not-said other-report
ahmedabad-2023        3 per-day-not-said
rajkot                0 date-not-visible
bengaluru-2014        0 feeding-not-found other-report
kozhikode-2017        1 sources-conflict
kozhikode-2017        2 outside-the-act
latur-2016            1 first-day
mumbai-2004           0 higher-proposed
bhubaneswar-2012      1 first-24-hours
rajasthan-model-2022  0 town-fixes
rajasthan-model-2022  3 ceiling amount-or-up-to
chennai-2024          3 daily-from-third-or-every
chennai-2022          0 other-report
salem-2023            3 per-day-not-said
salem-2023            4 per-day-not-said
salem-2023            5 printed-as-maintenance every-kind-not-said
tiruchi-2015          0 later-higher
tiruchi-2015          3 per-day-not-said
mirzapur              0 date-not-visible
kanpur-cantonment     0 date-not-visible placeholders
";

/// The figures that are asked for: scale, line (the first is 1), from and to in annas; a ceiling has no other end.
const RANGES: [(&str, usize, u32, Option<u32>); 7] = [
    ("forest-s71-ceiling", 1, 160, None),
    ("forest-s71-ceiling", 2, 32, None),
    ("forest-s71-ceiling", 3, 16, None),
    ("forest-s71-ceiling", 4, 8, None),
    ("rajasthan-model-2022", 1, 16_000, Some(160_000)),
    ("rajasthan-model-2022", 2, 4800, Some(8000)),
    ("rajasthan-model-2022", 3, 0, Some(1600)),
];

/// Where the unit is asked for: scale, line, what the words can mean.
const UNITS: [(&str, usize, &[Unit]); 4] = [
    ("ahmedabad-2023", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
    ("salem-2023", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
    ("salem-2023", 4, &[Unit::PerKilogram]),
    ("tiruchi-2015", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
];

/// From which day another report lets the daily charge run.
const OR_FROM_DAY: [(&str, u16); 1] = [("chennai-2024", 3)];

/// What another report prints: scale, head, whole rupees, at which capture, from which day; all for any kind and by the
/// head, or by the head and day where the second list says so.
type Other = (
    &'static str,
    Head,
    u32,
    Option<u32>,
    u16,
    &'static [Unit],
    &'static [Caveat],
);
const OTHERS: [Other; 3] = [
    (
        "bengaluru-2014",
        Head::Fine,
        3000,
        Some(2),
        1,
        &[Unit::PerHead],
        &[Caveat::EveryKindNotSaid],
    ),
    (
        "chennai-2022",
        Head::Fine,
        3000,
        None,
        1,
        &[Unit::PerHead],
        &[],
    ),
    (
        "chennai-2022",
        Head::Maintenance,
        500,
        None,
        1,
        &[Unit::PerHead, Unit::PerHeadPerDay],
        &[Caveat::PerDayNotSaid],
    ),
];

fn dash(text: Option<String>) -> String {
    text.unwrap_or_else(|| "-".to_owned())
}

fn when(when: When) -> String {
    match when {
        When::Day(day) => day.plain(),
        When::Month(year, month) => format!("{year}-{month:02}"),
        When::Year(year) => year.to_string(),
    }
}

/// A scale as its line of the table.
fn printed(scale: &Scale) -> String {
    let cells = [
        scale.id.to_owned(),
        scale.place.code().to_owned(),
        scale.basis.code().to_owned(),
        scale.status.code().to_owned(),
        dash(scale.from.map(when)),
        dash(scale.after.map(Day::plain)),
        dash(scale.to.map(when)),
        dash(scale.still_on.map(Day::plain)),
        dash(scale.superseded.then(|| "superseded".to_owned())),
        dash(scale.replaces.map(str::to_owned)),
        dash(
            scale
                .not_returned
                .map(|(from, then)| format!("{from} {}", then.code())),
        ),
        dash(scale.auction_day.map(|day| day.to_string())),
    ];
    cells.join(" ")
}

/// Who printed the scale, as its line of the table.
fn source(scale: &Scale) -> String {
    let reference = Some(scale.reference.to_owned()).filter(|text| !text.is_empty());
    let cells = [
        scale.id.to_owned(),
        scale.area.to_owned(),
        dash(reference),
        scale.source.to_owned(),
        scale.url.to_owned(),
    ];
    cells.join(" | ")
}

/// What the scale leaves open, as the lines of the table.
fn caveats(scale: &Scale) -> Vec<String> {
    let of_lines = scale.lines.iter().map(|line| line.caveats);
    let all = [scale.caveats].into_iter().chain(of_lines).enumerate();
    all.filter(|(_, list)| !list.is_empty())
        .map(|(n, list)| {
            let codes: Vec<&str> = list.iter().map(|one| one.code()).collect();
            format!("{} {n} {}", scale.id, codes.join(" "))
        })
        .collect()
}

fn annas(annas: u32) -> Rupees {
    Rupees::annas(1).times(annas).unwrap()
}

/// Whether the tables above say of the scale what it says.
fn as_typed(scale: &Scale) -> bool {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    if !PRINTED.lines().any(|line| words(line) == printed(scale)) {
        return false;
    }
    if !SOURCES.lines().any(|line| line == source(scale)) {
        return false;
    }
    let typed = CAVEATS.lines().map(words);
    let own = |line: &String| line.split(' ').next() == Some(scale.id);
    if typed.filter(own).collect::<Vec<_>>() != caveats(scale) {
        return false;
    }
    let ranges: Vec<_> = RANGES.iter().filter(|one| one.0 == scale.id).collect();
    let asked = scale.lines.iter().zip(1..).filter(|(l, _)| l.asks_amount());
    let asked: Vec<_> = asked
        .map(|(line, n)| (n, line.amount, line.amount_to))
        .collect();
    let typed: Vec<_> = ranges
        .iter()
        .map(|(_, n, from, to)| (*n, annas(*from), to.map(annas)))
        .collect();
    let open = scale
        .lines
        .iter()
        .zip(1..)
        .filter(|(l, _)| l.unit.is_none());
    let open: Vec<_> = open.map(|(line, n)| (scale.id, n, line.may_be)).collect();
    let units: Vec<_> = UNITS.iter().filter(|one| one.0 == scale.id).collect();
    let beside: Vec<_> = OTHERS.iter().filter(|one| one.0 == scale.id).collect();
    let alike = |other: &ScaleLine,
                 (_, head, rupees, capture, from_day, units, caveats): &Other| {
        let given: &[Unit] = other.unit.as_slice();
        *other
            == ScaleLine {
                unit: other.unit,
                may_be: other.may_be,
                from_day: *from_day,
                caveats,
                captures: capture.map(|n| Run {
                    from: n,
                    to: Some(n),
                }),
                ..ScaleLine::new(Kinds::ANY, *head, Rupees::whole(*rupees), Unit::PerHead)
            }
            && *units
                == if given.is_empty() {
                    other.may_be
                } else {
                    given
                }
    };
    let or = OR_FROM_DAY.iter().find(|one| one.0 == scale.id);
    asked == typed
        && scale.or_from_day == or.map(|one| one.1)
        && open.iter().eq(units.iter().copied())
        && scale.others.len() == beside.len()
        && scale
            .others
            .iter()
            .zip(beside)
            .all(|(other, typed)| alike(other, typed))
}

/// A scale's charge with what the user answered where the scale asks.
fn answered(charge: &Charge, given: &Charge) -> Charge {
    let mut charge = charge.clone();
    charge.amount = charge.amount.or(given.amount);
    charge.unit = charge.unit.or(given.unit);
    if let (Some(rises), Some(told)) = (&mut charge.repeat, given.repeat) {
        rises.growth = rises.growth.or(told.growth);
    }
    charge
}

/// The case's charges as the scale has them; what the user added beside the so many lines that were printed stays.
fn taken_over(case: &Worked, scale: &Scale, lines: usize) -> Option<Vec<Charge>> {
    let Some(Rates::Seen(given)) = &case.given.rates else {
        return None;
    };
    let (first, added) = given.split_at_checked(lines)?;
    let own = scale.charges();
    let own = own.iter().zip(first).map(|(own, g)| answered(own, g));
    Some(own.chain(added.iter().cloned()).collect())
}

/// Whether the case took the scale over, line for line and with its terms.
fn is_of(case: &Worked, scale: &Scale, lines: usize) -> bool {
    case.given.terms.as_ref() == Some(&scale.terms())
        && scale.lines.len() == lines
        && taken_over(case, scale, lines).map(Rates::Seen) == case.given.rates
}

/// Whether a figure of the case comes out otherwise when the scale itself is reckoned.
fn figures_differ(case: &Worked, scale: &Scale, lines: usize) -> bool {
    let mut given = case.given.clone();
    given.rates = taken_over(case, scale, lines).map(Rates::Seen);
    given.terms = Some(scale.terms());
    let got = outline::outline(&reckon::reckon(&given));
    !case.differing(&got).is_empty()
}

fn line(line: &ScaleLine) -> ScaleLine {
    ScaleLine { ..*line }
}

fn copy(scale: &Scale) -> Scale {
    Scale { ..*scale }
}

/// Another value of a list: the next one.
fn next<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let at = all.iter().position(|one| *one == value).unwrap();
    all[(at + 1) % all.len()]
}

/// One kind fewer where there are several, one more where there is one.
fn other_kinds(kinds: Kinds) -> Kinds {
    let all: Vec<Kind> = kinds.iter().collect();
    if let [_, rest @ ..] = all.as_slice()
        && !rest.is_empty()
    {
        return Kinds::of(rest);
    }
    kinds.with(Kinds::of(&[next(Kind::ALL, all[0])]))
}

/// One caveat fewer, and one more.
fn other_caveats(of: &'static [Caveat]) -> Vec<&'static [Caveat]> {
    let mut all: Vec<Vec<Caveat>> = (0..of.len())
        .map(|at| [&of[..at], &of[at + 1..]].concat())
        .collect();
    let more = Caveat::ALL.iter().find(|one| !of.contains(one));
    all.extend(more.map(|more| [of, &[*more]].concat()));
    all.into_iter().map(|list| &*list.leak()).collect()
}

/// The line as it might wrongly stand.
fn line_changes(of: &ScaleLine) -> Vec<(&'static str, ScaleLine)> {
    let more = |amount: Rupees| amount.plus(Rupees::whole(1)).unwrap();
    let run = |from, to| Some(Run { from, to });
    let captures = match of.captures {
        None => vec![run(1, Some(1)), run(2, None)],
        Some(Run { from, to }) => vec![
            None,
            run(from + 1, to.map(|to| to + 1)),
            run(from, to.map_or(Some(from), |to| Some(to + 1))),
        ],
    };
    let mut all = vec![
        (
            "amount",
            ScaleLine {
                amount: more(of.amount),
                ..line(of)
            },
        ),
        (
            "amount to",
            ScaleLine {
                amount_to: Some(of.amount_to.map_or(Rupees::whole(999_999), more)),
                ..line(of)
            },
        ),
        (
            "unit",
            ScaleLine {
                unit: Some(next(Unit::ALL, of.unit.unwrap_or(Unit::PerHead))),
                ..line(of)
            },
        ),
        (
            "from day",
            ScaleLine {
                from_day: of.from_day + 1,
                ..line(of)
            },
        ),
        (
            "kinds",
            ScaleLine {
                kinds: other_kinds(of.kinds),
                ..line(of)
            },
        ),
        (
            "head",
            ScaleLine {
                head: next(Head::ALL, of.head),
                ..line(of)
            },
        ),
        (
            "age",
            ScaleLine {
                age: Some(of.age.map_or(Age::OverThree, |age| next(Age::ALL, age))),
                ..line(of)
            },
        ),
        (
            "repeat",
            ScaleLine {
                repeat: Some(of.repeat.map_or((10, None), |(by, on)| (by + 1, on))),
                ..line(of)
            },
        ),
    ];
    all.extend(captures.into_iter().map(|captures| {
        let changed = ScaleLine {
            captures,
            ..line(of)
        };
        ("captures", changed)
    }));
    if let Some((by, growth)) = of.repeat {
        let growth = if growth == Some(Growth::Simple) {
            Growth::Compound
        } else {
            Growth::Simple
        };
        let repeat = Some((by, Some(growth)));
        all.push(("growth", ScaleLine { repeat, ..line(of) }));
        all.push((
            "no repeat",
            ScaleLine {
                repeat: None,
                ..line(of)
            },
        ));
    }
    if of.age.is_some() {
        all.push((
            "any age",
            ScaleLine {
                age: None,
                ..line(of)
            },
        ));
    }
    if of.amount_to.is_some() {
        let amount_to = None;
        all.push((
            "no range",
            ScaleLine {
                amount_to,
                ..line(of)
            },
        ));
    }
    if let Some(unit) = of.unit {
        let changed = ScaleLine {
            unit: None,
            may_be: &[Unit::PerHead, Unit::PerHeadPerDay],
            ..line(of)
        };
        all.push(("unit left open", changed));
        debug_assert!(of.may_be.is_empty(), "{unit:?}");
    } else {
        let may_be: &[Unit] = &[Unit::PerLot];
        all.push(("may be", ScaleLine { may_be, ..line(of) }));
    }
    all.extend(other_caveats(of.caveats).into_iter().map(|caveats| {
        let changed = ScaleLine {
            caveats,
            ..line(of)
        };
        ("caveats", changed)
    }));
    all
}

fn with_lines(lines: Vec<ScaleLine>) -> &'static [ScaleLine] {
    lines.leak()
}

/// Each line changed, and left out.
fn by_line(
    scale: &Scale,
    lines: &'static [ScaleLine],
    put: impl Fn(&'static [ScaleLine]) -> Scale,
) -> Vec<(String, Scale)> {
    let mut all = Vec::new();
    for (at, of) in lines.iter().enumerate() {
        let others = |but: usize| lines.iter().enumerate().filter(move |(n, _)| *n != but);
        let left: Vec<_> = others(at).map(|(_, one)| line(one)).collect();
        all.push((format!("line {} left out", at + 1), put(with_lines(left))));
        for (what, changed) in line_changes(of) {
            let mut rows: Vec<_> = lines.iter().map(line).collect();
            rows[at] = changed;
            all.push((
                format!("line {} {:?}: {what}", at + 1, of.head),
                put(with_lines(rows)),
            ));
        }
    }
    for (what, _) in &mut all {
        *what = format!("{} {what}", scale.id);
    }
    all
}

/// A point in time one step on and one back.
fn around(at: When) -> [When; 2] {
    match at {
        When::Day(day) => [
            When::Day(day.before().unwrap_or(day.plus_days(2).unwrap())),
            When::Day(day.plus_days(1).unwrap()),
        ],
        When::Month(year, month) => [
            When::Month(year - 1, month),
            When::Month(year, month % 12 + 1),
        ],
        When::Year(year) => [When::Year(year - 1), When::Year(year + 1)],
    }
}

/// The days of the scale as they might wrongly stand.
fn day_changes(scale: &Scale) -> Vec<(&'static str, Scale)> {
    let first = When::Year(1900);
    let mut all = Vec::new();
    let whens = |at: Option<When>| match at {
        None => vec![Some(first)],
        Some(at) => around(at).into_iter().map(Some).chain([None]).collect(),
    };
    let days = |at: Option<Day>| match at {
        None => vec![Some(Day::on(1900, 1, 1))],
        Some(at) => vec![at.before(), at.plus_days(1), None],
    };
    for from in whens(scale.from) {
        all.push((
            "from",
            Scale {
                from,
                ..copy(scale)
            },
        ));
    }
    for to in whens(scale.to) {
        all.push(("to", Scale { to, ..copy(scale) }));
    }
    for after in days(scale.after) {
        all.push((
            "after",
            Scale {
                after,
                ..copy(scale)
            },
        ));
    }
    for still_on in days(scale.still_on) {
        all.push((
            "still on",
            Scale {
                still_on,
                ..copy(scale)
            },
        ));
    }
    all
}

/// What the scale says beside its lines, as it might wrongly stand.
fn scale_changes(scale: &Scale) -> Vec<(String, Scale)> {
    let mut all = day_changes(scale);
    all.push((
        "place",
        Scale {
            place: next(Place::ALL, scale.place),
            ..copy(scale)
        },
    ));
    all.push((
        "basis",
        Scale {
            basis: next(ScaleBasis::ALL, scale.basis),
            ..copy(scale)
        },
    ));
    all.push((
        "status",
        Scale {
            status: next(ScaleStatus::ALL, scale.status),
            ..copy(scale)
        },
    ));
    all.push((
        "superseded",
        Scale {
            superseded: !scale.superseded,
            ..copy(scale)
        },
    ));
    let replaces = if scale.replaces.is_some() {
        None
    } else {
        Some("rajkot")
    };
    all.push((
        "replaces",
        Scale {
            replaces,
            ..copy(scale)
        },
    ));
    let not_returned = match scale.not_returned {
        None => vec![Some((3, NotReturned::Kept))],
        Some((from, then)) => vec![
            None,
            Some((from + 1, then)),
            Some((from, next(NotReturned::ALL, then))),
        ],
    };
    for not_returned in not_returned {
        all.push((
            "not returned",
            Scale {
                not_returned,
                ..copy(scale)
            },
        ));
    }
    let texts: [(&str, &dyn Fn(&'static str) -> Scale); 4] = [
        ("area", &|area| Scale {
            area,
            ..copy(scale)
        }),
        ("reference", &|reference| Scale {
            reference,
            ..copy(scale)
        }),
        ("source", &|source| Scale {
            source,
            ..copy(scale)
        }),
        ("address", &|url| Scale { url, ..copy(scale) }),
    ];
    for (what, put) in texts {
        all.push((what, put("something else")));
    }
    for caveats in other_caveats(scale.caveats) {
        all.push((
            "caveats",
            Scale {
                caveats,
                ..copy(scale)
            },
        ));
    }
    let auction_day = scale.auction_day.map(|day| day + 1);
    for auction_day in [auction_day, scale.auction_day.xor(Some(5))] {
        if auction_day != scale.auction_day {
            all.push((
                "auction day",
                Scale {
                    auction_day,
                    ..copy(scale)
                },
            ));
        }
    }
    let or_from_day = scale.or_from_day.map(|day| day + 1);
    for or_from_day in [or_from_day, scale.or_from_day.xor(Some(5))] {
        if or_from_day != scale.or_from_day {
            all.push((
                "another report's first day",
                Scale {
                    or_from_day,
                    ..copy(scale)
                },
            ));
        }
    }
    all.into_iter()
        .map(|(what, changed)| (format!("{} {what}", scale.id), changed))
        .collect()
}

fn all_changes(scale: &Scale) -> Vec<(String, Scale)> {
    let mut all = by_line(scale, scale.lines, |lines| Scale {
        lines,
        ..copy(scale)
    });
    let beside = by_line(scale, scale.others, |others| Scale {
        others,
        ..copy(scale)
    });
    all.extend(
        beside
            .into_iter()
            .map(|(what, changed)| (format!("{what} (another report)"), changed)),
    );
    all.extend(scale_changes(scale));
    all
}

/// Whether the scale is one of those typed above; one that was added later has its worked case alone.
fn is_typed(scale: &Scale) -> bool {
    let mut typed = PRINTED.lines();
    typed.any(|line| line.split_whitespace().next() == Some(scale.id))
}

#[test]
fn every_scale_is_as_typed_and_a_case_takes_it_over_line_for_line() {
    let cases: Vec<Worked> = worked::worked().into_iter().map(|(_, case)| case).collect();
    let mut wrong = Vec::new();
    for scale in scales::all() {
        if is_typed(scale) && !as_typed(scale) {
            wrong.push(format!("not as typed: {}", printed(scale)));
        }
        let lines = scale.lines.len();
        let own = cases.iter().filter(|case| is_of(case, scale, lines));
        let mut own = own.peekable();
        if own.peek().is_none() {
            wrong.push(format!(
                "scale {:?}: no case takes it over; write one in tests/cases/scales with its lines in order as rates and terms = {{ scale = {:?} }}",
                scale.id,
                scale.id
            ));
        }
        for case in own.filter(|case| figures_differ(case, scale, lines)) {
            wrong.push(format!("{}: {}", scale.id, case.name));
        }
    }
    let typed = PRINTED.lines().filter(|line| !line.is_empty()).count();
    let there = scales::all().filter(|scale| is_typed(scale)).count();
    assert_eq!(typed, there, "a scale typed above is gone");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_scale_that_is_changed_makes_a_check_fail() {
    let cases: Vec<Worked> = worked::worked().into_iter().map(|(_, case)| case).collect();
    let (mut tried, mut by_figure) = (0, 0);
    let mut survivors = Vec::new();
    for scale in scales::all() {
        let lines = scale.lines.len();
        let own = cases.iter().filter(|case| is_of(case, scale, lines));
        let own: Vec<&Worked> = own.collect();
        for (what, changed) in all_changes(scale) {
            tried += 1;
            if own.iter().any(|case| figures_differ(case, &changed, lines)) {
                by_figure += 1;
            } else if as_typed(&changed) && own.iter().any(|case| is_of(case, &changed, lines)) {
                survivors.push(what);
            }
        }
    }
    println!(
        "{tried} changes of scales tried, {by_figure} move a figure, {} not noticed",
        survivors.len()
    );
    assert!(
        survivors.is_empty(),
        "nothing notices:\n{}",
        survivors.join("\n")
    );
}
