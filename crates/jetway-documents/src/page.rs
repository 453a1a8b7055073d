//! A page that a client wrote as HTML, in the brand's form. Source: ADR 0118.

mod read;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::model::{Brand, Party};
use crate::words::{Language, Words};

pub use read::{HtmlFault, MOST_BYTES, read_page};

/// What a client's HTML says, without anything that could fetch, run or style.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Written {
    /// Text of its `title`; may be empty.
    pub title: String,
    /// In reading order.
    pub blocks: Vec<Block>,
}

/// A page, ready to be typeset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PageDocument {
    /// Language of the form around it; the page itself may be in any.
    pub language: Language,
    /// Its title.
    pub title: String,
    /// The portal's company, which leads the document.
    pub brand: Brand,
    /// The agency that wrote it.
    pub seller: Party,
    /// The portal's company as the issuing office.
    pub issuer: Option<Party>,
    /// Its content.
    pub blocks: Vec<Block>,
    /// The labels of the document.
    pub words: &'static Words,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Block {
    /// `h1` to `h6`.
    Heading {
        /// From 1 to 6.
        level: u8,
        /// Its text.
        runs: Vec<Run>,
    },
    /// Text that is not in any of the others.
    Paragraph {
        /// Its text.
        runs: Vec<Run>,
    },
    /// An item of a list.
    Item {
        /// 0 for an item of a list that is in no other.
        depth: u8,
        /// A bullet, or its number with a full stop.
        mark: String,
        /// Its text.
        runs: Vec<Run>,
    },
    /// A table; every row has as many cells as it has columns.
    Table {
        /// From 1 to 24.
        columns: usize,
        /// Whether the first row names the columns.
        header: bool,
        /// Cells by rows.
        rows: Vec<Vec<Vec<Run>>>,
    },
    /// A line across the page.
    Rule,
}

/// Text of one weight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Run {
    /// White space is single spaces.
    pub text: String,
    /// Bold.
    pub strong: bool,
    /// Begins a new line.
    pub breaks: bool,
}
