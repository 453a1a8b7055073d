//! `jetway operator`: operators of the console are invited, given roles and disabled.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

fn nadia(status: &str) -> Value {
    json!({ "id": "0199c0de-0000-7000-8000-000000000001", "email": "nadia@house.test", "name": "Nadia Rahman",
        "status": status, "roles": ["ticketing", "kyc"], "tenants": ["falcon"], "lastSignedInAt": null })
}

fn sent(backend: &Backend) -> Value {
    serde_json::from_str(&backend.asked().pop().expect("a call").1).expect("JSON")
}

#[test]
fn an_invitation_prints_its_link_once() {
    let invited = json!({ "operator": nadia("invited"), "token": "0f0f", "endsAt": "2026-11-27T01:00:00Z" });
    let backend = Backend::start(vec![("POST /operators", 200, invited)]);
    let arguments = [
        "invite",
        "nadia@house.test",
        "--name",
        "Nadia Rahman",
        "--role",
        "ticketing",
        "--role",
        "kyc",
        "--operator",
        "Omar",
        "--console",
        "https://operations.example/",
    ];
    let ended = backend.run("operator", &arguments);
    let told = text(&ended);
    for words in [
        "nadia@house.test  invited  Nadia Rahman",
        "roles ticketing, kyc; tenants falcon",
        "https://operations.example/invitation#0f0f",
    ] {
        assert!(
            told.contains(words),
            "no {words} in {told}{}",
            String::from_utf8_lossy(&ended.stderr)
        );
    }
    let expected = json!({ "email": "nadia@house.test", "name": "Nadia Rahman", "roles": ["ticketing", "kyc"],
        "tenants": ["falcon"], "operator": "Omar" });
    assert_eq!(sent(&backend), expected);
}

#[test]
fn roles_are_replaced_for_named_tenants_or_for_all() {
    let backend = Backend::start(vec![("POST /operators/roles", 200, nadia("active"))]);
    let arguments = ["roles", "nadia@house.test", "--role", "auditor", "--operator", "Omar"];
    let all = backend.run_for_all("operator", &[&arguments[..], &["--all-tenants"]].concat());
    assert!(all.status.success(), "{}", String::from_utf8_lossy(&all.stderr));
    let expected = json!({ "email": "nadia@house.test", "roles": ["auditor"], "tenants": null, "operator": "Omar" });
    assert_eq!(sent(&backend), expected);

    let nobodys = backend.run_for_all("operator", &arguments);
    let told = String::from_utf8_lossy(&nobodys.stderr).into_owned();
    assert!(!nobodys.status.success() && told.contains("--all-tenants"), "{told}");
    assert_eq!(backend.asked().len(), 1);
}

#[test]
fn an_operator_is_disabled_by_name_of_who_does_it() {
    let backend = Backend::start(vec![("POST /operators/disable", 200, nadia("disabled"))]);
    let ended = backend.run_for_all("operator", &["disable", "nadia@house.test", "--operator", "Omar"]);
    assert!(
        text(&ended).contains("disabled"),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    assert_eq!(
        sent(&backend),
        json!({ "email": "nadia@house.test", "operator": "Omar" })
    );
}

#[test]
fn operators_are_listed() {
    let backend = Backend::start(vec![("GET /operators", 200, json!({ "items": [nadia("active")] }))]);
    assert!(text(&backend.run_for_all("operator", &["list"])).contains("active  Nadia Rahman"));
    let none = Backend::start(vec![("GET /operators", 200, json!({ "items": [] }))]);
    assert!(text(&none.run_for_all("operator", &["list"])).starts_with("there is no operator"));
}
