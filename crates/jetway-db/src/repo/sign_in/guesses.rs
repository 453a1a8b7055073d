//! Failed guesses at passwords and codes. They are counted by subject, a hash of the address that was typed, so that known
//! and unknown addresses cost the same reads and writes.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect, Select};

use crate::entity::TenantRows;
use crate::entity::verification_code::failed_guess;
use crate::{DbError, Tx};

/// A count restarts after this long without a failure.
const FORGOTTEN_AFTER: TimeDelta = TimeDelta::days(2);

/// Whose guesses are counted together, and at what.
#[derive(Debug, Clone, Copy)]
pub struct Guesser<'g> {
    /// Hash of the address, and of the browser if it has its own count.
    pub subject: &'g str,
    /// The kind of secret, such as `password`.
    pub purpose: &'g str,
}

/// How failures in a row slow down further guesses.
#[derive(Debug, Clone, Copy)]
pub struct BackOff {
    /// The failure that first blocks further guesses.
    pub after_failures: i64,
    /// For how long it blocks them. Each further failure doubles the time.
    pub first: TimeDelta,
    /// The longest block.
    pub longest: TimeDelta,
}

impl BackOff {
    /// How long `failures` in a row block the next guess; `None` while they do not.
    fn block(&self, failures: i64) -> Option<TimeDelta> {
        let doublings = u32::try_from(failures - self.after_failures).ok()?;
        Some((self.first * 2_i32.pow(doublings.min(16))).min(self.longest))
    }
}

/// A guesser's count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Failures in a row.
    pub failures: i64,
    blocked_until: Option<DateTime<Utc>>,
}

impl Standing {
    const NEW: Self = Self {
        failures: 0,
        blocked_until: None,
    };

    /// Until when guesses are refused; `None` when they are accepted.
    #[must_use]
    pub fn blocked_until(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.blocked_until.filter(|until| now < *until)
    }
}

/// The failed guesses of one tenant.
#[derive(Debug)]
pub struct Guesses<'t>(&'t Tx);

impl Tx {
    /// The failed guesses of this tenant.
    #[must_use]
    pub const fn guesses(&self) -> Guesses<'_> {
        Guesses(self)
    }
}

impl Guesses<'_> {
    /// A guesser's count. The row is locked until the transaction ends, so that parallel guesses are counted one after another.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lock(&self, guesser: Guesser<'_>, now: DateTime<Utc>) -> Result<Standing, DbError> {
        let fresh = failed_guess::Model {
            tenant: self.0.tenant(),
            subject: guesser.subject.to_owned(),
            purpose: guesser.purpose.to_owned(),
            failures: 0,
            last_failed_at: now,
            blocked_until: None,
        };
        failed_guess::Entity::insert_row_once(self.0, fresh).await?;
        let row = self.row_of(guesser).lock_exclusive().one(&self.0.conn).await?;
        // A sweep may have removed an old row in between.
        Ok(row.map_or(Standing::NEW, |row| standing(&row, now)))
    }

    /// Until when a guesser is refused, without locking their row; `None` when they are not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn blocked_until(
        &self,
        guesser: Guesser<'_>,
        now: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, DbError> {
        let row = self.row_of(guesser).one(&self.0.conn).await?;
        Ok(row.and_then(|row| standing(&row, now).blocked_until(now)))
    }

    /// Add a failure to a locked count. Counts only if the caller commits. Returns the new count.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn failed(
        &self,
        guesser: Guesser<'_>,
        before: Standing,
        rule: BackOff,
        now: DateTime<Utc>,
    ) -> Result<Standing, DbError> {
        let failures = before.failures + 1;
        let blocked_until = rule.block(failures).map(|block| now + block);
        let update = failed_guess::Entity::update_in_tenant(self.0.scope())
            .col_expr(failed_guess::Column::Failures, Expr::value(failures))
            .col_expr(failed_guess::Column::LastFailedAt, Expr::value(now))
            .col_expr(failed_guess::Column::BlockedUntil, Expr::value(blocked_until))
            .filter(failed_guess::Column::Subject.eq(guesser.subject))
            .filter(failed_guess::Column::Purpose.eq(guesser.purpose));
        update.exec(&self.0.conn).await?;
        Ok(Standing {
            failures,
            blocked_until,
        })
    }

    /// Reset a count after a correct guess. The row stays: parallel guesses are waiting for it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, guesser: Guesser<'_>) -> Result<(), DbError> {
        let none = Option::<DateTime<Utc>>::None;
        let update = failed_guess::Entity::update_in_tenant(self.0.scope())
            .col_expr(failed_guess::Column::Failures, Expr::value(0_i64))
            .col_expr(failed_guess::Column::BlockedUntil, Expr::value(none))
            .filter(failed_guess::Column::Subject.eq(guesser.subject))
            .filter(failed_guess::Column::Purpose.eq(guesser.purpose));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    fn row_of(&self, guesser: Guesser<'_>) -> Select<failed_guess::Entity> {
        failed_guess::Entity::in_tenant(self.0.scope())
            .filter(failed_guess::Column::Subject.eq(guesser.subject))
            .filter(failed_guess::Column::Purpose.eq(guesser.purpose))
    }
}

fn standing(row: &failed_guess::Model, now: DateTime<Utc>) -> Standing {
    let is_forgotten = row.last_failed_at + FORGOTTEN_AFTER <= now;
    Standing {
        failures: if is_forgotten { 0 } else { row.failures },
        blocked_until: row.blocked_until,
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::BackOff;

    #[test]
    fn a_block_doubles_with_each_failure_up_to_the_longest() {
        let rule = BackOff {
            after_failures: 5,
            first: TimeDelta::minutes(15),
            longest: TimeDelta::days(1),
        };
        let minutes = |failures| rule.block(failures).map(|block| block.num_minutes());
        assert_eq!([0, 1, 4].map(minutes), [None; 3]);
        assert_eq!([5, 6, 7].map(minutes), [Some(15), Some(30), Some(60)]);
        assert_eq!([11, 12, 5_000].map(minutes), [Some(960), Some(1_440), Some(1_440)]);
    }
}
