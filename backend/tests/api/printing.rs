//! Documents of orders: the content of each kind, by permission.

use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, cancel_target, text};
use crate::support::{Answer, Api, Session, eventually};

fn print(call: &str, query: &str) -> String {
    format!("/api/print/v1/{call}?{query}")
}

/// The content of a document.
fn document(session: &Session<'_>, held: &Held, query: &str) -> Value {
    let target = print("GetBookingPaper", &format!("orderReference={}&{query}", held.reference));
    session.get(&target).ok()
}

#[track_caller]
fn is_pdf(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.content_type(), "application/pdf");
    assert!(answer.bytes.starts_with(b"%PDF-"));
    assert!(answer.bytes.len() > 10_000, "{} bytes", answer.bytes.len());
}

fn total(document: &Value) -> String {
    text(&document["amounts"]["total"]).replace(',', "")
}

// covers: T-065, T-303, T-324, T-325, T-326
#[test]
fn every_kind_is_its_own_document_of_the_order() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let of_order = format!("orderReference={}", held.reference);
    let titles = |session: &Session<'_>| {
        let title = |kind: u8| text(&document(session, &held, &format!("typeId={kind}"))["title"]);
        [1, 2, 6].map(title)
    };
    assert_eq!(
        titles(&owner),
        ["Proforma invoice", "Proforma invoice", "Booking confirmation"]
    );
    // Nothing to print before a ticket is issued.
    for target in [
        print("AirTicket", &of_order),
        print("GetBookingPdf", &format!("typeId=3&{of_order}")),
    ] {
        owner.get(&target).refused(409, "order.wrong_state");
    }
    is_pdf(&owner.get(&print("GetOrderPdf", &of_order)));

    owner.ticket(&held).ok();
    let wallet = owner.balance();
    assert_eq!(titles(&owner), ["Agent invoice", "Invoice", "Booking confirmation"]);
    let ticket = document(&owner, &held, "typeId=3");
    assert_eq!(ticket["title"], "E-ticket");
    let numbers: Vec<String> = ticket["people"]
        .as_array()
        .expect("people")
        .iter()
        .map(|one| text(&one["ticket"]))
        .collect();
    assert!(
        numbers.len() == 3 && numbers.iter().all(|number| number.len() == 14),
        "{numbers:?}"
    );
    for kind in [1, 2, 3, 6] {
        is_pdf(&owner.get(&print("GetBookingPdf", &format!("typeId={kind}&{of_order}"))));
    }
    // The print service's "ticket" prints the ticket; it does not issue another one.
    is_pdf(&owner.get(&print("AirTicket", &of_order)));
    assert_eq!(owner.balance(), wallet);

    let page = owner.get(&print("GetOrderPdfHtml", &of_order));
    assert_eq!((page.status, page.content_type()), (200, "text/html; charset=utf-8"));
    assert!(page.text().contains(&held.reference) && !page.text().contains("<script"));
    owner
        .get(&print("GetBookingPdf", &format!("typeId=4&{of_order}")))
        .refused(422, "request.invalid");
}

// covers: T-005, T-066, T-327
#[test]
fn prices_and_travellers_are_left_out_when_asked_and_a_customer_reads_no_net() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let order = owner.order(&held.reference);
    let invoice = document(&owner, &held, "typeId=2");
    assert_eq!(total(&invoice), held.amount);
    let net = text(&order["fare"]["agentPayable"]);
    assert_eq!(total(&document(&owner, &held, "typeId=1")), net);
    let plain = invoice.to_string().replace(',', "");
    let amount = |money: &Value| text(money).split(' ').nth(1).unwrap_or_default().to_owned();
    for secret in ["agentPayable", "commission"] {
        assert!(!plain.contains(&amount(&order["fare"][secret])), "{secret} is printed");
    }
    assert!(!plain.contains("Commission"));
    // The Emirates' name for both taxes.
    let labels: Vec<String> = invoice["amounts"]["lines"]
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| text(&line["label"]))
        .collect();
    assert!(
        labels.contains(&"VAT".to_owned()) && !labels.contains(&"AIT".to_owned()),
        "{labels:?}"
    );

    let without = document(&owner, &held, "typeId=2&withPrice=false");
    assert!(without["amounts"].is_null());
    let first = document(&owner, &held, "typeId=2&paxIds=t1");
    let rest = document(&owner, &held, "typeId=2&paxIds=t2,t3");
    assert_eq!(first["people"].as_array().map(Vec::len), Some(1));
    let name = text(&first["people"][0]["name"]);
    assert!(!rest.to_string().contains(&name));
    let cents = |document: &Value| crate::support::trip::minor(&json!(total(document)));
    assert_eq!(
        cents(&first) + cents(&rest),
        crate::support::trip::minor(&json!(held.amount))
    );
    let target = print(
        "GetBookingPdf",
        &format!("typeId=2&paxIds=t9&orderReference={}", held.reference),
    );
    let problem = owner.get(&target).refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["pointer"], "/paxIds/0");
}

// covers: T-323
#[test]
fn another_printed_price_is_on_the_customers_documents_and_charges_nothing() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let target = print("UpdatePrice", &format!("orderReference={}", held.reference));
    let net = total(&document(&owner, &held, "typeId=1"));
    let set = owner.post(&target, &json!({ "price": "AED 9999.00" })).ok();
    assert_eq!(
        (&set["printPrice"], &set["customerTotal"]),
        (&json!("AED 9999.00"), &json!(held.amount))
    );
    let invoice = document(&owner, &held, "typeId=2");
    assert_eq!(total(&invoice), "AED 9999.00");
    // One line: a breakdown would reveal the agency's markup.
    assert_eq!(invoice["amounts"]["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(total(&document(&owner, &held, "typeId=1")), net);
    assert_eq!(
        owner.order(&held.reference)["fare"]["customerTotal"],
        json!(held.amount)
    );
    let last = owner.events(&held.reference).pop().expect("a line");
    assert_eq!(
        (&last["kind"], &last["after"]),
        (&json!("printPriceSet"), &json!("AED 9999.00"))
    );

    for bad in ["AED 0.00", "USD 10.00", "much"] {
        owner
            .post(&target, &json!({ "price": bad }))
            .refused(422, "request.invalid");
    }
    assert!(owner.post(&target, &json!({})).ok()["printPrice"].is_null());
    assert_eq!(total(&document(&owner, &held, "typeId=2")), held.amount);
    // The charge is still the order's own price.
    owner.post(&target, &json!({ "price": "AED 1.00" })).ok();
    assert_eq!(owner.ticket(&held).ok()["payment"]["paid"], json!(net));
}

// covers: T-303
#[test]
fn a_document_that_is_no_ticket_says_so_and_one_of_a_cancelled_order_shows_nothing_due() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (held, given_up) = (owner.hold(), owner.hold_nth(1));
    let told = |held: &Held, kind: u8| text(&document(&owner, held, &format!("typeId={kind}"))["warning"]);
    assert!(
        told(&held, 6).contains("The seats are held until"),
        "{}",
        told(&held, 6)
    );
    owner.ticket(&held).ok();
    assert_eq!(told(&held, 6), "");

    let asked = document(&owner, &given_up, "typeId=1");
    assert_eq!(asked["amounts"]["label"], "Payable by agency");
    let cancel = cancel_target(&given_up.reference);
    owner.post(&cancel, &json!({})).ok();
    assert!(told(&given_up, 6).contains("not valid for travel"));
    assert_eq!(document(&owner, &given_up, "typeId=1")["amounts"]["label"], "Total");
    let notes = document(&owner, &given_up, "typeId=6")["notes"].to_string();
    assert!(!notes.contains("airport at least"), "{notes}");
}

// covers: T-303
#[test]
fn without_a_valid_ticket_a_document_says_that_it_is_not_a_ticket() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (unknown, ticketed) = (owner.hold(), owner.hold_nth(1));
    let told = |held: &Held| text(&document(&owner, held, "typeId=6")["warning"]);
    owner.ticket(&ticketed).ok();
    assert_eq!(told(&ticketed), "");
    api.force("issue", &json!({ "kind": "unknown" }));
    assert_eq!(owner.ticket(&unknown).ok()["status"], "InProgress");
    assert_eq!(told(&unknown), "This is not a ticket.");

    // Set in the database, as if the airline had voided the tickets.
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    let of_order = format!("reference = '{}'", ticketed.reference);
    database.run(&format!(
        "update flight_orders set details = replace(details, '\"OPEN\"', '\"VOID\"')
             where id = (select id from orders where {of_order})"
    ));
    assert_eq!(told(&ticketed), "This is not a ticket.");
    let label = || document(&owner, &ticketed, "typeId=1")["amounts"]["label"].clone();
    assert_eq!(label(), "Charged to the wallet");
    database.run(&format!("update orders set status = 'Cancelled' where {of_order}"));
    assert_eq!(label(), "Total");
}

// covers: T-303
#[test]
fn a_document_of_an_expired_order_is_not_valid_for_travel() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.advance(8 * 86_400);
    let owner = ROSE_OWNER.sign_in(&api);
    eventually("the order expires", || {
        (owner.order(&held.reference)["status"] == "Expired").then_some(())
    });
    let expired = document(&owner, &held, "typeId=6");
    assert_eq!(
        expired["warning"],
        "This booking has ended. It is not valid for travel."
    );
    let facts = expired["facts"].to_string();
    assert!(!facts.contains("before departure"), "{facts}");
}

// covers: T-326
#[test]
fn the_square_code_of_an_agents_document_opens_the_order_where_the_reader_stands() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let target = print(
        "GetBookingPaper",
        &format!("typeId=1&orderReference={}", held.reference),
    );
    let code = |from: Option<&str>| {
        let call = owner.read(&target).header("x-forwarded-host", "rose.example");
        let call = from.into_iter().fold(call, |call, from| call.header("referer", from));
        text(&call.send().ok()["code"])
    };
    let plain = code(None);
    assert!(plain.starts_with("data:image/svg+xml,"), "{plain}");
    assert_ne!(code(Some("https://rose.example:8443/print-preview?reference=A")), plain);
    assert_eq!(code(Some("https://rose.example/print-preview")), plain);
    assert_eq!(code(Some("https://evil.example:8443/")), plain);
}

// covers: T-236
#[test]
fn documents_need_213_and_say_no_more_than_the_reader_may_see() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let held = owner.hold();
    owner.ticket(&held).ok();
    let of_order = format!("orderReference={}", held.reference);
    let ticket = print("GetBookingPdf", &format!("typeId=3&{of_order}"));
    let problem = viewer.get(&ticket).refused(403, "access.denied");
    assert_eq!(problem["params"]["functionality"], 213);
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run("update users set functionalities = '[211,213]' where email = 'viewer@desertrose.test'");
    is_pdf(&viewer.get(&ticket));
    let passport = |session: &Session<'_>| text(&document(session, &held, "typeId=3")["people"][0]["passport"]);
    assert!(passport(&viewer).is_empty() && !passport(&owner).is_empty());
    let agents = print("GetBookingPdf", &format!("typeId=1&{of_order}"));
    let problem = viewer.get(&agents).refused(403, "access.denied");
    assert_eq!(problem["params"]["functionality"], 203);
    assert_eq!(viewer.get(&format!("{agents}&withPrice=false")).status, 200);
    let price = print("UpdatePrice", &of_order);
    let problem = viewer
        .post(&price, &json!({ "price": "AED 9.00" }))
        .refused(403, "access.denied");
    assert_eq!(problem["params"]["functionality"], 204);
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger.get(&ticket).refused(404, "order.not_found");
}
