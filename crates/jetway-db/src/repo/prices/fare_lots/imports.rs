//! Imports of lots, and their undoing.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{FareLotId, LotImportId};
use jetway_domain::lot::{FareLot, LotImport, LotState, SeatMoveKind};
use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{BATCH, Column, Entity, FareLots};
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::prices::{lot_import, seat_move};

/// What undoing an import did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UndoneImport {
    /// Lots that are gone.
    pub removed: u64,
    /// Lots that stay because an order took seats of them, at some time.
    pub kept: u64,
}

impl FareLots<'_> {
    /// Insert an import, before its lots. `digest` is a hash of its file. Returns `false`, and inserts nothing, if a file of this hash is
    /// imported already and not undone.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert_import(&self, import: &LotImport, digest: &str) -> Result<bool, DbError> {
        let row = lot_import::Model {
            tenant: self.0.tenant(),
            id: import.id.0,
            lots: i64::from(import.lots),
            made_by: import.made_by.clone(),
            made_at: import.made_at,
            undone_by: import.undone.as_ref().map(|(by, _)| by.clone()),
            undone_at: import.undone.as_ref().map(|(_, at)| *at),
            digest: Some(digest.to_owned()),
            loaded: import.loaded.map(i64::from),
        };
        lot_import::Entity::insert_row_once(self.0, row).await
    }

    /// The import of a file of this hash that is not undone.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn import_of(&self, digest: &str) -> Result<Option<LotImport>, DbError> {
        let found = lot_import::Entity::in_tenant(self.0.scope())
            .filter(lot_import::Column::Digest.eq(digest))
            .filter(lot_import::Column::UndoneAt.is_null())
            .one(&self.0.conn)
            .await?;
        found.map(import_of).transpose()
    }

    /// At most `most` imports, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn imports(&self, most: u64) -> Result<Vec<LotImport>, DbError> {
        let rows = lot_import::Entity::in_tenant(self.0.scope())
            .order_by_desc(lot_import::Column::MadeAt)
            .order_by_desc(lot_import::Column::Id)
            .limit(most)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(import_of).collect()
    }

    /// Correct how many lots an import made.
    ///
    /// # Errors
    /// When the database fails, or the number is zero.
    pub async fn set_import_lots(&self, id: LotImportId, lots: u32) -> Result<(), DbError> {
        lot_import::Entity::update_in_tenant(self.0.scope())
            .filter(lot_import::Column::Id.eq(id.0))
            .col_expr(lot_import::Column::Lots, Expr::value(i64::from(lots)))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Note how many lots of an import are stored. Returns `false`, and changes nothing, if the import is undone. An undo waits until
    /// the transaction ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_import_loaded(&self, id: LotImportId, loaded: u32) -> Result<bool, DbError> {
        self.set_loaded(id, Some(i64::from(loaded))).await
    }

    /// End an import: its lots with these identifiers go on sale, but for those that were changed since they were stored. Returns
    /// `false`, and changes nothing, if the import is undone.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_import(&self, id: LotImportId, on_sale: &[FareLotId]) -> Result<bool, DbError> {
        if !self.set_loaded(id, None).await? {
            return Ok(false);
        }
        for batch in on_sale.chunks(BATCH) {
            Entity::update_in_tenant(self.0.scope())
                .filter(Column::Id.is_in(batch.iter().map(|lot| lot.0)))
                .filter(Column::ImportId.eq(id.0))
                .filter(Column::Version.eq(1_i64))
                .col_expr(Column::Version, Expr::value(2_i64))
                .col_expr(Column::State, Expr::value(LotState::OnSale.name()))
                .exec(&self.0.conn)
                .await?;
        }
        Ok(true)
    }

    async fn set_loaded(&self, id: LotImportId, loaded: Option<i64>) -> Result<bool, DbError> {
        let noted = lot_import::Entity::update_in_tenant(self.0.scope())
            .filter(lot_import::Column::Id.eq(id.0))
            .filter(lot_import::Column::UndoneAt.is_null())
            .col_expr(lot_import::Column::Loaded, Expr::value(loaded))
            .exec(&self.0.conn)
            .await?;
        Ok(noted.rows_affected == 1)
    }

    /// The lots that stayed when their import was undone, and leave from `first` to `last`, both included; by departure.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn kept_of_undone(&self, first: DateTime<Utc>, last: DateTime<Utc>) -> Result<Vec<FareLot>, DbError> {
        let undone = Query::select()
            .column(lot_import::Column::Id)
            .from(lot_import::Entity)
            .and_where(lot_import::Column::Tenant.eq(self.0.scope().key()))
            .and_where(lot_import::Column::UndoneAt.is_not_null())
            .to_owned();
        let kept = self
            .rows()
            .filter(Column::ImportId.in_subquery(undone))
            .filter(Column::DepartsAt.between(first, last));
        self.read(kept).await
    }

    /// Remove the lots of an import that no order ever took seats of. `None` if the tenant has no such import, or it is undone.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn undo_import(
        &self,
        id: LotImportId,
        by: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<UndoneImport>, DbError> {
        let marked = lot_import::Entity::update_in_tenant(self.0.scope())
            .filter(lot_import::Column::Id.eq(id.0))
            .filter(lot_import::Column::UndoneAt.is_null())
            .col_expr(lot_import::Column::UndoneBy, Expr::value(by))
            .col_expr(lot_import::Column::UndoneAt, Expr::value(now))
            .exec(&self.0.conn)
            .await?;
        if marked.rows_affected == 0 {
            return Ok(None);
        }
        // No order takes seats of a locked lot before this transaction ends.
        let all: Vec<Uuid> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::Id)
            .filter(Column::ImportId.eq(id.0))
            .lock_exclusive()
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let tenant = self.0.scope().key();
        let ordered = Query::select()
            .column(seat_move::Column::LotId)
            .from(seat_move::Entity)
            .and_where(seat_move::Column::Tenant.eq(tenant))
            .and_where(seat_move::Column::Kind.ne(SeatMoveKind::Changed.name()))
            .to_owned();
        let untouched = Query::select()
            .column(Column::Id)
            .from(Entity)
            .and_where(Column::Tenant.eq(tenant))
            .and_where(Column::ImportId.eq(id.0))
            .and_where(Column::Id.not_in_subquery(ordered.clone()))
            .to_owned();
        seat_move::Entity::delete_in_tenant(self.0.scope())
            .filter(seat_move::Column::LotId.in_subquery(untouched))
            .exec(&self.0.conn)
            .await?;
        let gone = Entity::delete_in_tenant(self.0.scope())
            .filter(Column::ImportId.eq(id.0))
            .filter(Column::Id.not_in_subquery(ordered))
            .exec(&self.0.conn)
            .await?;
        let all = u64::try_from(all.len()).unwrap_or(u64::MAX);
        Ok(Some(UndoneImport {
            removed: gone.rows_affected,
            kept: all.saturating_sub(gone.rows_affected),
        }))
    }
}

fn import_of(row: lot_import::Model) -> Result<LotImport, DbError> {
    Ok(LotImport {
        id: LotImportId(row.id),
        lots: u32::try_from(row.lots).map_err(|_| DbError::Unreadable("lot_imports.lots"))?,
        loaded: row
            .loaded
            .map(u32::try_from)
            .transpose()
            .map_err(|_| DbError::Unreadable("lot_imports.loaded"))?,
        made_by: row.made_by,
        made_at: row.made_at,
        undone: row.undone_by.zip(row.undone_at),
    })
}
