//! What operators show in a portal, what agencies say of it, and what they show their clients.

pub mod banners;
pub mod notices;
pub mod proposals;
pub mod testimonials;
