//! Guessing passwords and codes: how it is limited, and that the account's owner is not affected.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::on_each_engine;
use crate::support::folder::Folder;
use crate::support::people::{Person, ROSE_OWNER, VERIFY, code_to};
use crate::support::{Api, Call, Engine, eventually};

const KNOWN: &str = "browser-of-agent@desertrose.test";
const STRANGER: &str = "browser-of-a-stranger";
const WRONG: &str = "code.wrong";
const DEAD: &str = "code.dead";
const PAUSED: &str = "code.too_many_guesses";
const RESET: &str = "/api/auth/v1/Authentication/ResetPassword";
const VERIFY_RESET: &str = "/api/auth/v1/Authentication/VerifyCode";
const UPDATE: &str = "/api/customer/v1/User/updatepassword";
const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";

/// Ten wrong passwords in a row, from an unverified browser.
fn spray(api: &Api, victim: Person) {
    for attempt in 0..10 {
        let refused = victim.authenticate(api, &format!("Not-the-one-{attempt}"), STRANGER);
        assert_eq!(refused["error"]["code"], "login.refused", "{refused}");
    }
}

/// Guesses from another browser lock out that browser, even with the right password, and not the user's own.
#[test]
fn a_lock_out_spares_the_users_verified_browser() {
    let api = Api::start();
    ROSE_OWNER.sign_in(&api);
    spray(&api, ROSE_OWNER);

    let codes = || mails(&api, "is your");
    let before = codes();
    let locked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, STRANGER);
    let wrong = ROSE_OWNER.authenticate(&api, "Not-the-one-1", STRANGER);
    // A correct guess is not confirmed.
    assert_eq!((&locked["error"]["code"], &locked), (&json!("login.refused"), &wrong));
    assert_eq!(codes(), before, "no code is mailed to a browser that is locked out");

    let entered = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert!(entered["identity"]["token"].is_string(), "{entered}");
}

/// Attempts during a lock-out neither extend it nor count.
#[test]
fn a_lock_out_ends_after_a_quarter_of_an_hour() {
    let api = Api::start();
    spray(&api, ROSE_OWNER);
    api.advance(14 * 60);
    ROSE_OWNER.authenticate(&api, "Not-the-one-1", STRANGER);
    let locked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, STRANGER);
    assert_eq!(locked["error"]["code"], "login.refused", "{locked}");
    api.advance(60);
    ROSE_OWNER.ask_code(&api, STRANGER);
}

#[test]
fn the_sixth_code_within_an_hour_is_not_mailed() {
    let api = Api::start();
    ROSE_OWNER.sign_in(&api);
    // The code of the first sign-in counts too.
    for _ in 1..5 {
        ROSE_OWNER.ask_code(&api, STRANGER);
    }
    let mails = || api.admin_get("/dev/outbox")["items"].as_array().map(Vec::len);
    let before = mails();
    let told = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, STRANGER);
    let words = "Too many codes were asked for. Use the last one, or try again in an hour.";
    assert_eq!(
        told["error"],
        json!({ "code": "login.tooManyCodes", "message": words }),
        "{told}"
    );
    assert!(
        told["identity"].is_null() && told["verificationReference"].is_null(),
        "{told}"
    );
    assert_eq!(mails(), before);

    // Verified browsers need no code.
    let known = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert!(known["identity"]["token"].is_string(), "{known}");
    api.advance(60 * 60);
    ROSE_OWNER.ask_code(&api, STRANGER);
}

/// How many e-mails to the user have these words in their subject.
fn mails(api: &Api, words: &str) -> usize {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items").iter();
    items
        .filter(|item| {
            item["to"] == ROSE_OWNER.mail && item["subject"].as_str().is_some_and(|text| text.contains(words))
        })
        .count()
}

fn ask_reset(api: &Api, mail: &str, device: &str) -> String {
    let body = json!({ "username": mail, "deviceCheck": false });
    let answer = api.post("falcon", RESET, &body).header("device-id", device).send().ok();
    answer["verificationReference"]
        .as_str()
        .expect("a reference")
        .to_owned()
}

fn guess_reset(api: &Api, mail: &str, reference: &str, code: &str, device: &str) -> Value {
    let body = json!({ "username": mail, "reference": reference, "verificationCode": code });
    let call = api.post("falcon", VERIFY_RESET, &body);
    call.header("device-id", device).send().ok()
}

/// New codes do not reset the count: five wrong codes pause the account's resets, and responses do not reveal which accounts exist.
#[test]
fn reset_codes_allow_five_guesses_in_all_and_reveal_nothing_about_an_address() {
    let api = Api::start();
    let told = |mail: &str| -> Vec<Value> {
        (0..7)
            .map(|_| {
                let reference = ask_reset(&api, mail, STRANGER);
                guess_reset(&api, mail, &reference, "000000", STRANGER)
            })
            .collect()
    };
    let (known, unknown) = (told(ROSE_OWNER.mail), told("nobody@desertrose.test"));
    assert_eq!(known, unknown);
    let codes: Vec<_> = known.iter().map(|answer| answer["error"]["code"].clone()).collect();
    assert_eq!(codes, [WRONG, WRONG, WRONG, WRONG, PAUSED, PAUSED, PAUSED]);
    assert_eq!(
        known[0]["error"]["message"],
        "The code is not correct or no longer valid. 4 tries left."
    );
    assert_eq!(
        known[6]["error"]["message"],
        "Too many wrong codes. Try again in 15 minutes."
    );
    eventually("the user is notified once", || {
        (mails(&api, "Wrong codes") == 1).then_some(())
    });
    // A quarter of an hour later one guess is allowed, then none for half an hour.
    api.advance(15 * 60);
    for message in ["30 minutes", "30 minutes"] {
        let answer = guess_reset(&api, ROSE_OWNER.mail, "r", "000000", STRANGER);
        let words = answer["error"]["message"].as_str().expect("words");
        assert!(words.contains(message), "{answer}");
    }
}

/// A pause caused by another browser does not affect the user's verified browser.
#[test]
fn a_verified_browser_has_its_own_guesses_and_codes() {
    let api = Api::start();
    ROSE_OWNER.sign_in(&api);
    let before = mails(&api, "is your");
    for _ in 0..5 {
        guess_reset(&api, ROSE_OWNER.mail, "none", "000000", STRANGER);
    }
    eventually("the user is notified", || {
        (mails(&api, "Wrong codes") == 1).then_some(())
    });
    let reference = ask_reset(&api, ROSE_OWNER.mail, KNOWN);
    eventually("a code is mailed", || (mails(&api, "is your") > before).then_some(()));
    let code = code_to(&api, "falcon", ROSE_OWNER.mail).expect("a code");
    let paused = guess_reset(&api, ROSE_OWNER.mail, &reference, &code, STRANGER);
    assert_eq!(paused["error"]["code"], PAUSED, "{paused}");
    let verified = guess_reset(&api, ROSE_OWNER.mail, &reference, &code, KNOWN);
    assert_eq!(verified["verified"], true, "{verified}");
}

/// A stolen session allows ten guesses at the password, then it ends.
#[test]
fn wrong_current_passwords_end_the_session_and_lock_its_browser() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let update = |current: &str| {
        let body = json!({ "currentPassword": current, "newPassword": "Quiet-Dunes-47" });
        session.post(UPDATE, &body)
    };
    for attempt in 0..9 {
        let wrong = update(&format!("Not-the-one-{attempt}")).ok();
        assert_eq!(wrong["error"]["code"], "password.wrong", "{wrong}");
    }
    let tenth = update("Not-the-one-9").ok();
    assert_eq!(tenth["error"]["code"], "password.locked", "{tenth}");
    session.get(CONTEXT).refused(401, "session.ended");
    update(ROSE_OWNER.password).refused(401, "session.ended");
    let locked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert_eq!(locked["error"]["code"], "login.refused", "{locked}");
    eventually("the user is notified", || {
        (mails(&api, "Wrong passwords") == 1).then_some(())
    });
    api.advance(15 * 60);
    let entered = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert!(entered["identity"]["token"].is_string(), "{entered}");
}

/// Earlier guesses at sign-in do not count against a new password.
#[test]
fn a_new_password_ends_the_pauses_of_sign_in() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let reference = ROSE_OWNER.ask_code(&api, STRANGER);
    let code = ROSE_OWNER.mailed_code(&api);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        ROSE_OWNER.verify(&api, &reference, wrong, STRANGER);
    }
    spray(&api, ROSE_OWNER);
    let new = "Quiet-Dunes-47";
    let body = json!({ "currentPassword": ROSE_OWNER.password, "newPassword": new });
    assert_eq!(session.post(UPDATE, &body).ok()["passwordChanged"], true);
    let asked = ROSE_OWNER.authenticate(&api, new, STRANGER);
    assert!(asked["verificationReference"].is_string(), "{asked}");
}

/// Sends a guess except for its last byte, so that the backend waits for it.
fn begin(api: &Api, reference: &str, code: &str) -> (TcpStream, u8) {
    let body = json!({ "username": ROSE_OWNER.mail, "reference": reference, "verificationCode": code }).to_string();
    let call = Call::new(api, "POST", ROSE_OWNER.tenant, VERIFY).body(body.clone());
    let head = call.header("device-id", STRANGER).header("connection", "close").head();
    let (last, rest) = body.as_bytes().split_last().expect("a body");
    let mut stream = api.connect();
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
    stream.write_all(head.as_bytes()).expect("sent");
    stream.write_all(rest).expect("sent");
    (stream, *last)
}

fn end((mut stream, _): (TcpStream, u8)) -> Value {
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let _ = stream.shutdown(Shutdown::Both);
    let (_, body) = answer.split_once("\r\n\r\n").expect("a head");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// Even with concurrent guesses, each attempt is counted before it is checked.
fn guess_a_thousand_times(engine: Engine) {
    let Some(folder) = Folder::seeded_in(engine, &[]) else {
        return;
    };
    let api = Api::open(Arc::new(folder), &[]);
    let reference = ROSE_OWNER.ask_code(&api, STRANGER);
    let code = ROSE_OWNER.mailed_code(&api);
    let right: u32 = code.parse().expect("digits");
    let guess = |step: u32| format!("{:06}", (right + step) % 1_000_000);
    let mut begun: Vec<_> = (1..=1_000).map(|step| begin(&api, &reference, &guess(step))).collect();
    // All requests are open; now send each one's last byte.
    for (stream, last) in &mut begun {
        stream.write_all(&[*last]).expect("sent");
    }
    let answers: Vec<Value> = begun.into_iter().map(end).collect();
    let told = |code: &str| answers.iter().filter(|answer| answer["error"]["code"] == code).count();
    // The fifth wrong code pauses the rest. A request that waited too long is not evaluated; it may be retried.
    let unheard = answers
        .iter()
        .filter(|answer| answer["code"] == "server.unavailable")
        .count();
    assert_eq!(
        (told(WRONG), told(PAUSED) + unheard),
        (4, 996),
        "{unheard} were not evaluated"
    );
    let late = ROSE_OWNER.verify(&api, &reference, &code, STRANGER);
    assert_eq!(late["error"]["code"], PAUSED, "{late}");
    api.advance(15 * 60);
    let late = ROSE_OWNER.verify(&api, &reference, &code, STRANGER);
    assert_eq!(late["error"]["code"], DEAD, "{late}");
}

on_each_engine! {
    fn a_thousand_guesses_at_once_leave_five_tries(engine) {
        guess_a_thousand_times(engine);
    }
}
