//! A process is killed in the middle of a sale: the next one completes the work exactly once.

use std::sync::Arc;
use std::thread;

use serde_json::{Value, json};

use crate::files::pdf;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, BOOKINGS, Held, hundredths, text, ticket_body, ticket_target};
use crate::support::{Api, Call, Session, eventually};

/// Slow enough to be killed while it runs, fast enough for the deadlines: the slowest price check of the slowest airline
/// takes 1.5 of its 4 seconds.
pub const SLOW: [(&str, &str); 1] = [("JETWAY_WORLD_LATENCY_PERCENT", "50")];

fn bookings(session: &Session<'_>) -> Vec<Value> {
    let page = session.post(BOOKINGS, &json!({})).ok();
    page["items"].as_array().cloned().expect("items")
}

/// The order, once it is no longer in progress.
fn settled(session: &Session<'_>, reference: &str) -> Value {
    eventually(&format!("{reference} is settled"), || {
        let order = session.order(reference);
        let status = text(&order["status"]);
        (!["Pending", "InProgress"].contains(&status.as_str())).then_some(order)
    })
}

/// Send a call and kill the backend as soon as `is_begun`.
fn cut_short(session: &Session<'_>, call: Call<'_>, is_begun: impl FnMut() -> Option<()>) {
    thread::scope(|scope| {
        scope.spawn(|| call.try_send());
        eventually("the call is in flight", is_begun);
        session.api.kill();
    });
}

#[track_caller]
fn assert_charged(session: &Session<'_>, times: usize) {
    assert_eq!(session.issues().len(), times);
    assert_eq!(session.balance()["held"], "0.00");
    assert_proven(session.api);
}

#[track_caller]
fn assert_proven(api: &Api) {
    let proof = api.folder.run(&["ledger", "prove"]);
    assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
}

#[test]
fn tickets_issued_during_downtime_are_charged_once() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.force("issue", &json!({ "kind": "unknown" }));
    assert_eq!(owner.ticket(&held).ok()["status"], "InProgress");
    let folder = api.kill();
    assert_proven(&api);

    let api = Api::open(folder, &[]);
    let owner = ROSE_OWNER.sign_in(&api);
    assert_eq!(owner.ticket(&held).ok()["status"], "InProgress");
    api.advance(3 * 60);
    let order = settled(&owner, &held.reference);
    assert_eq!(order["status"], "Confirmed", "{order}");
    assert_eq!(owner.ticket(&held).ok()["tickets"], order["tickets"]);
    assert_charged(&owner, 1);
}

#[test]
fn an_interrupted_request_is_resolved_and_never_charged_twice() {
    let first = Api::start();
    let held: Held = ROSE_OWNER.sign_in(&first).hold();
    let slow = Api::open(first.kill(), &SLOW);
    let owner = ROSE_OWNER.sign_in(&slow);
    let request = owner
        .call(&ticket_target(&held.reference), &ticket_body(&held.amount))
        .key("request-1");
    cut_short(&owner, request, || {
        (owner.order(&held.reference)["status"] != "OnHold").then_some(())
    });
    assert_proven(&slow);

    let api = Api::open(Arc::clone(&slow.folder), &[]);
    let owner = ROSE_OWNER.sign_in(&api);
    api.advance(6 * 60);
    let order = settled(&owner, &held.reference);
    match text(&order["status"]).as_str() {
        // The supplier had not started: the hold is released and the seats are still held.
        "OnHold" => {
            assert_eq!(
                (&order["actions"][0], &order["actions"][1]),
                (&json!("issue"), &json!("cancel")),
                "{order}"
            );
            assert_charged(&owner, 0);
            let again = owner
                .call(&ticket_target(&held.reference), &ticket_body(&held.amount))
                .key("request-1");
            assert_eq!(again.send().ok()["status"], "Confirmed");
        }
        "Confirmed" => {}
        other => panic!("{other}: {order}"),
    }
    assert_charged(&owner, 1);
}

#[test]
fn an_interrupted_booking_leaves_one_order_with_its_status() {
    let first = Api::start();
    let body = {
        let owner = ROSE_OWNER.sign_in(&first);
        let sold = owner.sell(&owner.price_holdable()["priceSessionId"]).ok();
        json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] })
    };
    let slow = Api::open(first.kill(), &SLOW);
    let owner = ROSE_OWNER.sign_in(&slow);
    cut_short(&owner, owner.call(BOOK, &body), || bookings(&owner).pop().map(drop));

    let api = Api::open(Arc::clone(&slow.folder), &[]);
    let owner = ROSE_OWNER.sign_in(&api);
    let orders = bookings(&owner);
    assert_eq!(orders.len(), 1, "{orders:?}");
    let reference = text(&orders[0]["orderReference"]);
    assert_eq!(owner.post(BOOK, &body).ok()["orderReference"], reference.as_str());
    api.advance(11 * 60);
    let order = settled(&owner, &reference);
    let made = api.admin_get("/dev/world")["bookings"].clone();
    match text(&order["status"]).as_str() {
        "OnHold" => assert_eq!(made, 1),
        "UnConfirmed" => assert_eq!(made, 0),
        other => panic!("{other}: {order}"),
    }
    assert_charged(&owner, 0);
}

#[test]
fn an_interrupted_approval_credits_the_deposit_once() {
    let first = Api::start();
    let owner = ROSE_OWNER.sign_in(&first);
    let before = hundredths(&owner.balance()["posted"]);
    let on = first.now().date_naive().pred_opt().expect("yesterday").to_string();
    let texts = [
        ("amount", "AED 500.00"),
        ("ownerBankAccountId", "gulf-main"),
        ("depositDate", on.as_str()),
        ("slipNo", "RB7712"),
    ];
    let target = "/api/payment/v1/deposit/initiatebankdeposit";
    let deposit = owner.upload(target, &texts, &[("slip", "slip.pdf", &pdf())]).ok();
    let target = format!("/deposits/falcon/{}/decision", text(&deposit["depositRef"]));
    let step = |step: &str, operator: &str| json!({ "step": step, "note": "Line 12", "operator": operator });
    first.admin_post(&target, &step("review", "Nadia")).ok();
    let folder = thread::scope(|scope| {
        scope.spawn(|| {
            let request = first.http.post(first.internal_url(&target));
            let request = request.header("content-type", "application/json");
            // Answered or not, depending on timing.
            let _ = request.body(step("approve", "Omar").to_string()).send();
        });
        first.kill()
    });

    let api = Api::open(folder, &[]);
    assert_eq!(
        api.admin_post(&target, &step("approve", "Omar")).ok()["status"],
        "approved"
    );
    let owner = ROSE_OWNER.sign_in(&api);
    assert_eq!(hundredths(&owner.balance()["posted"]) - before, 50_000);
    assert_proven(&api);
}
