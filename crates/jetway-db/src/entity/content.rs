//! What operators show in a portal, what agencies say of it, and what they show their clients.

pub(crate) mod banner;
pub(crate) mod notice;
pub(crate) mod proposal;
pub(crate) mod testimonial;
