//! The history of an order. Source: ADR 0013.

use chrono::{DateTime, Utc};

/// Author of automatic events, as stored: empty, which no user's name is. Readers see the portal's name.
pub const AUTOMATIC: &str = "";

/// Whether an event was automatic. Histories of earlier releases have the product's name here.
#[must_use]
pub fn is_automatic(author: &str) -> bool {
    matches!(author, AUTOMATIC | "Jetway")
}

/// An entry of an order's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderEvent {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// A user's name, or [`AUTOMATIC`].
    pub by: String,
    /// Kind of event, such as `booked`.
    pub kind: OrderEventKind,
    /// One sentence. Never names a supplier.
    pub text: String,
    /// The value that changed.
    pub moved: Option<Moved>,
}

/// A value before and after an event, in wire format: money such as `AED 520.00`, or an instant in RFC 3339.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// Previous value.
    pub before: String,
    /// New value.
    pub after: String,
}

macro_rules! event_kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal),+ $(,)?) => {
        /// Kinds of events.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum OrderEventKind { $($(#[$doc])* $name),+ }

        impl OrderEventKind {
            /// Stored and wire name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text),+ }
            }

            /// Parses a kind.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$name),)+ _ => None }
            }
        }
    };
}

event_kinds! {
    /// A user requested the booking.
    Requested = "requested",
    /// The supplier confirmed the seats.
    Booked = "booked",
    /// The supplier refused the booking; the order is hidden.
    Withdrawn = "withdrawn",
    /// A user requested ticketing; the funds are held.
    IssueStarted = "issueStarted",
    /// Tickets were issued and paid.
    Issued = "issued",
    /// Ticketing failed; the funds were released.
    IssueRefused = "issueRefused",
    /// The price changed.
    PriceChanged = "priceChanged",
    /// Flights are sold in another booking class at the same price.
    ClassChanged = "classChanged",
    /// Handed over to operations for a decision.
    HandedOver = "handedOver",
    /// The time limit expired.
    Expired = "expired",
    /// A user cancelled the booking.
    Cancelled = "cancelled",
    /// The supplier cancelled the record.
    SeatsReturned = "seatsReturned",
    /// The supplier released the seats before the time limit.
    SeatsLost = "seatsLost",
    /// The supplier extended the time limit.
    LimitExtended = "limitExtended",
    /// The supplier refused to extend the time limit.
    LimitRefused = "limitRefused",
    /// The airline confirmed requested extras.
    ExtrasAnswered = "extrasAnswered",
    /// The airline refused some requested extras.
    ExtrasRefused = "extrasRefused",
    /// Another price is printed for the customer; the charge is unaffected.
    PrintPriceSet = "printPriceSet",
    /// A user started an online payment.
    PaymentStarted = "paymentStarted",
    /// A provider received the payment; it is credited to the wallet.
    PaymentReceived = "paymentReceived",
    /// A payment ended without a charge.
    PaymentEnded = "paymentEnded",
    /// The amount of a payment remains in the wallet.
    PaymentKept = "paymentKept",
    /// A user requested partial payment.
    PartAsked = "partAsked",
    /// Operations decided on the partial payment.
    PartAnswered = "partAnswered",
    /// A user requested approval for unaccompanied minors.
    ChildrenAsked = "childrenAsked",
    /// Operations decided on the unaccompanied minors.
    ChildrenAnswered = "childrenAnswered",
    /// The amount due was paid from the wallet.
    DueSettled = "dueSettled",
    /// The due date of the amount due is near.
    DueNear = "dueNear",
    /// The due date has passed.
    DueOverdue = "dueOverdue",
    /// The wallet did not cover the amount after the grace period; the agency cannot buy until it is paid.
    DueEnforced = "dueEnforced",
    /// The airline changed flight times.
    ScheduleChanged = "scheduleChanged",
    /// A user accepted the schedule change.
    ScheduleAccepted = "scheduleAccepted",
    /// A user added a note; its text is visible with the notes only.
    NoteAdded = "noteAdded",
    /// A user removed their note.
    NoteRemoved = "noteRemoved",
    /// A user requested a void.
    VoidAsked = "voidAsked",
    /// A user accepted the quote of a void; the request goes to the airline.
    VoidStarted = "voidStarted",
    /// The tickets are void; the money is returned.
    Voided = "voided",
    /// The tickets were not voided.
    VoidRefused = "voidRefused",
    /// A user requested a refund.
    RefundAsked = "refundAsked",
    /// Operations quoted a refund.
    RefundQuoted = "refundQuoted",
    /// A user accepted the quote of a refund; the request goes to the airline.
    RefundStarted = "refundStarted",
    /// Operations or the airline work on a request.
    RequestMoved = "requestMoved",
    /// The money of a refund is returned.
    Refunded = "refunded",
    /// The tickets were not refunded.
    RefundRefused = "refundRefused",
    /// A user requested an exchange.
    ExchangeAsked = "exchangeAsked",
    /// Operations quoted an exchange.
    ExchangeQuoted = "exchangeQuoted",
    /// A user approved the quote of an exchange; the request goes to the airline.
    ExchangeStarted = "exchangeStarted",
    /// New tickets replace the old ones.
    Exchanged = "exchanged",
    /// The tickets were not exchanged.
    ExchangeRefused = "exchangeRefused",
    /// A user withdrew a request, or its quote expired.
    RequestEnded = "requestEnded",
    /// A user e-mailed the voucher of a stay.
    VoucherSent = "voucherSent",
    /// A user paid the deposit of a group's seats or of a holiday.
    DepositPaid = "depositPaid",
    /// A user paid the balance of a group's seats or of a holiday.
    BalancePaid = "balancePaid",
    /// A user gave the names of a group.
    NamesGiven = "namesGiven",
    /// A user changed a name of a group.
    NameChanged = "nameChanged",
    /// A user dropped some of a group's seats.
    SeatsDropped = "seatsDropped",
    /// A deadline of a group or a holiday is near.
    DeadlineNear = "deadlineNear",
    /// Documents of a visa application were uploaded or removed.
    DocumentsChanged = "documentsChanged",
    /// A visa application was submitted and paid.
    ApplicationSubmitted = "applicationSubmitted",
    /// Operators checked documents of a visa application.
    DocumentsReviewed = "documentsReviewed",
    /// Operators requested a correction of a visa application.
    CorrectionAsked = "correctionAsked",
    /// A user corrected a visa application.
    CorrectionAnswered = "correctionAnswered",
    /// Operators withdrew a correction request.
    CorrectionWithdrawn = "correctionWithdrawn",
    /// A visa application was lodged with the embassy.
    Lodged = "lodged",
    /// The embassy works on a visa application.
    EmbassyStarted = "embassyStarted",
    /// An applicant has to give fingerprints.
    BiometricsDue = "biometricsDue",
    /// The embassy decided on a visa application.
    VisaDecided = "visaDecided",
    /// A visa was delivered to the agency.
    VisaDelivered = "visaDelivered",
    /// The agency was reminded of something about a visa application.
    VisaReminded = "visaReminded",
    /// The documents of a visa application were deleted after the retention period.
    DocumentsDeleted = "documentsDeleted",
    /// Operations confirmed a holiday with its suppliers.
    HolidayConfirmed = "holidayConfirmed",
}
