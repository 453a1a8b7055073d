//! Printed papers: what stands on one ([`Paper`], [`ProposalPaper`]), typeset as PDF ([`pdf`]) or written as a page ([`html`]).
//!
//! Data in, bytes out: fonts, templates and words are part of the program; nothing is read, fetched or asked for the time, so
//! the same paper gives the same bytes. Source: ADR 0056.

mod code;
mod data_address;
mod html;
mod model;
mod press;
mod proposal;
mod words;

#[cfg(test)]
mod tests;

pub use code::code_address;
pub use html::html;
pub use model::{AmountLine, Amounts, Brand, Fact, Flight, FlightEnd, Journey, Logo, LogoKind, Paper, Party, Person};
pub use press::{PressError, pdf, proposal_pdf};
pub use proposal::{ProposalPaper, ProposedTrip};
pub use words::{Language, Words};
