//! The server-side acceptance scenarios, each through the gateway and on both databases. They are found by
//! name (`cargo test -p jetway-backend --test api scenario_`); docs/scenarios.md has the list, with those in a browser.

mod after_sale;
mod booking;
mod children;
mod importing;
mod issuing;
mod pricing;
mod reading;
mod searching;
mod visas;

use serde_json::{Value, json};

use crate::support::Session;
use crate::support::trip::travellers;

/// The first adults of the usual party, or its child, for AirSell.
fn party(session: &Session<'_>, price_session: &Value, ids: &[&str]) -> Value {
    let mut body = travellers(session, price_session);
    let people = body["travellers"].as_array().cloned().expect("travellers");
    let chosen = people
        .into_iter()
        .filter(|one| ids.iter().any(|id| one["travellerId"] == *id));
    body["travellers"] = Value::Array(chosen.collect());
    body
}

fn booking(sold: &Value) -> Value {
    json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] })
}
