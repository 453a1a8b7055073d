//! What the timer does with requests: it reminds agencies of quotations, and ends what nobody answered.

use std::sync::Arc;
use std::time::Duration;

use jetway_db::{DbError, Timed};
use jetway_domain::holiday::request::{HolidayRequestDue, HolidayRequestEventKind, HolidayRequestStep};
use jetway_domain::ids::{HolidayRequestId, TenantId};
use tokio::time::MissedTickBehavior;

use super::emails::enqueue;
use super::{HolidayRequestError, HolidayRequests, SYSTEM};

/// Requests of one tenant in one round.
const ROUND: u64 = 50;

impl HolidayRequests {
    /// Look at due requests now and at this interval, until the process stops.
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let requests = Arc::downgrade(self);
        self.services.tasks.run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(requests) = requests.upgrade() else { return };
                if let Err(error) = requests.run_due().await {
                    tracing::error!(%error, "the timers could not read the due requests for tour packages");
                }
            }
        });
    }

    /// Look at every due request. Returns their number.
    ///
    /// # Errors
    /// When the database cannot be read. A request that fails is logged and looked at again in the next round.
    pub async fn run_due(&self) -> Result<usize, DbError> {
        let mut looked_at = 0;
        let now = self.services.now();
        for tenant in self.services.database.tenants_due(Timed::HolidayRequests, now).await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.holiday_requests().due(now, ROUND).await?;
            drop(tx);
            looked_at += due.len();
            for id in due {
                match self.look_at(&tenant, id).await {
                    // Somebody changed it meanwhile, and planned it anew.
                    Ok(()) | Err(HolidayRequestError::Changed) => {}
                    Err(error) => {
                        tracing::warn!(%tenant, request = %id, %error, "a request for a tour package was left")
                    }
                }
            }
        }
        Ok(looked_at)
    }

    async fn look_at(&self, tenant: &TenantId, id: HolidayRequestId) -> Result<(), HolidayRequestError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let Some(mut request) = tx.holiday_requests().by_id(id).await? else {
            return Ok(());
        };
        let happened = match request.due(now) {
            HolidayRequestDue::Expire => {
                request.end(HolidayRequestStep::Expire, None)?;
                Some(HolidayRequestEventKind::Expired)
            }
            HolidayRequestDue::Remind => {
                request.details.reminded = true;
                request.plan(now);
                Some(HolidayRequestEventKind::Reminded)
            }
            HolidayRequestDue::Wait(_) | HolidayRequestDue::Nothing => {
                request.plan(now);
                None
            }
        };
        self.save(&tx, &mut request).await?;
        if let Some(kind) = happened {
            self.record(&tx, &request, kind, (SYSTEM, "")).await?;
            enqueue(&self.services, &tx, &request, kind).await?;
        }
        Ok(tx.commit().await?)
    }
}
