//! The bookings list of an agency.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{AgencyId, UserId};
use jetway_domain::order::OrderStatus;
use sea_orm::sea_query::{Expr, LikeExpr, SimpleExpr};
use sea_orm::{ColumnTrait, JoinType, Order, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use super::FlightOrders;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::order::{Column, Entity, flight, with_flight};

/// States with a ticketing time limit that runs; that of any other has ended.
const LIMITED: [OrderStatus; 2] = [OrderStatus::OnHold, OrderStatus::Pending];

/// The furthest a page can begin; databases count rows in signed 64 bits.
const LAST_OFFSET: u64 = i64::MAX.unsigned_abs();

/// What to list. Empty fields ask for everything.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// Only these states; empty means any.
    pub statuses: Vec<OrderStatus>,
    /// Part of a reference, a record locator, a ticket number or a name.
    pub search: Option<String>,
    /// Made, or limited, in this half-open span.
    pub instants: Option<(InstantField, Span<DateTime<Utc>>)>,
    /// Departing on these days, both included.
    pub departs_on: Option<Span<NaiveDate>>,
    /// Ticketed by one of these airlines; empty means any.
    pub airlines: Vec<CarrierCode>,
    /// Made by one of these people; `None` means by anybody.
    pub makers: Option<Vec<UserId>>,
}

/// Which instant a span is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InstantField {
    /// When the order was made.
    Created,
    /// Its ticketing time limit, while it runs.
    TimeLimit,
}

/// From–until, either open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span<T> {
    /// At or after.
    pub from: Option<T>,
    /// Before (instants), on or before (days).
    pub until: Option<T>,
}

/// In which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrderSort {
    /// By what.
    pub by: SortField,
    /// Latest first.
    pub descending: bool,
}

/// What the list can be sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SortField {
    /// When the order was made.
    Created,
    /// Day of the first departure.
    Travel,
    /// Ticketing time limit; those whose limit has ended come last.
    TimeLimit,
}

/// One page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPage {
    /// The orders of the page.
    pub orders: Vec<FlightOrder>,
    /// Orders on all pages.
    pub total: u64,
}

impl FlightOrders<'_> {
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
        let direction = if sort.descending { Order::Desc } else { Order::Asc };
        let found = self.narrowed(agency, filter);
        let sorted = match sort.by {
            SortField::Created => found.order_by(Column::CreatedAt, direction),
            SortField::Travel => found.order_by(Column::StartsOn, direction),
            SortField::TimeLimit => found
                .order_by(is_limited(), Order::Desc)
                .order_by(Column::TimeLimitAt, direction),
        };
        // First the keys of the page: sorting all orders does not read their documents.
        let keys: Vec<Uuid> = sorted
            .select_only()
            .column(Column::Id)
            .order_by_desc(Column::Reference)
            .offset(page.saturating_sub(1).saturating_mul(page_size).min(LAST_OFFSET))
            .limit(page_size)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let orders = self.by_keys(keys).await?;
        Ok(OrderPage {
            orders,
            total: total.map_or(0, |rows| u64::try_from(rows).unwrap_or(0)),
        })
    }

    /// How many orders of the agency are in each state, under the same filter without its states.
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

    /// Airlines that ticket orders of the agency, by code.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn airlines(&self, agency: AgencyId) -> Result<Vec<CarrierCode>, DbError> {
        let codes: Vec<String> = flight::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(flight::Column::Airline)
            .filter(flight::Column::AgencyId.eq(agency.0))
            .filter(flight::Column::Airline.ne(""))
            .distinct()
            .order_by_asc(flight::Column::Airline)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let read = |code: String| CarrierCode::parse(&code).map_err(|_| DbError::Unreadable("flight_orders.airline"));
        codes.into_iter().map(read).collect()
    }

    /// Orders of the agency under a filter. Joined with their flight rows only if the filter names airlines, so that an index
    /// alone answers most counts.
    fn narrowed(&self, agency: AgencyId, filter: &OrderFilter) -> Select<Entity> {
        let own = filtered(self.of_agency_alone(agency), filter);
        if filter.airlines.is_empty() {
            return own;
        }
        let codes = filter.airlines.iter().map(CarrierCode::as_str);
        own.join(JoinType::InnerJoin, with_flight())
            .filter(flight::Column::AgencyId.eq(agency.0))
            .filter(flight::Column::Airline.is_in(codes))
    }

    /// The orders with these keys, in this order.
    async fn by_keys(&self, keys: Vec<Uuid>) -> Result<Vec<FlightOrder>, DbError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let found = self.all_rows().filter(Column::Id.is_in(keys.iter().copied()));
        let found = self.all(found.select_also(flight::Entity)).await?;
        let mut found: BTreeMap<Uuid, FlightOrder> = found.into_iter().map(|order| (order.id.0, order)).collect();
        Ok(keys.iter().filter_map(|key| found.remove(key)).collect())
    }
}

/// Written before a name, and no part of it.
const TITLES: [&str; 5] = ["mr", "mrs", "ms", "miss", "mstr"];

/// What an order must have, all of it: the words of a name in any order (`RAHMAN/KARIM MR`), or a ticket number however it is spaced.
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
        let pattern = format!("%{}%", escaped(&term));
        select = select.filter(Column::SearchText.like(LikeExpr::new(pattern).escape('\\')));
    }
    if let Some((field, span)) = &filter.instants {
        select = match field {
            InstantField::Created => within(select, Column::CreatedAt, *span),
            InstantField::TimeLimit => within(select.filter(is_limited()), Column::TimeLimitAt, *span),
        };
    }
    if let Some(span) = &filter.departs_on {
        if let Some(from) = span.from {
            select = select.filter(Column::StartsOn.gte(from));
        }
        if let Some(until) = span.until {
            select = select.filter(Column::StartsOn.lte(until));
        }
    }
    select
}

/// At or after the beginning of a span and before its end.
fn within(mut select: Select<Entity>, column: impl ColumnTrait, span: Span<DateTime<Utc>>) -> Select<Entity> {
    if let Some(from) = span.from {
        select = select.filter(column.gte(from));
    }
    if let Some(until) = span.until {
        select = select.filter(column.lt(until));
    }
    select
}

/// `%` and `_` in what somebody typed are letters.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
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
