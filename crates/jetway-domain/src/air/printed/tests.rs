use std::sync::Arc;

use super::{PrintedFare, PrintedFareError, PrintedFor, PrintedItem, printed_fare, share};
use crate::air::fixtures::{fare, flight, money, order_details};
use crate::air::offer::{PassengerFare, Ptc};
use crate::air::order::OrderDetails;
use crate::air::pricing::{PricingRules, Quote, TaxBase, TaxLabel, TaxRule, quote};

/// An order with these fares and travellers of these types and birth dates.
fn order(fares: Vec<PassengerFare>, party: &[(Ptc, &str)]) -> OrderDetails {
    let segments = vec![flight(
        0,
        "EK",
        "583",
        ("DAC", "2026-12-01T10:00", 6),
        ("DXB", "2026-12-01T13:00", 4),
    )];
    order_details(segments, priced(fares), party)
}

fn priced(fares: Vec<PassengerFare>) -> Quote {
    let rules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Ait,
            rate_bp: 30,
            base: TaxBase::BasePlusSurcharge,
        },
        service_fee_minor: 1_500,
        commission_share_bp: 7_000,
    };
    quote(&Arc::from(fares), &rules).expect("prices")
}

/// The fares of a document: type, number, price each.
fn fares(printed: &PrintedFare) -> Vec<(Ptc, u32, i64)> {
    let of = |item| match item {
        PrintedItem::Fares(ptc, count, each) => Some((ptc, count, each.minor)),
        _ => None,
    };
    printed.lines.iter().filter_map(|line| of(line.item)).collect()
}

/// An adult and two children, one of whom pays another tax because of age. The younger is listed first.
fn family() -> OrderDetails {
    let rows = vec![
        fare(Ptc::Adt, 1, 100_000, 0, 9_000, 5_000),
        fare(Ptc::Chd, 1, 75_000, 0, 9_000, 3_750),
        fare(Ptc::Chd, 1, 75_000, 0, 2_000, 3_750),
    ];
    let party = [
        (Ptc::Adt, "1990-01-01"),
        (Ptc::Chd, "2023-02-01"),
        (Ptc::Chd, "2018-02-01"),
    ];
    order(rows, &party)
}

// covers: T-327
#[test]
fn children_of_two_tax_ages_are_two_lines_and_the_total_is_the_orders() {
    let details = family();
    for (whom, agreed) in [
        (PrintedFor::Customer, details.quote.customer_total),
        (PrintedFor::Agency, details.quote.agent_payable),
    ] {
        let printed = printed_fare(&details, whom, &[true; 3]).expect("a price");
        assert_eq!(printed.total, agreed);
        let told = [(Ptc::Adt, 1, 109_000), (Ptc::Chd, 1, 84_000), (Ptc::Chd, 1, 77_000)];
        assert_eq!(fares(&printed), told);
    }
    let of = |chosen: [bool; 3]| printed_fare(&details, PrintedFor::Customer, &chosen).expect("a price");
    let younger = of([false, true, false]);
    assert_eq!(fares(&younger), [(Ptc::Chd, 1, 77_000)]);
    let others = of([true, false, true]);
    let sum = younger.total.checked_add(others.total).expect("a sum");
    assert_eq!(sum, details.quote.customer_total);
}

// covers: T-327
#[test]
fn an_odd_cent_is_on_one_travellers_line() {
    let rows = vec![
        fare(Ptc::Adt, 2, 33_333, 0, 1_000, 0),
        fare(Ptc::Adt, 1, 33_334, 0, 1_000, 0),
    ];
    let details = order(rows, &[(Ptc::Adt, "1990-01-01"); 3]);
    let printed = printed_fare(&details, PrintedFor::Customer, &[true; 3]).expect("a price");
    assert_eq!(fares(&printed), [(Ptc::Adt, 1, 34_334), (Ptc::Adt, 2, 34_333)]);
    assert_eq!(printed.total, details.quote.customer_total);
}

#[test]
fn a_price_that_is_not_the_orders_is_not_printed() {
    let mut details = family();
    details.quote.customer_total = money(1, "AED");
    let printed = printed_fare(&details, PrintedFor::Customer, &[true; 3]);
    assert!(
        matches!(printed, Err(PrintedFareError::OtherPrice { .. })),
        "{printed:?}"
    );
    details.travellers.pop();
    let printed = printed_fare(&details, PrintedFor::Agency, &[true; 2]);
    assert_eq!(printed, Err(PrintedFareError::NoFare));
}

// covers: T-327
#[test]
fn two_halves_of_a_party_add_up_to_the_whole() {
    let weights = [100_003, 100_003, 75_001, 507];
    for whole in [0, 1, 2, 999, 123_457, -13_477] {
        for mask in 0..16_u32 {
            let chosen: Vec<bool> = (0..4).map(|at| mask & (1 << at) != 0).collect();
            let others: Vec<bool> = chosen.iter().map(|chosen| !chosen).collect();
            let sum = share(whole, &weights, &chosen) + share(whole, &weights, &others);
            assert_eq!(sum, whole, "{chosen:?}");
        }
    }
}

#[test]
fn without_fares_everybody_bears_the_same() {
    assert_eq!(share(90, &[0, 0, 0], &[true, false, false]), 30);
    assert_eq!(share(90, &[], &[]), 0);
}
