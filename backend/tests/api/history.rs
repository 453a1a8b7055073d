//! The history of an order: who did what, and when.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, history_target, text};

// covers: T-310
#[test]
fn booking_a_changed_price_and_issuing_are_recorded_with_user_and_time() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    let current = text(&owner.ticket(&held).refused(409, "offer.price_changed")["params"]["current"]);
    let accepted = Held {
        amount: current.clone(),
        reference: held.reference.clone(),
    };
    owner.ticket(&accepted).ok();

    let events = owner.events(&held.reference);
    let kinds: Vec<_> = events.iter().map(|event| text(&event["kind"])).collect();
    assert_eq!(kinds, ["requested", "booked", "priceChanged", "issueStarted", "issued"]);
    let moved = &events[2];
    assert_eq!(
        (&moved["before"], &moved["after"]),
        (&json!(held.amount), &json!(current)),
        "{moved}"
    );
    let by: Vec<_> = events.iter().map(|event| text(&event["by"])).collect();
    assert_eq!(by[0], by[3], "the same user booked and issued");
    assert_eq!([&by[1], &by[2], &by[4]], ["Falcon Travel Trade"; 3], "{by:?}");
    assert_ne!(by[0], "Falcon Travel Trade");
    let times: Vec<_> = events.iter().map(|event| text(&event["at"])).collect();
    assert!(times.is_sorted(), "{times:?}");
    // The order itself contains no history, since the right to read orders does not include histories.
    let order = owner.order(&held.reference);
    let fields: BTreeSet<_> = order.as_object().expect("an order").keys().cloned().collect();
    assert!(!fields.contains("history"), "{fields:?}");
}

// covers: T-241
#[test]
fn a_history_is_read_with_218_by_the_orders_own_agency() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let target = history_target(&owner.hold().reference);
    assert!(viewer.post(&target, &Value::Null).ok()["events"].is_array());
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger.post(&target, &Value::Null).refused(404, "order.not_found");
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run("update users set functionalities = '[211]' where email = 'viewer@desertrose.test'");
    let problem = viewer.post(&target, &Value::Null).refused(403, "access.denied");
    assert_eq!(problem["params"]["functionality"], 218);
}
