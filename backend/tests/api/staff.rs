//! An agency's staff: added, invited, changed; users cannot grant permissions they do not hold.

use serde_json::{Value, json};

use crate::company::{branch, faults, open_branch, settings};
use crate::support::people::{OASIS_OWNER, Person, ROSE_OWNER, ROSE_VIEWER};
use crate::support::{Api, Session};

const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const CHANGE_PASSWORD: &str = "/api/auth/v1/Authentication/ChangePassword";
const OWN: &str = "Quiet-Dunes-47";

pub fn form(email: &str, codes: &[u16]) -> Value {
    json!({ "email": email, "firstName": "Salma", "lastName": "Aziz", "phone": "+971501112233", "role": "viewer",
        "functionalities": codes, "active": true, "designation": "Travel consultant" })
}

pub fn add(session: &Session<'_>, body: &Value) -> Value {
    session.post(&settings("createstaff"), body).ok()
}

/// The first password of the newest invitation.
fn first_password(api: &Api, mail: &str) -> String {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items");
    let mine = items.iter().filter(|item| item["to"] == mail);
    let body = mine
        .filter_map(|item| item["body"].as_str())
        .find(|body| body.contains("Temporary password: "));
    let body = body.expect("an invitation");
    let rest = body.split("Temporary password: ").nth(1).expect("a password");
    rest.split_whitespace().next().expect("a password").to_owned()
}

/// From the invitation to a session: first password, e-mailed code, new password.
pub fn enter<'a>(api: &'a Api, mail: &'static str) -> Session<'a> {
    let first: &'static str = Box::leak(first_password(api, mail).into_boxed_str());
    let invited = Person {
        tenant: "falcon",
        mail,
        password: first,
    };
    let reference = invited.ask_code(api, "browser-1");
    let answer = invited.verify(api, &reference, &invited.mailed_code(api), "browser-1");
    assert_eq!(answer["forceChangePassword"], true, "{answer}");
    assert!(answer["identity"].is_null(), "{answer}");
    let body = json!({ "username": mail, "password": OWN });
    let changed = api
        .post("falcon", CHANGE_PASSWORD, &body)
        .header("device-id", "browser-1");
    assert_eq!(changed.send().ok()["passwordChanged"], true);
    let own = Person {
        password: OWN,
        ..invited
    };
    let answer = own.authenticate(api, OWN, "browser-1");
    let token = answer["identity"]["token"].as_str().expect("a token").to_owned();
    let unproven = Session {
        api,
        tenant: "falcon",
        token,
    };
    prove_phone(&unproven, mail);
    unproven
}

fn prove_phone(session: &Session<'_>, mail: &str) {
    let phone = json!({ "e164Code": "+971", "phoneNumber": "501112233", "changePhoneNumber": false });
    let asked = session.post("/api/auth/v1/PhoneAuth/SendPhoneCode", &phone).ok();
    let code = crate::support::people::code_to(session.api, "falcon", "+971501112233").expect("a code");
    let proof = json!({ "reference": asked["verificationReference"], "username": mail, "verificationCode": code,
        "e164Code": "+971", "phoneNumber": "501112233" });
    assert_eq!(
        session.post("/api/auth/v1/PhoneAuth/VerifyPhoneCode", &proof).ok()["verified"],
        true
    );
}

// covers: P-239 P-325 P-326
#[test]
fn an_invited_user_signs_in_by_email_and_has_the_granted_permissions() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let branch = open_branch(&owner, "Deira");
    let mut body = form("salma@desertrose.test", &[202, 223, 237]);
    body["branchId"] = branch["branchId"].clone();
    let added = add(&owner, &body);
    assert_eq!(
        (&added["status"], &added["branchName"]),
        (&json!("invited"), &json!("Deira"))
    );

    let salma = enter(&api, "salma@desertrose.test");
    let context = salma.get(CONTEXT).ok();
    assert_eq!(context["functionalities"], json!([202, 223, 237]));
    salma.post(&settings("loadbranch"), &json!({})).ok();
    salma
        .post(&settings("loadstaff"), &json!({}))
        .refused(403, "access.denied");
    salma
        .post(&settings("viewbasicinfo"), &json!({}))
        .refused(403, "access.denied");

    let seen = owner
        .post(&settings("viewstaff"), &json!({ "staffId": added["staffId"] }))
        .ok();
    assert_eq!(seen["status"], "active");
    let mut change = body.clone();
    change.as_object_mut().expect("a form").remove("email");
    change["staffId"] = added["staffId"].clone();
    change["version"] = added["version"].clone();
    change["functionalities"] = json!([202]);
    let changed = owner.post(&settings("updatestaff"), &change).ok();
    assert_eq!(changed["functionalities"], json!([202]));
    salma
        .post(&settings("loadbranch"), &json!({}))
        .refused(403, "access.denied");
    owner
        .post(&settings("updatestaff"), &change)
        .refused(409, "record.changed");

    change["version"] = changed["version"].clone();
    change["active"] = json!(false);
    assert_eq!(owner.post(&settings("updatestaff"), &change).ok()["status"], "disabled");
    salma.get(CONTEXT).refused(401, "session.ended");
    change["version"] = json!(3);
    change["active"] = json!(true);
    owner.post(&settings("updatestaff"), &change).ok();
    salma.get(CONTEXT).refused(401, "session.ended");
}

/// Without notice: their open session ends, or allows less, from the next call.
#[test]
fn permissions_removed_during_a_session_apply_from_the_next_call() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let deira = open_branch(&owner, "Deira");
    let mut body = form("salma@desertrose.test", &[202, 235, 237]);
    body["branchId"] = deira["branchId"].clone();
    let mut salma_now = add(&owner, &body);
    let salma = enter(&api, "salma@desertrose.test");
    let change = |known: &mut Value, fields: &Value| {
        let mut change = body.clone();
        change.as_object_mut().expect("a form").remove("email");
        for (name, value) in fields.as_object().expect("fields") {
            change[name] = value.clone();
        }
        change["staffId"] = known["staffId"].clone();
        change["version"] = known["version"].clone();
        *known = owner.post(&settings("updatestaff"), &change).ok();
    };
    let people = || salma.post(&settings("loadstaff"), &json!({}));

    people().ok();
    change(
        &mut salma_now,
        &json!({ "role": "ticketing", "functionalities": [202, 237] }),
    );
    people().refused(403, "access.denied");
    let context = salma.get(CONTEXT).ok();
    assert_eq!(
        (&context["functionalities"], &context["roles"]),
        (&json!([202, 237]), &json!(["ticketing"]))
    );

    // With their branch closed, the session ends and sign-in is refused until it reopens.
    let invited = Person {
        tenant: "falcon",
        mail: "salma@desertrose.test",
        password: OWN,
    };
    let stand = |branch: &Value, status: &str| {
        let mut branch = branch.clone();
        branch["status"] = json!(status);
        owner.post(&settings("updatebranch"), &branch).ok()
    };
    let closed = stand(&deira, "closed");
    salma.get(CONTEXT).refused(401, "session.ended");
    let refused = invited.authenticate(&api, OWN, "browser-1");
    assert_eq!(refused["error"]["code"], "login.refused", "{refused}");
    stand(&closed, "active");
    assert!(invited.authenticate(&api, OWN, "browser-1")["identity"]["token"].is_string());

    change(&mut salma_now, &json!({ "functionalities": [202], "active": false }));
    salma.get(CONTEXT).refused(401, "session.ended");
    let again = invited.authenticate(&api, OWN, "browser-1");
    assert_eq!(again, refused, "a disabled user gets the same answer");
}

// covers: P-324
#[test]
fn users_of_other_agencies_are_not_found() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let list = owner.post(&settings("loadstaff"), &json!({})).ok();
    let staff = list["staff"].as_array().expect("staff");
    assert_eq!(staff.len(), 3);
    let stranger = OASIS_OWNER.sign_in(&api);
    let key = json!({ "staffId": staff[0]["staffId"] });
    stranger
        .post(&settings("viewstaff"), &key)
        .refused(404, "record.not_found");
    let mut change = form("x@x.test", &[202]);
    change.as_object_mut().expect("a form").remove("email");
    change["staffId"] = key["staffId"].clone();
    change["version"] = json!(0);
    stranger
        .post(&settings("updatestaff"), &change)
        .refused(404, "record.not_found");
    let mut elsewhere = form("new@oasis.test", &[202]);
    elsewhere["branchId"] = open_branch(&owner, "Deira")["branchId"].clone();
    let refused = faults(&stranger.post(&settings("createstaff"), &elsewhere));
    assert_eq!(refused, [("/branchId".to_owned(), "branch.unknown".to_owned())]);
    let taken = faults(&stranger.post(&settings("createstaff"), &form("Agent@DesertRose.test", &[202])));
    assert_eq!(taken, [("/email".to_owned(), "mail.taken".to_owned())]);
}

// covers: P-258
#[test]
fn users_grant_only_what_they_hold_and_change_neither_themselves_nor_an_owner() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    add(&owner, &form("lead@desertrose.test", &[202, 235, 236]));
    let lead = enter(&api, "lead@desertrose.test");
    let refused = faults(&lead.post(&settings("createstaff"), &form("a@desertrose.test", &[202, 212, 240])));
    assert_eq!(
        refused,
        [("/functionalities".to_owned(), "functionality.notYours".to_owned())]
    );
    let none = faults(&lead.post(&settings("createstaff"), &form("a@desertrose.test", &[])));
    assert_eq!(
        none,
        [("/functionalities".to_owned(), "functionality.missing".to_owned())]
    );
    let mut owner_like = form("a@desertrose.test", &[202]);
    owner_like["role"] = json!("owner");
    let refused = faults(&lead.post(&settings("createstaff"), &owner_like));
    assert_eq!(refused, [("/role".to_owned(), "role.owner".to_owned())]);
    add(&lead, &form("a@desertrose.test", &[202]));

    let list = owner.post(&settings("loadstaff"), &json!({})).ok();
    let staff = list["staff"].as_array().expect("staff").clone();
    let of = |mail: &str| staff.iter().find(|one| one["email"] == mail).expect("a person").clone();
    let change = |session: &Session<'_>, mail: &str| {
        let one = of(mail);
        let mut body = form(mail, &[202]);
        body.as_object_mut().expect("a form").remove("email");
        body["staffId"] = one["staffId"].clone();
        body["version"] = one["version"].clone();
        session.post(&settings("updatestaff"), &body)
    };
    assert_eq!(of(ROSE_OWNER.mail)["changeable"], false);
    change(&owner, ROSE_OWNER.mail).refused(403, "staff.not_yours");
    change(&lead, "lead@desertrose.test").refused(403, "staff.not_yours");
    change(&lead, ROSE_OWNER.mail).refused(403, "staff.not_yours");
    // The viewer holds more than the lead does.
    change(&lead, ROSE_VIEWER.mail).refused(403, "staff.not_yours");
    assert_eq!(change(&owner, ROSE_VIEWER.mail).ok()["functionalities"], json!([202]));
}

#[test]
fn users_of_a_branch_see_and_staff_their_branch_only() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (deira, marina) = (open_branch(&owner, "Deira"), open_branch(&owner, "Marina"));
    let mut body = form("lead@desertrose.test", &[202, 235, 236, 237, 238]);
    body["branchId"] = deira["branchId"].clone();
    let lead_id = add(&owner, &body)["staffId"].clone();
    let lead = enter(&api, "lead@desertrose.test");
    let branches = lead.post(&settings("loadbranch"), &json!({})).ok();
    assert_eq!(branches["branches"].as_array().expect("branches").len(), 1);
    let people = lead.post(&settings("loadstaff"), &json!({})).ok();
    assert_eq!(people["staff"].as_array().expect("staff").len(), 1);
    assert_eq!(people["staff"][0]["staffId"], lead_id);
    for place in [Value::Null, marina["branchId"].clone()] {
        let mut other = form("b@desertrose.test", &[202]);
        if !place.is_null() {
            other["branchId"] = place;
        }
        let refused = faults(&lead.post(&settings("createstaff"), &other));
        assert_eq!(refused, [("/branchId".to_owned(), "branch.notYours".to_owned())]);
    }
    let mut own = form("b@desertrose.test", &[202]);
    own["branchId"] = deira["branchId"].clone();
    add(&lead, &own);
    lead.post(&settings("createbranch"), &branch("Jumeirah"))
        .refused(404, "record.not_found");
    lead.post(&settings("updatebranch"), &marina)
        .refused(404, "record.not_found");
    lead.post(&settings("viewbranch"), &json!({ "branchId": marina["branchId"] }))
        .refused(404, "record.not_found");
}

// covers: P-327 P-328 P-329
#[test]
fn the_staff_form_has_its_choices() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let modules = owner.get(&settings("GetModuleList")).ok();
    let mut codes: Vec<u64> = modules["modules"]
        .as_array()
        .expect("modules")
        .iter()
        .flat_map(|module| module["functionalities"].as_array().expect("codes"))
        .filter_map(|one| one["code"].as_u64())
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, (201..=260).collect::<Vec<u64>>());
    let zones = owner.get(&settings("GetTimeZones")).ok();
    assert!(
        zones["timeZones"]
            .as_array()
            .expect("zones")
            .contains(&json!("Asia/Dubai"))
    );
    let lookups = owner.get(&settings("GetStaffLookups")).ok();
    assert!(!lookups["designations"].as_array().expect("words").is_empty());
    let opened = open_branch(&owner, "Deira");
    let branches = owner.get(&settings("dropdownbranch")).ok();
    assert_eq!(branches["branches"][0]["branchId"], opened["branchId"]);
    let roles = owner.get(&settings("dropdownrole")).ok();
    let names: Vec<&str> = roles["roles"]
        .as_array()
        .expect("roles")
        .iter()
        .filter_map(|role| role["role"].as_str())
        .collect();
    assert_eq!(
        names,
        [
            "owner",
            "manager",
            "ticketing",
            "reservation",
            "accounts",
            "visaDesk",
            "viewer"
        ]
    );
}
