//! Attacks and crashes: no double charge, no double ticketing, no lost money.

use std::thread;

use serde_json::{Value, json};

use super::{CALLBACK, assert_proven, call_back, last_notice, mood};
use crate::crash::SLOW;
use crate::support::Api;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{cancel_target, minor, text};

#[test]
fn a_callback_replayed_a_hundred_times_pays_once() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.posted();
    mood(&api, &json!({ "silent": true }));
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "pay");
    let notice = last_notice(&api);
    thread::scope(|scope| {
        for _ in 0..10 {
            scope.spawn(|| (0..10).for_each(|_| assert!(call_back(&api, "falcon", &notice).status < 500)));
        }
    });
    assert_eq!(owner.landed(&payment)["landing"], "order");
    assert_eq!(
        (owner.posted(), owner.online_deposits(), owner.issues().len()),
        (before, 1, 1)
    );
    assert_eq!(owner.balance()["held"], "0.00");
    assert_proven(&api);
}

#[test]
fn a_forged_a_changed_and_another_portals_callback_change_nothing() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    mood(&api, &json!({ "silent": true }));
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "decline");
    let (body, signature) = last_notice(&api);
    let changed = body.replace("failed", "paid");
    for (body, signature) in [
        (changed, signature.clone()),
        (body.clone(), "0".repeat(64)),
        (body.clone(), String::new()),
    ] {
        call_back(&api, "falcon", &(body, signature)).refused(403, "payment.callback_forged");
    }
    api.post("falcon", CALLBACK, &json!({}))
        .send()
        .refused(403, "payment.callback_forged");
    call_back(&api, "_default", &(body.clone(), signature.clone())).refused(404, "payment.not_found");
    assert_eq!(owner.payment(&payment)["state"], "pending");
    assert_eq!(call_back(&api, "falcon", &(body, signature)).status, 204);
    assert_eq!(owner.payment(&payment)["state"], "failed");
    assert_eq!(owner.online_deposits(), 0);
    // Another portal's host neither shows the page nor accepts its buttons.
    assert_eq!(api.get("_default", &text(&payment["redirectUrl"])).send().status, 404);
}

#[test]
fn an_amount_other_than_requested_is_reviewed_and_not_credited() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.balance();
    mood(&api, &json!({ "amountPercent": 50 }));
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "pay");
    assert_eq!(owner.payment(&payment)["state"], "review");
    assert_eq!(owner.balance(), before);
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
    mood(&api, &json!({}));
    assert_eq!(call_back(&api, "falcon", &last_notice(&api)).status, 204);
    assert_eq!(
        (owner.payment(&payment)["state"].clone(), owner.online_deposits()),
        (json!("review"), 0)
    );
}

#[test]
fn money_for_an_order_that_is_over_stays_in_the_wallet() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.posted();
    let payment = owner.pay_online(&held).ok();
    let cancel = cancel_target(&held.reference);
    owner.post(&cancel, &json!({ "reason": "other" })).ok();
    owner.choose(&payment, "pay");
    let landed = owner.landed(&payment);
    assert_eq!(
        (&landed["landing"], &landed["reason"]),
        (&json!("wallet"), &json!("orderClosed")),
        "{landed}"
    );
    assert_eq!(owner.posted() - before, minor(&payment["amount"]));
    assert_eq!(
        (owner.balance()["held"].clone(), owner.issues().len()),
        (json!("0.00"), 0)
    );
    assert_proven(&api);
}

#[test]
fn late_money_of_a_payment_that_expired_stays_in_the_wallet() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.posted();
    let payment = owner.pay_online(&held).ok();
    // The payer confirms at the last moment, and the bank answers after the payment has expired.
    api.advance(20 * 60 - 10);
    owner.choose(&payment, "payLate");
    api.advance(15);
    super::eventually("the payment is over", || {
        (owner.payment(&payment)["state"] == "expired").then_some(())
    });
    api.advance(60);
    let landed = owner.landed(&payment);
    assert_eq!(
        (&landed["state"], &landed["reason"]),
        (&json!("paid"), &json!("late")),
        "{landed}"
    );
    assert_eq!(
        (owner.posted() - before, owner.issues().len()),
        (minor(&payment["amount"]), 0)
    );
    assert_eq!(
        owner.order(&held.reference)["status"],
        "OnHold",
        "an agent can now issue it from the wallet"
    );
    assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
    assert_proven(&api);
}

#[test]
fn a_price_that_moves_during_the_payment_buys_nothing_at_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.posted();
    let payment = owner.pay_online(&held).ok();
    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    owner.choose(&payment, "pay");
    let landed = owner.landed(&payment);
    assert_eq!(landed["reason"], "priceChanged", "{landed}");
    assert_eq!(
        (owner.posted() - before, owner.issues().len()),
        (minor(&payment["amount"]), 0)
    );
    assert_eq!(owner.balance()["held"], "0.00");
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
    assert_proven(&api);
}

#[test]
fn a_refusal_of_the_airline_after_the_payment_leaves_the_money_in_the_wallet() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.force("issue", &json!({ "kind": "refuse" }));
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "pay");
    assert_eq!(owner.landed(&payment)["reason"], "notTicketed");
    assert_eq!(owner.balance()["held"], "0.00");
    assert_eq!(
        owner.ticket(&held).ok()["status"],
        "Confirmed",
        "now paid from the wallet"
    );
    assert_proven(&api);
}

#[test]
fn repeated_requests_and_tabs_open_one_payment_and_another_share_replaces_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let ids: Vec<Value> = thread::scope(|scope| {
        let requests: Vec<_> = (0..6).map(|_| scope.spawn(|| owner.pay_online(&held).ok())).collect();
        let answers = requests.into_iter().map(|request| request.join().expect("an answer"));
        answers.map(|answer| answer["paymentId"].clone()).collect()
    });
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let full = owner.pay_online(&held).ok();
    let part = owner.pay_part_online(&held).ok();
    assert_ne!(full["paymentId"], part["paymentId"]);
    assert_eq!(owner.payment(&full)["state"], "cancelled");
    // Both payments succeed: the open one buys the tickets, the other's money stays in the wallet.
    owner.choose(&part, "pay");
    assert_eq!(owner.landed(&part)["landing"], "order");
    owner.choose(&full, "pay");
    let kept = owner.landed(&full);
    assert_eq!(
        (&kept["landing"], &kept["reason"]),
        (&json!("wallet"), &json!("late")),
        "{kept}"
    );
    assert_eq!((owner.online_deposits(), owner.issues().len()), (2, 1));
    assert_proven(&api);
}

#[test]
fn a_provider_that_is_down_takes_no_money_and_loses_none() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    mood(&api, &json!({ "down": true }));
    owner.pay_online(&held).refused(502, "payment.provider_down");
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
    mood(&api, &json!({}));
    let payment = owner.pay_online(&held).ok();
    // Paid, but the provider cannot be queried: the callback is not trusted, and nothing is bought.
    mood(&api, &json!({ "down": true }));
    owner.choose(&payment, "pay");
    assert_eq!(owner.payment(&payment)["state"], "pending");
    call_back(&api, "falcon", &last_notice(&api)).refused(502, "payment.provider_down");
    api.advance(25 * 60);
    assert_eq!(
        owner.payment(&payment)["state"],
        "pending",
        "not given up before the provider was queried"
    );
    mood(&api, &json!({}));
    api.advance(10);
    let landed = owner.landed(&payment);
    assert_eq!(
        (&landed["state"], &landed["landing"]),
        (&json!("paid"), &json!("order")),
        "{landed}"
    );
    assert_eq!((owner.online_deposits(), owner.issues().len()), (1, 1));
}

#[test]
fn a_process_that_dies_between_the_money_and_the_tickets_buys_them_once() {
    let first = Api::start();
    let held = ROSE_OWNER.sign_in(&first).hold();
    let slow = Api::open(first.kill(), &SLOW);
    let owner = ROSE_OWNER.sign_in(&slow);
    let before = owner.posted();
    let payment = owner.pay_online(&held).ok();
    let request = slow.post(
        "falcon",
        &format!("{}&choice=pay", text(&payment["redirectUrl"])),
        &Value::Null,
    );
    thread::scope(|scope| {
        scope.spawn(|| request.try_send());
        super::eventually("the money is there", || {
            (owner.payment(&payment)["state"] == "paid").then_some(())
        });
        slow.kill();
    });
    assert_proven(&slow);

    let api = Api::open(std::sync::Arc::clone(&slow.folder), &[]);
    let owner = ROSE_OWNER.sign_in(&api);
    api.advance(6 * 60);
    let order = super::eventually("the order is settled", || {
        let order = owner.order(&held.reference);
        (order["status"] != "InProgress" && owner.payment(&payment)["landing"].is_string()).then_some(order)
    });
    let amount = minor(&payment["amount"]);
    match text(&order["status"]).as_str() {
        "Confirmed" => assert_eq!((owner.posted(), owner.issues().len()), (before, 1)),
        // Killed while requesting tickets: nothing was issued, and the money is in the wallet.
        "OnHold" => assert_eq!((owner.posted(), owner.issues().len()), (before + amount, 0)),
        other => panic!("{other}: {order}"),
    }
    assert_eq!(
        (owner.online_deposits(), owner.balance()["held"].clone()),
        (1, json!("0.00"))
    );
    assert_proven(&api);
}
