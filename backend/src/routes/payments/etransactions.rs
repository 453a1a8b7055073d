//! Online payments of the agency, on the original brand's portal only.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::payment::{PaymentSession, PaymentState};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::OnlinePaymentName;

/// Filter and paging.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TransactionsRequest {
    /// One of the states of `GetLookups`.
    state: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// A page of online payments, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TransactionsResponse {
    items: Vec<Transaction>,
    total: u64,
    page: u64,
    page_size: u64,
}

/// An online payment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Transaction {
    payment_id: String,
    order_reference: String,
    #[schema(value_type = OnlinePaymentName)]
    state: &'static str,
    /// Amount credited to the wallet. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
    /// The provider's fee. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    fee: Option<String>,
    /// Total including the fee. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    started_at: String,
    started_by: String,
    /// The provider's reference, once known.
    #[serde(skip_serializing_if = "Option::is_none")]
    provider_reference: Option<String>,
}

/// Values of the filter.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TransactionLookups {
    #[schema(value_type = Vec<OnlinePaymentName>)]
    states: Vec<&'static str>,
}

/// Read the values of the filter of online payments. `request.not_found` on portals of other brands.
#[utoipa::path(post, path = "/api/payment/v1/etransaction/GetLookups", operation_id = "getTransactionLookups",
    tag = "payment", security(("session" = [])), extensions(("x-functionality" = json!(227))),
    responses((status = 200, body = TransactionLookups)))]
pub(crate) async fn get_lookups(
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
) -> Result<Json<TransactionLookups>, Refusal> {
    original(&agent)?;
    Ok(Json(TransactionLookups {
        states: PaymentState::ALL.map(PaymentState::as_str).into(),
    }))
}

/// List online payments. `request.not_found` on portals of other brands.
#[utoipa::path(post, path = "/api/payment/v1/etransaction/GetTransactions", operation_id = "getTransactions",
    tag = "payment", security(("session" = [])), extensions(("x-functionality" = json!(227))),
    request_body = TransactionsRequest, responses((status = 200, body = TransactionsResponse)))]
pub(crate) async fn get_transactions(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    body: Body<TransactionsRequest>,
) -> Result<Json<TransactionsResponse>, Refusal> {
    original(&agent)?;
    let TransactionsRequest {
        state: wanted,
        page,
        page_size,
    } = body.value;
    let unknown = || BadField::new("/state", "state.unknown", "One of the states of GetLookups.");
    let wanted = wanted.map(|text| PaymentState::parse(&text).ok_or_else(unknown));
    let wanted = wanted.transpose()?;
    let payments = state.app.payments();
    let found = payments.transactions(agent.caller(), wanted, (page, page_size)).await?;
    let told = agent.visibility().agent_amounts;
    Ok(Json(TransactionsResponse {
        items: found
            .payments
            .iter()
            .map(|payment| Transaction::of(payment, told))
            .collect(),
        total: found.total,
        page: found.page,
        page_size: found.page_size,
    }))
}

/// # Errors
/// `request.not_found` on a portal of another brand, as for an address that does not exist.
fn original(agent: &Agent) -> Result<(), ErrorCode> {
    if agent.portal.settings.config.is_default {
        Ok(())
    } else {
        Err(ErrorCode::RequestNotFound)
    }
}

impl Transaction {
    fn of(payment: &PaymentSession, told: bool) -> Self {
        let details = &payment.details;
        Self {
            payment_id: payment.id.to_string(),
            order_reference: details.reference.as_str().to_owned(),
            state: payment.state.as_str(),
            amount: told.then(|| payment.amount.to_string()),
            fee: told.then(|| payment.fee.to_string()),
            total: told.then(|| payment.total().to_string()),
            started_at: instant(payment.created_at),
            started_by: details.user_name.clone(),
            provider_reference: details.provider_ref.clone(),
        }
    }
}
