//! The ledger of one tenant: wallets, journal and holds. Nothing else writes a balance (ADR 0011).
//!
//! Every change locks the agency's wallet row first, so changes to one wallet are serialised; on SQLite the
//! write transaction as a whole is. Everything joins the caller's transaction: an order and its payment change
//! together or not at all.

mod changes;
mod holds;
mod passbook;
mod post;
mod prove;
mod rows;
mod sales;

use jetway_domain::ids::{AgencyId, JournalId};
use jetway_domain::ledger::{ChainHash, GENESIS, HoldState, LedgerError, WalletBalance};
use jetway_domain::money::{CurrencyCode, Money, MoneyError};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::ledger::wallet;
use crate::{DbError, Tx};

pub use changes::WalletChanges;
pub use holds::NewHold;
pub use passbook::{PassbookFilter, PassbookLine, PassbookPage};
pub use sales::{KindTotal, Sale, SaleKey, SaleTotal, SalesBy, SalesFilter};

/// Why the ledger refused a change.
#[derive(Debug, thiserror::Error)]
pub enum WalletError {
    /// The available balance is too low.
    #[error("{shortfall} is missing")]
    InsufficientBalance {
        /// The missing amount.
        shortfall: Money,
    },
    /// The agency has no wallet.
    #[error("the agency has no wallet")]
    NoWallet,
    /// The agency may not spend.
    #[error("the agency is blocked")]
    Blocked,
    /// The agency owes an amount past its grace period, and cannot buy until it is paid.
    #[error("an amount due is unpaid past its grace period")]
    Overdue,
    /// The amount is in another currency than the wallet.
    #[error("the wallet is in {0}")]
    WrongCurrency(CurrencyCode),
    /// The natural key was used for another event.
    #[error("this reference was used for something else")]
    ReferenceTaken,
    /// No such hold.
    #[error("no such hold")]
    UnknownHold,
    /// The hold is not pending any more.
    #[error("the hold is {}", .0.as_str())]
    HoldSettled(HoldState),
    /// The entry captures more than was held.
    #[error("{held} is held, {asked} was requested")]
    MoreThanHeld {
        /// The held amount.
        held: Money,
        /// The requested amount.
        asked: Money,
    },
    /// The entry breaks a rule of the ledger, which is a defect of the caller.
    #[error("not a ledger entry: {0}")]
    Entry(#[from] LedgerError),
    /// More credit is in use than the new limit allows.
    #[error("{used} of the credit is in use")]
    CreditInUse {
        /// The credit in use.
        used: Money,
    },
    /// The amounts cannot be combined.
    #[error("the amounts cannot be combined")]
    Amount(#[from] MoneyError),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] DbError),
}

impl WalletError {
    /// Whether the same call may succeed if repeated unchanged.
    #[must_use]
    pub const fn retryable(&self) -> bool {
        match self {
            Self::Db(error) => error.retryable(),
            Self::InsufficientBalance { .. }
            | Self::NoWallet
            | Self::Blocked
            | Self::Overdue
            | Self::WrongCurrency(_)
            | Self::ReferenceTaken
            | Self::UnknownHold
            | Self::HoldSettled(_)
            | Self::MoreThanHeld { .. }
            | Self::Entry(_)
            | Self::CreditInUse { .. }
            | Self::Amount(_) => false,
        }
    }
}

impl From<sea_orm::DbErr> for WalletError {
    fn from(error: sea_orm::DbErr) -> Self {
        Self::Db(error.into())
    }
}

/// Receipt of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Receipt {
    /// The entry.
    pub journal_id: JournalId,
    /// Its number within the agency.
    pub number: i64,
    /// Whether it was posted before, and this call changed nothing.
    pub replayed: bool,
}

/// The ledger of one tenant.
#[derive(Debug)]
pub struct Ledger<'t>(&'t Tx);

impl Tx {
    /// The ledger of this tenant.
    #[must_use]
    pub const fn ledger(&self) -> Ledger<'_> {
        Ledger(self)
    }
}

/// A wallet whose row this transaction has locked.
struct LockedWallet {
    agency: AgencyId,
    balance: WalletBalance,
    last_number: i64,
    last_hash: ChainHash,
}

impl Ledger<'_> {
    /// Open an empty wallet for an agency, with the credit the tenant grants. Returns `false` if it has one.
    ///
    /// # Errors
    /// `Db(Refused)` when the agency does not exist or the limit is negative.
    pub async fn open_wallet(&self, agency: AgencyId, credit_limit: Money) -> Result<bool, WalletError> {
        let row = wallet::Model {
            tenant: self.0.tenant(),
            agency_id: agency.0,
            currency: credit_limit.currency.to_string(),
            posted_minor: 0,
            held_minor: 0,
            credit_limit_minor: credit_limit.minor,
            last_number: 0,
            last_hash: GENESIS.to_string(),
            version: 0,
        };
        Ok(wallet::Entity::insert_row_once(self.0, row).await?)
    }

    /// An agency's balance; `None` if it has no wallet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn balance(&self, agency: AgencyId) -> Result<Option<WalletBalance>, DbError> {
        let query = wallet::Entity::in_tenant(self.0.scope()).filter(wallet::Column::AgencyId.eq(agency.0));
        query.one(&self.0.conn).await?.as_ref().map(rows::balance).transpose()
    }

    /// All wallets, in no particular order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn balances(&self) -> Result<Vec<(AgencyId, WalletBalance)>, DbError> {
        let rows = wallet::Entity::in_tenant(self.0.scope()).all(&self.0.conn).await?;
        let read = |row: &wallet::Model| Ok((AgencyId(row.agency_id), rows::balance(row)?));
        rows.iter().map(read).collect()
    }

    /// The wallets of these agencies, in no particular order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn balances_of(&self, agencies: &[AgencyId]) -> Result<Vec<(AgencyId, WalletBalance)>, DbError> {
        let rows = wallet::Entity::in_tenant(self.0.scope())
            .filter(wallet::Column::AgencyId.is_in(agencies.iter().map(|agency| agency.0)))
            .all(&self.0.conn)
            .await?;
        let read = |row: &wallet::Model| Ok((AgencyId(row.agency_id), rows::balance(row)?));
        rows.iter().map(read).collect()
    }

    /// Set the credit limit. Returns the wallet as it was; setting the current limit changes nothing. A higher limit makes the
    /// timer check overdue amounts at once.
    ///
    /// # Errors
    /// `CreditInUse` when the wallet uses more credit than that; `WrongCurrency`, `NoWallet`.
    pub async fn set_credit_limit(&self, agency: AgencyId, limit: Money) -> Result<WalletBalance, WalletError> {
        let wallet = self.lock(agency, limit.currency).await?;
        let before = wallet.balance;
        if before.credit_limit() == limit {
            return Ok(before);
        }
        let used = before.credit_used()?;
        if limit.minor < used.minor {
            return Err(WalletError::CreditInUse { used });
        }
        let update = self
            .change(&wallet)
            .col_expr(wallet::Column::CreditLimitMinor, Expr::value(limit.minor));
        self.apply(update).await?;
        if limit.minor > before.credit_limit().minor {
            self.0.dues().collect_now(agency).await?;
        }
        Ok(before)
    }

    async fn lock(&self, agency: AgencyId, currency: CurrencyCode) -> Result<LockedWallet, WalletError> {
        let query = wallet::Entity::in_tenant(self.0.scope())
            .filter(wallet::Column::AgencyId.eq(agency.0))
            .lock_exclusive();
        let row = query.one(&self.0.conn).await?.ok_or(WalletError::NoWallet)?;
        let balance = rows::balance(&row)?;
        if balance.currency != currency {
            return Err(WalletError::WrongCurrency(balance.currency));
        }
        let last_hash = rows::hash(&row.last_hash, "wallets.last_hash")?;
        Ok(LockedWallet {
            agency,
            balance,
            last_number: row.last_number,
            last_hash,
        })
    }

    /// Change a locked wallet, if its version is still the one that was read.
    fn change(&self, wallet: &LockedWallet) -> sea_orm::UpdateMany<wallet::Entity> {
        wallet::Entity::update_in_tenant(self.0.scope())
            .filter(wallet::Column::AgencyId.eq(wallet.agency.0))
            .filter(wallet::Column::Version.eq(wallet.balance.version))
            .col_expr(wallet::Column::Version, Expr::value(wallet.balance.version + 1))
    }

    async fn apply(&self, update: sea_orm::UpdateMany<wallet::Entity>) -> Result<(), WalletError> {
        match update.exec(&self.0.conn).await?.rows_affected {
            1 => Ok(()),
            _ => Err(WalletError::Db(DbError::Refused(
                "the wallet changed under its lock".to_owned(),
            ))),
        }
    }
}

impl LockedWallet {
    fn refuse_overdraft(&self, spend: Money) -> Result<(), WalletError> {
        match self.balance.shortfall(spend)? {
            Some(shortfall) => Err(WalletError::InsufficientBalance { shortfall }),
            None => Ok(()),
        }
    }
}

/// Columns of the wallet that an update changes, besides the version.
struct Movement {
    posted_minor: i64,
    held_minor: i64,
}
