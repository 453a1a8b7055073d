//! The Pingora edge: tenancy, branding, caching, protection, routing.

fn main() {}
