//! The bookings list of an agency.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::sea_query::{LikeExpr, SimpleExpr};
use sea_orm::{ColumnTrait, Order, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use super::Orders;
use super::row::order_of;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::order::{Column, Entity};

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
        let found = filtered(self.of_agency(agency), filter);
        let total = found.clone().count(&self.0.conn).await?;
        let column = match sort.by {
            SortField::Created => Column::CreatedAt,
            SortField::Travel => Column::DepartsOn,
            SortField::TimeLimit => Column::TicketingTimeLimitAt,
        };
        let direction = if sort.descending { Order::Desc } else { Order::Asc };
        let first = match sort.by {
            SortField::TimeLimit => found.order_by(is_limited(), Order::Desc),
            SortField::Created | SortField::Travel => found,
        };
        let rows = first
            .order_by(column, direction)
            .order_by_desc(Column::Reference)
            .offset(page.saturating_sub(1).saturating_mul(page_size).min(LAST_OFFSET))
            .limit(page_size)
            .all(&self.0.conn)
            .await?;
        let orders = rows.into_iter().map(order_of).collect::<Result<_, _>>()?;
        Ok(OrderPage { orders, total })
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
        let rows: Vec<(String, i64)> = filtered(self.of_agency(agency), &any_state)
            .select_only()
            .column(Column::Status)
            .column_as(Column::Id.count(), "orders")
            .group_by(Column::Status)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        rows.into_iter()
            .map(|(status, orders)| {
                let status = OrderStatus::parse(&status).ok_or(DbError::Unreadable("flight_orders.status"))?;
                Ok((status, u64::try_from(orders).unwrap_or(0)))
            })
            .collect()
    }

    /// Airlines that ticket orders of the agency, by code. A backend of before that still runs writes none beside an order.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn airlines(&self, agency: AgencyId) -> Result<Vec<CarrierCode>, DbError> {
        let codes: Vec<String> = self
            .of_agency(agency)
            .select_only()
            .column(Column::Airline)
            .filter(Column::Airline.ne(""))
            .distinct()
            .order_by_asc(Column::Airline)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let read = |code: String| CarrierCode::parse(&code).map_err(|_| DbError::Unreadable("flight_orders.airline"));
        codes.into_iter().map(read).collect()
    }

    /// Who made orders of the agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn makers(&self, agency: AgencyId) -> Result<Vec<UserId>, DbError> {
        let people: Vec<Uuid> = self
            .of_agency(agency)
            .select_only()
            .column(Column::CreatedBy)
            .distinct()
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(people.into_iter().map(UserId).collect())
    }

    pub(super) fn of_agency(&self, agency: AgencyId) -> Select<Entity> {
        Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::WithdrawnAt.is_null())
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
    if !filter.airlines.is_empty() {
        let codes = filter.airlines.iter().map(CarrierCode::as_str);
        select = select.filter(Column::Airline.is_in(codes));
    }
    if let Some(makers) = &filter.makers {
        select = select.filter(Column::CreatedBy.is_in(makers.iter().map(|maker| maker.0)));
    }
    for term in filter.search.as_deref().map(terms).unwrap_or_default() {
        let pattern = format!("%{}%", escaped(&term));
        select = select.filter(Column::SearchText.like(LikeExpr::new(pattern).escape('\\')));
    }
    if let Some((field, span)) = &filter.instants {
        let column = match field {
            InstantField::Created => Column::CreatedAt,
            InstantField::TimeLimit => {
                select = select.filter(is_limited());
                Column::TicketingTimeLimitAt
            }
        };
        select = span
            .from
            .map_or_else(|| select.clone(), |from| select.clone().filter(column.gte(from)));
        select = span
            .until
            .map_or_else(|| select.clone(), |until| select.clone().filter(column.lt(until)));
    }
    if let Some(span) = &filter.departs_on {
        let column = Column::DepartsOn;
        select = span
            .from
            .map_or_else(|| select.clone(), |from| select.clone().filter(column.gte(from)));
        select = span
            .until
            .map_or_else(|| select.clone(), |until| select.clone().filter(column.lte(until)));
    }
    select
}

/// `%` and `_` in what somebody typed are letters.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
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
