//! Umrah quotes: the seats of a lot, hotels in Makkah and Madinah, and visas, priced for one party. Source: ADR 0128.

mod line;
mod plan;
mod quote;

#[cfg(test)]
mod tests;

pub use line::{FareLine, HolyCity, LeftOut, LeftOutReason, LineContent, LineKind, QuoteLine, StayLine, VisaLine};
pub use plan::{HotelChoice, PlanFault, StayPlan, UmrahPlan, stays};
pub use quote::{LineChange, UmrahQuote, UmrahQuoteDetails, customer_amounts, valid_until};
