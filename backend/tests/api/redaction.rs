//! Redaction: fields that a user may not see are absent.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{Person, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{self, BOOKINGS, holdable};

/// Fields that need 203 or 205.
const GOVERNED: [&str; 5] = ["agentAmount", "commission", "agentPayable", "paid", "source"];
/// Names of suppliers, which must not appear anywhere.
const SUPPLIERS: [&str; 4] = ["gds-a", "gds-b", "ndc-x", "\"cons\""];

/// Every key of a document, however deep.
fn keys(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(key, value)| std::iter::once(key.clone()).chain(keys(value)))
            .collect(),
        Value::Array(items) => items.iter().flat_map(keys).collect(),
        _ => Vec::new(),
    }
}

#[track_caller]
pub fn assert_hidden(answer: &Value) {
    let keys = keys(answer);
    for field in GOVERNED {
        assert!(!keys.iter().any(|key| key == field), "{field} is told");
    }
    let text = answer.to_string();
    assert!(
        SUPPLIERS.iter().all(|supplier| !text.contains(supplier)),
        "a supplier is named"
    );
}

#[track_caller]
fn assert_told(answer: &Value, fields: &[&str]) {
    let keys = keys(answer);
    for field in fields {
        assert!(keys.iter().any(|key| key == field), "{field} is missing");
    }
}

#[test]
fn suppliers_have_the_names_of_the_tenant_for_those_who_may_see_them() {
    let api = Api::start();
    let names =
        |person: Person| person.sign_in(&api).get("/api/customer/v1/User/GetUserContext").ok()["supplierNames"].clone();
    assert_eq!(names(ROSE_OWNER)["lcc"], "Low-cost airlines");
    assert_eq!(names(ROSE_OWNER)["gds-a"], "GDS A");
    assert!(names(ROSE_VIEWER).is_null());
}

// covers: T-226, T-228
#[test]
fn a_viewer_sees_customer_prices_and_no_agency_money_or_supplier() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let seen = owner.search();
    assert_told(&seen, &["agentAmount", "source"]);
    let found = viewer.search();
    assert_hidden(&found);
    assert!(found["flights"][0]["amount"].is_string());
    assert_told(
        &owner.price(&seen, &holdable(&seen)),
        &["agentPayable", "commission", "source"],
    );
    let priced = viewer.price(&found, &holdable(&found));
    assert_eq!(priced["status"], "OK");
    assert_hidden(&priced);
    assert!(priced["current"]["customerTotal"].is_string());

    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    let changed = viewer.price(&found, &holdable(&found));
    assert_eq!(changed["status"], "PriceChanged");
    assert_hidden(&changed);
    api.force("price", &json!({ "kind": "soldOut" }));
    let gone = viewer.price(&found, &holdable(&found));
    assert_eq!(gone["status"], "SoldOut");
    assert_hidden(&gone);
}

// covers: T-243
#[test]
fn a_viewer_reads_the_owners_order_without_agency_money_and_passport_numbers() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold();
    owner.ticket(&held).ok();

    let seen = owner.order(&held.reference);
    assert_told(&seen, &["agentPayable", "commission", "paid", "source"]);
    assert_eq!(seen["travellers"][0]["passport"]["number"], "BX0123456");
    let read = viewer.order(&held.reference);
    assert_hidden(&read);
    assert_eq!(read["fare"]["customerTotal"], held.amount.as_str());
    assert_eq!(read["actions"], json!([]));
    let numbers: Vec<_> = (0..3)
        .map(|at| trip::text(&read["travellers"][at]["passport"]["number"]))
        .collect();
    assert_eq!(numbers, ["•••••••56", "•••••••57", "•••••••58"]);
    assert!(!read.to_string().contains("BX01234"));

    let listed = |session: &crate::support::Session<'_>| session.post(BOOKINGS, &json!({})).ok();
    assert_told(&listed(&owner), &["agentAmount"]);
    let list = listed(&viewer);
    assert_eq!(list["items"][0]["orderReference"], held.reference.as_str());
    assert_eq!(list["items"][0]["customerAmount"], held.amount.as_str());
    assert_hidden(&list);
}

#[test]
fn a_viewer_is_offered_no_issue_on_an_order_that_could_be_ticketed() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold();
    let offered = owner.order(&held.reference)["actions"].clone();
    assert_eq!((&offered[0], &offered[1]), (&json!("issue"), &json!("cancel")));
    assert_eq!(viewer.order(&held.reference)["actions"], json!([]));
    viewer.ticket(&held).refused(403, "access.denied");
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
}
