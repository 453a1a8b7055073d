use chrono::TimeDelta;

use super::{
    FareLine, HolyCity, HotelChoice, LineContent, LineKind, PlanFault, QuoteLine, StayLine, UmrahPlan,
    UmrahQuoteDetails, customer_amounts, stays, valid_until,
};
use crate::air::proposal::Markup;
use crate::air::search::PassengerCounts;
use crate::codes::{AirportCode, CountryCode};
use crate::hotel::rate::Board;
use crate::hotel::search::{Destination, DestinationKind};
use crate::hotel::stay::Stay;
use crate::ids::FareLotId;
use crate::lot::fixtures::{aed, at, day, lot};
use crate::lot::{LotOffer, SeatParty};
use crate::money::Money;

fn plan(adults: u8, child_ages: &[u8], infants: u8, rooms: u8) -> UmrahPlan {
    UmrahPlan {
        party: PassengerCounts {
            adults,
            child_ages: child_ages.to_vec(),
            infants,
        },
        nationality: CountryCode::parse("BD").expect("a country"),
        rooms,
        makkah_nights: 6,
        makkah: HotelChoice::Any,
        madinah: HotelChoice::Stars(4),
    }
}

fn fare(customer: i64) -> QuoteLine {
    let offer = lot().offer;
    QuoteLine {
        content: LineContent::Fare(FareLine {
            title: offer.title,
            airline: offer.airline,
            journeys: offer.journeys,
            baggage: offer.baggage,
        }),
        customer: aed(customer),
        agent: aed(customer - 500),
    }
}

fn hotel(city: HolyCity, customer: i64, free_until: Option<&str>) -> QuoteLine {
    QuoteLine {
        content: LineContent::Stay(StayLine {
            city,
            destination: Destination {
                kind: DestinationKind::Hotel,
                id: "makkah.1".to_owned(),
            },
            hotel: "Al Safwa".to_owned(),
            stars: 4,
            address: "Ajyad Street".to_owned(),
            room: "Quad".to_owned(),
            rooms: 1,
            board: Board::Breakfast,
            stay: Stay {
                check_in: day("2027-01-10"),
                check_out: day("2027-01-16"),
            },
            free_until: free_until.map(at),
            free_until_local: None,
            pay_at_hotel: aed(0),
        }),
        customer: aed(customer),
        agent: aed(customer - 1_000),
    }
}

fn details(lines: Vec<QuoteLine>, markup: Markup) -> UmrahQuoteDetails {
    UmrahQuoteDetails {
        created_by_name: "Rahim".to_owned(),
        client: String::new(),
        note: String::new(),
        lot: FareLotId(uuid::Uuid::nil()),
        offer: lot().offer,
        plan: plan(2, &[], 0, 1),
        markup,
        priced_at: at("2026-11-28T08:00:00Z"),
        valid_until: at("2026-11-29T08:00:00Z"),
        lines,
        left_out: Vec::new(),
        changes: Vec::new(),
    }
}

fn minors(amounts: &[Money]) -> Vec<i64> {
    amounts.iter().map(|amount| amount.minor).collect()
}

#[test]
fn the_total_is_the_sum_of_the_lines_to_the_minor_unit() {
    let lines = || vec![fare(33_333), hotel(HolyCity::Makkah, 33_333, None), fare(33_335)];
    for (markup, shown, total) in [
        (Markup::None, vec![33_333, 33_333, 33_335], 100_001),
        // Each line is rounded as it is shown.
        (Markup::Percent(250), vec![34_166, 34_166, 34_168], 102_500),
        (Markup::Fixed(aed(1_000)), vec![33_667, 33_666, 33_668], 101_001),
        (Markup::Fixed(aed(2)), vec![33_334, 33_334, 33_335], 100_003),
    ] {
        let quote = details(lines(), markup);
        assert_eq!(minors(&quote.amounts().unwrap()), shown, "{markup:?}");
        assert_eq!(quote.total().unwrap(), aed(total), "{markup:?}");
        assert_eq!(quote.agent_total().unwrap(), aed(100_001 - 2_000), "{markup:?}");
    }
}

#[test]
fn a_fixed_markup_is_in_the_total_whatever_the_lines_cost() {
    for minors in [vec![], vec![0], vec![0, 0], vec![1, 999_999_999], vec![7, 11, 13]] {
        let lines: Vec<_> = minors.iter().map(|minor| fare(*minor)).collect();
        let shown = customer_amounts(&lines, Markup::Fixed(aed(99_999))).unwrap();
        let sum: i64 = shown.iter().map(|amount| amount.minor).sum();
        let expected = minors.iter().sum::<i64>() + if minors.is_empty() { 0 } else { 99_999 };
        assert_eq!(sum, expected, "{minors:?}");
    }
    let other = Money::new(5, crate::money::CurrencyCode::USD);
    assert!(customer_amounts(&[fare(100)], Markup::Fixed(other)).is_err());
}

#[test]
fn the_party_is_spread_evenly_over_the_rooms() {
    let family = plan(5, &[4, 9], 1, 2);
    let rooms: Vec<_> = family
        .occupancies()
        .into_iter()
        .map(|room| (room.adults, room.child_ages))
        .collect();
    assert_eq!(rooms, [(3, vec![4, 1]), (2, vec![9])]);
    let party = SeatParty {
        adults: 5,
        children: 2,
        infants: 1,
    };
    assert_eq!((family.seats(), family.faults(&lot().offer)), (party, vec![]));
}

#[test]
fn each_fault_of_a_plan_names_its_field() {
    let offer = lot().offer;
    let nights = |makkah_nights| UmrahPlan {
        makkah_nights,
        ..plan(2, &[], 0, 1)
    };
    for (plan, expected) in [
        (
            plan(2, &[2, 12, 1], 0, 1),
            vec![PlanFault::ChildAge(1), PlanFault::ChildAge(2)],
        ),
        (plan(2, &[], 0, 0), vec![PlanFault::Rooms]),
        (plan(2, &[], 0, 3), vec![PlanFault::Rooms]),
        (plan(10, &[], 0, 10), vec![PlanFault::Rooms]),
        (plan(7, &[], 0, 1), vec![PlanFault::AdultsOfRoom]),
        (plan(4, &[2, 3, 4], 2, 1), vec![PlanFault::ChildrenOfRoom]),
        (nights(0), vec![]),
        (nights(10), vec![]),
        (nights(11), vec![PlanFault::Nights]),
        (nights(u32::MAX), vec![PlanFault::LongStay]),
    ] {
        assert_eq!(plan.faults(&offer), expected, "{plan:?}");
    }
    let mut long = offer;
    long.journeys[1].flights[0].departs += TimeDelta::days(30);
    assert_eq!(nights(31).faults(&long), [PlanFault::LongStay]);
    assert_eq!(nights(4).faults(&long), [PlanFault::LongStay]);
    assert_eq!(nights(20).faults(&long), []);
    assert_eq!(PlanFault::ChildAge(1).pointer(), "/childAges/1");
}

#[test]
fn stays_fill_the_days_between_the_flights() {
    let dates = |offer: &LotOffer, nights| {
        let plans = stays(offer, nights)?;
        Some(plans.map(|plan| (plan.city, plan.stay.check_in, plan.stay.check_out)))
    };
    let mut offer = lot().offer;
    let (first, middle, last) = (day("2027-01-10"), day("2027-01-16"), day("2027-01-20"));
    let expected = [(HolyCity::Makkah, first, middle), (HolyCity::Madinah, middle, last)];
    assert_eq!(dates(&offer, 6), Some(expected));
    offer.journeys[0].flights[0].destination = AirportCode::parse("MED").unwrap();
    let middle = day("2027-01-14");
    let expected = [(HolyCity::Madinah, first, middle), (HolyCity::Makkah, middle, last)];
    assert_eq!(dates(&offer, 6), Some(expected));
    // Nights begin on the day of arrival.
    offer.journeys[0].flights[0].arrives = "2027-01-11T01:00:00".parse().unwrap();
    assert_eq!(dates(&offer, 6).unwrap()[0].1, day("2027-01-11"));
    offer.journeys.truncate(1);
    assert_eq!(dates(&offer, 6), None);
}

#[test]
fn prices_are_valid_for_a_day_and_no_longer_than_seats_are_sold() {
    let offer = lot().offer;
    let day = TimeDelta::hours(24);
    let now = at("2026-11-28T08:00:00Z");
    assert_eq!(valid_until(now, &offer), now + day);
    let late = at("2026-12-20T10:00:00Z");
    assert_eq!(valid_until(late, &offer), offer.terms.names_by);
    // Without the seats, the hotels and the visa are still quoted.
    let later = at("2026-12-25T10:00:00Z");
    assert_eq!(valid_until(later, &offer), later + day);
}

#[test]
fn a_re_pricing_lists_lines_with_another_amount_or_content() {
    let stay = |customer, free_until| hotel(HolyCity::Makkah, customer, free_until);
    let before = details(vec![fare(1_000), stay(2_000, None)], Markup::None);
    let changes = |lines| {
        let now = details(lines, Markup::None);
        let changes = now.changes_since(&before).unwrap();
        let changes = changes
            .into_iter()
            .map(|change| (change.kind, change.before, change.after));
        changes.collect::<Vec<_>>()
    };
    assert_eq!(changes(vec![fare(1_000), stay(2_000, None)]), []);
    assert_eq!(
        changes(vec![fare(1_000), stay(2_100, None)]),
        [(LineKind::Makkah, Some(aed(2_000)), Some(aed(2_100)))]
    );
    assert_eq!(
        changes(vec![fare(1_000), stay(2_000, Some("2027-01-01T00:00:00Z"))]),
        [(LineKind::Makkah, Some(aed(2_000)), Some(aed(2_000)))]
    );
    assert_eq!(
        changes(vec![stay(2_000, None), hotel(HolyCity::Madinah, 500, None)]),
        [
            (LineKind::Fare, Some(aed(1_000)), None),
            (LineKind::Madinah, None, Some(aed(500))),
        ]
    );
}
