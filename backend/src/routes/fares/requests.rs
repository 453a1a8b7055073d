//! Requests for groups that no lot covers.

pub(crate) mod accept;
pub(crate) mod create;
pub(crate) mod end;
pub(crate) mod get;
pub(crate) mod get_queue;
mod refusals;
mod view;

pub(crate) use refusals::refused;
pub(crate) use view::{GroupRequestStatusName, GroupRequestTrip};
