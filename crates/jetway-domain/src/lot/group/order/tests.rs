use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

use super::{GroupContact, GroupDeadline, GroupDetails, GroupOrder, GroupPayment, GroupStage};
use crate::ids::{AgencyId, FareLotId, JournalId, OrderId, OrderKind, OrderPrefix, OrderReference, UserId};
use crate::lot::fixtures::{aed, at, lot, name};
use crate::lot::group::name::GroupName;
use crate::lot::{LotDeposit, SeatParty, SeatPrice};
use crate::money::Money;
use crate::order::OrderCore;
use crate::order::OrderStatus::{
    self, Cancelled, Confirmed, Expired, InProgress, OnHold, PartiallyTicketed, Pending, UnConfirmed,
};

const fn party(adults: u32, children: u32, infants: u32) -> SeatParty {
    SeatParty {
        adults,
        children,
        infants,
    }
}

fn price(customer: i64, agent: i64) -> SeatPrice {
    SeatPrice {
        customer: aed(customer),
        agent: aed(agent),
    }
}

fn held_at() -> DateTime<Utc> {
    at("2026-12-01T10:00:00Z")
}

/// Ten adults: 1,000.00 for customers and 900.00 for the agency each; the deposit is a quarter.
fn order() -> GroupOrder {
    let mut offer = lot().offer;
    offer.prices.adult = price(100_000, 90_000);
    offer.prices.child = price(80_000, 75_000);
    offer.prices.infant = price(10_000, 10_000);
    offer.terms.deposit = LotDeposit::Percent(25);
    offer.terms.drop_penalty = aed(5_000);
    offer.terms.cancel_penalty_percent = 10;
    offer.terms.keep_deposit_percent = 50;
    offer.terms.names_by = held_at() + TimeDelta::days(10);
    offer.terms.balance_by = held_at() + TimeDelta::days(12);
    offer.terms.ticketing_by = held_at() + TimeDelta::days(14);
    let prefix = OrderPrefix::parse("FA").unwrap();
    GroupOrder {
        core: OrderCore::placed(
            (
                OrderId(Uuid::nil()),
                OrderReference::compose(prefix, OrderKind::Group, held_at(), 7).unwrap(),
            ),
            OnHold,
            (AgencyId(Uuid::nil()), UserId(Uuid::nil())),
            held_at(),
        ),
        lot: FareLotId(Uuid::nil()),
        sealed_passports: None,
        details: GroupDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Rose".to_owned(),
            group_name: "Hill school".to_owned(),
            contact: GroupContact {
                email: "group@bluedunes.test".to_owned(),
                phone: "+97145550101".to_owned(),
            },
            offer,
            party: party(10, 0, 0),
            deposit_by: held_at() + TimeDelta::hours(2),
            deposit: None,
            balance: None,
            penalties: aed(0),
            name_fees: aed(0),
            refunded: price(0, 0),
            names: Vec::new(),
            reminded: Vec::new(),
            attempt: 1,
            asked_at: None,
            airline_reference: None,
            print_price: None,
            finding: None,
            ended: None,
        },
    }
}

fn payment(amount: SeatPrice) -> Option<GroupPayment> {
    Some(GroupPayment {
        amount,
        journal: JournalId(Uuid::nil()),
        at: held_at(),
    })
}

fn named(mut order: GroupOrder, count: u32) -> GroupOrder {
    let named = |line| GroupName {
        given_name: format!("Given{line}"),
        passport: None,
        ..name(line, "Uddin", "")
    };
    order.details.names = (1..=count).map(named).collect();
    order
}

fn deposited() -> GroupOrder {
    let mut order = order();
    order.details.deposit = payment(order.deposit().unwrap());
    order
}

#[test]
fn the_lifecycle_has_these_steps_and_no_other() {
    let table = [
        (Pending, vec![]),
        (OnHold, vec![InProgress, Cancelled, Expired]),
        (InProgress, vec![Confirmed, UnConfirmed]),
        (UnConfirmed, vec![OnHold, Confirmed, Cancelled]),
        (Confirmed, vec![]),
        (PartiallyTicketed, vec![]),
        (Cancelled, vec![]),
        (Expired, vec![]),
    ];
    for (from, expected) in table {
        let steps = OrderStatus::ALL.into_iter();
        let reachable: Vec<_> = steps.filter(|to| from.group_step_to(*to).is_ok()).collect();
        assert_eq!(reachable, expected, "from {from}");
    }
}

#[test]
fn deposit_and_balance_add_up_to_the_price() {
    let mut order = order();
    assert_eq!(order.price(), Ok(price(1_000_000, 900_000)));
    assert_eq!(order.deposit(), Ok(price(250_000, 225_000)));
    assert_eq!(order.balance(), Ok(price(750_000, 675_000)));
    assert_eq!((order.stage(), order.paid()), (GroupStage::SeatsHeld, Ok(price(0, 0))));
    order.details.deposit = payment(price(250_000, 225_000));
    assert_eq!(
        (order.stage(), order.paid()),
        (GroupStage::DepositPaid, Ok(price(250_000, 225_000)))
    );
    order.details.balance = payment(order.balance().unwrap());
    assert_eq!((order.stage(), order.paid()), (GroupStage::BalancePaid, order.price()));
    assert!(!order.is_ready());
    assert!(named(order, 10).is_ready());
}

#[test]
fn a_deposit_of_everything_leaves_no_balance() {
    let mut order = order();
    order.details.offer.terms.deposit = LotDeposit::Percent(100);
    assert!(!order.is_balance_paid());
    order.details.deposit = payment(order.deposit().unwrap());
    assert_eq!(order.stage(), GroupStage::BalancePaid);
    assert!(named(order, 10).is_ready());
}

#[test]
fn dropped_seats_cost_nothing_before_the_deposit_and_a_penalty_after_it() {
    let terms = order().drop_terms(party(8, 0, 0)).unwrap();
    assert_eq!(
        (terms.seats, terms.penalty, terms.price),
        (2, aed(0), price(800_000, 720_000))
    );
    let terms = deposited().drop_terms(party(8, 0, 0)).unwrap();
    assert_eq!((terms.penalty, terms.price), (aed(10_000), price(810_000, 730_000)));
    assert_eq!(terms.refund, price(0, 0));
}

#[test]
fn what_was_paid_above_the_new_price_returns() {
    let mut order = deposited();
    order.details.balance = payment(order.balance().unwrap());
    let terms = order.drop_terms(party(8, 0, 0)).unwrap();
    assert_eq!(terms.refund, price(190_000, 170_000));
    order.details.party = party(8, 0, 0);
    order.details.penalties = terms.penalty;
    order.details.refunded = terms.refund;
    assert_eq!(order.paid(), order.price());
}

#[test]
fn a_cancellation_keeps_its_share_of_the_price_and_never_more_than_was_paid() {
    let terms = order().cancel_terms().unwrap();
    assert_eq!((terms.penalty, terms.refund), (price(0, 0), price(0, 0)));
    let mut order = deposited();
    let terms = order.cancel_terms().unwrap();
    assert_eq!(
        (terms.penalty, terms.refund),
        (price(100_000, 90_000), price(150_000, 135_000))
    );
    order.details.offer.terms.cancel_penalty_percent = 80;
    let terms = order.cancel_terms().unwrap();
    assert_eq!((terms.penalty, terms.refund), (price(250_000, 225_000), price(0, 0)));
    let terms = order.refusal_terms().unwrap();
    assert_eq!(terms.refund, price(250_000, 225_000));
}

#[test]
fn penalties_of_dropped_seats_are_owed_at_the_end_too() {
    let mut order = deposited();
    order.details.balance = payment(order.balance().unwrap());
    let terms = order.drop_terms(party(2, 0, 0)).unwrap();
    assert_eq!(
        (terms.penalty, terms.refund),
        (aed(40_000), price(760_000, 680_000)),
        "eight seats"
    );
    order.details.party = party(2, 0, 0);
    order.details.penalties = terms.penalty;
    order.details.refunded = terms.refund;
    let terms = order.cancel_terms().unwrap();
    assert_eq!(
        (terms.penalty, terms.refund),
        (price(60_000, 58_000), price(180_000, 162_000)),
        "a tenth of two seats, and the penalties of eight"
    );
    let mut unpaid = deposited();
    unpaid.details.party = party(8, 0, 0);
    unpaid.details.penalties = aed(10_000);
    assert_eq!(
        unpaid.release_terms(GroupDeadline::Names).unwrap().penalty,
        price(135_000, 122_500),
        "half of the deposit, and the penalties"
    );
    unpaid.details.penalties = aed(200_000);
    assert_eq!(
        unpaid.release_terms(GroupDeadline::Names).unwrap().refund,
        price(0, 0),
        "never more than was paid"
    );
}

#[test]
fn a_refusal_returns_fees_for_changed_names_too() {
    let mut order = deposited();
    order.details.name_fees = aed(15_000);
    let terms = order.refusal_terms().unwrap();
    assert_eq!((terms.penalty, terms.refund), (price(0, 0), price(265_000, 240_000)));
    assert_eq!(
        order.cancel_terms().unwrap().refund,
        price(150_000, 135_000),
        "not when the agency cancels"
    );
}

#[test]
fn a_missed_deadline_keeps_its_share_of_the_deposit() {
    let order = deposited();
    let kept = |missed| order.release_terms(missed).unwrap().penalty.agent;
    assert_eq!(kept(GroupDeadline::Names), aed(112_500));
    assert_eq!(kept(GroupDeadline::Balance), aed(112_500));
}

#[test]
fn deadlines_follow_each_other_and_end() {
    let unpaid = order();
    let limit = held_at() + TimeDelta::hours(2);
    assert_eq!(unpaid.deadlines(), [(GroupDeadline::Deposit, limit)]);
    assert_eq!(unpaid.next_step_at(held_at()), Some(limit));
    assert_eq!(
        (unpaid.missed(limit - TimeDelta::seconds(1)), unpaid.missed(limit)),
        (None, Some(GroupDeadline::Deposit))
    );

    let paid = deposited();
    let terms = paid.details.offer.terms;
    assert_eq!(
        paid.next_step_at(held_at()),
        Some(terms.names_by - TimeDelta::hours(24))
    );
    assert_eq!(paid.missed(terms.names_by), Some(GroupDeadline::Names));
    assert_eq!(paid.pay_by(), Some(terms.balance_by));

    let full = named(paid, 10);
    assert_eq!(full.deadlines(), [(GroupDeadline::Balance, terms.balance_by)]);
    assert_eq!(full.missed(terms.names_by), None);
    assert_eq!(full.missed(terms.balance_by), Some(GroupDeadline::Balance));
}

#[test]
fn each_deadline_is_reminded_of_once_a_day_before() {
    let mut order = deposited();
    let names_by = order.details.offer.terms.names_by;
    assert_eq!(order.to_remind(names_by - TimeDelta::hours(25)), []);
    assert_eq!(
        order.to_remind(names_by - TimeDelta::hours(24)),
        [(GroupDeadline::Names, names_by)]
    );
    order.details.reminded.push(GroupDeadline::Names);
    assert_eq!(order.to_remind(names_by - TimeDelta::hours(23)), []);
    assert_eq!(order.next_step_at(held_at()), Some(names_by));
}

#[test]
fn changing_a_name_is_free_until_names_are_due() {
    let mut order = named(deposited(), 10);
    order.details.offer.terms.name_change_fee = aed(7_500);
    let terms = order.details.offer.terms;
    let before = terms.names_by - TimeDelta::seconds(1);
    assert_eq!(order.name_fee(before), Money::zero(terms.name_change_fee.currency));
    assert_eq!(order.name_fee(terms.names_by), aed(7_500));
    assert!(order.can_name(before) && !order.can_name(terms.names_by));
    assert!(order.can_change_name(terms.names_by) && !order.can_change_name(terms.ticketing_by));
}

#[test]
fn an_unanswered_request_for_tickets_is_read_for_half_an_hour() {
    let mut order = order();
    order.details.asked_at = Some(held_at());
    assert_eq!(order.next_read(held_at()), Some(held_at() + TimeDelta::seconds(1)));
    assert_eq!(order.next_read(held_at() + TimeDelta::minutes(30)), None);
}

#[test]
fn a_search_finds_it_by_references_group_passengers_and_tickets() {
    let mut order = named(deposited(), 2);
    order.details.airline_reference = Some("K7QX2M".to_owned());
    order.details.names[1].ticket = Some("0652412345678".to_owned());
    let words = order.summary().search_text;
    for wanted in [order.reference.as_str(), "K7QX2M", "0652412345678", "UDDIN"] {
        assert!(words.contains(&wanted.to_lowercase()), "{wanted} in {words}");
    }
}
