//! From a search to tickets.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::{self, BOOK, PASSBOOK, PRICE, hundredths, text, ticket_body, ticket_target};

// covers: T-300, T-302, T-307, T-349
#[test]
fn a_family_is_searched_priced_entered_held_and_ticketed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = owner.balance();
    let found = owner.search();
    let flights = found["flights"].as_array().expect("flights");
    let sources: BTreeSet<_> = flights.iter().map(|flight| text(&flight["source"])).collect();
    assert!(sources.len() > 1, "{sources:?}");

    let flight = trip::holdable(&found);
    let priced = owner.price(&found, &flight);
    assert_eq!(priced["status"], "OK", "{priced}");
    assert_eq!(priced["holdAllowed"], true, "{priced}");
    assert_eq!(priced["current"]["customerTotal"], flight["amount"], "{priced}");
    let counts = priced["current"]["perPassengerType"].as_array().expect("fares");
    let counts: Vec<_> = counts
        .iter()
        .map(|fare| (text(&fare["passengerType"]), fare["count"].clone()))
        .collect();
    assert_eq!(counts, [("ADT".to_owned(), json!(2)), ("CHD".to_owned(), json!(1))]);

    let early = json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": flight["amount"] });
    owner.post(BOOK, &early).refused(409, "price.not_sold");
    let sold = owner.sell(&priced["priceSessionId"]).ok();
    assert_eq!(
        (&sold["status"], &sold["bookable"]),
        (&json!("OK"), &json!(true)),
        "{sold}"
    );
    let booked = owner.post(BOOK, &early).ok();
    assert_eq!(booked["status"], "OnHold", "{booked}");
    let reference = text(&booked["orderReference"]);
    assert_eq!(owner.balance(), before, "holding seats costs nothing");

    let held = owner.order(&reference);
    assert_eq!(held["orderReference"], reference.as_str());
    let offered = (&held["actions"][0], &held["actions"][1]);
    assert_eq!(offered, (&json!("issue"), &json!("cancel")), "{held}");
    assert_eq!(held["payment"]["state"], "none");
    let ticketed = owner
        .post(&ticket_target(&reference), &ticket_body(&text(&flight["amount"])))
        .ok();
    assert_eq!(ticketed["status"], "Confirmed", "{ticketed}");
    assert_eq!(ticketed["payment"]["state"], "paid");
    let numbers: BTreeSet<_> = ticketed["tickets"]
        .as_array()
        .expect("tickets")
        .iter()
        .map(|ticket| text(&ticket["number"]))
        .collect();
    assert_eq!(numbers.len(), 3, "{ticketed}");
    assert!(numbers.iter().all(|number| number.len() == 13), "{numbers:?}");
    assert_eq!(owner.order(&reference)["tickets"], ticketed["tickets"]);

    let issues = owner.issues();
    assert_eq!(issues.len(), 1, "{issues:?}");
    assert_eq!(issues[0]["reference"], reference.as_str());
    assert_eq!(issues[0]["journalId"], ticketed["payment"]["journalId"]);
    let after = owner.balance();
    let paid = hundredths(&issues[0]["debit"]);
    assert_eq!(
        format!("AED {}", text(&issues[0]["debit"])),
        text(&priced["current"]["agentPayable"])
    );
    assert_eq!(hundredths(&before["posted"]) - hundredths(&after["posted"]), paid);
    assert_eq!(after["held"], "0.00");
    let ledger = owner.post(PASSBOOK, &json!({})).ok();
    let rows = ledger["items"].as_array().expect("rows");
    let part = |row: &Value, side: &str| if row[side].is_null() { 0 } else { hundredths(&row[side]) };
    let sum: i64 = rows.iter().map(|row| part(row, "credit") - part(row, "debit")).sum();
    assert_eq!((rows.len(), sum), (2, hundredths(&after["posted"])), "{ledger}");
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}

#[test]
fn a_price_belongs_to_its_agency() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let stranger = OASIS_OWNER.sign_in(&api);
    let found = owner.search();
    let body = json!({ "requestId": found["requestId"], "itineraryIds": [found["flights"][0]["itineraryId"]] });
    stranger.post(PRICE, &body).refused(404, "search.not_found");
    let priced = owner.price(&found, &trip::holdable(&found));
    stranger
        .sell(&priced["priceSessionId"])
        .refused(404, "price.session_not_found");
}
