//! Seats of lots. Each change is one conditional update, so that any number of transactions take exactly the seats there are, and
//! one line of the lot's history in the same transaction.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{FareLotId, SeatMoveId};
use jetway_domain::lot::{LotState, SeatMove, SeatMoveKind};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, UpdateMany};

use super::FareLots;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::prices::fare_lot::{Column, Entity};
use crate::entity::prices::seat_move;

/// Seats that an operator adds to a lot or takes from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatChange {
    /// Primary key of the change in the lot's history.
    pub id: SeatMoveId,
    /// The lot.
    pub lot: FareLotId,
    /// Seats that the airline gave, or took back if negative; not zero.
    pub delta: i32,
    /// Name of the operator.
    pub by: String,
    /// Why.
    pub reason: String,
    /// When.
    pub at: DateTime<Utc>,
}

impl FareLots<'_> {
    /// Hold free seats for an order. Returns `false`, and changes nothing, if fewer are free, the lot is not on sale, or its first
    /// flight has left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take(&self, seats: &SeatMove) -> Result<bool, DbError> {
        let free = Expr::col(Column::SeatsTotal)
            .sub(Expr::col(Column::SeatsHeld))
            .sub(Expr::col(Column::SeatsSold));
        let update = self
            .lot(seats.lot)
            .filter(Column::State.eq(LotState::OnSale.name()))
            .filter(Column::DepartsAt.gt(seats.at))
            .filter(ExprTrait::gte(free, i64::from(seats.seats)))
            .col_expr(Column::SeatsHeld, plus(Column::SeatsHeld, seats.seats));
        self.moved(update, seats, SeatMoveKind::Taken).await
    }

    /// Free seats that an order held. Returns `false`, and changes nothing, if fewer are held.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn give_back(&self, seats: &SeatMove) -> Result<bool, DbError> {
        let update = self
            .lot(seats.lot)
            .filter(Column::SeatsHeld.gte(i64::from(seats.seats)))
            .col_expr(Column::SeatsHeld, minus(Column::SeatsHeld, seats.seats));
        self.moved(update, seats, SeatMoveKind::Returned).await
    }

    /// Seats that an order held are issued. Returns `false`, and changes nothing, if fewer are held.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sell(&self, seats: &SeatMove) -> Result<bool, DbError> {
        let update = self
            .lot(seats.lot)
            .filter(Column::SeatsHeld.gte(i64::from(seats.seats)))
            .col_expr(Column::SeatsHeld, minus(Column::SeatsHeld, seats.seats))
            .col_expr(Column::SeatsSold, plus(Column::SeatsSold, seats.seats));
        self.moved(update, seats, SeatMoveKind::Sold).await
    }

    /// Free seats that were issued. Returns `false`, and changes nothing, if fewer are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn refund(&self, seats: &SeatMove) -> Result<bool, DbError> {
        let update = self
            .lot(seats.lot)
            .filter(Column::SeatsSold.gte(i64::from(seats.seats)))
            .col_expr(Column::SeatsSold, minus(Column::SeatsSold, seats.seats));
        self.moved(update, seats, SeatMoveKind::Refunded).await
    }

    /// Change how many seats a lot has, and its version. Returns `false`, and changes nothing, if the lot has another version, orders
    /// have more than would remain, or the tenant has no such lot.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn change_seats(&self, change: &SeatChange, version: u32) -> Result<bool, DbError> {
        let total = || Expr::col(Column::SeatsTotal).add(i64::from(change.delta));
        let taken = Expr::col(Column::SeatsHeld).add(Expr::col(Column::SeatsSold));
        let update = self
            .lot(change.lot)
            .filter(Column::Version.eq(i64::from(version)))
            .filter(ExprTrait::gte(total(), taken))
            .col_expr(Column::Version, Expr::value(i64::from(version) + 1))
            .col_expr(Column::SeatsTotal, total());
        if update.exec(&self.0.conn).await?.rows_affected == 0 {
            return Ok(false);
        }
        let row = seat_move::Model {
            tenant: self.0.tenant(),
            id: change.id.0,
            lot_id: change.lot.0,
            kind: SeatMoveKind::Changed.name().to_owned(),
            seats: i64::from(change.delta),
            order_id: None,
            moved_by: Some(change.by.clone()),
            reason: Some(change.reason.clone()),
            moved_at: change.at,
        };
        seat_move::Entity::insert_row(self.0, row).await?;
        Ok(true)
    }

    /// At most `most` changes that operators made to the seats of a lot, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn seat_changes(&self, lot: FareLotId, most: u64) -> Result<Vec<SeatChange>, DbError> {
        let rows = seat_move::Entity::in_tenant(self.0.scope())
            .filter(seat_move::Column::LotId.eq(lot.0))
            .filter(seat_move::Column::Kind.eq(SeatMoveKind::Changed.name()))
            .order_by_desc(seat_move::Column::MovedAt)
            .order_by_desc(seat_move::Column::Id)
            .limit(most)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(change_of).collect()
    }

    fn lot(&self, id: FareLotId) -> UpdateMany<Entity> {
        Entity::update_in_tenant(self.0.scope()).filter(Column::Id.eq(id.0))
    }

    async fn moved(&self, update: UpdateMany<Entity>, seats: &SeatMove, kind: SeatMoveKind) -> Result<bool, DbError> {
        if update.exec(&self.0.conn).await?.rows_affected == 0 {
            return Ok(false);
        }
        let row = seat_move::Model {
            tenant: self.0.tenant(),
            id: seats.id.0,
            lot_id: seats.lot.0,
            kind: kind.name().to_owned(),
            seats: i64::from(seats.seats),
            order_id: Some(seats.order.0),
            moved_by: None,
            reason: None,
            moved_at: seats.at,
        };
        seat_move::Entity::insert_row(self.0, row).await?;
        Ok(true)
    }
}

fn plus(column: Column, seats: u32) -> Expr {
    Expr::col(column).add(i64::from(seats))
}

fn minus(column: Column, seats: u32) -> Expr {
    Expr::col(column).sub(i64::from(seats))
}

fn change_of(row: seat_move::Model) -> Result<SeatChange, DbError> {
    Ok(SeatChange {
        id: SeatMoveId(row.id),
        lot: FareLotId(row.lot_id),
        delta: i32::try_from(row.seats).map_err(|_| DbError::Unreadable("seat_moves.seats"))?,
        by: row.moved_by.unwrap_or_default(),
        reason: row.reason.unwrap_or_default(),
        at: row.moved_at,
    })
}
