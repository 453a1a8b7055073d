//! Groups that buy seats of a lot: from held seats to tickets, and every way out.

mod airline;
mod crowd;
mod deadlines;
mod imports;
mod itineraries;
mod kills;
mod lot_page;
mod refusals;
mod requests;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::support::console::Console;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Answer, Api, Session, eventually};
use crate::white_label::{names_no_product, no_email_names_the_product};

const HOLD: &str = "/api/fares/v1/Fare/Hold";
const COLUMNS: &str = "kind,state,title,airline,outbound,inbound,seats,adult,adultAgent,child,childAgent,infant,\
    infantAgent,deposit,depositHours,namesBy,balanceBy,ticketingBy,minPassengers,maxPassengers,dropPenalty,\
    cancelPenaltyPercent,nameChangeFee,keepDepositPercent,baggage,features,rating,notes";

fn fare(call: &str) -> String {
    format!("/api/fares/v1/Fare/{call}")
}

/// A local date and time that many days ahead.
pub fn on(api: &Api, days: i64, time: &str) -> String {
    format!("{}T{time}", (api.now() + TimeDelta::days(days)).format("%Y-%m-%d"))
}

/// A line of an import file: a lot with that many seats on sale. The adult price is 180.00, the agency's 172.00; the deposit is a quarter. Names are
/// due in 20 days, the balance in 22, changes of names end in 40, and the flight leaves in 60.
fn row(api: &Api, title: &str, seats: u32) -> String {
    let on = |days: i64, time: &str| on(api, days, time);
    let (out, lands) = (on(60, "09:00"), on(60, "11:05"));
    let (back, home) = (on(70, "21:00"), on(71, "00:55"));
    format!(
        "umrah,onSale,{title},SV,SV551 DXB-JED {out} {lands},SV590 MED-DXB {back} {home},{seats},180.00,172.00,150.00,143.00,\
         40.00,38.00,25%,2,{},{},{},1,400,10.00,50,7.50,50,30 kg,direct zamzam,4.3,",
        on(20, "18:00"),
        on(22, "18:00"),
        on(40, "18:00"),
    )
}

/// Imports such a line; returns the lot as an agency sees it.
pub fn lot(api: &Api, title: &str, seats: u32) -> Value {
    let row = row(api, title, seats);
    let nadia = Console::of(api, &format!("Nadia {title}"), &["ticketing"], Some(&["falcon"]));
    let file = json!({ "tenant": "falcon", "csv": format!("{COLUMNS}\n{row}\n"), "dryRun": false });
    let imported = nadia.post("Fares/ImportLots", &file).ok();
    assert_eq!(
        (&imported["lots"], &imported["problems"]),
        (&json!(1), &json!([])),
        "{imported}"
    );
    card(&ROSE_OWNER.sign_in(api), title)
}

/// The lot as an agency sees it.
fn card(session: &Session<'_>, title: &str) -> Value {
    let found = session.post("/api/search/v1/GetAirUmrahFare", &json!({})).ok();
    let lots = found["lots"].as_array().expect("lots");
    lots.iter().find(|lot| lot["title"] == title).expect("the lot").clone()
}

fn hold_body(lot: &Value, adults: u32) -> Value {
    let total = u64::from(adults) * 18_000;
    json!({ "lotId": lot["lotId"], "passengers": { "adults": adults, "children": 0, "infants": 0 },
        "acceptedAmount": format!("AED {}.{:02}", total / 100, total % 100), "groupName": "Hill school",
        "contact": { "email": "group@example.com", "phone": "+8801712345678" } })
}

fn try_hold(session: &Session<'_>, lot: &Value, adults: u32, key: &str) -> Answer {
    session.call(HOLD, &hold_body(lot, adults)).key(key).send()
}

pub fn hold(session: &Session<'_>, lot: &Value, adults: u32) -> Value {
    let held = try_hold(session, lot, adults, &format!("hold {} {adults}", text(&lot["title"]))).ok();
    json!({ "referenceId": held["referenceId"] })
}

fn order(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&fare("GetOrder"), reference).ok()
}

fn becomes(session: &Session<'_>, reference: &Value, status: &str) -> Value {
    eventually(&format!("the order is {status}"), || {
        let order = order(session, reference);
        (order["status"] == status).then_some(order)
    })
}

fn with(reference: &Value, more: &Value) -> Value {
    let mut body = reference.clone();
    for (name, value) in more.as_object().expect("an object") {
        body[name] = value.clone();
    }
    body
}

fn pay(session: &Session<'_>, reference: &Value, part: &str) -> Answer {
    let amount = order(session, reference)[part]["amount"].clone();
    let call = if part == "deposit" { "PayDeposit" } else { "PayBalance" };
    session.post(&fare(call), &with(reference, &json!({ "acceptedAmount": amount })))
}

/// That many adults, each with a name and a passport.
fn names(count: usize, surname: &str) -> Value {
    let name = |line: usize| {
        let letter = |at: usize| char::from(b'A' + u8::try_from(at % 26).expect("a letter"));
        json!({ "line": line, "type": "adult", "title": "Mr",
            "givenName": format!("KARIM{}{}", letter(line / 26), letter(line)), "surname": surname,
            "birthDate": "1980-03-12", "nationality": "BD",
            "passportNumber": format!("AB{line:06}"), "passportExpiry": "2036-01-01" })
    };
    (1..=count).map(name).collect()
}

/// The reference with the current version of the order.
fn versioned(session: &Session<'_>, reference: &Value) -> Value {
    with(reference, &json!({ "version": order(session, reference)["version"] }))
}

fn submit(session: &Session<'_>, reference: &Value, names: &Value) -> Answer {
    let read = versioned(session, reference);
    session.post(&fare("SubmitNames"), &with(&read, &json!({ "names": names })))
}

/// Held and with its deposit paid.
fn deposited(session: &Session<'_>, lot: &Value, adults: u32) -> Value {
    let reference = hold(session, lot, adults);
    assert_eq!(pay(session, &reference, "deposit").ok()["status"], "depositPaid");
    reference
}

/// Paid, with names of this surname and with tickets.
pub fn ticketed(session: &Session<'_>, lot: &Value, adults: u32, surname: &str) -> Value {
    let reference = deposited(session, lot, adults);
    let count = usize::try_from(adults).expect("a small group");
    submit(session, &reference, &names(count, surname)).ok();
    pay(session, &reference, "balance").ok();
    becomes(session, &reference, "ticketed")
}

pub fn posted(session: &Session<'_>) -> i64 {
    hundredths(&session.balance()["posted"])
}

pub fn proven(api: &Api) {
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}

fn moment(value: &Value) -> DateTime<Utc> {
    text(value).parse().expect("an instant")
}

/// Let time pass until just after an instant. Sessions end meanwhile.
pub fn pass<'a>(api: &'a Api, at: &Value) -> Session<'a> {
    api.advance((moment(at) - api.now()).num_seconds() + 2);
    ROSE_OWNER.sign_in(api)
}

pub fn emails(api: &Api, subject: &str) -> usize {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items").iter();
    items
        .filter(|item| item["subject"].as_str().is_some_and(|text| text.contains(subject)))
        .count()
}

fn kinds(session: &Session<'_>, reference: &Value) -> Vec<String> {
    let history = session.post(&fare("GetHistory"), reference).ok();
    history["events"]
        .as_array()
        .expect("events")
        .iter()
        .map(|event| text(&event["kind"]))
        .collect()
}

#[test]
fn a_group_holds_seats_pays_names_its_passengers_and_has_tickets() {
    let api = Api::start();
    let lot = lot(&api, "Life", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let reference = hold(&owner, &lot, 10);
    let held = order(&owner, &reference);
    assert_eq!(
        (&held["status"], &held["amount"], &held["agentAmount"]),
        (&json!("seatsHeld"), &json!("AED 1800.00"), &json!("AED 1720.00")),
        "{held}"
    );
    assert_eq!(
        (&held["deposit"]["amount"], &held["balance"]["amount"]),
        (&json!("AED 430.00"), &json!("AED 1290.00"))
    );
    assert_eq!(card(&owner, "Life")["seatsFree"], 30);
    assert_eq!(
        (posted(&owner), owner.balance()["held"].clone()),
        (before, json!("0.00")),
        "nothing is charged yet"
    );
    submit(&owner, &reference, &names(10, "UDDIN")).refused(409, "order.wrong_state");

    let paid = pay(&owner, &reference, "deposit").ok();
    assert_eq!(
        (&paid["status"], &paid["namesMissing"]),
        (&json!("depositPaid"), &json!(10)),
        "{paid}"
    );
    assert_eq!(before - posted(&owner), 43_000);
    let some = submit(&owner, &reference, &names(4, "UDDIN")).ok();
    assert_eq!(
        (&some["status"], &some["namesMissing"]),
        (&json!("depositPaid"), &json!(6)),
        "{some}"
    );
    let all = submit(&owner, &reference, &names(10, "UDDIN")).ok();
    assert_eq!(
        (&all["status"], &all["namesMissing"]),
        (&json!("depositPaid"), &json!(0)),
        "{all}"
    );
    pay(&owner, &reference, "balance").ok();
    let ticketed = becomes(&owner, &reference, "ticketed");
    let tickets: std::collections::BTreeSet<String> = ticketed["names"]
        .as_array()
        .expect("names")
        .iter()
        .map(|name| text(&name["ticketNumber"]))
        .collect();
    assert_eq!(tickets.len(), 10, "{ticketed}");
    assert_eq!(before - posted(&owner), minor(&ticketed["agentAmount"]));
    assert_eq!(
        kinds(&owner, &reference),
        [
            "requested",
            "depositPaid",
            "namesGiven",
            "namesGiven",
            "balancePaid",
            "issueStarted",
            "issued"
        ]
    );
    assert_eq!(card(&owner, "Life")["seatsFree"], 30);
    let actions = ticketed["actions"].as_array().expect("actions");
    assert!(
        !actions.contains(&json!("cancel")) && !actions.contains(&json!("changeName")),
        "{actions:?}"
    );
    owner
        .post(&fare("CancelQuote"), &reference)
        .refused(409, "order.wrong_state");
    proven(&api);
}

#[test]
fn documents_are_printed_and_passports_shown_to_users_with_the_code() {
    let api = Api::start();
    let lot = lot(&api, "Papers", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = deposited(&owner, &lot, 3);
    let id = text(&reference["referenceId"]);
    let tickets = owner.get(&format!("{}?referenceId={id}&kind=tickets", fare("GetDocument")));
    tickets.refused(409, "order.wrong_state");
    submit(&owner, &reference, &names(3, "UDDIN")).ok();
    pay(&owner, &reference, "balance").ok();
    becomes(&owner, &reference, "ticketed");
    for kind in ["agentInvoice", "customerInvoice", "tickets"] {
        let pdf = owner.get(&format!(
            "{}?referenceId={id}&kind={kind}&withPrice=true",
            fare("GetDocument")
        ));
        assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"), "{kind}");
        assert!(pdf.bytes.starts_with(b"%PDF"), "{kind}");
        names_no_product(kind, &pdf);
    }
    let of_two = |second: &str| {
        let query = format!("referenceId={id}&furtherReferences={second}&kind=tickets");
        owner.get(&format!("{}?{query}", fare("GetDocument")))
    };
    let one = owner.get(&format!("{}?referenceId={id}&kind=tickets", fare("GetDocument")));
    let two = of_two(&id);
    assert_eq!((two.status, two.content_type()), (200, "application/pdf"));
    assert!(two.bytes.len() > one.bytes.len(), "both are in the file");
    of_two("FAX2611-00001A").refused(404, "order.not_found");
    of_two(&vec![id.as_str(); 20].join(".")).refused(422, "request.invalid");
    for call in ["GetOrder", "GetHistory"] {
        names_no_product(call, &owner.post(&fare(call), &reference));
    }
    no_email_names_the_product(&api);
    let list = owner.get(&format!("{}?referenceId={id}&format=pdf", fare("GetManifest")));
    assert_eq!((list.status, list.content_type()), (200, "application/pdf"));
    names_no_product("the manifest", &list);
    let table = owner
        .get(&format!("{}?referenceId={id}&format=csv", fare("GetManifest")))
        .text();
    assert_eq!(table.lines().count(), 4, "{table}");
    assert!(table.contains("UDDIN") && table.contains("AB000002"), "{table}");
}

#[test]
fn an_order_is_its_agencys_alone_and_is_found_in_its_lists() {
    let api = Api::start();
    let lot = lot(&api, "Lists", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let (first, second) = (hold(&owner, &lot, 5), deposited(&owner, &lot, 6));
    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        stranger.post(&fare("GetOrder"), &first).refused(404, "order.not_found");
        stranger
            .post(&fare("CancelQuote"), &first)
            .refused(404, "order.not_found");
        let paid = with(&first, &json!({ "acceptedAmount": "AED 215.00" }));
        stranger
            .post(&fare("PayDeposit"), &paid)
            .refused(404, "order.not_found");
        let named = with(&second, &json!({ "version": 2, "names": names(2, "UDDIN") }));
        stranger
            .post(&fare("SubmitNames"), &named)
            .refused(404, "order.not_found");
    }
    let list = |queue: &str, search: &str| {
        let body = json!({ "queue": queue, "search": search, "page": 1, "pageSize": 20 });
        owner.post(&fare("GetQueue"), &body).ok()
    };
    let all = list("all", "");
    assert_eq!(
        (
            &all["total"],
            &all["counts"]["seatsHeld"],
            &all["counts"]["depositPaid"]
        ),
        (&json!(2), &json!(1), &json!(1)),
        "{all}"
    );
    assert_eq!(list("depositPaid", "")["rows"][0]["referenceId"], second["referenceId"]);
    assert_eq!(list("seatsHeld", "")["rows"][0]["nextDue"], "deposit");
    assert_eq!(list("all", &text(&first["referenceId"]))["total"], 1);
    assert_eq!(list("all", "hill school")["total"], 2);
    assert_eq!(list("ticketed", "")["total"], 0);
}
