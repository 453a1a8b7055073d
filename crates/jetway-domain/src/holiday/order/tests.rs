//! The life and the money of a holiday order.

use chrono::TimeDelta;

use super::{HolidayConfirmation, HolidayDeadline, HolidayDetails, HolidayOrder, HolidayStage, SupplierReference};
use crate::holiday::fixtures::{aed, now, starts_at, terms, trip, wish};
use crate::holiday::quotation::Quotation;
use crate::ids::{AgencyId, JournalId, OrderId, OrderKind, OrderPrefix, OrderReference, UserId};
use crate::lot::SeatPrice;
use crate::lot::group::order::GroupPayment;
use crate::order::{OrderCore, OrderStatus};

fn order() -> HolidayOrder {
    let prefix = OrderPrefix::parse("SB").expect("a prefix");
    let reference = OrderReference::compose(prefix, OrderKind::Holiday, now(), 1).expect("a reference");
    let key = uuid::Uuid::from_u128;
    HolidayOrder {
        core: OrderCore::placed(
            (OrderId(key(1)), reference),
            OrderStatus::OnHold,
            (AgencyId(key(2)), UserId(key(3))),
            now(),
        ),
        details: HolidayDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Amina Rahman".to_owned(),
            request: "HR2611000001".to_owned(),
            wish: wish(),
            trip: trip(),
            quotation: Quotation {
                number: 1,
                terms: terms(),
                by: "Nadia".to_owned(),
                at: now(),
            },
            starts_at: starts_at(),
            places: 0,
            deposit: None,
            balance: None,
            confirmed: None,
            reminded: false,
            print_price: None,
            ended: None,
        },
    }
}

fn paid(amount: SeatPrice) -> Option<GroupPayment> {
    Some(GroupPayment {
        amount,
        journal: JournalId(uuid::Uuid::from_u128(9)),
        at: now(),
    })
}

fn confirmed(order: &mut HolidayOrder) {
    order.details.confirmed = Some(HolidayConfirmation {
        at: now(),
        by: "Nadia".to_owned(),
        references: Vec::new(),
    });
}

fn pair(customer: i64, agent: i64) -> SeatPrice {
    SeatPrice {
        customer: aed(customer),
        agent: aed(agent),
    }
}

#[test]
fn the_stage_follows_from_payments_and_confirmation() {
    let mut order = order();
    assert_eq!(order.stage(), HolidayStage::DepositDue);
    assert_eq!(order.summary().pay_by, Some(terms().deposit_by));
    order.details.deposit = paid(order.deposit().expect("a sum"));
    assert_eq!(order.stage(), HolidayStage::Confirming);
    assert_eq!(order.deadline(), None, "operations are to confirm it");
    confirmed(&mut order);
    assert_eq!(order.stage(), HolidayStage::BalanceDue);
    assert_eq!(order.deadline(), Some((HolidayDeadline::Balance, terms().balance_by)));
    order.details.balance = paid(order.balance().expect("a sum"));
    order.status = order.status.holiday_step_to(OrderStatus::Confirmed).expect("allowed");
    assert_eq!(order.stage(), HolidayStage::Paid);
    let last = order.ends_on();
    assert_eq!(order.status_text(last), "Confirmed");
    assert_eq!(order.status_text(last + TimeDelta::days(1)), "Completed");
}

#[test]
fn a_late_confirmation_leaves_a_day_to_pay() {
    let mut order = order();
    order.details.deposit = paid(order.deposit().expect("a sum"));
    confirmed(&mut order);
    let late = terms().balance_by + TimeDelta::hours(1);
    if let Some(confirmed) = &mut order.details.confirmed {
        confirmed.at = late;
    }
    assert_eq!(order.balance_by(), late + TimeDelta::hours(24));
    assert_eq!(order.missed(late), None);
    assert_eq!(order.to_remind(late), Some(late + TimeDelta::hours(24)));
}

#[test]
fn deposit_and_balance_are_the_price_on_both_sides() {
    let mut order = order();
    assert_eq!(order.price(), Ok(pair(250_000, 225_000)));
    assert_eq!(order.deposit(), Ok(pair(75_000, 67_500)));
    assert_eq!(order.balance(), Ok(pair(175_000, 157_500)));
    order.details.deposit = paid(pair(75_000, 67_500));
    assert!(!order.is_balance_paid());
    order.details.balance = paid(pair(175_000, 157_500));
    assert_eq!(order.paid(), order.price());
}

#[test]
fn cancelling_keeps_the_share_of_its_day_and_no_more_than_was_paid() {
    let mut order = order();
    let early = starts_at() - TimeDelta::days(40);
    let later = starts_at() - TimeDelta::days(20);
    let last = starts_at() - TimeDelta::days(2);
    order.details.deposit = paid(pair(75_000, 67_500));
    assert_eq!(order.cancel_terms(early).expect("terms").refund, pair(75_000, 67_500));
    let terms = order.cancel_terms(later).expect("terms");
    assert_eq!(
        (terms.penalty, terms.refund),
        (pair(50_000, 45_000), pair(25_000, 22_500))
    );
    let terms = order.cancel_terms(last).expect("terms");
    assert_eq!((terms.penalty, terms.refund), (pair(75_000, 67_500), pair(0, 0)));
    assert_eq!(order.refusal_terms().expect("terms").refund, pair(75_000, 67_500));
    assert!(order.can_end(last));
    assert!(!order.can_end(starts_at()), "it has started");
}

#[test]
fn suppliers_references_are_of_lines_of_the_quotation() {
    let order = order();
    let reference = |line, text: &str| SupplierReference {
        line,
        reference: text.to_owned(),
    };
    assert!(order.takes(&[reference(0, "H-77"), reference(1, "T-1")]));
    assert!(!order.takes(&[]));
    assert!(!order.takes(&[reference(2, "H-77")]));
    assert!(!order.takes(&[reference(0, "")]));
}
