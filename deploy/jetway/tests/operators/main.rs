//! The tool's areas that use the backend's admin API.

mod agency;
mod application;
mod backend;
mod deposit;
mod operator;
mod order;
mod payment;
mod request;
