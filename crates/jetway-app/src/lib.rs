//! Use cases by area, and background jobs; no HTTP.

pub mod app;
pub mod company;
pub mod content;
pub mod context;
pub mod deposit;
pub mod emails;
pub mod files;
pub mod flight;
pub mod holiday;
pub mod hotel;
pub mod identity;
pub mod jobs;
pub mod lots;
pub mod order;
pub mod payment;
pub mod registration;
pub mod travellers;
pub mod visa;
pub mod wallet;

pub use app::urgency;
