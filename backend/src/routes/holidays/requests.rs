//! Requests for tour packages.

pub(crate) mod accept;
pub(crate) mod end;
pub(crate) mod export_queue;
pub(crate) mod get;
pub(crate) mod get_queue;
pub(crate) mod messages;
mod quotation;
mod refusals;
mod view;
mod wish;

pub(crate) use messages::{message, with_file};
pub(crate) use quotation::{HolidayCancellation, HolidayLine};
pub(crate) use refusals::refused;
pub(crate) use view::HolidayRequestState;
pub(crate) use wish::{HolidayContact, SendHolidayRequest};
