//! Tickets that come late, get lost or are refused.

use serde_json::json;

use super::{becomes, card, deposited, fare, lot, names, order, pay, posted, proven, submit, versioned, with};
use crate::support::Api;
use crate::support::console::Console;
use crate::support::people::ROSE_OWNER;

#[test]
fn late_and_lost_tickets_come_and_refused_ones_are_decided_by_operators() {
    let api = Api::start();
    let lot = lot(&api, "Airline", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let asked = |adults: u32, surname: &str| {
        let reference = deposited(&owner, &lot, adults);
        submit(
            &owner,
            &reference,
            &names(usize::try_from(adults).expect("few"), surname),
        )
        .ok();
        let answer = pay(&owner, &reference, "balance").ok();
        assert_eq!(answer["status"], "inProgress", "{surname}: {answer}");
        reference
    };
    let (late, lost, refused) = (asked(2, "PENDING"), asked(3, "SILENT"), asked(4, "REFUSED"));
    assert_eq!(order(&owner, &refused)["statusText"], "Waiting for operations");
    api.advance(180);
    becomes(&owner, &late, "ticketed");
    becomes(&owner, &lost, "ticketed");

    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let listed = nadia.post("Order/LoadInDoubt", &json!({ "tenant": "falcon" })).ok();
    let item = &listed["items"][0];
    assert_eq!(
        (&item["orderReference"], &item["travellers"][0]["travellerId"]),
        (&refused["referenceId"], &json!("1")),
        "{listed}"
    );
    let mut decision = json!({ "tenant": "falcon", "orderReference": refused["referenceId"], "found": "tickets",
        "reason": "Confirmed by the airline's desk, case 4711." });
    nadia
        .post("Order/DecideOutcome", &decision)
        .refused(422, "request.invalid");
    decision["found"] = json!("nothing");
    let decided = nadia.post("Order/DecideOutcome", &decision).ok();
    assert_eq!(decided["status"], "Cancelled", "{decided}");
    let cancelled = order(&owner, &refused);
    assert_eq!(
        (&cancelled["status"], &cancelled["ended"]["refund"]),
        (&json!("cancelled"), &json!("AED 688.00")),
        "{cancelled}"
    );
    assert_eq!(before - posted(&owner), 5 * 17_200, "only the ticketed seats are paid");
    assert_eq!(card(&owner, "Airline")["seatsFree"], 35);
    proven(&api);
}

#[test]
fn operators_enter_tickets_or_have_the_airline_asked_again() {
    let api = Api::start();
    let lot = lot(&api, "Again", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = deposited(&owner, &lot, 2);
    let mut list = names(2, "UDDIN");
    list[1]["surname"] = json!("REFUSED");
    submit(&owner, &reference, &list).ok();
    pay(&owner, &reference, "balance").ok();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let decision = |found: &str| {
        json!({ "tenant": "falcon", "orderReference": reference["referenceId"], "found": found,
        "reason": "Confirmed by the airline's desk, case 4711." })
    };
    nadia.post("Order/DecideOutcome", &decision("seats")).ok();
    let held = order(&owner, &reference);
    assert_eq!(
        (&held["status"], &held["namesMissing"]),
        (&json!("balancePaid"), &json!(0)),
        "{held}"
    );
    let mut name = list[1].clone();
    name["surname"] = json!("ISLAM");
    let change = with(
        &versioned(&owner, &reference),
        &json!({ "line": 2, "name": name, "acceptedFee": "AED 0.00" }),
    );
    owner.post(&fare("ChangeName"), &change).ok();
    becomes(&owner, &reference, "ticketed");

    let other = deposited(&owner, &lot, 3);
    submit(&owner, &other, &names(3, "REFUSED")).ok();
    pay(&owner, &other, "balance").ok();
    let ticket = |line: u32| json!({ "travellerId": line.to_string(), "number": format!("0652400000{line:03}") });
    let mut found = decision("tickets");
    found["orderReference"] = other["referenceId"].clone();
    found["tickets"] = json!([ticket(1), ticket(2), ticket(3)]);
    nadia.post("Order/DecideOutcome", &found).ok();
    let ticketed = order(&owner, &other);
    assert_eq!(
        (&ticketed["status"], &ticketed["names"][2]["ticketNumber"]),
        (&json!("ticketed"), &json!("0652400000003")),
        "{ticketed}"
    );
}
