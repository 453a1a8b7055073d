//! Deposits: declared and approved by two people, cheques, online payments, and everything that must not credit twice.

mod console;

use std::collections::BTreeSet;
use std::thread;

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{assert_proven, call_back, last_notice, mood};
use crate::files::pdf;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{PASSBOOK, minor, text};
use crate::support::{Answer, Api, Session};
use crate::through_the_gateway;

fn call(name: &str) -> String {
    format!("/api/payment/v1/deposit/{name}")
}

fn online(name: &str) -> String {
    format!("/api/payment/v1/online/{name}")
}

/// The date that many days before today.
fn days_ago(api: &Api, days: i64) -> String {
    (api.now() - TimeDelta::days(days)).date_naive().to_string()
}

impl Session<'_> {
    fn hand_in(&self, name: &str, texts: &[(&str, &str)]) -> Answer {
        self.upload(&call(name), texts, &[("slip", "slip.pdf", &pdf())])
    }

    fn bank_deposit(&self, slip_no: &str, amount: &str) -> Answer {
        let on = days_ago(self.api, 1);
        let texts = [
            ("amount", amount),
            ("ownerBankAccountId", "gulf-main"),
            ("depositDate", &on),
            ("slipNo", slip_no),
            ("branch", "Deira"),
            ("remark", "For November"),
        ];
        self.hand_in("initiatebankdeposit", &texts)
    }

    fn cheque(&self, number: &str) -> Answer {
        let on = days_ago(self.api, 1);
        let texts = [
            ("amount", "AED 800.00"),
            ("ownerBankAccountId", "gulf-main"),
            ("chequeDate", &on),
            ("chequeNo", number),
            ("chequeBank", "Marina Bank"),
        ];
        self.hand_in("initiatechequedeposit", &texts)
    }

    fn deposit(&self, reference: &Value) -> Value {
        self.post(&call("view"), &json!({ "depositRef": reference })).ok()
    }

    fn listed(&self, filter: &Value) -> Vec<Value> {
        let page = self.post(&call("load"), filter).ok();
        page["items"].as_array().cloned().expect("deposits")
    }

    /// Begin a card deposit and open its payment.
    fn open_card(&self, amount: &str) -> (Value, Value) {
        let body = json!({ "amount": amount, "method": "card" });
        let deposit = self.post(&call("initate"), &body).ok();
        let payment = self.post(&online("CreatePayment"), &accepting(&deposit)).ok();
        (deposit, payment)
    }
}

/// What the page sends: the deposit, and amount and fee as shown.
fn accepting(deposit: &Value) -> Value {
    let total = minor(&deposit["amount"]) + minor(&deposit["fee"]);
    json!({ "purpose": "deposit", "purposeRef": deposit["depositRef"], "provider": "sandbox",
        "acceptedTotal": format!("AED {}.{:02}", total / 100, total % 100) })
}

fn decide(api: &Api, reference: &Value, step: &str, operator: &str) -> Answer {
    decide_at(api, "falcon", reference, (step, operator))
}

fn decide_at(api: &Api, tenant: &str, reference: &Value, (step, operator): (&str, &str)) -> Answer {
    let target = format!("/deposits/{tenant}/{}/decision", text(reference));
    let note = format!("{step}: statement of today, line 12");
    api.admin_post(&target, &json!({ "step": step, "note": note, "operator": operator }))
}

fn emails(api: &Api, about: &Value) -> Vec<String> {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items").iter();
    let subjects = items.map(|item| text(&item["subject"]));
    subjects.filter(|subject| subject.contains(&text(about))).collect()
}

fn faults(answer: &Answer) -> BTreeSet<(String, String)> {
    let problem = answer.refused(422, "request.invalid");
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors
        .map(|error| (text(&error["pointer"]), text(&error["code"])))
        .collect()
}

through_the_gateway! {
    // covers: T-162 T-344 T-345 T-346 T-347
    fn three_deposits_are_listed_by_kind_narrowed_read_and_found(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let (before, on) = (owner.posted(), days_ago(api, 2));
        let bank = owner.bank_deposit("RB-7712", "AED 500.00").ok();
        let transfer = owner.hand_in("initiatebanktransfer", &[
            ("amount", "1,250.5"), ("ownerBankAccountId", "crescent-collections"), ("transferDate", &on),
            ("transferRef", "UAE99817"), ("channel", "UAEFTS"), ("senderBank", "Palm Bank"),
        ]).ok();
        let cheque = owner.cheque("000417").ok();
        let kinds: Vec<_> = owner.listed(&json!({})).iter().map(|row| text(&row["method"])).collect();
        assert_eq!(kinds, ["cheque", "bankTransfer", "bankDeposit"]);
        assert_eq!([&bank["status"], &transfer["status"], &cheque["status"]], ["submitted", "submitted", "received"]);
        assert_eq!((&transfer["amount"], &transfer["fee"]), (&json!("AED 1250.50"), &json!("AED 0.00")));

        let narrowed = owner.listed(&json!({ "method": "bankTransfer" }));
        assert_eq!((narrowed.len(), &narrowed[0]["depositRef"]), (1, &transfer["depositRef"]));
        assert_eq!(owner.listed(&json!({ "status": "approved" })), Vec::<Value>::new());
        let values = owner.post(&call("availfilter"), &Value::Null).ok();
        assert!(values["methods"].as_array().expect("methods").contains(&json!("bankTransfer")), "{values}");
        let found = owner.post(&call("searchpad?term=rb7712"), &Value::Null).ok();
        assert_eq!((&found["total"], &found["items"][0]["depositRef"]), (&json!(1), &bank["depositRef"]));

        let bar = |session: &Session<'_>| {
            let number = text(&bank["depositRef"]).to_lowercase();
            session.get(&format!("/api/customer/v1/MyBooking/GetSearchBar?searchKey={number}")).ok()
        };
        let in_header = bar(&owner);
        assert_eq!((&in_header["type"], &in_header["reference"], &in_header["count"]), (&json!("deposit"), &bank["depositRef"], &json!(1)));

        let view = owner.deposit(&bank["depositRef"]);
        assert_eq!(view, bank);
        assert_eq!((&view["reference"], &view["branch"], &view["remark"]), (&json!("RB7712"), &json!("Deira"), &json!("For November")));
        assert_eq!(view["bankAccount"]["accountNumber"], "0193827465001", "{view}");
        assert_eq!((&view["canWithdraw"], &view["canAnswer"]), (&json!(true), &json!(false)));
        assert_eq!(view["history"][0]["status"], "submitted");
        let address = text(&view["attachments"][0]["address"]);
        assert_eq!(owner.get(&address).bytes, pdf());

        let stranger = OASIS_OWNER.sign_in(api);
        stranger.post(&call("view"), &json!({ "depositRef": bank["depositRef"] })).refused(404, "deposit.not_found");
        stranger.post(&call("withdraw"), &json!({ "depositRef": bank["depositRef"] })).refused(404, "deposit.not_found");
        stranger.get(&address).refused(404, "file.not_found");
        assert_eq!(stranger.listed(&json!({})), Vec::<Value>::new());
        assert_eq!(bar(&stranger)["count"], 0);
        assert_eq!(owner.posted(), before);
    }

    // covers: T-224 T-383
    fn invalid_amounts_references_dates_and_slips_are_refused_at_their_fields(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let nothing = owner.upload(&call("initiatebankdeposit"), &[], &[]);
        let named = |pairs: &[(&str, &str)]| pairs.iter().map(|(field, code)| (format!("/{field}"), (*code).to_owned())).collect::<BTreeSet<_>>();
        assert_eq!(faults(&nothing), named(&[
            ("amount", "field.required"), ("ownerBankAccountId", "account.unknown"), ("depositDate", "field.required"),
            ("slipNo", "field.required"), ("slip", "file.missing"),
        ]));
        for (amount, code) in [("AED 0.00", "amount.zero"), ("AED 49.99", "amount.tooSmall"), ("AED 500000.01", "amount.tooLarge"),
            ("BDT 500.00", "amount.currency"), ("AED 1.999", "amount.shape")] {
            assert_eq!(faults(&owner.bank_deposit("RB7712", amount)), named(&[("amount", code)]), "{amount}");
        }
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg'/>";
        let on = days_ago(api, 16);
        let texts = [("amount", "500"), ("ownerBankAccountId", "gulf-main"), ("depositDate", on.as_str()), ("slipNo", "RB/1"), ("poem", "x")];
        let odd = owner.upload(&call("initiatebankdeposit"), &texts, &[("slip", "slip.png", svg)]);
        assert_eq!(faults(&odd), named(&[
            ("depositDate", "date.tooOld"), ("slipNo", "reference.shape"), ("slip", "file.kind"), ("poem", "field.unknown"),
        ]));
        assert_eq!(owner.listed(&json!({})), Vec::<Value>::new());
    }

    // covers: T-342 T-348
    fn the_listed_methods_are_those_the_tenant_has_configured(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let codes = |name: &str| -> Vec<String> {
            let listed = owner.post(&call(name), &Value::Null).ok();
            let methods = listed["methods"].as_array().expect("methods").iter();
            methods.map(|method| text(&method["code"])).collect()
        };
        assert_eq!(codes("availdeposit"), ["bankDeposit", "bankTransfer", "cheque"]);
        assert_eq!(codes("availpayments"), ["mobileBanking", "card", "netBanking"]);
        assert_eq!(codes("getProtectedFunctions"), ["bankDeposit", "bankTransfer", "cheque"], "no mobile accounts here");
        let choices = |owner: &Session<'_>, name: &str, at: usize, of: &str| {
            owner.post(&call(name), &Value::Null).ok()["methods"][at][of].clone()
        };
        assert_eq!(choices(&owner, "availdeposit", 1, "channels"), json!(["UAEFTS", "other"]));
        assert_eq!(choices(&owner, "availpayments", 0, "providers"), json!([]));
        let dhaka = SKYLINE_OWNER.sign_in(api);
        assert_eq!(choices(&dhaka, "availdeposit", 1, "channels"), json!(["NPSB", "BEFTN", "RTGS", "other"]));
        assert_eq!(choices(&dhaka, "availpayments", 0, "providers"), json!(["bKash", "Nagad", "Rocket", "Upay"]));
        let listed = owner.post(&call("availpayments"), &Value::Null).ok();
        assert_eq!(listed["methods"][1], json!({ "code": "card", "label": "Credit or debit card", "enabled": true, "min": "AED 50.00",
            "max": "AED 500000.00", "feePercent": "1.80", "feeFixed": "AED 1.00", "protected": false, "channels": [], "providers": [] }));
        let config = owner.post(&online("GetCardPaymentConfig"), &Value::Null).ok();
        assert_eq!((&config["options"][0]["code"], &config["options"][1]["method"]), (&json!("sandbox"), &json!("netBanking")));
    }

    // covers: T-205
    fn two_operators_credit_a_deposit_once_however_often_they_approve(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let deposit = owner.bank_deposit("RB7712", "AED 500.00").ok();
        let reference = &deposit["depositRef"];
        let early = decide(api, reference, "approve", "Omar").refused(409, "deposit.wrong_state");
        assert_eq!(early["params"]["status"], "submitted");
        assert_eq!(decide(api, reference, "review", "Nadia").ok()["status"], "underReview");
        for maker in ["Nadia", " nadia "] {
            decide(api, reference, "approve", maker).refused(403, "deposit.same_operator");
        }
        owner.post(&call("withdraw"), &json!({ "depositRef": reference })).refused(409, "deposit.wrong_state");
        assert_eq!(owner.posted(), before);

        let answers: Vec<Value> = thread::scope(|scope| {
            let requests: Vec<_> = (0..64).map(|_| scope.spawn(|| decide(api, reference, "approve", "Omar").ok())).collect();
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        assert!(answers.iter().all(|answer| answer["status"] == "approved" && answer["checker"] == "Omar"), "{answers:?}");
        let late = decide(api, reference, "approve", "Sara").refused(409, "deposit.wrong_state");
        assert_eq!(late["params"]["status"], "approved");
        decide(api, reference, "reject", "Omar").refused(409, "deposit.wrong_state");

        assert_eq!(owner.posted() - before, 50_000);
        let view = owner.deposit(reference);
        assert_eq!((&view["creditedAmount"], &view["reviewer"]), (&json!("AED 500.00"), &json!("Omar")));
        let rows = owner.post(PASSBOOK, &json!({ "search": reference })).ok();
        assert_eq!((rows["items"].as_array().expect("rows").len(), &rows["items"][0]["journalId"]), (1, &view["creditedJournalId"]));
        assert_eq!(emails(api, reference).len(), 1);
        let notifications = owner.get("/api/order/v1/GetNotifications").ok();
        assert_eq!((&notifications["deposits"][0]["depositRef"], &notifications["deposits"][0]["status"]), (reference, &json!("approved")));

        let refused = owner.bank_deposit("RB7713", "AED 500.00").ok();
        assert_eq!(decide(api, &refused["depositRef"], "reject", "Omar").ok()["status"], "rejected");
        decide(api, &refused["depositRef"], "approve", "Nadia").refused(409, "deposit.wrong_state");
        assert_eq!(owner.deposit(&refused["depositRef"])["rejectReason"], "reject: statement of today, line 12");
        assert_eq!(owner.posted() - before, 50_000);
        assert_proven(api);
    }

    fn the_same_money_is_declared_once_and_the_earlier_deposit_named_to_its_own_agency_only(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let first = owner.bank_deposit("RB7712", "AED 500.00").ok();
        let again = owner.bank_deposit("rb 77-12", "AED 500.00").refused(409, "deposit.duplicate");
        assert_eq!(again["params"]["depositRef"], first["depositRef"]);
        let stranger = OASIS_OWNER.sign_in(api);
        let theirs = stranger.bank_deposit("RB7712", "AED 500.00").refused(409, "deposit.duplicate");
        assert!(!theirs.to_string().contains(&text(&first["depositRef"])), "{theirs}");
        owner.bank_deposit("RB7712", "AED 501.00").ok();
        owner.post(&call("withdraw"), &json!({ "depositRef": first["depositRef"] })).ok();
        assert_eq!(owner.post(&call("withdraw"), &json!({ "depositRef": first["depositRef"] })).ok()["status"], "withdrawn");
        stranger.bank_deposit("RB7712", "AED 500.00").ok();
    }

    fn a_question_is_answered_with_another_slip_and_reviewed_again(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let deposit = owner.bank_deposit("RB7712", "AED 500.00").ok();
        let reference = text(&deposit["depositRef"]);
        decide(api, &deposit["depositRef"], "review", "Nadia").ok();
        assert_eq!(decide(api, &deposit["depositRef"], "ask", "Omar").ok()["status"], "needsInfo");
        let asked = owner.deposit(&deposit["depositRef"]);
        assert_eq!((&asked["question"], &asked["canAnswer"]), (&json!("ask: statement of today, line 12"), &json!(true)));
        let blank = owner.upload(&call("answer"), &[("depositRef", &reference)], &[]);
        assert_eq!(faults(&blank), BTreeSet::from([("/remark".to_owned(), "field.required".to_owned())]));
        let texts = [("depositRef", reference.as_str()), ("remark", "Here is the stamped slip.")];
        let answer = || owner.upload_once(&call("answer"), &texts, &[("slip", "stamped.pdf", &pdf())], "answer-1").ok();
        let answered = answer();
        assert_eq!(answer(), answered);
        assert_eq!((&answered["status"], answered["attachments"].as_array().map(Vec::len)), (&json!("submitted"), Some(2)));
        // The question ended the first review, so its maker may be the checker of the second.
        decide(api, &deposit["depositRef"], "review", "Omar").ok();
        assert_eq!(decide(api, &deposit["depositRef"], "approve", "Nadia").ok()["status"], "approved");
        owner.upload(&call("answer"), &texts, &[]).refused(409, "deposit.wrong_state");
        assert_proven(api);
    }

    fn a_cheque_is_presented_cleared_and_taken_back_when_it_bounces(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let unpaid = owner.cheque("000417").ok()["depositRef"].clone();
        assert_eq!(decide(api, &unpaid, "review", "Nadia").ok()["status"], "presented");
        assert_eq!(decide(api, &unpaid, "bounce", "Nadia").ok()["status"], "bounced");
        assert_eq!(owner.posted() - before, -10_000, "the fee");

        let returned = owner.cheque("000418").ok()["depositRef"].clone();
        decide(api, &returned, "review", "Nadia").ok();
        assert_eq!(decide(api, &returned, "approve", "Omar").ok()["status"], "cleared");
        assert_eq!(owner.posted() - before, 70_000);
        assert_eq!(decide(api, &returned, "bounce", "Omar").ok()["status"], "bounced");
        assert_eq!(decide(api, &returned, "bounce", "Omar").ok()["status"], "bounced");
        assert_eq!(owner.posted() - before, -20_000);
        let rows = owner.post(PASSBOOK, &json!({ "search": returned })).ok();
        let causes = |at: usize| (&rows["items"][at]["type"], &rows["items"][at]["createdBy"]);
        assert_eq!(causes(0), (&json!("fee"), &json!("system")));
        assert_eq!(causes(1), (&json!("adjustment"), &json!("system")));
        assert_eq!((causes(2).0, rows["items"].as_array().map(Vec::len)), (&json!("deposit"), Some(3)));
        // A cheque that was not paid may be presented again as a deposit of its own.
        owner.cheque("000417").ok();
        assert_proven(api);
    }

    fn a_declared_mobile_payment_is_credited_less_its_fee_and_the_email_names_what_arrived(api) {
        let owner = SKYLINE_OWNER.sign_in(api);
        let before = owner.posted();
        let declared = owner.hand_in("initiatemobilebanking", &[
            ("amount", "BDT 500.00"), ("provider", "bKash"), ("senderMsisdn", "+8801711223344"), ("trxId", "9FK2L7QX"),
        ]).ok();
        assert_eq!((&declared["method"], &declared["fee"]), (&json!("mobileBanking"), &json!("BDT 7.50")));
        let reference = &declared["depositRef"];
        decide_at(api, "_default", reference, ("review", "Nadia")).ok();
        let credited = decide_at(api, "_default", reference, ("approve", "Omar")).ok();
        assert_eq!((&credited["account"], &credited["credit"]), (&json!("GatewayClearing:bKash"), &json!("BDT 492.50")));
        assert_eq!((&owner.deposit(reference)["creditedAmount"], owner.posted() - before), (&json!("BDT 492.50"), 49_250));
        let outbox = api.admin_get("/dev/outbox");
        let emails = outbox["items"].as_array().expect("items").iter();
        let about: Vec<_> = emails.filter(|item| text(&item["subject"]).contains(&text(reference))).collect();
        assert!(about.len() == 1 && text(&about[0]["body"]).contains("BDT 492.50"), "{about:?}");
        let here = ROSE_OWNER.sign_in(api);
        let refused = here.hand_in("initiatemobilebanking", &[
            ("amount", "AED 500.00"), ("provider", "bKash"), ("senderMsisdn", "+8801711223344"), ("trxId", "9FK2L7QY"),
        ]).refused(422, "request.invalid");
        assert_eq!(refused["errors"][0]["pointer"], "/provider", "not an account of this country: {refused}");
        assert_proven(api);
    }

    // covers: T-343
    fn a_card_deposit_is_credited_once_however_often_the_provider_calls(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let deposit = owner.post(&call("initate"), &json!({ "amount": "AED 1000.00", "method": "card" })).ok();
        assert_eq!((&deposit["status"], &deposit["fee"]), (&json!("initiated"), &json!("AED 19.00")));
        let mut other = accepting(&deposit);
        other["acceptedTotal"] = json!("AED 1000.00");
        let moved = owner.post(&online("CreatePayment"), &other).refused(409, "deposit.amount_mismatch");
        assert_eq!(moved["params"]["current"], "AED 1019.00");
        let payment = owner.post(&online("CreatePayment"), &accepting(&deposit)).ok();
        assert_eq!(owner.post(&online("CreatePayment"), &accepting(&deposit)).ok(), payment);
        assert_eq!(owner.deposit(&deposit["depositRef"])["redirectUrl"], payment["redirectUrl"]);

        let back = owner.choose(&payment, "payRepeated");
        assert_eq!(back, format!("/deposit-list?deposit={}", text(&deposit["depositRef"])));
        assert_eq!(call_back(api, "falcon", &last_notice(api)).status, 204);
        let view = owner.deposit(&deposit["depositRef"]);
        let history: Vec<_> = view["history"].as_array().expect("history").iter().map(|event| text(&event["status"])).collect();
        assert_eq!(history, ["initiated", "redirected", "verified", "credited"]);
        assert_eq!((&view["creditedAmount"], owner.posted() - before), (&json!("AED 1000.00"), 100_000));
        owner.post(&online("CreatePayment"), &accepting(&deposit)).refused(409, "deposit.wrong_state");
        assert_proven(api);
    }

    fn another_amount_waits_for_two_operators_and_a_declined_card_credits_nothing(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.posted();
        let (declined, payment) = owner.open_card("AED 1000.00");
        owner.choose(&payment, "decline");
        let view = owner.deposit(&declined["depositRef"]);
        assert_eq!((&view["status"], &view["failureCode"]), (&json!("failed"), &json!("failed")));
        let said = owner.post(&online("GetStatusMessage?code=failed"), &Value::Null).ok();
        assert!(text(&said["message"]).contains("declined"), "{said}");

        mood(api, &json!({ "amountPercent": 50 }));
        let (other, payment) = owner.open_card("AED 1000.00");
        owner.choose(&payment, "pay");
        assert_eq!(owner.deposit(&other["depositRef"])["status"], "manualReview");
        assert_eq!(owner.posted(), before);
        decide(api, &other["depositRef"], "approve", "Omar").refused(409, "deposit.wrong_state");
        assert_eq!(decide(api, &other["depositRef"], "review", "Nadia").ok()["taken"], "AED 509.50");
        decide(api, &other["depositRef"], "approve", "Nadia").refused(403, "deposit.same_operator");
        assert_eq!(decide(api, &other["depositRef"], "approve", "Omar").ok()["status"], "credited");
        assert_eq!(call_back(api, "falcon", &last_notice(api)).status, 204);
        assert_eq!(owner.posted() - before, 50_950);
        assert_proven(api);
    }

    fn a_card_number_is_never_taken_and_roles_decide_who_deposits(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let card = |digits: &str| owner.post(&format!("/api/payment/v1/card/GetCardDetails?cardNumber={digits}"), &Value::Null);
        assert_eq!(card("411111").ok(), json!({ "brand": "Visa", "feePercent": "1.80", "feeFixed": "AED 1.00" }));
        for digits in ["41111", "411111111", "4111111111111111"] {
            assert_eq!(faults(&card(digits)), BTreeSet::from([("/cardNumber".to_owned(), "card.digits".to_owned())]));
        }
        let viewer = ROSE_VIEWER.sign_in(api);
        let denied = viewer.bank_deposit("RB7712", "AED 500.00").refused(403, "access.denied");
        assert_eq!(denied["params"]["functionality"], 229);
        // The gateway serves no operators' address to any user.
        let deposit = owner.bank_deposit("RB7712", "AED 500.00").ok();
        let target = format!("/deposits/falcon/{}/decision", text(&deposit["depositRef"]));
        let body = json!({ "step": "review", "note": "x", "operator": "Amina" });
        for path in [target.clone(), format!("/api{target}")] {
            let answer = owner.post(&path, &body);
            assert!([404, 405].contains(&answer.status), "{path}: {}", answer.status);
        }
        let elsewhere = format!("/deposits/qamar/{}/decision", text(&deposit["depositRef"]));
        api.admin_post(&elsewhere, &body).refused(404, "deposit.not_found");
    }
}
