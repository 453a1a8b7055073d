//! Amounts set aside: pending transfers, not balances.

use chrono::{DateTime, Utc};

use crate::ids::{AgencyId, HoldId, OrderReference};
use crate::money::Money;

/// Where a hold is in its life: pending, then exactly one of the others, for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HoldState {
    /// The amount is set aside.
    Pending,
    /// It was taken, in whole or in part; the rest went back.
    Posted,
    /// It went back.
    Voided,
    /// It went back because nobody took it in time.
    Expired,
}

impl HoldState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Pending, Self::Posted, Self::Voided, Self::Expired];

    /// `pending`, `posted`, `voided` or `expired`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Posted => "posted",
            Self::Voided => "voided",
            Self::Expired => "expired",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}

/// An amount set aside in an agency's wallet for an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Its identifier.
    pub id: HoldId,
    /// Whose wallet.
    pub agency: AgencyId,
    /// What for.
    pub order: OrderReference,
    /// How much; more than nothing.
    pub amount: Money,
    /// How much of it was taken: nothing unless posted.
    pub captured: Money,
    /// Where it is in its life.
    pub state: HoldState,
    /// Who asked for it.
    pub actor: String,
    /// When it was placed.
    pub created_at: DateTime<Utc>,
    /// From when on it may be swept.
    pub expires_at: DateTime<Utc>,
    /// When it left pending.
    pub settled_at: Option<DateTime<Utc>>,
}
