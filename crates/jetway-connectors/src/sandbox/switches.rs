//! What the control panel sets: effects that wait for their moment, and how suppliers answer.

use std::collections::BTreeMap;

use jetway_domain::air::offer::SupplierId;
use serde::{Deserialize, Serialize};

/// A step of a sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Step {
    /// Search.
    Search,
    /// Price check.
    Price,
    /// Booking.
    Book,
    /// Ticketing.
    Issue,
    /// Extension of the time limit.
    Extend,
    /// Reading the extras catalogue.
    Extras,
    /// Void of tickets.
    Void,
    /// Refund of tickets.
    Refund,
    /// Exchange of tickets.
    Exchange,
}

/// A forced effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Effect {
    /// Times out. Search, price and extras.
    Timeout,
    /// Raises the base fare by this percentage. Price, book and issue. Extras: raises their prices until a reset.
    PriceUp {
        /// At least 1.
        percent: u32,
    },
    /// Sells the trip in the next more expensive booking class, or the hotel on stricter terms. Price.
    ClassChange,
    /// Sold out. Price and book.
    SoldOut,
    /// A definite refusal. Book, issue, extend, void, refund and exchange.
    Refuse,
    /// Done, but the response is lost. Book, issue, extend, void, refund and exchange.
    Unknown,
    /// Delayed ticketing. Issue.
    Pending,
    /// Partial ticketing; the rest is delayed. Issue.
    Partial,
}

/// A pending effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Forced {
    /// The step.
    pub step: Step,
    /// The supplier; `None` for any.
    pub supplier: Option<SupplierId>,
    /// The effect.
    pub effect: Effect,
}

/// How a supplier responds until changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Conduct {
    /// Normally.
    Works,
    /// Every call fails immediately.
    Fails,
    /// Every call hangs.
    Hangs,
}

#[derive(Debug, Default)]
pub(super) struct Switches {
    pub(super) forced: Vec<Forced>,
    pub(super) troubled: BTreeMap<SupplierId, Conduct>,
    pub(super) latency_percent: Option<u32>,
    pub(super) extras_uplift_bp: u32,
}

impl Switches {
    /// Takes the first pending effect of this step.
    pub(super) fn take(&mut self, step: Step, supplier: &SupplierId) -> Option<Effect> {
        let meant = |forced: &Forced| forced.step == step && forced.supplier.as_ref().is_none_or(|id| id == supplier);
        let at = self.forced.iter().position(meant)?;
        Some(self.forced.remove(at).effect)
    }
}
