//! Values of the ledger's filter, and the search for entries.

use axum::Json;
use axum::extract::State;
use jetway_app::wallet::PassbookQuery;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::load_passbook::{PassbookRow, PassbookType};
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Shorter terms match too many entries.
const SHORTEST: usize = 4;
const LONGEST: usize = 64;
/// Entries one search returns.
const MATCHES: u64 = 8;

/// Values of the ledger's filter.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassbookFilters {
    /// The types of the agency's entries.
    types: Vec<PassbookTypeCount>,
}

/// A type of entries.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassbookTypeCount {
    #[serde(rename = "type")]
    kind: PassbookType,
    /// Entries of this type.
    count: u64,
}

/// The search term.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct PassbookSearch {
    /// 4 to 64 characters of a reference or description.
    term: String,
}

/// The newest entries that match, at most eight, and how many match.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassbookMatches {
    items: Vec<PassbookRow>,
    total: u64,
}

/// Read the values of the ledger's filter.
#[utoipa::path(get, path = "/api/payment/v1/passbook/availfilter", operation_id = "getPassbookFilters", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))),
    responses((status = 200, body = PassbookFilters)))]
pub(crate) async fn get_passbook_filters(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
) -> Result<Json<PassbookFilters>, Refusal> {
    let kinds = state.app.passbook_kinds(agent.caller()).await?;
    let types = kinds.into_iter().map(|(kind, count)| PassbookTypeCount {
        kind: PassbookType::of(kind),
        count,
    });
    Ok(Json(PassbookFilters { types: types.collect() }))
}

/// Find ledger entries.
#[utoipa::path(get, path = "/api/payment/v1/passbook/searchpad", operation_id = "searchPassbook", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))), params(PassbookSearch),
    responses((status = 200, body = PassbookMatches)))]
pub(crate) async fn search_passbook(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    Params(params): Params<PassbookSearch>,
) -> Result<Json<PassbookMatches>, Refusal> {
    let term = params.term.trim().to_owned();
    if !(SHORTEST..=LONGEST).contains(&term.chars().count()) {
        let detail = format!("{SHORTEST} to {LONGEST} characters.");
        return Err(BadField::new("/term", "term.length", detail).into());
    }
    let query = PassbookQuery {
        search: Some(term),
        page_size: Some(MATCHES),
        ..PassbookQuery::default()
    };
    let found = state.app.passbook(agent.caller(), query).await?;
    Ok(Json(PassbookMatches {
        items: found.rows.into_iter().map(PassbookRow::of).collect(),
        total: found.total,
    }))
}
