//! The operators' API on the admin listener, unreachable through the gateway.

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

/// A complete list, without paging.
#[derive(Serialize)]
struct List<Item> {
    items: Vec<Item>,
}
