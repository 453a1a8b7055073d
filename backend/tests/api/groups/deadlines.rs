//! Deadlines that pass, and seats that are given back.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    becomes, card, deposited, emails, fare, hold, lot, moment, names, order, pass, posted, proven, submit, with,
};
use crate::support::people::ROSE_OWNER;
use crate::support::{Api, eventually};

#[test]
fn a_group_is_reminded_of_its_deposit_and_loses_its_seats_without_it() {
    let api = Api::start();
    let lot = lot(&api, "Deposit", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let reference = hold(&owner, &lot, 10);
    let due = order(&owner, &reference)["deposit"]["dueBy"].clone();
    assert_eq!(emails(&api, "one hour left"), 0);
    pass(&api, &json!((moment(&due) - TimeDelta::minutes(59)).to_rfc3339()));
    eventually("the reminder", || (emails(&api, "one hour left") == 1).then_some(()));
    let owner = pass(&api, &due);
    let released = becomes(&owner, &reference, "released");
    assert_eq!(released["ended"]["missed"], "deposit", "{released}");
    assert_eq!(
        (card(&owner, "Deposit")["seatsFree"].clone(), posted(&owner)),
        (json!(40), before)
    );
    let late = with(&reference, &json!({ "acceptedAmount": "AED 430.00" }));
    owner.post(&fare("PayDeposit"), &late).refused(409, "order.wrong_state");
}

#[test]
fn a_group_without_its_names_is_reminded_and_then_loses_its_seats_and_half_its_deposit() {
    let api = Api::start();
    let lot = lot(&api, "Missing", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let reference = deposited(&owner, &lot, 10);
    let due = moment(&lot["namesBy"]);
    let day_before = json!((due - TimeDelta::hours(23)).to_rfc3339());
    let owner = pass(&api, &day_before);
    eventually("the reminder", || (emails(&api, "names are due") == 1).then_some(()));
    submit(&owner, &reference, &names(4, "UDDIN")).ok();
    let owner = pass(&api, &lot["namesBy"]);
    let released = becomes(&owner, &reference, "released");
    assert_eq!(
        (
            &released["ended"]["missed"],
            &released["ended"]["penalty"],
            &released["ended"]["refund"]
        ),
        (&json!("names"), &json!("AED 215.00"), &json!("AED 215.00")),
        "{released}"
    );
    assert_eq!(before - posted(&owner), 21_500);
    assert_eq!(card(&owner, "Missing")["seatsFree"], 40);
    assert_eq!(emails(&api, "names are due"), 1, "reminded once");
    proven(&api);
}

#[test]
fn a_name_costs_its_fee_after_names_are_due_and_an_unpaid_balance_ends_the_order() {
    let api = Api::start();
    let lot = lot(&api, "Balance", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = deposited(&owner, &lot, 2);
    submit(&owner, &reference, &names(2, "UDDIN")).ok();
    let change_of = |version: &Value, surname: &str, fee: &str| {
        let mut name = names(2, surname)[1].clone();
        name["givenName"] = json!("RAFI");
        let body = json!({ "version": version, "line": 2, "name": name, "acceptedFee": fee });
        with(&reference, &body)
    };
    let read = order(&owner, &reference)["version"].clone();
    let free = change_of(&read, "ISLAM", "AED 0.00");
    let free = owner.post(&fare("ChangeName"), &free).ok();
    assert_eq!(free["names"][1]["surname"], "ISLAM", "{free}");
    let owner = pass(&api, &lot["namesBy"]);
    let now = order(&owner, &reference)["version"].clone();
    let change = |surname: &str, fee: &str| change_of(&now, surname, fee);
    owner
        .post(&fare("ChangeName"), &change_of(&read, "HASAN", "AED 7.50"))
        .refused(409, "record.changed");
    submit(&owner, &reference, &names(2, "UDDIN")).refused(409, "fares.deadline_passed");
    owner
        .post(&fare("ChangeName"), &change("HASAN", "AED 0.00"))
        .refused(409, "order.amount_mismatch");
    let refused = owner
        .post(&fare("ChangeName"), &change("১২", "AED 7.50"))
        .refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/name/surname", "{refused}");
    let before = posted(&owner);
    let paid = owner.post(&fare("ChangeName"), &change("HASAN", "AED 7.50")).ok();
    assert_eq!(
        (&paid["names"][1]["surname"], &paid["nameFees"]),
        (&json!("HASAN"), &json!("AED 7.50")),
        "{paid}"
    );
    assert_eq!(before - posted(&owner), 750);
    let again = owner.post(&fare("ChangeName"), &change("HASAN", "AED 7.50")).ok();
    assert_eq!(
        again["nameFees"], "AED 7.50",
        "a repeated request changes nothing: {again}"
    );
    assert_eq!(before - posted(&owner), 750);

    let owner = pass(&api, &lot["balanceBy"]);
    let released = becomes(&owner, &reference, "released");
    assert_eq!(
        (&released["ended"]["missed"], &released["ended"]["refund"]),
        (&json!("balance"), &json!("AED 43.00"))
    );
    assert_eq!(posted(&owner) - before, 4_300 - 750);
    proven(&api);
}

#[test]
fn a_corrected_name_without_a_passport_keeps_the_one_that_was_given() {
    let api = Api::start();
    let lot = lot(&api, "Corrected", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = deposited(&owner, &lot, 2);
    let given = submit(&owner, &reference, &names(2, "UDDIN")).ok();
    let without = |line: usize, surname: &str| {
        let mut name = names(2, surname)[line - 1].clone();
        let name = name.as_object_mut().expect("a name");
        name.remove("passportNumber");
        name.remove("passportExpiry");
        json!(name)
    };
    let change =
        json!({ "version": given["version"], "line": 2, "name": without(2, "UDIN"), "acceptedFee": "AED 0.00" });
    let changed = owner.post(&fare("ChangeName"), &with(&reference, &change)).ok();
    assert_eq!(
        (&changed["names"][1]["surname"], &changed["names"][1]["passportNumber"]),
        (&json!("UDIN"), &given["names"][1]["passportNumber"]),
        "{changed}"
    );
    let list = json!([without(1, "UDDEN"), without(2, "UDIN")]);
    let saved = submit(&owner, &reference, &list).ok();
    assert_eq!(
        (&saved["names"][0]["surname"], &saved["names"][0]["passportNumber"]),
        (&json!("UDDEN"), &given["names"][0]["passportNumber"]),
        "{saved}"
    );
    assert_eq!(saved["names"][1], changed["names"][1]);
    let warned = saved["nameWarnings"].as_array().expect("warnings");
    let warned: Vec<_> = warned.iter().map(|one| (&one["line"], &one["code"])).collect();
    let kept = json!("passport.kept");
    assert_eq!(
        warned,
        [(&json!(1), &kept), (&json!(2), &kept)],
        "until the passports are given"
    );
    let mut titled = names(2, "UDDIN");
    titled[0]["givenName"] = json!("MSTR KARIM");
    titled[1]["givenName"] = json!("FNU");
    let warned = submit(&owner, &reference, &titled).ok();
    let single = &warned["nameWarnings"][1];
    assert_eq!(
        (&single["line"], &single["code"]),
        (&json!(2), &json!("name.single")),
        "the flights leave from Dubai: {warned}"
    );
    let warning = &warned["nameWarnings"][0];
    assert_eq!(
        (&warning["line"], &warning["field"], &warning["code"]),
        (&json!(1), &json!("givenName"), &json!("name.title")),
        "{warned}"
    );
}

#[test]
fn a_smaller_group_pays_the_penalty_and_a_cancelled_one_its_share() {
    let api = Api::start();
    let lot = lot(&api, "Smaller", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let before = posted(&owner);
    let reference = deposited(&owner, &lot, 10);
    let remain = |adults: u32| json!({ "passengers": { "adults": adults, "children": 0, "infants": 0 } });
    let grown = owner.post(&fare("DropQuote"), &with(&reference, &remain(11)));
    grown.refused(422, "request.invalid");
    let quote = owner.post(&fare("DropQuote"), &with(&reference, &remain(8))).ok();
    assert_eq!(
        (&quote["penalty"], &quote["newAmount"], &quote["refund"]),
        (&json!("AED 20.00"), &json!("AED 1460.00"), &json!("AED 0.00")),
        "{quote}"
    );
    let mut body = with(&reference, &remain(8));
    body["acceptedPenalty"] = json!("AED 0.00");
    owner
        .post(&fare("DropSeats"), &body)
        .refused(409, "fares.quote_expired");
    body["acceptedPenalty"] = quote["penalty"].clone();
    let drop = |body: &Value| owner.call(&fare("DropSeats"), body).key("eight stay").send();
    let smaller = drop(&body).ok();
    assert_eq!(
        (&smaller["seats"], &smaller["amount"], &smaller["penalties"]),
        (&json!(8), &json!("AED 1460.00"), &json!("AED 20.00")),
        "{smaller}"
    );
    assert_eq!(drop(&body).ok(), smaller, "a repeated call changes nothing");
    let mut fewer = with(&reference, &remain(7));
    fewer["acceptedPenalty"] = quote["penalty"].clone();
    drop(&fewer).refused(422, "request.idempotency_mismatch");
    owner.post(&fare("DropSeats"), &body).refused(422, "request.invalid");
    assert_eq!(card(&owner, "Smaller")["seatsFree"], 32);
    assert_eq!(
        smaller["balance"]["amount"], "AED 966.00",
        "1376.00 and 20.00 less 430.00"
    );

    let quote = owner.post(&fare("CancelQuote"), &reference).ok();
    assert_eq!(
        (&quote["penalty"], &quote["refund"]),
        (&json!("AED 430.00"), &json!("AED 0.00")),
        "{quote}"
    );
    let cancel = |quote: &Value| {
        let body = with(&reference, &json!({ "quoteId": quote }));
        owner.post(&fare("Cancel"), &body)
    };
    let id = quote["quoteId"].as_str().expect("the id of the quote");
    assert!(
        id.len() == 32 && !id.contains("43000"),
        "the id reveals no amount: {id}"
    );
    cancel(&json!("another")).refused(409, "fares.quote_expired");
    let cancelled = cancel(&quote["quoteId"]).ok();
    assert_eq!(cancelled["status"], "cancelled");
    assert_eq!(
        cancel(&quote["quoteId"]).ok()["status"],
        "cancelled",
        "a repeated cancellation changes nothing"
    );
    assert_eq!(
        (card(&owner, "Smaller")["seatsFree"].clone(), before - posted(&owner)),
        (json!(40), 43_000)
    );

    // Dropping seats first must not make cancelling the rest cheaper.
    let before = posted(&owner);
    let other = deposited(&owner, &lot, 9);
    let mut body = with(&other, &remain(1));
    body["acceptedPenalty"] = json!("AED 80.00");
    let left = owner.post(&fare("DropSeats"), &body).ok();
    assert_eq!(left["refunded"], "AED 135.00", "387.00 less 172.00 and 80.00: {left}");
    let quote = owner.post(&fare("CancelQuote"), &other).ok();
    assert_eq!(
        (&quote["penalty"], &quote["refund"]),
        (&json!("AED 166.00"), &json!("AED 86.00")),
        "half of one seat, and the penalties of eight: {quote}"
    );
    let ended = with(&other, &json!({ "quoteId": quote["quoteId"] }));
    owner.post(&fare("Cancel"), &ended).ok();
    assert_eq!(before - posted(&owner), 16_600);
    proven(&api);
}
