//! Operations decide on orders with an unknown outcome.

use std::thread;

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{Held, hundredths, minor, text};
use crate::support::{Api, Session, eventually};
use crate::through_the_gateway;

const IN_DOUBT: &str = "/orders/falcon/in-doubt";

fn outcome(reference: &str) -> String {
    format!("/orders/falcon/{reference}/outcome")
}

/// An operator's decision, with a reason and a name.
fn decision(found: &str, more: &Value) -> Value {
    let mut said =
        json!({ "found": found, "reason": "Confirmed by the airline's desk, case 4711.", "operator": "Nadia" });
    let fields = said.as_object_mut().expect("an object");
    fields.extend(more.as_object().cloned().unwrap_or_default());
    said
}

/// Tickets were requested, but the airline has no record: money is held, and the outcome is unknown.
pub fn left_to_operations(api: &Api) -> (Session<'_>, Held, Value) {
    let owner = ROSE_OWNER.sign_in(api);
    let held = owner.hold();
    api.force("issue", &json!({ "kind": "unknown" }));
    let order = owner.ticket(&held).ok();
    assert_eq!(order["status"], "InProgress", "{order}");
    api.admin_post("/dev/world/reset", &json!({})).ok();
    api.advance(31 * 60);
    // The session has expired by then.
    let owner = ROSE_OWNER.sign_in(api);
    let order = eventually("it is handed over", || {
        let order = owner.order(&held.reference);
        (order["status"] == "UnConfirmed").then_some(order)
    });
    assert_eq!(
        (&order["payment"]["state"], &order["actions"]),
        (&json!("held"), &json!([])),
        "{order}"
    );
    (owner, held, order)
}

/// A number for each traveller.
fn tickets(order: &Value) -> Value {
    let people = order["travellers"].as_array().expect("travellers").iter();
    let numbers = people
        .enumerate()
        .map(|(nth, person)| json!({ "travellerId": person["travellerId"], "number": format!("176-240000000{nth}") }));
    json!({ "tickets": numbers.collect::<Vec<_>>() })
}

through_the_gateway! {
    fn tickets_that_were_found_are_paid_once(api) {
        let before = ROSE_OWNER.sign_in(api).balance();
        let (owner, held, order) = left_to_operations(api);
        let waiting = api.admin_get(IN_DOUBT)["items"][0].clone();
        assert_eq!(waiting["reference"], held.reference, "{waiting}");
        assert_eq!((&waiting["pnr"], &waiting["agency"]), (&order["pnr"], &json!("Desert Rose Travel")));
        assert_eq!(waiting["held"], order["fare"]["agentPayable"]);
        let supplier = text(&waiting["supplier"]);
        assert!(supplier.starts_with(char::is_uppercase), "suppliers are called by name: {supplier}");

        let target = outcome(&held.reference);
        let refused = |said: &Value, pointer: &str| {
            let problem = api.admin_post(&target, said).refused(422, "request.invalid");
            assert_eq!(problem["errors"][0]["pointer"], pointer, "{problem}");
        };
        let all = tickets(&order);
        let mut short = all.clone();
        short["tickets"].as_array_mut().expect("tickets").pop();
        let mut twice = all.clone();
        twice["tickets"][1]["number"] = twice["tickets"][0]["number"].clone();
        let mut written = all.clone();
        written["tickets"][0]["number"] = json!("17624");
        for wrong in [short, twice, written, json!({})] {
            refused(&decision("tickets", &wrong), "/tickets");
        }
        refused(&decision("tickets", &json!({ "tickets": all["tickets"], "reason": " " })), "/reason");
        api.admin_post(&outcome("FAF2611-99999Z"), &decision("tickets", &all)).refused(404, "order.not_found");
        assert_eq!(owner.order(&held.reference)["status"], "UnConfirmed");

        let answers: Vec<Value> = thread::scope(|scope| {
            let requests = [0, 1].map(|_| scope.spawn(|| api.admin_post(&target, &decision("tickets", &all)).ok()));
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        assert!(answers.iter().all(|answer| answer["status"] == "Confirmed"), "{answers:?}");
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("Confirmed"), &json!("paid")), "{order}");
        assert_eq!(order["tickets"][0]["number"], "1762400000000");
        let after = owner.balance();
        assert_eq!(after["held"], "0.00");
        assert_eq!(hundredths(&before["posted"]) - hundredths(&after["posted"]), minor(&order["fare"]["agentPayable"]));
        assert_eq!(owner.issues().len(), 1);
        let last = owner.events(&held.reference).into_iter().find(|event| event["kind"] == "issued").expect("a line");
        assert_eq!(last["by"], "Operations", "{last}");

        let other = api.admin_post(&target, &decision("nothing", &json!({}))).refused(409, "order.wrong_state");
        assert_eq!(other["params"]["status"], "Confirmed");
        assert_eq!(api.admin_get(IN_DOUBT)["items"], json!([]));
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }

    fn seats_without_tickets_are_held_again_and_nothing_is_charged(api) {
        let before = ROSE_OWNER.sign_in(api).balance();
        let (owner, held, _) = left_to_operations(api);
        let decided = api.admin_post(&outcome(&held.reference), &decision("seats", &json!({}))).ok();
        assert_eq!(decided["status"], "OnHold");
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("OnHold"), &json!("none")), "{order}");
        assert!(order["actions"].as_array().expect("actions").contains(&json!("issue")), "{order}");
        assert_eq!(owner.balance(), before);
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }

    fn without_a_record_the_order_ends_and_nothing_is_charged(api) {
        let before = ROSE_OWNER.sign_in(api).balance();
        let (owner, held, _) = left_to_operations(api);
        api.admin_post(&outcome(&held.reference), &decision("nothing", &json!({}))).ok();
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("Cancelled"), &json!("none")), "{order}");
        assert_eq!(owner.balance(), before);
        assert!(owner.issues().is_empty());
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }

    fn only_the_operators_side_decides(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let target = outcome(&held.reference);
        // An order that is not in doubt cannot be decided.
        let problem = api.admin_post(&target, &decision("nothing", &json!({}))).refused(409, "order.wrong_state");
        assert_eq!(problem["params"]["status"], "OnHold");
        // The gateway does not serve this address to any user.
        for path in [target, format!("/api{}", outcome(&held.reference))] {
            let answer = owner.post(&path, &decision("nothing", &json!({})));
            assert!([404, 405].contains(&answer.status), "{path}: {}", answer.status);
        }
        assert_eq!(text(&owner.order(&held.reference)["status"]), "OnHold");
    }
}
