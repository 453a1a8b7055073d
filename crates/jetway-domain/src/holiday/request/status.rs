//! Lifecycle of a request: submitted → acknowledged → quoted → accepted, declined, expired, withdrawn or refused.

/// State of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HolidayRequestStatus {
    /// Operations have not read it yet.
    Submitted,
    /// Operations work on a quotation.
    Acknowledged,
    /// The agency is to answer a quotation.
    Quoted,
    /// The quotation has become an order.
    Accepted,
    /// The agency does not want the quotation.
    Declined,
    /// The validity of the quotation, or the day of the start, is over.
    Expired,
    /// The agency has taken it back.
    Withdrawn,
    /// Operations have no offer.
    Refused,
}

/// What is done with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HolidayRequestStep {
    /// Operations take it up.
    Acknowledge,
    /// Operations quote it, for the first time or again.
    Quote,
    /// The agency accepts the quotation.
    Accept,
    /// The agency declines the quotation.
    Decline,
    /// Operations cannot offer what is asked for.
    Refuse,
    /// The agency takes it back.
    Withdraw,
    /// The timer ends it.
    Expire,
}

impl HolidayRequestStatus {
    /// Every state.
    pub const ALL: [Self; 8] = [
        Self::Submitted,
        Self::Acknowledged,
        Self::Quoted,
        Self::Accepted,
        Self::Declined,
        Self::Expired,
        Self::Withdrawn,
        Self::Refused,
    ];

    /// The states that wait for a quotation.
    pub const NEW: [Self; 2] = [Self::Submitted, Self::Acknowledged];

    /// The states that ended without an order.
    pub const CLOSED: [Self; 4] = [Self::Declined, Self::Expired, Self::Withdrawn, Self::Refused];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Submitted => "submitted",
            Self::Acknowledged => "acknowledged",
            Self::Quoted => "quoted",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Expired => "expired",
            Self::Withdrawn => "withdrawn",
            Self::Refused => "refused",
        }
    }

    /// The state of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.name() == name)
    }

    /// Whether it can become an order: at most one such request of an agency has the same package and day.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Submitted | Self::Acknowledged | Self::Quoted)
    }

    /// The state after a step; `None` when the state does not allow it.
    #[must_use]
    pub const fn after(self, step: HolidayRequestStep) -> Option<Self> {
        match (self, step) {
            (Self::Submitted, HolidayRequestStep::Acknowledge) => Some(Self::Acknowledged),
            (Self::Quoted, HolidayRequestStep::Accept) => Some(Self::Accepted),
            (Self::Quoted, HolidayRequestStep::Decline) => Some(Self::Declined),
            (open, HolidayRequestStep::Quote) if open.is_open() => Some(Self::Quoted),
            (open, HolidayRequestStep::Refuse) if open.is_open() => Some(Self::Refused),
            (open, HolidayRequestStep::Withdraw) if open.is_open() => Some(Self::Withdrawn),
            (open, HolidayRequestStep::Expire) if open.is_open() => Some(Self::Expired),
            _ => None,
        }
    }
}

macro_rules! event_kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal),+ $(,)?) => {
        /// What happened to a request, in its history.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum HolidayRequestEventKind { $($(#[$doc])* $name),+ }

        impl HolidayRequestEventKind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Stored and wire name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),+ }
            }

            /// The kind of this name.
            #[must_use]
            pub fn parse(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$name),)+ _ => None }
            }
        }
    };
}

event_kinds! {
    /// The agency asked.
    Submitted = "submitted",
    /// Operations took it up.
    Acknowledged = "acknowledged",
    /// Operations gave it to one of them.
    Assigned = "assigned",
    /// Operations quoted it.
    Quoted = "quoted",
    /// The agency was reminded that its quotation ends soon.
    Reminded = "reminded",
    /// The agency accepted the quotation.
    Accepted = "accepted",
    /// The agency declined the quotation.
    Declined = "declined",
    /// Operations cannot offer what is asked for.
    Refused = "refused",
    /// The quotation was not accepted in time, or none was made.
    Expired = "expired",
    /// The agency took it back.
    Withdrawn = "withdrawn",
}

impl HolidayRequestEventKind {
    /// The kinds that notify the agency: what it did not do itself.
    pub const NOTIFIES: [Self; 4] = [Self::Quoted, Self::Reminded, Self::Refused, Self::Expired];
}
