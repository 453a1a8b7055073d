//! The agency's available balance.

use axum::Json;
use axum::extract::State;
use jetway_app::wallet::{AgencyStatus, Balance, WalletError};
use jetway_problem::{ErrorCode, Problem};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Agent, Refusal};
use crate::state::AppState;

/// The wallet's balance. Amounts are decimal strings in the wallet's currency.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WalletBalance {
    wallet_currency: String,
    /// Available balance: posted − held + credit limit.
    wallet_balance: String,
    /// `Active`, `Blocked`, or `Overdue` while an amount due is unpaid past its grace period.
    status: String,
    /// The agency's subscription; absent because no tenant sells subscriptions yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    subscription: Option<String>,
    /// Why nothing can be spent, as a text for the user.
    #[serde(skip_serializing_if = "Option::is_none")]
    error_detail: Option<String>,
    posted: String,
    held: String,
    credit_limit: String,
    credit_used: String,
    credit_available: String,
}

const BLOCKED: &str = "Your agency is blocked: nothing can be booked or issued until we lift it. Please contact us.";

const OVERDUE: &str = "An amount due is unpaid past its grace period: no tickets can be issued until it is paid.";

/// Read the agency's balance.
#[utoipa::path(get, path = "/api/payment/v1/passbook/mybalance", operation_id = "myBalance", tag = "customer",
    security(("session" = [])), responses((status = 200, body = WalletBalance)))]
pub(crate) async fn my_balance(State(state): State<AppState>, agent: Agent) -> Result<Json<WalletBalance>, Refusal> {
    let balance = state.app.balance(agent.caller()).await?;
    Ok(Json(WalletBalance::of(&balance)))
}

impl WalletBalance {
    fn of(balance: &Balance) -> Self {
        let (status, error_detail) = match balance.status {
            AgencyStatus::Active if balance.is_overdue => ("Overdue", Some(OVERDUE.to_owned())),
            AgencyStatus::Active => ("Active", None),
            AgencyStatus::Blocked => ("Blocked", Some(BLOCKED.to_owned())),
        };
        Self {
            wallet_currency: balance.available.currency.to_string(),
            wallet_balance: balance.available.amount(),
            status: status.to_owned(),
            subscription: None,
            error_detail,
            posted: balance.posted.amount(),
            held: balance.held.amount(),
            credit_limit: balance.credit_limit.amount(),
            credit_used: balance.credit_used.amount(),
            credit_available: balance.credit_available.amount(),
        }
    }
}

impl From<WalletError> for Refusal {
    fn from(error: WalletError) -> Self {
        match error {
            WalletError::InsufficientBalance { shortfall } => Problem::new(ErrorCode::WalletInsufficient)
                .detail(format!("{shortfall} is missing in the wallet."))
                .param("shortfall", shortfall.to_string())
                .into(),
            WalletError::Blocked => Self::new(ErrorCode::WalletBlocked),
            WalletError::Overdue => Self::new(ErrorCode::WalletOverdue),
            WalletError::Db(error) => error.into(),
            WalletError::NoWallet
            | WalletError::WrongCurrency(_)
            | WalletError::ReferenceTaken
            | WalletError::UnknownHold
            | WalletError::HoldSettled(_)
            | WalletError::MoreThanHeld { .. }
            | WalletError::Entry(_)
            | WalletError::CreditInUse { .. }
            | WalletError::Amount(_) => Self::ours(&error),
        }
    }
}
