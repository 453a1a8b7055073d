//! Backends that are killed at random moments of accepting, paying and cancelling holidays, of paying and cancelling visa applications,
//! and of starting again: each quotation becomes one order, each amount is paid or returned once.
//!
//! `JETWAY_KILLS=200` sets the number of kills per database; `JETWAY_KILLS_SEED` repeats an earlier run's moments.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::volley::{Request, Volley};
use super::{drawn, rich, timed};
use crate::groups::{posted, proven};
use crate::on_each_engine;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{hundredths, minor};
use crate::support::{Api, Engine, Session};
use crate::{holidays, visa_desk};

/// Two rounds, each killed twice.
const USUAL: u64 = 4;
/// Places of the departure of a test's package, and how many of them an order takes.
const PLACES: [i64; 2] = [6, 2];

on_each_engine! {
    // covers: T-379
    fn killed_at_random_moments(engine) {
        kill_and_prove(engine);
    }
}

fn kill_and_prove(engine: Engine) {
    let Some(api) = rich(engine) else { return };
    let (deaths, seed) = drawn(engine, USUAL);
    let books = Books::open(&api);
    // The first round runs uninterrupted, to measure how long requests take.
    let first = prepare(&api, 0);
    let requests = timed(|| first.succeed());
    books.audit(&first.owner);
    api.kill();
    let start = timed(|| api.revive(&[]));
    for number in 1..=deaths.div_ceil(2) {
        let mut dice = StdRng::seed_from_u64(seed.wrapping_add(number));
        let round = prepare(&api, number);
        let moments = [requests, start].map(|window| window.mul_f64(1.25 * dice.random::<f64>()));
        println!("round {number}: dies after {moments:?}");
        round.die_sending(moments[0]);
        proven(&api);
        api.die_starting(moments[1]);
        proven(&api);
        api.revive(&[]);
        books.audit(&round.owner);
        round.send_again();
        books.audit(&round.owner);
    }
}

/// Holidays and visa applications in every state that can be interrupted.
fn prepare(api: &Api, number: u64) -> Volley<'_> {
    let owner = ROSE_OWNER.sign_in(api);
    let requests = holiday_requests(api, &owner, number)
        .into_iter()
        .chain(visa_requests(&owner))
        .map(|(name, target, body)| Request {
            key: format!("{name} {number}"),
            target,
            body,
        })
        .collect();
    Volley { owner, requests }
}

/// Accept a quotation, pay a deposit, pay a balance and cancel an order whose deposit is paid.
fn holiday_requests(api: &Api, owner: &Session<'_>, number: u64) -> [(&'static str, String, Value); 4] {
    let named = |part: &str| format!("Kills {part} {number}");
    let paying = |sold: &Value, part: &str| {
        json!({ "orderReference": sold["orderReference"],
            "acceptedAmount": holidays::order(owner, sold)[part]["amount"] })
    };
    let quoted = holidays::quoted(api, owner, &named("accept"));
    let unpaid = holidays::ordered(api, owner, &named("deposit"));
    let confirmed = holidays::ordered(api, owner, &named("balance"));
    holidays::pay(owner, &confirmed, "deposit").ok();
    holidays::confirm(api, owner, &confirmed, &format!("Nadia {}", named("confirms")));
    let cancelled = holidays::ordered(api, owner, &named("cancel"));
    holidays::pay(owner, &cancelled, "deposit").ok();
    let quote = owner.post(&holidays::holiday("CancelQuote"), &cancelled).ok();
    let accept = json!({ "requestReference": quoted["requestReference"], "quotation": 1,
        "acceptedAmount": holidays::TOTAL });
    let cancel = json!({ "orderReference": cancelled["orderReference"], "quoteId": quote["quoteId"] });
    [
        ("holiday accept", holidays::request("Accept"), accept),
        (
            "holiday deposit",
            holidays::holiday("PayDeposit"),
            paying(&unpaid, "deposit"),
        ),
        (
            "holiday balance",
            holidays::holiday("PayBalance"),
            paying(&confirmed, "balance"),
        ),
        ("holiday cancel", holidays::holiday("Cancel"), cancel),
    ]
}

/// Pay a draft, and cancel an application that is paid.
fn visa_requests(owner: &Session<'_>) -> [(&'static str, String, Value); 2] {
    let draft = visa_desk::draft(owner, &["RAHMAN"]);
    let submit = json!({ "referenceId": draft["referenceId"], "acceptedAmount": draft["amount"] });
    let paid = visa_desk::submitted(owner, &["SULTANA"]);
    let reference = json!({ "referenceId": paid["referenceId"] });
    let quote = owner.post(&visa_desk::visa("CancelQuote"), &reference).ok();
    let cancel = json!({ "referenceId": paid["referenceId"], "quoteId": quote["quoteId"] });
    [
        ("visa submit", visa_desk::visa("Submit"), submit),
        ("visa cancel", visa_desk::visa("Cancel"), cancel),
    ]
}

/// Invariants that hold at any time.
struct Books {
    opening: i64,
}

impl Books {
    fn open(api: &Api) -> Self {
        Self {
            opening: posted(&ROSE_OWNER.sign_in(api)),
        }
    }

    fn audit(&self, owner: &Session<'_>) {
        let spent = spent_on_holidays(owner) + spent_on_visas(owner);
        let balance = owner.balance();
        let told = [hundredths(&balance["posted"]), hundredths(&balance["held"])];
        assert_eq!(told, [self.opening - spent, 0], "the wallet paid what the orders cost");
        proven(owner.api);
    }
}

/// What the agency's holidays cost. Each order is of one request, and only orders that are not cancelled have places.
fn spent_on_holidays(owner: &Session<'_>) -> i64 {
    let asked = json!({ "tab": "accepted", "page": 1, "pageSize": 100 });
    let accepted = rows(owner, &holidays::request("GetQueue"), &asked);
    let asked = json!({ "queue": "all", "page": 1, "pageSize": 100 });
    let orders = rows(owner, &holidays::holiday("GetQueue"), &asked);
    assert_eq!(accepted.len(), orders.len(), "each accepted request has one order");
    let cost = accepted.iter().map(|request| {
        let order = holidays::order(owner, &json!({ "orderReference": request["orderReference"] }));
        let is_over = order["stage"] == "cancelled";
        let [all, taken] = PLACES;
        let left = holidays::places(owner, &order["packageId"]);
        assert_eq!(left, all - if is_over { 0 } else { taken }, "{order}");
        let returned = if is_over { minor(&order["refunded"]) } else { 0 };
        minor(&order["paid"]) - returned
    });
    cost.sum()
}

/// What the agency's visa applications cost: nothing as a draft, the fee once they are cancelled, else their amount.
fn spent_on_visas(owner: &Session<'_>) -> i64 {
    let asked = json!({ "queue": "all", "page": 1, "pageSize": 100 });
    let cost = rows(owner, &visa_desk::visa("GetQueue"), &asked)
        .into_iter()
        .map(|row| {
            let order = visa_desk::order(owner, &row);
            match (&order["payment"]["state"], &order["cancelled"]) {
                (_, Value::Object(cancelled)) => minor(&cancelled["fee"]),
                (state, _) if state == "paid" => minor(&order["amount"]),
                (state, _) => {
                    assert_eq!((&order["status"], state), (&json!("draft"), &json!("none")), "{order}");
                    0
                }
            }
        });
    cost.sum()
}

/// All rows of a list, which are no more than a page in a usual run.
fn rows(owner: &Session<'_>, target: &str, asked: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    for page in 1.. {
        let mut asked = asked.clone();
        asked["page"] = json!(page);
        let answer = owner.post(target, &asked).ok();
        all.extend(answer["rows"].as_array().expect("rows").iter().cloned());
        if answer["total"].as_u64().is_none_or(|total| all.len() as u64 >= total) {
            return all;
        }
    }
    all
}
