//! Banners and notices of a portal, testimonials of agencies, and proposals for their clients.

pub mod banners;
pub mod notices;
pub mod proposals;
pub mod testimonials;
