//! The time limit of a held order, and its extension.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};

/// Seats are released this long before the airline's limit.
const SAFETY: TimeDelta = TimeDelta::minutes(1);

fn moment(value: &Value) -> DateTime<Utc> {
    text(value).parse().expect("a moment")
}

impl Session<'_> {
    fn limit(&self, reference: &str) -> Value {
        self.post(&target("GetUpdatedTimeLimit", reference), &Value::Null).ok()
    }

    fn outlook(&self, reference: &str) -> Value {
        self.post(&target("GetExtendTimeLimitRequest", reference), &Value::Null)
            .ok()
    }

    fn extend(&self, reference: &str, body: &Value) -> Answer {
        self.post(&target("UpdateExtendTimeLimitRequest", reference), body)
    }
}

fn target(call: &str, reference: &str) -> String {
    format!("/api/order/v1/{call}?orderReference={reference}")
}

fn asked(until: DateTime<Utc>, reason: &str) -> Value {
    json!({ "requestedUntil": until, "reason": reason })
}

// covers: T-312, T-315
#[test]
fn a_granted_limit_is_the_orders_limit_everywhere() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_extendable();
    let before = owner.limit(&held.reference);
    assert_eq!(before["status"], "OnHold");
    let outlook = owner.outlook(&held.reference);
    assert_eq!(
        (&outlook["grantsLeft"], &outlook["requests"]),
        (&json!(2), &json!([])),
        "{outlook}"
    );
    assert_eq!(outlook["timeLimits"], before["timeLimits"]);
    let limit = moment(&before["timeLimits"]["ticketingTimeLimitAt"]);
    assert!(moment(&outlook["maxRequestable"]) > limit, "{outlook}");

    let until = limit + TimeDelta::hours(3);
    let answered = owner.extend(&held.reference, &asked(until, "payment")).ok();
    let request = &answered["requests"][0];
    assert_eq!(
        (&request["state"], moment(&request["grantedUntil"])),
        (&json!("granted"), until),
        "{answered}"
    );
    let after = owner.limit(&held.reference);
    assert_eq!(moment(&after["timeLimits"]["ticketingTimeLimitAt"]), until);
    assert_eq!(moment(&after["timeLimits"]["autoCancelAt"]), until - SAFETY);
    assert_eq!(owner.order(&held.reference)["timeLimits"], after["timeLimits"]);
    let events = owner.events(&held.reference);
    let told = events.last().expect("a line");
    assert_eq!(
        (&told["kind"], moment(&told["before"]), moment(&told["after"])),
        (&json!("limitExtended"), limit - SAFETY, until - SAFETY),
        "the deadlines are those of the order's page"
    );
    // Repeated after a lost answer, it counts as the same request.
    let again = owner.extend(&held.reference, &asked(until, "payment")).ok();
    assert_eq!(again["requests"].as_array().map(Vec::len), Some(1), "{again}");
}

// covers: T-315
#[test]
fn the_airline_may_refuse_or_not_answer_and_the_limit_stays() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_extendable();
    let before = owner.limit(&held.reference);
    let until = moment(&before["timeLimits"]["ticketingTimeLimitAt"]) + TimeDelta::hours(3);
    api.force("extend", &json!({ "kind": "refuse" }));
    let refused = owner.extend(&held.reference, &asked(until, "decision")).ok();
    let request = &refused["requests"][0];
    assert_eq!(request["state"], "refused", "{refused}");
    assert!(!text(&request["refusal"]).is_empty());
    assert_eq!(owner.limit(&held.reference), before);
    // The airline extends it but the answer is lost; reading the record reveals it.
    api.force("extend", &json!({ "kind": "unknown" }));
    let found = owner.extend(&held.reference, &asked(until, "decision")).ok();
    assert_eq!(found["requests"][1]["state"], "granted", "{found}");
    assert_eq!(owner.outlook(&held.reference)["grantsLeft"], 1);
}

// covers: T-244
#[test]
fn extensions_need_221_and_an_order_that_can_be_extended() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold_extendable();
    let reference = held.reference.as_str();
    let limit = moment(&owner.limit(reference)["timeLimits"]["ticketingTimeLimitAt"]);
    let good = asked(limit + TimeDelta::hours(3), "payment");

    assert_eq!(viewer.limit(reference), owner.limit(reference), "211 reads the limit");
    assert_eq!(viewer.order(reference)["actions"], json!([]));
    for call in ["GetExtendTimeLimitRequest", "UpdateExtendTimeLimitRequest"] {
        let problem = viewer
            .post(&target(call, reference), &good)
            .refused(403, "access.denied");
        assert_eq!(problem["params"]["functionality"], 221);
    }
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger.extend(reference, &good).refused(404, "order.not_found");

    let pointers = |body: &Value| {
        let problem = owner.extend(reference, body).refused(422, "request.invalid");
        let errors = problem["errors"].as_array().cloned().unwrap_or_default();
        errors.iter().map(|error| text(&error["pointer"])).collect::<Vec<_>>()
    };
    assert_eq!(pointers(&asked(limit, "payment")), ["/requestedUntil"]);
    assert_eq!(
        pointers(&asked(limit + TimeDelta::days(30), "payment")),
        ["/requestedUntil"]
    );
    assert_eq!(pointers(&asked(limit + TimeDelta::hours(3), "whim")), ["/reason"]);
    assert_eq!(pointers(&asked(limit + TimeDelta::hours(3), "other")), ["/remark"]);

    owner.ticket(&held).ok();
    let refused = owner.extend(reference, &good).refused(409, "order.wrong_state");
    assert_eq!(refused["params"]["status"], "Confirmed");
    assert_eq!(owner.outlook(reference)["fixedBy"], "notHeld");
}
