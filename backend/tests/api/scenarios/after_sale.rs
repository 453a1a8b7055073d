//! Same-day voids and partial refunds.

use serde_json::{Value, json};

use crate::after_sale::{call, hundredths, in_office_hours, minor, several_ticketed, ticketed};
use crate::exchanging::exchange_the_return;
use crate::support::eventually;
use crate::support::people::ROSE_OWNER;
use crate::through_the_gateway;

/// Accepts the quote of a request.
fn acceptance(asked: &Value) -> Value {
    let request = &asked["request"];
    json!({
        "requestReference": request["requestReference"],
        "status": "accepted",
        "quoteId": request["quote"]["quoteId"],
    })
}

through_the_gateway! {
    fn scenario_23_a_ticket_is_voided_on_its_day_and_only_refunded_after_the_cut_off(api) {
        in_office_hours(api);
        let owner = ROSE_OWNER.sign_in(api);
        let [first, second] = several_ticketed(&owner, "void");
        let body = |reference: &str| json!({ "orderReference": reference, "reason": "customerCancels" });
        let before = minor(&owner, "posted");
        let asked = owner.post(&call("void", "request"), &body(&first.reference)).ok();
        let quote = &asked["request"]["quote"];
        assert!(quote["lines"].as_array().expect("lines").iter().any(|line| line["taxReversed"] != "AED 0.00"), "{quote}");
        let voided = owner.post(&call("void", "updatestatus"), &acceptance(&asked)).ok();
        assert_eq!((&voided["status"], &voided["tickets"][0]["status"]), (&json!("Cancelled"), &json!("VOID")));
        assert_eq!(minor(&owner, "posted"), before + hundredths(&quote["total"]));
        api.advance(24 * 3600);
        let owner = ROSE_OWNER.sign_in(api);
        let order = owner.order(&second.reference);
        let actions = order["actions"].as_array().expect("actions");
        assert!(!actions.contains(&json!("void")) && actions.contains(&json!("refund")), "{order}");
        owner.post(&call("void", "request"), &body(&second.reference)).refused(409, "void.window_closed");
    }

    fn scenario_24_one_of_three_travellers_gets_the_return_back(api) {
        in_office_hours(api);
        let owner = ROSE_OWNER.sign_in(api);
        let held = ticketed(&owner, "void");
        let order = owner.order(&held.reference);
        let traveller = order["travellers"][0]["travellerId"].clone();
        let segments = order["segments"].as_array().expect("segments").iter();
        let back: Vec<&Value> = segments.filter(|segment| segment["journeyIndex"] == 1).map(|segment| &segment["segmentId"]).collect();
        let body = json!({
            "orderReference": held.reference, "reason": "customerCancels", "travellerIds": [traveller], "segmentIds": back,
        });
        let before = minor(&owner, "posted");
        let asked = owner.post(&call("refund", "request"), &body).ok();
        let quote = &asked["request"]["quote"];
        assert_eq!(quote["lines"].as_array().expect("lines").len(), 1);
        assert_eq!(quote["lines"][0]["net"], quote["total"]);
        owner.post(&call("refund", "updatestatus"), &acceptance(&asked)).ok();
        api.advance(2 * 3600);
        let owner = ROSE_OWNER.sign_in(api);
        let done = eventually("it is refunded", || {
            let order = owner.order(&held.reference);
            (order["requests"][0]["state"] == "done").then_some(order)
        });
        assert_eq!(done["status"], "Confirmed", "two travellers still fly");
        assert_eq!(minor(&owner, "posted"), before + hundredths(&quote["total"]));
        let coupons = done["tickets"][0]["coupons"].as_array().expect("coupons");
        let states: Vec<_> = coupons.iter().map(|coupon| coupon["status"].clone()).collect();
        assert!(states.contains(&json!("OPEN")) && states.contains(&json!("REFUNDED")), "{states:?}");
        let target = format!("/api/print/v1/GetBookingPaper?orderReference={}&typeId=3", held.reference);
        let ticket = owner.get(&target).ok();
        let printed = |nth: usize| ticket["people"][nth]["ticket"].as_str().expect("a ticket").ends_with("(partly refunded)");
        assert_eq!([0, 1, 2].map(printed), [true, false, false], "{ticket}");
    }

    // covers: T-201
    fn scenario_26_the_return_is_exchanged_for_another_day(api) {
        in_office_hours(api);
        exchange_the_return(api);
    }
}
