//! Paying for orders: at the payment provider, in parts, and every failure in between.

mod attacks;
mod collecting;
mod deposits;
mod dues;
mod online;
mod parts;
mod reviews;
mod sslcommerz;
mod switched_off;
mod transactions;

use serde_json::{Value, json};

use crate::support::trip::{Held, minor, text};
use crate::support::{Answer, Api, Call, Session, eventually};

const CALLBACK: &str = "/api/payment/v1/online/Callback";

fn order_call(call: &str, reference: &str) -> String {
    format!("/api/order/v1/{call}?orderReference={reference}")
}

impl Session<'_> {
    fn full_quote(&self, reference: &str) -> Value {
        self.post(&order_call("GetFullPaymentForIssueTicket", reference), &Value::Null)
            .ok()
    }

    pub(crate) fn part_quote(&self, reference: &str) -> Value {
        self.post(&order_call("GetPartialPaymentForIssueTicket", reference), &Value::Null)
            .ok()
    }

    /// Start an online payment of the full amount.
    fn pay_online(&self, held: &Held) -> Answer {
        let quote = self.full_quote(&held.reference);
        self.post(
            &order_call("GetIssueTicketWithFullPayOnline", &held.reference),
            &accepted(&quote),
        )
    }

    /// Start an online payment of the first part.
    fn pay_part_online(&self, held: &Held) -> Answer {
        let quote = self.part_quote(&held.reference);
        self.post(
            &order_call("GetIssueTicketWithPartPayOnline", &held.reference),
            &accepted(&quote),
        )
    }

    fn payment(&self, payment: &Value) -> Value {
        let target = format!(
            "/api/payment/v1/online/GetPayment?paymentId={}",
            text(&payment["paymentId"])
        );
        self.post(&target, &Value::Null).ok()
    }

    /// Press a button of the provider's page; returns the redirect target.
    fn choose(&self, payment: &Value, choice: &str) -> String {
        let target = format!("{}&choice={choice}", text(&payment["redirectUrl"]));
        let answer = self.api.post(self.tenant, &target, &Value::Null).send();
        assert_eq!(answer.status, 303, "{}", answer.text());
        let location = answer.headers.get("location").expect("a redirect target");
        location.to_str().expect("a text").to_owned()
    }

    /// The payment once its money is accounted for.
    fn landed(&self, payment: &Value) -> Value {
        eventually("the money is accounted for", || {
            let payment = self.payment(payment);
            payment["landing"].is_string().then_some(payment)
        })
    }

    fn supplementary(&self, reference: &str) -> Value {
        self.post(&order_call("GetOrderSupplementary", reference), &Value::Null)
            .ok()
    }

    /// Money in the wallet, in hundredths.
    pub fn posted(&self) -> i64 {
        crate::support::trip::hundredths(&self.balance()["posted"])
    }

    /// Number of ledger entries of online payments.
    fn online_deposits(&self) -> usize {
        let page = self
            .post(crate::support::trip::PASSBOOK, &json!({ "type": "deposit" }))
            .ok();
        let rows = page["items"].as_array().expect("rows");
        rows.iter()
            .filter(|row| text(&row["description"]).starts_with("Paid online"))
            .count()
    }
}

/// Accepts the amounts of the quote's last method.
fn accepted(quote: &Value) -> Value {
    let methods = quote["methods"].as_array();
    let total = methods
        .and_then(|methods| methods.last())
        .map(|method| &method["total"]);
    json!({ "acceptedAmount": quote["customerTotal"], "acceptedPayable": quote["agentPayable"], "acceptedNow": total })
}

fn mood(api: &Api, mood: &Value) {
    api.admin_post("/dev/payments", mood).ok();
}

/// Body and signature of the provider's last callback.
fn last_notice(api: &Api) -> (String, String) {
    let status = api.admin_get("/dev/payments");
    let notice = status["notices"].as_array().and_then(|all| all.last()).expect("a call");
    (text(&notice["body"]), text(&notice["signature"]))
}

fn call_back(api: &Api, tenant: &str, (body, signature): &(String, String)) -> Answer {
    let call = Call::new(api, "POST", tenant, CALLBACK).body(body.clone());
    call.header("x-payment-signature", signature).send()
}

#[track_caller]
fn assert_proven(api: &Api) {
    let proof = api.folder.run(&["ledger", "prove"]);
    assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
}

/// Whether the fee is the provider's 1.8 % of the amount.
fn is_fee(payment: &Value) -> bool {
    let exact = minor(&payment["amount"]) * 180;
    (minor(&payment["fee"]) * 10_000 - exact).abs() <= 5_000
}
