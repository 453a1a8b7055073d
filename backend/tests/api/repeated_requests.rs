//! Repeated requests have one effect.

use std::io::Write;
use std::sync::Arc;
use std::thread;

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::company::{branch, settings};
use crate::crash::SLOW;
use crate::staff;
use crate::support::folder::Folder;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{self, BOOK, SELL, text, ticket_body, ticket_target, travellers};
use crate::support::{Api, eventually};
use crate::visa_desk::visa;

// covers: T-379
#[test]
fn a_key_replays_the_same_bytes_and_is_valid_for_one_request() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_holdable();
    let party = travellers(&owner, &priced["priceSessionId"]);
    let sell = || owner.call(SELL, &party).key("sell-1").send();
    let sold = sell();
    let amount = text(&sold.ok()["current"]["customerTotal"]);
    assert_eq!(sold.bytes, sell().bytes);

    let body = json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": amount });
    let book = || owner.call(BOOK, &body).key("book-1").send();
    let booked = book();
    assert_eq!(booked.bytes, book().bytes);
    let mut other = body.clone();
    other["acceptedAmount"] = json!("AED 1.00");
    let mismatch = owner.call(BOOK, &other).key("book-1").send();
    mismatch.refused(422, "request.idempotency_mismatch");

    let reference = text(&booked.ok()["orderReference"]);
    let ticket = || {
        owner
            .call(&ticket_target(&reference), &ticket_body(&amount))
            .key("book-1")
            .send()
    };
    let ticketed = ticket();
    assert_eq!(ticketed.ok()["status"], "Confirmed");
    api.advance(60);
    assert_eq!(ticketed.bytes, ticket().bytes);
    let elsewhere = owner
        .call(&ticket_target("FL-NONE"), &ticket_body(&amount))
        .key("book-1")
        .send();
    assert_ne!(elsewhere.status, 200, "another order is another request");
    assert_eq!(owner.issues().len(), 1);
}

#[test]
fn a_key_makes_one_draft_and_one_proposal() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let draft = json!({
        "productId": "TH-tourist-30-single", "nationality": "BD", "residency": "BD", "applicantCount": 1, "express": false,
        "travelDate": api.now().date_naive() + TimeDelta::days(90),
    });
    let found = owner.search();
    let proposal = json!({
        "requestId": found["requestId"], "itineraryIds": [found["flights"][0]["itineraryId"]], "client": "Mrs Karim",
        "note": "Window seats.",
    });
    let proposals = "/api/search/v1/Proposal/MakeProposal".to_owned();
    for (target, body) in [(visa("CreateOrder"), draft), (proposals, proposal)] {
        let send = || owner.call(&target, &body).key("once").send();
        let made = send();
        made.ok();
        assert_eq!(made.bytes, send().bytes, "{target}");
    }
}

#[test]
fn a_key_creates_one_colleague_branch_bank_account_traveller_and_testimonial() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let account = json!({ "bankName": "Emirates Bank", "accountName": "Desert Rose", "accountNumber": "0123456789",
        "routingNo": "AE070331234567890123456", "status": "active" });
    let traveller = json!({ "traveller": { "title": "Mrs", "givenName": "Amina", "surname": "Rahman", "gender": "F",
        "birthOn": "1988-03-04", "nationality": "BD" } });
    for (target, body) in [
        (settings("createstaff"), staff::form("salma@desertrose.test", &[202])),
        (settings("createbranch"), branch("Deira")),
        ("/api/payment/v1/bankaccount/addaccount".to_owned(), account),
        ("/api/customer/v1/Traveller/create".to_owned(), traveller),
        (
            "/api/utility/v1/Testimonial/InsertReview".to_owned(),
            json!({ "rating": 5, "text": "Quick to issue." }),
        ),
    ] {
        let send = || owner.call(&target, &body).key("once").send();
        let made = send();
        made.ok();
        assert_eq!(made.bytes, send().bytes, "{target}");
    }
    let outbox = api.admin_get("/dev/outbox");
    let invitations = outbox["items"].as_array().expect("items").iter();
    assert_eq!(
        invitations.filter(|item| item["to"] == "salma@desertrose.test").count(),
        1
    );
}

#[test]
fn a_refused_call_does_not_use_its_key_up() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let (target, body) = (ticket_target(&held.reference), ticket_body(&held.amount));
    api.force("issue", &json!({ "kind": "refuse" }));
    let request = || owner.call(&target, &body).key("request-1").send();
    request().refused(409, "order.supplier_refused");
    assert_eq!(owner.balance()["held"], "0.00");
    assert_eq!(request().ok()["status"], "Confirmed");
    let long = owner.call(&target, &body).key(&"k".repeat(256)).send();
    long.refused(422, "request.invalid");
}

#[test]
fn work_outlives_its_connection_and_answers_the_repetition() {
    let api = Api::open(Arc::new(Folder::seeded()), &SLOW);
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let request = || {
        let body = ticket_body(&held.amount);
        owner.call(&ticket_target(&held.reference), &body).key("request-1")
    };
    let mut connection = api.connect();
    let sent = request().head() + &ticket_body(&held.amount).to_string();
    connection.write_all(sent.as_bytes()).expect("a request");
    eventually("the airline is asked", || {
        (owner.order(&held.reference)["status"] == "InProgress").then_some(())
    });
    drop(connection);
    eventually("the work is done", || {
        (api.series("jetway_api_calls_running") == 0).then_some(())
    });
    assert_eq!(request().send().ok()["status"], "Confirmed");
    assert_eq!(owner.issues().len(), 1);
    assert_eq!(owner.balance()["held"], "0.00");
}

#[test]
fn one_price_makes_one_order_without_any_key() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_holdable();
    let sold = owner.sell(&priced["priceSessionId"]).ok();
    let body =
        json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] });
    let answers: Vec<Value> = thread::scope(|scope| {
        let requests: Vec<_> = (0..4).map(|_| scope.spawn(|| owner.post(BOOK, &body).ok())).collect();
        requests
            .into_iter()
            .map(|request| request.join().expect("an answer"))
            .collect()
    });
    assert!(
        answers
            .iter()
            .all(|answer| answer["orderReference"] == answers[0]["orderReference"]),
        "{answers:?}"
    );
    assert_eq!(owner.post(trip::BOOKINGS, &json!({})).ok()["total"], 1);
    let world = api.admin_get("/dev/world");
    assert_eq!(world["bookings"], 1, "{world}");
    // Once a price has become an order, its travellers can no longer be changed.
    let late = owner.sell(&priced["priceSessionId"]).refused(409, "order.wrong_state");
    assert_eq!(late["params"]["orderReference"], answers[0]["orderReference"]);
}

// covers: T-379
#[test]
fn eight_requests_charge_once() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let orders: Vec<Value> = thread::scope(|scope| {
        let requests: Vec<_> = (0..8).map(|_| scope.spawn(|| owner.ticket(&held).ok())).collect();
        requests
            .into_iter()
            .map(|request| request.join().expect("an answer"))
            .collect()
    });
    let tickets = &owner.order(&held.reference)["tickets"];
    assert_eq!(tickets.as_array().map(Vec::len), Some(3), "{tickets}");
    assert!(orders.iter().all(|order| order["tickets"] == *tickets), "{orders:?}");
    assert_eq!(owner.issues().len(), 1);
    assert_eq!(owner.balance()["held"], "0.00");
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}
