//! Orders of groups.

pub(crate) mod cancel;
pub(crate) mod documents;
pub(crate) mod export_queue;
pub(crate) mod get_history;
pub(crate) mod get_order;
pub(crate) mod get_queue;
pub(crate) mod hold;
mod name;
mod name_problem;
pub(crate) mod names;
mod party;
pub(crate) mod pay;
mod refusals;
pub(crate) mod seats;
pub(crate) mod view;

pub(crate) use party::{GroupContact, GroupPassengers};
pub(crate) use refusals::bad_party;
pub(crate) use view::shown;
