//! Hotels: from a typed place to a checked rate.

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::{Api, Session, eventually};

pub fn hotel(name: &str) -> String {
    format!("/api/hotel/v1/Hotel/{name}")
}

/// Two adults for three nights in sixty days, in a city.
pub fn asked(api: &Api, city: &str) -> Value {
    let check_in = (api.now() + TimeDelta::days(60)).date_naive();
    json!({ "destination": { "kind": "city", "id": city }, "nationality": "BD", "residency": "AE",
        "checkIn": check_in, "checkOut": check_in + TimeDelta::days(3),
        "rooms": [{ "adults": 2, "childAges": [] }] })
}

pub fn complete(session: &Session<'_>, body: &Value) -> Value {
    let started = session.post(&hotel("Search"), body).ok();
    let request = json!({ "requestId": started["requestId"] });
    eventually("the search is complete", || {
        let found = session.post(&hotel("GetSearch"), &request).ok();
        (found["completed"] == true).then_some(found)
    })
}

/// The rooms of a hotel in a search.
fn detail(session: &Session<'_>, found: &Value, card: &Value) -> Value {
    let request = json!({ "requestId": found["requestId"], "hotelGuid": card["hotelGuid"] });
    session.post(&hotel("GetDetail"), &request).ok()
}

/// The request to check the first rate that fits.
pub fn check_of(session: &Session<'_>, found: &Value, fits: impl Fn(&Value) -> bool) -> Value {
    let cards = found["hotels"].as_array().expect("hotels");
    for card in cards {
        let detail = detail(session, found, card);
        for room in detail["rooms"].as_array().expect("rooms") {
            let rate = room["rates"].as_array().expect("rates").iter().find(|rate| fits(rate));
            if let Some(rate) = rate {
                return json!({ "requestId": found["requestId"], "hotelGuid": card["hotelGuid"],
                    "roomGuid": room["roomGuid"], "roomRateGuid": rate["roomRateGuid"] });
            }
        }
    }
    panic!("no such rate")
}

fn pointers(problem: &Value) -> Vec<&str> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors
        .map(|error| error["pointer"].as_str().expect("a pointer"))
        .collect()
}

#[test]
fn places_are_found_by_other_names_and_with_typing_errors() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let find = |term: &str| {
        let found = owner
            .post(&hotel("SearchDestinations"), &json!({ "searchTerm": term }))
            .ok();
        found["destinations"].as_array().expect("places").clone()
    };
    for (typed, kind, id) in [
        ("Mecca", "city", "makkah"),
        ("Madina", "city", "med"),
        ("dubia", "city", "dxb"),
        ("মক্কা", "city", "makkah"),
        ("Burj Khalifa", "landmark", "burj-khalifa"),
    ] {
        let first = &find(typed)[0];
        assert_eq!((&first["kind"], &first["id"]), (&json!(kind), &json!(id)), "{typed}");
    }
    assert!((1..=10).contains(&find("").len()), "popular cities");
    assert!(find("xqzzvw").is_empty());
    let long = json!({ "searchTerm": "x".repeat(65) });
    let problem = owner
        .post(&hotel("SearchDestinations"), &long)
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/searchTerm"]);
}

#[test]
fn a_search_leads_to_a_detail_and_to_a_checked_rate() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = complete(&owner, &asked(&api, "makkah"));
    let hotels = found["hotels"].as_array().expect("hotels");
    assert!(hotels.len() > 200, "{}", hotels.len());
    assert!(
        hotels.iter().any(|card| card["offers"] != json!(1)),
        "no hotel of two suppliers"
    );
    assert_eq!(found["search"]["nights"], 3);
    assert_eq!(hotels[0]["landmark"]["name"], "Masjid al-Haram");
    assert_eq!(hotels[0]["amount"].as_str().map(|text| &text[..4]), Some("AED "));

    let request = check_of(&owner, &found, |rate| rate["refundable"] == true);
    let checked = owner.post(&hotel("CheckRate"), &request).ok();
    assert_eq!(checked["status"], "ok", "{checked}");
    assert_eq!(checked["rate"]["roomRateGuid"], request["roomRateGuid"]);
    assert_eq!(checked["zone"], "Asia/Riyadh");
    assert!(checked["previousRate"].is_null());
    // Terms change at 18:00 by the hotel's clock, three hours ahead of UTC.
    let step = &checked["rate"]["cancellation"][0];
    let local = step["fromLocal"].as_str().expect("a time");
    assert!(local.ends_with("T18:00"), "{local}");
    assert!(step["from"].as_str().expect("an instant").ends_with("T15:00:00Z"));

    // A hotel is found by its name, and a search for it returns that hotel only.
    let name = hotels[0]["name"].as_str().expect("a name");
    let places = owner
        .post(
            &hotel("SearchDestinations"),
            &json!({ "searchTerm": format!("{name} Makkah") }),
        )
        .ok();
    let place = places["destinations"]
        .as_array()
        .expect("places")
        .iter()
        .find(|place| place["kind"] == "hotel");
    if let Some(place) = place {
        let mut body = asked(&api, "makkah");
        body["destination"] = json!({ "kind": "hotel", "id": place["id"] });
        assert!(complete(&owner, &body)["hotels"].as_array().expect("hotels").len() <= 1);
    }
}

#[test]
fn a_check_reports_a_changed_price_stricter_terms_and_a_sold_out_room() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = complete(&owner, &asked(&api, "med"));
    let request = check_of(&owner, &found, |rate| rate["refundable"] == true);
    let check = |effect: Value| {
        api.force("price", &effect);
        owner.post(&hotel("CheckRate"), &request).ok()
    };
    let dearer = check(json!({ "kind": "priceUp", "percent": 10 }));
    assert_eq!(dearer["status"], "priceChanged");
    assert_ne!(dearer["rate"]["amount"], dearer["previousRate"]["amount"]);
    let stricter = check(json!({ "kind": "classChange" }));
    assert_eq!(stricter["status"], "policyChanged");
    assert_eq!(stricter["rate"]["amount"], stricter["previousRate"]["amount"]);
    assert_ne!(
        stricter["rate"]["cancellation"],
        stricter["previousRate"]["cancellation"]
    );
    assert_eq!(check(json!({ "kind": "soldOut" }))["status"], "soldOut");
    api.force("price", &json!({ "kind": "timeout" }));
    owner
        .post(&hotel("CheckRate"), &request)
        .refused(504, "supplier.timeout");
    assert_eq!(owner.post(&hotel("CheckRate"), &request).ok()["status"], "ok");
}

#[test]
fn a_search_belongs_to_its_agency_and_ends_after_half_an_hour() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = complete(&owner, &asked(&api, "dac"));
    let request = json!({ "requestId": found["requestId"] });
    // Not for another agency, nor for another tenant.
    for person in [OASIS_OWNER, SKYLINE_OWNER] {
        let other = person.sign_in(&api);
        other
            .post(&hotel("GetSearch"), &request)
            .refused(404, "hotel.search_expired");
    }
    let mut unknown = request.clone();
    unknown["hotelGuid"] = json!("0".repeat(24));
    owner
        .post(&hotel("GetDetail"), &unknown)
        .refused(404, "hotel.not_found");
    let check = check_of(&owner, &found, |_| true);
    api.advance(31 * 60);
    // The user session has expired together with the search.
    let owner = ROSE_OWNER.sign_in(&api);
    owner
        .post(&hotel("GetSearch"), &request)
        .refused(404, "hotel.search_expired");
    owner
        .post(&hotel("CheckRate"), &check)
        .refused(404, "hotel.search_expired");
}

#[test]
fn a_search_that_makes_no_sense_is_refused_with_its_fields() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let today = (api.now() + TimeDelta::days(60)).date_naive();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut body = asked(&api, "dxb");
        change(&mut body);
        let problem = owner.post(&hotel("Search"), &body).refused(422, "request.invalid");
        pointers(&problem)
            .into_iter()
            .map(ToOwned::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        refused(&|body| body["destination"]["id"] = json!("atlantis")),
        ["/destination/id"]
    );
    assert_eq!(refused(&|body| body["nationality"] = json!("XX")), ["/nationality"]);
    assert_eq!(
        refused(&|body| body["checkOut"] = body["checkIn"].clone()),
        ["/checkOut"]
    );
    assert_eq!(
        refused(&|body| body["checkOut"] = json!(today + TimeDelta::days(31))),
        ["/checkOut"]
    );
    assert_eq!(
        refused(&|body| body["checkIn"] = json!("2020-01-01")),
        ["/checkIn", "/checkOut"]
    );
    assert_eq!(refused(&|body| body["rooms"] = json!([])), ["/rooms"]);
    let room = |adults: u8, ages: &[u8]| json!({ "adults": adults, "childAges": ages });
    assert_eq!(
        refused(&|body| body["rooms"] = json!(vec![room(2, &[]); 10])),
        ["/rooms"]
    );
    let rooms = json!([room(7, &[]), room(1, &[1, 2, 3, 4, 5]), room(1, &[18])]);
    assert_eq!(
        refused(&|body| body["rooms"] = rooms.clone()),
        ["/rooms/0/adults", "/rooms/1/childAges", "/rooms/2/childAges/0"]
    );
}

#[test]
fn an_owner_sees_suppliers_and_amounts_and_a_viewer_searches_no_hotels() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let card = complete(&owner, &asked(&api, "auh"))["hotels"][0].clone();
    assert!(card["agentAmount"].is_string() && card["source"].is_string(), "{card}");
    let viewer = ROSE_VIEWER.sign_in(&api);
    let refused = viewer
        .post(&hotel("Search"), &asked(&api, "auh"))
        .refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 247);
}

#[test]
fn suppliers_that_fail_or_hang_do_not_hold_the_others_up() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    api.suppliers(Some("bed-a"), "fails");
    let found = complete(&owner, &asked(&api, "dac"));
    assert!(!found["hotels"].as_array().expect("hotels").is_empty());
    api.suppliers(Some("bed-a"), "hangs");
    let started = owner.post(&hotel("Search"), &asked(&api, "jed")).ok();
    assert!(!started["hotels"].as_array().expect("hotels").is_empty());
    assert_eq!(started["completed"], false);
}
