//! How an order ends without tickets: by a missed deadline, or on terms.

use serde::{Deserialize, Serialize};

use crate::lot::SeatPrice;

/// Something that a group must do in time.
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

/// What ending an order keeps and returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CancelTerms {
    /// What is kept of the payments.
    pub penalty: SeatPrice,
    /// What returns to the wallet.
    pub refund: SeatPrice,
}
