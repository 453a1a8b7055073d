//! The tenancy API: tenants for gateways that share no disk with us. Only a gateway's stamp opens it.

mod files;
pub(crate) mod hub;
pub(crate) mod router;
mod stream;
mod tenants;
