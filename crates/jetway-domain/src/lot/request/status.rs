//! Lifecycle of a request: requested → quoted → accepted, declined, expired or withdrawn.

/// State of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GroupRequestStatus {
    /// Waiting for a quote by operations.
    Requested,
    /// Waiting for the agency to answer a quote.
    Quoted,
    /// The quote has become an order.
    Accepted,
    /// The agency declined the quote, or operations cannot make one.
    Declined,
    /// The quote has expired, or the day of travel has passed.
    Expired,
    /// Withdrawn by the agency.
    Withdrawn,
}

/// A step with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupRequestStep {
    /// Operations quote it, for the first time or again.
    Quote,
    /// The agency accepts the quote.
    Accept,
    /// The agency declines the quote.
    Decline,
    /// Operations cannot offer what was requested.
    Refuse,
    /// The agency withdraws it.
    Withdraw,
    /// The timer expires it.
    Expire,
}

impl GroupRequestStatus {
    /// Every state.
    pub const ALL: [Self; 6] = [
        Self::Requested,
        Self::Quoted,
        Self::Accepted,
        Self::Declined,
        Self::Expired,
        Self::Withdrawn,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Quoted => "quoted",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Expired => "expired",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The state of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.name() == name)
    }

    /// The state after a step; `None` when the state does not allow it.
    #[must_use]
    pub const fn after(self, step: GroupRequestStep) -> Option<Self> {
        match (self, step) {
            (Self::Requested | Self::Quoted, GroupRequestStep::Quote) => Some(Self::Quoted),
            (Self::Quoted, GroupRequestStep::Accept) => Some(Self::Accepted),
            (Self::Quoted, GroupRequestStep::Decline) | (Self::Requested | Self::Quoted, GroupRequestStep::Refuse) => {
                Some(Self::Declined)
            }
            (Self::Requested | Self::Quoted, GroupRequestStep::Withdraw) => Some(Self::Withdrawn),
            (Self::Requested | Self::Quoted, GroupRequestStep::Expire) => Some(Self::Expired),
            _ => None,
        }
    }
}

/// Kind of an event in a request's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupRequestEventKind {
    /// The agency made the request.
    Requested,
    /// Operations quoted it.
    Quoted,
    /// The agency was reminded that its quote ends soon.
    Reminded,
    /// The agency accepted the quote.
    Accepted,
    /// The agency declined the quote.
    Declined,
    /// Operations cannot offer what was requested.
    Refused,
    /// The quote was not accepted in time.
    Expired,
    /// The agency withdrew it.
    Withdrawn,
}

impl GroupRequestEventKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Requested,
        Self::Quoted,
        Self::Reminded,
        Self::Accepted,
        Self::Declined,
        Self::Refused,
        Self::Expired,
        Self::Withdrawn,
    ];

    /// The kinds that notify the agency: those it did not cause itself.
    pub const NOTIFIES: [Self; 4] = [Self::Quoted, Self::Reminded, Self::Refused, Self::Expired];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Quoted => "quoted",
            Self::Reminded => "reminded",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Refused => "refused",
            Self::Expired => "expired",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
