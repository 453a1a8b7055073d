//! The order core with a product of its own: nothing here is of flights.

mod house;
mod room;

use chrono::TimeDelta;
use jetway_domain::access::Operator;
use jetway_domain::ids::{AgencyId, OrderKind, OrderRequestId};
use jetway_domain::money::Money;
use jetway_domain::order::{
    Found, NoteText, OrderEventKind, OrderRequest, OrderStatus, RequestKind, RequestState, RequestSubject,
};
use jetway_domain::payment::NoParts;
use jetway_testkit::{SeededIds, start};

use super::change::Change;
use super::list::{BookingQueue, BookingsQuery};
use super::notes::NoteError;
use super::notifications::NotificationKind;
use super::part_terms::{PartTermsError, Paying};
use super::product::StoredOrder;
use super::requests::{Approval, RequestFilter, Topic};
use super::review::DecideError;
use super::{AnyOrder, Applied, OrderError, documents};
use house::{FUNDS, House, everything, letterhead};
use room::{ASK_AFTER, CUSTOMER, HELD_FOR, NoVoucher, PRICE, PayError, RoomOrder, aed};

#[tokio::test]
async fn an_order_is_held_paid_and_fulfilled_and_the_ledger_adds_up() {
    let house = House::open().await;
    let order = house.held().await;
    assert_eq!(
        (order.status, order.reference.as_str().get(2..3)),
        (OrderStatus::OnHold, Some("H"))
    );
    assert_eq!(house.money().await, (FUNDS, 0));
    let paid = house.paid(&order).await.expect("paid");
    assert_eq!(
        (paid.status, paid.room.voucher.as_deref()),
        (OrderStatus::Confirmed, Some("400001"))
    );
    assert_eq!(house.stored(&order).await, paid, "core and part are stored together");
    assert_eq!(paid.payment.expect("a payment").amount, aed(PRICE));
    assert_eq!(house.money().await, (FUNDS - PRICE, 0));
    let again = house.paid(&order).await;
    assert!(
        matches!(
            again,
            Err(PayError::Order(OrderError::WrongState(OrderStatus::Confirmed)))
        ),
        "{again:?}"
    );
    assert_eq!(
        house.kinds(&order).await,
        [
            OrderEventKind::Booked,
            OrderEventKind::IssueStarted,
            OrderEventKind::Issued
        ]
    );
}

#[tokio::test]
async fn a_change_based_on_an_older_version_writes_neither_core_nor_part() {
    let house = House::open().await;
    let stale = house.held().await;
    house
        .rooms
        .cancel(&house.agent, &stale.reference)
        .await
        .expect("cancelled");
    let tx = house
        .test
        .db
        .begin(&house.test.scope("falcon"))
        .await
        .expect("a transaction");
    let mut late = stale.clone();
    late.room.guest = "Somebody else".to_owned();
    assert!(!late.save(&tx).await.expect("refused"));
    tx.commit().await.expect("committed");
    let stored = house.stored(&stale).await;
    assert_eq!(
        (stored.status, stored.room.guest.as_str()),
        (OrderStatus::Cancelled, "Karim O'Hara")
    );
}

#[tokio::test]
async fn of_two_processes_that_try_the_same_step_one_is_told_that_it_is_stored() {
    let house = House::open().await;
    let (order, tenant) = (house.held().await, &house.agent.tenant);
    let store = &house.rooms.store;
    let step = || Change::system(OrderEventKind::IssueStarted, "The hotel is asked.").to(OrderStatus::InProgress);
    let first = store
        .try_alone(tenant, order.clone(), step(), |_: &mut RoomOrder| {})
        .await;
    let second = store
        .try_alone(tenant, order.clone(), step(), |_: &mut RoomOrder| {})
        .await;
    // Both see the version after the step; it tells nothing about who made it.
    assert!(
        matches!(&first, Ok(Applied::Stored(stored)) if stored.version == order.version + 1),
        "{first:?}"
    );
    assert!(
        matches!(&second, Ok(Applied::Overtaken(stored)) if stored.version == order.version + 1),
        "{second:?}"
    );
}

#[tokio::test]
async fn the_timer_finds_a_late_voucher_and_gives_up_what_is_not_paid() {
    let house = House::open().await;
    let (order, unpaid) = (house.held().await, house.held().await);
    house.hotel_is_silent(true);
    let waiting = house.paid(&order).await.expect("under way");
    assert_eq!(
        (waiting.status, house.money().await),
        (OrderStatus::InProgress, (FUNDS, PRICE))
    );
    house.rooms.hotel.make(order.id);
    assert_eq!(house.after(ASK_AFTER).await, 1);
    assert_eq!(house.stored(&order).await.status, OrderStatus::Confirmed);
    assert_eq!(house.money().await, (FUNDS - PRICE, 0));
    assert_eq!(house.after(HELD_FOR).await, 1);
    assert_eq!(house.stored(&unpaid).await.status, OrderStatus::Expired);
    assert_eq!(house.after(HELD_FOR).await, 0, "no deadline is due any more");
}

#[tokio::test]
async fn an_unpaid_order_is_cancelled_and_a_fulfilled_one_is_not() {
    let house = House::open().await;
    let order = house.held().await;
    let cancelled = house
        .rooms
        .cancel(&house.agent, &order.reference)
        .await
        .expect("cancelled");
    assert_eq!(
        (cancelled.status, cancelled.summary().pay_by),
        (OrderStatus::Cancelled, None)
    );
    let refused = house.paid(&order).await;
    assert!(
        matches!(
            refused,
            Err(PayError::Order(OrderError::WrongState(OrderStatus::Cancelled)))
        ),
        "{refused:?}"
    );
    let kept = house.held().await;
    house.paid(&kept).await.expect("paid");
    let refused = house.rooms.cancel(&house.agent, &kept.reference).await;
    assert!(
        matches!(refused, Err(OrderError::WrongState(OrderStatus::Confirmed))),
        "{refused:?}"
    );
    assert_eq!(house.money().await, (FUNDS - PRICE, 0));
}

#[tokio::test]
async fn notes_and_history_are_the_agencys_and_name_their_authors() {
    let house = House::open().await;
    let order = house.held().await;
    let text = NoteText::parse("Late arrival").expect("a note");
    let note = house
        .orders
        .add_note(&house.agent, &order.reference, None, text)
        .await
        .expect("written");
    let notes = house.orders.notes(&house.agent, &order.reference).await.expect("read");
    assert_eq!(notes, std::slice::from_ref(&note));
    let left = house
        .orders
        .remove_note(&house.agent, &order.reference, note.id)
        .await
        .expect("removed");
    assert!(left.is_empty());
    let history = house.history(&order).await;
    let told: Vec<_> = history.iter().map(|event| (event.kind, event.by.as_str())).collect();
    let by = "Amina Rahman";
    assert_eq!(
        told,
        [
            (OrderEventKind::Booked, by),
            (OrderEventKind::NoteAdded, by),
            (OrderEventKind::NoteRemoved, by)
        ]
    );
    let mut stranger = house.agent.clone();
    stranger.agency = AgencyId(uuid::Uuid::nil());
    let unseen = house.orders.notes(&stranger, &order.reference).await;
    assert!(
        matches!(unseen, Err(NoteError::Order(OrderError::NotFound))),
        "{unseen:?}"
    );
    let unseen = house.orders.history(&stranger, &order.reference).await;
    assert!(matches!(unseen, Err(OrderError::NotFound)), "{unseen:?}");
}

#[tokio::test]
async fn lists_and_notifications_show_orders_of_the_product() {
    let house = House::open().await;
    let (one, other) = (house.held().await, house.held().await);
    house.paid(&one).await.expect("paid");
    let page = house
        .orders
        .bookings::<RoomOrder>(&house.agent, &everything(), None)
        .await
        .expect("a list");
    assert_eq!((page.total, page.counts.get(&BookingQueue::Ticketed)), (2, Some(&1)));
    let held = BookingsQuery {
        queue: BookingQueue::OnHold,
        search: Some("o'hara".to_owned()),
        ..everything()
    };
    let page = house
        .orders
        .bookings::<RoomOrder>(&house.agent, &held, None)
        .await
        .expect("a list");
    assert_eq!(page.orders, [house.stored(&other).await]);
    let choices = house.orders.booking_choices::<RoomOrder>(&house.agent).await;
    let staff: Vec<_> = choices.expect("choices").staff.iter().map(|(user, _)| *user).collect();
    assert_eq!(staff, [house.agent.user]);
    house.clock.advance(HELD_FOR - TimeDelta::minutes(10));
    let told = house.orders.notifications(&house.agent, &[]).await.expect("read");
    assert_eq!(
        (&told[0].reference, told[0].kind),
        (&other.reference, NotificationKind::LimitUrgent)
    );
    assert_eq!(told[0].at, other.room.held_until);
    let of_flights = house.orders.notifications(&house.agent, &[OrderKind::Hotel]).await;
    assert_eq!(of_flights.expect("read"), [], "these orders are of hotels");
}

#[tokio::test]
async fn documents_show_the_printed_price_and_are_typeset() {
    let house = House::open().await;
    let order = house.held().await;
    house.paid(&order).await.expect("paid");
    let price = async |price: Option<Money>| {
        let set = house
            .orders
            .set_print_price::<RoomOrder>(&house.agent, &order.reference, price)
            .await;
        set.expect("set");
        let document = house
            .rooms
            .document(&house.agent, &order.reference, letterhead())
            .await
            .expect("a document");
        document.facts[2].value.clone()
    };
    assert_eq!(price(Some(aed(80_000))).await, aed(80_000).to_string());
    assert_eq!(price(None).await, aed(CUSTOMER).to_string());
    let document = house
        .rooms
        .document(&house.agent, &order.reference, letterhead())
        .await
        .expect("a document");
    assert_eq!(
        (document.reference.as_str(), document.facts[1].value.as_str()),
        (order.reference.as_str(), "400001")
    );
    assert!(documents::pdf(document).await.expect("typeset").starts_with(b"%PDF"));
    assert_eq!(
        house.kinds(&order).await[3..],
        [OrderEventKind::PrintPriceSet, OrderEventKind::PrintPriceSet]
    );
}

#[tokio::test]
async fn an_approved_part_is_paid_first_and_the_rest_is_due() {
    let house = House::open().await;
    let order = house.held().await;
    let (orders, agent, reference) = (&house.orders, &house.agent, &order.reference);
    let part = Paying::Part;
    let refused = house.rooms.pay(agent, reference, part).await;
    assert!(
        matches!(
            refused,
            Err(PayError::Terms(PartTermsError::NoParts(NoParts::NotRefundable)))
        ),
        "{refused:?}"
    );
    orders
        .request_approval::<RoomOrder>(agent, reference, Topic::Parts, None)
        .await
        .expect("asked");
    let waiting = orders.waiting_requests(&agent.tenant).await.expect("read");
    let listed: Vec<_> = waiting
        .iter()
        .map(|found| (&found.reference, found.request.due_at))
        .collect();
    assert_eq!(listed, [(reference, Some(order.room.held_until))]);
    let answer = Approval {
        allowed: true,
        remark: None,
        operator: Operator::named("Nadia").expect("a name"),
    };
    let answered = orders
        .answer_request(&agent.tenant, reference, Topic::Parts, answer)
        .await
        .expect("answered");
    assert!(answered.is_approved(RequestKind::PartPayment));
    assert_eq!(
        house.trail().await,
        [("order.answer_request".to_owned(), "Nadia".to_owned())]
    );
    let paid = house.rooms.pay(agent, reference, part).await.expect("paid");
    let terms = paid.room.part.expect("terms");
    assert_eq!(
        (paid.status, terms.now.minor + terms.later.minor),
        (OrderStatus::Confirmed, PRICE)
    );
    assert_eq!(house.money().await, (FUNDS - terms.now.minor, 0));
    let tx = house
        .test
        .db
        .read(&house.test.scope("falcon"))
        .await
        .expect("a reading transaction");
    let due = tx.dues().of_order(order.id).await.expect("read").expect("a due");
    assert_eq!(due.later, terms.later);
}

#[tokio::test]
async fn an_operator_decides_an_unknown_outcome_on_evidence_of_the_product() {
    let house = House::open().await;
    house.hotel_is_silent(true);
    let (order, lost) = (house.held().await, house.held().await);
    house.paid(&order).await.expect("under way");
    house.paid(&lost).await.expect("under way");
    assert_eq!(house.after(ASK_AFTER).await, 2);
    let waiting = house
        .orders
        .waiting_for_operations::<RoomOrder>(&house.agent.tenant)
        .await
        .expect("read");
    assert_eq!(
        waiting.iter().map(|found| found.held).collect::<Vec<_>>(),
        [Some(aed(PRICE)); 2]
    );
    let refused = house.decide(&order, Found::Fulfilled, Some("12")).await;
    assert!(matches!(refused, Err(DecideError::Evidence(NoVoucher))), "{refused:?}");
    for _ in 0..2 {
        let decided = house
            .decide(&order, Found::Fulfilled, Some("123456"))
            .await
            .expect("decided");
        assert_eq!(
            (decided.status, decided.room.voucher.as_deref()),
            (OrderStatus::Confirmed, Some("123456"))
        );
    }
    let decided = house.decide(&lost, Found::Nothing, None).await.expect("decided");
    assert_eq!((decided.status, decided.hold), (OrderStatus::Cancelled, None));
    assert_eq!(house.money().await, (FUNDS - PRICE, 0));
    assert_eq!(
        house.trail().await,
        vec![("order.decide".to_owned(), "Nadia".to_owned()); 2]
    );
}

#[tokio::test]
async fn an_order_without_its_product_keeps_its_status() {
    let house = House::open().await;
    let order = house.held().await;
    let any: AnyOrder = house
        .rooms
        .store
        .own(&house.agent, &order.reference)
        .await
        .expect("read");
    assert_eq!((any.id, any.summary()), (order.id, order.summary()));
    for to in OrderStatus::ALL {
        assert!(any.step_to(to).is_err(), "{to}");
    }
}

#[tokio::test]
async fn operations_see_the_requests_of_every_page() {
    let house = House::open().await;
    let mut order = house.held().await;
    let ids = SeededIds::new(8);
    // One more than a page.
    for _ in 0..201 {
        order.keep_request(OrderRequest {
            id: OrderRequestId::fresh(&ids),
            subject: RequestSubject::PartPayment,
            state: RequestState::Requested,
            asked_by: "Amina Rahman".to_owned(),
            asked_at: start(),
            remark: None,
            due_at: None,
            answer: None,
        });
    }
    let tx = house.test.db.begin(&house.test.scope("falcon")).await;
    let tx = tx.expect("a transaction");
    assert!(order.save(&tx).await.expect("saved"));
    tx.commit().await.expect("committed");
    for (kind, waiting) in [(RequestKind::PartPayment, 201), (RequestKind::Void, 0)] {
        let filter = RequestFilter {
            kinds: vec![kind],
            order: None,
        };
        let found = house.orders.all_waiting(&house.agent.tenant, &filter).await;
        assert_eq!(found.expect("read").len(), waiting, "{kind:?}");
    }
}
