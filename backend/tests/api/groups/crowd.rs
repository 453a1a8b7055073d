//! Many agencies at one lot, through the gateway on both databases: its seats are sold once.

use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{HOLD, becomes, card, deposited, hold_body, lot, moment, order, pass, proven, try_hold};
use crate::crowds::together;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::{Answer, Session, eventually};
use crate::through_the_gateway;

const WORKERS: usize = 48;
const PARTIES: usize = 200;
const PARTY: u32 = 3;

/// The outcome of one party's request.
struct Tried<'s, 'a> {
    agency: &'s Session<'a>,
    key: String,
    answer: Answer,
}

/// Two hundred parties of two agencies request seats concurrently.
fn race<'s, 'a>(agencies: &'s [Session<'a>], lot: &Value) -> Vec<Tried<'s, 'a>> {
    let next = AtomicUsize::new(0);
    let tried = together(&[(); WORKERS], |()| {
        let mut tried = Vec::new();
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            if turn >= PARTIES {
                return tried;
            }
            let (agency, key) = (&agencies[turn % agencies.len()], format!("party {turn}"));
            let answer = try_hold(agency, lot, PARTY, &key);
            tried.push(Tried { agency, key, answer });
        }
    });
    tried.into_iter().flatten().collect()
}

through_the_gateway! {
    fn two_hundred_parties_take_exactly_the_seats_of_a_lot(api) {
        let lot = lot(api, "Race", 100);
        let agencies = [ROSE_OWNER, OASIS_OWNER].map(|owner| owner.sign_in(api));
        let (held, refused): (Vec<_>, Vec<_>) =
            race(&agencies, &lot).into_iter().partition(|tried| tried.answer.status == 200);
        assert_eq!((held.len(), refused.len()), (33, 167), "33 parties of three fit in 100 seats");
        for tried in refused {
            tried.answer.refused(409, "fares.not_enough_seats");
        }
        for agency in &agencies {
            assert_eq!(card(agency, "Race")["seatsFree"], 1);
        }
        // Repeating a request returns the same order, although the lot is full.
        for tried in &held {
            let again = try_hold(tried.agency, &lot, PARTY, &tried.key).ok();
            assert_eq!(again["referenceId"], tried.answer.json()["referenceId"]);
        }
        // No party pays its deposit in time, so every seat is free again.
        let first = json!({ "referenceId": held[0].answer.json()["referenceId"] });
        let due = order(held[0].agency, &first)["deposit"]["dueBy"].clone();
        let after = pass(api, &json!((moment(&due) + TimeDelta::minutes(10)).to_rfc3339()));
        eventually("all seats are free", || {
            (card(&after, "Race")["seatsFree"] == 100).then_some(())
        });
        proven(api);
    }

    fn scenario_38_the_second_of_two_agencies_gets_what_is_left_and_missed_names_release_seats(api) {
        let lot = lot(api, "Twenty", 20);
        let (rose, oasis) = (ROSE_OWNER.sign_in(api), OASIS_OWNER.sign_in(api));
        let parties = [(&rose, "rose"), (&oasis, "oasis")];
        let answers = together(&parties, |(agency, key)| try_hold(agency, &lot, 12, key));
        let (held, refused): (Vec<_>, Vec<_>) = answers.into_iter().zip(parties).partition(|(answer, _)| answer.status == 200);
        assert_eq!((held.len(), refused.len()), (1, 1));
        let (refusal, (second, _)) = refused.into_iter().next().expect("the second");
        let problem = refusal.refused(409, "fares.not_enough_seats");
        assert_eq!(problem["params"]["free"], 8, "{problem}");
        let left = second.call(HOLD, &hold_body(&lot, 8)).key("eight").send().ok();
        assert_eq!(order(second, &json!({ "referenceId": left["referenceId"] }))["seats"], 8);
        assert_eq!(card(&rose, "Twenty")["seatsFree"], 0);
        try_hold(&rose, &lot, 1, "one more").refused(409, "fares.not_enough_seats");

        let other = super::lot(api, "Names", 20);
        let rose = ROSE_OWNER.sign_in(api);
        let reference = deposited(&rose, &other, 12);
        assert_eq!(card(&rose, "Names")["seatsFree"], 8);
        let rose = pass(api, &other["namesBy"]);
        assert_eq!(becomes(&rose, &reference, "released")["ended"]["missed"], "names");
        assert_eq!(card(&rose, "Names")["seatsFree"], 20);
        eventually("the deposits of the first lot are missed too", || {
            (card(&rose, "Twenty")["seatsFree"] == 20).then_some(())
        });
        proven(api);
    }
}
