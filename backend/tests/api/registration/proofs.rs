//! The human check and the codes.

use serde_json::json;

use crate::support::Api;
use crate::support::applicant::{Applicant, email};
use crate::support::people::{ROSE_OWNER, code_to};

const MAIL: &str = "amina@bluedunes.test";

// covers: P-220 P-340
#[test]
fn nothing_begins_without_a_passed_check_and_each_is_good_once_for_one_portal() {
    let api = Api::start();
    let stranger = Applicant::new(&api, "falcon");
    for captcha in ["", "e30=", "not base64"] {
        stranger
            .post("Begin", &json!({ "captcha": captcha }))
            .refused(422, "registration.captcha");
    }
    let captcha = stranger.solved("begin");
    let other = Applicant::new(&api, "_default");
    other
        .post("Begin", &json!({ "captcha": captcha }))
        .refused(422, "registration.captcha");
    let begun = stranger.post("Begin", &json!({ "captcha": captcha }));
    assert_eq!(begun.ok()["isOpen"], true);
    let cookie = begun.headers["set-cookie"].to_str().expect("a text");
    for part in [
        "HttpOnly",
        "SameSite=Strict",
        "Secure",
        "Path=/api/customer/v1/Registration/",
    ] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.to_lowercase().contains("jetway"), "{cookie}");
    Applicant::new(&api, "falcon")
        .post("Begin", &json!({ "captcha": captcha }))
        .refused(422, "registration.captcha");
    let late = stranger.solved("begin");
    api.advance(15 * 60);
    Applicant::new(&api, "falcon")
        .post("Begin", &json!({ "captcha": late }))
        .refused(422, "registration.captcha");
}

// covers: P-221 P-340
#[test]
fn a_code_proves_the_address_it_was_sent_to_with_at_most_five_guesses() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    let sent = applicant.ask("mail", MAIL).ok();
    let reference = &sent["verificationReference"];
    let code = code_to(&api, "falcon", MAIL).expect("a code");
    applicant
        .guess("mail", "other@bluedunes.test", reference, &code)
        .refused(410, "registration.code_dead");
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for left in [4, 3, 2, 1] {
        let problem = applicant
            .guess("mail", MAIL, reference, wrong)
            .refused(422, "registration.code_wrong");
        assert_eq!(problem["params"]["attemptsLeft"], left);
    }
    // The fifth wrong code pauses the address for every application; each further one doubles the pause.
    for guess in [wrong, code.as_str()] {
        let problem = applicant
            .guess("mail", MAIL, reference, guess)
            .refused(429, "registration.too_many_guesses");
        assert_eq!(problem["params"]["minutes"], 15);
    }
    applicant
        .ask("mail", MAIL)
        .refused(429, "registration.too_many_guesses");
    assert!(applicant.get("GetDraft").ok().get("verifiedEmail").is_none());
    api.advance(15 * 60);
    applicant.prove("mail", MAIL);
    applicant.prove("sms", "+971501234567");
    let draft = applicant.get("GetDraft").ok();
    assert_eq!(
        (&draft["verifiedEmail"], &draft["verifiedPhone"]),
        (&json!(MAIL), &json!("+971501234567"))
    );
}

#[test]
fn another_code_waits_a_minute_and_an_hour_has_few() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    applicant.ask("mail", MAIL).ok();
    let problem = applicant.ask("mail", MAIL).refused(429, "registration.code_too_soon");
    assert!((1..=60).contains(&problem["params"]["seconds"].as_i64().expect("seconds")));
    // The phone has its own limit.
    applicant.ask("sms", "+971501234567").ok();
    for _ in 0..4 {
        api.advance(61);
        applicant.ask("mail", MAIL).ok();
    }
    api.advance(61);
    applicant.ask("mail", MAIL).refused(429, "registration.too_many_codes");
    // Several applications cannot flood a mailbox either.
    let second = Applicant::begun(&api, "falcon");
    second.ask("mail", MAIL).refused(429, "registration.too_many_codes");
}

#[test]
fn an_existing_account_is_mentioned_only_in_the_email() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    let known = applicant.ask("mail", ROSE_OWNER.mail);
    let unknown = Applicant::begun(&api, "falcon").ask("mail", MAIL);
    assert_eq!(
        known.ok().as_object().map(serde_json::Map::len),
        unknown.ok().as_object().map(serde_json::Map::len)
    );
    assert_eq!(known.bytes.len(), unknown.bytes.len());
    let told = email(&api, "falcon", ROSE_OWNER.mail);
    assert!(told.contains("already has an account"), "{told}");
    assert_eq!(code_to(&api, "falcon", ROSE_OWNER.mail), None);
    // At another portal the same address is unknown.
    let elsewhere = Applicant::begun(&api, "_default");
    elsewhere.ask("mail", ROSE_OWNER.mail).ok();
    assert!(code_to(&api, "_default", ROSE_OWNER.mail).is_some());
}

// covers: P-212
#[test]
fn invalid_addresses_get_no_code() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    for (channel, address) in [
        ("mail", "amina"),
        ("mail", ""),
        ("sms", "0501234567"),
        ("sms", "+97150"),
    ] {
        let problem = applicant.ask(channel, address).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["pointer"], "/address", "{problem}");
    }
}

#[test]
fn a_draft_belongs_to_its_browser_and_expires_after_two_days() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    let stranger = Applicant::new(&api, "falcon");
    assert_eq!(stranger.get("GetDraft").ok()["isOpen"], false);
    stranger.ask("mail", MAIL).refused(410, "registration.no_draft");
    api.advance(2 * 86_400);
    assert_eq!(applicant.get("GetDraft").ok()["isOpen"], false);
    applicant.ask("mail", MAIL).refused(410, "registration.no_draft");
}
