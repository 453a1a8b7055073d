use chrono::TimeDelta;
use uuid::Uuid;

use super::{
    GroupRequest, GroupRequestDetails, GroupRequestDue, GroupRequestFault, GroupRequestStatus as Status,
    GroupRequestStep as Step, GroupTrip, WantedJourney,
};
use crate::codes::AirportCode;
use crate::ids::{AgencyId, GroupRequestId, UserId};
use crate::lot::fixtures::{at, day, lot};
use crate::lot::group::order::GroupContact;
use crate::lot::{LotKind, SeatParty};

fn journey(from: &str, to: &str, date: &str) -> WantedJourney {
    WantedJourney {
        origin: AirportCode::parse(from).unwrap(),
        destination: AirportCode::parse(to).unwrap(),
        date: day(date),
    }
}

fn trip() -> GroupTrip {
    GroupTrip {
        kind: LotKind::Umrah,
        journeys: vec![journey("DXB", "JED", "2027-01-10"), journey("MED", "DXB", "2027-01-20")],
        flexible_days: 2,
        party: SeatParty {
            adults: 18,
            children: 2,
            infants: 1,
        },
        group_name: "Al Noor".to_owned(),
        contact: GroupContact {
            email: "noor@demo.test".to_owned(),
            phone: "+971501234567".to_owned(),
        },
        note: None,
    }
}

fn request() -> GroupRequest {
    let mut request = GroupRequest {
        id: GroupRequestId(Uuid::from_u128(1)),
        version: 1,
        agency: AgencyId(Uuid::from_u128(2)),
        reference: GroupRequest::number(day("2026-11-20"), 7),
        status: Status::Requested,
        created_by: UserId(Uuid::from_u128(3)),
        created_at: at("2026-11-20T08:00:00Z"),
        next_check_at: None,
        details: GroupRequestDetails {
            agency_name: "Desert Rose".to_owned(),
            created_by_name: "Rina".to_owned(),
            trip: trip(),
            quote: None,
            reminded: false,
            reason: None,
            order: None,
        },
    };
    request.plan(request.created_at);
    request
}

/// Quoted at eight o'clock of 20 November until the same time three days later.
fn quoted() -> GroupRequest {
    let mut request = request();
    let now = at("2026-11-20T08:00:00Z");
    request.take_quote(lot().offer, now + TimeDelta::days(3), "Nadia", now);
    request
}

fn pointers(trip: &GroupTrip) -> Vec<String> {
    let faults = trip.faults(day("2026-11-20"));
    faults.into_iter().map(|fault| fault.pointer).collect()
}

#[test]
fn numbers_count_within_a_tenant_and_name_the_month() {
    assert_eq!(request().reference, "GR2611000007");
    assert_eq!(request().words(), "gr2611000007 desert rose al noor dxb jed med dxb");
    assert_eq!(trip().route(), "DXB–JED, MED–DXB");
}

#[test]
fn a_party_has_ten_to_five_hundred_passengers_with_an_adult_for_each_infant() {
    assert_eq!(pointers(&trip()), Vec::<String>::new());
    for (adults, children, infants) in [(9, 0, 0), (0, 10, 0), (5, 0, 6), (400, 101, 0)] {
        let mut trip = trip();
        trip.party = SeatParty {
            adults,
            children,
            infants,
        };
        assert_eq!(pointers(&trip), ["/passengers"], "{adults} {children} {infants}");
    }
    for (adults, children, infants) in [(10, 0, 0), (9, 0, 1), (400, 100, 0)] {
        let mut trip = trip();
        trip.party = SeatParty {
            adults,
            children,
            infants,
        };
        assert_eq!(pointers(&trip), Vec::<String>::new(), "{adults} {children} {infants}");
    }
}

#[test]
fn each_field_that_is_not_possible_is_named() {
    let mut trip = trip();
    trip.kind = LotKind::Exclusive;
    trip.flexible_days = 15;
    trip.journeys = vec![journey("DXB", "DXB", "2026-11-19"), journey("MED", "DXB", "2029-01-01")];
    assert_eq!(
        pointers(&trip),
        [
            "/kind",
            "/journeys/0/destination",
            "/journeys/0/date",
            "/journeys/1/date",
            "/flexibleDays"
        ]
    );
    trip.journeys = Vec::new();
    assert!(pointers(&trip).contains(&"/journeys".to_owned()));
}

#[test]
fn only_an_open_request_changes() {
    let open = [Status::Requested, Status::Quoted];
    for status in Status::ALL {
        let is_open = open.contains(&status);
        assert_eq!(status.after(Step::Quote).is_some(), is_open);
        assert_eq!(status.after(Step::Refuse).is_some(), is_open);
        assert_eq!(status.after(Step::Withdraw).is_some(), is_open);
        assert_eq!(status.after(Step::Expire).is_some(), is_open);
        assert_eq!(status.after(Step::Accept).is_some(), status == Status::Quoted);
        assert_eq!(status.after(Step::Decline).is_some(), status == Status::Quoted);
        assert_eq!(Status::parse(status.name()), Some(status));
    }
}

#[test]
fn a_quote_is_accepted_until_its_validity_ends_and_only_the_last_one() {
    let (mut request, quoted_at) = (quoted(), at("2026-11-20T08:00:00Z"));
    let end = quoted_at + TimeDelta::days(3);
    assert!(request.acceptable(1, end - TimeDelta::seconds(1)).is_ok());
    assert_eq!(request.acceptable(1, end), Err(GroupRequestFault::Expired));
    let again = quoted_at + TimeDelta::hours(1);
    request.take_quote(lot().offer, end, "Nadia", again);
    assert_eq!(request.acceptable(1, again), Err(GroupRequestFault::Replaced));
    assert_eq!(request.acceptable(2, again).map(|quote| quote.number), Ok(2));
    request.end(Step::Withdraw, None).unwrap();
    assert_eq!(
        request.acceptable(2, again),
        Err(GroupRequestFault::WrongState(Status::Withdrawn))
    );
    assert_eq!(request.next_check_at, None);
}

#[test]
fn the_agency_is_reminded_once_a_day_before_the_end_or_half_way_of_a_short_quote() {
    let mut request = quoted();
    let quoted_at = at("2026-11-20T08:00:00Z");
    let (remind, end) = (quoted_at + TimeDelta::days(2), quoted_at + TimeDelta::days(3));
    assert_eq!(request.next_check_at, Some(remind));
    assert_eq!(request.due(remind), GroupRequestDue::Remind);
    request.details.reminded = true;
    assert_eq!(request.due(remind), GroupRequestDue::Wait(end));
    assert_eq!(request.due(end), GroupRequestDue::Expire);
    request.take_quote(lot().offer, quoted_at + TimeDelta::hours(6), "Nadia", quoted_at);
    assert_eq!(request.next_check_at, Some(quoted_at + TimeDelta::hours(3)));
}

#[test]
fn a_request_that_nobody_quotes_ends_with_its_first_day() {
    let request = request();
    let end = at("2027-01-11T12:00:00Z");
    assert_eq!(request.next_check_at, Some(end));
    assert_eq!(request.due(end), GroupRequestDue::Expire);
    assert_eq!(request.quotable(end), Err(GroupRequestFault::Expired));
    assert_eq!(request.quotable(end - TimeDelta::seconds(1)), Ok(()));
}

#[test]
fn a_quote_fits_the_request_and_ends_before_its_deadlines() {
    let request = request();
    let now = at("2026-11-20T08:00:00Z");
    let faults = |kind, least: u32, most: u32, until: &str| -> Vec<String> {
        let mut offer = lot().offer;
        offer.kind = kind;
        offer.terms.min_passengers = least;
        offer.terms.max_passengers = most;
        let faults = request.quote_faults(&offer, at(until), now);
        faults.into_iter().map(|fault| fault.pointer).collect()
    };
    let good = "2026-11-25T12:00:00Z";
    assert_eq!(faults(LotKind::Umrah, 10, 20, good), Vec::<String>::new());
    assert_eq!(faults(LotKind::Group, 10, 20, good), ["/kind"]);
    assert_eq!(
        faults(LotKind::Umrah, 21, 19, good),
        ["/minPassengers", "/maxPassengers"]
    );
    assert_eq!(faults(LotKind::Umrah, 10, 20, "2026-11-20T08:00:00Z"), ["/validUntil"]);
    assert_eq!(faults(LotKind::Umrah, 10, 20, "2026-12-20T12:00:01Z"), ["/validUntil"]);
}

#[test]
fn a_deposit_is_reckoned_on_both_prices() {
    let request = quoted();
    let quote = request.details.quote.clone().unwrap();
    let deposit = quote.deposit(request.details.trip.party).unwrap();
    // 18 adults, 2 children and an infant: 23,600 for customers, 22,550 for the agency.
    assert_eq!(deposit.customer.minor, 590_000);
    assert_eq!(deposit.agent.minor, 563_750);
}
