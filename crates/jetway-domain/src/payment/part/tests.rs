use super::*;
use crate::air::fixtures::{at, flight, money, offer};
use crate::air::offer::SupplierOffer;
use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};

const BOOKED: &str = "2026-11-21T08:00:00Z";

/// Departs on 20 December at 09:00 UTC.
fn sold() -> SupplierOffer {
    let segment = flight(
        0,
        "EK",
        "582",
        ("DXB", "2026-12-20T13:00", 4),
        ("DAC", "2026-12-20T19:00", 6),
    );
    offer("gds-a", "FLEX", 100_000, vec![segment])
}

fn priced(offer: &SupplierOffer) -> Quote {
    let label = TaxLabel::Vat;
    let tax_on_agent = TaxRule {
        label,
        rate_bp: 0,
        base: TaxBase::ServiceFee,
    };
    let rules = PricingRules {
        tax_on_agent,
        service_fee_minor: 1,
        commission_share_bp: 0,
    };
    quote(&offer.fares, &rules).expect("a price")
}

fn terms(offer: &SupplierOffer, allowed: bool, now: &str) -> Result<PartTerms, NoParts> {
    part_terms(offer, &priced(offer), allowed, false, at(now))
}

#[test]
fn thirty_percent_now_and_the_rest_within_a_week() {
    let terms = terms(&sold(), false, BOOKED).expect("terms");
    assert_eq!((terms.now, terms.later), (money(30_000, "AED"), money(70_001, "AED")));
    assert_eq!(terms.due_at, at("2026-11-28T08:00:00Z"));
}

#[test]
fn the_rest_is_due_three_days_before_departure_at_the_latest() {
    let terms = terms(&sold(), false, "2026-12-13T09:00:00Z").expect("terms");
    assert_eq!(terms.due_at, at("2026-12-17T09:00:00Z"));
}

#[test]
fn who_leaves_within_a_week_pays_whole() {
    assert_eq!(terms(&sold(), true, "2026-12-13T09:00:01Z"), Err(NoParts::TooSoon));
}

#[test]
fn never_less_now_than_giving_the_tickets_back_costs() {
    let mut offer = sold();
    offer.brand.refund.fee = Some(money(45_000, "AED"));
    assert_eq!(terms(&offer, false, BOOKED).expect("terms").now, money(45_000, "AED"));
    offer.brand.refund.fee = Some(money(200_000, "AED"));
    assert_eq!(terms(&offer, false, BOOKED), Err(NoParts::Pointless));
}

#[test]
fn a_fare_that_is_not_refundable_needs_leave_and_half_of_it_now() {
    let mut offer = sold();
    offer.brand.refund.allowed = false;
    assert_eq!(terms(&offer, false, BOOKED), Err(NoParts::NotRefundable));
    assert!(NoParts::NotRefundable.can_be_asked() && !NoParts::TooSoon.can_be_asked());
    let allowed = terms(&offer, true, BOOKED).expect("terms");
    assert_eq!((allowed.now.minor, allowed.later.minor), (50_001, 50_000));
}

#[test]
fn nothing_new_while_something_is_overdue() {
    let offer = sold();
    assert_eq!(
        part_terms(&offer, &priced(&offer), true, true, at(BOOKED)),
        Err(NoParts::Overdue)
    );
}
