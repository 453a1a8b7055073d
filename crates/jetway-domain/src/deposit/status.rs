//! The lifecycle of a deposit.
//!
//! Offline: Submitted → UnderReview → Approved or Rejected; NeedsInfo and back; Withdrawn before the review.
//! Cheques: Received → Presented → Cleared or Bounced. Online: Initiated → Redirected → Verified → Credited; Failed,
//! Cancelled, Expired or ManualReview. Each path has one state in which the wallet is credited.

use super::DepositWay;

/// State of a deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DepositStatus {
    /// Declared by the agency.
    Submitted,
    /// An operator found the money and asks for approval.
    UnderReview,
    /// Waiting for the agency to answer a question.
    NeedsInfo,
    /// Credited.
    Approved,
    /// Refused.
    Rejected,
    /// Withdrawn by the agency before the review.
    Withdrawn,
    /// The cheque is declared.
    Received,
    /// The cheque is at the bank.
    Presented,
    /// The cheque was paid; credited.
    Cleared,
    /// The cheque was not paid, or was returned after it had been paid.
    Bounced,
    /// Not opened at the provider yet.
    Initiated,
    /// The payer may be paying.
    Redirected,
    /// The provider has the whole amount; credited in the same transaction.
    Verified,
    /// The provider has the money; credited.
    Credited,
    /// Declined.
    Failed,
    /// Cancelled by the payer.
    Cancelled,
    /// Not paid in time.
    Expired,
    /// The provider collected a different amount, or doubts the payer: operators decide.
    ManualReview,
}

/// A step with a deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DepositStep {
    /// An operator, the maker, has found the money or presented the cheque.
    Review,
    /// Another operator, the checker, credits it.
    Approve,
    /// An operator refuses it.
    Reject,
    /// An operator asks the agency a question.
    Ask,
    /// The agency answers.
    Answer,
    /// The agency withdraws it.
    Withdraw,
    /// The bank did not pay the cheque, or took the money back.
    Bounce,
}

impl DepositStatus {
    /// Every state.
    pub const ALL: [Self; 18] = [
        Self::Submitted,
        Self::UnderReview,
        Self::NeedsInfo,
        Self::Approved,
        Self::Rejected,
        Self::Withdrawn,
        Self::Received,
        Self::Presented,
        Self::Cleared,
        Self::Bounced,
        Self::Initiated,
        Self::Redirected,
        Self::Verified,
        Self::Credited,
        Self::Failed,
        Self::Cancelled,
        Self::Expired,
        Self::ManualReview,
    ];

    /// The states that need an operator.
    pub const WAITING: [Self; 5] = [
        Self::Submitted,
        Self::UnderReview,
        Self::Received,
        Self::Presented,
        Self::ManualReview,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Submitted => "submitted",
            Self::UnderReview => "underReview",
            Self::NeedsInfo => "needsInfo",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Withdrawn => "withdrawn",
            Self::Received => "received",
            Self::Presented => "presented",
            Self::Cleared => "cleared",
            Self::Bounced => "bounced",
            Self::Initiated => "initiated",
            Self::Redirected => "redirected",
            Self::Verified => "verified",
            Self::Credited => "credited",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
            Self::ManualReview => "manualReview",
        }
    }

    /// Name in English.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Submitted => "Submitted",
            Self::UnderReview => "Under review",
            Self::NeedsInfo => "Needs information",
            Self::Approved => "Approved",
            Self::Rejected => "Rejected",
            Self::Withdrawn => "Withdrawn",
            Self::Received => "Received",
            Self::Presented => "Presented",
            Self::Cleared => "Cleared",
            Self::Bounced => "Bounced",
            Self::Initiated => "Not paid yet",
            Self::Redirected => "Being paid",
            Self::Verified => "Paid",
            Self::Credited => "Credited",
            Self::Failed => "Declined",
            Self::Cancelled => "Cancelled",
            Self::Expired => "Expired",
            Self::ManualReview => "In review",
        }
    }

    /// Parses a state.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// The initial state of a deposit.
    #[must_use]
    pub const fn first(way: DepositWay) -> Self {
        match way {
            DepositWay::Declared => Self::Submitted,
            DepositWay::Cheque => Self::Received,
            DepositWay::Online => Self::Initiated,
        }
    }

    /// Whether the wallet is credited.
    #[must_use]
    pub const fn is_credited(self) -> bool {
        matches!(self, Self::Approved | Self::Cleared | Self::Credited)
    }

    /// Whether the payer may still be paying at the provider.
    #[must_use]
    pub const fn is_open_online(self) -> bool {
        matches!(self, Self::Initiated | Self::Redirected)
    }

    /// Whether the deposit claims its bank reference: no other deposit may claim the same money. A refused,
    /// withdrawn or bounced deposit releases it.
    #[must_use]
    pub const fn keeps_claim(self) -> bool {
        match self {
            Self::Submitted
            | Self::UnderReview
            | Self::NeedsInfo
            | Self::Approved
            | Self::Received
            | Self::Presented
            | Self::Cleared => true,
            Self::Rejected
            | Self::Withdrawn
            | Self::Bounced
            | Self::Initiated
            | Self::Redirected
            | Self::Verified
            | Self::Credited
            | Self::Failed
            | Self::Cancelled
            | Self::Expired
            | Self::ManualReview => false,
        }
    }

    /// The state after a step; `None` when the step is not possible now.
    #[must_use]
    pub const fn after(self, step: DepositStep, way: DepositWay) -> Option<Self> {
        match (step, self) {
            (DepositStep::Review, Self::Submitted) => Some(Self::UnderReview),
            (DepositStep::Review, Self::Received) => Some(Self::Presented),
            // The state stays the same; the maker's signature distinguishes it from an unreviewed one.
            (DepositStep::Review, Self::ManualReview) => Some(Self::ManualReview),
            (DepositStep::Approve, Self::UnderReview) => Some(Self::Approved),
            (DepositStep::Approve, Self::Presented) => Some(Self::Cleared),
            (DepositStep::Approve, Self::ManualReview) => Some(Self::Credited),
            (DepositStep::Reject, Self::Submitted | Self::UnderReview | Self::NeedsInfo | Self::Received) => {
                Some(Self::Rejected)
            }
            (DepositStep::Reject, Self::ManualReview) => Some(Self::Failed),
            (DepositStep::Ask, Self::Submitted | Self::UnderReview | Self::Received) => Some(Self::NeedsInfo),
            (DepositStep::Answer, Self::NeedsInfo) => Some(Self::first(way)),
            (DepositStep::Withdraw, Self::Submitted | Self::NeedsInfo | Self::Received) => Some(Self::Withdrawn),
            (DepositStep::Bounce, Self::Presented | Self::Cleared) => Some(Self::Bounced),
            _ => None,
        }
    }

    /// Whether the provider's report may cause this transition. Received money overrides every final state except a decision.
    #[must_use]
    pub const fn may_become_online(self, to: Self) -> bool {
        match self {
            Self::Initiated | Self::Redirected => matches!(
                to,
                Self::Redirected | Self::Verified | Self::Failed | Self::Cancelled | Self::Expired | Self::ManualReview
            ),
            Self::Verified => matches!(to, Self::Credited),
            Self::Cancelled | Self::Expired | Self::Failed => matches!(to, Self::Verified | Self::ManualReview),
            _ => false,
        }
    }
}

impl DepositStep {
    /// Name in the audit trail and in requests.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Review => "review",
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::Ask => "ask",
            Self::Answer => "answer",
            Self::Withdraw => "withdraw",
            Self::Bounce => "bounce",
        }
    }
}
