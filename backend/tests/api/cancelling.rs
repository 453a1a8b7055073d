//! Cancelling a booking that is not ticketed.

use serde_json::json;

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::{BOOKINGS, cancel_target};

// covers: T-237, T-304
#[test]
fn a_held_booking_is_cancelled_once_and_its_seats_are_released() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let before = owner.balance();
    let cancelled = owner.post(&cancel_target(&held.reference), &json!(null)).ok();
    assert_eq!(cancelled["status"], "Cancelled", "{cancelled}");
    assert_eq!(cancelled["actions"], json!([]));
    let kinds = owner.event_kinds(&held.reference);
    assert_eq!(kinds[kinds.len() - 2..], ["cancelled", "seatsReturned"], "{kinds:?}");
    assert_eq!(owner.balance(), before, "nothing was paid, so nothing is refunded");

    let again = owner.post(&cancel_target(&held.reference), &json!(null)).ok();
    assert_eq!(
        again["version"], cancelled["version"],
        "the second request changes nothing"
    );
    owner.ticket(&held).refused(409, "order.wrong_state");
    let queue = owner.post(BOOKINGS, &json!({ "queue": "cancelled" })).ok();
    assert_eq!(queue["total"], 1, "{queue}");
}

// covers: T-304
#[test]
fn a_ticketed_order_and_another_agencys_are_not_cancelled() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let refused = owner
        .post(&cancel_target(&held.reference), &json!(null))
        .refused(409, "order.wrong_state");
    assert_eq!(refused["params"]["status"], "Confirmed");
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger
        .post(&cancel_target(&held.reference), &json!(null))
        .refused(404, "order.not_found");
}
