//! Ports of suppliers and payment providers, the sandbox world, Duffel, the payment simulator, and reference data.

pub mod duffel;
pub mod payment;
pub mod port;
pub mod reference;
pub mod sandbox;
