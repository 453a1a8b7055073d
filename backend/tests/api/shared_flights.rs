//! Codeshare flights: marketing and operating airline, from the list to the order (ADR 0079).

use serde_json::{Value, json};

use crate::searching::{asked, complete, flights};
use crate::support::Api;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;

const ROUTES: [(&str, &str); 8] = [
    ("DXB", "LHR"),
    ("DXB", "DAC"),
    ("DXB", "BKK"),
    ("DXB", "SIN"),
    ("DXB", "CDG"),
    ("DXB", "JFK"),
    ("DXB", "KUL"),
    ("DXB", "SYD"),
];

fn numbers(trip: &Value, of: &str) -> Vec<Value> {
    let segments = trip["segments"].as_array().expect("segments").iter();
    segments.map(|segment| segment[of].clone()).collect()
}

#[test]
fn a_codeshare_fare_keeps_its_number_from_the_list_to_the_order() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let party = json!({ "adultCount": 2, "childCount": 1, "childAges": [7] });
    let shared = |route| {
        let found = complete(&session, &asked(&session, route, party.clone()));
        let cards = flights(&found)
            .iter()
            .map(|card| (card, card["brandDetails"].as_array().expect("fares")));
        let mut fares = cards.flat_map(|(card, fares)| fares.iter().map(move |fare| (card, fare)));
        let (card, fare) = fares.find(|(_, fare)| fare["soldAs"].is_array())?;
        Some((found.clone(), card.clone(), fare.clone()))
    };
    let (found, card, fare) = ROUTES.into_iter().find_map(shared).expect("a codeshare flight");
    // The card shows the operating airline's own number; the partner's fare costs more.
    assert_eq!(numbers(&card, "marketing"), numbers(&card, "operating"));
    assert_ne!(fare["itineraryId"], card["itineraryId"]);
    let sold = fare["soldAs"].as_array().expect("numbers").clone();
    assert_ne!(sold, numbers(&card, "marketing"));

    let priced = session.price(&found, &fare);
    assert_eq!(numbers(&priced["itinerary"], "marketing"), sold);
    assert_eq!(numbers(&priced["itinerary"], "operating"), numbers(&card, "operating"));
    let held = session.hold_priced(&priced);
    let order = session.order(&held.reference);
    assert_eq!(numbers(&order, "marketing"), sold);
    assert_eq!(numbers(&order, "operating"), numbers(&card, "operating"));
    let confirmation = format!(
        "/api/print/v1/GetBookingPaper?typeId=6&orderReference={}",
        held.reference
    );
    let document = session.get(&confirmation).ok();
    let flown_by = order["segments"]
        .as_array()
        .expect("segments")
        .iter()
        .find(|segment| segment["marketing"] != segment["operating"]);
    let airline = text(&flown_by.expect("a codeshare flight")["operating"]["name"]);
    assert!(
        document.to_string().contains(&format!("operated by {airline}")),
        "{document}"
    );
}
