//! Use cases by area and background jobs; speaks no HTTP.

pub mod app;
pub mod company;
pub mod content;
pub mod context;
pub mod deposit;
pub mod editing;
pub mod emails;
pub mod files;
pub mod flight;
pub mod identity;
pub mod jobs;
pub mod onboarding;
pub mod order;
pub mod papers;
pub mod payment;
pub mod registration;
pub mod sealed;
pub mod travellers;
pub mod wallet;
