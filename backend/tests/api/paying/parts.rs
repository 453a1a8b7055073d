//! Part payments.

use serde_json::{Value, json};

use super::{assert_proven, order_call};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, hundredths, minor, text, ticket_target};
use crate::support::{Api, Session};

impl Session<'_> {
    /// Hold a flight that may be paid in parts.
    pub(crate) fn hold_for_parts(&self) -> Held {
        let [held] = self.hold_several_for_parts();
        held
    }

    /// Several such orders, each on another flight, since a flight has few seats at one price.
    pub(crate) fn hold_several_for_parts<const COUNT: usize>(&self) -> [Held; COUNT] {
        let found = self.search();
        let flights = found["flights"].as_array().expect("flights");
        let brands = flights
            .iter()
            .flat_map(|flight| flight["brandDetails"].as_array().expect("brands"));
        let prices = brands
            .filter(|brand| brand["refund"]["allowed"] == true)
            .map(|brand| self.price(&found, brand));
        let held = prices
            .filter(|priced| priced["holdAllowed"] == true)
            .map(|priced| self.hold_priced(&priced));
        let may = |held: &Held| self.part_quote(&held.reference)["dueNow"].is_string();
        let held: Vec<Held> = held.filter(may).take(COUNT).collect();
        held.try_into().expect("refundable flights")
    }

    /// Hold a flight that may not be paid in parts.
    pub(crate) fn hold_without_parts(&self) -> Held {
        let held = (0..12).map(|nth| self.hold_nth(nth));
        let asks = |held: &Held| self.part_quote(&held.reference)["canAsk"] == true;
        held.into_iter().find(asks).expect("a flight that is not refundable")
    }

    pub(super) fn ticket_in_part(&self, held: &Held, now: &Value) -> crate::support::Answer {
        let body =
            json!({ "acceptedAmount": held.amount, "fundSource": "wallet", "mode": "partial", "acceptedNow": now });
        self.post(&ticket_target(&held.reference), &body)
    }
}

#[test]
fn the_wallet_pays_the_first_part_and_the_rest_is_owed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let quote = owner.part_quote(&held.reference);
    let before = owner.posted();
    owner
        .ticket_in_part(&held, &json!("AED 1.00"))
        .refused(409, "order.amount_mismatch");
    let order = owner.ticket_in_part(&held, &quote["dueNow"]).ok();
    assert_eq!(
        (&order["status"], &order["payment"]["paid"]),
        (&json!("Confirmed"), &quote["dueNow"])
    );
    assert_eq!(before - owner.posted(), minor(&quote["dueNow"]));
    assert_eq!(hundredths(&owner.issues()[0]["debit"]), minor(&quote["dueNow"]));
    let part = owner.supplementary(&held.reference)["part"].clone();
    assert_eq!(
        (&part["left"], &part["isSettled"]),
        (&quote["dueLater"], &json!(false)),
        "{part}"
    );
    let invoice = format!(
        "/api/print/v1/GetBookingPaper?typeId=1&orderReference={}",
        held.reference
    );
    let amounts = owner.get(&invoice).ok()["amounts"].clone();
    assert_eq!(amounts["label"], "Total");
    let settled = amounts["settled"].as_array().expect("what is paid and what is due");
    let told = |at: usize, key: &str| text(&settled[at][key]).replace(',', "");
    let bare = |money: &Value| text(money).split(' ').nth(1).unwrap_or_default().to_owned();
    assert_eq!(
        [told(0, "label"), told(0, "amount")],
        ["Charged to the wallet".to_owned(), bare(&quote["dueNow"])]
    );
    assert_eq!(
        [told(1, "label"), told(1, "amount")],
        ["Still due".to_owned(), bare(&quote["dueLater"])]
    );
    assert!(!told(1, "detail").is_empty(), "until when");
    // Customer documents do not show what the agency owes, and a document for some of the party does not show the order's part payments.
    for query in ["typeId=2", "typeId=3", "typeId=6", "typeId=1&paxIds=t1"] {
        let target = format!(
            "/api/print/v1/GetBookingPaper?{query}&orderReference={}",
            held.reference
        );
        let amounts = owner.get(&target).ok()["amounts"].clone();
        assert_eq!(
            (&amounts["label"], &amounts["settled"]),
            (&json!("Total"), &json!([])),
            "{query}: {amounts}"
        );
    }
    assert_proven(&api);
}

#[test]
fn an_agency_with_overdue_dues_has_to_pay_in_full() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let now = owner.part_quote(&held.reference)["dueNow"].clone();
    owner.ticket_in_part(&held, &now).ok();
    api.advance(8 * 86_400);
    let owner = ROSE_OWNER.sign_in(&api);
    assert_eq!(owner.supplementary(&held.reference)["part"]["isOverdue"], true);
    let next = owner.hold();
    assert_eq!(owner.part_quote(&next.reference)["noParts"], "overdue");
    owner.ticket_in_part(&next, &now).refused(409, "order.part_not_allowed");
    owner.ticket(&next).ok();
}

#[test]
fn a_refused_ticket_leaves_nothing_due() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_for_parts();
    let now = owner.part_quote(&held.reference)["dueNow"].clone();
    api.force("issue", &json!({ "kind": "refuse" }));
    owner.ticket_in_part(&held, &now).refused(409, "order.supplier_refused");
    assert_eq!(owner.supplementary(&held.reference)["part"], Value::Null);
    // Paid in full after all.
    assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
    assert_eq!(owner.supplementary(&held.reference)["part"], Value::Null);
    assert_proven(&api);
}

// covers: T-318, T-164
#[test]
fn an_approval_request_stays_on_the_order_until_operations_answer() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_without_parts();
    let reference = held.reference.as_str();
    let ask = order_call("InitiateRequestToEnablePartialPayment", reference);
    let viewer = ROSE_VIEWER.sign_in(&api);
    let refused = viewer.post(&ask, &json!({})).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 222);
    OASIS_OWNER
        .sign_in(&api)
        .post(&ask, &json!({}))
        .refused(404, "order.not_found");

    let asked = owner
        .post(&ask, &json!({ "remark": " They pay after the wedding. " }))
        .ok();
    assert_eq!(
        (&asked["state"], &asked["remark"]),
        (&json!("requested"), &json!("They pay after the wedding."))
    );
    let again = owner.post(&ask, &json!({ "remark": "Please" })).ok();
    assert_eq!(again, asked, "a repeated request returns the same request");
    assert_eq!(owner.part_quote(reference)["request"], asked);
    assert_eq!(owner.supplementary(reference)["partRequest"], asked);

    let decide = format!("/orders/falcon/{reference}/part-payment");
    let unnamed = json!({ "allowed": true, "remark": "This once." });
    api.admin_post(&decide, &unnamed).refused(422, "request.invalid");
    let answer = api.admin_post(
        &decide,
        &json!({ "allowed": true, "remark": "This once.", "operator": "Nadia" }),
    );
    assert_eq!(answer.status, 204, "{}", answer.text());
    let quote = owner.part_quote(reference);
    assert_eq!(
        (&quote["request"]["state"], &quote["request"]["answer"]),
        (&json!("allowed"), &json!("This once."))
    );
    // Half of it, rounded once.
    let (now, later) = (minor(&quote["dueNow"]), minor(&quote["dueLater"]));
    assert!((0..=1).contains(&(now - later)), "{quote}");
    owner.ticket_in_part(&held, &quote["dueNow"]).ok();
    let kinds = owner.event_kinds(reference);
    assert!(
        ["partAsked", "partAnswered"]
            .iter()
            .all(|kind| kinds.contains(&text(&json!(kind)))),
        "{kinds:?}"
    );
}

// covers: T-164
#[test]
fn a_quote_matches_the_contract() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let printed = api.folder.run(&["contract", "openapi"]);
    let contract: Value = serde_json::from_slice(&printed.stdout).expect("a contract");
    let known = |schema: &str| contract["components"]["schemas"][schema]["properties"].clone();
    let held = owner.hold_for_parts();
    let quote = owner.part_quote(&held.reference);
    owner.ticket_in_part(&held, &quote["dueNow"]).ok();
    let part = owner.supplementary(&held.reference)["part"].clone();
    for (schema, document) in [("IssueQuote", quote), ("PartPayment", part)] {
        let fields = document.as_object().expect("a document");
        let undocumented: Vec<_> = fields
            .keys()
            .filter(|field| known(schema)[field.as_str()].is_null())
            .collect();
        assert!(undocumented.is_empty(), "{schema}: {undocumented:?}");
        for required in contract["components"]["schemas"][schema]["required"]
            .as_array()
            .expect("required")
        {
            assert!(fields.contains_key(&text(required)), "{schema}: {required}");
        }
    }
}
