//! An agency's saved travellers.

use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{ticket_body, ticket_target};
use crate::support::{Answer, Api, Session};

const TRAVELLER: &str = "/api/customer/v1/Traveller";
const PASSPORT: &str = "BX0123456";
/// The second traveller of a booking.
const OTHER_PASSPORT: &str = "BX0123457";

fn amina() -> Value {
    json!({
        "title": "Mrs", "givenName": " Amina  Noor ", "surname": "Rahman", "gender": "F",
        "birthOn": "1988-03-04", "nationality": "BD", "nationalId": "784-1988-1234567-1",
        "passport": { "number": "bx0123456", "issueCountry": "BD", "issuedOn": "2022-01-01", "expiresOn": "2032-01-01" },
        "phone": "+971501234567", "email": "amina@example.test", "seat": "aisle", "meal": "MOML",
        "frequentFlyers": [{ "airline": "EK", "number": "123456789" }], "notes": "Travels in Ramadan.",
    })
}

fn with(mut traveller: Value, field: &str, value: Value) -> Value {
    traveller[field] = value;
    traveller
}

impl Session<'_> {
    fn create(&self, traveller: &Value) -> Answer {
        self.post(&format!("{TRAVELLER}/create"), &json!({ "traveller": traveller }))
    }

    fn traveller(&self, call: &str, body: &Value) -> Answer {
        self.post(&format!("{TRAVELLER}/{call}"), body)
    }
}

/// A user of Desert Rose with every right on travellers except seeing their passport numbers.
fn clerk(api: &Api) -> Session<'_> {
    let sql = "update users set functionalities = '[202,208,209,210]' where email = 'viewer@desertrose.test'";
    jetway_testkit::tamper(&api.folder.database_url(), sql);
    ROSE_VIEWER.sign_in(api)
}

fn field_codes(problem: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let errors = problem["errors"].as_array().expect("errors");
    errors
        .iter()
        .map(|error| (text(&error["pointer"]), text(&error["code"])))
        .collect()
}

// covers: P-308, P-309, P-310, P-311, P-312, P-313
#[test]
fn a_traveller_is_saved_found_read_and_changed_by_their_agency_alone() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let made = rose.create(&amina()).ok();
    let id = made["travellerId"].as_str().expect("an id");
    assert_eq!(
        (&made["givenName"], &made["passport"]["number"]),
        (&json!("Amina Noor"), &json!(PASSPORT))
    );
    assert_eq!(
        (&made["passengerType"], &made["passportState"]),
        (&json!("ADT"), &json!("valid"))
    );

    let which = json!({ "travellerId": id });
    let read = rose.traveller("view", &which).ok();
    assert_eq!(read, made);
    let child = json!({ "title": "Mstr", "givenName": "Idris", "surname": "Rahman", "gender": "M",
        "birthOn": "2020-01-05", "nationality": "BD" });
    assert_eq!(rose.create(&child).ok()["passengerType"], "CHD");

    let names = |answer: Answer| -> Vec<String> {
        let answer = answer.ok();
        let items = answer["items"].as_array().expect("items").clone();
        items
            .iter()
            .map(|row| row["givenName"].as_str().expect("a name").to_owned())
            .collect()
    };
    assert_eq!(names(rose.traveller("load", &json!({}))), ["Amina Noor", "Idris"]);
    assert_eq!(
        names(rose.traveller("load", &json!({ "page": 2, "pageSize": 1 }))),
        ["Idris"]
    );
    assert_eq!(names(rose.get(&format!("{TRAVELLER}/getall"))), ["Amina Noor", "Idris"]);
    for (text, found) in [
        ("noor RAHMAN", 1),
        ("+97150", 1),
        ("amina@", 1),
        ("rahman", 2),
        ("_mina", 0),
        ("aminanoor", 1),
        ("AMINA-NOOR", 1),
        ("karim", 0),
    ] {
        let hits = names(rose.traveller("search", &json!({ "searchText": text })));
        assert_eq!(hits.len(), found, "{text}");
    }

    let change = json!({ "travellerId": id, "version": 1, "traveller": with(amina(), "surname", json!("Karim")) });
    let changed = rose.traveller("update", &change).ok();
    assert_eq!((&changed["surname"], &changed["version"]), (&json!("Karim"), &json!(2)));
    assert_eq!(
        rose.traveller("update", &change).ok(),
        changed,
        "a repeated request has one effect"
    );
    let late = json!({ "travellerId": id, "version": 1, "traveller": amina() });
    rose.traveller("update", &late).refused(409, "record.changed");

    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        stranger.traveller("view", &which).refused(404, "traveller.not_found");
        stranger
            .traveller("update", &change)
            .refused(404, "traveller.not_found");
        assert!(names(stranger.traveller("load", &json!({}))).is_empty());
        assert!(names(stranger.traveller("search", &json!({ "searchText": "rahman" }))).is_empty());
        stranger.create(&amina()).ok();
    }
    rose.traveller("view", &json!({ "travellerId": "1" }))
        .refused(404, "traveller.not_found");
    ROSE_VIEWER
        .sign_in(&api)
        .traveller("load", &json!({}))
        .refused(403, "access.denied");
}

#[test]
fn no_traveller_is_saved_twice_and_a_repeated_request_has_one_effect() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let made = rose.create(&amina()).ok();
    assert_eq!(rose.create(&amina()).ok(), made);

    let renamed = with(amina(), "surname", json!("Karim"));
    let problem = rose.create(&renamed).refused(409, "traveller.duplicate");
    assert_eq!(
        (&problem["params"]["travellerId"], &problem["params"]["same"]),
        (&made["travellerId"], &json!("passport"))
    );
    let again = json!({ "traveller": renamed, "isAnother": true });
    rose.traveller("create", &again).refused(409, "traveller.duplicate");

    let namesake = with(with(amina(), "passport", Value::Null), "givenName", json!("AMINA-NOOR"));
    let problem = rose.create(&namesake).refused(409, "traveller.duplicate");
    assert_eq!(problem["params"]["same"], "name");
    let another = rose
        .traveller("create", &json!({ "traveller": namesake, "isAnother": true }))
        .ok();
    assert_ne!(another["travellerId"], made["travellerId"]);

    let stolen = json!({ "travellerId": another["travellerId"], "version": 1, "traveller": amina() });
    rose.traveller("update", &stolen).refused(409, "traveller.duplicate");
}

#[test]
fn each_wrong_field_is_named() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let wrong = with(with(amina(), "givenName", json!("Amína")), "meal", json!("STEAK"));
    let problem = rose.create(&wrong).refused(422, "request.invalid");
    assert_eq!(
        field_codes(&problem),
        [("/traveller/meal".to_owned(), "choice.unknown".to_owned())]
    );
    let wrong = with(
        with(amina(), "givenName", json!("Amína")),
        "birthOn",
        json!("2030-01-01"),
    );
    let problem = rose.create(&wrong).refused(422, "request.invalid");
    let at: Vec<String> = field_codes(&problem).into_iter().map(|(pointer, _)| pointer).collect();
    assert_eq!(at[..2], ["/traveller/givenName", "/traveller/birthOn"], "{problem}");
    let nameless = with(with(amina(), "noGivenName", json!(true)), "givenName", Value::Null);
    assert_eq!(rose.create(&nameless).ok()["givenName"], "FNU");
}

#[test]
fn without_220_passport_numbers_are_masked_and_cannot_be_changed() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    let made = rose.create(&amina()).ok();
    let clerk = clerk(&api);
    let which = json!({ "travellerId": made["travellerId"] });
    let read = clerk.traveller("view", &which).ok();
    assert_eq!(read["passport"]["number"], "•••••••56");
    assert_eq!(
        (&read["documentsMasked"], &read["papersMasked"]),
        (&json!(true), &json!(true))
    );
    assert!(!read.to_string().contains(PASSPORT) && !read["nationalId"].to_string().contains("784-"));
    assert!(!clerk.traveller("load", &json!({})).text().contains(PASSPORT));

    let change = |traveller: Value| json!({ "travellerId": made["travellerId"], "version": 1, "traveller": traveller });
    let problem = clerk
        .traveller("update", &change(amina()))
        .refused(422, "request.invalid");
    assert_eq!(field_codes(&problem)[0].1, "papers.hidden");
    let plain = with(with(amina(), "passport", Value::Null), "nationalId", Value::Null);
    clerk
        .traveller("update", &change(with(plain, "phone", json!("+971509999999"))))
        .ok();
    let read = rose.traveller("view", &which).ok();
    assert_eq!(
        (&read["passport"]["number"], &read["phone"]),
        (&json!(PASSPORT), &json!("+971509999999"))
    );
}

#[test]
fn a_copy_of_the_database_reveals_no_passport() {
    let api = Api::start();
    let rose = ROSE_OWNER.sign_in(&api);
    rose.create(&amina()).ok();
    // The price session, the order, and the answer stored for retries of the same request.
    let held = rose.hold();
    let request = || {
        let call = api.post("falcon", &ticket_target(&held.reference), &ticket_body(&held.amount));
        call.token(&rose.token).key("request-1").send().ok()
    };
    let ticketed = request();
    assert_eq!(
        ticketed["travellers"][1]["passport"]["number"], OTHER_PASSPORT,
        "{ticketed}"
    );
    assert_eq!(request(), ticketed);
    let folder = api.kill();
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let mut read = 0;
    for file in files.filter_map(Result::ok) {
        let name = file.file_name().to_string_lossy().into_owned();
        if name.starts_with("jetway.db") {
            let bytes = std::fs::read(file.path()).expect("a file");
            let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
            for secret in [PASSPORT, OTHER_PASSPORT, "784-1988-1234567-1"] {
                assert!(!holds(secret), "{secret} in {name}");
            }
            read += usize::from(holds("amina@example.test"));
        }
    }
    assert!(read > 0, "the traveller is in one of the files");
}
