//! Pure travel, money and access rules: no I/O, no async, no floats for money.

pub mod access;
pub mod air;
pub mod clock;
pub mod codes;
pub mod deposit;
pub mod holiday;
pub mod hotel;
pub mod ids;
pub mod ledger;
pub mod lot;
pub mod money;
pub mod order;
pub mod payment;
pub mod reference;
pub mod registration;
pub mod secret;
pub mod text;
pub mod visa;
pub mod zone;

pub use access::edge;
