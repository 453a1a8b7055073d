//! Hotels of the sandbox: generated per city at its first search, and sold by three suppliers.

mod draw;
mod house;
mod kind;
mod listing;
mod names;
mod offered;
mod prices;
mod rooms;
mod sale;
mod stays;
mod supplier;
mod town;
mod towns;

pub(super) use stays::Stays;
pub(super) use towns::{Towns, names_of};

/// Ids of the suppliers of hotels.
pub(super) fn supplier_ids() -> impl Iterator<Item = &'static str> {
    listing::HOTEL_PERSONAS.iter().map(|persona| persona.id)
}
