//! The operators' API on the admin listener, unreachable through the gateway.

mod after_sale;
mod applications;
mod approval_requests;
mod clock;
mod content;
mod credit;
mod deposits;
mod guard;
mod health;
mod kyc;
mod licences;
mod operators;
mod orders;
mod outbox;
mod payments;
mod reviews;
pub(crate) mod router;
mod world;

use serde::Serialize;

/// A complete list, without paging.
#[derive(Serialize)]
struct List<Item> {
    items: Vec<Item>,
}
