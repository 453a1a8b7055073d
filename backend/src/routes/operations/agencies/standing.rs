//! Blocking and unblocking an agency, and its credit limit.

use axum::Json;
use axum::extract::State;
use jetway_app::company::standing::{StandingDecision, StandingError};
use jetway_app::wallet::{CreditDecision, CreditRules};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::AgencyId;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::list::{AgencyStandingFilter, AgencyWalletView};
use super::page::{AgencyView, view};
use crate::http::{Body, InRole, Refusal};
use crate::routes::operations::wallet_changes::WalletChangeView;
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::money::exact;

/// Whether an agency may buy from now on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AgencyStandingRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    standing: AgencyStandingFilter,
    /// Kept in the audit trail, at most 2,000 characters.
    reason: String,
}

/// A new credit limit.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreditLimitRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    /// Such as `AED 5000.00`, with exactly the currency's decimals.
    limit: String,
    /// Kept in the audit trail, at most 2,000 characters.
    reason: String,
}

/// The wallet after a decision on its credit limit.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreditLimitResponse {
    agency_id: Uuid,
    wallet: AgencyWalletView,
    /// The change that waits for another operator; absent when the limit is in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<WalletChangeView>,
}

/// Block or unblock an agency. A blocked one signs in and reads, and issues nothing. The same decision again changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Agency/SetStanding", operation_id = "setAgencyStanding", tag = "agencies",
    security(("operator" = [])), extensions(("x-role" = json!("tenantAdmin"))),
    request_body = AgencyStandingRequest, responses((status = 200, body = AgencyView)))]
pub(crate) async fn set_agency_standing(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::TenantAdmin.code() }>,
    body: Body<AgencyStandingRequest>,
) -> Result<Json<AgencyView>, Refusal> {
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let agency = AgencyId(asked.agency_id);
    let decision = StandingDecision {
        status: asked.standing.status(),
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    state.app.set_agency_standing(&tenant, agency, &decision).await?;
    view(&state, &call, &tenant, agency).await
}

/// Set an agency's credit limit. Above what one operator grants alone it waits for another one. The same limit again changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Agency/SetCreditLimit", operation_id = "setCreditLimit", tag = "agencies",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = CreditLimitRequest, responses((status = 200, body = CreditLimitResponse)))]
pub(crate) async fn set_credit_limit(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<CreditLimitRequest>,
) -> Result<Json<CreditLimitResponse>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let decision = CreditDecision {
        limit: exact("/limit", &asked.limit)?,
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    let rules = CreditRules {
        alone_up_to_minor: settings.credit.alone_up_to_minor.into(),
    };
    let agency = AgencyId(asked.agency_id);
    let set = state.app.grant_credit(&tenant, agency, &decision, rules).await?;
    let operator = call.signed_in.operator.name();
    Ok(Json(CreditLimitResponse {
        agency_id: asked.agency_id,
        wallet: AgencyWalletView::of(&set.wallet.wallet).map_err(|error| Refusal::ours(&error))?,
        waits: set.waits.map(|change| WalletChangeView::of(change, operator)),
    }))
}

impl From<StandingError> for Refusal {
    fn from(error: StandingError) -> Self {
        match error {
            StandingError::NoAgency => Self::new(ErrorCode::RequestNotFound),
            StandingError::Already(None) => Self::new(ErrorCode::AgencyWrongState),
            StandingError::Already(Some(by)) => Problem::new(ErrorCode::AgencyWrongState)
                .detail(format!("{by} was first."))
                .param("by", by)
                .into(),
            StandingError::Database(error) => error.into(),
        }
    }
}
