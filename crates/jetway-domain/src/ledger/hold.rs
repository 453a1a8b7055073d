//! Holds: pending transfers, not balances.

use chrono::{DateTime, Utc};

use crate::ids::{AgencyId, HoldId, OrderReference};
use crate::money::Money;

/// State of a hold: pending, then exactly one final state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HoldState {
    /// The amount is reserved.
    Pending,
    /// Captured, fully or partly; the rest was released.
    Posted,
    /// Released.
    Voided,
    /// Released after expiry.
    Expired,
}

impl HoldState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Pending, Self::Posted, Self::Voided, Self::Expired];

    /// Wire name: `pending`, `posted`, `voided` or `expired`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Posted => "posted",
            Self::Voided => "voided",
            Self::Expired => "expired",
        }
    }

    /// Parses a state.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}

/// An amount reserved in an agency's wallet for an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Its identifier.
    pub id: HoldId,
    /// The agency.
    pub agency: AgencyId,
    /// The order.
    pub order: OrderReference,
    /// The amount, positive.
    pub amount: Money,
    /// Captured amount; zero unless posted.
    pub captured: Money,
    /// Its state.
    pub state: HoldState,
    /// Who placed it.
    pub actor: String,
    /// When it was placed.
    pub created_at: DateTime<Utc>,
    /// When it may be released automatically.
    pub expires_at: DateTime<Utc>,
    /// When it left the pending state.
    pub settled_at: Option<DateTime<Utc>>,
}
