//! The groups of a lot, as operators read them.

use serde_json::{Value, json};

use super::{deposited, fare, hold, lot, ticketed, with};
use crate::support::console::Console;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};

const FALCON: Option<&[&str]> = Some(&["falcon"]);
/// Groups of a page.
const PAGE: usize = 50;

fn groups(console: &Console<'_>, lot: &Value, more: &Value) -> Answer {
    let mut body = json!({ "tenant": "falcon", "lotId": lot["lotId"] });
    for (name, value) in more.as_object().expect("an object") {
        body[name] = value.clone();
    }
    console.post("Fares/GetLotGroups", &body)
}

fn items(answer: &Value) -> Vec<Value> {
    answer["items"].as_array().expect("items").clone()
}

/// Seats of the groups in one of these states.
fn seats(items: &[Value], states: &[&str]) -> u64 {
    let open = items
        .iter()
        .filter(|item| states.iter().any(|state| item["status"] == *state));
    open.filter_map(|item| item["seats"].as_u64()).sum()
}

/// Held seats that the agency gave back.
fn cancelled(session: &Session<'_>, lot: &Value, adults: u32) -> Value {
    let reference = hold(session, lot, adults);
    let quote = session.post(&fare("CancelQuote"), &reference).ok();
    let accepted = with(&reference, &json!({ "quoteId": quote["quoteId"] }));
    session.post(&fare("Cancel"), &accepted).ok();
    reference
}

#[test]
fn operators_read_which_groups_have_the_seats_of_a_lot() {
    let api = Api::start();
    let lot = lot(&api, "Watched", 60);
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let none = groups(&nadia, &lot, &json!({})).ok();
    assert_eq!(
        none,
        json!({ "items": [], "counts": {}, "seatsHeld": 0, "seatsSold": 0 }),
        "no group yet"
    );

    let (rose, oasis) = (ROSE_OWNER.sign_in(&api), OASIS_OWNER.sign_in(&api));
    let sold = ticketed(&rose, &lot, 3, "UDDIN");
    let waiting = hold(&oasis, &lot, 12);
    let paid = deposited(&rose, &lot, 7);
    let gone = cancelled(&rose, &lot, 5);
    let listed = groups(&nadia, &lot, &json!({})).ok();
    let rows = items(&listed);
    let references: Vec<&Value> = rows.iter().map(|row| &row["orderReference"]).collect();
    let newest_first = [&gone, &paid, &waiting, &sold].map(|order| &order["referenceId"]);
    assert_eq!(references, newest_first);
    let (held, other) = (&rows[2], &rows[1]);
    assert_eq!(
        (
            &held["agency"],
            &held["groupName"],
            &held["seats"],
            &held["status"],
            &held["nextDue"]
        ),
        (
            &json!("Oasis Holidays"),
            &json!("Hill school"),
            &json!(12),
            &json!("seatsHeld"),
            &json!("deposit")
        ),
        "{held}"
    );
    assert_eq!(
        (
            &other["agency"],
            &other["namesMissing"],
            &other["nextDue"],
            &other["nextDeadline"]
        ),
        (
            &json!("Desert Rose Travel"),
            &json!(7),
            &json!("names"),
            &lot["namesBy"]
        ),
        "{other}"
    );
    assert_eq!(rows[3]["nextDue"], Value::Null, "nothing is due for tickets");
    assert_eq!(
        listed["counts"],
        json!({ "seatsHeld": 1, "depositPaid": 1, "ticketed": 1, "cancelled": 1 })
    );

    // The groups' seats are those that the lot counts.
    let page = nadia
        .post("Fares/GetLot", &json!({ "tenant": "falcon", "lotId": lot["lotId"] }))
        .ok();
    let held = seats(&rows, &["seatsHeld", "depositPaid", "balancePaid", "inProgress"]);
    assert_eq!((&listed["seatsHeld"], &page["seatsHeld"]), (&json!(held), &json!(held)));
    let sold = seats(&rows, &["ticketed"]);
    assert_eq!((&listed["seatsSold"], &page["seatsSold"]), (&json!(sold), &json!(sold)));

    let paid_only = groups(&nadia, &lot, &json!({ "status": "depositPaid" })).ok();
    assert_eq!((items(&paid_only).len(), &paid_only["counts"]), (1, &listed["counts"]));
    assert_eq!(items(&paid_only)[0]["orderReference"], paid["referenceId"]);
    // The row leads to the order.
    let order = json!({ "tenant": "falcon", "orderReference": waiting["referenceId"] });
    assert_eq!(
        nadia.post("Order/View", &order).ok()["orderReference"],
        waiting["referenceId"]
    );
}

#[test]
fn groups_of_a_lot_are_read_page_by_page_by_the_tenants_operators() {
    let api = Api::start();
    let (lot, other) = (lot(&api, "Long", 60), lot(&api, "Other", 20));
    let rose = ROSE_OWNER.sign_in(&api);
    hold(&rose, &other, 2);
    let all: Vec<String> = (0..=PAGE)
        .map(|nth| {
            let held = super::try_hold(&rose, &lot, 1, &format!("group {nth}")).ok();
            text(&held["referenceId"])
        })
        .collect();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let first = groups(&nadia, &lot, &json!({})).ok();
    let second = groups(&nadia, &lot, &json!({ "cursor": first["next"] })).ok();
    assert_eq!((items(&first).len(), items(&second).len()), (PAGE, 1));
    assert_eq!(second["next"], Value::Null);
    let mut read: Vec<String> = items(&first)
        .iter()
        .chain(&items(&second))
        .map(|row| text(&row["orderReference"]))
        .collect();
    read.reverse();
    assert_eq!(read, all, "each group once, and none of another lot");

    groups(&nadia, &lot, &json!({ "cursor": "middle" })).refused(422, "request.invalid");
    let unknown = json!({ "lotId": "0199c0de-0000-7000-8000-000000000001" });
    groups(&nadia, &unknown, &json!({})).refused(404, "request.not_found");
    let elsewhere = Console::of(&api, "Hana Aziz", &["ticketing"], Some(&["_default"]));
    groups(&elsewhere, &lot, &json!({})).refused(403, "access.denied");
    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], FALCON);
    groups(&kyc, &lot, &json!({})).refused(403, "access.denied");
    let reader = Console::of(&api, "Amal Said", &["support"], FALCON);
    assert_eq!(items(&groups(&reader, &lot, &json!({})).ok()).len(), PAGE);
}
