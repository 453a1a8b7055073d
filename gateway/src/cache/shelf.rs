//! Storage of responses: capacity and purges.

mod coded;
mod entry;
mod epochs;
mod head;
mod share;
mod store;

pub use coded::Codings;
pub use entry::{Entry, Frame, Made};
pub use epochs::{Epochs, Purged, Target};
pub use head::{end_to_end, freshened, hide};
pub use store::{Kept, Shelf};
