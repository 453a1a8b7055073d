//! The state of a request. Source: ADR 0084, 0100.

use serde::{Deserialize, Serialize};

/// State of a request. Requests for approval are requested, then allowed or refused; the other states belong to void, refund and exchange
/// requests, whose steps are in [`AfterSaleKind::step`](super::AfterSaleKind::step).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RequestState {
    /// Pending.
    Requested,
    /// Approved, in full or in part.
    Allowed,
    /// Refused.
    Refused,
    /// A quote waits for the agency.
    Quoted,
    /// The agency accepted the quote; the supplier's answer is pending.
    Accepted,
    /// The supplier has the refund and decides.
    Submitted,
    /// The supplier approved the refund; the money is on its way.
    Approved,
    /// The money was returned.
    Done,
    /// The outcome is unknown; operations decide.
    InReview,
    /// Withdrawn by the agency.
    Withdrawn,
    /// The quote was not accepted in time.
    Expired,
}

impl RequestState {
    /// Every state.
    pub const ALL: [Self; 11] = [
        Self::Requested,
        Self::Allowed,
        Self::Refused,
        Self::Quoted,
        Self::Accepted,
        Self::Submitted,
        Self::Approved,
        Self::Done,
        Self::InReview,
        Self::Withdrawn,
        Self::Expired,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Allowed => "allowed",
            Self::Refused => "refused",
            Self::Quoted => "quoted",
            Self::Accepted => "accepted",
            Self::Submitted => "submitted",
            Self::Approved => "approved",
            Self::Done => "done",
            Self::InReview => "inReview",
            Self::Withdrawn => "withdrawn",
            Self::Expired => "expired",
        }
    }

    /// Parses a state.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }

    /// Whether a void, refund or exchange request in this state is open.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(
            self,
            Self::Requested | Self::Quoted | Self::Accepted | Self::Submitted | Self::Approved | Self::InReview
        )
    }
}

#[cfg(test)]
mod tests {
    use super::RequestState;

    #[test]
    fn names_of_states_survive_storage() {
        for state in RequestState::ALL {
            assert_eq!(RequestState::parse(state.as_str()), Some(state));
            assert_eq!(serde_json::to_value(state).expect("stored"), state.as_str());
        }
        assert_eq!(RequestState::parse("granted"), None);
    }
}
