//! A backend of each test's own, people who use it, and the trips they sell.

pub mod answer;
pub mod api;
pub mod applicant;
pub mod contract;
pub mod folder;
pub mod people;
pub mod request;
pub mod trip;

pub use answer::Answer;
pub use api::Api;
pub use people::Session;
pub use request::Call;

use std::thread;
use std::time::{Duration, Instant};

/// Ask until there is something; fails after a minute.
pub fn eventually<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(Instant::now() < deadline, "never: {what}");
        thread::yield_now();
    }
}
