//! Lots as agencies find them, and the seats of days.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::codes::AirportCode;
use jetway_domain::ids::AgencyId;
use jetway_domain::lot::{FareLot, LotKind, LotState};
use sea_orm::sea_query::{Condition, Expr, ExprTrait};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};

use super::{Column, Entity, FareLots, LotMark, after_mark};
use crate::DbError;
use crate::entity::TenantRows;

/// Which lots on sale an agency looks for; what is absent does not filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaleFilter {
    /// Their kind.
    pub kind: LotKind,
    /// The agency, which sees them.
    pub agency: AgencyId,
    /// Their first flight leaves after it.
    pub now: DateTime<Utc>,
    /// First and last day of departure, by the clock of the origin.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Airports that their flights touch, each of them.
    pub airports: Vec<AirportCode>,
    /// Seats that are free.
    pub seats: Option<u32>,
}

/// The lots that leave on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DaySeats {
    /// The day, by the clock of the origin.
    pub day: NaiveDate,
    /// How many lots there are.
    pub lots: u32,
    /// Their seats.
    pub total: u32,
    /// Seats held for orders.
    pub held: u32,
    /// Seats issued.
    pub sold: u32,
}

impl FareLots<'_> {
    /// At most `most` lots on sale that match, by departure, after a position; sold out ones included unless seats are asked for.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn on_sale(
        &self,
        filter: &SaleFilter,
        after: Option<LotMark>,
        most: u64,
    ) -> Result<Vec<FareLot>, DbError> {
        // A list of agencies is stored as a list of their keys.
        let key = format!("%{}%", filter.agency);
        let named = Expr::col(Column::Agencies).cast_as("text").like(key);
        let mut found = self
            .rows()
            .filter(Column::Kind.eq(filter.kind.name()))
            .filter(Column::State.eq(LotState::OnSale.name()))
            .filter(Column::DepartsAt.gt(filter.now))
            .filter(Condition::any().add(Column::Agencies.is_null()).add(named));
        if let Some((first, last)) = filter.days {
            found = found.filter(Column::DepartsOn.between(first, last));
        }
        for airport in &filter.airports {
            // Titles have such letters too; the caller looks closer.
            let word = format!("%{}%", airport.as_str().to_lowercase());
            found = found.filter(Column::Words.like(word));
        }
        if let Some(seats) = filter.seats {
            let free = Expr::col(Column::SeatsTotal)
                .sub(Expr::col(Column::SeatsHeld))
                .sub(Expr::col(Column::SeatsSold));
            found = found.filter(ExprTrait::gte(free, i64::from(seats)));
        }
        self.read(after_mark(found, after).limit(most)).await
    }

    /// The seats of the days from `from` to `to`, both included, of lots in every state; days without lots are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_day(
        &self,
        kind: Option<LotKind>,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<DaySeats>, DbError> {
        // PostgreSQL adds whole numbers up to a decimal.
        let sum = |column: Column| Expr::col(column).sum().cast_as("bigint");
        let mut found = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::DepartsOn)
            .column_as(Column::Id.count(), "lots")
            .column_as(sum(Column::SeatsTotal), "total")
            .column_as(sum(Column::SeatsHeld), "held")
            .column_as(sum(Column::SeatsSold), "sold")
            .filter(Column::DepartsOn.between(from, to))
            .group_by(Column::DepartsOn)
            .order_by_asc(Column::DepartsOn);
        if let Some(kind) = kind {
            found = found.filter(Column::Kind.eq(kind.name()));
        }
        let rows: Vec<(NaiveDate, i64, i64, i64, i64)> = found.into_tuple().all(&self.0.conn).await?;
        let count = |count: i64| u32::try_from(count).unwrap_or(u32::MAX);
        let day = |(day, lots, total, held, sold)| DaySeats {
            day,
            lots: count(lots),
            total: count(total),
            held: count(held),
            sold: count(sold),
        };
        Ok(rows.into_iter().map(day).collect())
    }
}
