//! Notes on orders. The order is locked before one is added or removed.

use jetway_domain::ids::{AgencyId, OrderId, OrderNoteId, OrderReference, UserId};
use jetway_domain::order::{NoteText, OrderNote};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::order::{self, note};
use crate::{DbError, Tx};

/// The order notes of a tenant's agencies.
#[derive(Debug)]
pub struct OrderNotes<'t>(&'t Tx);

impl Tx {
    /// Notes on orders.
    #[must_use]
    pub const fn order_notes(&self) -> OrderNotes<'_> {
        OrderNotes(self)
    }
}

impl OrderNotes<'_> {
    /// Lock an order until the transaction ends, so that changes to it and to its notes are serialised. Its
    /// version stays: a note conflicts with no other change. `None` if the agency has no such order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold_order(&self, agency: AgencyId, reference: &OrderReference) -> Result<Option<OrderId>, DbError> {
        let own = self.0.orders().of_agency(agency);
        let held: Option<Uuid> = own
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::Reference.eq(reference.as_str()))
            .lock_exclusive()
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        Ok(held.map(OrderId))
    }

    /// Notes of an agency on an order, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn of_order(&self, agency: AgencyId, order: OrderId) -> Result<Vec<OrderNote>, DbError> {
        let found = self.standing(agency, order).order_by_desc(note::Column::Number);
        found.all(&self.0.conn).await?.into_iter().map(note_of).collect()
    }

    /// Insert a note on a locked order. Returns `false` if the tenant has one with this key already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, agency: AgencyId, note: &OrderNote) -> Result<bool, DbError> {
        let last: Option<Option<i64>> = self
            .standing(agency, note.order)
            .select_only()
            .column_as(note::Column::Number.max(), "last")
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        let row = note::Model {
            tenant: self.0.tenant(),
            id: note.id.0,
            agency_id: agency.0,
            order_id: note.order.0,
            number: last.flatten().unwrap_or(0) + 1,
            author_id: note.author.0,
            author_name: note.author_name.clone(),
            text: note.text.as_str().to_owned(),
            written_at: note.written_at,
        };
        note::Entity::insert_row_once(self.0, row).await
    }

    /// Remove a note from a locked order. Returns whether it existed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove(&self, agency: AgencyId, order: OrderId, id: OrderNoteId) -> Result<bool, DbError> {
        let gone = note::Entity::delete_in_tenant(self.0.scope())
            .filter(note::Column::AgencyId.eq(agency.0))
            .filter(note::Column::OrderId.eq(order.0))
            .filter(note::Column::Id.eq(id.0))
            .exec(&self.0.conn)
            .await?;
        Ok(gone.rows_affected == 1)
    }

    fn standing(&self, agency: AgencyId, order: OrderId) -> Select<note::Entity> {
        note::Entity::in_tenant(self.0.scope())
            .filter(note::Column::AgencyId.eq(agency.0))
            .filter(note::Column::OrderId.eq(order.0))
    }
}

fn note_of(row: note::Model) -> Result<OrderNote, DbError> {
    Ok(OrderNote {
        id: OrderNoteId(row.id),
        order: OrderId(row.order_id),
        author: UserId(row.author_id),
        author_name: row.author_name,
        text: NoteText::parse(&row.text).map_err(|_| DbError::Unreadable("order_notes.text"))?,
        written_at: row.written_at,
    })
}
