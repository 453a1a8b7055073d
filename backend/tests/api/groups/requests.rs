//! Group requests that no lot covers: submitted, quoted, accepted and ticketed; and every other outcome.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{becomes, emails, names, on, order, pass, pay, proven, submit};
use crate::crowds::together;
use crate::support::console::Console;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session, eventually};
use crate::through_the_gateway;

fn request(call: &str) -> String {
    format!("/api/fares/v1/GroupRequest/{call}")
}

/// Twelve adults to Jeddah in sixty days, and back from Madinah ten days later.
fn asked(api: &Api) -> Value {
    let day = |days: i64| on(api, days, "00:00")[..10].to_owned();
    json!({
        "kind": "umrah", "flexibleDays": 2, "groupName": "Hill school", "note": "Seats together, please.",
        "journeys": [
            { "origin": "DXB", "destination": "JED", "date": day(60) },
            { "origin": "MED", "destination": "DXB", "date": day(70) },
        ],
        "passengers": { "adults": 12, "children": 0, "infants": 0 },
        "contact": { "email": "group@example.com", "phone": "+8801712345678" },
    })
}

fn create(session: &Session<'_>, body: &Value, key: &str) -> Answer {
    session.call(&request("Create"), body).key(key).send()
}

/// A new request of an agency.
fn ask(api: &Api, session: &Session<'_>, key: &str) -> Value {
    let made = create(session, &asked(api), key).ok();
    assert_eq!(made["status"], "requested", "{made}");
    json!({ "referenceId": made["referenceId"] })
}

fn get(session: &Session<'_>, reference: &Value) -> Value {
    session.post(&request("Get"), reference).ok()
}

fn ticketing<'a>(api: &'a Api, name: &str) -> Console<'a> {
    Console::of(api, name, &["ticketing"], Some(&["falcon"]))
}

fn key(reference: &Value) -> Value {
    json!({ "tenant": "falcon", "referenceId": reference["referenceId"] })
}

/// A quote as an operator enters it: the adult price is 180.00, the agency's 172.00; a quarter is due within a day.
fn offer(api: &Api) -> Value {
    let on = |days: i64, time: &str| on(api, days, time);
    let price = |customer: &str, agent: &str| json!({ "customer": customer, "agent": agent });
    let flight = |number: &str, (from, to): (&str, &str), departs: String, arrives: String| json!({ "flights": [{ "number": number, "origin": from, "destination": to, "departs": departs, "arrives": arrives }] });
    json!({
        "kind": "umrah", "title": "Hill school", "airline": "SV", "baggage": "30 kg", "features": [], "userRating": "0.0",
        "journeys": [
            flight("SV551", ("DXB", "JED"), on(60, "09:00"), on(60, "11:05")),
            flight("SV590", ("MED", "DXB"), on(70, "21:00"), on(71, "00:55")),
        ],
        "prices": { "adult": price("180.00", "172.00"), "child": price("150.00", "143.00"), "infant": price("40.00", "38.00") },
        "deposit": { "kind": "percent", "percent": 25 }, "depositHours": 24,
        "namesBy": on(20, "18:00"), "balanceBy": on(22, "18:00"), "ticketingBy": on(40, "18:00"),
        "minPassengers": 10, "maxPassengers": 12, "dropPenalty": "10.00", "cancelPenaltyPercent": 50, "nameChangeFee": "7.50",
        "keepDepositPercent": 50,
    })
}

/// Quote a request, valid for that many days.
fn try_quote(api: &Api, console: &Console<'_>, reference: &Value, (lot, days): (&Value, i64)) -> Answer {
    let version = console.post("Fares/GetGroupRequest", &key(reference)).ok()["version"].clone();
    let body = json!({ "tenant": "falcon", "referenceId": reference["referenceId"], "version": version,
        "validUntil": on(api, days, "12:00"), "lot": lot });
    console.post("Fares/QuoteGroupRequest", &body)
}

/// A request of Desert Rose with a quote that is valid for three days.
fn quoted(api: &Api, session: &Session<'_>, name: &str) -> Value {
    let reference = ask(api, session, name);
    let nadia = ticketing(api, &format!("Nadia {name}"));
    try_quote(api, &nadia, &reference, (&offer(api), 3)).ok();
    reference
}

fn acceptance(reference: &Value, quote: u32, amount: &str) -> Value {
    json!({ "referenceId": reference["referenceId"], "quote": quote, "acceptedAmount": amount })
}

fn accept(session: &Session<'_>, reference: &Value, quote: u32, amount: &str) -> Answer {
    session.post(&request("Accept"), &acceptance(reference, quote, amount))
}

const TOTAL: &str = "AED 2160.00";

fn pointers(problem: &Value) -> Vec<String> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors.map(|error| text(&error["pointer"])).collect()
}

#[test]
fn a_request_is_quoted_accepted_and_ticketed_like_any_group() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = ask(&api, &owner, "life");
    let again = create(&owner, &asked(&api), "life").ok();
    assert_eq!(again["referenceId"], reference["referenceId"], "asked once: {again}");
    let nadia = ticketing(&api, "Nadia Life");
    let queue = nadia.get("Queue/Load").ok();
    let items = queue["items"].as_array().expect("items");
    let waiting = items.iter().find(|item| item["subject"] == reference["referenceId"]);
    assert_eq!(
        waiting.map(|item| &item["kind"]),
        Some(&json!("groupRequest")),
        "{queue}"
    );
    accept(&owner, &reference, 1, TOTAL).refused(409, "fares.request_closed");

    try_quote(&api, &nadia, &reference, (&offer(&api), 3)).ok();
    eventually("the e-mail", || (emails(&api, "your group quote") == 1).then_some(()));
    let read = get(&owner, &reference);
    assert_eq!(
        (
            &read["status"],
            &read["quote"]["amount"],
            &read["quote"]["agentAmount"],
            &read["quote"]["deposit"]
        ),
        (
            &json!("quoted"),
            &json!(TOTAL),
            &json!("AED 2064.00"),
            &json!("AED 516.00")
        ),
        "{read}"
    );
    assert_eq!(read["actions"], json!(["accept", "decline", "withdraw"]));
    let news = owner.get("/api/order/v1/GetNotifications").ok();
    assert_eq!(news["groupRequests"][0]["kind"], "quoted", "{news}");
    accept(&owner, &reference, 1, "AED 2159.00").refused(409, "order.amount_mismatch");

    let accepted = accept(&owner, &reference, 1, TOTAL).ok();
    let repeated = accept(&owner, &reference, 1, TOTAL).ok();
    assert_eq!(repeated["orderReference"], accepted["orderReference"], "{repeated}");
    let group = json!({ "referenceId": accepted["orderReference"] });
    let held = order(&owner, &group);
    assert_eq!(
        (&held["status"], &held["amount"], &held["deposit"]["amount"]),
        (&json!("seatsHeld"), &json!(TOTAL), &json!("AED 516.00")),
        "{held}"
    );
    assert_eq!(get(&owner, &reference)["orderReference"], accepted["orderReference"]);
    pay(&owner, &group, "deposit").ok();
    submit(&owner, &group, &names(12, "UDDIN")).ok();
    pay(&owner, &group, "balance").ok();
    becomes(&owner, &group, "ticketed");
    proven(&api);
}

#[test]
fn a_request_is_its_agencys_alone_and_needs_the_right_to_group_fares() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Alone");
    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        stranger
            .post(&request("Get"), &reference)
            .refused(404, "record.not_found");
        stranger
            .post(&request("Withdraw"), &reference)
            .refused(404, "record.not_found");
        accept(&stranger, &reference, 1, TOTAL).refused(404, "record.not_found");
        let list = stranger
            .post(&request("GetQueue"), &json!({ "page": 1, "pageSize": 20 }))
            .ok();
        assert_eq!(list["total"], 0, "{list}");
    }
    let viewer = ROSE_VIEWER.sign_in(&api);
    create(&viewer, &asked(&api), "viewer").refused(403, "access.denied");
    let elsewhere = Console::of(&api, "Omar", &["ticketing"], Some(&["qamar"]));
    elsewhere
        .post("Fares/GetGroupRequest", &key(&reference))
        .refused(403, "access.denied");
    let auditor = Console::of(&api, "Ada", &["auditor"], Some(&["falcon"]));
    try_quote(&api, &auditor, &reference, (&offer(&api), 3)).refused(403, "access.denied");
    let list = owner
        .post(
            &request("GetQueue"),
            &json!({ "status": "quoted", "search": "hill", "page": 1, "pageSize": 20 }),
        )
        .ok();
    assert_eq!(
        (&list["total"], &list["counts"]["quoted"]),
        (&json!(1), &json!(1)),
        "{list}"
    );
}

#[test]
fn fields_of_a_request_and_of_a_quote_are_checked() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let mut body = asked(&api);
    body["passengers"]["adults"] = json!(9);
    body["journeys"][1]["date"] = json!("2020-01-01");
    body["journeys"][0]["destination"] = json!("ZZZ");
    let problem = create(&owner, &body, "wrong").refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        ["/journeys/1/date", "/passengers", "/journeys/0/destination"],
        "{problem}"
    );
    owner
        .post(&request("Create"), &asked(&api))
        .refused(422, "request.invalid");

    let reference = ask(&api, &owner, "checked");
    let nadia = ticketing(&api, "Nadia Checked");
    let mut lot = offer(&api);
    lot["kind"] = json!("group");
    lot["minPassengers"] = json!(13);
    lot["maxPassengers"] = json!(14);
    let problem = try_quote(&api, &nadia, &reference, (&lot, 21)).refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        ["/lot/kind", "/lot/minPassengers", "/validUntil"],
        "{problem}"
    );
    assert_eq!(get(&owner, &reference)["status"], "requested");
}

#[test]
fn a_new_quote_replaces_the_one_before_and_the_agency_declines_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Again");
    let nadia = ticketing(&api, "Nadia Twice");
    let mut dearer = offer(&api);
    dearer["prices"]["adult"]["customer"] = json!("190.00");
    try_quote(&api, &nadia, &reference, (&dearer, 4)).ok();
    accept(&owner, &reference, 1, TOTAL).refused(409, "record.changed");
    let read = get(&owner, &reference);
    assert_eq!(
        (&read["quote"]["number"], &read["quote"]["amount"]),
        (&json!(2), &json!("AED 2280.00")),
        "{read}"
    );
    let decline = |quote: u32| json!({ "referenceId": reference["referenceId"], "quote": quote, "reason": "Too dear" });
    owner
        .post(&request("Decline"), &decline(1))
        .refused(409, "record.changed");
    let declined = owner.post(&request("Decline"), &decline(2)).ok();
    assert_eq!(
        (&declined["status"], &declined["reason"]),
        (&json!("declined"), &json!("Too dear")),
        "{declined}"
    );
    assert_eq!(owner.post(&request("Decline"), &decline(2)).ok()["status"], "declined");
    accept(&owner, &reference, 2, "AED 2280.00").refused(409, "fares.request_closed");
    try_quote(&api, &nadia, &reference, (&dearer, 4)).refused(409, "fares.request_closed");
}

#[test]
fn a_request_is_withdrawn_or_refused_with_a_reason() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let first = ask(&api, &owner, "first");
    assert_eq!(owner.post(&request("Withdraw"), &first).ok()["status"], "withdrawn");
    assert_eq!(owner.post(&request("Withdraw"), &first).ok()["status"], "withdrawn");
    let second = ask(&api, &owner, "second");
    let nadia = ticketing(&api, "Nadia Refuses");
    let case = nadia.post("Fares/GetGroupRequest", &key(&second)).ok();
    let refusal = json!({ "tenant": "falcon", "referenceId": second["referenceId"], "version": case["version"],
        "reason": "No airline has twelve seats." });
    let refused = nadia.post("Fares/RefuseGroupRequest", &refusal).ok();
    assert_eq!(
        (&refused["status"], &refused["isOpen"]),
        (&json!("declined"), &json!(false)),
        "{refused}"
    );
    let read = get(&owner, &second);
    assert_eq!(read["reason"], "No airline has twelve seats.", "{read}");
    owner
        .post(&request("Withdraw"), &second)
        .refused(409, "fares.request_closed");
    eventually("the e-mail", || {
        (emails(&api, "no offer for your group") == 1).then_some(())
    });
}

#[test]
fn a_quote_is_reminded_of_and_expires_when_its_validity_ends() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Expires");
    let until = get(&owner, &reference)["quote"]["validUntil"].clone();
    let end: chrono::DateTime<chrono::Utc> = text(&until).parse().expect("an instant");
    pass(&api, &json!((end - TimeDelta::hours(23)).to_rfc3339()));
    eventually("the reminder", || (emails(&api, "quote ends soon") == 1).then_some(()));
    let owner = pass(&api, &until);
    let expired = eventually("the request is expired", || {
        let read = get(&owner, &reference);
        (read["status"] == "expired").then_some(read)
    });
    assert_eq!(expired["actions"], json!([]), "{expired}");
    assert_eq!(expired["orderReference"], Value::Null, "{expired}");
    accept(&owner, &reference, 1, TOTAL).refused(409, "fares.request_closed");
    eventually("the e-mail", || (emails(&api, "has expired") == 1).then_some(()));
}

through_the_gateway! {
    fn a_quote_that_is_accepted_many_times_at_once_is_one_order(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let reference = quoted(api, &owner, "Race");
        let answers = together(&[(); 12], |()| accept(&owner, &reference, 1, TOTAL).ok()["orderReference"].clone());
        assert!(answers.iter().all(|order| *order == answers[0]), "{answers:?}");
        let body = json!({ "queue": "all", "search": "Hill school", "page": 1, "pageSize": 20 });
        assert_eq!(owner.post(&crate::groups::fare("GetQueue"), &body).ok()["total"], 1);
        // Neither this agency nor any other finds the request's seats among the fares on sale.
        for agency in [&owner, &OASIS_OWNER.sign_in(api)] {
            let found = agency.post("/api/search/v1/GetAirUmrahFare", &json!({})).ok();
            let lots = found["lots"].as_array().expect("lots");
            assert!(lots.iter().all(|lot| lot["title"] != "Hill school"), "{found}");
        }
        proven(api);
    }
}
