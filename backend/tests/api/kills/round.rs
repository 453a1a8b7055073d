//! One round: orders in every state that can be interrupted, and interrupted requests.

use std::fmt;
use std::fs::File;
use std::io::Write;
use std::thread;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, Held, holdables, ticket_body, ticket_target};
use crate::support::{Api, Call, Session};

/// Effects at the airline during a request, besides none.
const EFFECTS: [(&str, &str); 3] = [("issue", "unknown"), ("issue", "refuse"), ("book", "unknown")];
/// Long enough for every unknown outcome to be resolved, or for every limit to pass.
const PAUSES: [i64; 4] = [11 * 60, 11 * 60, 11 * 60, 24 * 3600];

pub struct Round<'a> {
    number: u64,
    owner: Session<'a>,
    /// The request that books the flight that is not booked yet.
    sold: Value,
    /// The order to be issued.
    held: Held,
    effect: Option<(&'static str, &'static str)>,
    pause: i64,
}

impl<'a> Round<'a> {
    /// One flight to book, one to issue, and one each whose ticketing and booking outcome the airline does not report.
    pub fn prepare(api: &'a Api, number: u64, dice: &mut StdRng) -> Self {
        let owner = ROSE_OWNER.sign_in(api);
        let days = 60 + i64::try_from(number % 240).expect("days");
        let found = owner.search_in(days);
        let flights = holdables(&found);
        let prices = flights.iter().map(|flight| owner.try_price(&found, flight));
        let mut prices = prices.filter(|price| price.status == 200).map(|price| price.json());
        let mut price = || prices.next().expect("a flight that can be held");

        let lost = owner.hold_priced(&price());
        api.force("issue", &json!({ "kind": "unknown" }));
        assert_eq!(owner.ticket(&lost).ok()["status"], "InProgress");
        let body_of = |price: &Value| {
            let sold = owner.sell(&price["priceSessionId"]).ok();
            json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] })
        };
        let waiting = body_of(&price());
        api.force("book", &json!({ "kind": "unknown" }));
        assert_eq!(owner.post(BOOK, &waiting).ok()["status"], "Pending");
        let held = owner.hold_priced(&price());
        let sold = body_of(&price());
        let effect = EFFECTS.get(dice.random_range(0..6)).copied();
        if let Some((step, kind)) = effect {
            api.force(step, &json!({ "kind": kind }));
        }
        Self {
            number,
            owner,
            sold,
            held,
            effect,
            pause: PAUSES[dice.random_range(0..PAUSES.len())],
        }
    }

    /// Book one and issue the other, each with its own key.
    fn requests(&self, by: &Session<'a>) -> [Call<'a>; 2] {
        let target = ticket_target(&self.held.reference);
        [
            by.call(BOOK, &self.sold).key(&format!("book-{}", self.number)),
            by.call(&target, &ticket_body(&self.held.amount))
                .key(&format!("issue-{}", self.number)),
        ]
    }

    /// Book and issue concurrently, with any response or none.
    pub fn request(&self) {
        thread::scope(|scope| {
            for call in self.requests(&self.owner) {
                scope.spawn(|| call.try_send());
            }
        });
    }

    /// The same, killing the backend that long after the start.
    pub fn die_requesting(&self, moment: Duration) {
        thread::scope(|scope| {
            scope.spawn(|| self.request());
            thread::sleep(moment);
            self.owner.api.kill();
        });
    }

    /// Time passes without a backend; then one starts, finds everything, and is killed that long after its start.
    pub fn die_recovering(&self, moment: Duration) {
        let journal = self.owner.api.folder.path().join("world.jsonl");
        let mut journal = File::options().append(true).open(journal).expect("the world's journal");
        let passed = json!({ "entry": "advanced", "seconds": self.pause });
        writeln!(journal, "{passed}").expect("written");
        self.owner.api.die_starting(moment);
    }

    /// Repeats the requests that got no response, with the same keys. The order may have moved on meanwhile.
    pub fn request_again(&self) {
        let owner = ROSE_OWNER.sign_in(self.owner.api);
        for call in self.requests(&owner) {
            let answer = call.send();
            assert!([200, 409, 410].contains(&answer.status), "{}", answer.text());
        }
    }
}

impl fmt::Display for Round<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (step, kind) = self.effect.unwrap_or(("nothing", "special"));
        write!(f, "{step} {kind}, {} minutes pass", self.pause / 60)
    }
}
