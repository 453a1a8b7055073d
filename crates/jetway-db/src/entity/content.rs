//! What operators show in a portal, and what agencies say of it.

pub(crate) mod banner;
pub(crate) mod notice;
pub(crate) mod testimonial;
