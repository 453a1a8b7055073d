//! The bank accounts of an agency.

use jetway_db::DbError;
use jetway_db::repo::company::branches::Standing;
use jetway_domain::ids::BankAccountId;
use serde_json::json;

pub use jetway_db::repo::company::bank_accounts::BankAccount;

use super::ChangeError;
use crate::app::App;
use crate::identity::SignedIn;

/// Fields of a bank account.
#[derive(Debug, Clone)]
pub struct BankAccountFields {
    /// The bank.
    pub bank_name: String,
    /// Name of the account holder.
    pub account_name: String,
    /// Its number, unique within the agency.
    pub account_number: String,
    /// The bank's branch.
    pub branch_name: String,
    /// BIC, or empty.
    pub swift_code: String,
    /// Routing number or IBAN, or empty.
    pub routing_no: String,
    /// ISO 4217.
    pub currency: String,
    /// Whether it is in use.
    pub standing: Standing,
}

impl App {
    /// The agency's accounts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bank_accounts(&self, by: &SignedIn) -> Result<Vec<BankAccount>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        tx.bank_accounts().of_agency(by.caller.agency).await
    }

    /// Add an account.
    ///
    /// # Errors
    /// `Duplicate` when the agency has an account with this number.
    pub async fn add_bank_account(&self, by: &SignedIn, fields: BankAccountFields) -> Result<BankAccount, ChangeError> {
        let account = self.shaped(by, BankAccountId::fresh(self.ids()), 1, fields);
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        tx.bank_accounts().insert(&account).await?;
        let detail = json!({ "bank": account.bank_name });
        self.note_change(&tx, by, "bank_account.added", account.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(account)
    }

    /// Change an account, unless a concurrent change was saved first.
    ///
    /// # Errors
    /// Why it was not changed.
    pub async fn change_bank_account(
        &self,
        by: &SignedIn,
        id: BankAccountId,
        version: i64,
        fields: BankAccountFields,
    ) -> Result<BankAccount, ChangeError> {
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let before = tx.bank_accounts().get(by.caller.agency, id).await?;
        let before = before.ok_or(ChangeError::NotFound)?;
        let account = BankAccount {
            created_at: before.created_at,
            currency: before.currency,
            ..self.shaped(by, id, version, fields)
        };
        if !tx.bank_accounts().update(&account).await? {
            return Err(ChangeError::Changed);
        }
        let detail = json!({ "bank": account.bank_name, "standing": account.standing.as_str() });
        self.note_change(&tx, by, "bank_account.changed", id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(BankAccount {
            version: version + 1,
            ..account
        })
    }

    fn shaped(&self, by: &SignedIn, id: BankAccountId, version: i64, fields: BankAccountFields) -> BankAccount {
        BankAccount {
            id,
            agency_id: by.caller.agency,
            bank_name: fields.bank_name,
            account_name: fields.account_name,
            account_number: fields.account_number,
            branch_name: fields.branch_name,
            swift_code: fields.swift_code,
            routing_no: fields.routing_no,
            currency: fields.currency,
            standing: fields.standing,
            version,
            created_at: self.clock().now(),
        }
    }
}
