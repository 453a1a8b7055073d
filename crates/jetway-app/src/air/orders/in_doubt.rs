//! What operations watch of orders: tickets nobody knows of, and decisions that wait for a person.

use std::sync::atomic::Ordering;

use chrono::TimeDelta;
use jetway_db::DbError;

use crate::air::desk::AirDesk;

/// Orders of every tenant that are in doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InDoubt {
    /// Tickets were asked for, and nobody knows of them yet; their money is held.
    pub in_progress: usize,
    /// How long the oldest of them has been so; zero without any.
    pub longest: TimeDelta,
    /// Orders this process has handed over to operations since it began.
    pub handed_over: u64,
}

impl AirDesk {
    /// Count what is in doubt now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn in_doubt(&self) -> Result<InDoubt, DbError> {
        let mut found = InDoubt {
            in_progress: 0,
            longest: TimeDelta::zero(),
            handed_over: self.handed_over.load(Ordering::Relaxed),
        };
        for tenant in self.services.database.tenants().await? {
            let tx = self.services.read(&tenant).await?;
            let since = tx.orders().in_progress_since().await?;
            found.in_progress += since.len();
            if let Some(oldest) = since.first() {
                found.longest = found.longest.max(self.services.now() - *oldest);
            }
        }
        Ok(found)
    }
}
