//! The suppliers of hotels, each by the contract of the port.

use std::collections::HashSet;
use std::sync::Arc;

use chrono::{NaiveDate, TimeDelta};
use jetway_connectors::port::hotel::{
    HotelBookingRequest, HotelOutcome, HotelRejection, HotelSupplier, RateCheck, SearchArea, StayState, SupplierHotel,
    SupplierStay,
};
use jetway_connectors::reference::Cities;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::traveller::Title;
use jetway_domain::clock::ManualClock;
use jetway_domain::codes::CountryCode;
use jetway_domain::hotel::guest::{Guest, GuestContact};
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::{Destination, DestinationKind, HotelSearch};
use jetway_domain::hotel::stay::{Occupancy, Stay};
use jetway_domain::money::CurrencyCode;

use crate::setup::{SEED, Stage, now};

fn search(check_in: NaiveDate, nationality: &str) -> HotelSearch {
    let country = |code| CountryCode::parse(code).expect("a country");
    HotelSearch {
        destination: Destination {
            kind: DestinationKind::City,
            id: "makkah".to_owned(),
        },
        nationality: country(nationality),
        residency: country("BD"),
        stay: Stay {
            check_in,
            check_out: check_in + TimeDelta::days(2),
        },
        rooms: vec![Occupancy {
            adults: 2,
            child_ages: Vec::new(),
        }],
        currency: CurrencyCode::AED,
    }
}

fn asked() -> HotelSearch {
    search(now().date_naive() + TimeDelta::days(40), "BD")
}

fn makkah() -> SearchArea {
    let cities = Cities::embedded();
    SearchArea {
        center: cities.all()[cities.find("makkah").expect("a city")].center,
        radius_km: 40.0,
        city: "makkah".to_owned(),
    }
}

async fn hotels(supplier: &Arc<dyn HotelSupplier>) -> Vec<SupplierHotel> {
    supplier.search(&asked(), &makkah()).await.expect("hotels")
}

async fn request(supplier: &Arc<dyn HotelSupplier>, surname: &str) -> HotelBookingRequest {
    let hotel = hotels(supplier).await.remove(0);
    let rate = supplier.rates(&asked(), &hotel.code).await.expect("rates").rates;
    let rate = rate.into_iter().find(|rate| rate.refundable).expect("a rate");
    booking(&hotel.code, rate, surname)
}

fn booking(hotel: &str, rate: HotelRate, surname: &str) -> HotelBookingRequest {
    let guest = Guest {
        title: Title::Mr,
        given_name: "Karim".to_owned(),
        surname: surname.to_owned(),
        child_age: None,
    };
    HotelBookingRequest {
        search: asked(),
        hotel_code: hotel.to_owned(),
        rate,
        rooms: vec![vec![guest.clone(), guest]],
        contact: GuestContact {
            email: "karim@rose.example".to_owned(),
            phone: "+971501112222".to_owned(),
        },
        special_requests: None,
        arrival_time: None,
    }
}

fn done(outcome: HotelOutcome<SupplierStay>) -> SupplierStay {
    match outcome {
        HotelOutcome::Done(stay) => stay,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_same_question_has_the_same_answer_and_prices_are_plausible() {
    let (one, other) = (Stage::new(), Stage::new());
    for (a, b) in one.world.hotel_suppliers().iter().zip(&other.world.hotel_suppliers()) {
        let found = hotels(a).await;
        assert_eq!(found, hotels(b).await, "{:?}", a.id());
        assert!(!found.is_empty(), "{:?}", a.id());
        for rate in found.iter().flat_map(|hotel| &hotel.rates) {
            let sum: i64 = rate.nightly.iter().map(|night| night.amount.minor).sum();
            assert_eq!((rate.total.minor, rate.nightly.len()), (sum, 2));
            assert!(rate.net.is_positive() && rate.net.minor < rate.total.minor);
            assert!((3_000..5_000_000).contains(&rate.total.minor), "{}", rate.total);
            assert!(rate.hold_until.is_none() || rate.refundable);
        }
        for hotel in found.iter().take(20) {
            let all = a.rates(&asked(), &hotel.code).await.expect("rates").rates;
            let keys: HashSet<&str> = all.iter().map(|rate| rate.key.as_str()).collect();
            assert_eq!(keys.len(), all.len(), "keys differ");
            assert!(
                hotel.rates.iter().all(|rate| all.contains(rate)),
                "the search shows rates of the hotel"
            );
            let checked = a.check(&asked(), &hotel.code, &hotel.rates[0]).await;
            assert_eq!(checked, Ok(RateCheck::Available(Box::new(hotel.rates[0].clone()))));
        }
    }
}

#[tokio::test]
async fn nearly_half_of_the_houses_at_the_haram_are_sold_direct_and_some_charge_foreigners_more() {
    let stage = Stage::new();
    let suppliers = stage.world.hotel_suppliers();
    let near = |hotels: &[SupplierHotel]| {
        let center = makkah().center;
        hotels
            .iter()
            .filter(|hotel| center.km_to(hotel.property.position) < 1.6)
            .count()
    };
    let direct = hotels(&suppliers[2]).await;
    assert!(
        near(&direct) * 2 > direct.len(),
        "{} of {}",
        near(&direct),
        direct.len()
    );
    let local = search(asked().stay.check_in, "SA");
    let (mut same, mut dearer) = (0, 0);
    let ours = suppliers[0].search(&local, &makkah()).await.expect("hotels");
    for (foreign, ours) in hotels(&suppliers[0]).await.iter().zip(&ours) {
        match foreign.rates[0].total.minor.cmp(&ours.rates[0].total.minor) {
            std::cmp::Ordering::Equal => same += 1,
            std::cmp::Ordering::Greater => dearer += 1,
            std::cmp::Ordering::Less => panic!("cheaper for foreigners"),
        }
    }
    let share = dearer * 100 / (same + dearer);
    assert!((2..9).contains(&share), "{share} %");
}

#[tokio::test]
async fn a_booking_is_made_once_is_read_after_a_restart_and_is_cancelled_once() {
    for at in 0..3 {
        let stage = Stage::new();
        let supplier = &stage.world.hotel_suppliers()[at];
        let request = request(supplier, "Uddin").await;
        let booked = done(supplier.book("H1", &request).await);
        assert_eq!(booked.state, StayState::Confirmed);
        let names_nobody = booked.reference.bytes().all(|digit| digit.is_ascii_digit());
        assert!(names_nobody, "{}", booked.reference);
        assert_eq!(done(supplier.book("H1", &request).await), booked);
        assert_eq!(supplier.read("H2").await, Ok(None));
        let reopened = stage.reopened();
        let supplier = &reopened.world.hotel_suppliers()[at];
        assert_eq!(supplier.read("H1").await, Ok(Some(booked)));
        let cancelled = done(supplier.cancel("H1").await);
        assert_eq!(cancelled.state, StayState::Cancelled);
        assert_eq!(cancelled.cancellation_fee.map(|fee| fee.minor), Some(0), "it was free");
        reopened.clock.advance(TimeDelta::days(60));
        assert_eq!(
            done(supplier.cancel("H1").await),
            cancelled,
            "the fee is that of the first time"
        );
    }
}

#[tokio::test]
async fn surnames_decide_how_a_booking_goes() {
    let stage = Stage::new();
    let supplier = &stage.world.hotel_suppliers()[1];
    let sold_out = supplier.book("S", &request(supplier, "soldout").await).await;
    assert_eq!(sold_out, HotelOutcome::Rejected(HotelRejection::SoldOut));

    let mut asked = request(supplier, "PRICEUP").await;
    let HotelOutcome::Rejected(HotelRejection::Changed(rate)) = supplier.book("P1", &asked).await else {
        panic!("not dearer")
    };
    assert_eq!(
        supplier.book("P1", &asked).await,
        HotelOutcome::Rejected(HotelRejection::Changed(rate.clone()))
    );
    assert!(rate.total.minor > asked.rate.total.minor);
    asked.rate = *rate;
    assert_eq!(done(supplier.book("P2", &asked).await).state, StayState::Confirmed);

    for (operation, surname, end) in [
        ("W", "PENDING", StayState::Confirmed),
        ("N", "PENDINGNO", StayState::Refused),
    ] {
        let asked = request(supplier, surname).await;
        assert_eq!(done(supplier.book(operation, &asked).await).state, StayState::Pending);
        stage.clock.advance(TimeDelta::minutes(3));
        let record = supplier.read(operation).await.expect("read").expect("a record");
        assert_eq!(record.state, end);
    }
    let asked = request(supplier, "SILENT").await;
    assert_eq!(supplier.book("L", &asked).await, HotelOutcome::Unknown);
    let record = supplier.read("L").await.expect("read").expect("it was booked");
    assert_eq!(record.state, StayState::Confirmed);
}

#[tokio::test]
async fn the_last_room_is_sold_once() {
    let stage = Stage::new();
    let suppliers = stage.world.hotel_suppliers();
    let direct = &suppliers[2];
    let mut last = None;
    for hotel in hotels(direct).await {
        let rates = direct.rates(&asked(), &hotel.code).await.expect("rates").rates;
        last = rates
            .into_iter()
            .find(|rate| rate.allotment == Some(1))
            .map(|rate| (hotel.code, rate));
        if last.is_some() {
            break;
        }
    }
    let (code, rate) = last.expect("a last room");
    let bookings = (0..64).map(|at| {
        let (supplier, request) = (Arc::clone(direct), booking(&code, rate.clone(), "Uddin"));
        tokio::spawn(async move { supplier.book(&format!("H{at}"), &request).await })
    });
    let bookings: Vec<_> = bookings.collect();
    let mut sold = 0;
    for booking in bookings {
        match booking.await.expect("an outcome") {
            HotelOutcome::Done(_) => sold += 1,
            outcome => assert_eq!(outcome, HotelOutcome::Rejected(HotelRejection::SoldOut)),
        }
    }
    assert_eq!(sold, 1);
    assert_eq!(direct.check(&asked(), &code, &rate).await, Ok(RateCheck::SoldOut));
}

#[tokio::test]
async fn a_check_finds_changes_as_often_as_the_world_is_set_to_and_they_stay() {
    let config = WorldConfig {
        stay_price_changed_bp: 10_000,
        ..WorldConfig::quiet()
    };
    let clock = Arc::new(ManualClock::at(now()));
    let world = World::open(SEED, clock, Arc::new(MemoryJournal::default()), config).expect("opens");
    let supplier = &world.hotel_suppliers()[0];
    let hotel = hotels(supplier).await.remove(0);
    let Ok(RateCheck::Available(changed)) = supplier.check(&asked(), &hotel.code, &hotel.rates[0]).await else {
        panic!("no rate")
    };
    assert!(changed.total.minor > hotel.rates[0].total.minor);
    let again = supplier.check(&asked(), &hotel.code, &changed).await;
    assert_eq!(again, Ok(RateCheck::Available(changed)), "a changed price stays");
}
