//! Deposits that wait for operators, and what they do with them.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, NaiveDate, Utc};
use http::header;
use jetway_app::deposit::decide::DepositDecision;
use jetway_app::deposit::read::DepositView;
use jetway_domain::deposit::{Deposit, Particulars, Signature};
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::deposit_account::paid_into;
use crate::wire::deposit_step::{DepositDeskStep, note};

/// A deposit, with what is needed to find the money. Amounts such as `AED 560.00`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    deposit_ref: String,
    method: &'static str,
    status: &'static str,
    agency: String,
    created_by: String,
    created_at: DateTime<Utc>,
    paid_on: NaiveDate,
    amount: String,
    fee: String,
    /// What the wallet gets or got.
    credit: String,
    /// What a provider took, if that is another amount.
    taken: Option<String>,
    /// Where the money arrives: bank and number of the owner's account, or the payment provider.
    paid_into: String,
    /// The ledger account the money arrives in.
    account: String,
    /// The details its method asks for.
    particulars: Particulars,
    remark: String,
    slips: usize,
    maker: Option<String>,
    checker: Option<String>,
    reason: Option<String>,
}

/// A deposit with its history.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Whole {
    #[serde(flatten)]
    item: Item,
    history: Vec<Event>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Event {
    at: DateTime<Utc>,
    author: String,
    status: &'static str,
    note: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecisionRequest {
    step: DepositDeskStep,
    /// How the operator knows. For `reject`, `ask` and `bounce` the agency reads it.
    note: String,
    /// The operator who decides. The one who reviewed cannot approve.
    operator: String,
}

/// List deposits that wait for operators, oldest first.
pub(super) async fn waiting(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
) -> Result<Json<List<Item>>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let found = state.app.deposits().waiting(&tenant).await?;
    Ok(Json(List {
        items: found.iter().map(|deposit| Item::of(deposit, &settings)).collect(),
    }))
}

/// Read one.
pub(super) async fn read(
    State(state): State<AppState>,
    Path((tenant, deposit)): Path<(String, String)>,
) -> Result<Json<Whole>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let view = state.app.deposits().any(&tenant, &deposit).await?;
    Ok(Json(Whole::of(&view, &settings)))
}

/// Download one of its slips, counted from 0.
pub(super) async fn slip(
    State(state): State<AppState>,
    Path((tenant, deposit, number)): Path<(String, String, String)>,
) -> Result<Response, Refusal> {
    let nowhere = || Refusal::new(ErrorCode::FileNotFound);
    let (tenant, _) = portal(&state, &tenant)?;
    let number = number.parse::<usize>().map_err(|_| nowhere())?;
    let slip = state.app.deposits().slip(&tenant, &deposit, number).await?;
    let (media_type, content) = slip.ok_or_else(nowhere)?;
    let headers = [
        (header::CONTENT_TYPE, media_type),
        (header::CONTENT_DISPOSITION, "attachment".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    Ok((headers, content).into_response())
}

/// Take a step with one. The same step of the same operator again returns the same result and changes nothing.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path((tenant, deposit)): Path<(String, String)>,
    body: Body<DecisionRequest>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let asked = body.value;
    let decision = DepositDecision {
        step: asked.step.step(),
        note: note(&asked.note)?,
        operator: operator(&asked.operator)?,
        bounce_fee: settings.deposits.bounce_fee,
    };
    let decided = state.app.deposits().decide(&tenant, &deposit, &decision).await?;
    Ok(Json(Item::of(&decided, &settings)))
}

impl Item {
    fn of(deposit: &Deposit, tenant: &Tenant) -> Self {
        let details = &deposit.details;
        let name = |signature: &Signature| signature.by.clone();
        Self {
            deposit_ref: deposit.reference.clone(),
            method: deposit.method.as_str(),
            status: deposit.status.as_str(),
            agency: details.agency_name.clone(),
            created_by: details.user_name.clone(),
            created_at: deposit.created_at,
            paid_on: deposit.paid_on,
            amount: deposit.amount.to_string(),
            fee: deposit.fee.to_string(),
            credit: deposit.credit().to_string(),
            taken: details.taken.map(|taken| taken.to_string()),
            paid_into: paid_into(&details.particulars, &tenant.bank_accounts),
            account: details.particulars.account().to_string(),
            particulars: details.particulars.clone(),
            remark: details.remark.clone(),
            slips: details.slips.len(),
            maker: details.maker.as_ref().map(name),
            checker: details.checker.as_ref().map(name),
            reason: details.reason.clone(),
        }
    }
}

impl Whole {
    fn of(view: &DepositView, tenant: &Tenant) -> Self {
        let history = view.history.iter().map(|event| Event {
            at: event.at,
            author: event.author.clone(),
            status: event.status.as_str(),
            note: event.note.clone(),
        });
        Self {
            item: Item::of(&view.deposit, tenant),
            history: history.collect(),
        }
    }
}
