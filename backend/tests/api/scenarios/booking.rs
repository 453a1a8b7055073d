//! From travellers to an order, and its expiry when it is not paid.

use std::collections::BTreeSet;
use std::thread;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::booking;
use crate::support::eventually;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, BOOKINGS, SELL, text, travellers};
use crate::through_the_gateway;

through_the_gateway! {
    fn scenario_16_a_passport_that_ends_before_the_way_back_is_refused_by_its_field(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let priced = owner.price_holdable();
        let mut body = travellers(&owner, &priced["priceSessionId"]);
        let between = api.now().date_naive() + TimeDelta::days(65);
        body["travellers"][1]["passport"]["expiresOn"] = json!(between);
        let problem = owner.post(SELL, &body).refused(422, "request.invalid");
        let errors = problem["errors"].as_array().expect("errors");
        assert_eq!(errors.len(), 1, "{problem}");
        assert_eq!(errors[0]["pointer"], "/travellers/1/passport/expiresOn", "{problem}");
        assert_eq!(errors[0]["code"], "passport.expired", "{problem}");
        let unsold = json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": priced["current"]["customerTotal"] });
        owner.post(BOOK, &unsold).refused(409, "price.not_sold");
    }

    fn scenario_17_book_sent_twice_and_again_after_a_broken_answer_is_one_order(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let body = booking(&owner.sell(&owner.price_holdable()["priceSessionId"]).ok());
        let request = || owner.call(BOOK, &body).key("request").send();
        // The gateway finds no backend.
        api.kill();
        assert!((502..=504).contains(&request().status));
        api.revive(&[]);
        let mut references = BTreeSet::new();
        thread::scope(|scope| {
            let requests = [scope.spawn(request), scope.spawn(request)];
            for answer in requests.map(|request| request.join().expect("an answer")) {
                if answer.status == 200 {
                    references.insert(text(&answer.json()["orderReference"]));
                } else {
                    answer.refused(409, "request.in_progress");
                }
            }
        });
        // The answer is lost when the process dies, and the browser repeats the request.
        api.kill();
        api.revive(&[]);
        references.insert(text(&request().ok()["orderReference"]));
        assert_eq!(references.len(), 1, "{references:?}");
        assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 1);
        assert_eq!(api.admin_get("/dev/world")["bookings"], 1);
    }

    fn scenario_18_unpaid_seats_are_released_a_minute_before_the_limit(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.balance();
        let held = owner.hold();
        let limits = owner.order(&held.reference)["timeLimits"].clone();
        let moment = |name: &str| -> DateTime<Utc> { text(&limits[name]).parse().expect("a moment") };
        let end = moment("autoCancelAt");
        assert_eq!(moment("ticketingTimeLimitAt") - end, TimeDelta::minutes(1));
        api.advance((end - api.now()).num_seconds() - 5);
        let owner = ROSE_OWNER.sign_in(api);
        assert_eq!(owner.order(&held.reference)["status"], "OnHold");
        api.advance(6);
        let order = eventually("the order expires", || {
            let order = owner.order(&held.reference);
            (order["status"] == "Expired").then_some(order)
        });
        assert_eq!(order["payment"]["state"], "none", "{order}");
        let journal = api.folder.path().join("world.jsonl");
        eventually("the airline has its seats back", || {
            let lines = std::fs::read_to_string(&journal).expect("the world's journal");
            let mut entries = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("an entry"));
            entries.any(|entry| entry["entry"] == "cancelled" && entry["pnr"] == order["pnr"]).then_some(())
        });
        let notifications = owner.get("/api/order/v1/GetNotifications").ok();
        let told = notifications["items"].as_array().expect("items").iter();
        let kinds: Vec<_> = told.map(|item| (item["orderReference"].clone(), item["kind"].clone())).collect();
        assert_eq!(kinds[0], (json!(held.reference), json!("expired")), "{notifications}");
        assert_eq!(owner.balance(), before);
        assert!(owner.issues().is_empty());
    }
}
