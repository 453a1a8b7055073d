//! Agencies' wallets and credit limits.

use axum::Json;
use axum::extract::{Path, State};
use jetway_app::wallet::{AgencyStatus, AgencyWallet, CreditDecision, CreditError, CreditRules, WalletError};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::MoneyError;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::field_error::BadField;
use crate::wire::money::exact;

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
    /// Number of the change of the limit that waits for another operator; absent when the limit is in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<String>,
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

/// Set an agency's credit limit, or propose it when one operator may not grant it alone. Repeating it changes nothing.
pub(super) async fn grant(
    State(state): State<AppState>,
    Path((tenant, agency)): Path<(String, Uuid)>,
    body: Body<CreditRequest>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let asked = body.value;
    let decision = CreditDecision {
        limit: exact("/limit", &asked.limit)?,
        reason: reason(&asked.reason)?,
        operator: operator(&asked.operator)?,
    };
    let rules = CreditRules {
        alone_up_to_minor: settings.credit.alone_up_to_minor.into(),
    };
    let agency = AgencyId(agency);
    let set = state.app.grant_credit(&tenant, agency, &decision, rules).await?;
    let mut item = Item::of(&set.wallet).map_err(|error| Refusal::ours(&error))?;
    item.waits = set.waits.map(|change| change.reference);
    Ok(Json(item))
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
            waits: None,
        })
    }
}

impl From<CreditError> for Refusal {
    fn from(error: CreditError) -> Self {
        let field = |code, detail| Self::fields(vec![BadField::new("/limit", code, detail)]);
        match error {
            CreditError::NoAgency | CreditError::Wallet(WalletError::NoWallet) => Self::new(ErrorCode::RequestNotFound),
            CreditError::Open(reference) => Problem::new(ErrorCode::WalletChangeOpen)
                .detail(format!("{reference} waits for a decision."))
                .param("changeRef", reference)
                .into(),
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
