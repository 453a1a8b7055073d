//! The real gateway process in front of a stub backend, tested over raw HTTP.

mod admin_listener;
mod beacons;
mod caching;
mod checking;
mod document;
mod domains;
mod files;
mod life;
mod limits;
mod logging;
mod operations;
mod overriding;
mod refusals;
mod releases;
mod series;
mod shedding;
mod sources;
mod standing;
mod support;
mod tenants;
mod tracing;
mod trust;
mod watched;
