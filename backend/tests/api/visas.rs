//! Visas for agents: from a search to a paid application, its corrections, its cancellation and its documents.

use std::fs;

use chrono::{Months, TimeDelta};
use serde_json::{Value, json};

use crate::crowds::together;
use crate::files::{pdf, png, size_of};
use crate::support::console::Console;
use crate::support::people::{JABAL_OWNER, OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Answer, Api, Session};
use crate::through_the_gateway;
use crate::visa_desk::{FALCON, at_desk, case, check_documents, draft, order, step, submitted, upload, visa};
use crate::white_label::{names_no_product, no_email_names_the_product};

const MB: usize = 1_048_576;
const NOWHERE: &str = "018f0000-0000-7000-8000-000000000000";

fn search(session: &Session<'_>, (from, to): (&str, &str), purpose: &str, days: i64) -> Answer {
    let travel = session.api.now().date_naive() + TimeDelta::days(days);
    let asked =
        json!({ "destination": to, "nationality": from, "residency": from, "purpose": purpose, "travelDate": travel });
    session.post(&visa("SearchProducts"), &asked)
}

fn reference(of: &Value) -> Value {
    json!({ "referenceId": of["referenceId"] })
}

pub fn submit(session: &Session<'_>, of: &Value) -> Answer {
    let body = json!({ "referenceId": of["referenceId"], "acceptedAmount": of["amount"] });
    session.post(&visa("Submit"), &body)
}

/// The wallet's posted balance, without holds.
fn posted(session: &Session<'_>) -> i64 {
    hundredths(&session.balance()["posted"])
}

fn cancel(session: &Session<'_>, of: &Value) -> (Value, Answer) {
    let quote = session.post(&visa("CancelQuote"), &reference(of)).ok();
    let body = json!({ "referenceId": of["referenceId"], "quoteId": quote["quoteId"] });
    let answer = session.post(&visa("Cancel"), &body);
    (quote, answer)
}

/// The applicants of an order as they are sent, with these fields of the first one changed.
pub fn save(session: &Session<'_>, of: &Value, changes: &Value) -> Answer {
    let mut people = Vec::new();
    for (at, applicant) in of["applicants"].as_array().expect("applicants").iter().enumerate() {
        let mut person = applicant.clone();
        let kept = person.as_object_mut().expect("an applicant");
        for answered in [
            "status",
            "documents",
            "visaNumber",
            "visaFileId",
            "decidedAt",
            "decisionReason",
            "biometricsAt",
        ] {
            kept.remove(answered);
        }
        for (field, value) in changes.as_object().expect("fields").iter().filter(|_| at == 0) {
            kept.insert(field.clone(), value.clone());
        }
        people.push(person);
    }
    let body = json!({ "referenceId": of["referenceId"], "version": of["version"], "applicants": people });
    session.post(&visa("SaveApplicants"), &body)
}

/// Pointer and code of every fault.
fn faults(answer: &Answer) -> Vec<(String, String)> {
    let problem = answer.refused(422, "request.invalid");
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors
        .map(|error| (text(&error["pointer"]), text(&error["code"])))
        .collect()
}

fn fault(pointer: &str, code: &str) -> Vec<(String, String)> {
    vec![(pointer.to_owned(), code.to_owned())]
}

fn document<'a>(of: &'a Value, code: &str) -> &'a Value {
    let documents = of["applicants"][0]["documents"].as_array().expect("documents");
    documents.iter().find(|one| one["code"] == code).expect("the document")
}

fn hand_in(session: &Session<'_>, of: &Value, name: &str, content: &[u8]) -> Answer {
    let (reference, applicant) = (text(&of["referenceId"]), text(&of["applicants"][0]["applicantId"]));
    let parts = [
        ("referenceId", reference.as_str()),
        ("applicantId", applicant.as_str()),
        ("code", "photo"),
    ];
    session.upload(&visa("UploadDocument"), &parts, &[("file", name, content)])
}

fn file_address(of: &Value, file: &Value) -> String {
    format!(
        "{}?referenceId={}&fileId={}",
        visa("GetDocument"),
        text(&of["referenceId"]),
        text(file)
    )
}

fn proven(api: &Api) {
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}

through_the_gateway! {
    // covers: T-369
    fn an_application_is_searched_filled_paid_listed_and_printed(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = posted(&owner);
        let countries = owner.post(&visa("GetCountries"), &json!({})).ok();
        assert_eq!(countries["destinations"].as_array().expect("destinations").len(), 40);
        assert_eq!(countries["nationalities"].as_array().expect("nationalities").len(), 30);

        let made = draft(&owner, &["RAHMAN", "SULTANA"]);
        assert_eq!((&made["status"], &made["payment"]["state"]), (&json!("draft"), &json!("none")));
        assert!(made["draftUntil"].is_string() && made["priceUntil"].is_string());
        assert_eq!(posted(&owner), before, "a draft costs nothing");
        let paid = submit(&owner, &made).ok();
        assert_eq!((&paid["status"], &paid["payment"]["state"]), (&json!("submitted"), &json!("paid")));
        assert_eq!(before - posted(&owner), minor(&made["amount"]));
        assert_eq!(submit(&owner, &made).ok()["referenceId"], paid["referenceId"], "once");
        assert_eq!(before - posted(&owner), minor(&made["amount"]));

        let asked = json!({ "queue": "inReview", "search": "sultana", "destination": "TH", "page": 1, "pageSize": 20 });
        let listed = owner.post(&visa("GetQueue"), &asked).ok();
        assert_eq!((&listed["total"], &listed["rows"][0]["referenceId"]), (&json!(1), &paid["referenceId"]));
        assert_eq!((&listed["counts"]["inReview"], &listed["counts"]["drafts"]), (&json!(1), &json!(0)));
        let history = owner.post(&visa("GetHistory"), &reference(&paid)).ok();
        let kinds: Vec<&Value> = history["events"].as_array().expect("events").iter().map(|one| &one["kind"]).collect();
        assert!(kinds.contains(&&json!("applicationSubmitted")), "{kinds:?}");
        for kind in ["application", "customerInvoice", "agentInvoice"] {
            let printed = owner.get(&format!("{}?referenceId={}&kind={kind}", visa("GetInvoice"), text(&paid["referenceId"])));
            assert_eq!((printed.status, printed.content_type()), (200, "application/pdf"), "{kind}");
            names_no_product(kind, &printed);
            let content = format!("{}?referenceId={}&kind={kind}", visa("GetInvoiceContent"), text(&paid["referenceId"]));
            let leads = if kind == "agentInvoice" { "Falcon Travel Trade" } else { "Desert Rose Travel" };
            assert_eq!(owner.get(&content).ok()["brand"]["name"], leads, "{kind}");
        }
        for call in ["GetOrder", "GetHistory"] {
            names_no_product(call, &owner.post(&visa(call), &reference(&paid)));
        }
        no_email_names_the_product(api);
        proven(api);
    }

    fn products_are_in_the_readers_language(api) {
        let owner = JABAL_OWNER.sign_in(api);
        let found = search(&owner, ("BD", "TH"), "tourist", 60).ok();
        assert_eq!(found["note"], "يُقدَّم طلب التأشيرة عبر الإنترنت.");
        assert_eq!(found["source"], "بيانات تجريبية");
        let card = &found["products"][0];
        assert_eq!(card["name"], "تأشيرة سياحية، 30 يومًا");
        let travel = owner.api.now().date_naive() + TimeDelta::days(60);
        let asked = json!({ "productId": card["productId"], "nationality": "BD", "residency": "BD", "travelDate": travel });
        let product = owner.post(&visa("GetProduct"), &asked).ok();
        assert_eq!(product["documents"][2]["appliesTo"], "مقدمو الطلب دون 18 عامًا");
        assert_eq!(product["formFields"][0]["label"], "الوضع الوظيفي");
        for term in product["terms"].as_array().expect("terms") {
            assert!(!text(term).contains(|letter: char| letter.is_ascii_alphabetic()), "{term}");
        }
    }

    // covers: T-202
    fn a_correction_changes_what_was_asked_and_nothing_else(api) {
        let (owner, made, omar) = at_desk(api, &["RAHMAN", "SULTANA"]);
        let first = &made["applicants"][0]["applicantId"];
        let items = json!([{ "field": "passportNumber", "reason": "It differs from the scan." },
            { "document": "photo", "reason": "It is blurred." }]);
        let asked = json!({ "applicantId": first, "items": items });
        step(&omar, "RequestCorrection", &case(&omar, &made), &asked).ok();
        let waiting = order(&owner, &made);
        assert_eq!(waiting["status"], "correctionRequested");
        assert_eq!(waiting["applicants"][1]["status"], "submitted");
        let correction = &waiting["corrections"][0]["correctionId"];
        let answer = |answers: Value| {
            let body = json!({ "referenceId": made["referenceId"], "correctionId": correction, "answers": answers });
            owner.post(&visa("SubmitCorrection"), &body)
        };
        let unasked = answer(json!({ "surname": "Khan", "passportNumber": "BX9999999" }));
        assert_eq!(faults(&unasked)[0], ("/answers/surname".to_owned(), "correction.notAsked".to_owned()));
        assert_eq!(faults(&answer(json!({ "passportNumber": "BX9999999" }))), fault("/documents/photo", "document.missing"));
        let other = upload(&owner, &made, (first, "passport"), Some(correction));
        assert_eq!(faults(&other), fault("/correctionId", "correction.closed"));
        let second = &made["applicants"][1]["applicantId"];
        upload(&owner, &made, (second, "photo"), None).refused(409, "order.wrong_state");
        upload(&owner, &made, (first, "photo"), Some(correction)).ok();
        assert_eq!(faults(&answer(json!({ "passportNumber": "-" }))), fault("/answers/passportNumber", "passport.shape"));
        let done = answer(json!({ "passportNumber": "BX9999999" })).ok();
        assert_eq!(done["applicants"][0]["status"], "resubmitted");
        assert_eq!(done["applicants"][0]["passportNumber"], "BX9999999");
        assert_eq!(done["applicants"][0]["surname"], waiting["applicants"][0]["surname"]);
        assert_eq!(faults(&answer(json!({}))), fault("/correctionId", "correction.closed"), "it is answered once");
        let listed = owner.post(&visa("GetCorrections"), &reference(&made)).ok();
        let changed = &listed["corrections"][0]["items"][0];
        assert_eq!((&changed["before"], &changed["after"]), (&json!("BX0123400"), &json!("BX9999999")));
    }

    // covers: T-202
    fn cancelling_returns_all_but_the_service_fee_until_it_is_lodged(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let omar = Console::of(api, "Omar Nasser", &["visa"], FALCON);
        let before = posted(&owner);
        let made = submitted(&owner, &["RAHMAN"]);
        let (quote, cancelled) = cancel(&owner, &made);
        let fees = &made["fees"];
        let kept = minor(&fees["service"]) + minor(&fees["vat"]);
        assert_eq!((minor(&quote["fee"]), minor(&quote["refund"])), (kept, minor(&fees["embassy"])));
        assert_eq!(quote["applicantIds"], json!([made["applicants"][0]["applicantId"]]));
        assert_eq!(cancelled.ok()["status"], "cancelled");
        assert_eq!(before - posted(&owner), kept);
        let again = json!({ "referenceId": made["referenceId"], "quoteId": quote["quoteId"] });
        assert_eq!(owner.post(&visa("Cancel"), &again).ok()["status"], "cancelled", "once");
        assert_eq!(before - posted(&owner), kept);
        submit(&owner, &made).refused(409, "order.wrong_state");
        owner.post(&visa("CancelQuote"), &reference(&made)).refused(409, "order.wrong_state");

        let made = submitted(&owner, &["SULTANA"]);
        let early = owner.post(&visa("CancelQuote"), &reference(&made)).ok();
        let checked = check_documents(&omar, &case(&omar, &made), 0);
        let whose = json!({ "applicantIds": [made["applicants"][0]["applicantId"]] });
        step(&omar, "Lodge", &checked, &whose).ok();
        let body = json!({ "referenceId": made["referenceId"], "quoteId": early["quoteId"] });
        owner.post(&visa("Cancel"), &body).refused(409, "visa.quote_expired");
        let (late, cancelled) = cancel(&owner, &made);
        assert_eq!((minor(&late["fee"]), minor(&late["refund"])), (minor(&made["amount"]), 0));
        assert_eq!(cancelled.ok()["status"], "cancelled");
        proven(api);
    }

    fn a_draft_submitted_many_times_at_once_is_paid_once(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let made = draft(&owner, &["RAHMAN"]);
        let before = posted(&owner);
        let body = json!({ "referenceId": made["referenceId"], "acceptedAmount": made["amount"] });
        let answers = together(&[(); 8], |()| owner.post(&visa("Submit"), &body));
        for answer in answers {
            assert!(answer.status == 200 || answer.status == 409, "{}", answer.text());
        }
        assert_eq!(before - posted(&owner), minor(&made["amount"]));
        proven(api);
    }
}

// covers: T-219
#[test]
fn a_document_is_taken_under_one_megabyte_and_by_its_content() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = draft(&owner, &["RAHMAN"]);
    let mut largest = png(700, 900);
    largest.resize(MB - 1, 0);
    let kept = hand_in(&owner, &made, "photo.png", &largest).ok();
    let stored = owner.get(&file_address(&made, &document(&kept, "photo")["fileId"]));
    assert_eq!((stored.status, size_of(&stored.bytes)), (200, (700, 900)));
    assert!(stored.bytes.len() < 100_000, "what followed the picture is gone");
    largest.push(0);
    for (content, code) in [
        (largest.as_slice(), "file.tooLarge"),
        (b"<html><script>alert(1)</script>".as_slice(), "file.kind"),
        (b"MZ\x90\0 a program".as_slice(), "file.kind"),
        (b"GIF89a\x01\0\x01\0".as_slice(), "file.kind"),
        (b"%PDF-1.4\ncut".as_slice(), "file.broken"),
        (b"".as_slice(), "file.empty"),
    ] {
        assert_eq!(
            faults(&hand_in(&owner, &made, "photo.png", content)),
            fault("/file", code)
        );
    }
    let now = order(&owner, &made);
    assert_eq!(
        document(&now, "photo")["fileId"],
        document(&kept, "photo")["fileId"],
        "a refused file replaces nothing"
    );
}

#[test]
fn a_document_is_read_by_its_agency_alone_and_each_view_is_recorded() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = submitted(&owner, &["RAHMAN"]);
    let address = file_address(&made, &document(&made, "passport")["fileId"]);
    let stored = owner.get(&address);
    assert_eq!((stored.status, stored.bytes.as_slice()), (200, pdf().as_slice()));
    assert_eq!(stored.headers["cache-control"], "private, no-store");

    let oasis = OASIS_OWNER.sign_in(&api);
    oasis.get(&address).refused(404, "order.not_found");
    let own = draft(&oasis, &["KHAN"]);
    let file = &document(&made, "passport")["fileId"];
    oasis.get(&file_address(&own, file)).refused(404, "file.not_found");
    SKYLINE_OWNER
        .sign_in(&api)
        .get(&address)
        .refused(404, "order.not_found");
    ROSE_VIEWER.sign_in(&api).get(&address).refused(403, "access.denied");
    owner
        .get(&file_address(&made, &json!(NOWHERE)))
        .refused(404, "file.not_found");
    for (call, rest) in [
        ("GetOrder", json!({})),
        ("GetHistory", json!({})),
        ("GetCorrections", json!({})),
        ("CancelQuote", json!({})),
        ("Cancel", json!({ "quoteId": "x" })),
        ("Submit", json!({ "acceptedAmount": made["amount"] })),
        (
            "SaveApplicants",
            json!({ "version": 1, "applicants": [{ "answers": {} }] }),
        ),
        ("RemoveDocument", json!({ "fileId": file })),
        ("SubmitCorrection", json!({ "correctionId": NOWHERE, "answers": {} })),
    ] {
        let mut body = rest;
        body["referenceId"] = made["referenceId"].clone();
        oasis.post(&visa(call), &body).refused(404, "order.not_found");
    }
    let amal = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    let asked = json!({ "tenant": "falcon", "subject": made["referenceId"], "action": "visa.file_viewed" });
    let trail = amal.post("Audit/Load", &asked).ok();
    assert_eq!(
        trail["items"].as_array().expect("items").len(),
        1,
        "refused requests are no views: {trail}"
    );
}

#[test]
fn an_incomplete_application_is_not_submitted_and_says_what_it_lacks() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = draft(&owner, &["RAHMAN"]);
    let travel = api.now().date_naive() + TimeDelta::days(90);
    let short = travel.checked_add_months(Months::new(6)).expect("a day") - TimeDelta::days(1);
    let child = travel.checked_sub_months(Months::new(12 * 10)).expect("a day");
    let saved = save(
        &owner,
        &made,
        &json!({ "passportExpiry": short, "birthDate": child, "occupation": "" }),
    )
    .ok();
    let photo = &document(&saved, "photo")["fileId"];
    let body = json!({ "referenceId": saved["referenceId"], "fileId": photo });
    let removed = owner.post(&visa("RemoveDocument"), &body).ok();
    let found = faults(&submit(&owner, &removed));
    for (field, code) in [
        ("passportExpiry", "passport.tooShort"),
        ("guardianConsent", "guardian.missing"),
        ("occupation", "field.missing"),
        ("documents/photo", "document.missing"),
        ("documents/birthCertificate", "document.missing"),
        ("documents/guardianLetter", "document.missing"),
    ] {
        assert!(
            found.contains(&(format!("/applicants/0/{field}"), code.to_owned())),
            "{field}: {found:?}"
        );
    }
    assert_eq!(order(&owner, &made)["status"], "draft");
    let wrong = save(
        &owner,
        &removed,
        &json!({ "passportNumber": "B-1", "answers": { "shoeSize": "44" } }),
    );
    let wrong = faults(&wrong);
    assert!(
        wrong.contains(&("/applicants/0/passportNumber".to_owned(), "passport.shape".to_owned())),
        "{wrong:?}"
    );
    assert!(
        wrong.contains(&("/applicants/0/answers/shoeSize".to_owned(), "answer.unknown".to_owned())),
        "{wrong:?}"
    );
    save(&owner, &made, &json!({})).refused(409, "record.changed");
}

#[test]
fn the_price_is_the_one_that_was_accepted_and_the_wallet_pays_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = draft(&owner, &["RAHMAN"]);
    for amount in ["AED 1.00", "AED 0.00", "AED -5.00"] {
        let body = json!({ "referenceId": made["referenceId"], "acceptedAmount": amount });
        let refused = owner.post(&visa("Submit"), &body);
        assert!(matches!(refused.status, 409 | 422), "{amount}: {}", refused.text());
    }
    let body = json!({ "referenceId": made["referenceId"], "acceptedAmount": "AED 1.00" });
    let changed = owner.post(&visa("Submit"), &body).refused(409, "visa.price_changed");
    assert_eq!(
        (&changed["params"]["previous"], &changed["params"]["current"]),
        (&json!("AED 1.00"), &made["amount"])
    );
    assert_eq!(order(&owner, &made)["status"], "draft");

    let oasis = OASIS_OWNER.sign_in(&api);
    let poor = draft(&oasis, &["KHAN"]);
    submit(&oasis, &poor).refused(409, "wallet.insufficient");
    assert_eq!(order(&oasis, &poor)["status"], "draft");
}

#[test]
fn an_expired_price_is_quoted_again() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = draft(&owner, &["RAHMAN"]);
    api.advance(31 * 60);
    let owner = ROSE_OWNER.sign_in(&api);
    let saved = save(&owner, &made, &json!({})).ok();
    assert!(text(&saved["priceUntil"]) > text(&made["priceUntil"]));
    assert_eq!(saved["amount"], made["amount"]);
}

#[test]
fn an_application_after_the_cutoff_is_refused() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = search(&owner, ("BD", "GB"), "tourist", 2).ok();
    let product = &found["products"][0];
    assert!(product["blocked"].is_string(), "{product}");
    let create = json!({ "productId": product["productId"], "nationality": "BD", "residency": "BD",
        "travelDate": api.now().date_naive() + TimeDelta::days(2), "applicantCount": 1, "express": false });
    owner
        .post(&visa("CreateOrder"), &create)
        .refused(409, "visa.cutoff_passed");
    let soon = search(&owner, ("BD", "GB"), "tourist", 20).ok();
    assert!(soon["products"][0]["warning"].is_string() && soon["products"][0]["blocked"].is_null());
    assert_eq!(
        faults(&search(&owner, ("BD", "GB"), "tourist", -1)),
        fault("/travelDate", "date.past")
    );
}

#[test]
fn a_draft_ends_after_thirty_days_and_its_documents_are_deleted() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = draft(&owner, &["RAHMAN"]);
    api.advance(31 * 24 * 3_600);
    let owner = ROSE_OWNER.sign_in(&api);
    let ended = crate::support::eventually("the draft is over", || {
        let order = order(&owner, &made);
        (order["status"] == "expired").then_some(order)
    });
    assert!(document(&ended, "photo")["fileId"].is_null());
    owner
        .get(&file_address(&made, &document(&made, "photo")["fileId"]))
        .refused(404, "file.not_found");
    submit(&owner, &made).refused(409, "order.wrong_state");
}

#[test]
fn what_is_needed_follows_nationality_and_destination() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    for (from, to, needed, is_sold) in [
        ("AE", "SA", "visaFree", false),
        ("BD", "MV", "onArrival", false),
        ("BD", "TH", "eVisa", true),
        ("BD", "US", "embassy", true),
    ] {
        let found = search(&owner, (from, to), "tourist", 120).ok();
        assert_eq!(found["eligibility"], needed, "{from} to {to}");
        assert_eq!(
            !found["products"].as_array().expect("products").is_empty(),
            is_sold,
            "{from} to {to}"
        );
        assert_eq!(found["source"], "sandbox data");
    }
    search(&owner, ("BD", "AD"), "tourist", 120).refused(404, "visa.product_not_found");
    assert_eq!(
        faults(&search(&owner, ("BD", "Thailand"), "tourist", 120)),
        fault("/destination", "country.unknown")
    );
}

#[test]
fn personal_data_is_encrypted_at_rest() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = submitted(&owner, &["RAHMAN"]);
    let owned = owner.get(&file_address(&made, &document(&made, "passport")["fileId"]));
    assert_eq!(owned.bytes, pdf());
    for entry in fs::read_dir(api.folder.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        // The database with its journal, and the log.
        if path.is_file() {
            let content = fs::read(&path).expect("a file");
            for secret in [&b"BX0123400"[..], b"House 12, Road 5", b"<</Type/Catalog>>endobj"] {
                let is_there = content.windows(secret.len()).any(|part| part == secret);
                assert!(!is_there, "{} in {}", String::from_utf8_lossy(secret), path.display());
            }
        }
    }
}

#[test]
fn a_title_inside_an_applicants_name_is_warned_of() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let saved = draft(&owner, &["Rahman", "Uddin Mr"]);
    let warning = &saved["nameWarnings"][0];
    let found = (&warning["name"], &warning["code"]);
    assert_eq!(found, (&json!("Karim Uddin Mr"), &json!("name.title")), "{saved}");
}
