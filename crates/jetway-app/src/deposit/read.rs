//! Reading deposits.

use async_trait::async_trait;
use jetway_db::repo::payments::{DepositEvent, DepositFilter};
use jetway_db::{DbError, Tx};
use jetway_domain::deposit::{Deposit, DepositStatus};
use jetway_domain::ids::{DepositId, TenantId};

use super::{DepositError, Deposits};
use crate::context::Caller;
use crate::context::export::{Export, Keyed};

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);
/// Maximum number of deposits in the operators' list.
const MOST: u64 = 200;

/// A page of deposits, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositPage {
    /// The deposits.
    pub deposits: Vec<Deposit>,
    /// Deposits on all pages.
    pub total: u64,
    /// Number of this page, from 1.
    pub page: u64,
    /// Deposits on a page.
    pub page_size: u64,
}

/// A deposit and its history, oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositView {
    /// The deposit.
    pub deposit: Deposit,
    /// Its history.
    pub history: Vec<DepositEvent>,
}

#[async_trait]
impl Keyed for Deposit {
    type Key = DepositId;

    async fn with_keys(tx: &Tx, keys: &[DepositId]) -> Result<Vec<Self>, DbError> {
        tx.deposits().by_ids(keys).await
    }
}

impl Deposits {
    /// A page of the deposits of the caller's agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        caller: &Caller,
        filter: &DepositFilter,
        (page, page_size): (Option<u64>, Option<u64>),
    ) -> Result<DepositPage, DbError> {
        let page = page.unwrap_or(1).max(1);
        let page_size = page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
        let tx = self.services.read(&caller.tenant).await?;
        let (deposits, total) = tx.deposits().list(caller.agency, filter, page, page_size).await?;
        Ok(DepositPage {
            deposits,
            total,
            page,
            page_size,
        })
    }

    /// Begin an export of all deposits of the caller's agency under a filter, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, caller: &Caller, filter: &DepositFilter) -> Result<Export<Deposit>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let keys = tx.deposits().keys(caller.agency, filter).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }

    /// One deposit of the caller's agency.
    ///
    /// # Errors
    /// When the agency has no such deposit.
    pub async fn view(&self, caller: &Caller, reference: &str) -> Result<DepositView, DepositError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.deposits().by_reference(reference).await?;
        let own = found.filter(|deposit| deposit.agency == caller.agency);
        let deposit = own.ok_or(DepositError::NotFound)?;
        let history = tx.deposits().history(deposit.id).await?;
        Ok(DepositView { deposit, history })
    }

    /// One deposit of a portal. Back office only.
    ///
    /// # Errors
    /// When the portal has no such deposit.
    pub async fn any(&self, tenant: &TenantId, reference: &str) -> Result<DepositView, DepositError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_reference(reference).await?;
        let deposit = found.ok_or(DepositError::NotFound)?;
        let history = tx.deposits().history(deposit.id).await?;
        Ok(DepositView { deposit, history })
    }

    /// Deposits of a portal that wait for operators, oldest first. Back office only.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting(&self, tenant: &TenantId) -> Result<Vec<Deposit>, DbError> {
        let tx = self.services.read(tenant).await?;
        tx.deposits().in_states(&DepositStatus::WAITING, MOST).await
    }

    /// A slip of a deposit, for operators. `None` when it has no such slip.
    ///
    /// # Errors
    /// When the portal has no such deposit, or the database fails.
    pub async fn slip(
        &self,
        tenant: &TenantId,
        reference: &str,
        number: usize,
    ) -> Result<Option<(String, Vec<u8>)>, DepositError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_reference(reference).await?;
        let deposit = found.ok_or(DepositError::NotFound)?;
        let Some(slip) = deposit.details.slips.get(number) else {
            return Ok(None);
        };
        let content = tx.files().content(slip.file).await?;
        Ok(content.map(|content| (slip.media_type.clone(), content)))
    }
}
