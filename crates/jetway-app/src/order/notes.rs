//! Notes on orders, internal to the agency. Source: ADR 0075.

use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderId, OrderNoteId, OrderReference};
use jetway_domain::order::{MOST_NOTES, NoteText, OrderEventKind, OrderNote};

use super::change::Change;
use super::error::{OrderError, store_failures};
use super::service::Orders;
use crate::context::Caller;

/// Why a note was not read, written or removed. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum NoteError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Another user wrote it.
    #[error("the note is another user's")]
    NotYours,
    /// The order has [`MOST_NOTES`] notes.
    #[error("the order has the maximum number of notes")]
    Full,
    /// Another note has this key.
    #[error("the key belongs to another note")]
    KeyTaken,
}

store_failures!(NoteError);

impl Orders {
    /// Notes of the caller's agency on an order, newest first.
    ///
    /// # Errors
    /// When the agency has no such order.
    pub async fn notes(&self, caller: &Caller, reference: &OrderReference) -> Result<Vec<OrderNote>, NoteError> {
        let tx = self.services.read(&caller.tenant).await?;
        let order = tx.orders().by_reference(caller.agency, reference).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        Ok(tx.order_notes().of_order(caller.agency, order).await?)
    }

    /// Add a note. `id` is chosen by the client: repeating the request with it returns the stored note.
    ///
    /// # Errors
    /// When the agency has no such order, it has the maximum number of notes, or `id` belongs to another note.
    pub async fn add_note(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        id: Option<OrderNoteId>,
        text: NoteText,
    ) -> Result<OrderNote, NoteError> {
        let (tx, order) = self.with_order(caller, reference).await?;
        let standing = tx.order_notes().of_order(caller.agency, order).await?;
        if let Some(written) = standing.iter().find(|note| Some(note.id) == id) {
            let is_same = written.author == caller.user && written.text == text;
            return if is_same {
                Ok(written.clone())
            } else {
                Err(NoteError::KeyTaken)
            };
        }
        if standing.len() >= MOST_NOTES {
            return Err(NoteError::Full);
        }
        let note = OrderNote {
            id: id.unwrap_or_else(|| OrderNoteId::fresh(self.services.ids())),
            order,
            author: caller.user,
            author_name: caller.user_name.clone(),
            text,
            written_at: self.services.now(),
        };
        if !tx.order_notes().insert(caller.agency, &note).await? {
            return Err(NoteError::KeyTaken);
        }
        self.tell(&tx, caller, order, (OrderEventKind::NoteAdded, "A note was written."))
            .await?;
        tx.commit().await?;
        Ok(note)
    }

    /// Remove one's own note. Returns the remaining notes, newest first. Removing a note that no longer exists succeeds.
    ///
    /// # Errors
    /// When the agency has no such order, or another user wrote the note.
    pub async fn remove_note(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        id: OrderNoteId,
    ) -> Result<Vec<OrderNote>, NoteError> {
        let (tx, order) = self.with_order(caller, reference).await?;
        let mut standing = tx.order_notes().of_order(caller.agency, order).await?;
        let Some(at) = standing.iter().position(|note| note.id == id) else {
            return Ok(standing);
        };
        if standing.remove(at).author != caller.user {
            return Err(NoteError::NotYours);
        }
        if tx.order_notes().remove(caller.agency, order, id).await? {
            self.tell(&tx, caller, order, (OrderEventKind::NoteRemoved, "A note was removed."))
                .await?;
        }
        tx.commit().await?;
        Ok(standing)
    }

    /// A transaction with a locked order of the caller's agency.
    async fn with_order(&self, caller: &Caller, reference: &OrderReference) -> Result<(Tx, OrderId), NoteError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let held = tx.order_notes().hold_order(caller.agency, reference).await?;
        Ok((tx, held.ok_or(OrderError::NotFound)?))
    }

    /// Audit event without the text, so that a removed note leaves none.
    async fn tell(
        &self,
        tx: &Tx,
        caller: &Caller,
        order: OrderId,
        (kind, text): (OrderEventKind, &str),
    ) -> Result<(), DbError> {
        let event = Change::by(&caller.user_name, kind, text).event(self.services.now());
        tx.orders().record(order, &event).await
    }
}
