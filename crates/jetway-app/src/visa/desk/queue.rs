//! The queues of the desk.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::DbError;
pub use jetway_db::repo::orders::DeskMark;
use jetway_db::repo::orders::VisaDesk;
use jetway_domain::ids::{OrderId, TenantId};
use jetway_domain::visa::desk::DeskQueue;
use jetway_domain::visa::order::VisaOrder;
use jetway_domain::visa::product::calendar_days;

use crate::order::product::StoredOrder;
use crate::urgency::Urgency;
use crate::visa::Visas;

/// Operators check, lodge and deliver within this time.
const ACTS_WITHIN: TimeDelta = TimeDelta::days(1);
/// Orders whose stored queue is compared in one transaction.
const BATCH: u64 = 100;

/// Query of the desk's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskQuery {
    /// The queue; `None` lists every queue, followed by ended orders.
    pub queue: Option<DeskQueue>,
    /// Part of a reference, a name, a country or an agency.
    pub search: Option<String>,
    /// The last order of the previous page.
    pub after: Option<DeskPlace>,
    /// Orders of a page.
    pub size: u64,
}

/// The position of an order in the list: waiting ones first, longest in their state first, and then ended ones, the
/// latest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeskPlace {
    /// Part of it is waiting.
    Waiting(DeskMark),
    /// It has ended.
    Ended(DeskMark),
}

impl DeskPlace {
    const fn mark(self) -> DeskMark {
        match self {
            Self::Waiting(mark) | Self::Ended(mark) => mark,
        }
    }

    fn rank(self) -> impl Ord {
        match self {
            Self::Waiting(mark) => (false, Some((mark.since, mark.id)), None),
            Self::Ended(mark) => (true, None, Some(Reverse((mark.since, mark.id)))),
        }
    }
}

/// An order at the desk.
#[derive(Debug, Clone, PartialEq)]
pub struct DeskRow {
    /// The tenant.
    pub tenant: TenantId,
    /// The order.
    pub order: VisaOrder,
    /// When it is late.
    pub due_at: DateTime<Utc>,
    /// How urgent it is.
    pub urgency: Urgency,
}

/// A page of the desk's list.
#[derive(Debug, Clone, PartialEq)]
pub struct DeskPage {
    /// Its orders.
    pub rows: Vec<DeskRow>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<DeskPlace>,
    /// Orders in each non-empty queue, on all pages.
    pub counts: BTreeMap<DeskQueue, u64>,
    /// Orders in any queue, on all pages.
    pub waiting: u64,
}

/// When the next step of an order is late.
#[must_use]
pub fn due_at(order: &VisaOrder) -> DateTime<Utc> {
    let since = order.details.state_since;
    let mut moments = Vec::new();
    for applicant in &order.details.applicants {
        match DeskQueue::of(applicant) {
            Some(DeskQueue::Review | DeskQueue::Lodge | DeskQueue::Deliver) => moments.push(since + ACTS_WITHIN),
            Some(DeskQueue::InProcess) => {
                let product = &order.details.product;
                let express = product.express.filter(|_| order.details.express);
                let days = express.map_or(product.processing.max, |express| express.days);
                let lodged_at = applicant.lodged_at.unwrap_or(since);
                moments.push(lodged_at + calendar_days(days));
            }
            Some(DeskQueue::Correction) | None => {}
        }
    }
    moments.extend(order.open_corrections().map(|correction| correction.due_at));
    moments.into_iter().min().unwrap_or(since + ACTS_WITHIN)
}

impl Visas {
    /// A page of the orders of these tenants at the desk.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn desk(&self, tenants: &[TenantId], query: &DeskQuery) -> Result<DeskPage, DbError> {
        let full = usize::try_from(query.size).unwrap_or(usize::MAX);
        let (mut counts, mut waiting) = (BTreeMap::new(), 0);
        let mut places = Vec::new();
        for tenant in tenants {
            let tx = self.services.read(tenant).await?;
            for (queues, orders) in tx.visa_desk().counts(query.search.as_deref()).await? {
                waiting += orders;
                for queue in queues {
                    *counts.entry(queue).or_default() += orders;
                }
            }
            let found = places_of(&tx.visa_desk(), query).await?;
            places.extend(found.into_iter().map(|place| (tenant, place)));
        }
        places.sort_by_key(|(_, place)| place.rank());
        let has_more = places.len() > full;
        places.truncate(full);
        Ok(DeskPage {
            next: places.last().filter(|_| has_more).map(|(_, place)| *place),
            rows: self.desk_rows(&places).await?,
            counts,
            waiting,
        })
    }

    /// At most `most` orders of a tenant that wait for an operator, the longest in their state first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_for_operators(&self, tenant: &TenantId, most: u64) -> Result<Vec<VisaOrder>, DbError> {
        let tx = self.services.read(tenant).await?;
        let queues = &DeskQueue::FOR_OPERATORS;
        let marks = tx.visa_desk().waiting(queues, None, None, most).await?;
        let keys: Vec<OrderId> = marks.iter().map(|mark| mark.id).collect();
        VisaOrder::load(&tx, &keys).await
    }

    /// Correct the stored queues of orders. A process of the previous release saves an order without updating them. Returns the number
    /// of orders changed.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn correct_parts(&self) -> Result<u64, DbError> {
        let mut changed = 0;
        for tenant in self.services.database.tenants().await? {
            let mut after = None;
            loop {
                let tx = self.services.read(&tenant).await?;
                let page = tx.visa_desk().compared(after, BATCH).await?;
                drop(tx);
                let Some((last, _)) = page.last() else { break };
                after = Some(*last);
                let wrong: Vec<OrderId> = page
                    .iter()
                    .filter(|(_, is_right)| !is_right)
                    .map(|(id, _)| *id)
                    .collect();
                if !wrong.is_empty() {
                    let tx = self.services.begin(&tenant).await?;
                    changed += tx.visa_desk().correct(&wrong).await?;
                    tx.commit().await?;
                }
            }
        }
        Ok(changed)
    }

    /// The orders at these positions.
    async fn desk_rows(&self, places: &[(&TenantId, DeskPlace)]) -> Result<Vec<DeskRow>, DbError> {
        let mut keys: BTreeMap<&TenantId, Vec<OrderId>> = BTreeMap::new();
        for (tenant, place) in places {
            keys.entry(tenant).or_default().push(place.mark().id);
        }
        let mut orders = HashMap::new();
        for (tenant, keys) in keys {
            let tx = self.services.read(tenant).await?;
            let found = VisaOrder::load(&tx, &keys).await?;
            orders.extend(found.into_iter().map(|order| (order.id, order)));
        }
        let now = self.services.now();
        let row = |(tenant, place): &(&TenantId, DeskPlace)| {
            let order = orders.remove(&place.mark().id)?;
            let due_at = due_at(&order);
            Some(DeskRow {
                tenant: (*tenant).clone(),
                urgency: Urgency::of(order.details.state_since, due_at, now),
                order,
                due_at,
            })
        };
        Ok(places.iter().filter_map(row).collect())
    }
}

/// The positions of a tenant's orders on a page. One extra row tells whether there is another page.
async fn places_of(desk: &VisaDesk<'_>, query: &DeskQuery) -> Result<Vec<DeskPlace>, DbError> {
    let most = query.size.saturating_add(1);
    let search = query.search.as_deref();
    let (waiting_after, ended_after) = match query.after {
        Some(DeskPlace::Waiting(mark)) => (Some(mark), None),
        Some(DeskPlace::Ended(mark)) => (None, Some(mark)),
        None => (None, None),
    };
    let mut places = Vec::new();
    if ended_after.is_none() {
        let queues = query
            .queue
            .as_ref()
            .map_or(DeskQueue::ALL.as_slice(), std::slice::from_ref);
        let waiting = desk.waiting(queues, search, waiting_after, most).await?;
        places.extend(waiting.into_iter().map(DeskPlace::Waiting));
    }
    let rest = most - u64::try_from(places.len()).unwrap_or(most);
    if query.queue.is_none() && rest > 0 {
        let ended = desk.ended(search, ended_after, rest).await?;
        places.extend(ended.into_iter().map(DeskPlace::Ended));
    }
    Ok(places)
}
