//! A price somebody is about to book at. Source: ADR 0014.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::extra::Extra;
use super::merge::PricedOffer;
use super::order::Contact;
use super::search::AirSearchQuery;
use super::traveller::Traveller;
use crate::ids::{PriceSessionId, UserId};

/// Kept in the database, so that a restart between price and book loses nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceSession {
    /// Its name; also the natural key of the one order made from it.
    pub id: PriceSessionId,
    /// Only this person may use it.
    pub user: UserId,
    /// When the price was first asked.
    pub began_at: DateTime<Utc>,
    /// Nothing is sold from it afterwards.
    pub expires_at: DateTime<Utc>,
    /// Grows by one with every change.
    pub version: u32,
    /// The party's passports as only the flight desk can read them; `None` in a session of before they were sealed.
    pub sealed_papers: Option<String>,
    /// What is priced, and for whom.
    pub details: SessionDetails,
}

/// A session lives this long.
const LIFE: TimeDelta = TimeDelta::minutes(15);
/// A fresh price leaves at least this long…
const BREATH: TimeDelta = TimeDelta::minutes(5);
/// …but no session outlives this.
const LONGEST: TimeDelta = TimeDelta::minutes(20);

/// When a session that begins now ends.
#[must_use]
pub fn first_expiry(now: DateTime<Utc>) -> DateTime<Utc> {
    now + LIFE
}

impl PriceSession {
    /// Whether it still sells.
    #[must_use]
    pub fn is_open(&self, now: DateTime<Utc>) -> bool {
        now < self.expires_at
    }

    /// When it ends after a fresh price.
    #[must_use]
    pub fn expiry_after_price(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        self.expires_at.max((now + BREATH).min(self.began_at + LONGEST))
    }
}

/// Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionDetails {
    /// What was searched.
    pub query: AirSearchQuery,
    /// The offer and its current price.
    pub priced: PricedOffer,
    /// Who travels, once told.
    pub party: Option<Party>,
    /// Extra services chosen for them, in the price already.
    #[serde(default)]
    pub extras: Vec<Extra>,
}

/// Who travels and how to reach them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// In the order given.
    pub travellers: Vec<Traveller>,
    /// How to reach them.
    pub contact: Contact,
}
