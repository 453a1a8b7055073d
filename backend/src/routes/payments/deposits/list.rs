//! The list of the agency's deposits.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::deposit::DepositFilter;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::{DepositMethod, DepositStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::response::DepositRow;
use crate::http::{Allowed, Body, Faults, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::{DepositMethodName, DepositStatusName};

/// Hits of the header's search.
const HITS: u64 = 8;

/// Filters and paging.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DepositsRequest {
    /// Paid on this date or later.
    from: Option<NaiveDate>,
    /// Paid on this date or earlier.
    to: Option<NaiveDate>,
    #[schema(value_type = Option<DepositMethodName>)]
    method: Option<String>,
    #[schema(value_type = Option<DepositStatusName>)]
    status: Option<String>,
    /// Words of a number, a bank reference, an amount, a remark or a name.
    search: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// A page of deposits, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositsResponse {
    items: Vec<DepositRow>,
    total: u64,
    page: u64,
    page_size: u64,
}

/// Values a list can be filtered by.
#[derive(Serialize, ToSchema)]
pub(crate) struct DepositFilterValues {
    #[schema(value_type = Vec<DepositMethodName>)]
    methods: Vec<&'static str>,
    #[schema(value_type = Vec<DepositStatusName>)]
    statuses: Vec<&'static str>,
}

/// The searched text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TermParams {
    term: String,
}

/// Up to eight deposits, newest first, and how many there are.
#[derive(Serialize, ToSchema)]
pub(crate) struct DepositHits {
    items: Vec<DepositRow>,
    total: u64,
}

/// Read a page of the agency's deposits.
#[utoipa::path(post, path = "/api/payment/v1/deposit/load", operation_id = "loadDeposits", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(228))),
    request_body = DepositsRequest, responses((status = 200, body = DepositsResponse)))]
pub(crate) async fn load_deposits(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowDepositList.code() }>,
    body: Body<DepositsRequest>,
) -> Result<Json<DepositsResponse>, Refusal> {
    let paging = (body.value.page, body.value.page_size);
    let filter = body.value.filter()?;
    let found = state.app.deposits().list(agent.caller(), &filter, paging).await?;
    Ok(Json(DepositsResponse {
        items: found.deposits.iter().map(DepositRow::of).collect(),
        total: found.total,
        page: found.page,
        page_size: found.page_size,
    }))
}

/// List the values deposits can be filtered by.
#[utoipa::path(post, path = "/api/payment/v1/deposit/availfilter", operation_id = "availDepositFilter", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(228))),
    responses((status = 200, body = DepositFilterValues)))]
pub(crate) async fn avail_deposit_filter(
    _: Allowed<{ Functionality::ShowDepositList.code() }>,
) -> Json<DepositFilterValues> {
    Json(DepositFilterValues {
        methods: DepositMethod::ALL.iter().map(|method| method.as_str()).collect(),
        statuses: DepositStatus::ALL.iter().map(|status| status.as_str()).collect(),
    })
}

/// Find deposits by a text.
#[utoipa::path(post, path = "/api/payment/v1/deposit/searchpad", operation_id = "searchDeposits", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(228))),
    params(("term" = String, Query)), responses((status = 200, body = DepositHits)))]
pub(crate) async fn search_deposits(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowDepositList.code() }>,
    Params(params): Params<TermParams>,
) -> Result<Json<DepositHits>, Refusal> {
    let filter = DepositFilter {
        words: words(&params.term),
        ..DepositFilter::default()
    };
    if filter.words.is_empty() {
        let bad = BadField::new("/term", "field.required", "Fill this in.");
        return Err(Refusal::fields(vec![bad]));
    }
    let paging = (Some(1), Some(HITS));
    let found = state.app.deposits().list(agent.caller(), &filter, paging).await?;
    Ok(Json(DepositHits {
        items: found.deposits.iter().map(DepositRow::of).collect(),
        total: found.total,
    }))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_lowercase).collect()
}

impl DepositsRequest {
    pub(super) fn filter(self) -> Result<DepositFilter, Refusal> {
        let mut faults = Faults::default();
        let method = self.method.as_deref().map(|name| {
            let unknown = || BadField::new("/method", "method.unknown", "Unknown method.");
            DepositMethod::parse(name).ok_or_else(unknown)
        });
        let status = self.status.as_deref().map(|name| {
            let unknown = || BadField::new("/status", "status.unknown", "Unknown status.");
            DepositStatus::parse(name).ok_or_else(unknown)
        });
        let method = method.and_then(|read| faults.take(read));
        let status = status.and_then(|read| faults.take(read));
        if !faults.is_empty() {
            return Err(faults.into());
        }
        Ok(DepositFilter {
            from: self.from,
            to: self.to,
            method,
            status,
            words: words(&self.search.unwrap_or_default()),
        })
    }
}
