//! The visa desk: permissions, the effect of each step, and an application's life until its documents are deleted.

use chrono::{Months, TimeDelta};
use serde_json::{Map, Value, json};

use crate::crowds::together;
use crate::files::{pdf, png, size_of};
use crate::support::console::{Console, path};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Call, Session, eventually};
use crate::through_the_gateway;

pub const FALCON: Option<&[&str]> = Some(&["falcon"]);
const DAY: i64 = 24 * 3_600;

/// A call of the agency.
pub fn visa(call: &str) -> String {
    format!("/api/visa/v1/Visa/{call}")
}

fn reference(order: &Value) -> Value {
    json!({ "referenceId": order["referenceId"] })
}

/// The order as the agency reads it.
pub fn order(owner: &Session<'_>, of: &Value) -> Value {
    owner.post(&visa("GetOrder"), &reference(of)).ok()
}

/// Upload a file as a document of an applicant; for a correction, if one is given.
pub fn upload(owner: &Session<'_>, order: &Value, slot: (&Value, &str), correction: Option<&Value>) -> Answer {
    let (applicant, code) = slot;
    let (reference, applicant) = (text(&order["referenceId"]), text(applicant));
    let correction = correction.map(text);
    let mut parts = vec![
        ("referenceId", reference.as_str()),
        ("applicantId", applicant.as_str()),
        ("code", code),
    ];
    parts.extend(correction.as_deref().map(|id| ("correctionId", id)));
    let (name, content) = if code == "photo" {
        ("photo.png", png(700, 900))
    } else {
        ("scan.pdf", pdf())
    };
    owner.upload(&visa("UploadDocument"), &parts, &[("file", name, &content)])
}

fn answers(fields: &Value) -> Value {
    let mut answers = Map::new();
    for field in fields
        .as_array()
        .expect("fields")
        .iter()
        .filter(|field| field["required"] == true)
    {
        let answer = match field["kind"].as_str() {
            Some("choice") => field["choices"][0]["value"].clone(),
            Some("yesNo") => json!("yes"),
            Some("date") => json!("2024-02-01"),
            Some("country") => json!("BD"),
            _ => json!("House 12, Road 5, Dhaka"),
        };
        answers.insert(text(&field["code"]), answer);
    }
    Value::Object(answers)
}

/// A draft for applicants with these surnames, complete but not submitted.
pub fn draft(owner: &Session<'_>, surnames: &[&str]) -> Value {
    let today = owner.api.now().date_naive();
    let travel = today + TimeDelta::days(90);
    let search = json!({ "destination": "TH", "nationality": "BD", "residency": "BD", "purpose": "tourist", "travelDate": travel });
    let found = owner.post(&visa("SearchProducts"), &search).ok();
    let create = json!({ "productId": found["products"][0]["productId"], "nationality": "BD", "residency": "BD",
        "travelDate": travel, "applicantCount": surnames.len(), "express": false });
    let made = owner.post(&visa("CreateOrder"), &create).ok();
    let expiry = today.checked_add_months(Months::new(60)).expect("a day");
    let people = surnames.iter().enumerate().map(|(at, surname)| {
        json!({ "applicantId": made["applicants"][at]["applicantId"], "title": "Mr", "givenName": "Karim", "surname": surname,
            "birthDate": "1990-05-04", "nationality": "BD", "occupation": "Engineer", "passportNumber": format!("BX01234{at:02}"),
            "passportIssueDate": "2024-01-10", "passportExpiry": expiry, "issueCountry": "BD",
            "answers": answers(&made["product"]["formFields"]) })
    });
    let save = json!({ "referenceId": made["referenceId"], "version": made["version"], "applicants": people.collect::<Vec<_>>() });
    let saved = owner.post(&visa("SaveApplicants"), &save).ok();
    let mut last = saved.clone();
    for applicant in saved["applicants"].as_array().expect("applicants") {
        let documents = applicant["documents"].as_array().expect("documents").iter();
        for document in documents.filter(|document| document["mandatory"] == true) {
            last = upload(
                owner,
                &saved,
                (&applicant["applicantId"], &text(&document["code"])),
                None,
            )
            .ok();
        }
    }
    last
}

/// A submitted and paid application.
pub fn submitted(owner: &Session<'_>, surnames: &[&str]) -> Value {
    let draft = draft(owner, surnames);
    let body = json!({ "referenceId": draft["referenceId"], "acceptedAmount": draft["amount"] });
    owner.post(&visa("Submit"), &body).ok()
}

/// An agency's owner, their submitted application for applicants with these surnames, and an operator of the desk.
pub fn at_desk<'a>(api: &'a Api, surnames: &[&str]) -> (Session<'a>, Value, Console<'a>) {
    let owner = ROSE_OWNER.sign_in(api);
    let made = submitted(&owner, surnames);
    (owner, made, Console::of(api, "Omar Nasser", &["visa"], FALCON))
}

/// The application at the desk.
pub fn case(console: &Console<'_>, of: &Value) -> Value {
    let body = json!({ "tenant": "falcon", "referenceId": of["referenceId"] });
    console.post("Visas/GetOrder", &body).ok()
}

/// A desk step with the version that the operator read.
pub fn step(console: &Console<'_>, call: &str, case: &Value, rest: &Value) -> Answer {
    let mut body = json!({ "tenant": "falcon", "referenceId": case["referenceId"], "version": case["version"] });
    for (field, value) in rest.as_object().expect("fields") {
        body[field] = value.clone();
    }
    console.post(&format!("Visas/{call}"), &body)
}

/// Mark every document of an applicant as checked.
pub fn check_documents(console: &Console<'_>, case: &Value, applicant: usize) -> Value {
    let mut case = case.clone();
    let documents = case["applicants"][applicant]["documents"]
        .as_array()
        .cloned()
        .expect("documents");
    for document in documents
        .iter()
        .filter(|document| document["fileId"].is_string() && document["status"] != "ok")
    {
        case = step(
            console,
            "ReviewDocument",
            &case,
            &json!({ "fileId": document["fileId"], "ok": true }),
        )
        .ok();
    }
    case
}

/// Upload a visa; the parts of the form in order.
fn upload_visa(console: &Console<'_>, case: &Value, applicant: usize) -> Answer {
    let (reference, version) = (text(&case["referenceId"]), case["version"].to_string());
    let applicant = text(&case["applicants"][applicant]["applicantId"]);
    let session = console.session();
    let parts = [
        ("tenant", "falcon"),
        ("referenceId", &*reference),
        ("version", &*version),
        ("applicantId", &*applicant),
    ];
    session.upload(&path("Visas/UploadVisa"), &parts, &[("file", "visa.pdf", &pdf())])
}

/// The application at the desk once an applicant is in this state. Move the clock before calling.
fn becomes(console: &Console<'_>, of: &Value, status: &str) -> Value {
    eventually(&format!("the application is {status}"), || {
        let case = case(console, of);
        (case["applicants"][0]["status"] == status).then_some(case)
    })
}

fn lodged(console: &Console<'_>, of: &Value) -> Value {
    let checked = check_documents(console, &case(console, of), 0);
    let whose = json!({ "applicantIds": [checked["applicants"][0]["applicantId"]] });
    step(console, "Lodge", &checked, &whose).ok()
}

through_the_gateway! {
    // covers: T-202
    fn an_application_is_reviewed_lodged_decided_and_handed_out(api) {
        let (_, made, omar) = at_desk(api, &["RAHMAN"]);
        let queue = |part: &str| omar.post("Visas/GetQueue", &json!({ "queue": part })).ok();
        let review = queue("review");
        assert_eq!((&review["counts"]["review"], &review["rows"][0]["referenceId"]), (&json!(1), &made["referenceId"]), "{review}");
        let number = text(&made["referenceId"]);
        let item = omar.waiting(&number).expect("an item of the work queue");
        assert_eq!((&item["kind"], &item["canDecide"]), (&json!("visa"), &json!(true)), "{item}");
        let seen = case(&omar, &made);
        assert_eq!((&seen["status"], &seen["applicants"][0]["steps"]), (&json!("submitted"), &json!(["review", "correct"])), "{seen}");
        let whose = json!({ "applicantIds": [seen["applicants"][0]["applicantId"]] });
        let early = step(&omar, "Lodge", &seen, &whose).refused(409, "order.wrong_state");
        assert_eq!(early["params"]["status"], "submitted");

        let checked = check_documents(&omar, &seen, 0);
        assert_eq!(checked["applicants"][0]["status"], "documentReview", "{checked}");
        step(&omar, "Lodge", &seen, &whose).refused(409, "record.changed");
        let lodged = step(&omar, "Lodge", &checked, &whose).ok();
        assert_eq!(lodged["applicants"][0]["status"], "lodged");
        assert!(lodged["applicants"][0]["embassyReference"].is_string(), "{lodged}");
        step(&omar, "Lodge", &lodged, &whose).refused(409, "order.wrong_state");
        assert_eq!(omar.waiting(&number), None, "the embassy has it");

        api.advance(40 * DAY);
        let omar = omar.again();
        let approved = becomes(&omar, &made, "approved");
        assert!(approved["applicants"][0]["visaNumber"].is_string(), "{approved}");
        step(&omar, "Deliver", &approved, &json!({})).refused(409, "order.wrong_state");
        let with_visa = upload_visa(&omar, &approved, 0).ok();
        assert_eq!(with_visa["canDeliver"], true, "{with_visa}");
        let owner = ROSE_OWNER.sign_in(api);
        let address = format!("{}?referenceId={}&applicantId={}", visa("GetVisa"), text(&made["referenceId"]),
            text(&approved["applicants"][0]["applicantId"]));
        owner.get(&address).refused(404, "file.not_found");
        let delivered = step(&omar, "Deliver", &with_visa, &json!({})).ok();
        assert_eq!(delivered["status"], "delivered");
        assert_eq!(owner.get(&address).bytes, pdf());
        assert_eq!(order(&owner, &made)["status"], "delivered");
    }
}

// covers: T-202
#[test]
fn the_embassy_of_the_sandbox_decides_by_surname_and_the_agency_is_told() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let omar = Console::of(&api, "Omar Nasser", &["visa"], FALCON);
    let [refused, biometrics, returned] = ["REFUSED", "BIOMETRICS", "RETURNED"].map(|surname| {
        let made = submitted(&owner, &[surname]);
        lodged(&omar, &made);
        made
    });
    api.advance(DAY + 3_700);
    let omar = omar.again();
    let due = becomes(&omar, &biometrics, "biometricsDue");
    assert!(due["applicants"][0]["biometricsAt"].is_string(), "{due}");
    let back = becomes(&omar, &returned, "returned");
    assert!(back["applicants"][0]["decisionReason"].is_string(), "{back}");
    api.advance(60 * DAY);
    let omar = omar.again();
    becomes(&omar, &biometrics, "approved");
    let refusal = becomes(&omar, &refused, "refused");
    assert_eq!(refusal["applicants"][0]["steps"], json!([]));
    let owner = ROSE_OWNER.sign_in(&api);
    let news = owner.get("/api/order/v1/GetNotifications").ok();
    let kinds: Vec<&Value> = news["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|item| &item["kind"])
        .collect();
    assert!(kinds.contains(&&json!("visaDecided")), "{kinds:?}");
    let outbox = api.admin_get("/dev/outbox");
    let subject = format!("{}: the embassy has decided", text(&refused["referenceId"]));
    let mut mailed = outbox["items"].as_array().expect("items").iter();
    assert!(mailed.any(|mail| mail["subject"] == subject), "{outbox}");
}

#[test]
fn documents_are_read_by_few_roles_and_every_view_is_in_the_trail() {
    let api = Api::start();
    let (_, made, omar) = at_desk(&api, &["RAHMAN"]);
    let seen = case(&omar, &made);
    let file = text(&seen["applicants"][0]["documents"][0]["fileId"]);
    let address = format!(
        "Visas/GetFile?tenant=falcon&referenceId={}&fileId={file}",
        text(&made["referenceId"])
    );
    assert_eq!(size_of(&omar.get(&address).bytes), (700, 900));

    let rita = Console::of(&api, "Rita Salem", &["support"], FALCON);
    rita.get(&address).refused(403, "access.denied");
    let without = case(&rita, &made);
    assert_eq!(
        (&without["applicants"][0]["fields"], &without["applicants"][0]["steps"]),
        (&json!([]), &json!([])),
        "{without}"
    );
    assert!(!without.to_string().contains("BX01234"), "{without}");
    let body = json!({ "fileId": file, "ok": true });
    step(&rita, "ReviewDocument", &seen, &body).refused(403, "access.denied");
    for roles in [&["finance"][..], &["ticketing", "kyc"]] {
        let other = Console::of(&api, &format!("Sami {}", roles[0]), roles, FALCON);
        other
            .post("Visas/GetQueue", &json!({ "queue": "all" }))
            .refused(403, "access.denied");
        other.get(&address).refused(403, "access.denied");
    }
    let far = Console::of(&api, "Nour Adel", &["visa"], Some(&["qamar"]));
    far.get(&address).refused(403, "access.denied");

    let amal = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    assert_eq!(amal.get(&address).status, 200);
    step(&amal, "ReviewDocument", &seen, &body).refused(403, "access.denied");
    let unknown = address.replace(&file, "0199c0de-0000-7000-8000-000000000000");
    omar.get(&unknown).refused(404, "file.not_found");
    let asked = json!({ "tenant": "falcon", "subject": made["referenceId"], "action": "visa.file_viewed" });
    let trail = amal.post("Audit/Load", &asked).ok();
    let who: Vec<String> = trail["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|event| text(&event["who"]))
        .collect();
    assert_eq!(who, ["Amal Said", "Omar Nasser"], "{trail}");
}

#[test]
fn two_operators_do_not_do_one_thing_twice() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let checked = check_documents(&omar, &case(&omar, &made), 0);
    let whose = json!({ "applicantIds": [checked["applicants"][0]["applicantId"]] });
    let statuses = together(&[(); 8], |()| step(&omar, "Lodge", &checked, &whose).status);
    assert_eq!(
        statuses.iter().filter(|status| **status == 200).count(),
        1,
        "{statuses:?}"
    );
    assert!(
        statuses.iter().all(|status| [200, 409].contains(status)),
        "{statuses:?}"
    );
    let history = owner.post(&visa("GetHistory"), &reference(&made)).ok();
    let lodged = history["events"]
        .as_array()
        .expect("events")
        .iter()
        .filter(|event| event["kind"] == "lodged");
    assert_eq!(lodged.count(), 1, "{history}");
}

#[test]
fn documents_are_deleted_when_the_time_of_the_tenant_is_over() {
    let api = Api::start();
    let (_, made, omar) = at_desk(&api, &["REFUSED"]);
    let seen = lodged(&omar, &made);
    api.advance(60 * DAY);
    let omar = omar.again();
    becomes(&omar, &made, "refused");
    let file = text(&seen["applicants"][0]["documents"][0]["fileId"]);
    let address = format!(
        "Visas/GetFile?tenant=falcon&referenceId={}&fileId={file}",
        text(&made["referenceId"])
    );
    api.advance(179 * DAY);
    let omar = omar.again();
    assert_eq!(omar.get(&address).status, 200);
    api.advance(2 * DAY);
    let omar = omar.again();
    let ended = eventually("the documents are deleted", || {
        let case = case(&omar, &made);
        case["filesDeletedAt"].is_string().then_some(case)
    });
    omar.get(&address).refused(404, "file.not_found");
    assert_eq!(ended["applicants"][0]["documents"][0]["fileId"], Value::Null, "{ended}");
    let events = ended["events"].as_array().expect("events");
    assert!(text(&events[events.len() - 1]["text"]).contains("deleted"), "{ended}");
}

#[test]
fn a_correction_reminds_before_it_is_due_and_once_it_is_overdue() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let seen = case(&omar, &made);
    let asked = json!({ "applicantId": seen["applicants"][0]["applicantId"], "dueAt": api.now() + TimeDelta::days(3),
        "items": [{ "document": "photo", "reason": "It is blurred." }] });
    step(&omar, "RequestCorrection", &seen, &asked).ok();
    let reminders = |session: &Session<'_>| {
        let history = session.post(&visa("GetHistory"), &reference(&made)).ok();
        let events = history["events"].as_array().cloned().expect("events");
        events.iter().filter(|event| event["kind"] == "visaReminded").count()
    };
    assert_eq!(reminders(&owner), 0);
    for (days, count) in [(2, 1), (1, 2)] {
        api.advance(days * DAY + 60);
        let owner = ROSE_OWNER.sign_in(&api);
        eventually("a reminder", || (reminders(&owner) == count).then_some(()));
    }
}

#[test]
fn faults_of_the_desk_name_their_field() {
    let api = Api::start();
    let (_, made, omar) = at_desk(&api, &["RAHMAN"]);
    let seen = case(&omar, &made);
    let applicant = &seen["applicants"][0]["applicantId"];
    let file = &seen["applicants"][0]["documents"][0]["fileId"];
    let item = |field: &str| json!([{ field: "photo", "reason": "It is blurred." }]);
    for (call, rest, pointer) in [
        ("ReviewDocument", json!({ "fileId": file, "ok": false }), "/reason"),
        (
            "RequestCorrection",
            json!({ "applicantId": applicant, "items": [] }),
            "/items",
        ),
        (
            "RequestCorrection",
            json!({ "applicantId": applicant, "items": item("field") }),
            "/items",
        ),
        (
            "RequestCorrection",
            json!({ "applicantId": applicant, "items": [{ "reason": "Why" }] }),
            "/items/0/field",
        ),
        (
            "RequestCorrection",
            json!({ "applicantId": applicant, "items": item("document"), "dueAt": "2020-01-01T00:00:00Z" }),
            "/dueAt",
        ),
        ("Lodge", json!({ "applicantIds": [] }), "/applicantIds"),
        (
            "RecordDecision",
            json!({ "applicantId": applicant, "decision": "approved" }),
            "/visaNumber",
        ),
        (
            "RecordDecision",
            json!({ "applicantId": applicant, "decision": "refused" }),
            "/reason",
        ),
        (
            "RecordDecision",
            json!({ "applicantId": applicant, "decision": "biometricsDue" }),
            "/biometricsAt",
        ),
    ] {
        let problem = step(&omar, call, &seen, &rest).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{call}: {problem}");
    }
    let session = Session {
        api: &api,
        tenant: "_operations",
        token: omar.token.clone(),
    };
    let (reference, version, applicant) = (text(&made["referenceId"]), seen["version"].to_string(), text(applicant));
    let parts = [
        ("tenant", "falcon"),
        ("referenceId", &*reference),
        ("version", &*version),
        ("applicantId", &*applicant),
    ];
    let lies: [(&str, &str, &[u8]); 1] = [("file", "visa.pdf", b"MZ\x90\0 not a document")];
    let lying = session
        .upload(&path("Visas/UploadVisa"), &parts, &lies)
        .refused(422, "request.invalid");
    assert_eq!(
        (&lying["errors"][0]["pointer"], &lying["errors"][0]["code"]),
        (&json!("/file"), &json!("file.kind"))
    );
}

#[test]
fn an_agents_token_opens_nothing_at_the_desk_and_another_agency_reads_nothing() {
    let api = Api::start();
    let (owner, made, omar) = at_desk(&api, &["RAHMAN"]);
    let file = text(&case(&omar, &made)["applicants"][0]["documents"][0]["fileId"]);
    let id = text(&made["referenceId"]);
    let target = path(&format!("Visas/GetFile?tenant=falcon&referenceId={id}&fileId={file}"));
    Call::new(&api, "GET", "_operations", &target)
        .token(&owner.token)
        .send()
        .refused(401, "session.expired");
    let stranger = OASIS_OWNER.sign_in(&api);
    let theirs = format!("{}?referenceId={id}&fileId={file}", visa("GetDocument"));
    stranger.get(&theirs).refused(404, "order.not_found");
    assert_eq!(owner.get(&theirs).status, 200);
}
