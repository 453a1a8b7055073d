//! Extension of time limits.

use chrono::TimeDelta;
use jetway_connectors::port::air::{BookingState, Outcome, Rejection};
use jetway_connectors::sandbox::{Effect, Forced, Step};

use crate::contract::{ALL_SUPPLIERS, booked, cheapest};
use crate::setup::Stage;

#[tokio::test]
async fn seats_are_held_longer_once_for_each_operation_and_dropped_at_the_new_limit() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let booking = booked(&*supplier, "op-1", &offer).await;
    let limit = booking.ticketing_time_limit.expect("a limit");
    let until = limit + TimeDelta::hours(6);
    let Outcome::Done(longer) = supplier.extend("op-2", &booking.pnr, until).await else {
        panic!("not granted")
    };
    assert_eq!(longer.ticketing_time_limit, Some(until));
    // Repeating an operation has the same result whatever its new arguments, also after a restart.
    let again = supplier.extend("op-2", &booking.pnr, until + TimeDelta::hours(1)).await;
    assert_eq!(again, Outcome::Done(longer.clone()));
    let reopened = stage.reopened();
    assert_eq!(
        reopened.supplier("gds-a").retrieve(&booking.pnr).await,
        Ok(longer.clone())
    );
    // At most one day is granted.
    let Outcome::Done(most) = supplier
        .extend("op-3", &booking.pnr, until + TimeDelta::hours(60))
        .await
    else {
        panic!("not granted")
    };
    let most = most.ticketing_time_limit.expect("a limit");
    assert_eq!(most, until + TimeDelta::hours(24));
    stage.clock.set(most - TimeDelta::seconds(1));
    let state = |booking: jetway_connectors::port::air::SupplierBooking| booking.state;
    assert_eq!(supplier.retrieve(&booking.pnr).await.map(state), Ok(BookingState::Held));
    stage.clock.set(most);
    assert_eq!(
        supplier.retrieve(&booking.pnr).await.map(state),
        Ok(BookingState::Cancelled)
    );
}

#[tokio::test]
async fn a_supplier_that_says_it_holds_longer_does_and_the_others_refuse() {
    for id in ALL_SUPPLIERS {
        let supplier = Stage::new().supplier(id);
        let offer = cheapest(&*supplier).await;
        let booking = booked(&*supplier, "op-1", &offer).await;
        let limit = booking.ticketing_time_limit.expect("a limit");
        let answer = supplier.extend("op-2", &booking.pnr, limit + TimeDelta::hours(2)).await;
        match supplier.capabilities().extend {
            true => assert!(matches!(answer, Outcome::Done(_)), "{id}: {answer:?}"),
            false => assert!(
                matches!(answer, Outcome::Rejected(Rejection::Refused(_))),
                "{id}: {answer:?}"
            ),
        }
        supplier.issue("op-3", &booking.pnr).await;
        let late = supplier.extend("op-4", &booking.pnr, limit + TimeDelta::hours(3)).await;
        assert!(
            matches!(late, Outcome::Rejected(Rejection::Refused(_))),
            "{id}: tickets have no limit"
        );
    }
}

#[tokio::test]
async fn an_answer_can_be_no_or_get_lost_and_an_airline_can_drop_a_record() {
    let stage = Stage::new();
    let (control, supplier) = (stage.world.control(), stage.supplier("gds-a"));
    let offer = cheapest(&*supplier).await;
    let booking = booked(&*supplier, "op-1", &offer).await;
    let until = booking.ticketing_time_limit.expect("a limit") + TimeDelta::hours(1);
    let force = |effect| {
        let forced = Forced {
            step: Step::Extend,
            supplier: None,
            effect,
        };
        control.force(forced).expect("possible");
    };
    force(Effect::Refuse);
    let refused = supplier.extend("op-2", &booking.pnr, until).await;
    assert!(matches!(refused, Outcome::Rejected(Rejection::Refused(_))));
    assert_eq!(supplier.extend("op-2", &booking.pnr, until).await, refused);
    force(Effect::Unknown);
    assert_eq!(supplier.extend("op-3", &booking.pnr, until).await, Outcome::Unknown);
    let found = supplier.retrieve(&booking.pnr).await.expect("a record");
    assert_eq!(found.ticketing_time_limit, Some(until));

    assert!(control.drop_record(&booking.pnr).expect("kept"));
    assert!(
        !control.drop_record(&booking.pnr).expect("kept"),
        "it was dropped already"
    );
    let gone = supplier.retrieve(&booking.pnr).await.expect("a record");
    assert_eq!(gone.state, BookingState::Cancelled);
}
