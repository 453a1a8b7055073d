//! Calls about exchanges: finding and pricing the flights, requesting and deciding.

mod bodies;
pub(crate) mod decide;
pub(crate) mod find;
