use super::fixtures::{day, package, price};
use super::{
    CancellationStep, Departure, PackageFaultCode, PackageKind, PackageMeal, PackageParty, PackageRefusal,
    PackageState, TourPackage,
};
use crate::money::CurrencyCode;

fn party(adults: u32, child_ages: &[u8]) -> PackageParty {
    PackageParty {
        adults,
        child_ages: child_ages.to_vec(),
    }
}

fn faults(package: &TourPackage) -> Vec<(String, PackageFaultCode)> {
    let faults = package.offer.faults(&package.departures, CurrencyCode::AED);
    faults.into_iter().map(|fault| (fault.pointer, fault.code)).collect()
}

#[test]
fn names_lead_back_to_what_they_name() {
    for kind in PackageKind::ALL {
        assert_eq!(PackageKind::parse(kind.name()), Some(*kind));
    }
    for meal in PackageMeal::ALL {
        assert_eq!(PackageMeal::parse(meal.name()), Some(*meal));
    }
    for state in PackageState::ALL {
        assert_eq!(PackageState::parse(state.name()), Some(*state));
        assert!(!state.may_become(PackageState::Draft), "{state:?}");
        assert!(!state.may_become(*state), "{state:?}");
    }
    assert!(PackageState::Withdrawn.may_become(PackageState::Published));
}

#[test]
fn two_adults_share_a_room_and_an_odd_one_pays_for_a_single() {
    let mut package = package();
    package.departures.clear();
    let on = |date: &str, party: &PackageParty| package.price_on(day(date), party).unwrap();
    assert_eq!(on("2027-01-15", &party(2, &[])), price(2_000, 1_800));
    assert_eq!(on("2027-01-15", &party(3, &[])), price(3_300, 2_980));
    // A child of two years pays as a child, one under two as an infant.
    assert_eq!(on("2027-01-15", &party(2, &[11, 2, 1, 0])), price(3_200, 2_900));
    assert_eq!(on("2027-03-01", &party(2, &[])), price(2_800, 2_600));
}

#[test]
fn a_party_is_refused_with_the_reason() {
    let package = package();
    let refused = |date: &str, party: &PackageParty| package.price_on(day(date), party).unwrap_err();
    assert_eq!(
        refused("2027-01-10", &party(1, &[1])),
        PackageRefusal::TooFewTravellers(2)
    );
    assert_eq!(refused("2027-01-11", &party(2, &[])), PackageRefusal::NoDeparture);
    assert_eq!(refused("2027-01-10", &party(2, &[5])), PackageRefusal::TooFewSeats(2));
    assert!(
        package.price_on(day("2027-01-10"), &party(2, &[0])).is_ok(),
        "infants need no place"
    );
    let daily = TourPackage {
        departures: Vec::new(),
        ..package
    };
    assert_eq!(
        daily.price_on(day("2027-02-10"), &party(2, &[])).unwrap_err(),
        PackageRefusal::NotSold
    );
}

#[test]
fn the_first_possible_day_has_a_price_and_places() {
    let package = package();
    assert_eq!(package.start_from(day("2027-01-02"), 2), Some(day("2027-01-10")));
    assert_eq!(package.start_from(day("2027-01-02"), 3), Some(day("2027-03-07")));
    assert_eq!(package.start_from(day("2027-03-08"), 1), None);
    let daily = TourPackage {
        departures: Vec::new(),
        ..package
    };
    assert_eq!(daily.start_from(day("2026-12-01"), 2), Some(day("2027-01-01")));
    assert_eq!(daily.start_from(day("2027-01-15"), 2), Some(day("2027-01-15")));
    assert_eq!(daily.start_from(day("2027-02-10"), 2), Some(day("2027-03-01")));
    assert_eq!(daily.start_from(day("2027-04-01"), 2), None);
}

#[test]
fn a_package_is_open_until_its_last_day() {
    let mut package = package();
    assert!(package.is_open_on(day("2027-03-31")));
    assert!(!package.is_open_on(day("2027-04-01")));
    package.state = PackageState::Withdrawn;
    assert!(!package.is_open_on(day("2027-01-01")));
}

#[test]
fn cancelling_costs_what_the_last_step_reached_says() {
    let offer = package().offer;
    let costs = [(31, 0), (30, 25), (8, 25), (7, 100), (0, 100), (-1, 100)];
    for (days, percent) in costs {
        assert_eq!(offer.cancellation_percent(days), percent, "{days} days before");
    }
}

#[test]
fn a_party_names_its_impossible_fields() {
    let pointers = |party: &PackageParty| {
        party
            .faults()
            .into_iter()
            .map(|fault| fault.pointer)
            .collect::<Vec<_>>()
    };
    assert!(pointers(&party(1, &[0, 11])).is_empty());
    assert_eq!(pointers(&party(0, &[3, 12])), ["/adults", "/childAges/1"]);
    assert_eq!(pointers(&party(41, &[1; 21])), ["/adults", "/childAges"]);
}

#[test]
fn a_possible_package_has_no_faults() {
    assert_eq!(faults(&package()), []);
}

#[test]
fn impossible_fields_are_named() {
    let mut broken = package();
    let offer = &mut broken.offer;
    offer.title.en = " ".to_owned();
    offer.itinerary.pop();
    offer.hotels[0].stars = 6;
    offer.route[0].position.lat = 91.0;
    offer.price_bands[1].from = day("2027-01-31");
    offer.price_bands[0].adult = price(100, 120);
    offer.cancellation.push(CancellationStep {
        days_before: 7,
        percent: 50,
    });
    offer.min_travellers = 0;
    let late = Departure {
        date: day("2027-04-02"),
        seats: 3,
        taken: 4,
    };
    broken.departures.push(late);
    let expected = [
        ("/title/en", PackageFaultCode::Text),
        ("/itinerary", PackageFaultCode::Count),
        ("/minPax", PackageFaultCode::Number),
        ("/hotels/0/stars", PackageFaultCode::Number),
        ("/route/0/lat", PackageFaultCode::Number),
        ("/priceBands/0/adult/agent", PackageFaultCode::AboveCustomer),
        ("/priceBands/1/from", PackageFaultCode::TooEarly),
        ("/departures/3/date", PackageFaultCode::NoPrice),
        ("/departures/3/seats", PackageFaultCode::Taken),
        ("/cancellationPolicy/2/daysBefore", PackageFaultCode::Number),
        ("/cancellationPolicy/2/percent", PackageFaultCode::Number),
    ];
    let found = faults(&broken);
    let found: Vec<_> = found.iter().map(|(pointer, code)| (pointer.as_str(), *code)).collect();
    assert_eq!(found, expected);
    let currency = package().offer.faults(&[], CurrencyCode::BDT);
    assert!(currency.iter().all(|fault| fault.code == PackageFaultCode::Currency));
}

#[test]
fn what_can_no_longer_start_is_not_published() {
    let package = package();
    let codes = |today: &str, departures: &[Departure]| {
        let faults = PackageState::Published.faults_on(&package.offer, departures, day(today));
        faults.into_iter().map(|fault| fault.pointer).collect::<Vec<_>>()
    };
    assert!(codes("2027-03-07", &package.departures).is_empty());
    assert_eq!(codes("2027-03-08", &package.departures), ["/departures"]);
    assert_eq!(codes("2027-04-01", &[]), ["/validUntil"]);
}
