use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::fixtures::{aed, at, local, lot};
use super::{
    LotDeposit, LotFacets, LotFault, LotFaultCode, LotFeature, LotFilter, LotSeats, LotState, LotVisibility,
    MOST_PASSENGERS, Range, SeatMoveKind, SeatParty,
};
use crate::codes::AirportCode;
use crate::ids::AgencyId;
use crate::zone::Zone;

fn codes(faults: Vec<LotFault>) -> Vec<(String, LotFaultCode)> {
    faults.into_iter().map(|fault| (fault.pointer, fault.code)).collect()
}

#[test]
fn names_lead_back_to_what_they_name() {
    for kind in super::LotKind::ALL {
        assert_eq!(super::LotKind::parse(kind.name()), Some(kind));
    }
    for state in LotState::ALL {
        assert_eq!(LotState::parse(state.name()), Some(state));
    }
    for feature in LotFeature::ALL {
        assert_eq!(LotFeature::parse(feature.name()), Some(feature));
    }
    for kind in SeatMoveKind::ALL {
        assert_eq!(SeatMoveKind::parse(kind.name()), Some(kind));
    }
}

#[test]
fn a_lot_that_was_seen_is_no_draft_again() {
    for from in LotState::ALL {
        assert!(!from.may_become(LotState::Draft), "{from:?}");
        assert!(!from.may_become(from), "{from:?}");
    }
    assert!(LotState::Withdrawn.may_become(LotState::OnSale));
}

#[test]
fn seats_are_never_fewer_than_orders_have() {
    let seats = LotSeats {
        total: 40,
        held: 10,
        sold: 5,
    };
    assert_eq!(seats.free(), 25);
    assert_eq!(seats.changed_by(-25).map(LotSeats::free), Some(0));
    assert_eq!(seats.changed_by(-26), None);
    assert_eq!(seats.changed_by(-41), None);
    assert_eq!(seats.changed_by(10).map(|seats| seats.total), Some(50));
}

#[test]
fn a_party_pays_for_each_passenger_and_infants_have_no_seat() {
    let party = SeatParty {
        adults: 2,
        children: 1,
        infants: 1,
    };
    assert_eq!((party.seats(), party.passengers()), (3, 4));
    let total = lot().offer.prices.total(party).unwrap();
    assert_eq!(total.customer, aed(350_000));
    assert_eq!(total.agent, aed(330_000));
}

#[test]
fn a_deposit_is_never_more_than_what_is_paid() {
    assert_eq!(LotDeposit::Percent(25).of(3, aed(330_001)), Ok(aed(82_500)));
    assert_eq!(LotDeposit::Fixed(aed(20_000)).of(3, aed(330_000)), Ok(aed(60_000)));
    assert_eq!(LotDeposit::Fixed(aed(200_000)).of(3, aed(330_000)), Ok(aed(330_000)));
}

#[test]
fn a_deposit_is_due_before_the_balance() {
    let terms = lot().offer.terms;
    assert_eq!(terms.deposit_by(at("2026-12-01T10:00:00Z")), at("2026-12-01T12:00:00Z"));
    assert_eq!(terms.deposit_by(at("2026-12-22T11:30:00Z")), terms.balance_by);
}

#[test]
fn a_route_is_read_from_its_flights() {
    let offer = lot().offer;
    let code = |code| AirportCode::parse(code).unwrap();
    assert_eq!(offer.origin(), Some(code("DXB")));
    assert_eq!(offer.destination(), Some(code("JED")));
    assert_eq!(offer.return_from(), Some(code("MED")));
    assert_eq!(offer.nights(), Some(10));
    let mut one_way = offer;
    one_way.journeys.truncate(1);
    assert_eq!(
        (one_way.return_date(), one_way.return_from(), one_way.nights()),
        (None, None, None)
    );
}

#[test]
fn a_copied_season_moves_flights_and_deadlines() {
    let offer = lot().offer;
    let moved = offer.moved_by(7, Zone::UTC).unwrap();
    assert_eq!(moved.departs_at, at("2027-01-17T05:00:00Z"));
    assert_eq!(moved.journeys[1].flights[0].departs, local("2027-01-27T21:00:00"));
    assert_eq!(moved.terms.names_by, at("2026-12-27T12:00:00Z"));
    assert_eq!(moved.terms.ticketing_by, at("2027-01-10T12:00:00Z"));
    assert_eq!(moved.moved_by(-7, Zone::UTC), Some(offer.clone()));
    assert_eq!(offer.moved_by(i64::MAX, Zone::UTC), None);
}

#[test]
fn a_copied_deadline_stays_at_the_same_time_of_the_tenants_clock() {
    let mut offer = lot().offer;
    // 18:00 in winter; summer time begins on 28 March.
    offer.terms.names_by = at("2027-03-20T17:00:00Z");
    let berlin: Zone = "Europe/Berlin".parse().unwrap();
    let moved = offer.moved_by(14, berlin).unwrap();
    assert_eq!(moved.terms.names_by, at("2027-04-03T16:00:00Z"));
    assert_eq!(
        moved.moved_by(-14, berlin).unwrap().terms.names_by,
        offer.terms.names_by
    );
}

#[test]
fn a_group_is_no_larger_than_a_list_of_names() {
    let mut offer = lot().offer;
    offer.terms.max_passengers = MOST_PASSENGERS;
    assert_eq!(offer.faults(2_000), []);
    offer.terms.max_passengers += 1;
    assert_eq!(
        codes(offer.faults(2_000)),
        [("/maxPassengers".to_owned(), LotFaultCode::Number)]
    );
}

#[test]
fn only_named_agencies_see_a_lot_that_names_some() {
    let (one, other) = (AgencyId(uuid::Uuid::from_u128(1)), AgencyId(uuid::Uuid::from_u128(2)));
    let now = at("2026-12-01T10:00:00Z");
    let mut lot = lot();
    assert!(lot.is_open_to(one, now) && lot.is_open_to(other, now));
    lot.visibility = LotVisibility::Only(BTreeSet::from([one]));
    assert!(lot.is_open_to(one, now) && !lot.is_open_to(other, now));
    assert!(!lot.is_open_to(one, lot.offer.departs_at));
    lot.state = LotState::Withdrawn;
    assert!(!lot.is_open_to(one, now));
}

#[test]
fn a_possible_lot_has_no_fault() {
    let lot = lot();
    assert_eq!(lot.offer.faults(lot.seats.total), []);
    assert_eq!(lot.state.faults_at(&lot.offer, at("2026-12-01T10:00:00Z")), []);
}

#[test]
fn each_impossible_field_is_named() {
    let mut offer = lot().offer;
    offer.title = " ".to_owned();
    offer.rating_tenths = 51;
    offer.journeys[1].flights[0].departs = local("2027-01-09T21:00:00");
    offer.prices.child.agent = aed(90_001);
    offer.terms.deposit = LotDeposit::Percent(0);
    offer.terms.names_by = at("2027-01-04T12:00:00Z");
    offer.terms.max_passengers = 0;
    let expected = [
        ("/title", LotFaultCode::Text),
        ("/ratingTenths", LotFaultCode::Number),
        ("/seats", LotFaultCode::Number),
        ("/journeys/1/flights/0/departs", LotFaultCode::TooEarly),
        ("/prices/child/agent", LotFaultCode::AboveCustomer),
        ("/deposit/percent", LotFaultCode::Number),
        ("/maxPassengers", LotFaultCode::Number),
        ("/namesBy", LotFaultCode::TooLate),
    ];
    let expected: Vec<_> = expected.map(|(field, code)| (field.to_owned(), code)).into();
    assert_eq!(codes(offer.faults(0)), expected);
}

#[test]
fn connecting_flights_start_where_the_one_before_lands() {
    let mut offer = lot().offer;
    let mut next = offer.journeys[0].flights[0].clone();
    next.origin = AirportCode::parse("RUH").unwrap();
    next.departs = local("2027-01-10T20:00:00");
    next.destination = AirportCode::parse("JED").unwrap();
    offer.journeys[0].flights.push(next);
    let expected = [("/journeys/0/flights/1/origin".to_owned(), LotFaultCode::Connection)];
    assert_eq!(codes(offer.faults(40)), expected);
}

#[test]
fn a_lot_whose_deadlines_passed_is_not_put_on_sale() {
    let offer = lot().offer;
    let late = at("2026-12-21T12:00:00Z");
    let expected = [("/namesBy".to_owned(), LotFaultCode::TooEarly)];
    assert_eq!(codes(LotState::OnSale.faults_at(&offer, late)), expected);
    assert_eq!(LotState::Draft.faults_at(&offer, late), []);
}

#[test]
fn each_filter_narrows_the_lots() {
    let lot = lot();
    let finds = |filter: &LotFilter| filter.matches(&lot);
    let code = |code| AirportCode::parse(code).ok();
    let with = |change: fn(&mut LotFilter)| {
        let mut filter = LotFilter::default();
        change(&mut filter);
        filter
    };
    assert!(finds(&LotFilter::default()));
    let mut filter = LotFilter {
        origin: code("DXB"),
        destination: code("JED"),
        month: NaiveDate::from_ymd_opt(2027, 1, 1),
        ..LotFilter::default()
    };
    assert!(finds(&filter));
    filter.destination = code("MED");
    assert!(!finds(&filter));
    assert!(!finds(&with(
        |filter| filter.month = NaiveDate::from_ymd_opt(2027, 2, 1)
    )));
    assert!(finds(&with(|filter| filter.passengers = Some(25))));
    assert!(!finds(&with(|filter| filter.passengers = Some(26))));
    assert!(finds(&with(
        |filter| filter.features = [LotFeature::Direct, LotFeature::Zamzam].into()
    )));
    assert!(!finds(&with(
        |filter| filter.features = [LotFeature::Direct, LotFeature::Ramadan].into()
    )));
    assert!(finds(&with(|filter| filter.rating_tenths = Some(43))));
    assert!(!finds(&with(|filter| filter.rating_tenths = Some(44))));
}

#[test]
fn prices_are_found_by_ranges_that_touch_both_ends_included() {
    let lot = lot();
    let finds = |min, max| {
        let filter = LotFilter {
            price_minor: Range { min, max },
            ..LotFilter::default()
        };
        filter.matches(&lot)
    };
    assert!(finds(Some(120_000), None) && !finds(Some(120_001), None));
    assert!(finds(None, Some(90_000)) && !finds(None, Some(89_999)));
    assert!(finds(Some(100_000), Some(110_000)));
}

// covers: T-218
#[test]
fn ranges_reach_from_the_least_minimum_to_the_most_maximum() {
    let mut dear = lot();
    dear.offer.prices.adult.customer = aed(250_000);
    dear.offer.prices.child.customer = aed(95_000);
    dear.offer.rating_tenths = 20;
    let facets = LotFacets::of(&[lot(), dear]);
    let expected = Range {
        min: Some(90_000),
        max: Some(250_000),
    };
    assert_eq!(facets.price_minor, expected);
    assert_eq!(
        facets.rating_tenths,
        Range {
            min: Some(20),
            max: Some(43)
        }
    );
    assert_eq!(facets.features, [(LotFeature::Direct, 2), (LotFeature::Zamzam, 2)]);
    assert_eq!(LotFacets::of(&[]).price_minor, Range::default());
}
