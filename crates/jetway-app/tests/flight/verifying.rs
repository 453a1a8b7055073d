//! Re-pricing of a held order before it is charged.

use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::flight::ticketing::verify::{HeldPrice, VerifyError};
use jetway_app::order::OrderError;
use jetway_app::order::part_terms::Paying;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::OnPrice;
use crate::office::{Office, airline};

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    // covers: T-317
    async fn a_changed_price_is_reported_stored_and_charged_only_when_accepted(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        let same = office.verify(&order.reference).await.expect("an answer");
        assert_eq!((same.price, same.order.version), (HeldPrice::Same, order.version));

        gds.on_price(OnPrice::Moved(4_000));
        let moved = office.verify(&order.reference).await.expect("an answer");
        let previous = Box::new(order.details.quote.clone());
        assert_eq!(moved.price, HeldPrice::Moved(FareChange { previous, classes: Vec::new(), times: Vec::new() }));
        assert!(moved.order.details.quote.customer_total.minor > order.details.quote.customer_total.minor);
        let event = office.order(&order.reference).await.history.pop().expect("a line");
        assert_eq!((event.kind, event.moved.is_some()), (OrderEventKind::PriceChanged, true));

        // It was not accepted: nothing is held, with either total.
        gds.on_price(OnPrice::AsOffered);
        assert!(matches!(office.issue(&order).await, Err(IssueError::AmountMismatch { .. })));
        let half_seen = IssueCommand {
            reference: order.reference.clone(),
            accepted: moved.order.details.quote.customer_total,
            accepted_payable: Some(order.details.quote.agent_payable),
            accepted_now: None,
            paying: Paying::Whole,
        };
        let refused = office.process.ticketing.issue(&office.agent, half_seen).await;
        assert!(matches!(refused, Err(IssueError::AmountMismatch { .. })), "{refused:?}");
        assert_eq!((office.wallet().await.held.minor, gds.count("issue")), (0, 0));
        let issued = office.issue(&moved.order).await.expect("issued");
        assert_eq!(issued.payment.expect("paid").amount, moved.order.details.quote.agent_payable);
        office.prove().await;
    }

    async fn seats_released_by_the_airline_cancel_the_order_before_it_is_charged(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (told, pressed) = (office.booked().await, office.booked().await);
        gds.drop_records();
        let gone = office.verify(&told.reference).await.expect("an answer");
        assert_eq!((gone.price, gone.order.status), (HeldPrice::Gone, OrderStatus::Cancelled));
        assert!(matches!(office.issue(&pressed).await, Err(IssueError::SoldOut)));
        for order in [&told, &pressed] {
            let view = office.order(&order.reference).await;
            assert_eq!((view.order.status, view.order.next_check_at), (OrderStatus::Cancelled, None));
            assert_eq!(view.history.last().map(|event| event.kind), Some(OrderEventKind::SeatsLost));
        }
        assert_eq!((office.wallet().await.posted.minor, gds.count("issue"), gds.count("cancel")), (FUNDS, 0, 0));
    }
}

#[tokio::test]
async fn a_held_price_stands_while_the_record_lives_and_no_answer_says_nothing() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    for quoted in [OnPrice::SoldOut, OnPrice::Expired] {
        gds.on_price(quoted);
        let verified = office.verify(&order.reference).await.expect("an answer");
        assert_eq!(
            (verified.price, verified.order.status),
            (HeldPrice::Same, OrderStatus::OnHold)
        );
    }
    gds.on_price(OnPrice::Fail);
    assert!(matches!(
        office.verify(&order.reference).await,
        Err(VerifyError::Supplier(_))
    ));
    let stranger = office.stranger().await;
    let theirs = office
        .process
        .ticketing
        .verify(&stranger, order.reference.clone())
        .await;
    assert!(matches!(theirs, Err(VerifyError::Order(OrderError::NotFound))));
    office.clock.set(order.limits.auto_cancel_at);
    let late = office.verify(&order.reference).await;
    assert!(matches!(
        late,
        Err(VerifyError::Order(OrderError::WrongState(OrderStatus::Expired)))
    ));
}
