//! Sources of tenants. Whatever a source does (disappear, return, deliver invalid data), the registry keeps serving
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

/// A tenant from a source, or why it cannot be provided.
pub type Reading = Result<Document, TenantFault>;

/// What a source delivers.
#[derive(Debug)]
pub enum Delivery {
    /// All tenants; any other is gone.
    Everything(Vec<Reading>),
    /// Changes.
    Changes {
        /// New and changed tenants.
        readings: Vec<Reading>,
        /// Deleted tenants.
        gone: Vec<TenantSlug>,
    },
    /// The source cannot be reached, with the reason.
    Away(String),
}

/// Receives deliveries, one after the other.
pub type Deliver = Box<dyn Fn(Delivery) + Send + Sync>;

/// Stops following when dropped.
pub type SourceGuard = Box<dyn Any + Send + Sync>;

/// A source of tenants.
pub trait TenantSource: fmt::Debug + Send + Sync {
    /// Its location, for messages.
    fn place(&self) -> String;

    /// All current tenants; `None` from a source that only delivers to followers.
    ///
    /// # Errors
    /// Why the source cannot be reached.
    fn all(&self) -> Result<Option<Vec<Reading>>, String>;

    /// Delivers every change from now on. The first delivery may repeat what [`TenantSource::all`] returned.
    ///
    /// # Errors
    /// Why the source can never deliver.
    fn watch(&self, deliver: Deliver) -> Result<SourceGuard, String>;
}
