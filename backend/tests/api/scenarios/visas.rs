//! Corrections of visa applications.

use serde_json::{Value, json};

use crate::support::console::Console;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;
use crate::through_the_gateway;
use crate::visa_desk::{FALCON, at_desk, case, check_documents, order, step, submitted, upload, visa};

/// Request one document of one applicant.
fn ask(console: &Console<'_>, case: &Value, applicant: usize, document: &str) -> Value {
    let body = json!({ "applicantId": case["applicants"][applicant]["applicantId"],
        "items": [{ "document": document, "reason": "It is blurred." }] });
    step(console, "RequestCorrection", case, &body).ok()
}

fn states(order: &Value) -> Vec<String> {
    let applicants = order["applicants"].as_array().expect("applicants").iter();
    applicants.map(|applicant| text(&applicant["status"])).collect()
}

fn correction_of(order: &Value, applicant: usize) -> &Value {
    let id = &order["applicants"][applicant]["applicantId"];
    let mut open = order["corrections"].as_array().expect("corrections").iter();
    open.find(|one| one["applicantId"] == *id && one["resolvedAt"].is_null())
        .expect("an open correction")
}

through_the_gateway! {
    fn scenario_37_one_document_is_sent_again_and_only_that_applicant_is_reviewed_again(api) {
        let (owner, made, omar) = at_desk(api, &["RAHMAN", "UDDIN"]);
        let checked = check_documents(&omar, &case(&omar, &made), 0);
        let checked = check_documents(&omar, &checked, 1);
        let asked = ask(&omar, &checked, 1, "photo");
        assert_eq!(states(&asked), ["documentReview", "correctionRequested"], "{asked}");

        let seen = order(&owner, &made);
        assert_eq!(seen["status"], "correctionRequested");
        let first = &seen["applicants"][0]["applicantId"];
        assert_eq!(upload(&owner, &seen, (first, "photo"), None).status, 409, "it was not requested");
        let second = seen["applicants"][1]["applicantId"].clone();
        let correction = correction_of(&seen, 1).clone();
        let before = text(&asked["applicants"][1]["documents"][0]["fileId"]);
        upload(&owner, &seen, (&second, "photo"), Some(&correction["correctionId"])).ok();
        let body = json!({ "referenceId": made["referenceId"], "correctionId": correction["correctionId"], "answers": {} });
        let answered = owner.post(&visa("SubmitCorrection"), &body).ok();
        assert_eq!(states(&answered), ["documentReview", "resubmitted"], "{answered}");

        let desk = case(&omar, &made);
        let photo = &desk["applicants"][1]["documents"][0];
        assert_eq!((&photo["status"], &photo["earlier"][0]["fileId"]), (&json!("pending"), &json!(before)), "{desk}");
        let others = desk["applicants"][1]["documents"].as_array().expect("documents").iter().skip(1);
        assert!(others.filter(|one| one["fileId"].is_string()).all(|one| one["status"] == "ok"), "documents that were not requested stay checked: {desk}");
        let item = &desk["corrections"][0]["items"][0];
        assert!(item["before"].is_string() && item["after"].is_string(), "both versions: {item}");
        let told = owner.post(&visa("GetCorrections"), &json!({ "referenceId": made["referenceId"] })).ok();
        let item = &told["corrections"][0]["items"][0];
        assert!(item["before"].is_string() && item["after"].is_string(), "both versions: {told}");
        for file in [before, text(&photo["fileId"])] {
            let address = format!("Visas/GetFile?tenant=falcon&referenceId={}&fileId={file}", text(&made["referenceId"]));
            assert_eq!(omar.get(&address).status, 200, "both versions are kept");
        }
        let lodge = json!({ "applicantIds": [desk["applicants"][0]["applicantId"]] });
        let lodged = step(&omar, "Lodge", &desk, &lodge).ok();
        assert_eq!(states(&lodged), ["lodged", "resubmitted"], "the first applicant proceeds alone");
    }

    fn scenario_37_two_corrections_are_open_at_once_and_each_is_answered_alone(api) {
        let (owner, made, omar) = at_desk(api, &["RAHMAN", "UDDIN"]);
        let asked = ask(&omar, &case(&omar, &made), 0, "passport");
        let asked = ask(&omar, &asked, 0, "photo");
        let asked = ask(&omar, &asked, 1, "photo");
        assert_eq!(states(&asked), ["correctionRequested", "correctionRequested"]);
        let answer = |correction: &Value, code: &str| {
            upload(&owner, &made, (&correction["applicantId"], code), Some(&correction["correctionId"])).ok();
            let body = json!({ "referenceId": made["referenceId"], "correctionId": correction["correctionId"], "answers": {} });
            owner.post(&visa("SubmitCorrection"), &body)
        };
        let open = order(&owner, &made)["corrections"].clone();
        let of = |applicant: usize, code: &str| {
            let id = &made["applicants"][applicant]["applicantId"];
            let mut found = open.as_array().expect("corrections").iter();
            found.find(|one| one["applicantId"] == *id && one["items"][0]["document"] == code).expect("a correction")
        };
        let empty = json!({ "referenceId": made["referenceId"], "correctionId": of(0, "photo")["correctionId"], "answers": {} });
        owner.post(&visa("SubmitCorrection"), &empty).refused(422, "request.invalid");
        assert_eq!(states(&answer(of(0, "passport"), "passport").ok()), ["correctionRequested", "correctionRequested"], "another correction is open");
        assert_eq!(states(&answer(of(1, "photo"), "photo").ok()), ["correctionRequested", "resubmitted"]);
        assert_eq!(states(&answer(of(0, "photo"), "photo").ok()), ["resubmitted", "resubmitted"]);
    }

    fn scenario_37_an_application_that_is_withdrawn_in_between_is_not_corrected_any_more(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let made = submitted(&owner, &["RAHMAN"]);
        let omar = Console::of(api, "Omar Nasser", &["visa"], FALCON);
        let asked = ask(&omar, &case(&omar, &made), 0, "photo");
        let correction = correction_of(&order(&owner, &made), 0).clone();
        let quote = owner.post(&visa("CancelQuote"), &json!({ "referenceId": made["referenceId"] })).ok();
        let cancel = json!({ "referenceId": made["referenceId"], "quoteId": quote["quoteId"] });
        assert_eq!(owner.post(&visa("Cancel"), &cancel).ok()["status"], "cancelled");
        assert!(owner.posted() < before, "the service fee is kept");
        let late = upload(&owner, &made, (&correction["applicantId"], "photo"), Some(&correction["correctionId"]));
        assert!((400..500).contains(&late.status), "{}", late.text());
        let body = json!({ "referenceId": made["referenceId"], "correctionId": correction["correctionId"], "answers": {} });
        let late = owner.post(&visa("SubmitCorrection"), &body);
        assert!((400..500).contains(&late.status), "{}", late.text());
        let body = json!({ "applicantId": correction["applicantId"], "items": [{ "document": "photo", "reason": "It is blurred." }] });
        step(&omar, "RequestCorrection", &asked, &body).refused(409, "record.changed");
        let now = case(&omar, &made);
        step(&omar, "RequestCorrection", &now, &body).refused(409, "order.wrong_state");
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }
}
