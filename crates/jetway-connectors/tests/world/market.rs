//! Offers are numerous, plausibly priced and reproducible.

use std::collections::BTreeSet;

use chrono::{Datelike, Days, TimeDelta};
use jetway_connectors::reference::Airports;
use jetway_domain::air::itinerary::{connections, journeys};
use jetway_domain::air::merge::flight_key;
use jetway_domain::air::offer::{FareMode, Ptc, SupplierOffer};
use jetway_domain::air::search::Cabin;
use jetway_domain::air::search::days::on_day;
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::PlaceKind;

use crate::setup::{Stage, date, family_trip, now, one_way, party, there_and_back, total};

async fn everywhere(stage: &Stage, query: &jetway_domain::air::search::AirSearchQuery) -> Vec<SupplierOffer> {
    let mut offers = Vec::new();
    for supplier in stage.world.suppliers() {
        offers.extend(supplier.search(query).await.expect("answers"));
    }
    offers
}

fn flights(offer: &SupplierOffer) -> Vec<String> {
    let flight = |segment: &jetway_domain::air::offer::Segment| {
        format!("{}{}", segment.marketing.carrier, segment.marketing.number)
    };
    offer.segments.iter().map(flight).collect()
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let first = everywhere(&Stage::new(), &family_trip()).await;
    let second = everywhere(&Stage::new(), &family_trip()).await;
    assert!(!first.is_empty());
    assert_eq!(first, second);
    let next_week = there_and_back("DXB", "DAC", date("2027-01-27"), date("2027-02-10"));
    assert_ne!(everywhere(&Stage::new(), &next_week).await, first);
}

#[tokio::test]
async fn dubai_and_dhaka_are_on_sale_any_day_of_the_coming_year() {
    let stage = Stage::new();
    for days in (1..=361).step_by(9) {
        let on = now().date_naive() + Days::new(days);
        for (from, to) in [("DXB", "DAC"), ("DAC", "DXB")] {
            let trips: BTreeSet<_> = everywhere(&stage, &one_way(from, to, on))
                .await
                .iter()
                .map(flights)
                .collect();
            assert!(trips.len() >= 15, "{from}-{to} {on}: {}", trips.len());
        }
    }
}

#[tokio::test]
async fn suppliers_overlap_and_differ() {
    let stage = Stage::new();
    let query = family_trip();
    let mut by_supplier = Vec::new();
    for supplier in stage.world.suppliers() {
        let offers = supplier.search(&query).await.expect("answers");
        assert!(offers.iter().all(|offer| offer.supplier == *supplier.id()));
        let trips: BTreeSet<_> = offers.iter().map(flights).collect();
        assert!(trips.len() >= 4, "{} {}", supplier.id().0, trips.len());
        let holds = offers
            .iter()
            .all(|offer| (offer.mode == FareMode::OnHold) == supplier.capabilities().hold);
        assert!(holds, "{}", supplier.id().0);
        by_supplier.push(trips);
    }
    assert!(
        by_supplier[0].intersection(&by_supplier[1]).count() >= 3,
        "both distribution systems share flights"
    );
    assert_eq!(
        by_supplier[0].intersection(&by_supplier[2]).count(),
        0,
        "low-cost flights are sold apart"
    );
}

#[tokio::test]
async fn a_return_to_dhaka_costs_what_people_pay() {
    let query = there_and_back("DXB", "DAC", date("2027-01-20"), date("2027-02-03"));
    let mut totals: Vec<i64> = everywhere(&Stage::new(), &query).await.iter().map(total).collect();
    totals.sort_unstable();
    let (lowest, median) = (totals[0] / 100, totals[totals.len() / 2] / 100);
    assert!((600..1_200).contains(&lowest), "AED {lowest}");
    assert!((900..2_400).contains(&median), "AED {median}");
    let mut in_taka = query;
    in_taka.currency = CurrencyCode::BDT;
    let lowest_taka = everywhere(&Stage::new(), &in_taka)
        .await
        .iter()
        .map(total)
        .min()
        .expect("offers")
        / 100;
    // 1 AED = 33.22 BDT, fares rounded up to whole units.
    assert!((lowest * 32..lowest * 34).contains(&lowest_taka), "BDT {lowest_taka}");
}

#[tokio::test]
async fn children_and_infants_pay_their_part() {
    let mut query = family_trip();
    query.passengers.child_ages = vec![8, 3];
    query.passengers.infants = 1;
    for offer in everywhere(&Stage::new(), &query).await {
        let people: u8 = offer.fares.iter().map(|fare| fare.count).sum();
        assert_eq!(usize::from(people), party(&query, "Rahman").len());
        let adult = &offer.fares[0];
        for fare in offer.fares.iter() {
            let share = match fare.ptc {
                Ptc::Adt => 100,
                Ptc::Chd => 75,
                Ptc::Inf => 10,
            };
            // Filed fares are rounded up to five dirhams.
            let expected = adult.base.minor * share / 100;
            assert!(
                (expected - 500..=expected + 500).contains(&fare.base.minor),
                "{:?} {}",
                fare.ptc,
                fare.base
            );
            assert!(fare.ptc != Ptc::Inf || fare.taxes.is_empty() && fare.surcharge.is_zero());
        }
        let travel_tax = |at: usize| {
            offer.fares[at]
                .taxes
                .iter()
                .find(|tax| tax.code == "UT")
                .map(|tax| tax.amount.minor)
        };
        let (adult, older, younger) = (travel_tax(0).expect("due"), travel_tax(1).expect("due"), travel_tax(2));
        assert!(
            (older * 2 - adult).abs() <= 1 && younger.is_none(),
            "{adult} {older} {younger:?}"
        );
    }
}

#[tokio::test]
async fn every_cabin_is_sold_and_costs_more() {
    let stage = Stage::new();
    let mut lowest = Vec::new();
    for cabin in [Cabin::Economy, Cabin::PremiumEconomy, Cabin::Business, Cabin::First] {
        let mut query = one_way("DXB", "LHR", date("2027-02-09"));
        query.cabin = cabin;
        let offers = everywhere(&stage, &query).await;
        let in_cabin = |offer: &SupplierOffer| offer.segments.iter().any(|segment| segment.cabin == cabin);
        assert!(!offers.is_empty() && offers.iter().all(in_cabin), "{cabin:?}");
        lowest.push(offers.iter().map(total).min().expect("offers"));
    }
    assert!(lowest.is_sorted(), "{lowest:?}");
}

#[tokio::test]
async fn a_metropolitan_code_searches_all_airports_and_direct_only_means_direct() {
    let stage = Stage::new();
    let mut query = one_way("LON", "DXB", date("2027-02-09"));
    let offers = everywhere(&stage, &query).await;
    let origins: BTreeSet<_> = offers.iter().map(|offer| offer.segments[0].origin.airport).collect();
    assert!(origins.len() >= 2, "{origins:?}");
    query.direct_only = true;
    let direct = everywhere(&stage, &query).await;
    assert!(!direct.is_empty() && direct.iter().all(|offer| offer.segments.len() == 1));
}

#[tokio::test]
async fn airports_nearby_only_add() {
    let stage = Stage::new();
    for (from, to, other) in [("DXB", "IST", "SAW"), ("DAC", "BKK", "DMK")] {
        let mut query = one_way(from, to, date("2027-02-09"));
        let alone = everywhere(&stage, &query).await;
        let lands = |offer: &SupplierOffer| offer.segments.last().map(|last| last.destination.airport.to_string());
        assert!(!alone.is_empty() && alone.iter().all(|offer| lands(offer).as_deref() == Some(to)));
        query.nearby_airports = true;
        let around = everywhere(&stage, &query).await;
        assert!(
            around.iter().any(|offer| lands(offer).as_deref() == Some(other)),
            "{to}"
        );
        let flown: Vec<_> = around.iter().map(|offer| &offer.segments).collect();
        assert!(alone.iter().all(|offer| flown.contains(&&offer.segments)), "{to}");
    }
}

#[tokio::test]
async fn some_flights_are_sold_under_a_partners_number_too() {
    let stage = Stage::new();
    let (mut flights, mut shared) = (BTreeSet::new(), BTreeSet::new());
    for (from, to) in pairs().iter().take(60) {
        let offers = everywhere(&stage, &one_way(from, to, date("2027-02-09"))).await;
        let numbers = |offer: &SupplierOffer| {
            let flown = offer
                .segments
                .iter()
                .map(|flight| (flight.operating.clone(), flight.marketing.clone()));
            flown.collect::<Vec<_>>()
        };
        flights.extend(offers.iter().flat_map(&numbers).map(|(flown, _)| format!("{flown:?}")));
        for offer in &offers {
            let others: Vec<_> = numbers(offer)
                .into_iter()
                .filter(|(flown, sold)| flown != sold)
                .collect();
            shared.extend(others.iter().map(|(flown, _)| format!("{flown:?}")));
            if others.is_empty() {
                continue;
            }
            assert!(others.iter().all(|(flown, sold)| flown.carrier != sold.carrier));
            // Never the lowest, and never the only one.
            let key = flight_key(&offer.segments);
            let own = offers
                .iter()
                .filter(|other| flight_key(&other.segments) == key && other.supplier == offer.supplier);
            let lowest = own.min_by_key(|other| total(other)).expect("offers");
            assert!(numbers(lowest).iter().all(|(flown, sold)| flown == sold), "{offer:?}");
        }
    }
    let percent = shared.len() * 100 / flights.len();
    assert!((4..=12).contains(&percent), "{} of {}", shared.len(), flights.len());
}

#[tokio::test]
async fn named_routes_fail_as_named() {
    let stage = Stage::new();
    assert_eq!(everywhere(&stage, &one_way("PVD", "RAI", date("2027-02-09"))).await, []);
    let lost = stage
        .supplier("gds-a")
        .search(&one_way("STN", "LHR", date("2027-02-09")))
        .await;
    assert_eq!(lost, Err(jetway_connectors::port::air::SupplierError::Timeout));
}

/// Two hundred pairs of busy airports, selected deterministically.
fn pairs() -> Vec<(String, String)> {
    let mut places: Vec<_> = Airports::embedded()
        .all()
        .iter()
        .filter(|place| place.kind == PlaceKind::Airport)
        .collect();
    places.sort_by_key(|place| (std::cmp::Reverse(place.rank), place.code));
    let busy = &places[..60];
    (0..200)
        .map(|at| (busy[at * 7 % 60], busy[(at * 7 + 11 + at / 60 * 13) % 60]))
        .filter(|(from, to)| from.city_code != to.city_code)
        .map(|(from, to)| (from.code.to_string(), to.code.to_string()))
        .collect()
}

#[tokio::test]
async fn any_two_busy_airports_are_connected_and_every_offer_holds_together() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let mut unserved = Vec::new();
    for (from, to) in pairs() {
        let query = there_and_back(&from, &to, date("2027-03-25"), date("2027-04-08"));
        let offers = supplier.search(&query).await.expect("answers");
        if offers.is_empty() {
            unserved.push(format!("{from}-{to}"));
        }
        for offer in offers {
            holds_together(&offer, &from, &to);
        }
    }
    assert!(unserved.len() <= 3, "{unserved:?}");
}

fn is_domestic(segment: &jetway_domain::air::offer::Segment) -> bool {
    let country = |airport| Airports::embedded().get(airport).expect("known").country_code;
    country(segment.origin.airport) == country(segment.destination.airport)
}

fn holds_together(offer: &SupplierOffer, from: &str, to: &str) {
    let name = format!("{from}-{to} {:?}", flights(offer));
    let journeys = journeys(&offer.segments);
    assert_eq!(journeys.len(), 2, "{name}");
    assert_eq!(
        (journeys[0].origin.as_str(), journeys[0].destination.as_str()),
        (from, to),
        "{name}"
    );
    assert_eq!(
        (journeys[1].origin.as_str(), journeys[1].destination.as_str()),
        (to, from),
        "{name}"
    );
    for segment in &offer.segments {
        for end in [&segment.origin, &segment.destination] {
            let place = Airports::embedded().get(end.airport).expect("known");
            let zone: jetway_domain::zone::Zone = place.timezone.parse().expect("a zone");
            assert_eq!(end.utc.with_timezone(&zone).naive_local(), end.local, "{name}");
        }
        let flown = segment.destination.utc - segment.origin.utc;
        assert_eq!(flown, TimeDelta::minutes(i64::from(segment.duration_minutes)), "{name}");
        assert!((25..=19 * 60).contains(&flown.num_minutes()), "{name}");
        assert_eq!(segment.origin.local.year(), 2027);
    }
    for wait in connections(&offer.segments).into_iter().flatten() {
        assert!(
            (45..=12 * 60).contains(&wait.minutes) && !wait.change_of_airport,
            "{name}: {wait:?}"
        );
    }
    for pair in offer.segments.windows(2) {
        let wait = pair[1].origin.utc - pair[0].destination.utc;
        let terminals = [&pair[0].destination.terminal, &pair[1].origin.terminal];
        let minimum = match (
            terminals[0] == terminals[1],
            is_domestic(&pair[0]) && is_domestic(&pair[1]),
        ) {
            (false, _) => 90,
            (true, true) => 45,
            (true, false) => 60,
        };
        assert!(wait >= TimeDelta::minutes(minimum), "{name}: {wait}");
    }
    assert!(total(offer) > 0 && (1..=9).contains(&offer.seats_remaining), "{name}");
    assert!(
        offer
            .fares
            .iter()
            .all(|fare| fare.base.is_positive() && !fare.commission.is_negative()),
        "{name}"
    );
}

#[tokio::test]
async fn six_journeys_make_one_trip_and_children_may_travel_alone() {
    let stage = Stage::new();
    let stops = ["DAC", "DXB", "LHR", "JFK", "LHR", "DOH", "DAC"];
    let mut query = one_way("DAC", "DXB", date("2027-02-09"));
    query.journeys = stops
        .windows(2)
        .zip(0..)
        .flat_map(|(pair, at)| one_way(pair[0], pair[1], date("2027-02-09") + Days::new(at * 4)).journeys)
        .collect();
    query.passengers = jetway_domain::air::search::PassengerCounts {
        adults: 0,
        child_ages: vec![9],
        infants: 0,
    };
    let offers = everywhere(&stage, &query).await;
    assert!(!offers.is_empty());
    for offer in offers {
        let journeys = journeys(&offer.segments);
        let ends: Vec<_> = journeys.iter().map(|journey| journey.origin.to_string()).collect();
        assert_eq!(ends, stops[..6]);
        assert_eq!(
            (offer.fares.len(), offer.fares[0].ptc, offer.fares[0].count),
            (1, Ptc::Chd, 1)
        );
    }
}

#[tokio::test]
async fn small_towns_of_bangladesh_reach_the_gulf() {
    let stage = Stage::new();
    for (from, to) in [
        ("JSR", "JED"),
        ("BZL", "DXB"),
        ("ZYL", "AUH"),
        ("CXB", "DOH"),
        ("SPD", "RUH"),
        ("CGP", "MCT"),
    ] {
        let offers = everywhere(
            &stage,
            &there_and_back(from, to, date("2027-03-10"), date("2027-04-10")),
        )
        .await;
        assert!(!offers.is_empty(), "{from}-{to}");
    }
}

#[tokio::test]
async fn nothing_leaves_too_soon_to_be_sold() {
    let stage = Stage::new();
    let offers = everywhere(&stage, &one_way("DXB", "DAC", now().date_naive())).await;
    assert!(!offers.is_empty());
    for offer in offers {
        let lead = offer.segments[0].origin.utc - now();
        assert!(lead >= TimeDelta::hours(2), "{lead}");
        let limit = offer.ticketing_time_limit;
        assert!(limit.is_none_or(|limit| limit > now() && limit < offer.segments[0].origin.utc));
        assert_eq!(limit.is_some(), offer.mode == FareMode::OnHold);
    }
}

#[tokio::test]
async fn the_index_has_the_lowest_fare_that_a_search_of_each_day_finds() {
    let stage = Stage::new();
    let family = family_trip();
    let mut around = one_way("AUH", "DAC", date("2027-01-20"));
    around.nearby_airports = true;
    for query in [family, around] {
        let first = query.journeys[0].departs_on;
        for supplier in stage.world.suppliers() {
            assert!(supplier.has_price_index());
            let index = supplier
                .lowest_by_day(&query, first..=first + Days::new(4))
                .await
                .expect("answers");
            for day in first.iter_days().take(5) {
                let offers = supplier
                    .search(&on_day(&query, day).expect("a day"))
                    .await
                    .expect("answers");
                let lowest = offers.iter().map(total).min();
                let listed = index.iter().find(|listed| listed.departs_on == day);
                let fares = listed.into_iter().flat_map(|listed| &listed.fares);
                let listed = fares.map(|fares| {
                    let offers = offers.iter().filter(|offer| offer.fares == *fares);
                    offers.map(total).next().expect("a fare that the search has")
                });
                assert_eq!(listed.min(), lowest, "{:?} {day}", supplier.id());
            }
        }
    }
}
