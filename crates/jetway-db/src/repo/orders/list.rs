//! Lists of an agency's orders.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::ids::{AgencyId, OrderId, OrderKind, UserId};
use jetway_domain::order::OrderStatus;
use sea_orm::sea_query::{Condition, Expr, SelectStatement, SimpleExpr};
use sea_orm::{ColumnTrait, Order, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use super::Orders;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::order::{Column, Entity};
use crate::repo::holds;

/// States with a running time limit.
const LIMITED: [OrderStatus; 2] = [OrderStatus::OnHold, OrderStatus::Pending];

/// Greatest offset of a page; databases count rows in signed 64 bits.
const LAST_OFFSET: u64 = i64::MAX.unsigned_abs();

/// Filter of a list. Empty fields do not filter.
#[derive(Debug, Clone, Default)]
pub struct OrderFilter {
    /// Of these products; empty means any.
    pub kinds: Vec<OrderKind>,
    /// Only these states; empty means any.
    pub statuses: Vec<OrderStatus>,
    /// Part of a reference, a record locator, a ticket number or a name.
    pub search: Option<String>,
    /// Made, or with a time limit, in this half-open period.
    pub instants: Option<(InstantField, Span<DateTime<Utc>>)>,
    /// Starting on these days, inclusive.
    pub starts_on: Option<Span<NaiveDate>>,
    /// Only orders that the product's own table selects.
    pub among: Option<Among>,
    /// None of the orders that the product's own table selects.
    pub without: Option<Among>,
    /// Made by one of these users; `None` means any.
    pub makers: Option<Vec<UserId>>,
}

/// Orders selected by a product's own table: a query of their keys.
#[derive(Debug, Clone)]
pub struct Among(pub(in crate::repo) SelectStatement);

/// The instant that a period refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InstantField {
    /// When the order was made.
    Created,
    /// Its time limit, while it runs.
    TimeLimit,
}

/// A period; either end may be open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span<T> {
    /// At or after.
    pub from: Option<T>,
    /// Before (instants), on or before (days).
    pub until: Option<T>,
}

/// Sort order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrderSort {
    /// Sort key.
    pub by: SortField,
    /// Latest first.
    pub descending: bool,
}

/// Sort keys of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SortField {
    /// When the order was made.
    Created,
    /// Day it starts.
    Travel,
    /// Time limit; those whose limit has ended come last.
    TimeLimit,
}

/// Position of an order in the list of newest orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrderMark {
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Its key.
    pub id: OrderId,
}

/// One page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPage {
    /// The keys of the page's orders.
    pub orders: Vec<OrderId>,
    /// Number of orders on all pages.
    pub total: u64,
}

impl Orders<'_> {
    /// A page of an agency's orders. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(
        &self,
        agency: AgencyId,
        filter: &OrderFilter,
        sort: OrderSort,
        page: u64,
        page_size: u64,
    ) -> Result<OrderPage, DbError> {
        let total: Option<i64> = self
            .narrowed(agency, filter)
            .select_only()
            .expr(rows_found())
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        let keys: Vec<Uuid> = self
            .sorted(agency, filter, sort)
            .offset(page.saturating_sub(1).saturating_mul(page_size).min(LAST_OFFSET))
            .limit(page_size)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(OrderPage {
            orders: keys.into_iter().map(OrderId).collect(),
            total: total.map_or(0, |rows| u64::try_from(rows).unwrap_or(0)),
        })
    }

    /// At most `most` keys of orders, newest first, older than a position. `agency` is part of an agency's name or e-mail address, or
    /// the number of its application, in any letter case; `None` means any agency. Back office only.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn newest(
        &self,
        agency: Option<&str>,
        filter: &OrderFilter,
        after: Option<&OrderMark>,
        most: u64,
    ) -> Result<Vec<OrderId>, DbError> {
        let older = |mark: &OrderMark| {
            let same = Condition::all()
                .add(Column::CreatedAt.eq(mark.created_at))
                .add(Column::Id.lt(mark.id.0));
            Condition::any().add(Column::CreatedAt.lt(mark.created_at)).add(same)
        };
        // A subquery, because a short text can mean every agency of the tenant.
        let of_agencies = agency.map(|text| Column::AgencyId.in_subquery(self.0.agencies().keys_of(text)));
        let visible = Entity::in_tenant(self.0.scope())
            .filter(Column::WithdrawnAt.is_null())
            .filter(Condition::all().add_option(of_agencies).add_option(after.map(older)));
        let keys: Vec<Uuid> = filtered(visible, filter)
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .limit(most)
            .select_only()
            .column(Column::Id)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(keys.into_iter().map(OrderId).collect())
    }

    /// The keys of all orders under a filter, in this order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keys(&self, agency: AgencyId, filter: &OrderFilter, sort: OrderSort) -> Result<Vec<OrderId>, DbError> {
        let found = self.sorted(agency, filter, sort).into_tuple();
        let keys: Vec<Uuid> = found.all(&self.0.conn).await?;
        Ok(keys.into_iter().map(OrderId).collect())
    }

    /// Only the keys: sorting all orders does not read them.
    fn sorted(&self, agency: AgencyId, filter: &OrderFilter, sort: OrderSort) -> Select<Entity> {
        let direction = if sort.descending { Order::Desc } else { Order::Asc };
        let found = self.narrowed(agency, filter);
        let sorted = match sort.by {
            SortField::Created => found.order_by(Column::CreatedAt, direction),
            SortField::Travel => found.order_by(Column::StartsOn, direction),
            SortField::TimeLimit => found
                .order_by(is_limited(), Order::Desc)
                .order_by(Column::TimeLimitAt, direction),
        };
        sorted.select_only().column(Column::Id).order_by_desc(Column::Reference)
    }

    /// Number of the agency's orders in each state, under the same filter without its states.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn counts(&self, agency: AgencyId, filter: &OrderFilter) -> Result<BTreeMap<OrderStatus, u64>, DbError> {
        let any_state = OrderFilter {
            statuses: Vec::new(),
            ..filter.clone()
        };
        let rows: Vec<(String, i64)> = self
            .narrowed(agency, &any_state)
            .select_only()
            .column(Column::Status)
            .expr(rows_found())
            .group_by(Column::Status)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        rows.into_iter()
            .map(|(status, orders)| {
                let status = OrderStatus::parse(&status).ok_or(DbError::Unreadable("orders.status"))?;
                Ok((status, u64::try_from(orders).unwrap_or(0)))
            })
            .collect()
    }

    /// Orders of the agency under a filter, without the rows of their products, so that an index alone answers most counts.
    fn narrowed(&self, agency: AgencyId, filter: &OrderFilter) -> Select<Entity> {
        // Every product by name, because the indexes of an agency's orders begin with the product.
        let kinds: &[OrderKind] = match filter.kinds.as_slice() {
            [] => &OrderKind::ALL,
            kinds => kinds,
        };
        let own = self.of_agency(agency);
        let own = own.filter(Column::Kind.is_in(kinds.iter().map(|kind| kind.as_str())));
        filtered(own, filter)
    }
}

/// Titles written before a name, which are not part of it.
const TITLES: [&str; 5] = ["mr", "mrs", "ms", "miss", "mstr"];

/// Search terms that must all match: the words of a name in any order (`RAHMAN/KARIM MR`), or a ticket number without its spaces.
fn terms(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let is_number = |of: &char| of.is_ascii_digit() || of.is_whitespace() || *of == '-';
    if text.chars().all(|of| is_number(&of)) {
        return vec![text.chars().filter(char::is_ascii_digit).collect()];
    }
    let words: Vec<&str> = text
        .split(|of: char| of.is_whitespace() || of == '/')
        .filter(|word| !word.is_empty())
        .collect();
    let is_name = words.len() > 1;
    words
        .into_iter()
        .filter(|word| !(is_name && TITLES.contains(word)))
        .map(str::to_owned)
        .collect()
}

fn filtered(mut select: Select<Entity>, filter: &OrderFilter) -> Select<Entity> {
    if !filter.statuses.is_empty() {
        select = select.filter(Column::Status.is_in(filter.statuses.iter().map(|status| status.as_str())));
    }
    if let Some(makers) = &filter.makers {
        select = select.filter(Column::CreatedBy.is_in(makers.iter().map(|maker| maker.0)));
    }
    for term in filter.search.as_deref().map(terms).unwrap_or_default() {
        select = select.filter(holds(Column::SearchText, &term));
    }
    if let Some((field, span)) = &filter.instants {
        select = match field {
            InstantField::Created => within(select, Column::CreatedAt, *span),
            InstantField::TimeLimit => within(select.filter(is_limited()), Column::TimeLimitAt, *span),
        };
    }
    if let Some(Among(keys)) = &filter.among {
        select = select.filter(Column::Id.in_subquery(keys.clone()));
    }
    if let Some(Among(keys)) = &filter.without {
        select = select.filter(Column::Id.not_in_subquery(keys.clone()));
    }
    if let Some(span) = &filter.starts_on {
        if let Some(from) = span.from {
            select = select.filter(Column::StartsOn.gte(from));
        }
        if let Some(until) = span.until {
            select = select.filter(Column::StartsOn.lte(until));
        }
    }
    select
}

/// At or after the start of a period and before its end.
fn within(mut select: Select<Entity>, column: impl ColumnTrait, span: Span<DateTime<Utc>>) -> Select<Entity> {
    if let Some(from) = span.from {
        select = select.filter(column.gte(from));
    }
    if let Some(until) = span.until {
        select = select.filter(column.lt(until));
    }
    select
}

/// Counts rows and reads no column, so that an index is enough.
fn rows_found() -> SimpleExpr {
    Expr::cust("count(*)")
}

fn is_limited() -> SimpleExpr {
    Column::Status.is_in(LIMITED.map(OrderStatus::as_str))
}

#[cfg(test)]
mod tests {
    use super::terms;

    #[test]
    fn a_search_is_words_without_titles_or_one_number_however_spaced() {
        assert_eq!(terms("RAHMAN/KARIM MR"), ["rahman", "karim"]);
        assert_eq!(terms("176 1234567890"), ["1761234567890"]);
        assert_eq!(terms("DMO2611-00001A"), ["dmo2611-00001a"]);
        assert_eq!(terms("Mrs"), ["mrs"]);
        assert!(terms("  /  ").is_empty());
    }
}
