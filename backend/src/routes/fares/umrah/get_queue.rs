//! The agency's quotes.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::access::Functionality;
use jetway_domain::lot::umrah::UmrahQuote;
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::line::JourneyLineKind;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UmrahQuotesRequest {
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of quotes, newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct UmrahQuoteList {
    rows: Vec<UmrahQuoteRow>,
    /// Quotes on all pages.
    total: u64,
}

/// A quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UmrahQuoteRow {
    reference_id: String,
    client: String,
    /// Of the lot.
    title: String,
    departure_date: NaiveDate,
    travellers: usize,
    lines: Vec<JourneyLineKind>,
    /// What the customer pays.
    total: String,
    valid_until: String,
    /// Whether its validity is over.
    is_over: bool,
    created_at: String,
    created_by: String,
}

/// List quotes of the agency.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/GetQueue", operation_id = "fareGetUmrahQuotes", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = UmrahQuotesRequest, responses((status = 200, body = UmrahQuoteList)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    body: Body<UmrahQuotesRequest>,
) -> Result<Json<UmrahQuoteList>, Refusal> {
    let page = (body.value.page, body.value.page_size);
    let (quotes, total) = state.app.umrah_quotes().list(agent.caller(), page).await?;
    let now = state.app.clock().now();
    let rows: Result<_, _> = quotes.iter().map(|quote| UmrahQuoteRow::of(quote, now)).collect();
    Ok(Json(UmrahQuoteList {
        rows: rows.map_err(|error| Refusal::ours(&error))?,
        total,
    }))
}

impl UmrahQuoteRow {
    fn of(quote: &UmrahQuote, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let details = &quote.details;
        let kinds = details.lines.iter().map(|line| line.content.kind());
        Ok(Self {
            reference_id: quote.reference.clone(),
            client: details.client.clone(),
            title: details.offer.title.clone(),
            departure_date: details
                .offer
                .departure_date()
                .unwrap_or_else(|| details.offer.departs_at.date_naive()),
            travellers: details.plan.party.travellers(),
            lines: kinds.map(JourneyLineKind::of).collect(),
            total: details.total()?.to_string(),
            valid_until: instant(details.valid_until),
            is_over: quote.is_over(now),
            created_at: instant(quote.created_at),
            created_by: details.created_by_name.clone(),
        })
    }
}
