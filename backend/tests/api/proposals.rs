//! Proposals: flights selected for clients.

use serde_json::{Value, json};

use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{minor, text};
use crate::support::{Answer, Api, Session};

const MAKE: &str = "/api/search/v1/Proposal/MakeProposal";
const SHARED: &str = "/api/search/v1/Proposal/GetSharedProposal";
const PDF: &str = "/api/search/v1/Proposal/GetSharedProposalPdf";

fn wanted(found: &Value, change: Value) -> Value {
    let ids: Vec<_> = (0..2).map(|at| found["flights"][at]["itineraryId"].clone()).collect();
    let mut body =
        json!({ "requestId": found["requestId"], "itineraryIds": ids, "client": "Mrs Karim", "note": "Window seats." });
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

/// The response to a visitor who has the link and no session.
fn answer(api: &Api, tenant: &str, call: &str, made: &Value) -> Answer {
    let token = text(&made["path"]).split("token=").nth(1).expect("a token").to_owned();
    api.get(tenant, &format!("{call}?token={token}")).send()
}

fn make(session: &Session<'_>, found: &Value, change: Value) -> Value {
    session.post(MAKE, &wanted(found, change)).ok()
}

// covers: T-292, T-049
#[test]
fn a_client_sees_the_chosen_flights_without_a_session_and_without_what_the_agency_pays() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    let made = make(&session, &found, json!({}));
    let mut seen = answer(&api, "falcon", SHARED, &made).ok();
    let brand = seen.as_object_mut().expect("a proposal").remove("brand");
    assert_eq!(seen, made["proposal"]);
    assert_eq!(brand.expect("a brand")["name"], "Desert Rose Travel");
    for at in 0..2 {
        assert_eq!(seen["flights"][at]["itineraryId"], found["flights"][at]["itineraryId"]);
        assert_eq!(seen["flights"][at]["amount"], found["flights"][at]["amount"]);
    }
    assert_eq!((&seen["client"], &seen["travellers"]), (&json!("Mrs Karim"), &json!(3)));
    let said = seen.to_string();
    for secret in ["agentAmount", "grossAmount", "commission", "source", "gds-", "ndc-x"] {
        assert!(!said.contains(secret), "{secret}");
    }
    let pdf = answer(&api, "falcon", PDF, &made);
    assert_eq!(
        (pdf.status, pdf.content_type()),
        (200, "application/pdf"),
        "{}",
        pdf.text()
    );
    assert!(pdf.bytes.starts_with(b"%PDF-"));
    for call in [SHARED, PDF] {
        answer(&api, "_default", call, &made).refused(404, "record.not_found");
    }
    api.advance(3 * 24 * 3_600 + 1);
    for call in [SHARED, PDF] {
        answer(&api, "falcon", call, &made).refused(404, "record.not_found");
    }
}

// covers: T-227
#[test]
fn a_markup_is_on_top_of_what_the_client_sees_and_needs_its_code() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    let price = minor(&found["flights"][0]["amount"]);
    let amount = |markup: Value| {
        let made = make(&session, &found, json!({ "markup": markup }));
        minor(&made["proposal"]["flights"][0]["amount"])
    };
    assert_eq!(amount(json!({ "kind": "fixed", "value": "50" })), price + 5_000);
    assert_eq!(
        amount(json!({ "kind": "percent", "value": "2.5" })),
        price + (price * 250 + 5_000) / 10_000
    );
    for (kind, value) in [("percent", "101"), ("fixed", "-1"), ("fixed", "much")] {
        let markup = json!({ "markup": { "kind": kind, "value": value } });
        let refused = session
            .post(MAKE, &wanted(&found, markup))
            .refused(422, "request.invalid");
        assert_eq!(refused["errors"][0]["pointer"], "/markup/value");
    }
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run(&format!(
        "update users set functionalities = '[202,206]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
    let clerk = ROSE_VIEWER.sign_in(&api);
    make(&clerk, &found, json!({}));
    let markup = json!({ "markup": { "kind": "fixed", "value": "50" } });
    let refused = clerk.post(MAKE, &wanted(&found, markup)).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 204);
}

// covers: T-229
#[test]
fn a_proposal_takes_one_to_six_flights_of_a_search_and_its_code() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    let id = &found["flights"][0]["itineraryId"];
    for (ids, pointer) in [
        (json!([]), "/itineraryIds"),
        (json!([id, id]), "/itineraryIds"),
        (json!([id, "nobody"]), "/itineraryIds/1"),
    ] {
        let refused = session.post(MAKE, &wanted(&found, json!({ "itineraryIds": ids })));
        assert_eq!(refused.refused(422, "request.invalid")["errors"][0]["pointer"], pointer);
    }
    let long = json!({ "note": "x".repeat(501) });
    assert_eq!(
        session
            .post(MAKE, &wanted(&found, long))
            .refused(422, "request.invalid")["errors"][0]["pointer"],
        "/note"
    );
    let viewer = ROSE_VIEWER.sign_in(&api);
    let refused = viewer
        .post(MAKE, &wanted(&found, json!({})))
        .refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 206);
}
