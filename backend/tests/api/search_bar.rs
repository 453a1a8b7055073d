//! The search box of the header.

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};
use crate::{groups, visa_desk};

fn search(session: &Session<'_>, text: &str) -> Answer {
    session.get(&format!("/api/customer/v1/MyBooking/GetSearchBar?searchKey={text}"))
}

// covers: P-131 P-303 P-346
#[test]
fn an_order_is_found_by_its_reference_or_its_passenger_and_by_its_agency_alone() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let other = owner.hold_nth(1);
    let found = search(&ROSE_VIEWER.sign_in(&api), &held.reference.to_lowercase()).ok();
    assert_eq!(
        [
            &found["type"],
            &found["reference"],
            &found["orderType"],
            &found["count"]
        ],
        [&json!("order"), &json!(held.reference), &json!(1), &json!(1)]
    );
    assert!(found.get("error").is_none(), "{found}");
    let surname = found["matches"][0]["leadPassenger"]
        .as_str()
        .expect("a name")
        .rsplit(' ')
        .next();
    let both = search(&owner, surname.expect("a surname")).ok();
    assert_eq!(
        (&both["count"], &both["reference"]),
        (&json!(2), &json!(other.reference)),
        "newest first"
    );

    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let nothing = search(&stranger.sign_in(&api), &held.reference).ok();
        assert_eq!(
            nothing,
            json!({ "error": { "message": "No orders found" }, "count": 0, "matches": [] })
        );
    }
}

#[test]
fn a_visa_application_is_found_by_those_who_may_open_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let draft = visa_desk::draft(&owner, &["Searchable"]);
    let reference = draft["referenceId"].as_str().expect("a reference");
    let found = search(&owner, reference).ok();
    assert_eq!(
        [
            &found["type"],
            &found["reference"],
            &found["matches"][0]["statusText"],
            &found["count"]
        ],
        [&json!("visa"), &json!(reference), &json!("Draft"), &json!(1)]
    );
    let viewer = ROSE_VIEWER.sign_in(&api);
    assert_eq!(search(&viewer, reference).ok()["count"], 0, "without code 259");
}

#[test]
fn a_group_is_found_by_those_who_may_use_its_kind_of_fares() {
    let api = Api::start();
    let lot = groups::lot(&api, "Findable", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let held = groups::hold(&owner, &lot, 3);
    let found = search(&owner, &text(&held["referenceId"])).ok();
    assert_eq!(
        [
            &found["type"],
            &found["reference"],
            &found["matches"][0]["statusText"],
            &found["count"]
        ],
        [&json!("order"), &held["referenceId"], &json!("Seats held"), &json!(1)]
    );

    let order = groups::ticketed(&owner, &lot, 2, "MAJUMDER");
    let ticket = text(&order["names"][1]["ticketNumber"]);
    let by_each = [
        text(&order["referenceId"]).to_lowercase(),
        ticket,
        "Majumder".to_owned(),
    ];
    for wanted in &by_each {
        let found = search(&owner, wanted).ok();
        assert_eq!(
            (&found["reference"], &found["matches"][0]["statusText"]),
            (&order["referenceId"], &json!("Ticketed")),
            "{wanted}: {found}"
        );
    }

    let viewer = ROSE_VIEWER.sign_in(&api);
    let database = Intruder::open(&api.folder.database_url());
    for (codes, count) in [("211,244", 1), ("211,242,243", 0), ("211", 0)] {
        let mail = ROSE_VIEWER.mail;
        database.run(&format!(
            "update users set functionalities = '[{codes}]' where email = '{mail}'"
        ));
        for wanted in &by_each {
            assert_eq!(search(&viewer, wanted).ok()["count"], count, "{codes}: {wanted}");
        }
    }
}

// covers: P-206
#[test]
fn three_characters_are_too_few() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    for text in ["SBF", "%20SBF%20", ""] {
        let refused = search(&owner, text).refused(422, "request.invalid");
        assert_eq!(refused["errors"][0]["pointer"], "/searchKey", "{text}");
    }
    assert_eq!(search(&owner, "%25%25%25%25").ok()["count"], 0, "no wildcards");
    let _: Value = search(&owner, "SBF2").ok();
}
