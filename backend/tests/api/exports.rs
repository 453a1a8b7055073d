//! Lists as CSV files.

mod lists;

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::people::{ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::{Answer, Api, Engine};

const BOOKINGS: &str = "/api/customer/v1/MyBooking/ExportBookings";
const LEDGER: &str = "/api/payment/v1/passbook/export";

/// The lines of a CSV answer, without the byte order mark.
#[track_caller]
pub(crate) fn lines(answer: &Answer) -> Vec<String> {
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.content_type(), "text/csv; charset=utf-8");
    let text = answer.text();
    let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
    text.split_terminator("\r\n").map(str::to_owned).collect()
}

#[track_caller]
pub(crate) fn assert_download(answer: &Answer, name: &str) {
    let disposition = answer.headers["content-disposition"].to_str().expect("text");
    let begins = format!("attachment; filename=\"falcon-{name}-2");
    assert!(
        disposition.starts_with(&begins) && disposition.ends_with(".csv\""),
        "{disposition}"
    );
}

#[test]
fn an_export_has_every_matching_booking_regardless_of_the_page() {
    let api = Api::behind_gateway(Engine::Sqlite).expect("SQLite");
    let owner = ROSE_OWNER.sign_in(&api);
    let references: Vec<String> = (0..3).map(|nth| owner.hold_nth(nth).reference).collect();
    SKYLINE_OWNER.sign_in(&api).hold();

    let answer = owner.post(BOOKINGS, &json!({ "sort": "created", "page": 3, "pageSize": 1 }));
    assert_download(&answer, "bookings");
    let all = lines(&answer);
    assert!(all[0].starts_with("Order reference,PNR,Status,Route,"), "{}", all[0]);
    assert!(all[0].contains(",Customer price,Agency price,Currency,"), "{}", all[0]);
    let exported: Vec<&str> = all[1..].iter().filter_map(|line| line.split(',').next()).collect();
    assert_eq!(exported, references);

    let found = lines(&owner.post(BOOKINGS, &json!({ "search": references[1] })));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with(&references[1]), "{found:?}");
    let none = lines(&owner.post(BOOKINGS, &json!({ "queue": "ticketed" })));
    assert_eq!(none.len(), 1, "{none:?}");
    let refused = owner.post(BOOKINGS, &json!({ "airlines": ["emirates"] }));
    refused.refused(422, "request.invalid");
}

#[test]
fn an_export_neutralises_formulas_and_shows_no_more_than_its_list() {
    let api = Api::start();
    let database = Intruder::open(&api.folder.database_url());
    let set = |what: &str, mail: &str| database.run(&format!("update users set {what} where email = '{mail}'"));
    set("first_name = '=1+1'", ROSE_OWNER.mail);
    let owner = ROSE_OWNER.sign_in(&api);
    owner.hold();
    let booking = lines(&owner.post(BOOKINGS, &json!({}))).remove(1);
    assert!(booking.contains(",'=1+1 "), "{booking}");

    set("functionalities = '[223]'", ROSE_VIEWER.mail);
    let viewer = ROSE_VIEWER.sign_in(&api);
    let headings = lines(&viewer.post(BOOKINGS, &json!({}))).remove(0);
    assert!(!headings.contains("Agency price"), "{headings}");
    let denied = viewer.post(LEDGER, &json!({})).refused(403, "access.denied");
    assert_eq!(denied["params"]["functionality"], 227);
    set("functionalities = '[227]'", ROSE_VIEWER.mail);
    viewer.post(BOOKINGS, &json!({})).refused(403, "access.denied");
}

#[test]
fn the_exported_ledger_agrees_with_the_ledger() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let listed = owner
        .post("/api/payment/v1/passbook/load", &json!({ "pageSize": 100 }))
        .ok();
    let answer = owner.post(LEDGER, &json!({ "pageSize": 1 }));
    assert_download(&answer, "ledger");
    let all = lines(&answer);
    let total = listed["total"].as_u64().expect("a count");
    assert!(total > 0, "{listed}");
    assert_eq!(all.len() as u64, total + 1, "{all:?}");
    for (line, row) in all[1..].iter().zip(listed["items"].as_array().expect("rows")) {
        assert!(line.starts_with(&format!("{},", row["entryNo"])), "{line} {row}");
        let balance = row["balance"].as_str().unwrap_or_default();
        assert!(line.contains(&format!(",{balance},AED,")), "{line} {row}");
    }
    let none: Value = json!({ "search": "no such entry" });
    assert_eq!(lines(&owner.post(LEDGER, &none)).len(), 1);
}

// Tests of the statement itself check its amounts.
#[test]
fn a_statement_is_a_pdf_of_a_valid_period() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let statement = |session: &crate::support::Session<'_>, query: &str| {
        session.get(&format!("/api/payment/v1/passbook/statement?{query}"))
    };
    let today = api.now().date_naive();
    let answer = statement(&owner, &format!("from={today}&to={today}"));
    assert_eq!(
        (answer.status, answer.content_type()),
        (200, "application/pdf"),
        "{}",
        answer.text()
    );
    assert!(answer.text().starts_with("%PDF-"));
    let name = answer.headers["content-disposition"].to_str().expect("text");
    assert_eq!(name, format!("inline; filename=\"statement-{today}-{today}.pdf\""));
    for wrong in [
        "from=2026-11-02&to=2026-11-01",
        "from=2025-01-01&to=2026-11-01",
        "from=2026-11-31&to=2026-12-01",
        "from=2026-11-01",
    ] {
        statement(&owner, wrong).refused(422, "request.invalid");
    }
    let database = Intruder::open(&api.folder.database_url());
    database.run(&format!(
        "update users set functionalities = '[223]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
    let refused = statement(&ROSE_VIEWER.sign_in(&api), "from=2026-11-01&to=2026-11-02").refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 227);
}
