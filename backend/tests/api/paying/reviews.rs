//! Operations decide about payments whose amount differs from the requested one.

use std::thread;

use serde_json::{Value, json};

use super::{assert_proven, call_back, last_notice, mood};
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{Held, hundredths, minor, text};
use crate::support::{Api, Session};
use crate::through_the_gateway;

const IN_REVIEW: &str = "/payments/falcon/in-review";

fn verdict(payment: &str) -> String {
    format!("/payments/falcon/{payment}/verdict")
}

fn decision(ruling: &str) -> Value {
    json!({ "ruling": ruling, "reason": "The provider's statement of today, line 12.", "operator": "Nadia" })
}

/// The provider took half of the requested amount.
fn half_paid(api: &Api) -> (Session<'_>, Held, Value) {
    let owner = ROSE_OWNER.sign_in(api);
    let held = owner.hold();
    mood(api, &json!({ "amountPercent": 50 }));
    let payment = owner.pay_online(&held).ok();
    owner.choose(&payment, "pay");
    assert_eq!(owner.payment(&payment)["state"], "review");
    (owner, held, payment)
}

through_the_gateway! {
    fn the_amount_taken_is_credited_once(api) {
        let (owner, held, payment) = half_paid(api);
        let before = owner.posted();
        let waiting = api.admin_get(IN_REVIEW)["items"][0].clone();
        assert_eq!((&waiting["paymentId"], &waiting["order"]), (&payment["paymentId"], &json!(held.reference)));
        assert_eq!((&waiting["agency"], &waiting["amount"]), (&json!("Desert Rose Travel"), &payment["total"]));
        assert_eq!(waiting["provider"], "Sandbox Pay");
        let taken = minor(&waiting["taken"]);
        assert!((2 * taken - minor(&payment["total"])).abs() <= 1, "{waiting}");

        let target = verdict(&text(&payment["paymentId"]));
        let mut silent = decision("credit");
        silent["reason"] = json!(" ");
        let problem = api.admin_post(&target, &silent).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["pointer"], "/reason", "{problem}");
        for unknown in ["nothing", "00000000-0000-7000-8000-000000000000"] {
            api.admin_post(&verdict(unknown), &decision("credit")).refused(404, "payment.not_found");
        }
        let elsewhere = target.replace("falcon", "qamar");
        api.admin_post(&elsewhere, &decision("credit")).refused(404, "payment.not_found");
        assert_eq!(owner.posted(), before);

        let answers: Vec<Value> = thread::scope(|scope| {
            let requests = [0, 1, 2].map(|_| scope.spawn(|| api.admin_post(&target, &decision("credit")).ok()));
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        assert!(answers.iter().all(|answer| answer["state"] == "paid"), "{answers:?}");
        assert_eq!((owner.posted() - before, owner.online_deposits()), (taken, 1));
        let landed = owner.payment(&payment);
        assert_eq!((&landed["state"], &landed["landing"]), (&json!("paid"), &json!("wallet")), "{landed}");
        assert_eq!(minor(&landed["total"]), taken, "{landed}");
        assert_eq!((owner.order(&held.reference)["status"].clone(), owner.issues().len()), (json!("OnHold"), 0));
        let line = owner.events(&held.reference).into_iter().find(|event| event["kind"] == "paymentReceived");
        assert_eq!(line.expect("a line")["by"], "Operations");

        let other = api.admin_post(&target, &decision("refuse")).refused(409, "record.changed");
        assert_eq!(other["params"]["state"], "paid");
        assert_eq!(api.admin_get(IN_REVIEW)["items"], json!([]));
        assert_proven(api);
    }

    fn decided_without_money_the_providers_next_call_changes_nothing(api) {
        let (owner, held, payment) = half_paid(api);
        let before = owner.balance();
        let target = verdict(&text(&payment["paymentId"]));
        assert_eq!(api.admin_post(&target, &decision("refunded")).ok()["state"], "cancelled");
        assert_eq!(call_back(api, "falcon", &last_notice(api)).status, 204);
        assert_eq!(owner.payment(&payment)["state"], "cancelled");

        mood(api, &json!({ "amountPercent": 50 }));
        let second = owner.pay_online(&held).ok();
        owner.choose(&second, "pay");
        let second_target = verdict(&text(&second["paymentId"]));
        assert_eq!(api.admin_post(&second_target, &decision("refuse")).ok()["state"], "failed");
        assert_eq!(call_back(api, "falcon", &last_notice(api)).status, 204);
        assert_eq!(owner.payment(&second)["state"], "failed");

        assert_eq!((owner.balance(), owner.online_deposits()), (before, 0));
        assert_eq!(hundredths(&owner.balance()["held"]), 0);
        assert_proven(api);
    }

    fn only_the_operators_side_decides_payments(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let payment = owner.pay_online(&held).ok();
        let target = verdict(&text(&payment["paymentId"]));
        // A payment that is not in review cannot be decided.
        let problem = api.admin_post(&target, &decision("credit")).refused(409, "record.changed");
        assert_eq!(problem["params"]["state"], "pending");
        // The gateway does not serve this address to any user.
        for path in [target.clone(), format!("/api{target}")] {
            let answer = owner.post(&path, &decision("credit"));
            assert!([404, 405].contains(&answer.status), "{path}: {}", answer.status);
        }
        assert_eq!((owner.payment(&payment)["state"].clone(), owner.online_deposits()), (json!("pending"), 0));
    }
}
