//! Verifies every tenant's ledger.

use std::fmt;

use jetway_db::{Database, DbError, TenantScope};
use jetway_domain::ledger::ProofReport;

/// The proof of every tenant's ledger, displayed as one line per tenant and one per finding.
#[derive(Debug, Clone)]
pub struct LedgerProof {
    /// One report per tenant.
    pub reports: Vec<ProofReport>,
}

impl LedgerProof {
    /// Whether everything adds up everywhere.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.reports.iter().all(ProofReport::is_proven)
    }
}

impl fmt::Display for LedgerProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.reports.is_empty() {
            return writeln!(f, "no tenant has a ledger yet");
        }
        self.reports.iter().try_for_each(|report| report.fmt(f))
    }
}

/// Verify the ledger of a database that no process has opened.
///
/// # Errors
/// When the database cannot be opened or a stored value cannot be read.
pub async fn prove_at(database_url: &str) -> Result<LedgerProof, DbError> {
    let database = Database::open(database_url).await?;
    let proof = prove(&database).await?;
    database.close().await?;
    Ok(proof)
}

/// Recalculate every tenant's ledger, each from one consistent snapshot.
///
/// # Errors
/// When the database fails or a stored value cannot be read at all.
pub async fn prove(db: &Database) -> Result<LedgerProof, DbError> {
    let mut reports = Vec::new();
    for tenant in db.tenants().await? {
        let tx = db.read(&TenantScope::proven(tenant)).await?;
        reports.push(tx.ledger().prove().await?);
    }
    Ok(LedgerProof { reports })
}
