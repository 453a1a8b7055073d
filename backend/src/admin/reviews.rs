//! Payments in review: the amount requested, the amount captured, and the operator's decision.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use jetway_app::payment::decide::{PaymentDecision, ReviewError};
use jetway_app::payment::{PayTrouble, provider_name};
use jetway_domain::ids::PaymentId;
use jetway_domain::payment::{PaymentSession, Ruling};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::field_error::BadField;

/// A payment in review, with the identifiers to look it up at the provider.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    payment_id: String,
    order: String,
    state: &'static str,
    agency: String,
    paid_by: String,
    /// What people call the provider.
    provider: String,
    /// The provider's payment id.
    provider_reference: Option<String>,
    began_at: DateTime<Utc>,
    /// Such as `AED 560.00`, including the provider's fee; after crediting, the credited amount.
    amount: String,
    /// The amount the provider reports as captured.
    taken: Option<String>,
    ruling: Option<Ruling>,
    decided_by: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct VerdictRequest {
    /// `credit`, `refunded` or `refuse`.
    ruling: Ruling,
    /// Evidence for the decision, kept in the audit trail.
    reason: String,
    /// The operator who decides.
    operator: String,
}

/// List payments that wait for a decision, oldest first.
pub(super) async fn waiting(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
) -> Result<Json<List<Item>>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let found = state.app.payments().in_review(&tenant).await?;
    Ok(Json(List {
        items: found.into_iter().map(Item::of).collect(),
    }))
}

/// Decide on one. Repeating the same decision returns the same result and changes nothing.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path((tenant, payment)): Path<(String, String)>,
    body: Body<VerdictRequest>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let id = Uuid::parse_str(&payment).map_err(|_| Refusal::new(ErrorCode::PaymentNotFound))?;
    let asked = body.value;
    let decision = PaymentDecision {
        ruling: asked.ruling,
        reason: reason(&asked.reason)?,
        operator: operator(&asked.operator)?,
    };
    let decided = state.app.payments().decide(&tenant, PaymentId(id), &decision).await?;
    Ok(Json(Item::of(decided)))
}

impl Item {
    fn of(payment: PaymentSession) -> Self {
        let amount = payment.total().to_string();
        let details = payment.details;
        Self {
            payment_id: payment.id.to_string(),
            order: details.reference.as_str().to_owned(),
            state: payment.state.as_str(),
            agency: details.agency_name,
            paid_by: details.user_name,
            provider: provider_name(&details.provider).to_owned(),
            provider_reference: details.provider_ref,
            began_at: payment.created_at,
            amount,
            taken: details.taken.map(|taken| taken.to_string()),
            ruling: details.verdict.as_ref().map(|verdict| verdict.ruling),
            decided_by: details.verdict.map(|verdict| verdict.by),
        }
    }
}

impl From<ReviewError> for Refusal {
    fn from(error: ReviewError) -> Self {
        match error {
            ReviewError::NotFound => Self::new(ErrorCode::PaymentNotFound),
            ReviewError::WrongState(state) => Problem::new(ErrorCode::RecordChanged)
                .detail(error.to_string())
                .param("state", state.as_str())
                .into(),
            ReviewError::NotForTheWallet => {
                let detail = format!("Not possible: {error}.");
                Self::fields(vec![BadField::new("/ruling", "ruling.impossible", detail)])
            }
            ReviewError::Trouble(PayTrouble::Provider(error)) => error.into(),
            ReviewError::Trouble(PayTrouble::Wallet(error)) => error.into(),
            ReviewError::Trouble(PayTrouble::Deposit(error)) => error.into(),
            ReviewError::Trouble(PayTrouble::Overtaken) => Self::new(ErrorCode::RecordChanged),
            ReviewError::Trouble(PayTrouble::Database(error)) => error.into(),
        }
    }
}
