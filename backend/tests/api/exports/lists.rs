//! Lists of hotel orders, groups' orders, visa applications, holiday requests and deposits as CSV files.

use chrono::TimeDelta;
use jetway_testkit::Intruder;
use serde_json::{Value, json};

use super::{assert_download, lines};
use crate::emails::JABAL_OWNER;
use crate::files::pdf;
use crate::groups::{hold, lot};
use crate::holidays::{asked, desk, package, wish};
use crate::hotel_search::hotel;
use crate::hotels::{BOOK, booking, checked, is_plain};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};
use crate::visa_desk::{draft, visa};

/// An exported list.
struct List {
    call: String,
    file: &'static str,
    /// The functionality codes it needs.
    code: u16,
    /// A request that matches everything, for a page beyond the end of the list.
    all: Value,
    /// A request that matches nothing.
    none: Value,
    /// A request that is refused.
    wrong: Value,
}

fn database(api: &Api) -> Intruder {
    Intruder::open(&api.folder.database_url())
}

fn set(api: &Api, what: &str, mail: &str) {
    database(api).run(&format!("update users set {what} where email = '{mail}'"));
}

/// An owner whose name a spreadsheet would execute as a formula.
fn owner(api: &Api) -> Session<'_> {
    set(api, "first_name = '=1+1'", ROSE_OWNER.mail);
    ROSE_OWNER.sign_in(api)
}

/// The cells of a line.
fn cells(line: &str) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(line.as_bytes());
    let record = reader.records().next().expect("a line").expect("cells");
    record.iter().map(str::to_owned).collect()
}

/// The lines below the headings, after checking that the file has these references and nothing that the list does not show.
fn proven(owner: &Session<'_>, list: &List, references: &[&Value]) -> Vec<String> {
    let api = owner.api;
    let answer = owner.post(&list.call, &list.all);
    assert_download(&answer, list.file);
    let mut all = lines(&answer);
    let headings = all.remove(0);
    let mut exported: Vec<&str> = all.iter().filter_map(|line| line.split(',').next()).collect();
    let mut expected: Vec<String> = references.iter().map(|reference| text(reference)).collect();
    exported.sort_unstable();
    expected.sort_unstable();
    assert_eq!(exported, expected, "{all:?}");
    assert!(all.iter().all(|line| line.contains(",'=1+1 ")), "{all:?}");
    assert_eq!(lines(&owner.post(&list.call, &list.none)), [headings.as_str()]);
    owner.post(&list.call, &list.wrong).refused(422, "request.invalid");
    let stranger = OASIS_OWNER.sign_in(api);
    assert_eq!(lines(&stranger.post(&list.call, &list.all)), [headings.as_str()]);

    set(api, &format!("functionalities = '[{}]'", list.code), ROSE_VIEWER.mail);
    let seen = lines(&ROSE_VIEWER.sign_in(api).post(&list.call, &list.all));
    assert_eq!(seen.len(), references.len() + 1, "{seen:?}");
    assert_eq!(seen[0], headings.replace(",Agency price,", ","));
    let hidden = cells(&headings).iter().position(|heading| heading == "Agency price");
    for (line, full) in seen.iter().skip(1).zip(&all) {
        let mut expected = cells(full);
        if let Some(at) = hidden {
            expected.remove(at);
        }
        let shown = cells(line);
        assert_eq!(shown.len(), cells(&seen[0]).len(), "{line}");
        assert_eq!(shown, expected, "without the agency's amount alone");
    }
    set(api, "functionalities = '[227]'", ROSE_VIEWER.mail);
    let denied = ROSE_VIEWER.sign_in(api).post(&list.call, &list.all);
    assert_eq!(
        denied.refused(403, "access.denied")["params"]["functionality"],
        list.code
    );
    all
}

/// The number of a money text, such as `480.00` of `AED 480.00`.
fn amount(money: &Value) -> String {
    text(money).split(' ').next_back().unwrap_or_default().to_owned()
}

#[test]
fn hotel_orders_are_exported_as_their_list_shows_them() {
    let api = Api::start();
    let owner = owner(&api);
    let checked = checked(&api, &owner, is_plain);
    let booked = owner.post(BOOK, &booking(&checked, "RAHMAN", "now")).ok();
    let list = List {
        call: hotel("ExportQueue"),
        file: "hotel-bookings",
        code: 252,
        all: json!({ "queue": "all", "dateField": "created", "page": 3, "pageSize": 1 }),
        none: json!({ "queue": "all", "search": "NOBODY", "dateField": "checkIn", "page": 1, "pageSize": 20 }),
        wrong: json!({ "queue": "all", "dateField": "paid", "page": 1, "pageSize": 20 }),
    };
    let all = proven(&owner, &list, &[&booked["referenceId"]]);
    let paid = amount(&checked["rate"]["amount"]);
    assert!(all[0].contains(&format!(",3,1,2,Karim RAHMAN,,{paid},")), "{all:?}");
}

#[test]
fn groups_orders_are_exported_as_their_list_shows_them() {
    let api = Api::start();
    let owner = owner(&api);
    let lot = lot(&api, "Export", 40);
    let (first, second) = (hold(&owner, &lot, 5), hold(&owner, &lot, 6));
    let list = List {
        call: "/api/fares/v1/Fare/ExportQueue".to_owned(),
        file: "fare-bookings",
        code: 223,
        all: json!({ "queue": "all", "page": 2, "pageSize": 1 }),
        none: json!({ "queue": "ticketed", "page": 1, "pageSize": 20 }),
        wrong: json!({ "queue": "lost", "page": 1, "pageSize": 20 }),
    };
    let all = proven(&owner, &list, &[&first["referenceId"], &second["referenceId"]]);
    for amounts in [",5,", ",900.00,860.00,AED,", ",6,", ",1080.00,1032.00,AED,"] {
        assert!(all.iter().any(|line| line.contains(amounts)), "{amounts} {all:?}");
    }
    let held = ",Seats held,Hill school,Umrah,Export,DXB,JED,";
    assert!(all.iter().all(|line| line.contains(held)), "{all:?}");
}

#[test]
fn applications_are_exported_as_their_list_shows_them() {
    let api = Api::start();
    let owner = owner(&api);
    let made = draft(&owner, &["RAHMAN", "SULTANA"]);
    let list = List {
        call: visa("ExportQueue"),
        file: "visa-applications",
        code: 253,
        all: json!({ "queue": "all", "search": "sultana", "destination": "TH", "page": 2, "pageSize": 1 }),
        none: json!({ "queue": "decided", "page": 1, "pageSize": 20 }),
        wrong: json!({ "queue": "all", "destination": "Thailand", "page": 1, "pageSize": 20 }),
    };
    let all = proven(&owner, &list, &[&made["referenceId"]]);
    let total = amount(&made["amount"]);
    for part in [
        ",Draft,Thailand,".to_owned(),
        ",Karim RAHMAN,2,".to_owned(),
        format!(",{total},{total},AED,"),
    ] {
        assert!(all[0].contains(&part), "{part} {all:?}");
    }
}

#[test]
fn holiday_requests_are_exported_as_their_list_shows_them() {
    let api = Api::start();
    let owner = owner(&api);
    let made = asked(&owner, &wish(&api, &package(&desk(&api, "Nadia Export"))), "export-1");
    let list = List {
        call: "/api/holiday/v1/HolidayRequest/ExportQueue".to_owned(),
        file: "holiday-requests",
        code: 246,
        all: json!({ "tab": "new", "page": 2, "pageSize": 1 }),
        none: json!({ "tab": "closed", "page": 1, "pageSize": 20 }),
        wrong: json!({ "tab": "lost", "page": 1, "pageSize": 20 }),
    };
    let all = proven(&owner, &list, &[&made["requestReference"]]);
    assert!(all[0].contains(",Sent,Istanbul by boat,Istanbul,"), "{all:?}");
    assert!(all[0].contains(",2,0,,,,,,"), "no quotation yet: {all:?}");
}

#[test]
fn deposits_are_exported_as_their_list_shows_them() {
    let api = Api::start();
    let owner = owner(&api);
    let yesterday = (api.now() - TimeDelta::days(1)).date_naive().to_string();
    let declared = |slip_no: &str, amount: &str| -> Answer {
        let texts = [
            ("amount", amount),
            ("ownerBankAccountId", "gulf-main"),
            ("depositDate", yesterday.as_str()),
            ("slipNo", slip_no),
            ("branch", "Deira"),
        ];
        let call = "/api/payment/v1/deposit/initiatebankdeposit";
        owner.upload(call, &texts, &[("slip", "slip.pdf", &pdf())])
    };
    let first = declared("RB-7712", "AED 500.00").ok();
    let second = declared("RB-7713", "AED 1250.50").ok();
    let list = List {
        call: "/api/payment/v1/deposit/export".to_owned(),
        file: "deposits",
        code: 228,
        all: json!({ "page": 2, "pageSize": 1 }),
        none: json!({ "status": "approved" }),
        wrong: json!({ "method": "gold" }),
    };
    let all = proven(&owner, &list, &[&first["depositRef"], &second["depositRef"]]);
    let middle = format!(",{yesterday},Bank deposit,RB7713,1250.50,0.00,,AED,Submitted,");
    assert!(all.iter().any(|line| line.contains(&middle)), "{middle} {all:?}");
    let found = lines(&owner.post(&list.call, &json!({ "search": "rb7712" })));
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn headings_are_in_the_readers_language() {
    let api = Api::start();
    let owner = JABAL_OWNER.sign_in(&api);
    let call = "/api/payment/v1/deposit/export";
    let headings = |cookie: &str| {
        let answer = owner.call(call, &json!({})).header("cookie", cookie).send();
        lines(&answer).remove(0)
    };
    let (arabic, english) = (headings("other=1"), headings("jw-language=en"));
    assert!(arabic.starts_with("الإيداع,أُرسل ("), "{arabic}");
    assert!(english.starts_with("Deposit,Sent (Muscat),Paid on,"), "{english}");
}
