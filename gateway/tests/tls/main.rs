//! The real gateway over TLS, tested with an independent client of rustls and h2.

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
