//! Without the payment simulator, orders are paid from the wallet, and no trace of the simulator is served.

use std::sync::Arc;

use jetway_testkit::Port;
use serde_json::{Value, json};

use super::{accepted, order_call};
use crate::support::Api;
use crate::support::folder::Folder;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;

const OFF: [(&str, &str); 1] = [("JETWAY_BACKEND_PAYMENTS__SIMULATOR", "false")];

#[test]
fn only_the_wallet_pays_and_the_simulators_page_is_not_there() {
    let api = Api::open(Arc::new(Folder::seeded()), &OFF);
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    for quote in [owner.full_quote(&held.reference), owner.part_quote(&held.reference)] {
        let methods = quote["methods"].as_array().expect("methods");
        let codes: Vec<_> = methods.iter().map(|method| text(&method["code"])).collect();
        assert_eq!(codes, ["wallet"]);
    }
    let body = accepted(&owner.full_quote(&held.reference));
    for call in ["GetIssueTicketWithFullPayOnline", "GetIssueTicketWithPartPayOnline"] {
        let target = order_call(call, &held.reference);
        owner.post(&target, &body).refused(409, "payment.not_offered");
    }
    assert_eq!(owner.supplementary(&held.reference)["payments"], json!([]));

    let page = "/api/payment/v1/sandbox/checkout?session=any";
    api.get("falcon", page).send().refused(404, "request.not_found");
    let request = format!("{page}&choice=pay");
    api.post("falcon", &request, &Value::Null)
        .send()
        .refused(404, "request.not_found");
    api.admin_post("/dev/payments", &json!({}))
        .refused(404, "request.not_found");
    // The wallet still pays.
    assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
}

#[test]
fn operators_of_the_demonstration_are_disabled_where_the_sandbox_is_off() {
    let folder = Arc::new(Folder::seeded());
    let statuses = |variables: &[(&str, &str)]| {
        let api = Api::open(Arc::clone(&folder), variables);
        let listed = api.admin_get("/operators");
        let all = listed["items"].as_array().cloned().expect("a list");
        let demo = all
            .iter()
            .filter(|operator| text(&operator["email"]).ends_with("@house.test"));
        demo.map(|operator| text(&operator["status"])).collect::<Vec<_>>()
    };
    assert_eq!(statuses(&[]), ["active", "active"]);
    let token = folder.path().join("duffel.token");
    std::fs::write(&token, "duffel_test_of_nobody\n").expect("a token");
    let token = token.display().to_string();
    let without_sandbox = [
        ("JETWAY_BACKEND_SANDBOX__ENABLED", "false"),
        ("JETWAY_BACKEND_DUFFEL__ENABLED", "true"),
        ("JETWAY_DUFFEL_TOKEN_FILE", token.as_str()),
        ("JETWAY_BACKEND_DUFFEL__CONTACT_EMAIL", "desk@falcon.example"),
        ("JETWAY_BACKEND_DUFFEL__CONTACT_PHONE", "+97145551234"),
    ];
    assert_eq!(statuses(&without_sandbox), ["disabled", "disabled"]);
}

#[test]
fn a_live_account_beside_a_simulator_keeps_the_backend_from_starting() {
    let folder = Folder::seeded();
    let token = folder.path().join("duffel.token");
    std::fs::write(&token, "duffel_live_of_nobody\n").expect("a token");
    let [port, admin] = [0, 1].map(|_| Port::reserve());
    let ended = folder
        .serve(port.address(), admin.address())
        .env("JETWAY_BACKEND_DUFFEL__ENABLED", "true")
        .env("JETWAY_DUFFEL_TOKEN_FILE", &token)
        .env("JETWAY_BACKEND_DUFFEL__CONTACT_EMAIL", "desk@falcon.example")
        .env("JETWAY_BACKEND_DUFFEL__CONTACT_PHONE", "+97145551234")
        .status()
        .expect("jetway-api runs");
    let log = folder.log();
    assert!(!ended.success(), "{log}");
    for words in [
        "payments.simulator = false",
        "sandbox.enabled = false",
        "duffel.token_file",
    ] {
        assert!(log.contains(words), "no {words} in {log}");
    }
    assert!(!log.contains("duffel_live_of_nobody"), "{log}");
}
