//! Backends that are killed at random moments of holding, paying and ticketing groups, and of recovery: each seat has one order, each
//! payment one entry, and each passenger one ticket.
//!
//! `JETWAY_KILLS=200` sets the number of kills per database; `JETWAY_KILLS_SEED` repeats an earlier run's moments.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::{card, deposited, fare, hold, hold_body, lot, names, order, posted, proven, submit, with};
use crate::kills::{drawn, rich, timed};
use crate::on_each_engine;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Api, Call, Engine, Session, eventually};

const SEATS: u32 = 2_000;
/// Enough for a kill during each kind of request in every run.
const USUAL: u64 = 4;
/// What the airline does, by surname: it issues at once, late, or without an answer.
const SURNAMES: [&str; 3] = ["UDDIN", "PENDING", "SILENT"];
const SOON: Duration = Duration::from_millis(100);
/// Orders per page.
const PAGE: usize = 100;

on_each_engine! {
    // covers: T-379
    fn killed_at_random_moments(engine) {
        kill_and_prove(engine);
    }
}

fn kill_and_prove(engine: Engine) {
    let Some(api) = rich(engine) else { return };
    let (deaths, seed) = drawn(engine, USUAL);
    let lot = lot(&api, "Kills", SEATS);
    let books = Books {
        api: &api,
        opening: posted(&ROSE_OWNER.sign_in(&api)),
    };
    // The first round runs uninterrupted, to measure how long requests take.
    let first = Round::prepare(&api, &lot, 0, SURNAMES[0]);
    let requests = timed(|| first.succeed());
    books.audit();
    let is_ticketed = |order: &Value| order["status"] == "ticketed";
    assert!(all(&first.owner).iter().any(is_ticketed), "a paid group has tickets");
    api.kill();
    let start = timed(|| api.revive(&[]));
    for number in 1..=deaths.div_ceil(2) {
        let mut dice = StdRng::seed_from_u64(seed.wrapping_add(number));
        let surname = SURNAMES[dice.random_range(0..SURNAMES.len())];
        let round = Round::prepare(&api, &lot, number, surname);
        let moments = [requests, start].map(|window| window.mul_f64(1.25 * dice.random::<f64>()));
        println!("round {number}: {}, dies after {moments:?}", round.surname);
        round.die_requesting(moments[0]);
        proven(&api);
        api.die_starting(moments[1]);
        proven(&api);
        api.revive(&[]);
        books.audit();
        round.request_again();
        books.audit();
    }
}

/// Groups in every state that can be interrupted.
struct Round<'a> {
    number: u64,
    owner: Session<'a>,
    surname: &'static str,
    /// The request that holds seats.
    held: Value,
    /// The request that pays a deposit.
    deposit: Value,
    /// The request that pays a balance, and so requests tickets.
    balance: Value,
}

impl<'a> Round<'a> {
    fn prepare(api: &'a Api, lot: &Value, number: u64, surname: &'static str) -> Self {
        let owner = ROSE_OWNER.sign_in(api);
        // Holds with the same party size have the same key, so each round's lots have their own titles.
        let titled = |part: &str| with(lot, &json!({ "title": format!("{part} {number}") }));
        let paying = |reference: &Value, part: &str| {
            let amount = order(&owner, reference)[part]["amount"].clone();
            with(reference, &json!({ "acceptedAmount": amount }))
        };
        let waiting = hold(&owner, &titled("deposit"), 4);
        let named = deposited(&owner, &titled("balance"), 3);
        submit(&owner, &named, &names(3, surname)).ok();
        Self {
            number,
            surname,
            held: hold_body(lot, 5),
            deposit: paying(&waiting, "deposit"),
            balance: paying(&named, "balance"),
            owner,
        }
    }

    /// Hold, pay a deposit and pay a balance, each with its key.
    fn requests(&self, by: &Session<'a>) -> [Call<'a>; 3] {
        let call = |name: &str, body: &Value| by.call(&fare(name), body).key(&format!("{name} {}", self.number));
        [
            call("Hold", &self.held),
            call("PayDeposit", &self.deposit),
            call("PayBalance", &self.balance),
        ]
    }

    /// All requests concurrently; none may be refused.
    fn succeed(&self) {
        thread::scope(|scope| {
            for call in self.requests(&self.owner) {
                scope.spawn(|| call.send().ok());
            }
        });
    }

    /// All requests concurrently, with any answer or none.
    fn request(&self) {
        thread::scope(|scope| {
            for call in self.requests(&self.owner) {
                scope.spawn(|| call.try_send());
            }
        });
    }

    fn die_requesting(&self, moment: Duration) {
        thread::scope(|scope| {
            scope.spawn(|| self.request());
            thread::sleep(moment);
            self.owner.api.kill();
        });
    }

    /// Repeats the requests that got no answer, with the same keys. The order may have moved on meanwhile.
    fn request_again(&self) {
        let owner = ROSE_OWNER.sign_in(self.owner.api);
        for call in self.requests(&owner) {
            let answer = call.send();
            assert!([200, 409].contains(&answer.status), "{}", answer.text());
        }
    }
}

/// Invariants that hold whenever no order is in progress.
struct Books<'a> {
    api: &'a Api,
    opening: i64,
}

impl Books<'_> {
    fn audit(&self) {
        let orders = settled(self.api);
        let owner = ROSE_OWNER.sign_in(self.api);
        let is_over = |order: &&Value| ["cancelled", "released"].iter().any(|over| order["status"] == *over);
        let (over, open): (Vec<_>, Vec<_>) = orders.iter().partition(is_over);
        assert!(
            over.iter().all(|order| minor(&order["paid"]) == 0),
            "only unpaid groups end: {over:?}"
        );
        let seats: u64 = open.iter().filter_map(|order| order["seats"].as_u64()).sum();
        let free = card(&owner, "Kills")["seatsFree"].as_u64();
        assert_eq!(free, Some(u64::from(SEATS) - seats), "each seat has one order");

        let paid: i64 = open.iter().map(|order| minor(&order["paid"])).sum();
        let balance = owner.balance();
        let told = [hundredths(&balance["posted"]), hundredths(&balance["held"])];
        assert_eq!(
            told,
            [self.opening - paid, 0],
            "the orders' totals equal what the wallet paid"
        );

        let mut tickets = BTreeSet::new();
        for order in open {
            let list = order["names"].as_array().expect("names");
            let numbers: Vec<String> = list
                .iter()
                .filter_map(|name| name["ticketNumber"].as_str().map(str::to_owned))
                .collect();
            let expected = if order["status"] == "ticketed" { list.len() } else { 0 };
            assert_eq!(numbers.len(), expected, "{order}");
            for number in numbers {
                assert!(tickets.insert(number), "a ticket of two passengers: {order}");
            }
        }
        proven(self.api);
    }
}

/// All orders, once none waits for the airline. After half an hour without an answer they wait for operations, keeping their seats
/// and their money. Each check signs in, since the clock may move past the end of a session.
fn settled(api: &Api) -> Vec<Value> {
    eventually("every group is settled", || {
        let orders = all(&ROSE_OWNER.sign_in(api));
        let waits = |order: &Value| order["status"] == "inProgress" && order["statusText"] != "Waiting for operations";
        if orders.iter().any(waits) {
            api.advance(180);
            thread::sleep(SOON);
            return None;
        }
        Some(orders)
    })
}

/// All orders of the agency.
fn all(owner: &Session<'_>) -> Vec<Value> {
    let mut orders = Vec::new();
    for page in 1.. {
        let asked = json!({ "queue": "all", "search": "", "page": page, "pageSize": PAGE });
        let answer = owner.post(&fare("GetQueue"), &asked).ok();
        let rows = answer["rows"].as_array().expect("rows");
        let read = |row: &Value| order(owner, &json!({ "referenceId": text(&row["referenceId"]) }));
        orders.extend(rows.iter().map(read));
        if rows.len() < PAGE {
            break;
        }
    }
    orders
}
