//! The interface of airlines that issue the tickets of a group. A read may be repeated, and a write has an outcome that may be unknown.

use std::collections::BTreeMap;

use async_trait::async_trait;
use jetway_domain::codes::CarrierCode;
use jetway_domain::lot::LotJourney;
use jetway_domain::lot::group::name::GroupName;

pub use super::air::SupplierError;

/// A request for one ticket of each passenger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupTicketRequest {
    /// The airline.
    pub airline: CarrierCode,
    /// How the agency calls the group.
    pub group_name: String,
    /// The flights.
    pub journeys: Vec<LotJourney>,
    /// The passengers, with their passports.
    pub names: Vec<GroupName>,
}

/// Outcome of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GroupOutcome {
    /// The airline has it: see the state.
    Done(GroupRecord),
    /// No tickets were made, in the airline's words.
    Refused(String),
    /// It may have been done: resolve with [`GroupAirline::read`], never by repeating it with another key.
    Unknown,
}

/// An airline's record of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupRecord {
    /// The airline's reference.
    pub reference: String,
    /// The ticket numbers by line of the list; empty until they are made.
    pub tickets: BTreeMap<u32, String>,
}

/// A connection to airlines that sell lots. `operation` makes a request idempotent: the same one is the same request, however often
/// it is sent.
#[async_trait]
pub trait GroupAirline: Send + Sync {
    /// Makes all tickets, or none.
    async fn issue(&self, operation: &str, request: &GroupTicketRequest) -> GroupOutcome;
    /// The outcome of an earlier request; `None` when it did not arrive.
    ///
    /// # Errors
    /// When the airline does not answer.
    async fn read(&self, operation: &str) -> Result<Option<GroupOutcome>, SupplierError>;
}
