//! What stands on a proposal, finished for the eye as a paper of an order is.

use serde::Serialize;

use crate::model::{Brand, Fact, Journey, Party};
use crate::words::{Language, Words};

/// Flights an agency proposes to its client. No net amount and no supplier stand on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProposalPaper {
    /// Language it is written in.
    pub language: Language,
    /// What it is.
    pub title: String,
    /// Address of the proposal; the square code holds it.
    pub link: String,
    /// Whose portal.
    pub brand: Brand,
    /// The agency, and who picked the flights.
    pub seller: Party,
    /// For whom, for how many, until when.
    pub facts: Vec<Fact>,
    /// The agent's words; may be empty.
    pub note: String,
    /// In the order they were picked.
    pub options: Vec<ProposedTrip>,
    /// What to know, a sentence each.
    pub notes: Vec<String>,
    /// The small words of the form.
    pub words: &'static Words,
}

/// One of the flights a client may choose from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProposedTrip {
    /// `Option 1 · Emirates`.
    pub title: String,
    /// Fare family, baggage, conditions.
    pub terms: Vec<String>,
    /// Both ways.
    pub journeys: Vec<Journey>,
    /// For everyone, with its currency: `AED 1,234.50`.
    pub amount: String,
}
