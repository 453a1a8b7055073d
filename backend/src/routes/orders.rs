//! Orders of every product: lists, history, notes, notifications, documents, itineraries and approval requests.

pub(crate) mod bookings;
pub(crate) mod documents;
pub(crate) mod get_notifications;
pub(crate) mod get_order_history;
pub(crate) mod itinerary;
pub(crate) mod notes;
pub(crate) mod refusals;
pub(crate) mod requests;
