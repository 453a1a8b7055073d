//! Operations grant an agency credit, and it spends exactly that.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, PADMA_OWNER};
use crate::support::trip::{hundredths, minor, text};
use crate::through_the_gateway;

pub(crate) fn agency_of(api: &Api, tenant: &str, name: &str) -> Value {
    let listed = api.admin_get(&format!("/agencies/{tenant}"));
    let mut items = listed["items"].as_array().expect("agencies").iter();
    items.find(|item| item["name"] == name).cloned().expect("the agency")
}

pub(crate) fn target(tenant: &str, agency: &Value) -> String {
    format!("/agencies/{tenant}/{}/credit", text(&agency["agencyId"]))
}

pub(crate) fn decision(limit: &str) -> Value {
    json!({ "limit": limit, "reason": "Bank guarantee 4711", "operator": "Nadia" })
}

pub(crate) fn aed(hundredths: i64) -> String {
    format!("AED {}.{:02}", hundredths / 100, hundredths % 100)
}

through_the_gateway! {
    fn an_agency_issues_up_to_its_credit_limit(api) {
        let owner = OASIS_OWNER.sign_in(api);
        let oasis = agency_of(api, "falcon", "Oasis Holidays");
        let target = target("falcon", &oasis);
        let held = owner.hold();
        let quote = owner.post(&format!("/api/order/v1/GetFullPaymentForIssueTicket?orderReference={}", held.reference), &Value::Null).ok();
        let needed = minor(&quote["dueNow"]) - minor(&oasis["posted"]);

        api.admin_post(&target, &decision(&aed(needed - 1))).ok();
        let refused = owner.ticket(&held).refused(409, "wallet.insufficient");
        assert_eq!(refused["params"]["shortfall"], "AED 0.01", "{refused}");
        let granted = api.admin_post(&target, &decision(&aed(needed))).ok();
        assert_eq!((&granted["creditLimit"], &granted["available"]), (&json!(aed(needed)), &quote["dueNow"]));
        assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
        let balance = owner.balance();
        assert_eq!((hundredths(&balance["walletBalance"]), hundredths(&balance["creditAvailable"])), (0, 0));
        assert_eq!([&balance["creditLimit"], &balance["creditUsed"]].map(hundredths), [needed, needed]);

        // The limit cannot be set below what is used.
        let problem = api.admin_post(&target, &decision(&aed(needed - 1))).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["code"], "limit.in_use", "{problem}");
        let proof = api.folder.run(&["ledger", "prove"]);
        assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
    }

    fn an_invalid_decision_changes_nothing(api) {
        let padma = agency_of(api, "_default", "Padma Tours");
        let target = target("_default", &padma);
        for (limit, code) in [
            ("BDT 5000", "amount.shape"),
            ("BDT 5000.0", "amount.shape"),
            ("BDT 5000.001", "amount.shape"),
            ("BDT -1.00", "amount.shape"),
            ("5000.00", "amount.shape"),
            ("AED 5000.00", "amount.currency"),
        ] {
            let problem = api.admin_post(&target, &decision(limit)).refused(422, "request.invalid");
            assert_eq!((&problem["errors"][0]["pointer"], &problem["errors"][0]["code"]), (&json!("/limit"), &json!(code)), "{limit}");
        }
        let mut silent = decision("BDT 5000.00");
        silent["reason"] = json!(" ");
        let problem = api.admin_post(&target, &silent).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["pointer"], "/reason", "{problem}");
        let nobody = "/agencies/_default/00000000-0000-7000-8000-000000000000/credit";
        api.admin_post(nobody, &decision("BDT 5000.00")).refused(404, "request.not_found");
        assert_eq!(agency_of(api, "_default", "Padma Tours"), padma);

        // The gateway does not serve this address to any user.
        let owner = PADMA_OWNER.sign_in(api);
        for path in [target.clone(), format!("/api{target}")] {
            let answer = owner.post(&path, &decision("BDT 5000.00"));
            assert!([404, 405].contains(&answer.status), "{path}: {}", answer.status);
        }
        assert_eq!(hundredths(&owner.balance()["creditLimit"]), 0);
    }
}
