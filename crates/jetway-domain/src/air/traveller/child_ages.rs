//! How old the children of a party are, for who prices them.

use super::{Traveller, age_on};
use crate::air::offer::{Ptc, Segment};

/// The youngest and the oldest age a child is priced at.
const PRICED: (i32, i32) = (2, 11);

/// Ages of the children in whole years when the trip begins, in the order of the party, within those a child is priced at:
/// who turns two on the way is priced as two.
#[must_use]
pub fn child_ages(travellers: &[Traveller], segments: &[Segment]) -> Vec<u8> {
    let Some(first) = segments.first() else {
        return Vec::new();
    };
    let begins_on = first.origin.local.date();
    let children = travellers.iter().filter(|traveller| traveller.ptc == Ptc::Chd);
    children
        .map(|child| age_on(child.birth_on, begins_on).clamp(PRICED.0, PRICED.1))
        .filter_map(|age| u8::try_from(age).ok())
        .collect()
}
