//! A price that is about to be booked. Source: ADR 0014.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::extra::Extra;
use super::merge::PricedOffer;
use super::order::{Contact, ImportedRecord};
use super::search::AirSearchQuery;
use super::traveller::Traveller;
use crate::ids::{PriceSessionId, UserId};

/// A price session. Stored in the database, so that a restart between pricing and booking loses nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceSession {
    /// Primary key; also the natural key of the one order made from it.
    pub id: PriceSessionId,
    /// The only user who may use it.
    pub user: UserId,
    /// When it was first priced.
    pub began_at: DateTime<Utc>,
    /// Nothing can be sold from it afterwards.
    pub expires_at: DateTime<Utc>,
    /// Increases with every change.
    pub version: u32,
    /// The travellers' passport data, encrypted for the flight service; `None` in older sessions, whose passports are
    /// in the party.
    pub sealed_passports: Option<String>,
    /// The offer, price and travellers.
    pub details: SessionDetails,
}

/// Lifetime of a session.
const LIFE: TimeDelta = TimeDelta::minutes(15);
/// Minimum lifetime left after a new price…
const BREATH: TimeDelta = TimeDelta::minutes(5);
/// …up to this maximum lifetime.
const LONGEST: TimeDelta = TimeDelta::minutes(20);

/// Expiry of a session that starts now.
#[must_use]
pub fn first_expiry(now: DateTime<Utc>) -> DateTime<Utc> {
    now + LIFE
}

impl PriceSession {
    /// Whether it can still be sold from.
    #[must_use]
    pub fn is_open(&self, now: DateTime<Utc>) -> bool {
        now < self.expires_at
    }

    /// Its expiry after a new price.
    #[must_use]
    pub fn expiry_after_price(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        self.expires_at.max((now + BREATH).min(self.began_at + LONGEST))
    }
}

/// Details of a price session. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionDetails {
    /// The search.
    pub query: AirSearchQuery,
    /// The offer and its current price.
    pub priced: PricedOffer,
    /// The travellers, once known.
    pub party: Option<Party>,
    /// Selected extras, included in the price.
    #[serde(default)]
    pub extras: Vec<Extra>,
    /// The record that booking imports, instead of creating a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<ImportedRecord>,
}

/// Travellers and contact details.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// In the order given.
    pub travellers: Vec<Traveller>,
    /// Their contact details.
    pub contact: Contact,
}
