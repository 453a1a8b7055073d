//! The sandbox world through the supplier port.

#[path = "world/contract.rs"]
mod contract;
#[path = "world/control.rs"]
mod control;
#[path = "world/extending.rs"]
mod extending;
#[path = "world/extras.rs"]
mod extras;
#[path = "world/market.rs"]
mod market;
#[path = "world/setup.rs"]
mod setup;
#[path = "world/triggers.rs"]
mod triggers;
