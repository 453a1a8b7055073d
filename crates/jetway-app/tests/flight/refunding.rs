//! Some travellers and some flights are refunded, by the filed rules or by operations, and no unit is returned twice.

use chrono::TimeDelta;
use jetway_app::flight::ticketing::after_sale::{
    AfterSaleAsk, AfterSaleError, ManualQuote, OperatorAnswer, OperatorStep,
};
use jetway_connectors::port::air::{RefundProgress, RefundWay};
use jetway_domain::access::Operator;
use jetway_domain::air::after_sale::{ManualLine, NoVoid};
use jetway_domain::air::order::{FlightOrder, TicketStatus};
use jetway_domain::order::{AfterSaleKind, OrderStatus, RequestReference, RequestState};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::OnWrite;
use crate::office::{Office, airline, payable};
use crate::voiding::{ask, quote_of, state_of};

const FUNDS: i64 = 1_000_000;

async fn ticketed(office: &Office) -> FlightOrder {
    let order = office.booked().await;
    office.issue(&order).await.expect("issued")
}

/// Ask for a refund and accept its quote.
async fn refunded(office: &Office, ask: AfterSaleAsk) -> (FlightOrder, RequestReference) {
    let ticketing = &office.process.ticketing;
    let (order, request) = ticketing.ask_after_sale(&office.agent, ask).await.expect("asked");
    let quote = quote_of(&order, &request);
    let order = ticketing
        .accept_quote(&office.agent, request.clone(), quote)
        .await
        .expect("accepted");
    (order, request)
}

fn total(order: &FlightOrder, request: &RequestReference) -> i64 {
    let request = order.after_sale(request).expect("a request");
    let (_, data) = request.subject.after_sale().expect("after the ticket");
    data.credit.expect("money").amount.minor
}

on_both_engines! {
    async fn a_journey_of_one_traveller_then_the_rest_is_returned_once_each(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = ticketed(&office).await;
        let first = order.details.travellers[0].traveller_id.clone();
        let last = order.details.offer.segments.last().expect("a flight").segment_id.to_string();
        let part = AfterSaleAsk {
            travellers: vec![first.clone()],
            segments: vec![last.clone()],
            ..ask(AfterSaleKind::Refund, &order)
        };
        let (part, one) = refunded(&office, part).await;
        assert_eq!((part.status, state_of(&part, &one)), (OrderStatus::Confirmed, RequestState::Done));
        let ticket = part.details.tickets.iter().find(|ticket| ticket.traveller_id == first).expect("a ticket");
        assert_eq!((ticket.status, &ticket.refunded_segments), (TicketStatus::Open, &vec![last]));
        let whole = office.process.ticketing.penalty(&office.agent, &ask(AfterSaleKind::Void, &order)).await;
        assert!(matches!(whole, Err(AfterSaleError::NoVoid(NoVoid::TicketUsed))), "{whole:?}");
        let rest = AfterSaleAsk { travellers: vec![first], ..ask(AfterSaleKind::Refund, &order) };
        let (_, two) = refunded(&office, rest).await;
        let (all, three) = refunded(&office, ask(AfterSaleKind::Refund, &order)).await;
        assert_eq!(all.status, OrderStatus::Cancelled);
        assert!(all.details.tickets.iter().all(|ticket| ticket.status == TicketStatus::Refunded));
        let returned: i64 = [&one, &two, &three].map(|request| total(&all, request)).iter().sum();
        assert!(returned < payable(&order).minor);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor + returned);
        // Deposit, issue and three refunds.
        assert_eq!((office.prove().await, gds.count("refund")), (5, 3));
        let nothing = office.process.ticketing.ask_after_sale(&office.agent, ask(AfterSaleKind::Refund, &order)).await;
        assert!(matches!(nothing, Err(AfterSaleError::NoRefund(_))), "{nothing:?}");
    }

    async fn a_submitted_refund_is_read_until_the_airline_approves(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = ticketed(&office).await;
        let ticketing = &office.process.ticketing;
        gds.on_refund(OnWrite::Accept);
        let (waiting, request) = refunded(&office, ask(AfterSaleKind::Refund, &order)).await;
        assert_eq!(state_of(&waiting, &request), RequestState::Submitted);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        // The airline decides: operations neither pay it out nor refuse it.
        for step in [OperatorStep::Done, OperatorStep::Refuse] {
            let answer = OperatorAnswer { step, remark: None, operator: Operator::named("Nadia").expect("a name") };
            let early = ticketing.answer_after_sale(&office.agent.tenant, &request, answer).await;
            assert!(matches!(early, Err(AfterSaleError::WrongState(RequestState::Submitted))), "{early:?}");
        }
        let waiting = office.process.orders.waiting_requests(&office.agent.tenant).await.expect("a list");
        assert!(waiting.is_empty(), "{waiting:?}");
        gds.decide_refunds(RefundProgress::Approved);
        office.pass(TimeDelta::minutes(16));
        office.reconcile().await;
        let done = office.order(&order.reference).await.order;
        assert_eq!((done.status, state_of(&done, &request)), (OrderStatus::Cancelled, RequestState::Done));
        assert_eq!((office.prove().await, gds.count("refund")), (3, 1));
    }

    async fn a_refund_that_the_airline_never_decides_is_for_operations_in_the_end(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = ticketed(&office).await;
        gds.on_refund(OnWrite::Accept);
        let (_, request) = refunded(&office, ask(AfterSaleKind::Refund, &order)).await;
        office.pass(TimeDelta::days(30));
        let waiting = office.process.orders.waiting_requests(&office.agent.tenant).await.expect("a list");
        assert_eq!(waiting.len(), 1, "{waiting:?}");
        let answer = OperatorAnswer { step: OperatorStep::Refuse, remark: None, operator: Operator::named("Nadia").expect("a name") };
        let ended = office.process.ticketing.answer_after_sale(&office.agent.tenant, &request, answer).await;
        assert_eq!(state_of(&ended.expect("refused"), &request), RequestState::Refused);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
    }

    async fn a_refund_by_hand_is_quoted_accepted_and_paid_by_operations(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        gds.refund_by(RefundWay::ByHand);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = ticketed(&office).await;
        let (ticketing, tenant) = (&office.process.ticketing, &office.agent.tenant);
        let asked = ticketing.ask_after_sale(&office.agent, ask(AfterSaleKind::Refund, &order)).await;
        let (asked, request) = asked.expect("asked");
        assert_eq!(state_of(&asked, &request), RequestState::Requested);
        assert!(asked.after_sale(&request).expect("a request").due_at.is_some());
        let by = |name: &str, step| OperatorAnswer { step, remark: None, operator: Operator::named(name).expect("a name") };
        let answer = |step| by("Nadia", step);
        let line = |id: &String, penalty| ManualLine {
            traveller_id: id.clone(),
            used: 0,
            penalty,
            no_show: 0,
            taxes_kept: 0,
            service_fee: 0,
            portal_fee: 1_000,
        };
        let quote = |penalty| {
            let people = order.details.travellers.iter();
            let lines = people.map(|person| line(&person.traveller_id, penalty)).collect();
            OperatorStep::Quote(ManualQuote { lines, valid_until: None, basis: "By hand.".to_owned() })
        };
        let uneven = ticketing.answer_after_sale(tenant, &request, answer(quote(100_000_000))).await;
        assert!(matches!(uneven, Err(AfterSaleError::Uneven(_))), "{uneven:?}");
        let quoted = ticketing.answer_after_sale(tenant, &request, answer(quote(20_000))).await.expect("quoted");
        let accepted = ticketing.accept_quote(&office.agent, request.clone(), quote_of(&quoted, &request)).await;
        assert_eq!(state_of(&accepted.expect("accepted"), &request), RequestState::Submitted);
        assert_eq!(gds.count("refund"), 0, "operations carry it out");
        let waiting = office.process.orders.waiting_requests(tenant).await.expect("a list");
        assert_eq!(waiting.iter().map(|waiting| waiting.request.state).collect::<Vec<_>>(), [RequestState::Submitted]);
        let (asked_at, due_at) = (waiting[0].request.asked_at, waiting[0].request.due_at);
        assert!(due_at.expect("a business day") - asked_at <= TimeDelta::days(3), "{due_at:?}");
        // Who quoted does not pay it out.
        for name in ["Nadia", "nadia"] {
            let alone = ticketing.answer_after_sale(tenant, &request, by(name, OperatorStep::Done)).await;
            assert!(matches!(alone, Err(AfterSaleError::SameOperator)), "{alone:?}");
        }
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let trail = tx.audit().latest(50).await.expect("the trail");
        let attempts: Vec<_> = trail.iter().filter(|event| event.action == "order.after_sale_refused").collect();
        assert_eq!((attempts.len(), &attempts[0].detail["refused"]), (2, &serde_json::json!("sameOperator")));
        drop(tx);
        let done = ticketing.answer_after_sale(tenant, &request, by("Hana", OperatorStep::Done)).await.expect("done");
        assert_eq!(total(&done, &request), payable(&order).minor - 3 * 21_000);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - 3 * 21_000);
        assert_eq!(office.prove().await, 3);
    }
}

#[tokio::test]
async fn credit_with_the_airline_moves_no_money() {
    let lcc = airline("lcc", 90_000);
    lcc.refund_by(RefundWay::Credit);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&lcc]).await;
    let order = ticketed(&office).await;
    let (done, request) = refunded(&office, ask(AfterSaleKind::Refund, &order)).await;
    assert_eq!((done.status, total(&done, &request)), (OrderStatus::Cancelled, 0));
    let (_, data) = done.requests[0].subject.after_sale().expect("after the ticket");
    let quote = data.quote.as_ref().expect("a quote");
    assert!(quote.lines.iter().all(|line| line.portal_fee.is_zero()), "{quote:?}");
    assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
    assert_eq!(office.prove().await, 2);
}
