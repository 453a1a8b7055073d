//! The ends of an order without a holiday: missed deadlines, cancelling by the policy, and a refusal of operations.

use serde_json::{Value, json};

use super::{confirm, desk, holiday, order, ordered, pay, places};
use crate::groups::{emails, on, pass, proven};
use crate::support::people::ROSE_OWNER;
use crate::support::{Api, Session, eventually};

/// What cancelling costs and returns now, and the quote.
fn quote(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&holiday("CancelQuote"), reference).ok()
}

fn cancel(session: &Session<'_>, reference: &Value, quote: &Value) -> crate::support::Answer {
    let body = json!({ "orderReference": reference["orderReference"], "quoteId": quote["quoteId"] });
    session.post(&holiday("Cancel"), &body)
}

fn ended(session: &Session<'_>, reference: &Value, stage: &str) -> Value {
    eventually(&format!("the order is {stage}"), || {
        let order = order(session, reference);
        (order["stage"] == stage).then_some(order)
    })
}

#[test]
fn an_order_without_its_deposit_ends_and_costs_nothing() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = ordered(&api, &owner, "Unpaid");
    let due = order(&owner, &sold);
    let owner = pass(&api, &due["deposit"]["dueBy"]);
    let gone = ended(&owner, &sold, "expired");
    assert_eq!(
        (
            &gone["ended"]["missed"],
            &gone["ended"]["penalty"],
            &gone["ended"]["refund"]
        ),
        (&json!("deposit"), &json!("AED 0.00"), &json!("AED 0.00")),
        "{gone}"
    );
    assert_eq!(places(&owner, &gone["packageId"]), 6, "its places are free again");
    pay(&owner, &sold, "deposit").refused(409, "order.wrong_state");
    eventually("the e-mail", || (emails(&api, "has expired") == 1).then_some(()));
    proven(&api);
}

#[test]
fn an_order_without_its_balance_ends_by_the_policy_after_a_reminder() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = ordered(&api, &owner, "Half paid");
    pay(&owner, &sold, "deposit").ok();
    confirm(&api, &owner, &sold, "Nadia Half");
    let due = order(&owner, &sold)["balance"]["dueBy"].clone();
    let at: chrono::DateTime<chrono::Utc> = crate::support::trip::text(&due).parse().expect("an instant");
    pass(&api, &json!((at - chrono::TimeDelta::hours(23)).to_rfc3339()));
    eventually("the reminder", || {
        (emails(&api, "the balance is due") == 1).then_some(())
    });
    let owner = pass(&api, &due);
    let gone = ended(&owner, &sold, "expired");
    // Half of 1,800.00 is kept from 14 days before the start on, and no more than the deposit was paid.
    assert_eq!(
        (
            &gone["ended"]["missed"],
            &gone["ended"]["penalty"],
            &gone["ended"]["refund"]
        ),
        (&json!("balance"), &json!("AED 540.00"), &json!("AED 0.00")),
        "{gone}"
    );
    proven(&api);
}

#[test]
fn cancelling_costs_what_the_policy_says_on_that_day() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = ordered(&api, &owner, "Cancelled");
    pay(&owner, &sold, "deposit").ok();
    let early = quote(&owner, &sold);
    assert_eq!(
        (&early["penalty"], &early["refund"]),
        (&json!("AED 0.00"), &json!("AED 540.00")),
        "{early}"
    );
    confirm(&api, &owner, &sold, "Nadia Cancels");
    pay(&owner, &sold, "balance").ok();
    let owner = pass(&api, &json!(format!("{}:00Z", on(&api, 20, "12:00"))));
    let late = quote(&owner, &sold);
    assert_eq!(
        (&late["penalty"], &late["refund"]),
        (&json!("AED 900.00"), &json!("AED 900.00")),
        "{late}"
    );
    cancel(&owner, &sold, &early).refused(409, "holidays.quote_expired");
    let gone = cancel(&owner, &sold, &late).ok();
    assert_eq!(
        (&gone["stage"], &gone["refunded"], &gone["actions"]),
        (&json!("cancelled"), &json!("AED 900.00"), &json!(["print", "history"])),
        "{gone}"
    );
    assert_eq!(
        cancel(&owner, &sold, &late).ok()["version"],
        gone["version"],
        "cancelled once"
    );
    assert_eq!(places(&owner, &gone["packageId"]), 6);
    proven(&api);
}

#[test]
fn a_holiday_that_operations_refuse_returns_everything() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = ordered(&api, &owner, "Refused");
    let paid = pay(&owner, &sold, "deposit").ok();
    let nadia = desk(&api, "Nadia Refuses");
    let refusal = |version: &Value| {
        json!({ "tenant": "falcon", "orderReference": sold["orderReference"], "version": version,
        "reason": "The hotel has closed." })
    };
    let refuse = "Holidays/RefuseHolidayOrder";
    nadia.post(refuse, &refusal(&json!(1))).refused(409, "record.changed");
    for _ in 0..2 {
        let refused = nadia.post(refuse, &refusal(&paid["version"])).ok();
        assert_eq!(refused["order"]["stage"], "cancelled", "{refused}");
    }
    let gone = order(&owner, &sold);
    assert_eq!(
        (
            &gone["ended"]["refund"],
            &gone["ended"]["penalty"],
            &gone["ended"]["reason"]
        ),
        (
            &json!("AED 540.00"),
            &json!("AED 0.00"),
            &json!("The hotel has closed.")
        ),
        "{gone}"
    );
    eventually("the e-mail", || (emails(&api, "is cancelled") == 1).then_some(()));
    proven(&api);
}
