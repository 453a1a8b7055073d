//! Verifying and changing a phone number.

use serde_json::{Value, json};

use crate::support::people::{Person, ROSE_NEWCOMER, ROSE_OWNER, SKYLINE_OWNER, code_to};
use crate::support::{Api, Session};

const SEND: &str = "/api/auth/v1/PhoneAuth/SendPhoneCode";
const VERIFY: &str = "/api/auth/v1/PhoneAuth/VerifyPhoneCode";
const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const NEW: &str = "Quiet-Dunes-47";

fn send(session: &Session<'_>, number: &str, change: bool) -> Value {
    let body = json!({ "e164Code": "+971", "phoneNumber": number, "changePhoneNumber": change });
    session.post(SEND, &body).ok()
}

fn verify(session: &Session<'_>, person: &Person, reference: &Value, code: &str, number: &str) -> Value {
    let body = json!({
        "reference": reference, "username": person.mail, "verificationCode": code, "e164Code": "+971",
        "phoneNumber": number,
    });
    session.post(VERIFY, &body).ok()
}

/// The new user with a chosen password and an unverified phone.
fn unfinished(api: &Api) -> Session<'_> {
    let device = "browser-1";
    let reference = ROSE_NEWCOMER.ask_code(api, device);
    ROSE_NEWCOMER.verify(api, &reference, &ROSE_NEWCOMER.mailed_code(api), device);
    let body = json!({ "username": ROSE_NEWCOMER.mail, "password": NEW });
    let change = api.post("falcon", "/api/auth/v1/Authentication/ChangePassword", &body);
    change.header("device-id", device).send().ok();
    let answer = ROSE_NEWCOMER.authenticate(api, NEW, device);
    assert_eq!(
        (answer["verifyPhoneNumber"].as_bool(), answer["phoneNumber"].as_str()),
        (Some(true), Some("+971500000183"))
    );
    Session {
        api,
        tenant: "falcon",
        token: answer["identity"]["token"].as_str().expect("a token").to_owned(),
    }
}

// covers: P-115 P-116 P-117 P-166 P-287 P-288
#[test]
fn until_the_phone_is_verified_a_session_opens_nothing_else() {
    let api = Api::start();
    let session = unfinished(&api);
    session.get(CONTEXT).refused(403, "session.unfinished");
    let sent = send(&session, "0500000183", false);
    assert_eq!(sent["smsSent"], true, "{sent}");
    let code = code_to(&api, "falcon", "+971500000183").expect("a text message");
    let done = verify(
        &session,
        &ROSE_NEWCOMER,
        &sent["verificationReference"],
        &code,
        "0500000183",
    );
    assert_eq!(done["verified"], true, "{done}");
    session.get(CONTEXT).ok();
    let again = ROSE_NEWCOMER.authenticate(&api, NEW, "browser-1");
    assert_eq!(again["verifyPhoneNumber"], false, "{again}");
    for target in [SEND, VERIFY] {
        api.post("falcon", target, &json!({}))
            .send()
            .refused(401, "session.required");
    }
}

/// An attacker with a stolen password must not be able to complete the sign-in with their own phone number.
#[test]
fn a_session_that_waits_for_the_phone_sends_codes_to_the_persons_number_only() {
    let api = Api::start();
    let session = unfinished(&api);
    for change in [false, true] {
        let other = send(&session, "0500000999", change);
        assert_eq!(other["error"]["code"], "phone.finish_first", "{other}");
    }
    assert_eq!(code_to(&api, "falcon", "+971500000999"), None);
    let sent = send(&session, "0500000183", false);
    let reference = &sent["verificationReference"];
    let code = code_to(&api, "falcon", "+971500000183").expect("a text message");
    let swapped = verify(&session, &ROSE_NEWCOMER, reference, &code, "0500000999");
    assert_eq!(swapped["error"]["code"], "code.dead", "{swapped}");
    let stranger = verify(&session, &ROSE_OWNER, reference, &code, "0500000183");
    assert_eq!(stranger["error"]["code"], "code.dead", "{stranger}");
    session.get(CONTEXT).refused(403, "session.unfinished");
    let right = verify(&session, &ROSE_NEWCOMER, reference, &code, "0500000183");
    assert_eq!(right["verified"], true, "{right}");
}

#[test]
fn a_code_proves_the_number_it_was_sent_to_and_no_other() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let other = send(&session, "0500000999", false);
    assert_eq!(other["error"]["code"], "phone.not_yours", "{other}");
    let sent = send(&session, "0500000999", true);
    assert_eq!(
        (&sent["smsSent"], &sent["skip"]),
        (&json!(true), &json!(false)),
        "{sent}"
    );
    let reference = &sent["verificationReference"];
    let code = code_to(&api, "falcon", "+971500000999").expect("a text message");
    let swapped = verify(&session, &ROSE_OWNER, reference, &code, "0500000998");
    assert_eq!(swapped["error"]["code"], "code.wrong", "{swapped}");
    let right = verify(&session, &ROSE_OWNER, reference, &code, "0500000999");
    assert_eq!(right["verified"], true, "{right}");
    let reused = verify(&session, &ROSE_OWNER, reference, &code, "0500000999");
    assert_eq!(reused["error"]["code"], "code.dead", "{reused}");
}

#[test]
fn an_hour_has_five_texted_codes_and_five_wrong_ones_pause() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let sent: Vec<_> = (0..5).map(|_| send(&session, "0500000999", true)).collect();
    let sixth = send(&session, "0500000999", true);
    assert_eq!(sixth["error"]["code"], "phone.too_many_codes", "{sixth}");
    let reference = &sent[4]["verificationReference"];
    let code = code_to(&api, "falcon", "+971500000999").expect("a text message");
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let told: Vec<_> = (0..6)
        .map(|_| verify(&session, &ROSE_OWNER, reference, wrong, "0500000999")["error"]["code"].clone())
        .collect();
    let paused = "code.too_many_guesses";
    assert_eq!(
        told,
        ["code.wrong", "code.wrong", "code.wrong", "code.wrong", paused, paused]
    );
}

// covers: P-202 P-203
#[test]
fn an_invalid_number_is_refused_with_the_message_of_the_form() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    for (number, message) in [
        ("", "Phone number is required"),
        ("12345", "Please enter valid Phonenumber"),
        ("05000001a3", "Please enter valid Phonenumber"),
        ("1234567890123456", "Please enter valid Phonenumber"),
    ] {
        let answer = send(&session, number, true);
        assert_eq!(answer["error"]["message"], message, "{number}");
        assert_eq!(answer["smsSent"], false);
    }
}

#[test]
fn a_portal_that_does_not_verify_phones_stores_a_changed_number_at_once() {
    let api = Api::start();
    let session = SKYLINE_OWNER.sign_in(&api);
    let body = json!({ "e164Code": "880", "phoneNumber": "01711-223344", "changePhoneNumber": true });
    let answer = session.post(SEND, &body).ok();
    assert_eq!(
        (&answer["skip"], &answer["smsSent"]),
        (&json!(true), &json!(false)),
        "{answer}"
    );
}
