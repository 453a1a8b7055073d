//! Notifications of orders, and the search for orders.

use chrono::TimeDelta;
use serde_json::Value;

use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Api, Session};

const NOTIFICATIONS: &str = "/api/order/v1/GetNotifications";

fn kinds(session: &Session<'_>, reference: &str) -> Vec<String> {
    let answer = session.get(NOTIFICATIONS).ok();
    let items = answer["items"].as_array().expect("items").iter();
    items
        .filter(|item| item["orderReference"] == reference)
        .map(|item| text(&item["kind"]))
        .collect()
}

// covers: T-319
#[test]
fn events_of_an_order_notify_its_agency_alone() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    assert_eq!(kinds(&owner, &held.reference), ["booked"]);
    owner.ticket(&held).ok();
    assert_eq!(kinds(&owner, &held.reference), ["issued", "booked"]);
    let stranger = OASIS_OWNER.sign_in(&api);
    assert!(kinds(&stranger, &held.reference).is_empty());
    api.advance(TimeDelta::days(8).num_seconds());
    let later = ROSE_OWNER.sign_in(&api);
    assert!(kinds(&later, &held.reference).is_empty());
}

// covers: T-311
#[test]
fn a_search_term_finds_the_orders_that_contain_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let find = |session: &Session<'_>, word: &str| session.get(&format!("/api/order/v1/SearchOrders?keyword={word}"));
    let references = |answer: &Value| -> Vec<String> {
        let items = answer["items"].as_array().expect("items").iter();
        items.map(|item| text(&item["orderReference"])).collect()
    };
    let only = [held.reference.as_str()];
    assert_eq!(references(&find(&owner, &held.reference).ok()), only);
    let name = text(&owner.order(&held.reference)["travellers"][0]["surname"]);
    assert_eq!(references(&find(&owner, &name).ok()), only);
    assert!(references(&find(&owner, "NOBODYATALL").ok()).is_empty());
    find(&owner, "x").refused(422, "request.invalid");
    let stranger = OASIS_OWNER.sign_in(&api);
    assert!(references(&find(&stranger, &held.reference).ok()).is_empty());
}
