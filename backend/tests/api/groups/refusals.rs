//! Refused and repeated requests, and concurrent requests for one lot.

use serde_json::{Value, json};

use super::{
    HOLD, card, deposited, fare, hold, hold_body, lot, names, order, pay, posted, proven, submit, try_hold, versioned,
    with,
};
use crate::crowds::together;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api};
use crate::through_the_gateway;

#[test]
fn a_hold_sent_twice_takes_its_seats_once() {
    let api = Api::start();
    let lot = lot(&api, "Twice", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let answers = together(&[(); 6], |()| try_hold(&owner, &lot, 4, "one click"));
    let held: Vec<Value> = answers
        .iter()
        .filter(|answer| answer.status == 200)
        .map(Answer::json)
        .collect();
    assert!(!held.is_empty() && held.iter().all(|one| *one == held[0]), "{held:?}");
    for late in answers.iter().filter(|answer| answer.status != 200) {
        late.refused(409, "request.in_progress");
    }
    assert_eq!(card(&owner, "Twice")["seatsFree"], 36);
    owner.post(HOLD, &hold_body(&lot, 4)).refused(422, "request.invalid");

    let reference = json!({ "referenceId": held[0]["referenceId"] });
    let before = posted(&owner);
    let paid = together(&[(); 6], |()| pay(&owner, &reference, "deposit"));
    assert!(paid.iter().any(|answer| answer.status == 200));
    assert_eq!(before - posted(&owner), 17_200, "a quarter of four seats, once");
    proven(&api);
}

#[test]
fn a_hold_is_refused_for_a_lot_price_party_or_user_that_does_not_fit() {
    let api = Api::start();
    let lot = lot(&api, "Refused", 10);
    let owner = ROSE_OWNER.sign_in(&api);
    let send = |body: &Value, key: &str| owner.call(HOLD, body).key(key).send();
    let mut body = hold_body(&lot, 4);
    body["lotId"] = json!("0199c0de-0000-7000-8000-000000000001");
    send(&body, "unknown").refused(404, "fares.lot_gone");
    let mut body = hold_body(&lot, 4);
    body["acceptedAmount"] = json!("AED 700.00");
    let dearer = send(&body, "price").refused(409, "fares.price_changed");
    assert_eq!(dearer["params"]["current"], "AED 720.00", "{dearer}");
    let few = send(&hold_body(&lot, 11), "seats").refused(409, "fares.not_enough_seats");
    assert_eq!(few["params"]["free"], 10, "{few}");
    for (adults, infants, code) in [
        (0, 0, "passengers.adults"),
        (2, 3, "passengers.infants"),
        (401, 0, "passengers.count"),
        (300, 201, "passengers.most"),
    ] {
        let mut body = hold_body(&lot, adults);
        body["passengers"]["infants"] = json!(infants);
        let refused = send(&body, code).refused(422, "request.invalid");
        assert_eq!(
            (&refused["errors"][0]["pointer"], &refused["errors"][0]["code"]),
            (&json!("/passengers"), &json!(code)),
            "{refused}"
        );
    }
    let mut body = hold_body(&lot, 4);
    body["contact"]["phone"] = json!("+0000000");
    let refused = send(&body, "phone").refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/contact/phone", "{refused}");
    let viewer = ROSE_VIEWER.sign_in(&api);
    try_hold(&viewer, &lot, 4, "viewer").refused(403, "access.denied");
    SKYLINE_OWNER
        .sign_in(&api)
        .call(HOLD, &hold_body(&lot, 4))
        .key("tenant")
        .send()
        .refused(404, "fares.lot_gone");
    assert_eq!(card(&owner, "Refused")["seatsFree"], 10);
}

#[test]
fn payments_are_refused_out_of_turn_and_at_another_amount() {
    let api = Api::start();
    let lot = lot(&api, "Turns", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = hold(&owner, &lot, 4);
    pay(&owner, &reference, "balance").refused(409, "order.wrong_state");
    let wrong = with(&reference, &json!({ "acceptedAmount": "AED 1.00" }));
    let refused = owner
        .post(&fare("PayDeposit"), &wrong)
        .refused(409, "order.amount_mismatch");
    assert_eq!(refused["params"]["current"], "AED 172.00", "{refused}");
    pay(&owner, &reference, "deposit").ok();
    let before = posted(&owner);
    assert_eq!(
        pay(&owner, &reference, "deposit").ok()["status"],
        "depositPaid",
        "a repeated payment changes nothing"
    );
    assert_eq!(posted(&owner), before);
}

#[test]
fn a_list_is_read_line_by_line_and_bad_names_are_pointed_at() {
    let api = Api::start();
    let lot = lot(&api, "Names", 40);
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = deposited(&owner, &lot, 3);
    let pasted = "Title;Given name;Surname;Birth;Nationality;Passport;Expiry\n\
        Mr;KARIM;UDDIN;12/03/1980;BD;AB000001;2036-01-01\nMr;KARIM;UDDIN;1980-03-12;BD;AB000002;2027-01-01\nLord;X;Y;;;;";
    let read = owner
        .post(&fare("CheckNames"), &with(&reference, &json!({ "text": pasted })))
        .ok();
    assert_eq!(read["names"].as_array().map(Vec::len), Some(2), "{read}");
    let problems: Vec<(u64, String)> = read["problems"]
        .as_array()
        .expect("problems")
        .iter()
        .map(|problem| (problem["line"].as_u64().expect("a line"), text(&problem["code"])))
        .collect();
    for expected in [(2, "name.duplicate"), (3, "title.unknown"), (3, "date.shape")] {
        assert!(
            problems.contains(&(expected.0, expected.1.to_owned())),
            "{expected:?} in {problems:?}"
        );
    }
    let mut list = names(4, "UDDIN");
    list[1]["surname"] = json!("উদ্দিন");
    list[2]["passportExpiry"] = json!("2026-12-01");
    let refused = submit(&owner, &reference, &list).refused(422, "request.invalid");
    let pointers: Vec<&Value> = refused["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .map(|error| &error["pointer"])
        .collect();
    for expected in ["/names/1/surname", "/names/2/passportExpiry", "/names/3/type"] {
        assert!(pointers.contains(&&json!(expected)), "{expected} in {pointers:?}");
    }
    assert_eq!(order(&owner, &reference)["namesMissing"], 3, "nothing is stored");

    // When two users edit the same order, the second has to reload it before anything is replaced.
    let read = versioned(&owner, &reference);
    let list = |surname: &str| with(&read, &json!({ "names": names(3, surname) }));
    owner.post(&fare("SubmitNames"), &list("UDDIN")).ok();
    owner
        .post(&fare("SubmitNames"), &list("ISLAM"))
        .refused(409, "record.changed");
    let again = owner.post(&fare("SubmitNames"), &list("UDDIN")).ok();
    assert_eq!(again["names"][0]["surname"], "UDDIN", "repeated names change nothing");

    // A passport that is left out is kept.
    submit(&owner, &reference, &names(3, "UDDIN")).ok();
    let mut list = names(3, "UDDIN");
    list[0].as_object_mut().expect("a name").remove("passportNumber");
    list[0].as_object_mut().expect("a name").remove("passportExpiry");
    let kept = submit(&owner, &reference, &list).ok();
    assert_eq!(kept["names"][0]["passportNumber"], "AB000001", "{kept}");

    // Phone keyboards insert such apostrophes and hyphens.
    let mut list = names(3, "O\u{2019}NEIL");
    list[0]["givenName"] = json!(" ANNA\u{2010}MARIA ");
    let kept = submit(&owner, &reference, &list).ok();
    assert_eq!(
        (&kept["names"][0]["givenName"], &kept["names"][0]["surname"]),
        (&json!("ANNA-MARIA"), &json!("O'NEIL"))
    );
}

through_the_gateway! {
    fn a_lot_in_demand_is_sold_out_and_never_oversold(api) {
        let lot = lot(api, "Race", 100);
        let agencies = [ROSE_OWNER.sign_in(api), OASIS_OWNER.sign_in(api)];
        let buyers: Vec<usize> = (0..60).collect();
        let answers = together(&buyers, |buyer| try_hold(&agencies[buyer % 2], &lot, 3, &format!("buyer {buyer}")));
        let taken = answers.iter().filter(|answer| answer.status == 200).count();
        assert_eq!(taken, 33, "33 groups of three have 99 of 100 seats");
        for late in answers.iter().filter(|answer| answer.status != 200) {
            assert_eq!(late.refused(409, "fares.not_enough_seats")["params"]["free"], 1);
        }
        assert_eq!(card(&agencies[0], "Race")["seatsFree"], 1);
        try_hold(&agencies[1], &lot, 1, "the last").ok();
        assert_eq!(card(&agencies[0], "Race")["seatsFree"], 0);
    }
}
