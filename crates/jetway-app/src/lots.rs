//! Fare lots, and the groups that buy their seats. Source: ADR 0111, 0112.

pub mod calendar;
mod change;
pub mod group;
pub mod import;
mod place;
pub mod requests;
pub mod search;
mod sheet;
pub mod umrah;

use jetway_db::DbError;
use jetway_domain::lot::{LotFault, LotImport, LotSeats};

pub use change::{LotCase, LotList, LotPage, NewLot, SeatOrder, StateOrder};
pub use jetway_db::repo::prices::fare_lots::{LotListFilter, LotMark, SeatChange, UndoneImport};
pub use sheet::{SheetProblem, TEMPLATE};

/// Why a lot was not changed. Nothing was.
#[derive(Debug, thiserror::Error)]
pub enum LotError {
    /// The tenant has no such lot, import or agency.
    #[error("there is no such lot")]
    NotFound,
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// Its state does not allow it.
    #[error("the lot does not allow this now")]
    WrongState,
    /// Orders have more seats than would remain; the current seats.
    #[error("orders have more seats than would remain")]
    SeatsTaken(LotSeats),
    /// The file is imported already; the first import of it.
    #[error("the file is imported already")]
    Imported(LotImport),
    /// Invalid fields.
    #[error("the lot has invalid fields")]
    Faults(Vec<LotFault>),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
