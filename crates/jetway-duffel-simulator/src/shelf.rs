//! The simulator's state.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::{Ptc, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use serde_json::Value;

/// A cancellation must be confirmed within this time.
pub(crate) const CONFIRM: TimeDelta = TimeDelta::minutes(5);

/// Offers, orders and related data.
pub(crate) struct Shelf {
    opened: i64,
    serial: u64,
    pub(crate) requests: BTreeMap<String, OfferRequest>,
    pub(crate) offers: BTreeMap<String, Offered>,
    pub(crate) services: BTreeMap<String, Service>,
    pub(crate) orders: BTreeMap<String, Order>,
    /// Orders created by other clients, as they are listed.
    pub(crate) strangers: Vec<Value>,
    pub(crate) cancellations: BTreeMap<String, Cancellation>,
    /// Offer requests of which an offer was booked.
    pub(crate) booked: BTreeSet<String>,
}

/// A passenger not named yet.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) ptc: Ptc,
    pub(crate) age: Option<u8>,
}

/// A search.
#[derive(Debug, Clone)]
pub(crate) struct OfferRequest {
    pub(crate) id: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) query: Arc<AirSearchQuery>,
    pub(crate) people: Arc<Vec<Person>>,
    pub(crate) offers: Vec<String>,
}

/// An offer of a search.
#[derive(Debug, Clone)]
pub(crate) struct Offered {
    pub(crate) id: String,
    pub(crate) request: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) query: Arc<AirSearchQuery>,
    pub(crate) people: Arc<Vec<Person>>,
    pub(crate) offer: SupplierOffer,
}

/// A seat or baggage item on sale, for one passenger.
#[derive(Debug, Clone)]
pub(crate) struct Service {
    pub(crate) offer: String,
    pub(crate) extra: Extra,
    pub(crate) most: u8,
}

/// An order.
#[derive(Debug, Clone)]
pub(crate) struct Order {
    pub(crate) id: String,
    pub(crate) pnr: String,
    pub(crate) offered: Offered,
    pub(crate) extras: Vec<Extra>,
    /// As named in the order.
    pub(crate) passengers: Vec<Value>,
    pub(crate) metadata: BTreeMap<String, String>,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) paid_at: Option<DateTime<Utc>>,
    pub(crate) cancelled_at: Option<DateTime<Utc>>,
    /// Number of payment attempts.
    pub(crate) attempts: u32,
}

/// A cancellation, pending or confirmed.
#[derive(Debug, Clone)]
pub(crate) struct Cancellation {
    pub(crate) id: String,
    pub(crate) order: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) confirmed_at: Option<DateTime<Utc>>,
}

impl Shelf {
    pub(crate) fn new(opened: DateTime<Utc>) -> Self {
        Self {
            opened: opened.timestamp(),
            serial: 0,
            requests: BTreeMap::new(),
            offers: BTreeMap::new(),
            services: BTreeMap::new(),
            orders: BTreeMap::new(),
            strangers: Vec::new(),
            cancellations: BTreeMap::new(),
            booked: BTreeSet::new(),
        }
    }

    /// A new id, unique across processes.
    pub(crate) fn id(&mut self, prefix: &str) -> String {
        self.serial += 1;
        format!("{prefix}_{:08x}{:014}", self.opened, self.serial)
    }
}
