//! The language of e-mails.

use serde_json::json;

use crate::support::applicant::{Applicant, email, filed, form};
use crate::support::people::{AUTHENTICATE, Person};
use crate::support::{Api, eventually};

const RESET: &str = "/api/auth/v1/Authentication/ResetPassword";
pub const JABAL_OWNER: Person = Person {
    tenant: "qamar",
    mail: "agent@jabal.test",
    password: "Muscat-Jabal-2026",
};

fn newest(api: &Api) -> String {
    email(api, JABAL_OWNER.tenant, JABAL_OWNER.mail)
}

/// Signs in; returns the e-mail that is sent.
fn sign_in(api: &Api, device: &str, cookie: &str) -> String {
    let body = json!({ "username": JABAL_OWNER.mail, "password": JABAL_OWNER.password });
    let call = api
        .post(JABAL_OWNER.tenant, AUTHENTICATE, &body)
        .header("device-id", device);
    call.header("cookie", cookie).send().ok();
    newest(api)
}

#[test]
fn emails_are_in_the_language_the_user_reads_the_portal_in() {
    let api = Api::start();
    let usual = sign_in(&api, "browser-1", "other=1");
    assert!(
        usual.starts_with("مرحباً مريم،\n\nهناك من يسجّل الدخول إلى قمر للسفر"),
        "{usual}"
    );
    let chosen = sign_in(&api, "browser-2", "a=b; jw-language=en");
    assert!(chosen.contains("Someone is signing in to Qamar Travel"), "{chosen}");
    // A language that the portal does not offer is not used.
    let strange = sign_in(&api, "browser-3", "jw-language=fr");
    assert!(strange.starts_with("مرحباً"), "{strange}");

    // An e-mail composed later uses the language of the request that caused it.
    let ask = json!({ "username": JABAL_OWNER.mail, "deviceCheck": false });
    let call = api
        .post(JABAL_OWNER.tenant, RESET, &ask)
        .header("device-id", "browser-4");
    call.header("cookie", "jw-language=en").send().ok();
    eventually("the code is mailed", || {
        newest(&api)
            .contains("set a new password for your Qamar Travel account")
            .then_some(())
    });
}

#[test]
fn a_decision_is_written_in_the_language_of_the_application() {
    let api = Api::start();
    let (mail, phone) = ("hessa@bluesands.test", "+96892123456");
    let mut typed = form(mail, phone);
    typed["countryCode"] = json!("OM");
    let reference = Applicant::begun(&api, "qamar").apply(&typed);
    assert!(email(&api, "qamar", mail).contains(&format!("رقمه المرجعي {reference}")));
    assert!(email(&api, "qamar", phone).contains("هو رمزك في قمر للسفر"));
    let application = filed(&api, "qamar", &reference);
    let id = application["id"].as_str().expect("an id");
    let approval = json!({ "decision": "approve", "operator": "Nadia" });
    api.admin_post(&format!("/applications/qamar/{id}/decision"), &approval)
        .ok();
    let welcome = email(&api, "qamar", mail);
    assert!(welcome.contains("كلمة المرور المؤقتة: "), "{welcome}");
}
