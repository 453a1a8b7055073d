//! Posting entries.

use jetway_domain::ids::JournalId;
use jetway_domain::ledger::{Account, ChainHash, EntryKind, JournalEntry, PostedEntry};
use jetway_domain::money::{CurrencyCode, MoneyError};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use super::{Ledger, LockedWallet, Movement, Receipt, WalletError, rows};
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::ledger::{account, entry, line, wallet};

impl Ledger<'_> {
    /// Post an entry that settles no hold. Posting the same event again returns the first receipt. A credit makes the
    /// timer check overdue amounts at once.
    ///
    /// # Errors
    /// `Entry` when it is not balanced; `InsufficientBalance` when it exceeds the available balance; `ReferenceTaken`
    /// when its kind and reference belong to another event; `WrongCurrency`, `NoWallet`.
    pub async fn post(&self, entry: &JournalEntry, id: JournalId) -> Result<Receipt, WalletError> {
        entry.balanced()?;
        if entry.hold.is_some() {
            return Err(WalletError::UnknownHold);
        }
        let wallet = self.lock(entry.agency, wallet_currency(entry)?).await?;
        if let Some(receipt) = self.replay(entry).await? {
            return Ok(receipt);
        }
        let effect = entry.wallet_effect(wallet.balance.currency)?;
        if effect.is_negative() {
            wallet.refuse_overdraft(effect.negated()?)?;
        }
        let posted_minor = wallet.balance.posted().checked_add(effect)?.minor;
        let movement = Movement {
            posted_minor,
            held_minor: wallet.balance.held_minor,
        };
        let receipt = self.append(&wallet, entry, id, movement).await?;
        if effect.is_positive() {
            self.0.dues().collect_now(entry.agency).await?;
        }
        Ok(receipt)
    }

    /// The receipt of this event, if it was posted.
    pub(super) async fn replay(&self, entry: &JournalEntry) -> Result<Option<Receipt>, WalletError> {
        let Some(posted) = self.find(entry.kind, &entry.reference).await? else {
            return Ok(None);
        };
        if !posted.entry.same_event(entry) {
            return Err(WalletError::ReferenceTaken);
        }
        Ok(Some(Receipt {
            journal_id: posted.id,
            number: posted.number,
            replayed: true,
        }))
    }

    /// The entry with this kind and reference.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(&self, kind: EntryKind, reference: &str) -> Result<Option<PostedEntry>, DbError> {
        let query = entry::Entity::in_tenant(self.0.scope())
            .filter(entry::Column::Kind.eq(kind.as_str()))
            .filter(entry::Column::Reference.eq(reference));
        let Some(row) = query.one(&self.0.conn).await? else {
            return Ok(None);
        };
        let lines = line::Entity::in_tenant(self.0.scope())
            .filter(line::Column::EntryId.eq(row.id))
            .order_by_asc(line::Column::Line);
        let lines = lines.all(&self.0.conn).await?;
        rows::read_entry(row, lines).map(Some)
    }

    /// Write lines, entry and wallet, in the order that the triggers require.
    pub(super) async fn append(
        &self,
        wallet: &LockedWallet,
        entry: &JournalEntry,
        id: JournalId,
        movement: Movement,
    ) -> Result<Receipt, WalletError> {
        let number = wallet.last_number + 1;
        let hash = ChainHash::of(self.0.scope().tenant(), id, number, wallet.last_hash, entry);
        for (line, side) in (1..).zip(&entry.lines) {
            self.ensure_account(&side.account).await?;
            let row = line::Model {
                tenant: self.0.tenant(),
                entry_id: id.0,
                line,
                account: side.account.to_string(),
                side: side.side.as_str().to_owned(),
                amount_minor: side.amount.minor,
                currency: side.amount.currency.to_string(),
            };
            line::Entity::insert_row(self.0, row).await?;
        }
        let row = entry::Model {
            tenant: self.0.tenant(),
            id: id.0,
            agency_id: entry.agency.0,
            number,
            kind: entry.kind.as_str().to_owned(),
            reference: entry.reference.clone(),
            order_reference: entry.order.as_ref().map(ToString::to_string),
            hold_id: entry.hold.map(|hold| hold.0),
            description: entry.description.clone(),
            actor: entry.actor.clone(),
            reason: entry.reason.clone(),
            posted_at: entry.posted_at,
            value_on: entry.value_on,
            previous_hash: wallet.last_hash.to_string(),
            hash: hash.to_string(),
        };
        entry::Entity::insert_row(self.0, row).await?;
        let update = self
            .change(wallet)
            .col_expr(wallet::Column::PostedMinor, Expr::value(movement.posted_minor))
            .col_expr(wallet::Column::HeldMinor, Expr::value(movement.held_minor))
            .col_expr(wallet::Column::LastNumber, Expr::value(number))
            .col_expr(wallet::Column::LastHash, Expr::value(hash.to_string()));
        self.apply(update).await?;
        Ok(Receipt {
            journal_id: id,
            number,
            replayed: false,
        })
    }

    async fn ensure_account(&self, account: &Account) -> Result<(), DbError> {
        let class = account.class().as_str().to_owned();
        let row = account::Model {
            tenant: self.0.tenant(),
            code: account.to_string(),
            class,
        };
        account::Entity::insert_row_once(self.0, row).await.map(drop)
    }
}

/// The one currency of the entry's lines on the wallet, or of the entry when it does not touch the wallet.
pub(super) fn wallet_currency(entry: &JournalEntry) -> Result<CurrencyCode, MoneyError> {
    let wallet = Account::AgencyWallet(entry.agency);
    let mut on_wallet = entry
        .lines
        .iter()
        .filter(|line| line.account == wallet)
        .map(|line| line.amount.currency);
    let first = on_wallet
        .next()
        .or_else(|| entry.lines.first().map(|line| line.amount.currency));
    let first = first.ok_or(MoneyError::NoParts)?;
    match on_wallet.find(|other| *other != first) {
        Some(right) => Err(MoneyError::CurrencyMismatch { left: first, right }),
        None => Ok(first),
    }
}
