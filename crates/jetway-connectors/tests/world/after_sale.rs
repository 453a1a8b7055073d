//! Voids and refunds of tickets, each supplier in its way.

use chrono::TimeDelta;
use jetway_connectors::port::air::{BookingState, Outcome, RefundOrder, RefundProgress, RefundWay, Rejection};
use jetway_connectors::sandbox::{Effect, Forced, Step};

use crate::contract::{SUPPLIERS, booked, cheapest};
use crate::setup::Stage;

#[tokio::test]
async fn suppliers_that_void_do_it_once_and_the_others_refuse() {
    for id in SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let booking = booked(&*supplier, "op-1", &offer).await;
        let early = supplier.void("op-0", &booking.pnr).await;
        assert!(matches!(early, Outcome::Rejected(_)), "{id} voids no ticket: {early:?}");
        supplier.issue("op-2", &booking.pnr).await;
        stage.clock.advance(TimeDelta::hours(1));
        let voided = supplier.void("op-3", &booking.pnr).await;
        let record = supplier.retrieve(&booking.pnr).await.expect("a record");
        if supplier.capabilities().void.is_some() {
            assert_eq!(
                (voided, record.state),
                (Outcome::Done(()), BookingState::Cancelled),
                "{id}"
            );
            let reopened = stage.reopened();
            let again = reopened.supplier(id).void("op-3", &booking.pnr).await;
            assert_eq!(again, Outcome::Done(()), "{id}");
        } else {
            assert!(
                matches!(voided, Outcome::Rejected(Rejection::Refused(_))),
                "{id}: {voided:?}"
            );
            assert_eq!(record.state, BookingState::Ticketed, "{id}");
        }
    }
}

#[tokio::test]
async fn a_refund_is_taken_once_and_approved_later_or_given_as_credit_at_once() {
    for id in SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let booking = booked(&*supplier, "op-1", &offer).await;
        supplier.issue("op-2", &booking.pnr).await;
        stage.clock.advance(TimeDelta::hours(1));
        let record = supplier.retrieve(&booking.pnr).await.expect("a record");
        let all = RefundOrder {
            travellers: record
                .tickets
                .iter()
                .map(|ticket| ticket.traveller_id.clone())
                .collect(),
            segments: record
                .segments
                .iter()
                .map(|segment| segment.segment_id.to_string())
                .collect(),
        };
        assert_eq!(supplier.refund_progress("op-3").await, Ok(None), "{id}");
        let first = supplier.refund("op-3", &booking.pnr, &all).await;
        let expected = match supplier.capabilities().refund {
            RefundWay::Credit => RefundProgress::Approved,
            RefundWay::Filed | RefundWay::ByHand => RefundProgress::Submitted,
        };
        assert_eq!(first, Outcome::Done(expected), "{id}");
        let twice = supplier.refund("op-4", &booking.pnr, &all).await;
        assert!(
            matches!(twice, Outcome::Rejected(Rejection::Refused(_))),
            "{id}: {twice:?}"
        );
        stage.clock.advance(TimeDelta::hours(1));
        assert_eq!(
            supplier.refund_progress("op-3").await,
            Ok(Some(RefundProgress::Approved)),
            "{id}"
        );
        assert_eq!(
            supplier.refund_progress("op-4").await,
            Ok(Some(RefundProgress::Refused)),
            "{id}"
        );
    }
}

#[tokio::test]
async fn a_record_with_a_refund_is_not_voided() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let booking = booked(&*supplier, "op-1", &offer).await;
    supplier.issue("op-2", &booking.pnr).await;
    stage.clock.advance(TimeDelta::hours(1));
    let record = supplier.retrieve(&booking.pnr).await.expect("a record");
    let part = RefundOrder {
        travellers: vec![record.tickets[0].traveller_id.clone()],
        segments: vec![record.segments[0].segment_id.to_string()],
    };
    let refund = supplier.refund("op-3", &booking.pnr, &part).await;
    assert_eq!(refund, Outcome::Done(RefundProgress::Submitted));
    let voided = supplier.void("op-4", &booking.pnr).await;
    assert!(matches!(voided, Outcome::Rejected(Rejection::Refused(_))), "{voided:?}");
}

#[tokio::test]
async fn a_lost_answer_to_a_void_is_a_void() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let booking = booked(&*supplier, "op-1", &offer).await;
    supplier.issue("op-2", &booking.pnr).await;
    stage.clock.advance(TimeDelta::hours(1));
    let forced = Forced {
        step: Step::Void,
        supplier: None,
        effect: Effect::Unknown,
    };
    stage.world.control().force(forced).expect("possible");
    assert_eq!(supplier.void("op-3", &booking.pnr).await, Outcome::Unknown);
    let record = supplier.retrieve(&booking.pnr).await.expect("a record");
    assert_eq!(record.state, BookingState::Cancelled);
}
