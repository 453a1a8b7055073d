//! All orders of a list, a few at a time.

use std::marker::PhantomData;
use std::sync::Arc;
use std::vec;

use jetway_db::DbError;
use jetway_db::repo::orders::Among;
use jetway_domain::ids::{OrderId, TenantId};

use super::{BookingsQuery, sort_of};
use crate::context::{Caller, Services};
use crate::order::Orders;
use crate::order::product::ProductOrder;

/// Orders read at once. Their documents are kilobytes each.
const PART: usize = 100;

/// All orders that match a query when the export begins. Whatever changes meanwhile, none comes twice.
pub struct BookingsExport<O> {
    services: Arc<Services>,
    tenant: TenantId,
    keys: vec::IntoIter<OrderId>,
    product: PhantomData<O>,
}

impl Orders {
    /// Begin an export of the agency's orders of a product. Page and page size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export_bookings<O: ProductOrder>(
        &self,
        caller: &Caller,
        query: &BookingsQuery,
        among: Option<Among>,
    ) -> Result<BookingsExport<O>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter::<O>(&tx, caller, query, among).await?;
        let keys = tx.orders().keys(caller.agency, &filter, sort_of(query)).await?;
        Ok(BookingsExport {
            services: Arc::clone(&self.services),
            tenant: caller.tenant.clone(),
            keys: keys.into_iter(),
            product: PhantomData,
        })
    }
}

impl<O: ProductOrder> BookingsExport<O> {
    /// The next orders; `None` after the last. No transaction is open between two calls.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn next(&mut self) -> Result<Option<Vec<O>>, DbError> {
        let keys: Vec<OrderId> = self.keys.by_ref().take(PART).collect();
        if keys.is_empty() {
            return Ok(None);
        }
        let tx = self.services.read(&self.tenant).await?;
        O::load(&tx, &keys).await.map(Some)
    }
}
