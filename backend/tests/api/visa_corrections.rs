//! Corrections of visa applications in detail: what may be requested and answered, withdrawal, and guardian consent.

use chrono::Months;
use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::console::Console;
use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{minor, text};
use crate::support::{Answer, Api, Session};
use crate::visa_desk::{FALCON, at_desk, case, check_documents, draft, order, step, submitted, upload, visa};
use crate::visas::{save, submit};

/// Request fields and documents of the first applicant; returns the correction as the agency reads it.
fn ask(console: &Console<'_>, owner: &Session<'_>, of: &Value, items: &[(&str, &str)]) -> Value {
    let items: Vec<Value> = items
        .iter()
        .map(|(kind, name)| json!({ *kind: name, "reason": "Please check." }))
        .collect();
    let seen = case(console, of);
    let asked = json!({ "applicantId": seen["applicants"][0]["applicantId"], "items": items });
    step(console, "RequestCorrection", &seen, &asked).ok();
    order(owner, of)["corrections"][0].clone()
}

fn answer(owner: &Session<'_>, of: &Value, correction: &Value, answers: &Value) -> Answer {
    let body =
        json!({ "referenceId": of["referenceId"], "correctionId": correction["correctionId"], "answers": answers });
    owner.post(&visa("SubmitCorrection"), &body)
}

#[track_caller]
fn fault(answer: &Answer, pointer: &str, code: &str) {
    let problem = answer.refused(422, "request.invalid");
    let error = &problem["errors"][0];
    assert_eq!(
        (&error["pointer"], &error["code"]),
        (&json!(pointer), &json!(code)),
        "{problem}"
    );
}

#[test]
fn a_right_value_is_confirmed_an_optional_one_is_cleared_and_a_wrong_one_is_refused() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let fields = ["occupation", "phone", "email", "guardianConsent"].map(|name| ("field", name));
    let correction = ask(&omar, &owner, &made, &fields);
    let mut answers =
        json!({ "occupation": "Engineer", "phone": "", "email": "karim at example", "guardianConsent": "no" });
    fault(
        &answer(&owner, &made, &correction, &answers),
        "/answers/email",
        "answer.shape",
    );
    answers["email"] = json!("Karim@Nightingale.example");
    let done = answer(&owner, &made, &correction, &answers).ok();
    let applicant = &done["applicants"][0];
    assert_eq!(applicant["status"], "resubmitted", "{done}");
    assert_eq!(
        (&applicant["occupation"], &applicant["phone"]),
        (&json!("Engineer"), &Value::Null)
    );
    assert_eq!(applicant["email"], "karim@nightingale.example");
}

#[test]
fn the_desk_withdraws_a_correction_and_never_asks_for_another_nationality() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let seen = case(&omar, &made);
    let applicant = &seen["applicants"][0]["applicantId"];
    let nationality =
        json!({ "applicantId": applicant, "items": [{ "field": "nationality", "reason": "It differs." }] });
    fault(
        &step(&omar, "RequestCorrection", &seen, &nationality),
        "/items",
        "value.unknown",
    );

    let correction = ask(&omar, &owner, &made, &[("document", "photo")]);
    let whose = json!({ "correctionId": correction["correctionId"] });
    step(&omar, "WithdrawCorrection", &seen, &whose).refused(409, "record.changed");
    let withdrawn = step(&omar, "WithdrawCorrection", &case(&omar, &made), &whose).ok();
    assert_eq!(withdrawn["applicants"][0]["status"], "documentReview", "{withdrawn}");
    let kept = &withdrawn["corrections"][0];
    assert!(kept["resolvedAt"].is_string() && kept["answeredBy"].is_null(), "{kept}");
    fault(
        &step(&omar, "WithdrawCorrection", &withdrawn, &whose),
        "/correctionId",
        "correction.closed",
    );
    fault(
        &answer(&owner, &made, &correction, &json!({})),
        "/correctionId",
        "correction.closed",
    );
    let history = owner
        .post(&visa("GetHistory"), &json!({ "referenceId": made["referenceId"] }))
        .ok();
    let events = history["events"].as_array().expect("events");
    assert_eq!(events[events.len() - 1]["kind"], "correctionWithdrawn", "{history}");
    let amal = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    step(&amal, "WithdrawCorrection", &withdrawn, &whose).refused(403, "access.denied");
}

#[test]
fn a_minor_is_not_lodged_without_the_consent_of_a_guardian() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let consent = |of: &Value| {
        let mut fields = of["applicants"][0]["fields"].as_array().expect("fields").iter();
        fields.find(|one| one["field"] == "guardianConsent").cloned()
    };
    assert_eq!(consent(&case(&omar, &made)), None, "adults need none");
    let birth = ask(&omar, &owner, &made, &[("field", "birthDate")]);
    let child = api.now().date_naive().checked_sub_months(Months::new(12 * 10));
    answer(&owner, &made, &birth, &json!({ "birthDate": child })).ok();
    assert_eq!(consent(&case(&omar, &made)).expect("the field")["value"], "no");

    let documents = ["birthCertificate", "guardianLetter"];
    let papers = ask(&omar, &owner, &made, &documents.map(|code| ("document", code)));
    let applicant = &made["applicants"][0]["applicantId"];
    for code in documents {
        upload(&owner, &made, (applicant, code), Some(&papers["correctionId"])).ok();
    }
    answer(&owner, &made, &papers, &json!({})).ok();
    let checked = check_documents(&omar, &case(&omar, &made), 0);
    let whose = json!({ "applicantIds": [applicant] });
    fault(
        &step(&omar, "Lodge", &checked, &whose),
        "/applicantIds",
        "guardian.missing",
    );
    let asked = ask(&omar, &owner, &made, &[("field", "guardianConsent")]);
    let refused = answer(&owner, &made, &asked, &json!({ "guardianConsent": "no" }));
    fault(&refused, "/answers/guardianConsent", "guardian.missing");
    answer(&owner, &made, &asked, &json!({ "guardianConsent": "yes" })).ok();
    let lodged = step(&omar, "Lodge", &case(&omar, &made), &whose).ok();
    assert_eq!(lodged["applicants"][0]["status"], "lodged", "{lodged}");
}

#[test]
fn operators_do_not_see_drafts_and_the_desk_searches_its_whole_queue() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let omar = Console::of(&api, "Omar Nasser", &["visa"], FALCON);
    let unsent = draft(&owner, &["SULTANA"]);
    let body = json!({ "tenant": "falcon", "referenceId": unsent["referenceId"] });
    omar.post("Visas/GetOrder", &body).refused(404, "order.not_found");
    let file = text(&unsent["applicants"][0]["documents"][0]["fileId"]);
    let reference = text(&unsent["referenceId"]);
    let address = format!("Visas/GetFile?tenant=falcon&referenceId={reference}&fileId={file}");
    omar.get(&address).refused(404, "order.not_found");

    let first = submitted(&owner, &["RAHMAN"]);
    let second = submitted(&owner, &["UDDIN"]);
    let found = |search: &str| -> Vec<Value> {
        let body = json!({ "queue": "review", "search": search });
        let rows = omar.post("Visas/GetQueue", &body).ok()["rows"].clone();
        let rows = rows.as_array().expect("rows").iter();
        rows.map(|row| row["referenceId"].clone()).collect()
    };
    assert_eq!(found("karim udd"), [second["referenceId"].clone()]);
    assert_eq!(
        found("Desert Rose"),
        [first["referenceId"].clone(), second["referenceId"].clone()]
    );
    assert!(found("no such name").is_empty());
}

#[test]
fn without_259_the_form_is_left_out_except_that_of_a_draft_one_fills() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = submitted(&owner, &["RAHMAN"]);
    let unsent = draft(&owner, &["SULTANA"]);
    let database = Intruder::open(&api.folder.database_url());
    let reads = |codes: &str, of: &Value| {
        database.run(&format!(
            "update users set functionalities = '{codes}' where email = 'viewer@desertrose.test'"
        ));
        let viewer = ROSE_VIEWER.sign_in(&api);
        let seen = viewer
            .post(&visa("GetOrder"), &json!({ "referenceId": of["referenceId"] }))
            .ok();
        assert_eq!(seen["applicants"][0]["givenName"], "Karim", "{seen}");
        seen["applicants"][0]["birthDate"].is_string()
    };
    assert!(reads("[259]", &made) && reads("[259]", &unsent));
    assert!(reads("[260]", &unsent) && !reads("[260]", &made));
    assert!(!reads("[258]", &unsent) && !reads("[258]", &made));
}

#[test]
fn corrections_are_read_with_254_and_259_since_they_hold_what_was_entered() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    ask(&omar, &owner, &made, &[("field", "passportNumber")]);
    let database = Intruder::open(&api.folder.database_url());
    let body = json!({ "referenceId": made["referenceId"] });
    let with = |codes: &str| {
        database.run(&format!(
            "update users set functionalities = '{codes}' where email = 'viewer@desertrose.test'"
        ));
        ROSE_VIEWER.sign_in(&api)
    };
    let alone = with("[254, 258]");
    let refused = alone.post(&visa("GetCorrections"), &body).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 259, "{refused}");
    let seen = alone.post(&visa("GetOrder"), &body).ok();
    assert_eq!(
        (&seen["actions"], &seen["corrections"]),
        (&json!(["print"]), &json!([])),
        "{seen}"
    );
    let both = with("[254, 259]");
    let item = &both.post(&visa("GetCorrections"), &body).ok()["corrections"][0]["items"][0];
    assert!(item["before"].is_string(), "{item}");
    let seen = both.post(&visa("GetOrder"), &body).ok();
    assert_eq!(seen["actions"], json!(["correctionHistory"]), "{seen}");
}

#[test]
fn a_corrected_passport_is_no_other_applicants_unless_that_one_ended_without_a_visa() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let unsent = draft(&owner, &["RAHMAN", "UDDIN"]);
    // The number of the second applicant, from another country.
    let elsewhere = json!({ "passportNumber": unsent["applicants"][1]["passportNumber"], "issueCountry": "IN" });
    let made = submit(&owner, &save(&owner, &unsent, &elsewhere).ok()).ok();
    let omar = Console::of(&api, "Omar Nasser", &["visa"], FALCON);
    let asked = ask(&omar, &owner, &made, &[("field", "issueCountry")]);
    let same = || answer(&owner, &made, &asked, &json!({ "issueCountry": "BD" }));
    fault(&same(), "/answers/issueCountry", "passport.duplicate");

    let second = &made["applicants"][1]["applicantId"];
    let checked = check_documents(&omar, &case(&omar, &made), 1);
    let lodged = step(&omar, "Lodge", &checked, &json!({ "applicantIds": [second] })).ok();
    let refusal = json!({ "applicantId": second, "decision": "refused", "reason": "The purpose is not proven." });
    step(&omar, "RecordDecision", &lodged, &refusal).ok();
    assert_eq!(same().ok()["applicants"][0]["status"], "resubmitted");
}

#[test]
fn faster_processing_costs_the_quoted_amount() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let travel = api.now().date_naive().checked_add_months(Months::new(4));
    let search = json!({ "destination": "GB", "nationality": "BD", "residency": "BD", "purpose": "tourist", "travelDate": travel });
    let product = owner.post(&visa("SearchProducts"), &search).ok()["products"][0].clone();
    let (express, fees) = (&product["express"], &product["fees"]);
    assert!(
        minor(&express["total"]) >= minor(&fees["total"]) + minor(&express["fee"]),
        "{product}"
    );
    let create = json!({ "productId": product["productId"], "nationality": "BD", "residency": "BD",
        "travelDate": travel, "applicantCount": 1, "express": true });
    let made = owner.post(&visa("CreateOrder"), &create).ok();
    assert_eq!(made["amount"], express["total"]);
}
