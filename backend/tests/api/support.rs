//! A separate backend for each test, its users, and the trips they sell.

pub mod answer;
pub mod api;
pub mod applicant;
pub mod both;
pub mod checked;
pub mod console;
pub mod contract;
pub mod folder;
pub mod gateway;
pub mod people;
pub mod request;
pub mod tenants;
pub mod trip;

pub use answer::Answer;
pub use api::Api;
pub use folder::Engine;
pub use people::Session;
pub use request::Call;

pub use jetway_testkit::wait::found as eventually;
