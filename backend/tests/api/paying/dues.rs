//! Paying the balance of an order that was paid in part.

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use super::{assert_proven, order_call};
use crate::credit::{aed, agency_of, decision, target};
use crate::exports::{assert_download, lines};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, hundredths, minor, text};
use crate::support::{Answer, Api, Session};
use crate::through_the_gateway;

const SETTLE: &str = "/api/payment/v1/PartialPayment/SettleNow";

fn dues_of(reference: &str) -> String {
    format!("/api/payment/v1/PartialPayment/GetOrderDues?orderReference={reference}")
}

impl Session<'_> {
    pub(super) fn dues(&self, reference: &str) -> Answer {
        self.post(&dues_of(reference), &Value::Null)
    }

    pub(crate) fn settle(&self, reference: &str, accepted: &Value) -> Answer {
        self.post(
            SETTLE,
            &json!({ "orderReference": reference, "acceptedAmount": accepted }),
        )
    }

    /// Issue an order against its first part; returns its total cost.
    pub(crate) fn ticketed_in_part(&self) -> (Held, Value) {
        let [held] = self.several_ticketed_in_part();
        held
    }

    pub(crate) fn several_ticketed_in_part<const COUNT: usize>(&self) -> [(Held, Value); COUNT] {
        self.hold_several_for_parts().map(|held| {
            let quote = self.part_quote(&held.reference);
            self.ticket_in_part(&held, &quote["dueNow"]).ok();
            (held, quote)
        })
    }
}

through_the_gateway! {
    // covers: T-358, T-360
    fn all_that_is_due_is_paid_from_the_wallet_once(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let (held, quote) = owner.ticketed_in_part();
        let reference = held.reference.as_str();
        let owed = owner.dues(reference).ok();
        assert_eq!((&owed["total"], &owed["left"], &owed["state"]), (&quote["agentPayable"], &quote["dueLater"], &json!("open")));
        assert_eq!(minor(&owed["left"]), minor(&owed["total"]) - minor(&owed["paid"]), "{owed}");

        let before = owner.posted();
        let wrong = owner.settle(reference, &json!("AED 1.00")).refused(409, "order.amount_mismatch");
        assert_eq!(wrong["params"]["current"], owed["left"]);
        assert_eq!(owner.posted(), before);
        let paid = owner.settle(reference, &owed["left"]).ok();
        assert_eq!((&paid["paidNow"], &paid["due"]["state"], minor(&paid["due"]["left"])), (&json!(true), &json!("settled"), 0));
        let again = owner.settle(reference, &owed["left"]).ok();
        assert_eq!((&again["paidNow"], &again["due"]), (&json!(false), &paid["due"]));
        assert_eq!(before - owner.posted(), minor(&owed["left"]));
        assert_eq!(owner.dues(reference).ok(), paid["due"]);
        assert_eq!(minor(&paid["due"]["paid"]), minor(&owed["total"]));

        let row = owner.issues()[0].clone();
        assert_eq!((&row["journalId"], &row["reference"]), (&paid["due"]["journalId"], &json!(reference)), "{row}");
        assert_eq!(hundredths(&row["debit"]), minor(&owed["left"]));
        let events = owner.events(reference);
        let line = events.iter().find(|event| event["kind"] == "dueSettled").expect("a line");
        assert!(!text(&line["text"]).contains("AED"), "{line}");
        assert_eq!(owner.supplementary(reference)["part"]["isSettled"], true);

        // The invoice agrees: nothing is due.
        let document = owner.get(&format!("/api/print/v1/GetBookingPaper?typeId=1&orderReference={reference}")).ok();
        let settled = document["amounts"]["settled"].as_array().cloned().expect("what was paid");
        let labels: Vec<_> = settled.iter().map(|line| text(&line["label"])).collect();
        assert_eq!(labels, ["Charged to the wallet", "Charged to the wallet"]);
        assert_proven(api);
    }

    fn a_wallet_that_lacks_a_little_of_it_pays_nothing(api) {
        let owner = OASIS_OWNER.sign_in(api);
        let oasis = agency_of(api, "falcon", "Oasis Holidays");
        let grant = |limit: i64| api.admin_post(&target("falcon", &oasis), &decision(&aed(limit))).ok();
        let held = owner.hold_for_parts();
        let quote = owner.part_quote(&held.reference);
        let (now, later) = (minor(&quote["dueNow"]), minor(&quote["dueLater"]));
        let first = now - minor(&oasis["posted"]);
        grant(first);
        owner.ticket_in_part(&held, &quote["dueNow"]).ok();
        for (granted, missing) in [(first, later), (first + later - 1, 1)] {
            grant(granted);
            let refused = owner.settle(&held.reference, &quote["dueLater"]).refused(409, "wallet.insufficient");
            assert_eq!(refused["params"]["shortfall"], aed(missing), "{refused}");
            assert_eq!(owner.dues(&held.reference).ok()["left"], quote["dueLater"]);
        }
        grant(first + later);
        assert_eq!(owner.settle(&held.reference, &quote["dueLater"]).ok()["paidNow"], true);
        assert_eq!(hundredths(&owner.balance()["walletBalance"]), 0);
        assert_proven(api);
    }
}

#[test]
fn dues_are_for_those_who_may_see_and_pay_them() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (held, quote) = owner.ticketed_in_part();
    let reference = held.reference.as_str();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let database = Intruder::open(&api.folder.database_url());
    let allow = |codes: &str| {
        database.run(&format!(
            "update users set functionalities = '[{codes}]' where email = '{}'",
            ROSE_VIEWER.mail
        ));
    };
    allow("211");
    let refused = viewer.dues(reference).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 230);
    let refused = viewer
        .settle(reference, &quote["dueLater"])
        .refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 231);
    allow("211,230,231");
    let told = viewer.dues(reference).ok();
    assert!(
        ["total", "paid", "left"].iter().all(|amount| told[amount].is_null()),
        "{told}"
    );
    let refused = viewer
        .settle(reference, &quote["dueLater"])
        .refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 203);

    OASIS_OWNER
        .sign_in(&api)
        .settle(reference, &quote["dueLater"])
        .refused(404, "order.not_found");
    let whole = owner.hold();
    owner
        .settle(&whole.reference, &quote["dueLater"])
        .refused(409, "order.nothing_due");
    owner.ticket(&whole).ok();
    owner.dues(&whole.reference).refused(409, "order.nothing_due");
    assert_eq!(owner.dues(reference).ok()["left"], quote["dueLater"]);
}

#[test]
fn settling_overdue_dues_allows_part_payment_again() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let (held, quote) = owner.ticketed_in_part();
    api.advance(8 * 86_400);
    let owner = ROSE_OWNER.sign_in(&api);
    assert_eq!(owner.dues(&held.reference).ok()["state"], "overdue");
    let next = owner.hold();
    assert_eq!(owner.part_quote(&next.reference)["noParts"], "overdue");
    owner.settle(&held.reference, &quote["dueLater"]).ok();
    assert_ne!(owner.part_quote(&next.reference)["noParts"], "overdue");
    let target = order_call("GetPartialPaymentForIssueTicket", &next.reference);
    owner.post(&target, &Value::Null).ok();
}

#[test]
fn the_exported_dues_agree_with_the_list_and_have_amounts_for_those_who_may_see_them() {
    const LIST: &str = "/api/payment/v1/PartialPayment/GetOrders";
    const EXPORT: &str = "/api/payment/v1/PartialPayment/ExportOrders";
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let [(first, _), _] = owner.several_ticketed_in_part();
    let listed = owner.post(LIST, &json!({ "pageSize": 100 })).ok();
    let answer = owner.post(EXPORT, &json!({ "page": 2, "pageSize": 1 }));
    assert_download(&answer, "partial-payments");
    let file = lines(&answer);
    assert!(file[0].ends_with(",Total,Paid,Left to pay,Currency"), "{file:?}");
    let rows = listed["items"].as_array().expect("rows");
    assert_eq!(file.len(), rows.len() + 1, "{file:?}");
    for (line, row) in file[1..].iter().zip(rows) {
        assert!(
            line.starts_with(&format!("{},", text(&row["due"]["orderReference"]))),
            "{line} {row}"
        );
        let left = text(&row["due"]["left"]).replace("AED ", "");
        assert!(line.ends_with(&format!(",{left},AED")), "{line} {row}");
    }
    let found = lines(&owner.post(EXPORT, &json!({ "search": first.reference })));
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(lines(&owner.post(EXPORT, &json!({ "state": "settled" }))).len(), 1);

    let set = |codes: &str| {
        Intruder::open(&api.folder.database_url()).run(&format!(
            "update users set functionalities = '{codes}' where email = '{}'",
            ROSE_VIEWER.mail
        ));
    };
    set("[230]");
    let headings = lines(&ROSE_VIEWER.sign_in(&api).post(EXPORT, &json!({}))).remove(0);
    assert!(!headings.contains("Left to pay"), "{headings}");
    set("[227]");
    let denied = ROSE_VIEWER
        .sign_in(&api)
        .post(EXPORT, &json!({}))
        .refused(403, "access.denied");
    assert_eq!(denied["params"]["functionality"], 230);
}
