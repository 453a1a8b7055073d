//! Use cases by area and background jobs; speaks no HTTP.

pub mod air;
pub mod jobs;
pub mod wallet;
