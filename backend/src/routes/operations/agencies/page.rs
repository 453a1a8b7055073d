//! Everything about one agency, and the documents it uploaded.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::app::agencies::{AgencyCase, AgencyMoney, Blocking, Branch, Standing};
use jetway_app::company::staff::{User, UserStatus};
use jetway_app::files::FileFacts;
use jetway_app::wallet::PassbookRow;
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::{AgencyId, FileId, TenantId};
use jetway_domain::money::MoneyError;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::LicencesOnFile;
use super::list::{AgencyWalletView, READERS, reads_money, standing};
use crate::http::{Body, OperatorCall, Params, Refusal};
use crate::routes::operations::wallet_changes::WalletChangeView;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{AgencyStandingName, BranchStandingName, LedgerEntryKindName, StaffStandingName};

/// Roles that read what an agency uploaded.
const DOCUMENT_READERS: [OperatorRole; 3] = [OperatorRole::Kyc, OperatorRole::TenantAdmin, OperatorRole::Auditor];

/// Which agency.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AgencyRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
}

/// Which document of an agency.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct AgencyDocumentParams {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    file_id: Uuid,
}

/// Everything about an agency.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyView {
    agency_id: Uuid,
    name: String,
    #[schema(value_type = AgencyStandingName)]
    standing: &'static str,
    /// Who blocked it.
    #[serde(skip_serializing_if = "Option::is_none")]
    blocked: Option<AgencyBlocking>,
    joined_at: String,
    /// Number of the application it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    application_id: Option<Uuid>,
    profile: AgencyProfile,
    /// Absent for an agency that was never asked for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    licences: Option<LicencesOnFile>,
    /// Newest first; absent for operators who do not read them.
    #[serde(skip_serializing_if = "Option::is_none")]
    documents: Option<Vec<AgencyDocument>>,
    branches: Vec<AgencyBranch>,
    staff: Vec<AgencyPerson>,
    /// Absent for operators who do not read money, and for an agency without a wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    money: Option<AgencyMoneyView>,
}

/// Who blocked an agency.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyBlocking {
    by: String,
    at: String,
    reason: String,
}

/// How an agency describes itself; texts may be empty.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyProfile {
    email: String,
    phone: String,
    address: String,
    city: String,
    postal_code: String,
    country: String,
    website: String,
    tax_number: String,
}

/// A document an agency uploaded.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyDocument {
    file_id: Uuid,
    /// What it is, such as `tradeLicense`.
    kind: String,
    name: String,
    uploaded_at: String,
}

/// A branch of an agency.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyBranch {
    branch_id: Uuid,
    name: String,
    city: String,
    manager: String,
    #[schema(value_type = BranchStandingName)]
    standing: &'static str,
}

/// A user of an agency.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyPerson {
    user_id: Uuid,
    name: String,
    email: String,
    phone: String,
    /// Names of roles.
    roles: Vec<String>,
    /// Absent for people of the whole agency.
    #[serde(skip_serializing_if = "Option::is_none")]
    branch: Option<String>,
    #[schema(value_type = StaffStandingName)]
    standing: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_signed_in_at: Option<String>,
}

/// The money of an agency. Amounts such as `AED 560.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyMoneyView {
    wallet: AgencyWalletView,
    /// Unpaid for orders paid in part.
    due: String,
    /// The part of it past its due date.
    overdue: String,
    /// Whether the agency buys nothing until it pays.
    is_enforced: bool,
    /// The last entries of the ledger, newest first.
    entries: Vec<AgencyEntry>,
    /// The last changes that operators proposed, newest first.
    changes: Vec<WalletChangeView>,
    /// The highest credit limit that one operator grants alone.
    alone_up_to: String,
}

/// An entry of the ledger.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyEntry {
    entry_no: i64,
    at: String,
    #[schema(value_type = LedgerEntryKindName)]
    kind: &'static str,
    reference: String,
    description: String,
    /// What it took from the wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    debit: Option<String>,
    /// What it added.
    #[serde(skip_serializing_if = "Option::is_none")]
    credit: Option<String>,
    /// The wallet after it.
    balance: String,
}

/// Read an agency: profile, licences, documents, branches, staff, and its money for those who read it.
#[utoipa::path(post, path = "/api/operations/v1/Agency/View", operation_id = "viewAgency", tag = "agencies",
    security(("operator" = [])), request_body = AgencyRequest, responses((status = 200, body = AgencyView)))]
pub(crate) async fn view_agency(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<AgencyRequest>,
) -> Result<Json<AgencyView>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    view(&state, &call, &tenant, AgencyId(asked.agency_id)).await
}

/// Download a document of an agency.
#[utoipa::path(get, path = "/api/operations/v1/Agency/GetDocument", operation_id = "getAgencyDocument", tag = "agencies",
    security(("operator" = [])), params(AgencyDocumentParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_agency_document(
    State(state): State<AppState>,
    call: OperatorCall,
    Params(asked): Params<AgencyDocumentParams>,
) -> Result<Response, Refusal> {
    call.needs_one(&state, &DOCUMENT_READERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let (agency, file) = (AgencyId(asked.agency_id), FileId(asked.file_id));
    let found = state.app.agency_document(&tenant, agency, file).await?;
    let (kind, content) = found.ok_or_else(|| Refusal::new(ErrorCode::FileNotFound))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    Ok((headers, content).into_response())
}

/// The agency as this operator reads it.
pub(super) async fn view(
    state: &AppState,
    call: &OperatorCall,
    tenant: &TenantId,
    agency: AgencyId,
) -> Result<Json<AgencyView>, Refusal> {
    let found = state.app.agency_case(tenant, agency).await?;
    let case = found.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    let settings = state.tenants.snapshot().by_slug(tenant.as_str()).cloned();
    let alone = settings.map_or(0, |settings| i64::from(settings.credit.alone_up_to_minor));
    let mut view =
        AgencyView::of(case, call.signed_in.operator.name(), alone).map_err(|error| Refusal::ours(&error))?;
    if !reads_money(call) {
        view.money = None;
    }
    if !DOCUMENT_READERS.iter().any(|role| call.signed_in.roles.contains(role)) {
        view.documents = None;
    }
    Ok(Json(view))
}

impl AgencyView {
    fn of(mut case: AgencyCase, operator: &str, alone_minor: i64) -> Result<Self, MoneyError> {
        let money = case.money.take();
        let staff = case
            .staff
            .iter()
            .map(|person| AgencyPerson::of(person, &case))
            .collect();
        let (agency, details) = (case.agency, case.details);
        let (application_id, reference) = case.application.map(|from| (from.id.0, from.reference)).unzip();
        Ok(Self {
            agency_id: agency.id.0,
            name: agency.name,
            standing: standing(agency.status),
            blocked: case.blocked.map(AgencyBlocking::of),
            joined_at: instant(agency.created_at),
            reference,
            application_id,
            profile: AgencyProfile {
                email: agency.email,
                phone: agency.phone,
                address: details.address,
                city: details.city,
                postal_code: details.postal_code,
                country: details.country,
                website: details.website,
                tax_number: details.tax_number,
            },
            licences: case.licences.map(LicencesOnFile::of),
            documents: Some(case.documents.into_iter().map(AgencyDocument::of).collect()),
            branches: case.branches.into_iter().map(AgencyBranch::of).collect(),
            staff,
            money: money
                .map(|money| AgencyMoneyView::of(money, operator, alone_minor))
                .transpose()?,
        })
    }
}

impl AgencyBlocking {
    fn of(blocking: Blocking) -> Self {
        Self {
            by: blocking.by,
            at: instant(blocking.at),
            reason: blocking.reason,
        }
    }
}

impl AgencyDocument {
    fn of(facts: FileFacts) -> Self {
        Self {
            file_id: facts.id.0,
            kind: facts.label,
            name: facts.name,
            uploaded_at: instant(facts.created_at),
        }
    }
}

impl AgencyBranch {
    fn of(branch: Branch) -> Self {
        Self {
            branch_id: branch.id.0,
            name: branch.name,
            city: branch.city,
            manager: branch.manager,
            standing: match branch.standing {
                Standing::Active => "active",
                Standing::Closed => "closed",
            },
        }
    }
}

impl AgencyPerson {
    fn of(person: &User, case: &AgencyCase) -> Self {
        Self {
            user_id: person.id.0,
            name: person.full_name(),
            email: person.email.clone(),
            phone: person.phone.clone(),
            roles: person.roles.clone(),
            branch: case.branch(person.branch_id).map(str::to_owned),
            standing: match person.status {
                UserStatus::Active => "active",
                UserStatus::Disabled => "disabled",
            },
            last_signed_in_at: person.last_signed_in_at.map(instant),
        }
    }
}

impl AgencyMoneyView {
    fn of(money: AgencyMoney, operator: &str, alone_minor: i64) -> Result<Self, MoneyError> {
        let currency = money.wallet.currency;
        Ok(Self {
            wallet: AgencyWalletView::of(&money.wallet)?,
            due: money.dues.total.to_string(),
            overdue: money.dues.overdue.to_string(),
            is_enforced: money.dues.is_enforced,
            entries: money.entries.into_iter().map(AgencyEntry::of).collect(),
            changes: money
                .changes
                .into_iter()
                .map(|change| WalletChangeView::of(change, operator))
                .collect(),
            alone_up_to: jetway_domain::money::Money::new(alone_minor, currency).to_string(),
        })
    }
}

impl AgencyEntry {
    fn of(row: PassbookRow) -> Self {
        Self {
            entry_no: row.entry_no,
            at: instant(row.posted_at),
            kind: row.kind.as_str(),
            reference: row.reference,
            description: row.description,
            debit: row.debit.map(|money| money.to_string()),
            credit: row.credit.map(|money| money.to_string()),
            balance: row.balance.to_string(),
        }
    }
}
