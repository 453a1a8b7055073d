//! Deposits: reading one with its slips, and the steps of operators. The operator who reviews a deposit does not approve it.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use http::header;
use jetway_app::deposit::DepositEvent as Event;
use jetway_app::deposit::decide::DepositDecision;
use jetway_app::deposit::read::DepositView;
use jetway_domain::access::OperatorRole;
use jetway_domain::deposit::{DepositStep, Particulars, Signature};
use jetway_domain::ids::TenantId;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use jetway_tenancy::manifest::bank::BankAccount;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, InRole, OperatorCall, Params, Refusal};
use crate::state::AppState;
use crate::wire::deposit_account::paid_into;
use crate::wire::deposit_step::{DepositDeskStep, note};
use crate::wire::instant::instant;
use crate::wire::names::{DepositMethodName, DepositStatusName};

/// Which deposit.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DepositCaseRequest {
    /// Slug of the tenant.
    tenant: String,
    deposit_ref: String,
}

/// Which slip of a deposit.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct DepositSlipParams {
    /// Slug of the tenant.
    tenant: String,
    deposit_ref: String,
    /// Counted from 0.
    number: usize,
}

/// An operator's step with a deposit.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DepositStepRequest {
    /// Slug of the tenant.
    tenant: String,
    deposit_ref: String,
    step: DepositDeskStep,
    /// How the operator knows, at most 500 characters. For `reject`, `ask` and `bounce` the agency reads it.
    note: String,
}

/// A deposit, with what is needed to find the money. Amounts such as `AED 560.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositCase {
    deposit_ref: String,
    #[schema(value_type = DepositMethodName)]
    method: &'static str,
    #[schema(value_type = DepositStatusName)]
    status: &'static str,
    agency: String,
    created_by: String,
    created_at: String,
    /// Date of the payment, as the agency declares it.
    paid_on: NaiveDate,
    amount: String,
    fee: String,
    /// What the wallet gets or got.
    credit: String,
    /// What a provider took, if that is another amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    taken: Option<String>,
    /// Where the money arrives: bank and number of the owner's account, or the payment provider.
    paid_into: String,
    /// Ledger account the money arrives in.
    account: String,
    /// The details its method asks for, by `kind`.
    #[schema(value_type = Object)]
    particulars: Particulars,
    remark: String,
    /// Names of the slips, oldest first.
    slips: Vec<String>,
    /// Who reviewed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    maker: Option<DepositSignature>,
    /// Who decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    checker: Option<DepositSignature>,
    /// What the operator of this call may do with it now.
    steps: Vec<DepositDeskStep>,
    /// Oldest first.
    history: Vec<DepositChange>,
}

/// The signature of an operator.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositSignature {
    by: String,
    at: String,
    note: String,
}

/// A change of a deposit.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositChange {
    at: String,
    /// A person's name, or who acts for the portal.
    by: String,
    #[schema(value_type = DepositStatusName)]
    status: &'static str,
    /// What the agency reads of it.
    note: String,
}

/// Read a deposit.
#[utoipa::path(post, path = "/api/operations/v1/Deposit/View", operation_id = "viewDepositCase", tag = "deposits",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = DepositCaseRequest, responses((status = 200, body = DepositCase)))]
pub(crate) async fn view_deposit_case(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<DepositCaseRequest>,
) -> Result<Json<DepositCase>, Refusal> {
    let (tenant, settings) = call.tenant(&state, &body.value.tenant).await?;
    case(&state, &call, (&tenant, &settings), &body.value.deposit_ref).await
}

/// Download a slip of a deposit.
#[utoipa::path(get, path = "/api/operations/v1/Deposit/GetSlip", operation_id = "getDepositSlip", tag = "deposits",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))), params(DepositSlipParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_deposit_slip(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    Params(asked): Params<DepositSlipParams>,
) -> Result<Response, Refusal> {
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let deposits = state.app.deposits();
    let slip = deposits.slip(&tenant, &asked.deposit_ref, asked.number).await?;
    let (media_type, content) = slip.ok_or_else(|| Refusal::new(ErrorCode::FileNotFound))?;
    let headers = [
        (header::CONTENT_TYPE, media_type),
        (header::CONTENT_DISPOSITION, "attachment".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    Ok((headers, content).into_response())
}

/// Take a step with a deposit. The operator who reviewed it cannot approve it. The same step of the same operator again returns the
/// same result and changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Deposit/Decide", operation_id = "decideDeposit", tag = "deposits",
    security(("operator" = [])), extensions(("x-role" = json!("finance"))),
    request_body = DepositStepRequest, responses((status = 200, body = DepositCase)))]
pub(crate) async fn decide_deposit(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Finance.code() }>,
    body: Body<DepositStepRequest>,
) -> Result<Json<DepositCase>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let decision = DepositDecision {
        step: asked.step.step(),
        note: note(&asked.note)?,
        operator: call.operator(),
        bounce_fee: settings.deposits.bounce_fee,
    };
    let deposits = state.app.deposits();
    deposits.decide(&tenant, &asked.deposit_ref, &decision).await?;
    case(&state, &call, (&tenant, &settings), &asked.deposit_ref).await
}

async fn case(
    state: &AppState,
    call: &OperatorCall,
    (tenant, settings): (&TenantId, &Tenant),
    reference: &str,
) -> Result<Json<DepositCase>, Refusal> {
    let view = state.app.deposits().any(tenant, reference).await?;
    Ok(Json(DepositCase::of(
        view,
        call.signed_in.operator.name(),
        &settings.bank_accounts,
    )))
}

impl DepositCase {
    fn of(DepositView { deposit, history }: DepositView, operator: &str, accounts: &[BankAccount]) -> Self {
        let maker = deposit.details.maker.as_ref();
        let is_maker = maker.is_some_and(|maker| maker.is_of(operator));
        let may = |step: &DepositDeskStep| {
            let step = step.step();
            deposit.allows(step) && !(is_maker && step == DepositStep::Approve)
        };
        Self {
            method: deposit.method.as_str(),
            status: deposit.status.as_str(),
            created_at: instant(deposit.created_at),
            paid_on: deposit.paid_on,
            amount: deposit.amount.to_string(),
            fee: deposit.fee.to_string(),
            credit: deposit.credit().to_string(),
            steps: DepositDeskStep::ALL.into_iter().filter(may).collect(),
            account: deposit.details.particulars.account().to_string(),
            taken: deposit.details.taken.map(|taken| taken.to_string()),
            slips: deposit.details.slips.into_iter().map(|slip| slip.name).collect(),
            maker: deposit.details.maker.map(DepositSignature::of),
            checker: deposit.details.checker.map(DepositSignature::of),
            agency: deposit.details.agency_name,
            created_by: deposit.details.user_name,
            paid_into: paid_into(&deposit.details.particulars, accounts),
            particulars: deposit.details.particulars,
            remark: deposit.details.remark,
            deposit_ref: deposit.reference,
            history: history.into_iter().map(DepositChange::of).collect(),
        }
    }
}

impl DepositSignature {
    fn of(signature: Signature) -> Self {
        Self {
            by: signature.by,
            at: instant(signature.at),
            note: signature.note,
        }
    }
}

impl DepositChange {
    fn of(event: Event) -> Self {
        Self {
            at: instant(event.at),
            by: event.author,
            status: event.status.as_str(),
            note: event.note,
        }
    }
}
