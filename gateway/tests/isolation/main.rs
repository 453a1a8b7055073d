//! A thousand tenants behind one gateway: only Host selects the tenant, and no response has another tenant's bytes.

mod authorities;
mod client;
mod echo;
mod mixed;
mod random;
#[expect(dead_code, reason = "shared with the edge suite, which uses all of it")]
mod support;

/// Generated tenants.
const TENANTS: usize = 1000;
