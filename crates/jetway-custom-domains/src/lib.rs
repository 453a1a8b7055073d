//! Custom domains: a tenant claims a host, its owner verifies it, a certificate authority issues a certificate, and it
//! is renewed.
//!
//! **Invariant**: a certificate is requested only for hosts with a verified claim.

mod account;
mod authority;
mod budget;
mod certificate;
mod challenges;
mod claims;
mod disk;
mod domains;
mod error;
mod proof;
mod renewal;
mod rules;
pub mod schedule;
mod settings;
mod store;

pub use domains::Domains;
pub use error::DomainError;
pub use renewal::{Outcome, Step};
pub use settings::{AcmeSettings, ProofSettings, RenewSettings, Settings};
pub use store::Listing;
