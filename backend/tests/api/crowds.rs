//! Concurrent requests through the gateway: a wallet never pays more than it holds, and one request has one effect.

use std::collections::BTreeSet;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, BOOKINGS, Held, holdables, hundredths, minor, text, ticket_body, ticket_target};
use crate::support::{Answer, Call, Session};
use crate::through_the_gateway;

const WORKERS: usize = 64;
const REQUESTS: usize = 1_000;

/// Hold flights one after another, on successive days.
fn hold_many(owner: &Session<'_>, count: usize) -> Vec<Held> {
    let days = 60..;
    let held = days.flat_map(|days| {
        let found = owner.search_in(days);
        let flights = holdables(&found);
        // Flights that these requests have already sold out are skipped.
        let priced = flights.into_iter().map(move |flight| owner.try_price(&found, &flight));
        priced
            .filter(|answer| answer.status == 200)
            .map(|answer| owner.hold_priced(&answer.json()))
    });
    held.take(count).collect()
}

/// The amount an order costs the wallet.
fn payable(owner: &Session<'_>, held: &Held) -> i64 {
    minor(&owner.order(&held.reference)["fare"]["agentPayable"])
}

/// Starts all workers at the same moment; returns their answers in the order of `work`.
pub fn together<T: Sync, R: Send>(work: &[T], act: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let start = Barrier::new(work.len());
    let (start, act) = (&start, &act);
    thread::scope(|scope| {
        let begin = |item| {
            scope.spawn(move || {
                start.wait();
                act(item)
            })
        };
        let workers: Vec<_> = work.iter().map(begin).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("an answer"))
            .collect()
    })
}

/// A thousand requests by all workers, half of them with the same key; returns the bodies of the successful ones.
fn request<'a>(call: impl Fn() -> Call<'a> + Sync) -> Vec<Value> {
    let next = AtomicUsize::new(0);
    let answers = together(&[(); WORKERS], |()| {
        let mut answers: Vec<Answer> = Vec::new();
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            if turn >= REQUESTS {
                return answers;
            }
            let call = if turn.is_multiple_of(2) {
                call().key("one-key")
            } else {
                call()
            };
            answers.push(call.send());
        }
    });
    let answers: Vec<Answer> = answers.into_iter().flatten().collect();
    assert_eq!(answers.len(), REQUESTS);
    let (good, waiting): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == 200);
    for answer in waiting {
        // The same key while its first request is still in progress.
        answer.refused(409, "request.in_progress");
    }
    good.iter().map(Answer::json).collect()
}

through_the_gateway! {
    // covers: T-302
    fn sixty_four_workers_issue_exactly_what_the_wallet_allows(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let orders = hold_many(&owner, WORKERS);
        let before = hundredths(&owner.balance()["posted"]);
        let answers = together(&orders, |held| owner.ticket(held));

        let (mut paid, mut refused) = (Vec::new(), Vec::new());
        for (held, answer) in orders.iter().zip(&answers) {
            if answer.status == 200 {
                assert_eq!(answer.json()["status"], "Confirmed", "{}", answer.text());
                paid.push(held);
            } else {
                answer.refused(409, "wallet.insufficient");
                refused.push(held);
            }
        }
        let spent: i64 = paid.iter().map(|held| payable(&owner, held)).sum();
        let left = before - spent;
        let cheapest = refused.iter().map(|held| payable(&owner, held)).min();
        let cheapest = cheapest.expect("64 orders cost more than the wallet holds");
        assert!((0..cheapest).contains(&left), "{left} is left and {cheapest} was refused");
        println!("{} paid, {} refused, {left} left", paid.len(), refused.len());

        let balance = owner.balance();
        assert_eq!((hundredths(&balance["posted"]), &balance["held"]), (left, &json!("0.00")));
        let issues = owner.issues();
        let charged: BTreeSet<_> = issues.iter().map(|row| text(&row["reference"])).collect();
        let ticketed: BTreeSet<_> = paid.iter().map(|held| held.reference.clone()).collect();
        assert_eq!((issues.len(), charged), (paid.len(), ticketed));
        for held in refused {
            let order = owner.order(&held.reference);
            assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("OnHold"), &json!("none")), "{order}");
        }
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }

    // covers: T-300, T-302, T-379
    fn a_thousand_requests_to_book_and_to_issue_are_one_order_and_one_charge(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let sold = owner.sell(&owner.price_holdable()["priceSessionId"]).ok();
        let amount = text(&sold["current"]["customerTotal"]);
        let body = json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": amount });
        let booked = request(|| owner.call(BOOK, &body));
        let references: BTreeSet<_> = booked.iter().map(|answer| text(&answer["orderReference"])).collect();
        assert_eq!(references.len(), 1, "{references:?}");
        assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 1);
        assert_eq!(api.admin_get("/dev/world")["bookings"], 1);

        let held = Held { reference: references.into_iter().next().expect("a reference"), amount };
        let before = hundredths(&owner.balance()["posted"]);
        let target = ticket_target(&held.reference);
        let ticketed = request(|| owner.call(&target, &ticket_body(&held.amount)));
        let tickets = &owner.order(&held.reference)["tickets"];
        assert_eq!(tickets.as_array().map(Vec::len), Some(3), "{tickets}");
        assert!(ticketed.iter().all(|order| order["tickets"] == *tickets));
        let (issues, balance) = (owner.issues(), owner.balance());
        assert_eq!(issues.len(), 1, "{issues:?}");
        assert_eq!(before - hundredths(&balance["posted"]), payable(&owner, &held));
        assert_eq!(balance["held"], "0.00");
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }
}
