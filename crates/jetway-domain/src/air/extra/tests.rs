use super::*;
use crate::air::fixtures::{fare, money};
use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, issue_split, quote};
use crate::air::search::Cabin;
use crate::air::traveller::{Gender, Title, Traveller};
use crate::codes::CountryCode;
use crate::order::AUTOMATIC;

fn person(id: &str, ptc: Ptc, lap: Option<&str>) -> Traveller {
    Traveller {
        traveller_id: id.to_owned(),
        ptc,
        title: Title::Mr,
        given_name: "Karim".to_owned(),
        surname: "Rahman".to_owned(),
        gender: Gender::Male,
        birth_on: "1990-01-01".parse().expect("a day"),
        nationality: CountryCode::parse("BD").expect("a country"),
        passport: None,
        linked_adult_id: lap.map(str::to_owned),
        frequent_flyer: None,
    }
}

fn party() -> Vec<Traveller> {
    vec![
        person("t1", Ptc::Adt, None),
        person("t2", Ptc::Adt, None),
        person("t3", Ptc::Chd, None),
        person("t4", Ptc::Inf, Some("t1")),
    ]
}

fn seat(designator: &str, status: SeatStatus, adults_only: bool) -> SeatCell {
    SeatCell::Seat(Box::new(Seat {
        designator: designator.to_owned(),
        status,
        features: Vec::new(),
        price: money(3_500, "AED"),
        adults_only,
    }))
}

fn catalogue() -> Catalogue {
    let row = |number, exit, cells| SeatRow {
        number: Some(number),
        exit,
        cells,
    };
    Catalogue {
        options: vec![ServiceOption {
            kind: ExtraKind::Baggage,
            code: "PC23".to_owned(),
            name: "23 kg piece".to_owned(),
            segment_ids: vec!["s1".to_owned(), "s2".to_owned()],
            price: money(20_000, "AED"),
            most: 2,
            ptcs: vec![Ptc::Adt, Ptc::Chd],
            words: Words::None,
        }],
        seat_maps: vec![SeatMap {
            segment_id: "s1".to_owned(),
            aircraft: "320".to_owned(),
            cabin: Cabin::Economy,
            columns: vec![Some('A'), Some('B')],
            wing: None,
            rows: vec![
                row(
                    6,
                    false,
                    vec![
                        seat("6A", SeatStatus::Free, false),
                        seat("6B", SeatStatus::Taken, false),
                    ],
                ),
                row(
                    7,
                    true,
                    vec![seat("7A", SeatStatus::Free, true), seat("7B", SeatStatus::Free, true)],
                ),
            ],
        }],
    }
}

fn choice(kind: ExtraKind, code: &str, traveller: &str, quantity: u8) -> ExtraChoice {
    ExtraChoice {
        kind,
        code: code.to_owned(),
        traveller_id: traveller.to_owned(),
        segment_id: "s1".to_owned(),
        quantity,
        remark: None,
    }
}

fn faults(choices: &[ExtraChoice]) -> Vec<(usize, &'static str, bool)> {
    let faults = choose(choices, &catalogue(), &party()).expect_err("faults");
    faults
        .into_iter()
        .map(|fault| (fault.at, fault.code, fault.gone))
        .collect()
}

// covers: T-298, T-297
#[test]
fn the_airline_names_the_price_of_what_was_chosen() {
    let choices = [
        choice(ExtraKind::Seat, "7A", "t2", 1),
        choice(ExtraKind::Baggage, "PC23", "t3", 2),
    ];
    let extras = choose(&choices, &catalogue(), &party()).expect("both can be had");
    assert_eq!(extras[0].extra_id, "x1");
    assert_eq!(extras[1].price, money(40_000, "AED"));
    assert_eq!(extras[1].segment_ids, ["s1", "s2"]);
    let currency = extras[0].price.currency;
    assert_eq!(total(&extras, currency), Some(money(43_500, "AED")));
}

#[test]
fn a_seat_is_one_persons_and_an_exit_is_for_adults_alone() {
    let seat = |code, traveller| choice(ExtraKind::Seat, code, traveller, 1);
    let choices = [
        seat("6B", "t1"),
        seat("7B", "t1"),
        seat("7A", "t3"),
        seat("6A", "t4"),
        seat("9Z", "t2"),
        choice(ExtraKind::Baggage, "PC23", "t2", 3),
        choice(ExtraKind::Baggage, "BG10", "t2", 1),
    ];
    assert_eq!(
        faults(&choices),
        [
            (0, "seat.taken", true),
            (1, "seat.exit", false),
            (2, "seat.exit", false),
            (3, "seat.infant", false),
            (4, "seat.unknown", true),
            (5, "extra.quantity", false),
            (6, "extra.unknown", true),
        ]
    );
    assert_eq!(
        faults(&[seat("6A", "t1"), seat("6A", "t2")]),
        [(1, "extra.twice", false)]
    );
    assert_eq!(
        faults(&[seat("6A", "t2"), seat("7A", "t2")]),
        [(1, "extra.twice", false)]
    );
}

#[test]
fn extras_are_owed_to_the_supplier_in_full() {
    let rules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Ait,
            rate_bp: 30,
            base: TaxBase::BasePlusSurcharge,
        },
        service_fee_minor: 1_500,
        commission_share_bp: 7_000,
    };
    let plain = quote(&[fare(Ptc::Adt, 1, 100_000, 20_000, 7_500, 7_000)].into(), &rules).expect("prices");
    let with = plain.clone().with_extras(Some(money(4_300, "AED"))).expect("adds up");
    assert_eq!(with.agent_payable.minor - plain.agent_payable.minor, 4_300);
    assert_eq!(with.customer_total.minor - plain.customer_total.minor, 4_300);
    let (before, after) = (
        issue_split(&plain).expect("balances"),
        issue_split(&with).expect("balances"),
    );
    assert_eq!(after.supplier_payable.minor - before.supplier_payable.minor, 4_300);
    assert_eq!(after.commission_income, before.commission_income);
    assert_eq!(with.with_extras(None).expect("adds up"), plain);
}

#[test]
fn only_what_moved_is_an_event() {
    let extras = choose(&[choice(ExtraKind::Seat, "6A", "t2", 1)], &catalogue(), &party()).expect("free");
    let mut held: Vec<OrderExtra> = extras
        .into_iter()
        .map(|extra| OrderExtra {
            extra,
            status: ExtraStatus::Requested,
            document: None,
        })
        .collect();
    let at = "2026-11-22T00:00:00Z".parse().expect("a moment");
    let answers = [("x1".to_owned(), ExtraStatus::Confirmed)];
    let events = take_statuses(&mut held, &answers, at, AUTOMATIC);
    assert_eq!(
        (events.len(), events[0].before, events[0].after),
        (1, Some(ExtraStatus::Requested), ExtraStatus::Confirmed)
    );
    assert!(take_statuses(&mut held, &answers, at, AUTOMATIC).is_empty());
}
