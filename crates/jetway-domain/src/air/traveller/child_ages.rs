//! Ages of a party's children, for pricing.

use super::{Traveller, age_on};
use crate::air::offer::{Ptc, Segment};
use crate::air::search_check::CHILD_AGES;

/// Ages of the children in whole years when the trip starts, in party order, limited to the ages a search accepts: a
/// child who turns two during the trip is priced as two.
#[must_use]
pub fn child_ages(travellers: &[Traveller], segments: &[Segment]) -> Vec<u8> {
    let Some(first) = segments.first() else {
        return Vec::new();
    };
    let begins_on = first.origin.local.date();
    let children = travellers.iter().filter(|traveller| traveller.ptc == Ptc::Chd);
    let (youngest, oldest) = CHILD_AGES.into_inner();
    children
        .map(|child| age_on(child.birth_on, begins_on).clamp(youngest.into(), oldest.into()))
        .filter_map(|age| u8::try_from(age).ok())
        .collect()
}
