//! Unknown outcomes: nothing is done or charged twice while they are being reconciled.

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, hundredths, minor, text, ticket_body, ticket_target};
use crate::support::{Api, Session, eventually};
use crate::through_the_gateway;

/// The order once it has this status.
fn becomes(session: &Session<'_>, reference: &str, status: &str) -> Value {
    eventually(&format!("{reference} is {status}"), || {
        let order = session.order(reference);
        (order["status"] == status).then_some(order)
    })
}

#[test]
fn an_unknown_outcome_of_ticketing_holds_the_money_until_it_is_known() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    for (nth, kind) in ["unknown", "pending"].into_iter().enumerate() {
        let before = owner.balance();
        let held = owner.hold_nth(nth);
        let payable = owner.order(&held.reference)["fare"]["agentPayable"].clone();
        api.force("issue", &json!({ "kind": kind }));
        let order = owner.ticket(&held).ok();
        assert_eq!(order["status"], "InProgress", "{kind}: {order}");
        assert_eq!(
            (&order["payment"]["state"], &order["actions"]),
            (&json!("held"), &json!(["refresh"]))
        );
        let waiting = owner.balance();
        assert_eq!(waiting["posted"], before["posted"]);
        assert_eq!(hundredths(&waiting["held"]), minor(&payable));
        // A second request neither issues nor pays again.
        let again = owner.ticket(&held).ok();
        assert_eq!(again["status"], "InProgress", "{kind}: {again}");
        assert_eq!(owner.balance(), waiting);

        api.advance(3 * 60);
        let order = becomes(&owner, &held.reference, "Confirmed");
        assert_eq!(order["tickets"].as_array().map(Vec::len), Some(3), "{order}");
        let after = owner.balance();
        assert_eq!(after["held"], "0.00");
        assert_eq!(
            hundredths(&before["posted"]) - hundredths(&after["posted"]),
            minor(&payable)
        );
    }
    assert_eq!(owner.issues().len(), 2);
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}

#[test]
fn an_unknown_outcome_of_booking_is_found_out_and_booked_once() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = owner.sell(&owner.price_holdable()["priceSessionId"]).ok();
    let body = json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] });
    api.force("book", &json!({ "kind": "unknown" }));
    let booked = owner.post(BOOK, &body).ok();
    assert_eq!(booked["status"], "Pending", "{booked}");
    assert_eq!(owner.post(BOOK, &body).ok()["orderReference"], booked["orderReference"]);
    api.advance(60);
    let order = becomes(&owner, &text(&booked["orderReference"]), "OnHold");
    assert!(order["pnr"].is_string(), "{order}");
    assert_eq!(api.admin_get("/dev/world")["bookings"], 1);
}

#[test]
fn unpaid_seats_are_released_when_the_limit_passes() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.advance(24 * 3600);
    let owner = ROSE_OWNER.sign_in(&api);
    let order = becomes(&owner, &held.reference, "Expired");
    assert_eq!(order["actions"], json!([]));
    let problem = owner
        .post(&ticket_target(&held.reference), &ticket_body(&held.amount))
        .refused(409, "order.wrong_state");
    assert_eq!(problem["params"]["status"], "Expired");
    assert!(owner.issues().is_empty());
}

through_the_gateway! {
    fn a_part_of_the_tickets_keeps_the_order_in_progress_and_all_its_money_held_until_the_rest_is_made(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.balance();
        let held = owner.hold();
        let payable = minor(&owner.order(&held.reference)["fare"]["agentPayable"]);
        api.force("issue", &json!({ "kind": "partial" }));
        let waits = |order: &Value| {
            assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("InProgress"), &json!("held")), "{order}");
            assert_eq!(order["tickets"], json!([]), "a set that is not complete is no ticket: {order}");
            let balance = owner.balance();
            assert_eq!((&balance["posted"], hundredths(&balance["held"])), (&before["posted"], payable));
        };
        waits(&owner.ticket(&held).ok());
        api.advance(60);
        waits(&owner.ticket(&held).ok());
        assert!(owner.issues().is_empty());

        api.advance(60);
        let order = becomes(&owner, &held.reference, "Confirmed");
        assert_eq!(order["tickets"].as_array().map(Vec::len), Some(3), "{order}");
        let issues = owner.issues();
        assert_eq!(issues.len(), 1, "one capture: {issues:?}");
        assert_eq!(hundredths(&issues[0]["debit"]), payable);
        let after = owner.balance();
        assert_eq!((hundredths(&before["posted"]) - hundredths(&after["posted"]), &after["held"]), (payable, &json!("0.00")));
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }
}
