//! Credit limits of agencies' wallets, granted by operations: up to an amount by one operator, above it by two (ADR 0011, 0076, 0107).

use std::collections::HashMap;

use jetway_db::repo::agencies::{Agency, AgencyStatus};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{Database, DbError, TenantScope, Tx};
use jetway_domain::access::Operator;
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::{AgencyId, WalletChangeId};
use jetway_domain::ledger::{WalletBalance, WalletChange, WalletChangeSubject};
use jetway_domain::money::Money;
use serde_json::json;

use super::WalletError;
use super::changes::{Proposal, propose};

/// An agency with its wallet, for operations.
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

/// An operator's decision on an agency's credit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditDecision {
    /// The new credit limit.
    pub limit: Money,
    /// The reason.
    pub reason: String,
    /// The operator.
    pub operator: Operator,
}

/// A tenant's rule for credit limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CreditRules {
    /// The highest limit that one operator grants alone, in minor units of the wallet's currency. A second operator approves a
    /// higher limit. Lowering a limit needs no second operator.
    pub alone_up_to_minor: i64,
}

/// Result of a decision on a credit limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditOutcome {
    /// The agency and its wallet now.
    pub wallet: AgencyWallet,
    /// The change that waits for another operator; `None` when the limit is in force.
    pub waits: Option<WalletChange>,
}

/// Why the credit limit was not changed. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum CreditError {
    /// The portal has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// The limit is negative.
    #[error("a credit limit cannot be negative")]
    Negative,
    /// Another change of the limit, with this number, waits for an operator.
    #[error("{0} waits for a decision")]
    Open(String),
    /// More credit is in use, or the wallet has another currency.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// All agencies of a portal with a wallet, by name.
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

/// Set an agency's credit limit, or propose it when one operator may not grant it alone. Setting the current limit changes nothing;
/// repeating a proposal does not propose again.
///
/// # Errors
/// When the agency does not exist, more than the limit is in use, the limit has another currency than the wallet, or another change
/// of it is open.
pub async fn grant_credit(
    db: &Database,
    scope: &TenantScope,
    agency: AgencyId,
    decision: &CreditDecision,
    rules: CreditRules,
    (ids, clock): (&dyn Ids, &dyn Clock),
) -> Result<CreditOutcome, CreditError> {
    let CreditDecision {
        limit,
        reason,
        operator,
    } = decision;
    if limit.is_negative() {
        return Err(CreditError::Negative);
    }
    let mut tx = db.begin(scope).await?;
    let known = tx.agencies().get(agency).await?.ok_or(CreditError::NoAgency)?;
    // This locks the wallet, so that the compared limit cannot change meanwhile.
    let before = tx.ledger().set_credit_limit(agency, *limit).await?.credit_limit();
    let mut waits = None;
    if limit.minor > before.minor && limit.minor > rules.alone_up_to_minor {
        tx.rollback().await?;
        tx = db.begin(scope).await?;
        let proposal = Proposal {
            id: WalletChangeId::fresh(ids),
            agency,
            subject: WalletChangeSubject::Credit { before, limit: *limit },
            note: reason.clone(),
            operator: operator.clone(),
        };
        waits = Some(open_limit(&tx, proposal, (ids, clock)).await?);
    } else if before != *limit {
        let event = limit_set(operator, agency, (before, *limit), reason, clock);
        tx.audit().record(event, ids).await?;
    }
    let after = tx.ledger().balance(agency).await?.ok_or(WalletError::NoWallet)?;
    tx.commit().await?;
    Ok(CreditOutcome {
        wallet: seen(after, known),
        waits,
    })
}

/// The open change of a limit: this one, or the same one that was proposed before.
async fn open_limit(
    tx: &Tx,
    proposal: Proposal,
    (ids, clock): (&dyn Ids, &dyn Clock),
) -> Result<WalletChange, CreditError> {
    let agency = proposal.agency;
    let proposed = propose(tx, proposal, (ids, clock)).await?;
    if let Some(change) = proposed.new {
        return Ok(change);
    }
    let open = tx.wallet_changes().open_limit(agency).await?;
    let open = open.ok_or_else(|| CreditError::Open(proposed.asked.reference.clone()))?;
    if open.is_same_proposal(&proposed.asked) {
        return Ok(open);
    }
    Err(CreditError::Open(open.reference))
}

/// The event that a limit is in force.
pub(super) fn limit_set(
    operator: &Operator,
    agency: AgencyId,
    (before, limit): (Money, Money),
    reason: &str,
    clock: &dyn Clock,
) -> AuditEvent {
    AuditEvent {
        at: clock.now(),
        by: Actor::Operator(operator.clone()),
        agency_id: Some(agency),
        action: "agency.credit".to_owned(),
        subject: agency.to_string(),
        detail: json!({ "reason": reason, "before": before.to_string(), "limit": limit.to_string() }),
    }
}

fn seen(wallet: WalletBalance, agency: Agency) -> AgencyWallet {
    AgencyWallet {
        agency: agency.id,
        name: agency.name,
        status: agency.status,
        wallet,
    }
}
