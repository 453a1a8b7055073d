//! Printed documents: their content ([`Document`], [`ProposalDocument`], [`StatementDocument`], [`PageDocument`]), typeset as PDF ([`pdf`]) or
//! rendered as a page ([`html`]), and tables as spreadsheets ([`xlsx`]).
//!
//! A pure function from data to bytes: fonts, templates and labels are compiled in; it reads no files, network or
//! clock, so the same document always gives the same bytes. Source: ADR 0056; [`read_page`] reads HTML that clients write, ADR 0118.

mod code;
mod data_address;
mod html;
mod model;
mod page;
mod proposal;
mod sheet;
mod statement;
mod typeset;
mod words;

#[cfg(test)]
mod tests;

pub use code::code_address;
pub use html::html;
pub use model::{
    AmountLine, Amounts, Brand, Document, Fact, Flight, FlightEnd, Journey, Logo, LogoKind, Party, PeopleLabel, Person,
};
pub use page::{Block, HtmlFault, MOST_BYTES, PageDocument, Run, Written, read_page};
pub use proposal::{ProposalDocument, ProposedTrip};
pub use sheet::{Sheet, SheetCell, SheetError, xlsx};
pub use statement::{StatementDocument, StatementRow};
pub use typeset::{TypesetError, page_pdf, pdf, pdf_of_many, proposal_pdf, statement_pdf};
pub use words::{Language, Words};
