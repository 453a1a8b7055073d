//! Changes of wallets that one operator proposes and another decides: credit limits and manual adjustments.

use axum::Json;
use axum::extract::State;
use jetway_app::wallet::{Proposal, WalletChangeError, WalletDecision, WalletError};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::{AgencyId, TenantId, WalletChangeId};
use jetway_domain::ledger::{AdjustmentCause, ChangeSignature, WalletChange, WalletChangeStatus, WalletChangeSubject};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, InRole, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::decision::text;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::money::exact;
use crate::wire::names::{WalletChangeKindName, WalletChangeStatusName};

/// Longest note, in characters.
const LONGEST_NOTE: usize = 500;

/// An adjustment to propose.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AdjustmentRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    /// Chosen by the caller: the same one again proposes once.
    change_id: Uuid,
    /// Such as `AED -250.00`, with exactly the currency's decimals; negative takes from the wallet.
    amount: String,
    cause: AdjustmentCauseName,
    /// For the operator who decides, and the audit trail; at most 500 characters.
    note: String,
}

/// Why a wallet is adjusted by hand.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AdjustmentCauseName {
    /// An entry was wrong.
    Correction,
    /// A concession to the agency.
    Goodwill,
    /// An airline's claim after the sale, or one that it dropped.
    SupplierClaim,
    /// What a bank charged, or returned.
    BankCharge,
    /// An amount that is not collected any more.
    WriteOff,
}

/// Which change.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WalletChangeRequest {
    /// Slug of the tenant.
    tenant: String,
    change_ref: String,
}

/// A decision on a change.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WalletChangeDecision {
    /// Slug of the tenant.
    tenant: String,
    change_ref: String,
    decision: WalletChangeStep,
    /// How the operator knows, or why not; at most 500 characters.
    note: String,
}

/// What an operator decides of a change.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum WalletChangeStep {
    /// It is carried out. Not for who proposed it.
    Approve,
    /// It is not; who proposed it takes it back.
    Refuse,
}

/// A change of a wallet. Amounts such as `AED 560.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WalletChangeView {
    change_ref: String,
    agency_id: Uuid,
    #[schema(value_type = WalletChangeKindName)]
    kind: &'static str,
    #[schema(value_type = WalletChangeStatusName)]
    status: &'static str,
    /// The new credit limit, or what is added to the wallet; negative takes from it.
    amount: String,
    /// Of a credit limit: the one it was proposed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// Of an adjustment.
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<AdjustmentCauseName>,
    maker: WalletChangeSignature,
    /// Who decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    checker: Option<WalletChangeSignature>,
    /// What the operator of this call may decide now.
    steps: Vec<WalletChangeStep>,
}

/// What an operator said of a change.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WalletChangeSignature {
    by: String,
    at: String,
    note: String,
}

/// A change with the agency it concerns.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WalletChangeCase {
    agency: String,
    change: WalletChangeView,
}

/// Propose an adjustment of a wallet: another operator decides. The same `changeId` again proposes once.
#[utoipa::path(post, path = "/api/operations/v1/Agency/ProposeAdjustment", operation_id = "proposeAdjustment", tag = "agencies",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = AdjustmentRequest, responses((status = 200, body = WalletChangeView)))]
pub(crate) async fn propose_adjustment(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<AdjustmentRequest>,
) -> Result<Json<WalletChangeView>, Refusal> {
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let proposal = Proposal {
        id: WalletChangeId(asked.change_id),
        agency: AgencyId(asked.agency_id),
        subject: WalletChangeSubject::Adjustment {
            amount: exact("/amount", &asked.amount)?,
            cause: asked.cause.cause(),
        },
        note: text("/note", &asked.note, LONGEST_NOTE)?,
        operator: call.operator(),
    };
    let change = state.app.propose_adjustment(&tenant, proposal).await?;
    Ok(Json(WalletChangeView::of(change, call.signed_in.operator.name())))
}

/// Read a change of a wallet.
#[utoipa::path(post, path = "/api/operations/v1/WalletChange/View", operation_id = "viewWalletChange", tag = "agencies",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = WalletChangeRequest, responses((status = 200, body = WalletChangeCase)))]
pub(crate) async fn view_wallet_change(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<WalletChangeRequest>,
) -> Result<Json<WalletChangeCase>, Refusal> {
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    let change = state.app.wallet_change(&tenant, &body.value.change_ref).await?;
    case(&state, &call, &tenant, change).await
}

/// Decide on a change of a wallet. Who proposed it cannot approve it. The same decision of the same operator again returns the same
/// result and changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/WalletChange/Decide", operation_id = "decideWalletChange", tag = "agencies",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = WalletChangeDecision, responses((status = 200, body = WalletChangeCase)))]
pub(crate) async fn decide_wallet_change(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<WalletChangeDecision>,
) -> Result<Json<WalletChangeCase>, Refusal> {
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let decision = WalletDecision {
        approves: asked.decision == WalletChangeStep::Approve,
        note: text("/note", &asked.note, LONGEST_NOTE)?,
        operator: call.operator(),
    };
    let change = state
        .app
        .decide_wallet_change(&tenant, &asked.change_ref, &decision)
        .await?;
    case(&state, &call, &tenant, change).await
}

async fn case(
    state: &AppState,
    call: &OperatorCall,
    tenant: &TenantId,
    change: WalletChange,
) -> Result<Json<WalletChangeCase>, Refusal> {
    let agency = state.app.agency_name(tenant, change.agency).await?;
    Ok(Json(WalletChangeCase {
        agency: agency.unwrap_or_default(),
        change: WalletChangeView::of(change, call.signed_in.operator.name()),
    }))
}

impl AdjustmentCauseName {
    const fn cause(self) -> AdjustmentCause {
        match self {
            Self::Correction => AdjustmentCause::Correction,
            Self::Goodwill => AdjustmentCause::Goodwill,
            Self::SupplierClaim => AdjustmentCause::SupplierClaim,
            Self::BankCharge => AdjustmentCause::BankCharge,
            Self::WriteOff => AdjustmentCause::WriteOff,
        }
    }

    const fn of(cause: AdjustmentCause) -> Self {
        match cause {
            AdjustmentCause::Correction => Self::Correction,
            AdjustmentCause::Goodwill => Self::Goodwill,
            AdjustmentCause::SupplierClaim => Self::SupplierClaim,
            AdjustmentCause::BankCharge => Self::BankCharge,
            AdjustmentCause::WriteOff => Self::WriteOff,
        }
    }
}

impl WalletChangeView {
    /// As an operator reads it.
    pub(super) fn of(change: WalletChange, operator: &str) -> Self {
        let (before, cause) = match change.subject {
            WalletChangeSubject::Credit { before, .. } => (Some(before.to_string()), None),
            WalletChangeSubject::Adjustment { cause, .. } => (None, Some(AdjustmentCauseName::of(cause))),
        };
        let steps = match change.status {
            WalletChangeStatus::Proposed if change.maker.is_of(operator) => vec![WalletChangeStep::Refuse],
            WalletChangeStatus::Proposed => vec![WalletChangeStep::Approve, WalletChangeStep::Refuse],
            WalletChangeStatus::Approved | WalletChangeStatus::Refused => Vec::new(),
        };
        Self {
            agency_id: change.agency.0,
            kind: change.subject.kind(),
            status: change.status.as_str(),
            amount: change.subject.amount().to_string(),
            before,
            cause,
            maker: WalletChangeSignature::of(change.maker),
            checker: change.checker.map(WalletChangeSignature::of),
            steps,
            change_ref: change.reference,
        }
    }
}

impl WalletChangeSignature {
    fn of(signature: ChangeSignature) -> Self {
        Self {
            by: signature.by,
            at: instant(signature.at),
            note: signature.note,
        }
    }
}

impl From<WalletChangeError> for Refusal {
    fn from(error: WalletChangeError) -> Self {
        let field = |code, detail| Self::fields(vec![BadField::new("/amount", code, detail)]);
        match error {
            WalletChangeError::NotFound
            | WalletChangeError::NoAgency
            | WalletChangeError::Wallet(WalletError::NoWallet) => Self::new(ErrorCode::RequestNotFound),
            WalletChangeError::Decided(change) => {
                let mut problem = Problem::new(ErrorCode::WalletChangeWrongState)
                    .detail(format!("The change is {}.", change.status.as_str()))
                    .param("status", change.status.as_str());
                if let Some(checker) = change.checker {
                    problem = problem.param("by", checker.by);
                }
                problem.into()
            }
            WalletChangeError::SameOperator => Self::new(ErrorCode::WalletChangeSameOperator),
            WalletChangeError::OtherProposal => Self::new(ErrorCode::RequestIdempotencyMismatch),
            WalletChangeError::Zero => field("amount.zero", "More or less than nothing.".to_owned()),
            WalletChangeError::OutOfDate(limit) => Problem::new(ErrorCode::WalletChangeOutOfDate)
                .detail(format!("The credit limit is {limit} now."))
                .param("limit", limit.to_string())
                .into(),
            WalletChangeError::Wallet(WalletError::WrongCurrency(currency)) => {
                field("amount.currency", format!("The wallet is in {currency}."))
            }
            WalletChangeError::Wallet(WalletError::CreditInUse { used }) => {
                field("limit.in_use", format!("{used} of the credit is in use."))
            }
            WalletChangeError::Wallet(error) => error.into(),
            WalletChangeError::Database(error) => error.into(),
        }
    }
}
