//! An agency's company data, branches and bank accounts.

use serde_json::{Value, json};

use crate::content::list;
use crate::files::{png, size_of};
use crate::support::people::{JABAL_OWNER, OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::{Answer, Api, Session};

pub fn settings(call: &str) -> String {
    format!("/api/customer/v1/CompanySettings/{call}")
}

fn bank(call: &str) -> String {
    format!("/api/payment/v1/bankaccount/{call}")
}

pub fn faults(answer: &Answer) -> Vec<(String, String)> {
    let problem = answer.refused(422, "request.invalid");
    let errors = problem["errors"].as_array().expect("errors");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    errors
        .iter()
        .map(|error| (text(&error["pointer"]), text(&error["code"])))
        .collect()
}

pub fn branch(name: &str) -> Value {
    json!({ "name": name, "phone": "+971 4 123 4567", "address": "Al Rigga Road 7", "city": "Dubai", "country": "ae",
        "status": "active" })
}

pub fn open_branch(session: &Session<'_>, name: &str) -> Value {
    session.post(&settings("createbranch"), &branch(name)).ok()
}

// covers: P-314 P-315 P-316
#[test]
fn the_company_is_read_and_changed_and_stale_changes_are_refused() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let profile = owner.post(&settings("loadprofile"), &json!({})).ok();
    assert_eq!(
        (&profile["companyName"], &profile["branches"]),
        (&json!("Desert Rose Travel"), &json!(0))
    );
    let mut info = owner.post(&settings("loadbasicinfo"), &json!({})).ok();
    assert_eq!(info, owner.post(&settings("viewbasicinfo"), &json!({})).ok());
    let first = info.clone();
    info["companyName"] = json!("Desert Rose Travel & Tours");
    info["city"] = json!("Dubai");
    let saved = owner.post(&settings("updatebasicinfo"), &info).ok();
    assert_eq!(saved["version"], 1);
    let read = owner.post(&settings("viewbasicinfo"), &json!({})).ok();
    assert_eq!(read, saved);
    assert_eq!(
        owner.get("/api/customer/v1/User/GetUserContext").ok()["companyName"],
        "Desert Rose Travel & Tours"
    );
    owner
        .post(&settings("updatebasicinfo"), &first)
        .refused(409, "record.changed");

    info["version"] = json!(1);
    info["companyName"] = json!("DR");
    info["companyEmail"] = json!("nowhere");
    info["timeZone"] = json!("Asia/Nowhere");
    let refused = faults(&owner.post(&settings("updatebasicinfo"), &info));
    let pointers: Vec<&str> = refused.iter().map(|(pointer, _)| pointer.as_str()).collect();
    assert_eq!(pointers, ["/timeZone", "/companyName", "/companyEmail"]);
    // E-mails in the agency's name print it.
    let mut linked = first.clone();
    linked["companyName"] = json!("Visit https://dr.test");
    let refused = faults(&owner.post(&settings("updatebasicinfo"), &linked));
    assert_eq!(refused, [("/companyName".to_owned(), "name.characters".to_owned())]);
    ROSE_VIEWER
        .sign_in(&api)
        .post(&settings("viewbasicinfo"), &json!({}))
        .refused(403, "access.denied");
}

// covers: P-317 P-318
#[test]
fn the_companys_logo_is_in_everybodys_context_until_it_is_removed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let viewer = ROSE_VIEWER.sign_in(&api);
    let context = || viewer.get("/api/customer/v1/User/GetUserContext").ok()["companyLogo"].clone();
    assert!(context().is_null());
    let pdf = owner.upload(
        &settings("uploadlogo"),
        &[],
        &[("file", "logo.png", &crate::files::pdf())],
    );
    assert_eq!(faults(&pdf), [("/file".to_owned(), "file.kind".to_owned())]);
    let set = owner
        .upload(&settings("uploadlogo"), &[], &[("file", "logo.png", &png(40, 20))])
        .ok();
    assert_eq!(context(), set["companyLogo"]);
    let address = set["companyLogo"].as_str().expect("an address").to_owned();
    assert_eq!(size_of(&viewer.get(&address).bytes), (40, 20));
    OASIS_OWNER.sign_in(&api).get(&address).refused(404, "file.not_found");
    let removed = owner.post(&settings("RemoveLogo"), &json!({})).ok();
    assert!(removed["companyLogo"].is_null() && context().is_null());
    viewer.get(&address).refused(404, "file.not_found");
}

// covers: P-330
#[test]
fn remarks_on_licences_are_answered_and_kept_in_order() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let load = || owner.post(&settings("loadkycremarks"), &json!({})).ok()["remarks"].clone();
    assert_eq!(load(), json!([]));
    for text in ["The licence is renewed.", "See page two."] {
        owner
            .post(&settings("updatekycremarks"), &json!({ "remark": text }))
            .ok();
        api.advance(1);
    }
    let remarks = load();
    assert_eq!(remarks[0]["remark"], "See page two.");
    assert_eq!(
        (&remarks[1]["author"], &remarks[1]["authorName"]),
        (&json!("agency"), &json!("Omar Rahman"))
    );
    let empty = owner.post(&settings("updatekycremarks"), &json!({ "remark": " " }));
    assert_eq!(faults(&empty), [("/remark".to_owned(), "field.required".to_owned())]);
    let other = OASIS_OWNER
        .sign_in(&api)
        .post(&settings("loadkycremarks"), &json!({}))
        .ok();
    assert_eq!(other["remarks"], json!([]));
}

/// Operators' remarks on an agency's licences are stored with their name and e-mailed to its owner.
#[test]
fn a_portals_remark_is_emailed_to_the_owner_and_audited() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let agency = owner.get("/api/customer/v1/User/GetUserContext").ok()["agencyId"].clone();
    let agency = agency.as_str().expect("an agency");
    let target = format!("/agencies/falcon/{agency}/kyc-remarks");
    let words = "The licence runs out in March: please send the new one.";
    let said = api.admin_post(&target, &json!({ "authorName": "Nadia", "remark": words }));
    assert_eq!(said.status, 204, "{}", said.text());

    let seen = owner.post(&settings("loadkycremarks"), &json!({})).ok()["remarks"][0].clone();
    assert_eq!((&seen["author"], &seen["remark"]), (&json!("portal"), &json!(words)));
    let outbox = api.admin_get("/dev/outbox");
    let mails = outbox["items"].as_array().expect("items").iter();
    let mailed: Vec<_> = mails.filter(|mail| mail["body"].to_string().contains(words)).collect();
    let [mail] = mailed.as_slice() else {
        panic!("one e-mail: {mailed:?}")
    };
    assert_eq!(
        (&mail["tenant"], &mail["to"]),
        (&json!("falcon"), &json!(ROSE_OWNER.mail))
    );
    assert_eq!(mail["subject"], "Documents of Desert Rose Travel");
    let event = &list(&api, "/content/falcon/trail")[0];
    assert_eq!(
        (&event["action"], &event["subject"]),
        (&json!("company.kyc_remarked"), &json!(agency))
    );
    assert_eq!(event["detail"], json!({ "operator": "Nadia", "remark": words }));

    let nobody = "/agencies/falcon/00000000-0000-4000-8000-000000000000/kyc-remarks";
    let nobody = api.admin_post(nobody, &json!({ "authorName": "Nadia", "remark": words }));
    nobody.refused(404, "request.not_found");
    let elsewhere = api.admin_post(
        &target.replace("falcon", "qamar"),
        &json!({ "authorName": "N", "remark": words }),
    );
    elsewhere.refused(404, "request.not_found");
}

// covers: P-321 P-322 P-323
#[test]
fn branches_are_opened_changed_and_closed_by_their_own_agency() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let opened = open_branch(&owner, "Deira");
    assert_eq!(
        (&opened["phone"], &opened["country"]),
        (&json!("+97141234567"), &json!("AE"))
    );
    let twin = owner.post(&settings("createbranch"), &branch("deira"));
    assert_eq!(faults(&twin), [("/name".to_owned(), "branch.taken".to_owned())]);
    let mut changed = opened.clone();
    changed["name"] = json!("Deira Creek");
    let saved = owner.post(&settings("updatebranch"), &changed).ok();
    assert_eq!((&saved["name"], &saved["version"]), (&json!("Deira Creek"), &json!(2)));
    owner
        .post(&settings("updatebranch"), &changed)
        .refused(409, "record.changed");
    let key = json!({ "branchId": opened["branchId"] });
    assert_eq!(owner.post(&settings("viewbranch"), &key).ok(), saved);
    let list = owner.post(&settings("loadbranch"), &json!({})).ok();
    assert_eq!(list["branches"], json!([saved]));

    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        stranger
            .post(&settings("viewbranch"), &key)
            .refused(404, "record.not_found");
        stranger
            .post(&settings("updatebranch"), &saved)
            .refused(404, "record.not_found");
        assert_eq!(
            stranger.post(&settings("loadbranch"), &json!({})).ok()["branches"],
            json!([])
        );
    }
    let odd = json!({ "name": "x", "phone": "12", "address": "", "city": "Dubai", "country": "XX", "status": "open" });
    let refused = faults(&owner.post(&settings("createbranch"), &odd));
    let pointers: Vec<&str> = refused.iter().map(|(pointer, _)| pointer.as_str()).collect();
    assert_eq!(pointers, ["/name", "/phone", "/address", "/country", "/status"]);
}

// covers: P-335 P-336 P-337 P-338
#[test]
fn bank_accounts_are_listed_once_each_and_their_numbers_checked() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let account = json!({ "bankName": "Emirates Bank", "accountName": "Desert Rose", "accountNumber": "0123 4567-89",
        "swiftCode": "ebilaead", "routingNo": "AE07 0331 2345 6789 0123 456", "status": "active" });
    let added = owner.post(&bank("addaccount"), &account).ok();
    assert_eq!(
        (&added["accountNumber"], &added["swiftCode"]),
        (&json!("0123456789"), &json!("EBILAEAD"))
    );
    assert_eq!(
        (&added["routingNo"], &added["currency"]),
        (&json!("AE070331234567890123456"), &json!("AED"))
    );
    let twin = owner.post(&bank("addaccount"), &account);
    assert_eq!(
        faults(&twin),
        [("/accountNumber".to_owned(), "account.taken".to_owned())]
    );
    let key = json!({ "bankAccountId": added["bankAccountId"] });
    assert_eq!(owner.post(&bank("viewaccount"), &key).ok(), added);

    let change = json!({ "bankAccountId": added["bankAccountId"], "version": 1, "bankName": "Emirates Bank",
        "accountName": "Desert Rose LLC", "accountNumber": "0123456789", "swiftCode": "", "status": "closed",
        "routingNo": "AE070331234567890123456" });
    let saved = owner.post(&bank("editaccount"), &change).ok();
    assert_eq!(
        (&saved["accountName"], &saved["status"]),
        (&json!("Desert Rose LLC"), &json!("closed"))
    );
    owner.post(&bank("editaccount"), &change).refused(409, "record.changed");
    assert_eq!(owner.post(&bank("load"), &json!({})).ok()["accounts"], json!([saved]));

    let odd = json!({ "bankName": "E", "accountName": "Desert Rose", "accountNumber": "1!", "swiftCode": "EBIL",
        "routingNo": "AE080331234567890123456", "status": "active" });
    let refused = faults(&owner.post(&bank("addaccount"), &odd));
    let codes: Vec<&str> = refused.iter().map(|(_, code)| code.as_str()).collect();
    assert_eq!(
        codes,
        ["field.tooShort", "field.tooShort", "swift.shape", "iban.invalid"]
    );
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger
        .post(&bank("viewaccount"), &key)
        .refused(404, "record.not_found");
    stranger
        .post(&bank("editaccount"), &change)
        .refused(404, "record.not_found");
    assert_eq!(stranger.post(&bank("load"), &json!({})).ok()["accounts"], json!([]));

    // An IBAN is required under any label: here in Arabic.
    let muscat = JABAL_OWNER.sign_in(&api);
    let mut at_home = account.clone();
    at_home["routingNo"] = json!("090261725");
    let refused = faults(&muscat.post(&bank("addaccount"), &at_home));
    assert_eq!(refused, [("/routingNo".to_owned(), "iban.invalid".to_owned())]);
    at_home["routingNo"] = json!("");
    let refused = faults(&muscat.post(&bank("addaccount"), &at_home));
    assert_eq!(refused, [("/routingNo".to_owned(), "field.required".to_owned())]);
    assert_eq!(
        muscat.post(&bank("addaccount"), &account).ok()["routingNo"],
        "AE070331234567890123456"
    );
    // Where the portal's accounts need no IBAN, a routing number is enough.
    let dhaka = SKYLINE_OWNER.sign_in(&api);
    let local = json!({ "bankName": "Delta", "accountName": "Skyline", "accountNumber": "77001", "routingNo": "090261725",
        "status": "active" });
    assert_eq!(dhaka.post(&bank("addaccount"), &local).ok()["routingNo"], "090261725");
}

// covers: P-130 P-339
#[test]
fn the_portals_own_accounts_have_nine_fields_for_every_signed_in_user() {
    let api = Api::start();
    let target = bank("getBankAccountDetails");
    let accounts = ROSE_VIEWER.sign_in(&api).get(&target).ok()["accounts"].clone();
    assert_eq!(accounts.as_array().expect("accounts").len(), 2);
    let mut names: Vec<String> = accounts[0].as_object().expect("an account").keys().cloned().collect();
    names.sort();
    let nine = [
        "accountName",
        "accountNumber",
        "bankAccountId",
        "bankLogoIconName",
        "bankLogoURL",
        "bankName",
        "branchName",
        "routingNo",
        "swiftCode",
    ];
    assert_eq!(names, nine);
    let other = SKYLINE_OWNER.sign_in(&api).get(&target).ok();
    assert_eq!(other["accounts"][0]["bankName"], "Padma Delta Bank");
    api.get("falcon", &target).send().refused(401, "session.required");
}
