//! Printed documents: their content ([`Paper`], [`ProposalPaper`], [`StatementPaper`]), typeset as PDF ([`pdf`]) or rendered as a page
//! ([`html`]).
//!
//! A pure function from data to bytes: fonts, templates and labels are compiled in; it reads no files, network or
//! clock, so the same document always gives the same bytes. Source: ADR 0056.

mod code;
mod data_address;
mod html;
mod model;
mod press;
mod proposal;
mod statement;
mod words;

#[cfg(test)]
mod tests;

pub use code::code_address;
pub use html::html;
pub use model::{AmountLine, Amounts, Brand, Fact, Flight, FlightEnd, Journey, Logo, LogoKind, Paper, Party, Person};
pub use press::{PressError, pdf, proposal_pdf, statement_pdf};
pub use proposal::{ProposalPaper, ProposedTrip};
pub use statement::{StatementPaper, StatementRow};
pub use words::{Language, Words};
