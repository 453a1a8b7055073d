//! What the control panel sets: effects that wait for their moment, and how suppliers answer.

use std::collections::BTreeMap;

use jetway_domain::air::offer::SupplierId;
use serde::{Deserialize, Serialize};

/// Where in a sale something happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Step {
    /// Looking for offers.
    Search,
    /// Pricing an offer again.
    Price,
    /// Making a record.
    Book,
    /// Ticketing it.
    Issue,
    /// Holding it longer.
    Extend,
    /// Reading what is sold beside the seats.
    Extras,
}

/// What happens instead of the usual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Effect {
    /// No answer in time. Search, price and extras.
    Timeout,
    /// The base fare is this many percent higher. Price, book and issue. Extras: they cost more until a reset.
    PriceUp {
        /// At least 1.
        percent: u32,
    },
    /// The trip is filed in the next dearer booking letter. Price.
    ClassChange,
    /// The seats are gone. Price and book.
    SoldOut,
    /// A clean refusal. Book, issue and extend.
    Refuse,
    /// It happens, but the answer is lost. Book, issue and extend.
    Unknown,
    /// Tickets come late. Issue.
    Pending,
    /// A part of the tickets is made, the rest comes late. Issue.
    Partial,
}

/// An effect waiting for its moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Forced {
    /// When.
    pub step: Step,
    /// At whom; `None` is whoever comes first.
    pub supplier: Option<SupplierId>,
    /// What.
    pub effect: Effect,
}

/// How a supplier answers, until told otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Conduct {
    /// As usual.
    Works,
    /// Every call fails at once.
    Fails,
    /// No call is ever answered.
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
    /// The first effect waiting for this step, which is then used up.
    pub(super) fn take(&mut self, step: Step, supplier: &SupplierId) -> Option<Effect> {
        let meant = |forced: &Forced| forced.step == step && forced.supplier.as_ref().is_none_or(|id| id == supplier);
        let at = self.forced.iter().position(meant)?;
        Some(self.forced.remove(at).effect)
    }
}
