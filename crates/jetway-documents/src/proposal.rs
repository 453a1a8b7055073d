//! The content of a proposal, ready for display.

use serde::Serialize;

use crate::model::{Brand, Fact, Journey, Party};
use crate::words::{Language, Words};

/// Flights to choose from, or the parts of a journey, that an agency proposes to its client. Contains no net amount and no supplier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProposalDocument {
    /// Language of the document.
    pub language: Language,
    /// Its title.
    pub title: String,
    /// Address of the proposal; also in the QR code.
    pub link: String,
    /// The portal's company.
    pub brand: Brand,
    /// The agency, and the agent who selected the flights.
    pub seller: Party,
    /// The portal's company, where it leads the document.
    pub issuer: Option<Party>,
    /// Client, travellers, and how long the proposal is valid.
    pub facts: Vec<Fact>,
    /// The agent's note; may be empty.
    pub note: String,
    /// In the agent's order.
    pub options: Vec<ProposedTrip>,
    /// Notes, a sentence each.
    pub notes: Vec<String>,
    /// The labels of the document.
    pub words: &'static Words,
}

/// One of the proposed options, or a part of a journey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProposedTrip {
    /// `Option 1 · Emirates`.
    pub title: String,
    /// Fare family, baggage, conditions.
    pub terms: Vec<String>,
    /// All its journeys.
    pub journeys: Vec<Journey>,
    /// Total for all travellers, with currency: `AED 1,234.50`.
    pub amount: String,
}
