//! Voids and refunds over HTTP: requested, accepted, listed, refused.

use chrono::{NaiveTime, TimeDelta};
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, text};
use crate::support::{Api, Session, eventually};

const TEN_IN_DUBAI: NaiveTime = NaiveTime::from_hms_opt(6, 0, 0).expect("a time");

pub fn call(family: &str, name: &str) -> String {
    format!("/api/postticketing/v1/{family}/{name}")
}

fn body(held: &Held) -> Value {
    json!({ "orderReference": held.reference, "reason": "customerCancels" })
}

/// A backend in office hours, when tickets can be voided.
pub fn open() -> Api {
    let api = Api::start();
    in_office_hours(&api);
    api
}

/// Moves the clock to ten o'clock in Dubai, today or tomorrow. Earlier sessions may have expired.
pub fn in_office_hours(api: &Api) {
    let now = api.now();
    let opens = now.date_naive().and_time(TEN_IN_DUBAI).and_utc();
    let opens = if opens < now { opens + TimeDelta::days(1) } else { opens };
    api.advance((opens - now).num_seconds());
}

/// A ticketed order whose airline allows `may`, such as voids.
pub fn ticketed(owner: &Session<'_>, may: &str) -> Held {
    let [held] = several_ticketed(owner, may);
    held
}

/// Several such orders, each on another flight, since a flight has few seats at one price.
pub fn several_ticketed<const COUNT: usize>(owner: &Session<'_>, may: &str) -> [Held; COUNT] {
    let held = (0..12).map(|nth| owner.hold_nth(nth)).filter(|held| {
        let order = owner.ticket(held).ok();
        order["actions"].as_array().expect("actions").contains(&json!(may))
    });
    let held: Vec<Held> = held.take(COUNT).collect();
    held.try_into().expect("flights whose airline allows it")
}

pub fn hundredths(amount: &Value) -> i64 {
    let digits: String = text(amount).chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("an amount")
}

/// Each line's net is the amount paid less its deductions, and the nets add up to the total.
fn assert_adds_up(quote: &Value, people: usize) {
    let lines = quote["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), people);
    for line in lines {
        let gone =
            ["used", "penalty", "noShow", "taxesKept", "serviceFee", "portalFee"].map(|field| hundredths(&line[field]));
        assert_eq!(
            hundredths(&line["paid"]) - gone.iter().sum::<i64>(),
            hundredths(&line["net"]),
            "{line}"
        );
    }
    let net: i64 = lines.iter().map(|line| hundredths(&line["net"])).sum();
    assert_eq!(net, hundredths(&quote["total"]), "{quote}");
}

// covers: T-199
#[test]
fn tickets_are_voided_the_money_returns_and_the_list_shows_it() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner, "void");
    let before = minor(&owner, "posted");
    let paid = text(&owner.order(&held.reference)["payment"]["paid"]);
    let target = format!(
        "{}?orderReference={}",
        call("void", "airgetorderrequest"),
        held.reference
    );
    let order = owner.get(&target).ok();
    assert!(order["timeLimits"]["voidCutoffAt"].is_string(), "{order}");

    let penalty = owner.post(&call("void", "verifypenalty"), &body(&held)).ok();
    let quote = &penalty["quote"];
    let people = order["travellers"].as_array().expect("travellers").len();
    assert_adds_up(quote, people);
    let paid_lines = quote["lines"].as_array().expect("lines").iter();
    assert_eq!(
        paid_lines.map(|line| hundredths(&line["paid"])).sum::<i64>(),
        hundredths(&json!(paid))
    );

    let asked = owner.post(&call("void", "request"), &body(&held)).ok();
    let request = &asked["request"];
    assert_eq!(
        (&request["kind"], &request["state"]),
        (&json!("void"), &json!("quoted"))
    );
    let again = owner
        .post(&call("void", "request"), &body(&held))
        .refused(409, "after_sale.open");
    assert_eq!(again["params"]["requestReference"], request["requestReference"]);
    let accept = json!({
        "requestReference": request["requestReference"],
        "status": "accepted",
        "quoteId": request["quote"]["quoteId"],
    });
    let stale = json!({
        "requestReference": request["requestReference"], "status": "accepted", "quoteId": "another",
    });
    owner
        .post(&call("void", "updatestatus"), &stale)
        .refused(409, "after_sale.quote_changed");
    let voided = owner.post(&call("void", "updatestatus"), &accept).ok();
    assert_eq!(voided["status"], "Cancelled", "{voided}");
    assert_eq!(voided["tickets"][0]["status"], "VOID");
    assert_eq!(voided["tickets"][0]["coupons"][0]["status"], "VOID");
    assert_eq!(
        owner.post(&call("void", "updatestatus"), &accept).ok()["version"],
        voided["version"],
        "once"
    );
    assert_eq!(minor(&owner, "posted"), before + hundredths(&quote["total"]));

    let queue = owner
        .post(
            &call("void", "getqueue"),
            &json!({ "tab": "done", "search": held.reference }),
        )
        .ok();
    assert_eq!(queue["total"], 1, "{queue}");
    assert_eq!(queue["items"][0]["orderReference"], held.reference.as_str());
    assert_eq!(queue["counts"]["quoted"], 0);
    let number = text(&request["requestReference"]);
    let one = owner
        .get(&format!("{}?requestReference={number}", call("void", "getrequest")))
        .ok();
    assert_eq!(one["request"]["state"], "done");
    let found = owner
        .get(&format!("/api/customer/v1/MyBooking/GetSearchBar?searchKey={number}"))
        .ok();
    assert_eq!(
        (&found["type"], &found["reference"], &found["count"]),
        (&json!("void"), &json!(number), &json!(1))
    );
    let states: Vec<_> = one["request"]["timeline"]
        .as_array()
        .expect("a timeline")
        .iter()
        .map(|at| text(&at["state"]))
        .collect();
    assert_eq!(states, ["quoted", "accepted", "done"]);
    let kinds = owner.event_kinds(&held.reference);
    assert_eq!(
        kinds[kinds.len() - 3..],
        ["voidAsked", "voidStarted", "voided"],
        "{kinds:?}"
    );
}

pub fn minor(owner: &Session<'_>, what: &str) -> i64 {
    hundredths(&owner.balance()[what])
}

#[test]
fn a_refund_is_requested_withdrawn_and_listed_apart_from_voids() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner, "refund");
    let asked = owner.post(&call("refund", "request"), &body(&held)).ok();
    let number = text(&asked["request"]["requestReference"]);
    let withdraw = json!({ "requestReference": number, "status": "withdrawn" });
    owner
        .post(&call("void", "updatestatus"), &withdraw)
        .refused(404, "after_sale.not_found");
    owner.post(&call("refund", "updatestatus"), &withdraw).ok();
    let late = json!({ "requestReference": number, "status": "accepted", "quoteId": "any" });
    let refused = owner
        .post(&call("refund", "updatestatus"), &late)
        .refused(409, "after_sale.wrong_state");
    assert_eq!(refused["params"]["state"], "withdrawn");
    let ended = owner.post(&call("refund", "getqueue"), &json!({ "tab": "ended" })).ok();
    assert_eq!(
        (&ended["total"], &ended["counts"]["ended"]),
        (&json!(1), &json!(1)),
        "{ended}"
    );
    assert_eq!(owner.post(&call("void", "getqueue"), &json!({})).ok()["total"], 0);
    let other = json!({ "orderReference": held.reference, "reason": "other" });
    owner
        .post(&call("refund", "request"), &other)
        .refused(422, "request.invalid");
}

// covers: T-383
#[test]
fn after_the_cut_off_only_a_refund_is_offered() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner, "void");
    api.advance(24 * 3600);
    let owner = ROSE_OWNER.sign_in(&api);
    let order = owner.order(&held.reference);
    let actions = order["actions"].as_array().expect("actions");
    assert!(
        !actions.contains(&json!("void")) && actions.contains(&json!("refund")),
        "{order}"
    );
    owner
        .post(&call("void", "request"), &body(&held))
        .refused(409, "void.window_closed");
    owner.post(&call("refund", "request"), &body(&held)).ok();
}

#[test]
fn users_without_the_codes_or_of_another_agency_see_nothing() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner, "refund");
    let number = text(&owner.post(&call("refund", "request"), &body(&held)).ok()["request"]["requestReference"]);
    let viewer = ROSE_VIEWER.sign_in(&api);
    for family in ["void", "refund"] {
        for name in ["verifypenalty", "request"] {
            viewer
                .post(&call(family, name), &body(&held))
                .refused(403, "access.denied");
        }
    }
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger
        .post(&call("refund", "request"), &body(&held))
        .refused(404, "order.not_found");
    let target = format!("{}?requestReference={number}", call("refund", "getrequest"));
    stranger.get(&target).refused(404, "after_sale.not_found");
    let withdraw = json!({ "requestReference": number, "status": "withdrawn" });
    stranger
        .post(&call("refund", "updatestatus"), &withdraw)
        .refused(404, "after_sale.not_found");
    assert_eq!(stranger.post(&call("refund", "getqueue"), &json!({})).ok()["total"], 0);
}

// covers: T-200, T-336
#[test]
fn a_refund_credits_the_wallet_once_when_the_airline_approves() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner, "void");
    for family in ["void", "refund"] {
        let penalty = owner.post(&call(family, "verifypenalty"), &body(&held)).ok();
        assert_eq!(penalty["byHand"], false, "{penalty}");
        assert_adds_up(&penalty["quote"], 3);
    }
    let before = minor(&owner, "posted");
    let asked = owner.post(&call("refund", "request"), &body(&held)).ok();
    let request = &asked["request"];
    let total = hundredths(&request["quote"]["total"]);
    let accept = json!({
        "requestReference": request["requestReference"],
        "status": "accepted",
        "quoteId": request["quote"]["quoteId"],
    });
    let waiting = owner.post(&call("refund", "updatestatus"), &accept).ok();
    assert_eq!(waiting["requests"][0]["state"], "submitted", "{waiting}");
    assert_eq!(minor(&owner, "posted"), before);
    api.advance(2 * 3600);
    let owner = ROSE_OWNER.sign_in(&api);
    let done = eventually("it is refunded", || {
        let order = owner.order(&held.reference);
        (order["requests"][0]["state"] == "done").then_some(order)
    });
    assert_eq!(
        (&done["status"], &done["tickets"][0]["status"]),
        (&json!("Cancelled"), &json!("REFUNDED"))
    );
    assert_eq!(minor(&owner, "posted"), before + total);
    owner.post(&call("refund", "updatestatus"), &accept).ok();
    assert_eq!(minor(&owner, "posted"), before + total, "once");
}
