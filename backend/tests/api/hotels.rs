//! Hotels: from a checked rate to a voucher, a payment and a cancellation.

mod itineraries;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::crowds::together;
use crate::hotel_search::{asked, check_of, complete, hotel};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Answer, Api, Session, eventually};
use crate::through_the_gateway;
use crate::white_label::{names_no_product, no_email_names_the_product};

pub const BOOK: &str = "/api/hotel/v1/Hotel/Book";

/// A checked rate.
pub fn checked(api: &Api, owner: &Session<'_>, fits: impl Fn(&Value) -> bool) -> Value {
    let found = complete(owner, &asked(api, "dxb"));
    let request = check_of(owner, &found, fits);
    owner.post(&hotel("CheckRate"), &request).ok()
}

/// A rate with nothing to pay at the hotel and immediate confirmation.
pub fn is_plain(rate: &Value) -> bool {
    rate["onRequest"] == false
}

fn is_free_for_now(rate: &Value) -> bool {
    is_plain(rate) && rate["freeCancellationUntil"].is_string()
}

fn can_wait(rate: &Value) -> bool {
    is_plain(rate) && rate["holdUntil"].is_string()
}

pub fn booking(checked: &Value, surname: &str, mode: &str) -> Value {
    let guest = |given: &str| json!({ "title": "Mr", "givenName": given, "surname": surname, "type": "adult" });
    json!({ "sessionId": checked["sessionId"], "acceptedAmount": checked["rate"]["amount"],
        "rooms": [{ "guests": [guest("Karim"), guest("Rahim")] }],
        "contact": { "email": "karim@example.com", "phone": "+8801712345678" },
        "specialRequests": "A quiet room\nA cot", "arrivalTime": "21:30", "paymentMode": mode })
}

fn reference(booked: &Value) -> Value {
    json!({ "referenceId": booked["referenceId"] })
}

fn order(session: &Session<'_>, booked: &Value) -> Value {
    session.post(&hotel("GetOrder"), &reference(booked)).ok()
}

fn becomes(session: &Session<'_>, booked: &Value, status: &str) -> Value {
    eventually(&format!("the order is {status}"), || {
        let order = order(session, booked);
        (order["status"] == status).then_some(order)
    })
}

/// The wallet's posted balance, without holds.
fn posted(session: &Session<'_>) -> i64 {
    hundredths(&session.balance()["posted"])
}

fn quote(session: &Session<'_>, booked: &Value) -> Value {
    session.post(&hotel("CancelQuote"), &reference(booked)).ok()
}

fn cancel(session: &Session<'_>, booked: &Value, quote: &Value) -> Answer {
    let body = json!({ "referenceId": booked["referenceId"], "quoteId": quote["quoteId"] });
    session.post(&hotel("Cancel"), &body)
}

fn proven(api: &Api) {
    assert!(api.folder.run(&["ledger", "prove"]).status.success());
}

fn moment(value: &Value) -> DateTime<Utc> {
    text(value).parse().expect("an instant")
}

#[test]
fn a_booking_is_paid_once_however_often_it_is_sent_and_is_its_agencys_alone() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let checked = checked(&api, &owner, is_plain);
    let body = booking(&checked, "RAHMAN", "now");
    let answers = together(&[(); 8], |()| owner.post(BOOK, &body).ok());
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let booked = answers[0].clone();
    assert_eq!(booked["status"], "confirmed");
    let made = order(&owner, &booked);
    assert_eq!(
        (&made["status"], &made["payment"]["state"]),
        (&json!("confirmed"), &json!("paid"))
    );
    assert_eq!(before - posted(&owner), minor(&made["agentAmount"]));
    assert_eq!(owner.balance()["held"], "0.00");
    assert_eq!(made["rooms"][0]["guests"][0]["surname"], "RAHMAN");
    assert!(made["hotelConfirmation"].is_string(), "{made}");
    for stranger in [OASIS_OWNER, SKYLINE_OWNER] {
        let stranger = stranger.sign_in(&api);
        let gone = stranger.post(&hotel("GetOrder"), &reference(&booked));
        gone.refused(404, "order.not_found");
        let gone = stranger.post(&hotel("CancelQuote"), &reference(&booked));
        gone.refused(404, "order.not_found");
    }
    let history = owner.post(&hotel("GetHistory"), &reference(&booked)).ok();
    let kinds: Vec<&Value> = history["events"]
        .as_array()
        .expect("events")
        .iter()
        .map(|event| &event["kind"])
        .collect();
    assert_eq!(kinds, ["requested", "issueStarted", "issued"]);
    proven(&api);
}

#[test]
fn an_order_is_listed_found_in_the_header_printed_and_mailed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let checked = checked(&api, &owner, is_plain);
    let booked = owner.post(BOOK, &booking(&checked, "RAHMAN", "now")).ok();
    let id = text(&booked["referenceId"]);
    let list = |queue: &str| {
        let body = json!({ "queue": queue, "dateField": "created", "page": 1, "pageSize": 20 });
        owner.post(&hotel("GetQueue"), &body).ok()
    };
    let upcoming = list("upcoming");
    assert_eq!(
        (&upcoming["total"], &upcoming["rows"][0]["referenceId"]),
        (&json!(1), &json!(id))
    );
    assert_eq!(
        (&upcoming["counts"]["all"], &upcoming["counts"]["completed"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(list("completed")["total"], 0);
    let bar = owner
        .get(&format!("/api/customer/v1/MyBooking/GetSearchBar?searchKey={id}"))
        .ok();
    assert_eq!((&bar["orderType"], &bar["reference"]), (&json!(2), &json!(id)));

    let price = json!({ "referenceId": id, "printedAmount": "AED 9999.00" });
    let edited = owner.post(&hotel("UpdatePrice"), &price).ok();
    assert_eq!(edited["printedAmount"], "AED 9999.00");
    assert_eq!(edited["amount"], checked["rate"]["amount"]);
    for kind in ["voucher", "agentInvoice", "customerInvoice"] {
        let pdf = owner.get(&format!(
            "/api/hotel/v1/Hotel/GetVoucher?referenceId={id}&kind={kind}&withPrice=true"
        ));
        assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"), "{kind}");
        assert!(pdf.bytes.starts_with(b"%PDF"), "{kind}");
        names_no_product(kind, &pdf);
        let content = hotel(&format!("GetVoucherContent?referenceId={id}&kind={kind}"));
        let brand = owner.get(&content).ok()["brand"]["name"].clone();
        let leads = if kind == "agentInvoice" {
            "Falcon Travel Trade"
        } else {
            "Desert Rose Travel"
        };
        assert_eq!(brand, leads, "{kind}");
    }
    for call in ["GetOrder", "GetHistory"] {
        names_no_product(call, &owner.post(&hotel(call), &reference(&booked)));
    }
    let sent = json!({ "referenceId": id, "email": "guest@example.com" });
    owner.post(&hotel("SendVoucher"), &sent).ok();
    no_email_names_the_product(&api);
    api.advance(100 * 24 * 3_600);
    let owner = ROSE_OWNER.sign_in(&api);
    let body = json!({ "queue": "completed", "dateField": "created", "page": 1, "pageSize": 20 });
    assert_eq!(
        owner.post(&hotel("GetQueue"), &body).ok()["total"],
        1,
        "the guests have left"
    );
    let late = owner.post(&hotel("CancelQuote"), &json!({ "referenceId": id }));
    late.refused(409, "order.wrong_state");
}

#[test]
fn a_cancelled_booking_is_not_reported_as_confirmed_again() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let checked = checked(&api, &owner, is_free_for_now);
    let body = booking(&checked, "RAHMAN", "now");
    let booked = owner.post(BOOK, &body).ok();
    cancel(&owner, &booked, &quote(&owner, &booked)).ok();
    owner.post(BOOK, &body).refused(409, "hotel.refused");
    proven(&api);
}

#[test]
fn what_cannot_be_booked_is_refused_by_its_code_and_nothing_is_held() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = owner.balance();
    let checked = checked(&api, &owner, is_plain);
    let mut body = booking(&checked, "4711", "now");
    body["rooms"][0]["guests"][1]["type"] = json!("child");
    body["rooms"][0]["guests"][1]["age"] = json!(8);
    let problem = owner.post(BOOK, &body).refused(422, "request.invalid");
    let pointers: Vec<&Value> = problem["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .map(|error| &error["pointer"])
        .collect();
    assert_eq!(
        pointers,
        [
            "/rooms/0/guests",
            "/rooms/0/guests/0/surname",
            "/rooms/0/guests/1/surname"
        ]
    );
    let mut body = booking(&checked, "RAHMAN", "now");
    body["contact"]["phone"] = json!("+0000000");
    let problem = owner.post(BOOK, &body).refused(422, "request.invalid");
    assert_eq!(
        (&problem["errors"][0]["pointer"], &problem["errors"][0]["code"]),
        (&json!("/contact/phone"), &json!("phone.shape"))
    );
    let mut body = booking(&checked, "RAHMAN", "now");
    body["acceptedAmount"] = json!("AED 1.00");
    let problem = owner.post(BOOK, &body).refused(409, "hotel.price_changed");
    assert_eq!(problem["params"]["current"], checked["rate"]["amount"]);
    let dearer = owner.post(BOOK, &booking(&checked, "PRICEUP", "now"));
    let problem = dearer.refused(409, "hotel.price_changed");
    assert_eq!(problem["params"]["previous"], checked["rate"]["amount"]);
    let again = self::checked(&api, &owner, is_plain);
    owner
        .post(BOOK, &booking(&again, "SOLDOUT", "now"))
        .refused(409, "hotel.sold_out");
    let mut body = booking(&again, "RAHMAN", "now");
    body["sessionId"] = json!("0198f3a1-0000-7000-8000-000000000006");
    owner.post(BOOK, &body).refused(410, "hotel.session_expired");
    assert_eq!(owner.balance(), before);
    proven(&api);
}

#[test]
fn a_price_that_moved_is_booked_once_the_agent_accepts_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let checked = checked(&api, &owner, is_plain);
    let mut body = booking(&checked, "PRICEUP", "now");
    let problem = owner.post(BOOK, &body).refused(409, "hotel.price_changed");
    body["acceptedAmount"] = problem["params"]["current"].clone();
    let booked = owner.post(BOOK, &body).ok();
    let made = order(&owner, &booked);
    assert_eq!(
        (&made["status"], &made["amount"]),
        (&json!("confirmed"), &body["acceptedAmount"])
    );
    assert_eq!(before - posted(&owner), minor(&made["agentAmount"]));
    proven(&api);
}

#[test]
fn pay_later_rooms_are_paid_in_time_or_released() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let first = checked(&api, &owner, can_wait);
    let paid = owner.post(BOOK, &booking(&first, "RAHMAN", "later")).ok();
    let held = order(&owner, &paid);
    assert_eq!(
        (&held["status"], &held["payment"]["state"]),
        (&json!("onHold"), &json!("none"))
    );
    let second = checked(&api, &owner, can_wait);
    let left = owner.post(BOOK, &booking(&second, "UDDIN", "later")).ok();
    let pay = |amount: &Value| {
        let body = json!({ "referenceId": paid["referenceId"], "acceptedAmount": amount });
        owner.post(&hotel("Pay"), &body)
    };
    pay(&json!("AED 1.00")).refused(409, "order.amount_mismatch");
    let answers = together(&[(); 4], |()| pay(&held["amount"]).ok());
    assert!(
        answers.iter().all(|order| order["status"] == "confirmed"),
        "{answers:?}"
    );
    assert_eq!(before - posted(&owner), minor(&held["agentAmount"]));

    let until = moment(&order(&owner, &left)["payBy"]);
    api.advance((until - api.now() + TimeDelta::seconds(1)).num_seconds());
    let owner = ROSE_OWNER.sign_in(&api);
    let ended = becomes(&owner, &left, "expired");
    assert!(
        ended["actions"]
            .as_array()
            .expect("actions")
            .iter()
            .all(|action| action != "pay")
    );
    let body = json!({ "referenceId": left["referenceId"], "acceptedAmount": ended["amount"] });
    owner.post(&hotel("Pay"), &body).refused(409, "order.wrong_state");
    assert_eq!(before - posted(&owner), minor(&held["agentAmount"]));
    proven(&api);
}

#[test]
fn a_lost_answer_is_reconciled_and_never_booked_twice() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let checked = checked(&api, &owner, is_plain);
    let body = booking(&checked, "SILENT", "now");
    let booked = owner.post(BOOK, &body).ok();
    assert_eq!(booked["status"], "unConfirmed");
    assert_eq!(owner.post(BOOK, &body).ok(), booked);
    let waits = order(&owner, &booked);
    assert_eq!(
        (&waits["status"], &waits["payment"]["state"]),
        (&json!("inProgress"), &json!("held"))
    );
    api.advance(60);
    let found = becomes(&owner, &booked, "confirmed");
    assert_eq!(before - posted(&owner), minor(&found["agentAmount"]));
    proven(&api);
}

through_the_gateway! {
    fn sixty_four_workers_book_no_more_than_the_rooms_and_the_wallet_allow(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = complete(&owner, &asked(api, "dxb"));
        let request = check_of(&owner, &found, is_plain);
        let bodies: Vec<Value> = (0..64)
            .map(|_| booking(&owner.post(&hotel("CheckRate"), &request).ok(), "RAHMAN", "now"))
            .collect();
        let before = posted(&owner);
        let answers = together(&bodies, |body| owner.post(BOOK, body));
        let (mut spent, mut refused) = (0, 0);
        for answer in &answers {
            if answer.status == 200 {
                spent += minor(&order(&owner, &answer.json())["agentAmount"]);
            } else {
                let code = text(&answer.json()["code"]);
                assert!(["wallet.insufficient", "hotel.sold_out"].contains(&code.as_str()), "{code}");
                refused += 1;
            }
        }
        assert!(spent > 0 && refused > 0, "{spent} {refused}");
        assert_eq!(before - posted(&owner), spent);
        assert_eq!(owner.balance()["held"], "0.00");
        proven(api);
    }

    // covers: T-203
    fn scenario_35_a_pending_booking_is_confirmed_later_or_its_money_returns(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = posted(&owner);
        let mut later = Vec::new();
        for surname in ["PENDING", "PENDINGNO"] {
            let checked = checked(api, &owner, is_plain);
            let booked = owner.post(BOOK, &booking(&checked, surname, "now")).ok();
            assert_eq!(booked["status"], "unConfirmed", "{surname}");
            later.push(booked);
        }
        assert_eq!(posted(&owner), before, "held, not charged");
        api.advance(180);
        let confirmed = becomes(&owner, &later[0], "confirmed");
        becomes(&owner, &later[1], "cancelled");
        assert_eq!(before - posted(&owner), minor(&confirmed["agentAmount"]));
        assert_eq!(owner.balance()["held"], "0.00");
        proven(api);
    }

    // covers: T-203
    fn scenario_36_a_cancellation_is_free_at_17_59_and_costs_at_18_01_by_the_hotels_clock(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let mut orders = Vec::new();
        for _ in 0..2 {
            let checked = checked(api, &owner, is_free_for_now);
            orders.push(owner.post(BOOK, &booking(&checked, "RAHMAN", "now")).ok());
        }
        let before = posted(&owner);
        let first = order(&owner, &orders[0]);
        let from = moment(&first["cancellation"][0]["from"]);
        assert_eq!(moment(&order(&owner, &orders[1])["cancellation"][0]["from"]), from);
        api.advance((from - api.now() - TimeDelta::minutes(1)).num_seconds());
        let owner = ROSE_OWNER.sign_in(api);
        let free = quote(&owner, &orders[0]);
        assert_eq!(minor(&free["fee"]), 0, "{free}");
        assert_eq!(free["nextStep"]["fee"], first["cancellation"][0]["fee"]);
        let ended = cancel(&owner, &orders[0], &free).ok();
        assert_eq!(ended["status"], "cancelled", "{ended}");
        assert_eq!(cancel(&owner, &orders[0], &free).ok()["cancelled"], ended["cancelled"], "once");
        assert_eq!(posted(&owner) - before, minor(&first["agentAmount"]));

        let stale = quote(&owner, &orders[1]);
        api.advance(2 * 60);
        cancel(&owner, &orders[1], &stale).refused(409, "hotel.quote_expired");
        let second = order(&owner, &orders[1]);
        let costs = quote(&owner, &orders[1]);
        assert_eq!(costs["fee"], second["cancellation"][0]["fee"], "{costs}");
        let before = posted(&owner);
        cancel(&owner, &orders[1], &costs).ok();
        let returned = (minor(&second["agentAmount"]) - minor(&costs["fee"])).max(0);
        assert_eq!(posted(&owner) - before, returned);
        proven(api);
    }
}
