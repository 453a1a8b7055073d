//! The usual outcomes of an online payment.

use chrono::DateTime;
use serde_json::{Value, json};

use super::{assert_proven, is_fee, mood, order_call};
use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{hundredths, minor, text};

// covers: T-309, T-314
#[test]
fn paid_online_in_full_the_order_is_ticketed_and_the_wallet_is_as_before() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let quote = owner.full_quote(&held.reference);
    assert_eq!(quote["dueNow"], quote["agentPayable"], "{quote}");
    let online = &quote["methods"][1];
    assert_eq!(online["code"], "online");
    let before = owner.posted();
    let payment = owner.pay_online(&held).ok();
    assert_eq!(
        (&payment["state"], &payment["amount"]),
        (&json!("pending"), &quote["dueNow"])
    );
    assert_eq!((&payment["fee"], &payment["total"]), (&online["fee"], &online["total"]));
    assert!(is_fee(&payment), "{payment}");

    let page = api.get("falcon", &text(&payment["redirectUrl"])).send();
    assert_eq!(page.status, 200);
    let words = page.text();
    assert!(
        words.contains(&text(&payment["total"])) && words.contains(&held.reference),
        "{words}"
    );

    let back = owner.choose(&payment, "pay");
    assert!(
        back.starts_with(&format!("/flight-order?reference={}&payment=", held.reference)),
        "{back}"
    );
    let landed = owner.landed(&payment);
    assert_eq!(
        (&landed["state"], &landed["landing"]),
        (&json!("paid"), &json!("order")),
        "{landed}"
    );
    let order = owner.order(&held.reference);
    assert_eq!(
        (&order["status"], &order["payment"]["state"]),
        (&json!("Confirmed"), &json!("paid"))
    );
    assert_eq!(
        (owner.posted(), owner.online_deposits(), owner.issues().len()),
        (before, 1, 1)
    );
    assert_eq!(owner.balance()["held"], "0.00");
    let kinds = owner.event_kinds(&held.reference);
    for kind in ["paymentStarted", "paymentReceived", "issueStarted", "issued"] {
        assert!(kinds.iter().any(|told| told == kind), "{kind}: {kinds:?}");
    }
    assert_proven(&api);
    // Another payment is refused by the order's status.
    owner.pay_online(&held).refused(409, "order.wrong_state");
}

// covers: T-309, T-314
#[test]
fn paid_online_in_part_the_order_is_ticketed_and_the_rest_is_due() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let (full, part) = (owner.full_quote(&held.reference), owner.part_quote(&held.reference));
    assert!(minor(&part["dueNow"]) < minor(&full["dueNow"]), "{part}");
    assert_eq!(
        minor(&part["dueNow"]) + minor(&part["dueLater"]),
        minor(&full["dueNow"])
    );
    let before = owner.posted();
    let payment = owner.pay_part_online(&held).ok();
    assert_eq!(
        (&payment["amount"], &payment["inPart"]),
        (&part["dueNow"], &json!(true))
    );
    owner.choose(&payment, "pay");
    assert_eq!(owner.landed(&payment)["landing"], "order");
    let order = owner.order(&held.reference);
    assert_eq!(
        (&order["status"], &order["payment"]["paid"]),
        (&json!("Confirmed"), &part["dueNow"])
    );
    let owed = owner.supplementary(&held.reference);
    assert_eq!(&owed["part"]["left"], &part["dueLater"], "{owed}");
    // The due date counts from the payment, a little after the quote.
    let due = |terms: &Value| DateTime::parse_from_rfc3339(&text(&terms["dueAt"])).expect("an instant");
    let later = due(&owed["part"]) - due(&part);
    assert!((0..600).contains(&later.num_seconds()), "{owed} {part}");
    assert_eq!(owner.posted(), before);
    assert_eq!(minor(&part["dueNow"]), hundredths(&owner.issues()[0]["debit"]));
    assert_proven(&api);
}

#[test]
fn declined_and_cancelled_payments_leave_the_order_as_it_was_and_can_be_retried() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    for (choice, state) in [("decline", "failed"), ("cancel", "cancelled")] {
        let payment = owner.pay_online(&held).ok();
        owner.choose(&payment, choice);
        let ended = owner.payment(&payment);
        assert_eq!(
            (&ended["state"], &ended["redirectUrl"]),
            (&json!(state), &Value::Null),
            "{ended}"
        );
        assert_eq!(owner.order(&held.reference)["status"], "OnHold");
    }
    assert_eq!(
        (owner.online_deposits(), owner.balance()["held"].clone()),
        (0, json!("0.00"))
    );
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "pay");
    assert_eq!(owner.landed(&payment)["landing"], "order");
    assert_eq!(
        owner.supplementary(&held.reference)["payments"]
            .as_array()
            .map(Vec::len),
        Some(3)
    );
}

#[test]
fn a_bank_that_answers_late_and_a_provider_that_never_calls_are_found_by_asking() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (late, silent) = (owner.hold_nth(0), owner.hold_nth(1));
    let payment = owner.pay_online(&late).ok();
    owner.choose(&payment, "payLate");
    assert_eq!(owner.payment(&payment)["state"], "pending");
    api.advance(31);
    assert_eq!(owner.landed(&payment)["landing"], "order");
    mood(&api, &json!({ "silent": true }));
    let payment = owner.pay_online(&silent).ok();
    owner.choose(&payment, "pay");
    assert_eq!(owner.payment(&payment)["state"], "pending");
    api.advance(6);
    assert_eq!(owner.landed(&payment)["landing"], "order");
    assert_eq!((owner.online_deposits(), owner.issues().len()), (2, 2));
    assert_proven(&api);
}

#[test]
fn paying_online_is_for_those_who_see_what_the_agency_pays() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold();
    for call in ["GetFullPaymentForIssueTicket", "GetPartialPaymentForIssueTicket"] {
        let refused = viewer.post(&order_call(call, &held.reference), &Value::Null);
        assert_eq!(refused.refused(403, "access.denied")["params"]["functionality"], 212);
    }
    let payment = owner.pay_online(&held).ok();
    let stranger = OASIS_OWNER.sign_in(&api);
    let target = format!(
        "/api/payment/v1/online/GetPayment?paymentId={}",
        text(&payment["paymentId"])
    );
    stranger.post(&target, &Value::Null).refused(404, "payment.not_found");
    stranger
        .post(
            &order_call("GetFullPaymentForIssueTicket", &held.reference),
            &Value::Null,
        )
        .refused(404, "order.not_found");
    assert_eq!(viewer.supplementary(&held.reference)["payments"], json!([]));

    // The amount paid reveals the agency's price, so the history does not contain it.
    owner.choose(&payment, "pay");
    let history = viewer
        .post(&order_call("GetOrderHistory", &held.reference), &Value::Null)
        .ok();
    let said: Vec<&str> = history["events"]
        .as_array()
        .expect("events")
        .iter()
        .filter_map(|event| event["kind"].as_str())
        .collect();
    assert!(said.contains(&"paymentReceived"), "{history}");
    assert!(!history.to_string().contains("AED"), "{history}");
}
