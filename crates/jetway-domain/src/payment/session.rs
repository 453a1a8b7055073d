//! A payment at a provider, from its creation to where the money was booked. Source: ADR 0061.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::PartTerms;
use crate::ids::{AgencyId, HoldId, JournalId, OrderId, OrderReference, PaymentId, UserId};
use crate::money::Money;

/// State of a payment. Money decides: a payment that had ended may still become paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentState {
    /// Created here; not confirmed by the provider yet.
    Created,
    /// The user may be paying.
    Pending,
    /// The provider has collected the money, and it is credited to the wallet.
    Paid,
    /// Declined by the provider, or the provider could not be reached at the start.
    Failed,
    /// Cancelled at the provider, or replaced by another payment.
    Cancelled,
    /// Not paid in time.
    Expired,
    /// The provider collected a different amount than requested, or doubts the payer: operations decide.
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

    /// Stored and wire name.
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

    /// Parses a state.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }

    /// Whether the user may still be paying.
    #[must_use]
    pub const fn is_open(self) -> bool {
        match self {
            Self::Created | Self::Pending => true,
            Self::Paid | Self::Failed | Self::Cancelled | Self::Expired | Self::Review => false,
        }
    }

    /// Whether a provider's report may cause this transition. Paid and review are final; money overrides every other
    /// state.
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

/// Where the money of a payment was booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Landing {
    /// It paid for the order's tickets.
    Order,
    /// It remains in the agency's wallet.
    Wallet(WalletReason),
    /// Operations credited it to the agency's wallet.
    Decided,
}

/// Why the money of a payment remains in the wallet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum WalletReason {
    /// It arrived after the payment had ended.
    Late,
    /// The order had ended, or was paid otherwise.
    OrderClosed,
    /// The order's price has changed.
    PriceChanged,
    /// The airline issued no tickets.
    NotTicketed,
    /// The agency is blocked.
    Blocked,
    /// The agency owes an amount past its grace period.
    Overdue,
}

impl WalletReason {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::OrderClosed => "orderClosed",
            Self::PriceChanged => "priceChanged",
            Self::NotTicketed => "notTicketed",
            Self::Blocked => "blocked",
            Self::Overdue => "overdue",
        }
    }

    /// One sentence for the order's history.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Late => "The payment arrived late. The money is in the wallet.",
            Self::OrderClosed => "The order no longer needed a payment. The money is in the wallet.",
            Self::PriceChanged => "The price changed during the payment. The money is in the wallet.",
            Self::NotTicketed => "The airline made no tickets. The money is in the wallet.",
            Self::Blocked => "The agency is blocked. The money is in the wallet.",
            Self::Overdue => "An amount is overdue and must be paid first. The money is in the wallet.",
        }
    }
}

/// A payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentSession {
    /// Primary key, and its idempotency key at the provider.
    pub id: PaymentId,
    /// Increases with every change.
    pub version: u32,
    /// The agency whose wallet is credited.
    pub agency: AgencyId,
    /// The order it is for.
    pub order: OrderId,
    /// Its state.
    pub state: PaymentState,
    /// The amount credited to the wallet.
    pub amount: Money,
    /// The provider's fee.
    pub fee: Money,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// When to reconcile it next.
    pub next_check_at: Option<DateTime<Utc>>,
    /// Further details.
    pub details: PaymentDetails,
}

/// Details of a payment. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentDetails {
    /// The order reference.
    pub reference: OrderReference,
    /// The provider.
    pub provider: String,
    /// The provider's reference, once known.
    pub provider_ref: Option<String>,
    /// The payment page.
    pub redirect_url: Option<String>,
    /// The user who pays.
    pub user: UserId,
    /// Their name.
    pub user_name: String,
    /// The agency's name.
    pub agency_name: String,
    /// The customer total the user accepted.
    pub accepted: Money,
    /// The agency's price the user accepted.
    pub payable: Money,
    /// Partial payment terms; `None` for full payment.
    pub part: Option<PartTerms>,
    /// The hold placed for the order when the payment arrived.
    pub hold: Option<HoldId>,
    /// The entry that credited the wallet.
    pub journal: Option<JournalId>,
    /// Where the money was booked, once known.
    pub landing: Option<Landing>,
    /// The collected amount, if it differs from the requested one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Money>,
    /// The decision of operations on a payment in review.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// A decision on a payment in review, with the reason (ADR 0067).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// What happens to the money.
    pub ruling: Ruling,
    /// The operator.
    pub by: String,
    /// Their evidence.
    pub reason: String,
    /// When it was made.
    pub at: DateTime<Utc>,
}

/// What happens to money that differs from the requested amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ruling {
    /// Credit the collected amount to the wallet.
    Credit,
    /// The provider refunded the payer.
    Refunded,
    /// There was no such payment.
    Refuse,
}

impl Ruling {
    /// The state after the decision. Only a decision leads to it.
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
    /// The amount the payer pays. Saturating: both parts were added when the payment was created.
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
