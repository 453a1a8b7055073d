//! `jetway payment`: payments under review are listed and resolved.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

const ID: &str = "0199c0de-0000-7000-8000-000000000001";

fn payment(state: &str) -> Value {
    json!({ "paymentId": ID, "order": "FAF2611-00001A", "state": state, "agency": "Desert Rose Travel", "paidBy": "Amina Rahman",
        "provider": "simulator", "providerReference": "sim-42", "beganAt": "2026-11-21T08:00:00Z",
        "amount": "AED 569.52", "taken": "AED 280.00", "ruling": null, "decidedBy": null })
}

#[test]
fn payments_in_review_are_listed_with_what_the_provider_is_asked_by() {
    let backend = Backend::start(vec![(
        "GET /payments/falcon/in-review",
        200,
        json!({ "items": [payment("review")] }),
    )]);
    let listed = text(&backend.run("payment", &["in-review"]));
    for word in [
        ID,
        "2026-11-21 08:00 UTC",
        "sim-42",
        "AED 569.52",
        "AED 280.00",
        "FAF2611-00001A",
        "Amina Rahman",
    ] {
        assert!(listed.contains(word), "no {word} in {listed}");
    }
    let none = Backend::start(vec![("GET /payments/falcon/in-review", 200, json!({ "items": [] }))]);
    assert_eq!(
        text(&none.run("payment", &["in-review"])),
        "no payments are in review\n"
    );
}

#[test]
fn a_word_is_sent_with_who_says_so_and_how_they_know() {
    let target = "POST /payments/falcon/0199c0de-0000-7000-8000-000000000001/verdict";
    for ruling in ["credit", "refunded", "refuse"] {
        let backend = Backend::start(vec![(target, 200, payment("succeeded"))]);
        let by = ["--operator", "Nadia", "--reason", "Statement, line 12"];
        let ended = backend.run("payment", &[&[ruling, ID][..], &by].concat());
        assert_eq!(
            text(&ended),
            format!("{ID} is succeeded\n"),
            "{}",
            String::from_utf8_lossy(&ended.stderr)
        );
        let sent: Value = serde_json::from_str(&backend.asked().pop().expect("a decision").1).expect("JSON");
        assert_eq!(
            sent,
            json!({ "ruling": ruling, "operator": "Nadia", "reason": "Statement, line 12" })
        );
    }
}
