//! Lists of any length, a few rows at a time.

use std::sync::Arc;
use std::vec;

use async_trait::async_trait;
use futures::{Stream, stream};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::TenantId;

use crate::context::Services;

/// Rows read at once. Their documents are kilobytes each.
const PART: usize = 100;

/// A row of a list that is read by its key.
#[async_trait]
pub trait Keyed: Sized + Send + 'static {
    /// What it is read by.
    type Key: Send + Sync + 'static;

    /// The rows with these keys, in the order of the keys. A key without a row is left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    async fn with_keys(tx: &Tx, keys: &[Self::Key]) -> Result<Vec<Self>, DbError>;
}

/// All rows that match a query when the export begins. None appears twice, even if rows change meanwhile.
pub struct Export<R: Keyed> {
    services: Arc<Services>,
    tenant: TenantId,
    keys: vec::IntoIter<R::Key>,
}

impl<R: Keyed> Export<R> {
    /// The rows with these keys, in the order of the keys.
    pub(crate) fn new(services: &Arc<Services>, tenant: &TenantId, keys: Vec<R::Key>) -> Self {
        Self {
            services: Arc::clone(services),
            tenant: tenant.clone(),
            keys: keys.into_iter(),
        }
    }

    /// The rows, part by part. No transaction is open between two parts. An error, when the database fails or a row cannot be
    /// read, is the last item.
    pub fn parts(self) -> impl Stream<Item = Result<Vec<R>, DbError>> + Send + 'static {
        stream::try_unfold(self, |mut export| async move {
            let rows = export.next().await?;
            Ok(rows.map(|rows| (rows, export)))
        })
    }

    async fn next(&mut self) -> Result<Option<Vec<R>>, DbError> {
        let keys: Vec<R::Key> = self.keys.by_ref().take(PART).collect();
        if keys.is_empty() {
            return Ok(None);
        }
        let tx = self.services.read(&self.tenant).await?;
        R::with_keys(&tx, &keys).await.map(Some)
    }
}
