//! Changed prices and sold-out flights, as agents see them.

use serde_json::{Value, json};

use crate::searching::{asked, complete};
use crate::support::Api;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, BOOKINGS, Held, PRICE, SELL, holdable, hundredths, minor, text, travellers};

// covers: T-294
#[test]
fn a_changed_price_is_reported_and_the_new_one_is_sold() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flight = holdable(&found);
    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    let priced = owner.price(&found, &flight);
    assert_eq!(priced["status"], "PriceChanged", "{priced}");
    assert_eq!(priced["previous"]["customerTotal"], flight["amount"]);
    let (before, now) = (
        minor(&priced["previous"]["customerTotal"]),
        minor(&priced["current"]["customerTotal"]),
    );
    assert!(now > before, "{priced}");
    assert_eq!(minor(&priced["delta"]), now - before);

    // From now on the new price is held; it may change again.
    let same = owner.sell(&priced["priceSessionId"]).ok();
    assert_eq!(
        (&same["status"], &same["current"]),
        (&json!("OK"), &priced["current"]),
        "{same}"
    );
    api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
    let sold = owner.sell(&priced["priceSessionId"]).ok();
    assert_eq!(
        (&sold["status"], &sold["bookable"]),
        (&json!("PriceChanged"), &json!(true)),
        "{sold}"
    );
    assert_eq!(sold["previous"], priced["current"]);
    let book = |amount: &Value| {
        owner.post(
            BOOK,
            &json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": amount }),
        )
    };
    book(&priced["current"]["customerTotal"]).refused(409, "order.amount_mismatch");
    assert_eq!(book(&sold["current"]["customerTotal"]).ok()["status"], "OnHold");
}

// covers: T-299
#[test]
fn what_is_sold_out_is_neither_priced_nor_sold() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flight = holdable(&found);
    api.force("price", &json!({ "kind": "soldOut" }));
    let gone = owner.price(&found, &flight);
    assert_eq!(
        (&gone["status"], &gone["priceSessionId"]),
        (&json!("SoldOut"), &json!("")),
        "{gone}"
    );
    assert!(gone["current"].is_null());

    let priced = owner.price(&found, &flight);
    api.force("price", &json!({ "kind": "soldOut" }));
    let sold = owner.sell(&priced["priceSessionId"]).ok();
    assert_eq!(
        (&sold["status"], &sold["bookable"]),
        (&json!("SoldOut"), &json!(false)),
        "{sold}"
    );
    let body = json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": flight["amount"] });
    owner.post(BOOK, &body).refused(409, "price.not_sold");

    let again = owner.price(&found, &flight);
    owner.post(SELL, &travellers(&owner, &again["priceSessionId"])).ok();
    api.force("book", &json!({ "kind": "soldOut" }));
    let body = json!({ "priceSessionId": again["priceSessionId"], "acceptedAmount": flight["amount"] });
    owner.post(BOOK, &body).refused(409, "offer.sold_out");
    assert_eq!(api.admin_get("/dev/world")["bookings"], 0);
}

/// Bangladesh's travel tax is half for children from five years, and zero below.
#[test]
fn a_child_is_charged_by_its_actual_age_and_not_by_the_searched_one() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let search = |age: u8| {
        let party = json!({ "adultCount": 2, "childCount": 1, "childAges": [age] });
        let found = complete(&owner, &asked(&owner, ("DAC", "DXB"), party));
        let chosen = holdable(&found);
        owner.price(&found, &chosen)
    };
    let (younger, real) = (search(3), search(7));
    let total = |answer: &Value| minor(&answer["current"]["customerTotal"]);
    assert!(total(&real) > total(&younger), "{real}");

    let sold = owner.sell(&younger["priceSessionId"]).ok();
    assert_eq!(sold["status"], "PriceChanged", "{sold}");
    assert_eq!(total(&sold), total(&real));
    let again = owner.sell(&younger["priceSessionId"]).ok();
    assert_eq!((&again["status"], total(&again)), (&json!("OK"), total(&real)));
    assert_eq!(owner.sell(&real["priceSessionId"]).ok()["status"], "OK");
}

#[test]
fn suppliers_that_fail_or_hang_lose_their_fares_and_the_rest_is_sold() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let counts = |found: &Value| (found["resultCompleted"].clone(), found["suppliersSilent"].clone());
    let fares = |found: &Value| found["flights"].as_array().expect("flights").len();

    api.suppliers(Some("gds-a"), "hangs");
    api.suppliers(Some("ndc-x"), "fails");
    let found = owner.search();
    assert_eq!(counts(&found), (json!(true), json!(2)));
    assert_eq!(
        found["notices"].as_array().map(Vec::len),
        Some(2),
        "{}",
        found["notices"]
    );
    let sold = owner
        .sell(&owner.price(&found, &holdable(&found))["priceSessionId"])
        .ok();
    assert_eq!(sold["status"], "OK");

    api.advance(60);
    api.suppliers(None, "fails");
    let silent = owner.search();
    assert_eq!(
        (counts(&silent), fares(&silent)),
        ((json!(true), json!(5)), 0),
        "no supplier answered"
    );

    // A new search is made, although equal searches within a minute normally share one.
    api.suppliers(None, "works");
    let found = owner.search();
    assert_eq!(counts(&found), (json!(true), json!(0)));
    assert!(fares(&found) > 0);
    api.admin_post(
        "/dev/world/suppliers",
        &json!({ "supplier": "gds-z", "conduct": "fails" }),
    )
    .refused(422, "request.invalid");
}

#[test]
fn a_supplier_that_does_not_answer_about_a_price_may_be_asked_again() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flight = holdable(&found);
    api.force("price", &json!({ "kind": "timeout" }));
    let body = json!({ "requestId": found["requestId"], "itineraryIds": [flight["itineraryId"]] });
    let problem = owner.post(PRICE, &body).refused(504, "supplier.timeout");
    assert_eq!(problem["retryable"], true);
    assert_eq!(owner.price(&found, &flight)["status"], "OK");
}

#[test]
fn a_price_that_moves_while_booking_is_booked_only_when_accepted() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = owner.sell(&owner.price_holdable()["priceSessionId"]).ok();
    let before = sold["current"]["customerTotal"].clone();
    let book = |amount: &Value| {
        owner.post(
            BOOK,
            &json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": amount }),
        )
    };
    api.force("book", &json!({ "kind": "priceUp", "percent": 10 }));
    let problem = book(&before).refused(409, "offer.price_changed");
    assert_eq!(problem["params"]["previous"], before);
    let current = problem["params"]["current"].clone();
    assert!(minor(&current) > minor(&before), "{problem}");
    assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 0);
    book(&before).refused(409, "order.amount_mismatch");
    let booked = book(&current).ok();
    assert_eq!(booked["status"], "OnHold", "{booked}");
    let order = owner.order(&text(&booked["orderReference"]));
    assert_eq!(order["fare"]["customerTotal"], current);
    assert_eq!(api.admin_get("/dev/world")["bookings"], 1);
}

#[test]
fn a_price_that_moves_before_the_ticket_is_charged_only_when_accepted() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    api.force("issue", &json!({ "kind": "priceUp", "percent": 10 }));
    let problem = owner.ticket(&held).refused(409, "offer.price_changed");
    assert_eq!(problem["params"]["previous"], held.amount.as_str());
    let current = text(&problem["params"]["current"]);
    assert_ne!(current, held.amount);
    let order = owner.order(&held.reference);
    assert_eq!(
        (&order["status"], &order["flags"]["priceChanged"]),
        (&json!("OnHold"), &json!(true)),
        "{order}"
    );
    assert_eq!(order["fare"]["customerTotal"], current.as_str());
    assert_eq!(owner.balance()["held"], "0.00");
    owner.ticket(&held).refused(409, "order.amount_mismatch");
    assert!(owner.issues().is_empty());

    let accepted = Held {
        amount: current,
        ..held
    };
    let ticketed = owner.ticket(&accepted).ok();
    assert_eq!(ticketed["status"], "Confirmed", "{ticketed}");
    let issues = owner.issues();
    assert_eq!(issues.len(), 1);
    assert_eq!(
        hundredths(&issues[0]["debit"]),
        minor(&ticketed["fare"]["agentPayable"])
    );
}
