//! An agency's reports: their totals match the ledger.

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::company::open_branch;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{PASSBOOK, hundredths, minor, text};
use crate::support::{Answer, Api, Session};
use crate::white_label::names_no_product;

const SALES: [&str; 5] = [
    "salesByDay",
    "salesByStaff",
    "salesByBranch",
    "salesByAirline",
    "salesBySupplier",
];

fn call(name: &str) -> String {
    format!("/api/report/v1/Report/{name}")
}

impl Session<'_> {
    /// A report of the last days.
    fn report(&self, name: &str) -> Answer {
        self.post(&call("Run"), &self.period(json!({ "report": name })))
    }

    /// A report of a period, in days from today.
    fn report_of(&self, name: &str, first: i64, last: i64) -> Value {
        let day = |days: i64| self.api.now().date_naive() + chrono::TimeDelta::days(days);
        self.post(
            &call("Run"),
            &json!({ "report": name, "from": day(first), "to": day(last) }),
        )
        .ok()
    }

    fn rows(&self, name: &str, key: Option<&Value>) -> Value {
        let mut body = self.period(json!({ "report": name }));
        if let Some(key) = key {
            body["key"] = key.clone();
        }
        self.post(&call("Rows"), &body).ok()
    }

    fn period(&self, mut body: Value) -> Value {
        let today = self.api.now().date_naive();
        body["from"] = json!(today - chrono::Days::new(30));
        body["to"] = json!(today + chrono::Days::new(1));
        body
    }
}

fn sum(lines: &Value, of: &str) -> i64 {
    let lines = lines.as_array().expect("lines");
    lines.iter().map(|line| hundredths(&line[of])).sum()
}

// covers: T-120
#[test]
fn sales_add_up_to_what_the_ledger_took_however_they_are_grouped() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = owner.report("salesByDay").ok();
    let past = SALES.map(|name| owner.report_of(name, -30, -1));
    let held: Vec<_> = (0..2).map(|nth| owner.hold_nth(nth)).collect();
    for held in &held {
        owner.ticket(held).ok();
    }
    // A held order without tickets is no sale.
    owner.hold_nth(2);
    let (part, quote) = owner.ticketed_in_part();
    let debits: i64 = owner.issues().iter().map(|row| hundredths(&row["debit"])).sum();
    let sold = debits + minor(&quote["dueLater"]);

    for (name, past) in SALES.into_iter().zip(past) {
        assert_eq!(
            owner.report_of(name, -30, -1),
            past,
            "{name}: nothing was sold before today"
        );
        // The agency's date may be a day ahead of the server's.
        let later = owner.report_of(name, 2, 30);
        assert_eq!(
            (&later["count"], &later["lines"], hundredths(&later["total"])),
            (&json!(0), &json!([]), 0),
            "{name}: {later}"
        );
        let report = owner.report(name).ok();
        assert_eq!(hundredths(&report["total"]), sold, "{name}: {report}");
        assert_eq!(sum(&report["lines"], "amount"), sold, "{name}: {report}");
        assert_eq!(
            report["count"],
            before["count"].as_u64().expect("a count") + 3,
            "{name}: {report}"
        );
        for line in report["lines"].as_array().expect("lines") {
            let is_named = line["label"] != line["key"];
            assert!(is_named || name != "salesBySupplier", "suppliers have names: {line}");
            let rows = owner.rows(name, Some(&line["key"]));
            let items = rows["items"].as_array().expect("rows");
            assert_eq!(rows["total"], line["count"], "{name}: {line}");
            let behind: i64 = items.iter().map(|row| minor(&row["amount"])).sum();
            assert_eq!(behind, hundredths(&line["amount"]), "{name}: {line}");
        }
    }
    let rows = owner.rows("salesByDay", None);
    let references: Vec<String> = rows["items"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| text(&row["orderReference"]))
        .collect();
    let tickets = rows["items"][0]["tickets"].as_array().expect("tickets");
    assert!(
        !tickets.is_empty() && tickets.iter().all(|number| text(number).len() == 13),
        "{tickets:?}"
    );
    assert_eq!(
        references[..3],
        [
            part.reference.clone(),
            held[1].reference.clone(),
            held[0].reference.clone()
        ]
    );

    // Paying the balance moves money but is no sale.
    owner.settle(&part.reference, &quote["dueLater"]).ok();
    assert_eq!(hundredths(&owner.report("salesByDay").ok()["total"]), sold);
    assert_eq!(OASIS_OWNER.sign_in(&api).report("salesByDay").ok()["count"], 0);
}

#[test]
fn the_ledgers_report_and_that_of_dues_are_the_ledger_and_the_dues() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let past = owner.report_of("ledger", -30, -1);
    let (_, quote) = owner.ticketed_in_part();
    assert_eq!(
        owner.report_of("ledger", -30, -1),
        past,
        "nothing was posted before today"
    );
    let later = owner.report_of("ledger", 2, 30);
    let posted = hundredths(&owner.balance()["posted"]);
    assert_eq!(
        (&later["count"], hundredths(&later["total"])),
        (&json!(0), 0),
        "{later}"
    );
    for balance in ["openingBalance", "closingBalance"] {
        assert_eq!(hundredths(&later[balance]), posted, "{later}");
    }
    let report = owner.report("ledger").ok();
    let balance = |name: &str| hundredths(&report[name]);
    assert_eq!(
        balance("openingBalance") + balance("total"),
        balance("closingBalance"),
        "{report}"
    );
    assert_eq!(balance("closingBalance"), hundredths(&owner.balance()["posted"]));
    let book = owner.post(PASSBOOK, &owner.period(json!({}))).ok();
    assert_eq!(report["count"], book["total"]);
    let dues = owner.report("dues").ok();
    assert_eq!(
        (hundredths(&dues["total"]), &dues["lines"][0]["key"]),
        (minor(&quote["dueLater"]), &json!("open"))
    );
}

#[test]
fn people_of_a_branch_see_its_sales_and_with_237_those_of_all() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let marina = open_branch(&owner, "Marina");
    owner.ticket(&owner.hold()).ok();
    let database = Intruder::open(&api.folder.database_url());
    let allow = |codes: &str| {
        database.run(&format!(
            "update users set functionalities = '[{codes}]' where email = '{}'",
            ROSE_VIEWER.mail
        ));
    };
    // The user belongs to the open branch; the owner to none.
    database.run(&format!(
        "update users set branch_id = (select id from branches where name = '{}') where email = '{}'",
        text(&marina["name"]),
        ROSE_VIEWER.mail
    ));
    let viewer = ROSE_VIEWER.sign_in(&api);
    for (codes, seen) in [("203,232", 0), ("203,232,237", 1)] {
        allow(codes);
        assert_eq!(viewer.report("salesByBranch").ok()["count"], seen, "{codes}");
        assert_eq!(viewer.rows("salesByDay", None)["total"], seen, "{codes}");
    }
    for (codes, name, needed) in [
        ("203", "salesByDay", 232),
        ("232", "salesBySupplier", 205),
        ("232", "ledger", 227),
        ("232", "dues", 230),
    ] {
        allow(codes);
        let refused = viewer.report(name).refused(403, "access.denied");
        assert_eq!(refused["params"]["functionality"], needed, "{name}");
    }
    allow("232,237");
    let bare = viewer.report("salesByDay").ok();
    assert!(
        bare["total"].is_null() && bare["lines"][0]["amount"].is_null(),
        "{bare}"
    );
    assert!(viewer.rows("salesByDay", None)["items"][0]["supplier"].is_null());
}

#[test]
fn a_report_can_be_a_file_and_refuses_invalid_parameters() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let file = owner.post(&call("Export"), &owner.period(json!({ "report": "salesByDay" })));
    assert_eq!((file.status, file.content_type()), (200, "text/csv; charset=utf-8"));
    let lines: Vec<String> = file.text().lines().map(str::to_owned).collect();
    assert!(
        lines[0].ends_with("Airline,Tickets,Supplier,Amount,Currency"),
        "{}",
        lines[0]
    );
    assert!(lines.iter().any(|line| line.contains(&held.reference)), "{lines:?}");

    for (format, media_type, begins) in [
        (
            "xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            &b"PK"[..],
        ),
        ("pdf", "application/pdf", &b"%PDF-"[..]),
    ] {
        let asked = owner.period(json!({ "report": "salesByDay", "format": format }));
        let file = owner.post(&call("Export"), &asked);
        assert_eq!((file.status, file.content_type()), (200, media_type));
        let name = file.headers["content-disposition"].to_str().expect("text");
        assert!(name.ends_with(&format!(".{format}\"")), "{name}");
        assert!(file.bytes.starts_with(begins), "{format}");
        names_no_product(format, &file);
    }

    let wrong = |body: Value| owner.post(&call("Rows"), &body).refused(422, "request.invalid");
    wrong(json!({ "report": "salesByDay", "from": "2026-11-02", "to": "2026-11-01" }));
    wrong(json!({ "report": "ledger", "from": "2026-11-01", "to": "2026-11-02" }));
    wrong(json!({ "report": "salesByStaff", "key": "Amina", "from": "2026-11-01", "to": "2026-11-02" }));
    wrong(json!({ "report": "salesByDay", "key": "2026-12-01", "from": "2026-11-01", "to": "2026-11-02" }));
}

// covers: T-163, T-350, T-351
#[test]
fn the_ledger_is_filtered_searched_and_adds_up() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let filters = owner.get("/api/payment/v1/passbook/availfilter").ok();
    let types = filters["types"].as_array().expect("types").clone();
    assert!(
        types.iter().any(|one| one["type"] == "issue") && types.iter().any(|one| one["type"] == "deposit"),
        "{filters}"
    );
    for one in &types {
        let page = owner.post(PASSBOOK, &json!({ "type": one["type"] })).ok();
        assert_eq!(page["total"], one["count"], "{one}");
        let items = page["items"].as_array().expect("rows");
        assert!(items.iter().all(|row| row["type"] == one["type"]), "{page}");
    }

    let book = owner.post(PASSBOOK, &json!({ "pageSize": 100 })).ok();
    let rows = book["items"].as_array().expect("rows");
    let amount = |row: &Value, name: &str| if row[name].is_null() { 0 } else { hundredths(&row[name]) };
    for pair in rows.windows(2) {
        let before = hundredths(&pair[0]["balance"]) + amount(&pair[0], "debit") - amount(&pair[0], "credit");
        assert_eq!(before, hundredths(&pair[1]["balance"]), "{}", pair[0]);
    }
    assert_eq!(rows[0]["balance"], book["closingBalance"]);

    let search = |term: &str| owner.get(&format!("/api/payment/v1/passbook/searchpad?term={term}"));
    let found = search(&held.reference).ok();
    assert_eq!((&found["total"], &found["items"][0]), (&json!(1), &rows[0]), "{found}");
    assert_eq!(search("none-of-this").ok()["total"], 0);
    search("abc").refused(422, "request.invalid");
    let stranger = OASIS_OWNER.sign_in(&api);
    let target = format!("/api/payment/v1/passbook/searchpad?term={}", held.reference);
    assert_eq!(stranger.get(&target).ok()["total"], 0);
}

// The text of the pages is tested with the typesetting.
// covers: T-328, T-329
#[test]
fn submitted_html_is_printed_inline_or_as_a_download_and_runs_no_script() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let html = "<h1>Sales of March</h1><p>Paid &amp; settled</p><table><tr><th>Order<td>FAF2611-00042K</table><script>hidden()</script>";
    let encoded: String = html.bytes().map(|byte| format!("%{byte:02X}")).collect();
    for (path, purpose) in [("generate", "inline"), ("generate/file", "attachment")] {
        let path = format!("/api/report/v1/pdf/{path}");
        for sent in [encoded.as_str(), html] {
            let answer = owner.post(&path, &json!({ "encodedHtml": sent }));
            assert_eq!((answer.status, answer.content_type()), (200, "application/pdf"));
            let name = answer.headers["content-disposition"].to_str().expect("text");
            assert_eq!(name, format!("{purpose}; filename=\"report.pdf\""));
            assert!(answer.bytes.starts_with(b"%PDF-"));
        }
        for (wrong, code) in [
            ("<script>1</script>", "encodedHtml.empty"),
            ("%FF%FE", "encodedHtml.encoding"),
        ] {
            let refused = owner
                .post(&path, &json!({ "encodedHtml": wrong }))
                .refused(422, "request.invalid");
            assert_eq!(refused["errors"][0]["code"], code, "{refused}");
        }
    }
    Intruder::open(&api.folder.database_url()).run(&format!(
        "update users set functionalities = '[203]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
    let unread = ROSE_VIEWER
        .sign_in(&api)
        .post("/api/report/v1/pdf/generate", &json!({ "encodedHtml": "<p>x" }));
    assert_eq!(unread.refused(403, "access.denied")["params"]["functionality"], 232);
}
