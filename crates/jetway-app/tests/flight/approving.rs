//! Requests for approval: listed until they are answered, and answered on record.

use std::sync::Arc;

use jetway_app::order::requests::{Approval, RequestError, Topic};
use jetway_domain::access::Operator;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::RequestKind;
use jetway_testkit::on_both_engines;
use serde_json::{Value, json};

use crate::airline::Airline;
use crate::office::Office;
use crate::trip;

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    async fn a_request_is_listed_until_an_answer_is_on_record(test: TestDatabase) {
        let mut fare = trip::offer("gds-a", "LITE", 90_000);
        fare.brand.refund.allowed = false;
        let office = Office::open(test, FUNDS, &[&Arc::new(Airline::new("gds-a", vec![fare]))]).await;
        let order = office.booked().await;
        let (orders, tenant, reference) = (&office.process.orders, &office.agent.tenant, &order.reference);
        let waiting = async || orders.waiting_requests(tenant).await.expect("read");
        let ask = async || {
            let remark = Some("A good customer".to_owned());
            let asked = orders.request_approval::<FlightOrder>(&office.agent, reference, Topic::Parts, remark).await;
            asked.expect("requested")
        };
        let answer = async |allowed| {
            let answer = Approval { allowed, remark: None, operator: Operator::named("Nadia").expect("a name") };
            orders.answer_request(tenant, reference, Topic::Parts, answer).await.expect("answered")
        };
        assert_eq!(waiting().await, []);
        ask().await;
        ask().await;
        let listed = waiting().await;
        assert_eq!(listed.len(), 1, "a repeated request is stored once");
        assert_eq!((&listed[0].reference, listed[0].agency), (reference, order.agency));
        assert_eq!(listed[0].request.due_at, Some(order.limits.auto_cancel_at));

        answer(false).await;
        answer(false).await;
        let second = Approval { allowed: true, remark: None, operator: Operator::named("Omar").expect("a name") };
        let late = orders.answer_request(tenant, reference, Topic::Parts, second).await;
        assert!(matches!(late, Err(RequestError::Answered)), "another answer does not replace the first");
        assert_eq!(waiting().await, []);
        ask().await;
        let approved = answer(true).await;
        assert!(approved.is_approved(RequestKind::PartPayment));
        assert_eq!(approved.requests.len(), 2, "the refused request is kept");
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let trail = tx.audit().latest(50).await.expect("the trail");
        let answers = trail.iter().filter(|event| event.action == "order.answer_request");
        let told: Vec<Value> = answers.map(|event| event.detail.clone()).collect();
        let one = |state: &str| json!({ "operator": "Nadia", "request": "partPayment", "state": state, "remark": null });
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told.contains(&one("refused")) && told.contains(&one("allowed")), "{told:?}");
    }
}
