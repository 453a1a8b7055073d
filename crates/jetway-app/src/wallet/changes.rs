//! Changes of wallets that one operator proposes and another decides (ADR 0109).

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::{AgencyId, WalletChangeId};
use jetway_domain::ledger::{ChangeSignature, WalletChange, WalletChangeStatus, WalletChangeSubject};
use serde_json::json;

/// Counts the changes of a tenant.
const COUNTER: &str = "wallet-change";

/// What an operator proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Chosen by the caller: repeating it does not propose again.
    pub id: WalletChangeId,
    /// The agency whose wallet it is.
    pub agency: AgencyId,
    /// The proposed change.
    pub subject: WalletChangeSubject,
    /// The reason, for the other operator and the audit trail.
    pub note: String,
    /// Who proposes it.
    pub operator: Operator,
}

/// Result of a proposal.
pub(super) struct Proposed {
    /// The requested change.
    pub(super) asked: WalletChange,
    /// The stored change; `None` when its identifier, or the agency's limit, has an open change already.
    pub(super) new: Option<WalletChange>,
}

/// Store a proposal, unless there is one already. Joins the caller's transaction.
pub(super) async fn propose(
    tx: &Tx,
    proposal: Proposal,
    (ids, clock): (&dyn Ids, &dyn Clock),
) -> Result<Proposed, DbError> {
    let now = clock.now();
    let asked = WalletChange {
        id: proposal.id,
        version: 1,
        reference: WalletChange::number(now.date_naive(), tx.counters().next(COUNTER).await?),
        agency: proposal.agency,
        subject: proposal.subject,
        status: WalletChangeStatus::Proposed,
        maker: ChangeSignature {
            by: proposal.operator.name().to_owned(),
            at: now,
            note: proposal.note,
        },
        checker: None,
    };
    if !tx.wallet_changes().insert(&asked).await? {
        return Ok(Proposed { asked, new: None });
    }
    trace(tx, &asked, &proposal.operator, "wallet.proposed", "", (ids, clock)).await?;
    let new = Some(asked.clone());
    Ok(Proposed { asked, new })
}

/// Record an operator's step with a change, and their note.
pub(super) async fn trace(
    tx: &Tx,
    change: &WalletChange,
    operator: &Operator,
    action: &str,
    note: &str,
    (ids, clock): (&dyn Ids, &dyn Clock),
) -> Result<(), DbError> {
    let note = if note.is_empty() { &change.maker.note } else { note };
    let mut detail = json!({ "kind": change.subject.kind(), "amount": change.subject.amount().to_string(),
        "status": change.status.as_str(), "note": note });
    match change.subject {
        WalletChangeSubject::Credit { before, .. } => detail["before"] = json!(before.to_string()),
        WalletChangeSubject::Adjustment { cause, .. } => detail["cause"] = json!(cause.as_str()),
    }
    let event = AuditEvent {
        at: clock.now(),
        by: Actor::Operator(operator.clone()),
        agency_id: Some(change.agency),
        action: action.to_owned(),
        subject: change.reference.clone(),
        detail,
    };
    tx.audit().record(event, ids).await
}
