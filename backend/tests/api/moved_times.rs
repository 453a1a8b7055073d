//! Schedule changes between search and ticketing; for ticketed orders see `rescheduling`.

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, holdables, hundredths, text};
use crate::through_the_gateway;

/// Departure time of the first flight of an itinerary or an order.
fn leaves(flown: &Value) -> String {
    text(&flown["segments"][0]["origin"]["local"])
}

/// The departure time before or after the change, as reported in an answer.
fn told(answer: &Value, when: &str) -> String {
    let changes = answer["timeChanges"].as_array().expect("what changed");
    assert_eq!(changes.len(), 1, "only the first flight changed: {answer}");
    text(&changes[0][when]["origin"]["local"])
}

/// A flight with seats for two such parties in its booking class.
fn roomy(found: &Value) -> Value {
    let seats = |flight: &Value| flight["seatsRemaining"].as_i64().expect("seats");
    holdables(found)
        .into_iter()
        .find(|flight| seats(flight) >= 6)
        .expect("six seats together")
}

through_the_gateway! {
    fn a_schedule_change_is_reported_when_a_fare_is_priced_sold_and_booked(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        let flight = roomy(&found);
        let record = owner.order(&owner.hold_priced(&owner.price(&found, &flight)).reference);
        api.reschedule(&record["pnr"], 25);
        let priced = owner.price(&found, &flight);
        assert_eq!(priced["status"], "ScheduleChanged", "the same fare: {priced}");
        assert_eq!((told(&priced, "previous"), told(&priced, "current")), (leaves(&flight), leaves(&priced["itinerary"])));
        assert_ne!(leaves(&flight), leaves(&priced["itinerary"]));

        let same = owner.sell(&priced["priceSessionId"]).ok();
        assert_eq!((&same["status"], &same["timeChanges"]), (&json!("OK"), &Value::Null), "told once: {same}");
        api.reschedule(&record["pnr"], 50);
        let sold = owner.sell(&priced["priceSessionId"]).ok();
        assert_eq!((&sold["status"], &sold["bookable"]), (&json!("ScheduleChanged"), &json!(true)), "{sold}");
        assert_eq!((told(&sold, "previous"), told(&sold, "current")), (leaves(&same["itinerary"]), leaves(&sold["itinerary"])));

        api.reschedule(&record["pnr"], 75);
        let book = || owner.post(BOOK, &json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] }));
        let problem = book().refused(409, "offer.price_changed");
        assert_eq!(problem["params"]["previous"], problem["params"]["current"], "{problem}");
        assert!(text(&problem["params"]["times"]).contains(" instead of "), "{problem}");
        let last = owner.sell(&priced["priceSessionId"]).ok();
        assert_eq!(last["status"], "OK", "already reported with the refusal: {last}");
        let order = owner.order(&text(&book().ok()["orderReference"]));
        assert_eq!(leaves(&order), leaves(&last["itinerary"]));
        assert_ne!(leaves(&order), leaves(&sold["itinerary"]));
    }

    fn a_schedule_change_before_ticketing_is_reported_and_nothing_is_charged_until_it_is_accepted(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let booked = owner.order(&held.reference);
        api.reschedule(&booked["pnr"], 25);
        let moved = owner.verify(&held.reference).ok();
        assert_eq!((&moved["status"], told(&moved, "previous")), (&json!("ScheduleChanged"), leaves(&booked)), "{moved}");
        let order = owner.order(&held.reference);
        assert_eq!((leaves(&order), leaves(&moved)), (told(&moved, "current"), told(&moved, "current")));
        assert!(owner.event_kinds(&held.reference).contains(&"scheduleChanged".to_owned()));
        let same = owner.verify(&held.reference).ok();
        assert_eq!((&same["status"], &same["segments"]), (&json!("OK"), &moved["segments"]), "told once: {same}");

        api.reschedule(&booked["pnr"], 50);
        let problem = owner.ticket(&held).refused(409, "offer.price_changed");
        assert!(text(&problem["detail"]).contains(" instead of "), "{problem}");
        assert!(owner.issues().is_empty());
        assert_eq!(hundredths(&owner.balance()["held"]), 0);
        let latest = leaves(&owner.order(&held.reference));
        let ticketed = owner.ticket(&held).ok();
        assert_eq!((&ticketed["status"], leaves(&ticketed)), (&json!("Confirmed"), latest), "{ticketed}");
        assert!(ticketed.get("scheduleChange").is_none(), "the times are accepted with the amount: {ticketed}");
    }
}
