//! Where tenants come from. Whatever a source does (vanish, come back, deliver nonsense), the registry keeps serving
//! what it had.

mod folder;
mod notice;
mod poll;

use std::any::Any;
use std::fmt;

use crate::document::Document;
use crate::fault::TenantFault;
use crate::slug::TenantSlug;

pub use folder::FolderSource;

/// One tenant as a source has it, or why it cannot give it.
pub type Reading = Result<Document, TenantFault>;

/// What a source tells.
#[derive(Debug)]
pub enum Delivery {
    /// All tenants there are; who is not among them is gone.
    Everything(Vec<Reading>),
    /// What changed.
    Changes {
        /// New and changed tenants.
        readings: Vec<Reading>,
        /// Tenants that are gone for good.
        gone: Vec<TenantSlug>,
    },
    /// The source cannot be reached, and why.
    Away(String),
}

/// Takes deliveries, one after the other.
pub type Deliver = Box<dyn Fn(Delivery) + Send + Sync>;

/// Ends the watch when dropped.
pub type SourceGuard = Box<dyn Any + Send + Sync>;

/// Where tenants come from.
pub trait TenantSource: fmt::Debug + Send + Sync {
    /// Where it is, for people.
    fn place(&self) -> String;

    /// All tenants there are now; `None` from a source that only delivers to who watches.
    ///
    /// # Errors
    /// Why the source cannot be reached.
    fn all(&self) -> Result<Option<Vec<Reading>>, String>;

    /// Deliver every change from now on. The first delivery may repeat what [`TenantSource::all`] gave.
    ///
    /// # Errors
    /// Why nothing can be delivered, ever.
    fn watch(&self, deliver: Deliver) -> Result<SourceGuard, String>;
}
