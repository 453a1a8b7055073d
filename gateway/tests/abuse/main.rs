//! Attacks on the real gateway: every ordinary client is served, in bounded memory.

mod caps;
mod floods;
mod slow;
mod slow_h2;
#[expect(dead_code, reason = "what the other suites use besides")]
mod support;
mod visitors;
mod waiting;
mod wire;
