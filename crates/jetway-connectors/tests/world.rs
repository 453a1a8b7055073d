//! Tests the sandbox world through the supplier interface, and the Duffel connector on the same world.

#[path = "world/accidents.rs"]
mod accidents;
#[path = "world/after_sale.rs"]
mod after_sale;
#[path = "world/by_hand.rs"]
mod by_hand;
#[path = "world/classes.rs"]
mod classes;
#[path = "world/contract.rs"]
mod contract;
#[path = "world/control.rs"]
mod control;
#[path = "world/duffel.rs"]
mod duffel;
#[path = "world/embassy.rs"]
mod embassy;
#[path = "world/extending.rs"]
mod extending;
#[path = "world/extras.rs"]
mod extras;
#[path = "world/foreign.rs"]
mod foreign;
#[path = "world/held.rs"]
mod held;
#[path = "world/hotels.rs"]
mod hotels;
#[path = "world/market.rs"]
mod market;
#[path = "world/parts.rs"]
mod parts;
#[path = "world/reads.rs"]
mod reads;
#[path = "world/schedule.rs"]
mod schedule;
#[path = "world/setup.rs"]
mod setup;
#[path = "world/triggers.rs"]
mod triggers;
