//! Notifications about an agency's deposits.

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_db::repo::payments::DepositEvent;
use jetway_domain::deposit::DepositStatus;

use super::Deposits;
use crate::context::Caller;

/// Age up to which a change notifies.
const NOTIFIES_FOR: TimeDelta = TimeDelta::days(7);
/// Maximum of notifications.
const MOST: u64 = 30;

/// States that notify.
const STATES: [DepositStatus; 8] = [
    DepositStatus::Approved,
    DepositStatus::Rejected,
    DepositStatus::NeedsInfo,
    DepositStatus::Cleared,
    DepositStatus::Bounced,
    DepositStatus::Credited,
    DepositStatus::Expired,
    DepositStatus::ManualReview,
];

impl Deposits {
    /// Changes of the agency's deposits in the last week, newest first, each with the number of its deposit.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notifications(&self, caller: &Caller) -> Result<Vec<(String, DepositEvent)>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let since = self.services.now() - NOTIFIES_FOR;
        tx.deposits().notifications(caller.agency, since, &STATES, MOST).await
    }
}
