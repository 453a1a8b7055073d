//! Search results on the wire.

use jetway_app::flight::search::SearchView;
use jetway_domain::money::exchange::Conversion;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Portal;
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::wire::instant::instant;
use crate::wire::visibility::Visibility;

/// All results of a search, or the new ones.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirSearchResponse {
    request_id: String,
    expires_at: String,
    suppliers_total: usize,
    /// Suppliers that failed or timed out.
    suppliers_silent: usize,
    suppliers_remaining: usize,
    /// Milliseconds until the next poll; 0 if complete.
    poll_after_ms: u64,
    result_completed: bool,
    /// Send it back as `since`.
    refresh_count: u32,
    /// Currency of all amounts.
    currency: String,
    /// Currency in which fares are charged.
    currency_default: String,
    /// Currencies of the WithCurrency calls, the default first.
    currencies: Vec<String>,
    /// Domestic return: outbound and inbound are chosen separately.
    special_return: bool,
    flights: Vec<Itinerary>,
    /// Ids of results to remove, because a better one replaced them.
    duplicates: Vec<String>,
    notices: Vec<String>,
}

impl AirSearchResponse {
    pub(crate) fn of(view: &SearchView, visibility: Visibility, portal: &Portal) -> Self {
        let rates = &portal.settings.rates;
        Self {
            request_id: view.request_id.clone(),
            expires_at: instant(view.expires_at),
            suppliers_total: view.suppliers_total,
            suppliers_silent: view.silent.len(),
            suppliers_remaining: view.suppliers_remaining,
            poll_after_ms: u64::try_from(view.poll_after.as_millis()).unwrap_or(u64::MAX),
            result_completed: view.is_complete(),
            refresh_count: view.revision,
            currency: view.query.currency.to_string(),
            currency_default: view.query.currency.to_string(),
            currencies: rates.currencies().map(|currency| currency.to_string()).collect(),
            special_return: view.is_domestic_return(),
            flights: view
                .cards
                .iter()
                .map(|card| Itinerary::of_card(card, visibility).answering(&view.query, &card.lead.offer.segments))
                .collect(),
            duplicates: view.duplicates.iter().map(|id| id.0.clone()).collect(),
            notices: notices(view, visibility, portal),
        }
    }

    /// With amounts in a display currency.
    pub(super) fn shown_in(mut self, conversion: &Conversion) -> Self {
        self.currency = conversion.currency().to_string();
        let flights = std::mem::take(&mut self.flights).into_iter();
        self.flights = flights.map(|flight| flight.shown_in(conversion)).collect();
        self
    }
}

/// Warnings about suppliers, naming them only if the user may see them.
fn notices(view: &SearchView, visibility: Visibility, portal: &Portal) -> Vec<String> {
    if view.silent.is_empty() {
        return Vec::new();
    }
    if !visibility.source {
        return vec!["Some fares could not be loaded in time.".to_owned()];
    }
    view.silent
        .iter()
        .map(|supplier| format!("{} did not answer in time.", portal.supplier_name(&supplier.0)))
        .collect()
}
