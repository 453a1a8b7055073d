//! What happened to an order, line by line. Source: ADR 0013.

use chrono::{DateTime, Utc};

/// A line of an order's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderEvent {
    /// When.
    pub at: DateTime<Utc>,
    /// Who: a person's name, or `Jetway` for the timers.
    pub by: String,
    /// What kind of thing, such as `booked`.
    pub kind: OrderEventKind,
    /// One sentence. Names no supplier.
    pub text: String,
    /// What moved, and where to.
    pub moved: Option<Moved>,
}

/// A value before and after an event, as on the wire: money such as `AED 520.00`, or a moment in RFC 3339.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// What it was.
    pub before: String,
    /// What it is since.
    pub after: String,
}

macro_rules! event_kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal),+ $(,)?) => {
        /// What can happen to an order.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum OrderEventKind { $($(#[$doc])* $name),+ }

        impl OrderEventKind {
            /// As stored and as written on the wire.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text),+ }
            }

            /// The kind with this name.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$name),)+ _ => None }
            }
        }
    };
}

event_kinds! {
    /// An agent pressed Book.
    Requested = "requested",
    /// The supplier confirmed the seats.
    Booked = "booked",
    /// The supplier refused the booking; the order is not shown any more.
    Withdrawn = "withdrawn",
    /// An agent pressed Issue; the money is held.
    IssueStarted = "issueStarted",
    /// Tickets exist and are paid.
    Issued = "issued",
    /// No ticket was made; the money is back.
    IssueRefused = "issueRefused",
    /// The price moved.
    PriceChanged = "priceChanged",
    /// Flights are sold in another booking class, at the same price.
    ClassChanged = "classChanged",
    /// A person must decide.
    HandedOver = "handedOver",
    /// The time limit passed.
    Expired = "expired",
    /// An agent gave the booking up.
    Cancelled = "cancelled",
    /// The supplier dropped the record.
    SeatsReturned = "seatsReturned",
    /// The supplier gave the seats away before the time limit.
    SeatsLost = "seatsLost",
    /// The supplier holds the seats longer.
    LimitExtended = "limitExtended",
    /// The supplier holds the seats no longer.
    LimitRefused = "limitRefused",
    /// The airline confirmed what was asked for beside the seats.
    ExtrasAnswered = "extrasAnswered",
    /// The airline cannot do some of what was asked for beside the seats.
    ExtrasRefused = "extrasRefused",
    /// Another price is printed for the customer; what is charged stays.
    PrintPriceSet = "printPriceSet",
    /// Somebody went to a payment provider to pay for it.
    PaymentStarted = "paymentStarted",
    /// A provider has the money for it; it is in the wallet.
    PaymentReceived = "paymentReceived",
    /// A payment ended without money.
    PaymentEnded = "paymentEnded",
    /// Money of a payment stays in the wallet.
    PaymentKept = "paymentKept",
    /// Somebody asked to pay a part first.
    PartAsked = "partAsked",
    /// Operations answered that.
    PartAnswered = "partAnswered",
    /// Somebody asked to issue it for children without an adult.
    ChildrenAsked = "childrenAsked",
    /// Operations answered that.
    ChildrenAnswered = "childrenAnswered",
    /// What was owed for it was paid from the wallet.
    DueSettled = "dueSettled",
    /// The airline moved flights.
    ScheduleChanged = "scheduleChanged",
    /// Somebody accepted that.
    ScheduleAccepted = "scheduleAccepted",
    /// Somebody wrote a note on it; what it says is told with the notes alone.
    NoteAdded = "noteAdded",
    /// Somebody took their note back.
    NoteRemoved = "noteRemoved",
}
