//! Requesting licences from agencies.

use serde_json::{Value, json};

use crate::content::list;
use crate::support::people::{CORNICHE_OWNER, CORNICHE_VIEWER, ROSE_OWNER};
use crate::support::{Api, Session};

const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
pub const UPDATE: &str = "/api/customer/v1/User/UpdateCustomerDocumentInfo";

fn collect(session: &Session<'_>) -> Value {
    session.get(CONTEXT).ok()["documentCollect"].clone()
}

fn skip() -> Value {
    json!({
        "tradeLicenseNumber": "", "tradeLicenseExpiryDate": "", "civilAviationNumber": "",
        "civilAviationExpiryDate": "", "skip": true,
    })
}

pub fn licence(number: &str, expiry: &str) -> Value {
    json!({
        "tradeLicenseNumber": number, "tradeLicenseExpiryDate": expiry, "civilAviationNumber": "  ",
        "civilAviationExpiryDate": "", "skip": false,
    })
}

// covers: P-122 P-189
#[test]
fn a_request_for_licences_can_be_skipped_a_limited_number_of_times() {
    let api = Api::start();
    let session = CORNICHE_OWNER.sign_in(&api);
    assert_eq!(
        collect(&session),
        json!({ "forceCollect": true, "remainingSkipCount": 2 })
    );
    for left in [1, 0] {
        let answer = session.post(UPDATE, &skip()).ok();
        assert_eq!(answer["success"], true, "{answer}");
        assert_eq!(answer["documentCollect"]["remainingSkipCount"], left, "{answer}");
        assert_eq!(collect(&session)["remainingSkipCount"], left);
    }
    session.post(UPDATE, &skip()).refused(409, "documents.no_skip_left");
    assert_eq!(collect(&session)["forceCollect"], true);
}

// covers: P-191 P-224 P-225 P-226 P-306
#[test]
fn licences_are_checked_kept_and_asked_for_again_when_an_operator_says_so() {
    let api = Api::start();
    let session = CORNICHE_OWNER.sign_in(&api);
    let refused = session
        .post(UPDATE, &licence(" ", "2020-01-01"))
        .refused(422, "request.invalid");
    let pointers: Vec<&Value> = refused["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .map(|e| &e["pointer"])
        .collect();
    assert_eq!(pointers, ["/tradeLicenseNumber", "/tradeLicenseExpiryDate"]);
    let mut aviation = licence("TL-77", "2099-01-31");
    aviation["civilAviationNumber"] = json!("CA-5");
    let refused = session.post(UPDATE, &aviation).refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/civilAviationExpiryDate");

    let kept = session.post(UPDATE, &licence("TL-77", "2099-01-31")).ok();
    assert_eq!(
        kept,
        json!({ "success": true, "documentCollect": { "forceCollect": false, "remainingSkipCount": 0 } })
    );
    assert_eq!(collect(&session)["forceCollect"], false);
    let again = session.post(UPDATE, &licence("TL-77", "2099-01-31")).ok();
    assert_eq!(again["success"], true, "the same licences again");
    let others = session.post(UPDATE, &licence("TL-78", "2099-01-31")).ok();
    assert_eq!(others["success"], false, "other licences were not requested");
    session.post(UPDATE, &skip()).refused(409, "documents.no_skip_left");

    let agency = session.get(CONTEXT).ok()["agencyId"]
        .as_str()
        .expect("an id")
        .to_owned();
    let decide = |tenant: &str, decision: &str| {
        api.admin_post(
            &format!("/agencies/{tenant}/{agency}/licences"),
            &json!({ "decision": decision, "operator": "Nadia" }),
        )
    };
    decide("_default", "accept").refused(404, "request.not_found");
    assert_eq!(decide("falcon", "accept").status, 204);
    assert_eq!(collect(&session)["forceCollect"], false);
    assert_eq!(decide("falcon", "ask").status, 204);
    let trail = list(&api, "/content/falcon/trail");
    let decided = trail.iter().filter(|event| event["detail"]["operator"] == "Nadia");
    let actions: Vec<_> = decided
        .map(|event| event["action"].as_str().expect("an action"))
        .collect();
    assert_eq!(actions, ["papers.ask", "papers.accept"]);
    assert_eq!(
        collect(&session),
        json!({ "forceCollect": true, "remainingSkipCount": 3 })
    );
    assert_eq!(
        session.post(UPDATE, &licence("TL-78", "2099-01-31")).ok()["success"],
        true
    );
}

#[test]
fn only_users_who_may_edit_the_company_are_asked_and_only_about_their_own() {
    let api = Api::start();
    let viewer = CORNICHE_VIEWER.sign_in(&api);
    assert_eq!(collect(&viewer)["forceCollect"], false);
    viewer.post(UPDATE, &skip()).refused(403, "access.denied");
    let neighbour = ROSE_OWNER.sign_in(&api);
    assert_eq!(collect(&neighbour)["forceCollect"], false);
    assert_eq!(
        neighbour.post(UPDATE, &licence("TL-9", "2099-01-31")).ok()["success"],
        false
    );
    assert_eq!(collect(&CORNICHE_OWNER.sign_in(&api))["forceCollect"], true);
    api.post("falcon", UPDATE, &skip())
        .send()
        .refused(401, "session.required");
}
