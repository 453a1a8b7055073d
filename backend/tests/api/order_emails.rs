//! E-mails about orders that changed without a user's action.

use chrono::{DateTime, Utc};
use jetway_domain::zone::Zone;
use serde_json::{Value, json};

use crate::support::people::{Person, ROSE_OWNER};
use crate::support::trip::{cancel_target, text};
use crate::support::{Api, eventually};

const JABAL_OWNER: Person = Person {
    tenant: "qamar",
    mail: "agent@jabal.test",
    password: "Muscat-Jabal-2026",
};

/// Subject and body of the e-mails that name an order, newest first.
fn emails(api: &Api, to: &Person, reference: &str) -> Vec<(String, String)> {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items").iter();
    items
        .filter(|item| item["tenant"] == to.tenant && item["to"] == to.mail)
        .map(|item| (text(&item["subject"]), text(&item["body"])))
        .filter(|(subject, _)| subject.contains(reference))
        .collect()
}

fn subjects(api: &Api, reference: &str) -> Vec<String> {
    let emails = emails(api, &ROSE_OWNER, reference);
    emails.into_iter().map(|(subject, _)| subject).collect()
}

fn end_of(order: &Value) -> DateTime<Utc> {
    text(&order["timeLimits"]["autoCancelAt"]).parse().expect("a moment")
}

#[test]
fn the_booking_user_is_notified_an_hour_before_seats_are_released_and_when_they_are() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let reference = held.reference.as_str();
    let end = end_of(&owner.order(reference));
    api.advance((end - api.now()).num_seconds() - 3_660);
    assert!(
        subjects(&api, reference).is_empty(),
        "the user's own booking sends no e-mail"
    );
    api.advance(90);
    let near = format!("{reference}: one hour left");
    eventually("the warning is sent", || {
        (subjects(&api, reference) == [near.as_str()]).then_some(())
    });
    let (_, body) = emails(&api, &ROSE_OWNER, reference).remove(0);
    let dubai: Zone = "Asia/Dubai".parse().expect("a zone");
    let local = end.with_timezone(&dubai).format("%a %-d %b %Y %H:%M Dubai");
    assert!(body.contains(&local.to_string()), "{body}");
    assert!(body.contains(&format!("/flight-order?reference={reference}")), "{body}");
    api.advance(3_600);
    let expired = format!("{reference} has expired");
    eventually("the expiry is reported", || {
        (subjects(&api, reference) == [expired.as_str(), near.as_str()]).then_some(())
    });
}

#[test]
fn a_request_answered_at_once_sends_no_email() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (ticketed, dropped) = (owner.hold(), owner.hold_nth(1));
    owner.ticket(&ticketed).ok();
    let cancel = cancel_target(&dropped.reference);
    owner.post(&cancel, &json!(null)).ok();
    // The clock passes the hour before their original time limits.
    api.advance(26 * 3_600);
    eventually("the jobs of both orders are done", || {
        let left = |held: &str| subjects(&api, held).iter().any(|subject| subject.contains("hour left"));
        (!left(&ticketed.reference) && !left(&dropped.reference)).then_some(())
    });
    assert!(subjects(&api, &dropped.reference).is_empty());
    let told = subjects(&api, &ticketed.reference);
    assert!(!told.iter().any(|subject| subject.contains("is ticketed")), "{told:?}");
}

#[test]
fn late_tickets_and_schedule_changes_are_reported() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let reference = held.reference.as_str();
    api.force("issue", &json!({ "kind": "pending" }));
    assert_eq!(owner.ticket(&held).ok()["status"], "InProgress");
    api.advance(180);
    let ticketed = format!("{reference} is ticketed");
    eventually("the tickets are reported", || {
        (subjects(&api, reference) == [ticketed.as_str()]).then_some(())
    });
    let order = owner.order(reference);
    api.reschedule(&order["pnr"], 95);
    let flights = format!("/orders/falcon/{reference}/flights");
    assert_eq!(api.admin_post(&flights, &json!({})).ok()["moved"], true);
    let moved = format!("{reference}: flight times have changed");
    assert_eq!(subjects(&api, reference), [moved.as_str(), ticketed.as_str()]);
}

#[test]
fn a_portal_writes_in_its_first_language() {
    let api = Api::start();
    let owner = JABAL_OWNER.sign_in(&api);
    let held = owner.hold();
    let reference = held.reference.as_str();
    let end = end_of(&owner.order(reference));
    api.advance((end - api.now()).num_seconds() + 5);
    let told = eventually("the expiry is reported", || {
        let emails = emails(&api, &JABAL_OWNER, reference);
        emails
            .into_iter()
            .find(|(subject, _)| subject.starts_with("انتهت مهلة"))
    });
    assert!(told.1.starts_with("مرحباً"), "{}", told.1);
}
