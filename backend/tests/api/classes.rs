//! Changed booking classes are reported to the agent before anything is booked or charged.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, Held, holdable, minor, text};
use crate::through_the_gateway;

/// Booking classes (RBDs) of the flights of an itinerary or an order, in order.
fn letters(flown: &Value) -> Vec<String> {
    let segments = flown["segments"].as_array().expect("segments");
    segments.iter().map(|segment| text(&segment["rbd"])).collect()
}

/// The booking classes before or after the change, as reported in an answer.
fn told(answer: &Value, when: &str) -> Vec<String> {
    let changes = answer["classChanges"].as_array().expect("what changed");
    changes.iter().map(|change| text(&change[when]["rbd"])).collect()
}

fn change_class(api: &Api) {
    api.force("price", &json!({ "kind": "classChange" }));
}

through_the_gateway! {
    fn a_changed_class_is_reported_when_a_fare_is_priced_and_sold_and_only_the_new_one_is_booked(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        let flight = holdable(&found);
        change_class(api);
        let priced = owner.price(&found, &flight);
        assert_eq!(priced["status"], "Both", "a dearer booking class changes the price too: {priced}");
        assert_eq!((told(&priced, "previous"), told(&priced, "current")), (letters(&flight), letters(&priced["itinerary"])));
        assert!(minor(&priced["delta"]) > 0, "{priced}");
        let name = format!("{} {}", text(&flight["segments"][0]["marketing"]["code"]), text(&flight["segments"][0]["marketing"]["number"]));
        assert_eq!(priced["classChanges"][0]["flight"], name.as_str());

        let same = owner.sell(&priced["priceSessionId"]).ok();
        assert_eq!((&same["status"], &same["classChanges"]), (&json!("OK"), &Value::Null), "told once: {same}");
        change_class(api);
        let sold = owner.sell(&priced["priceSessionId"]).ok();
        assert_eq!((&sold["status"], &sold["bookable"]), (&json!("Both"), &json!(true)), "{sold}");
        assert_eq!(told(&sold, "previous"), told(&priced, "current"));
        assert_eq!(letters(&sold["itinerary"]), told(&sold, "current"));

        let book = |amount: &Value| owner.post(BOOK, &json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": amount }));
        book(&priced["current"]["customerTotal"]).refused(409, "order.amount_mismatch");
        let booked = book(&sold["current"]["customerTotal"]).ok();
        let order = owner.order(&text(&booked["orderReference"]));
        assert_eq!(letters(&order), told(&sold, "current"), "{order}");
    }

    fn a_class_changed_before_ticketing_is_reported_and_nothing_is_charged_until_it_is_accepted(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let before = letters(&owner.order(&held.reference));
        change_class(api);
        let moved = owner.verify(&held.reference).ok();
        assert_eq!((&moved["status"], told(&moved, "previous")), (&json!("Both"), before), "{moved}");
        let same = owner.verify(&held.reference).ok();
        assert_eq!((&same["status"], &same["segments"]), (&json!("OK"), &moved["segments"]), "it is still held: {same}");

        change_class(api);
        let accepted = |amount: &Value| Held { amount: text(amount), reference: held.reference.clone() };
        let problem = owner.ticket(&accepted(&moved["current"]["customerTotal"])).refused(409, "offer.price_changed");
        assert!(text(&problem["params"]["classes"]).contains(" → "), "{problem}");
        assert!(owner.issues().is_empty());
        assert_eq!(owner.balance()["held"], "0.00");
        let order = owner.order(&held.reference);
        assert_ne!(letters(&order), told(&moved, "current"), "{order}");
        let ticketed = owner.ticket(&accepted(&problem["params"]["current"])).ok();
        assert_eq!((&ticketed["status"], letters(&ticketed)), (&json!("Confirmed"), letters(&order)), "{ticketed}");
    }
}
