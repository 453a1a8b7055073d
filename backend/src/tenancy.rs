//! The tenancy API, which gives tenants to gateways that share no disk with the backend. Requests must carry a gateway's signature.

mod files;
pub(crate) mod hub;
pub(crate) mod router;
mod stream;
mod tenants;
