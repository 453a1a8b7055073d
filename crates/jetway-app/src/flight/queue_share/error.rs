//! Why a record is not shown or priced.

use jetway_db::DbError;
use jetway_domain::air::offer::foreign::ImportBlocker;
use jetway_domain::ids::OrderReference;

use crate::flight::quote::QuoteError;
use crate::flight::sale::session::SessionError;
use crate::flight::suppliers::SupplierTrouble;

/// Why a record is not shown or priced.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// No supplier with this code accepts transferred records.
    #[error("this source does not accept records")]
    UnknownSource,
    /// Records are shown by locator and surname only.
    #[error("the surname is missing")]
    SurnameMissing,
    /// The source has no such record, or no traveller in it has this surname.
    #[error("no such record")]
    NotFound,
    /// It cannot become an order.
    #[error("{} blockers", blockers.len())]
    Blocked {
        /// Why.
        blockers: Vec<ImportBlocker>,
        /// The agency's order that it became.
        order: Option<OrderReference>,
    },
    /// No answer from the supplier.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// It has no price.
    #[error(transparent)]
    Quote(#[from] QuoteError),
    /// The session cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
