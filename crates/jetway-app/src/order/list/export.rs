//! All orders of a list as an export.

use async_trait::async_trait;
use jetway_db::repo::orders::Among;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::OrderId;

use super::{BookingsQuery, sort_of};
use crate::context::Caller;
use crate::context::export::{Export, Keyed};
use crate::order::Orders;
use crate::order::product::{ProductOrder, StoredOrder};

#[async_trait]
impl<O: StoredOrder> Keyed for O {
    type Key = OrderId;

    async fn with_keys(tx: &Tx, keys: &[OrderId]) -> Result<Vec<Self>, DbError> {
        Self::load(tx, keys).await
    }
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
    ) -> Result<Export<O>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter::<O>(&tx, caller, query, among).await?;
        let keys = tx.orders().keys(caller.agency, &filter, sort_of(query)).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }
}
