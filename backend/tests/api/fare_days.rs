//! Fares of a trip on other days.

use std::sync::Arc;

use chrono::{NaiveDate, TimeDelta};
use serde_json::{Value, json};

use crate::support::folder::Folder;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::trip::{SEARCH, minor, text};
use crate::support::{Api, Session, eventually};

/// A backend without a price index: only searched days have prices.
fn without_index() -> Api {
    let none = ("JETWAY_BACKEND_SEARCH__INDEX_CALLS_PER_HOUR", "0");
    Api::open(Arc::new(Folder::seeded()), &[none])
}

fn day(api: &Api, days: i64) -> NaiveDate {
    (api.now() + TimeDelta::days(days)).date_naive()
}

/// One adult from Dubai to Dhaka, departing in that many days, and back a week later.
fn asked(api: &Api, days: i64, change: Value) -> Value {
    let segment = json!({ "id": 1, "origin": "DXB", "destination": "DAC",
        "departureDate": day(api, days), "returnDate": day(api, days + 7) });
    let mut body = json!({ "tripType": 2, "travelClass": "E", "fareType": "1", "segments": [segment],
        "adultCount": 1, "childCount": 0, "infantCount": 0 });
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

/// The lowest total of a search once it is complete; `None` when nothing is found.
fn search(session: &Session<'_>, body: &Value) -> Option<String> {
    let started = session.post(SEARCH, body).ok();
    let target = format!("/api/search/v1/GetAirSearch?requestId={}", text(&started["requestId"]));
    let found = eventually("the search is complete", || {
        let found = session.post(&target, &Value::Null).ok();
        (found["resultCompleted"] == true).then_some(found)
    });
    let flights = found["flights"].as_array().expect("flights").iter();
    let lowest = flights.min_by_key(|flight| minor(&flight["amount"]))?;
    Some(text(&lowest["amount"]))
}

fn target(api: &Api, (from, until): (i64, i64), more: &str) -> String {
    let (from, until) = (day(api, from), day(api, until));
    format!("/api/search/v1/GetAirSearchFareDays?from={from}&until={until}{more}")
}

/// The days known around the sixtieth.
fn days(session: &Session<'_>, body: &Value) -> Vec<Value> {
    let found = session.post(&target(session.api, (57, 63), ""), body).ok();
    found["days"].as_array().cloned().expect("days")
}

/// The same once there are `count`; a search stores its price just after it completes.
fn days_when(session: &Session<'_>, body: &Value, count: usize) -> Vec<Value> {
    eventually("the prices are kept", || {
        let days = days(session, body);
        (days.len() == count).then_some(days)
    })
}

/// The days around the sixtieth once indexes have answered.
fn filled(session: &Session<'_>, body: &Value) -> Vec<Value> {
    eventually("the indexes have answered", || {
        let found = session.post(&target(session.api, (57, 63), ""), body).ok();
        (found["filling"] == false).then(|| found["days"].as_array().cloned().expect("days"))
    })
}

#[test]
fn the_first_calendar_of_an_agency_fills_from_price_indexes_at_the_price_of_a_search() {
    let api = Api::start();
    let (session, other) = (ROSE_OWNER.sign_in(&api), OASIS_OWNER.sign_in(&api));
    let body = asked(&api, 60, json!({}));
    let first = session.post(&target(&api, (57, 63), ""), &body).ok();
    assert_eq!(first["filling"], true, "{first}");
    let listed = filled(&session, &body);
    assert_eq!(listed.len(), 7);
    assert!(listed.iter().all(|day| day["source"] == "index"), "{listed:?}");

    // The indexed price equals what a search finds; after it, the search is the day's source. Other days are unchanged.
    let lowest = search(&session, &body).expect("flights");
    assert_eq!(text(&listed[3]["amount"]), lowest);
    let searched = eventually("the search is stored", || {
        let days = filled(&session, &body);
        (days[3]["source"] == "search").then_some(days)
    });
    assert_eq!(text(&searched[3]["amount"]), lowest);
    assert_eq!(searched[..3], listed[..3]);
    assert_eq!(searched[4..], listed[4..]);

    // Failing indexes leave the calendar unchanged: here, empty.
    api.suppliers(None, "fails");
    assert_eq!(filled(&other, &body), Vec::<Value>::new());
    assert_eq!(filled(&session, &body).len(), 7);
}

#[test]
fn a_search_leaves_its_lowest_total_for_those_of_its_agency_who_look_at_other_days() {
    let api = without_index();
    let session = ROSE_OWNER.sign_in(&api);
    let body = asked(&api, 60, json!({}));
    assert_eq!(days(&session, &body), Vec::<Value>::new());
    let began = api.now();
    let lowest = search(&session, &body).expect("flights");
    let kept = days_when(&session, &body, 1);
    assert_eq!(kept[0]["departureDate"], json!(day(&api, 60)));
    assert_eq!(kept[0]["returnDate"], json!(day(&api, 67)));
    assert_eq!(text(&kept[0]["amount"]), lowest);
    let seen_at: chrono::DateTime<chrono::Utc> = text(&kept[0]["seenAt"]).parse().expect("an instant");
    assert!((seen_at - began).abs() < TimeDelta::minutes(1), "{seen_at}");

    // Another day of the same trip is added; another party, length of stay or cabin is another trip.
    search(&session, &asked(&api, 62, json!({})));
    let from_other_day = days_when(&session, &asked(&api, 59, json!({})), 2);
    assert_eq!(from_other_day[0], kept[0]);
    assert_eq!(from_other_day[1]["departureDate"], json!(day(&api, 62)));
    let longer = json!([{ "id": 1, "origin": "DXB", "destination": "DAC",
        "departureDate": day(&api, 60), "returnDate": day(&api, 68) }]);
    for other in [
        json!({ "adultCount": 2 }),
        json!({ "travelClass": "B" }),
        json!({ "segments": longer }),
    ] {
        assert_eq!(
            days(&session, &asked(&api, 60, other.clone())),
            Vec::<Value>::new(),
            "{other}"
        );
    }

    // Amounts are converted on request.
    let dollars = session.post(&target(&api, (60, 60), "&currency=USD"), &body).ok();
    assert_eq!(dollars["currency"], "USD");
    assert!(text(&dollars["days"][0]["amount"]).starts_with("USD "));

    // Not without a session, and not after a week.
    let refused = session.api.post("falcon", &target(&api, (57, 63), ""), &body).send();
    refused.refused(401, "session.required");
    let later = |passed: i64| {
        let session = ROSE_OWNER.sign_in(&api);
        let target = target(&api, (57 - passed, 63 - passed), "");
        let found = session.post(&target, &asked(&api, 60 - passed, json!({}))).ok();
        found["days"].as_array().map(Vec::len)
    };
    api.advance(6 * 24 * 3_600);
    assert_eq!(later(6), Some(2));
    api.advance(24 * 3_600 + 60);
    assert_eq!(later(7), Some(0));
}

#[test]
fn an_agency_sees_what_it_was_shown_itself_and_a_tenant_nothing_of_another() {
    let api = without_index();
    let (rose, oasis, skyline) = (
        ROSE_OWNER.sign_in(&api),
        OASIS_OWNER.sign_in(&api),
        SKYLINE_OWNER.sign_in(&api),
    );
    let body = asked(&api, 60, json!({}));
    search(&rose, &body).expect("flights");
    days_when(&rose, &body, 1);
    // Desert Rose's stored amount is changed, to tell it from Oasis's.
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run("update fare_days set amount_minor = 12345");
    assert_eq!(days(&oasis, &body), Vec::<Value>::new());
    assert_eq!(days(&skyline, &body), Vec::<Value>::new());
    let lowest = search(&oasis, &body).expect("flights");
    assert_eq!(text(&days_when(&oasis, &body, 1)[0]["amount"]), lowest);
    assert_eq!(days(&rose, &body)[0]["amount"], "AED 123.45");
    assert_eq!(days(&skyline, &body), Vec::<Value>::new());
}

#[test]
fn a_day_on_which_nothing_is_sold_has_no_price() {
    let api = without_index();
    let session = ROSE_OWNER.sign_in(&api);
    let segments = json!([{ "id": 1, "origin": "CXB", "destination": "JFK",
        "departureDate": day(&api, 60), "returnDate": day(&api, 67) }]);
    let nobody = asked(&api, 60, json!({ "segments": segments, "directOnly": true }));
    assert_eq!(search(&session, &nobody), None);
    // The price of a later search is already stored, so this one's would be too.
    let body = asked(&api, 60, json!({}));
    search(&session, &body).expect("flights");
    days_when(&session, &body, 1);
    assert_eq!(days(&session, &nobody), Vec::<Value>::new());
}

#[test]
fn day_prices_need_a_one_way_or_return_trip_and_a_limited_span() {
    let api = without_index();
    let session = ROSE_OWNER.sign_in(&api);
    let place = |answer: crate::support::Answer| {
        let refused = answer.refused(422, "request.invalid");
        text(&refused["errors"][0]["pointer"])
    };
    let several = json!([
        { "id": 1, "origin": "DXB", "destination": "DAC", "departureDate": day(&api, 60) },
        { "id": 2, "origin": "DAC", "destination": "DEL", "departureDate": day(&api, 64) }]);
    let several = asked(&api, 60, json!({ "tripType": 3, "segments": several }));
    assert_eq!(place(session.post(&target(&api, (57, 63), ""), &several)), "/tripType");
    let body = asked(&api, 60, json!({}));
    for span in [(63, 57), (0, 75)] {
        assert_eq!(
            place(session.post(&target(&api, span, ""), &body)),
            "/until",
            "{span:?}"
        );
    }
    session.post(&target(&api, (0, 74), ""), &body).ok();
    assert_eq!(
        place(session.post(&target(&api, (57, 63), "&currency=XTS"), &body)),
        "/currency"
    );
}
