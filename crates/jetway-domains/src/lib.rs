//! Custom domains: a tenant claims a host, its owner proves it, an authority issues a certificate, and it is renewed.
//!
//! **Invariant**: no authority hears of a host nobody claimed, nor of one whose owner did not prove the claim.

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
