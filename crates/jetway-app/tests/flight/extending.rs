//! A longer time limit: asked of the airline, once, and kept with its answer.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_app::flight::ticketing::extend::{ExtendCommand, ExtendError};
use jetway_app::order::OrderError;
use jetway_connectors::port::air::Rejection;
use jetway_domain::air::extension::FixedLimit;
use jetway_domain::air::order::{FlightOrder, OrderAction};
use jetway_domain::order::{ExtendReason, OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::OnWrite;
use crate::office::{Office, airline};

const FUNDS: i64 = 1_000_000;

impl Office {
    async fn extend(&self, order: &FlightOrder, until: DateTime<Utc>) -> Result<FlightOrder, ExtendError> {
        let command = ExtendCommand {
            reference: order.reference.clone(),
            until,
            reason: ExtendReason::Payment,
            remark: None,
        };
        self.process.ticketing.extend(&self.agent, command).await
    }
}

fn limit(order: &FlightOrder) -> DateTime<Utc> {
    order.limits.ticketing_time_limit_at
}

on_both_engines! {
    // covers: T-315
    async fn a_granted_limit_moves_the_deadline_and_its_timer(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        let until = limit(&order) + TimeDelta::hours(12);
        let longer = office.extend(&order, until).await.expect("granted");
        assert_eq!((limit(&longer), longer.limits.auto_cancel_at), (until, until - TimeDelta::minutes(1)));
        // Repeating the request does not call the airline.
        let again = office.extend(&order, until).await.expect("the same");
        assert_eq!((again.version, gds.count("extend")), (longer.version, 1));
        let told = office.order(&order.reference).await;
        let event = told.history.last().expect("a line");
        let moved = event.moved.as_ref().expect("from and to");
        assert_eq!((event.kind, event.by.as_str()), (OrderEventKind::LimitExtended, "Amina Rahman"));
        // The history says when seats are released, as every screen and document does.
        let told = |text: &str| text.parse::<DateTime<Utc>>().expect("a moment");
        assert_eq!((told(&moved.before), told(&moved.after)), (order.limits.auto_cancel_at, longer.limits.auto_cancel_at));

        office.clock.set(order.limits.auto_cancel_at);
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        office.clock.set(longer.limits.auto_cancel_at);
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Expired);
    }

    async fn a_refused_limit_stays_and_another_may_be_asked_for(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_extend(OnWrite::Refuse(Rejection::Refused("the flight is full".to_owned())));
        let refused = office.extend(&order, limit(&order) + TimeDelta::hours(6)).await.expect("an answer");
        assert_eq!(limit(&refused), limit(&order));
        let (request, _) = refused.limit_requests().next_back().expect("a request");
        let answer = request.answer.as_ref().expect("an answer");
        assert_eq!((request.is_allowed(), answer.text.as_deref()), (false, Some("the flight is full")));
        let event = office.order(&order.reference).await.history.pop().expect("a line");
        assert_eq!(event.kind, OrderEventKind::LimitRefused);
        gds.on_extend(OnWrite::Do);
        let until = limit(&order) + TimeDelta::hours(3);
        assert_eq!(limit(&office.extend(&order, until).await.expect("granted")), until);
    }
}

#[tokio::test]
async fn a_lost_answer_is_read_from_the_record_and_no_answer_changes_nothing() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    let until = limit(&order) + TimeDelta::hours(6);
    gds.on_extend(OnWrite::LoseTheRequest);
    let unanswered = office.extend(&order, until).await;
    assert!(matches!(unanswered, Err(ExtendError::Supplier(_))), "{unanswered:?}");
    let unchanged = office.order(&order.reference).await.order;
    assert_eq!(
        (unchanged.version, unchanged.extend_operation()),
        (order.version, order.extend_operation())
    );
    gds.on_extend(OnWrite::DoAndLoseTheAnswer);
    assert_eq!(limit(&office.extend(&order, until).await.expect("granted")), until);
}

#[tokio::test]
async fn a_limit_moves_twice_never_past_three_days_or_four_hours_before_departure() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    let latest = order.created_at + TimeDelta::hours(72);
    assert_eq!(order.latest_limit(), latest);
    for beyond in [limit(&order), latest + TimeDelta::seconds(1)] {
        let refused = office.extend(&order, beyond).await;
        assert!(matches!(refused, Err(ExtendError::OutOfRange { latest: told, .. }) if told == latest));
    }
    for hours in [3, 6] {
        office
            .extend(&order, limit(&order) + TimeDelta::hours(hours))
            .await
            .expect("granted");
    }
    let third = office.extend(&order, limit(&order) + TimeDelta::hours(9)).await;
    assert!(
        matches!(third, Err(ExtendError::Fixed(FixedLimit::UsedUp))),
        "{third:?}"
    );
    assert!(
        !office
            .order(&order.reference)
            .await
            .order
            .actions()
            .contains(&OrderAction::Extend)
    );

    // Departs at 02:00 in Dubai on 10 December.
    office.clock.set("2026-12-07T12:00:00Z".parse().expect("a moment"));
    let near = office
        .process
        .ticketing
        .order(&office.agent, &order.reference)
        .await
        .expect("our order");
    let before_departure: DateTime<Utc> = "2026-12-09T18:00:00Z".parse().expect("a moment");
    let mut late = near;
    late.created_at = "2026-12-07T12:00:00Z".parse().expect("a moment");
    assert_eq!(late.latest_limit(), before_departure);
}

#[tokio::test]
async fn a_paid_order_a_strangers_and_one_out_of_time_are_not_extended() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let (paid, held) = (office.booked().await, office.booked().await);
    office.issue(&paid).await.expect("issued");
    let until = limit(&held) + TimeDelta::hours(6);
    let refused = office.extend(&paid, until).await;
    assert!(matches!(
        refused,
        Err(ExtendError::Order(OrderError::WrongState(OrderStatus::Confirmed)))
    ));
    let stranger = office.stranger().await;
    let command = ExtendCommand {
        reference: held.reference.clone(),
        until,
        reason: ExtendReason::Documents,
        remark: None,
    };
    let theirs = office.process.ticketing.extend(&stranger, command).await;
    assert!(matches!(theirs, Err(ExtendError::Order(OrderError::NotFound))));
    office.clock.set(held.limits.auto_cancel_at);
    let late = office.extend(&held, until).await;
    assert!(matches!(
        late,
        Err(ExtendError::Order(OrderError::WrongState(OrderStatus::Expired)))
    ));
    assert_eq!(gds.count("extend"), 0);
}
