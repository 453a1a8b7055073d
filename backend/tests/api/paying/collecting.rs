//! An agency's dues: the list, settling several at once, and what happens when they are not paid.

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use super::assert_proven;
use crate::credit::{aed, agency_of, decision, target};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Answer, Api, Session, eventually};

fn call(name: &str) -> String {
    format!("/api/payment/v1/PartialPayment/{name}")
}

/// The sum of what is still due.
fn left(dues: &[Value]) -> i64 {
    dues.iter().map(|due| minor(&due["left"])).sum()
}

impl Session<'_> {
    /// The listed dues in this state.
    fn owed(&self, state: &str) -> Vec<Value> {
        let page = self.post(&call("GetOrders"), &json!({ "state": state })).ok();
        let items = page["items"].as_array().expect("items").clone();
        assert_eq!(page["total"], items.len(), "{page}");
        items.into_iter().map(|item| item["due"].clone()).collect()
    }

    fn due_summary(&self) -> Value {
        self.post(&call("GetSummary"), &Value::Null).ok()
    }

    fn settlement(&self, orders: &[&str]) -> Answer {
        self.post(&call("GetSettlementDetails"), &json!({ "orderReferences": orders }))
    }

    fn settle_several(&self, orders: &[(&str, &Value)]) -> Answer {
        let dues = orders
            .iter()
            .map(|(reference, accepted)| json!({ "orderReference": reference, "acceptedAmount": accepted }));
        let dues: Vec<Value> = dues.collect();
        self.post(&call("SettleSeveral"), &json!({ "dues": dues }))
    }
}

// covers: T-357, T-359
#[test]
fn dues_are_listed_added_up_and_settled_order_by_order() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let [(first, _), (second, _)] = owner.several_ticketed_in_part();
    let (first, second) = (first.reference.as_str(), second.reference.as_str());
    let open = owner.owed("open");
    let summary = owner.due_summary();
    assert_eq!((open.len(), &summary["unpaid"]), (2, &json!(2)), "{summary}");
    assert_eq!(left(&open), minor(&summary["total"]));
    assert_eq!(
        (minor(&summary["overdueTotal"]), &summary["isEnforced"]),
        (0, &json!(false))
    );
    assert_eq!(
        (&summary["nextOrderReference"], &summary["nextDueAt"]),
        (&open[0]["orderReference"], &open[0]["dueAt"])
    );
    let found = owner
        .post(&call("GetOrders"), &json!({ "search": second.to_lowercase() }))
        .ok();
    assert_eq!(
        (&found["total"], &found["items"][0]["due"]["orderReference"]),
        (&json!(1), &json!(second))
    );
    assert!(!text(&found["items"][0]["title"]).is_empty() && !text(&found["items"][0]["leadName"]).is_empty());

    let details = owner.settlement(&[second, first]).ok();
    let dues = details["dues"].as_array().expect("dues").clone();
    assert_eq!(
        (&dues[0]["orderReference"], left(&dues)),
        (&json!(second), minor(&details["total"]))
    );
    assert!(details["shortfall"].is_null(), "{details}");
    for wrong in [vec![], vec![first, first]] {
        owner.settlement(&wrong).refused(422, "request.invalid");
    }

    let before = hundredths(&owner.balance()["posted"]);
    let [right, other] = [&dues[1]["left"], &dues[0]["left"]];
    owner
        .settle_several(&[(first, right), (first, right)])
        .refused(422, "request.invalid");
    let some = owner
        .settle_several(&[(second, &json!("AED 1.00")), (first, right)])
        .ok();
    let outcome = |answer: &Value, at: usize| text(&answer["results"][at]["outcome"]);
    assert_eq!([outcome(&some, 0), outcome(&some, 1)], ["refused", "paid"], "{some}");
    assert_eq!(some["results"][0]["code"], "order.amount_mismatch");
    assert_eq!(before - hundredths(&owner.balance()["posted"]), minor(right));
    let rest = owner.settle_several(&[(first, right), (second, other)]).ok();
    assert_eq!([outcome(&rest, 0), outcome(&rest, 1)], ["paidBefore", "paid"], "{rest}");
    assert_eq!(
        before - hundredths(&owner.balance()["posted"]),
        minor(&details["total"])
    );
    assert_eq!(
        (owner.owed("settled").len(), owner.due_summary()["unpaid"].clone()),
        (2, json!(0))
    );
    assert_proven(&api);
}

#[test]
fn an_agencys_dues_are_its_own_and_amounts_need_their_code() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (held, quote) = owner.ticketed_in_part();
    let stranger = OASIS_OWNER.sign_in(&api);
    assert_eq!(stranger.owed("open"), Vec::<Value>::new());
    stranger
        .settlement(&[held.reference.as_str()])
        .refused(404, "order.not_found");
    let refused = stranger
        .settle_several(&[(held.reference.as_str(), &quote["dueLater"])])
        .ok();
    assert_eq!(refused["results"][0]["code"], "order.not_found", "{refused}");

    let viewer = ROSE_VIEWER.sign_in(&api);
    let database = Intruder::open(&api.folder.database_url());
    let allow = |codes: &str| {
        database.run(&format!(
            "update users set functionalities = '[{codes}]' where email = '{}'",
            ROSE_VIEWER.mail
        ));
    };
    allow("230");
    let due = viewer.owed("open").remove(0);
    assert!(
        ["total", "paid", "left"].iter().all(|amount| due[amount].is_null()),
        "{due}"
    );
    assert!(viewer.due_summary()["total"].is_null());
    let refused = viewer
        .settlement(&[held.reference.as_str()])
        .refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 231);
    allow("230,231");
    let refused = viewer.settle_several(&[(held.reference.as_str(), &quote["dueLater"])]);
    assert_eq!(refused.refused(403, "access.denied")["params"]["functionality"], 203);
    assert_eq!(owner.owed("open").len(), 1);
}

#[test]
fn a_wallet_that_does_not_cover_an_overdue_rest_buys_nothing_until_it_does() {
    let api = Api::start();
    let owner = OASIS_OWNER.sign_in(&api);
    let oasis = agency_of(&api, "falcon", "Oasis Holidays");
    let grant = |limit: i64| api.admin_post(&target("falcon", &oasis), &decision(&aed(limit))).ok();
    let held = owner.hold_for_parts();
    let quote = owner.part_quote(&held.reference);
    let first = minor(&quote["dueNow"]) - minor(&oasis["posted"]);
    grant(first);
    owner.ticket_in_part(&held, &quote["dueNow"]).ok();

    // Nine days are longer than any due date and its grace period; an agency notified late has two more days.
    api.advance(9 * 86_400 + 60);
    let owner = OASIS_OWNER.sign_in(&api);
    eventually("the agency is notified", || {
        let events = owner.events(&held.reference);
        events.iter().any(|event| event["kind"] == "dueOverdue").then_some(())
    });
    api.advance(2 * 86_400 + 60);
    let owner = OASIS_OWNER.sign_in(&api);
    let standing = |status: &str| {
        eventually("the wallet has this balance", || {
            (owner.balance()["status"] == status).then_some(())
        });
    };
    standing("Overdue");
    assert_eq!(owner.due_summary()["isEnforced"], true);
    let next = owner.hold();
    owner.ticket(&next).refused(409, "wallet.overdue");
    assert_eq!(owner.owed("overdue").len(), 1);

    // Charged at once, not by the timer's next run.
    grant(first + minor(&quote["dueLater"]));
    eventually("the balance due is charged", || {
        (owner.owed("settled").len() == 1).then_some(())
    });
    assert_eq!(owner.balance()["status"], "Active");
    assert_eq!(hundredths(&owner.balance()["walletBalance"]), 0);
    let subjects = |subject: &str| {
        let outbox = api.admin_get("/dev/outbox");
        let items = outbox["items"].as_array().expect("items").clone();
        items
            .iter()
            .filter(|item| text(&item["subject"]) == format!("{}{subject}", held.reference))
            .count()
    };
    assert_eq!(subjects(": tickets can't be issued until it is paid"), 1);
    assert_eq!(subjects(" is paid in full"), 1);
    assert_proven(&api);
}
