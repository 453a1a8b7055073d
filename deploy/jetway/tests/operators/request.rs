//! `jetway request`: voids and refunds that wait are listed and answered.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

const STEP: &str = "POST /orders/falcon/requests/R-2611-00042/step";

#[test]
fn requests_are_listed_with_who_has_them_and_by_when() {
    let waiting = json!({ "orderReference": "FAF2611-00001A", "requestReference": "R-2611-00042", "owner": "Nadia", "kind": "refund", "state": "requested",
        "title": "DXB-DAC-DXB", "leadName": "Karim Rahman", "requestedBy": "Amina", "requestedAt": "2026-11-26T08:00:00Z",
        "remark": null, "dueAt": "2026-11-27T08:00:00Z" });
    let backend = Backend::start(vec![(
        "GET /orders/falcon/requests",
        200,
        json!({ "items": [waiting] }),
    )]);
    let listed = text(&backend.run("request", &["waiting"]));
    for word in [
        "R-2611-00042",
        "refund  requested",
        "2026-11-27 08:00 UTC",
        "FAF2611-00001A",
        "Karim Rahman",
        "Nadia",
    ] {
        assert!(listed.contains(word), "no {word} in {listed}");
    }
}

#[test]
fn a_request_is_shown_with_what_its_quote_depends_on() {
    let case = json!({ "orderReference": "FAF2611-00001A", "agencyName": "Rose Travel", "title": "DXB-DAC-DXB", "pnr": "ABC234",
        "request": { "state": "requested", "reason": "medical", "remark": "In hospital.", "travellerIds": ["t2"], "segmentIds": ["s2"] },
        "travellers": [
            { "travellerId": "t1", "name": "Karim Rahman", "returnable": "AED 900.00" },
            { "travellerId": "t2", "name": "Amal Rahman", "returnable": "AED 450.00" },
        ],
        "segments": [{ "segmentId": "s2", "flight": "EK582", "route": "DAC-DXB", "departsAt": "2026-12-08T02:00:00Z" }],
        "refundable": true, "penalty": "AED 200.00" });
    let backend = Backend::start(vec![("GET /orders/falcon/requests/R-2611-00042", 200, case)]);
    let shown = text(&backend.run("request", &["show", "R-2611-00042"]));
    for line in [
        "  t1  Karim Rahman  at most AED 900.00\n",
        "* t2  Amal Rahman  at most AED 450.00\n",
        "* EK582  DAC-DXB  2026-12-08T02:00:00Z\n",
        "refundable before departure for AED 200.00 per ticket\n",
    ] {
        assert!(shown.contains(line), "no {line:?} in {shown}");
    }
}

#[test]
fn a_quote_is_sent_with_its_lines_and_the_operator() {
    let stepped = json!({ "requestReference": "R-2611-00042", "state": "quoted" });
    let backend = Backend::start(vec![(STEP, 200, stepped)]);
    let quoted = backend.run(
        "request",
        &[
            "quote",
            "R-2611-00042",
            "--operator",
            "Nadia",
            "--line",
            "t1:penalty=20000",
            "--basis",
            "Rule 33",
        ],
    );
    assert_eq!(
        text(&quoted),
        "R-2611-00042 is quoted\n",
        "{}",
        String::from_utf8_lossy(&quoted.stderr)
    );
    let sent: Value = serde_json::from_str(&backend.asked().pop().expect("an answer").1).expect("JSON");
    assert_eq!(sent["step"], "quote");
    assert_eq!(sent["quote"]["lines"][0]["penalty"], 20_000);
    assert_eq!(
        (&sent["quote"]["basis"], &sent["operator"]),
        (&json!("Rule 33"), &json!("Nadia"))
    );
}
