//! Figures for operations: orders whose outcome is unknown, and orders handed over to operators.

use chrono::TimeDelta;
use jetway_db::DbError;

use super::service::Orders;

/// Orders of every tenant that are in doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InDoubt {
    /// Orders that are being ticketed and whose outcome is unknown; their money is held.
    pub in_progress: usize,
    /// Age of the oldest of them; zero without any.
    pub longest: TimeDelta,
    /// Orders this process has handed over to operations since it started.
    pub handed_over: u64,
}

impl Orders {
    /// Count what is in doubt now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn in_doubt(&self) -> Result<InDoubt, DbError> {
        let mut found = InDoubt {
            in_progress: 0,
            longest: TimeDelta::zero(),
            handed_over: self.store.handed_over(),
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
