//! The form itself.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::applicant::{Applicant, email, filed, form};

const MAIL: &str = "amina@bluedunes.test";
const PHONE: &str = "+971501234567";

fn pointers(problem: &Value) -> Vec<&str> {
    let errors = problem["errors"].as_array().expect("errors");
    errors.iter().filter_map(|error| error["pointer"].as_str()).collect()
}

// covers: P-136 P-340
#[test]
fn each_kind_is_stored_with_its_type_and_flag() {
    let api = Api::start();
    let own: [(i64, bool, Value, &str); 4] = [
        (1, false, json!({}), "proprietor"),
        (
            2,
            false,
            json!({ "partners": [{ "name": "Omar Aziz", "sharePercent": 40 }] }),
            "partnership",
        ),
        (
            3,
            false,
            json!({ "companyRegistrationNumber": "R-1", "position": "Director" }),
            "company",
        ),
        (
            3,
            true,
            json!({ "companyRegistrationNumber": "R-1", "position": "Director", "travellers": "21-100" }),
            "corporate",
        ),
    ];
    for (at, (kind, is_corporate, fields, name)) in own.into_iter().enumerate() {
        let mail = format!("{name}@bluedunes.test");
        let mut form = form(&mail, &format!("+97150123450{at}"));
        form["type"] = json!(kind);
        form["isCorporate"] = json!(is_corporate);
        for (field, value) in fields.as_object().expect("fields") {
            form[field] = value.clone();
        }
        let reference = Applicant::begun(&api, "falcon").apply(&form);
        let stored = filed(&api, "falcon", &reference);
        assert_eq!(
            (&stored["form"]["kind"], &stored["status"]),
            (&json!(name), &json!("pending"))
        );
        assert!(email(&api, "falcon", &mail).contains(&reference));
    }
}

// covers: P-207 P-210 P-211 P-212 P-213 P-214 P-215 P-216 P-219 P-221 P-351
#[test]
fn every_invalid_field_is_named() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    let empty = json!({
        "type": 1, "isCorporate": false, "companyName": " a ", "tradeLicenseNumber": "", "civilAviationNumber": "",
        "firstName": "A", "countryCode": "XX", "city": "", "zipCode": "1/2", "address": "", "email": "amina", "phone": "",
        "acceptsSharing": false
    });
    let problem = applicant.submit(&empty).refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        [
            "/form/companyName",
            "/form/tradeLicenseNumber",
            "/form/tradeLicenseExpiry",
            "/form/civilAviationNumber",
            "/form/firstName",
            "/form/countryCode",
            "/form/city",
            "/form/zipCode",
            "/form/address",
            "/form/email",
            "/form/phone",
            "/form/acceptsSharing",
            "/papers/nationalIdFront",
            "/papers/nationalIdBack",
            "/papers/tradeLicense",
        ]
    );
    let whole = form(MAIL, PHONE);
    applicant.upload_all();
    let problem = applicant.submit(&whole).refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/form/email", "/form/phone"]);
    applicant.prove("mail", MAIL);
    applicant.prove("sms", PHONE);
    let other = form("other@bluedunes.test", PHONE);
    let problem = applicant.submit(&other).refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/form/email"]);
    let mut odd = whole.clone();
    odd["type"] = json!(2);
    odd["isCorporate"] = json!(true);
    applicant.submit(&odd).refused(422, "request.invalid");
    applicant
        .post(
            "Submit",
            &json!({ "form": whole, "captcha": applicant.solved("begin") }),
        )
        .refused(422, "registration.captcha");
    applicant.submit(&whole).ok();
}

#[test]
fn sending_twice_applies_once_and_one_email_address_applies_once() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    let again = Applicant::begun(&api, "falcon");
    let whole = form(MAIL, PHONE);
    again.prove("mail", MAIL);
    api.advance(61);
    let reference = applicant.apply(&whole);
    let list = api.admin_get("/applications/falcon?status=pending");
    assert_eq!(list["items"].as_array().map(Vec::len), Some(1));
    assert_eq!(applicant.get("GetDraft").ok()["isOpen"], false);
    again.prove("sms", PHONE);
    again.upload_all();
    let problem = again.submit(&whole).refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["code"], "email.waiting", "{problem}");
    assert!(email(&api, "falcon", MAIL).contains(&reference));
}
