//! Results: silent suppliers, equal flights, and two combined one-way fares.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::{booking, party};
use crate::searching::{asked, call, complete, flights};
use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{BOOK, BOOKINGS, PRICE, SEARCH, SELL, minor, text};
use crate::support::{Session, eventually};
use crate::through_the_gateway;

/// A fraction of real response times, so that suppliers answer one after another.
pub const SLOW: [(&str, &str); 1] = [("JETWAY_WORLD_LATENCY_PERCENT", "35")];

/// A search as a browser follows it.
pub struct Watched {
    pub found: Value,
    /// The price each flight was first shown with, by its id.
    pub shown: BTreeMap<String, i64>,
    /// Ids that batches removed.
    pub dropped: BTreeSet<String>,
}

pub fn watch(session: &Session<'_>) -> Watched {
    let body = asked(session, ("DXB", "DAC"), json!({}));
    let mut batch = session.post(SEARCH, &body).ok();
    let (mut shown, mut dropped) = (BTreeMap::new(), BTreeSet::new());
    let found = eventually("the search is complete", || {
        for flight in flights(&batch) {
            shown
                .entry(text(&flight["itineraryId"]))
                .or_insert_with(|| minor(&flight["amount"]));
        }
        let gone = batch["duplicates"].as_array().expect("duplicates").iter();
        dropped.extend(gone.map(text));
        let is_complete = batch["resultCompleted"] == true;
        let since = format!("&since={}", batch["refreshCount"]);
        batch = session
            .post(&call("RefreshAirSearch", &batch, &since), &Value::Null)
            .ok();
        is_complete.then(|| session.post(&call("GetAirSearch", &batch, ""), &Value::Null).ok())
    });
    Watched { found, shown, dropped }
}

/// Ids and batches of a stream of events.
fn events(text: &str) -> Vec<(String, Value)> {
    let events = text.split("\n\n").filter(|event| event.contains("event: batch"));
    let field = |event: &str, name: &str| {
        let found = event
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.unwrap_or_else(|| panic!("no {name} in {event}")).to_owned()
    };
    let read = |event: &str| {
        (
            field(event, "id"),
            serde_json::from_str(&field(event, "data")).expect("a batch"),
        )
    };
    events.map(read).collect()
}

/// The airlines of one direction of a trip.
fn flown_by(flight: &Value, way: u64) -> BTreeSet<String> {
    let segments = flight["segments"].as_array().expect("segments").iter();
    segments
        .filter(|segment| segment["journeyIndex"] == way)
        .map(|segment| text(&segment["marketing"]["code"]))
        .collect()
}

through_the_gateway! {
    // covers: T-282, T-283, T-284
    fn scenario_01_results_add_up_batch_by_batch_until_every_supplier_has_answered_and_are_sold(api) {
        api.kill();
        api.revive(&SLOW);
        let owner = ROSE_OWNER.sign_in(api);
        let party = json!({ "adultCount": 2, "childCount": 1, "childAges": [7], "infantCount": 1 });
        let mut batch = owner.post(SEARCH, &asked(&owner, ("DAC", "DXB"), party)).ok();
        let mut listed = BTreeMap::new();
        let mut waiting = batch["suppliersTotal"].as_u64().expect("a count");
        // The count of the last batch before the search was complete, if flights were listed by then.
        let mut partly = None;
        let of = |flight: &Value| (text(&flight["itineraryId"]), text(&flight["amount"]));
        let refresh = |batch: &Value, since: &Value| {
            owner.post(&call("RefreshAirSearch", batch, &format!("&since={since}")), &Value::Null).ok()
        };
        let whole = eventually("the search is complete", || {
            let left = batch["suppliersRemaining"].as_u64().expect("a count");
            assert!(left <= waiting, "{left} suppliers after {waiting}");
            waiting = left;
            assert_eq!(batch["resultCompleted"] == true, left == 0, "loading ends with the last supplier");
            listed.extend(flights(&batch).iter().map(of));
            for gone in batch["duplicates"].as_array().expect("duplicates") {
                listed.remove(&text(gone));
            }
            if left == 0 {
                return Some(owner.post(&call("GetAirSearch", &batch, ""), &Value::Null).ok());
            }
            if !listed.is_empty() {
                partly = Some(batch["refreshCount"].clone());
            }
            batch = refresh(&batch, &batch["refreshCount"]);
            None
        });
        assert_eq!(listed, flights(&whole).iter().map(of).collect(), "the batches add up to the whole result");
        // The last batch did not bring everything: there were fares before the last supplier answered.
        assert!(whole["refreshCount"].as_u64() > Some(1), "{}", whole["refreshCount"]);
        let partly = partly.expect("the suppliers answer one after another");
        let later = flights(&refresh(&whole, &partly)).len();
        assert!(later < flights(&whole).len(), "{later} of {}", flights(&whole).len());

        let held = owner.hold();
        let order = owner.ticket(&held).ok();
        assert_eq!((&order["status"], order["tickets"].as_array().map(Vec::len)), (&json!("Confirmed"), Some(3)), "{order}");
        let issues = owner.issues();
        assert_eq!((issues.len(), &issues[0]["reference"]), (1, &json!(held.reference)), "{issues:?}");
    }

    fn scenario_01_the_same_batches_come_as_events_one_by_one(api) {
        api.kill();
        api.revive(&SLOW);
        let owner = ROSE_OWNER.sign_in(api);
        let started = owner.post(SEARCH, &asked(&owner, ("DAC", "DXB"), json!({}))).ok();
        let since = &started["refreshCount"];
        let answer = owner.get(&call("GetAirSearchEvents", &started, &format!("&since={since}")));
        assert_eq!((answer.status, answer.content_type()), (200, "text/event-stream"), "{}", answer.text());
        let events = events(&answer.text());
        let (mut listed, mut waiting) = (BTreeMap::new(), started["suppliersTotal"].as_u64().expect("a count"));
        let of = |flight: &Value| (text(&flight["itineraryId"]), text(&flight["amount"]));
        listed.extend(flights(&started).iter().map(of));
        for (id, batch) in &events {
            assert_eq!(*id, batch["refreshCount"].to_string());
            let left = batch["suppliersRemaining"].as_u64().expect("a count");
            assert!(left <= waiting, "{left} suppliers after {waiting}");
            waiting = left;
            listed.extend(flights(batch).iter().map(of));
            for gone in batch["duplicates"].as_array().expect("duplicates") {
                listed.remove(&text(gone));
            }
        }
        let completes: Vec<&Value> = events.iter().map(|(_, batch)| &batch["resultCompleted"]).collect();
        let (last, before) = completes.split_last().expect("events");
        assert!(*last == true && before.iter().all(|complete| **complete == false), "{completes:?}");
        assert!(before.len() > 1, "the suppliers answer one after another");
        let whole = owner.post(&call("GetAirSearch", &started, ""), &Value::Null).ok();
        assert_eq!(listed, flights(&whole).iter().map(of).collect(), "the batches add up to the whole result");

        // A finished search yields one event, in the requested currency.
        let again = owner.get(&call("GetAirSearchEvents", &started, "&currency=USD"));
        let again = self::events(&again.text());
        assert_eq!((again.len(), &again[0].1["currency"]), (1, &json!("USD")));
        assert_eq!(flights(&again[0].1).len(), flights(&whole).len());
        owner.get("/api/search/v1/GetAirSearchEvents?requestId=gone").refused(404, "search.not_found");
    }

    fn scenario_02_a_silent_supplier_causes_a_notice_that_names_none_without_205(api) {
        for (person, names) in [(ROSE_OWNER, true), (ROSE_VIEWER, false)] {
            let session = person.sign_in(api);
            api.force("search", &json!({ "kind": "timeout" }));
            let found = session.search();
            assert!(!flights(&found).is_empty(), "the others answer");
            let notices = found["notices"].as_array().expect("notices");
            assert_eq!(notices.len(), 1, "{notices:?}");
            let named = ["GDS A", "GDS B", "Low-cost airlines", "NDC X", "Consolidator"].iter().any(|name| text(&notices[0]).contains(name));
            assert_eq!(named, names, "{notices:?}");
        }
    }

    fn scenario_03_equal_flights_are_one_card_with_the_lowest_price(api) {
        api.kill();
        api.revive(&SLOW);
        let owner = ROSE_OWNER.sign_in(api);
        let Watched { found, shown, dropped } = watch(&owner);
        let ids: BTreeSet<_> = flights(&found).iter().map(|flight| text(&flight["itineraryId"])).collect();
        assert!(!dropped.is_empty(), "suppliers sell the same flights");
        assert!(dropped.iter().all(|id| !ids.contains(id)), "a dropped id is listed");
        let alike = |flight: &Value| {
            let segments = flight["segments"].as_array().expect("segments").iter();
            let numbers = segments.map(|segment| (segment["marketing"].to_string(), segment["origin"]["local"].to_string()));
            (numbers.collect::<Vec<_>>(), flight["baggageSummary"].to_string(), flight["productClass"].to_string())
        };
        let cards: BTreeSet<_> = flights(&found).iter().map(alike).collect();
        assert_eq!(cards.len(), flights(&found).len(), "one card for one flight");
        let cheapest = flights(&found).iter().map(|flight| minor(&flight["amount"])).min();
        assert_eq!(cheapest, shown.values().copied().min());
    }

    fn scenario_06_two_one_way_fares_are_held_together_or_not_at_all(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = complete(&owner, &asked(&owner, ("DAC", "CXB"), json!({})));
        assert_eq!(found["specialReturn"], true);
        let all = flights(&found);
        let pairs = all.iter().flat_map(|out| all.iter().map(move |back| (out, back)));
        // The first itinerary is the outbound, the second the return; each may combine two airlines itself.
        let two_airlines = pairs.filter(|(out, back)| flown_by(out, 0) != flown_by(back, 1));
        let mut priced = two_airlines.filter_map(|(out, back)| {
            let ids = json!([out["itineraryId"], back["itineraryId"]]);
            let answer = owner.post(PRICE, &json!({ "requestId": found["requestId"], "itineraryIds": ids }));
            (answer.status == 200).then(|| answer.json()).filter(|priced| priced["holdAllowed"] == true)
        });
        let mut sell = || {
            let priced = priced.next().expect("a pair of two airlines that can be held");
            owner.post(SELL, &party(&owner, &priced["priceSessionId"], &["t1"])).ok()
        };

        let sold = sell();
        api.force("book", &json!({ "kind": "refuse" }));
        owner.post(BOOK, &booking(&sold)).refused(409, "order.supplier_refused");
        assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 0);
        assert_eq!(api.admin_get("/dev/world")["bookings"], 0);

        let booked = owner.post(BOOK, &booking(&sell())).ok();
        let order = owner.order(&text(&booked["orderReference"]));
        assert_eq!((&order["status"], order["journeys"].as_array().map(Vec::len)), (&json!("OnHold"), Some(2)), "{order}");
        let airlines: BTreeSet<_> = order["segments"].as_array().expect("segments").iter()
            .map(|segment| text(&segment["marketing"]["code"])).collect();
        assert_eq!(airlines.len(), 2, "{order}");
    }
}
