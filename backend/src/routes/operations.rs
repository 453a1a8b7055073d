//! The operators' API, served at the operators' host alone. Each operation needs an operator's session and checks one role; what
//! belongs to a tenant is open to operators who act for it.

pub(crate) mod after_sale;
pub(crate) mod agencies;
pub(crate) mod applications;
pub(crate) mod assignees;
pub(crate) mod audit;
pub(crate) mod deposits;
pub(crate) mod fares;
pub(crate) mod holidays;
pub(crate) mod invitation;
pub(crate) mod order_list;
pub(crate) mod order_page;
pub(crate) mod orders;
pub(crate) mod queue;
mod refusals;
pub(crate) mod requests;
pub(crate) mod session;
pub(crate) mod templates;
pub(crate) mod visas;
pub(crate) mod wallet_changes;
