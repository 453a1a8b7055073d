//! Answers have the documented fields.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::minor;
use crate::support::{Api, Session};

#[track_caller]
fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

#[track_caller]
fn assert_has(value: &Value, fields: &str) {
    let keys = keys(value);
    for field in fields.split(' ') {
        assert!(keys.contains(field), "no {field} in {keys:?}");
    }
}

/// An amount as text such as `AED 123.00`.
fn is_money(value: &Value) -> bool {
    let Some((currency, amount)) = value.as_str().and_then(|text| text.split_once(' ')) else {
        return false;
    };
    currency.len() == 3
        && currency.bytes().all(|letter| letter.is_ascii_uppercase())
        && amount.parse::<f64>().is_ok()
        && !amount.contains(' ')
}

// covers: T-140
#[test]
fn an_airport_is_shown_with_its_city_and_country() {
    let api = Api::start();
    let body = json!({ "searchTerm": "DAC" });
    let call = api.post("falcon", "/api/utility/v1/Airport/GetAirportsByKey", &body);
    let found = call.send().ok();
    let named = "airportCode airportName cityCode cityName countryCode countryName";
    assert_has(&found[0], named);
    let told = named.split(' ').map(|field| found[0][field].as_str());
    assert!(
        told.into_iter().all(|text| text.is_some_and(|text| !text.is_empty())),
        "{found}"
    );
    assert_eq!(
        (&found[0]["airportCode"], &found[0]["countryCode"]),
        (&json!("DAC"), &json!("BD"))
    );
}

// covers: T-141, T-142, T-144, T-145
#[test]
fn every_flight_of_a_search_has_its_named_fields() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flights = found["flights"].as_array().expect("flights");
    assert!(flights.len() > 10, "{}", flights.len());
    for flight in flights {
        assert_has(
            flight,
            "itineraryId duration flightSummary journeyWises stopKey refundable airlineCode",
        );
        assert_has(
            flight,
            "layoverAirports layoverDuration productClass pushtoItinerary brandDetails moreFlights",
        );
        for amount in ["amount", "grossAmount", "agentAmount"] {
            assert!(is_money(&flight[amount]), "{amount}: {flight}");
        }
        assert!(minor(&flight["agentAmount"]) <= minor(&flight["amount"]), "{flight}");
        for journey in flight["journeyWises"].as_array().expect("journeys") {
            assert_eq!(
                keys(journey),
                keys(&json!({ "stopKey": 0, "departureTiming": 0, "arrivalTiming": 0 }))
            );
        }
        assert_eq!(flight["journeyWises"].as_array().map(Vec::len), Some(2), "out and back");
        for summary in flight["flightSummary"].as_array().expect("journeys") {
            assert_has(summary, "departureTime arrivalTime arrivalAirportCode");
        }
    }
    // An airline outside any alliance has no alliance field.
    assert!(flights.iter().any(|flight| flight["alliance"].is_string()));
}

// covers: T-161
#[test]
fn an_order_has_the_fields_its_contract_documents_and_no_other() {
    let api = Api::start();
    let printed = api.folder.run(&["contract", "openapi"]);
    let contract: Value = serde_json::from_slice(&printed.stdout).expect("a contract");
    let schema = &contract["components"]["schemas"]["Order"];
    let documented = keys(&schema["properties"]);
    let required = schema["required"].as_array().expect("required fields").iter();
    let required: BTreeSet<_> = required.filter_map(|name| name.as_str().map(str::to_owned)).collect();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    assert_documented(&owner, &held.reference, &documented, &required);
    owner.ticket(&held).ok();
    assert_documented(&owner, &held.reference, &documented, &required);
    for field in [
        "orderReference",
        "status",
        "segments",
        "travellers",
        "fare",
        "timeLimits",
    ] {
        assert!(required.contains(field), "{field}");
    }
}

#[track_caller]
fn assert_documented(owner: &Session<'_>, reference: &str, documented: &BTreeSet<String>, required: &BTreeSet<String>) {
    let told = keys(&owner.order(reference));
    assert!(told.is_superset(required), "{told:?}");
    assert!(told.is_subset(documented), "{told:?}");
}
