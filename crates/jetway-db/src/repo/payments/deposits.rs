//! Deposits and their history.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::deposit::{Deposit, DepositMethod, DepositStatus};
use jetway_domain::ids::{AgencyId, DepositId, UserId};
use jetway_domain::money::{CurrencyCode, Money};
use sea_orm::sea_query::IntoCondition;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::payment::deposit::{Column, Entity, Model, event};
use crate::repo::{from_json, holds, to_json};
use crate::{DbError, Tx};

/// Greatest offset of a page.
const LAST_OFFSET: u64 = 1_000_000;

/// Filter of deposits; `None` and empty fields do not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DepositFilter {
    /// Paid on this date or later.
    pub from: Option<NaiveDate>,
    /// Paid on this date or earlier.
    pub to: Option<NaiveDate>,
    /// By this method.
    pub method: Option<DepositMethod>,
    /// In this state.
    pub status: Option<DepositStatus>,
    /// With these search words, in lower case.
    pub words: Vec<String>,
}

/// An event of a deposit's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositEvent {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Name of the user, or the portal's signature.
    pub author: String,
    /// The new state.
    pub status: DepositStatus,
    /// A remark; may be empty.
    pub note: String,
}

/// The deposits of a tenant.
#[derive(Debug)]
pub struct Deposits<'t>(&'t Tx);

impl Tx {
    /// Deposits.
    #[must_use]
    pub const fn deposits(&self) -> Deposits<'_> {
        Deposits(self)
    }
}

impl Deposits<'_> {
    /// Insert a deposit. Returns `false` if another one claims the same money.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, deposit: &Deposit) -> Result<bool, DbError> {
        Entity::insert_row_once(self.0, row_of(self.0, deposit)?).await
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so,
    /// `deposit.version` has increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, deposit: &mut Deposit) -> Result<bool, DbError> {
        let mut row = row_of(self.0, deposit)?;
        row.version += 1;
        let result = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(deposit.id.0))
            .filter(Column::Version.eq(i64::from(deposit.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let kept = result.rows_affected == 1;
        if kept {
            deposit.version += 1;
        }
        Ok(kept)
    }

    /// Add an event to its history, under its current version.
    ///
    /// # Errors
    /// `Duplicate` when that version has an event.
    pub async fn record(&self, deposit: &Deposit, event: &DepositEvent) -> Result<(), DbError> {
        let row = event::Model {
            tenant: self.0.tenant(),
            deposit_id: deposit.id.0,
            number: i64::from(deposit.version),
            agency_id: deposit.agency.0,
            at: event.at,
            author: event.author.clone(),
            status: event.status.as_str().to_owned(),
            note: event.note.clone(),
        };
        event::Entity::insert_row(self.0, row).await
    }

    /// Its history, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn history(&self, id: DepositId) -> Result<Vec<DepositEvent>, DbError> {
        let rows = event::Entity::in_tenant(self.0.scope())
            .filter(event::Column::DepositId.eq(id.0))
            .order_by_asc(event::Column::Number);
        rows.all(&self.0.conn).await?.into_iter().map(event_of).collect()
    }

    /// One deposit.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: DepositId) -> Result<Option<Deposit>, DbError> {
        self.one(Column::Id.eq(id.0)).await
    }

    /// The deposit with this number.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_reference(&self, reference: &str) -> Result<Option<Deposit>, DbError> {
        self.one(Column::Reference.eq(reference)).await
    }

    /// The deposit that claims this money.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_claim(&self, claim: &str) -> Result<Option<Deposit>, DbError> {
        self.one(Column::Claim.eq(claim)).await
    }

    /// A page of an agency's deposits, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(
        &self,
        agency: AgencyId,
        filter: &DepositFilter,
        page: u64,
        page_size: u64,
    ) -> Result<(Vec<Deposit>, u64), DbError> {
        let found = filtered(self.of_agency(agency), filter);
        let total = found.clone().count(&self.0.conn).await?;
        let rows = newest_first(found)
            .offset(page.saturating_sub(1).saturating_mul(page_size).min(LAST_OFFSET))
            .limit(page_size);
        let rows = rows.all(&self.0.conn).await?;
        Ok((rows.into_iter().map(deposit_of).collect::<Result<_, _>>()?, total))
    }

    /// The keys of all deposits of an agency under a filter, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keys(&self, agency: AgencyId, filter: &DepositFilter) -> Result<Vec<DepositId>, DbError> {
        let found = newest_first(filtered(self.of_agency(agency), filter));
        let found = found.select_only().column(Column::Id).into_tuple();
        let keys: Vec<Uuid> = found.all(&self.0.conn).await?;
        Ok(keys.into_iter().map(DepositId).collect())
    }

    /// The deposits with these keys, in the order of the keys. A key without one is left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[DepositId]) -> Result<Vec<Deposit>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let found = Entity::in_tenant(self.0.scope()).filter(Column::Id.is_in(ids.iter().map(|id| id.0)));
        let found = found.all(&self.0.conn).await?.into_iter().map(deposit_of);
        let mut found = found
            .map(|read| read.map(|deposit| (deposit.id, deposit)))
            .collect::<Result<BTreeMap<_, _>, _>>()?;
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// Deposits in some states, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn in_states(&self, states: &[DepositStatus], most: u64) -> Result<Vec<Deposit>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::Status.is_in(states.iter().map(|status| status.as_str())))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(deposit_of).collect()
    }

    /// Deposits to reconcile with the provider, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<DepositId>, DbError> {
        let ids: Vec<Uuid> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::Id)
            .filter(Column::NextCheckAt.lte(now))
            .order_by_asc(Column::NextCheckAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(DepositId).collect())
    }

    /// At most `limit` events of some states since an instant, newest first, each with the number of its deposit.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn notifications(
        &self,
        agency: AgencyId,
        since: DateTime<Utc>,
        states: &[DepositStatus],
        limit: u64,
    ) -> Result<Vec<(String, DepositEvent)>, DbError> {
        let rows = event::Entity::in_tenant(self.0.scope())
            .filter(event::Column::AgencyId.eq(agency.0))
            .filter(event::Column::At.gte(since))
            .filter(event::Column::Status.is_in(states.iter().map(|status| status.as_str())))
            .order_by_desc(event::Column::At)
            .order_by_desc(event::Column::Number)
            .limit(limit)
            .all(&self.0.conn)
            .await?;
        let ids: Vec<Uuid> = rows.iter().map(|row| row.deposit_id).collect();
        let named: Vec<(Uuid, String)> = self
            .of_agency(agency)
            .select_only()
            .columns([Column::Id, Column::Reference])
            .filter(Column::Id.is_in(ids))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let named: BTreeMap<Uuid, String> = named.into_iter().collect();
        let of = |row: event::Model| {
            let reference = named.get(&row.deposit_id).cloned();
            let reference = reference.ok_or(DbError::Unreadable("deposit_events.deposit_id"))?;
            Ok((reference, event_of(row)?))
        };
        rows.into_iter().map(of).collect()
    }

    async fn one(&self, which: impl IntoCondition) -> Result<Option<Deposit>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(which);
        found.one(&self.0.conn).await?.map(deposit_of).transpose()
    }

    fn of_agency(&self, agency: AgencyId) -> Select<Entity> {
        Entity::in_tenant(self.0.scope()).filter(Column::AgencyId.eq(agency.0))
    }
}

fn filtered(mut found: Select<Entity>, filter: &DepositFilter) -> Select<Entity> {
    if let Some(from) = filter.from {
        found = found.filter(Column::PaidOn.gte(from));
    }
    if let Some(to) = filter.to {
        found = found.filter(Column::PaidOn.lte(to));
    }
    if let Some(method) = filter.method {
        found = found.filter(Column::Method.eq(method.as_str()));
    }
    if let Some(status) = filter.status {
        found = found.filter(Column::Status.eq(status.as_str()));
    }
    filter
        .words
        .iter()
        .fold(found, |found, word| found.filter(holds(Column::Words, word)))
}

fn newest_first(select: Select<Entity>) -> Select<Entity> {
    select.order_by_desc(Column::CreatedAt).order_by_desc(Column::Id)
}

fn row_of(tx: &Tx, deposit: &Deposit) -> Result<Model, DbError> {
    Ok(Model {
        tenant: tx.tenant(),
        id: deposit.id.0,
        version: i64::from(deposit.version),
        agency_id: deposit.agency.0,
        reference: deposit.reference.clone(),
        method: deposit.method.as_str().to_owned(),
        status: deposit.status.as_str().to_owned(),
        amount_minor: deposit.amount.minor,
        fee_minor: deposit.fee.minor,
        currency: deposit.amount.currency.to_string(),
        created_by: deposit.created_by.0,
        created_at: deposit.created_at,
        paid_on: deposit.paid_on,
        expires_at: deposit.expires_at,
        next_check_at: deposit.next_check_at,
        claim: deposit.claim(),
        words: deposit.search_words(),
        details: to_json(&deposit.details, "deposits.details")?,
    })
}

fn deposit_of(row: Model) -> Result<Deposit, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("deposits.currency"))?;
    Ok(Deposit {
        id: DepositId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("deposits.version"))?,
        agency: AgencyId(row.agency_id),
        reference: row.reference,
        method: DepositMethod::parse(&row.method).ok_or(DbError::Unreadable("deposits.method"))?,
        status: DepositStatus::parse(&row.status).ok_or(DbError::Unreadable("deposits.status"))?,
        amount: Money::new(row.amount_minor, currency),
        fee: Money::new(row.fee_minor, currency),
        created_by: UserId(row.created_by),
        created_at: row.created_at,
        paid_on: row.paid_on,
        expires_at: row.expires_at,
        next_check_at: row.next_check_at,
        details: from_json(row.details, "deposits.details")?,
    })
}

fn event_of(row: event::Model) -> Result<DepositEvent, DbError> {
    Ok(DepositEvent {
        at: row.at,
        author: row.author,
        status: DepositStatus::parse(&row.status).ok_or(DbError::Unreadable("deposit_events.status"))?,
        note: row.note,
    })
}
