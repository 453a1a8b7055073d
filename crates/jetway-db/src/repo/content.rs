//! What operators show in a portal, and what agencies say of it.

pub mod banners;
pub mod notices;
pub mod testimonials;
