//! Supplier ports, the sandbox world and reference data.

pub mod port;
