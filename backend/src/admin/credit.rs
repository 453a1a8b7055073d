//! Agencies' wallets and credit limits.

use axum::Json;
use axum::extract::{Path, State};
use jetway_app::wallet::{AgencyStatus, AgencyWallet, CreditError, CreditWord, WalletError};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::{Money, MoneyError};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::field_error::BadField;

/// Amounts such as `AED 560.00`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    agency_id: String,
    name: String,
    /// `active` or `blocked`.
    status: &'static str,
    /// Sum of the journal; negative if the agency draws on credit.
    posted: String,
    held: String,
    /// Available to spend: posted − held + credit limit.
    available: String,
    credit_limit: String,
    credit_used: String,
    credit_available: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct CreditRequest {
    /// Such as `AED 5000.00`, with exactly the currency's decimals.
    limit: String,
    /// Reason, kept in the audit trail.
    reason: String,
    /// The operator who decides.
    operator: String,
}

/// List every agency that has a wallet, by name.
pub(super) async fn list(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
) -> Result<Json<List<Item>>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let found = state.app.agency_wallets(&tenant).await?;
    let items = found.iter().map(Item::of).collect::<Result<_, _>>();
    let items = items.map_err(|error| Refusal::ours(&error))?;
    Ok(Json(List { items }))
}

/// Set an agency's credit limit. Repeating the same limit changes nothing.
pub(super) async fn grant(
    State(state): State<AppState>,
    Path((tenant, agency)): Path<(String, Uuid)>,
    body: Body<CreditRequest>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let asked = body.value;
    let word = CreditWord {
        limit: limit(&asked.limit)?,
        reason: reason(&asked.reason)?,
        operator: operator(&asked.operator)?,
    };
    let granted = state.app.grant_credit(&tenant, AgencyId(agency), &word).await?;
    Item::of(&granted).map(Json).map_err(|error| Refusal::ours(&error))
}

/// Refuses an amount with fewer decimals than its currency has; it was probably meant in another currency.
fn limit(text: &str) -> Result<Money, BadField> {
    let wrong = || {
        BadField::new(
            "/limit",
            "amount.shape",
            "With exactly the currency's decimals, such as AED 5000.00.",
        )
    };
    let money = Money::parse(text).map_err(|_| wrong())?;
    if money.is_negative() || money.to_string() != text {
        return Err(wrong());
    }
    Ok(money)
}

impl Item {
    fn of(seen: &AgencyWallet) -> Result<Self, MoneyError> {
        let wallet = &seen.wallet;
        Ok(Self {
            agency_id: seen.agency.to_string(),
            name: seen.name.clone(),
            status: match seen.status {
                AgencyStatus::Active => "active",
                AgencyStatus::Blocked => "blocked",
            },
            posted: wallet.posted().to_string(),
            held: wallet.held().to_string(),
            available: wallet.available()?.to_string(),
            credit_limit: wallet.credit_limit().to_string(),
            credit_used: wallet.credit_used()?.to_string(),
            credit_available: wallet.credit_available()?.to_string(),
        })
    }
}

impl From<CreditError> for Refusal {
    fn from(error: CreditError) -> Self {
        let field = |code, detail| Self::fields(vec![BadField::new("/limit", code, detail)]);
        match error {
            CreditError::NoAgency | CreditError::Wallet(WalletError::NoWallet) => Self::new(ErrorCode::RequestNotFound),
            CreditError::Negative => field("amount.shape", "Zero or more.".to_owned()),
            CreditError::Wallet(WalletError::CreditInUse { used }) => {
                field("limit.in_use", format!("{used} of the credit is in use."))
            }
            CreditError::Wallet(WalletError::WrongCurrency(currency)) => {
                field("amount.currency", format!("The wallet is in {currency}."))
            }
            CreditError::Wallet(error) => error.into(),
            CreditError::Database(error) => error.into(),
        }
    }
}
