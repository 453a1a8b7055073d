//! Requests for tour packages.

pub(crate) mod accept;
pub(crate) mod end;
pub(crate) mod get;
pub(crate) mod get_queue;
pub(crate) mod messages;
mod quotation;
mod refusals;
mod view;
mod wish;

pub(crate) use quotation::{HolidayCancelRule, HolidayLine};
pub(crate) use refusals::refused;
pub(crate) use view::{HolidayMessageView, HolidayRequestState};
pub(crate) use wish::{HolidayContact, HolidayWishForm};
