//! The credit operations grant: how far below nothing an agency's wallet may go (ADR 0011, 0076).

use std::collections::HashMap;

use jetway_db::repo::agencies::{Agency, AgencyStatus};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{Database, DbError, TenantScope};
use jetway_domain::access::Operator;
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::AgencyId;
use jetway_domain::ledger::WalletBalance;
use jetway_domain::money::Money;
use serde_json::json;

use super::WalletError;

/// An agency and its wallet, as operations see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgencyWallet {
    /// The agency.
    pub agency: AgencyId,
    /// Its trading name.
    pub name: String,
    /// Whether it may spend.
    pub status: AgencyStatus,
    /// Its wallet.
    pub wallet: WalletBalance,
}

/// An operator's word on an agency's credit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditWord {
    /// How far below nothing the wallet may go from now on.
    pub limit: Money,
    /// Why.
    pub reason: String,
    /// Who says so.
    pub operator: Operator,
}

/// Why no credit was granted. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum CreditError {
    /// The portal has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// Less than nothing cannot be granted.
    #[error("a limit is nothing or more")]
    Negative,
    /// Too much is in use, or the wallet is of another currency.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// Every agency of a portal that has a wallet, by name.
///
/// # Errors
/// When the database fails.
pub async fn agency_wallets(db: &Database, scope: &TenantScope) -> Result<Vec<AgencyWallet>, DbError> {
    let tx = db.read(scope).await?;
    let mut wallets: HashMap<_, _> = tx.ledger().balances().await?.into_iter().collect();
    let with_wallet = |agency: Agency| Some(seen(wallets.remove(&agency.id)?, agency));
    Ok(tx
        .agencies()
        .list()
        .await?
        .into_iter()
        .filter_map(with_wallet)
        .collect())
}

/// Grant an agency another credit limit. The limit it has already changes nothing.
///
/// # Errors
/// When there is no such agency, more than the limit is in use, or the limit is in another currency than the wallet.
pub async fn grant_credit(
    db: &Database,
    scope: &TenantScope,
    agency: AgencyId,
    word: &CreditWord,
    (ids, clock): (&dyn Ids, &dyn Clock),
) -> Result<AgencyWallet, CreditError> {
    if word.limit.is_negative() {
        return Err(CreditError::Negative);
    }
    let tx = db.begin(scope).await?;
    let known = tx.agencies().get(agency).await?.ok_or(CreditError::NoAgency)?;
    let before = tx.ledger().set_credit_limit(agency, word.limit).await?;
    if before.credit_limit() != word.limit {
        let event = AuditEvent {
            at: clock.now(),
            by: Actor::Operator(word.operator.clone()),
            agency_id: Some(agency),
            action: "agency.credit".to_owned(),
            subject: agency.to_string(),
            detail: json!({ "reason": word.reason, "before": before.credit_limit().to_string(), "limit": word.limit.to_string() }),
        };
        tx.audit().record(event, ids).await?;
    }
    let after = tx.ledger().balance(agency).await?.ok_or(WalletError::NoWallet)?;
    tx.commit().await?;
    Ok(seen(after, known))
}

fn seen(wallet: WalletBalance, agency: Agency) -> AgencyWallet {
    AgencyWallet {
        agency: agency.id,
        name: agency.name,
        status: agency.status,
        wallet,
    }
}
