//! The life of a request, and what it and its quotation must be.

use chrono::TimeDelta;

use super::{HolidayRequest, HolidayRequestDetails, HolidayRequestDue, HolidayRequestFault};
use super::{HolidayRequestStatus as Status, HolidayRequestStep as Step};
use crate::holiday::fixtures::{aed, now, starts_at, terms, trip, wish};
use crate::holiday::package::CancellationStep;
use crate::holiday::quotation::QuotationTerms;
use crate::holiday::trip::HolidayWish;
use crate::ids::{AgencyId, HolidayRequestId, UserId};
use crate::lot::{LotDeposit, LotFault};
use crate::money::CurrencyCode;

fn request() -> HolidayRequest {
    let mut request = HolidayRequest {
        id: HolidayRequestId(uuid::Uuid::from_u128(1)),
        version: 1,
        agency: AgencyId(uuid::Uuid::from_u128(2)),
        reference: HolidayRequest::number(now().date_naive(), 1),
        status: Status::Submitted,
        created_by: UserId(uuid::Uuid::from_u128(3)),
        created_at: now(),
        next_check_at: None,
        details: HolidayRequestDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Amina Rahman".to_owned(),
            wish: wish(),
            trip: trip(),
            assigned_to: None,
            quotation: None,
            reminded: false,
            reason: None,
            order: None,
        },
    };
    request.plan(now());
    request
}

fn pointers(faults: &[LotFault]) -> Vec<&str> {
    faults.iter().map(|fault| fault.pointer.as_str()).collect()
}

#[test]
fn a_request_moves_only_by_the_steps_of_its_state() {
    for status in Status::ALL {
        let is_open = status.is_open();
        assert_eq!(
            status.after(Step::Quote),
            is_open.then_some(Status::Quoted),
            "{status:?}"
        );
        assert_eq!(status.after(Step::Withdraw), is_open.then_some(Status::Withdrawn));
        assert_eq!(status.after(Step::Refuse), is_open.then_some(Status::Refused));
        assert_eq!(status.after(Step::Expire), is_open.then_some(Status::Expired));
        let is_quoted = status == Status::Quoted;
        assert_eq!(status.after(Step::Accept), is_quoted.then_some(Status::Accepted));
        assert_eq!(status.after(Step::Decline), is_quoted.then_some(Status::Declined));
        let is_new = status == Status::Submitted;
        assert_eq!(status.after(Step::Acknowledge), is_new.then_some(Status::Acknowledged));
        assert_eq!(Status::parse(status.name()), Some(status));
    }
}

#[test]
fn a_new_quotation_replaces_the_one_before() {
    let mut request = request();
    assert_eq!(request.reference, "HR2611000001");
    request.acknowledge("Nadia").expect("it is new");
    assert_eq!(request.details.assigned_to.as_deref(), Some("Nadia"));
    request.take_quotation(terms(), "Nadia", now());
    assert!(request.acceptable(1, now()).is_ok());
    request.take_quotation(terms(), "Nadia", now());
    assert_eq!(request.acceptable(1, now()).err(), Some(HolidayRequestFault::Replaced));
    assert!(request.acceptable(2, now()).is_ok());
    let late = now() + TimeDelta::days(3);
    assert_eq!(request.acceptable(2, late).err(), Some(HolidayRequestFault::Expired));
    request.end(Step::Withdraw, None).expect("it is open");
    assert_eq!(request.next_check_at, None);
    assert!(!request.can_write());
}

#[test]
fn the_timer_reminds_a_day_before_the_end_and_ends_what_is_over() {
    let mut request = request();
    assert_eq!(request.due(now()), HolidayRequestDue::Wait(request.quotable_until()));
    assert_eq!(request.due(request.quotable_until()), HolidayRequestDue::Expire);
    request.take_quotation(terms(), "Nadia", now());
    let until = terms().valid_until;
    assert_eq!(request.next_check_at, Some(until - TimeDelta::hours(24)));
    assert_eq!(request.due(until - TimeDelta::hours(24)), HolidayRequestDue::Remind);
    request.details.reminded = true;
    assert_eq!(request.due(now()), HolidayRequestDue::Wait(until));
    assert_eq!(request.due(until), HolidayRequestDue::Expire);
}

#[test]
fn an_impossible_wish_names_each_field() {
    let (today, currency) = (now().date_naive(), CurrencyCode::AED);
    assert_eq!(wish().faults(today, currency), []);
    let in_two_days = HolidayWish {
        date: today + TimeDelta::days(2),
        ..wish()
    };
    assert_eq!(in_two_days.faults(today, currency), []);
    let wrong = HolidayWish {
        date: today + TimeDelta::days(1),
        flexible_days: 15,
        adults: 0,
        child_ages: vec![11, 12],
        rooms: Some(0),
        budget: Some(aed(0)),
        ..wish()
    };
    assert_eq!(
        pointers(&wrong.faults(today, currency)),
        ["/date", "/flexibleDays", "/adults", "/childAges/1", "/rooms", "/budget"]
    );
}

#[test]
fn an_impossible_quotation_names_each_field() {
    let faults = |terms: QuotationTerms| terms.faults(&wish(), CurrencyCode::AED, (starts_at(), now()));
    assert_eq!(faults(terms()), []);
    let mut wrong = terms();
    wrong.starts_on = wish().date + TimeDelta::days(3);
    wrong.lines[0].label = " ".to_owned();
    wrong.lines[1].unit.agent = aed(50_001);
    wrong.valid_until = now();
    wrong.deposit_by = now() - TimeDelta::days(1);
    wrong.balance_by = starts_at() + TimeDelta::days(1);
    wrong.deposit = LotDeposit::Percent(0);
    wrong.cancellation.reverse();
    assert_eq!(
        pointers(&faults(wrong)),
        [
            "/startsOn",
            "/lines/0/label",
            "/lines/1/unitAgentAmount",
            "/validUntil",
            "/depositDue",
            "/balanceDue",
            "/deposit/percent",
            "/cancellationPolicy/1/daysBefore",
            "/cancellationPolicy/1/percent",
        ]
    );
    let mut empty = terms();
    empty.lines.clear();
    assert_eq!(pointers(&faults(empty)), ["/lines"]);
}

#[test]
fn the_latest_rule_that_counts_decides_what_cancelling_keeps() {
    let terms = terms();
    let kept = |days: i64| terms.kept_percent(starts_at(), starts_at() - TimeDelta::days(days));
    assert_eq!([kept(31), kept(30), kept(8), kept(7), kept(0)], [0, 20, 20, 100, 100]);
    let free = QuotationTerms {
        cancellation: Vec::<CancellationStep>::new(),
        ..terms
    };
    assert_eq!(free.kept_percent(starts_at(), starts_at()), 0);
}
