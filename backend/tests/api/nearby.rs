//! Nearby airports: included on request, marked, and never sold otherwise (ADR 0078).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::searching::{asked, call, complete, flights};
use crate::support::Api;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;

const BOTH: &str = "IST";
const OTHER: &str = "SAW";

fn ends(flight: &Value, journey: usize) -> [&Value; 2] {
    let summary = &flight["flightSummary"][journey];
    [&summary["departureAirportCode"], &summary["arrivalAirportCode"]]
}

fn arrivals(found: &Value) -> BTreeSet<String> {
    flights(found).iter().map(|flight| text(ends(flight, 0)[1])).collect()
}

#[test]
fn a_code_of_a_city_and_its_airport_is_the_airport_until_airports_nearby_are_wanted() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let alone = complete(&session, &asked(&session, ("AUH", BOTH), json!({})));
    assert_eq!(arrivals(&alone), BTreeSet::from([BOTH.to_owned()]));
    let marked = |found: &Value| {
        let journeys = flights(found)
            .iter()
            .flat_map(|flight| flight["flightSummary"].as_array());
        journeys
            .flatten()
            .filter(|journey| !journey["otherAirports"].is_null())
            .count()
    };
    assert_eq!(marked(&alone), 0);

    let wanted = asked(&session, ("AUH", BOTH), json!({ "nearbyAirports": true }));
    let around = complete(&session, &wanted);
    assert_ne!(around["requestId"], alone["requestId"], "another question");
    let both = BTreeSet::from([BOTH, OTHER].map(str::to_owned));
    assert!(arrivals(&around).is_superset(&both), "{:?}", arrivals(&around));
    for flight in flights(&around) {
        for (at, asked) in [["AUH", BOTH], [BOTH, "AUH"]].into_iter().enumerate() {
            let others: Vec<_> = ends(flight, at)
                .into_iter()
                .zip(asked)
                .filter(|(flown, asked)| *flown != asked)
                .map(|(flown, _)| flown.clone())
                .collect();
            let said = flight["flightSummary"][at]["otherAirports"].as_array();
            assert_eq!(said.cloned().unwrap_or_default(), others, "{flight}");
        }
    }
    // Every flight found without nearby airports is still listed.
    let ids = |found: &Value| -> BTreeSet<String> {
        flights(found)
            .iter()
            .map(|flight| text(&flight["itineraryId"]))
            .collect()
    };
    assert!(ids(&around).is_superset(&ids(&alone)));
}

#[test]
fn another_airport_is_narrowed_by_and_said_where_the_flight_is_booked() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let wanted = asked(&session, ("AUH", BOTH), json!({ "nearbyAirports": true }));
    let found = complete(&session, &wanted);
    let filter = session.post(&call("GetAirSearchFilter", &found, ""), &Value::Null).ok();
    let keys = |name: &str| -> Vec<String> {
        let facets = filter[name].as_array().expect("facets").iter();
        facets.map(|facet| text(&facet["key"])).collect()
    };
    assert!(keys("arrivalAirports").contains(&OTHER.to_owned()));
    assert!(keys("departureAirports").contains(&"AUH".to_owned()));
    let other = flights(&found)
        .iter()
        .find(|flight| ends(flight, 0)[1] == OTHER)
        .expect("a flight to the other airport");
    let more = format!("&itineraryId={}", text(&other["itineraryId"]));
    let one = session
        .post(&call("GetAirSearchItinerary", &found, &more), &Value::Null)
        .ok();
    assert_eq!(one["flightSummary"], other["flightSummary"]);
    let priced = session.price(&found, other);
    assert_eq!(priced["itinerary"]["flightSummary"][0]["otherAirports"], json!([OTHER]));
}

#[test]
fn days_of_a_search_with_airports_nearby_are_its_own() {
    // Indexed prices apply to searches with and without nearby airports.
    let none = ("JETWAY_BACKEND_SEARCH__INDEX_CALLS_PER_HOUR", "0");
    let api = Api::open(std::sync::Arc::new(crate::support::folder::Folder::seeded()), &[none]);
    let session = ROSE_OWNER.sign_in(&api);
    let wanted = asked(&session, ("AUH", BOTH), json!({ "nearbyAirports": true }));
    complete(&session, &wanted);
    let day = &wanted["segments"][0]["departureDate"];
    let target = format!("/api/search/v1/GetAirSearchFareDays?from={0}&until={0}", text(day));
    let days = |change: Value| {
        let answer = session.post(&target, &asked(&session, ("AUH", BOTH), change)).ok();
        answer["days"].as_array().expect("days").len()
    };
    crate::support::eventually("the day is known", || {
        (days(json!({ "nearbyAirports": true })) == 1).then_some(())
    });
    assert_eq!(days(json!({})), 0);
}
