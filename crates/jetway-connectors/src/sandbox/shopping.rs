//! From a search to offers: paths through the timetable, combined into trips, filed as fares.

mod combine;
mod file;
mod moves;
mod partners;
mod paths;
mod spec;

pub(super) use combine::trips;
pub(super) use file::{Filer, HOLDS_END_BEFORE, Sold};
pub(super) use moves::{Moved, Moves};
pub(super) use partners::sold_by_partner;
pub(super) use paths::{Path, PathFinder};
pub(super) use spec::{Leg, OfferSpec, Party};
