//! Supplier ports, the sandbox world and reference data.

pub mod port;
pub mod reference;
pub mod sandbox;
