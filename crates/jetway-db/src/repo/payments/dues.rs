//! What agencies owe for orders paid in part.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId, OrderReference};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::payment::{OrderDue, PartTerms};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter};

use crate::entity::TenantRows;
use crate::entity::payment::due::{Column, Entity, Model};
use crate::{DbError, Tx};

/// A due as it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The order.
    pub order: OrderId,
    /// Its number.
    pub reference: OrderReference,
    /// Who owes.
    pub agency: AgencyId,
    /// What was paid, what is owed, and until when.
    pub terms: PartTerms,
    /// Since when.
    pub made_at: DateTime<Utc>,
}

/// The dues of a tenant.
#[derive(Debug)]
pub struct Dues<'t>(&'t Tx);

impl Tx {
    /// What agencies owe.
    #[must_use]
    pub const fn dues(&self) -> Dues<'_> {
        Dues(self)
    }
}

impl Dues<'_> {
    /// Keep a new due, in the transaction that takes the first part. Once for each order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, due: &Due) -> Result<bool, DbError> {
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
        };
        Entity::insert_row_once(self.0, row).await
    }

    /// What is owed for an order; `None` when it was never paid in part.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn of_order(&self, order: OrderId) -> Result<Option<OrderDue>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(Column::OrderId.eq(order.0));
        found.one(&self.0.conn).await?.map(due_of).transpose()
    }

    /// All of a due was paid. Answers `false` when somebody settled it since it was read.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&self, order: OrderId, due: &OrderDue) -> Result<bool, DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .filter(Column::OrderId.eq(order.0))
            .filter(Column::SettledMinor.eq(due.settled.minor))
            .col_expr(Column::SettledMinor, Expr::value(due.later.minor));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Whether an agency has not paid something in time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_overdue(&self, agency: AgencyId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let open = Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::DueAt.lt(now))
            .filter(Expr::col(Column::SettledMinor).lt(Expr::col(Column::DueMinor)));
        Ok(open.count(&self.0.conn).await? > 0)
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
    })
}
