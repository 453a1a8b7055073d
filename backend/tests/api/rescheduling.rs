//! Schedule changes of ticketed orders.

use serde_json::{Value, json};

use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Api, eventually};

const ACCEPT: &str = "/api/order/v1/Schedule/AcceptScheduleChange";

#[test]
fn a_schedule_change_is_reported_to_the_agency_and_accepted_by_users_who_may_issue() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let sold = owner.ticket(&held).ok();
    assert_eq!(sold["status"], "Confirmed", "{sold}");
    assert!(sold.get("scheduleChange").is_none());
    api.reschedule(&sold["pnr"], 95);
    let flights = format!("/orders/falcon/{}/flights", held.reference);
    assert_eq!(api.admin_post(&flights, &json!({})).ok()["moved"], true);
    let moved = owner.order(&held.reference);
    let change = &moved["scheduleChange"];
    assert_ne!(change["segments"][0]["origin"], sold["segments"][0]["origin"]);
    assert_eq!(
        moved["segments"], sold["segments"],
        "the order still shows the times sold"
    );
    let may_accept = |order: &Value| {
        order["actions"]
            .as_array()
            .expect("actions")
            .contains(&json!("acceptSchedule"))
    };
    assert!(may_accept(&moved), "{moved}");
    assert!(
        owner
            .event_kinds(&held.reference)
            .contains(&"scheduleChanged".to_owned())
    );

    // The itinerary shows the new times, and that they differ from those sold.
    let document = |reference: &str| {
        let target = format!("/api/print/v1/GetBookingPaper?orderReference={reference}&typeId=3");
        owner.get(&target).ok().to_string()
    };
    let leaves = text(&change["segments"][0]["origin"]["local"]);
    let printed = document(&held.reference);
    assert!(printed.contains(&leaves[11..16]), "{leaves} in {printed}");
    assert!(printed.contains("The airline has changed the times"), "{printed}");

    let accept = json!({ "orderReference": held.reference, "noticedAt": change["noticedAt"] });
    let viewer = ROSE_VIEWER.sign_in(&api);
    viewer.post(ACCEPT, &accept).refused(403, "access.denied");
    assert_eq!(viewer.order(&held.reference)["actions"], json!([]));
    let early = json!({ "orderReference": held.reference, "noticedAt": "2026-01-01T00:00:00Z" });
    owner.post(ACCEPT, &early).refused(409, "record.changed");
    let unknown = json!({ "orderReference": "DMO2611-00001A", "noticedAt": change["noticedAt"] });
    owner.post(ACCEPT, &unknown).refused(404, "order.not_found");

    let accepted = owner.post(ACCEPT, &accept).ok();
    assert_eq!(accepted["segments"], change["segments"]);
    assert!(
        accepted.get("scheduleChange").is_none() && !may_accept(&accepted),
        "{accepted}"
    );
    assert_eq!(owner.post(ACCEPT, &accept).ok()["version"], accepted["version"], "once");
}

#[test]
fn airlines_are_asked_about_ticketed_orders_every_six_hours() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let sold = owner.ticket(&held).ok();
    api.reschedule(&sold["pnr"], -25);
    api.advance(6 * 3600);
    let owner = ROSE_OWNER.sign_in(&api);
    eventually("the airline is asked", || {
        let order = owner.order(&held.reference);
        order.get("scheduleChange").is_some().then_some(order)
    });
    let unpaid = owner.hold_nth(1);
    let flights = format!("/orders/falcon/{}/flights", unpaid.reference);
    api.admin_post(&flights, &json!({})).refused(404, "order.not_found");
}

#[test]
fn the_sandbox_moves_flights_of_its_own_records_only() {
    let api = Api::start();
    let moved = json!({ "pnr": "NOBODY", "minutes": 30 });
    let problem: Value = api
        .admin_post("/dev/world/reschedule", &moved)
        .refused(422, "request.invalid");
    assert_eq!(text(&problem["detail"]), "No record has this locator.");
}
