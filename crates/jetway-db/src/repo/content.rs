//! Banners and notices of a portal, testimonials of agencies, proposals for their clients, and templates of operators.

pub mod banners;
pub mod notices;
pub mod proposals;
pub mod templates;
pub mod testimonials;
