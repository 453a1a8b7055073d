//! Online payments of an agency, and its credit ledger.

use serde_json::{Value, json};

use crate::credit::{aed, agency_of, decision, target};
use crate::exports::{assert_download, lines};
use crate::support::Api;
use crate::support::people::{OASIS_OWNER, PADMA_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::trip::{hundredths, minor, text};

const LOOKUPS: &str = "/api/payment/v1/etransaction/GetLookups";
const TRANSACTIONS: &str = "/api/payment/v1/etransaction/GetTransactions";
const CREDIT: &str = "/api/payment/v1/passbook/credit";

// covers: T-352
#[test]
fn online_payments_are_listed_on_the_portal_of_the_original_brand_alone() {
    let api = Api::start();
    let owner = SKYLINE_OWNER.sign_in(&api);
    let held = owner.hold();
    let payment = owner.pay_online(&held).ok();
    let list = owner.post(TRANSACTIONS, &json!({})).ok();
    let row = &list["items"][0];
    assert_eq!(
        (&list["total"], &row["paymentId"]),
        (&json!(1), &payment["paymentId"]),
        "{list}"
    );
    assert_eq!(
        (&row["state"], &row["total"], &row["orderReference"]),
        (&json!("pending"), &payment["total"], &json!(held.reference))
    );
    let states = owner.post(LOOKUPS, &Value::Null).ok()["states"].clone();
    for state in states.as_array().expect("states") {
        let found = owner.post(TRANSACTIONS, &json!({ "state": state })).ok();
        assert_eq!(found["total"], i32::from(state == "pending"), "{state}");
    }
    owner
        .post(TRANSACTIONS, &json!({ "state": "stolen" }))
        .refused(422, "request.invalid");
    assert_eq!(
        PADMA_OWNER.sign_in(&api).post(TRANSACTIONS, &json!({})).ok()["total"],
        0
    );

    let falcon = ROSE_OWNER.sign_in(&api);
    for call in [LOOKUPS, TRANSACTIONS] {
        falcon.post(call, &json!({})).refused(404, "request.not_found");
    }
}

#[test]
fn the_credit_ledger_has_what_was_drawn_and_how_much_is_in_use() {
    let api = Api::start();
    let owner = OASIS_OWNER.sign_in(&api);
    let oasis = agency_of(&api, "falcon", "Oasis Holidays");
    assert_eq!(owner.post(CREDIT, &json!({})).ok()["total"], 0);
    let held = owner.hold();
    let due = minor(&owner.full_quote(&held.reference)["dueNow"]);
    let credit = due - minor(&oasis["posted"]);
    api.admin_post(&target("falcon", &oasis), &decision(&aed(credit + 100)))
        .ok();
    owner.ticket(&held).ok();
    let ledger = owner.post(CREDIT, &json!({})).ok();
    let row = &ledger["items"][0];
    assert_eq!(
        (&ledger["total"], &row["reference"]),
        (&json!(1), &json!(held.reference)),
        "{ledger}"
    );
    assert_eq!(
        [&row["drawn"], &row["outstanding"], &ledger["creditUsed"]].map(hundredths),
        [credit; 3],
        "{ledger}"
    );
    assert_eq!(hundredths(&ledger["creditAvailable"]), 100);
    assert!(row["repaid"].is_null(), "{row}");

    let answer = owner.post(
        "/api/payment/v1/passbook/exportCredit",
        &json!({ "page": 3, "pageSize": 1 }),
    );
    assert_download(&answer, "credit-ledger");
    let file = lines(&answer);
    assert_eq!(file.len(), 2, "{file:?}");
    assert!(file[0].contains(",Drawn,Repaid,Drawn after it,Currency,"), "{file:?}");
    let drawn = text(&row["drawn"]);
    assert!(file[1].contains(&format!(",{drawn},,{drawn},AED,")), "{file:?}");
}
