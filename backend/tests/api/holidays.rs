//! Holidays: a package is asked for, quoted, accepted, paid and confirmed; and every other end.

mod ends;
mod itineraries;
mod quoting;

use serde_json::{Value, json};

use crate::crowds::together;
use crate::groups::{emails, on, proven};
use crate::packages::{about, form, save};
use crate::support::console::Console;
use crate::support::people::{JABAL_OWNER, OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session, eventually};
use crate::through_the_gateway;

/// Days ahead on which the holiday starts; the package leaves on that day, with six places.
const STARTS_IN: i64 = 30;
pub const TOTAL: &str = "AED 2000.00";
const AGENT_TOTAL: &str = "AED 1800.00";

pub fn request(call: &str) -> String {
    format!("/api/holiday/v1/HolidayRequest/{call}")
}

pub fn holiday(call: &str) -> String {
    format!("/api/holiday/v1/Holiday/{call}")
}

pub fn desk<'a>(api: &'a Api, name: &str) -> Console<'a> {
    Console::of(api, name, &["holidays"], Some(&["falcon"]))
}

/// A published package of falcon.
pub fn package(console: &Console<'_>) -> Value {
    let page = save(console, &form(console.api));
    console.post("Holidays/PublishPackage", &about(&page)).ok()["packageId"].clone()
}

/// Two adults for a package.
pub fn wish(api: &Api, package: &Value) -> Value {
    json!({ "packageId": package, "date": on(api, STARTS_IN, "00:00")[..10], "flexibleDays": 0, "adults": 2, "childAges": [],
        "rooms": 1, "contact": { "name": "Rashid Khan", "phone": "+8801712345678", "email": "rashid@example.com" },
        "budget": "AED 2500.00", "notes": "A quiet room, please." })
}

fn send(session: &Session<'_>, body: &Value, key: &str) -> Answer {
    let call = session.call("/bdfare-package/api/v1/Package/SendRequest", body);
    call.key(key).send()
}

pub fn asked(session: &Session<'_>, body: &Value, key: &str) -> Value {
    let sent = send(session, body, key).ok();
    assert_eq!(sent["state"], "submitted", "{sent}");
    json!({ "requestReference": sent["requestReference"] })
}

fn get(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&request("Get"), reference).ok()
}

pub fn order(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&holiday("GetOrder"), reference).ok()
}

fn key(reference: &Value) -> Value {
    json!({ "tenant": "falcon", "referenceId": reference["requestReference"] })
}

fn case(console: &Console<'_>, reference: &Value) -> Value {
    console.post("Holidays/GetHolidayRequest", &key(reference)).ok()
}

/// What an operator types: an adult pays 1,000.00, the agency 900.00 for them; 30 % is due in four days, the rest in twenty.
/// Cancelling costs half from 14 days before the start on.
fn quotation(api: &Api) -> Value {
    json!({
        "startsOn": on(api, STARTS_IN, "00:00")[..10],
        "lines": [{ "label": "Adult", "quantity": 2, "unitAmount": "1000.00", "unitAgentAmount": "900.00" }],
        "validUntil": on(api, 3, "12:00"), "deposit": { "kind": "percent", "percent": 30 },
        "depositDue": on(api, 4, "12:00"), "balanceDue": on(api, 20, "12:00"),
        "cancellationPolicy": [{ "daysBefore": 14, "percent": 50 }, { "daysBefore": 3, "percent": 100 }],
        "inclusions": ["Airport transfers"], "note": "The hotel has a pool.",
    })
}

fn try_quote(console: &Console<'_>, reference: &Value, quotation: &Value) -> Answer {
    let body = json!({ "tenant": "falcon", "referenceId": reference["requestReference"],
        "version": case(console, reference)["version"], "quotation": quotation });
    console.post("Holidays/QuoteHolidayRequest", &body)
}

/// A request of Desert Rose with a quotation.
pub fn quoted(api: &Api, session: &Session<'_>, name: &str) -> Value {
    let nadia = desk(api, &format!("Nadia {name}"));
    let reference = asked(session, &wish(api, &package(&nadia)), name);
    try_quote(&nadia, &reference, &quotation(api)).ok();
    reference
}

fn accept(session: &Session<'_>, reference: &Value, quotation: u32, amount: &str) -> Answer {
    let body =
        json!({ "requestReference": reference["requestReference"], "quotation": quotation, "acceptedAmount": amount });
    session.post(&request("Accept"), &body)
}

/// The order of a request with an accepted quotation.
pub fn ordered(api: &Api, session: &Session<'_>, name: &str) -> Value {
    let reference = quoted(api, session, name);
    json!({ "orderReference": accept(session, &reference, 1, TOTAL).ok()["orderReference"] })
}

pub fn pay(session: &Session<'_>, reference: &Value, part: &str) -> Answer {
    let amount = order(session, reference)[part]["amount"].clone();
    let call = if part == "deposit" { "PayDeposit" } else { "PayBalance" };
    let body = json!({ "orderReference": reference["orderReference"], "acceptedAmount": amount });
    session.post(&holiday(call), &body)
}

fn confirmation(order: &Value, references: &Value) -> Value {
    json!({ "tenant": "falcon", "orderReference": order["orderReference"], "version": order["version"],
        "references": references })
}

/// Confirm an order whose deposit is paid.
pub fn confirm(api: &Api, session: &Session<'_>, reference: &Value, name: &str) {
    let body = confirmation(
        &order(session, reference),
        &json!([{ "line": 0, "reference": "HTL-77" }]),
    );
    desk(api, name).post("Holidays/ConfirmHolidayOrder", &body).ok();
}

/// Places left on the departure of a package.
pub fn places(session: &Session<'_>, package: &Value) -> Value {
    let found = session.get(&format!(
        "/bdfare-package/api/v1/Package/GetPackageDetail?packageId={}",
        text(package)
    ));
    found.ok()["holidayPackage"]["departures"][0]["seatsLeft"].clone()
}

fn pointers(problem: &Value) -> Vec<String> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors.map(|error| text(&error["pointer"])).collect()
}

// covers: T-204, T-278, T-368
#[test]
fn a_holiday_is_asked_for_quoted_accepted_paid_and_confirmed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let nadia = desk(&api, "Nadia Life");
    let package = package(&nadia);
    let reference = asked_once(&api, &owner, &package);
    taken_up_and_quoted(&nadia, &owner, &reference);

    assert_eq!(places(&owner, &package), 6);
    let accepted = accept(&owner, &reference, 1, TOTAL).ok();
    assert_eq!(accept(&owner, &reference, 1, TOTAL).ok(), accepted, "the same order");
    assert_eq!(places(&owner, &package), 4);
    let sold = json!({ "orderReference": accepted["orderReference"] });
    let due = order(&owner, &sold);
    assert_eq!(
        (&due["stage"], &due["status"], &due["amount"], &due["hotels"][0]["name"]),
        (
            &json!("depositDue"),
            &json!("OnHold"),
            &json!(TOTAL),
            &json!("Amber Court")
        ),
        "{due}"
    );
    assert_eq!(
        due["actions"],
        json!(["payDeposit", "cancel", "print", "history"]),
        "{due}"
    );
    confirmed_and_paid(&nadia, &owner, (&reference, &sold));
    listed(&owner, &reference, &sold);
    for kind in ["itinerary", "customerInvoice", "agentInvoice"] {
        let id = text(&sold["orderReference"]);
        let printed = owner.get(&format!("{}?orderReference={id}&kind={kind}", holiday("GetDocument")));
        assert!(printed.bytes.starts_with(b"%PDF"), "{kind}");
    }
    proven(&api);
}

/// A request that is sent twice is one, and it can be read back.
fn asked_once(api: &Api, owner: &Session<'_>, package: &Value) -> Value {
    let body = wish(api, package);
    let reference = asked(owner, &body, "life");
    let again = send(owner, &body, "life").ok();
    assert_eq!(again["requestReference"], reference["requestReference"], "{again}");
    let open = send(owner, &body, "another").refused(409, "holidays.request_open");
    assert_eq!(
        open["params"]["requestReference"], reference["requestReference"],
        "{open}"
    );
    let read = get(owner, &reference);
    assert_eq!(
        (&read["packageTitle"], &read["city"], &read["notes"], &read["budget"]),
        (
            &json!("Istanbul by boat"),
            &json!("Istanbul"),
            &json!("A quiet room, please."),
            &json!("AED 2500.00")
        ),
        "{read}"
    );
    reference
}

/// Items of a kind about a request in the work queue.
fn waiting(console: &Console<'_>, kind: &str, reference: &Value) -> usize {
    let queue = console.get("Queue/Load").ok();
    let items = queue["items"].as_array().expect("items").iter();
    items
        .filter(|item| item["kind"] == kind && item["subject"] == reference["requestReference"])
        .count()
}

/// An operator takes a request up and quotes it; its agency reads the quotation.
fn taken_up_and_quoted(nadia: &Console<'_>, owner: &Session<'_>, reference: &Value) {
    assert_eq!(waiting(nadia, "holidayRequest", reference), 1);
    let version = get(owner, reference)["version"].clone();
    let step = json!({ "tenant": "falcon", "referenceId": reference["requestReference"], "version": version });
    let taken = nadia.post("Holidays/AcknowledgeHolidayRequest", &step).ok();
    assert_eq!(
        (
            &taken["state"],
            &taken["assignedTo"],
            &taken["packagePrice"]["lines"][0]["unitAmount"]
        ),
        (&json!("acknowledged"), &json!("Nadia Life"), &json!("1000.00")),
        "{taken}"
    );
    nadia
        .post("Holidays/AcknowledgeHolidayRequest", &step)
        .refused(409, "record.changed");
    accept(owner, reference, 1, TOTAL).refused(409, "holidays.request_closed");

    try_quote(nadia, reference, &quotation(nadia.api)).ok();
    eventually("the e-mail", || {
        (emails(nadia.api, "your holiday quotation") == 1).then_some(())
    });
    let read = get(owner, reference);
    let offer = &read["quotation"];
    assert_eq!(
        (
            &offer["total"],
            &offer["agentTotal"],
            &offer["deposit"]["amount"],
            &offer["balance"]["amount"]
        ),
        (
            &json!(TOTAL),
            &json!(AGENT_TOTAL),
            &json!("AED 540.00"),
            &json!("AED 1260.00")
        ),
        "{read}"
    );
    assert_eq!(read["actions"], json!(["accept", "decline", "withdraw", "message"]));
    let news = owner.get("/api/order/v1/GetNotifications").ok();
    assert_eq!(news["holidayRequests"][0]["kind"], "quoted", "{news}");
    let mismatch = accept(owner, reference, 1, "AED 1999.00").refused(409, "order.amount_mismatch");
    assert_eq!(mismatch["params"]["current"], TOTAL, "{mismatch}");
}

/// The deposit is paid, operations confirm with a reference, the balance is paid.
fn confirmed_and_paid(nadia: &Console<'_>, owner: &Session<'_>, (reference, sold): (&Value, &Value)) {
    let paid = pay(owner, sold, "deposit").ok();
    assert_eq!(
        (&paid["stage"], &paid["paid"]),
        (&json!("confirming"), &json!("AED 540.00")),
        "{paid}"
    );
    pay(owner, sold, "balance").refused(409, "order.wrong_state");
    assert_eq!(waiting(nadia, "holidayOrder", reference), 1);
    let wrong = confirmation(&paid, &json!([{ "line": 1, "reference": "HTL-77" }]));
    nadia
        .post("Holidays/ConfirmHolidayOrder", &wrong)
        .refused(422, "request.invalid");
    let right = confirmation(&paid, &json!([{ "line": 0, "reference": "HTL-77" }]));
    let confirmed = nadia.post("Holidays/ConfirmHolidayOrder", &right).ok();
    assert_eq!(confirmed["order"]["stage"], "balanceDue", "{confirmed}");
    let again = nadia.post("Holidays/ConfirmHolidayOrder", &right).ok();
    assert_eq!(again["order"], confirmed["order"], "confirmed once");
    eventually("the e-mail", || (emails(nadia.api, "is confirmed") == 1).then_some(()));
    let whole = pay(owner, sold, "balance").ok();
    assert_eq!(
        (
            &whole["stage"],
            &whole["status"],
            &whole["paid"],
            &whole["references"][0]["reference"]
        ),
        (
            &json!("paid"),
            &json!("Confirmed"),
            &json!(AGENT_TOTAL),
            &json!("HTL-77")
        ),
        "{whole}"
    );
    assert_eq!(
        pay(owner, sold, "balance").ok()["version"],
        whole["version"],
        "paid once"
    );
}

/// The order is in the lists of requests and orders, in the header's search, and in its history.
fn listed(owner: &Session<'_>, reference: &Value, sold: &Value) {
    let tab = json!({ "tab": "accepted", "search": "istanbul", "page": 1, "pageSize": 20 });
    let list = owner.post(&request("GetQueue"), &tab).ok();
    assert_eq!(
        (
            &list["rows"][0]["requestReference"],
            &list["counts"]["accepted"],
            &list["counts"]["new"]
        ),
        (&reference["requestReference"], &json!(1), &json!(0)),
        "{list}"
    );
    let queue = json!({ "queue": "paid", "page": 1, "pageSize": 20 });
    let list = owner.post(&holiday("GetQueue"), &queue).ok();
    assert_eq!(list["rows"][0]["orderReference"], sold["orderReference"], "{list}");
    let search = format!(
        "/api/customer/v1/MyBooking/GetSearchBar?searchKey={}",
        text(&sold["orderReference"])
    );
    let found = owner.get(&search).ok();
    assert_eq!(
        (&found["count"], &found["matches"][0]["statusText"]),
        (&json!(1), &json!("Confirmed")),
        "{found}"
    );
    let history = owner.post(&holiday("GetHistory"), sold).ok();
    let events = history["events"].as_array().expect("events").iter();
    let kinds: Vec<String> = events.map(|event| text(&event["kind"])).collect();
    assert_eq!(
        kinds,
        ["requested", "depositPaid", "holidayConfirmed", "balancePaid"],
        "{history}"
    );
}

#[test]
fn a_request_is_its_agencys_alone_and_needs_the_right_to_holidays() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Alone");
    for stranger in [OASIS_OWNER, JABAL_OWNER] {
        let stranger = stranger.sign_in(&api);
        for call in ["Get", "Withdraw"] {
            stranger
                .post(&request(call), &reference)
                .refused(404, "record.not_found");
        }
        accept(&stranger, &reference, 1, TOTAL).refused(404, "record.not_found");
        let every = json!({ "tab": "quoted", "page": 1, "pageSize": 20 });
        let list = stranger.post(&request("GetQueue"), &every).ok();
        assert_eq!(list["total"], 0, "{list}");
    }
    let sold = json!({ "orderReference": accept(&owner, &reference, 1, TOTAL).ok()["orderReference"] });
    let stranger = OASIS_OWNER.sign_in(&api);
    for call in ["GetOrder", "CancelQuote", "GetHistory"] {
        stranger.post(&holiday(call), &sold).refused(404, "order.not_found");
    }
    let viewer = ROSE_VIEWER.sign_in(&api);
    viewer.post(&request("Get"), &reference).refused(403, "access.denied");
    let every = json!({ "tab": "new", "page": 1, "pageSize": 20 });
    viewer.post(&request("GetQueue"), &every).refused(403, "access.denied");
    let elsewhere = Console::of(&api, "Omar Elsewhere", &["holidays"], Some(&["qamar"]));
    elsewhere
        .post("Holidays/GetHolidayRequest", &key(&reference))
        .refused(403, "access.denied");
    let auditor = Console::of(&api, "Ada Auditor", &["auditor"], Some(&["falcon"]));
    assert_eq!(case(&auditor, &reference)["steps"], json!([]));
    let message = json!({ "tenant": "falcon", "referenceId": reference["requestReference"], "text": "Hello" });
    auditor
        .post("Holidays/AddHolidayMessage", &message)
        .refused(403, "access.denied");
    let desk = "/api/operations/v1/Holidays/GetHolidayRequest";
    assert!(
        owner.post(desk, &key(&reference)).status >= 400,
        "an agent is no operator"
    );
}

through_the_gateway! {
    fn a_quotation_that_is_accepted_64_times_at_once_is_one_order(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let reference = quoted(api, &owner, "Race");
        let answers = together(&[(); 64], |()| accept(&owner, &reference, 1, TOTAL).ok()["orderReference"].clone());
        assert!(answers.iter().all(|order| *order == answers[0]), "{answers:?}");
        let body = json!({ "queue": "all", "page": 1, "pageSize": 20 });
        assert_eq!(owner.post(&holiday("GetQueue"), &body).ok()["total"], 1);
        let sold = json!({ "orderReference": answers[0] });
        let paid = together(&[(); 16], |()| pay(&owner, &sold, "deposit").status);
        assert!(paid.contains(&200), "{paid:?}");
        assert_eq!(order(&owner, &sold)["paid"], "AED 540.00", "paid once");
        proven(api);
    }
}
