//! Exchange of an order's tickets for the same trip on other days: found, priced, requested, carried out (ADR 0104).

mod ask;
mod carry_out;
mod search;

use jetway_domain::air::after_sale::{DateChange, ExchangeLeg};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_domain::order::AfterSaleReason;

/// An order's trip on other days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeWish {
    /// The order.
    pub order: OrderReference,
    /// The new days; journeys that are not listed keep theirs.
    pub changes: Vec<DateChange>,
}

/// The conditions of exchanging an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeStart {
    /// Its journeys with the days they can be moved to.
    pub legs: Vec<ExchangeLeg>,
    /// Whether operations must quote it.
    pub by_hand: bool,
    /// Whether a surplus returns to the wallet; otherwise the airline keeps it.
    pub is_returned: bool,
    /// The portal's fee for each ticket.
    pub portal_fee: Money,
}

/// Flights that an order's tickets can be exchanged for, the cheapest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeFound {
    /// The order.
    pub order: FlightOrder,
    /// Whether operations must quote the exchange.
    pub by_hand: bool,
    /// The flights at their current price.
    pub offers: Vec<PricedOffer>,
}

/// A request for an exchange.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeAsk {
    /// The order and the days.
    pub wish: ExchangeWish,
    /// Id of the chosen flights.
    pub offer: String,
    /// Ids of the travellers; empty for all. Exchanging for part of the party is refused.
    pub travellers: Vec<String>,
    /// The reason.
    pub reason: AfterSaleReason,
    /// A remark of the agent.
    pub remark: Option<String>,
    /// Whether operations are to quote it.
    pub by_hand: bool,
}
