use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Days, NaiveDate};
use jetway_domain::holiday::package::{PackageParty, PackageState, TourPackage};
use jetway_domain::money::CurrencyCode;

use super::packages;

fn on(today: NaiveDate, currency: &str) -> Vec<TourPackage> {
    packages(CurrencyCode::parse(currency).unwrap(), today, DateTime::UNIX_EPOCH)
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 27).unwrap()
}

#[test]
fn three_packages_in_each_of_forty_cities_that_can_be_published() {
    for currency in ["AED", "BDT", "OMR", "MYR", "GBP"] {
        let all = on(today(), currency);
        let mut cities: BTreeMap<&str, usize> = BTreeMap::new();
        for package in &all {
            *cities.entry(&package.offer.city).or_default() += 1;
            let title = &package.offer.title.en;
            let faults = package
                .offer
                .faults(&package.departures, CurrencyCode::parse(currency).unwrap());
            assert_eq!(faults, [], "{title}");
            let faults = PackageState::Published.faults_on(&package.offer, &package.departures, today());
            assert_eq!(faults, [], "{title}");
        }
        assert_eq!((all.len(), cities.len()), (120, 40), "{currency}");
        assert!(cities.values().all(|packages| *packages == 3), "{cities:?}");
        let ids: BTreeSet<_> = all.iter().map(|package| package.id).collect();
        assert_eq!(ids.len(), 120);
    }
}

#[test]
fn a_package_is_the_same_on_any_day_but_for_its_dates() {
    let (one, later) = (on(today(), "AED"), on(today() + Days::new(400), "AED"));
    for (one, later) in one.iter().zip(&later) {
        assert_eq!(
            (one.id, &one.offer.title, &one.offer.hotels),
            (later.id, &later.offer.title, &later.offer.hotels)
        );
        assert_ne!(one.offer.valid_until, later.offer.valid_until);
    }
}

#[test]
fn two_adults_can_start_within_three_weeks_of_any_day() {
    let party = PackageParty {
        adults: 2,
        child_ages: vec![4],
    };
    for package in on(today(), "AED") {
        for days in [0, 30, 200, 600] {
            let day = today() + Days::new(days);
            let start = package.start_from(day, 3).expect("a day");
            assert!((start - day).num_days() < 21, "{}", package.offer.title.en);
            assert!(package.price_on(start, &party).is_ok());
        }
    }
}

#[test]
fn every_text_is_in_both_languages() {
    for package in on(today(), "AED") {
        let offer = package.offer;
        let mut texts = vec![offer.title, offer.description];
        texts.extend(offer.highlights.into_iter().chain(offer.inclusions));
        texts.extend(offer.exclusions.into_iter().chain(offer.documents));
        texts.extend(offer.itinerary.into_iter().flat_map(|day| [day.title, day.text]));
        for text in texts {
            let is_arabic = text.ar.chars().any(|letter| ('\u{600}'..'\u{700}').contains(&letter));
            assert!(is_arabic && !text.en.is_empty(), "{text:?}");
        }
    }
}

#[test]
fn a_currency_without_a_rate_has_none() {
    assert!(on(today(), "XTS").is_empty());
}
