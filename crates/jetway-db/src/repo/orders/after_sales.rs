//! Lists of void and refund requests.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId};
use jetway_domain::order::{AfterSaleKind, RequestReference, RequestState, WaitingRequest};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select};

use super::Span;
use super::requests::OrderRequests;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::order;
use crate::entity::order::request::{Column, Entity};
use crate::repo::holds;

/// Filter of a list. Empty fields do not filter.
#[derive(Debug, Clone)]
pub struct AfterSaleFilter {
    /// Of this kind.
    pub kind: AfterSaleKind,
    /// Only these states; empty means any.
    pub states: Vec<RequestState>,
    /// Part of a request or order number, record locator, ticket number or name.
    pub search: Option<String>,
    /// Made in this half-open period.
    pub asked: Span<DateTime<Utc>>,
}

impl OrderRequests<'_> {
    /// A page of an agency's void and refund requests, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn after_sales(
        &self,
        agency: AgencyId,
        filter: &AfterSaleFilter,
        (page, page_size): (u64, u64),
    ) -> Result<(Vec<WaitingRequest>, u64), DbError> {
        let found = self.narrowed(agency, filter);
        let total: Option<i64> = found
            .clone()
            .select_only()
            .expr(Expr::cust("count(*)"))
            .into_tuple()
            .one(&self.tx().conn)
            .await?;
        let rows = found
            .order_by_desc(Column::AskedAt)
            .order_by_desc(Column::Reference)
            .offset(
                page.saturating_sub(1)
                    .saturating_mul(page_size)
                    .min(i64::MAX.unsigned_abs()),
            )
            .limit(page_size)
            .all(&self.tx().conn)
            .await?;
        let total = total.map_or(0, |rows| u64::try_from(rows).unwrap_or(0));
        Ok((self.with_orders(rows).await?, total))
    }

    /// Number of the agency's requests in each state, under the same filter without its states.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn after_sale_counts(
        &self,
        agency: AgencyId,
        filter: &AfterSaleFilter,
    ) -> Result<BTreeMap<RequestState, u64>, DbError> {
        let any_state = AfterSaleFilter {
            states: Vec::new(),
            ..filter.clone()
        };
        let rows: Vec<(String, i64)> = self
            .narrowed(agency, &any_state)
            .select_only()
            .column(Column::State)
            .expr(Expr::cust("count(*)"))
            .group_by(Column::State)
            .into_tuple()
            .all(&self.tx().conn)
            .await?;
        rows.into_iter()
            .map(|(state, requests)| {
                let state = RequestState::parse(&state).ok_or(DbError::Unreadable("order_requests.state"))?;
                Ok((state, u64::try_from(requests).unwrap_or(0)))
            })
            .collect()
    }

    /// The order of a request, and its agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn order_of(&self, reference: &RequestReference) -> Result<Option<(OrderId, AgencyId)>, DbError> {
        let found = Entity::in_tenant(self.tx().scope())
            .filter(Column::Reference.eq(reference.as_str()))
            .one(&self.tx().conn)
            .await?;
        Ok(found.map(|row| (OrderId(row.order_id), AgencyId(row.agency_id))))
    }

    fn narrowed(&self, agency: AgencyId, filter: &AfterSaleFilter) -> Select<Entity> {
        let scope = self.tx().scope();
        let mut found = Entity::in_tenant(scope)
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Kind.eq(filter.kind.as_str()))
            .filter(Column::Reference.is_not_null());
        if !filter.states.is_empty() {
            found = found.filter(Column::State.is_in(filter.states.iter().map(|state| state.as_str())));
        }
        if let Some(from) = filter.asked.from {
            found = found.filter(Column::AskedAt.gte(from));
        }
        if let Some(until) = filter.asked.until {
            found = found.filter(Column::AskedAt.lt(until));
        }
        let words = filter.search.as_deref().unwrap_or_default();
        if let Ok(reference) = RequestReference::parse(words) {
            return found.filter(Column::Reference.eq(reference.as_str()));
        }
        let words = words.to_lowercase();
        for word in words
            .split(|of: char| of.is_whitespace() || of == '/')
            .filter(|word| !word.is_empty())
        {
            let orders = order::Entity::in_tenant(scope)
                .select_only()
                .column(order::Column::Id)
                .filter(order::Column::AgencyId.eq(agency.0))
                .filter(holds(order::Column::SearchText, word));
            found = found.filter(Column::OrderId.in_subquery(orders.into_query()));
        }
        found
    }
}
