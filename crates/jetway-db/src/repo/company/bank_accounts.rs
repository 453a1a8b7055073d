//! The bank accounts of agencies.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, BankAccountId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use super::branches::Standing;
use crate::entity::TenantRows;
use crate::entity::company::bank_account as account;
use crate::{DbError, Tx};

/// A bank account of an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BankAccount {
    /// Its identifier.
    pub id: BankAccountId,
    /// The agency it belongs to.
    pub agency_id: AgencyId,
    /// The bank.
    pub bank_name: String,
    /// Name of the account holder.
    pub account_name: String,
    /// Its number, unique within the agency.
    pub account_number: String,
    /// The bank's branch.
    pub branch_name: String,
    /// BIC, 8 or 11 letters and digits, or empty.
    pub swift_code: String,
    /// Routing number, or IBAN where accounts have one.
    pub routing_no: String,
    /// ISO 4217.
    pub currency: String,
    /// Whether it is in use.
    pub standing: Standing,
    /// Increases with every change.
    pub version: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
}

/// The bank accounts of one tenant.
#[derive(Debug)]
pub struct BankAccounts<'t>(&'t Tx);

impl Tx {
    /// The bank accounts of this tenant's agencies.
    #[must_use]
    pub const fn bank_accounts(&self) -> BankAccounts<'_> {
        BankAccounts(self)
    }
}

impl BankAccounts<'_> {
    /// One account of an agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, agency: AgencyId, id: BankAccountId) -> Result<Option<BankAccount>, DbError> {
        let query = account::Entity::in_tenant(self.0.scope())
            .filter(account::Column::AgencyId.eq(agency.0))
            .filter(account::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// The accounts of an agency, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_agency(&self, agency: AgencyId) -> Result<Vec<BankAccount>, DbError> {
        let query = account::Entity::in_tenant(self.0.scope())
            .filter(account::Column::AgencyId.eq(agency.0))
            .order_by_asc(account::Column::CreatedAt)
            .order_by_asc(account::Column::Id);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Insert an account.
    ///
    /// # Errors
    /// `Duplicate` when the agency has an account with this number.
    pub async fn insert(&self, account: &BankAccount) -> Result<(), DbError> {
        let row = write(self.0.tenant(), account.clone());
        account::Entity::insert_row(self.0, row).await
    }

    /// Save a changed account unless a concurrent change was saved first. Returns whether it was saved.
    ///
    /// # Errors
    /// `Duplicate` when the agency has another account with this number.
    pub async fn update(&self, account: &BankAccount) -> Result<bool, DbError> {
        let row = write(self.0.tenant(), account.clone());
        let update = account::Entity::update_in_tenant(self.0.scope())
            .col_expr(account::Column::BankName, Expr::value(row.bank_name))
            .col_expr(account::Column::AccountName, Expr::value(row.account_name))
            .col_expr(account::Column::AccountNumber, Expr::value(row.account_number))
            .col_expr(account::Column::BranchName, Expr::value(row.branch_name))
            .col_expr(account::Column::SwiftCode, Expr::value(row.swift_code))
            .col_expr(account::Column::RoutingNo, Expr::value(row.routing_no))
            .col_expr(account::Column::Status, Expr::value(row.status))
            .col_expr(account::Column::Version, Expr::value(row.version + 1))
            .filter(account::Column::AgencyId.eq(row.agency_id))
            .filter(account::Column::Id.eq(row.id))
            .filter(account::Column::Version.eq(row.version));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn write(tenant: String, account: BankAccount) -> account::Model {
    account::Model {
        tenant,
        id: account.id.0,
        agency_id: account.agency_id.0,
        bank_name: account.bank_name,
        account_name: account.account_name,
        account_number: account.account_number,
        branch_name: account.branch_name,
        swift_code: account.swift_code,
        routing_no: account.routing_no,
        currency: account.currency,
        status: account.standing.as_str().to_owned(),
        version: account.version,
        created_at: account.created_at,
    }
}

fn read(row: account::Model) -> Result<BankAccount, DbError> {
    Ok(BankAccount {
        id: BankAccountId(row.id),
        agency_id: AgencyId(row.agency_id),
        bank_name: row.bank_name,
        account_name: row.account_name,
        account_number: row.account_number,
        branch_name: row.branch_name,
        swift_code: row.swift_code,
        routing_no: row.routing_no,
        currency: row.currency,
        standing: Standing::parse(&row.status).ok_or(DbError::Unreadable("bank_accounts.status"))?,
        version: row.version,
        created_at: row.created_at,
    })
}
