//! Re-pricing of a held order before it is charged.

use serde_json::json;

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, minor, text};

// covers: T-317
#[test]
fn a_changed_price_is_reported_with_both_amounts_and_charged_only_when_accepted() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let same = owner.verify(&held.reference).ok();
    assert_eq!(
        (&same["status"], &same["current"]["customerTotal"]),
        (&json!("OK"), &json!(held.amount)),
        "{same}"
    );
    assert!(same["previous"].is_null());

    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    let moved = owner.verify(&held.reference).ok();
    assert_eq!(moved["status"], "PriceChanged", "{moved}");
    let (previous, current) = (&moved["previous"]["customerTotal"], &moved["current"]["customerTotal"]);
    assert_eq!(previous, held.amount.as_str());
    assert_eq!(minor(&moved["delta"]), minor(current) - minor(previous));
    owner.ticket(&held).refused(409, "order.amount_mismatch");
    assert!(owner.issues().is_empty());
    let accepted = Held {
        amount: text(current),
        reference: held.reference.clone(),
    };
    let ticketed = owner.ticket(&accepted).ok();
    assert_eq!(ticketed["status"], "Confirmed", "{ticketed}");
    owner.verify(&held.reference).refused(409, "order.wrong_state");
}

// covers: T-317
#[test]
fn seats_released_by_the_airline_end_the_order_and_cost_nothing() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.balance();
    api.drop_record(&owner.order(&held.reference)["pnr"]);
    let gone = owner.verify(&held.reference).ok();
    assert_eq!(
        (&gone["status"], &gone["orderStatus"]),
        (&json!("Unavailable"), &json!("Cancelled")),
        "{gone}"
    );
    owner.ticket(&held).refused(409, "order.wrong_state");
    assert_eq!(
        owner.event_kinds(&held.reference).last().map(String::as_str),
        Some("seatsLost")
    );
    assert_eq!(owner.balance(), before);
}

#[test]
fn a_price_is_verified_by_those_who_may_pay_it() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold();
    viewer.verify(&held.reference).refused(403, "access.denied");
    OASIS_OWNER
        .sign_in(&api)
        .verify(&held.reference)
        .refused(404, "order.not_found");
    api.force("price", &json!({ "kind": "timeout" }));
    owner.verify(&held.reference).refused(504, "supplier.timeout");
    assert_eq!(owner.verify(&held.reference).ok()["status"], "OK");
}
