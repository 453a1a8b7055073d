//! Fare lots.

mod imports;
mod row;
mod sale;
mod seats;

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::{FareLot, LotKind, LotState};
use sea_orm::sea_query::{Condition, Expr};
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Select};

use self::row::{lot_of, row_of};
use crate::entity::TenantRows;
use crate::entity::prices::fare_lot::{Column, Entity};
use crate::repo::holds_all;
use crate::{DbError, Tx};

pub use imports::UndoneImport;
pub use sale::{DaySeats, SaleFilter};
pub use seats::SeatChange;

/// Rows of one statement: within the parameters that SQLite binds.
const BATCH: usize = 500;

/// The fare lots of a tenant.
#[derive(Debug)]
pub struct FareLots<'t>(&'t Tx);

impl Tx {
    /// Fare lots.
    #[must_use]
    pub const fn fare_lots(&self) -> FareLots<'_> {
        FareLots(self)
    }
}

/// Which lots operators list; `None` does not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotListFilter {
    /// Of this kind.
    pub kind: Option<LotKind>,
    /// In this state.
    pub state: Option<LotState>,
    /// Leaving on this day or later, by the clock of the origin.
    pub from: Option<NaiveDate>,
    /// Leaving on this day or before.
    pub to: Option<NaiveDate>,
    /// Part of title, route, airline or flight number, in any letter case.
    pub search: Option<String>,
}

/// Position of a lot in the list by departure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotMark {
    /// When its first flight leaves.
    pub departs_at: DateTime<Utc>,
    /// Its identifier.
    pub id: FareLotId,
}

impl LotMark {
    /// Where a lot is.
    #[must_use]
    pub const fn of(lot: &FareLot) -> Self {
        Self {
            departs_at: lot.offer.departs_at,
            id: lot.id,
        }
    }
}

impl FareLots<'_> {
    /// The lot with this identifier.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn find(&self, id: FareLotId) -> Result<Option<FareLot>, DbError> {
        let found = self.rows().filter(Column::Id.eq(id.0)).one(&self.0.conn).await?;
        found.map(lot_of).transpose()
    }

    /// The lots with these identifiers, by departure. Unknown identifiers are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &BTreeSet<FareLotId>) -> Result<Vec<FareLot>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let keys = ids.iter().map(|id| id.0);
        self.read(self.rows().filter(Column::Id.is_in(keys))).await
    }

    /// At most `most` lots that match, by departure, after a position.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn page(
        &self,
        filter: &LotListFilter,
        after: Option<LotMark>,
        most: u64,
    ) -> Result<Vec<FareLot>, DbError> {
        let mut found = self.rows();
        if let Some(kind) = filter.kind {
            found = found.filter(Column::Kind.eq(kind.name()));
        }
        if let Some(state) = filter.state {
            found = found.filter(Column::State.eq(state.name()));
        }
        if let Some(from) = filter.from {
            found = found.filter(Column::DepartsOn.gte(from));
        }
        if let Some(to) = filter.to {
            found = found.filter(Column::DepartsOn.lte(to));
        }
        if let Some(search) = &filter.search {
            found = found.filter(holds_all(Column::Words, search));
        }
        found = after_mark(found, after);
        self.read(found.limit(most)).await
    }

    /// Insert new lots.
    ///
    /// # Errors
    /// When the database fails, or one of them exists.
    pub async fn insert(&self, lots: &[FareLot]) -> Result<(), DbError> {
        for batch in lots.chunks(BATCH) {
            let rows: Result<Vec<_>, DbError> = batch.iter().map(|lot| row_of(self.0, lot)).collect();
            let rows = rows?.into_iter().map(IntoActiveModel::into_active_model);
            Entity::insert_many(rows).exec_without_returning(&self.0.conn).await?;
        }
        Ok(())
    }

    /// Save offer, state and visibility, but not the seats, unless a concurrent change was saved first. Returns whether they were
    /// saved; if so, `lot.version` has increased.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save(&self, lot: &mut FareLot) -> Result<bool, DbError> {
        let row = row_of(self.0, lot)?;
        let saved = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(lot.id.0))
            .filter(Column::Version.eq(i64::from(lot.version)))
            .col_expr(Column::Version, Expr::value(row.version + 1))
            .col_expr(Column::Kind, Expr::value(row.kind))
            .col_expr(Column::State, Expr::value(row.state))
            .col_expr(Column::DepartsOn, Expr::value(row.departs_on))
            .col_expr(Column::DepartsAt, Expr::value(row.departs_at))
            .col_expr(Column::Words, Expr::value(row.words))
            .col_expr(Column::Offer, Expr::value(row.offer))
            .col_expr(Column::Agencies, Expr::value(row.agencies))
            .col_expr(Column::ChangedAt, Expr::value(row.changed_at))
            .col_expr(Column::ChangedBy, Expr::value(row.changed_by))
            .exec(&self.0.conn)
            .await?;
        let kept = saved.rows_affected == 1;
        if kept {
            lot.version += 1;
        }
        Ok(kept)
    }

    fn rows(&self) -> Select<Entity> {
        Entity::in_tenant(self.0.scope())
            .order_by_asc(Column::DepartsAt)
            .order_by_asc(Column::Id)
    }

    async fn read(&self, found: Select<Entity>) -> Result<Vec<FareLot>, DbError> {
        found.all(&self.0.conn).await?.into_iter().map(lot_of).collect()
    }
}

/// The lots of a list by departure that come after a position.
fn after_mark(found: Select<Entity>, after: Option<LotMark>) -> Select<Entity> {
    let Some(mark) = after else {
        return found;
    };
    let same_instant = Condition::all()
        .add(Column::DepartsAt.eq(mark.departs_at))
        .add(Column::Id.gt(mark.id.0));
    found.filter(
        Condition::any()
            .add(Column::DepartsAt.gt(mark.departs_at))
            .add(same_instant),
    )
}
