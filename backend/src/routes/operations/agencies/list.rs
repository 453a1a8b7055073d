//! The agencies of every tenant an operator acts for.

use axum::Json;
use axum::extract::State;
use jetway_app::app::agencies::{AgencyFilter, AgencyMark, AgencyRow, AgencyStatus};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::TenantId;
use jetway_domain::ledger::WalletBalance;
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::names::AgencyStandingName;
use crate::wire::search_text::search_text;

/// Agencies of a page.
const PAGE: u64 = 50;

/// Roles that read agencies.
pub(super) const READERS: [OperatorRole; 5] = [
    OperatorRole::TenantAdmin,
    OperatorRole::Finance,
    OperatorRole::Kyc,
    OperatorRole::Support,
    OperatorRole::Auditor,
];
/// Roles that read agencies' money.
const MONEY_READERS: [OperatorRole; 4] = [
    OperatorRole::TenantAdmin,
    OperatorRole::Finance,
    OperatorRole::Support,
    OperatorRole::Auditor,
];

/// Which agencies to list; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AgencyListRequest {
    /// Slug of a tenant.
    tenant: Option<String>,
    /// Part of the name or e-mail address, or the number of the application; at most 100 characters.
    search: Option<String>,
    standing: Option<AgencyStandingFilter>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// Whether an agency may buy.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AgencyStandingFilter {
    /// It may.
    Active,
    /// It signs in and reads, and issues nothing.
    Blocked,
}

/// A page of agencies, by tenant and name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyListResponse {
    items: Vec<AgencyListItem>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// An agency in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyListItem {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    name: String,
    email: String,
    /// Number of the application it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    #[schema(value_type = AgencyStandingName)]
    standing: &'static str,
    /// Branches, closed ones included.
    branches: u64,
    /// Absent for operators who do not read money, and for agencies without a wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    wallet: Option<AgencyWalletView>,
}

/// A wallet. Amounts such as `AED 560.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyWalletView {
    /// Sum of the ledger; negative if the agency draws on credit.
    posted: String,
    held: String,
    /// What it may still spend: posted − held + credit limit.
    available: String,
    credit_limit: String,
    credit_used: String,
}

/// List agencies of the tenants the operator acts for.
#[utoipa::path(post, path = "/api/operations/v1/Agency/LoadList", operation_id = "loadAgencies", tag = "agencies",
    security(("operator" = [])), request_body = AgencyListRequest, responses((status = 200, body = AgencyListResponse)))]
pub(crate) async fn load_agencies(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<AgencyListRequest>,
) -> Result<Json<AgencyListResponse>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let filter = AgencyFilter {
        search: search_text("/search", asked.search.as_deref())?,
        status: asked.standing.map(AgencyStandingFilter::status),
    };
    let after = asked.cursor.as_deref().map(mark).transpose()?;
    let page = state.app.agency_page(&tenants, &filter, after.as_ref(), PAGE).await?;
    let reads_money = reads_money(&call);
    let items = page.rows.into_iter().map(|row| AgencyListItem::of(row, reads_money));
    let items: Result<Vec<_>, MoneyError> = items.collect();
    Ok(Json(AgencyListResponse {
        items: items.map_err(|error| Refusal::ours(&error))?,
        next: page
            .next
            .map(|(tenant, mark)| cursor::write([&tenant, &mark.id, &mark.name])),
    }))
}

/// Whether the operator reads agencies' money.
pub(super) fn reads_money(call: &OperatorCall) -> bool {
    MONEY_READERS.iter().any(|role| call.signed_in.roles.contains(role))
}

/// Wire name of a status.
pub(super) const fn standing(status: AgencyStatus) -> &'static str {
    match status {
        AgencyStatus::Active => "active",
        AgencyStatus::Blocked => "blocked",
    }
}

fn mark(cursor: &str) -> Result<(TenantId, AgencyMark), BadField> {
    cursor::read(cursor, 3, |parts| {
        let tenant = TenantId::parse(parts.next()?).ok()?;
        let id = parts.next()?.parse().ok()?;
        let name = parts.next()?.to_owned();
        Some((tenant, AgencyMark { name, id }))
    })
}

impl AgencyStandingFilter {
    pub(super) const fn status(self) -> AgencyStatus {
        match self {
            Self::Active => AgencyStatus::Active,
            Self::Blocked => AgencyStatus::Blocked,
        }
    }
}

impl AgencyListItem {
    fn of(row: AgencyRow, reads_money: bool) -> Result<Self, MoneyError> {
        let wallet = row.wallet.filter(|_| reads_money);
        Ok(Self {
            tenant: row.tenant.into(),
            agency_id: row.agency.id.0,
            name: row.agency.name,
            email: row.agency.email,
            reference: row.reference,
            standing: standing(row.agency.status),
            branches: row.branches,
            wallet: wallet.as_ref().map(AgencyWalletView::of).transpose()?,
        })
    }
}

impl AgencyWalletView {
    pub(super) fn of(wallet: &WalletBalance) -> Result<Self, MoneyError> {
        Ok(Self {
            posted: wallet.posted().to_string(),
            held: wallet.held().to_string(),
            available: wallet.available()?.to_string(),
            credit_limit: wallet.credit_limit().to_string(),
            credit_used: wallet.credit_used()?.to_string(),
        })
    }
}
