//! Credit limits and adjustments under the four-eyes principle: applied once, by the tenant's finance operators only.

use serde_json::{Value, json};

use crate::agencies::about;
use crate::credit::{agency_of, decision, target};
use crate::crowds::together;
use crate::support::console::Console;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::{hundredths, text};
use crate::support::{Answer, Api};
use crate::through_the_gateway;

const FALCON: Option<&[&str]> = Some(&["falcon"]);
/// One operator of falcon may grant up to AED 20,000.00 without approval.
const ABOVE: &str = "AED 20000.01";

fn limit(console: &Console<'_>, api: &Api, limit: &str) -> Answer {
    let mut body = about(api, "Oasis Holidays");
    body["limit"] = json!(limit);
    body["reason"] = json!("Bank guarantee 4711");
    console.post("Agency/SetCreditLimit", &body)
}

fn adjustment(api: &Api, id: u32, amount: &str) -> Value {
    let mut body = about(api, "Desert Rose Travel");
    body["changeId"] = json!(format!("0199c0de-0000-7000-8000-{id:012}"));
    body["amount"] = json!(amount);
    body["cause"] = json!("correction");
    body["note"] = json!("Entry 12 was posted twice.");
    body
}

fn decide(console: &Console<'_>, reference: &str, step: &str) -> Answer {
    let body = json!({ "tenant": "falcon", "changeRef": reference, "decision": step, "note": "Seen in the file." });
    console.post("WalletChange/Decide", &body)
}

fn proven(api: &Api) {
    let proof = api.folder.run(&["ledger", "prove"]);
    assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
}

through_the_gateway! {
    fn an_adjustment_is_proposed_by_one_operator_and_approved_by_another(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let hana = Console::of(api, "Hana Aziz", &["finance"], FALCON);
        let rami = Console::of(api, "Rami Haddad", &["finance"], FALCON);
        let body = adjustment(api, 1, "AED -250.00");
        let proposed = hana.post("Agency/ProposeAdjustment", &body).ok();
        assert_eq!((&proposed["status"], &proposed["steps"]), (&json!("proposed"), &json!(["refuse"])), "{proposed}");
        assert_eq!(hana.post("Agency/ProposeAdjustment", &body).ok(), proposed, "a repeated proposal is one proposal");
        let mut other = body.clone();
        other["amount"] = json!("AED -251.00");
        hana.post("Agency/ProposeAdjustment", &other).refused(422, "request.idempotency_mismatch");
        assert_eq!(owner.posted(), before, "nothing moves yet");

        let reference = text(&proposed["changeRef"]);
        let waiting = rami.waiting(&reference).expect("it waits");
        assert_eq!((&waiting["kind"], &waiting["owner"], &waiting["agency"]),
            (&json!("walletChange"), &json!("Hana Aziz"), &json!("Desert Rose Travel")), "{waiting}");
        decide(&hana, &reference, "approve").refused(403, "wallet_change.same_operator");
        let case = rami.post("WalletChange/View", &json!({ "tenant": "falcon", "changeRef": reference })).ok();
        assert_eq!(case["change"]["steps"], json!(["approve", "refuse"]), "{case}");
        let approved = decide(&rami, &reference, "approve").ok();
        assert_eq!(decide(&rami, &reference, "approve").ok(), approved, "a repeated approval changes nothing");
        let late = decide(&hana, &reference, "refuse").refused(409, "wallet_change.wrong_state");
        assert_eq!((&late["params"]["status"], &late["params"]["by"]), (&json!("approved"), &json!("Rami Haddad")), "{late}");
        assert_eq!(owner.posted() - before, -25_000);
        assert_eq!(rami.waiting(&reference), None);
        let seen = rami.post("Agency/View", &about(api, "Desert Rose Travel")).ok();
        let entry = &seen["money"]["entries"][0];
        assert_eq!((&entry["kind"], &entry["debit"]), (&json!("adjustment"), &json!("AED 250.00")), "{entry}");
        proven(api);

        let auditor = Console::of(api, "Amal Said", &["auditor"], FALCON);
        let trail = auditor.post("Audit/Load", &json!({ "tenant": "falcon", "subject": reference })).ok();
        let events: Vec<[String; 2]> = trail["items"].as_array().expect("items").iter()
            .map(|event| [text(&event["who"]), text(&event["action"])]).collect();
        assert_eq!(events, [["Rami Haddad", "wallet.decided"], ["Hana Aziz", "wallet.sameOperator"], ["Hana Aziz", "wallet.proposed"]]);
    }

    fn sixty_four_approvals_of_one_adjustment_credit_once(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let hana = Console::of(api, "Hana Aziz", &["finance"], FALCON);
        let [rami, mona] = ["Rami Haddad", "Mona Adel"].map(|name| Console::of(api, name, &["finance"], FALCON));
        let proposed = hana.post("Agency/ProposeAdjustment", &adjustment(api, 2, "AED 80.00")).ok();
        let reference = text(&proposed["changeRef"]);
        let places: Vec<usize> = (0..64).collect();
        let statuses = together(&places, |place| {
            decide(if place.is_multiple_of(2) { &rami } else { &mona }, &reference, "approve").status
        });
        assert!(statuses.iter().all(|status| [200, 409].contains(status)) && statuses.contains(&200), "{statuses:?}");
        assert_eq!(owner.posted() - before, 8_000);
        proven(api);
    }

    fn a_limit_above_what_one_grants_alone_waits_for_another_operator(api) {
        let owner = OASIS_OWNER.sign_in(api);
        let credit = |owner: &crate::support::people::Session<'_>| hundredths(&owner.balance()["creditLimit"]);
        let hana = Console::of(api, "Hana Aziz", &["finance"], FALCON);
        let rami = Console::of(api, "Rami Haddad", &["finance"], FALCON);
        let alone = limit(&hana, api, "AED 20000.00").ok();
        assert_eq!((alone.get("waits"), &alone["wallet"]["creditLimit"]), (None, &json!("AED 20000.00")), "{alone}");
        let first = limit(&hana, api, ABOVE).ok();
        let reference = text(&first["waits"]["changeRef"]);
        assert_eq!(limit(&hana, api, ABOVE).ok()["waits"]["changeRef"], json!(reference), "a repeated proposal is one proposal");
        let open = limit(&rami, api, "AED 30000.00").refused(409, "wallet_change.open");
        assert_eq!(open["params"]["changeRef"], json!(reference), "{open}");
        assert_eq!(credit(&owner), 2_000_000, "not in force yet");
        decide(&hana, &reference, "approve").refused(403, "wallet_change.same_operator");

        // The limit was lowered after the proposal, so the proposal can no longer be approved.
        limit(&rami, api, "AED 1000.00").ok();
        let stale = decide(&rami, &reference, "approve").refused(409, "wallet_change.out_of_date");
        assert_eq!(stale["params"]["limit"], "AED 1000.00", "{stale}");
        assert_eq!(decide(&hana, &reference, "refuse").ok()["change"]["status"], "refused", "its maker takes it back");

        // On the admin listener the same rule holds.
        let oasis = agency_of(api, "falcon", "Oasis Holidays");
        let waits = api.admin_post(&target("falcon", &oasis), &decision(ABOVE)).ok();
        let reference = text(&waits["waits"]);
        assert_eq!((&waits["creditLimit"], credit(&owner)), (&json!("AED 1000.00"), 100_000), "{waits}");
        assert_eq!(decide(&rami, &reference, "approve").ok()["change"]["status"], "approved");
        assert_eq!(credit(&owner), 2_000_001);
        assert_eq!(limit(&hana, api, "AED 0.00").ok().get("waits"), None, "lowering a limit needs no second operator");
    }
}

#[test]
fn wallets_are_changed_by_finance_of_the_tenant_within_what_they_cover() {
    let api = Api::start();
    let hana = Console::of(&api, "Hana Aziz", &["finance"], FALCON);
    let rami = Console::of(&api, "Rami Haddad", &["finance"], FALCON);
    let admin = Console::of(&api, "Sami Noor", &["tenantAdmin", "auditor", "support"], FALCON);
    let stranger = Console::of(&api, "Mira Lund", &["finance"], Some(&["_default"]));
    let propose = |console: &Console<'_>, id: u32, amount: &str| {
        console.post("Agency/ProposeAdjustment", &adjustment(&api, id, amount))
    };
    for console in [&admin, &stranger] {
        propose(console, 3, "AED 5.00").refused(403, "access.denied");
        limit(console, &api, "AED 5.00").refused(403, "access.denied");
        decide(console, "WCH2611000001", "approve").refused(403, "access.denied");
    }
    for (amount, code) in [
        ("AED 0.00", "amount.zero"),
        ("AED 5", "amount.shape"),
        ("BDT 5.00", "amount.currency"),
    ] {
        let problem = propose(&hana, 4, amount).refused(422, "request.invalid");
        assert_eq!(
            (&problem["errors"][0]["pointer"], &problem["errors"][0]["code"]),
            (&json!("/amount"), &json!(code)),
            "{amount}"
        );
    }
    decide(&rami, "WCH2611999999", "approve").refused(404, "request.not_found");

    // More than the wallet has: refused, and it still waits.
    let too_much = propose(&hana, 5, "AED -90000000.00").ok();
    let reference = text(&too_much["changeRef"]);
    decide(&rami, &reference, "approve").refused(409, "wallet.insufficient");
    assert!(rami.waiting(&reference).is_some());
    let elsewhere = json!({ "tenant": "_default", "changeRef": reference });
    stranger
        .post("WalletChange/View", &elsewhere)
        .refused(404, "request.not_found");
    assert_eq!(decide(&rami, &reference, "refuse").ok()["change"]["status"], "refused");
    proven(&api);
}
