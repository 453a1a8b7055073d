//! Requests for tour packages, their history, and messages about them.

mod messages;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::holiday::request::{HolidayRequest, HolidayRequestEventKind, HolidayRequestStatus};
use jetway_domain::ids::{AgencyId, HolidayRequestId, TourPackageId, UserId};
use sea_orm::sea_query::{Condition, IntoCondition};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::prices::holiday_request::{Column, Entity, Model};
use crate::entity::prices::holiday_request_event as event;
use crate::repo::{from_json, holds_all, to_json};
use crate::{DbError, Tx};

/// Greatest offset of a page.
const LAST_OFFSET: u64 = 1_000_000;

/// Which requests to list; what is empty does not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HolidayRequestFilter {
    /// Of this agency.
    pub agency: Option<AgencyId>,
    /// In one of these states.
    pub statuses: Vec<HolidayRequestStatus>,
    /// Part of number, agency, package, city or contact, in any letter case.
    pub search: Option<String>,
    /// For a holiday that starts on this day or later.
    pub from: Option<NaiveDate>,
    /// For a holiday that starts on this day or earlier.
    pub to: Option<NaiveDate>,
}

/// What happened to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayRequestEvent {
    /// When.
    pub at: DateTime<Utc>,
    /// Name of the user, or the portal's; empty for the timer.
    pub author: String,
    /// What.
    pub kind: HolidayRequestEventKind,
    /// A reason; may be empty.
    pub note: String,
}

/// The requests for tour packages of a tenant.
#[derive(Debug)]
pub struct HolidayRequests<'t>(&'t Tx);

impl Tx {
    /// Requests for tour packages.
    #[must_use]
    pub const fn holiday_requests(&self) -> HolidayRequests<'_> {
        HolidayRequests(self)
    }
}

impl HolidayRequests<'_> {
    /// Insert a request, unless the agency has an open one for the same package and day. Returns whether it was inserted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, request: &HolidayRequest) -> Result<bool, DbError> {
        Entity::insert_row_once(self.0, row_of(self.0, request)?).await
    }

    /// The open request of an agency for a package and day.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn open(
        &self,
        agency: AgencyId,
        (package, day): (TourPackageId, NaiveDate),
    ) -> Result<Option<HolidayRequest>, DbError> {
        let open = HolidayRequestStatus::ALL.into_iter().filter(|status| status.is_open());
        let which = Condition::all()
            .add(Column::AgencyId.eq(agency.0))
            .add(Column::PackageId.eq(package.0))
            .add(Column::StartsOn.eq(day))
            .add(Column::Status.is_in(open.map(HolidayRequestStatus::name)));
        self.one(which).await
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `request.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, request: &mut HolidayRequest) -> Result<bool, DbError> {
        let mut row = row_of(self.0, request)?;
        row.version += 1;
        let saved = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(request.id.0))
            .filter(Column::Version.eq(i64::from(request.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let kept = saved.rows_affected == 1;
        if kept {
            request.version += 1;
        }
        Ok(kept)
    }

    /// Add an event to its history, under its current version.
    ///
    /// # Errors
    /// `Duplicate` when that version has an event.
    pub async fn record(&self, request: &HolidayRequest, event: &HolidayRequestEvent) -> Result<(), DbError> {
        let row = event::Model {
            tenant: self.0.tenant(),
            request_id: request.id.0,
            number: i64::from(request.version),
            agency_id: request.agency.0,
            at: event.at,
            author: event.author.clone(),
            kind: event.kind.name().to_owned(),
            note: event.note.clone(),
        };
        event::Entity::insert_row(self.0, row).await
    }

    /// Its history, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn history(&self, id: HolidayRequestId) -> Result<Vec<HolidayRequestEvent>, DbError> {
        let rows = event::Entity::in_tenant(self.0.scope())
            .filter(event::Column::RequestId.eq(id.0))
            .order_by_asc(event::Column::Number);
        rows.all(&self.0.conn).await?.into_iter().map(event_of).collect()
    }

    /// One request.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: HolidayRequestId) -> Result<Option<HolidayRequest>, DbError> {
        self.one(Column::Id.eq(id.0)).await
    }

    /// The request with this number.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_reference(&self, reference: &str) -> Result<Option<HolidayRequest>, DbError> {
        self.one(Column::Reference.eq(reference)).await
    }

    /// A page of requests, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(
        &self,
        filter: &HolidayRequestFilter,
        page: u64,
        page_size: u64,
    ) -> Result<(Vec<HolidayRequest>, u64), DbError> {
        let found = self.filtered(filter);
        let total = found.clone().count(&self.0.conn).await?;
        let rows = found
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .offset(Ord::min(page.saturating_sub(1).saturating_mul(page_size), LAST_OFFSET))
            .limit(page_size);
        let rows = rows.all(&self.0.conn).await?;
        Ok((rows.into_iter().map(request_of).collect::<Result<_, _>>()?, total))
    }

    /// The keys of all requests under a filter, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keys(&self, filter: &HolidayRequestFilter) -> Result<Vec<HolidayRequestId>, DbError> {
        let keys: Vec<Uuid> = self
            .filtered(filter)
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .select_only()
            .column(Column::Id)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(keys.into_iter().map(HolidayRequestId).collect())
    }

    /// The requests with these keys, in the order of the keys. A key without one is left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[HolidayRequestId]) -> Result<Vec<HolidayRequest>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let found = Entity::in_tenant(self.0.scope()).filter(Column::Id.is_in(ids.iter().map(|id| id.0)));
        let found = found.all(&self.0.conn).await?.into_iter().map(request_of);
        let mut found = found
            .map(|read| read.map(|request| (request.id, request)))
            .collect::<Result<BTreeMap<_, _>, _>>()?;
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// Requests in each state under a filter, whose own states do not count.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn counts(&self, filter: &HolidayRequestFilter) -> Result<BTreeMap<HolidayRequestStatus, u64>, DbError> {
        let any_state = HolidayRequestFilter {
            statuses: Vec::new(),
            ..filter.clone()
        };
        let rows: Vec<(String, i64)> = self
            .filtered(&any_state)
            .select_only()
            .column(Column::Status)
            .column_as(Column::Id.count(), "requests")
            .group_by(Column::Status)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        rows.into_iter()
            .map(|(status, requests)| {
                let status = HolidayRequestStatus::parse(&status);
                let status = status.ok_or(DbError::Unreadable("holiday_requests.status"))?;
                Ok((status, u64::try_from(requests).unwrap_or(0)))
            })
            .collect()
    }

    /// Requests in these states, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn in_states(
        &self,
        statuses: &[HolidayRequestStatus],
        most: u64,
    ) -> Result<Vec<HolidayRequest>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::Status.is_in(statuses.iter().map(|status| status.name())))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(request_of).collect()
    }

    /// Requests that the timer must look at, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<HolidayRequestId>, DbError> {
        let ids: Vec<Uuid> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::Id)
            .filter(Column::NextCheckAt.lte(now))
            .order_by_asc(Column::NextCheckAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(HolidayRequestId).collect())
    }

    /// At most `limit` events of an agency's requests since an instant that notify, newest first, each with the number of its
    /// request.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn notifications(
        &self,
        agency: AgencyId,
        since: DateTime<Utc>,
        limit: u64,
    ) -> Result<Vec<(String, HolidayRequestEvent)>, DbError> {
        let kinds = HolidayRequestEventKind::NOTIFIES.map(HolidayRequestEventKind::name);
        let rows = event::Entity::in_tenant(self.0.scope())
            .filter(event::Column::AgencyId.eq(agency.0))
            .filter(event::Column::At.gte(since))
            .filter(event::Column::Kind.is_in(kinds))
            .order_by_desc(event::Column::At)
            .order_by_desc(event::Column::Number)
            .limit(limit)
            .all(&self.0.conn)
            .await?;
        let ids: Vec<Uuid> = rows.iter().map(|row| row.request_id).collect();
        let named: Vec<(Uuid, String)> = Entity::in_tenant(self.0.scope())
            .select_only()
            .columns([Column::Id, Column::Reference])
            .filter(Column::Id.is_in(ids))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let named: BTreeMap<Uuid, String> = named.into_iter().collect();
        let of = |row: event::Model| {
            let reference = named.get(&row.request_id).cloned();
            let reference = reference.ok_or(DbError::Unreadable("holiday_request_events.request_id"))?;
            Ok((reference, event_of(row)?))
        };
        rows.into_iter().map(of).collect()
    }

    async fn one(&self, which: impl IntoCondition) -> Result<Option<HolidayRequest>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(which);
        found.one(&self.0.conn).await?.map(request_of).transpose()
    }

    fn filtered(&self, filter: &HolidayRequestFilter) -> Select<Entity> {
        let mut found = Entity::in_tenant(self.0.scope());
        if let Some(agency) = filter.agency {
            found = found.filter(Column::AgencyId.eq(agency.0));
        }
        if !filter.statuses.is_empty() {
            found = found.filter(Column::Status.is_in(filter.statuses.iter().map(|status| status.name())));
        }
        if let Some(from) = filter.from {
            found = found.filter(Column::StartsOn.gte(from));
        }
        if let Some(to) = filter.to {
            found = found.filter(Column::StartsOn.lte(to));
        }
        if let Some(search) = &filter.search {
            found = found.filter(holds_all(Column::Words, search));
        }
        found
    }
}

fn row_of(tx: &Tx, request: &HolidayRequest) -> Result<Model, DbError> {
    let details = &request.details;
    Ok(Model {
        tenant: tx.tenant(),
        id: request.id.0,
        version: i64::from(request.version),
        agency_id: request.agency.0,
        reference: request.reference.clone(),
        status: request.status.name().to_owned(),
        package_id: details.trip.package.0,
        starts_on: details.wish.date,
        created_by: request.created_by.0,
        created_at: request.created_at,
        next_check_at: request.next_check_at,
        order_reference: details.order.as_ref().map(|order| order.as_str().to_owned()),
        words: request.words(),
        details: to_json(details, "holiday_requests.details")?,
    })
}

fn request_of(row: Model) -> Result<HolidayRequest, DbError> {
    Ok(HolidayRequest {
        id: HolidayRequestId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("holiday_requests.version"))?,
        agency: AgencyId(row.agency_id),
        reference: row.reference,
        status: HolidayRequestStatus::parse(&row.status).ok_or(DbError::Unreadable("holiday_requests.status"))?,
        created_by: UserId(row.created_by),
        created_at: row.created_at,
        next_check_at: row.next_check_at,
        details: from_json(row.details, "holiday_requests.details")?,
    })
}

fn event_of(row: event::Model) -> Result<HolidayRequestEvent, DbError> {
    Ok(HolidayRequestEvent {
        at: row.at,
        author: row.author,
        kind: HolidayRequestEventKind::parse(&row.kind).ok_or(DbError::Unreadable("holiday_request_events.kind"))?,
        note: row.note,
    })
}
