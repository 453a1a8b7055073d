//! Tour packages: lists, concurrent changes, and places of departures that many take at once.

use std::collections::BTreeSet;

use chrono::{NaiveDate, TimeDelta};
use jetway_db::repo::prices::tour_packages::{PackageCity, PackageListFilter, PackageMark, SavedPackage};
use jetway_domain::codes::CountryCode;
use jetway_domain::holiday::package::{
    CancellationStep, Departure, PackageDay, PackageKind, PackageMeal, PackageOffer, PackagePrice, PackageState,
    PriceBand, RouteStop, TourPackage,
};
use jetway_domain::ids::TourPackageId;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::reference::geo::Position;
use jetway_domain::text::Bilingual;
use jetway_testkit::{on_both_engines, start};
use uuid::Uuid;

fn day(days: i64) -> NaiveDate {
    (start() + TimeDelta::days(days)).date_naive()
}

/// A published package of a city that can start until sixty days after the start, with departures after 10 and 30 days.
pub(crate) fn package(number: u128, city: &str, popularity: u32) -> TourPackage {
    let text = |en: &str| Bilingual::new(en, "نص");
    let aed = |minor: i64| Money::new(minor, CurrencyCode::AED);
    let price = |minor: i64| PackagePrice {
        customer: aed(minor),
        agent: aed(minor - 1_000),
    };
    let departure = |days: i64| Departure {
        date: day(days),
        seats: 10,
        taken: 0,
    };
    TourPackage {
        id: TourPackageId(Uuid::from_u128(number)),
        version: 1,
        state: PackageState::Published,
        offer: PackageOffer {
            kind: PackageKind::Group,
            city: city.to_owned(),
            country: CountryCode::parse("TR").expect("a country"),
            title: text(&format!("Package {number}")),
            description: text("A day in town."),
            highlights: vec![text("Old town")],
            days: 1,
            nights: 0,
            rating_tenths: 45,
            itinerary: vec![PackageDay {
                title: text("Old town"),
                text: text("A walk."),
                meals: BTreeSet::from([PackageMeal::Lunch]),
            }],
            inclusions: vec![text("Guide")],
            exclusions: Vec::new(),
            hotels: Vec::new(),
            price_bands: vec![PriceBand {
                from: day(0),
                to: day(60),
                adult: price(50_000),
                child: price(40_000),
                infant: price(5_000),
                single_supplement: price(9_000),
            }],
            route: vec![RouteStop {
                name: "Old town".to_owned(),
                position: Position { lat: 41.0, lon: 28.9 },
            }],
            cancellation: vec![CancellationStep {
                days_before: 7,
                percent: 100,
            }],
            documents: Vec::new(),
            valid_from: day(0),
            valid_until: day(60),
            min_travellers: 1,
            deposit_percent: 30,
        },
        departures: vec![departure(10), departure(30)],
        popularity,
        changed_at: start() + TimeDelta::minutes(i64::try_from(number).unwrap_or_default()),
        changed_by: "Nadia".to_owned(),
    }
}

fn ids(packages: &[TourPackage]) -> Vec<u128> {
    packages.iter().map(|package| package.id.0.as_u128()).collect()
}

on_both_engines! {
    async fn agencies_find_published_packages_of_a_city_with_their_departures_ahead(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut draft = package(4, "ist", 900);
        draft.state = PackageState::Draft;
        let stored = [package(1, "ist", 10), package(2, "ist", 70), package(3, "dxb", 40), draft];
        tx.tour_packages().insert(&stored).await.expect("written");
        let found = tx.tour_packages().on_offer("ist", day(11), 9).await.expect("read");
        assert_eq!(ids(&found), [2, 1], "most popular first, without the draft");
        assert_eq!(found[0].departures.iter().map(|one| one.date).collect::<Vec<_>>(), [day(30)]);
        assert_eq!(found[0].offer, stored[1].offer);
        assert_eq!(ids(&tx.tour_packages().on_offer("ist", day(11), 1).await.expect("read")), [2]);
        assert!(tx.tour_packages().on_offer("ist", day(61), 9).await.expect("read").is_empty());
        let (page, total) = tx.tour_packages().all_on_offer(None, day(0), 2, 2).await.expect("read");
        assert_eq!((ids(&page), total), (vec![1], 3));
        let (page, total) = tx.tour_packages().all_on_offer(Some("dxb"), day(0), 1, 9).await.expect("read");
        assert_eq!((ids(&page), total), (vec![3], 1));
        let city = |city: &str, packages, popularity| PackageCity { city: city.to_owned(), packages, popularity };
        let cities = tx.tour_packages().cities(day(0)).await.expect("read");
        assert_eq!(cities, [city("ist", 2, 80), city("dxb", 1, 40)]);
        assert!(tx.tour_packages().cities(day(61)).await.expect("read").is_empty());
    }

    async fn operators_list_packages_by_state_type_city_and_words_page_by_page(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut umrah = package(3, "makkah", 40);
        umrah.offer.kind = PackageKind::Umrah;
        umrah.state = PackageState::Draft;
        let stored = [package(1, "ist", 10), package(2, "dxb", 70), umrah];
        tx.tour_packages().insert(&stored).await.expect("written");
        let listed = async |filter: PackageListFilter, after: Option<PackageMark>| {
            ids(&tx.tour_packages().list(&filter, after, 9).await.expect("read"))
        };
        let all = PackageListFilter::default;
        assert_eq!(listed(all(), None).await, [3, 2, 1], "last changed first");
        assert_eq!(listed(all(), Some(PackageMark::of(&stored[1]))).await, [1]);
        assert_eq!(listed(PackageListFilter { state: Some(PackageState::Draft), ..all() }, None).await, [3]);
        assert_eq!(listed(PackageListFilter { kind: Some(PackageKind::Group), ..all() }, None).await, [2, 1]);
        assert_eq!(listed(PackageListFilter { city: Some("ist".to_owned()), ..all() }, None).await, [1]);
        assert_eq!(listed(PackageListFilter { search: Some("PACKAGE 2".to_owned()), ..all() }, None).await, [2]);
        assert!(listed(PackageListFilter { search: Some("100%".to_owned()), ..all() }, None).await.is_empty());
        let known = [stored[0].id, TourPackageId(Uuid::from_u128(9))];
        assert_eq!(tx.tour_packages().known(&known).await.expect("read"), BTreeSet::from([stored[0].id]));
    }

    async fn a_change_is_saved_once_and_keeps_the_places_that_orders_have(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let first = package(1, "ist", 10);
        tx.tour_packages().insert(std::slice::from_ref(&first)).await.expect("written");
        assert!(tx.tour_packages().take(first.id, day(10), 4).await.expect("written"));
        let (mut one, mut other) = (first.clone(), first.clone());
        one.offer.title = Bilingual::new("Istanbul in a day", "");
        one.departures = vec![Departure { date: day(10), seats: 6, taken: 0 }, Departure { date: day(20), seats: 8, taken: 5 }];
        assert_eq!(tx.tour_packages().save(&mut one).await.expect("written"), SavedPackage::Saved);
        assert_eq!(one.version, 2);
        assert_eq!(tx.tour_packages().save(&mut other).await.expect("read"), SavedPackage::Changed);
        let stored = tx.tour_packages().find(first.id).await.expect("read").expect("a package");
        assert_eq!(stored.offer.title.en, "Istanbul in a day");
        let seats: Vec<_> = stored.departures.iter().map(|one| (one.date, one.seats, one.taken)).collect();
        assert_eq!(seats, [(day(10), 6, 4), (day(20), 8, 0)]);
        tx.commit().await.expect("committed");
        for departures in [Vec::new(), vec![Departure { date: day(10), seats: 3, taken: 0 }]] {
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            let mut fewer = TourPackage { departures, ..stored.clone() };
            let saved = tx.tour_packages().save(&mut fewer).await.expect("read");
            assert_eq!(saved, SavedPackage::Taken(day(10)), "orders have four places");
            tx.rollback().await.expect("rolled back");
        }
    }

    async fn places_are_taken_and_given_back_and_never_oversold(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let package = package(1, "ist", 10);
        tx.tour_packages().insert(std::slice::from_ref(&package)).await.expect("written");
        let take = async |days: i64, seats: u32| {
            tx.tour_packages().take(package.id, day(days), seats).await.expect("written")
        };
        assert!(take(10, 7).await);
        assert!(!take(10, 4).await, "three are left");
        assert!(take(10, 3).await);
        assert!(!take(11, 1).await, "no departure on that day");
        let back = async |seats: u32| tx.tour_packages().give_back(package.id, day(10), seats).await.expect("written");
        assert!(!back(11).await);
        assert!(back(7).await);
        let stored = tx.tour_packages().find(package.id).await.expect("read").expect("a package");
        assert_eq!(stored.departures.iter().map(|one| one.taken).collect::<Vec<_>>(), [3, 0]);
    }
}
