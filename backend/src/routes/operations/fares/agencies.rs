//! The agencies that a lot can be sold to.

use axum::Json;
use axum::extract::State;
use jetway_app::app::agencies::{AgencyFilter, AgencyStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::WRITERS;
use super::page::FareLotAgency;
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::search_text::search_text;

/// Most agencies of an answer.
const MOST: u64 = 20;

/// Which agencies to find.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareAgencySearch {
    /// Slug of the tenant.
    tenant: String,
    /// Part of the name or e-mail address, or the number of the application; at most 100 characters.
    search: String,
}

/// Agencies by name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareAgencies {
    /// At most 20.
    items: Vec<FareLotAgency>,
}

/// Find agencies that a lot can be sold to.
#[utoipa::path(post, path = "/api/operations/v1/Fares/FindAgencies", operation_id = "findFareAgencies", tag = "fares",
    security(("operator" = [])), request_body = FareAgencySearch, responses((status = 200, body = FareAgencies)))]
pub(crate) async fn find_fare_agencies(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareAgencySearch>,
) -> Result<Json<FareAgencies>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let filter = AgencyFilter {
        search: search_text("/search", Some(&asked.search))?,
        status: Some(AgencyStatus::Active),
    };
    let found = state.app.agency_page(&[tenant], &filter, None, MOST).await?;
    let named = found.rows.into_iter();
    Ok(Json(FareAgencies {
        items: named
            .map(|row| FareLotAgency::new(row.agency.id, row.agency.name))
            .collect(),
    }))
}
