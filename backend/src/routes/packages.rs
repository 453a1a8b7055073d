//! The package service.

pub(crate) mod send_request;
