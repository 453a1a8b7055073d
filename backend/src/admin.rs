//! The operators' side: never reachable through the gateway.

mod applications;
mod clock;
mod content;
mod credit;
mod health;
mod kyc;
mod orders;
mod outbox;
mod papers;
mod payments;
mod reviews;
pub(crate) mod router;
mod wishes;
mod world;

use serde::Serialize;

/// All there is of something.
#[derive(Serialize)]
struct List<Item> {
    items: Vec<Item>,
}
