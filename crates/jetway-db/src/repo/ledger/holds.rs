//! Holds: place, capture, release.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, HoldId, JournalId, OrderReference};
use jetway_domain::ledger::{Hold, HoldState, JournalEntry, LedgerError};
use jetway_domain::money::Money;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use super::post::wallet_currency;
use super::{Ledger, Movement, Receipt, WalletError, rows};
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::ledger::{hold, wallet};

/// A new hold.
#[derive(Debug, Clone)]
pub struct NewHold {
    /// Its identifier.
    pub id: HoldId,
    /// The agency whose wallet pays.
    pub agency: AgencyId,
    /// The order: it has at most one hold at a time, and after one was captured only further ones.
    pub order: OrderReference,
    /// The amount.
    pub amount: Money,
    /// The actor.
    pub actor: String,
    /// The current instant.
    pub created_at: DateTime<Utc>,
    /// When it expires and may be swept.
    pub expires_at: DateTime<Utc>,
}

impl Ledger<'_> {
    /// Place a hold. Repeating it for the same order and amount returns the pending hold.
    ///
    /// # Errors
    /// `InsufficientBalance` when the available balance is lower; `HoldSettled(Posted)` when the order was paid;
    /// `ReferenceTaken` when a hold with another amount is pending; `WrongCurrency`, `NoWallet`.
    pub async fn place_hold(&self, new: NewHold) -> Result<Hold, WalletError> {
        self.place(new, false).await
    }

    /// Place another hold for an order that was paid, for what is added to it. Otherwise as [`Ledger::place_hold`]; the caller
    /// makes sure that the same addition is not held twice.
    ///
    /// # Errors
    /// As [`Ledger::place_hold`], without `HoldSettled`.
    pub async fn place_further_hold(&self, new: NewHold) -> Result<Hold, WalletError> {
        self.place(new, true).await
    }

    async fn place(&self, new: NewHold, is_further: bool) -> Result<Hold, WalletError> {
        if !new.amount.is_positive() {
            return Err(WalletError::Entry(LedgerError::NotPositive));
        }
        let wallet = self.lock(new.agency, new.amount.currency).await?;
        for earlier in self.holds_of(&new.order).await? {
            match earlier.state {
                HoldState::Pending if earlier.amount == new.amount && earlier.agency == new.agency => {
                    return Ok(earlier);
                }
                HoldState::Pending => return Err(WalletError::ReferenceTaken),
                HoldState::Posted if is_further => {}
                HoldState::Posted => return Err(WalletError::HoldSettled(HoldState::Posted)),
                HoldState::Voided | HoldState::Expired => {}
            }
        }
        wallet.refuse_overdraft(new.amount)?;
        let NewHold {
            id,
            agency,
            order,
            amount,
            actor,
            created_at,
            expires_at,
        } = new;
        let captured = Money::zero(amount.currency);
        let state = HoldState::Pending;
        let hold = Hold {
            id,
            agency,
            order,
            amount,
            captured,
            state,
            actor,
            created_at,
            expires_at,
            settled_at: None,
        };
        hold::Entity::insert_row(self.0, rows::write_hold(self.0.tenant(), &hold)).await?;
        let held = wallet.balance.held().checked_add(amount)?;
        let update = self
            .change(&wallet)
            .col_expr(wallet::Column::HeldMinor, Expr::value(held.minor));
        self.apply(update).await?;
        Ok(hold)
    }

    /// Capture a pending hold, in whole or in part, with an entry whose `hold` names it; the rest is released. Capturing
    /// again with the same event returns the first receipt.
    ///
    /// # Errors
    /// `MoreThanHeld` when the entry captures more than was held; `HoldSettled` when the hold was released;
    /// `UnknownHold`; `Entry` when the entry is not balanced or captures nothing.
    pub async fn capture_hold(
        &self,
        entry: &JournalEntry,
        id: JournalId,
        now: DateTime<Utc>,
    ) -> Result<Receipt, WalletError> {
        entry.balanced()?;
        let wallet = self.lock(entry.agency, wallet_currency(entry)?).await?;
        if let Some(receipt) = self.replay(entry).await? {
            return Ok(receipt);
        }
        let hold = self.hold(entry.hold.ok_or(WalletError::UnknownHold)?).await?;
        let hold = hold
            .filter(|hold| hold.agency == entry.agency)
            .ok_or(WalletError::UnknownHold)?;
        if hold.state != HoldState::Pending {
            return Err(WalletError::HoldSettled(hold.state));
        }
        let effect = entry.wallet_effect(wallet.balance.currency)?;
        let taken = effect.negated()?;
        if !taken.is_positive() {
            return Err(WalletError::Entry(LedgerError::NotPositive));
        }
        if hold.amount.checked_sub(taken)?.is_negative() {
            return Err(WalletError::MoreThanHeld {
                held: hold.amount,
                asked: taken,
            });
        }
        self.settle(hold.id, HoldState::Posted, taken, now).await?;
        let movement = Movement {
            posted_minor: wallet.balance.posted().checked_add(effect)?.minor,
            held_minor: wallet.balance.held().checked_sub(hold.amount)?.minor,
        };
        self.append(&wallet, entry, id, movement).await
    }

    /// Release a whole pending hold. `expired`: it was not captured in time. Releasing it again changes nothing.
    ///
    /// # Errors
    /// `HoldSettled(Posted)` when it was captured; `UnknownHold`.
    pub async fn release_hold(&self, id: HoldId, expired: bool, now: DateTime<Utc>) -> Result<Hold, WalletError> {
        let hold = self.hold(id).await?.ok_or(WalletError::UnknownHold)?;
        let wallet = self.lock(hold.agency, hold.amount.currency).await?;
        // Read again under the lock: it may have been settled while we waited.
        let hold = self.hold(id).await?.ok_or(WalletError::UnknownHold)?;
        match hold.state {
            HoldState::Pending => {}
            HoldState::Posted => return Err(WalletError::HoldSettled(HoldState::Posted)),
            HoldState::Voided | HoldState::Expired => return Ok(hold),
        }
        let state = if expired { HoldState::Expired } else { HoldState::Voided };
        self.settle(id, state, Money::zero(hold.amount.currency), now).await?;
        let held = wallet.balance.held().checked_sub(hold.amount)?;
        let update = self
            .change(&wallet)
            .col_expr(wallet::Column::HeldMinor, Expr::value(held.minor));
        self.apply(update).await?;
        Ok(Hold {
            state,
            settled_at: Some(now),
            ..hold
        })
    }

    /// One hold.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold(&self, id: HoldId) -> Result<Option<Hold>, DbError> {
        let query = hold::Entity::in_tenant(self.0.scope()).filter(hold::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(rows::read_hold).transpose()
    }

    /// The holds of an order, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn holds_of(&self, order: &OrderReference) -> Result<Vec<Hold>, DbError> {
        let query = hold::Entity::in_tenant(self.0.scope())
            .filter(hold::Column::OrderReference.eq(order.as_str()))
            .order_by_asc(hold::Column::CreatedAt);
        query
            .all(&self.0.conn)
            .await?
            .into_iter()
            .map(rows::read_hold)
            .collect()
    }

    async fn settle(&self, id: HoldId, state: HoldState, taken: Money, now: DateTime<Utc>) -> Result<(), WalletError> {
        let update = hold::Entity::update_in_tenant(self.0.scope())
            .col_expr(hold::Column::State, Expr::value(state.as_str()))
            .col_expr(hold::Column::CapturedMinor, Expr::value(taken.minor))
            .col_expr(hold::Column::SettledAt, Expr::value(now))
            .filter(hold::Column::Id.eq(id.0))
            .filter(hold::Column::State.eq(HoldState::Pending.as_str()));
        match update.exec(&self.0.conn).await?.rows_affected {
            1 => Ok(()),
            _ => Err(WalletError::UnknownHold),
        }
    }
}
