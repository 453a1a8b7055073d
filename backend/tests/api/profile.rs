//! The signed-in user's profile and sessions.

use serde_json::{Value, json};

use crate::files::{pdf, png, size_of};
use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER, Session};

const STAFF: &str = "/api/customer/v1/StaffSettings";

// covers: P-331, P-332, P-333
#[test]
fn a_user_reads_their_own_profile_and_changes_their_name() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let profile = rose.get(&format!("{STAFF}/loadprofile")).ok();
    assert_eq!(
        [
            &profile["firstName"],
            &profile["email"],
            &profile["companyName"],
            &profile["phoneNumber"]
        ],
        [
            &json!("Omar"),
            &json!(ROSE_OWNER.mail),
            &json!("Desert Rose Travel"),
            &json!("+971500000181")
        ]
    );
    let update = |first: &str, last: &str| {
        let name = json!({ "firstName": first, "lastName": last });
        rose.post(&format!("{STAFF}/updatebasicinfo"), &name)
    };
    update("  Omar  Ali ", "Karim").ok();
    for call in ["loadbasicinfo", "viewbasicinfo", "loadprofile"] {
        let read = rose.get(&format!("{STAFF}/{call}")).ok();
        assert_eq!(
            (&read["firstName"], &read["lastName"]),
            (&json!("Omar Ali"), &json!("Karim")),
            "{call}"
        );
    }
    let context = rose.get("/api/customer/v1/User/GetUserContext").ok();
    assert_eq!(context["firstName"], "Omar Ali");
    let problem = update(" ", &"x".repeat(101)).refused(422, "request.invalid");
    let at: Vec<_> = problem["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .map(|error| error["pointer"].clone())
        .collect();
    assert_eq!(at, ["/firstName", "/lastName"]);
    let other = OASIS_OWNER.sign_in(&api).get(&format!("{STAFF}/loadprofile")).ok();
    assert_eq!(other["firstName"], "Hana");
}

// covers: P-334
#[test]
fn a_photo_is_shown_to_the_person_and_their_colleagues_until_it_is_removed() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let shown = || {
        let context = rose.get("/api/customer/v1/User/GetUserContext").ok();
        let profile = rose.get(&format!("{STAFF}/loadprofile")).ok();
        let logo = rose.get("/api/customer/v1/User/GetLogo").ok();
        assert_eq!(
            [&profile["profileLogo"], &logo["profileLogo"]],
            [&context["profileLogo"]; 2]
        );
        context["profileLogo"].clone()
    };
    assert!(shown().is_null());
    let send = |content: &[u8]| rose.upload(&format!("{STAFF}/uploadlogo"), &[], &[("file", "me.png", content)]);
    let refused = send(&pdf()).refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["code"], "file.kind");
    assert!(shown().is_null());
    let first = send(&png(40, 40)).ok()["profileLogo"].clone();
    let second = send(&png(60, 60)).ok()["profileLogo"].clone();
    assert_eq!(shown(), second);
    let at = |address: &Value| address.as_str().expect("an address").to_owned();
    assert_eq!(size_of(&ROSE_VIEWER.sign_in(&api).get(&at(&second)).bytes), (60, 60));
    OASIS_OWNER
        .sign_in(&api)
        .get(&at(&second))
        .refused(404, "file.not_found");
    rose.get(&at(&first)).refused(404, "file.not_found");
    rose.post(&format!("{STAFF}/RemoveLogo"), &json!({})).ok();
    assert!(shown().is_null());
    rose.get(&at(&second)).refused(404, "file.not_found");
}

#[test]
fn sessions_elsewhere_end_and_this_one_stays() {
    let api = Api::start();
    let (here, elsewhere) = (ROSE_OWNER.sign_in(&api), ROSE_OWNER.sign_in(&api));
    let bystander = OASIS_OWNER.sign_in(&api);
    let ended = here.post("/api/customer/v1/User/SignOutOthers", &json!({})).ok();
    assert_eq!(ended["ended"], 1);
    elsewhere
        .get(&format!("{STAFF}/loadprofile"))
        .refused(401, "session.ended");
    here.get(&format!("{STAFF}/loadprofile")).ok();
    bystander.get(&format!("{STAFF}/loadprofile")).ok();
}

#[test]
fn own_sessions_are_listed_and_ended_one_by_one() {
    let api = Api::start();
    let (here, elsewhere) = (ROSE_OWNER.sign_in(&api), ROSE_OWNER.sign_in(&api));
    let stranger = ROSE_VIEWER.sign_in(&api);
    let of = |session: &Session| {
        let list = session.get("/api/customer/v1/User/LoadSessions").ok()["items"].clone();
        list.as_array().expect("sessions").clone()
    };
    let current = |items: &[Value], is_current: bool| {
        let found = items
            .iter()
            .find(|item| item["isCurrent"] == is_current)
            .expect("a session");
        found["sessionId"].clone()
    };
    let own = of(&here);
    assert_eq!(own.len(), 2);
    assert!(
        own.iter()
            .all(|item| item["signedInAt"].is_string() && item["usedAt"].is_string())
    );
    let end = |session: &Session, id: &Value| {
        session
            .post("/api/customer/v1/User/EndSession", &json!({ "sessionId": id }))
            .ok()["ended"]
            .clone()
    };
    let other = current(&own, false);
    assert_eq!(end(&stranger, &other), false, "another user's session cannot be ended");
    assert_eq!(end(&here, &other), true);
    assert_eq!(end(&here, &other), false, "it has already ended");
    elsewhere
        .get(&format!("{STAFF}/loadprofile"))
        .refused(401, "session.ended");
    assert_eq!(of(&here).len(), 1);
    assert_eq!(of(&stranger).len(), 1);
}

// covers: P-305
#[test]
fn an_agency_trades_in_the_currency_of_its_portal() {
    let api = Api::start();
    let currencies = |person: crate::support::people::Person| {
        person
            .sign_in(&api)
            .get("/api/customer/v1/Account/GetCustomerCurrencies")
            .ok()
    };
    let only = |currency: &str| json!([{ "currency": currency, "exponent": 2, "isDefault": true }]);
    assert_eq!(currencies(ROSE_OWNER), only("AED"));
    assert_eq!(currencies(SKYLINE_OWNER), only("BDT"));
}

// covers: P-304
#[test]
fn the_logo_is_that_of_the_persons_own_agency() {
    let api = Api::start();
    let sql = "update agencies set logo_path = '/assets/tenant/rose.svg' where name = 'Desert Rose Travel'";
    jetway_testkit::tamper(&api.folder.database_url(), sql);
    let logo = |person: crate::support::people::Person| person.sign_in(&api).get("/api/customer/v1/User/GetLogo").ok();
    assert_eq!(logo(ROSE_OWNER)["companyLogo"], "/assets/tenant/rose.svg");
    assert!(logo(OASIS_OWNER)["companyLogo"].is_null());
}
