//! Schema and repositories on both engines, as one test program: each program of its own would link the database drivers again.

mod applications;
mod deposits;
mod fare_days;
mod fare_lots;
mod group_requests;
mod holidays;
mod ledger;
mod licences;
mod operators;
mod orders;
mod platform;
mod report_files;
mod schema;
mod sign_in;
mod templates;
mod tenant_wall;
mod timers;
mod tour_packages;
mod umrah_quotes;
mod visa_desk;
