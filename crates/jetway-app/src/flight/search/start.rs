//! Checks a search before it is started.

use chrono::NaiveDate;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search_check::{SearchFault, SearchPart, check_search};
use jetway_domain::zone::Zone;

use super::{FlightSearch, SearchView};
use crate::context::{Caller, Services};
use crate::flight::names;

/// Why a search was not started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartSearchError {
    /// The query is invalid.
    #[error("{} faults in the search", .0.len())]
    Faults(Vec<SearchFault>),
    /// This tenant does not trade.
    #[error("no pricing rules for this tenant")]
    NotTrading,
}

impl FlightSearch {
    /// Check a search, start it and briefly wait for the first fares.
    ///
    /// # Errors
    /// When the query is invalid, or the tenant does not trade.
    pub async fn start_search(&self, caller: &Caller, query: AirSearchQuery) -> Result<SearchView, StartSearchError> {
        let mut faults = unknown_places(&query);
        faults.extend(check_search(&query, |journey| {
            today_at(&self.services, &query, journey)
        }));
        if !faults.is_empty() {
            return Err(StartSearchError::Faults(faults));
        }
        let rules = self
            .services
            .pricing(&caller.tenant)
            .ok_or(StartSearchError::NotTrading)?;
        Ok(self.start(caller, query, rules).await)
    }
}

/// Today's date at a journey's origin; in UTC if the airport's time zone is unknown.
pub(super) fn today_at(services: &Services, query: &AirSearchQuery, journey: usize) -> NaiveDate {
    let airport = query
        .journeys
        .get(journey)
        .and_then(|journey| names::airport(journey.origin));
    let zone = airport
        .and_then(|airport| airport.timezone.parse().ok())
        .unwrap_or(Zone::UTC);
    services.now().with_timezone(&zone).date_naive()
}

pub(super) fn unknown_places(query: &AirSearchQuery) -> Vec<SearchFault> {
    let unknown = |part| SearchFault {
        part,
        code: "airport.unknown",
        detail: "No airport or city has this code.",
    };
    let places = query.journeys.iter().enumerate().flat_map(|(at, journey)| {
        [
            (SearchPart::Origin(at), journey.origin),
            (SearchPart::Destination(at), journey.destination),
        ]
    });
    places
        .filter(|(_, code)| names::airport(*code).is_none())
        .map(|(part, _)| unknown(part))
        .collect()
}
