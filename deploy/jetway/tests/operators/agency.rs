//! `jetway agency`: balances are listed and credit limits set.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

const ID: &str = "0199c0de-0000-7000-8000-000000000001";

fn wallet(limit: &str) -> Value {
    json!({ "agencyId": ID, "name": "Oasis Holidays", "status": "active", "posted": "AED -120.00", "held": "AED 0.00",
        "available": "AED 4880.00", "creditLimit": limit, "creditUsed": "AED 120.00", "creditAvailable": "AED 4880.00" })
}

#[test]
fn agencies_are_listed_with_what_they_can_spend() {
    let backend = Backend::start(vec![(
        "GET /agencies/falcon",
        200,
        json!({ "items": [wallet("AED 5000.00")] }),
    )]);
    let listed = text(&backend.run("agency", &["list"]));
    for words in [
        ID,
        "Oasis Holidays",
        "wallet AED -120.00",
        "can spend AED 4880.00",
        "credit AED 5000.00",
        "used AED 120.00",
    ] {
        assert!(listed.contains(words), "no {words} in {listed}");
    }
    let none = Backend::start(vec![("GET /agencies/falcon", 200, json!({ "items": [] }))]);
    assert_eq!(text(&none.run("agency", &["list"])), "no agency has a wallet\n");
}

#[test]
fn a_limit_is_sent_with_who_grants_it_and_why() {
    let target = "POST /agencies/falcon/0199c0de-0000-7000-8000-000000000001/credit";
    let backend = Backend::start(vec![(target, 200, wallet("AED 5000.00"))]);
    let by = ["--operator", "Nadia", "--reason", "Bank guarantee 4711"];
    let ended = backend.run("agency", &[&["credit", ID, "AED 5000.00"][..], &by].concat());
    assert!(
        text(&ended).contains("credit AED 5000.00"),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    let sent: Value = serde_json::from_str(&backend.asked().pop().expect("a decision").1).expect("JSON");
    assert_eq!(
        sent,
        json!({ "limit": "AED 5000.00", "operator": "Nadia", "reason": "Bank guarantee 4711" })
    );
}

#[test]
fn a_limit_that_waits_for_another_operator_is_named() {
    let mut waits = wallet("AED 0.00");
    waits["waits"] = json!("WCH2611000001");
    let backend = Backend::start(vec![("POST /agencies/falcon", 200, waits)]);
    let asked = [
        "credit",
        ID,
        "AED 50000.00",
        "--operator",
        "Nadia",
        "--reason",
        "Bank guarantee 4711",
    ];
    let told = text(&backend.run("agency", &asked));
    assert!(told.contains("WCH2611000001 waits for another operator"), "{told}");
}

#[test]
fn a_refused_limit_is_printed_in_the_backends_words() {
    let problem = json!({ "title": "Some fields cannot be used as they are",
        "errors": [{ "pointer": "/limit", "code": "limit.in_use", "detail": "AED 120.00 of the credit is in use." }] });
    let backend = Backend::start(vec![("POST /agencies/falcon", 422, problem)]);
    let asked = [
        "credit",
        ID,
        "AED 100.00",
        "--operator",
        "Nadia",
        "--reason",
        "Less trade",
    ];
    let ended = backend.run("agency", &asked);
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(
        !ended.status.success() && told.contains("AED 120.00 of the credit is in use."),
        "{told}"
    );
}
