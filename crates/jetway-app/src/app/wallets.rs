//! Wallets of agencies: balance, passbook and credit limits.

use jetway_db::DbError;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::ledger::EntryKind;

use super::App;
use crate::context::{Caller, scope};
use crate::wallet::{
    self, AgencyWallet, Balance, CreditDecision, CreditError, CreditLedger, CreditOutcome, CreditRules, Passbook,
    PassbookExport, PassbookQuery, WalletError,
};

impl App {
    /// The balance of the caller's agency.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn balance(&self, caller: &Caller) -> Result<Balance, WalletError> {
        wallet::balance(self.database(), &scope(&caller.tenant), caller.agency).await
    }

    /// A page of the passbook of the caller's agency.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn passbook(&self, caller: &Caller, query: PassbookQuery) -> Result<Passbook, WalletError> {
        wallet::passbook(self.database(), &scope(&caller.tenant), caller.agency, query).await
    }

    /// Number of entries of the caller's agency by kind.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn passbook_kinds(&self, caller: &Caller) -> Result<Vec<(EntryKind, u64)>, WalletError> {
        wallet::passbook_kinds(self.database(), &scope(&caller.tenant), caller.agency).await
    }

    /// A page of the credit ledger of the caller's agency.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn credit_ledger(
        &self,
        caller: &Caller,
        paging: (Option<u64>, Option<u64>),
    ) -> Result<CreditLedger, WalletError> {
        wallet::credit_ledger(self.database(), &scope(&caller.tenant), caller.agency, paging).await
    }

    /// Begin an export of the passbook of the caller's agency.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn export_passbook(&self, caller: &Caller, query: PassbookQuery) -> Result<PassbookExport, WalletError> {
        PassbookExport::begin(self.database(), &scope(&caller.tenant), caller.agency, query).await
    }

    /// All agencies of a tenant with a wallet, by name. Back office only.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn agency_wallets(&self, tenant: &TenantId) -> Result<Vec<AgencyWallet>, DbError> {
        wallet::agency_wallets(self.database(), &scope(tenant)).await
    }

    /// Set the credit limit of an agency, or propose it when one operator may not grant it alone. Repeating it changes nothing. Back
    /// office only.
    ///
    /// # Errors
    /// When there is no such agency, more than the limit is in use, its wallet has another currency, or another change of the limit is
    /// open.
    pub async fn grant_credit(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        decision: &CreditDecision,
        rules: CreditRules,
    ) -> Result<CreditOutcome, CreditError> {
        let sources = (self.ids(), self.clock());
        wallet::grant_credit(self.database(), &scope(tenant), agency, decision, rules, sources).await
    }
}
