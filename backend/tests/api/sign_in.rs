//! Signing in: the password, the code for a new browser, the session's lifetime.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::folder::Folder;
use crate::support::people::{
    AUTHENTICATE, CORNICHE_OWNER, OASIS_OWNER, ROSE_NEWCOMER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER, VERIFY,
};

const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const WRONG: &str = "code.wrong";
const DEAD: &str = "code.dead";
const PAUSED: &str = "code.too_many_guesses";

#[test]
fn a_wrong_password_and_an_unknown_user_get_the_same_response() {
    let api = Api::start();
    let ask = |username: &str| {
        let body = json!({ "username": username, "password": "Not-the-one-1" });
        let call = api.post("falcon", AUTHENTICATE, &body);
        call.header("device-id", "browser-1").send()
    };
    let (wrong, unknown) = (ask(ROSE_OWNER.mail), ask("nobody@desertrose.test"));
    assert_eq!(wrong.ok()["error"]["code"], "login.refused");
    assert_eq!(wrong.bytes, unknown.bytes);
    // Users of another portal are unknown here.
    assert_eq!(wrong.bytes, ask(SKYLINE_OWNER.mail).bytes);
}

/// Response times do not reveal which users exist, because the work is the same.
#[test]
fn a_wrong_password_and_an_unknown_person_cost_the_same_work() {
    let dear = [("JETWAY_BACKEND_IDENTITY__HASH_MEMORY_KIB", "65536")];
    let api = Api::open(Arc::new(Folder::seeded_with(&dear)), &dear);
    let work = |people: [&str; 4]| {
        let before = api.processor_ticks();
        for attempt in 0..3 {
            for person in people {
                let body = json!({ "username": person, "password": format!("Not-the-one-{attempt}") });
                let call = api.post("falcon", AUTHENTICATE, &body).header("device-id", "browser-1");
                assert_eq!(call.send().ok()["error"]["code"], "login.refused");
            }
        }
        api.processor_ticks() - before
    };
    let known = work([ROSE_OWNER, ROSE_VIEWER, OASIS_OWNER, CORNICHE_OWNER].map(|person| person.mail));
    let unknown = work(["a@nobody.test", "b@nobody.test", "c@nobody.test", SKYLINE_OWNER.mail]);
    println!("{known} ticks for known users, {unknown} for others");
    assert!(known > 20, "too little work to compare: {known}");
    assert!(known * 2 > unknown && unknown * 2 > known, "{known} beside {unknown}");
}

// covers: P-147
#[test]
fn a_new_browser_proves_itself_once_and_is_known_from_then_on() {
    let api = Api::start();
    let device = "browser-1";
    let asked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, device);
    assert_eq!(asked["authenticated"], true);
    assert!(asked["identity"].is_null(), "{asked}");
    let reference = asked["verificationReference"].as_str().expect("a reference");
    let answer = ROSE_OWNER.verify(&api, reference, &ROSE_OWNER.mailed_code(&api), device);
    assert!(answer["identity"]["token"].is_string(), "{answer}");

    let again = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, device);
    assert!(again["identity"]["token"].is_string(), "{again}");
    assert!(again["verificationReference"].is_null(), "{again}");
    let elsewhere = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, "browser-2");
    assert!(elsewhere["identity"].is_null(), "{elsewhere}");
}

// covers: P-148
#[test]
fn a_code_is_good_once_for_its_own_browser_and_for_ten_minutes() {
    let api = Api::start();
    let reference = ROSE_OWNER.ask_code(&api, "browser-1");
    let code = ROSE_OWNER.mailed_code(&api);
    let other = ROSE_OWNER.verify(&api, &reference, &code, "browser-2");
    assert!(other["identity"].is_null(), "{other}");
    let right = ROSE_OWNER.verify(&api, &reference, &code, "browser-1");
    assert!(right["identity"]["token"].is_string(), "{right}");
    let reused = ROSE_OWNER.verify(&api, &reference, &code, "browser-1");
    assert_eq!(reused["error"]["code"], DEAD, "{reused}");
    assert!(reused["identity"].is_null(), "{reused}");

    let reference = ROSE_OWNER.ask_code(&api, "browser-3");
    let code = ROSE_OWNER.mailed_code(&api);
    api.advance(10 * 60 + 1);
    let late = ROSE_OWNER.verify(&api, &reference, &code, "browser-3");
    assert_eq!(late["error"]["code"], DEAD, "{late}");
}

#[test]
fn five_wrong_guesses_use_a_code_up() {
    let api = Api::start();
    let reference = ROSE_OWNER.ask_code(&api, "browser-1");
    let code = ROSE_OWNER.mailed_code(&api);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for words in ["4 tries left", "3 tries left", "2 tries left", "1 try left"] {
        let answer = ROSE_OWNER.verify(&api, &reference, wrong, "browser-1");
        assert_eq!(answer["error"]["code"], WRONG, "{answer}");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{message} does not contain {words}");
    }
    for guess in [wrong, code.as_str()] {
        let answer = ROSE_OWNER.verify(&api, &reference, guess, "browser-1");
        assert_eq!(answer["error"]["code"], PAUSED, "{answer}");
        assert!(answer["identity"].is_null(), "{answer}");
    }
    // No new code is sent either: a sign-in with the right password is refused as well.
    let asked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, "browser-2");
    assert_eq!(asked["error"]["code"], PAUSED, "{asked}");
    api.advance(15 * 60);
    let late = ROSE_OWNER.verify(&api, &reference, &code, "browser-1");
    assert_eq!(late["error"]["code"], DEAD, "{late}");
}

#[test]
fn a_session_belongs_to_its_portal_and_cannot_be_forged() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    session.get(CONTEXT).ok();
    let elsewhere = api.get("_default", CONTEXT).token(&session.token).send();
    elsewhere.refused(401, "session.wrong_tenant");
    let (head, signature) = session.token.rsplit_once('.').expect("a token");
    let forged = format!("{head}.{}", signature.chars().rev().collect::<String>());
    for nonsense in ["", "x", "a.b.c", &forged] {
        let answer = api.get("falcon", CONTEXT).token(nonsense).send();
        answer.refused(401, "session.expired");
    }
    let basic = api.get("falcon", CONTEXT).header("authorization", "Basic YTpi").send();
    basic.refused(401, "session.expired");
}

// covers: P-111, P-281
#[test]
fn signing_in_has_four_outcomes_each_with_its_fields() {
    let api = Api::start();
    let keys = |answer: &Value| -> Vec<String> { answer.as_object().expect("an object").keys().cloned().collect() };
    let flags =
        |answer: &Value| ["authenticated", "forceChangePassword", "verifyPhoneNumber"].map(|name| answer[name] == true);

    let refused = ROSE_OWNER.authenticate(&api, "Not-the-one-1", "browser-1");
    assert_eq!(flags(&refused), [false, false, false]);
    assert!(
        refused["error"]["message"].is_string() && refused["identity"].is_null(),
        "{refused}"
    );

    let asked = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, "browser-1");
    assert!(
        asked["verificationReference"].is_string() && asked["error"].is_null(),
        "{asked}"
    );

    ROSE_OWNER.sign_in(&api);
    let entered = ROSE_OWNER.authenticate(&api, ROSE_OWNER.password, "browser-of-agent@desertrose.test");
    assert_eq!(flags(&entered), [true, false, false]);
    assert!(entered["identity"]["token"].is_string(), "{entered}");

    let reference = ROSE_NEWCOMER.ask_code(&api, "browser-2");
    let forced = ROSE_NEWCOMER.verify(&api, &reference, &ROSE_NEWCOMER.mailed_code(&api), "browser-2");
    assert_eq!(flags(&forced)[..2], [true, true]);
    assert!(forced["identity"].is_null(), "{forced}");
    let agreed = [
        "authenticated",
        "error",
        "forceChangePassword",
        "identity",
        "phoneNumber",
        "verificationReference",
        "verifyPhoneNumber",
    ];
    for answer in [&refused, &asked, &entered, &forced] {
        assert!(
            keys(answer).iter().all(|key| agreed.contains(&key.as_str())),
            "{answer}"
        );
    }
    let more = json!({ "username": "a@b.test", "password": "x", "device": "y" });
    let call = api.post("falcon", AUTHENTICATE, &more).header("device-id", "browser-1");
    call.send().refused(422, "request.invalid");
}

// covers: P-112
#[test]
fn a_code_is_sent_with_user_name_reference_and_code_and_nothing_else() {
    let api = Api::start();
    for call in [VERIFY, "/api/auth/v1/Authentication/VerifyCode"] {
        let ask = |body: &Value| api.post("falcon", call, body).header("device-id", "browser-1").send();
        let whole = json!({ "username": "a@b.test", "reference": "r", "verificationCode": "123456" });
        assert!(ask(&whole).ok()["error"]["message"].is_string(), "{call}");
        for key in ["username", "reference", "verificationCode"] {
            let mut less = whole.clone();
            less.as_object_mut().expect("an object").remove(key);
            ask(&less).refused(422, "request.invalid");
        }
        let mut more = whole.clone();
        more["deviceId"] = json!("x");
        ask(&more).refused(422, "request.invalid");
    }
}

// covers: P-118, P-119, P-301, P-302
#[test]
fn the_context_is_that_of_the_tokens_user_and_refused_without_one() {
    let api = Api::start();
    api.get("falcon", CONTEXT).send().refused(401, "session.required");
    api.get("falcon", CONTEXT)
        .token("x")
        .send()
        .refused(401, "session.expired");
    let context = ROSE_OWNER.sign_in(&api).get(CONTEXT).ok();
    let texts = ["companyName", "firstName", "lastName", "email", "companyEmail"].map(|name| context[name].clone());
    assert_eq!(
        json!(texts),
        json!([
            "Desert Rose Travel",
            "Omar",
            "Rahman",
            ROSE_OWNER.mail,
            "office@desertrose.test"
        ])
    );
    for flag in ["isReviewGiven", "sessionExpired", "expired", "onlineUpload"] {
        assert!(context[flag].is_boolean(), "{flag}: {context}");
    }
    assert_eq!(context["authentic"]["forceLogout"], false);
    let published = api.folder.run(&["contract", "openapi"]);
    let contract: Value = serde_json::from_slice(&published.stdout).expect("a contract");
    let fields = |of: &str| contract["components"]["schemas"][of]["properties"].clone();
    for field in ["profileLogo", "companyLogo", "bdfToken", "videoClosedOn"] {
        assert!(fields("UserContext")[field].is_object(), "{field}");
    }
    for field in ["forceLogout", "logoutMessage", "newToken"] {
        assert!(fields("Authentic")[field].is_object(), "{field}");
    }
}

// covers: P-171
#[test]
fn a_token_is_replaced_after_five_minutes_and_ends_after_thirty() {
    let api = Api::start();
    let mut session = ROSE_OWNER.sign_in(&api);
    let context = session.get(CONTEXT).ok();
    assert!(context["authentic"]["newToken"].is_null(), "{context}");
    api.advance(6 * 60);
    let context = session.get(CONTEXT).ok();
    let fresh = context["authentic"]["newToken"]
        .as_str()
        .expect("a new token")
        .to_owned();
    assert_ne!(fresh, session.token);

    api.advance(25 * 60);
    session.get(CONTEXT).refused(401, "session.expired");
    session.token = fresh;
    session.get(CONTEXT).ok();
    api.advance(30 * 60);
    session.get(CONTEXT).refused(401, "session.expired");
}
