//! An unaccompanied child of eight.

use serde_json::{Value, json};

use super::{booking, party};
use crate::searching::{asked, complete};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{BOOK, Held, SELL, holdables, hundredths, minor, text};
use crate::support::{Answer, Session};
use crate::through_the_gateway;

const LIST: &str = "/api/price/v2/AirServiceList";
const GUARDIANS: &str = "Sara Rahman +971501234567, met by Ali Rahman +8801712345678";

impl Session<'_> {
    /// The price of a holdable flight whose airlines give this answer to an unaccompanied child.
    fn price_alone(&self, said: &Value) -> Value {
        let alone = json!({ "adultCount": 0, "childCount": 1, "childAges": [8] });
        let found = complete(self, &asked(self, ("DXB", "DAC"), alone));
        let mut prices = holdables(&found).into_iter().map(|flight| self.price(&found, &flight));
        let priced = prices.find(|priced| priced["holdAllowed"] == true && priced["childrenAlone"] == *said);
        let priced = priced.expect("such an airline");
        assert_eq!(priced["onlyChild"], true);
        priced
    }

    /// The unaccompanied-minor service, if it is offered with the price.
    fn escort(&self, priced: &Value) -> Option<Value> {
        let list = self
            .post(LIST, &json!({ "priceSessionId": priced["priceSessionId"] }))
            .ok();
        let mut requests = list["ssr"].as_array().expect("requests").iter();
        requests.find(|request| request["code"] == "UMNR").cloned()
    }

    fn hold_alone(&self, priced: &Value, extras: Value) -> Held {
        let mut body = party(self, &priced["priceSessionId"], &["t3"]);
        body["extras"] = extras;
        let sold = self.post(SELL, &body).ok();
        let booked = self.post(BOOK, &booking(&sold)).ok();
        assert_eq!(booked["status"], "OnHold", "{booked}");
        Held {
            reference: text(&booked["orderReference"]),
            amount: text(&sold["current"]["customerTotal"]),
        }
    }

    fn order_call(&self, call: &str, held: &Held, body: &Value) -> Answer {
        self.post(&format!("/api/order/v1/{call}?orderReference={}", held.reference), body)
    }

    fn pay_alone(&self, call: &str, held: &Held) -> Answer {
        let payable = &self.order(&held.reference)["fare"]["agentPayable"];
        let body = json!({ "acceptedAmount": held.amount, "acceptedPayable": payable, "acceptedNow": payable });
        self.order_call(call, held, &body)
    }

    /// Every attempt to issue is refused, and no money is moved.
    fn assert_barred(&self, held: &Held, reasons: &Value) {
        let before = self.balance();
        let refused = |answer: Answer| {
            let problem = answer.refused(409, "order.children_alone");
            assert_eq!(problem["params"]["reasons"], *reasons, "{problem}");
        };
        refused(self.ticket(held));
        for call in ["GetFullPaymentForIssueTicket", "GetPartialPaymentForIssueTicket"] {
            refused(self.order_call(call, held, &Value::Null));
        }
        for call in ["GetIssueTicketWithFullPayOnline", "GetIssueTicketWithPartPayOnline"] {
            refused(self.pay_alone(call, held));
        }
        let order = self.order(&held.reference);
        assert_eq!(
            (&order["status"], &order["payment"]["state"]),
            (&json!("OnHold"), &json!("none")),
            "{order}"
        );
        assert_eq!(order["childrenAlone"]["reasons"], *reasons, "{order}");
        assert!(
            !order["actions"].as_array().expect("actions").contains(&json!("issue")),
            "{order}"
        );
        assert_eq!(self.balance(), before);
        assert!(!self.event_kinds(&held.reference).contains(&"paymentStarted".to_owned()));
    }
}

through_the_gateway! {
    fn scenario_09_an_airline_that_takes_children_alone_issues_once_it_was_asked_to_look_after_them(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let priced = owner.price_alone(&json!([]));
        let escort = owner.escort(&priced).expect("the request");
        assert_eq!((&escort["needsGuardians"], &escort["passengerTypes"]), (&json!(true), &json!(["CHD"])), "{escort}");

        let mut asked = json!({ "kind": "request", "code": "UMNR", "travellerId": "t3", "segmentId": escort["segmentIds"][0] });
        let mut body = party(&owner, &priced["priceSessionId"], &["t3"]);
        for words in [Value::Null, json!("Her aunt brings her.")] {
            asked["remark"] = words;
            body["extras"] = json!([asked]);
            let problem = owner.post(SELL, &body).refused(422, "request.invalid");
            assert_eq!(problem["errors"][0]["code"], "extra.guardians", "{problem}");
        }
        asked["remark"] = json!(GUARDIANS);
        let held = owner.hold_alone(&priced, json!([asked]));
        let order = owner.order(&held.reference);
        assert_eq!((&order["flags"]["onlyChild"], &order["childrenAlone"]["reasons"]), (&json!(true), &json!([])), "{order}");
        assert_eq!(owner.order_call("InitiateRequestToIssueForChildrenAlone", &held, &json!({})).status, 409, "no approval is needed");
        assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");

        // Booked without the service, it waits.
        let held = owner.hold_alone(&owner.price_alone(&json!([])), json!([]));
        owner.assert_barred(&held, &json!(["noEscort"]));
    }

    fn scenario_09_an_airline_that_takes_no_children_alone_issues_after_operations_allow_it(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let priced = owner.price_alone(&json!(["notTaken"]));
        assert_eq!(owner.escort(&priced), None, "not offered by an airline that does not provide it");
        let held = owner.hold_alone(&priced, json!([]));
        owner.assert_barred(&held, &json!(["notTaken"]));

        let ask = |session: &Session<'_>, remark: &str| {
            session.order_call("InitiateRequestToIssueForChildrenAlone", &held, &json!({ "remark": remark }))
        };
        let decide = |allowed: bool, remark: &str| {
            let path = format!("/orders/falcon/{}/children-alone", held.reference);
            api.admin_post(&path, &json!({ "allowed": allowed, "remark": remark, "operator": "Nadia" })).status
        };
        let waiting = || {
            let found = api.admin_get("/orders/falcon/requests")["items"].as_array().cloned().expect("a list");
            let of_order = |item: &Value| item["orderReference"] == *held.reference;
            found.into_iter().filter(of_order).map(|item| item["kind"].clone()).collect::<Vec<_>>()
        };
        assert_eq!(waiting(), Vec::<Value>::new());
        let standing = || owner.order(&held.reference)["childrenAlone"].clone();
        assert_eq!(decide(true, ""), 422, "no request is pending");
        assert_eq!(ask(&ROSE_VIEWER.sign_in(api), "").refused(403, "access.denied")["params"]["functionality"], 212);
        ask(&OASIS_OWNER.sign_in(api), "").refused(404, "order.not_found");
        let asked = ask(&owner, " The airline agreed by phone. ").ok();
        assert_eq!((&asked["state"], &asked["remark"]), (&json!("requested"), &json!("The airline agreed by phone.")));
        assert_eq!(ask(&owner, "Please").ok(), asked, "a repeated request returns the same request");
        assert_eq!((&standing()["request"], &standing()["canAsk"]), (&asked, &json!(false)));
        assert_eq!(waiting(), [json!("unaccompaniedMinors")]);

        assert_eq!(decide(false, "Send us their words."), 204);
        assert_eq!(waiting(), Vec::<Value>::new(), "answered");
        assert_eq!((&standing()["request"]["answer"], &standing()["canAsk"]), (&json!("Send us their words."), &json!(true)));
        owner.assert_barred(&held, &json!(["notTaken"]));
        ask(&owner, "Sent by mail.").ok();
        assert_eq!(decide(true, "This once."), 204);
        assert_eq!((&standing()["request"]["state"], &standing()["canAsk"]), (&json!("allowed"), &json!(false)));

        let before = hundredths(&owner.balance()["posted"]);
        let quote = owner.order_call("GetFullPaymentForIssueTicket", &held, &Value::Null).ok();
        assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
        let after = hundredths(&owner.balance()["posted"]);
        assert_eq!(before - after, minor(&quote["dueNow"]));
        let kinds = owner.event_kinds(&held.reference);
        assert_eq!(kinds.iter().filter(|kind| *kind == "childrenAsked").count(), 2, "{kinds:?}");
        assert_eq!(kinds.iter().filter(|kind| *kind == "childrenAnswered").count(), 2, "{kinds:?}");
    }
}
