//! Agencies as operators read them: a list over tenants, and everything about one.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use jetway_db::repo::agencies::Agency;
use jetway_db::repo::audit::{Actor, AuditEvent, AuditFilter};
use jetway_db::repo::company::companies::CompanyDetails;
use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
use jetway_db::repo::licences::LicenceFile;
use jetway_db::repo::registration::applications::AgencyApplication;
use jetway_db::repo::users::User;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{AgencyId, BranchId, FileId, TenantId};
use jetway_domain::ledger::{WalletBalance, WalletChange};
use jetway_domain::money::Money;
use jetway_domain::payment::DueState;

pub use jetway_db::repo::agencies::{AgencyFilter, AgencyMark, AgencyStatus};
pub use jetway_db::repo::company::branches::{Branch, Standing};

use super::App;
use crate::wallet::{self, PassbookQuery, PassbookRow, WalletError};

/// Entries of the ledger that an agency's page shows.
const LAST_ENTRIES: u64 = 10;
/// Changes of the wallet that an agency's page shows.
const LAST_CHANGES: u64 = 10;
/// The action of blocking an agency in the audit trail.
pub(crate) const BLOCKED: &str = "agency.blocked";

/// A page of agencies, by tenant and name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgencyPage {
    /// The agencies.
    pub rows: Vec<AgencyRow>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<(TenantId, AgencyMark)>,
}

/// An agency in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgencyRow {
    /// Its tenant.
    pub tenant: TenantId,
    /// The agency.
    pub agency: Agency,
    /// Number of the application it came from.
    pub reference: Option<String>,
    /// Number of its branches, closed ones included.
    pub branches: u64,
    /// Its wallet, if it has one.
    pub wallet: Option<WalletBalance>,
}

/// Everything about an agency.
#[derive(Debug, Clone)]
pub struct AgencyCase {
    /// The agency.
    pub agency: Agency,
    /// Who blocked it, when and why, if it is blocked by an operator.
    pub blocked: Option<Blocking>,
    /// Address, tax number and the like.
    pub details: CompanyDetails,
    /// The application it came from.
    pub application: Option<AgencyApplication>,
    /// Its licences; `None` if it was never asked for them.
    pub licences: Option<LicenceFile>,
    /// What it uploaded, newest first.
    pub documents: Vec<FileFacts>,
    /// Its branches, by name.
    pub branches: Vec<Branch>,
    /// Its people, by first name.
    pub staff: Vec<User>,
    /// Its money.
    pub money: Option<AgencyMoney>,
}

/// The money of an agency.
#[derive(Debug, Clone)]
pub struct AgencyMoney {
    /// Its wallet.
    pub wallet: WalletBalance,
    /// What it owes for orders paid in part.
    pub dues: OpenDues,
    /// The last entries of its ledger, newest first.
    pub entries: Vec<PassbookRow>,
    /// The last changes that operators proposed, newest first.
    pub changes: Vec<WalletChange>,
}

/// Sums of what an agency owes for orders paid in part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenDues {
    /// Everything unpaid.
    pub total: Money,
    /// The part past its due date.
    pub overdue: Money,
    /// Whether the agency cannot buy until it pays.
    pub is_enforced: bool,
}

/// Who blocked an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocking {
    /// The operator.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
    /// Why.
    pub reason: String,
}

impl App {
    /// At most `size` agencies of these tenants that match, by tenant and name, after a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn agency_page(
        &self,
        tenants: &[TenantId],
        filter: &AgencyFilter,
        after: Option<&(TenantId, AgencyMark)>,
        size: u64,
    ) -> Result<AgencyPage, DbError> {
        let full = usize::try_from(size).unwrap_or(usize::MAX);
        let mut tenants: Vec<&TenantId> = tenants.iter().collect();
        tenants.sort();
        let mut rows = Vec::new();
        for tenant in tenants {
            let mark = match after {
                Some((at, _)) if tenant < at => continue,
                Some((at, mark)) if tenant == at => Some(mark),
                Some(_) | None => None,
            };
            let tx = self.services().read(tenant).await?;
            // One extra row tells whether there is another page.
            let wanted = size.saturating_add(1) - u64::try_from(rows.len()).unwrap_or(size);
            let found = tx.agencies().page(filter, mark, wanted).await?;
            rows.extend(listed(&tx, tenant, found).await?);
            if rows.len() > full {
                break;
            }
        }
        let has_more = rows.len() > full;
        rows.truncate(full);
        let last = rows.last().filter(|_| has_more);
        let next = last.map(|row: &AgencyRow| {
            let mark = AgencyMark {
                name: row.agency.name.clone(),
                id: row.agency.id,
            };
            (row.tenant.clone(), mark)
        });
        Ok(AgencyPage { rows, next })
    }

    /// Everything about an agency; `None` if the tenant has no such agency.
    ///
    /// # Errors
    /// When the database fails, or amounts cannot be added.
    pub async fn agency_case(&self, tenant: &TenantId, id: AgencyId) -> Result<Option<AgencyCase>, WalletError> {
        let tx = self.services().read(tenant).await?;
        let Some(agency) = tx.agencies().get(id).await? else {
            return Ok(None);
        };
        let money = match tx.ledger().balance(id).await? {
            Some(wallet) => Some(self.agency_money(&tx, id, wallet).await?),
            None => None,
        };
        Ok(Some(AgencyCase {
            blocked: blocking(&tx, &agency).await?,
            details: tx.companies().get(id).await?.details,
            application: tx.applications().of_agencies(&[id]).await?.pop(),
            licences: tx.licences().of(id).await?,
            documents: tx.files().of_owner(id.0, FilePurpose::CompanyDocument).await?,
            branches: tx.branches().of_agency(id).await?,
            staff: tx.users().of_agency(id).await?,
            money,
            agency,
        }))
    }

    async fn agency_money(&self, tx: &Tx, id: AgencyId, wallet: WalletBalance) -> Result<AgencyMoney, WalletError> {
        let query = PassbookQuery {
            page_size: Some(LAST_ENTRIES),
            ..PassbookQuery::default()
        };
        let passbook = wallet::passbook_in(tx, id, query).await?;
        let now = self.clock().now();
        let nothing = Money::zero(wallet.currency);
        let (mut total, mut overdue) = (nothing, nothing);
        for due in tx.dues().unpaid(id).await? {
            let left = due.left()?;
            total = total.checked_add(left)?;
            if due.state(now) == DueState::Overdue {
                overdue = overdue.checked_add(left)?;
            }
        }
        Ok(AgencyMoney {
            wallet,
            dues: OpenDues {
                total,
                overdue,
                is_enforced: tx.dues().is_enforced(id).await?,
            },
            entries: passbook.rows,
            changes: tx.wallet_changes().of_agency(id, LAST_CHANGES).await?,
        })
    }

    /// Name of an agency; `None` if the tenant has no such agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn agency_name(&self, tenant: &TenantId, id: AgencyId) -> Result<Option<String>, DbError> {
        let tx = self.services().read(tenant).await?;
        Ok(tx.agencies().get(id).await?.map(|agency| agency.name))
    }

    /// A document that an agency uploaded, for operators; `None` if the agency has no such document.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn agency_document(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        id: FileId,
    ) -> Result<Option<(FileKind, Vec<u8>)>, DbError> {
        let tx = self.services().read(tenant).await?;
        let facts = tx.files().facts(id).await?;
        let own = |facts: &FileFacts| facts.owner_id == agency.0 && facts.purpose == FilePurpose::CompanyDocument;
        let Some(facts) = facts.filter(own) else {
            return Ok(None);
        };
        Ok(tx.files().content(id).await?.map(|content| (facts.kind, content)))
    }
}

impl AgencyCase {
    /// Name of a branch.
    #[must_use]
    pub fn branch(&self, id: Option<BranchId>) -> Option<&str> {
        let branch = self.branches.iter().find(|branch| Some(branch.id) == id);
        branch.map(|branch| branch.name.as_str())
    }
}

async fn listed(tx: &Tx, tenant: &TenantId, found: Vec<Agency>) -> Result<Vec<AgencyRow>, DbError> {
    let ids: Vec<AgencyId> = found.iter().map(|agency| agency.id).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut wallets: HashMap<_, _> = tx.ledger().balances_of(&ids).await?.into_iter().collect();
    let branches: HashMap<_, _> = tx.branches().counted(&ids).await?.into_iter().collect();
    let applications = tx.applications().of_agencies(&ids).await?.into_iter();
    let mut references: HashMap<_, _> = applications.map(|from| (from.agency, from.reference)).collect();
    let row = |agency: Agency| AgencyRow {
        tenant: tenant.clone(),
        reference: references.remove(&agency.id),
        branches: branches.get(&agency.id).copied().unwrap_or_default(),
        wallet: wallets.remove(&agency.id),
        agency,
    };
    Ok(found.into_iter().map(row).collect())
}

/// Who blocked a blocked agency, read from the audit trail.
pub(crate) async fn blocking(tx: &Tx, agency: &Agency) -> Result<Option<Blocking>, DbError> {
    if agency.status == AgencyStatus::Active {
        return Ok(None);
    }
    Ok(last(tx, agency.id, BLOCKED).await?.and_then(blocking_of))
}

/// The last event of an action about an agency.
pub(crate) async fn last(tx: &Tx, agency: AgencyId, action: &str) -> Result<Option<AuditEvent>, DbError> {
    let filter = AuditFilter {
        agency: Some(agency),
        action: Some(action.to_owned()),
        ..AuditFilter::default()
    };
    let found = tx.audit().search(&filter, 1).await?;
    Ok(found.into_iter().next().map(|(_, event)| event))
}

fn blocking_of(event: AuditEvent) -> Option<Blocking> {
    let Actor::Operator(operator) = event.by else {
        return None;
    };
    Some(Blocking {
        by: operator.name().to_owned(),
        at: event.at,
        reason: event.detail["reason"].as_str().unwrap_or_default().to_owned(),
    })
}
