//! Refused sales: beyond the wallet, at another amount, to another agency.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, PADMA_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::trip::{self, BOOK, hundredths, order_target, text, ticket_body, ticket_target};

// covers: T-376
#[test]
fn an_empty_wallet_buys_nothing_and_loses_no_seats() {
    let api = Api::start();
    for (person, currency) in [(OASIS_OWNER, "AED"), (PADMA_OWNER, "BDT")] {
        let owner = person.sign_in(&api);
        let before = owner.balance();
        let held = owner.hold();
        let payable = text(&owner.order(&held.reference)["fare"]["agentPayable"]);
        let problem = owner.ticket(&held).refused(409, "wallet.insufficient");
        let shortfall = text(&problem["params"]["shortfall"]);
        let missing = shortfall.strip_prefix(&format!("{currency} ")).expect("its currency");
        let needed = payable.strip_prefix(&format!("{currency} ")).expect("its currency");
        let available = hundredths(&before["walletBalance"]);
        assert_eq!(
            hundredths(&json!(missing)),
            hundredths(&json!(needed)) - available,
            "{problem}"
        );
        let order = owner.order(&held.reference);
        assert_eq!(
            (&order["status"], &order["actions"][0], &order["actions"][1]),
            (&json!("OnHold"), &json!("issue"), &json!("cancel")),
            "{order}"
        );
        assert_eq!(order["payment"]["state"], "none");
        assert_eq!(owner.balance(), before);
        assert!(owner.issues().is_empty());
    }
}

// covers: T-376
#[test]
fn the_missing_amount_reveals_the_agencys_price_and_needs_203() {
    let api = Api::start();
    let owner = OASIS_OWNER.sign_in(&api);
    let held = owner.hold();
    let missing = |problem: Value| problem["params"]["shortfall"].clone();
    assert!(missing(owner.ticket(&held).refused(409, "wallet.insufficient")).is_string());
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run(&format!(
        "update users set functionalities = '[211,212]' where email = '{}'",
        OASIS_OWNER.mail
    ));
    let unseen =
        json!({ "acceptedAmount": owner.order(&held.reference)["fare"]["customerTotal"], "fundSource": "wallet" });
    let problem = owner
        .post(&ticket_target(&held.reference), &unseen)
        .refused(409, "wallet.insufficient");
    assert_eq!(
        (problem["detail"].clone(), missing(problem)),
        (Value::Null, Value::Null)
    );
}

// covers: T-376
#[test]
fn the_amount_due_now_reveals_the_agencys_price_and_needs_203() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let quote = owner.part_quote(&held.reference);
    let request = |mode: &str| {
        let body =
            json!({ "acceptedAmount": held.amount, "fundSource": "wallet", "mode": mode, "acceptedNow": "AED 1.00" });
        let answer = owner.post(&ticket_target(&held.reference), &body);
        answer.refused(409, "order.amount_mismatch")
    };
    assert_eq!(request("partial")["params"]["current"], quote["dueNow"]);
    assert_eq!(request("full")["params"]["current"], quote["agentPayable"]);
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run(&format!(
        "update users set functionalities = '[211,212]' where email = '{}'",
        ROSE_OWNER.mail
    ));
    for mode in ["partial", "full"] {
        let problem = request(mode);
        assert_eq!(
            (&problem["detail"], &problem["params"]["current"]),
            (&Value::Null, &Value::Null),
            "{problem}"
        );
    }
    // A payment provider's page shows it too: users without 203 are not sent there, and do not get the correct amount.
    let online = json!({ "acceptedAmount": held.amount, "acceptedPayable": "AED 1.00", "acceptedNow": "AED 1.00" });
    for call in ["GetIssueTicketWithFullPayOnline", "GetIssueTicketWithPartPayOnline"] {
        let target = format!("/api/order/v1/{call}?orderReference={}", held.reference);
        let problem = owner.post(&target, &online).refused(403, "access.denied");
        assert_eq!(problem["params"], json!({ "functionality": 203 }), "{call}");
    }
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
}

#[test]
fn another_agencys_order_is_not_found() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        stranger
            .post(&order_target(&held.reference), &Value::Null)
            .refused(404, "order.not_found");
        stranger.ticket(&held).refused(404, "order.not_found");
        assert_eq!(stranger.post(trip::BOOKINGS, &json!({})).ok()["total"], 0);
    }
    for nonsense in ["", "X", "../x", "FL-0000"] {
        owner
            .post(&order_target(nonsense), &Value::Null)
            .refused(404, "order.not_found");
    }
    assert_eq!(owner.order(&held.reference)["status"], "OnHold");
}

#[test]
fn an_outdated_amount_is_refused() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_holdable();
    let session = &priced["priceSessionId"];
    let amount = owner.sell(session).ok()["current"]["customerTotal"].clone();
    let book = |accepted: &Value| owner.post(BOOK, &json!({ "priceSessionId": session, "acceptedAmount": accepted }));
    let problem = book(&json!("AED 1.00")).refused(409, "order.amount_mismatch");
    assert_eq!(problem["params"]["current"], amount);
    assert_eq!(owner.post(trip::BOOKINGS, &json!({})).ok()["total"], 0);
    let bad = book(&json!("plenty")).refused(422, "request.invalid");
    assert_eq!(bad["errors"][0]["pointer"], "/acceptedAmount");

    let reference = text(&book(&amount).ok()["orderReference"]);
    let ticket = |accepted: &str| owner.post(&ticket_target(&reference), &ticket_body(accepted));
    let problem = ticket("AED 1.00").refused(409, "order.amount_mismatch");
    assert_eq!(problem["params"]["current"], amount);
    let other = text(&amount).replace("AED", "BDT");
    ticket(&other).refused(409, "order.amount_mismatch");
    assert_eq!(owner.order(&reference)["status"], "OnHold");
    assert!(owner.issues().is_empty());
}
