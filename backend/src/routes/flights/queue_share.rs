//! Queue share: records that agencies made elsewhere become orders.

pub(crate) mod create;
pub(crate) mod details;
pub(crate) mod look_up;
mod record;
mod refusals;
pub(crate) mod sources;
