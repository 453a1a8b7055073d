//! Forgotten, first and changed passwords.

use serde_json::{Value, json};

use crate::support::people::{AUTHENTICATE, Person, ROSE_NEWCOMER, ROSE_OWNER, code_to};
use crate::support::{Api, eventually};

const RESET: &str = "/api/auth/v1/Authentication/ResetPassword";
const VERIFY_CODE: &str = "/api/auth/v1/Authentication/VerifyCode";
const CHANGE: &str = "/api/auth/v1/Authentication/ChangePassword";
const UPDATE: &str = "/api/customer/v1/User/updatepassword";
const SIGN_OUT: &str = "/api/customer/v1/User/SignOut";
const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const NEW: &str = "Quiet-Dunes-47";

fn call(api: &Api, target: &str, device: &str, body: &Value) -> Value {
    api.post("falcon", target, body).header("device-id", device).send().ok()
}

fn ask(api: &Api, mail: &str, device: &str, device_check: bool) -> String {
    let answer = call(
        api,
        RESET,
        device,
        &json!({ "username": mail, "deviceCheck": device_check }),
    );
    assert_eq!(answer["mailSent"], true, "{answer}");
    answer["verificationReference"]
        .as_str()
        .expect("a reference")
        .to_owned()
}

fn guess(api: &Api, person: &Person, reference: &str, code: &str, device: &str) -> Value {
    let body = json!({ "username": person.mail, "reference": reference, "verificationCode": code });
    call(api, VERIFY_CODE, device, &body)
}

fn change(api: &Api, person: &Person, password: &str, device: &str) -> Value {
    call(
        api,
        CHANGE,
        device,
        &json!({ "username": person.mail, "password": password }),
    )
}

/// The newest e-mailed code, if it is for a new password.
fn reset_code(api: &Api, person: &Person) -> Option<String> {
    let outbox = api.admin_get("/dev/outbox");
    let mut mine = outbox["items"].as_array().expect("items").iter();
    let newest = mine.find(|item| item["to"] == person.mail)?;
    let is_reset = newest["body"].as_str()?.contains("set a new password");
    is_reset.then(|| code_to(api, person.tenant, person.mail))?
}

/// From the e-mail address to the permission to set a new password.
fn proven(api: &Api, person: &Person, device: &str) {
    let reference = ask(api, person.mail, device, false);
    let code = eventually("the code is mailed", || reset_code(api, person));
    let answer = guess(api, person, &reference, &code, device);
    assert_eq!(answer["verified"], true, "{answer}");
}

// covers: P-113 P-114 P-283 P-284 P-285
#[test]
fn a_forgotten_password_is_replaced_after_the_mailbox_is_proven() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    proven(&api, &ROSE_OWNER, "browser-9");
    let answer = change(&api, &ROSE_OWNER, NEW, "browser-9");
    assert_eq!(answer["passwordChanged"], true, "{answer}");

    session.get(CONTEXT).refused(401, "session.ended");
    let old = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, "browser-9");
    assert_eq!(old["error"]["code"], "login.refused", "{old}");
    let new = ROSE_OWNER.authenticate(&api, NEW, "browser-9");
    assert!(new["identity"]["token"].is_string(), "{new}");
}

// covers: P-286
#[test]
fn a_password_can_be_set_only_once_after_a_fresh_proof_in_this_browser() {
    let api = Api::start();
    let refused = |device: &str| {
        let answer = change(&api, &ROSE_OWNER, NEW, device);
        assert_eq!(answer["error"]["code"], "password.not_allowed", "{answer}");
    };
    refused("browser-9");
    // Requesting a code is no proof, nor is another browser's code.
    let reference = ask(&api, ROSE_OWNER.mail, "browser-9", false);
    refused("browser-9");
    let code = eventually("the code is mailed", || reset_code(&api, &ROSE_OWNER));
    let elsewhere = guess(&api, &ROSE_OWNER, &reference, &code, "browser-8");
    assert_eq!(elsewhere["error"]["code"], "code.wrong", "{elsewhere}");
    let verified = guess(&api, &ROSE_OWNER, &reference, &code, "browser-9");
    assert_eq!(verified["verified"], true, "{verified}");
    refused("browser-8");
    let other = change(&api, &ROSE_NEWCOMER, NEW, "browser-9");
    assert_eq!(other["error"]["code"], "password.not_allowed", "{other}");

    let weak = change(&api, &ROSE_OWNER, "short", "browser-9");
    assert_eq!(weak["error"]["code"], "password.too_short", "{weak}");
    assert_eq!(change(&api, &ROSE_OWNER, NEW, "browser-9")["passwordChanged"], true);
    refused("browser-9");

    proven(&api, &ROSE_OWNER, "browser-7");
    api.advance(15 * 60 + 1);
    refused("browser-7");
}

#[test]
fn requesting_a_code_reveals_nothing_about_an_address() {
    let api = Api::start();
    let shape = |mail: &str| {
        let mut answer = call(
            &api,
            RESET,
            "browser-9",
            &json!({ "username": mail, "deviceCheck": false }),
        );
        let reference = answer["verificationReference"].take();
        (answer, reference.as_str().map(str::len))
    };
    assert_eq!(shape("nobody@desertrose.test"), shape(ROSE_OWNER.mail));
    let unknown = json!({ "username": "nobody@desertrose.test", "reference": "x", "verificationCode": "123456" });
    let known = json!({ "username": ROSE_OWNER.mail, "reference": "x", "verificationCode": "123456" });
    assert_eq!(
        call(&api, VERIFY_CODE, "browser-9", &unknown),
        call(&api, VERIFY_CODE, "browser-9", &known)
    );
}

// covers: P-196 P-197
#[test]
fn a_weak_password_is_refused_with_the_reason() {
    let api = Api::start();
    proven(&api, &ROSE_OWNER, "browser-9");
    for (password, code) in [
        ("", "password.too_short"),
        ("Ab1defg", "password.too_short"),
        ("alllowercase1", "password.not_mixed"),
        ("NoDigitsHere", "password.not_mixed"),
        ("Rahman-2026-x", "password.personal"),
        ("Desert-Rose-1", "password.names"),
        ("Passw0rd", "password.common"),
        ("Qwerty123", "password.common"),
        ("aaaaaaaaaaaaaaaa", "password.common"),
        ("Xk7!Xk7!", "password.pattern"),
        (ROSE_OWNER.password, "password.same"),
    ] {
        let answer = change(&api, &ROSE_OWNER, password, "browser-9");
        assert_eq!(answer["error"]["code"], code, "{password}: {answer}");
    }
    // Long enough to need no mix of characters; spaces at the ends are allowed.
    let phrase = " four calm camels walk ";
    assert_eq!(change(&api, &ROSE_OWNER, phrase, "browser-9")["passwordChanged"], true);
    let signed_in = ROSE_OWNER.authenticate(&api, phrase, "browser-9");
    assert!(signed_in["identity"].is_object(), "{signed_in}");
    let trimmed = ROSE_OWNER.authenticate(&api, phrase.trim(), "browser-9");
    assert_eq!(trimmed["error"]["code"], "login.refused", "{trimmed}");
}

#[test]
fn a_first_password_must_be_changed_before_there_is_a_session() {
    let api = Api::start();
    let reference = ROSE_NEWCOMER.ask_code(&api, "browser-1");
    let code = ROSE_NEWCOMER.mailed_code(&api);
    let answer = ROSE_NEWCOMER.verify(&api, &reference, &code, "browser-1");
    assert_eq!(answer["forceChangePassword"], true, "{answer}");
    assert!(answer["identity"].is_null(), "{answer}");
    assert_eq!(change(&api, &ROSE_NEWCOMER, NEW, "browser-1")["passwordChanged"], true);
    let answer = ROSE_NEWCOMER.authenticate(&api, NEW, "browser-1");
    assert_eq!(answer["forceChangePassword"], false, "{answer}");
    assert!(answer["identity"]["token"].is_string(), "{answer}");
}

#[test]
fn another_code_for_a_browser_needs_the_password_first() {
    let api = Api::start();
    ask(&api, ROSE_OWNER.mail, "browser-1", true);
    let first = ROSE_OWNER.ask_code(&api, "browser-2");
    let code = ROSE_OWNER.mailed_code(&api);
    let again = ask(&api, ROSE_OWNER.mail, "browser-2", true);
    let fresh = eventually("another code is mailed", || {
        code_to(&api, "falcon", ROSE_OWNER.mail).filter(|fresh| *fresh != code)
    });
    let old = ROSE_OWNER.verify(&api, &first, &code, "browser-2");
    assert_eq!(old["error"]["code"], "code.dead", "{old}");
    let new = ROSE_OWNER.verify(&api, &again, &fresh, "browser-2");
    assert!(new["identity"]["token"].is_string(), "{new}");
    // The first request, without a password, sent nothing: there are two e-mails, not three.
    let items = api.admin_get("/dev/outbox");
    let mine = items["items"].as_array().expect("items").iter();
    assert_eq!(mine.filter(|item| item["to"] == ROSE_OWNER.mail).count(), 2);
}

// covers: P-307
#[test]
fn a_signed_in_person_changes_their_password_and_stays_signed_in_here_only() {
    let api = Api::start();
    let here = ROSE_OWNER.sign_in(&api);
    let reference = ROSE_OWNER.ask_code(&api, "browser-2");
    let there = ROSE_OWNER.verify(&api, &reference, &ROSE_OWNER.mailed_code(&api), "browser-2");
    let there = there["identity"]["token"].as_str().expect("a token").to_owned();
    let update = |current: &str, new: &str| {
        let body = json!({ "currentPassword": current, "newPassword": new });
        here.post(UPDATE, &body).ok()
    };
    assert_eq!(update("Not-the-one-1", NEW)["error"]["code"], "password.wrong");
    assert_eq!(
        update(ROSE_OWNER.password, "short")["error"]["code"],
        "password.too_short"
    );
    assert_eq!(update(ROSE_OWNER.password, NEW)["passwordChanged"], true);
    here.get(CONTEXT).ok();
    api.get("falcon", CONTEXT)
        .token(&there)
        .send()
        .refused(401, "session.ended");
    let body = json!({ "username": ROSE_OWNER.mail, "password": NEW });
    let answer = call(&api, AUTHENTICATE, "browser-2", &body);
    assert!(answer["identity"].is_object(), "{answer}");
}

#[test]
fn signing_out_ends_the_session_at_once() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    assert_eq!(session.post(SIGN_OUT, &json!({})).ok()["signedOut"], true);
    session.get(CONTEXT).refused(401, "session.expired");
    session.post(SIGN_OUT, &json!({})).refused(401, "session.expired");
}
