//! `jetway application`: applications are read and decided on.

use serde_json::{Value, json};

use crate::backend::{Asked, Backend, text};

const ID: &str = "0b8f4c9e-3f59-4a57-9d0a-8f3f3b8a1c11";

fn application(status: &str, agency: Option<&str>) -> Value {
    json!({ "id": ID, "reference": "FAR2611-00001A", "status": status, "remarks": [], "agencyId": agency, "decidedBy": null,
        "reason": null, "submittedAt": "2026-11-21T08:00:00Z", "decidedAt": null,
        "form": { "kind": "proprietor", "companyName": "Blue Dunes", "tradeLicenseNumber": "CN-1",
            "tradeLicenseExpiry": "2027-01-31", "civilAviationNumber": "GCAA-1", "taxNumber": "",
            "companyRegistrationNumber": "", "partners": [], "travellers": null, "firstName": "Amina", "lastName": "",
            "position": "", "countryCode": "AE", "city": "Dubai", "zipCode": "", "address": "Marina",
            "email": "amina@bluedunes.test", "phone": "+971501234567", "acceptsSharing": true } })
}

fn waiting() -> (&'static str, u16, Value) {
    (
        "GET /applications/falcon",
        200,
        json!({ "items": [application("pending", None)] }),
    )
}

#[test]
fn who_applied_is_listed_and_shown_with_what_they_sent() {
    let backend = Backend::start(vec![waiting()]);
    let listed = backend.run("application", &["list", "--status", "pending"]);
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    for word in [
        "FAR2611-00001A",
        "pending",
        "2026-11-21 08:00 UTC",
        "Blue Dunes",
        "amina@bluedunes.test",
    ] {
        assert!(text(&listed).contains(word), "no {word} in {}", text(&listed));
    }
    assert_eq!(backend.asked()[0].0, "GET /applications/falcon?status=pending");
    let shown = backend.run("application", &["show", "FAR2611-00001A"]);
    assert!(text(&shown).contains("tradeLicenseNumber: CN-1"), "{}", text(&shown));
    assert!(!text(&shown).contains("taxNumber"), "{}", text(&shown));
    let machine = backend.run("application", &["list", "--json"]);
    let read: Value = serde_json::from_slice(&machine.stdout).expect("JSON");
    assert_eq!(read[0]["form"]["companyName"], "Blue Dunes");
}

#[test]
fn an_empty_list_is_printed_in_words() {
    let backend = Backend::start(vec![("GET /applications/falcon", 200, json!({ "items": [] }))]);
    assert_eq!(
        text(&backend.run("application", &["list"])),
        "there is no application\n"
    );
}

#[test]
fn a_decision_is_sent_with_who_decides_and_why() {
    let decided = ("POST /applications/falcon/", 200, application("approved", Some("a1")));
    let backend = Backend::start(vec![decided, waiting()]);
    let approved = backend.run("application", &["approve", "FAR2611-00001A", "--operator", "Nadia"]);
    assert_eq!(text(&approved), "FAR2611-00001A is approved; its agency is a1\n");
    let (target, body) = backend.asked().pop().expect("a decision");
    assert_eq!(target, format!("POST /applications/falcon/{ID}/decision"));
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(
        body,
        json!({ "decision": "approve", "operator": "Nadia", "reason": "" })
    );
    backend.run(
        "application",
        &[
            "reject",
            ID,
            "--operator",
            "Nadia",
            "--reason",
            "The licence has run out.",
        ],
    );
    let (_, body) = backend.asked().pop().expect("a decision");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(body["decision"], "reject");
    assert_eq!(body["reason"], "The licence has run out.");
    backend.run(
        "application",
        &[
            "ask",
            ID,
            "--operator",
            "Nadia",
            "--reason",
            "Please send a licence we can read.",
        ],
    );
    assert!(backend.asked().pop().expect("a decision").1.contains("askForMore"));
}

#[test]
fn a_refusal_is_printed_in_the_backends_words_and_exits_with_one() {
    let refusal = json!({ "title": "The mail address has an account", "code": "application.email_taken" });
    let backend = Backend::start(vec![("POST /applications/falcon/", 409, refusal), waiting()]);
    let refused = backend.run("application", &["approve", ID, "--operator", "Nadia"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("The mail address has an account"));
    let unknown = backend.run("application", &["show", "FAR2611-00009Z"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("there is no application FAR2611-00009Z"));
    let nameless = backend.run("application", &["approve", ID]);
    assert!(!nameless.status.success(), "a decision needs the operator's name");
}

#[test]
fn a_backend_that_is_away_is_named() {
    let address = "127.0.0.1:1".parse().expect("an address");
    let away = Backend {
        address,
        asked: Asked::default(),
    };
    let failed = away.run("application", &["list"]);
    assert_eq!(failed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&failed.stderr).contains(&address.to_string()));
}
