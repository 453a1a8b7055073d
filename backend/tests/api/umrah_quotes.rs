//! Quotes of umrah journeys: seats of a lot, hotels in Makkah and Madinah, and visas as one price.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde_json::{Value, json};

use crate::groups::{hold, lot};
use crate::products::narrowed;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{minor, text};
use crate::support::{Answer, Api, Session};

const DAY: i64 = 24 * 3_600;

fn call(name: &str) -> String {
    format!("/api/fares/v1/UmrahQuote/{name}")
}

/// Two adults, a child of 8 and an infant from Bangladesh: six of ten nights in a hotel of four stars in Makkah.
fn form(lot: &Value, change: &Value) -> Value {
    let mut body = json!({ "lotId": lot["lotId"], "adults": 2, "childAges": [8], "infants": 1, "nationality": "BD", "rooms": 1,
        "makkahNights": 6, "makkah": { "stars": 4 }, "madinah": {}, "client": "Mrs Karim" });
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

/// Makes a quote once for each body.
fn try_make(session: &Session<'_>, body: &Value) -> Answer {
    let mut hasher = DefaultHasher::new();
    body.to_string().hash(&mut hasher);
    let key = format!("quote {}", hasher.finish());
    session.call(&call("Create"), body).key(&key).send()
}

/// The reference of a new quote.
fn make(session: &Session<'_>, body: &Value) -> Value {
    json!({ "referenceId": try_make(session, body).ok()["referenceId"] })
}

fn page(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&call("Get"), reference).ok()
}

/// A step on the quote as it is now.
fn step(session: &Session<'_>, reference: &Value, name: &str) -> Answer {
    let version = page(session, reference)["version"].clone();
    let body = json!({ "referenceId": reference["referenceId"], "version": version });
    session.post(&call(name), &body)
}

fn kinds(rows: &Value) -> Vec<String> {
    let rows = rows.as_array().expect("rows").iter();
    rows.map(|row| text(&row["kind"])).collect()
}

fn reasons(page: &Value) -> Vec<(String, String)> {
    let rows = page["leftOut"].as_array().expect("rows").iter();
    rows.map(|row| (text(&row["kind"]), text(&row["reason"]))).collect()
}

fn left_out(kind: &str, reason: &str) -> (String, String) {
    (kind.to_owned(), reason.to_owned())
}

fn pointers(problem: &Value) -> Vec<String> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors.map(|error| text(&error["pointer"])).collect()
}

/// The response to a visitor who has the link of a quote and no session.
fn visit(api: &Api, page: &Value, file: &str) -> Answer {
    let path = text(&page["link"]["path"]);
    let token = path.split("token=").nth(1).expect("a token");
    let target = format!("/api/search/v1/Proposal/GetSharedProposal{file}?token={token}");
    api.get("falcon", &target).send()
}

/// Gives the viewer of the agency these permissions.
fn permit(api: &Api, codes: &str) {
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    let mail = ROSE_VIEWER.mail;
    database.run(&format!(
        "update users set functionalities = '{codes}' where email = '{mail}'"
    ));
}

#[test]
fn a_quote_prices_every_part_for_the_party_and_sums_to_the_minor_unit() {
    let api = Api::start();
    let lot = lot(&api, "Whole journey", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let markup = json!({ "markup": { "kind": "percent", "value": "2.5" } });
    let reference = make(&owner, &form(&lot, &markup));
    let quote = page(&owner, &reference);
    assert_eq!(kinds(&quote["lines"]), ["fare", "makkah", "madinah", "visa"], "{quote}");
    assert_eq!(reasons(&quote), [], "{quote}");
    let line = |at: usize| &quote["lines"][at];
    // Two adults, a child and an infant, with the markup rounded on the line.
    assert_eq!(line(0)["amount"], "AED 563.75");
    assert_eq!(line(0)["agentAmount"], "AED 525.00");
    let (makkah, madinah) = (&line(1)["stay"], &line(2)["stay"]);
    assert_eq!(
        (&makkah["stars"], &makkah["nights"], &makkah["rooms"]),
        (&json!(4), &json!(6), &json!(1))
    );
    assert_eq!(makkah["checkIn"], lot["departureDate"]);
    assert_eq!(
        (&madinah["nights"], &madinah["checkIn"]),
        (&json!(4), &makkah["checkOut"])
    );
    assert_eq!(madinah["checkOut"], lot["returnDate"]);
    assert_eq!(
        (&line(3)["visa"]["purpose"], &line(3)["visa"]["applicants"]),
        (&json!("umrah"), &json!(4))
    );
    let sum = |field: &str| (0..4).map(|at| minor(&line(at)[field])).sum::<i64>();
    assert_eq!(minor(&quote["total"]), sum("amount"));
    assert_eq!(minor(&quote["agentTotal"]), sum("agentAmount"));
    let said = quote.to_string();
    for secret in ["supplier", "source", "bed-a", "bed-b", "BED-"] {
        assert!(!said.contains(secret), "{secret} in {said}");
    }

    let listed = owner
        .post(&call("GetQueue"), &json!({ "page": 1, "pageSize": 20 }))
        .ok();
    assert_eq!(
        (&listed["total"], &listed["rows"][0]["total"]),
        (&json!(1), &quote["total"])
    );
    // A fixed markup is in the total whatever the lines are.
    let plain = page(&owner, &make(&owner, &form(&lot, &json!({}))));
    let fixed = json!({ "markup": { "kind": "fixed", "value": "100.01" } });
    let fixed = page(&owner, &make(&owner, &form(&lot, &fixed)));
    assert_eq!(minor(&fixed["total"]), minor(&plain["total"]) + 10_001);

    // Net amounts need 203 to be read, and each product its permission to be re-priced: a colleague without it changes nothing.
    permit(&api, "[202,244]");
    let clerk = ROSE_VIEWER.sign_in(&api);
    let seen = page(&clerk, &reference);
    assert_eq!(seen["total"], quote["total"]);
    assert_eq!(
        (seen.get("agentTotal"), seen["lines"][0].get("agentAmount")),
        (None, None)
    );
    step(&clerk, &reference, "Reprice").refused(403, "access.denied");
    assert_eq!(page(&clerk, &reference)["version"], seen["version"]);
    let own = page(&clerk, &make(&clerk, &form(&lot, &json!({}))));
    let expected = ["makkah", "madinah", "visa"].map(|kind| left_out(kind, "notAllowed"));
    assert_eq!(reasons(&own), expected, "{own}");
    let refused = step(&clerk, &reference, "Share").refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 206);
    let refused = try_make(&clerk, &form(&lot, &markup)).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 204);
    permit(&api, "[202,206]");
    let outsider = ROSE_VIEWER.sign_in(&api);
    let refused = outsider.post(&call("Get"), &reference).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 244);
}

#[test]
fn only_its_own_agency_reads_and_changes_a_quote() {
    let api = Api::start();
    let lot = lot(&api, "Private", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = make(&owner, &form(&lot, &json!({})));
    for person in [OASIS_OWNER, SKYLINE_OWNER] {
        let other = person.sign_in(&api);
        let versioned = json!({ "referenceId": reference["referenceId"], "version": 1 });
        other.post(&call("Get"), &reference).refused(404, "record.not_found");
        other.post(&call("Revoke"), &reference).refused(404, "record.not_found");
        for name in ["Reprice", "Share"] {
            other.post(&call(name), &versioned).refused(404, "record.not_found");
        }
        let listed = other
            .post(&call("GetQueue"), &json!({ "page": 1, "pageSize": 20 }))
            .ok();
        assert_eq!(listed["total"], 0, "{listed}");
    }
}

#[test]
fn a_client_opens_the_link_until_it_is_revoked_or_the_prices_expire() {
    let api = Api::start();
    let lot = lot(&api, "Shared", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = make(&owner, &form(&lot, &json!({})));
    let shared = step(&owner, &reference, "Share").ok();
    assert_eq!(shared["link"]["state"], "open", "{shared}");
    assert_eq!(
        step(&owner, &reference, "Share").ok()["link"],
        shared["link"],
        "an open link is kept"
    );
    let seen = visit(&api, &shared, "").ok();
    assert_eq!(seen["brand"]["name"], "Desert Rose Travel");
    assert_eq!((&seen["client"], &seen["travellers"]), (&json!("Mrs Karim"), &json!(4)));
    assert_eq!(seen["journey"]["total"], shared["total"]);
    assert_eq!(kinds(&seen["journey"]["lines"]), kinds(&shared["lines"]));
    for secret in ["agentAmount", "supplier", "source"] {
        assert!(!seen.to_string().contains(secret), "{secret} in {seen}");
    }
    let pdf = visit(&api, &shared, "Pdf");
    assert_eq!(
        (pdf.status, pdf.content_type()),
        (200, "application/pdf"),
        "{}",
        pdf.text()
    );
    assert!(pdf.bytes.starts_with(b"%PDF-"));

    let revoked = owner.post(&call("Revoke"), &reference).ok();
    assert_eq!(revoked["link"], json!({ "state": "revoked" }));
    for file in ["", "Pdf"] {
        visit(&api, &shared, file).refused(404, "record.not_found");
    }
    let again = step(&owner, &reference, "Share").ok();
    assert_ne!(again["link"]["path"], shared["link"]["path"]);
    visit(&api, &again, "").ok();

    api.advance(DAY + 1);
    visit(&api, &again, "").refused(404, "record.not_found");
    let owner = ROSE_OWNER.sign_in(&api);
    let over = page(&owner, &reference);
    assert_eq!(
        (&over["isOver"], &over["link"]),
        (&json!(true), &json!({ "state": "expired" }))
    );
    step(&owner, &reference, "Share").refused(409, "fares.request_expired");
    let stale = json!({ "referenceId": reference["referenceId"], "version": 1 });
    owner.post(&call("Reprice"), &stale).refused(409, "record.changed");
    assert_eq!(step(&owner, &reference, "Reprice").ok()["isOver"], false);
    let open = step(&owner, &reference, "Share").ok();
    visit(&api, &open, "").ok();
}

#[test]
fn a_line_that_is_not_available_is_left_out_and_the_rest_is_quoted() {
    let api = Api::start();
    let lot = lot(&api, "Few seats", 10);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = make(&owner, &form(&lot, &json!({})));
    let shared = step(&owner, &reference, "Share").ok();
    hold(&owner, &lot, 10);
    let sold_out = step(&owner, &reference, "Reprice").ok();
    assert_eq!(reasons(&sold_out), [left_out("fare", "soldOut")], "{sold_out}");
    let changed = &sold_out["changes"][0];
    assert_eq!(
        (&changed["kind"], &changed["before"]),
        (&json!("fare"), &shared["lines"][0]["amount"])
    );
    assert_eq!(changed.get("after"), None);
    assert_eq!(
        sold_out["link"],
        json!({ "state": "revoked" }),
        "it showed other prices"
    );
    visit(&api, &shared, "").refused(404, "record.not_found");

    // All nights in Makkah, and a nationality that is at home there.
    let body = form(&lot, &json!({ "makkahNights": 10, "nationality": "SA" }));
    let local = page(&owner, &make(&owner, &body));
    let found = reasons(&local);
    assert!(
        found.contains(&left_out("fare", "soldOut")) && found.contains(&left_out("madinah", "noNights")),
        "{local}"
    );
    assert!(found.iter().any(|(kind, _)| kind == "visa"), "{local}");
    assert_eq!(kinds(&local["lines"]), ["makkah"]);
}

#[test]
fn products_that_the_portal_does_not_sell_are_left_out() {
    let api = narrowed();
    let owner = ROSE_OWNER.sign_in(&api);
    let fares = owner.post("/api/search/v1/GetAirUmrahFare", &json!({})).ok();
    let quote = page(&owner, &make(&owner, &form(&fares["lots"][0], &json!({}))));
    let expected = ["makkah", "madinah"].map(|kind| left_out(kind, "notSold"));
    assert_eq!(reasons(&quote), expected, "{quote}");
    assert_eq!(kinds(&quote["lines"]), ["fare", "visa"], "{quote}");
}

#[test]
fn each_wrong_field_of_a_quote_is_named() {
    let api = Api::start();
    let lot = lot(&api, "Wrong", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    for (change, expected) in [
        (
            json!({ "nationality": "ZZ", "makkah": { "stars": 6 } }),
            vec!["/nationality", "/makkah/stars"],
        ),
        (
            json!({ "client": "x".repeat(81), "note": "x".repeat(501) }),
            vec!["/client", "/note"],
        ),
        (
            json!({ "markup": { "kind": "percent", "value": "101" } }),
            vec!["/markup/value"],
        ),
        (
            json!({ "childAges": [1, 12], "rooms": 3 }),
            vec!["/childAges/0", "/childAges/1", "/rooms"],
        ),
        (json!({ "adults": 7 }), vec!["/rooms"]),
        (json!({ "makkahNights": 11 }), vec!["/makkahNights"]),
        (json!({ "infants": 3 }), vec!["/adults"]),
        (
            json!({ "madinah": { "hotelId": "makkah.none" } }),
            vec!["/madinah/hotelId"],
        ),
    ] {
        let refused = try_make(&owner, &form(&lot, &change)).refused(422, "request.invalid");
        assert_eq!(pointers(&refused), expected, "{refused}");
    }
    let gone = json!({ "lotId": "0199c0de-0000-7000-8000-000000000001" });
    try_make(&owner, &form(&lot, &gone)).refused(404, "fares.lot_gone");
    let keyless = owner.post(&call("Create"), &form(&lot, &json!({})));
    keyless.refused(422, "request.invalid");
}
