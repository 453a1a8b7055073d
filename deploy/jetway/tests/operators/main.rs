//! The tool's areas that work over the backend's operators' side.

mod agency;
mod application;
mod backend;
mod order;
mod payment;
