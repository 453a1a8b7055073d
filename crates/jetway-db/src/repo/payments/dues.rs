//! Dues: what agencies owe for orders paid in part.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId, OrderReference};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::payment::{DueStage, DueState, OrderDue, PartTerms};
use sea_orm::sea_query::{Expr, ExprTrait, LikeExpr};
use sea_orm::{ColumnTrait, Order, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select};

use crate::entity::TenantRows;
use crate::entity::payment::due::{Column, Entity, Model};
use crate::repo::escaped;
use crate::{DbError, Tx};

/// A new due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The order.
    pub order: OrderId,
    /// The order's reference.
    pub reference: OrderReference,
    /// The agency that owes it.
    pub agency: AgencyId,
    /// Terms: the amount paid, the amount due and the due date.
    pub terms: PartTerms,
    /// When it was created.
    pub made_at: DateTime<Utc>,
}

/// Filter of an agency's dues. Empty fields do not filter.
#[derive(Debug, Clone, Default)]
pub struct DueFilter {
    /// In this state at that instant.
    pub state: Option<(DueState, DateTime<Utc>)>,
    /// Part of the order's reference, in any letter case.
    pub search: Option<String>,
}

/// A page of an agency's dues: unpaid ones first, each group by due date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuePage {
    /// Each due with its order.
    pub rows: Vec<(OrderId, OrderDue)>,
    /// Number of dues on all pages.
    pub total: u64,
}

/// The dues of a tenant.
#[derive(Debug)]
pub struct Dues<'t>(&'t Tx);

impl Tx {
    /// Dues of agencies.
    #[must_use]
    pub const fn dues(&self) -> Dues<'_> {
        Dues(self)
    }
}

impl Dues<'_> {
    /// Insert a due, in the transaction that charges the first part. Once per order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, due: &Due) -> Result<bool, DbError> {
        let first_check = OrderDue {
            reference: due.reference.clone(),
            agency: due.agency,
            first: due.terms.now,
            later: due.terms.later,
            settled: Money::zero(due.terms.later.currency),
            due_at: due.terms.due_at,
            stage: DueStage::Open,
        }
        .next_check(due.made_at);
        let row = Model {
            tenant: self.0.tenant(),
            order_id: due.order.0,
            agency_id: due.agency.0,
            order_reference: due.reference.as_str().to_owned(),
            paid_minor: due.terms.now.minor,
            due_minor: due.terms.later.minor,
            settled_minor: 0,
            currency: due.terms.later.currency.to_string(),
            due_at: due.terms.due_at,
            made_at: due.made_at,
            stage: DueStage::Open.as_str().to_owned(),
            next_check_at: first_check,
        };
        Entity::insert_row_once(self.0, row).await
    }

    /// The due of an order; `None` if it was not paid in part.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn of_order(&self, order: OrderId) -> Result<Option<OrderDue>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(Column::OrderId.eq(order.0));
        found.one(&self.0.conn).await?.map(due_of).transpose()
    }

    /// When the timer checks the due of an order next; `None` when it is settled or there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_check(&self, reference: &OrderReference) -> Result<Option<DateTime<Utc>>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(Column::OrderReference.eq(reference.as_str()));
        Ok(found.one(&self.0.conn).await?.and_then(|row| row.next_check_at))
    }

    /// Mark a due as settled. Returns `false` if a concurrent request settled it first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&self, order: OrderId, due: &OrderDue) -> Result<bool, DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .filter(Column::OrderId.eq(order.0))
            .filter(Column::SettledMinor.eq(due.settled.minor))
            .col_expr(Column::SettledMinor, Expr::value(due.later.minor))
            .col_expr(Column::NextCheckAt, Expr::value(None::<DateTime<Utc>>));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// A page of an agency's dues. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn page(
        &self,
        agency: AgencyId,
        filter: &DueFilter,
        page: u64,
        page_size: u64,
    ) -> Result<DuePage, DbError> {
        let found = filtered(self.of_agency(agency), filter);
        let total = found.clone().count(&self.0.conn).await?;
        let rows = found
            .order_by(is_unpaid(), Order::Desc)
            .order_by_asc(Column::DueAt)
            .order_by_asc(Column::OrderReference)
            .offset(Ord::min(page.saturating_sub(1).saturating_mul(page_size), LAST_OFFSET))
            .limit(page_size)
            .all(&self.0.conn)
            .await?;
        let rows = rows.into_iter().map(|row| Ok((OrderId(row.order_id), due_of(row)?)));
        Ok(DuePage {
            rows: rows.collect::<Result<_, DbError>>()?,
            total,
        })
    }

    /// Unpaid dues of an agency, by due date.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn unpaid(&self, agency: AgencyId) -> Result<Vec<OrderDue>, DbError> {
        let open = self
            .of_agency(agency)
            .filter(is_unpaid())
            .order_by_asc(Column::DueAt)
            .order_by_asc(Column::OrderReference);
        open.all(&self.0.conn).await?.into_iter().map(due_of).collect()
    }

    /// Orders whose dues the timer must check, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<OrderId>, DbError> {
        let ids: Vec<uuid::Uuid> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::OrderId)
            .filter(Column::NextCheckAt.lte(now))
            .order_by_asc(Column::NextCheckAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(OrderId).collect())
    }

    /// Store the stage of an unpaid due and the next check of the timer. Returns `false` if a concurrent request changed or
    /// settled it first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn advance(
        &self,
        order: OrderId,
        from: DueStage,
        to: DueStage,
        next_check_at: Option<DateTime<Utc>>,
    ) -> Result<bool, DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .filter(Column::OrderId.eq(order.0))
            .filter(Column::Stage.eq(from.as_str()))
            .filter(is_unpaid())
            .col_expr(Column::Stage, Expr::value(to.as_str()))
            .col_expr(Column::NextCheckAt, Expr::value(next_check_at));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Have the timer check at once the unpaid dues of an agency whose wallet did not cover them: it may now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn collect_now(&self, agency: AgencyId) -> Result<(), DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Stage.eq(DueStage::Enforced.as_str()))
            .filter(is_unpaid())
            // The epoch has passed at any time.
            .col_expr(Column::NextCheckAt, Expr::col(Column::DueAt));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Whether an agency has an unpaid due past its grace period that its wallet did not cover.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_enforced(&self, agency: AgencyId) -> Result<bool, DbError> {
        let enforced = self
            .of_agency(agency)
            .filter(Column::Stage.eq(DueStage::Enforced.as_str()))
            .filter(is_unpaid());
        Ok(enforced.count(&self.0.conn).await? > 0)
    }

    /// Whether an agency has an overdue amount.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_overdue(&self, agency: AgencyId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let open = self.of_agency(agency).filter(Column::DueAt.lt(now)).filter(is_unpaid());
        Ok(open.count(&self.0.conn).await? > 0)
    }

    fn of_agency(&self, agency: AgencyId) -> Select<Entity> {
        Entity::in_tenant(self.0.scope()).filter(Column::AgencyId.eq(agency.0))
    }
}

/// Greatest offset of a page; databases count rows in signed 64 bits.
const LAST_OFFSET: u64 = i64::MAX.unsigned_abs();

fn is_unpaid() -> Expr {
    Expr::col(Column::SettledMinor).lt(Expr::col(Column::DueMinor))
}

fn filtered(dues: Select<Entity>, filter: &DueFilter) -> Select<Entity> {
    let dues = match filter.state {
        None => dues,
        Some((DueState::Settled, _)) => dues.filter(Expr::col(Column::SettledMinor).gte(Expr::col(Column::DueMinor))),
        Some((DueState::Open, now)) => dues.filter(is_unpaid()).filter(Column::DueAt.gte(now)),
        Some((DueState::Overdue, now)) => dues.filter(is_unpaid()).filter(Column::DueAt.lt(now)),
    };
    let search = filter.search.as_deref().map(str::trim).filter(|text| !text.is_empty());
    match search {
        None => dues,
        // References are stored in upper case.
        Some(text) => {
            let pattern = LikeExpr::new(format!("%{}%", escaped(&text.to_uppercase()))).escape('\\');
            dues.filter(ColumnTrait::like(&Column::OrderReference, pattern))
        }
    }
}

fn due_of(row: Model) -> Result<OrderDue, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("order_dues.currency"))?;
    let reference = OrderReference::parse(&row.order_reference);
    Ok(OrderDue {
        reference: reference.map_err(|_| DbError::Unreadable("order_dues.order_reference"))?,
        agency: AgencyId(row.agency_id),
        first: Money::new(row.paid_minor, currency),
        later: Money::new(row.due_minor, currency),
        settled: Money::new(row.settled_minor, currency),
        due_at: row.due_at,
        stage: DueStage::parse(&row.stage).ok_or(DbError::Unreadable("order_dues.stage"))?,
    })
}
