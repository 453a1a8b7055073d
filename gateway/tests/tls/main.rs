//! The real gateway over TLS, spoken to with a client of another making: rustls and h2 as a browser would use them.

mod authority;
mod certificates;
mod client;
mod hosts;
mod ready;
mod real_backend;
mod sessions;
#[expect(dead_code, reason = "what the plain HTTP suites use besides")]
mod support;
mod trial;
mod upstream;
