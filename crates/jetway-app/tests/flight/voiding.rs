//! Tickets are voided once on their day of issue, and the money comes back less the fees.

use chrono::TimeDelta;
use jetway_app::flight::FlightTicketing;
use jetway_app::flight::ticketing::after_sale::{AfterSaleAsk, AfterSaleError, OperatorAnswer, OperatorStep};
use jetway_app::order::OrderError;
use jetway_connectors::port::air::Rejection;
use jetway_domain::access::Operator;
use jetway_domain::air::after_sale::NoVoid;
use jetway_domain::air::order::{FlightOrder, TicketStatus};
use jetway_domain::order::{
    AfterSaleKind, AfterSaleReason, OrderEventKind, OrderStatus, RequestReference, RequestState,
};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::OnWrite;
use crate::office::{Office, airline, payable};

const FUNDS: i64 = 1_000_000;
/// The tenant's fee for three tickets.
const FEES: i64 = 3 * 5_000;

pub(crate) fn ask(kind: AfterSaleKind, order: &FlightOrder) -> AfterSaleAsk {
    AfterSaleAsk {
        kind,
        order: order.reference.clone(),
        travellers: Vec::new(),
        segments: Vec::new(),
        reason: AfterSaleReason::CustomerCancels,
        remark: None,
    }
}

/// A ticketed order with a void that waits to be accepted: its number and its quote.
async fn asked(office: &Office) -> (FlightOrder, RequestReference, String) {
    let order = office.booked().await;
    let order = office.issue(&order).await.expect("issued");
    let ticketing = &office.process.ticketing;
    let asked = ticketing
        .ask_after_sale(&office.agent, ask(AfterSaleKind::Void, &order))
        .await;
    let (order, request) = asked.expect("asked");
    let quote = quote_of(&order, &request);
    (order, request, quote)
}

pub(crate) fn quote_of(order: &FlightOrder, request: &RequestReference) -> String {
    let request = order.after_sale(request).expect("a request");
    let (_, data) = request.subject.after_sale().expect("after the ticket");
    data.quote.as_ref().expect("a quote").quote_id.clone()
}

pub(crate) fn state_of(order: &FlightOrder, request: &RequestReference) -> RequestState {
    order.after_sale(request).expect("a request").state
}

async fn accept(
    ticketing: &FlightTicketing,
    office: &Office,
    request: &RequestReference,
    quote: &str,
) -> Result<FlightOrder, AfterSaleError> {
    ticketing
        .accept_quote(&office.agent, request.clone(), quote.to_owned())
        .await
}

fn assert_voided(order: &FlightOrder, request: &RequestReference) {
    assert_eq!((order.status, order.next_check_at), (OrderStatus::Cancelled, None));
    let tickets = &order.details.tickets;
    assert!(
        tickets.iter().all(|ticket| ticket.status == TicketStatus::Void),
        "{tickets:?}"
    );
    assert_eq!(state_of(order, request), RequestState::Done);
}

on_both_engines! {
    async fn eight_requests_void_once_and_refund_the_price_less_the_fees(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (order, request, quote) = asked(&office).await;
        let requests = (0..8).map(|_| accept(&office.process.ticketing, &office, &request, &quote));
        for voided in futures::future::join_all(requests).await {
            voided.expect("voided");
        }
        let seen = office.order(&order.reference).await;
        assert_voided(&seen.order, &request);
        let last: Vec<_> = seen.history.iter().rev().take(3).map(|event| event.kind).collect();
        assert_eq!(last, [OrderEventKind::Voided, OrderEventKind::VoidStarted, OrderEventKind::VoidAsked]);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - FEES);
        // Deposit, issue, void.
        assert_eq!((office.prove().await, gds.count("void")), (3, 1));
    }

    async fn two_processes_ask_the_airline_once(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (order, request, quote) = asked(&office).await;
        let other = office.second_process().await;
        let requests = (0..6).flat_map(|_| [&office.process.ticketing, &other.ticketing]);
        let requests = requests.map(|ticketing| accept(ticketing, &office, &request, &quote));
        for request in futures::future::join_all(requests).await {
            assert!(matches!(request, Ok(_) | Err(AfterSaleError::Order(OrderError::Conflict))), "{request:?}");
        }
        assert_voided(&office.order(&order.reference).await.order, &request);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - FEES);
        assert_eq!((office.prove().await, gds.count("void")), (3, 1));
    }

    async fn a_lost_answer_is_read_and_never_asked_again(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let mut office = Office::open(test, FUNDS, &[&gds]).await;
        let (order, request, quote) = asked(&office).await;
        gds.on_void(OnWrite::DoAndLoseTheAnswer);
        gds.fall_silent(true);
        let waiting = accept(&office.process.ticketing, &office, &request, &quote).await.expect("under way");
        assert_eq!((waiting.status, state_of(&waiting, &request)), (OrderStatus::Confirmed, RequestState::Accepted));
        office.restart().await;
        gds.fall_silent(false);
        office.pass(TimeDelta::seconds(15));
        office.reconcile().await;
        assert_voided(&office.order(&order.reference).await.order, &request);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - FEES);
        assert_eq!((office.prove().await, gds.count("void")), (3, 1));
    }

    async fn a_void_the_airline_never_heard_of_is_left_to_operations(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (order, request, quote) = asked(&office).await;
        gds.on_void(OnWrite::LoseTheRequest);
        accept(&office.process.ticketing, &office, &request, &quote).await.expect("under way");
        for _ in 0..4 {
            office.pass(TimeDelta::minutes(10));
            office.reconcile().await;
        }
        let seen = office.order(&order.reference).await.order;
        assert_eq!((seen.status, state_of(&seen, &request)), (OrderStatus::Confirmed, RequestState::InReview));
        let waiting = office.process.orders.waiting_requests(&office.agent.tenant).await.expect("a list");
        assert_eq!(waiting.len(), 1);
        let answer = |step| OperatorAnswer { step, remark: None, operator: Operator::named("Nadia").expect("a name") };
        let ticketing = &office.process.ticketing;
        gds.fall_silent(true);
        let unread = ticketing.answer_after_sale(&office.agent.tenant, &request, answer(OperatorStep::Refuse)).await;
        assert!(matches!(unread, Err(AfterSaleError::Supplier(_))), "the tickets may be void: {unread:?}");
        gds.fall_silent(false);
        let done = ticketing.answer_after_sale(&office.agent.tenant, &request, answer(OperatorStep::Done)).await.expect("done");
        assert_voided(&done, &request);
        let again = ticketing.answer_after_sale(&office.agent.tenant, &request, answer(OperatorStep::Refuse)).await;
        assert!(matches!(again, Err(AfterSaleError::WrongState(RequestState::Done))), "{again:?}");
        assert_eq!((office.prove().await, gds.count("void")), (3, 0));
    }

    async fn a_refused_void_costs_nothing_and_the_tickets_stay(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (order, request, quote) = asked(&office).await;
        gds.on_void(OnWrite::Refuse(Rejection::Refused("too late".to_owned())));
        let refused = accept(&office.process.ticketing, &office, &request, &quote).await.expect("an answer");
        assert_eq!((refused.status, state_of(&refused, &request)), (OrderStatus::Confirmed, RequestState::Refused));
        assert!(refused.details.tickets.iter().all(|ticket| ticket.status == TicketStatus::Open));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        assert_eq!(office.prove().await, 2);
    }
}

#[tokio::test]
async fn one_quote_is_accepted_until_the_office_closes_and_one_request_is_open() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let (order, request, quote) = asked(&office).await;
    let ticketing = &office.process.ticketing;
    let second = ticketing
        .ask_after_sale(&office.agent, ask(AfterSaleKind::Void, &order))
        .await;
    assert!(
        matches!(&second, Err(AfterSaleError::NoVoid(NoVoid::Open(open))) if *open == request),
        "{second:?}"
    );
    let other = accept(ticketing, &office, &request, "another").await;
    assert!(matches!(other, Err(AfterSaleError::OtherQuote)), "{other:?}");
    // The airline closes at 23:00 in Dubai, before the tenant.
    let closes = ticketing
        .after_sale_options(&office.agent.tenant, &order)
        .void_until
        .expect("a time");
    assert_eq!(closes.format("%H:%M").to_string(), "19:00");
    office.clock.set(closes);
    let late = accept(ticketing, &office, &request, &quote).await;
    assert!(matches!(late, Err(AfterSaleError::QuoteExpired)), "{late:?}");
    let seen = office.order(&order.reference).await.order;
    assert_eq!(state_of(&seen, &request), RequestState::Expired);
    let closed = ticketing
        .penalty(&office.agent, &ask(AfterSaleKind::Void, &order))
        .await;
    assert!(
        matches!(closed, Err(AfterSaleError::NoVoid(NoVoid::Closed(at))) if at == closes),
        "{closed:?}"
    );
    let refund = ticketing
        .penalty(&office.agent, &ask(AfterSaleKind::Refund, &order))
        .await;
    assert!(refund.expect("a refund instead").is_some());
}

#[tokio::test]
async fn a_withdrawn_request_makes_room_for_another() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let (order, request, quote) = asked(&office).await;
    let ticketing = &office.process.ticketing;
    for _ in 0..2 {
        let withdrawn = ticketing.withdraw(&office.agent, &request).await.expect("withdrawn");
        assert_eq!(state_of(&withdrawn, &request), RequestState::Withdrawn);
    }
    let late = accept(ticketing, &office, &request, &quote).await;
    assert!(
        matches!(late, Err(AfterSaleError::WrongState(RequestState::Withdrawn))),
        "{late:?}"
    );
    let again = ticketing
        .ask_after_sale(&office.agent, ask(AfterSaleKind::Void, &order))
        .await;
    let (_, second) = again.expect("asked again");
    assert_ne!(second, request);
}
