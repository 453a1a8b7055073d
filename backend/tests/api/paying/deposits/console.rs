//! Deposits at the operators' console.

use serde_json::{Value, json};

use crate::files::pdf;
use crate::support::console::Console;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;
use crate::support::{Answer, Api};

const FALCON: Option<&[&str]> = Some(&["falcon"]);

fn step(console: &Console<'_>, reference: &str, step: &str) -> Answer {
    let body =
        json!({ "tenant": "falcon", "depositRef": reference, "step": step, "note": "Statement of today, line 12." });
    console.post("Deposit/Decide", &body)
}

#[test]
fn a_deposit_is_reviewed_by_one_operator_and_approved_by_another() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let before = owner.posted();
    let declared = owner.bank_deposit("RB-9001", "AED 500.00").ok();
    let reference = text(&declared["depositRef"]);
    let hana = Console::of(&api, "Hana Aziz", &["finance"], FALCON);
    let rami = Console::of(&api, "Rami Haddad", &["finance"], FALCON);
    let waiting = hana.waiting(&reference).expect("it waits");
    let seen = ["kind", "title", "canDecide"].map(|field| &waiting[field]);
    assert_eq!(
        seen,
        [&json!("deposit"), &json!("AED 500.00"), &json!(true)],
        "{waiting}"
    );

    let about = json!({ "tenant": "falcon", "depositRef": reference });
    let view = hana.post("Deposit/View", &about).ok();
    assert_eq!(view["steps"], json!(["review", "reject", "ask"]), "{view}");
    assert_eq!(
        (&view["particulars"]["slipNo"], &view["slips"]),
        (&json!("RB9001"), &json!(["slip.pdf"]))
    );
    assert_eq!(view["paidInto"], "Gulf Commercial Bank, 0193827465001", "{view}");
    let slip = |number: u8| {
        hana.get(&format!(
            "Deposit/GetSlip?tenant=falcon&depositRef={reference}&number={number}"
        ))
    };
    assert_eq!(slip(0).bytes, pdf());
    slip(1).refused(404, "file.not_found");

    let reviewed = step(&hana, &reference, "review").ok();
    assert_eq!(
        (&reviewed["status"], &reviewed["maker"]["by"]),
        (&json!("underReview"), &json!("Hana Aziz"))
    );
    assert_eq!(reviewed["steps"], json!(["reject", "ask"]), "{reviewed}");
    step(&hana, &reference, "approve").refused(403, "deposit.same_operator");
    let of_rami = rami.post("Deposit/View", &about).ok();
    assert_eq!(of_rami["steps"], json!(["approve", "reject", "ask"]), "{of_rami}");
    let approved = step(&rami, &reference, "approve").ok();
    assert_eq!(
        (&approved["status"], &approved["steps"]),
        (&json!("approved"), &json!([]))
    );
    assert_eq!(
        step(&rami, &reference, "approve").ok(),
        approved,
        "a repeated approval changes nothing"
    );
    let late = step(&hana, &reference, "reject").refused(409, "deposit.wrong_state");
    assert_eq!(late["params"]["status"], "approved", "{late}");
    assert_eq!(owner.posted() - before, 50_000);
    assert_eq!(hana.waiting(&reference), None);

    let auditor = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    let trail = auditor
        .post("Audit/Load", &json!({ "tenant": "falcon", "subject": reference }))
        .ok();
    let items = trail["items"].as_array().expect("items").iter();
    let by_operators = items.filter(|event| event["by"] == "operator");
    let mut events: Vec<[String; 2]> = by_operators
        .map(|event| [text(&event["who"]), text(&event["action"])])
        .collect();
    events.sort();
    assert_eq!(
        events,
        [
            ["Hana Aziz", "deposit.decide"],
            ["Hana Aziz", "deposit.refused"],
            ["Rami Haddad", "deposit.decide"],
        ]
    );
}

#[test]
fn deposits_are_for_finance_of_the_tenant() {
    let api = Api::start();
    let declared = ROSE_OWNER.sign_in(&api).bank_deposit("RB-9002", "AED 500.00").ok();
    let reference = text(&declared["depositRef"]);
    let about = json!({ "tenant": "falcon", "depositRef": reference });
    let support = Console::of(&api, "Sami Noor", &["support", "refunds"], None);
    assert_eq!(
        support.waiting(&reference).expect("it waits")["canDecide"],
        Value::Bool(false)
    );
    let stranger = Console::of(&api, "Mira Lund", &["finance"], Some(&["_default"]));
    assert_eq!(stranger.waiting(&reference), None);
    for console in [&support, &stranger] {
        console.post("Deposit/View", &about).refused(403, "access.denied");
        step(console, &reference, "review").refused(403, "access.denied");
        let slip = format!("Deposit/GetSlip?tenant=falcon&depositRef={reference}&number=0");
        console.get(&slip).refused(403, "access.denied");
    }
    let elsewhere = json!({ "tenant": "_default", "depositRef": reference });
    stranger
        .post("Deposit/View", &elsewhere)
        .refused(404, "deposit.not_found");
}
