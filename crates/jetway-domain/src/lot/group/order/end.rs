//! How an order ends without tickets: by a missed deadline, or on terms.

use serde::{Deserialize, Serialize};

use crate::lot::SeatPrice;

/// An obligation of a group with a deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GroupDeadline {
    /// Pay the deposit.
    Deposit,
    /// Give all names.
    Names,
    /// Pay the balance.
    Balance,
}

impl GroupDeadline {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deposit => "deposit",
            Self::Names => "names",
            Self::Balance => "balance",
        }
    }
}

/// The amounts kept and returned when an order ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CancelTerms {
    /// The amount kept.
    pub penalty: SeatPrice,
    /// The amount returned to the wallet.
    pub refund: SeatPrice,
}
