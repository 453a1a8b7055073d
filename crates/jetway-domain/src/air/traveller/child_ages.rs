//! How old the children of a party are, for who prices them.

use super::{Traveller, age_on};
use crate::air::offer::{Ptc, Segment};
use crate::air::search_check::CHILD_AGES;

/// Ages of the children in whole years when the trip begins, in the order of the party, within those a search takes:
/// who turns two on the way is priced as two.
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
