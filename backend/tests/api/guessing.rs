//! Guessing at passwords and codes: what it earns, and whom it does not harm.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::folder::Folder;
use crate::support::people::{Person, ROSE_OWNER, VERIFY};
use crate::support::{Api, Call, Engine};

const KNOWN: &str = "browser-of-agent@desertrose.test";
const STRANGER: &str = "browser-of-a-stranger";
const WRONG: &str = "code.wrong";
const DEAD: &str = "code.dead";

/// Ten wrong passwords in a row, from a browser nobody has proven.
fn spray(api: &Api, victim: Person) {
    for attempt in 0..10 {
        let refused = victim.authenticate(api, &format!("Not-the-one-{attempt}"), STRANGER);
        assert_eq!(refused["error"]["code"], "login.refused", "{refused}");
    }
}

/// Somebody else's guesses lock out who guesses, even with the right password, and not the person.
#[test]
fn a_lock_out_spares_the_browser_the_person_has_proven() {
    let api = Api::start();
    ROSE_OWNER.sign_in(&api);
    spray(&api, ROSE_OWNER);

    let mails = || api.admin_get("/dev/outbox")["items"].as_array().map(Vec::len);
    let before = mails();
    let locked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, STRANGER);
    let wrong = ROSE_OWNER.authenticate(&api, "Not-the-one-1", STRANGER);
    // Whoever found the password is not told so.
    assert_eq!((&locked["error"]["code"], &locked), (&json!("login.refused"), &wrong));
    assert_eq!(mails(), before, "no code is mailed to a browser that is locked out");

    let entered = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert!(entered["identity"]["token"].is_string(), "{entered}");
}

/// What the person does at their own browser forgets the count; without that it ends by itself.
#[test]
fn a_lock_out_ends_after_a_quarter_of_an_hour() {
    let api = Api::start();
    spray(&api, ROSE_OWNER);
    api.advance(15 * 60 - 1);
    let locked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, STRANGER);
    assert_eq!(locked["error"]["code"], "login.refused", "{locked}");
    api.advance(1);
    ROSE_OWNER.ask_code(&api, STRANGER);
}

#[test]
fn the_twenty_first_code_within_an_hour_is_not_mailed() {
    let api = Api::start();
    ROSE_OWNER.sign_in(&api);
    // The one of the first sign-in counts.
    for _ in 1..20 {
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

    // Proven browsers ask for no code.
    let known = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, KNOWN);
    assert!(known["identity"]["token"].is_string(), "{known}");
    api.advance(60 * 60);
    ROSE_OWNER.ask_code(&api, STRANGER);
}

/// A guess whose last byte is kept back: the backend has it and waits.
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

/// However many guess at once, each try is counted before it is judged.
fn a_thousand_guesses_at_once_leave_five_tries(engine: Engine) {
    let Some(folder) = Folder::seeded_in(engine, &[]) else {
        return;
    };
    let api = Api::open(Arc::new(folder), &[]);
    let reference = ROSE_OWNER.ask_code(&api, STRANGER);
    let code = ROSE_OWNER.mailed_code(&api);
    let right: u32 = code.parse().expect("digits");
    let guess = |step: u32| format!("{:06}", (right + step) % 1_000_000);
    let mut begun: Vec<_> = (1..=1_000).map(|step| begin(&api, &reference, &guess(step))).collect();
    // All of them are under way; now each gets its last byte.
    for (stream, last) in &mut begun {
        stream.write_all(&[*last]).expect("sent");
    }
    let answers: Vec<Value> = begun.into_iter().map(end).collect();
    let told = |code: &str| answers.iter().filter(|answer| answer["error"]["code"] == code).count();
    // The fifth wrong one uses the code up. Whoever waited too long for a turn was not evaluated and is told to come again.
    let unheard = answers
        .iter()
        .filter(|answer| answer["code"] == "server.unavailable")
        .count();
    assert_eq!(
        (told(WRONG), told(DEAD) + unheard),
        (4, 996),
        "{unheard} were not heard"
    );
    let late = ROSE_OWNER.verify(&api, &reference, &code, STRANGER);
    assert_eq!(late["error"]["code"], DEAD, "{late}");
}

#[test]
fn a_thousand_guesses_at_once_leave_five_tries_on_sqlite() {
    a_thousand_guesses_at_once_leave_five_tries(Engine::Sqlite);
}

#[test]
fn a_thousand_guesses_at_once_leave_five_tries_on_postgres() {
    a_thousand_guesses_at_once_leave_five_tries(Engine::Postgres);
}
