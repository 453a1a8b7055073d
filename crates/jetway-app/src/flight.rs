//! Flights: search, price, sell, book, ticket.

mod answers;
pub mod bookings;
pub mod documents;
mod itinerary;
pub mod names;
pub mod order;
mod outcome;
pub mod passports;
pub mod proposals;
pub mod queue_share;
mod quote;
pub mod read;
mod return_seats;
pub mod sale;
pub mod search;
pub mod settings;
mod suppliers;
mod ticket_numbers;
pub mod ticketing;

pub use bookings::FlightBookings;
pub use documents::FlightDocuments;
pub use proposals::FlightProposals;
pub use queue_share::QueueShare;
pub use quote::QuoteError;
pub use sale::FlightSale;
pub use search::FlightSearch;
pub use settings::FlightSettings;
pub use suppliers::{FlightSuppliers, SupplierTrouble};
pub use ticketing::FlightTicketing;
