//! Closed sets of names on the wire, for the contract: fields that hold one are texts in Rust, and enums for clients.

use utoipa::ToSchema;

macro_rules! names {
    ($($(#[doc = $doc:literal])* $set:ident { $($name:ident = $wire:literal,)* })*) => {
        $(
            $(#[doc = $doc])*
            #[derive(ToSchema)]
            #[expect(dead_code, reason = "describes the contract; the types that write the names live in the domain")]
            pub(crate) enum $set {
                $(#[doc = concat!("`", $wire, "`")] #[schema(rename = $wire)] $name,)*
            }
        )*
    };
}

names! {
    /// The states of an order.
    OrderStatusName {
        Pending = "Pending", OnHold = "OnHold", InProgress = "InProgress", Confirmed = "Confirmed",
        PartiallyTicketed = "PartiallyTicketed", UnConfirmed = "UnConfirmed", Cancelled = "Cancelled",
        Expired = "Expired",
    }
    /// Stops, counted up to two.
    StopKey { None = "0", One = "1", More = "2+", }
    /// Whether seats can be held before paying.
    FareTypeName { OnHold = "OnHold", Instant = "Instant", }
    /// What stands out about a card.
    BadgeName { Cheapest = "cheapest", Fastest = "fastest", Best = "best", }
    /// Whether a service is in the fare.
    InclusionName { Free = "free", Paid = "paid", None = "none", }
    /// Passenger types.
    PassengerTypeName { Adult = "ADT", Child = "CHD", Infant = "INF", }
    /// Forms of address.
    TitleName { Mr = "Mr", Mrs = "Mrs", Ms = "Ms", Mstr = "Mstr", Miss = "Miss", }
    /// As in the passport.
    GenderName { Male = "M", Female = "F", }
    /// Where the money of an order is.
    PaymentState { None = "none", Held = "held", Paid = "paid", }
    /// What the reader may do with an order.
    OrderActionName { Issue = "issue", Refresh = "refresh", }
    /// Why an order is shown.
    OrderHint { NewOrder = "newOrder", }
    /// A ticket's state.
    TicketStatusName { Open = "OPEN", Void = "VOID", Refunded = "REFUNDED", }
    /// Cabins: economy, premium economy, business, first.
    TravelClassName { Economy = "E", PremiumEconomy = "P", Business = "B", First = "F", }
}
