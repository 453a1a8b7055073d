//! What operators do with a deposit.

use jetway_domain::deposit::DepositStep;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::decision::text;
use super::field_error::BadField;

/// Longest note, in characters. Questions and reasons are sent to the agency by e-mail.
const LONGEST_NOTE: usize = 500;

/// An operator's step with a deposit.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum DepositDeskStep {
    /// The money was found, or the cheque presented.
    Review,
    /// Credit it. Another operator than the one who reviewed.
    Approve,
    /// Refuse it.
    Reject,
    /// Ask the agency.
    Ask,
    /// The bank did not pay the cheque, or took the money back.
    Bounce,
}

impl DepositDeskStep {
    /// All steps.
    pub(crate) const ALL: [Self; 5] = [Self::Review, Self::Approve, Self::Reject, Self::Ask, Self::Bounce];

    /// The step of the domain.
    pub(crate) const fn step(self) -> DepositStep {
        match self {
            Self::Review => DepositStep::Review,
            Self::Approve => DepositStep::Approve,
            Self::Reject => DepositStep::Reject,
            Self::Ask => DepositStep::Ask,
            Self::Bounce => DepositStep::Bounce,
        }
    }
}

/// The note of a step: how the operator knows, why it is refused, or what the agency is asked.
pub(crate) fn note(said: &str) -> Result<String, BadField> {
    text("/note", said, LONGEST_NOTE)
}
