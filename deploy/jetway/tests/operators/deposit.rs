//! `jetway deposit`: waiting deposits are listed and decided.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

const REFERENCE: &str = "DP2611000042";

fn deposit(status: &str) -> Value {
    json!({ "depositRef": REFERENCE, "method": "bankDeposit", "status": status, "agency": "Desert Rose Travel",
        "createdBy": "Amina Rahman", "createdAt": "2026-11-21T08:00:00Z", "paidOn": "2026-11-20", "amount": "AED 500.00",
        "fee": "AED 0.00", "credit": "AED 500.00", "taken": null, "paidInto": "Gulf Bank, 0011223344", "account": "Bank:gulf-main",
        "particulars": {}, "remark": "", "slips": 1, "maker": "Nadia", "checker": null, "reason": null })
}

#[test]
fn waiting_deposits_are_listed_with_what_the_money_is_found_by() {
    let backend = Backend::start(vec![(
        "GET /deposits/falcon/waiting",
        200,
        json!({ "items": [deposit("underReview")] }),
    )]);
    let listed = text(&backend.run("deposit", &["waiting"]));
    for word in [
        REFERENCE,
        "2026-11-21 08:00 UTC",
        "AED 500.00",
        "Gulf Bank, 0011223344",
        "2026-11-20",
        "Amina Rahman",
        "Nadia",
    ] {
        assert!(listed.contains(word), "no {word} in {listed}");
    }
    let none = Backend::start(vec![("GET /deposits/falcon/waiting", 200, json!({ "items": [] }))]);
    assert_eq!(text(&none.run("deposit", &["waiting"])), "no deposits are waiting\n");
}

#[test]
fn a_step_is_sent_with_who_takes_it_and_how_they_know() {
    let target = "POST /deposits/falcon/DP2611000042/decision";
    for step in ["review", "approve", "reject", "ask", "bounce"] {
        let backend = Backend::start(vec![(target, 200, deposit("approved"))]);
        let by = ["--operator", "Omar", "--reason", "Statement, line 12"];
        let ended = backend.run("deposit", &[&[step, REFERENCE][..], &by].concat());
        assert_eq!(
            text(&ended),
            format!("{REFERENCE} is approved\n"),
            "{}",
            String::from_utf8_lossy(&ended.stderr)
        );
        let sent: Value = serde_json::from_str(&backend.asked().pop().expect("a step").1).expect("JSON");
        assert_eq!(
            sent,
            json!({ "step": step, "operator": "Omar", "note": "Statement, line 12" })
        );
    }
}
