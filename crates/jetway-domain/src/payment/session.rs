//! A payment at a provider, from the first press to where its money went. Source: ADR 0061.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::PartTerms;
use crate::ids::{AgencyId, FlightOrderId, HoldId, JournalId, OrderReference, PaymentId, UserId};
use crate::money::Money;

/// Where a payment stands. Money is the last word: a payment that was over may still become paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentState {
    /// Written down; the provider has not confirmed it yet.
    Created,
    /// Somebody may be paying.
    Pending,
    /// The provider has the money, and the wallet has it too.
    Paid,
    /// The provider declined, or could not be reached at the start.
    Failed,
    /// Given up at the provider, or replaced by another payment.
    Cancelled,
    /// Nobody paid in time.
    Expired,
    /// The provider has another amount than was asked: a person decides.
    Review,
}

impl PaymentState {
    /// Every state.
    pub const ALL: [Self; 7] = [
        Self::Created,
        Self::Pending,
        Self::Paid,
        Self::Failed,
        Self::Cancelled,
        Self::Expired,
        Self::Review,
    ];

    /// As stored and as written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Pending => "pending",
            Self::Paid => "paid",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
            Self::Review => "review",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }

    /// Whether somebody may still be paying.
    #[must_use]
    pub const fn is_open(self) -> bool {
        match self {
            Self::Created | Self::Pending => true,
            Self::Paid | Self::Failed | Self::Cancelled | Self::Expired | Self::Review => false,
        }
    }

    /// Whether a provider's word makes the step. Paid and review are for ever; everything else may be overtaken by money.
    #[must_use]
    pub const fn may_become(self, to: Self) -> bool {
        match self {
            Self::Created => !matches!(to, Self::Created),
            Self::Pending => !matches!(to, Self::Created | Self::Pending),
            Self::Failed | Self::Cancelled | Self::Expired => matches!(to, Self::Paid | Self::Review),
            Self::Paid | Self::Review => false,
        }
    }
}

/// Where the money of a payment went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Landing {
    /// It pays for the tickets of its order.
    Order,
    /// It stays in the agency's wallet.
    Wallet(WalletReason),
    /// Operations put it into the agency's wallet.
    Decided,
}

/// Why money of a payment stays in the wallet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum WalletReason {
    /// It came when the payment was over.
    Late,
    /// The order was over, or paid another way.
    OrderClosed,
    /// The order costs something else since.
    PriceChanged,
    /// The airline made no tickets.
    NotTicketed,
    /// The agency may not spend.
    Blocked,
}

impl WalletReason {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::OrderClosed => "orderClosed",
            Self::PriceChanged => "priceChanged",
            Self::NotTicketed => "notTicketed",
            Self::Blocked => "blocked",
        }
    }

    /// One sentence for the order's history.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Late => "The payment arrived late. The money is in the wallet.",
            Self::OrderClosed => "The order needed no payment any more. The money is in the wallet.",
            Self::PriceChanged => "The price changed during the payment. The money is in the wallet.",
            Self::NotTicketed => "The airline made no tickets. The money is in the wallet.",
            Self::Blocked => "The agency may not spend. The money is in the wallet.",
        }
    }
}

/// A payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentSession {
    /// Its key here, and its idempotency key at the provider.
    pub id: PaymentId,
    /// Grows by one with every change.
    pub version: u32,
    /// Whose wallet it fills.
    pub agency: AgencyId,
    /// The order it is for.
    pub order: FlightOrderId,
    /// Where it stands.
    pub state: PaymentState,
    /// What the wallet gets.
    pub amount: Money,
    /// What the provider adds for its work.
    pub fee: Money,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it is given up.
    pub expires_at: DateTime<Utc>,
    /// When the timers look at it next.
    pub look_at: Option<DateTime<Utc>>,
    /// The rest.
    pub details: PaymentDetails,
}

/// What only this payment needs to know. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentDetails {
    /// The order's number.
    pub reference: OrderReference,
    /// Which provider.
    pub provider: String,
    /// Its name for the payment, once it has one.
    pub provider_ref: Option<String>,
    /// Where the payer goes.
    pub redirect_url: Option<String>,
    /// Who pays.
    pub user: UserId,
    /// Their name.
    pub user_name: String,
    /// The agency's name.
    pub agency_name: String,
    /// The customer's total they accepted.
    pub accepted: Money,
    /// What the order costs the agency, as they accepted it.
    pub payable: Money,
    /// Paying a part; `None` for all of it.
    pub part: Option<PartTerms>,
    /// Money set aside for the order when it arrived.
    pub hold: Option<HoldId>,
    /// The entry that filled the wallet.
    pub journal: Option<JournalId>,
    /// Where the money went, once that is known.
    pub landing: Option<Landing>,
    /// What the provider took, where that is not what was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Money>,
    /// Operations' word on a payment in review.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// What operations decided about a payment in review, and why (ADR 0067).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// What becomes of the money.
    pub ruling: Ruling,
    /// Who decided.
    pub by: String,
    /// How they know.
    pub reason: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// What becomes of money that was not what was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ruling {
    /// The wallet gets what the provider took.
    Credit,
    /// The provider gave it back to the payer.
    Refunded,
    /// There is no such money.
    Refuse,
}

impl Ruling {
    /// Where a payment in review stands after it. Only a person takes it there.
    #[must_use]
    pub const fn state(self) -> PaymentState {
        match self {
            Self::Credit => PaymentState::Paid,
            Self::Refunded => PaymentState::Cancelled,
            Self::Refuse => PaymentState::Failed,
        }
    }
}

impl PaymentSession {
    /// What the payer pays. Saturates: both parts were added when the payment began.
    #[must_use]
    pub const fn total(&self) -> Money {
        Money::new(self.amount.minor.saturating_add(self.fee.minor), self.amount.currency)
    }
}

#[cfg(test)]
mod tests {
    use super::PaymentState;

    #[test]
    fn money_overtakes_every_end_but_is_never_taken_back() {
        for state in PaymentState::ALL {
            assert_eq!(PaymentState::parse(state.as_str()), Some(state));
            let final_state = matches!(state, PaymentState::Paid | PaymentState::Review);
            assert_eq!(state.may_become(PaymentState::Paid), !final_state, "{state:?}");
            assert!(!state.may_become(PaymentState::Created), "{state:?}");
            assert!(!state.may_become(state), "{state:?}");
        }
    }
}
