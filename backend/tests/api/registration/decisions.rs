//! Operators' decisions and their consequences.

use std::thread;

use serde_json::{Value, json};

use crate::support::applicant::{Applicant, email, filed, form};
use crate::support::people::Person;
use crate::support::trip::BALANCE;
use crate::support::{Answer, Api};

const MAIL: &str = "amina@bluedunes.test";
const PHONE: &str = "+971501234567";

fn decide(api: &Api, id: &Value, body: &Value) -> Answer {
    let id = id.as_str().expect("an id");
    api.admin_post(&format!("/applications/falcon/{id}/decision"), body)
}

fn approval() -> Value {
    json!({ "decision": "approve", "operator": "Nadia" })
}

fn pending(api: &Api) -> Value {
    let reference = Applicant::begun(api, "falcon").apply(&form(MAIL, PHONE));
    filed(api, "falcon", &reference)
}

fn first_password(api: &Api) -> String {
    let body = email(api, "falcon", MAIL);
    let line = body.lines().find_map(|line| line.strip_prefix("Temporary password: "));
    line.unwrap_or_else(|| panic!("no password in {body}")).to_owned()
}

// covers: P-223
#[test]
fn an_approved_applicant_signs_in_with_the_mailed_password_and_chooses_another() {
    let api = Api::start();
    let application = pending(&api);
    let approved = decide(&api, &application["id"], &approval()).ok();
    assert_eq!(approved["status"], "approved", "{approved}");
    let password: &'static str = first_password(&api).leak();
    let owner = Person {
        tenant: "falcon",
        mail: MAIL,
        password,
    };
    let device = "browser-1";
    let reference = owner.ask_code(&api, device);
    let verified = owner.verify(&api, &reference, &owner.mailed_code(&api), device);
    assert_eq!(verified["forceChangePassword"], true, "{verified}");
    let body = json!({ "username": MAIL, "password": "Quiet-Palms-47" });
    let change = api.post("falcon", "/api/auth/v1/Authentication/ChangePassword", &body);
    assert_eq!(change.header("device-id", device).send().ok()["passwordChanged"], true);
    // The phone was verified with the application, so no further step is needed.
    let answer = owner.authenticate(&api, "Quiet-Palms-47", device);
    assert_eq!(answer["verifyPhoneNumber"], false, "{answer}");
    let token = answer["identity"]["token"].as_str().expect("a token");
    let balance = api.get("falcon", BALANCE).token(token).send().ok();
    assert_eq!(
        (&balance["walletCurrency"], &balance["walletBalance"]),
        (&json!("AED"), &json!("0.00"))
    );
}

#[test]
fn repeated_approvals_create_one_agency() {
    let api = Api::start();
    let application = pending(&api);
    let agencies: Vec<Value> = thread::scope(|scope| {
        let requests: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| decide(&api, &application["id"], &approval()).ok()["agencyId"].clone()))
            .collect();
        requests
            .into_iter()
            .map(|request| request.join().expect("an answer"))
            .collect()
    });
    assert!(
        agencies
            .iter()
            .all(|agency| agency.is_string() && *agency == agencies[0]),
        "{agencies:?}"
    );
    let outbox = api.admin_get("/dev/outbox");
    let welcomes = outbox["items"].as_array().expect("items").iter();
    let welcomes = welcomes.filter(|item| item["subject"].as_str().is_some_and(|text| text.starts_with("Welcome")));
    assert_eq!(welcomes.count(), 1);
    let no = json!({ "decision": "reject", "operator": "Nadia", "reason": "Too late" });
    decide(&api, &application["id"], &no).refused(409, "application.wrong_state");
}

#[test]
fn a_rejection_mails_its_reason_and_frees_the_address() {
    let api = Api::start();
    let application = pending(&api);
    let no = |reason: &str| json!({ "decision": "reject", "operator": "Nadia", "reason": reason });
    decide(&api, &application["id"], &no("  ")).refused(422, "request.invalid");
    let rejected = decide(&api, &application["id"], &no("The licence has run out.")).ok();
    assert_eq!(
        (&rejected["status"], &rejected["decidedBy"]),
        (&json!("rejected"), &json!("Nadia"))
    );
    assert!(email(&api, "falcon", MAIL).contains("The licence has run out."));
    api.advance(3_601);
    pending(&api);
}

#[test]
fn a_question_opens_the_application_again_by_mail_once() {
    let api = Api::start();
    let application = pending(&api);
    let question = json!({ "decision": "askForMore", "operator": "Nadia", "reason": "Please send a clearer licence." });
    let asked = decide(&api, &application["id"], &question).ok();
    assert_eq!(asked["status"], "moreInformation");
    let body = email(&api, "falcon", MAIL);
    assert!(
        body.contains("clearer licence") && body.contains("https://falcon.test/register_proprietor#"),
        "{body}"
    );
    let key = body.split("#application=").nth(1).expect("a link").trim();
    let applicant = Applicant::new(&api, "falcon");
    let draft = applicant.post("Resume", &json!({ "key": key })).ok();
    assert_eq!(draft["question"], "Please send a clearer licence.");
    assert_eq!(draft["form"]["companyName"], "Blue Dunes Travel");
    Applicant::new(&api, "falcon")
        .post("Resume", &json!({ "key": key }))
        .refused(410, "registration.no_draft");
    let mut better = form(MAIL, PHONE);
    better["companyName"] = json!("Blue Dunes Travel LLC");
    let sent = applicant.submit(&better).ok();
    assert_eq!(sent["reference"], application["reference"]);
    let again = filed(&api, "falcon", sent["reference"].as_str().expect("a reference"));
    assert_eq!(
        (&again["status"], &again["form"]["companyName"]),
        (&json!("pending"), &better["companyName"])
    );
}

#[test]
fn remarks_stay_with_the_application_and_the_latest_word_counts() {
    let api = Api::start();
    let application = pending(&api);
    let id = application["id"].as_str().expect("an id");
    let path = format!("/applications/falcon/{id}/remarks");
    let remark =
        |status: &str| json!({ "item": "Trade licence", "status": status, "remark": "Seen", "operator": "Nadia" });
    api.admin_post(&path, &remark("open")).ok();
    let after = api.admin_post(&path, &remark("ok")).ok();
    assert_eq!(after["remarks"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&after["remarks"][0]["status"], &after["remarks"][0]["by"]),
        (&json!("ok"), &json!("Nadia"))
    );
    decide(&api, &application["id"], &approval()).ok();
    let kept = api.admin_get(&format!("/applications/falcon/{id}"));
    assert_eq!(kept["remarks"], after["remarks"]);
}

#[test]
fn an_unused_first_password_is_invalidated_after_a_week() {
    let api = Api::start();
    let application = pending(&api);
    decide(&api, &application["id"], &approval()).ok();
    let password: &'static str = first_password(&api).leak();
    let owner = Person {
        tenant: "falcon",
        mail: MAIL,
        password,
    };
    owner.ask_code(&api, "browser-1");
    api.advance(7 * 86_400 + 1);
    crate::support::eventually("the password has expired", || {
        let answer = owner.authenticate(&api, owner.password, "browser-2");
        answer.get("verificationReference").is_none().then_some(())
    });
}
