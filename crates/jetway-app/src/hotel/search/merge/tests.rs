use std::sync::Arc;

use chrono::{NaiveTime, TimeDelta};
use jetway_connectors::port::hotel::{SearchArea, SupplierHotel};
use jetway_connectors::reference::Cities;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::clock::{Clock, SystemClock};
use jetway_domain::codes::CountryCode;
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::search::{Destination, DestinationKind, HotelSearch};
use jetway_domain::hotel::stay::{Occupancy, Stay};
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::geo::Position;

use super::{Row, merge};

fn hotel(name: &str, north_m: f64, stars: u8, phone: Option<&str>) -> Arc<SupplierHotel> {
    let property = Property {
        id: String::new(),
        name: name.to_owned(),
        stars,
        address: String::new(),
        city: "Dubai".to_owned(),
        country: CountryCode::parse("AE").expect("a country"),
        position: Position {
            lat: 25.2 + north_m / 111_195.0,
            lon: 55.3,
        },
        zone: "Asia/Dubai".to_owned(),
        phone: phone.map(ToOwned::to_owned),
        picture: String::new(),
        check_in_from: NaiveTime::MIN,
        check_out_until: NaiveTime::MIN,
    };
    Arc::new(SupplierHotel {
        code: name.to_owned(),
        property,
        chain: None,
        property_type: "hotel".to_owned(),
        amenities: Vec::new(),
        area: String::new(),
        review: None,
        rates: Vec::new(),
    })
}

/// How many hotels two rows become.
fn together(one: Arc<SupplierHotel>, other: Arc<SupplierHotel>) -> bool {
    merge(vec![Row::new(0, one), Row::new(1, other)], 2).len() == 1
}

#[test]
fn a_house_is_known_by_place_name_and_one_more_thing() {
    let (phone, other_phone) = (Some("+971 4 111 2222"), Some("+97143334444"));
    let house = || hotel("Amber Gate Hotel", 0.0, 4, phone);
    assert!(together(
        house(),
        hotel("Hotel Amber Gate, Dubai", 190.0, 4, Some("+97141112222"))
    ));
    assert!(together(house(), hotel("AMBER GATE HTL", 150.0, 4, None)));
    // Never by name and place alone.
    assert!(!together(house(), hotel("Amber Gate Hotel", 50.0, 3, None)));
    assert!(
        !together(house(), hotel("Amber Gate Hotel", 50.0, 4, other_phone)),
        "another telephone"
    );
    assert!(
        !together(house(), hotel("Amber Gate Hotel", 350.0, 4, phone)),
        "too far away"
    );
    assert!(
        !together(house(), hotel("Pearl Bridge Inn", 10.0, 4, phone)),
        "another name"
    );
}

#[test]
fn the_house_next_door_of_the_same_owner_is_another_one() {
    for name in [
        "Amber Gate Hotel II",
        "Amber Gate Hotel Annexe",
        "Amber Gate Tower 2",
        "Amber Gate Suites",
    ] {
        assert!(
            !together(hotel("Amber Gate Hotel", 0.0, 4, None), hotel(name, 40.0, 4, None)),
            "{name}"
        );
    }
}

#[test]
fn of_two_equally_likely_houses_neither_is_taken() {
    let rows = vec![
        Row::new(0, hotel("Amber Gate Hotel", 0.0, 4, None)),
        Row::new(0, hotel("Amber Gate Hotel", 60.0, 4, None)),
        Row::new(1, hotel("Amber Gate", 30.0, 4, None)),
    ];
    assert_eq!(merge(rows, 2).len(), 3);
}

/// The world labels each row: the code of a house is the same for every supplier, and merging does not look at it.
async fn labelled(city: &str) -> (Vec<Row>, usize) {
    let world = World::open(
        42,
        Arc::new(SystemClock),
        Arc::new(MemoryJournal::default()),
        WorldConfig::quiet(),
    )
    .expect("a world");
    let suppliers = world.hotel_suppliers();
    let check_in = SystemClock.now().date_naive() + TimeDelta::days(60);
    let search = HotelSearch {
        destination: Destination {
            kind: DestinationKind::City,
            id: city.to_owned(),
        },
        nationality: CountryCode::parse("BD").expect("a country"),
        residency: CountryCode::parse("BD").expect("a country"),
        stay: Stay {
            check_in,
            check_out: check_in + TimeDelta::days(1),
        },
        rooms: vec![Occupancy {
            adults: 1,
            child_ages: Vec::new(),
        }],
        currency: CurrencyCode::AED,
    };
    let cities = Cities::embedded();
    let area = SearchArea {
        center: cities.all()[cities.find(city).expect("a city")].center,
        radius_km: 40.0,
        city: city.to_owned(),
    };
    let mut rows = Vec::new();
    for (at, supplier) in suppliers.iter().enumerate() {
        let hotels = supplier.search(&search, &area).await.expect("hotels");
        rows.extend(hotels.into_iter().map(|hotel| Row::new(at, Arc::new(hotel))));
    }
    (rows, suppliers.len())
}

/// Pairs of rows.
const fn pairs_of(count: usize) -> usize {
    count * count.saturating_sub(1) / 2
}

#[tokio::test]
async fn duplicates_of_the_world_are_merged_with_precision_0_995_and_f1_0_97() {
    let (mut right, mut merged, mut true_pairs) = (0_usize, 0_usize, 0_usize);
    for city in ["ist", "makkah", "med", "dxb", "lon", "dac"] {
        let (rows, suppliers) = labelled(city).await;
        let mut houses = std::collections::HashMap::<String, usize>::new();
        for row in &rows {
            *houses.entry(row.hotel.code.clone()).or_default() += 1;
        }
        true_pairs += houses.values().map(|count| pairs_of(*count)).sum::<usize>();
        for group in merge(rows, suppliers) {
            merged += pairs_of(group.len());
            for (at, row) in group.iter().enumerate() {
                right += group[..at]
                    .iter()
                    .filter(|other| other.hotel.code == row.hotel.code)
                    .count();
            }
        }
    }
    assert!(true_pairs > 500, "{true_pairs}");
    let ratio = |part: usize, whole: usize| {
        let narrow = |count| f64::from(u32::try_from(count).expect("few"));
        narrow(part) / narrow(whole)
    };
    let (precision, recall) = (ratio(right, merged), ratio(right, true_pairs));
    let f1 = 2.0 * precision * recall / (precision + recall);
    println!("{true_pairs} pairs: precision {precision:.4}, recall {recall:.4}, F1 {f1:.4}");
    assert!(precision >= 0.995, "{precision}");
    assert!(f1 >= 0.97, "{f1}");
}
