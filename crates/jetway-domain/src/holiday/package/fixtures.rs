//! A package for tests.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate};
use uuid::Uuid;

use super::{
    CancellationStep, Departure, PackageDay, PackageHotel, PackageKind, PackageMeal, PackageOffer, PackagePrice,
    PackageState, PriceBand, RouteStop, TourPackage,
};
use crate::codes::CountryCode;
use crate::ids::TourPackageId;
use crate::money::{CurrencyCode, Money};
use crate::reference::geo::Position;
use crate::text::Bilingual;

pub(crate) fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Whole dirhams for customer and agency.
pub(crate) fn price(customer: i64, agent: i64) -> PackagePrice {
    let aed = |whole: i64| Money::new(whole * 100, CurrencyCode::AED);
    PackagePrice {
        customer: aed(customer),
        agent: aed(agent),
    }
}

fn band(from: &str, to: &str, adult: i64) -> PriceBand {
    PriceBand {
        from: day(from),
        to: day(to),
        adult: price(adult, adult - 100),
        child: price(adult / 2, adult / 2 - 50),
        infant: price(100, 100),
        single_supplement: price(300, 280),
    }
}

/// Three days in Istanbul, published: 1,000 dirhams an adult in January 2027, 1,400 in March, and no price between.
pub(crate) fn package() -> TourPackage {
    let text = |en: &str| Bilingual::new(en, "نص");
    let itinerary = (1..=3).map(|number| PackageDay {
        title: text(&format!("Day {number}")),
        text: text("Walks and a boat."),
        meals: BTreeSet::from([PackageMeal::Breakfast]),
    });
    TourPackage {
        id: TourPackageId(Uuid::from_u128(1)),
        version: 1,
        state: PackageState::Published,
        offer: PackageOffer {
            kind: PackageKind::Group,
            city: "ist".to_owned(),
            country: CountryCode::parse("TR").unwrap(),
            title: Bilingual::new("Istanbul in three days", "إسطنبول في ثلاثة أيام"),
            description: text("The old city and the Bosphorus."),
            highlights: vec![text("Boat on the Bosphorus")],
            days: 3,
            nights: 2,
            rating_tenths: 45,
            itinerary: itinerary.collect(),
            inclusions: vec![text("Hotel with breakfast")],
            exclusions: vec![text("Flights")],
            hotels: vec![PackageHotel {
                name: "Amber Court".to_owned(),
                stars: 4,
                nights: 2,
                city: "Istanbul".to_owned(),
            }],
            price_bands: vec![
                band("2027-01-01", "2027-01-31", 1_000),
                band("2027-03-01", "2027-03-31", 1_400),
            ],
            route: vec![RouteStop {
                name: "Sultanahmet".to_owned(),
                position: Position {
                    lat: 41.005,
                    lon: 28.977,
                },
            }],
            cancellation: vec![
                CancellationStep {
                    days_before: 30,
                    percent: 25,
                },
                CancellationStep {
                    days_before: 7,
                    percent: 100,
                },
            ],
            documents: vec![text("Passport valid for six months")],
            valid_from: day("2027-01-01"),
            valid_until: day("2027-03-31"),
            min_travellers: 2,
            deposit_percent: 30,
        },
        departures: vec![
            Departure {
                date: day("2027-01-10"),
                seats: 10,
                taken: 8,
            },
            Departure {
                date: day("2027-01-24"),
                seats: 10,
                taken: 10,
            },
            Departure {
                date: day("2027-03-07"),
                seats: 10,
                taken: 0,
            },
        ],
        popularity: 7,
        changed_at: DateTime::UNIX_EPOCH,
        changed_by: "Nadia".to_owned(),
    }
}
