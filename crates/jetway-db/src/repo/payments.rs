//! Payments at providers, deposits, and dues of orders paid in part.

mod deposits;
mod dues;
mod report_files;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId, PaymentId};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::payment::{PaymentSession, PaymentState};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::payment::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

pub use deposits::{DepositEvent, DepositFilter, Deposits};
pub use dues::{Due, DueFilter, DuePage, Dues};
pub use report_files::{ReportFile, ReportFileState, ReportFiles};

/// The payments of a tenant.
#[derive(Debug)]
pub struct Payments<'t>(&'t Tx);

impl Tx {
    /// Payments at providers.
    #[must_use]
    pub const fn payments(&self) -> Payments<'_> {
        Payments(self)
    }
}

impl Payments<'_> {
    /// Insert a payment. Returns `false` if its order has an open one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, payment: &PaymentSession) -> Result<bool, DbError> {
        Entity::insert_row_once(self.0, row_of(self.0, payment)?).await
    }

    /// One payment.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: PaymentId) -> Result<Option<PaymentSession>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(Column::Id.eq(id.0));
        found.one(&self.0.conn).await?.map(payment_of).transpose()
    }

    /// The payments of an order, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn of_order(&self, order: OrderId) -> Result<Vec<PaymentSession>, DbError> {
        let found = Entity::in_tenant(self.0.scope())
            .filter(Column::OrderId.eq(order.0))
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id);
        found.all(&self.0.conn).await?.into_iter().map(payment_of).collect()
    }

    /// A page of an agency's payments, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn page(
        &self,
        agency: AgencyId,
        state: Option<PaymentState>,
        page: u64,
        page_size: u64,
    ) -> Result<(Vec<PaymentSession>, u64), DbError> {
        let mut found = Entity::in_tenant(self.0.scope()).filter(Column::AgencyId.eq(agency.0));
        if let Some(state) = state {
            found = found.filter(Column::State.eq(state.as_str()));
        }
        let total = found.clone().count(&self.0.conn).await?;
        let rows = found
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .offset(
                page.saturating_sub(1)
                    .saturating_mul(page_size)
                    .min(i64::MAX.unsigned_abs()),
            )
            .limit(page_size)
            .all(&self.0.conn)
            .await?;
        let payments = rows.into_iter().map(payment_of).collect::<Result<_, _>>()?;
        Ok((payments, total))
    }

    /// Payments that wait for an operator's decision, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn in_review(&self, most: u64) -> Result<Vec<PaymentSession>, DbError> {
        let found = Entity::in_tenant(self.0.scope())
            .filter(Column::State.eq(PaymentState::Review.as_str()))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .limit(most);
        found.all(&self.0.conn).await?.into_iter().map(payment_of).collect()
    }

    /// Payments to reconcile, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<PaymentId>, DbError> {
        let ids: Vec<uuid::Uuid> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::Id)
            .filter(Column::NextCheckAt.lte(now))
            .order_by_asc(Column::NextCheckAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(PaymentId).collect())
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so,
    /// `payment.version` has increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, payment: &mut PaymentSession) -> Result<bool, DbError> {
        let mut row = row_of(self.0, payment)?;
        row.version += 1;
        let result = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(payment.id.0))
            .filter(Column::Version.eq(i64::from(payment.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let kept = result.rows_affected == 1;
        if kept {
            payment.version += 1;
        }
        Ok(kept)
    }
}

fn row_of(tx: &Tx, payment: &PaymentSession) -> Result<Model, DbError> {
    Ok(Model {
        tenant: tx.tenant(),
        id: payment.id.0,
        version: i64::from(payment.version),
        agency_id: payment.agency.0,
        order_id: payment.order.0,
        state: payment.state.as_str().to_owned(),
        amount_minor: payment.amount.minor,
        fee_minor: payment.fee.minor,
        currency: payment.amount.currency.to_string(),
        created_at: payment.created_at,
        expires_at: payment.expires_at,
        next_check_at: payment.next_check_at,
        details: to_json(&payment.details, "payments.details")?,
    })
}

fn payment_of(row: Model) -> Result<PaymentSession, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("payments.currency"))?;
    Ok(PaymentSession {
        id: PaymentId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("payments.version"))?,
        agency: AgencyId(row.agency_id),
        order: OrderId(row.order_id),
        state: PaymentState::parse(&row.state).ok_or(DbError::Unreadable("payments.state"))?,
        amount: Money::new(row.amount_minor, currency),
        fee: Money::new(row.fee_minor, currency),
        created_at: row.created_at,
        expires_at: row.expires_at,
        next_check_at: row.next_check_at,
        details: from_json(row.details, "payments.details")?,
    })
}
